### Zeitmaschine, Verlauf, Nationen, Würfelstatistik und die Wiederholungsseite.

time-title = Zeitmaschine
time-since-start = seit Beginn
time-chart-text = { $what } der Nationen: { $values }
time-turns = farbige Balken: Züge
time-scrubber = Zeitpunkt im Spiel
time-moment = { $when }, { $nation }, { $phase }: { $text }
time-play = Abspielen
time-pause = Pause
time-speed = Tempo { $speed }×
time-back-by = { $unit ->
    [action] Eine Aktion zurück
    [phase] Eine Phase zurück
    [turn] Einen Zug zurück
    [round] Eine Runde zurück
   *[battle] Eine Schlacht zurück
    }
time-forward-by = { $unit ->
    [action] Eine Aktion vor
    [phase] Eine Phase vor
    [turn] Einen Zug vor
    [round] Eine Runde vor
   *[battle] Eine Schlacht vor
    }
time-step = Schrittweite
time-unit-action = Aktion
time-unit-phase = Phase
time-unit-turn = Zug
time-unit-round = Runde
time-unit-battle = Schlacht
time-branch = Ab hier weiterspielen
time-branch-text = als Kopie; dein Spiel bleibt, wie es ist
time-branch-secret = erst nach dem Ende: In diesem Spiel haben mehrere Leute Geheimnisse
time-past = du siehst die Vergangenheit
time-round = Runde { NUMBER($round) }
time-when = { $when }, { $nation }
time-back = Zurück zum Jetzt
time-start = Der Anfang
time-start-text = Noch hat niemand gezogen.
time-lost = { $nation }: { $units } verloren
time-change-gain = +{ $value } von { $nation }
time-change-worthless = von { $nation }
time-change-neutral = war neutral
time-changed = In diesem Zug geändert: { $changes }

## Verlauf

time-log-empty = Noch ist nichts geschehen.
time-log-turn = Runde { $round } · { $nation }
time-log-earlier = Früheres zeigen
time-log-go = Diesen Zeitpunkt ansehen
time-log-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
    }

## Nationen

time-nation = Nation

## Würfel

time-dice = Würfel
time-dice-empty = Es wurde noch nicht gewürfelt.
time-dice-rolled = Würfe
time-dice-hits = Treffer
time-dice-expected = Erwartet
time-dice-luck = Glück
time-dice-luck-text = Wie weit die Treffer vom Erwarteten abweichen, in Standardabweichungen. Zwischen −2 und +2 ist gewöhnliches Glück.
time-dice-all = Alle
time-dice-several = mehrere Nationen
time-dice-faces = Wie oft jede Augenzahl fiel
time-dice-faces-of = Wie oft jede Seite fiel: { $die } ({ NUMBER($thrown) })
time-dice-face = { $face }: { $count }-mal, { $percent } %
time-dice-even = gestrichelt: was zu erwarten war
time-proof = Ehrliche Würfel
time-proof-text = Vor dem ersten Wurf hat sich der Spielleiter auf einen geheimen Schlüssel festgelegt; jeder Wurf folgt daraus. Der Schlüssel wird am Ende offengelegt, dann kann jeder alle Würfe nachrechnen.
time-proof-commitment = Festlegung
time-proof-key = Schlüssel
time-proof-hidden = wird am Ende des Spiels offengelegt
time-proof-rolls = { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
    }
time-proof-how = Zum Prüfen das beendete Spiel als Datei speichern und ausführen:
time-copy = Kopieren
time-copied = Kopiert

## Wiederholungsseite

time-replay = Wiederholung
time-replay-language = Sprache
time-replay-theme = Hell oder dunkel
time-replay-missing = Diese Seite enthält kein Spiel.
time-tab-log = Verlauf
time-tab-nations = Nationen
time-tab-dice = Würfel
time-panels = Ansichten
