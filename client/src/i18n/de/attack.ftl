### Worte für Attack!: Spieler, Figuren, Karten, was geschah und warum nicht.
### Regionen benennt die Kartendatei. Ereignisse haben kein Subjekt: Zeichen oder Name des Spielers steht davor.

attack-title = Attack!
attack-money = { $amount } Punkte
attack-ruleset-base = Grundspiel
attack-ruleset-base-text = Die westliche Hälfte der Welt um 1935, für zwei bis sechs Spieler.

## Spieler

attack-nation-gray = Grau
attack-nation-tan = Beige
attack-nation-brown = Braun
attack-nation-green = Grün
attack-nation-blue = Blau
attack-nation-red = Rot
attack-nation-neutral = neutral
attack-nation-chance = Würfel
attack-nation-table = Tisch
attack-continent-north_america = Nordamerika
attack-continent-south_america = Südamerika
attack-continent-africa = Afrika
attack-continent-eurasia = Eurasien

## Figuren

attack-units-infantry = { $count } Infanterie
attack-units-tank = { $count } Panzer
attack-units-artillery = { $count } Artillerie
attack-units-plane = { $count ->
    [one] { $count } Flugzeug
   *[other] { $count } Flugzeuge
  }
attack-units-destroyer = { $count } Zerstörer
attack-units-submarine = { $count ->
    [one] { $count } U-Boot
   *[other] { $count } U-Boote
  }
attack-units-battleship = { $count ->
    [one] { $count } Schlachtschiff
   *[other] { $count } Schlachtschiffe
  }
attack-units-carrier = { $count } Flugzeugträger
attack-unit-title-infantry = Infanterie
attack-unit-title-tank = Panzer
attack-unit-title-artillery = Artillerie
attack-unit-title-plane = Flugzeug
attack-unit-title-destroyer = Zerstörer
attack-unit-title-submarine = U-Boot
attack-unit-title-battleship = Schlacht{ "\u00AD" }schiff
attack-unit-title-carrier = Flugzeug{ "\u00AD" }träger
attack-unit-title-capital = Hauptstadt
# Buchstaben auf Spielsteinen, für alle, die sie wünschen.
attack-unit-code-infantry = I
attack-unit-code-tank = P
attack-unit-code-artillery = AR
attack-unit-code-plane = F
attack-nothing = nichts
# Die Karte einer Einheit: Werte, Preis, und was sie kann.
attack-unit-figures = { $dice ->
    [one] { NUMBER($dice) } Würfel
   *[other] { NUMBER($dice) } Würfel
  }, zieht { $move ->
    [one] { NUMBER($move) } Region
   *[other] { NUMBER($move) } Regionen
  } weit
attack-unit-figures-destroyer = { $hits ->
    [one] { NUMBER($hits) } Treffer versenkt ihn
   *[other] { NUMBER($hits) } Treffer versenken ihn
  }
attack-unit-figures-submarine = { $hits ->
    [one] { NUMBER($hits) } Treffer versenkt es
   *[other] { NUMBER($hits) } Treffer versenken es
  }
attack-unit-figures-battleship = { $hits ->
    [one] { NUMBER($hits) } Treffer versenkt es
   *[other] { NUMBER($hits) } Treffer versenken es
  }
attack-unit-figures-carrier = { $hits ->
    [one] { NUMBER($hits) } Treffer versenkt ihn
   *[other] { NUMBER($hits) } Treffer versenken ihn
  }
attack-unit-cost = kostet { NUMBER($cost) } Punkte
attack-unit-does-infantry = Trifft mit einem Würfel, der Infanterie zeigt: { NUMBER($faces) } von { NUMBER($sides) } Seiten. Infanterie geht zuerst verloren.
attack-unit-does-tank = Trifft mit einem Würfel, der einen Panzer zeigt: { NUMBER($faces) } von { NUMBER($sides) } Seiten. Fährt durch eigene Regionen und darf beim Blitzkrieg mitmachen. Geht nach der Infanterie verloren.
attack-unit-does-artillery = Trifft mit einem Würfel, der Artillerie zeigt: { NUMBER($faces) } von { NUMBER($sides) } Seiten. Geht nach Infanterie und Panzern verloren.
attack-unit-does-plane = Trifft mit einem Würfel, der ein Flugzeug zeigt: { NUMBER($faces) } von { NUMBER($sides) } Seiten. Fliegt über alle Regionen, ist auf See nicht aufzuhalten und darf beim Blitzkrieg mitmachen. Geht zuletzt verloren.
attack-unit-does-destroyer = +{ NUMBER($against_submarine) } auf seine Würfel gegen U-Boote, +{ NUMBER($beside) } neben einem Träger.
attack-unit-does-submarine = +{ NUMBER($against_battleship) } auf seine Würfel gegen Schlachtschiffe, +{ NUMBER($beside) } neben einem Träger.
attack-unit-does-battleship = +{ NUMBER($against_destroyer) } auf seine Würfel gegen Zerstörer, +{ NUMBER($beside) } neben einem Träger. Nach der Schlacht ist es wieder heil.
attack-unit-does-carrier = +{ NUMBER($against_battleship) } auf seine Würfel gegen Schlachtschiffe, +{ NUMBER($against_destroyer) } gegen Zerstörer, +{ NUMBER($against_submarine) } gegen U-Boote. Schiffe neben ihm bekommen +{ NUMBER($beside) }.

## Karten

attack-kind-population = Bevölkerung
attack-kind-oil = Öl
attack-kind-minerals = Erze
attack-kind-factories = Fabriken
attack-kind-rail_transport = Eisenbahn
attack-kind-any = beliebige Karte
attack-card = { $kind } { NUMBER($value) }
attack-cards = { $count ->
    [0] keine Karten
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
  }

## Wo das Spiel steht

attack-phase-deal = Austeilen
attack-phase-start = Wer beginnt
attack-phase-claim = Regionen besetzen
attack-phase-place = Armee aufstellen
attack-phase-capital = Hauptstädte
attack-phase-action_1 = Erste Aktion
attack-phase-action_2 = Zweite Aktion
attack-phase-action_3 = Dritte Aktion
attack-phase-setup_claim = Regionen besetzen
attack-phase-setup_place = Armee aufstellen
attack-phase-setup_capital = Hauptstädte
attack-phase-action = Wahl der Aktion
attack-phase-move = Bewegung
attack-phase-blitzkrieg = Blitzkrieg
attack-phase-strategic = Strategische Bewegung
attack-phase-leave = Erlaubnis zur Überfahrt
attack-phase-planes = Abgewiesene Flugzeuge
attack-phase-battle_order = Welche Schlacht zuerst
attack-phase-command = Neutrale Truppen
attack-phase-commit = Erste Linie
attack-phase-reinforce = Verstärkung
attack-phase-naval_answer = Herausforderung zur See
attack-phase-naval_line = Schiffslinie
attack-phase-naval_stay = Weiterkämpfen zur See?
attack-phase-trade_answer = Ein Angebot
attack-phase-allow_trade = Erlaubnis zum Handel
attack-phase-buy = Produktion
attack-phase-place_new = Neue Einheiten
attack-phase-claim-text = Reihum besetzt jeder mit einer Infanterie eine freie Region.
attack-phase-place-text = Reihum stellt jeder einen Teil seiner Armee in eigenen Regionen auf.
attack-phase-capital-text = Reihum macht jeder eine seiner Regionen zur Hauptstadt.
attack-phase-action_1-text = Tu eines davon: ziehen und kämpfen, Einheiten verlegen, produzieren, nach der Seehoheit greifen, Diplomatie versuchen oder handeln. Jedes einmal im Zug, Diplomatie auch öfter.
attack-phase-action_2-text = Tu eines davon: ziehen und kämpfen, Einheiten verlegen, produzieren, nach der Seehoheit greifen, Diplomatie versuchen oder handeln. Jedes einmal im Zug, Diplomatie auch öfter.
attack-phase-action_3-text = Tu eines davon: ziehen und kämpfen, Einheiten verlegen, produzieren, nach der Seehoheit greifen, Diplomatie versuchen oder handeln. Jedes einmal im Zug, Diplomatie auch öfter.

## Der Tisch

attack-begins = Wer beginnt, entscheiden die Würfel.
attack-round-0 = Aufbau
attack-round-of = Runde { NUMBER($round) } von { NUMBER($rounds) }
attack-last-round = letzte Runde
attack-last-round-news = Das ist die letzte Runde: kein Handel mehr. Wer die meisten Regionen hat, gewinnt.
attack-regions = Regionen
attack-regions-title = Regionen
attack-army = Armee
attack-hand = Karten
attack-hand-own = Deine Karten
attack-hand-none = Keine Karten
attack-income = Einkommen
attack-fleet = Schiffe
attack-regions-text = Wer die meisten Regionen hat, gewinnt.
attack-hand-text = Wirtschaftskarten bringen Punkte für die Produktion; man kann mit ihnen handeln.
attack-income-text = Punkte, die du in der Produktion ausgeben kannst: aus deinen Karten und Hauptstädten.
attack-levels = Regionen aller Spieler; ein Klick zeigt mehr
attack-sea-control = Seehoheit
attack-has-sea = hat die Seehoheit
attack-nobody-sea = Niemand hat die Seehoheit
attack-out = ausgeschieden
attack-capital-of = Hauptstadt von { $nation }
attack-actions-done = In diesem Zug getan: { $actions }
attack-actions-left = { $count ->
    [0] Keine Aktion mehr
    [one] Noch { NUMBER($count) } Aktion
   *[other] Noch { NUMBER($count) } Aktionen
  }
attack-overview = Spieler
attack-player = Spieler
attack-ends-elimination = { $standing ->
    [yes] Wer als Letzter übrig bleibt, gewinnt.
   *[no] Wer die meisten Regionen hat, gewinnt. Das Spiel endet, wenn jemand ausscheidet.
  }
attack-ends-rounds = Wer die meisten Regionen hat, gewinnt. Das Spiel endet nach Runde { NUMBER($rounds) } oder wenn { $standing ->
    [yes] nur noch einer übrig ist.
   *[no] jemand ausscheidet.
  }
attack-ends-time = Wer die meisten Regionen hat, gewinnt. Das Spiel endet, wenn die Zeit um ist oder wenn { $standing ->
    [yes] nur noch einer übrig ist.
   *[no] jemand ausscheidet.
  }
attack-threatened = Angreifer
attack-area-target = erreichbar
attack-area-attack = angreifbar
attack-sea-zone = Seezone: Die Regionen an ihr sind über See verbunden
attack-route = Seerouten nach { $places }
attack-legend-battles = Striche: Schlachten, langer Strich: Hauptstadt oder Seeschlacht
attack-die-battle = Kampfwürfel
attack-die-numbers = Zahlenwürfel
attack-die-blank = leer

## Felder

attack-choose-target = Wähle eine Region auf der Karte oder hier
attack-choose = Wählen
attack-claim = Region besetzen
attack-claim-why = Eine deiner Infanteriefiguren geht dorthin. Regionen, die du nehmen kannst, leuchten.
attack-claim-here = { $place } besetzen
attack-place = { $count ->
    [one] Noch { NUMBER($count) } Einheit aufstellen
   *[other] Noch { NUMBER($count) } Einheiten aufstellen
  }
attack-place-why = Wähle, was du aufstellst, dann eine deiner leuchtenden Regionen.
attack-place-here = { $units } in { $place } aufstellen
attack-capital-choose = Wähle deine Hauptstadt
attack-capital-why = Sie bringt Punkte, immer dem, der die Region hält, und wird nie verlegt.
attack-capital-here = { $place } wird Hauptstadt
attack-action-choose = Was willst du tun?
attack-act-move = Bewegung
attack-act-move-text = Einheiten ziehen in nahe Regionen und kämpfen um die, die dir nicht gehören.
attack-act-blitzkrieg = Blitzkrieg
attack-act-blitzkrieg-text = Panzer und Flugzeuge ziehen und kämpfen nach einer Bewegung noch einmal.
attack-act-strategic = Strategische Bewegung
attack-act-strategic-text = Einheiten ziehen beliebig weit durch eigene Regionen.
attack-act-produce = Produktion
attack-act-produce-text = Gib dein Einkommen für neue Einheiten und Schiffe aus.
attack-act-challenge = Seehoheit
attack-act-challenge-text = Nimm sie dir oder fordere den heraus, der sie hat.
attack-act-diplomacy = Diplomatie
attack-act-diplomacy-text = Versuch, mit zwei Würfeln eine neutrale Region zu gewinnen.
attack-act-offer = Handel anbieten
attack-act-offer-text = Tausche Karten und Versprechen mit anderen Spielern.
attack-act-naval = Seehoheit
attack-act-trade = Handel
attack-sea-control-text = Wer die Seehoheit hat, entscheidet, wer über See fahren und wer ohne gemeinsame Grenze handeln darf.
attack-challenge-ask = { $nation } um die Seehoheit herausfordern?
attack-challenge-why = Das ist eine deiner Aktionen. { $nation } kann kämpfen oder sie aufgeben.
attack-challenge-free = Die Seehoheit nehmen?
attack-challenge-free-why = Das ist eine deiner Aktionen. Niemand hat die Seehoheit, es gibt also keinen Kampf.
attack-challenge-do = { $nation } herausfordern
attack-challenge-take = Seehoheit nehmen
attack-diplomacy-pick = Welche neutrale Region?
attack-diplomacy-why = Zwei Würfel entscheiden. Die Karte zeigt deine Chance für jede Region.
attack-diplomacy-chance = { $place }: mindestens { NUMBER($needs) }, { $win }
attack-diplomacy-what-if = Zwei Würfel müssen mindestens { NUMBER($needs) } zeigen: { $win }. Sonst würfeln alle anderen um die Region; mit { $lose } bekommt sie einer von ihnen.
attack-diplomacy-here = Um { $place } würfeln
attack-back = Zurück
attack-moves-choose = Wähle einen Stapel
attack-no-moves = Noch keine Züge.
attack-no-moves-why = Hier stehen deine Züge; alle lassen sich zurücknehmen.
attack-moves-made = Alle Züge sind gemacht.
attack-battles-waiting = Ausstehende Schlachten
attack-by-sea = über See
attack-go-there = Nach { $place } ziehen
attack-attack-there = { $place } angreifen
attack-attack-there-risky = { $place } mit { $percent } % angreifen
attack-goes = Dabei: { $units }
attack-stays-far = Nicht dabei: { $units }. Zu weit weg.
attack-stays-full = Nicht dabei: { $units }. Mehr können dort nicht hin.
attack-odds = Chancen
attack-odds-losses = du verlierst etwa { $own ->
    [one] { NUMBER($own) } Punkt
   *[other] { NUMBER($own) } Punkte
  }, der Gegner { NUMBER($other) }
attack-odds-neutral = Im Schnitt über die Truppen, die sie verteidigen könnten.
attack-next-moves = { $battles ->
    [0] Züge beenden
    [one] { NUMBER($battles) } Schlacht schlagen
   *[other] { NUMBER($battles) } Schlachten schlagen
  }
attack-next-leave = { $nation } um Erlaubnis bitten
attack-next-nothing-moved = Nichts bewegen
attack-next-end = Zug beenden
attack-next-buy = Kaufen
attack-next-buy-done = Nichts weiter kaufen
attack-warn-actions = { $count ->
    [one] Du hast noch { NUMBER($count) } Aktion.
   *[other] Du hast noch { NUMBER($count) } Aktionen.
  }
attack-warn-points = { $count ->
    [one] { NUMBER($count) } Punkt ginge verloren.
   *[other] { NUMBER($count) } Punkte gingen verloren.
  }
attack-leave-ask = { $nation } bittet um freie Überfahrt
attack-leave-what = { $units } von { $start } nach { $target }
attack-leave-allow = Durchlassen
attack-leave-refuse = Aufhalten
attack-leave-why = Du hast die Seehoheit. Flugzeuge kann niemand aufhalten.
attack-leave-more = { $count ->
    [one] { NUMBER($count) } weitere Gruppe wartet auf deine Antwort.
   *[other] { NUMBER($count) } weitere Gruppen warten auf deine Antwort.
  }
attack-trade-veto-ask = { $proposer } und { $partner } wollen handeln
attack-trade-veto-why = Sie sind keine Nachbarn, und du hast die Seehoheit.
attack-trade-allow = Handeln lassen
attack-trade-forbid = Verbieten
attack-planes-ask = Die Überfahrt nach { $target } wurde aufgehalten
attack-planes-why = Die Flugzeuge dürfen allein weiterfliegen.
attack-planes-fly = { $count ->
    [0] Alle Flugzeuge kehren um
    [one] { NUMBER($count) } Flugzeug fliegt weiter
   *[other] { NUMBER($count) } Flugzeuge fliegen weiter
  }
attack-battle-order = Welche Schlacht zuerst?
attack-fight-in = Schlacht in { $place }
attack-points-left = Noch { NUMBER($left) } von { NUMBER($income) } Punkten
attack-price = { NUMBER($cost) }
attack-buy = Einheiten und Schiffe kaufen
attack-buy-why = Punkte, die du nicht ausgibst, verfallen.
attack-verb-claim = Besetzen
attack-verb-place = Aufstellen
attack-verb-capital = Hauptstadt setzen
attack-verb-choose = Beginnen
attack-verb-move = Ziehen
attack-verb-sail = Übersetzen
attack-verb-done = Fertig
attack-verb-allow = Erlauben
attack-verb-refuse = Verweigern
attack-verb-fly = Weiterfliegen
attack-verb-fight = Kämpfen
attack-verb-volunteer = Die neutralen Truppen befehligen
attack-verb-pass = Anderen überlassen
attack-verb-commit = Vorschicken
attack-verb-reinforce = Verstärken
attack-verb-hold = Keine Verstärkung
attack-verb-challenge = Herausfordern
attack-verb-engage = Zur See kämpfen
attack-verb-withdraw = Zurückziehen
attack-verb-line = Linie auslegen
attack-verb-press = Weiterkämpfen
attack-verb-recall = Zurücknehmen
attack-verb-diplomacy = Diplomatie
attack-verb-offer = Anbieten
attack-verb-accept = Annehmen
attack-verb-decline = Ablehnen
attack-verb-counter = Gegenangebot
attack-verb-buy = Kaufen
attack-verb-clock = Zeit ansagen
attack-verb-concede = Aufgeben
attack-verb-end = Zug beenden
attack-decide-battle = Schlacht um { $place }
attack-decide-battle-front = { $side ->
    [attacker] Angriff
   *[defender] Verteidigung
  }: { $front } vorn, { $reserve } in Reserve
attack-decide-sea = { $challenger } fordert { $holder } zur See heraus
attack-decide-sea-line = { $count ->
    [one] Lege { NUMBER($count) } Schiff aus
   *[other] Lege { NUMBER($count) } Schiffe aus
  }, die Spitze der Linie zuerst
attack-decide-promise = „{ $text }“
attack-decide-promise-spoken = Mit einem mündlichen Versprechen.
attack-cards-choose = Wähle die Karten, die du hergibst
attack-victory-elimination = Jemand ist ausgeschieden; wer die meisten Regionen hat, gewinnt.
attack-victory-last_standing = Nur noch ein Spieler ist übrig.
attack-victory-rounds = Die verabredeten Runden sind vorbei; wer die meisten Regionen hat, gewinnt.
attack-victory-time = Die Zeit ist um; wer die meisten Regionen hat, gewinnt.
attack-victory-conceded = { $own ->
    [yes] Du hast aufgegeben; wer die meisten Regionen hat, gewinnt.
   *[no] { $who } hat aufgegeben; wer die meisten Regionen hat, gewinnt.
    }
attack-resign-text = Du gibst deine Armee und deine Karten auf. Das Spiel ist zu Ende oder geht ohne dich weiter, wenn gewinnt, wer zuletzt übrig ist.
attack-call-last_half_hour = Die letzte halbe Stunde
attack-call-last_half_hour-text = Von jetzt an wird nicht mehr gehandelt. Sag es eine halbe Stunde vor dem vereinbarten Ende an.
attack-call-time_up = Die Zeit ist um
attack-call-time_up-text = Diese Runde ist die letzte: Sie wird zu Ende gespielt, dann gewinnt, wer die meisten Regionen hat.

## Optionen

attack-option-start_per_continent = Ein Start auf jedem Kontinent
attack-option-start_per_continent-text = Jeder besetzt zu Beginn eine Region auf jedem der vier Kontinente.
attack-option-end = Ende des Spiels
attack-option-end-text = Eine Grenze, die ihr vereinbart. Ohne sie endet das Spiel, wenn der Erste ausscheidet – oder wenn nur einer übrig ist, falls ihr so spielt.
attack-option-end-elimination = keine Grenze
attack-option-end-rounds = nach fester Rundenzahl
attack-option-end-time = nach der Uhr
attack-option-last_standing = Bis einer übrig ist
attack-option-last_standing-text = Wer ausscheidet, ist draußen, und die anderen spielen weiter, bis einer übrig ist.
attack-option-quick_setup = Schneller Aufbau
attack-option-quick_setup-text = Regionen, Einheiten und Hauptstädte werden ausgelost.
attack-option-naval_line = Linien zur See
attack-option-naval_line-text = Wie viele Schiffe jede Seite in einer Seeschlacht auslegt.
attack-option-naval_line-min = so viele wie die kleinere Flotte
attack-option-naval_line-all8 = alle Schiffe, höchstens acht
attack-option-trade_neighbours = Nachbarn im Handel
attack-option-trade_neighbours-text = Welche Nachbarn ohne Erlaubnis des Spielers mit Seehoheit handeln dürfen.
attack-option-trade_neighbours-land = zu Lande
attack-option-trade_neighbours-all = zu Lande und über See
attack-option-diplomacy_zones = Seezonen verbinden Nachbarn
attack-option-diplomacy_zones-text = Regionen an einer Seezone sind in der Diplomatie Nachbarn wie die an einer Seeroute.
attack-option-talk_limit = Angebote in einem Zug
attack-option-talk_limit-text = Wie viele Angebote und Gegenangebote in einem Zug scheitern dürfen, 0 für beliebig viele; mit jedem Handel beginnt die Zählung neu.

## Was geschah

attack-event-dealt = { $count ->
    [one] bekam { NUMBER($count) } Karte
   *[other] bekam { NUMBER($count) } Karten
  }
attack-event-start_roll = würfelten darum, wer beginnt: { $dice }
attack-event-starts = beginnt
attack-event-game_begins = beginnt die erste Runde
attack-event-seat_taken-human = wird ab hier von einem Menschen gespielt
attack-event-seat_taken-computer = wird ab hier vom Computer gespielt
attack-event-claimed = besetzte { $space }
attack-event-placed = stellte { $units } in { $space } auf
attack-event-capital = machte { $space } zur Hauptstadt
attack-event-action = wählte eine Aktion: { $action }
attack-event-moved = zog { $units } von { $start } nach { $target }
attack-event-embarked = schiffte { $units } von { $start } nach { $target } ein
attack-event-landed = landete { $units } in { $target }
attack-event-landed-attack = landet { $units } zum Angriff auf { $target }
attack-event-leave-allowed = ließ die Überfahrt nach { $target } zu
attack-event-leave-refused = hielt die Überfahrt nach { $target } auf
attack-event-battle = greift { $space } mit { $units } an
attack-event-neutral_troops = neutrale Truppen verteidigen { $space }, gezogen mit { $card }
attack-event-command_answer-willing = wollte die Truppen in { $space } befehligen
attack-event-command_answer-unwilling = wollte die Truppen in { $space } nicht befehligen
attack-event-command_roll = { $seats } würfelten um das Kommando: { $dice }
attack-event-commands = befehligt die neutralen Truppen in { $space }
attack-event-commit = schickte in { $space } { $units } vor
attack-event-reinforce = verstärkte in { $space } mit { $units }
attack-event-fired = { $side ->
    [attacker] Angriff
   *[defender] Verteidigung
  } in { $space }: { $faces }, { $hits ->
    [0] keine Treffer
   *[other] { NUMBER($hits) } Treffer
  }, der Gegner verliert { $lost }
attack-event-conquered = nahm { $loser } { $space } ab
attack-event-conquered-calm = nahm { $loser } { $space } kampflos ab
attack-event-conquered-neutral = nahm { $space } ein, bisher neutral
attack-event-conquered-neutral-calm = nahm { $space } kampflos ein, bisher neutral
attack-event-held = hielt { $space } mit { $units }
attack-event-held-neutral = neutrale Truppen hielten { $space }
attack-event-card_won = gewann eine Karte: { $card }
attack-event-card_taken = nahm { $loser } eine Karte ab
attack-event-card_seen = die Karte ist { $card }
attack-event-card_drawn = zog eine Karte
attack-event-diplomacy = versucht Diplomatie in { $space }
attack-event-diplomacy_roll-success = würfelte { $dice } und gewann { $space }
attack-event-diplomacy_roll-failure = würfelte { $dice }: { $space } lehnt ab
attack-event-counter_roll = die anderen würfelten um { $space }: { $dice }
attack-news-diplomacy_roll-success = würfelte um { $space }: gewonnen
attack-news-diplomacy_roll-failure = würfelte um { $space }: abgelehnt
attack-news-counter_roll = die anderen würfelten um { $space }
attack-event-annexed = gewann { $space }
attack-event-income = hat { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
  } auszugeben
attack-event-bought = kaufte { $units }
attack-event-production = gab { $spent ->
    [one] { NUMBER($spent) } Punkt
   *[other] { NUMBER($spent) } Punkte
  } aus
attack-event-points_lost = { $points ->
    [one] { NUMBER($points) } Punkt verfiel
   *[other] { NUMBER($points) } Punkte verfielen
  }
attack-event-challenge = forderte { $holder } zum Kampf um die Seehoheit heraus
attack-event-challenge-free = griff nach der Seehoheit
attack-event-sea_control = hat die Seehoheit
attack-event-engaged = nahm die Seeschlacht an
attack-event-withdrew = zog sich zur See zurück
attack-event-lined_up = { $count ->
    [one] legte { NUMBER($count) } Schiff verdeckt aus
   *[other] legte { NUMBER($count) } Schiffe verdeckt aus
  }
attack-event-line = Linie: { $ships }
attack-event-pairing = Paar { NUMBER($number) }: { $totals }
attack-event-struck-sunk = versenkte ein Schiff von { $loser }: { $ship }
attack-event-struck-hit = traf ein Schiff von { $loser }: { $ship }
attack-event-decided = hat entschieden, ob es weitergeht
attack-event-recalled = hat die Wahl zurückgenommen
attack-event-stay = sagten, ob es weitergeht
attack-event-offered = bot { $to } einen Handel an: { $gives ->
    [one] { NUMBER($gives) } Karte
   *[other] { NUMBER($gives) } Karten
  } für { NUMBER($asks) }
attack-event-offered-counter = machte { $to } ein Gegenangebot: { $gives ->
    [one] { NUMBER($gives) } Karte
   *[other] { NUMBER($gives) } Karten
  } für { NUMBER($asks) }
attack-event-terms = bot { $to } einen Handel an: { $give } für { $want }
attack-event-terms-promise = bot { $to } einen Handel an: { $give } für { $want }, mit dem Versprechen „{ $text }“
attack-event-terms-promise-only = bot { $to } einen Handel ohne Karten an, mit dem Versprechen „{ $text }“
attack-event-terms-spoken = bot { $to } einen Handel an: { $give } für { $want }, mit einem mündlichen Versprechen
attack-event-terms-spoken-only = bot { $to } einen Handel ohne Karten an, mit einem mündlichen Versprechen
attack-event-terms-counter = machte { $to } ein Gegenangebot: { $give } für { $want }
attack-event-terms-counter-promise = machte { $to } ein Gegenangebot: { $give } für { $want }, mit dem Versprechen „{ $text }“
attack-event-terms-counter-promise-only = machte { $to } ein Gegenangebot ohne Karten, mit dem Versprechen „{ $text }“
attack-event-terms-counter-spoken = machte { $to } ein Gegenangebot: { $give } für { $want }, mit einem mündlichen Versprechen
attack-event-terms-counter-spoken-only = machte { $to } ein Gegenangebot ohne Karten, mit einem mündlichen Versprechen
attack-event-declined = lehnte den Handel ab
attack-event-forbidden = verbot den Handel
attack-event-agreed = einigten sich auf einen Handel: { $seats }
attack-event-deal = tauschten Karten: { $seats }
attack-event-deal-only = schlossen einen Handel ohne Karten: { $seats }
attack-event-swapped = gab { $given } für { $taken }
attack-event-swapped-only = schloss einen Handel ohne Karten
attack-event-turn_over = beendete den Zug
attack-event-eliminated = ist ausgeschieden
attack-event-conceded = gab auf
attack-event-clock = { $what ->
    [time_up] die Zeit ist um: diese Runde ist die letzte
   *[other] die letzte halbe Stunde beginnt: kein Handel mehr
  }
attack-event-game_over = gewonnen: { $winners }
attack-event-unknown = { $what }

## Warum nicht

# Der Rechner
attack-calculator-mode-neutral = Neutrale Region
attack-calculator-field-challenger = Linie des Angreifers
attack-calculator-field-holder = Linie des Verteidigers
attack-calculator-field-all8 = Linien mit bis zu acht Schiffen
attack-calculator-points = { $value } Punkte
attack-calculator-attacker-screen = Zu Beginn die Billigsten vorn
attack-calculator-attacker-all = So viele, wie kämpfen dürfen
attack-calculator-attacker-none = Niemand rückt nach, bis die Front leer ist
attack-calculator-defender-screen = Zu Beginn die Billigsten vorn
attack-calculator-defender-all = So viele, wie kämpfen dürfen
attack-calculator-defender-none = Niemand rückt nach, bis die Front leer ist
attack-calculator-challenger-screen = Schlachtschiffe, dann die billigsten
attack-calculator-challenger-any = Beliebige Reihenfolge
attack-calculator-challenger-best = Die beste gegen jede Reihenfolge
attack-calculator-holder-screen = Schlachtschiffe, dann die billigsten
attack-calculator-holder-any = Beliebige Reihenfolge
attack-calculator-holder-best = Die beste gegen jede Reihenfolge
attack-calculator-attacker-cheapest = Billigste rücken zuerst vor
attack-calculator-defender-cheapest = Billigste rücken zuerst vor

attack-refusal-not_now = Das geht in diesem Schritt nicht.
attack-refusal-wrong_count = Es müssen { NUMBER($owed) } sein, nicht { NUMBER($count) }.
attack-refusal-too_many_units = Es ist Platz für { NUMBER($has) }, nicht für { NUMBER($count) }.
attack-refusal-somebody_must_fight = Jemand muss kämpfen.
attack-refusal-not_in_reserve = Diese Einheiten sind nicht in Reserve.
attack-refusal-not_neutral = { $space } ist nicht neutral.
attack-refusal-bad_count = { NUMBER($count) } ist keine mögliche Zahl.
attack-refusal-too_expensive = Das kostet { $cost ->
    [one] { NUMBER($cost) } Punkt
   *[other] { NUMBER($cost) } Punkte
  }; übrig sind { NUMBER($has) }.
attack-refusal-not_bought = Diese Einheiten wurden nicht gekauft.
attack-refusal-unknown_clock = „{ $what }“ lässt sich nicht ansagen.
attack-refusal-no_time_agreed = Dieses Spiel wird nicht nach der Uhr gespielt.
attack-refusal-clock_said_so = Das ist schon angesagt.
attack-refusal-not_playing = { $seat } spielt nicht mit.
attack-refusal-allow_or_refuse = Erlaube oder verweigere es.
attack-refusal-planes_go_or_return = Zwischen 0 und { NUMBER($most) } Flugzeuge können weiterfliegen.
attack-refusal-choose_a_battle = Wähle eine der Schlachten: { $spaces }.
attack-refusal-not_there = Diese Einheiten stehen in { $space } nicht zur Verfügung.
attack-refusal-region_emptied = Eine Einheit muss in { $space } bleiben.
attack-refusal-no_voyage_in_blitzkrieg = Ein Blitzkrieg geht nicht über See.
attack-refusal-too_slow_for_blitzkrieg = Im Blitzkrieg ziehen nur Panzer und Flugzeuge.
attack-refusal-out_of_reach = { $target } ist von { $start } nicht zu erreichen.
attack-refusal-no_sea_way = Von { $start } führt kein Weg über See nach { $target }.
attack-refusal-holds_the_sea = Du hast die Seehoheit schon.
attack-refusal-no_ships = Du hast keine Schiffe.
attack-refusal-engage_or_withdraw = Kämpfe zur See oder zieh dich zurück.
attack-refusal-press_or_withdraw = Kämpfe weiter oder zieh dich zurück.
attack-refusal-lay_a_line = Lege eine Linie aus Schiffen aus.
attack-refusal-no_such_ships = Diese Schiffe hast du nicht.
attack-refusal-volunteer_or_pass = Übernimm das Kommando oder überlass es anderen.
attack-refusal-region_taken = { $space } ist vergeben.
attack-refusal-same_continent = Auf dem Kontinent von { $space } beginnst du schon.
attack-refusal-not_in_stock = Diese Einheiten sind nicht in deinem Vorrat.
attack-refusal-unknown_space = Es gibt keine Region „{ $space }“.
attack-refusal-not_your_region = { $space } gehört dir nicht.
attack-refusal-too_late_to_trade = In der letzten Runde und in der letzten halben Stunde wird nicht mehr gehandelt.
attack-refusal-no_partner = Mit { $seat } kannst du nicht handeln.
attack-refusal-talked_out = Mehr als { NUMBER($most) } Angebote in einem Zug sind nicht möglich.
attack-refusal-unknown_card = Es gibt keine Karte „{ $card }“.
attack-refusal-not_your_cards = Diese Karten hast du nicht.
attack-refusal-too_many_cards = Der Partner hat nur { $has ->
    [one] { NUMBER($has) } Karte
   *[other] { NUMBER($has) } Karten
  }.
attack-refusal-empty_offer = Das Angebot ist leer.
attack-refusal-text_too_long = Ein Versprechen darf höchstens { NUMBER($most) } Zeichen haben.
attack-refusal-text_not_plain = Ein Versprechen muss einfacher Text sein.
attack-refusal-accept_or_decline = Nimm an, lehne ab oder mach ein anderes Angebot.
attack-refusal-not_what_is_asked = Das sind nicht die verlangten Karten: { $want }.
attack-refusal-no_actions_left = Du hast keine Aktion mehr.
attack-refusal-action_used = Das hast du schon getan: { $action }.
attack-refusal-move_first = Ein Blitzkrieg folgt auf eine Bewegung.
attack-refusal-unknown_action = Es gibt keine Aktion „{ $action }“.
attack-refusal-cannot_undo = Mehr lässt sich nicht zurücknehmen: Würfe und Züge der anderen sind endgültig.
attack-rule = Regel: { $rule }
attack-rule-6 = Spielplan
attack-rule-7 = Aufbau
attack-rule-8 = Aktionen
attack-rule-9 = Einheiten und Regionen
attack-rule-10 = Bewegung
attack-rule-11 = Blitzkrieg
attack-rule-12 = Strategische Bewegung
attack-rule-13 = Landschlacht
attack-rule-14 = Seehoheit
attack-rule-15 = Seeschlacht
attack-rule-16 = Diplomatie
attack-rule-17 = Neutrale Regionen
attack-rule-18 = Wirtschaftskarten
attack-rule-19 = Hauptstädte
attack-rule-20 = Handel
attack-rule-21 = Produktion
attack-rule-22 = Ende des Spiels

## Ausgelegte Karten, Handel, Neuigkeiten und Spielende

attack-card-title = Wirtschaftskarten
attack-card-show = Alle Karten ansehen
attack-card-worth = Karten und Hauptstädte bringen dir { $points ->
    [one] { NUMBER($points) } Punkt.
   *[other] { NUMBER($points) } Punkte.
  }
attack-card-set = Je eine Karte { $kinds } ergibt einen Satz, und seine Karten zählen doppelt.
attack-card-doubled = { $count ->
    [one] { NUMBER($count) } Karte in einem Satz zählt doppelt.
   *[other] { NUMBER($count) } Karten in Sätzen zählen doppelt.
  }
attack-card-twice = zählt doppelt
attack-card-named-twice = { $card }, zählt doppelt
attack-card-others = Karten der anderen
attack-card-others-why = Du siehst, wie viele sie haben, und die, die du sicher kennst.
attack-card-known = Bekannte Karten
attack-card-unknown = { $count ->
    [one] und { NUMBER($count) } verdeckte Karte
   *[other] und { NUMBER($count) } verdeckte Karten
  }
attack-card-pile = Stapel
attack-trade-title = Einen Handel anbieten
attack-trade-counter-title = Gegenangebot an { $nation }
attack-trade-with = Mit wem?
attack-trade-give = Du gibst
attack-trade-give-why = { $nation } sieht die angebotenen Karten, auch wenn nichts daraus wird.
attack-trade-want = Du möchtest
attack-trade-want-kind = Gewünscht: { $kind }
attack-trade-want-known = Karten, die { $nation } sicher hat
attack-trade-no-cards = { $nation } hat keine Karten.
attack-trade-promise = Ein Versprechen
attack-trade-promise-why = Als Teil eines Handels oder allein. Es bindet niemanden.
attack-trade-empty = Wähle, was du gibst oder möchtest, oder versprich etwas.
attack-trade-sum = An { $nation }: { $give } für { $want }
attack-trade-sum-promise = An { $nation }: { $give } für { $want }, dazu dein Versprechen
attack-trade-sum-promise-only = An { $nation }: nur ein Versprechen
attack-trade-send = Anbieten
attack-trade-from = { $nation } bietet dir einen Handel an
attack-trade-from-counter = { $nation } macht ein Gegenangebot
attack-trade-get = Du bekommst
attack-trade-no-gift = Keine Karten.
attack-trade-for = Dafür: { $want }
attack-trade-for-if = Dafür, falls du es einmal hast: { $want }
attack-trade-chosen = { NUMBER($chosen) } von { NUMBER($asked) } gewählt
attack-trade-unfit = { $count ->
    [one] { NUMBER($count) } Karte zu viel.
   *[other] { NUMBER($count) } Karten zu viel.
  }
attack-trade-cannot = { $nation } kennt deine Karten nicht. Du hast keine passende, der Handel muss also warten: Lehne ab oder biete etwas anderes an.
attack-trade-veto-gives = gibt { $cards }
attack-trade-waits = { $partner } überlegt sich ein Angebot von { $proposer }: { $gives } für { $asks }
attack-trade-waits-veto = { $holder } entscheidet, ob { $proposer } und { $partner } handeln dürfen
attack-notice = Neuigkeiten
attack-ranking = Endstand
attack-ranking-army = Gleich viele Regionen: Die größere Armee entschied.
attack-ranking-place = { NUMBER($place) }.
attack-ranking-has = { $regions ->
    [one] { NUMBER($regions) } Region
   *[other] { NUMBER($regions) } Regionen
  } · { $army ->
    [one] { NUMBER($army) } Einheit
   *[other] { NUMBER($army) } Einheiten
  }

## Landschlachten

attack-battle-land = Landschlacht
attack-battle-limit = bis zu { NUMBER($count) } vorn
attack-battle-odds = { $one } gewinnt { $win }, { $other } gewinnt { $lose }
attack-battle-odds-note = wenn beide weiter so viele nach vorn schicken, wie kämpfen dürfen
attack-battle-front = Vorn
attack-battle-reserve = In Reserve
attack-battle-nobody = niemand
attack-addressed = { $nation }: { $text }
attack-battle-stake = es geht um { $card }
attack-battle-neutral = Neutrale Truppen
attack-battle-commanded = { $nation } befehligt sie
attack-battle-expected = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } zu erwarten
attack-battle-blank = leer
attack-battle-fell = { $units } verloren
attack-battle-send-one = { $count ->
    [one] { $unit }: nach vorn schicken
   *[other] { NUMBER($count) } × { $unit }: eine Einheit nach vorn schicken
  }
attack-battle-take-back = { $count ->
    [one] { $unit }, ausgewählt: zurücknehmen
   *[other] { NUMBER($count) } × { $unit }, ausgewählt: eine Einheit zurücknehmen
  }
attack-battle-commit = { $count ->
    [one] { NUMBER($count) } Einheit nach vorn schicken
   *[other] { NUMBER($count) } Einheiten nach vorn schicken
  }
attack-battle-reinforce = { $count ->
    [one] Bis zu { NUMBER($count) } Einheit nach vorn schicken?
   *[other] Bis zu { NUMBER($count) } Einheiten nach vorn schicken?
  }
attack-battle-reinforce-any = Einheiten nach vorn schicken?
attack-battle-chosen = Ausgewählt: { $units }.
attack-battle-chosen-for-you = { $units } für dich ausgewählt.
attack-battle-chosen-none = Nichts ausgewählt.
attack-battle-hold-proposed = Empfohlen: zurückhalten.
attack-battle-click = Klick auf eine Einheit ändert die Wahl, eine Zifferntaste die Anzahl.
attack-battle-tap = Tippen auf eine Einheit ändert die Wahl.
attack-battle-as-proposed = Wie vorgeschlagen: { $units }
attack-battle-send = { $count ->
    [0] Nach vorn schicken
    [one] { NUMBER($count) } nach vorn schicken
   *[other] { NUMBER($count) } nach vorn schicken
  }
attack-battle-finish-hint = Kämpft diese Schlacht nach den Vorschlägen zu Ende. Oder Enter gedrückt halten.
attack-battle-command = Willst du die neutralen Truppen befehligen?
attack-battle-command-why = Wollen es mehrere, entscheiden die Würfel.
attack-battle-skip = Schlacht überspringen
attack-battle-held = { $neutral ->
    [yes] { $defender } halten { $place }
   *[no] { $defender } hält { $place }
  }
attack-battle-capital = Hier steht die Hauptstadt von { $nation }: Sie bringt { $winner } bei jeder Produktion { NUMBER($points) } Punkte.
attack-battle-after = { $nation } { $text }.
attack-battle-said = { $who }: { $hits ->
    [0] kein Treffer
    [one] { NUMBER($hits) } Treffer
   *[other] { NUMBER($hits) } Treffer
  }. Verluste bei { $loser }: { $units }.

## Seeschlachten

attack-sea-title = Kampf um die See
attack-sea-challenge = Herausforderung
attack-sea-battle = Seeschlacht
attack-sea-challenges = fordert heraus
attack-sea-odds-note = wenn beide bis zum Ende kämpfen, billige Schiffe an der Spitze
attack-sea-damaged = beschädigt
attack-sea-sunk = versenkt
attack-sea-face-down = Schiff, verdeckt
attack-sea-not-laid = Platz für ein Schiff
attack-sea-nobody = niemand
attack-sea-pair = Paar { NUMBER($number) }
attack-sea-against = { $one } gegen { $other }
attack-sea-tie = Gleichstand: kein Treffer
attack-sea-wins = { $nation } trifft
attack-sea-aside = { $count ->
    [one] { NUMBER($count) } beschädigtes Schlachtschiff beiseitegelegt
   *[other] { NUMBER($count) } beschädigte Schlachtschiffe beiseitegelegt
  }
attack-sea-place = Platz { NUMBER($number) } von { NUMBER($count) }
attack-sea-behind = bleibt zurück
attack-sea-ship = { $unit }, { $place }. Pfeiltasten verschieben es.
attack-sea-answer = { $nation } fordert dich zur See heraus
attack-sea-answer-why = Kämpfen oder die Seehoheit abgeben. Wer sich zurückzieht, behält seine Schiffe.
attack-sea-lay = { $count ->
    [one] { NUMBER($count) } Schiff auslegen
   *[other] { NUMBER($count) } Schiffe auslegen, das vorderste zuerst
  }
attack-sea-lay-how = Zieh die Schiffe in die gewünschte Reihenfolge, oder verschieb sie mit den Pfeiltasten. Treffer gehen auf die Spitze der Linie.
attack-sea-lay-touch = Zieh die Schiffe, oder tippe zwei an, um sie zu tauschen. Treffer gehen auf die Spitze der Linie.
attack-sea-suggest = Vorschlag
attack-sea-seen = Die Runde ist vorbei.
attack-sea-bonus-how = Unter jedem Schiff: was zu seinen Würfeln kommt, und gegen welches Schiff.
attack-sea-bonus-facing = +{ NUMBER($bonus) } gegen { $ships }
attack-sea-bonus-beside = +{ NUMBER($bonus) } neben einem Flugzeugträger
attack-sea-stay = Noch eine Runde kämpfen?
attack-sea-stay-why = Beide entscheiden geheim. Wer sich zurückzieht, verliert die Seehoheit und behält seine Schiffe.
attack-sea-control-now = { $nation } hat die Seehoheit
attack-sea-withdrew = { $nation } hat sich zurückgezogen.
attack-sea-both-withdrew = Beide haben sich zurückgezogen: Die Seehoheit bleibt, wie sie war.
attack-sea-no-ships = { $nation } hat kein Schiff mehr zum Auslegen.
attack-sea-said-sunk = { $ship } von { $nation } versenkt
attack-sea-said-hit = { $ship } von { $nation } beschädigt
attack-sea-said = { NUMBER($ours) } zu { NUMBER($theirs) }. { $result }.

## Warum Computer etwas tun

attack-reason-claim = freies Land um { $space } und wenige Rivalen
attack-advice-place = am nötigsten hier: { $space }
attack-reason-capital = am schwersten zu erreichen: { $space }
attack-reason-attack = nimmt { $owner } die Region { $space } ab: { $win } %
attack-reason-attack_neutral = schlägt die neutralen Truppen in { $space }: { $win } %
attack-advice-regroup = dort nötiger: { $start } → { $target }
attack-reason-regroup_first = bringt untätige Einheiten an die Front
attack-advice-marched = kein weiterer Zug lohnt sich
attack-reason-doubtful = der Angriff auf { $space } gelingt nur mit { $win } %: nimm ihn besser vorher zurück
attack-advice-produce = neue Einheiten bringen jetzt am meisten
attack-reason-buy_guards = { $points ->
    [one] { NUMBER($points) } Punkt für Wachen: { $space } ist in Gefahr
   *[other] { NUMBER($points) } Punkte für Wachen: { $space } ist in Gefahr
  }
attack-reason-buy = gibt { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
  } aus
attack-reason-guard_sea = { NUMBER($points) } Punkte für Schiffe: behält die Seehoheit mit { $win } %
attack-reason-take_sea = { NUMBER($points) } Punkte für Schiffe: gewinnt und behält die Seehoheit mit { $win } %
attack-advice-bought = nichts weiter zu kaufen
attack-reason-challenge = die Seehoheit schützt die Küsten
attack-reason-diplomacy = gewinnt { $space } ohne Kampf: { $win } %
attack-reason-offer = eine Karte „{ $kind }“ von { $to } brächte { $gain ->
    [one] { NUMBER($gain) } Punkt
   *[other] { NUMBER($gain) } Punkte
  } je Zug
attack-advice-end_turn = keine weitere Aktion lohnt sich
attack-reason-fight_first = { $space } zuerst: { $win } %
attack-advice-commit = die beste erste Linie: { $space }
attack-advice-reinforce = die beste Linie für die nächste Runde: { $space }
attack-reason-planes = gewinnt { $space }: { $win } %
attack-reason-volunteer = macht es { $rival } in { $space } schwerer
attack-advice-pass = dort ist nichts zu gewinnen
attack-reason-engage = gewinnt zur See: { $win } %
attack-reason-give_up_sea = die Seehoheit ist die Schiffe nicht wert (Siegchance { $win } %)
attack-reason-press = gewinnt von hier aus: { $win } %
attack-advice-line_up = die beste Reihenfolge der Schiffe: { NUMBER($ships) }
attack-reason-let_pass = trifft den Führenden in { $space }: { $rival }
attack-reason-stop_voyage = hält { $rival } fern: { $space }
attack-reason-let_trade = beide liegen zurück
attack-reason-stop_trade = würde einem Gegner helfen, der vorn liegt
attack-reason-accept = bringt { $gain ->
    [one] { NUMBER($gain) } Punkt
   *[other] { NUMBER($gain) } Punkte
  } je Zug
attack-reason-counter = zu diesem Preis bringt der Handel { NUMBER($gain) } Punkte je Zug
attack-reason-only_a_promise = ein Versprechen bindet niemanden
attack-reason-decline = bringt zu wenig: { $gain ->
    [one] { NUMBER($gain) } Punkt
   *[other] { NUMBER($gain) } Punkte
  } je Zug
attack-reason-cannot_trade = die verlangten Karten fehlen

## Hinweise

attack-hint-claim = { $region } besetzen
attack-hint-place = { $units } aufstellen: { $region }
attack-hint-capital = Die Hauptstadt setzen: { $region }
attack-hint-choose = Diese Aktion wählen: { $action }
attack-hint-move = { $units } ziehen: { $start } → { $target }
attack-hint-sail = { $units } übersetzen: { $start } → { $target }
attack-hint-done = Hier ist nichts mehr zu tun: fertig
attack-hint-allow = Erlauben
attack-hint-refuse = Verweigern
attack-hint-fly = { $planes ->
    [one] Mit { NUMBER($planes) } Flugzeug weiterfliegen
   *[other] Mit { NUMBER($planes) } Flugzeugen weiterfliegen
  }
attack-hint-turn-back = Die Flugzeuge umkehren lassen
attack-hint-fight = Die Schlacht schlagen: { $region }
attack-hint-volunteer = Die neutralen Truppen befehligen
attack-hint-pass = Anderen überlassen
attack-hint-commit = { $units } vorschicken
attack-hint-reinforce = Verstärken: { $units }
attack-hint-hold = Keine Verstärkung schicken
attack-hint-challenge = Die Seehoheit nehmen oder herausfordern
attack-hint-engage = Zur See kämpfen
attack-hint-withdraw = Zurückziehen
attack-hint-line = Diese Linie auslegen: { $ships }
attack-hint-press = Weiterkämpfen
attack-hint-diplomacy = Diplomatie: { $region }
attack-hint-offer = { $to } einen Handel anbieten: { $give } gegen { $want }
attack-hint-counter = Ein Gegenangebot machen: { $give } gegen { $want }
attack-hint-accept = Annehmen und abgeben: { $cards }
attack-hint-decline = Ablehnen
attack-hint-buy = { $units } kaufen
attack-hint-end = Den Zug beenden

## Während jemand weg war, und während andere ziehen

attack-recap-lost = Verlorene Regionen
attack-recap-won = Gewonnene Regionen
attack-recap-elsewhere = Anderswo
attack-recap-land = { $place }: eingenommen von { $to }, bisher { $from }
attack-recap-land-neutral = { $place }: bisher neutral, jetzt { $to }
attack-recap-land-annexed = { $place }: durch Diplomatie gewonnen von { $to }
attack-recap-with = mit { $units }
attack-recap-attacked = Angriff von { $nation } mit { $units }
attack-recap-calm = kampflos, mit { $units }
attack-recap-battles = Schlachten zwischen Spielern
attack-recap-bought = Käufe der anderen
attack-recap-level = { $nation }: { NUMBER($before) } → { NUMBER($after) }
attack-recap-production = Deine Produktion
attack-recap-income = { NUMBER($before) } → { NUMBER($after) } Punkte
attack-recap-news = Neuigkeiten
attack-caption-attack = { $nation } greift an: { $place }, { $count ->
    [one] { NUMBER($count) } Einheit
   *[other] { NUMBER($count) } Einheiten
    }

## Hilfe: eine Seite je Entscheidung; eine Sache je Zeile

attack-help-setup_claim = Reihum besetzt jeder eine freie Region mit einer Infanterie, bis keine mehr frei ist.
    .title = Eine Region besetzen
    .map = Eine leuchtende Region: besetzt sie.
    .buttons = Die Liste: dieselben Regionen mit Namen.
attack-help-setup_place = Reihum stellt jeder einige Einheiten seiner Armee in eigenen Regionen auf.
    .title = Die Armee aufstellen
    .map = Eine leuchtende eigene Region: stellt die gewählten Einheiten dort auf.
    .buttons = + und − unter einer Einheit: wie viele du jetzt aufstellst.
attack-help-setup_capital = Wähle die Region, die deine Hauptstadt wird. Sie bringt bei jeder Produktion 10 Punkte, wem auch immer die Region gehört.
    .title = Die Hauptstadt wählen
    .map = Eine leuchtende eigene Region: macht sie zur Hauptstadt.
attack-help-action = Wähle eine der Aktionen. Du hast drei im Zug; jede einmal, Diplomatie auch öfter.
    .title = Eine Aktion wählen
    .map = Bei Diplomatie eine leuchtende neutrale Region: versucht, sie zu gewinnen. Die Chance wird gezeigt.
    .buttons =
        Bewegung: Einheiten gehen in nahe Regionen und kämpfen um fremde.
        Strategische Bewegung: Einheiten gehen beliebig weit durch eigene Regionen.
        Produktion: neue Einheiten und Schiffe für deine Punkte. Was übrig bleibt, verfällt.
        Seehoheit: nimm sie, oder fordere den heraus, der sie hat; die Chance siehst du vorher.
        Diplomatie und Handel anbieten: Regionen und Karten ohne Kampf.
attack-help-move = Schicke Einheiten in andere Regionen; um fremde wird gekämpft, sobald du weitergehst. In jeder Region bleibt eine Einheit.
    .title = Bewegung und Kampf
    .map =
        Eine eigene Region: nimmt ihre Einheiten auf; die Regionen, die sie erreichen, leuchten.
        Eine leuchtende fremde Region: befiehlt den Angriff. Seine Chance siehst du vorher.
        Eine andere eigene Region: nimmt stattdessen die Einheiten dort auf.
        Ein Pfeil: nimmt diesen Zug zurück.
    .buttons =
        + und − unter einer Einheit: wie viele davon gehen.
        Bedrohungen zeigen: was andere in einem Zug nehmen könnten.
        Der gefüllte Knopf: beendet die Züge und beginnt die Schlachten.
attack-help-strategic = Ziehe Einheiten beliebig weit durch deine eigenen Regionen. Niemand kämpft.
    .title = Strategische Bewegung
    .map =
        Eine eigene Region: nimmt ihre Einheiten auf; die Regionen, die sie erreichen, leuchten.
        Eine leuchtende Region: befiehlt den Zug dorthin.
        Ein Pfeil: nimmt diesen Zug zurück.
    .buttons = Der gefüllte Knopf: beendet die Aktion.
attack-help-buy = Gib deine Punkte für Einheiten und Schiffe aus. Was übrig ist, wenn du weitergehst, verfällt.
    .title = Produktion
    .buttons =
        + und − unter einer Einheit: wie viele du davon kaufst.
        Der gefüllte Knopf: kauft sie; danach werden sie aufgestellt.
attack-help-place_new = Stelle deine neuen Einheiten in eigenen Regionen auf.
    .title = Neue Einheiten
    .map = Eine leuchtende eigene Region: stellt die gewählten Einheiten dort auf.
    .buttons = + und − unter einer Einheit: wie viele du jetzt aufstellst.
attack-help-sail = Wer die Seehoheit hat, sagt, wer fahren darf. Flugzeuge kann niemand aufhalten.
    .title = Über See
    .buttons =
        Erlauben oder Aufhalten: Die Fahrt geht weiter, oder die Einheiten bleiben, wo sie waren.
        Weiterfliegen: Die Flugzeuge einer aufgehaltenen Fahrt gehen allein.
attack-help-battle_order = Mehrere Schlachten warten. Sag, welche zuerst geschlagen wird.
    .title = Welche Schlacht zuerst
    .map = Ein Zeichen einer Schlacht: Diese kommt als Nächste.
    .buttons = Die Orte: dieselben Schlachten mit Namen.
attack-help-command = Eine neutrale Region verteidigt sich. Jemand muss ihre Truppen befehligen.
    .title = Neutrale Truppen
    .buttons =
        Die neutralen Truppen befehligen: Du entscheidest in dieser Schlacht für sie.
        Anderen überlassen: Jemand anders kann es tun.
attack-help-commit = Schicke Einheiten aus der Reserve an die Front. Nur die Front würfelt, und nur die Front wird getroffen.
    .title = Die Front
    .buttons =
        Eine Einheit der Reserve: geht vor, oder wieder zurück.
        Vorschlag: eine gute Wahl des Computers.
        Der gefüllte Knopf: schickt sie vor; gewürfelt wird, wenn beide bereit sind.
attack-help-naval_answer = Du wirst um die Seehoheit herausgefordert.
    .title = Herausforderung zur See
    .buttons =
        Zur See kämpfen: Beide legen ihre Schiffe in einer Linie aus.
        Zurückziehen: Die Seehoheit ist weg, deine Schiffe behältst du.
attack-help-naval_line = Lege deine Schiffe geheim in einer Linie aus. Jedes kämpft gegen das Schiff gegenüber.
    .title = Die Linie der Schiffe
    .buttons =
        Ein Schiff: ziehe es an seinen Platz, oder lass es zurück.
        Vorschlag: eine gute Linie des Computers.
        Der gefüllte Knopf: legt die Linie aus.
attack-help-naval_stay = Eine Runde zur See ist vorbei. Beide entscheiden geheim, ob es weitergeht.
    .title = Zur See weiterkämpfen?
    .buttons =
        Weiterkämpfen: noch eine Runde.
        Zurückziehen: Die Seehoheit ist weg, deine Schiffe behältst du.
attack-help-trade = Jemand will handeln. Ein Versprechen bindet niemanden, Karten aber wechseln sofort den Besitzer.
    .title = Ein Angebot
    .buttons =
        Annehmen oder Ablehnen: Der Handel gilt, oder nicht.
        Gegenangebot: etwas anderes vorschlagen.
        Handeln lassen oder Verbieten: das entscheidet, wer die Seehoheit hat.
attack-help-battle = Hier entscheiden andere, oder die Würfel fallen. Einheiten an der Front würfeln; Treffer nimmt die Front der anderen Seite.
    .title = Eine Schlacht
    .buttons =
        Der Balken oben: die Chance beider Seiten, wie es gerade steht.
        Karte zeigen: legt die Schlacht für einen Augenblick weg.
