### What all editions of the axis family say alike: at the table, in battles, of the past. It names no nation and no unit; an edition may have its own words for any of it.

## At the table

axis-table-ipc-left = IPC left
axis-table-ipc = IPC
axis-table-production = production
axis-table-to-place = to place
axis-table-attack = Attack
axis-table-move = Move
axis-table-way = { NUMBER($steps) ->
    [one] { NUMBER($steps) } space away
   *[other] { NUMBER($steps) } spaces away
  }
axis-table-way-left = planes keep a range of { NUMBER($left) }
axis-table-lose = { $percent } % lose
axis-table-you-lose = you lose about { NUMBER($ipc, maximumFractionDigits: 0) } IPC
axis-table-they-lose = they { NUMBER($ipc, maximumFractionDigits: 0) }
axis-table-raid-damage = about { NUMBER($ipc, maximumFractionDigits: 1) } IPC damage
axis-table-add-attack = Add attack
axis-table-add-attack-risky = Attack at { $percent } %
axis-table-add-move = Move there
axis-table-place-there = Place in { $place }
axis-table-fight-there = Fight
axis-table-choose-attack = Choose a stack to attack with
axis-table-choose-attack-why = Targets light up; point at one to see your chance of winning. Nothing is final until you fight.
axis-table-choose-move = Choose a stack to move
axis-table-choose-move-why = Land your planes and bring up reinforcements. There is no fighting in this phase.
axis-table-no-orders = No orders yet.
axis-table-no-orders-why = Your orders appear here with their odds. You can take them back.
axis-table-edit-order = Change the orders to { $place }
axis-table-fallen = This removed another order too: { $reason }
axis-table-next-purchase = To the combat move
axis-table-next-nothing-bought = Buy nothing
axis-table-next-fight = { $count ->
    [0] No attacks this turn
    [one] Fight { NUMBER($count) } battle
   *[other] Fight { NUMBER($count) } battles
  }
axis-table-next-orders = Carry out your orders
axis-table-next-combat = Fight in { $place }
axis-table-next-combat-done = To the noncombat move
axis-table-next-noncombat = To placement
axis-table-next-place = End the turn
axis-table-warn-no_landing = { $place }: { $units } would have nowhere to land.
axis-table-warn-crash = { $place }: { $units } can no longer land and will be lost.
axis-table-warn-must_land = { $place }: { $units } must land first.
axis-table-warn-to_place = { $units } must be placed first.
axis-table-warn-not_placed = No place for { $units }: { $count ->
    [one] it is lost
   *[other] they are lost
  } when the turn ends.
axis-table-warn-zone_held = No place for { $units }: the enemy holds { $places }. Unless you win there in combat, { $count ->
    [one] it is lost
   *[other] they are lost
  }.
axis-table-warn-unspent = { $ipc } IPC unspent: enough for { $units }.
axis-table-warn-open_capital = Nobody defends { $place }, your capital, and { $nation } can reach it.
axis-table-warn-other = { $place }: { $units }
axis-table-sea = Sea zone
axis-table-value = { NUMBER($value) } IPC
axis-table-area-name = { $name }, { $owner }
axis-table-area-targets = ; { $kind ->
    [attack] can be attacked
   *[other] in reach
  }
axis-table-next-buy = Buy and go on
axis-damaged = damaged: { $units }
axis-damaged-unit = { $unit } ({ NUMBER($damage) })

## Battles

axis-battle-nothing = nothing

## Head and steps

axis-battle-number = Battle { NUMBER($number) } of { NUMBER($of) }
axis-battle-steps = Steps of the battle
axis-battle-step-done = done
axis-battle-step-aa_fire = AA fire
axis-battle-step-bombardment = Bombardment
axis-battle-step-torpedoes = First strike
axis-battle-step-dice = Dice
axis-battle-step-casualties = Losses
axis-battle-step-retreat = Press on or retreat
axis-battle-step-decks = Decks
axis-battle-step-bombing = Bombs
axis-battle-step-result = Result

## Odds

axis-battle-odds-named = { $attacker } wins { $win }, both destroyed { $both }, { $defender } { NUMBER($count) ->
    [one] wins
   *[other] win
  } { $lose }
axis-battle-both-lost = both destroyed { $percent }
axis-battle-odds-before = { $percent } before the first round
axis-battle-odds-losses = with the losses chosen below
axis-battle-odds-press = if the fight goes on
axis-battle-changed = { $percent } before: { $why }
axis-battle-changed-sea-won = the sea battle is won
axis-battle-changed-sea-lost = the sea battle is won; lost there: { $units }
axis-battle-changed-without = without { $units }
axis-battle-changed-defenders = more defenders: { $units }

## Sides

axis-battle-expected = { $count ->
    [0] 0
   *[other] { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) }
} expected
axis-battle-early = { $step }: { NUMBER($count) ->
    [0] no hit
    [one] { NUMBER($count) } hit
   *[other] { NUMBER($count) } hits
  }
axis-battle-hits-on = hits on
axis-battle-hits-on-number = { NUMBER($number) ->
    [1] 1
   *[other] { NUMBER($number) } or less
  }
axis-battle-hits-on-inline = hits on { $strength }
axis-battle-no-shot = does not fire
axis-battle-column-spoken = Hits on { $strength }: { $units }
axis-battle-piece = { $unit }, { $nation }
axis-battle-piece-lose = { NUMBER($count) ->
    [one] { $unit }, { $nation }: lose it
   *[other] { NUMBER($count) } × { $unit }, { $nation }: lose one
  }
axis-battle-piece-spare = { NUMBER($count) ->
    [one] { $unit }, { $nation }, chosen as a loss: spare it
   *[other] { NUMBER($count) } × { $unit }, { $nation }, chosen as losses: spare one
  }
axis-battle-damage = IPC damage

## Read aloud

axis-battle-said-volley = { $who }, { $step }: { NUMBER($hits) ->
    [0] no hit
    [one] { NUMBER($hits) } hit
   *[other] { NUMBER($hits) } hits
  } with { $dice }.
axis-battle-said-bombs = { $who }: bombs { $dice }.
axis-battle-said-lost = Lost: { $units }.

## Decisions

axis-battle-choose-losses = { NUMBER($count) ->
    [one] Choose { NUMBER($count) } loss
   *[other] Choose { NUMBER($count) } losses
  }
axis-battle-choose-theirs = { NUMBER($count) ->
    [one] Choose { NUMBER($count) } loss of the defenders
   *[other] Choose { NUMBER($count) } losses of the defenders
  }
axis-battle-chosen-for-you = { $units } chosen for you.
axis-battle-chosen-by-you = You chose { $units }.
axis-battle-click-to-swap = Click a unit to swap.
axis-battle-tap-to-swap = Tap a unit to swap.
axis-battle-lost-line = { $units } lost.
axis-battle-or-keep = Or keep
axis-battle-keep-lose = { $kept }, lose { $lost }
axis-battle-choice-takes = takes it { $percent }
axis-battle-choice-holds = holds it { $percent }
axis-battle-choice-ipc = { $value } IPC
axis-battle-choice-why = Chance of winning, and the expected IPC compared with the losses proposed
axis-battle-as-advised = As proposed: { $units }
axis-battle-as-proposed = { $nation } proposes { $units }
axis-battle-must-agree = The defenders must name the same losses; otherwise { $attacker } chooses.
axis-battle-no-agreement = { $nations } named different losses, so you choose as the attacker.
axis-battle-owner-chooses = This territory is yours, so you choose for all who defend it.
axis-battle-take-losses = { NUMBER($count) ->
    [one] Take the loss
   *[other] Take the losses
  }
axis-battle-take-theirs = { NUMBER($count) ->
    [one] Choose this loss for them
   *[other] Choose these losses for them
  }
axis-battle-propose = { NUMBER($count) ->
    [one] Propose this loss
   *[other] Propose these losses
  }
axis-battle-agree = { NUMBER($count) ->
    [one] Agree on this loss
   *[other] Agree on these losses
  }
axis-battle-disagree = Disagree: { $attacker } chooses
axis-battle-losses-only = Take the losses, then decide
axis-battle-press-on = Press on
axis-battle-press-or-retreat = Press on or retreat?
axis-battle-round-lost = This round you lost { $own }; they lost { $other }.
axis-battle-retreat = Retreat
axis-battle-retreat-label = Retreat to
axis-battle-retreat-to = Retreat to { $place }
axis-battle-break-off = Aircraft break off
axis-battle-more = More
axis-battle-finish-hint = Keeps rolling with the proposed losses while your chance is at least { NUMBER($mark) } %. Or hold Enter.
axis-battle-withdraw-to = Withdraw to { $place }
axis-battle-submerge = Dive
axis-battle-wait-casualties = { NUMBER($count) ->
    [one] { $nation } chooses losses
   *[other] { $nation } choose losses
  }
axis-battle-wait-disputed = { $nations } named different losses, so { $attacker } chooses as the attacker.
axis-battle-wait-owner = The territory belongs to { $nation }, who chooses for all who defend it.
axis-battle-wait-retreat = { $nation } decides: press on or retreat

## The end

axis-battle-end-won = { $attacker } wins in { $place }
axis-battle-end-lost = { NUMBER($count) ->
    [one] { $defender } holds { $place }
   *[other] { $defender } hold { $place }
  }
axis-battle-end-both = Nobody is left in { $place }
axis-battle-end-retreated = { $attacker } retreats to { $to }
axis-battle-end-broke_off = { $attacker } breaks off the attack
axis-battle-end-open = { $place } stays contested
axis-battle-end-raid = { NUMBER($damage) ->
    [0] The raid on { $place } did no damage
   *[other] The raid on { $place } cost { NUMBER($damage) } IPC
  }
axis-battle-end-lost-by = { $nation } lost { $units }.
axis-battle-end-disputed = Round { $rounds }: { $nations } named different losses, so { $attacker } chose them.
axis-battle-to-map = Back to the map
axis-battle-fight-next = Fight for { $place }

## The list of battles

axis-battle-list = Battles
axis-battle-list-none = No battles to fight
axis-battle-list-none-why = All battles of this turn have been fought.
axis-battle-list-on = The battle for { $place } goes on
axis-battle-list-on-why = Round { NUMBER($round) }. The other battles wait until it is over.
axis-battle-return = Return to the battle
axis-battle-fight = Fight
axis-battle-fight-at = Fight in { $place }, chance { $chance }
axis-battle-raid-figures = about { NUMBER($damage, maximumFractionDigits: 1) } IPC damage
axis-battle-resolve-all = Resolve all with my defaults
axis-battle-resolve-hint = Fights every battle with the proposed losses and stops where the chance falls below { NUMBER($mark) } %.

## Purchase

axis-battle-purchase = Purchase
axis-battle-left = IPC left
axis-battle-left-after = IPC left after this purchase
axis-battle-production = production
axis-battle-buy-count = { $unit } to buy
axis-battle-buy = { NUMBER($cost) ->
    [0] Buy
   *[other] Buy for { NUMBER($cost) } IPC
  }
axis-battle-bought = Bought: { $units }
axis-battle-change-purchase = Change purchase
axis-battle-same-again = Same as last turn: { $units }
axis-battle-same-again-less = As much of last turn as you can afford: { $units }
axis-battle-buy-nothing = Choose what to build
axis-battle-figures-legend = cost, below it attack / defense / moves

## Placement

axis-battle-place = Place units
axis-battle-place-kind = { $units } to place
axis-battle-place-room = { NUMBER($count) ->
    [one] room for { NUMBER($count) } more
   *[other] room for { NUMBER($count) } more
  }
axis-battle-place-where = { $unit } to
axis-battle-place-units = Place { $units }:
axis-battle-place-all-here = All here
axis-battle-place-all-in = All here: { $place }
axis-battle-place-all = Place all for me
axis-battle-place-all-hint = In the capital where possible, otherwise where most of your units are.
axis-battle-place-done = Everything is placed
axis-battle-place-done-why = Income follows when the turn ends.
axis-battle-place-nowhere = no room for it

## The past

axis-time-production = Production
axis-time-forces = { $attackers } against { $defenders }
axis-time-battle-won = { $rounds ->
    [one] Won in { $rounds } round, lost { $lost }
   *[other] Won in { $rounds } rounds, lost { $lost }
    }
axis-time-battle-lost = { $rounds ->
    [one] Not won after { $rounds } round, lost { $lost }
   *[other] Not won after { $rounds } rounds, lost { $lost }
    }
axis-time-battle-retreat = { $rounds ->
    [one] Retreated after { $rounds } round, lost { $lost }
   *[other] Retreated after { $rounds } rounds, lost { $lost }
    }

## Log

axis-time-log-bought = bought { $units } for { $ipc } IPC

## Nations

axis-time-overview = Nations
axis-time-ipc = IPC
axis-time-ipc-long = IPC in hand
axis-time-units = Units
axis-time-value = Value
axis-time-value-text = Price of all units, in IPC
axis-time-tech = Technologies
axis-time-no-tech = none
axis-time-capital = Capital
axis-time-capital-held = held
axis-time-capital-lost = lost to { $nation }
axis-time-victory = Toward victory
