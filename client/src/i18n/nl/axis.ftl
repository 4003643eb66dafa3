### Wat alle edities van de as-familie hetzelfde zeggen: aan tafel, in gevechten, over het verleden. Het noemt geen land en geen eenheid; een editie mag overal eigen woorden voor hebben.

## Aan tafel

axis-table-ipc-left = IPC over
axis-table-ipc = IPC
axis-table-production = productie
axis-table-to-place = te plaatsen
axis-table-attack = Aanval
axis-table-move = Verplaatsing
axis-table-way = { NUMBER($steps) ->
    [one] { NUMBER($steps) } vak ver
   *[other] { NUMBER($steps) } vakken ver
  }
axis-table-way-left = vliegtuigen houden een bereik van { NUMBER($left) } over
axis-table-lose = { $percent } % verlies
axis-table-you-lose = je verliest ongeveer { NUMBER($ipc, maximumFractionDigits: 0) } IPC
axis-table-they-lose = de vijand { NUMBER($ipc, maximumFractionDigits: 0) }
axis-table-raid-damage = ongeveer { NUMBER($ipc, maximumFractionDigits: 1) } IPC schade
axis-table-add-attack = Aanval toevoegen
axis-table-add-attack-risky = Aanval met { $percent } %
axis-table-add-move = Daarheen
axis-table-place-there = Plaatsen in { $place }
axis-table-fight-there = Vechten
axis-table-choose-attack = Kies eenheden om mee aan te vallen
axis-table-choose-attack-why = Doelen lichten op; wijs er een aan om je winstkans te zien. Niets is definitief tot je vecht.
axis-table-choose-move = Kies eenheden om te verplaatsen
axis-table-choose-move-why = Laat je vliegtuigen landen en haal versterkingen naar voren. In deze fase wordt niet gevochten.
axis-table-no-orders = Nog geen bevelen.
axis-table-no-orders-why = Hier staan je bevelen met hun kansen; alles kan worden teruggenomen.
axis-table-edit-order = Bevelen naar { $place } wijzigen
axis-table-fallen = Daarmee vervalt nog een bevel: { $reason }
axis-table-next-purchase = Naar de aanvalszet
axis-table-next-nothing-bought = Niets kopen
axis-table-next-fight = { $count ->
    [0] Geen aanval deze beurt
    [one] { NUMBER($count) } gevecht leveren
   *[other] { NUMBER($count) } gevechten leveren
  }
axis-table-next-orders = Bevelen uitvoeren
axis-table-next-combat = Vechten in { $place }
axis-table-next-combat-done = Naar de verplaatsing
axis-table-next-noncombat = Naar het plaatsen
axis-table-next-place = Beurt beëindigen
axis-table-warn-no_landing = { $place }: geen landingsplaats voor { $units }.
axis-table-warn-crash = { $place }: verloren zonder landingsplaats: { $units }.
axis-table-warn-must_land = { $place }: eerst laten landen: { $units }.
axis-table-warn-to_place = Eerst te plaatsen: { $units }.
axis-table-warn-not_placed = Geen plaats voor { $units }: verloren aan het einde van de beurt.
axis-table-warn-zone_held = Geen plaats voor { $units }, want de vijand is daar: { $places }. Zonder zege daar { $count ->
    [one] is de eenheid verloren
   *[other] zijn ze verloren
  }.
axis-table-warn-unspent = { $ipc } IPC niet uitgegeven: genoeg voor { $units }.
axis-table-warn-open_capital = Niemand verdedigt je hoofdstad ({ $place }). Binnen bereik: { $nation }.
axis-table-warn-other = { $place }: { $units }
axis-table-sea = Zeezone
axis-table-value = { NUMBER($value) } IPC
axis-table-area-name = { $name }, { $owner }
axis-table-area-targets = ; { $kind ->
    [attack] aan te vallen
   *[other] bereikbaar
  }
axis-table-next-buy = Kopen en verder
axis-damaged = beschadigd: { $units }
axis-damaged-unit = { $unit } ({ NUMBER($damage) })

## Gevechten

axis-battle-nothing = niets

## Kop en stappen

axis-battle-number = Gevecht { NUMBER($number) } van { NUMBER($of) }
axis-battle-steps = Stappen van het gevecht
axis-battle-step-done = klaar
axis-battle-step-aa_fire = Luchtafweer
axis-battle-step-bombardment = Beschieting
axis-battle-step-torpedoes = Eerste schot
axis-battle-step-dice = Dobbelstenen
axis-battle-step-casualties = Verliezen
axis-battle-step-retreat = Doorvechten of terugtrekken
axis-battle-step-decks = Dekken
axis-battle-step-bombing = Bommen
axis-battle-step-result = Uitslag

## Kansen

axis-battle-odds-named = { $attacker } wint { $win }, beide vernietigd { $both }, { $defender } { NUMBER($count) ->
    [one] wint
   *[other] winnen
  } { $lose }
axis-battle-both-lost = beide vernietigd { $percent }
axis-battle-odds-before = { $percent } voor de eerste ronde
axis-battle-odds-losses = met de verliezen hieronder
axis-battle-odds-press = als er wordt doorgevochten
axis-battle-changed = Eerst { $percent }: { $why }
axis-battle-changed-sea-won = de zeeslag is gewonnen
axis-battle-changed-sea-lost = de zeeslag is gewonnen; daar verloren: { $units }
axis-battle-changed-without = zonder { $units }
axis-battle-changed-defenders = meer verdedigers: { $units }

## Partijen

axis-battle-expected = { $count ->
    [0] 0
   *[other] { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) }
} verwacht
axis-battle-early = { $step }: { NUMBER($count) ->
    [0] geen treffer
    [one] { NUMBER($count) } treffer
   *[other] { NUMBER($count) } treffers
  }
axis-battle-hits-on = raakt bij
axis-battle-hits-on-number = { NUMBER($number) ->
    [1] 1
   *[other] { NUMBER($number) } of minder
  }
axis-battle-hits-on-inline = raakt bij { $strength }
axis-battle-no-shot = schiet niet
axis-battle-column-spoken = Raakt bij { $strength }: { $units }
axis-battle-piece = { $unit }, { $nation }
axis-battle-piece-lose = { NUMBER($count) ->
    [one] { $unit }, { $nation }: als verlies kiezen
   *[other] { NUMBER($count) } × { $unit }, { $nation }: één als verlies kiezen
  }
axis-battle-piece-spare = { NUMBER($count) ->
    [one] { $unit }, { $nation }, als verlies gekozen: sparen
   *[other] { NUMBER($count) } × { $unit }, { $nation }, als verliezen gekozen: één sparen
  }
axis-battle-damage = IPC schade

## Voorgelezen

axis-battle-said-volley = { $who }, { $step }: { NUMBER($hits) ->
    [0] geen treffer
    [one] { NUMBER($hits) } treffer
   *[other] { NUMBER($hits) } treffers
  } met { $dice }.
axis-battle-said-bombs = { $who }: bommen { $dice }.
axis-battle-said-lost = Verloren: { $units }.

## Beslissingen

axis-battle-choose-losses = { NUMBER($count) ->
    [one] Kies { NUMBER($count) } verlies
   *[other] Kies { NUMBER($count) } verliezen
  }
axis-battle-choose-theirs = { NUMBER($count) ->
    [one] Kies { NUMBER($count) } verlies van de verdedigers
   *[other] Kies { NUMBER($count) } verliezen van de verdedigers
  }
axis-battle-chosen-for-you = Voor je gekozen: { $units }.
axis-battle-chosen-by-you = Jouw keuze: { $units }.
axis-battle-click-to-swap = Klik op een eenheid om te ruilen.
axis-battle-tap-to-swap = Tik op een eenheid om te ruilen.
axis-battle-lost-line = Verloren: { $units }.
axis-battle-or-keep = Of houd
axis-battle-keep-lose = { $kept }, verlies { $lost }
axis-battle-choice-takes = verovert het { $percent }
axis-battle-choice-holds = houdt het { $percent }
axis-battle-choice-ipc = { $value } IPC
axis-battle-choice-why = Winstkans en verwachte IPC, vergeleken met de voorgestelde verliezen
axis-battle-as-advised = Zoals voorgesteld: { $units }
axis-battle-as-proposed = { $nation } stelt voor: { $units }
axis-battle-must-agree = De verdedigers moeten dezelfde verliezen noemen, anders kiest { $attacker }.
axis-battle-no-agreement = { $nations } noemden verschillende verliezen, dus kies jij als aanvaller.
axis-battle-owner-chooses = Dit gebied is van jou, dus kies jij voor alle verdedigers.
axis-battle-take-losses = { NUMBER($count) ->
    [one] Verlies nemen
   *[other] Verliezen nemen
  }
axis-battle-take-theirs = { NUMBER($count) ->
    [one] Dit verlies voor hen kiezen
   *[other] Deze verliezen voor hen kiezen
  }
axis-battle-propose = { NUMBER($count) ->
    [one] Dit verlies voorstellen
   *[other] Deze verliezen voorstellen
  }
axis-battle-agree = { NUMBER($count) ->
    [one] Met dit verlies instemmen
   *[other] Met deze verliezen instemmen
  }
axis-battle-disagree = Weigeren: { $attacker } kiest
axis-battle-losses-only = Verliezen nemen, dan beslissen
axis-battle-press-on = Doorvechten
axis-battle-press-or-retreat = Doorvechten of terugtrekken?
axis-battle-round-lost = Deze ronde verloor je { $own }; de tegenstander { $other }.
axis-battle-retreat = Terugtrekken
axis-battle-retreat-label = Terug naar
axis-battle-retreat-to = Terugtrekken naar { $place }
axis-battle-break-off = Vliegtuigen breken af
axis-battle-more = Meer
axis-battle-finish-hint = Blijft gooien met de voorgestelde verliezen zolang je kans minstens { NUMBER($mark) } % is. Of houd Enter ingedrukt.
axis-battle-withdraw-to = Uitwijken naar { $place }
axis-battle-submerge = Duiken
axis-battle-wait-casualties = { NUMBER($count) ->
    [one] { $nation } kiest verliezen
   *[other] { $nation } kiezen verliezen
  }
axis-battle-wait-disputed = { $nations } noemden verschillende verliezen, dus kiest { $attacker } als aanvaller.
axis-battle-wait-owner = Het gebied is van { $nation }, dat voor alle verdedigers kiest.
axis-battle-wait-retreat = { $nation } beslist: doorvechten of terugtrekken

## Het einde

axis-battle-end-won = { $attacker } wint: { $place }
axis-battle-end-lost = { NUMBER($count) ->
    [one] { $defender } houdt { $place }
   *[other] { $defender } houden { $place }
  }
axis-battle-end-both = { $place }: niemand blijft over
axis-battle-end-retreated = { $attacker } trekt zich terug naar { $to }
axis-battle-end-broke_off = { $attacker } breekt de aanval af
axis-battle-end-open = { $place } blijft omstreden
axis-battle-end-raid = { NUMBER($damage) ->
    [0] Het bombardement richt geen schade aan: { $place }
   *[other] Het bombardement kost { NUMBER($damage) } IPC: { $place }
  }
axis-battle-end-lost-by = { $nation } verloor { $units }.
axis-battle-end-disputed = Ronde { $rounds }: { $nations } noemden verschillende verliezen, dus koos { $attacker }.
axis-battle-to-map = Terug naar de kaart
axis-battle-fight-next = Volgend gevecht: { $place }

## De lijst van veldslagen

axis-battle-list = Gevechten
axis-battle-list-none = Geen gevechten
axis-battle-list-none-why = Alle gevechten van deze beurt zijn geleverd.
axis-battle-list-on = Het gevecht is nog aan de gang: { $place }
axis-battle-list-on-why = Ronde { NUMBER($round) }. De andere gevechten wachten tot dit beslist is.
axis-battle-return = Terug naar het gevecht
axis-battle-fight = Vechten
axis-battle-fight-at = Vechten: { $place }, kans { $chance }
axis-battle-raid-figures = ongeveer { NUMBER($damage, maximumFractionDigits: 1) } IPC schade
axis-battle-resolve-all = Alles volgens mijn voorkeuren uitvechten
axis-battle-resolve-hint = Levert elk gevecht met de voorgestelde verliezen en stopt waar de kans onder { NUMBER($mark) } % daalt.

## Aankoop

axis-battle-purchase = Aankoop
axis-battle-left = IPC over
axis-battle-left-after = IPC over na deze aankoop
axis-battle-production = productie
axis-battle-buy-count = { $unit }: aantal
axis-battle-buy = { NUMBER($cost) ->
    [0] Kopen
   *[other] Kopen voor { NUMBER($cost) } IPC
  }
axis-battle-bought = Gekocht: { $units }
axis-battle-change-purchase = Aankoop wijzigen
axis-battle-same-again = Zoals vorige beurt: { $units }
axis-battle-same-again-less = Zoals vorige beurt, voor zover het geld reikt: { $units }
axis-battle-buy-nothing = Kies wat je bouwt
axis-battle-figures-legend = kosten, daaronder aanval / verdediging / beweging

## Plaatsing

axis-battle-place = Eenheden plaatsen
axis-battle-place-kind = { $units } te plaatsen
axis-battle-place-room = nog plaats voor { NUMBER($count) }
axis-battle-place-where = { $unit } naar
axis-battle-place-units = { $units } plaatsen:
axis-battle-place-all-here = Alles hier
axis-battle-place-all-in = Alles hier: { $place }
axis-battle-place-all = Plaats alles voor mij
axis-battle-place-all-hint = In de hoofdstad waar het kan, anders waar de meeste eigen eenheden staan.
axis-battle-place-done = Alles is geplaatst
axis-battle-place-done-why = Het inkomen volgt aan het einde van de beurt.
axis-battle-place-nowhere = geen plaats voor

## Het verleden

axis-time-production = Productie
axis-time-forces = { $attackers } tegen { $defenders }
axis-time-battle-won = { $rounds ->
    [one] Gewonnen in { $rounds } ronde, verloren: { $lost }
   *[other] Gewonnen in { $rounds } rondes, verloren: { $lost }
    }
axis-time-battle-lost = { $rounds ->
    [one] Niet gewonnen na { $rounds } ronde, verloren: { $lost }
   *[other] Niet gewonnen na { $rounds } rondes, verloren: { $lost }
    }
axis-time-battle-retreat = { $rounds ->
    [one] Teruggetrokken na { $rounds } ronde, verloren: { $lost }
   *[other] Teruggetrokken na { $rounds } rondes, verloren: { $lost }
    }

## Verloop

axis-time-log-bought = { $units } gekocht voor { $ipc } IPC

## Landen

axis-time-overview = Landen
axis-time-ipc = IPC
axis-time-ipc-long = IPC in kas
axis-time-units = Eenheden
axis-time-value = Waarde
axis-time-value-text = Prijs van alle eenheden in IPC
axis-time-tech = Technologieën
axis-time-no-tech = geen
axis-time-capital = Hoofdstad
axis-time-capital-held = in handen
axis-time-capital-lost = verloren aan { $nation }
axis-time-victory = Op weg naar de overwinning
