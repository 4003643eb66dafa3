### Was alle Ausgaben der Achsen-Familie gleich sagen: am Tisch, in Schlachten, von der Vergangenheit. Es nennt keine Nation und keine Einheit; eine Ausgabe darf für alles eigene Wörter haben.

## Am Tisch

axis-table-ipc-left = IPC übrig
axis-table-ipc = IPC
axis-table-production = Produktion
axis-table-to-place = aufzustellen
axis-table-attack = Angriff
axis-table-move = Bewegung
axis-table-way = { NUMBER($steps) ->
    [one] { NUMBER($steps) } Feld entfernt
   *[other] { NUMBER($steps) } Felder entfernt
  }
axis-table-way-left = Flugzeuge haben danach noch { NUMBER($left) } Reichweite
axis-table-lose = { $percent } % Niederlage
axis-table-you-lose = du verlierst etwa { NUMBER($ipc, maximumFractionDigits: 0) } IPC
axis-table-they-lose = der Gegner { NUMBER($ipc, maximumFractionDigits: 0) }
axis-table-raid-damage = etwa { NUMBER($ipc, maximumFractionDigits: 1) } IPC Schaden
axis-table-add-attack = Angriff befehlen
axis-table-add-attack-risky = Angriff mit { $percent } %
axis-table-add-move = Dorthin ziehen
axis-table-place-there = In { $place } aufstellen
axis-table-fight-there = Kämpfen
axis-table-choose-attack = Wähle Einheiten für einen Angriff
axis-table-choose-attack-why = Ziele leuchten auf; zeige auf eines, um deine Siegchance zu sehen. Nichts ist endgültig, bis du kämpfst.
axis-table-choose-move = Wähle Einheiten für eine Bewegung
axis-table-choose-move-why = Lande deine Flugzeuge und rücke nach. In dieser Phase wird nicht gekämpft.
axis-table-no-orders = Noch keine Befehle.
axis-table-no-orders-why = Hier stehen deine Befehle mit ihren Chancen; alles lässt sich zurücknehmen.
axis-table-edit-order = Befehle nach { $place } ändern
axis-table-fallen = Damit entfällt ein weiterer Befehl: { $reason }
axis-table-next-purchase = Zur Kampfvorbereitung
axis-table-next-nothing-bought = Nichts kaufen
axis-table-next-fight = { $count ->
    [0] Kein Angriff in diesem Zug
    [one] { NUMBER($count) } Schlacht schlagen
   *[other] { NUMBER($count) } Schlachten schlagen
  }
axis-table-next-orders = Befehle ausführen
axis-table-next-combat = Kämpfen: { $place }
axis-table-next-combat-done = Zur Truppenverlegung
axis-table-next-noncombat = Zur Aufstellung
axis-table-next-place = Zug beenden
axis-table-warn-no_landing = { $place }: kein Landeplatz für { $units }.
axis-table-warn-crash = { $place }: ohne Landeplatz verloren: { $units }.
axis-table-warn-must_land = { $place }: erst landen lassen: { $units }.
axis-table-warn-to_place = Erst aufzustellen: { $units }.
axis-table-warn-not_placed = Kein Platz für { $units }: am Ende des Zuges verloren.
axis-table-warn-zone_held = Kein Platz für { $units }, denn der Feind ist da: { $places }. Ohne Sieg dort { $count ->
    [one] ist die Einheit verloren
   *[other] sind sie verloren
  }.
axis-table-warn-unspent = { $ipc } IPC nicht ausgegeben: genug für { $units }.
axis-table-warn-open_capital = Niemand verteidigt deine Hauptstadt ({ $place }). In Reichweite: { $nation }.
axis-table-warn-other = { $place }: { $units }
axis-table-sea = Seezone
axis-table-value = { NUMBER($value) } IPC
axis-table-area-name = { $name }, { $owner }
axis-table-area-targets = ; { $kind ->
    [attack] angreifbar
   *[other] erreichbar
  }
axis-table-next-buy = Kaufen und weiter
axis-damaged = beschädigt: { $units }
axis-damaged-unit = { $unit } ({ NUMBER($damage) })

## Schlachten

axis-battle-nothing = nichts

## Kopf und Schritte

axis-battle-number = Schlacht { NUMBER($number) } von { NUMBER($of) }
axis-battle-steps = Schritte der Schlacht
axis-battle-step-done = erledigt
axis-battle-step-aa_fire = Flakfeuer
axis-battle-step-bombardment = Küstenbeschuss
axis-battle-step-torpedoes = Erstschlag
axis-battle-step-dice = Würfel
axis-battle-step-casualties = Verluste
axis-battle-step-retreat = Weiter oder Rückzug
axis-battle-step-decks = Decks
axis-battle-step-bombing = Bomben
axis-battle-step-result = Ergebnis

## Chancen

axis-battle-odds-named = { $attacker } siegt { $win }, beide vernichtet { $both }, { $defender } { NUMBER($count) ->
    [one] siegt
   *[other] siegen
  } { $lose }
axis-battle-both-lost = beide vernichtet { $percent }
axis-battle-odds-before = { $percent } vor der ersten Runde
axis-battle-odds-losses = mit den unten gewählten Verlusten
axis-battle-odds-press = wenn weitergekämpft wird
axis-battle-changed = Vorher { $percent }: { $why }
axis-battle-changed-sea-won = die Seeschlacht ist gewonnen
axis-battle-changed-sea-lost = die Seeschlacht ist gewonnen; dort verloren: { $units }
axis-battle-changed-without = ohne { $units }
axis-battle-changed-defenders = mehr Verteidiger: { $units }

## Seiten

axis-battle-expected = { $count ->
    [0] 0
   *[other] { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) }
} erwartet
axis-battle-early = { $step }: { NUMBER($count) ->
    [0] kein Treffer
   *[other] { NUMBER($count) } Treffer
  }
axis-battle-hits-on = trifft bei
axis-battle-hits-on-number = { NUMBER($number) ->
    [1] 1
   *[other] { NUMBER($number) } oder weniger
  }
axis-battle-hits-on-inline = trifft bei { $strength }
axis-battle-no-shot = schießt nicht
axis-battle-column-spoken = Trifft bei { $strength }: { $units }
axis-battle-piece = { $unit }, { $nation }
axis-battle-piece-lose = { NUMBER($count) ->
    [one] { $unit }, { $nation }: als Verlust wählen
   *[other] { NUMBER($count) } × { $unit }, { $nation }: eine Einheit als Verlust wählen
  }
axis-battle-piece-spare = { NUMBER($count) ->
    [one] { $unit }, { $nation }, als Verlust gewählt: verschonen
   *[other] { NUMBER($count) } × { $unit }, { $nation }, als Verluste gewählt: eine Einheit verschonen
  }
axis-battle-damage = IPC Schaden

## Vorgelesen

axis-battle-said-volley = { $who }, { $step }: { NUMBER($hits) ->
    [0] kein Treffer
   *[other] { NUMBER($hits) } Treffer
  } mit { $dice }.
axis-battle-said-bombs = { $who }: Bomben { $dice }.
axis-battle-said-lost = Verloren: { $units }.

## Entscheidungen

axis-battle-choose-losses = { NUMBER($count) ->
    [one] { NUMBER($count) } Verlust wählen
   *[other] { NUMBER($count) } Verluste wählen
  }
axis-battle-choose-theirs = { NUMBER($count) ->
    [one] { NUMBER($count) } Verlust der Verteidiger wählen
   *[other] { NUMBER($count) } Verluste der Verteidiger wählen
  }
axis-battle-chosen-for-you = Vorgewählt: { $units }.
axis-battle-chosen-by-you = Deine Wahl: { $units }.
axis-battle-click-to-swap = Zum Tauschen eine Einheit anklicken.
axis-battle-tap-to-swap = Zum Tauschen eine Einheit antippen.
axis-battle-lost-line = Verloren: { $units }.
axis-battle-or-keep = Oder behalten:
axis-battle-keep-lose = { $kept }, dafür { $lost } verlieren
axis-battle-choice-takes = nimmt es ein { $percent }
axis-battle-choice-holds = hält es { $percent }
axis-battle-choice-ipc = { $value } IPC
axis-battle-choice-why = Siegchance und erwartete IPC, verglichen mit den vorgeschlagenen Verlusten
axis-battle-as-advised = Wie vorgeschlagen: { $units }
axis-battle-as-proposed = { $nation } schlägt vor: { $units }
axis-battle-must-agree = Die Verteidiger müssen dieselben Verluste nennen, sonst wählt { $attacker }.
axis-battle-no-agreement = { $nations } nannten verschiedene Verluste, darum wählst du als Angreifer.
axis-battle-owner-chooses = Das Gebiet gehört dir, darum wählst du für alle Verteidiger.
axis-battle-take-losses = { NUMBER($count) ->
    [one] Verlust hinnehmen
   *[other] Verluste hinnehmen
  }
axis-battle-take-theirs = { NUMBER($count) ->
    [one] Diesen Verlust für sie wählen
   *[other] Diese Verluste für sie wählen
  }
axis-battle-propose = { NUMBER($count) ->
    [one] Diesen Verlust vorschlagen
   *[other] Diese Verluste vorschlagen
  }
axis-battle-agree = { NUMBER($count) ->
    [one] Diesem Verlust zustimmen
   *[other] Diesen Verlusten zustimmen
  }
axis-battle-disagree = Ablehnen: { $attacker } wählt
axis-battle-losses-only = Verluste hinnehmen, dann entscheiden
axis-battle-press-on = Weiterkämpfen
axis-battle-press-or-retreat = Weiterkämpfen oder zurückziehen?
axis-battle-round-lost = Eigene Verluste dieser Runde: { $own }. Verluste des Gegners: { $other }.
axis-battle-retreat = Rückzug
axis-battle-retreat-label = Rückzug nach
axis-battle-retreat-to = Rückzug nach { $place }
axis-battle-break-off = Flugzeuge drehen ab
axis-battle-more = Mehr
axis-battle-finish-hint = Würfelt mit den vorgeschlagenen Verlusten weiter, solange deine Chance mindestens { NUMBER($mark) } % beträgt. Oder Enter gedrückt halten.
axis-battle-withdraw-to = Ausweichen nach { $place }
axis-battle-submerge = Abtauchen
axis-battle-wait-casualties = { NUMBER($count) ->
    [one] { $nation } wählt Verluste
   *[other] { $nation } wählen Verluste
  }
axis-battle-wait-disputed = { $nations } nannten verschiedene Verluste, darum wählt { $attacker } als Angreifer.
axis-battle-wait-owner = Das Gebiet gehört { $nation }; dort wird für alle Verteidiger gewählt.
axis-battle-wait-retreat = { $nation } entscheidet: weiter oder Rückzug

## Das Ende

axis-battle-end-won = { $attacker } siegt: { $place }
axis-battle-end-lost = { NUMBER($count) ->
    [one] { $defender } hält { $place }
   *[other] { $defender } halten { $place }
  }
axis-battle-end-both = { $place }: Niemand ist übrig
axis-battle-end-retreated = { $attacker } zieht sich zurück: { $to }
axis-battle-end-broke_off = { $attacker } bricht den Angriff ab
axis-battle-end-open = { $place } bleibt umkämpft
axis-battle-end-raid = { NUMBER($damage) ->
    [0] Der Bombenangriff richtet keinen Schaden an: { $place }
   *[other] Der Bombenangriff kostet { NUMBER($damage) } IPC: { $place }
  }
axis-battle-end-lost-by = Verluste { $nation }: { $units }.
axis-battle-end-disputed = Runde { $rounds }: { $nations } nannten verschiedene Verluste, darum wählte { $attacker }.
axis-battle-to-map = Zurück zur Karte
axis-battle-fight-next = Nächste Schlacht: { $place }

## Die Liste der Schlachten

axis-battle-list = Schlachten
axis-battle-list-none = Keine Schlachten
axis-battle-list-none-why = Alle Schlachten dieses Zuges sind geschlagen.
axis-battle-list-on = Die Schlacht läuft noch: { $place }
axis-battle-list-on-why = Runde { NUMBER($round) }. Die anderen Schlachten warten, bis sie entschieden ist.
axis-battle-return = Zurück zur Schlacht
axis-battle-fight = Kämpfen
axis-battle-fight-at = Kämpfen: { $place }, Chance { $chance }
axis-battle-raid-figures = etwa { NUMBER($damage, maximumFractionDigits: 1) } IPC Schaden
axis-battle-resolve-all = Alle nach meinen Vorgaben austragen
axis-battle-resolve-hint = Trägt jede Schlacht mit den vorgeschlagenen Verlusten aus und hält an, wo die Chance unter { NUMBER($mark) } % fällt.

## Kauf

axis-battle-purchase = Kauf
axis-battle-left = IPC übrig
axis-battle-left-after = IPC übrig nach diesem Kauf
axis-battle-production = Produktion
axis-battle-buy-count = { $unit }: Anzahl
axis-battle-buy = { NUMBER($cost) ->
    [0] Kaufen
   *[other] Für { NUMBER($cost) } IPC kaufen
  }
axis-battle-bought = Gekauft: { $units }
axis-battle-change-purchase = Kauf ändern
axis-battle-same-again = Wie im letzten Zug: { $units }
axis-battle-same-again-less = Wie im letzten Zug, soweit es reicht: { $units }
axis-battle-buy-nothing = Wähle, was gebaut wird
axis-battle-figures-legend = Kosten, darunter Angriff / Verteidigung / Bewegung

## Aufstellung

axis-battle-place = Einheiten aufstellen
axis-battle-place-kind = { $units } aufzustellen
axis-battle-place-room = noch Platz für { NUMBER($count) }
axis-battle-place-where = { $unit } nach
axis-battle-place-units = { $units } aufstellen:
axis-battle-place-all-here = Alles hierher
axis-battle-place-all-in = Alles hierher: { $place }
axis-battle-place-all = Alles für mich aufstellen
axis-battle-place-all-hint = In der Hauptstadt, wo es geht, sonst dort, wo die meisten eigenen Einheiten stehen.
axis-battle-place-done = Alles ist aufgestellt
axis-battle-place-done-why = Das Einkommen folgt am Ende des Zuges.
axis-battle-place-nowhere = kein Platz dafür

## Die Vergangenheit

axis-time-production = Produktion
axis-time-forces = { $attackers } gegen { $defenders }
axis-time-battle-won = { $rounds ->
    [one] In { $rounds } Runde gewonnen, Verluste: { $lost }
   *[other] In { $rounds } Runden gewonnen, Verluste: { $lost }
    }
axis-time-battle-lost = { $rounds ->
    [one] Nach { $rounds } Runde nicht gewonnen, Verluste: { $lost }
   *[other] Nach { $rounds } Runden nicht gewonnen, Verluste: { $lost }
    }
axis-time-battle-retreat = { $rounds ->
    [one] Rückzug nach { $rounds } Runde, Verluste: { $lost }
   *[other] Rückzug nach { $rounds } Runden, Verluste: { $lost }
    }

## Verlauf

axis-time-log-bought = { $units } gekauft für { $ipc } IPC

## Nationen

axis-time-overview = Nationen
axis-time-ipc = IPC
axis-time-ipc-long = IPC in der Kasse
axis-time-units = Einheiten
axis-time-value = Wert
axis-time-value-text = Preis aller Einheiten in IPC
axis-time-tech = Technologien
axis-time-no-tech = keine
axis-time-capital = Hauptstadt
axis-time-capital-held = gehalten
axis-time-capital-lost = verloren an { $nation }
axis-time-victory = Auf dem Weg zum Sieg
