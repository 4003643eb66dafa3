### Words of Attack!: players, pieces, cards, what happened and why not.
### Areas are named by the map file. Events have no subject: the player's emblem or name stands before them.

attack-title = Attack!
attack-money = { $amount } points
attack-ruleset-base = Base game
attack-ruleset-base-text = The western half of the world around 1935, for two to six players.

## Players

attack-nation-gray = Gray
attack-nation-tan = Tan
attack-nation-brown = Brown
attack-nation-green = Green
attack-nation-blue = Blue
attack-nation-red = Red
attack-nation-neutral = neutral
attack-nation-chance = Dice
attack-nation-table = Table
attack-continent-north_america = North America
attack-continent-south_america = South America
attack-continent-africa = Africa
attack-continent-eurasia = Eurasia

## Pieces

attack-units-infantry = { $count } infantry
attack-units-tank = { $count ->
    [one] { $count } tank
   *[other] { $count } tanks
  }
attack-units-artillery = { $count } artillery
attack-units-plane = { $count ->
    [one] { $count } plane
   *[other] { $count } planes
  }
attack-units-destroyer = { $count ->
    [one] { $count } destroyer
   *[other] { $count } destroyers
  }
attack-units-submarine = { $count ->
    [one] { $count } submarine
   *[other] { $count } submarines
  }
attack-units-battleship = { $count ->
    [one] { $count } battleship
   *[other] { $count } battleships
  }
attack-units-carrier = { $count ->
    [one] { $count } carrier
   *[other] { $count } carriers
  }
attack-unit-title-infantry = Infantry
attack-unit-title-tank = Tank
attack-unit-title-artillery = Artillery
attack-unit-title-plane = Plane
attack-unit-title-destroyer = Destroyer
attack-unit-title-submarine = Submarine
attack-unit-title-battleship = Battleship
attack-unit-title-carrier = Carrier
attack-unit-title-capital = Capital
# Letters on counters, for those who ask for them.
attack-unit-code-infantry = I
attack-unit-code-tank = T
attack-unit-code-artillery = AR
attack-unit-code-plane = P
attack-nothing = nothing
# The card of a unit: its figures, its price, and what it can do.
attack-unit-figures = rolls { $dice ->
    [one] { NUMBER($dice) } die
   *[other] { NUMBER($dice) } dice
  }, moves { $move ->
    [one] { NUMBER($move) } region
   *[other] { NUMBER($move) } regions
  }
attack-unit-figures-destroyer = { $hits ->
    [one] { NUMBER($hits) } hit sinks it
   *[other] { NUMBER($hits) } hits sink it
  }
attack-unit-figures-submarine = { $hits ->
    [one] { NUMBER($hits) } hit sinks it
   *[other] { NUMBER($hits) } hits sink it
  }
attack-unit-figures-battleship = { $hits ->
    [one] { NUMBER($hits) } hit sinks it
   *[other] { NUMBER($hits) } hits sink it
  }
attack-unit-figures-carrier = { $hits ->
    [one] { NUMBER($hits) } hit sinks it
   *[other] { NUMBER($hits) } hits sink it
  }
attack-unit-cost = costs { NUMBER($cost) } points
attack-unit-does-infantry = Hits with a die that shows infantry: { NUMBER($faces) } of { NUMBER($sides) } faces. Infantry is lost first.
attack-unit-does-tank = Hits with a die that shows a tank: { NUMBER($faces) } of { NUMBER($sides) } faces. Crosses your own regions, and may join a blitzkrieg. Lost after the infantry.
attack-unit-does-artillery = Hits with a die that shows artillery: { NUMBER($faces) } of { NUMBER($sides) } faces. Lost after infantry and tanks.
attack-unit-does-plane = Hits with a die that shows a plane: { NUMBER($faces) } of { NUMBER($sides) } faces. Flies over any region, cannot be stopped at sea, and may join a blitzkrieg. Lost last.
attack-unit-does-destroyer = +{ NUMBER($against_submarine) } to its dice against submarines, +{ NUMBER($beside) } beside a carrier.
attack-unit-does-submarine = +{ NUMBER($against_battleship) } to its dice against battleships, +{ NUMBER($beside) } beside a carrier.
attack-unit-does-battleship = +{ NUMBER($against_destroyer) } to its dice against destroyers, +{ NUMBER($beside) } beside a carrier. Repaired after the battle.
attack-unit-does-carrier = +{ NUMBER($against_battleship) } to its dice against battleships, +{ NUMBER($against_destroyer) } against destroyers, +{ NUMBER($against_submarine) } against submarines. Ships beside it get +{ NUMBER($beside) }.

## Cards

attack-kind-population = Population
attack-kind-oil = Oil
attack-kind-minerals = Minerals
attack-kind-factories = Factories
attack-kind-rail_transport = Railroads
attack-kind-any = any card
attack-card = { $kind } { NUMBER($value) }
attack-cards = { $count ->
    [0] no cards
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
  }

## Where the game stands

attack-phase-deal = Dealing
attack-phase-start = Who begins
attack-phase-claim = Claiming regions
attack-phase-place = Placing the army
attack-phase-capital = Capitals
attack-phase-action_1 = First action
attack-phase-action_2 = Second action
attack-phase-action_3 = Third action
attack-phase-setup_claim = Claiming regions
attack-phase-setup_place = Placing the army
attack-phase-setup_capital = Capitals
attack-phase-action = Choosing an action
attack-phase-move = Move
attack-phase-blitzkrieg = Blitzkrieg
attack-phase-strategic = Strategic move
attack-phase-leave = Permission to sail
attack-phase-planes = Planes turned back
attack-phase-battle_order = Which battle first
attack-phase-command = Neutral troops
attack-phase-commit = First line
attack-phase-reinforce = Reinforcements
attack-phase-naval_answer = Challenge at sea
attack-phase-naval_line = Line of ships
attack-phase-naval_stay = Fight on at sea?
attack-phase-trade_answer = An offer
attack-phase-allow_trade = Permission to trade
attack-phase-buy = Production
attack-phase-place_new = New units
attack-phase-claim-text = In turn, everyone claims a free region with one infantry.
attack-phase-place-text = In turn, everyone places some of their army in their own regions.
attack-phase-capital-text = In turn, everyone makes one of their regions the capital.
attack-phase-action_1-text = Do one of these: move and fight, move within your own regions, produce, go for sea control, try diplomacy, or trade. Each once a turn, diplomacy more often.
attack-phase-action_2-text = Do one of these: move and fight, move within your own regions, produce, go for sea control, try diplomacy, or trade. Each once a turn, diplomacy more often.
attack-phase-action_3-text = Do one of these: move and fight, move within your own regions, produce, go for sea control, try diplomacy, or trade. Each once a turn, diplomacy more often.

## The table

attack-begins = Dice decide who begins.
attack-round-0 = Setup
attack-round-of = Round { NUMBER($round) } of { NUMBER($rounds) }
attack-last-round = last round
attack-last-round-news = This is the last round: no more trading. Whoever has the most regions wins.
attack-regions = regions
attack-regions-title = Regions
attack-army = army
attack-hand = cards
attack-hand-own = Your cards
attack-hand-none = No cards
attack-income = income
attack-fleet = ships
attack-regions-text = Whoever has the most regions wins.
attack-hand-text = Economic cards bring points for production, and can be traded.
attack-income-text = Points that you can spend in production: from your cards and capitals.
attack-levels = Regions of all players; a click shows more
attack-sea-control = sea control
attack-has-sea = has sea control
attack-nobody-sea = Nobody has sea control
attack-out = out of the game
attack-capital-of = Capital of { $nation }
attack-actions-done = Done this turn: { $actions }
attack-actions-left = { $count ->
    [0] No action left
    [one] { NUMBER($count) } action left
   *[other] { NUMBER($count) } actions left
  }
attack-overview = Players
attack-player = Player
attack-ends-elimination = { $standing ->
    [yes] The last player left wins.
   *[no] Whoever has the most regions wins. The game ends when a player is eliminated.
  }
attack-ends-rounds = Whoever has the most regions wins. The game ends after round { NUMBER($rounds) }, or when { $standing ->
    [yes] only one player is left.
   *[no] a player is eliminated.
  }
attack-ends-time = Whoever has the most regions wins. The game ends when time is up, or when { $standing ->
    [yes] only one player is left.
   *[no] a player is eliminated.
  }
attack-threatened = Attackers
attack-area-target = in reach
attack-area-attack = can be attacked
attack-sea-zone = Sea zone: the regions around it are joined by sea
attack-route = Sea routes to { $places }
attack-legend-battles = ticks: battles, long tick: capital or sea battle
attack-die-battle = battle dice
attack-die-numbers = numbered dice
attack-die-blank = blank

## Panels

attack-choose-target = Choose a region on the map or here
attack-choose = Choose
attack-claim = Claim a region
attack-claim-why = One of your infantry goes there. Regions you may claim are lit.
attack-claim-here = Claim { $place }
attack-place = Place { $count ->
    [one] { NUMBER($count) } more unit
   *[other] { NUMBER($count) } more units
  }
attack-place-why = Choose what to place, then one of your lit regions.
attack-place-here = Place { $units } in { $place }
attack-capital-choose = Choose your capital
attack-capital-why = It brings points to whoever holds the region, and never moves.
attack-capital-here = Make { $place } your capital
attack-action-choose = What will you do?
attack-act-move = Move
attack-act-move-text = Units go to nearby regions and fight for those that are not yours.
attack-act-blitzkrieg = Blitzkrieg
attack-act-blitzkrieg-text = Tanks and planes move and fight once more, after a move.
attack-act-strategic = Strategic move
attack-act-strategic-text = Units go any distance through your own regions.
attack-act-produce = Production
attack-act-produce-text = Spend your income on new units and ships.
attack-act-challenge = Sea control
attack-act-challenge-text = Take it, or challenge whoever has it.
attack-act-diplomacy = Diplomacy
attack-act-diplomacy-text = Try to win over a neutral region with two dice.
attack-act-offer = Offer a deal
attack-act-offer-text = Trade cards and promises with another player.
attack-act-naval = Sea control
attack-act-trade = Trade
attack-sea-control-text = Whoever has sea control decides who may sail, and who may trade without being neighbors.
attack-challenge-ask = Challenge { $nation } for sea control?
attack-challenge-why = This is one of your actions. { $nation } may fight or give it up.
attack-challenge-free = Take sea control?
attack-challenge-free-why = This is one of your actions. Nobody has sea control, so there is no fight.
attack-challenge-do = Challenge { $nation }
attack-challenge-take = Take sea control
attack-diplomacy-pick = Which neutral region?
attack-diplomacy-why = Two dice decide. The map shows your chance for each region.
attack-diplomacy-chance = { $place }: { NUMBER($needs) } or more, { $win }
attack-diplomacy-what-if = Two dice must show { NUMBER($needs) } or more: { $win }. If they do not, all others roll for the region; the chance that one of them gets it is { $lose }.
attack-diplomacy-here = Roll for { $place }
attack-back = Back
attack-moves-choose = Choose a stack to move
attack-no-moves = No moves yet.
attack-no-moves-why = Your moves appear here. You can take them back.
attack-moves-made = All moves have been made.
attack-battles-waiting = Battles to fight
attack-by-sea = by sea
attack-go-there = Move to { $place }
attack-attack-there = Attack { $place }
attack-attack-there-risky = Attack { $place } at { $percent } %
attack-goes = Going: { $units }
attack-stays-far = Not coming along: { $units }. Too far away.
attack-stays-full = Not coming along: { $units }. No more can go there.
attack-odds = Odds
attack-odds-losses = you lose about { $own ->
    [one] { NUMBER($own) } point
   *[other] { NUMBER($own) } points
  }, they { NUMBER($other) }
attack-odds-neutral = On average over the troops that may defend it.
attack-next-moves = { $battles ->
    [0] Finish moving
    [one] Fight { NUMBER($battles) } battle
   *[other] Fight { NUMBER($battles) } battles
  }
attack-next-leave = Ask { $nation } for permission
attack-next-nothing-moved = Move nothing
attack-next-end = End the turn
attack-next-buy = Buy
attack-next-buy-done = Buy nothing more
attack-warn-actions = { $count ->
    [one] You still have { NUMBER($count) } action.
   *[other] You still have { NUMBER($count) } actions.
  }
attack-warn-points = { $count ->
    [one] { NUMBER($count) } point would be lost.
   *[other] { NUMBER($count) } points would be lost.
  }
attack-leave-ask = { $nation } asks for permission to sail
attack-leave-what = { $units } from { $start } to { $target }
attack-leave-allow = Let them pass
attack-leave-refuse = Stop them
attack-leave-why = You have sea control. Planes cannot be stopped.
attack-leave-more = { $count ->
    [one] { NUMBER($count) } more group waits for your answer.
   *[other] { NUMBER($count) } more groups wait for your answer.
  }
attack-trade-veto-ask = { $proposer } and { $partner } want to trade
attack-trade-veto-why = They are not neighbors, and you have sea control.
attack-trade-allow = Let them trade
attack-trade-forbid = Forbid it
attack-planes-ask = The voyage to { $target } was stopped
attack-planes-why = The planes may fly on alone.
attack-planes-fly = { $count ->
    [0] All planes turn back
    [one] { NUMBER($count) } plane flies on
   *[other] { NUMBER($count) } planes fly on
  }
attack-battle-order = Which battle first?
attack-fight-in = Fight in { $place }
attack-points-left = { NUMBER($left) } of { NUMBER($income) } points left
attack-price = { NUMBER($cost) }
attack-buy = Buy units and ships
attack-buy-why = Points you do not spend are lost.
attack-verb-claim = Claim
attack-verb-place = Place
attack-verb-capital = Place the capital
attack-verb-choose = Begin
attack-verb-move = Move
attack-verb-sail = Sail
attack-verb-done = Done
attack-verb-allow = Allow
attack-verb-refuse = Refuse
attack-verb-fly = Fly on
attack-verb-fight = Fight
attack-verb-volunteer = Command the neutral troops
attack-verb-pass = Leave it to others
attack-verb-commit = Send forward
attack-verb-reinforce = Reinforce
attack-verb-hold = No reinforcements
attack-verb-challenge = Challenge
attack-verb-engage = Fight at sea
attack-verb-withdraw = Withdraw
attack-verb-line = Lay out the line
attack-verb-press = Fight on
attack-verb-recall = Take it back
attack-verb-diplomacy = Diplomacy
attack-verb-offer = Offer
attack-verb-accept = Accept
attack-verb-decline = Decline
attack-verb-counter = Counteroffer
attack-verb-buy = Buy
attack-verb-clock = Call time
attack-verb-concede = Resign
attack-verb-end = End the turn
attack-decide-battle = Battle for { $place }
attack-decide-battle-front = { $side ->
    [attacker] Attacker
   *[defender] Defender
  }: { $front } in front, { $reserve } in reserve
attack-decide-sea = { $challenger } challenges { $holder } at sea
attack-decide-sea-line = Lay out { $count ->
    [one] { NUMBER($count) } ship
   *[other] { NUMBER($count) } ships
  }, head of the line first
attack-decide-promise = “{ $text }”
attack-decide-promise-spoken = With a spoken promise.
attack-cards-choose = Choose the cards you hand over
attack-victory-elimination = A player was eliminated; whoever has the most regions wins.
attack-victory-last_standing = Only one player is left.
attack-victory-rounds = The agreed rounds are over; whoever has the most regions wins.
attack-victory-time = Time is up; whoever has the most regions wins.
attack-victory-conceded = { $own ->
    [yes] You resigned; whoever has the most regions wins.
   *[no] { $who } resigned; whoever has the most regions wins.
    }
attack-resign-text = You give up your army and your hand. The game is over, or goes on without you if the last player standing is to win.
attack-call-last_half_hour = The last half hour
attack-call-last_half_hour-text = From now on there is no more trading. Call it half an hour before the agreed end.
attack-call-time_up = Time is up
attack-call-time_up-text = This round is the last: it is played to its end, then whoever has the most regions wins.

## Options

attack-option-start_per_continent = One start on each continent
attack-option-start_per_continent-text = Each player claims one start region on each of the four continents.
attack-option-end = End of the game
attack-option-end-text = A limit you agree on. Without one the game ends when the first player is out, or when only one is left, if you play that way.
attack-option-end-elimination = no limit
attack-option-end-rounds = after a number of rounds
attack-option-end-time = by the clock
attack-option-last_standing = Last one standing
attack-option-last_standing-text = An eliminated player drops out and the others play on until one is left.
attack-option-quick_setup = Quick setup
attack-option-quick_setup-text = Regions, units and capitals are placed at random.
attack-option-naval_line = Lines at sea
attack-option-naval_line-text = How many ships each side lays out in a sea battle.
attack-option-naval_line-min = as many as the smaller fleet
attack-option-naval_line-all8 = all ships, up to eight
attack-option-trade_neighbours = Neighbors in trade
attack-option-trade_neighbours-text = Which neighbors may trade without permission from whoever has sea control.
attack-option-trade_neighbours-land = by land
attack-option-trade_neighbours-all = by land and sea
attack-option-diplomacy_zones = Sea zones join neighbors
attack-option-diplomacy_zones-text = For diplomacy, regions on the same sea zone are neighbors, like those joined by a sea route.
attack-option-talk_limit = Offers in a turn
attack-option-talk_limit-text = How many offers and counteroffers may come to nothing in a turn, 0 for any number; each deal starts the count again.

## What happened

attack-event-dealt = { $count ->
    [one] was dealt { NUMBER($count) } card
   *[other] was dealt { NUMBER($count) } cards
  }
attack-event-start_roll = rolled to see who begins: { $dice }
attack-event-starts = begins
attack-event-game_begins = begins the first round
attack-event-seat_taken-human = is played by a person from here on
attack-event-seat_taken-computer = is played by a computer from here on
attack-event-claimed = claimed { $space }
attack-event-placed = placed { $units } in { $space }
attack-event-capital = made { $space } the capital
attack-event-action = took an action: { $action }
attack-event-moved = moved { $units } from { $start } to { $target }
attack-event-embarked = sent { $units } by sea from { $start } to { $target }
attack-event-landed = landed { $units } in { $target }
attack-event-landed-attack = lands { $units } to attack { $target }
attack-event-leave-allowed = let the voyage to { $target } pass
attack-event-leave-refused = stopped the voyage to { $target }
attack-event-battle = is attacking { $space } with { $units }
attack-event-neutral_troops = neutral troops defend { $space }, drawn with { $card }
attack-event-command_answer-willing = offered to command the troops in { $space }
attack-event-command_answer-unwilling = did not want to command the troops in { $space }
attack-event-command_roll = { $seats } rolled for the command: { $dice }
attack-event-commands = commands the neutral troops in { $space }
attack-event-commit = sent { $units } forward in { $space }
attack-event-reinforce = sent { $units } forward as reinforcements in { $space }
attack-event-fired = { $side ->
    [attacker] attack
   *[defender] defense
  } in { $space }: { $faces }, { $hits ->
    [0] no hits
    [one] { NUMBER($hits) } hit
   *[other] { NUMBER($hits) } hits
  }, the enemy loses { $lost }
attack-event-conquered = took { $space } from { $loser }
attack-event-conquered-calm = took { $space } from { $loser } without a fight
attack-event-conquered-neutral = took neutral { $space }
attack-event-conquered-neutral-calm = took neutral { $space } without a fight
attack-event-held = held { $space } with { $units }
attack-event-held-neutral = neutral troops held { $space }
attack-event-card_won = won a card: { $card }
attack-event-card_taken = took a card from { $loser }
attack-event-card_seen = the card is { $card }
attack-event-card_drawn = drew a card
attack-event-diplomacy = tries diplomacy in { $space }
attack-event-diplomacy_roll-success = rolled { $dice } and won over { $space }
attack-event-diplomacy_roll-failure = rolled { $dice }: { $space } declines
attack-event-counter_roll = the others rolled for { $space }: { $dice }
attack-news-diplomacy_roll-success = rolled for { $space } and won it over
attack-news-diplomacy_roll-failure = rolled for { $space }: it declines
attack-news-counter_roll = the others rolled for { $space }
attack-event-annexed = won over { $space }
attack-event-income = has { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
  } to spend
attack-event-bought = bought { $units }
attack-event-production = spent { $spent ->
    [one] { NUMBER($spent) } point
   *[other] { NUMBER($spent) } points
  }
attack-event-points_lost = { $points ->
    [one] { NUMBER($points) } point was lost
   *[other] { NUMBER($points) } points were lost
  }
attack-event-challenge = challenged { $holder } for sea control
attack-event-challenge-free = went for sea control
attack-event-sea_control = has sea control
attack-event-engaged = accepted the battle at sea
attack-event-withdrew = withdrew at sea
attack-event-lined_up = { $count ->
    [one] laid { NUMBER($count) } ship face down
   *[other] laid { NUMBER($count) } ships face down
  }
attack-event-line = line: { $ships }
attack-event-pairing = pair { NUMBER($number) }: { $totals }
attack-event-struck-sunk = sank { $loser }’s { $ship }
attack-event-struck-hit = hit { $loser }’s { $ship }
attack-event-decided = has decided whether to fight on
attack-event-recalled = took the choice back
attack-event-stay = announced whether to fight on
attack-event-offered = offered { $to } a deal: { $gives ->
    [one] { NUMBER($gives) } card
   *[other] { NUMBER($gives) } cards
  } for { NUMBER($asks) }
attack-event-offered-counter = answered { $to } with a counteroffer: { $gives ->
    [one] { NUMBER($gives) } card
   *[other] { NUMBER($gives) } cards
  } for { NUMBER($asks) }
attack-event-terms = offered { $to } a deal: { $give } for { $want }
attack-event-terms-promise = offered { $to } a deal: { $give } for { $want }, with the promise “{ $text }”
attack-event-terms-promise-only = offered { $to } a deal without cards, with the promise “{ $text }”
attack-event-terms-spoken = offered { $to } a deal: { $give } for { $want }, with a spoken promise
attack-event-terms-spoken-only = offered { $to } a deal without cards, with a spoken promise
attack-event-terms-counter = answered { $to } with a counteroffer: { $give } for { $want }
attack-event-terms-counter-promise = answered { $to } with a counteroffer: { $give } for { $want }, with the promise “{ $text }”
attack-event-terms-counter-promise-only = answered { $to } with a counteroffer without cards, with the promise “{ $text }”
attack-event-terms-counter-spoken = answered { $to } with a counteroffer: { $give } for { $want }, with a spoken promise
attack-event-terms-counter-spoken-only = answered { $to } with a counteroffer without cards, with a spoken promise
attack-event-declined = declined the deal
attack-event-forbidden = forbade the deal
attack-event-agreed = agreed on a deal: { $seats }
attack-event-deal = traded cards: { $seats }
attack-event-deal-only = made a deal without cards: { $seats }
attack-event-swapped = gave { $given } for { $taken }
attack-event-swapped-only = made a deal without cards
attack-event-turn_over = ended the turn
attack-event-eliminated = is eliminated
attack-event-conceded = resigned
attack-event-clock = { $what ->
    [time_up] time is up: this round is the last
   *[other] the last half hour has begun: no more trading
  }
attack-event-game_over = { $winners } won
attack-event-unknown = { $what }

## Why not

# The calculator
attack-calculator-mode-neutral = Neutral region
attack-calculator-field-challenger = Attacker’s line
attack-calculator-field-holder = Defender’s line
attack-calculator-field-all8 = Lines of up to eight ships
attack-calculator-points = { $value } points
attack-calculator-attacker-screen = Cheapest in front at the start
attack-calculator-attacker-all = As many as may fight
attack-calculator-attacker-none = Nobody joins until the front is empty
attack-calculator-defender-screen = Cheapest in front at the start
attack-calculator-defender-all = As many as may fight
attack-calculator-defender-none = Nobody joins until the front is empty
attack-calculator-challenger-screen = Battleships, then the cheapest
attack-calculator-challenger-any = Any order
attack-calculator-challenger-best = Best against any order
attack-calculator-holder-screen = Battleships, then the cheapest
attack-calculator-holder-any = Any order
attack-calculator-holder-best = Best against any order
attack-calculator-attacker-cheapest = Cheapest go forward first
attack-calculator-defender-cheapest = Cheapest go forward first

attack-refusal-not_now = That cannot be done in this step.
attack-refusal-wrong_count = { $owed ->
    [one] It must be { NUMBER($owed) }, not { NUMBER($count) }.
   *[other] It must be { NUMBER($owed) }, not { NUMBER($count) }.
  }
attack-refusal-too_many_units = There is room for { NUMBER($has) }, not for { NUMBER($count) }.
attack-refusal-somebody_must_fight = Somebody must fight.
attack-refusal-not_in_reserve = These units are not in reserve.
attack-refusal-not_neutral = { $space } is not neutral.
attack-refusal-bad_count = { NUMBER($count) } is not a possible number.
attack-refusal-too_expensive = That costs { $cost ->
    [one] { NUMBER($cost) } point
   *[other] { NUMBER($cost) } points
  }; { NUMBER($has) } are left.
attack-refusal-not_bought = These units were not bought.
attack-refusal-unknown_clock = “{ $what }” cannot be called.
attack-refusal-no_time_agreed = This game is not played by the clock.
attack-refusal-clock_said_so = That has already been called.
attack-refusal-not_playing = { $seat } is not in the game.
attack-refusal-allow_or_refuse = Allow it or refuse it.
attack-refusal-planes_go_or_return = Between 0 and { NUMBER($most) } planes can fly on.
attack-refusal-choose_a_battle = Choose one of the battles: { $spaces }.
attack-refusal-not_there = These units are not free in { $space }.
attack-refusal-region_emptied = One unit must stay in { $space }.
attack-refusal-no_voyage_in_blitzkrieg = A blitzkrieg does not cross the sea.
attack-refusal-too_slow_for_blitzkrieg = Only tanks and planes take part in a blitzkrieg.
attack-refusal-out_of_reach = { $target } is out of reach from { $start }.
attack-refusal-no_sea_way = There is no way by sea from { $start } to { $target }.
attack-refusal-holds_the_sea = You already have sea control.
attack-refusal-no_ships = You have no ships.
attack-refusal-engage_or_withdraw = Fight at sea or withdraw.
attack-refusal-press_or_withdraw = Fight on or withdraw.
attack-refusal-lay_a_line = Lay out a line of ships.
attack-refusal-no_such_ships = You do not have these ships.
attack-refusal-volunteer_or_pass = Take command or leave it to others.
attack-refusal-region_taken = { $space } is taken.
attack-refusal-same_continent = You already begin on the continent of { $space }.
attack-refusal-not_in_stock = These units are not in your stock.
attack-refusal-unknown_space = There is no region “{ $space }”.
attack-refusal-not_your_region = { $space } is not yours.
attack-refusal-too_late_to_trade = There is no trading in the last round or the last half hour.
attack-refusal-no_partner = You cannot trade with { $seat }.
attack-refusal-talked_out = No more than { NUMBER($most) } offers in a turn.
attack-refusal-unknown_card = There is no card “{ $card }”.
attack-refusal-not_your_cards = You do not hold these cards.
attack-refusal-too_many_cards = The partner holds only { $has ->
    [one] { NUMBER($has) } card
   *[other] { NUMBER($has) } cards
  }.
attack-refusal-empty_offer = The offer is empty.
attack-refusal-text_too_long = A promise may have at most { NUMBER($most) } characters.
attack-refusal-text_not_plain = A promise must be plain text.
attack-refusal-accept_or_decline = Accept, decline or make another offer.
attack-refusal-not_what_is_asked = These are not the cards asked for: { $want }.
attack-refusal-no_actions_left = You have no actions left.
attack-refusal-action_used = You have already done this: { $action }.
attack-refusal-move_first = A blitzkrieg follows a move.
attack-refusal-unknown_action = There is no action “{ $action }”.
attack-refusal-cannot_undo = There is nothing more to undo: dice and what others did are final.
attack-rule = Rule: { $rule }
attack-rule-6 = the board
attack-rule-7 = setup
attack-rule-8 = actions
attack-rule-9 = units and regions
attack-rule-10 = moving
attack-rule-11 = blitzkrieg
attack-rule-12 = strategic move
attack-rule-13 = land battle
attack-rule-14 = sea control
attack-rule-15 = sea battle
attack-rule-16 = diplomacy
attack-rule-17 = neutral regions
attack-rule-18 = economic cards
attack-rule-19 = capitals
attack-rule-20 = trade
attack-rule-21 = production
attack-rule-22 = end of the game

## Cards laid out, trade, news and the end

attack-card-title = Economic cards
attack-card-show = Look at all cards
attack-card-worth = Your cards and capitals bring { $points ->
    [one] { NUMBER($points) } point.
   *[other] { NUMBER($points) } points.
  }
attack-card-set = One card each of { $kinds } makes a set, and its cards count twice.
attack-card-doubled = { $count ->
    [one] { NUMBER($count) } card in a set counts twice.
   *[other] { NUMBER($count) } cards in sets count twice.
  }
attack-card-twice = counts twice
attack-card-named-twice = { $card }, counts twice
attack-card-others = Cards of the others
attack-card-others-why = You see how many they hold, and the ones you know for certain.
attack-card-known = Cards you know of
attack-card-unknown = { $count ->
    [one] and { NUMBER($count) } hidden card
   *[other] and { NUMBER($count) } hidden cards
  }
attack-card-pile = Pile
attack-trade-title = Offer a deal
attack-trade-counter-title = Counteroffer to { $nation }
attack-trade-with = With whom?
attack-trade-give = You give
attack-trade-give-why = { $nation } sees the cards you offer, even if nothing comes of it.
attack-trade-want = You want
attack-trade-want-kind = Wanted: { $kind }
attack-trade-want-known = Cards you know { $nation } holds
attack-trade-no-cards = { $nation } has no cards.
attack-trade-promise = A promise
attack-trade-promise-why = May be part of a deal, or all of it. Nobody is bound by it.
attack-trade-empty = Choose what you give or want, or make a promise.
attack-trade-sum = To { $nation }: { $give } for { $want }
attack-trade-sum-promise = To { $nation }: { $give } for { $want }, and your promise
attack-trade-sum-promise-only = To { $nation }: nothing but a promise
attack-trade-send = Make the offer
attack-trade-from = { $nation } offers you a deal
attack-trade-from-counter = { $nation } makes a counteroffer
attack-trade-get = You would get
attack-trade-no-gift = No cards.
attack-trade-for = For: { $want }
attack-trade-for-if = For, if you ever have it: { $want }
attack-trade-chosen = { NUMBER($chosen) } of { NUMBER($asked) } chosen
attack-trade-unfit = { $count ->
    [one] { NUMBER($count) } card too many.
   *[other] { NUMBER($count) } cards too many.
  }
attack-trade-cannot = { $nation } cannot see your cards. You hold none that fit, so this deal must wait; decline, or offer something else.
attack-trade-veto-gives = gives { $cards }
attack-trade-waits = { $partner } is considering an offer by { $proposer }: { $gives } for { $asks }
attack-trade-waits-veto = { $holder } is deciding whether { $proposer } and { $partner } may trade
attack-notice = News
attack-ranking = Final ranking
attack-ranking-army = Tied on regions: the larger army decided.
attack-ranking-place = { NUMBER($place) }.
attack-ranking-has = { $regions ->
    [one] { NUMBER($regions) } region
   *[other] { NUMBER($regions) } regions
  } · { $army ->
    [one] { NUMBER($army) } unit
   *[other] { NUMBER($army) } units
  }

## Battles on land

attack-battle-land = Land battle
attack-battle-limit = up to { NUMBER($count) } in front
attack-battle-odds = { $one } wins { $win }, { $other } wins { $lose }
attack-battle-odds-note = if both go on sending forward as many as may fight
attack-battle-front = In front
attack-battle-reserve = In reserve
attack-battle-nobody = nobody
attack-addressed = { $nation }: { $text }
attack-battle-stake = at stake: { $card }
attack-battle-neutral = Neutral troops
attack-battle-commanded = { $nation } commands
attack-battle-expected = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected next
attack-battle-blank = blank
attack-battle-fell = { $units } lost
attack-battle-send-one = { $count ->
    [one] { $unit }: send it forward
   *[other] { NUMBER($count) } × { $unit }: send one forward
  }
attack-battle-take-back = { $count ->
    [one] { $unit }, chosen: take it back
   *[other] { NUMBER($count) } × { $unit }, chosen: take one back
  }
attack-battle-commit = { $count ->
    [one] Send { NUMBER($count) } unit forward
   *[other] Send { NUMBER($count) } units forward
  }
attack-battle-reinforce = { $count ->
    [one] Send up to { NUMBER($count) } unit forward?
   *[other] Send up to { NUMBER($count) } units forward?
  }
attack-battle-reinforce-any = Send units forward?
attack-battle-chosen = Chosen: { $units }.
attack-battle-chosen-for-you = { $units } chosen for you.
attack-battle-chosen-none = Nothing chosen.
attack-battle-hold-proposed = The advice is to hold back.
attack-battle-click = Click a unit to change it, or press a number.
attack-battle-tap = Tap a unit to change it.
attack-battle-as-proposed = As proposed: { $units }
attack-battle-send = { $count ->
    [0] Send forward
    [one] Send { NUMBER($count) } forward
   *[other] Send { NUMBER($count) } forward
  }
attack-battle-finish-hint = Fights this battle to its end as proposed. Or hold Enter.
attack-battle-command = Will you command the neutral troops?
attack-battle-command-why = If several want to, the dice decide.
attack-battle-skip = Skip this battle
attack-battle-held = { $neutral ->
    [yes] { $defender } hold { $place }
   *[no] { $defender } holds { $place }
  }
attack-battle-capital = The capital of { $nation } stands here: it brings { $winner } { NUMBER($points) } points at every production.
attack-battle-after = { $nation } { $text }.
attack-battle-said = { $who }: { $hits ->
    [0] no hit
    [one] { NUMBER($hits) } hit
   *[other] { NUMBER($hits) } hits
  }. Losses of { $loser }: { $units }.

## Battles at sea

attack-sea-title = Battle for the sea
attack-sea-challenge = A challenge
attack-sea-battle = Sea battle
attack-sea-challenges = challenges
attack-sea-odds-note = if both fight to the end with cheap ships at the head
attack-sea-damaged = damaged
attack-sea-sunk = sunk
attack-sea-face-down = Ship, face down
attack-sea-not-laid = Place for a ship
attack-sea-nobody = nobody
attack-sea-pair = Pair { NUMBER($number) }
attack-sea-against = { $one } against { $other }
attack-sea-tie = A tie: no hit
attack-sea-wins = { $nation } hits
attack-sea-aside = { $count ->
    [one] { NUMBER($count) } damaged battleship set aside
   *[other] { NUMBER($count) } damaged battleships set aside
  }
attack-sea-place = place { NUMBER($number) } of { NUMBER($count) }
attack-sea-behind = stays behind
attack-sea-ship = { $unit }, { $place }. Arrow keys move it.
attack-sea-answer = { $nation } challenges you for sea control
attack-sea-answer-why = Fight, or give up sea control. Whoever withdraws keeps their ships.
attack-sea-lay = { $count ->
    [one] Lay out { NUMBER($count) } ship
   *[other] Lay out { NUMBER($count) } ships, the head first
  }
attack-sea-lay-how = Drag ships into order, or move them with the arrow keys. Hits fall on the head of the line.
attack-sea-lay-touch = Drag ships, or tap two to swap them. Hits fall on the head of the line.
attack-sea-suggest = Suggest
attack-sea-seen = The round is over.
attack-sea-bonus-how = Under each ship: what is added to its dice, and against which ship.
attack-sea-bonus-facing = +{ NUMBER($bonus) } against { $ships }
attack-sea-bonus-beside = +{ NUMBER($bonus) } beside a carrier
attack-sea-stay = Fight another round?
attack-sea-stay-why = Both decide in secret. Whoever withdraws loses sea control and keeps their ships.
attack-sea-control-now = { $nation } has sea control
attack-sea-withdrew = { $nation } withdrew.
attack-sea-both-withdrew = Both withdrew: sea control stays as it was.
attack-sea-no-ships = { $nation } has no ships left to lay out.
attack-sea-said-sunk = { $ship } of { $nation } sunk
attack-sea-said-hit = { $ship } of { $nation } damaged
attack-sea-said = { NUMBER($ours) } to { NUMBER($theirs) }. { $result }.

## Why computers do something

attack-reason-claim = free land around { $space }, and few rivals
attack-advice-place = needed most in { $space }
attack-reason-capital = hardest to reach: { $space }
attack-reason-attack = takes { $space } from { $owner }: { $win } %
attack-reason-attack_neutral = takes { $space } from neutral troops: { $win } %
attack-advice-regroup = needed more in { $target } than in { $start }
attack-reason-regroup_first = brings idle units to the front
attack-advice-marched = no other move is worth it
attack-reason-doubtful = the attack on { $space } has only a { $win } % chance: better take it back first
attack-advice-produce = new units are worth the most now
attack-reason-buy_guards = { $points ->
    [one] { NUMBER($points) } point for guards: { $space } is in danger
   *[other] { NUMBER($points) } points for guards: { $space } is in danger
  }
attack-reason-buy = spends { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
  }
attack-reason-guard_sea = { NUMBER($points) } points for ships: keeps sea control with { $win } %
attack-reason-take_sea = { NUMBER($points) } points for ships: wins and keeps sea control with { $win } %
attack-advice-bought = nothing more to buy
attack-reason-challenge = sea control protects the coasts
attack-reason-diplomacy = wins over { $space }: { $win } %
attack-reason-offer = { $kind } from { $to } would bring { $gain ->
    [one] { NUMBER($gain) } point
   *[other] { NUMBER($gain) } points
  } a turn
attack-advice-end_turn = no other action is worth it
attack-reason-fight_first = { $space } first: { $win } %
attack-advice-commit = the best first line: { $space }
attack-advice-reinforce = the best line for the next round: { $space }
attack-reason-planes = wins { $space }: { $win } %
attack-reason-volunteer = makes { $space } harder for { $rival }
attack-advice-pass = nothing to gain there
attack-reason-engage = wins at sea: { $win } %
attack-reason-give_up_sea = sea control is not worth the ships ({ $win } % to win)
attack-reason-press = wins from here: { $win } %
attack-advice-line_up = the best order of the ships: { NUMBER($ships) }
attack-reason-let_pass = hurts { $rival }, who is ahead, in { $space }
attack-reason-stop_voyage = keeps { $rival } away: { $space }
attack-reason-let_trade = both are behind
attack-reason-stop_trade = would help a rival who is ahead
attack-reason-accept = brings { $gain ->
    [one] { NUMBER($gain) } point
   *[other] { NUMBER($gain) } points
  } a turn
attack-reason-counter = at this price the deal brings { NUMBER($gain) } points a turn
attack-reason-only_a_promise = a promise binds nobody
attack-reason-decline = brings too little: { $gain ->
    [one] { NUMBER($gain) } point
   *[other] { NUMBER($gain) } points
  } a turn
attack-reason-cannot_trade = does not hold the cards asked for

## Hints

attack-hint-claim = Claim { $region }
attack-hint-place = Place { $units } in { $region }
attack-hint-capital = Place the capital in { $region }
attack-hint-choose = Choose this action: { $action }
attack-hint-move = Move { $units } from { $start } to { $target }
attack-hint-sail = Ship { $units } from { $start } to { $target }
attack-hint-done = Nothing more to do here: done
attack-hint-allow = Allow it
attack-hint-refuse = Refuse it
attack-hint-fly = { $planes ->
    [one] Fly on with { NUMBER($planes) } plane
   *[other] Fly on with { NUMBER($planes) } planes
  }
attack-hint-turn-back = Turn the planes back
attack-hint-fight = Fight the battle: { $region }
attack-hint-volunteer = Command the neutral troops
attack-hint-pass = Leave it to others
attack-hint-commit = Send { $units } forward
attack-hint-reinforce = Reinforce with { $units }
attack-hint-hold = Send no reinforcements
attack-hint-challenge = Take or challenge sea control
attack-hint-engage = Fight at sea
attack-hint-withdraw = Withdraw
attack-hint-line = Lay out this line: { $ships }
attack-hint-press = Fight on
attack-hint-diplomacy = Diplomacy: { $region }
attack-hint-offer = Offer { $to } a deal: { $give } for { $want }
attack-hint-counter = Make a counteroffer: { $give } for { $want }
attack-hint-accept = Accept and hand over: { $cards }
attack-hint-decline = Decline
attack-hint-buy = Buy { $units }
attack-hint-end = End the turn

## While somebody was away, and while others move

attack-recap-lost = Regions lost
attack-recap-won = Regions won
attack-recap-elsewhere = Elsewhere
attack-recap-land = { $place }: taken by { $to } from { $from }
attack-recap-land-neutral = { $place }: neutral until { $to } took it
attack-recap-land-annexed = { $place }: won over by { $to } through diplomacy
attack-recap-with = with { $units }
attack-recap-attacked = { $nation } attacked with { $units }
attack-recap-calm = without a fight, with { $units }
attack-recap-battles = Battles between players
attack-recap-bought = Bought by others
attack-recap-level = { $nation }: { NUMBER($before) } → { NUMBER($after) }
attack-recap-production = Your production
attack-recap-income = { NUMBER($before) } → { NUMBER($after) } points
attack-recap-news = News
attack-caption-attack = { $nation } attacks { $place }: { $count ->
    [one] { NUMBER($count) } unit
   *[other] { NUMBER($count) } units
    }

## Help: one page for each decision; one thing a line

attack-help-setup_claim = In turn, everyone claims a free region with one infantry, until none is left.
    .title = Claim a region
    .map = A lit region: claims it.
    .buttons = The list: the same regions by name.
attack-help-setup_place = In turn, everyone places a few units of their army in their own regions.
    .title = Place your army
    .map = A lit region of yours: puts the chosen units there.
    .buttons = + and − under a unit: how many of it you place now.
attack-help-setup_capital = Choose the region that is to be your capital. It brings 10 points in every production to whoever holds the region.
    .title = Choose your capital
    .map = A lit region of yours: makes it the capital.
attack-help-action = Choose one of the actions. You have three in a turn; each may be taken once, diplomacy more often.
    .title = Choose an action
    .map = For diplomacy, a lit neutral region: tries to win it over. The chance is shown.
    .buttons =
        Move: units go to nearby regions and fight for those that are not yours.
        Strategic move: units go any distance through your own regions.
        Production: new units and ships for your points. What is not spent is lost.
        Sea control: take it, or challenge whoever has it; the chance is shown first.
        Diplomacy and Offer a deal: regions and cards without a fight.
attack-help-move = Send units into other regions; those that are not yours are fought for when you go on. One unit stays in each region.
    .title = Move and fight
    .map =
        A region of yours: takes its units up; the regions they can reach light up.
        A lit region that is not yours: orders the attack. Its chance is shown before.
        Another region of yours: takes up the units there instead.
        An arrow: takes that move back.
    .buttons =
        + and − under a unit: how many of it go.
        Show threats: what others could take in one move.
        The filled button: ends the moves and begins the battles.
attack-help-strategic = Move units any distance through your own regions. Nobody fights.
    .title = Strategic move
    .map =
        A region of yours: takes its units up; the regions they can reach light up.
        A lit region: orders the move there.
        An arrow: takes that move back.
    .buttons = The filled button: ends the action.
attack-help-buy = Spend your points on units and ships. What is left when you go on is lost.
    .title = Production
    .buttons =
        + and − under a unit: how many of it you buy.
        The filled button: buys them; after that they are placed.
attack-help-place_new = Put your new units into your own regions.
    .title = New units
    .map = A lit region of yours: puts the chosen units there.
    .buttons = + and − under a unit: how many of it you place now.
attack-help-sail = Whoever has sea control says who may sail. Planes cannot be stopped.
    .title = Over the sea
    .buttons =
        Allow, or stop them: the voyage goes on, or the units stay where they were.
        Fly on: the planes of a stopped voyage go alone.
attack-help-battle_order = Several battles wait. Say which is fought first.
    .title = Which battle first
    .map = A sign of battle: that one is fought next.
    .buttons = The places: the same battles by name.
attack-help-command = A neutral region defends itself. Somebody must command its troops.
    .title = Neutral troops
    .buttons =
        Command the neutral troops: you decide for them in this battle.
        Leave it to others: somebody else may.
attack-help-commit = Send units from the reserve to the front. Only the front rolls dice, and only the front is hit.
    .title = The front
    .buttons =
        A unit in reserve: goes forward, or back again.
        Suggest: a good choice of the computer.
        The filled button: sends them; dice are rolled when both are ready.
attack-help-naval_answer = You are challenged for sea control.
    .title = A challenge at sea
    .buttons =
        Fight at sea: both lay out their ships in a line.
        Withdraw: sea control is gone, your ships are kept.
attack-help-naval_line = Lay your ships out in a line, in secret. Each fights the ship opposite.
    .title = The line of ships
    .buttons =
        A ship: drag it along the line, or leave it behind.
        Suggest: a good line of the computer.
        The filled button: lays the line out.
attack-help-naval_stay = A round at sea is over. Both decide in secret whether to go on.
    .title = Fight on at sea?
    .buttons =
        Fight on: another round.
        Withdraw: sea control is gone, your ships are kept.
attack-help-trade = Somebody wants to trade. Nobody is bound by a promise, but cards change hands at once.
    .title = An offer
    .buttons =
        Accept or Decline: the deal is made, or not.
        Counteroffer: propose something else.
        Let them trade, or Forbid it: asked of whoever has sea control.
attack-help-battle = Others decide here, or the dice fall. Units at the front roll; hits are taken from the front of the other side.
    .title = A battle
    .buttons =
        The bar above: the chance of either side, as it stands now.
        Show the map: puts the battle away for a moment.
