### Jedes Schlachtbrett.

battle-percent = { $value } %

## Kopf und Schritte

battle-round = Runde { NUMBER($round) }
battle-show-map = Karte zeigen

## Chancen

battle-odds-spoken = Angreifer siegt { $win }, beide vernichtet { $both }, Verteidiger siegt { $lose }

## Seiten

battle-attacks = { NUMBER($count) ->
    [one] greift an
   *[other] greifen an
  }
battle-defends = { NUMBER($count) ->
    [one] verteidigt
   *[other] verteidigen
  }
battle-hits = Treffer
battle-dice-list = Würfel: { $dice }

## Entscheidungen

battle-rolling = Die Würfel rollen …
battle-skip = Ergebnis zeigen
battle-finish = Schnell zu Ende
battle-wait = { NUMBER($count) ->
    [one] { $nation } entscheidet
   *[other] { $nation } entscheiden
  }

## Das Ende

battle-end-taken = { $attacker } nimmt { $place } ein
battle-end-losses = Verluste { $attacker }: { $own }. Verluste { $defender }: { $other }.
battle-continue = Weiter
