### The battle calculator, at a table and on its own.

calculator-game = Game
calculator-kind = Kind of battle
calculator-mode-land = Land
calculator-mode-sea = Sea
calculator-attacker = Attacker
calculator-defender = Defender
calculator-part-attack = Attacking units
calculator-part-defend = Defending units
calculator-nation = Nation: { $part }
calculator-as-text = As text
calculator-laden = { $ship } with { $cargo }
calculator-nobody = nobody

calculator-fault-unit = “{ $word }” is not a unit. Units are { $units }.
calculator-fault-nation = “{ $word }” is not a nation. Nations are { $nations }.
calculator-fault-number = Write a number before each unit, like “{ $example }”; it is missing at “{ $word }”.
calculator-fault-no-nation = Name the nation first, like “{ $example }”.
calculator-unreadable = { $part }: this text cannot be read.
calculator-refused = This battle cannot be calculated.
calculator-refused-not_there = { $unit }: cannot take this part in such a battle.
calculator-refused-too_many = At most { NUMBER($most) } units fit on a side.
calculator-refused-too_large = It would take too long. Try fewer units.
calculator-refused-ships_needed = Add ships to see the odds.
calculator-empty = Add attacking units to see the odds.
calculator-no-game = There is no calculator for this game.

calculator-orders = Rules and orders
calculator-field-edition = Edition
calculator-field-attacker = Attacker’s losses
calculator-field-defender = Defender’s losses
calculator-field-goal = What the best choices aim for
calculator-attacker-cheapest = Cheapest first
calculator-attacker-optimal = Best choice each time
calculator-defender-cheapest = Cheapest first
calculator-defender-optimal = Best choice each time
calculator-goal-win = Win the battle
calculator-goal-take = Take the territory
calculator-goal-swing = Gain the most value

calculator-result = Odds
calculator-chance-win = chance that the attacker wins
calculator-share-win = Attacker wins
calculator-share-both = Both destroyed
calculator-share-retreat = Retreat
calculator-share-lose = Defender wins
calculator-lost-attacker = Attacker loses
calculator-lost-defender = Defender loses
calculator-swing = Swing for the attacker
calculator-rounds = Rounds on average
calculator-note = Not quite the best choices:
calculator-left-attacker = Attackers left
calculator-left-defender = Defenders left
calculator-bar = { $number } units: { $chance }
calculator-likely = Likeliest survivors

calculator-enough-ask = What would make it 75 %?
calculator-enough = Any one of these would make it 75 %
calculator-more = { $units } ({ $cost }): { $chance }
calculator-enough-none = No single kind of unit is enough; 16 of each were tried.
calculator-enough-unknown = This battle is too large to find out in time.
calculator-enough-unfinished = Other kinds could not be tried in time.

calculator-share = Copy the link
calculator-link = Link to this battle
calculator-copied = Copied.
