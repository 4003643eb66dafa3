### The battle board, and the panels for combat, research, purchase and placement.

battle-percent = { $value } %
battle-nothing = nothing

## Head and steps

battle-number = Battle { NUMBER($number) } of { NUMBER($of) }
battle-round = Round { NUMBER($round) }
battle-steps = Steps of the battle
battle-show-map = Show the map
battle-step-done = done
battle-step-aa_fire = AA fire
battle-step-flak = AA fire
battle-step-bombardment = Bombardment
battle-step-torpedoes = First strike
battle-step-dice = Dice
battle-step-casualties = Losses
battle-step-submarines = Submarines
battle-step-retreat = Press on or retreat
battle-step-decks = Decks
battle-step-bombing = Bombs
battle-step-result = Result

## Odds

battle-odds-spoken = Attacker wins { $win }, both destroyed { $both }, defender wins { $lose }
battle-odds-named = { $attacker } wins { $win }, both destroyed { $both }, { $defender } { NUMBER($count) ->
    [one] wins
   *[other] win
  } { $lose }
battle-both-lost = both destroyed { $percent }
battle-odds-before = { $percent } before the first round
battle-odds-losses = with the losses chosen below
battle-odds-press = if the fight goes on
battle-changed = { $percent } before: { $why }
battle-changed-sea-won = the sea battle is won
battle-changed-sea-lost = the sea battle is won; lost there: { $units }
battle-changed-sea-first = a sea battle comes first, and transports may be lost in it
battle-changed-without = without { $units }
battle-changed-transport = { NUMBER($count) ->
    [one] the transport counts as a possible loss
   *[other] the transports count as possible losses
  }
battle-changed-defenders = more defenders: { $units }

## Sides

battle-attacks = { NUMBER($count) ->
    [one] attacks
   *[other] attack
  }
battle-defends = { NUMBER($count) ->
    [one] defends
   *[other] defend
  }
battle-raids = bombs the complex
battle-hits = { NUMBER($count) ->
    [one] hit
   *[other] hits
  }
battle-expected = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
battle-early = { $step }: { NUMBER($count) ->
    [0] no hit
    [one] { NUMBER($count) } hit
   *[other] { NUMBER($count) } hits
  }
battle-hits-on = hits on
battle-hits-on-number = { NUMBER($number) ->
    [1] 1
   *[other] { NUMBER($number) } or less
  }
battle-hits-on-inline = hits on { $strength }
battle-no-shot = does not fire
battle-dice-list = Dice: { $dice }
battle-column-spoken = Hits on { $strength }: { $units }
battle-piece = { $unit }, { $nation }
battle-piece-lose = { NUMBER($count) ->
    [one] { $unit }, { $nation }: lose it
   *[other] { NUMBER($count) } × { $unit }, { $nation }: lose one
  }
battle-piece-spare = { NUMBER($count) ->
    [one] { $unit }, { $nation }, chosen as a loss: spare it
   *[other] { NUMBER($count) } × { $unit }, { $nation }, chosen as losses: spare one
  }
battle-damage = IPC damage
battle-shot-down = { NUMBER($count) ->
    [one] bomber shot down
   *[other] bombers shot down
  }
battle-no-gun = no AA gun

## Read aloud

battle-said-volley = { $who }, { $step }: { NUMBER($hits) ->
    [0] no hit
    [one] { NUMBER($hits) } hit
   *[other] { NUMBER($hits) } hits
  } with { $dice }.
battle-said-bombs = { $who }: bombs { $dice }.
battle-said-lost = Lost: { $units }.

## Decisions

battle-rolling = The dice are rolling …
battle-skip = Show the result
battle-choose-losses = { NUMBER($count) ->
    [one] Choose { NUMBER($count) } loss
   *[other] Choose { NUMBER($count) } losses
  }
battle-choose-theirs = { NUMBER($count) ->
    [one] Choose { NUMBER($count) } loss of the defenders
   *[other] Choose { NUMBER($count) } losses of the defenders
  }
battle-chosen-for-you = { $units } chosen for you.
battle-chosen-by-you = You chose { $units }.
battle-click-to-swap = Click a unit to swap.
battle-tap-to-swap = Tap a unit to swap.
battle-lost-line = { $units } lost.
battle-or-keep = Or keep
battle-keep-lose = { $kept }, lose { $lost }
battle-choice-takes = takes it { $percent }
battle-choice-holds = holds it { $percent }
battle-choice-ipc = { $value } IPC
battle-choice-why = Chance of winning, and the expected IPC compared with the losses proposed
battle-as-advised = As proposed: { $units }
battle-as-proposed = { $nation } proposes { $units }
battle-too-few-decks = { NUMBER($count) ->
    [one] Too few carriers are left: { NUMBER($count) } fighter has no deck to land on and is lost.
   *[other] Too few carriers are left: { NUMBER($count) } fighters have no deck to land on and are lost.
  }
battle-must-agree = The defenders must name the same losses; otherwise { $attacker } chooses.
battle-no-agreement = { $nations } named different losses, so you choose as the attacker.
battle-owner-chooses = This territory is yours, so you choose for all who defend it.
battle-take-losses = { NUMBER($count) ->
    [one] Take the loss
   *[other] Take the losses
  }
battle-take-theirs = { NUMBER($count) ->
    [one] Choose this loss for them
   *[other] Choose these losses for them
  }
battle-propose = { NUMBER($count) ->
    [one] Propose this loss
   *[other] Propose these losses
  }
battle-agree = { NUMBER($count) ->
    [one] Agree on this loss
   *[other] Agree on these losses
  }
battle-disagree = Disagree: { $attacker } chooses
battle-losses-only = Take the losses, then decide
battle-press-on = Press on
battle-press-or-retreat = Press on or retreat?
battle-round-lost = This round you lost { $own }; they lost { $other }.
battle-retreat = Retreat
battle-retreat-label = Retreat to
battle-retreat-to = Retreat to { $place }
battle-break-off = Aircraft break off
battle-more = More
battle-finish = Finish quickly
battle-finish-hint = Keeps rolling with the proposed losses while your chance is at least { NUMBER($mark) } %. Or hold Enter.
battle-subs-title = { NUMBER($count) ->
    [one] { $nation }: the submarine may leave
   *[other] { $nation }: { NUMBER($count) } submarines may leave
  }
battle-subs-why = Submarines that stay fight on in the next round.
battle-subs-count = Submarines that leave
battle-withdraw-to = Withdraw to { $place }
battle-submerge = Dive
battle-subs-stay = Stay and fight
battle-wait = { NUMBER($count) ->
    [one] { $nation } decides
   *[other] { $nation } decide
  }
battle-wait-casualties = { NUMBER($count) ->
    [one] { $nation } chooses losses
   *[other] { $nation } choose losses
  }
battle-wait-disputed = { $nations } named different losses, so { $attacker } chooses as the attacker.
battle-wait-owner = The territory belongs to { $nation }, who chooses for all who defend it.
battle-wait-retreat = { $nation } decides: press on or retreat
battle-wait-submarines = { $nation } decides whether the submarines leave

## The end

battle-end-taken = { $attacker } takes { $place }
battle-end-won = { $attacker } wins in { $place }
battle-end-lost = { NUMBER($count) ->
    [one] { $defender } holds { $place }
   *[other] { $defender } hold { $place }
  }
battle-end-both = Nobody is left in { $place }
battle-end-retreated = { $attacker } retreats to { $to }
battle-end-broke_off = { $attacker } breaks off the attack
battle-end-open = { $place } stays contested
battle-end-raid = { NUMBER($damage) ->
    [0] The raid on { $place } did no damage
   *[other] The raid on { $place } cost { NUMBER($damage) } IPC
  }
battle-end-losses = { $attacker } lost { $own }. { $defender } lost { $other }.
battle-end-lost-by = { $nation } lost { $units }.
battle-end-disputed = Round { $rounds }: { $nations } named different losses, so { $attacker } chose them.
battle-continue = Continue
battle-to-map = Back to the map
battle-fight-next = Fight for { $place }

## The list of battles

battle-list = Battles
battle-list-none = No battles to fight
battle-list-none-why = All battles of this turn have been fought.
battle-list-on = The battle for { $place } goes on
battle-list-on-why = Round { NUMBER($round) }. The other battles wait until it is over.
battle-return = Return to the battle
battle-fight = Fight
battle-fight-at = Fight in { $place }, chance { $chance }
battle-bombard = Battleships that bombard
battle-raid-figures = about { NUMBER($damage, maximumFractionDigits: 1) } IPC damage
battle-raid-risk = { $percent } risk of losing a bomber
battle-resolve-all = Resolve all with my defaults
battle-resolve-hint = Fights every battle with the proposed losses and stops where the chance falls below { NUMBER($mark) } %.
battle-rockets = Rockets
battle-rockets-why = One AA gun may fire at a complex this turn.
battle-rocket-at = At { $place }
battle-rocket-hit = { $place }: { NUMBER($paid) } IPC

## Research

battle-research = Research
battle-research-why = { NUMBER($cost) } IPC per die; each 6 brings a technology. Comes before buying units.
battle-research-dice = Dice
battle-research-roll = { NUMBER($count) ->
    [one] Roll { NUMBER($count) } die for { NUMBER($cost) } IPC
   *[other] Roll { NUMBER($count) } dice for { NUMBER($cost) } IPC
  }
battle-research-none = No breakthrough
battle-research-won = { NUMBER($count) ->
    [one] Breakthrough!
   *[other] { NUMBER($count) } breakthroughs!
  }
battle-research-again = Rolled { NUMBER($die) }: you already have { $tech }, so the die is rolled again.
battle-research-got = New: { $tech }
battle-developments = Technologies
battle-developments-known = Technologies { NUMBER($count) } / { NUMBER($of) }
battle-developed = developed
battle-not-developed = not yet

## Purchase

battle-purchase = Purchase
battle-left = IPC left
battle-left-after = IPC left after this purchase
battle-production = production
battle-buy-count = { $unit } to buy
battle-buy = { NUMBER($cost) ->
    [0] Buy
   *[other] Buy for { NUMBER($cost) } IPC
  }
battle-bought = Bought: { $units }
battle-change-purchase = Change purchase
battle-same-again = Same as last turn: { $units }
battle-same-again-less = As much of last turn as you can afford: { $units }
battle-buy-nothing = Choose what to build
battle-figures-legend = cost, below it attack / defense / moves

## Placement

battle-place = Place units
battle-place-kind = { $units } to place
battle-place-room = { NUMBER($count) ->
    [one] room for { NUMBER($count) } more
   *[other] room for { NUMBER($count) } more
  }
battle-place-where = { $unit } to
battle-place-units = Place { $units }:
battle-place-all-here = All here
battle-place-all-in = All here: { $place }
battle-place-all = Place all for me
battle-place-all-hint = In the capital where possible, otherwise where most of your units are.
battle-place-done = Everything is placed
battle-place-done-why = Income follows when the turn ends.
battle-place-nowhere = no room for it
