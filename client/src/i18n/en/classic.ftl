### Words of Classic: nations, pieces, phases, what happened and why not.
### Areas are named by the map file. Events have no subject: the nation's emblem or name stands before them.

classic-title = Classic
classic-ruleset-2nd = Second edition
classic-ruleset-2nd-text = The board game of 1986.
classic-ruleset-3rd = Third edition
classic-ruleset-3rd-text = The rules of the computer game of 1998: diving submarines, several AA guns in one territory, new ships next to enemies.
classic-ipc = { $count } IPC
classic-ipc-unit = IPC
classic-production = { $count } production
classic-ipc-text = The money of the game: it pays for units and research. What you do not spend is kept.
classic-production-text = What your territories bring at the end of your turn: the sum of the figures in the rings on the map.
classic-levels = Production of all nations; a click shows more

## Nations and sides

classic-nation-ussr = Soviet Union
classic-nation-ussr-short = U.S.S.R.
classic-nation-germany = Germany
classic-nation-germany-short = Germany
classic-nation-uk = United Kingdom
classic-nation-uk-short = U.K.
classic-nation-japan = Japan
classic-nation-japan-short = Japan
classic-nation-usa = United States
classic-nation-usa-short = U.S.A.
classic-nation-neutral = neutral
classic-nation-neutral-short = neutral
classic-nation-chance = Dice
classic-nation-chance-short = Dice
classic-nation-table = Table
classic-nation-table-short = Table
classic-side-axis = Axis
classic-side-allies = Allies
classic-team-axis = The Axis
classic-team-allies = The Allies
classic-resign-text = { $side ->
    [axis] The Axis give up, the Allies win, and the game is over.
   *[allies] The Allies give up, the Axis win, and the game is over.
    }

## Pieces: the word after a number, number and word, a title, and letters for narrow places

classic-unit-infantry = infantry
classic-unit-armor = armor
classic-unit-fighter = { $count ->
    [one] fighter
   *[other] fighters
    }
classic-unit-bomber = { $count ->
    [one] bomber
   *[other] bombers
    }
classic-unit-aa_gun = { $count ->
    [one] AA gun
   *[other] AA guns
    }
classic-unit-battleship = { $count ->
    [one] battleship
   *[other] battleships
    }
classic-unit-aircraft_carrier = { $count ->
    [one] aircraft carrier
   *[other] aircraft carriers
    }
classic-unit-transport = { $count ->
    [one] transport
   *[other] transports
    }
classic-unit-submarine = { $count ->
    [one] submarine
   *[other] submarines
    }
classic-unit-industrial_complex = { $count ->
    [one] industrial complex
   *[other] industrial complexes
    }

classic-units-infantry = { $count } infantry
classic-units-armor = { $count } armor
classic-units-fighter = { $count ->
    [one] { $count } fighter
   *[other] { $count } fighters
    }
classic-units-bomber = { $count ->
    [one] { $count } bomber
   *[other] { $count } bombers
    }
classic-units-aa_gun = { $count ->
    [one] { $count } AA gun
   *[other] { $count } AA guns
    }
classic-units-battleship = { $count ->
    [one] { $count } battleship
   *[other] { $count } battleships
    }
classic-units-aircraft_carrier = { $count ->
    [one] { $count } aircraft carrier
   *[other] { $count } aircraft carriers
    }
classic-units-transport = { $count ->
    [one] { $count } transport
   *[other] { $count } transports
    }
classic-units-submarine = { $count ->
    [one] { $count } submarine
   *[other] { $count } submarines
    }
classic-units-industrial_complex = { $count ->
    [one] { $count } industrial complex
   *[other] { $count } industrial complexes
    }

classic-unit-title-infantry = Infantry
classic-unit-title-armor = Armor
classic-unit-title-fighter = Fighter
classic-unit-title-bomber = Bomber
classic-unit-title-aa_gun = AA gun
classic-unit-title-battleship = Battleship
classic-unit-title-aircraft_carrier = Aircraft carrier
classic-unit-title-transport = Transport
classic-unit-title-submarine = Submarine
classic-unit-title-industrial_complex = Industrial complex

classic-unit-the-infantry = The infantry
classic-unit-the-armor = The armor
classic-unit-the-fighter = The fighter
classic-unit-the-bomber = The bomber
classic-unit-the-aa_gun = The AA gun
classic-unit-the-battleship = The battleship
classic-unit-the-aircraft_carrier = The aircraft carrier
classic-unit-the-transport = The transport
classic-unit-the-submarine = The submarine
classic-unit-the-industrial_complex = The industrial complex

classic-unit-short-infantry = Inf
classic-unit-short-armor = Arm
classic-unit-short-fighter = Ftr
classic-unit-short-bomber = Bmb
classic-unit-short-aa_gun = AA
classic-unit-short-battleship = BB
classic-unit-short-aircraft_carrier = CV
classic-unit-short-transport = Trn
classic-unit-short-submarine = Sub
classic-unit-short-industrial_complex = IC
# Letters on counters, for those who ask for them.
classic-unit-code-infantry = I
classic-unit-code-armor = A
classic-unit-code-fighter = F
classic-unit-code-bomber = B
classic-unit-code-battleship = BB
classic-unit-code-aircraft_carrier = CV
classic-unit-code-transport = T
classic-unit-code-submarine = S
# The card of a unit: its figures, its price, what it can do, and how the figures are read.
classic-unit-figures = { $attack ->
    [0] no attack
   *[other] attack { NUMBER($attack) }
    }, { $defense ->
    [0] no defense
   *[other] defense { NUMBER($defense) }
    }, { $move ->
    [0] does not move
   *[other] moves { NUMBER($move) }
    }
classic-unit-figures-aa_gun = { $defense ->
    [0] does not fire
    [1] brings planes down with a 1
   *[other] brings planes down with { NUMBER($defense) } or less
    }, { $move ->
    [0] does not move
   *[other] moves { NUMBER($move) }
    }
classic-unit-cost = costs { NUMBER($cost) } IPC
classic-unit-how = In battle a die hits if it shows the unit’s number or less.
classic-unit-does-infantry = Takes and holds territories. Takes up { $load ->
    [one] { NUMBER($load) } place
   *[other] { NUMBER($load) } places
    } on a transport.
classic-unit-does-armor = Takes territories, and may drive through an empty enemy one into the next. Takes up { $load ->
    [one] { NUMBER($load) } place
   *[other] { NUMBER($load) } places
    } on a transport.
classic-unit-does-fighter = Fights on land and at sea. Must land in a friendly territory or on a carrier; takes no territory by itself.
classic-unit-does-bomber = Fights on land and at sea{ $dice ->
    [1] { "" }
   *[other] {" "}with { NUMBER($dice) } dice when it attacks
    }, or bombs an enemy complex, whose owner pays. Must land in a friendly territory; takes none by itself.
classic-unit-does-aa_gun = Fires once at each enemy plane that attacks or flies over its territory, and takes no other part in battle. Moves only in the noncombat move.{ $rockets ->
    [0] { "" }
   *[other] {" "}Its rockets reach complexes up to { NUMBER($rockets) } spaces away.
    }
classic-unit-does-battleship = Fires once at the coast when troops land from its sea zone, unless there was a sea battle first.
classic-unit-does-aircraft_carrier = Up to { NUMBER($decks) } fighters can land on it.
classic-unit-does-transport = Has { NUMBER($holds) } places for infantry, armor and AA guns.
classic-unit-does-submarine = When it attacks it fires first, and what it sinks does not fire back. Never hits planes; may leave a battle after any round.
classic-unit-does-industrial_complex = New units are placed where a complex stands. It goes to whoever takes the territory.

# A transport and what is aboard; pieces of one nation among several; pieces with steps already taken.
classic-unit-laden = { $ships } with { $cargo }
classic-unit-laden-each = { $ships }, each with { $cargo }
classic-units-of = { $nation }: { $units }
classic-nothing = nothing

## Phases, battles, steps

classic-phase-purchase = Purchase
classic-phase-combat_move = Combat move
classic-phase-combat = Combat
classic-phase-noncombat_move = Noncombat
classic-phase-place = Place
classic-phase-income = Income
classic-phase-purchase-text = Develop weapons and buy units.
classic-phase-combat_move-text = Move to attack.
classic-phase-combat-text = Fight the battles.
classic-phase-noncombat_move-text = Land aircraft and move everything else.
classic-phase-place-text = Put new units on the board.
classic-phase-income-text = Collect money for the land you hold.

classic-waiting-purchase = { $nation } is buying
classic-waiting-combat_move = { $nation } is planning attacks
classic-waiting-combat = { $nation } is fighting
classic-waiting-noncombat_move = { $nation } is moving
classic-waiting-place = { $nation } is placing new units
classic-waiting-casualties = { $nation } is choosing losses
classic-waiting-retreat = { $nation } is deciding: press on or retreat
classic-waiting-submarines = { $nation } is deciding for its submarines

classic-battle-land = Land battle
classic-battle-sea = Sea battle
classic-battle-amphibious = Amphibious assault
classic-battle-raid = Bombing raid
classic-landing = Landing
classic-landing-in = Landing in { $place }
classic-landing-order = Land in { $place }
classic-landing-here = Land here
classic-landing-here-odds = Land here: { $percent } %
classic-landing-parts = Sea { $sea } %, then land { $land } %: together { $together } %.
classic-landing-risk = { $count ->
    [one] The transport is counted as a possible loss.
   *[other] The transports are counted as possible losses.
  }
classic-landing-calm = No enemy ships in the way.
classic-landing-ashore = { $win } % to win the battle, { $takes } % to win it with troops left to take the land.
classic-landing-free = Nobody defends { $place }.
classic-landing-left = No room for { $units }; the best that fit go.
classic-landing-stays-out_of_reach = Not coming along: { $units }. Too far away, or nowhere to land afterward.
classic-landing-stays-no_use = Not coming along: { $units }. Nothing to fight for them there.
classic-landing-stays-not_needed = Not coming along: { $units }. The landing is as good without; you can add them.
classic-landing-fine = Entering this neutral territory costs { $ipc } IPC.
classic-landing-along = Going along
classic-landing-take = { $unit }, { $place }
classic-landing-planes = Only with the planes
classic-landing-order-risky = Land at { $percent } %
classic-landing-orders = Orders
classic-landing-click = Click to see the whole plan.
classic-landing-waits = waits for the sea battle in { $places }
classic-landing-target = ; { $kind ->
    [attack] can be attacked by ship
   *[other] in reach by ship
  }

classic-step-aa_fire = Anti-aircraft fire
classic-step-aa_losses = Aircraft shot down
classic-step-attack = Attack
classic-step-attack_losses = Defender’s losses
classic-step-bombardment = Bombardment
classic-step-bombardment_losses = Losses from the bombardment
classic-step-bombing = Bombing
classic-step-deck_losses = Fighters without a deck
classic-step-defense = Defense
classic-step-defense_losses = Attacker’s losses
classic-step-end = End
classic-step-flak = Anti-aircraft fire on the way
classic-step-remove = Losses are removed
classic-step-research = Research
classic-step-retreat = Press on or retreat
classic-step-rocket = Rocket
classic-step-subs = Submarines may leave
classic-step-torpedoes = First strike
classic-step-torpedo_losses = Losses from the first strike

## Developments

classic-tech-jet_power = Jet power
classic-tech-jet_power-text = Your fighters defend with 5 instead of 4.
classic-tech-rockets = Rockets
classic-tech-rockets-text = Once a turn, one AA gun fires at an enemy complex up to three spaces away; its owner loses as many IPC as the die shows.
classic-tech-super_submarines = Super submarines
classic-tech-super_submarines-text = Your submarines attack with 3 instead of 2.
classic-tech-long_range_aircraft = Long-range aircraft
classic-tech-long_range_aircraft-text = Your fighters fly 6 spaces, your bombers 8.
classic-tech-industrial_technology = Industrial technology
classic-tech-industrial_technology-text = Every unit costs you 1 IPC less.
classic-tech-heavy_bombers = Heavy bombers
classic-tech-heavy_bombers-text = Each of your bombers rolls three dice in battles and raids.

## Options

classic-option-submerging_subs = Submarines dive
classic-option-submerging_subs-text = After a round of sea battle a defending submarine may dive where it is instead of withdrawing.
classic-option-aircraft_retreat = Aircraft break off landings
classic-option-aircraft_retreat-text = Attacking aircraft may break off an amphibious assault; troops that have landed still may not.
classic-option-several_aa_guns = Several AA guns
classic-option-several_aa_guns-text = More than one AA gun may stand in a territory; only one of them fires.
classic-option-ships_into_enemy_zones = New ships next to enemies
classic-option-ships_into_enemy_zones-text = New ships may be placed in a sea zone that holds enemy ships; the enemy fights or leaves on its own turn.
classic-option-western_canada_atlantic = Western Canada reaches the Atlantic
classic-option-western_canada_atlantic-text = Western Canada also touches the Atlantic sea zone off Eastern Canada.
classic-option-captured_aa_waits = Captured AA guns wait
classic-option-captured_aa_waits-text = A captured AA gun can be used only from its captor’s next turn on, like a captured complex.
classic-option-owner_picks_casualties = The owner chooses losses
classic-option-owner_picks_casualties-text = When allies defend together, the territory’s owner chooses the losses. Without this rule they must agree, and if they do not, the attacker chooses.
classic-option-canals_at_once = Canals open at once
classic-option-canals_at_once-text = A canal is open as soon as your side controls its banks. Without this rule it is open only to the side that held them when the turn began.
classic-option-decks_by_choice = Owners share the decks
classic-option-decks_by_choice-text = When fighters of several nations find too few decks after a sea battle, their owners choose which are lost. Without this rule it is those whose pieces came last.
classic-option-total_victory = Total victory
classic-option-total_victory-text = Captured capitals win only while no capital of the winning side is in enemy hands.
classic-option-axis_weapon_advantage = Axis weapons
classic-option-axis_weapon_advantage-text = Germany starts with jet power and Japan with super submarines.
classic-option-restricted_soviet_attack = Soviet restraint
classic-option-restricted_soviet_attack-text = The Soviet Union may not attack on its first turn.
classic-option-no_new_complexes = No new complexes
classic-option-no_new_complexes-text = No industrial complex may be bought; only those on the board at the start are used.
classic-option-axis_economic = Axis economic victory
classic-option-axis_economic-text = The joint production with which the Axis wins at the end of a full round; 0 turns this victory off.
classic-option-axis_capitals = Capitals for the Axis
classic-option-axis_capitals-text = Allied capitals the Axis must hold to win.
classic-option-allied_capitals = Capitals for the Allies
classic-option-allied_capitals-text = Axis capitals the Allies must hold to win.

## Victory

classic-victory-military = Victory by captured capitals
classic-victory-economic = Economic victory
classic-victory-conceded = { $own ->
    [yes] You resigned
   *[no] { $who } resigned
    }

## What happened. $nation stands before the line; units, places and nations are words already.

classic-log-line = { $nation }: { $text }
classic-event-assault_announced = will land { $units } from { $zone } to attack { $space }
classic-event-battle = { $kind ->
    [sea] is fighting at sea: { $space }
    [raid] is bombing the complex in { $space }
   *[land] is attacking { $space }
    }
classic-event-battle_over-won = { $kind ->
    [sea] won the sea battle: { $space }
    [raid] ended the raid on { $space }
   *[land] won the battle for { $space }
    }
classic-event-battle_over-lost = { $kind ->
    [sea] did not win the sea battle: { $space }
    [raid] ended the raid on { $space }
   *[land] did not win the battle for { $space }
    }
classic-event-bombed = did { $damage } damage to the complex in { $space }; { $nation } paid { $paid } IPC
classic-event-bought = bought { $units }
classic-event-capital_taken = took the capital of { $nation } and { $ipc } IPC
classic-event-conquered = took { $space } from { $lost_by }
classic-event-conquered-calm = took { $space } from { $lost_by } without a fight
classic-event-conquered-free = took { $space }
classic-event-conquered-liberated = liberated { $space } for { $owner }
classic-event-conquered-liberated-calm = liberated { $space } for { $owner } without a fight
classic-event-crashed = lost { $counted } over { $space }: nowhere to land
classic-event-developed = developed { $tech }
classic-event-fired = { $step }: { $dice }
classic-event-fired-hits = { $hits ->
    [0] { $step }: { $dice } – no hit
    [one] { $step }: { $dice } – { $hits } hit
   *[other] { $step }: { $dice } – { $hits } hits
    }
classic-event-game_over = { $how ->
    [economic] { $winners } win with their production.
    [conceded] { $winners } win: the other side resigned.
   *[military] { $winners } win by captured capitals.
    }
classic-event-income = collected { $ipc } IPC
classic-event-landed = lands from { $zone } to attack { $space }
classic-event-loaded = loaded { $units } from { $start } in { $zone }
classic-event-lost = lost { $units }
classic-event-moved = moved { $units } from { $start } to { $target }
classic-event-neutral_violated = broke the neutrality of { $space } and paid { $fine } IPC
classic-event-not_placed = could not place { $units }: lost
classic-event-phase_done = ended: { $phase }
classic-event-placed = placed { $units } in { $space }
classic-event-proposed = proposed to lose { $units }
classic-event-research = { $breakthroughs ->
    [0] research { $dice }: no breakthrough
    [one] research { $dice }: { $breakthroughs } breakthrough
   *[other] research { $dice }: { $breakthroughs } breakthroughs
    }
classic-event-researched = { $dice ->
    [one] paid for { $dice } research die
   *[other] paid for { $dice } research dice
    }
classic-event-retreated = retreated from { $space } to { $to }
classic-event-retreated-air = broke off the attack on { $space }
classic-event-returned = got { $space } back from { $held_by }
classic-event-rocket = hit { $space } with a rocket for { $damage }; { $nation } paid { $paid } IPC
classic-event-rolled_again = rolled { $die }: { $tech } is already known, rolled again
classic-event-shot_down = lost { $units } to anti-aircraft fire
classic-event-shot_down-over = lost { $units } to anti-aircraft fire over { $space }
classic-event-stranded = { $count ->
    [one] { $count } fighter left { $space } for { $to }
   *[other] { $count } fighters left { $space } for { $to }
    }
classic-event-stranded-lost = { $count ->
    [one] { $count } fighter found no deck in { $space } and was lost
   *[other] { $count } fighters found no deck in { $space } and were lost
    }
classic-event-submerged = { $count ->
    [one] { $count } submarine dived: { $space }
   *[other] { $count } submarines dived: { $space }
    }
classic-event-turn_over = ended turn { $round }
classic-event-unloaded = landed { $units } in { $space } from { $zone }
classic-event-withdrew = { $count ->
    [one] { $count } submarine withdrew from { $space } to { $to }
   *[other] { $count } submarines withdrew from { $space } to { $to }
    }
classic-event-unknown = { $what }

## Why a computer does something. Percentages are plain numbers or "> 99"; a key without words says nothing. “advice” is said with hints only.

classic-reason-attack = takes { $space }: { $win } %, holds it: { $hold } %
classic-reason-attack_fleet = beats the ships in { $space }: { $win } %
classic-reason-raid = costs the owner about { $gain } IPC
classic-reason-buy = spends { $spent } IPC
classic-reason-research = its side has only { $share } % of all units and income: a gamble on new weapons
classic-reason-defend = guards the capital, { $space }
classic-advice-place = needed most in { $space }
classic-reason-ferry = on the way to { $space }
classic-reason-return = goes to { $space } for the next troops
classic-advice-fill = strengthens { $space }
classic-advice-hold = holds { $space }
classic-reason-front = closer to the front: { $space }
classic-reason-fleet = ships to guard the transports
classic-reason-land = a safe place to land: { $space }
classic-reason-fetch = gives the fighters a deck in { $space }
classic-reason-sail = less danger for the fleet in { $space }
classic-advice-rocket = a rocket costs nothing
classic-reason-press = wins from here: { $win } %
classic-reason-retreat = would win only { $win } % of the time
classic-advice-casualties = leaves the best odds
classic-advice-submarines = costs the least

## Hints: what to do, as an order.

classic-hint-research = { $dice ->
    [one] Pay for { $dice } research die
   *[other] Pay for { $dice } research dice
    }
classic-hint-buy = Buy { $units }
classic-hint-move = Move { $units } from { $start } to { $target }
classic-hint-raid = Bomb the complex in { $target } with { $units } from { $start }
classic-hint-load = Load { $units } from { $start } onto ships in { $zone }
classic-hint-unload = Land { $units } in { $coast } from { $zone }
classic-hint-fight = Fight the battle: { $space }
classic-hint-rocket = Fire the rocket from { $gun } at { $target }
classic-hint-lose = Lose { $units }
classic-hint-press = Press on
classic-hint-press-submarines = Stay and fight
classic-hint-retreat = Retreat to { $to }
classic-hint-retreat-air = Break off with the aircraft
classic-hint-withdraw = { $count ->
    [one] Withdraw { $count } submarine to { $to }
   *[other] Withdraw { $count } submarines to { $to }
    }
classic-hint-submerge = { $count ->
    [one] Dive with { $count } submarine
   *[other] Dive with { $count } submarines
    }
classic-hint-place = Place { $units } in { $space }
classic-hint-done = Nothing more to do: end this phase

## Warnings before a phase ends

classic-warning-no_landing = { $units } over { $space } will have nowhere to land.
classic-warning-crash = { $units } over { $space } will crash.
classic-warning-not_placed = { $units } will be lost: there is no room to place them.
classic-warning-empty_transport = { $units } in { $space } will sail empty.

## Why not. The rule is named in its own line.

classic-rule = Rule: { $rule }
classic-rule-1-sequence = order of play
classic-rule-2-canal = canals
classic-rule-2-map = neighboring spaces
classic-rule-3-buy = buying units
classic-rule-3-research = weapon development
classic-rule-3-rockets = rockets
classic-rule-4-aa = anti-aircraft guns
classic-rule-4-aa_gun = anti-aircraft guns
classic-rule-4-amphibious = amphibious assaults
classic-rule-4-armor = armor
classic-rule-4-battleship = battleships
classic-rule-4-bomber = bombers
classic-rule-4-carrier = aircraft carriers
classic-rule-4-complex = industrial complexes
classic-rule-4-industrial_complex = industrial complexes
classic-rule-4-fighter = aircraft
classic-rule-4-infantry = infantry
classic-rule-4-neutral = neutral territories
classic-rule-4-ships = ships
classic-rule-4-submarine = submarines
classic-rule-4-transport = transports
classic-rule-5-capital = lost capitals
classic-rule-5-casualties = casualties
classic-rule-5-combat = combat
classic-rule-5-results = results of battles
classic-rule-5-retreat = retreat
classic-rule-6-noncombat = noncombat move
classic-rule-7-place = placing units
classic-rule-A4-no_new_complexes = option “No new complexes”
classic-rule-A4-restricted_soviet_attack = option “Soviet restraint”

# The choice of nations before a game
classic-new-nation = { $side } · { NUMBER($income) } IPC
classic-new-nation-mate = { $side }, your ally · { NUMBER($income) } IPC
classic-nation-in-text = { $seat ->
    [ussr] the Soviet Union
    [uk] the United Kingdom
    [usa] the United States
   *[other] { $nation }
    }

# The calculator
classic-calculator-mode-landing = Landing
classic-calculator-mode-raid = Bombing raid
classic-calculator-part-attack-landing = By land and air
classic-calculator-part-fleet = Landing fleet
classic-calculator-part-ships = Enemy ships off the coast
classic-calculator-refused-decks = { NUMBER($decks) ->
    [0] Fighters at sea need a carrier.
   *[other] The carriers hold { NUMBER($decks) } fighters, not { NUMBER($fighters) }.
  }
classic-calculator-refused-cargo_needed = Troops that are to land must be aboard a transport.
classic-calculator-refused-no_room = So much does not fit on a transport.
classic-calculator-refused-only_one = { $unit }: only one can stand in a territory.
classic-calculator-refused-alone = { $nation }: nations attack one at a time.
classic-calculator-refused-friends = { $other } does not fight against { $nation }.
classic-calculator-field-tech = Technologies
classic-calculator-field-rounds = Attacker retreats after this many rounds (0: never)
classic-calculator-field-retreat_at = Attacker retreats with this many units left (0: never)
classic-calculator-field-money = Money of the owner (0: any amount)
classic-calculator-attacker-keep_land = Keep one land unit
classic-calculator-attacker-weakest = Weakest first
classic-calculator-defender-keep_land = Keep one land unit
classic-calculator-defender-weakest = Weakest first
classic-calculator-chance-take = chance to take the territory
classic-calculator-share-take = Territory taken
classic-calculator-damage = damage on average
classic-calculator-damage-chart = IPC paid
classic-calculator-paid = Owner pays
classic-calculator-ipc = { $value } IPC
classic-calculator-bar-money = { $number } IPC: { $chance }
classic-calculator-more-landing-fleet = { $units } in the fleet ({ $cost }): { $chance }
classic-calculator-more-landing-attack = { $units } by land or air ({ $cost }): { $chance }
classic-calculator-sea-first = The sea battle comes first: { $win }. This is part of the chance above.

classic-refusal-aircraft_must_land = Aircraft still have to land: { $spaces }.
classic-refusal-aircraft_only = Only aircraft are left; they break off without choosing a place to retreat to.
classic-refusal-already_revealed = Dice key { $segment } has already been revealed.
classic-refusal-attackers_do_not_dive = Only defending submarines can dive; yours can withdraw.
classic-refusal-bad_commitment = That is not a commitment to a dice key.
classic-refusal-bad_count-count-has = { $count } is not possible; there are { $has }.
classic-refusal-bad_count-count-unit = { $count } is not a possible number of { $units }.
classic-refusal-bad_salt = A word for the dice, and the name of whoever adds it, must have 1 to { $longest } characters.
classic-refusal-battles_to_fight = There are still battles to fight: { $spaces }.
classic-refusal-before_buying = Research comes before buying.
classic-refusal-bombers_only = Only bombers can raid a complex.
classic-refusal-canal_closed = The canal between { $start } and { $space } is closed to you.
classic-refusal-cannot_be_carried = { $theunit } does not fit on a transport.
classic-refusal-cannot_move = { $theunit } cannot move.
classic-refusal-cannot_pay-dice-each-ipc = { $dice ->
    [one] { $dice } research die costs { $each } IPC; you have { $ipc }.
   *[other] { $dice } research dice at { $each } IPC each cost more than your { $ipc } IPC.
    }
classic-refusal-cannot_pay-has-needs = That costs { $needs } IPC; you have { $has }.
classic-refusal-cannot_pay_fine-ipc = Entering a neutral territory costs a fine, and you have only { $ipc } IPC.
classic-refusal-cannot_pay_fine-ipc-neutrals = { $neutrals ->
    [one] Entering { $neutrals } neutral territory costs more than your { $ipc } IPC.
   *[other] Entering { $neutrals } neutral territories costs more than your { $ipc } IPC.
    }
classic-refusal-cannot_pay_fine-space = You cannot pay the fine for entering { $space }.
classic-refusal-cannot_submerge = Submarines cannot dive in this game.
classic-refusal-cannot_undo = There is nothing more to undo: dice and other players’ orders are final.
classic-refusal-capital_lost = Without your capital you cannot buy.
classic-refusal-captured_this_turn = { $theunit } was captured this turn and has to wait.
classic-refusal-choose_casualties = Choose the losses first.
classic-refusal-commitment_used = That dice key has been used before, as number { $segment }.
classic-refusal-complex_there_already = { $space } already has an industrial complex.
classic-refusal-enemy_in_zone = With enemy ships in { $space }, nobody can land on a friendly coast from there.
classic-refusal-enemy_there = The enemy holds { $space }; nobody may go there in this phase.
classic-refusal-everything_developed = You have every technology already.
classic-refusal-gun_there_already = { $space } already has an AA gun; only one may stand there.
classic-refusal-has_fought = { $theunit } fought this turn and stays where it is.
classic-refusal-has_moved-unit = { $theunit } has already moved.
classic-refusal-has_moved-unit-used = { $used ->
    [one] { $theunit } has already moved { $used } space and can go no farther.
   *[other] { $theunit } has already moved { $used } spaces and can go no farther.
    }
classic-refusal-has_unloaded = { $theunit } has unloaded and stays where it is this turn.
classic-refusal-impossible_cards = Those cards cannot have been drawn; { $owed } are due.
classic-refusal-impossible_dice = Those dice cannot have been rolled: { $owed } with { $sides } sides are due.
classic-refusal-key_fits_no_commitment = The key does not fit any dice of this game.
classic-refusal-malformed_entry = { $by } cannot enter that.
classic-refusal-mixed_record = The record mixes several kinds of entry.
classic-refusal-must_stop-space = Whoever enters { $space } must stop there.
classic-refusal-must_stop-space-unit = { $theunit } must stop in { $space }.
classic-refusal-name_a_space = Choose where to go.
classic-refusal-neutral = { $space } is neutral and closed in this phase.
classic-refusal-no_attack_yet = { $space } may not be attacked on the first turn.
classic-refusal-no_battle_there = There is no battle in { $space }.
classic-refusal-no_coast = { $space } has no coast to land on.
classic-refusal-no_complex_since_turn_began = You had no complex in { $space } when the turn began.
classic-refusal-no_enemy_complex = { $space } has no enemy complex to bomb.
classic-refusal-no_landing_space-space = Going to { $space } would leave aircraft with nowhere to land.
classic-refusal-no_landing_space-space-unit = { $theunit } cannot land in { $space }.
classic-refusal-no_new_complexes = In this game no industrial complex may be bought.
classic-refusal-no_open_segment = The dice have no key at the moment.
classic-refusal-no_port = { $space } is not next to a complex of yours that can build ships there.
classic-refusal-no_retreat_from_landing = Troops that landed in { $space } cannot retreat.
classic-refusal-no_ride-has = Fighters do not ride on their carrier: they fly beside it, and these have no range left.
classic-refusal-no_ride-has-needs = Fighters do not ride on their carrier: they fly beside it, { $needs } spaces from here, and have only { $has } left.
classic-refusal-no_rocket = No rocket can fly from { $gun } to { $target } now.
classic-refusal-no_room = No transport in { $space } has room for them.
classic-refusal-no_room_on_carrier = { $room ->
    [0] The carriers in { $space } have no room for more fighters.
    [one] The carriers in { $space } have room for { $room } more fighter.
   *[other] The carriers in { $space } have room for { $room } more fighters.
    }
classic-refusal-no_route = The order leads nowhere.
classic-refusal-no_such_battleships = { $has ->
    [0] No battleship can support this landing.
    [one] Only { $has } battleship can support this landing.
   *[other] Only { $has } battleships can support this landing.
    }
classic-refusal-no_transport = There is no transport of your side in { $space }.
classic-refusal-no_troops = No troops here can still board a ship.
classic-refusal-no_voyage = No transport of yours can fetch them and reach { $space } this turn.
classic-refusal-no_way = There is no open route from { $start } to { $space }.
classic-refusal-no_way_out = The submarines cannot withdraw to { $space }.
classic-refusal-noncombat_only = AA guns move only in the noncombat move.
classic-refusal-noncombat_only-unit = { $theunit } moves only in the noncombat move.
classic-refusal-not_a_seat = { $seat } is not a seat in this game.
classic-refusal-not_aboard = Those units are not aboard in { $space }, or may not leave their ship.
classic-refusal-not_adjacent = { $start } and { $space } are not next to each other.
classic-refusal-not_an_origin = Nobody attacked from { $space }, or it is no longer safe.
classic-refusal-not_bought = { $has ->
    [0] You have no { $units } left to place.
   *[other] You have only { $has } { $units } to place.
    }
classic-refusal-not_friendly = { $space } is not in friendly hands.
classic-refusal-not_now = That cannot be done in this phase ({ $phase }).
classic-refusal-not_over = The game is not over yet.
classic-refusal-not_owed = { $what ->
    [cards] No cards are due now.
   *[dice] No dice are due now.
    }
classic-refusal-not_there-count-space-unit = You do not have { $counted } to order in { $space }.
classic-refusal-not_there-count-unit = There are fewer than { $counted } to choose from.
classic-refusal-not_your_decision-seats = This is not your decision; the game is waiting for { $seats }.
classic-refusal-not_yours_since_turn_began = { $space } was not yours when the turn began.
classic-refusal-once_per_turn = You can research only once a turn.
classic-refusal-sea_held = { $zone } is held by { $units }: too strong for what you can send there.
classic-refusal-out_of_range = { $theunit } must go { $needs } spaces to get there and can go { $has }.
classic-refusal-over_capacity-most-unit = { $most ->
    [0] No more { $units } can be placed there this turn.
   *[other] Only { $most } more can be placed there.
    }
classic-refusal-over_capacity-space = { $space } can produce no more this turn.
classic-refusal-port_blocked = Enemy ships in { $space } keep new ships out.
classic-refusal-press_or_retreat = Press on or retreat.
classic-refusal-salt_too_late = Too late to add a word to the dice: some have already been rolled.
classic-refusal-sea_battle_first = The landing in { $space } waits for the sea battle in { $zone }.
classic-refusal-stopped_by_enemy = { $theunit } has met the enemy in { $space } and goes no farther.
classic-refusal-submarines_cannot_hit_aircraft = { $hits ->
    [0] Submarines cannot hit aircraft: choose ships.
    [one] Submarines cannot hit aircraft: at most { $hits } aircraft may be lost.
   *[other] Submarines cannot hit aircraft: at most { $hits } aircraft may be lost.
    }
classic-refusal-too_many_salts = { $by } cannot add another word to the dice.
classic-refusal-transports_full = The transports that could reach { $space } are full.
classic-refusal-units_to_place = New units can still be placed.
classic-refusal-unknown_side = There is no side “{ $side }”.
classic-refusal-unknown_space = There is no space “{ $space }”.
classic-refusal-withdraw_or_stay = Withdraw the submarines or let them stay.
classic-refusal-wrong_number-expected-found = The record has number { $found }; { $expected } is due.
classic-refusal-wrong_number-named-owed = { $owed ->
    [one] { $owed } loss is due, { $named } chosen.
   *[other] { $owed } losses are due, { $named } chosen.
    }
classic-refusal-wrong_phase = That belongs to another phase; this is “{ $phase }”.
classic-refusal-wrong_segment = The record names dice key { $found }; { $expected } is due.
classic-refusal-wrong_terrain-space = { $space } is the wrong kind of space for that.
classic-refusal-wrong_terrain-space-unit = { $theunit } cannot enter { $space }.

## While somebody was away, and while others move

classic-recap-lost = Land lost
classic-recap-won = Land won
classic-recap-land-worth = { $place } ({ NUMBER($value) } IPC)
classic-recap-land-taken = { $place }: taken by { $by } from { $from }
classic-recap-land-retaken = { $place }: taken back by { $by } from { $from }
classic-recap-land-freed = { $place }: freed from { $from } by { $by } and given back to { $to }
classic-recap-land-returned = { $place }: given back to { $to } by { $from }
classic-recap-land-neutral = { $place }: neutral until { $to } took it
classic-recap-calm = without a fight
classic-recap-calm-with = without a fight, with { $units }
classic-recap-forces = with { $attackers } against { $defenders }
classic-recap-forces-alone = with { $attackers }
classic-recap-battles = Battles
classic-recap-toll = Your side lost { $ours ->
    [0] nothing
    [one] { NUMBER($ours) } unit ({ NUMBER($oursIpc) } IPC)
   *[other] { NUMBER($ours) } units ({ NUMBER($oursIpc) } IPC)
    }, the enemy { $theirs ->
    [0] nothing
    [one] { NUMBER($theirs) } unit ({ NUMBER($theirsIpc) } IPC)
   *[other] { NUMBER($theirs) } units ({ NUMBER($theirsIpc) } IPC)
    }
classic-recap-battle-taken = { $place }: taken by { $nation }
classic-recap-battle-freed = { $place }: freed by { $nation }
classic-recap-battle-won = { $place }: { $nation } attacked and won
classic-recap-battle-lost = { $place }: { $nation } attacked and was beaten
classic-recap-battle-both = { $place }: { $nation } attacked; nobody is left there
classic-recap-battle-retreat = { $place }: { $nation } attacked and retreated
classic-recap-fleets = Enemy fleets near you
classic-recap-fleet = { $nation }: { $units } in { $place }
classic-recap-fleet-gone = { $nation }: no ships left in { $place }
classic-recap-fleet-came = new there: { $units }
classic-recap-fleet-came-where = { $units } came from { $where }
classic-recap-fleet-built = newly built: { $units }
classic-recap-fleet-sunk = sunk: { $units }
classic-recap-fleet-left = no longer there: { $units }
classic-recap-fleet-left-where = { $units } sailed to { $where }
classic-recap-bought = Bought by others
classic-recap-production = Income
classic-recap-income = { $nation }: { NUMBER($before) } → { NUMBER($after) } IPC
classic-recap-tech = Technologies
classic-caption = { $what }: { $parts }
classic-caption-attacks = { $nation } attacks { $place }
classic-caption-takes = { $nation } takes { $places } without a fight
classic-caption-frees = { $nation } frees { $places } without a fight
classic-caption-lands = { $nation } will land in { $place }
classic-caption-prepares = { $nation } prepares a landing in { $place }
classic-caption-raid = { $nation } sends bombers to { $place }
classic-caption-flak = Anti-aircraft fire in { $place } shoots down { $units }
classic-caption-planes = { $count ->
    [one] { NUMBER($count) } plane
   *[other] { NUMBER($count) } planes
    }
classic-caption-units = { $count ->
    [one] { NUMBER($count) } unit
   *[other] { NUMBER($count) } units
    }
classic-caption-units-of = so far { NUMBER($count) } of the { NUMBER($all) } units planned
classic-caption-chance = { $percent } % to win
classic-caption-chance-all = { $percent } % to win with { $all ->
    [2] both
   *[other] all { NUMBER($all) }
}
classic-caption-through = taking { $places } on the way
classic-caption-hold = { $percent } % to hold it afterwards
classic-purpose-capital = { NUMBER($ipc) ->
    [0] for the capital
   *[other] for the capital and its { NUMBER($ipc) } IPC
  }
classic-purpose-complex = for the industrial complex
classic-purpose-income = for { NUMBER($ipc) } IPC a turn
classic-purpose-units = to destroy units worth { NUMBER($ipc) } IPC

## Help: one page for each phase and decision; one thing a line

classic-help-purchase = Spend your IPC on research and units. What you buy is placed at the end of the turn, next to your complexes, and cannot fight before your next one.
    .title = Research and purchase
    .buttons =
        + and − under a unit: how many of it you buy.
        Research: pays for dice; each 6 brings a technology. It comes before buying.
        Buy: pays for what you have chosen. Until the phase ends, Change purchase takes it back.
        The filled button: buys and goes on to the combat move.
classic-help-combat_move = Send units to attack. Orders are only carried out when you go on, and can be taken back until then. Whoever does not attack moves later, in the noncombat move.
    .title = Combat move
    .map =
        A stack of yours: takes it up; the areas it can reach light up.
        A lit enemy area: orders the attack. Its chance is shown before.
        A coast with a dash-dot edge: shows the plan of a landing, with ships and company.
        Another stack of yours: takes that up instead.
        An arrow: takes its units up again, to change the order.
    .buttons =
        + and − under a unit: how many of the stack go.
        Orders: all that is ordered; a line changes an order, its cross removes it.
        Show threats: what enemies could take next turn.
        The filled button: carries out the orders and begins the battles.
classic-help-landing = The plan loads troops, sails, clears the sea and lands. One button gives all its orders; nothing happens before.
    .title = A landing
    .map = The arrows: the way of the ships and of those who go along.
    .buttons =
        Going along: how many of these ships and planes take part. The chance follows.
        Land: gives all orders of the plan. Its line among the orders takes all of them back.
classic-help-combat = Fight the battles one by one. Sea battles come first; landings wait for theirs.
    .title = Combat
    .map = Signs of battle: where there is something to fight.
    .buttons =
        Fight: opens the battle board of that battle.
        The filled button: the next battle, or on to the noncombat move when all are fought.
classic-help-casualties = Your units were hit: choose which you lose. A good choice is made already.
    .title = Choose your losses
    .buttons =
        A unit on your side: adds it to the losses, or spares it.
        The shortcuts: other good choices, with the chance and the IPC they keep.
        The filled button: takes the losses.
classic-help-retreat = The round is over. Fight another one, or save what is left.
    .title = Press on or retreat
    .buttons =
        Press on: rolls the next round. Held, it goes on to the end.
        Retreat to: your attackers go back there; aircraft land later.
        Show the map: puts the battle away for a moment.
classic-help-submarines = Your submarines may leave the battle before the next round.
    .title = Submarines
    .buttons =
        Stay and fight: they take part in the next round.
        The number: how many leave.
        Dive, or the sea zones: they leave the battle there.
classic-help-battle = Dice are rolled round by round: a unit hits when its die shows its number or less. Both sides fire, then losses leave the board.
    .title = A battle
    .buttons =
        The bar above: the chance of either side, as it stands now.
        Show the result: the dice fall at once.
        Show the map: puts the battle away for a moment.
classic-help-noncombat_move = Land aircraft that fought, and move units that did not. Nobody may enter enemy land now.
    .title = Noncombat move
    .map =
        A stack of yours: takes it up; the areas it can reach light up.
        A lit area: orders the move there.
        An arrow: takes its units up again, to change the order.
    .buttons =
        + and − under a unit: how many of the stack go.
        Show threats: what enemies could take next turn.
        The filled button: ends the moves. Planes without a landing place are lost; you are warned.
classic-help-place = Put what you bought on the board: troops and planes at your complexes, ships in the zones beside them that light up. What finds no place is lost.
    .title = Placement
    .map = A lit area: puts the chosen units there; the number says how many fit.
    .buttons =
        A dashed counter: chooses what you place next.
        Place all for me: everything goes to a sensible place.
        The filled button: ends the turn and collects your income.

## At the table

classic-table-season = { $season ->
    [0] Spring
    [1] Summer
    [2] Autumn
   *[3] Winter
  } { $year }
classic-table-production-short = prod.
classic-table-raid-risk = { $percent } % risk of losing a bomber
classic-table-add-raid = Bomb the complex
classic-table-raid-or-fight = What should the bombers do?
classic-table-raid-there = Bomb the complex
classic-table-warn-no_room = No room for { $units } at your complexes: they would be lost.

## Head and steps

classic-battle-step-flak = AA fire
classic-battle-step-submarines = Submarines

## Odds

classic-battle-changed-sea-first = a sea battle comes first, and transports may be lost in it
classic-battle-changed-holds = { NUMBER($count) ->
    [one] the transport counts as a possible loss
   *[other] the transports count as possible losses
  }

## Sides

classic-battle-raids = bombs the complex
classic-battle-shot-down = { NUMBER($count) ->
    [one] bomber shot down
   *[other] bombers shot down
  }
classic-battle-no-gun = no AA gun

## Decisions

classic-battle-too-few-decks = { NUMBER($count) ->
    [one] Too few carriers are left: { NUMBER($count) } fighter has no deck to land on and is lost.
   *[other] Too few carriers are left: { NUMBER($count) } fighters have no deck to land on and are lost.
  }
classic-battle-subs-title = { NUMBER($count) ->
    [one] { $nation }: the submarine may leave
   *[other] { $nation }: { NUMBER($count) } submarines may leave
  }
classic-battle-subs-why = Submarines that stay fight on in the next round.
classic-battle-subs-count = Submarines that leave
classic-battle-subs-stay = Stay and fight
classic-battle-wait-submarines = { $nation } decides whether the submarines leave

## The list of battles

classic-battle-bombard = Battleships that bombard
classic-battle-raid-risk = { $percent } risk of losing a bomber
classic-battle-rockets = Rockets
classic-battle-rockets-why = One AA gun may fire at a complex this turn.
classic-battle-rocket-at = At { $place }
classic-battle-rocket-hit = { $place }: { NUMBER($paid) } IPC

## Research

classic-battle-research = Research
classic-battle-research-why = { NUMBER($cost) } IPC per die; each 6 brings a technology. Comes before buying units.
classic-battle-research-dice = Dice
classic-battle-research-roll = { NUMBER($count) ->
    [one] Roll { NUMBER($count) } die for { NUMBER($cost) } IPC
   *[other] Roll { NUMBER($count) } dice for { NUMBER($cost) } IPC
  }
classic-battle-research-none = No breakthrough
classic-battle-research-won = { NUMBER($count) ->
    [one] Breakthrough!
   *[other] { NUMBER($count) } breakthroughs!
  }
classic-battle-research-again = Rolled { NUMBER($die) }: you already have { $tech }, so the die is rolled again.
classic-battle-research-got = New: { $tech }
classic-battle-developments = Technologies
classic-battle-developments-known = Technologies { NUMBER($count) } / { NUMBER($of) }
classic-battle-developed = developed
classic-battle-not-developed = not yet

## The past

classic-time-axis = Axis
classic-time-economic = economic victory at { $level }
classic-time-battles = ticks: battles, long tick: capital or sea battle
classic-time-raid = { $by ->
    [ussr] The Soviet Union
    [uk] The United Kingdom
    [usa] The United States
   *[other] { $attacker }
    } bombed the industrial complex in { $place } with { $units }
classic-time-downed = anti-aircraft fire shot down { $units }
classic-time-raid-result = The raid cost { $of ->
    [ussr] the Soviet Union
    [uk] the United Kingdom
    [usa] the United States
   *[other] { $owner }
    } { $paid ->
    [0] nothing
   *[other] { $paid } IPC
    }{ $downed ->
    [0] { "" }
    [one] ; anti-aircraft fire shot down { $downed } bomber
   *[other] ; anti-aircraft fire shot down { $downed } bombers
    }

## Nations

classic-time-victory-economic = { $side }: production { $has } of { $needs }
classic-time-victory-capitals = { $side }: enemy capitals { $has } of { $needs }

classic-ahead-title = Standing answers
classic-ahead-casualties = Losses
classic-ahead-casualties-ask = Ask me
classic-ahead-casualties-advised = As the advisor proposes
classic-ahead-casualties-order = In this order, the first goes first
classic-ahead-submarines = Submarines that could leave
classic-ahead-submarines-ask = Ask me
classic-ahead-submarines-never = Always stay
classic-ahead-submarines-gains = Leave where that is better
classic-ahead-submarines-always = Always leave
classic-ahead-retreat = My attack could retreat
classic-ahead-retreat-ask = Ask me
classic-ahead-retreat-never = Never retreat
classic-ahead-retreat-gains = Retreat where that is better
classic-ahead-retreat-always = Retreat as soon as possible
classic-reason-ahead = by a standing answer
classic-reason-ahead_of = standing answer: { $owner }
