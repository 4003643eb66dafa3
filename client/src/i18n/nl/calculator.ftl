### De gevechtscalculator, aan tafel en los.

calculator-game = Spel
calculator-kind = Soort gevecht
calculator-mode-land = Land
calculator-mode-sea = Zee
calculator-attacker = Aanvaller
calculator-defender = Verdediger
calculator-part-attack = Aanvallende eenheden
calculator-part-defend = Verdedigende eenheden
calculator-nation = Land: { $part }
calculator-as-text = Als tekst
calculator-laden = { $ship } met { $cargo }
calculator-nobody = niemand

calculator-fault-unit = “{ $word }” is geen eenheid. Eenheden zijn { $units }.
calculator-fault-nation = “{ $word }” is geen deelnemend land. Landen zijn { $nations }.
calculator-fault-number = Schrijf een getal voor elke eenheid, zoals “{ $example }”; het ontbreekt bij “{ $word }”.
calculator-fault-no-nation = Noem eerst het land, zoals “{ $example }”.
calculator-unreadable = { $part }: deze tekst is niet te lezen.
calculator-refused = Dit gevecht kan niet worden berekend.
calculator-refused-not_there = { $unit }: kan in zo’n gevecht niet zo worden ingezet.
calculator-refused-too_many = Per partij is er plaats voor hoogstens { NUMBER($most) } eenheden.
calculator-refused-too_large = Dat zou te lang duren. Probeer het met minder eenheden.
calculator-refused-ships_needed = Voeg schepen toe om de kansen te zien.
calculator-empty = Voeg aanvallende eenheden toe om de kansen te zien.
calculator-no-game = Voor dit spel is er geen calculator.

calculator-orders = Regels en keuzes
calculator-field-edition = Editie
calculator-field-attacker = Verliezen van de aanvaller
calculator-field-defender = Verliezen van de verdediger
calculator-field-goal = Doel van de beste keuzes
calculator-attacker-cheapest = Goedkoopste eerst
calculator-attacker-optimal = Telkens de beste keuze
calculator-defender-cheapest = Goedkoopste eerst
calculator-defender-optimal = Telkens de beste keuze
calculator-goal-win = Het gevecht winnen
calculator-goal-take = Het gebied innemen
calculator-goal-swing = Zo veel mogelijk waarde winnen

calculator-result = Kansen
calculator-chance-win = kans dat de aanvaller wint
calculator-share-win = Aanvaller wint
calculator-share-both = Beide vernietigd
calculator-share-retreat = Terugtocht
calculator-share-lose = Verdediger wint
calculator-lost-attacker = Aanvaller verliest
calculator-lost-defender = Verdediger verliest
calculator-swing = Winst voor de aanvaller
calculator-rounds = Rondes, gemiddeld
calculator-note = Net niet de beste keuzes:
calculator-left-attacker = Overgebleven aanvallers
calculator-left-defender = Overgebleven verdedigers
calculator-bar = { $number } eenheden: { $chance }
calculator-likely = Waarschijnlijkste overlevenden

calculator-enough-ask = Wat zou genoeg zijn voor 75 %?
calculator-enough = Elk van deze zou genoeg zijn voor 75 %
calculator-more = { $units } ({ $cost }): { $chance }
calculator-enough-none = Geen enkele soort eenheid is alleen genoeg; van elke zijn er 16 geprobeerd.
calculator-enough-unknown = Dit gevecht is te groot om het op tijd uit te zoeken.
calculator-enough-unfinished = Andere soorten konden niet op tijd worden geprobeerd.

calculator-share = Link kopiëren
calculator-link = Link naar dit gevecht
calculator-copied = Gekopieerd.
