### The page of a game that is over: how it went, and what the computer would have done.

ending-board = To the board
ending-waiting = Looking through the game…
ending-trouble = That did not work.
ending-rematch = Rematch
ending-rematch-exchanged = Rematch, sides changed
ending-curve = Chance of victory
ending-curve-text = Chance of victory over the turns. At the start: { $start }. At the end: { $end }.
ending-curve-hint = After each turn, as good computer players would fare from there.
ending-curve-at = { $when }: { $chances }
ending-curve-of = { $side } { $chance } %
ending-swing = { $side }: { $before } % → { $after } %
ending-turning = Turning points
ending-turning-none = The game never turned: no single turn changed the chances much.
ending-battles = Decisive battles
ending-battles-none = No single battle changed the chances much.
ending-look = Look at this moment
ending-retry = Try again from here
ending-retry-of = Try again from here: { $moment }
ending-luck = Luck with the dice
ending-luck-worth = Luck
ending-luck-text = What a player’s dice destroyed in battles beyond the average (+) or short of it (−), at the price of the units. Money that dice cost counts as it is.
ending-luck-none = No dice were rolled in battles.
ending-overview = How they stood at the end
ending-standing = Final ranking

## What the computer would have done

ending-study = Your decisions
ending-study-text = The computer ({ $player }) begins where you began, knowing no more than you did, and shows what it would have done until the next dice.
ending-study-begin = What would the computer have done?
ending-study-on = Continue
ending-study-stop = Stop
ending-study-begun = Reading the game…
ending-study-progress = { NUMBER($done) } of { $of ->
    [one] { NUMBER($of) } decision
   *[other] { NUMBER($of) } decisions
    }
ending-study-whole = { $of ->
    [0] You had nothing to decide in this game.
    [one] Your one decision has been looked at.
   *[other] All { NUMBER($of) } decisions have been looked at.
    }
ending-study-phases = { $first } – { $last }
ending-study-nth = { $name } ({ NUMBER($nth) })
ending-study-differs = alike: { NUMBER($both) } · only you: { NUMBER($mine) } · only the computer: { NUMBER($best) }
ending-study-same = the same
ending-study-mine = You
ending-study-nothing = nothing else
