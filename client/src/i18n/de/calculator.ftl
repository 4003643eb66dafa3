### Der Schlachtrechner, am Tisch und für sich.

calculator-game = Spiel
calculator-kind = Art der Schlacht
calculator-mode-land = Land
calculator-mode-sea = See
calculator-attacker = Angreifer
calculator-defender = Verteidiger
calculator-part-attack = Angreifende Einheiten
calculator-part-defend = Verteidigende Einheiten
calculator-nation = Nation: { $part }
calculator-as-text = Als Text
calculator-laden = { $ship } mit { $cargo }
calculator-nobody = niemand

calculator-fault-unit = „{ $word }“ ist keine Einheit. Einheiten sind { $units }.
calculator-fault-nation = „{ $word }“ ist keine Nation. Nationen sind { $nations }.
calculator-fault-number = Schreib vor jede Einheit eine Zahl, zum Beispiel „{ $example }“; sie fehlt bei „{ $word }“.
calculator-fault-no-nation = Nenne zuerst die Nation, zum Beispiel „{ $example }“.
calculator-unreadable = { $part }: Dieser Text ist nicht lesbar.
calculator-refused = Diese Schlacht lässt sich nicht berechnen.
calculator-refused-not_there = { $unit }: kann in einer solchen Schlacht nicht so eingesetzt werden.
calculator-refused-too_many = Auf einer Seite haben höchstens { NUMBER($most) } Einheiten Platz.
calculator-refused-too_large = Das würde zu lange dauern. Versuche es mit weniger Einheiten.
calculator-refused-ships_needed = Füge Schiffe hinzu, um die Chancen zu sehen.
calculator-empty = Füge angreifende Einheiten hinzu, um die Chancen zu sehen.
calculator-no-game = Für dieses Spiel gibt es keinen Rechner.

calculator-orders = Regeln und Vorgaben
calculator-field-edition = Ausgabe
calculator-field-attacker = Verluste des Angreifers
calculator-field-defender = Verluste des Verteidigers
calculator-field-goal = Ziel der besten Wahl
calculator-attacker-cheapest = Billigste zuerst
calculator-attacker-optimal = Jedes Mal die beste Wahl
calculator-defender-cheapest = Billigste zuerst
calculator-defender-optimal = Jedes Mal die beste Wahl
calculator-goal-win = Die Schlacht gewinnen
calculator-goal-take = Das Gebiet einnehmen
calculator-goal-swing = Möglichst viel Wert gewinnen

calculator-result = Chancen
calculator-chance-win = Chance, dass der Angreifer gewinnt
calculator-share-win = Angreifer gewinnt
calculator-share-both = Beide vernichtet
calculator-share-retreat = Rückzug
calculator-share-lose = Verteidiger gewinnt
calculator-lost-attacker = Angreifer verliert
calculator-lost-defender = Verteidiger verliert
calculator-swing = Gewinn für den Angreifer
calculator-rounds = Runden im Mittel
calculator-note = Nicht ganz die beste Wahl:
calculator-left-attacker = Übrige Angreifer
calculator-left-defender = Übrige Verteidiger
calculator-bar = { $number } Einheiten: { $chance }
calculator-likely = Wahrscheinlichste Überlebende

calculator-enough-ask = Was würde für 75 % reichen?
calculator-enough = Jedes davon würde für 75 % reichen
calculator-more = { $units } ({ $cost }): { $chance }
calculator-enough-none = Keine Art von Einheit reicht allein; von jeder wurden 16 versucht.
calculator-enough-unknown = Diese Schlacht ist zu groß, um es rechtzeitig herauszufinden.
calculator-enough-unfinished = Andere Arten konnten in der Zeit nicht versucht werden.

calculator-share = Link kopieren
calculator-link = Link zu dieser Schlacht
calculator-copied = Kopiert.
