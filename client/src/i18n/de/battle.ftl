### Das Schlachtbrett und die Felder für Kampf, Forschung, Kauf und Aufstellung.

battle-percent = { $value } %
battle-nothing = nichts

## Kopf und Schritte

battle-number = Schlacht { NUMBER($number) } von { NUMBER($of) }
battle-round = Runde { NUMBER($round) }
battle-steps = Schritte der Schlacht
battle-show-map = Karte zeigen
battle-step-done = erledigt
battle-step-aa_fire = Flakfeuer
battle-step-flak = Flakfeuer
battle-step-bombardment = Küstenbeschuss
battle-step-torpedoes = Erstschlag
battle-step-dice = Würfel
battle-step-casualties = Verluste
battle-step-submarines = U-Boote
battle-step-retreat = Weiter oder Rückzug
battle-step-decks = Decks
battle-step-bombing = Bomben
battle-step-result = Ergebnis

## Chancen

battle-odds-spoken = Angreifer siegt { $win }, beide vernichtet { $both }, Verteidiger siegt { $lose }
battle-odds-named = { $attacker } siegt { $win }, beide vernichtet { $both }, { $defender } { NUMBER($count) ->
    [one] siegt
   *[other] siegen
  } { $lose }
battle-both-lost = beide vernichtet { $percent }
battle-odds-before = { $percent } vor der ersten Runde
battle-odds-losses = mit den unten gewählten Verlusten
battle-odds-press = wenn weitergekämpft wird
battle-changed = Vorher { $percent }: { $why }
battle-changed-sea-won = die Seeschlacht ist gewonnen
battle-changed-sea-lost = die Seeschlacht ist gewonnen; dort verloren: { $units }
battle-changed-sea-first = zuerst kommt eine Seeschlacht, in der Transporter sinken können
battle-changed-without = ohne { $units }
battle-changed-transport = { NUMBER($count) ->
    [one] der Transporter zählt als möglicher Verlust mit
   *[other] die Transporter zählen als mögliche Verluste mit
  }
battle-changed-defenders = mehr Verteidiger: { $units }

## Seiten

battle-attacks = { NUMBER($count) ->
    [one] greift an
   *[other] greifen an
  }
battle-defends = { NUMBER($count) ->
    [one] verteidigt
   *[other] verteidigen
  }
battle-raids = bombardiert den Komplex
battle-hits = Treffer
battle-expected = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } erwartet
battle-early = { $step }: { NUMBER($count) ->
    [0] kein Treffer
   *[other] { NUMBER($count) } Treffer
  }
battle-hits-on = trifft bei
battle-hits-on-number = { NUMBER($number) ->
    [1] 1
   *[other] { NUMBER($number) } oder weniger
  }
battle-hits-on-inline = trifft bei { $strength }
battle-no-shot = schießt nicht
battle-dice-list = Würfel: { $dice }
battle-column-spoken = Trifft bei { $strength }: { $units }
battle-piece = { $unit }, { $nation }
battle-piece-lose = { NUMBER($count) ->
    [one] { $unit }, { $nation }: als Verlust wählen
   *[other] { NUMBER($count) } × { $unit }, { $nation }: eine Einheit als Verlust wählen
  }
battle-piece-spare = { NUMBER($count) ->
    [one] { $unit }, { $nation }, als Verlust gewählt: verschonen
   *[other] { NUMBER($count) } × { $unit }, { $nation }, als Verluste gewählt: eine Einheit verschonen
  }
battle-damage = IPC Schaden
battle-shot-down = { NUMBER($count) ->
    [one] Bomber abgeschossen
   *[other] Bomber abgeschossen
  }
battle-no-gun = keine Flak

## Vorgelesen

battle-said-volley = { $who }, { $step }: { NUMBER($hits) ->
    [0] kein Treffer
   *[other] { NUMBER($hits) } Treffer
  } mit { $dice }.
battle-said-bombs = { $who }: Bomben { $dice }.
battle-said-lost = Verloren: { $units }.

## Entscheidungen

battle-rolling = Die Würfel rollen …
battle-skip = Ergebnis zeigen
battle-choose-losses = { NUMBER($count) ->
    [one] { NUMBER($count) } Verlust wählen
   *[other] { NUMBER($count) } Verluste wählen
  }
battle-choose-theirs = { NUMBER($count) ->
    [one] { NUMBER($count) } Verlust der Verteidiger wählen
   *[other] { NUMBER($count) } Verluste der Verteidiger wählen
  }
battle-chosen-for-you = Vorgewählt: { $units }.
battle-chosen-by-you = Deine Wahl: { $units }.
battle-click-to-swap = Zum Tauschen eine Einheit anklicken.
battle-tap-to-swap = Zum Tauschen eine Einheit antippen.
battle-lost-line = Verloren: { $units }.
battle-or-keep = Oder behalten:
battle-keep-lose = { $kept }, dafür { $lost } verlieren
battle-choice-takes = nimmt es ein { $percent }
battle-choice-holds = hält es { $percent }
battle-choice-ipc = { $value } IPC
battle-choice-why = Siegchance und erwartete IPC, verglichen mit den vorgeschlagenen Verlusten
battle-as-advised = Wie vorgeschlagen: { $units }
battle-as-proposed = { $nation } schlägt vor: { $units }
battle-too-few-decks = { NUMBER($count) ->
    [one] Zu wenige Träger sind übrig: { NUMBER($count) } Jäger findet kein Deck und geht verloren.
   *[other] Zu wenige Träger sind übrig: { NUMBER($count) } Jäger finden kein Deck und gehen verloren.
  }
battle-must-agree = Die Verteidiger müssen dieselben Verluste nennen, sonst wählt { $attacker }.
battle-no-agreement = { $nations } nannten verschiedene Verluste, darum wählst du als Angreifer.
battle-owner-chooses = Das Gebiet gehört dir, darum wählst du für alle Verteidiger.
battle-take-losses = { NUMBER($count) ->
    [one] Verlust hinnehmen
   *[other] Verluste hinnehmen
  }
battle-take-theirs = { NUMBER($count) ->
    [one] Diesen Verlust für sie wählen
   *[other] Diese Verluste für sie wählen
  }
battle-propose = { NUMBER($count) ->
    [one] Diesen Verlust vorschlagen
   *[other] Diese Verluste vorschlagen
  }
battle-agree = { NUMBER($count) ->
    [one] Diesem Verlust zustimmen
   *[other] Diesen Verlusten zustimmen
  }
battle-disagree = Ablehnen: { $attacker } wählt
battle-losses-only = Verluste hinnehmen, dann entscheiden
battle-press-on = Weiterkämpfen
battle-press-or-retreat = Weiterkämpfen oder zurückziehen?
battle-round-lost = Eigene Verluste dieser Runde: { $own }. Verluste des Gegners: { $other }.
battle-retreat = Rückzug
battle-retreat-label = Rückzug nach
battle-retreat-to = Rückzug nach { $place }
battle-break-off = Flugzeuge drehen ab
battle-more = Mehr
battle-finish = Schnell zu Ende
battle-finish-hint = Würfelt mit den vorgeschlagenen Verlusten weiter, solange deine Chance mindestens { NUMBER($mark) } % beträgt. Oder Enter gedrückt halten.
battle-subs-title = { NUMBER($count) ->
    [one] { $nation }: Das U-Boot darf ausweichen
   *[other] { $nation }: { NUMBER($count) } U-Boote dürfen ausweichen
  }
battle-subs-why = U-Boote, die bleiben, kämpfen in der nächsten Runde weiter.
battle-subs-count = U-Boote, die ausweichen
battle-withdraw-to = Ausweichen nach { $place }
battle-submerge = Abtauchen
battle-subs-stay = Bleiben und kämpfen
battle-wait = { NUMBER($count) ->
    [one] { $nation } entscheidet
   *[other] { $nation } entscheiden
  }
battle-wait-casualties = { NUMBER($count) ->
    [one] { $nation } wählt Verluste
   *[other] { $nation } wählen Verluste
  }
battle-wait-disputed = { $nations } nannten verschiedene Verluste, darum wählt { $attacker } als Angreifer.
battle-wait-owner = Das Gebiet gehört { $nation }; dort wird für alle Verteidiger gewählt.
battle-wait-retreat = { $nation } entscheidet: weiter oder Rückzug
battle-wait-submarines = { $nation } entscheidet, ob die U-Boote ausweichen

## Das Ende

battle-end-taken = { $attacker } nimmt { $place } ein
battle-end-won = { $attacker } siegt: { $place }
battle-end-lost = { NUMBER($count) ->
    [one] { $defender } hält { $place }
   *[other] { $defender } halten { $place }
  }
battle-end-both = { $place }: Niemand ist übrig
battle-end-retreated = { $attacker } zieht sich zurück: { $to }
battle-end-broke_off = { $attacker } bricht den Angriff ab
battle-end-open = { $place } bleibt umkämpft
battle-end-raid = { NUMBER($damage) ->
    [0] Der Bombenangriff richtet keinen Schaden an: { $place }
   *[other] Der Bombenangriff kostet { NUMBER($damage) } IPC: { $place }
  }
battle-end-losses = Verluste { $attacker }: { $own }. Verluste { $defender }: { $other }.
battle-end-lost-by = Verluste { $nation }: { $units }.
battle-end-disputed = Runde { $rounds }: { $nations } nannten verschiedene Verluste, darum wählte { $attacker }.
battle-continue = Weiter
battle-to-map = Zurück zur Karte
battle-fight-next = Nächste Schlacht: { $place }

## Die Liste der Schlachten

battle-list = Schlachten
battle-list-none = Keine Schlachten
battle-list-none-why = Alle Schlachten dieses Zuges sind geschlagen.
battle-list-on = Die Schlacht läuft noch: { $place }
battle-list-on-why = Runde { NUMBER($round) }. Die anderen Schlachten warten, bis sie entschieden ist.
battle-return = Zurück zur Schlacht
battle-fight = Kämpfen
battle-fight-at = Kämpfen: { $place }, Chance { $chance }
battle-bombard = Schlachtschiffe, die beschießen
battle-raid-figures = etwa { NUMBER($damage, maximumFractionDigits: 1) } IPC Schaden
battle-raid-risk = Risiko für Bomber: { $percent }
battle-resolve-all = Alle nach meinen Vorgaben austragen
battle-resolve-hint = Trägt jede Schlacht mit den vorgeschlagenen Verlusten aus und hält an, wo die Chance unter { NUMBER($mark) } % fällt.
battle-rockets = Raketen
battle-rockets-why = Eine Flak darf in diesem Zug auf einen Komplex feuern.
battle-rocket-at = Auf { $place }
battle-rocket-hit = { $place }: { NUMBER($paid) } IPC

## Forschung

battle-research = Forschung
battle-research-why = { NUMBER($cost) } IPC je Würfel; jede 6 bringt eine Technologie. Vor dem Kauf von Einheiten.
battle-research-dice = Würfel
battle-research-roll = { NUMBER($count) ->
    [one] { NUMBER($count) } Würfel für { NUMBER($cost) } IPC werfen
   *[other] { NUMBER($count) } Würfel für { NUMBER($cost) } IPC werfen
  }
battle-research-none = Kein Durchbruch
battle-research-won = { NUMBER($count) ->
    [one] Durchbruch!
   *[other] { NUMBER($count) } Durchbrüche!
  }
battle-research-again = { NUMBER($die) } geworfen: { $tech } ist schon entwickelt, neuer Wurf.
battle-research-got = Neu: { $tech }
battle-developments = Technologien
battle-developments-known = Technologien { NUMBER($count) } / { NUMBER($of) }
battle-developed = entwickelt
battle-not-developed = noch nicht

## Kauf

battle-purchase = Kauf
battle-left = IPC übrig
battle-left-after = IPC übrig nach diesem Kauf
battle-production = Produktion
battle-buy-count = { $unit }: Anzahl
battle-buy = { NUMBER($cost) ->
    [0] Kaufen
   *[other] Für { NUMBER($cost) } IPC kaufen
  }
battle-bought = Gekauft: { $units }
battle-change-purchase = Kauf ändern
battle-same-again = Wie im letzten Zug: { $units }
battle-same-again-less = Wie im letzten Zug, soweit es reicht: { $units }
battle-buy-nothing = Wähle, was gebaut wird
battle-figures-legend = Kosten, darunter Angriff / Verteidigung / Bewegung

## Aufstellung

battle-place = Einheiten aufstellen
battle-place-kind = { $units } aufzustellen
battle-place-room = noch Platz für { NUMBER($count) }
battle-place-where = { $unit } nach
battle-place-units = { $units } aufstellen:
battle-place-all-here = Alles hierher
battle-place-all-in = Alles hierher: { $place }
battle-place-all = Alles für mich aufstellen
battle-place-all-hint = In der Hauptstadt, wo es geht, sonst dort, wo die meisten eigenen Einheiten stehen.
battle-place-done = Alles ist aufgestellt
battle-place-done-why = Das Einkommen folgt am Ende des Zuges.
battle-place-nowhere = kein Platz dafür
