### Het gevechtsbord en de panelen voor gevecht, onderzoek, aankoop en plaatsing.

battle-percent = { $value } %
battle-nothing = niets

## Kop en stappen

battle-number = Gevecht { NUMBER($number) } van { NUMBER($of) }
battle-round = Ronde { NUMBER($round) }
battle-steps = Stappen van het gevecht
battle-show-map = Kaart tonen
battle-step-done = klaar
battle-step-aa_fire = Luchtafweer
battle-step-flak = Luchtafweer
battle-step-bombardment = Beschieting
battle-step-torpedoes = Eerste schot
battle-step-dice = Dobbelstenen
battle-step-casualties = Verliezen
battle-step-submarines = Onderzeeërs
battle-step-retreat = Doorvechten of terugtrekken
battle-step-decks = Dekken
battle-step-bombing = Bommen
battle-step-result = Uitslag

## Kansen

battle-odds-spoken = Aanvaller wint { $win }, beide vernietigd { $both }, verdediger wint { $lose }
battle-odds-named = { $attacker } wint { $win }, beide vernietigd { $both }, { $defender } { NUMBER($count) ->
    [one] wint
   *[other] winnen
  } { $lose }
battle-both-lost = beide vernietigd { $percent }
battle-odds-before = { $percent } voor de eerste ronde
battle-odds-losses = met de verliezen hieronder
battle-odds-press = als er wordt doorgevochten
battle-changed = Eerst { $percent }: { $why }
battle-changed-sea-won = de zeeslag is gewonnen
battle-changed-sea-lost = de zeeslag is gewonnen; daar verloren: { $units }
battle-changed-sea-first = er komt eerst een zeeslag, waarin transporten kunnen zinken
battle-changed-without = zonder { $units }
battle-changed-transport = { NUMBER($count) ->
    [one] het transport telt mee als mogelijk verlies
   *[other] de transporten tellen mee als mogelijke verliezen
  }
battle-changed-defenders = meer verdedigers: { $units }

## Partijen

battle-attacks = { NUMBER($count) ->
    [one] valt aan
   *[other] vallen aan
  }
battle-defends = { NUMBER($count) ->
    [one] verdedigt
   *[other] verdedigen
  }
battle-raids = bombardeert het complex
battle-hits = { NUMBER($count) ->
    [one] treffer
   *[other] treffers
  }
battle-expected = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } verwacht
battle-early = { $step }: { NUMBER($count) ->
    [0] geen treffer
    [one] { NUMBER($count) } treffer
   *[other] { NUMBER($count) } treffers
  }
battle-hits-on = raakt bij
battle-hits-on-number = { NUMBER($number) ->
    [1] 1
   *[other] { NUMBER($number) } of minder
  }
battle-hits-on-inline = raakt bij { $strength }
battle-no-shot = schiet niet
battle-dice-list = Dobbelstenen: { $dice }
battle-column-spoken = Raakt bij { $strength }: { $units }
battle-piece = { $unit }, { $nation }
battle-piece-lose = { NUMBER($count) ->
    [one] { $unit }, { $nation }: als verlies kiezen
   *[other] { NUMBER($count) } × { $unit }, { $nation }: één als verlies kiezen
  }
battle-piece-spare = { NUMBER($count) ->
    [one] { $unit }, { $nation }, als verlies gekozen: sparen
   *[other] { NUMBER($count) } × { $unit }, { $nation }, als verliezen gekozen: één sparen
  }
battle-damage = IPC schade
battle-shot-down = { NUMBER($count) ->
    [one] bommenwerper neergehaald
   *[other] bommenwerpers neergehaald
  }
battle-no-gun = geen luchtdoelkanon

## Voorgelezen

battle-said-volley = { $who }, { $step }: { NUMBER($hits) ->
    [0] geen treffer
    [one] { NUMBER($hits) } treffer
   *[other] { NUMBER($hits) } treffers
  } met { $dice }.
battle-said-bombs = { $who }: bommen { $dice }.
battle-said-lost = Verloren: { $units }.

## Beslissingen

battle-rolling = De dobbelstenen rollen …
battle-skip = Uitslag tonen
battle-choose-losses = { NUMBER($count) ->
    [one] Kies { NUMBER($count) } verlies
   *[other] Kies { NUMBER($count) } verliezen
  }
battle-choose-theirs = { NUMBER($count) ->
    [one] Kies { NUMBER($count) } verlies van de verdedigers
   *[other] Kies { NUMBER($count) } verliezen van de verdedigers
  }
battle-chosen-for-you = Voor je gekozen: { $units }.
battle-chosen-by-you = Jouw keuze: { $units }.
battle-click-to-swap = Klik op een eenheid om te ruilen.
battle-tap-to-swap = Tik op een eenheid om te ruilen.
battle-lost-line = Verloren: { $units }.
battle-or-keep = Of houd
battle-keep-lose = { $kept }, verlies { $lost }
battle-choice-takes = verovert het { $percent }
battle-choice-holds = houdt het { $percent }
battle-choice-ipc = { $value } IPC
battle-choice-why = Winstkans en verwachte IPC, vergeleken met de voorgestelde verliezen
battle-as-advised = Zoals voorgesteld: { $units }
battle-as-proposed = { $nation } stelt voor: { $units }
battle-too-few-decks = { NUMBER($count) ->
    [one] Er zijn te weinig vliegdekschepen over: { NUMBER($count) } gevechtsvliegtuig vindt geen dek en gaat verloren.
   *[other] Er zijn te weinig vliegdekschepen over: { NUMBER($count) } gevechtsvliegtuigen vinden geen dek en gaan verloren.
  }
battle-must-agree = De verdedigers moeten dezelfde verliezen noemen, anders kiest { $attacker }.
battle-no-agreement = { $nations } noemden verschillende verliezen, dus kies jij als aanvaller.
battle-owner-chooses = Dit gebied is van jou, dus kies jij voor alle verdedigers.
battle-take-losses = { NUMBER($count) ->
    [one] Verlies nemen
   *[other] Verliezen nemen
  }
battle-take-theirs = { NUMBER($count) ->
    [one] Dit verlies voor hen kiezen
   *[other] Deze verliezen voor hen kiezen
  }
battle-propose = { NUMBER($count) ->
    [one] Dit verlies voorstellen
   *[other] Deze verliezen voorstellen
  }
battle-agree = { NUMBER($count) ->
    [one] Met dit verlies instemmen
   *[other] Met deze verliezen instemmen
  }
battle-disagree = Weigeren: { $attacker } kiest
battle-losses-only = Verliezen nemen, dan beslissen
battle-press-on = Doorvechten
battle-press-or-retreat = Doorvechten of terugtrekken?
battle-round-lost = Deze ronde verloor je { $own }; de tegenstander { $other }.
battle-retreat = Terugtrekken
battle-retreat-label = Terug naar
battle-retreat-to = Terugtrekken naar { $place }
battle-break-off = Vliegtuigen breken af
battle-more = Meer
battle-finish = Snel afmaken
battle-finish-hint = Blijft gooien met de voorgestelde verliezen zolang je kans minstens { NUMBER($mark) } % is. Of houd Enter ingedrukt.
battle-subs-title = { NUMBER($count) ->
    [one] { $nation }: de onderzeeër mag uitwijken
   *[other] { $nation }: { NUMBER($count) } onderzeeërs mogen uitwijken
  }
battle-subs-why = Onderzeeërs die blijven, vechten de volgende ronde door.
battle-subs-count = Onderzeeërs die uitwijken
battle-withdraw-to = Uitwijken naar { $place }
battle-submerge = Duiken
battle-subs-stay = Blijven en vechten
battle-wait = { NUMBER($count) ->
    [one] { $nation } beslist
   *[other] { $nation } beslissen
  }
battle-wait-casualties = { NUMBER($count) ->
    [one] { $nation } kiest verliezen
   *[other] { $nation } kiezen verliezen
  }
battle-wait-disputed = { $nations } noemden verschillende verliezen, dus kiest { $attacker } als aanvaller.
battle-wait-owner = Het gebied is van { $nation }, dat voor alle verdedigers kiest.
battle-wait-retreat = { $nation } beslist: doorvechten of terugtrekken
battle-wait-submarines = { $nation } beslist of de onderzeeërs uitwijken

## Het einde

battle-end-taken = { $attacker } neemt { $place } in
battle-end-won = { $attacker } wint: { $place }
battle-end-lost = { NUMBER($count) ->
    [one] { $defender } houdt { $place }
   *[other] { $defender } houden { $place }
  }
battle-end-both = { $place }: niemand blijft over
battle-end-retreated = { $attacker } trekt zich terug naar { $to }
battle-end-broke_off = { $attacker } breekt de aanval af
battle-end-open = { $place } blijft omstreden
battle-end-raid = { NUMBER($damage) ->
    [0] Het bombardement richt geen schade aan: { $place }
   *[other] Het bombardement kost { NUMBER($damage) } IPC: { $place }
  }
battle-end-losses = { $attacker } verloor { $own }. { $defender } verloor { $other }.
battle-end-lost-by = { $nation } verloor { $units }.
battle-end-disputed = Ronde { $rounds }: { $nations } noemden verschillende verliezen, dus koos { $attacker }.
battle-continue = Verder
battle-to-map = Terug naar de kaart
battle-fight-next = Volgend gevecht: { $place }

## De lijst van veldslagen

battle-list = Gevechten
battle-list-none = Geen gevechten
battle-list-none-why = Alle gevechten van deze beurt zijn geleverd.
battle-list-on = Het gevecht is nog aan de gang: { $place }
battle-list-on-why = Ronde { NUMBER($round) }. De andere gevechten wachten tot dit beslist is.
battle-return = Terug naar het gevecht
battle-fight = Vechten
battle-fight-at = Vechten: { $place }, kans { $chance }
battle-bombard = Slagschepen die beschieten
battle-raid-figures = ongeveer { NUMBER($damage, maximumFractionDigits: 1) } IPC schade
battle-raid-risk = { $percent } kans een bommenwerper te verliezen
battle-resolve-all = Alles volgens mijn voorkeuren uitvechten
battle-resolve-hint = Levert elk gevecht met de voorgestelde verliezen en stopt waar de kans onder { NUMBER($mark) } % daalt.
battle-rockets = Raketten
battle-rockets-why = Eén luchtdoelkanon mag deze beurt op een complex vuren.
battle-rocket-at = Op { $place }
battle-rocket-hit = { $place }: { NUMBER($paid) } IPC

## Onderzoek

battle-research = Onderzoek
battle-research-why = { NUMBER($cost) } IPC per dobbelsteen; elke 6 levert een technologie op. Vóór het kopen van eenheden.
battle-research-dice = Dobbelstenen
battle-research-roll = { NUMBER($count) ->
    [one] Gooi { NUMBER($count) } dobbelsteen voor { NUMBER($cost) } IPC
   *[other] Gooi { NUMBER($count) } dobbelstenen voor { NUMBER($cost) } IPC
  }
battle-research-none = Geen doorbraak
battle-research-won = { NUMBER($count) ->
    [one] Doorbraak!
   *[other] { NUMBER($count) } doorbraken!
  }
battle-research-again = { NUMBER($die) } gegooid: { $tech } is al bekend, nieuwe worp.
battle-research-got = Nieuw: { $tech }
battle-developments = Technologieën
battle-developments-known = Technologieën { NUMBER($count) } / { NUMBER($of) }
battle-developed = ontwikkeld
battle-not-developed = nog niet

## Aankoop

battle-purchase = Aankoop
battle-left = IPC over
battle-left-after = IPC over na deze aankoop
battle-production = productie
battle-buy-count = { $unit }: aantal
battle-buy = { NUMBER($cost) ->
    [0] Kopen
   *[other] Kopen voor { NUMBER($cost) } IPC
  }
battle-bought = Gekocht: { $units }
battle-change-purchase = Aankoop wijzigen
battle-same-again = Zoals vorige beurt: { $units }
battle-same-again-less = Zoals vorige beurt, voor zover het geld reikt: { $units }
battle-buy-nothing = Kies wat je bouwt
battle-figures-legend = kosten, daaronder aanval / verdediging / beweging

## Plaatsing

battle-place = Eenheden plaatsen
battle-place-kind = { $units } te plaatsen
battle-place-room = nog plaats voor { NUMBER($count) }
battle-place-where = { $unit } naar
battle-place-units = { $units } plaatsen:
battle-place-all-here = Alles hier
battle-place-all-in = Alles hier: { $place }
battle-place-all = Plaats alles voor mij
battle-place-all-hint = In de hoofdstad waar het kan, anders waar de meeste eigen eenheden staan.
battle-place-done = Alles is geplaatst
battle-place-done-why = Het inkomen volgt aan het einde van de beurt.
battle-place-nowhere = geen plaats voor
