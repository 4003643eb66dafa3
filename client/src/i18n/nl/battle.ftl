### Elk gevechtsbord.

battle-percent = { $value } %

## Kop en stappen

battle-round = Ronde { NUMBER($round) }
battle-show-map = Kaart tonen

## Kansen

battle-odds-spoken = Aanvaller wint { $win }, beide vernietigd { $both }, verdediger wint { $lose }

## Partijen

battle-attacks = { NUMBER($count) ->
    [one] valt aan
   *[other] vallen aan
  }
battle-defends = { NUMBER($count) ->
    [one] verdedigt
   *[other] verdedigen
  }
battle-hits = { NUMBER($count) ->
    [one] treffer
   *[other] treffers
  }
battle-dice-list = Dobbelstenen: { $dice }

## Beslissingen

battle-rolling = De dobbelstenen rollen …
battle-skip = Uitslag tonen
battle-finish = Snel afmaken
battle-wait = { NUMBER($count) ->
    [one] { $nation } beslist
   *[other] { $nation } beslissen
  }

## Het einde

battle-end-taken = { $attacker } neemt { $place } in
battle-end-losses = { $attacker } verloor { $own }. { $defender } verloor { $other }.
battle-continue = Verder
