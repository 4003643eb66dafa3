### Die Wörter von Classic. Ereignisse haben kein Subjekt: Emblem oder Name der Nation steht davor.

classic-title = Classic
classic-ruleset-2nd = Zweite Ausgabe
classic-ruleset-2nd-text = Das Brettspiel von 1986.
classic-ruleset-3rd = Dritte Ausgabe
classic-ruleset-3rd-text = Die Regeln des Computerspiels von 1998: abtauchende U-Boote, mehrere Flaks in einem Territorium, neue Schiffe neben feindlichen.
classic-ipc = { $count } IPC
classic-ipc-unit = IPC
classic-production = Produktion { $count }
classic-ipc-text = Das Geld im Spiel: Es bezahlt Einheiten und Forschung. Was du nicht ausgibst, bleibt dir.
classic-production-text = Was deine Territorien am Ende deines Zuges einbringen: die Summe der Zahlen in den Ringen auf der Karte.
classic-levels = Produktion aller Nationen; ein Klick zeigt mehr

## Nationen und Seiten

classic-nation-ussr = Sowjetunion
classic-nation-ussr-short = UdSSR
classic-nation-germany = Deutschland
classic-nation-germany-short = Deutschland
classic-nation-uk = Großbritannien
classic-nation-uk-short = England
classic-nation-japan = Japan
classic-nation-japan-short = Japan
classic-nation-usa = Vereinigte Staaten
classic-nation-usa-short = USA
classic-nation-neutral = neutral
classic-nation-neutral-short = neutral
classic-nation-chance = Würfel
classic-nation-chance-short = Würfel
classic-nation-table = Tisch
classic-nation-table-short = Tisch
classic-side-axis = Achsenmächte
classic-side-allies = Alliierte
classic-team-axis = Die Achsenmächte
classic-team-allies = Die Alliierten
classic-resign-text = { $side ->
    [axis] Die Achsenmächte geben auf, die Alliierten gewinnen, das Spiel ist zu Ende.
   *[allies] Die Alliierten geben auf, die Achsenmächte gewinnen, das Spiel ist zu Ende.
    }

## Einheiten: Wort nach einer Zahl, Zahl und Wort, Titel, Kürzel

classic-unit-infantry = Infanterie
classic-unit-armor = Panzer
classic-unit-fighter = Jäger
classic-unit-bomber = Bomber
classic-unit-aa_gun = { $count ->
    [one] Flak
   *[other] Flaks
    }
classic-unit-battleship = { $count ->
    [one] Schlachtschiff
   *[other] Schlachtschiffe
    }
classic-unit-aircraft_carrier = Flugzeugträger
classic-unit-transport = Transporter
classic-unit-submarine = { $count ->
    [one] U-Boot
   *[other] U-Boote
    }
classic-unit-industrial_complex = { $count ->
    [one] Industriekomplex
   *[other] Industriekomplexe
    }

classic-units-infantry = { $count } Infanterie
classic-units-armor = { $count } Panzer
classic-units-fighter = { $count } Jäger
classic-units-bomber = { $count } Bomber
classic-units-aa_gun = { $count ->
    [one] { $count } Flak
   *[other] { $count } Flaks
    }
classic-units-battleship = { $count ->
    [one] { $count } Schlachtschiff
   *[other] { $count } Schlachtschiffe
    }
classic-units-aircraft_carrier = { $count } Flugzeugträger
classic-units-transport = { $count } Transporter
classic-units-submarine = { $count ->
    [one] { $count } U-Boot
   *[other] { $count } U-Boote
    }
classic-units-industrial_complex = { $count ->
    [one] { $count } Industriekomplex
   *[other] { $count } Industriekomplexe
    }

classic-unit-title-infantry = Infanterie
classic-unit-title-armor = Panzer
classic-unit-title-fighter = Jäger
classic-unit-title-bomber = Bomber
classic-unit-title-aa_gun = Flak
classic-unit-title-battleship = Schlacht{ "\u00AD" }schiff
classic-unit-title-aircraft_carrier = Flugzeug{ "\u00AD" }träger
classic-unit-title-transport = Transporter
classic-unit-title-submarine = U-Boot
classic-unit-title-industrial_complex = Industrie{ "\u00AD" }komplex

classic-unit-the-infantry = Die Infanterie
classic-unit-the-armor = Der Panzer
classic-unit-the-fighter = Der Jäger
classic-unit-the-bomber = Der Bomber
classic-unit-the-aa_gun = Die Flak
classic-unit-the-battleship = Das Schlachtschiff
classic-unit-the-aircraft_carrier = Der Flugzeugträger
classic-unit-the-transport = Der Transporter
classic-unit-the-submarine = Das U-Boot
classic-unit-the-industrial_complex = Der Industriekomplex

classic-unit-short-infantry = Inf
classic-unit-short-armor = Pz
classic-unit-short-fighter = Jäg
classic-unit-short-bomber = Bom
classic-unit-short-aa_gun = Flk
classic-unit-short-battleship = Sch
classic-unit-short-aircraft_carrier = Trä
classic-unit-short-transport = Trp
classic-unit-short-submarine = U
classic-unit-short-industrial_complex = IK
# Buchstaben auf Spielsteinen, für alle, die sie wünschen.
classic-unit-code-infantry = I
classic-unit-code-armor = P
classic-unit-code-fighter = J
classic-unit-code-bomber = B
classic-unit-code-battleship = SS
classic-unit-code-aircraft_carrier = FT
classic-unit-code-transport = T
classic-unit-code-submarine = U
# Die Karte einer Einheit: Werte, Preis, was sie kann, und wie die Werte zu lesen sind.
classic-unit-figures = { $attack ->
    [0] kein Angriff
   *[other] Angriff { NUMBER($attack) }
    }, { $defense ->
    [0] keine Verteidigung
   *[other] Verteidigung { NUMBER($defense) }
    }, { $move ->
    [0] zieht nicht
   *[other] zieht { NUMBER($move) }
    }
classic-unit-figures-aa_gun = { $defense ->
    [0] schießt nicht
    [1] holt Flugzeuge mit einer 1 herunter
   *[other] holt Flugzeuge mit { NUMBER($defense) } oder weniger herunter
    }, { $move ->
    [0] zieht nicht
   *[other] zieht { NUMBER($move) }
    }
classic-unit-cost = kostet { NUMBER($cost) } IPC
classic-unit-how = In der Schlacht trifft ein Würfel, der höchstens die Zahl der Einheit zeigt.
classic-unit-does-infantry = Nimmt und hält Territorien. Braucht { $load ->
    [one] { NUMBER($load) } Platz
   *[other] { NUMBER($load) } Plätze
    } auf einem Transporter.
classic-unit-does-armor = Nimmt Territorien und darf durch ein leeres feindliches ins nächste weiterfahren. Braucht { $load ->
    [one] { NUMBER($load) } Platz
   *[other] { NUMBER($load) } Plätze
    } auf einem Transporter.
classic-unit-does-fighter = Kämpft zu Lande und auf See. Muss in einem eigenen oder verbündeten Territorium oder auf einem Träger landen; nimmt allein kein Territorium.
classic-unit-does-bomber = Kämpft zu Lande und auf See{ $dice ->
    [1] { "" }
   *[other] {" "}(im Angriff mit { NUMBER($dice) } Würfeln)
    } oder bombardiert einen feindlichen Komplex, dessen Besitzer zahlt. Muss in einem eigenen oder verbündeten Territorium landen; nimmt allein keines.
classic-unit-does-aa_gun = Schießt einmal auf jedes feindliche Flugzeug, das ihr Territorium angreift oder überfliegt, und kämpft sonst nicht mit. Zieht nur in der Phase „Truppenverlegung“.{ $rockets ->
    [0] { "" }
   *[other] {" "}Raketen der Flak erreichen Komplexe in bis zu { NUMBER($rockets) } Feldern Entfernung.
    }
classic-unit-does-battleship = Schießt einmal auf die Küste, wenn aus seiner Seezone Truppen landen und dort nicht erst eine Seeschlacht war.
classic-unit-does-aircraft_carrier = Bis zu { NUMBER($decks) } Jäger können auf ihm landen.
classic-unit-does-transport = Hat { NUMBER($holds) } Plätze für Infanterie, Panzer und Flaks.
classic-unit-does-submarine = Schießt im Angriff zuerst, und was es versenkt, schießt nicht zurück. Trifft nie Flugzeuge; darf nach jeder Runde die Schlacht verlassen.
classic-unit-does-industrial_complex = Wo ein Komplex steht, werden neue Einheiten aufgestellt. Er fällt an den, der das Territorium nimmt.

classic-unit-laden = { $ships } mit { $cargo }
classic-unit-laden-each = { $ships } mit je { $cargo }
classic-units-of = { $nation }: { $units }
classic-nothing = nichts

## Phasen, Kämpfe, Schritte

classic-phase-purchase = Einkauf
classic-phase-combat_move = Kampfvorbereitung
classic-phase-combat = Kampf
classic-phase-noncombat_move = Truppenverlegung
classic-phase-place = Aufstellung
classic-phase-income = Einkommen
classic-phase-purchase-text = Waffen entwickeln und Einheiten kaufen.
classic-phase-combat_move-text = Zum Angriff ziehen.
classic-phase-combat-text = Die Schlachten schlagen.
classic-phase-noncombat_move-text = Flugzeuge landen und alles Übrige verlegen.
classic-phase-place-text = Neue Einheiten auf der Karte aufstellen.
classic-phase-income-text = Geld für die eigenen Gebiete kassieren.

classic-waiting-purchase = { $nation }: Einkauf
classic-waiting-combat_move = { $nation }: Kampfvorbereitung
classic-waiting-combat = { $nation }: im Kampf
classic-waiting-noncombat_move = { $nation }: Truppenverlegung
classic-waiting-place = { $nation }: neue Einheiten
classic-waiting-casualties = { $nation }: Wahl der Verluste
classic-waiting-retreat = { $nation }: weiterkämpfen oder Rückzug?
classic-waiting-submarines = { $nation }: U-Boote ausweichen lassen?

classic-battle-land = Landschlacht
classic-battle-sea = Seeschlacht
classic-battle-amphibious = Amphibischer Angriff
classic-battle-raid = Bombenangriff
classic-landing = Landung
classic-landing-in = Landung: { $place }
classic-landing-order = Landen: { $place }
classic-landing-here = Hier landen
classic-landing-here-odds = Hier landen: { $percent } %
classic-landing-parts = See { $sea } %, dann Land { $land } %: zusammen { $together } %.
classic-landing-risk = { $count ->
    [one] Der Transporter zählt als möglicher Verlust.
   *[other] Die Transporter zählen als mögliche Verluste.
  }
classic-landing-calm = Keine feindlichen Schiffe im Weg.
classic-landing-ashore = Sieg in der Schlacht { $win } %, Sieg mit Truppen, die das Land noch einnehmen können, { $takes } %.
classic-landing-free = { $place } wird von niemandem verteidigt.
classic-landing-left = Kein Platz für { $units }; die besten fahren mit.
classic-landing-stays-out_of_reach = Nicht dabei: { $units }. Zu weit weg oder danach ohne Landeplatz.
classic-landing-stays-no_use = Nicht dabei: { $units }. Dort gibt es nichts für sie zu kämpfen.
classic-landing-stays-not_needed = Nicht dabei: { $units }. Es geht ebenso gut ohne; du kannst sie dazunehmen.
classic-landing-fine = Das neutrale Territorium zu betreten kostet { $ipc } IPC.
classic-landing-along = Kommt mit
classic-landing-take = { $unit }, { $place }
classic-landing-planes = Nur mit den Flugzeugen
classic-landing-order-risky = Mit { $percent } % landen
classic-landing-orders = Befehle
classic-landing-click = Klicke, um den ganzen Plan zu sehen.
classic-landing-waits = wartet auf die Seeschlacht: { $places }
classic-landing-target = ; { $kind ->
    [attack] per Schiff angreifbar
   *[other] per Schiff erreichbar
  }

classic-step-aa_fire = Flakfeuer
classic-step-aa_losses = Abgeschossene Flugzeuge
classic-step-attack = Angriff
classic-step-attack_losses = Verluste des Verteidigers
classic-step-bombardment = Küstenbeschuss
classic-step-bombardment_losses = Verluste durch Küstenbeschuss
classic-step-bombing = Bombenabwurf
classic-step-deck_losses = Jäger ohne Deck
classic-step-defense = Verteidigung
classic-step-defense_losses = Verluste des Angreifers
classic-step-end = Ende
classic-step-flak = Flakfeuer unterwegs
classic-step-remove = Verluste entfernen
classic-step-research = Forschung
classic-step-retreat = Weiterkämpfen oder Rückzug
classic-step-rocket = Rakete
classic-step-subs = U-Boote dürfen ausweichen
classic-step-torpedoes = Erstschlag der U-Boote
classic-step-torpedo_losses = Torpedierte Schiffe

## Entwicklungen

classic-tech-jet_power = Düsenantrieb
classic-tech-jet_power-text = Deine Jäger verteidigen mit 5 statt 4.
classic-tech-rockets = Raketen
classic-tech-rockets-text = Einmal pro Zug feuert eine Flak auf einen feindlichen Komplex bis zu drei Felder weit; der Besitzer verliert so viele IPC, wie der Würfel zeigt.
classic-tech-super_submarines = Super-U-Boote
classic-tech-super_submarines-text = Deine U-Boote greifen mit 3 statt 2 an.
classic-tech-long_range_aircraft = Langstreckenflugzeuge
classic-tech-long_range_aircraft-text = Deine Jäger fliegen 6 Felder weit, deine Bomber 8.
classic-tech-industrial_technology = Industrietechnologie
classic-tech-industrial_technology-text = Jede Einheit kostet dich 1 IPC weniger.
classic-tech-heavy_bombers = Schwere Bomber
classic-tech-heavy_bombers-text = Jeder deiner Bomber wirft in Schlachten und Bombenangriffen drei Würfel.

## Optionen

classic-option-submerging_subs = U-Boote tauchen ab
classic-option-submerging_subs-text = Nach einer Runde Seeschlacht darf ein verteidigendes U-Boot an Ort und Stelle abtauchen, statt auszuweichen.
classic-option-aircraft_retreat = Flugzeuge brechen Landungen ab
classic-option-aircraft_retreat-text = Angreifende Flugzeuge dürfen einen amphibischen Angriff abbrechen; gelandete Truppen weiterhin nicht.
classic-option-several_aa_guns = Mehrere Flaks
classic-option-several_aa_guns-text = In einem Territorium dürfen mehrere Flaks stehen; nur eine davon feuert.
classic-option-ships_into_enemy_zones = Neue Schiffe neben feindlichen
classic-option-ships_into_enemy_zones-text = Neue Schiffe dürfen in eine Seezone mit feindlichen Schiffen gesetzt werden; der Feind kämpft oder fährt weg, wenn er am Zug ist.
classic-option-western_canada_atlantic = Westkanada reicht an den Atlantik
classic-option-western_canada_atlantic-text = Westkanada grenzt auch an die Atlantikzone vor Ostkanada.
classic-option-captured_aa_waits = Erbeutete Flaks warten
classic-option-captured_aa_waits-text = Eine erbeutete Flak lässt sich erst ab dem nächsten Zug ihres Eroberers einsetzen, wie ein eroberter Komplex.
classic-option-owner_picks_casualties = Der Besitzer wählt Verluste
classic-option-owner_picks_casualties-text = Verteidigen Verbündete gemeinsam, wählt der Besitzer des Territoriums die Verluste. Ohne diese Regel müssen sie sich einigen, sonst wählt der Angreifer.
classic-option-canals_at_once = Kanäle sofort offen
classic-option-canals_at_once-text = Ein Kanal ist offen, sobald deine Seite seine Ufer kontrolliert. Ohne diese Regel nur für die Seite, die sie schon zu Beginn des Zuges hielt.
classic-option-decks_by_choice = Besitzer teilen die Decks auf
classic-option-decks_by_choice-text = Finden Jäger mehrerer Nationen nach einer Seeschlacht zu wenige Decks, wählen ihre Besitzer, welche verloren gehen. Ohne diese Regel trifft es die, deren Einheiten zuletzt kamen.
classic-option-total_victory = Totaler Sieg
classic-option-total_victory-text = Eroberte Hauptstädte bringen den Sieg nur, solange keine Hauptstadt der eigenen Seite in Feindeshand ist.
classic-option-axis_weapon_advantage = Waffenvorsprung der Achse
classic-option-axis_weapon_advantage-text = Deutschland beginnt mit Düsenantrieb, Japan mit Super-U-Booten.
classic-option-restricted_soviet_attack = Sowjetische Zurückhaltung
classic-option-restricted_soviet_attack-text = Die Sowjetunion darf in ihrem ersten Zug nicht angreifen.
classic-option-no_new_complexes = Keine neuen Komplexe
classic-option-no_new_complexes-text = Industriekomplexe lassen sich nicht kaufen; es gibt nur die vom Spielbeginn.
classic-option-axis_economic = Wirtschaftssieg der Achse
classic-option-axis_economic-text = Mit so viel gemeinsamer Produktion gewinnen die Achsenmächte am Ende einer vollen Runde; 0 schaltet diesen Sieg ab.
classic-option-axis_capitals = Hauptstädte für die Achse
classic-option-axis_capitals-text = So viele alliierte Hauptstädte müssen die Achsenmächte halten.
classic-option-allied_capitals = Hauptstädte für die Alliierten
classic-option-allied_capitals-text = So viele Hauptstädte der Achse müssen die Alliierten halten.

## Sieg

classic-victory-military = Militärischer Sieg durch eroberte Hauptstädte
classic-victory-economic = Wirtschaftssieg
classic-victory-conceded = { $own ->
    [yes] Du hast aufgegeben
   *[no] { $who } haben aufgegeben
    }

## Was geschah

classic-log-line = { $nation }: { $text }
classic-event-assault_announced = Landung zum Angriff angesetzt: { $units }, { $zone } → { $space }
classic-event-battle = { $kind ->
    [sea] Seeschlacht im Gang: { $space }
    [raid] Bombenangriff auf den Komplex im Gang: { $space }
   *[land] Angriff im Gang: { $space }
    }
classic-event-battle_over-won = { $kind ->
    [sea] Seeschlacht gewonnen: { $space }
    [raid] Bombenangriff beendet: { $space }
   *[land] Schlacht gewonnen: { $space }
    }
classic-event-battle_over-lost = { $kind ->
    [sea] Seeschlacht nicht gewonnen: { $space }
    [raid] Bombenangriff beendet: { $space }
   *[land] Schlacht nicht gewonnen: { $space }
    }
classic-event-bombed = { $damage } Schaden am Komplex in { $space }; { $nation } zahlt { $paid } IPC
classic-event-bought = { $units } gekauft
classic-event-capital_taken = Hauptstadt eingenommen ({ $nation }) und { $ipc } IPC erbeutet
classic-event-conquered = { $space } erobert (bisher { $lost_by })
classic-event-conquered-calm = { $space } kampflos eingenommen (bisher { $lost_by })
classic-event-conquered-free = { $space } eingenommen
classic-event-conquered-liberated = { $space } befreit für { $owner }
classic-event-conquered-liberated-calm = { $space } kampflos befreit für { $owner }
classic-event-crashed = { $counted } abgestürzt über { $space }: kein Landeplatz
classic-event-developed = { $tech } entwickelt
classic-event-fired = { $step }: { $dice }
classic-event-fired-hits = { $hits ->
    [0] { $step }: { $dice } – kein Treffer
    [one] { $step }: { $dice } – { $hits } Treffer
   *[other] { $step }: { $dice } – { $hits } Treffer
    }
classic-event-game_over = { $how ->
    [economic] Wirtschaftssieg: { $winners }
    [conceded] Die andere Seite gibt auf. Sieg: { $winners }
   *[military] Militärischer Sieg durch eroberte Hauptstädte: { $winners }
    }
classic-event-income = { $ipc } IPC kassiert
classic-event-landed = landet zum Angriff: { $zone } → { $space }
classic-event-loaded = { $units } verladen: { $start } → { $zone }
classic-event-lost = { $units } verloren
classic-event-moved = { $units } gezogen: { $start } → { $target }
classic-event-neutral_violated = Neutralität verletzt: { $space }; { $fine } IPC Strafe gezahlt
classic-event-not_placed = { $units } verloren: kein Platz
classic-event-phase_done = beendet: { $phase }
classic-event-placed = { $units } aufgestellt: { $space }
classic-event-proposed = Vorschlag für Verluste: { $units }
classic-event-research = { $breakthroughs ->
    [0] Forschung { $dice }: kein Durchbruch
    [one] Forschung { $dice }: { $breakthroughs } Durchbruch
   *[other] Forschung { $dice }: { $breakthroughs } Durchbrüche
    }
classic-event-researched = { $dice ->
    [one] { $dice } Forschungswürfel bezahlt
   *[other] { $dice } Forschungswürfel bezahlt
    }
classic-event-retreated = Rückzug: { $space } → { $to }
classic-event-retreated-air = Angriff auf { $space } abgebrochen
classic-event-returned = { $space } zurückerhalten von { $held_by }
classic-event-rocket = Rakete auf { $space }: { $damage } Schaden; { $nation } zahlt { $paid } IPC
classic-event-rolled_again = { $die } gewürfelt: { $tech } ist schon bekannt, neuer Wurf
classic-event-shot_down = { $units } durch Flak verloren
classic-event-shot_down-over = { $units } durch Flak über { $space } verloren
classic-event-stranded = { $count } Jäger ausgewichen: { $space } → { $to }
classic-event-stranded-lost = { $count } Jäger ohne Deck verloren: { $space }
classic-event-submerged = { $count ->
    [one] { $count } U-Boot abgetaucht: { $space }
   *[other] { $count } U-Boote abgetaucht: { $space }
    }
classic-event-turn_over = Zug { $round } beendet
classic-event-unloaded = { $units } an Land gesetzt: { $zone } → { $space }
classic-event-withdrew = { $count ->
    [one] { $count } U-Boot ausgewichen: { $space } → { $to }
   *[other] { $count } U-Boote ausgewichen: { $space } → { $to }
    }
classic-event-unknown = { $what }

## Warum ein Computer etwas tut. Prozente sind Zahlen oder „> 99“; ein Schlüssel ohne Worte sagt nichts.

classic-reason-attack = nimmt { $space }: { $win } %, hält es: { $hold } %
classic-reason-attack_fleet = schlägt die Schiffe in { $space }: { $win } %
classic-reason-raid = kostet den Besitzer etwa { $gain } IPC
classic-reason-buy = gibt { $spent } IPC aus
classic-reason-research = seine Seite hat nur { $share } % aller Einheiten und Einnahmen: ein Versuch mit neuen Waffen
classic-reason-defend = bewacht die Hauptstadt: { $space }
classic-advice-place = am nötigsten hier: { $space }
classic-reason-ferry = unterwegs nach: { $space }
classic-reason-return = holt die nächsten Truppen: { $space }
classic-advice-fill = verstärkt { $space }
classic-advice-hold = hält { $space }
classic-reason-front = näher an die Front: { $space }
classic-reason-fleet = Schiffe zum Schutz der Transporter
classic-reason-land = sicherer Landeplatz: { $space }
classic-reason-fetch = ein Deck für die Jäger: { $space }
classic-reason-sail = weniger Gefahr für die Flotte: { $space }
classic-advice-rocket = eine Rakete kostet nichts
classic-reason-press = gewinnt von hier aus: { $win } %
classic-reason-retreat = Siegchance nur { $win } %
classic-advice-casualties = lässt die besten Chancen
classic-advice-submarines = kostet am wenigsten

## Tipps: was zu tun ist.

classic-hint-research = { $dice ->
    [one] { $dice } Forschungswürfel bezahlen
   *[other] { $dice } Forschungswürfel bezahlen
    }
classic-hint-buy = { $units } kaufen
classic-hint-move = { $units } ziehen: { $start } → { $target }
classic-hint-raid = Den Komplex in { $target } bombardieren: { $units } aus { $start }
classic-hint-load = { $units } verladen: { $start } → { $zone }
classic-hint-unload = { $units } an Land setzen: { $zone } → { $coast }
classic-hint-fight = Die Schlacht schlagen: { $space }
classic-hint-rocket = Die Rakete abfeuern: { $gun } → { $target }
classic-hint-lose = { $units } opfern
classic-hint-press = Weiterkämpfen
classic-hint-press-submarines = Bleiben und kämpfen
classic-hint-retreat = Rückzug nach { $to }
classic-hint-retreat-air = Mit den Flugzeugen abdrehen
classic-hint-withdraw = { $count ->
    [one] Mit { $count } U-Boot ausweichen: { $to }
   *[other] Mit { $count } U-Booten ausweichen: { $to }
    }
classic-hint-submerge = { $count ->
    [one] Mit { $count } U-Boot abtauchen
   *[other] Mit { $count } U-Booten abtauchen
    }
classic-hint-place = { $units } aufstellen: { $space }
classic-hint-done = Nichts mehr zu tun: diese Phase beenden

## Warnungen vor dem Ende einer Phase

classic-warning-no_landing = Ohne Landeplatz: { $units } über { $space }.
classic-warning-crash = Vor dem Absturz: { $units } über { $space }.
classic-warning-not_placed = Kein Platz, also verloren: { $units }.
classic-warning-empty_transport = Ohne Ladung: { $units } in { $space }.

## Warum nicht

classic-rule = Regel: { $rule }
classic-rule-1-sequence = Spielablauf
classic-rule-2-canal = Kanäle
classic-rule-2-map = benachbarte Felder
classic-rule-3-buy = Einheiten kaufen
classic-rule-3-research = Waffenentwicklung
classic-rule-3-rockets = Raketen
classic-rule-4-aa = Flak
classic-rule-4-aa_gun = Flak
classic-rule-4-amphibious = amphibische Angriffe
classic-rule-4-armor = Panzer
classic-rule-4-battleship = Schlachtschiffe
classic-rule-4-bomber = Bomber
classic-rule-4-carrier = Flugzeugträger
classic-rule-4-complex = Industriekomplexe
classic-rule-4-industrial_complex = Industriekomplexe
classic-rule-4-fighter = Flugzeuge
classic-rule-4-infantry = Infanterie
classic-rule-4-neutral = neutrale Territorien
classic-rule-4-ships = Schiffe
classic-rule-4-submarine = U-Boote
classic-rule-4-transport = Transporter
classic-rule-5-capital = verlorene Hauptstadt
classic-rule-5-casualties = Verluste
classic-rule-5-combat = Kampf
classic-rule-5-results = Ausgang der Schlachten
classic-rule-5-retreat = Rückzug
classic-rule-6-noncombat = Truppenverlegung
classic-rule-7-place = Einheiten aufstellen
classic-rule-A4-no_new_complexes = Option „Keine neuen Komplexe“
classic-rule-A4-restricted_soviet_attack = Option „Sowjetische Zurückhaltung“

# Die Wahl der Nationen vor einem Spiel
classic-new-nation = { $side } · { NUMBER($income) } IPC
classic-new-nation-mate = { $side }, verbündet · { NUMBER($income) } IPC
classic-nation-in-text = { $seat ->
    [ussr] die Sowjetunion
    [usa] die Vereinigten Staaten
   *[other] { $nation }
    }

# Der Rechner
classic-calculator-mode-landing = Landung
classic-calculator-mode-raid = Bombenangriff
classic-calculator-part-attack-landing = Zu Land und in der Luft
classic-calculator-part-fleet = Landungsflotte
classic-calculator-part-ships = Feindliche Schiffe vor der Küste
classic-calculator-refused-decks = { NUMBER($decks) ->
    [0] Jäger auf See brauchen einen Flugzeugträger.
   *[other] Die Flugzeugträger fassen { NUMBER($decks) } Jäger, nicht { NUMBER($fighters) }.
  }
classic-calculator-refused-cargo_needed = Truppen, die landen sollen, müssen an Bord eines Transporters sein.
classic-calculator-refused-no_room = So viel passt nicht auf einen Transporter.
classic-calculator-refused-only_one = { $unit }: in einem Territorium kann nur eine Einheit dieser Art stehen.
classic-calculator-refused-alone = { $nation }: Nationen greifen einzeln an.
classic-calculator-refused-friends = { $other } kämpft nicht gegen { $nation }.
classic-calculator-field-tech = Technologien
classic-calculator-field-rounds = Angreifer zieht sich nach so vielen Runden zurück (0: nie)
classic-calculator-field-retreat_at = Angreifer zieht sich bei so vielen Einheiten zurück (0: nie)
classic-calculator-field-money = Geld des Besitzers (0: beliebig viel)
classic-calculator-attacker-keep_land = Eine Landeinheit behalten
classic-calculator-attacker-weakest = Schwächste zuerst
classic-calculator-defender-keep_land = Eine Landeinheit behalten
classic-calculator-defender-weakest = Schwächste zuerst
classic-calculator-chance-take = Chance, das Gebiet einzunehmen
classic-calculator-share-take = Gebiet eingenommen
classic-calculator-damage = Schaden im Mittel
classic-calculator-damage-chart = Gezahlte IPC
classic-calculator-paid = Besitzer zahlt
classic-calculator-ipc = { $value } IPC
classic-calculator-bar-money = { $number } IPC: { $chance }
classic-calculator-more-landing-fleet = { $units } in der Flotte ({ $cost }): { $chance }
classic-calculator-more-landing-attack = { $units } zu Land oder in der Luft ({ $cost }): { $chance }
classic-calculator-sea-first = Zuerst kommt die Seeschlacht: { $win }. Das ist in der Chance oben enthalten.

classic-refusal-aircraft_must_land = Flugzeuge müssen noch landen: { $spaces }.
classic-refusal-aircraft_only = Nur Flugzeuge sind übrig; sie brechen ab, ohne ein Rückzugsfeld zu nennen.
classic-refusal-already_revealed = Der Würfelschlüssel { $segment } ist schon offengelegt.
classic-refusal-attackers_do_not_dive = Nur verteidigende U-Boote können abtauchen; deine können ausweichen.
classic-refusal-bad_commitment = Das ist keine Festlegung auf einen Würfelschlüssel.
classic-refusal-bad_count-count-has = { $count } geht nicht; vorhanden: { $has }.
classic-refusal-bad_count-count-unit = { $count } ist keine mögliche Anzahl ({ $units }).
classic-refusal-bad_salt = Ein Würfelwort und der Name dazu haben 1 bis { $longest } Zeichen.
classic-refusal-battles_to_fight = Es sind noch Schlachten zu schlagen: { $spaces }.
classic-refusal-before_buying = Geforscht wird vor dem Kauf.
classic-refusal-bombers_only = Nur Bomber können einen Komplex bombardieren.
classic-refusal-canal_closed = Der Kanal zwischen { $start } und { $space } ist für dich gesperrt.
classic-refusal-cannot_be_carried = { $theunit } passt auf keinen Transporter.
classic-refusal-cannot_move = { $theunit } kann nicht ziehen.
classic-refusal-cannot_pay-dice-each-ipc = { $dice ->
    [one] { $dice } Forschungswürfel kostet { $each } IPC; du hast { $ipc }.
   *[other] { $dice } Forschungswürfel zu je { $each } IPC kosten mehr als deine { $ipc } IPC.
    }
classic-refusal-cannot_pay-has-needs = Das kostet { $needs } IPC; du hast { $has }.
classic-refusal-cannot_pay_fine-ipc = Neutrales Gebiet zu betreten kostet eine Strafe, und du hast nur { $ipc } IPC.
classic-refusal-cannot_pay_fine-ipc-neutrals = { $neutrals ->
    [one] { $neutrals } neutrales Territorium zu betreten kostet mehr als deine { $ipc } IPC.
   *[other] { $neutrals } neutrale Territorien zu betreten kostet mehr als deine { $ipc } IPC.
    }
classic-refusal-cannot_pay_fine-space = Die Strafe für { $space } kannst du nicht zahlen.
classic-refusal-cannot_submerge = In diesem Spiel können U-Boote nicht abtauchen.
classic-refusal-cannot_undo = Mehr lässt sich nicht zurücknehmen: Würfe und Befehle anderer sind endgültig.
classic-refusal-capital_lost = Ohne Hauptstadt kannst du nicht kaufen.
classic-refusal-captured_this_turn = { $theunit } wurde in diesem Zug erbeutet und muss warten.
classic-refusal-choose_casualties = Wähle zuerst die Verluste.
classic-refusal-commitment_used = Dieser Würfelschlüssel wurde schon benutzt, als Nummer { $segment }.
classic-refusal-complex_there_already = { $space } hat schon einen Industriekomplex.
classic-refusal-enemy_in_zone = Feindliche Schiffe in { $space }: Von dort kann niemand an einer befreundeten Küste landen.
classic-refusal-enemy_there = { $space } ist in Feindeshand; in dieser Phase darf niemand dorthin.
classic-refusal-everything_developed = Du hast schon alle Technologien.
classic-refusal-gun_there_already = { $space } hat schon eine Flak; dort darf nur eine stehen.
classic-refusal-has_fought = { $theunit } hat in diesem Zug gekämpft und zieht nicht mehr.
classic-refusal-has_moved-unit = { $theunit } hat schon gezogen.
classic-refusal-has_moved-unit-used = { $used ->
    [one] { $theunit } ist schon { $used } Feld gezogen und kann nicht weiter.
   *[other] { $theunit } ist schon { $used } Felder gezogen und kann nicht weiter.
    }
classic-refusal-has_unloaded = { $theunit } hat entladen und bleibt in diesem Zug, wo er ist.
classic-refusal-impossible_cards = Diese Karten können nicht gezogen worden sein; fällig: { $owed }.
classic-refusal-impossible_dice = So können die Würfel nicht gefallen sein: { $owed } mit { $sides } Seiten sind fällig.
classic-refusal-key_fits_no_commitment = Der Schlüssel passt zu keinem Wurf dieses Spiels.
classic-refusal-malformed_entry = Das kann { $by } nicht eintragen.
classic-refusal-mixed_record = Der Eintrag mischt mehrere Arten.
classic-refusal-must_stop-space = Wer { $space } betritt, muss dort anhalten.
classic-refusal-must_stop-space-unit = { $theunit } muss in { $space } anhalten.
classic-refusal-name_a_space = Wähle, wohin es gehen soll.
classic-refusal-neutral = { $space } ist neutral und in dieser Phase gesperrt.
classic-refusal-no_attack_yet = { $space } darf im ersten Zug nicht angegriffen werden.
classic-refusal-no_battle_there = In { $space } gibt es keine Schlacht.
classic-refusal-no_coast = { $space } hat keine Küste zum Landen.
classic-refusal-no_complex_since_turn_began = { $space } hatte zu Beginn des Zuges keinen Komplex von dir.
classic-refusal-no_enemy_complex = { $space } hat keinen feindlichen Komplex zum Bombardieren.
classic-refusal-no_landing_space-space = Mit diesem Zug ({ $space }) fänden Flugzeuge keinen Landeplatz mehr.
classic-refusal-no_landing_space-space-unit = { $theunit } kann in { $space } nicht landen.
classic-refusal-no_new_complexes = In diesem Spiel lassen sich keine Industriekomplexe kaufen.
classic-refusal-no_open_segment = Die Würfel haben gerade keinen Schlüssel.
classic-refusal-no_port = { $space } grenzt an keinen Komplex von dir, der dort Schiffe bauen kann.
classic-refusal-no_retreat_from_landing = In { $space } gelandete Truppen können nicht zurück.
classic-refusal-no_ride-has = Jäger fahren nicht auf ihrem Träger mit: Sie fliegen neben ihm her, und diese haben keine Reichweite mehr.
classic-refusal-no_ride-has-needs = Jäger fahren nicht auf ihrem Träger mit: Sie fliegen neben ihm her, dorthin { $needs } Felder weit, und haben noch { $has }.
classic-refusal-no_rocket = Keine Rakete kann jetzt von { $gun } nach { $target } fliegen.
classic-refusal-no_room = Kein Transporter in { $space } hat dafür Platz.
classic-refusal-no_room_on_carrier = { $room ->
    [0] Auf den Trägern in { $space } ist kein Platz für weitere Jäger.
   *[other] Auf den Trägern in { $space } ist nur noch Platz für { $room } Jäger.
    }
classic-refusal-no_route = Der Befehl führt nirgendwohin.
classic-refusal-no_such_battleships = { $has ->
    [0] Kein Schlachtschiff kann diese Landung unterstützen.
    [one] Nur { $has } Schlachtschiff kann diese Landung unterstützen.
   *[other] Nur { $has } Schlachtschiffe können diese Landung unterstützen.
    }
classic-refusal-no_transport = In { $space } liegt kein Transporter deiner Seite.
classic-refusal-no_troops = Hier kann keine Truppe mehr an Bord gehen.
classic-refusal-no_voyage = Keiner deiner Transporter kann sie holen und { $space } in diesem Zug erreichen.
classic-refusal-no_way = Kein offener Weg: { $start } → { $space }.
classic-refusal-no_way_out = Nach { $space } können die U-Boote nicht ausweichen.
classic-refusal-noncombat_only = Flaks ziehen nur bei der Truppenverlegung.
classic-refusal-noncombat_only-unit = { $theunit } zieht nur bei der Truppenverlegung.
classic-refusal-not_a_seat = { $seat } ist kein Platz in diesem Spiel.
classic-refusal-not_aboard = Diese Einheiten sind in { $space } nicht an Bord oder dürfen ihr Schiff nicht verlassen.
classic-refusal-not_adjacent = { $start } und { $space } grenzen nicht aneinander.
classic-refusal-not_an_origin = Von { $space } aus hat niemand angegriffen, oder es ist dort nicht mehr sicher.
classic-refusal-not_bought = { $has ->
    [0] Davon hast du nichts mehr aufzustellen: { $units }.
   *[other] Du hast nur { $has } { $units } aufzustellen.
    }
classic-refusal-not_friendly = { $space } ist nicht in befreundeter Hand.
classic-refusal-not_now = Das gehört nicht in diese Phase ({ $phase }).
classic-refusal-not_over = Das Spiel ist noch nicht zu Ende.
classic-refusal-not_owed = { $what ->
    [cards] Jetzt sind keine Karten fällig.
   *[dice] Jetzt sind keine Würfel fällig.
    }
classic-refusal-not_there-count-space-unit = In { $space } nicht vorhanden: { $counted }.
classic-refusal-not_there-count-unit = Nicht zur Wahl: { $counted }.
classic-refusal-not_your_decision-seats = Das entscheidest nicht du; gewartet wird auf { $seats }.
classic-refusal-not_yours_since_turn_began = { $space } gehörte dir zu Beginn des Zuges nicht.
classic-refusal-once_per_turn = Forschen kannst du nur einmal pro Zug.
classic-refusal-sea_held = { $zone }: { $units } sind zu stark für alles, was du dorthin schicken kannst.
classic-refusal-out_of_range = { $theunit } müsste { $needs } Felder weit ziehen und kann nur { $has }.
classic-refusal-over_capacity-most-unit = { $most ->
    [0] Dort lässt sich in diesem Zug nichts mehr aufstellen ({ $units }).
   *[other] Dort ist nur noch Platz für { $most }.
    }
classic-refusal-over_capacity-space = { $space } kann in diesem Zug nichts mehr herstellen.
classic-refusal-port_blocked = Feindliche Schiffe in { $space } lassen keine neuen Schiffe zu.
classic-refusal-press_or_retreat = Weiterkämpfen oder Rückzug?
classic-refusal-salt_too_late = Zu spät für ein Würfelwort: Es ist schon gewürfelt worden.
classic-refusal-sea_battle_first = Die Landung in { $space } wartet auf die Seeschlacht in { $zone }.
classic-refusal-stopped_by_enemy = { $theunit } ist in { $space } auf den Feind getroffen und kommt nicht weiter.
classic-refusal-submarines_cannot_hit_aircraft = { $hits ->
    [0] U-Boote können keine Flugzeuge treffen: Wähle Schiffe.
    [one] U-Boote können keine Flugzeuge treffen: Höchstens { $hits } Flugzeug darf verloren gehen.
   *[other] U-Boote können keine Flugzeuge treffen: Höchstens { $hits } Flugzeuge dürfen verloren gehen.
    }
classic-refusal-too_many_salts = { $by } kann kein weiteres Würfelwort beisteuern.
classic-refusal-transports_full = Die Transporter, die { $space } erreichen könnten, sind voll.
classic-refusal-units_to_place = Es sind noch neue Einheiten aufzustellen.
classic-refusal-unknown_side = Eine Seite „{ $side }“ gibt es nicht.
classic-refusal-unknown_space = Ein Feld „{ $space }“ gibt es nicht.
classic-refusal-withdraw_or_stay = Lass die U-Boote ausweichen oder bleiben.
classic-refusal-wrong_number-expected-found = Der Eintrag hat Nummer { $found }; fällig ist { $expected }.
classic-refusal-wrong_number-named-owed = { $owed ->
    [one] { $owed } Verlust ist fällig, gewählt: { $named }.
   *[other] { $owed } Verluste sind fällig, gewählt: { $named }.
    }
classic-refusal-wrong_phase = Das gehört in eine andere Phase; jetzt ist „{ $phase }“.
classic-refusal-wrong_segment = Der Eintrag nennt Würfelschlüssel { $found }; fällig ist { $expected }.
classic-refusal-wrong_terrain-space = { $space } ist dafür die falsche Art von Feld.
classic-refusal-wrong_terrain-space-unit = { $theunit } kann nicht hierhin: { $space }.

## Während jemand weg war, und während andere ziehen

classic-recap-lost = Verlorenes Land
classic-recap-won = Gewonnenes Land
classic-recap-land-worth = { $place } ({ NUMBER($value) } IPC)
classic-recap-land-taken = { $place }: eingenommen von { $by }, bisher { $from }
classic-recap-land-retaken = { $place }: zurückerobert von { $by }, bisher { $from }
classic-recap-land-freed = { $place }: befreit durch { $by } (bisher { $from }), gehört wieder { $to }
classic-recap-land-returned = { $place }: zurückgegeben, bisher { $from }, jetzt { $to }
classic-recap-land-neutral = { $place }: bisher neutral, jetzt { $to }
classic-recap-calm = kampflos
classic-recap-calm-with = kampflos, mit { $units }
classic-recap-forces = mit { $attackers } gegen { $defenders }
classic-recap-forces-alone = mit { $attackers }
classic-recap-battles = Schlachten
classic-recap-toll = Deine Seite verlor { $ours ->
    [0] nichts
    [one] { NUMBER($ours) } Einheit ({ NUMBER($oursIpc) } IPC)
   *[other] { NUMBER($ours) } Einheiten ({ NUMBER($oursIpc) } IPC)
    }, der Gegner { $theirs ->
    [0] nichts
    [one] { NUMBER($theirs) } Einheit ({ NUMBER($theirsIpc) } IPC)
   *[other] { NUMBER($theirs) } Einheiten ({ NUMBER($theirsIpc) } IPC)
    }
classic-recap-battle-taken = { $place }: eingenommen von { $nation }
classic-recap-battle-freed = { $place }: befreit durch { $nation }
classic-recap-battle-won = { $place }: Angriff von { $nation } gewonnen
classic-recap-battle-lost = { $place }: Angriff von { $nation } abgewehrt
classic-recap-battle-both = { $place }: Angriff von { $nation }, niemand blieb übrig
classic-recap-battle-retreat = { $place }: Angriff von { $nation } abgebrochen
classic-recap-fleets = Feindliche Flotten in deiner Nähe
classic-recap-fleet = { $nation }: { $units } in { $place }
classic-recap-fleet-gone = { $nation }: keine Schiffe mehr in { $place }
classic-recap-fleet-came = neu dort: { $units }
classic-recap-fleet-came-where = gekommen aus { $where }: { $units }
classic-recap-fleet-built = neu gebaut: { $units }
classic-recap-fleet-sunk = versenkt: { $units }
classic-recap-fleet-left = nicht mehr dort: { $units }
classic-recap-fleet-left-where = ausgelaufen nach { $where }: { $units }
classic-recap-bought = Käufe der anderen
classic-recap-production = Einkommen
classic-recap-income = { $nation }: { NUMBER($before) } → { NUMBER($after) } IPC
classic-recap-tech = Technologien
classic-caption = { $what }: { $parts }
classic-caption-attacks = { $nation } greift an: { $place }
classic-caption-takes = { $nation } nimmt { $places } kampflos ein
classic-caption-frees = { $nation } befreit { $places } kampflos
classic-caption-lands = { $nation } setzt zur Landung an: { $place }
classic-caption-prepares = { $nation } bereitet eine Landung vor: { $place }
classic-caption-raid = { $nation } schickt Bomber: { $place }
classic-caption-flak = Flak in { $place } schießt ab: { $units }
classic-caption-planes = { $count ->
    [one] { NUMBER($count) } Flugzeug
   *[other] { NUMBER($count) } Flugzeuge
    }
classic-caption-units = { $count ->
    [one] { NUMBER($count) } Einheit
   *[other] { NUMBER($count) } Einheiten
    }
classic-caption-units-of = bisher { NUMBER($count) } der { NUMBER($all) } geplanten Einheiten
classic-caption-chance = Sieg { $percent } %
classic-caption-chance-all = Sieg { $percent } % mit { $all ->
    [2] beiden
   *[other] allen { NUMBER($all) }
}
classic-caption-through = nimmt unterwegs { $places } ein
classic-caption-hold = hält es danach mit { $percent } %
classic-purpose-capital = { NUMBER($ipc) ->
    [0] um die Hauptstadt
   *[other] um die Hauptstadt und ihre { NUMBER($ipc) } IPC
  }
classic-purpose-complex = um den Industriekomplex
classic-purpose-income = um { NUMBER($ipc) } IPC je Zug
classic-purpose-units = um Einheiten für { NUMBER($ipc) } IPC zu vernichten

## Hilfe: eine Seite je Phase und Entscheidung; eine Sache je Zeile

classic-help-purchase = Gib deine IPC für Forschung und Einheiten aus. Was du kaufst, wird am Ende des Zuges bei deinen Komplexen aufgestellt und kämpft frühestens in deinem nächsten Zug.
    .title = Forschung und Kauf
    .buttons =
        + und − unter einer Einheit: wie viele du davon kaufst.
        Forschung: bezahlt Würfel; jede 6 bringt eine Technologie. Sie kommt vor dem Kauf.
        Kaufen: bezahlt, was du gewählt hast. Bis zum Ende der Phase nimmt Kauf ändern es zurück.
        Der gefüllte Knopf: kauft und geht weiter zur Kampfvorbereitung.
classic-help-combat_move = Schicke Einheiten zum Angriff. Befehle werden erst ausgeführt, wenn du weitergehst, und lassen sich bis dahin zurücknehmen. Wer nicht angreift, zieht später bei der Truppenverlegung.
    .title = Kampfvorbereitung
    .map =
        Eigene Einheiten: nimmt sie auf; die Gebiete, die sie erreichen, leuchten.
        Ein leuchtendes feindliches Gebiet: befiehlt den Angriff. Seine Chance siehst du vorher.
        Eine Küste mit Strich-Punkt-Rand: zeigt den Plan einer Landung, mit Schiffen und Begleitung.
        Andere eigene Einheiten: nimmt stattdessen diese auf.
        Ein Pfeil: nimmt seine Einheiten wieder auf, um den Befehl zu ändern.
    .buttons =
        + und − unter einer Einheit: wie viele davon gehen.
        Befehle: alles Befohlene; eine Zeile ändert den Befehl, ihr Kreuz nimmt ihn zurück.
        Bedrohungen zeigen: was Feinde im nächsten Zug nehmen könnten.
        Der gefüllte Knopf: führt die Befehle aus und beginnt die Schlachten.
classic-help-landing = Der Plan verlädt Truppen, fährt, räumt die See und landet. Ein Knopf gibt alle Befehle; vorher geschieht nichts.
    .title = Eine Landung
    .map = Die Pfeile: der Weg der Schiffe und ihrer Begleitung.
    .buttons =
        Kommt mit: wie viele dieser Schiffe und Flugzeuge dabei sind. Die Chance folgt.
        Landen: gibt alle Befehle des Plans. Seine Zeile bei den Befehlen nimmt alle zurück.
classic-help-combat = Schlage die Schlachten, eine nach der anderen. Seeschlachten kommen zuerst; Landungen warten auf ihre.
    .title = Kampf
    .map = Zeichen einer Schlacht: wo zu kämpfen ist.
    .buttons =
        Kämpfen: öffnet das Schlachtbrett dieser Schlacht.
        Der gefüllte Knopf: die nächste Schlacht, oder weiter zur Truppenverlegung, wenn alle geschlagen sind.
classic-help-casualties = Deine Einheiten wurden getroffen: Wähle, welche du verlierst. Eine gute Wahl ist schon getroffen.
    .title = Verluste wählen
    .buttons =
        Eine Einheit deiner Seite: nimmt sie zu den Verlusten oder verschont sie.
        Die Vorschläge: andere gute Möglichkeiten mit Chance und IPC.
        Der gefüllte Knopf: nimmt die Verluste hin.
classic-help-retreat = Die Runde ist vorbei. Kämpfe noch eine, oder rette, was übrig ist.
    .title = Weiterkämpfen oder Rückzug
    .buttons =
        Weiterkämpfen: würfelt die nächste Runde. Gehalten geht es bis zum Ende.
        Rückzug nach: Deine Angreifer gehen dorthin zurück; Flugzeuge landen später.
        Karte zeigen: legt die Schlacht für einen Augenblick weg.
classic-help-submarines = Deine U-Boote dürfen die Schlacht vor der nächsten Runde verlassen.
    .title = U-Boote
    .buttons =
        Bleiben und kämpfen: Sie sind in der nächsten Runde dabei.
        Die Zahl: wie viele gehen.
        Abtauchen oder die Seezonen: So verlassen sie die Schlacht.
classic-help-battle = Gewürfelt wird Runde um Runde: Eine Einheit trifft, wenn ihr Würfel höchstens ihre Zahl zeigt. Beide Seiten feuern, dann gehen die Verluste vom Brett.
    .title = Eine Schlacht
    .buttons =
        Der Balken oben: die Chance beider Seiten, wie es gerade steht.
        Ergebnis zeigen: Die Würfel fallen sofort.
        Karte zeigen: legt die Schlacht für einen Augenblick weg.
classic-help-noncombat_move = Lande Flugzeuge, die gekämpft haben, und ziehe Einheiten, die es nicht taten. Feindliches Land darf jetzt niemand betreten.
    .title = Truppenverlegung
    .map =
        Eigene Einheiten: nimmt sie auf; die Gebiete, die sie erreichen, leuchten.
        Ein leuchtendes Gebiet: befiehlt den Zug dorthin.
        Ein Pfeil: nimmt seine Einheiten wieder auf, um den Befehl zu ändern.
    .buttons =
        + und − unter einer Einheit: wie viele davon gehen.
        Bedrohungen zeigen: was Feinde im nächsten Zug nehmen könnten.
        Der gefüllte Knopf: beendet die Züge. Flugzeuge ohne Landeplatz sind verloren; du wirst gewarnt.
classic-help-place = Stelle auf, was du gekauft hast: Truppen und Flugzeuge bei deinen Komplexen, Schiffe in den Seezonen daneben, die leuchten. Was keinen Platz findet, ist verloren.
    .title = Aufstellung
    .map = Ein leuchtendes Gebiet: stellt die gewählten Einheiten dort auf; die Zahl sagt, wie viele passen.
    .buttons =
        Ein gestrichelter Spielstein: wählt, was du als Nächstes aufstellst.
        Alles für mich aufstellen: Alles kommt an einen sinnvollen Platz.
        Der gefüllte Knopf: beendet den Zug und zahlt dein Einkommen aus.

## Am Tisch

classic-table-season = { $season ->
    [0] Frühling
    [1] Sommer
    [2] Herbst
   *[3] Winter
  } { $year }
classic-table-production-short = Prod.
classic-table-raid-risk = Risiko für Bomber: { $percent } %
classic-table-add-raid = Komplex bombardieren
classic-table-raid-or-fight = Was sollen die Bomber tun?
classic-table-raid-there = Komplex bombardieren
classic-table-warn-no_room = Kein Platz für { $units } in deinen Komplexen: Sie wären verloren.

## Kopf und Schritte

classic-battle-step-flak = Flakfeuer
classic-battle-step-submarines = U-Boote

## Chancen

classic-battle-changed-sea-first = zuerst kommt eine Seeschlacht, in der Transporter sinken können
classic-battle-changed-holds = { NUMBER($count) ->
    [one] der Transporter zählt als möglicher Verlust mit
   *[other] die Transporter zählen als mögliche Verluste mit
  }

## Seiten

classic-battle-raids = bombardiert den Komplex
classic-battle-shot-down = { NUMBER($count) ->
    [one] Bomber abgeschossen
   *[other] Bomber abgeschossen
  }
classic-battle-no-gun = keine Flak

## Entscheidungen

classic-battle-too-few-decks = { NUMBER($count) ->
    [one] Zu wenige Träger sind übrig: { NUMBER($count) } Jäger findet kein Deck und geht verloren.
   *[other] Zu wenige Träger sind übrig: { NUMBER($count) } Jäger finden kein Deck und gehen verloren.
  }
classic-battle-subs-title = { NUMBER($count) ->
    [one] { $nation }: Das U-Boot darf ausweichen
   *[other] { $nation }: { NUMBER($count) } U-Boote dürfen ausweichen
  }
classic-battle-subs-why = U-Boote, die bleiben, kämpfen in der nächsten Runde weiter.
classic-battle-subs-count = U-Boote, die ausweichen
classic-battle-subs-stay = Bleiben und kämpfen
classic-battle-wait-submarines = { $nation } entscheidet, ob die U-Boote ausweichen

## Die Liste der Schlachten

classic-battle-bombard = Schlachtschiffe, die beschießen
classic-battle-raid-risk = Risiko für Bomber: { $percent }
classic-battle-rockets = Raketen
classic-battle-rockets-why = Eine Flak darf in diesem Zug auf einen Komplex feuern.
classic-battle-rocket-at = Auf { $place }
classic-battle-rocket-hit = { $place }: { NUMBER($paid) } IPC

## Forschung

classic-battle-research = Forschung
classic-battle-research-why = { NUMBER($cost) } IPC je Würfel; jede 6 bringt eine Technologie. Vor dem Kauf von Einheiten.
classic-battle-research-dice = Würfel
classic-battle-research-roll = { NUMBER($count) ->
    [one] { NUMBER($count) } Würfel für { NUMBER($cost) } IPC werfen
   *[other] { NUMBER($count) } Würfel für { NUMBER($cost) } IPC werfen
  }
classic-battle-research-none = Kein Durchbruch
classic-battle-research-won = { NUMBER($count) ->
    [one] Durchbruch!
   *[other] { NUMBER($count) } Durchbrüche!
  }
classic-battle-research-again = { NUMBER($die) } geworfen: { $tech } ist schon entwickelt, neuer Wurf.
classic-battle-research-got = Neu: { $tech }
classic-battle-developments = Technologien
classic-battle-developments-known = Technologien { NUMBER($count) } / { NUMBER($of) }
classic-battle-developed = entwickelt
classic-battle-not-developed = noch nicht

## Die Vergangenheit

classic-time-axis = Achse
classic-time-economic = Wirtschaftssieg bei { $level }
classic-time-battles = Striche: Schlachten, langer Strich: Hauptstadt oder Seeschlacht
classic-time-raid = { $by ->
    [ussr] Die Sowjetunion bombardierte
    [usa] Die Vereinigten Staaten bombardierten
   *[other] { $attacker } bombardierte
    } den Industriekomplex { $place } ({ $units })
classic-time-downed = Flak schoss ab: { $units }
classic-time-raid-result = Der Angriff kostete { $of ->
    [ussr] die Sowjetunion
    [usa] die Vereinigten Staaten
   *[other] { $owner }
    } { $paid ->
    [0] nichts
   *[other] { $paid } IPC
    }{ $downed ->
    [0] { "" }
    [one] ; Flak schoss { $downed } Bomber ab
   *[other] ; Flak schoss { $downed } Bomber ab
    }

## Nationen

classic-time-victory-economic = { $side }: Produktion { $has } von { $needs }
classic-time-victory-capitals = { $side }: feindliche Hauptstädte { $has } von { $needs }

classic-ahead-title = Daueranweisungen
classic-ahead-casualties = Verluste
classic-ahead-casualties-ask = Frag mich
classic-ahead-casualties-advised = Wie der Berater vorschlägt
classic-ahead-casualties-order = In dieser Reihenfolge, das Erste zuerst
classic-ahead-submarines = U-Boote, die weichen könnten
classic-ahead-submarines-ask = Frag mich
classic-ahead-submarines-never = Immer bleiben
classic-ahead-submarines-gains = Weichen, wo es besser ist
classic-ahead-submarines-always = Immer weichen
classic-ahead-retreat = Mein Angriff könnte sich zurückziehen
classic-ahead-retreat-ask = Frag mich
classic-ahead-retreat-never = Nie zurückziehen
classic-ahead-retreat-gains = Zurückziehen, wo es besser ist
classic-ahead-retreat-always = So bald wie möglich zurückziehen
classic-reason-ahead = nach einer Daueranweisung
classic-reason-ahead_of = Daueranweisung: { $owner }
