### Any battle board.

battle-percent = { $value } %

## Head and steps

battle-round = Round { NUMBER($round) }
battle-show-map = Show the map

## Odds

battle-odds-spoken = Attacker wins { $win }, both destroyed { $both }, defender wins { $lose }

## Sides

battle-attacks = { NUMBER($count) ->
    [one] attacks
   *[other] attack
  }
battle-defends = { NUMBER($count) ->
    [one] defends
   *[other] defend
  }
battle-hits = { NUMBER($count) ->
    [one] hit
   *[other] hits
  }
battle-dice-list = Dice: { $dice }

## Decisions

battle-rolling = The dice are rolling …
battle-skip = Show the result
battle-finish = Finish quickly
battle-wait = { NUMBER($count) ->
    [one] { $nation } decides
   *[other] { $nation } decide
  }

## The end

battle-end-taken = { $attacker } takes { $place }
battle-end-losses = { $attacker } lost { $own }. { $defender } lost { $other }.
battle-continue = Continue
