### Tijdmachine, verloop, landen, dobbelsteenstatistiek en de herhaalpagina.

time-title = Tijdmachine
time-production = Productie
time-since-start = sinds begin
time-axis = As
time-economic = economische overwinning bij { $level }
time-chart-text = { $what } van de landen: { $values }
time-turns = gekleurde balken: beurten
time-battles = streepjes: gevechten, lange streep: hoofdstad of zeeslag
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
time-forces = { $attackers } tegen { $defenders }
time-battle-won = { $rounds ->
    [one] Gewonnen in { $rounds } ronde, verloren: { $lost }
   *[other] Gewonnen in { $rounds } rondes, verloren: { $lost }
    }
time-battle-lost = { $rounds ->
    [one] Niet gewonnen na { $rounds } ronde, verloren: { $lost }
   *[other] Niet gewonnen na { $rounds } rondes, verloren: { $lost }
    }
time-battle-retreat = { $rounds ->
    [one] Teruggetrokken na { $rounds } ronde, verloren: { $lost }
   *[other] Teruggetrokken na { $rounds } rondes, verloren: { $lost }
    }
time-raid = { $by ->
    [ussr] De Sovjet-Unie bombardeerde
    [uk] Het Verenigd Koninkrijk bombardeerde
    [usa] De Verenigde Staten bombardeerden
   *[other] { $attacker } bombardeerde
    } het industrieel complex in { $place } met { $units }
time-raid-result = Het bombardement kostte { $of ->
    [ussr] de Sovjet-Unie
    [uk] het Verenigd Koninkrijk
    [usa] de Verenigde Staten
   *[other] { $owner }
    } { $paid ->
    [0] niets
   *[other] { $paid } IPC
    }{ $downed ->
    [0] { "" }
    [one] ; luchtafweer schoot { $downed } bommenwerper neer
   *[other] ; luchtafweer schoot { $downed } bommenwerpers neer
    }
time-downed = luchtafweer schoot neer: { $units }
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
time-log-bought = { $units } gekocht voor { $ipc } IPC
time-log-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
    }

## Landen

time-overview = Landen
time-nation = Land
time-ipc = IPC
time-ipc-long = IPC in kas
time-units = Eenheden
time-value = Waarde
time-value-text = Prijs van alle eenheden in IPC
time-tech = Technologieën
time-no-tech = geen
time-capital = Hoofdstad
time-capital-held = in handen
time-capital-lost = verloren aan { $nation }
time-victory = Op weg naar de overwinning
time-victory-economic = { $side }: productie { $has } van { $needs }
time-victory-capitals = { $side }: vijandelijke hoofdsteden { $has } van { $needs }

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
