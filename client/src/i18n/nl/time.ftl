### Tijdmachine, verloop, landen, dobbelsteenstatistiek en de herhaalpagina.

time-title = Tijdmachine
time-since-start = sinds begin
time-chart-text = { $what } van de landen: { $values }
time-turns = gekleurde balken: beurten
time-scrubber = Moment in het spel
time-moment = { $when }, { $nation }, { $phase }: { $text }
time-play = Afspelen
time-pause = Pauze
time-speed = Snelheid { $speed }×
time-back-by = { $unit ->
    [action] Eén actie terug
    [phase] Eén fase terug
    [turn] Eén beurt terug
    [round] Eén ronde terug
   *[battle] Eén gevecht terug
    }
time-forward-by = { $unit ->
    [action] Eén actie vooruit
    [phase] Eén fase vooruit
    [turn] Eén beurt vooruit
    [round] Eén ronde vooruit
   *[battle] Eén gevecht vooruit
    }
time-step = Stap per
time-unit-action = Actie
time-unit-phase = Fase
time-unit-turn = Beurt
time-unit-round = Ronde
time-unit-battle = Gevecht
time-branch = Vanaf hier verder spelen
time-branch-text = maakt een kopie; je spel blijft zoals het is
time-branch-secret = pas na afloop: meerdere mensen hebben geheimen in dit spel
time-past = je kijkt naar het verleden
time-round = Ronde { NUMBER($round) }
time-when = { $when }, { $nation }
time-back = Terug naar nu
time-start = Het begin
time-start-text = Nog niemand heeft iets gedaan.
time-lost = { $nation }: { $units } verloren
time-change-gain = +{ $value } van { $nation }
time-change-worthless = van { $nation }
time-change-neutral = was neutraal
time-changed = Veranderd in deze beurt: { $changes }

## Verloop

time-log-empty = Er is nog niets gebeurd.
time-log-turn = Ronde { $round } · { $nation }
time-log-earlier = Eerdere regels
time-log-go = Dit moment bekijken
time-log-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
    }

## Landen

time-nation = Land

## Dobbelstenen

time-dice = Dobbelstenen
time-dice-empty = Er is nog niet gegooid.
time-dice-rolled = Worpen
time-dice-hits = Treffers
time-dice-expected = Verwacht
time-dice-luck = Geluk
time-dice-luck-text = Hoe ver de treffers van de verwachting liggen, in standaardafwijkingen. Tussen −2 en +2 is gewoon geluk.
time-dice-all = Alle
time-dice-several = meerdere landen
time-dice-faces = Hoe vaak elk aantal ogen viel
time-dice-faces-of = Hoe vaak elk vlak viel: { $die } ({ NUMBER($thrown) })
time-dice-face = { $face }: { $count } keer, { $percent } %
time-dice-even = streepjes: wat te verwachten was
time-proof = Eerlijke dobbelstenen
time-proof-text = Vóór de eerste worp heeft de spelleider zich vastgelegd op een geheime sleutel; elke worp volgt daaruit. De sleutel wordt aan het eind onthuld; dan kan iedereen alle worpen narekenen.
time-proof-commitment = Vastlegging
time-proof-key = Sleutel
time-proof-hidden = wordt aan het eind van het spel onthuld
time-proof-rolls = { $rolls ->
    [one] { $rolls } worp
   *[other] { $rolls } worpen
    }
time-proof-how = Controleren: sla het afgelopen spel op als bestand en voer uit
time-copy = Kopiëren
time-copied = Gekopieerd

## Herhaalpagina

time-replay = Herhaling
time-replay-language = Taal
time-replay-theme = Licht of donker
time-replay-missing = Deze pagina bevat geen spel.
time-tab-log = Verloop
time-tab-nations = Landen
time-tab-dice = Dobbelstenen
time-panels = Panelen
