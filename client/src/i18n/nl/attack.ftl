### Woorden van Attack!: spelers, stukken, kaarten, wat er gebeurde en waarom niet.
### Gebieden krijgen hun naam van het kaartbestand. Gebeurtenissen hebben geen onderwerp: het teken of de naam van de speler staat ervoor.

attack-title = Attack!
attack-money = { $amount } punten
attack-ruleset-base = Basisspel
attack-ruleset-base-text = De westelijke helft van de wereld rond 1935, voor twee tot zes spelers.

## Spelers

attack-nation-gray = Grijs
attack-nation-tan = Beige
attack-nation-brown = Bruin
attack-nation-green = Groen
attack-nation-blue = Blauw
attack-nation-red = Rood
attack-nation-neutral = neutraal
attack-nation-chance = Dobbelstenen
attack-nation-table = Tafel
attack-continent-north_america = Noord-Amerika
attack-continent-south_america = Zuid-Amerika
attack-continent-africa = Afrika
attack-continent-eurasia = Eurazië

## Stukken

attack-units-infantry = { $count } infanterie
attack-units-tank = { $count ->
    [one] { $count } tank
   *[other] { $count } tanks
  }
attack-units-artillery = { $count } artillerie
attack-units-plane = { $count ->
    [one] { $count } vliegtuig
   *[other] { $count } vliegtuigen
  }
attack-units-destroyer = { $count ->
    [one] { $count } torpedojager
   *[other] { $count } torpedojagers
  }
attack-units-submarine = { $count ->
    [one] { $count } onderzeeër
   *[other] { $count } onderzeeërs
  }
attack-units-battleship = { $count ->
    [one] { $count } slagschip
   *[other] { $count } slagschepen
  }
attack-units-carrier = { $count ->
    [one] { $count } vliegdekschip
   *[other] { $count } vliegdekschepen
  }
attack-unit-title-infantry = Infanterie
attack-unit-title-tank = Tank
attack-unit-title-artillery = Artillerie
attack-unit-title-plane = Vliegtuig
attack-unit-title-destroyer = Torpedo{ "\u00AD" }jager
attack-unit-title-submarine = Onderzeeër
attack-unit-title-battleship = Slagschip
attack-unit-title-carrier = Vliegdek{ "\u00AD" }schip
attack-unit-title-capital = Hoofdstad
# Letters op fiches, voor wie ze wil.
attack-unit-code-infantry = I
attack-unit-code-tank = T
attack-unit-code-artillery = AR
attack-unit-code-plane = V
attack-nothing = niets
# De kaart van een eenheid: waarden, prijs, en wat zij kan.
attack-unit-figures = { $dice ->
    [one] { NUMBER($dice) } dobbelsteen
   *[other] { NUMBER($dice) } dobbelstenen
  }, gaat { $move ->
    [one] { NUMBER($move) } gebied
   *[other] { NUMBER($move) } gebieden
  } ver
attack-unit-figures-destroyer = { $hits ->
    [one] zinkt na { NUMBER($hits) } treffer
   *[other] zinkt na { NUMBER($hits) } treffers
  }
attack-unit-figures-submarine = { $hits ->
    [one] zinkt na { NUMBER($hits) } treffer
   *[other] zinkt na { NUMBER($hits) } treffers
  }
attack-unit-figures-battleship = { $hits ->
    [one] zinkt na { NUMBER($hits) } treffer
   *[other] zinkt na { NUMBER($hits) } treffers
  }
attack-unit-figures-carrier = { $hits ->
    [one] zinkt na { NUMBER($hits) } treffer
   *[other] zinkt na { NUMBER($hits) } treffers
  }
attack-unit-cost = kost { NUMBER($cost) } punten
attack-unit-does-infantry = Raakt met een dobbelsteen die infanterie toont: { NUMBER($faces) } van de { NUMBER($sides) } kanten. Infanterie gaat het eerst verloren.
attack-unit-does-tank = Raakt met een dobbelsteen die een tank toont: { NUMBER($faces) } van de { NUMBER($sides) } kanten. Rijdt door eigen gebieden en mag meedoen aan een blitzkrieg. Gaat na de infanterie verloren.
attack-unit-does-artillery = Raakt met een dobbelsteen die artillerie toont: { NUMBER($faces) } van de { NUMBER($sides) } kanten. Gaat na infanterie en tanks verloren.
attack-unit-does-plane = Raakt met een dobbelsteen die een vliegtuig toont: { NUMBER($faces) } van de { NUMBER($sides) } kanten. Vliegt over elk gebied, is op zee niet tegen te houden en mag meedoen aan een blitzkrieg. Gaat het laatst verloren.
attack-unit-does-destroyer = +{ NUMBER($against_submarine) } op zijn dobbelstenen tegen onderzeeërs, +{ NUMBER($beside) } naast een vliegdekschip.
attack-unit-does-submarine = +{ NUMBER($against_battleship) } op zijn dobbelstenen tegen slagschepen, +{ NUMBER($beside) } naast een vliegdekschip.
attack-unit-does-battleship = +{ NUMBER($against_destroyer) } op zijn dobbelstenen tegen torpedojagers, +{ NUMBER($beside) } naast een vliegdekschip. Na het gevecht is het weer heel.
attack-unit-does-carrier = +{ NUMBER($against_battleship) } op zijn dobbelstenen tegen slagschepen, +{ NUMBER($against_destroyer) } tegen torpedojagers, +{ NUMBER($against_submarine) } tegen onderzeeërs. Schepen ernaast krijgen +{ NUMBER($beside) }.

## Kaarten

attack-kind-population = Bevolking
attack-kind-oil = Olie
attack-kind-minerals = Ertsen
attack-kind-factories = Fabrieken
attack-kind-rail_transport = Spoorwegen
attack-kind-any = willekeurige kaart
attack-card = { $kind } { NUMBER($value) }
attack-cards = { $count ->
    [0] geen kaarten
    [one] { NUMBER($count) } kaart
   *[other] { NUMBER($count) } kaarten
  }

## Waar het spel staat

attack-phase-deal = Uitdelen
attack-phase-start = Wie begint
attack-phase-claim = Gebieden bezetten
attack-phase-place = Leger opstellen
attack-phase-capital = Hoofdsteden
attack-phase-action_1 = Eerste actie
attack-phase-action_2 = Tweede actie
attack-phase-action_3 = Derde actie
attack-phase-setup_claim = Gebieden bezetten
attack-phase-setup_place = Leger opstellen
attack-phase-setup_capital = Hoofdsteden
attack-phase-action = Een actie kiezen
attack-phase-move = Verplaatsing
attack-phase-blitzkrieg = Blitzkrieg
attack-phase-strategic = Strategische verplaatsing
attack-phase-leave = Toestemming voor overtocht
attack-phase-planes = Teruggestuurde vliegtuigen
attack-phase-battle_order = Welk gevecht eerst
attack-phase-command = Neutrale troepen
attack-phase-commit = Eerste linie
attack-phase-reinforce = Versterking
attack-phase-naval_answer = Uitdaging op zee
attack-phase-naval_line = Linie van schepen
attack-phase-naval_stay = Doorvechten op zee?
attack-phase-trade_answer = Een bod
attack-phase-allow_trade = Toestemming voor handel
attack-phase-buy = Productie
attack-phase-place_new = Nieuwe eenheden
attack-phase-claim-text = Om de beurt bezet iedereen een vrij gebied met één infanterie.
attack-phase-place-text = Om de beurt stelt iedereen een deel van zijn leger op in eigen gebieden.
attack-phase-capital-text = Om de beurt maakt iedereen van een eigen gebied zijn hoofdstad.
attack-phase-action_1-text = Doe één ding: verplaatsen en vechten, door eigen gebieden trekken, produceren, een greep doen naar de zee, diplomatie proberen of handelen. Elk één keer per beurt, diplomatie vaker.
attack-phase-action_2-text = Doe één ding: verplaatsen en vechten, door eigen gebieden trekken, produceren, een greep doen naar de zee, diplomatie proberen of handelen. Elk één keer per beurt, diplomatie vaker.
attack-phase-action_3-text = Doe één ding: verplaatsen en vechten, door eigen gebieden trekken, produceren, een greep doen naar de zee, diplomatie proberen of handelen. Elk één keer per beurt, diplomatie vaker.

## De tafel

attack-begins = De dobbelstenen bepalen wie begint.
attack-round-0 = Opstelling
attack-round-of = Ronde { NUMBER($round) } van { NUMBER($rounds) }
attack-last-round = laatste ronde
attack-last-round-news = Dit is de laatste ronde: er wordt niet meer gehandeld. Wie de meeste gebieden heeft, wint.
attack-regions = gebieden
attack-regions-title = Gebieden
attack-army = leger
attack-hand = kaarten
attack-hand-own = Jouw kaarten
attack-hand-none = Geen kaarten
attack-income = inkomen
attack-fleet = schepen
attack-regions-text = Wie de meeste gebieden heeft, wint.
attack-hand-text = Economische kaarten leveren punten op voor productie, en je kunt ermee handelen.
attack-income-text = Punten die je bij productie kunt besteden: uit je kaarten en hoofdsteden.
attack-levels = Gebieden van alle spelers; klik voor meer
attack-sea-control = heerschappij op zee
attack-has-sea = heerst op zee
attack-nobody-sea = Niemand heerst op zee
attack-out = uitgeschakeld
attack-capital-of = Hoofdstad van { $nation }
attack-actions-done = Deze beurt gedaan: { $actions }
attack-actions-left = { $count ->
    [0] Geen actie meer
    [one] Nog { NUMBER($count) } actie
   *[other] Nog { NUMBER($count) } acties
  }
attack-overview = Spelers
attack-player = Speler
attack-ends-elimination = { $standing ->
    [yes] Wie als laatste overblijft, wint.
   *[no] Wie de meeste gebieden heeft, wint. Het spel eindigt als er iemand uitgeschakeld is.
  }
attack-ends-rounds = Wie de meeste gebieden heeft, wint. Het spel eindigt na ronde { NUMBER($rounds) }, of als { $standing ->
    [yes] er nog maar één speler over is.
   *[no] er iemand uitgeschakeld is.
  }
attack-ends-time = Wie de meeste gebieden heeft, wint. Het spel eindigt als de tijd om is, of als { $standing ->
    [yes] er nog maar één speler over is.
   *[no] er iemand uitgeschakeld is.
  }
attack-threatened = Aanvallers
attack-area-target = bereikbaar
attack-area-attack = aan te vallen
attack-sea-zone = Zeezone: de gebieden eraan zijn over zee verbonden
attack-route = Zeeroutes naar { $places }
attack-legend-battles = streepjes: gevechten, lang streepje: hoofdstad of zeeslag
attack-die-battle = gevechtsdobbelstenen
attack-die-numbers = dobbelstenen met ogen
attack-die-blank = leeg

## Vensters

attack-choose-target = Kies een gebied op de kaart of hier
attack-choose = Kiezen
attack-claim = Een gebied bezetten
attack-claim-why = Een van je infanteristen gaat erheen. Gebieden die je kunt nemen, zijn verlicht.
attack-claim-here = { $place } bezetten
attack-place = { $count ->
    [one] Nog { NUMBER($count) } eenheid opstellen
   *[other] Nog { NUMBER($count) } eenheden opstellen
  }
attack-place-why = Kies wat je opstelt, en dan een van je verlichte gebieden.
attack-place-here = { $units } opstellen in { $place }
attack-capital-choose = Kies je hoofdstad
attack-capital-why = Ze levert punten op voor wie het gebied heeft, en verhuist nooit.
attack-capital-here = { $place } wordt je hoofdstad
attack-action-choose = Wat ga je doen?
attack-act-move = Verplaatsing
attack-act-move-text = Eenheden gaan naar gebieden in de buurt en vechten om wat niet van jou is.
attack-act-blitzkrieg = Blitzkrieg
attack-act-blitzkrieg-text = Tanks en vliegtuigen bewegen en vechten na een verplaatsing nog eens.
attack-act-strategic = Strategische verplaatsing
attack-act-strategic-text = Eenheden gaan zo ver je wilt door eigen gebieden.
attack-act-produce = Productie
attack-act-produce-text = Besteed je inkomen aan nieuwe eenheden en schepen.
attack-act-challenge = Heerschappij op zee
attack-act-challenge-text = Neem de zee, of daag uit wie er heerst.
attack-act-diplomacy = Diplomatie
attack-act-diplomacy-text = Probeer met twee dobbelstenen een neutraal gebied te winnen.
attack-act-offer = Een bod doen
attack-act-offer-text = Ruil kaarten en beloften met een andere speler.
attack-act-naval = Heerschappij op zee
attack-act-trade = Handel
attack-sea-control-text = Wie op zee heerst, bepaalt wie mag varen en wie mag handelen zonder buur te zijn.
attack-challenge-ask = { $nation } uitdagen om de heerschappij op zee?
attack-challenge-why = Dit is een van je acties. { $nation } kan vechten of de zee opgeven.
attack-challenge-free = De zee nemen?
attack-challenge-free-why = Dit is een van je acties. Niemand heerst op zee, dus er wordt niet gevochten.
attack-challenge-do = { $nation } uitdagen
attack-challenge-take = De zee nemen
attack-diplomacy-pick = Welk neutraal gebied?
attack-diplomacy-why = Twee dobbelstenen beslissen. De kaart toont je kans voor elk gebied.
attack-diplomacy-chance = { $place }: { NUMBER($needs) } of meer, { $win }
attack-diplomacy-what-if = Twee dobbelstenen moeten { NUMBER($needs) } of meer tonen: { $win }. Lukt dat niet, dan dobbelen alle anderen om het gebied; met { $lose } krijgt een van hen het.
attack-diplomacy-here = Dobbelen om { $place }
attack-back = Terug
attack-moves-choose = Kies een stapel
attack-no-moves = Nog geen verplaatsingen.
attack-no-moves-why = Wat je verplaatst, staat hier en kan worden teruggenomen.
attack-moves-made = Alle verplaatsingen zijn gedaan.
attack-battles-waiting = Gevechten die nog komen
attack-by-sea = over zee
attack-go-there = Naar { $place } gaan
attack-attack-there = { $place } aanvallen
attack-attack-there-risky = { $place } aanvallen met { $percent } %
attack-goes = Gaat mee: { $units }
attack-stays-far = Gaat niet mee: { $units }. Te ver weg.
attack-stays-full = Gaat niet mee: { $units }. Meer kunnen er niet heen.
attack-odds = Kansen
attack-odds-losses = je verliest ongeveer { $own ->
    [one] { NUMBER($own) } punt
   *[other] { NUMBER($own) } punten
  }, de vijand { NUMBER($other) }
attack-odds-neutral = Gemiddeld over de troepen die het kunnen verdedigen.
attack-next-moves = { $battles ->
    [0] Klaar met verplaatsen
    [one] { NUMBER($battles) } gevecht leveren
   *[other] { NUMBER($battles) } gevechten leveren
  }
attack-next-leave = { $nation } om toestemming vragen
attack-next-nothing-moved = Niets verplaatsen
attack-next-end = Beurt beëindigen
attack-next-buy = Kopen
attack-next-buy-done = Niets meer kopen
attack-warn-actions = { $count ->
    [one] Je hebt nog { NUMBER($count) } actie.
   *[other] Je hebt nog { NUMBER($count) } acties.
  }
attack-warn-points = { $count ->
    [one] { NUMBER($count) } punt zou verloren gaan.
   *[other] { NUMBER($count) } punten zouden verloren gaan.
  }
attack-leave-ask = { $nation } vraagt vrije overtocht
attack-leave-what = { $units } van { $start } naar { $target }
attack-leave-allow = Doorlaten
attack-leave-refuse = Tegenhouden
attack-leave-why = Jij heerst op zee. Vliegtuigen houdt niemand tegen.
attack-leave-more = { $count ->
    [one] Nog { NUMBER($count) } groep wacht op je antwoord.
   *[other] Nog { NUMBER($count) } groepen wachten op je antwoord.
  }
attack-trade-veto-ask = { $proposer } en { $partner } willen handelen
attack-trade-veto-why = Ze zijn geen buren, en jij heerst op zee.
attack-trade-allow = Laten handelen
attack-trade-forbid = Verbieden
attack-planes-ask = De overtocht naar { $target } is tegengehouden
attack-planes-why = De vliegtuigen mogen zonder de rest verder vliegen.
attack-planes-fly = { $count ->
    [0] Alle vliegtuigen keren terug
    [one] { NUMBER($count) } vliegtuig vliegt verder
   *[other] { NUMBER($count) } vliegtuigen vliegen verder
  }
attack-battle-order = Welk gevecht eerst?
attack-fight-in = Gevecht in { $place }
attack-points-left = Nog { NUMBER($left) } van { NUMBER($income) } punten
attack-price = { NUMBER($cost) }
attack-buy = Eenheden en schepen kopen
attack-buy-why = Punten die je niet besteedt, gaan verloren.
attack-verb-claim = Bezetten
attack-verb-place = Opstellen
attack-verb-capital = Hoofdstad plaatsen
attack-verb-choose = Beginnen
attack-verb-move = Verplaatsen
attack-verb-sail = Overzetten
attack-verb-done = Klaar
attack-verb-allow = Toestaan
attack-verb-refuse = Weigeren
attack-verb-fly = Verder vliegen
attack-verb-fight = Vechten
attack-verb-volunteer = De neutrale troepen aanvoeren
attack-verb-pass = Aan anderen overlaten
attack-verb-commit = Naar voren sturen
attack-verb-reinforce = Versterken
attack-verb-hold = Geen versterking
attack-verb-challenge = Uitdagen
attack-verb-engage = Op zee vechten
attack-verb-withdraw = Terugtrekken
attack-verb-line = De linie leggen
attack-verb-press = Doorvechten
attack-verb-recall = Terugnemen
attack-verb-diplomacy = Diplomatie
attack-verb-offer = Aanbieden
attack-verb-accept = Aannemen
attack-verb-decline = Afslaan
attack-verb-counter = Tegenbod
attack-verb-buy = Kopen
attack-verb-clock = Tijd melden
attack-verb-concede = Opgeven
attack-verb-end = Beurt beëindigen
attack-decide-battle = Gevecht om { $place }
attack-decide-battle-front = { $side ->
    [attacker] Aanvaller
   *[defender] Verdediger
  }: { $front } vooraan, { $reserve } in reserve
attack-decide-sea = { $challenger } daagt { $holder } uit op zee
attack-decide-sea-line = { $count ->
    [one] Leg { NUMBER($count) } schip neer
   *[other] Leg { NUMBER($count) } schepen neer
  }, de kop van de linie eerst
attack-decide-promise = “{ $text }”
attack-decide-promise-spoken = Met een mondelinge belofte.
attack-cards-choose = Kies de kaarten die je afstaat
attack-victory-elimination = Er is iemand uitgeschakeld; wie de meeste gebieden heeft, wint.
attack-victory-last_standing = Er is nog maar één speler over.
attack-victory-rounds = De afgesproken rondes zijn voorbij; wie de meeste gebieden heeft, wint.
attack-victory-time = De tijd is om; wie de meeste gebieden heeft, wint.
attack-victory-conceded = { $own ->
    [yes] Je hebt opgegeven; wie de meeste gebieden heeft, wint.
   *[no] { $who } heeft opgegeven; wie de meeste gebieden heeft, wint.
    }
attack-resign-text = Je geeft je leger en je kaarten op. Het spel is afgelopen, of gaat zonder jou verder als de laatste overgebleven speler wint.
attack-call-last_half_hour = Het laatste halfuur
attack-call-last_half_hour-text = Vanaf nu wordt er niet meer gehandeld. Meld het een halfuur voor het afgesproken einde.
attack-call-time_up = De tijd is om
attack-call-time_up-text = Deze ronde is de laatste: ze wordt uitgespeeld, daarna wint wie de meeste gebieden heeft.

## Opties

attack-option-start_per_continent = Eén start op elk continent
attack-option-start_per_continent-text = Elke speler bezet bij het begin een gebied op elk van de vier continenten.
attack-option-end = Einde van het spel
attack-option-end-text = Een grens die jullie afspreken. Zonder grens eindigt het spel als de eerste uitgeschakeld is, of als er één over is, als jullie zo spelen.
attack-option-end-elimination = geen grens
attack-option-end-rounds = na een aantal rondes
attack-option-end-time = op de klok
attack-option-last_standing = Tot er één over is
attack-option-last_standing-text = Wie uitgeschakeld is, valt af en de anderen spelen door tot er één over is.
attack-option-quick_setup = Snelle opstelling
attack-option-quick_setup-text = Gebieden, eenheden en hoofdsteden worden geloot.
attack-option-naval_line = Linies op zee
attack-option-naval_line-text = Hoeveel schepen elke partij in een zeeslag neerlegt.
attack-option-naval_line-min = zoveel als de kleinste vloot
attack-option-naval_line-all8 = alle schepen, hoogstens acht
attack-option-trade_neighbours = Buren in de handel
attack-option-trade_neighbours-text = Welke buren mogen handelen zonder toestemming van wie op zee heerst.
attack-option-trade_neighbours-land = over land
attack-option-trade_neighbours-all = over land en zee
attack-option-diplomacy_zones = Zeezones verbinden buren
attack-option-diplomacy_zones-text = Gebieden aan één zeezone zijn buren in de diplomatie, net als die aan een zeeroute.
attack-option-talk_limit = Biedingen in een beurt
attack-option-talk_limit-text = Hoeveel biedingen en tegenbiedingen in een beurt mogen mislukken, 0 voor onbeperkt; bij elke ruil begint de telling opnieuw.

## Wat er gebeurde

attack-event-dealt = { $count ->
    [one] kreeg { NUMBER($count) } kaart
   *[other] kreeg { NUMBER($count) } kaarten
  }
attack-event-start_roll = gooiden om te zien wie begint: { $dice }
attack-event-starts = begint
attack-event-game_begins = begint de eerste ronde
attack-event-seat_taken-human = wordt vanaf hier door een mens gespeeld
attack-event-seat_taken-computer = wordt vanaf hier door de computer gespeeld
attack-event-claimed = bezette { $space }
attack-event-placed = stelde { $units } op in { $space }
attack-event-capital = maakte { $space } tot hoofdstad
attack-event-action = koos een actie: { $action }
attack-event-moved = verplaatste { $units } van { $start } naar { $target }
attack-event-embarked = scheepte { $units } in van { $start } naar { $target }
attack-event-landed = zette { $units } aan land in { $target }
attack-event-landed-attack = landt met { $units } voor de aanval op { $target }
attack-event-leave-allowed = liet de overtocht naar { $target } toe
attack-event-leave-refused = hield de overtocht naar { $target } tegen
attack-event-battle = valt { $space } aan met { $units }
attack-event-neutral_troops = neutrale troepen verdedigen { $space }, getrokken met { $card }
attack-event-command_answer-willing = wilde de troepen in { $space } aanvoeren
attack-event-command_answer-unwilling = wilde de troepen in { $space } niet aanvoeren
attack-event-command_roll = { $seats } gooiden om het commando: { $dice }
attack-event-commands = voert de neutrale troepen in { $space } aan
attack-event-commit = stuurde in { $space } { $units } naar voren
attack-event-reinforce = versterkte in { $space } met { $units }
attack-event-fired = { $side ->
    [attacker] aanval
   *[defender] verdediging
  } in { $space }: { $faces }, { $hits ->
    [0] geen treffers
    [one] { NUMBER($hits) } treffer
   *[other] { NUMBER($hits) } treffers
  }, de vijand verliest { $lost }
attack-event-conquered = veroverde { $space } op { $loser }
attack-event-conquered-calm = nam { $space } zonder gevecht in (was van { $loser })
attack-event-conquered-neutral = nam { $space } in, tot dan neutraal
attack-event-conquered-neutral-calm = nam { $space } zonder gevecht in, tot dan neutraal
attack-event-held = hield { $space } met { $units }
attack-event-held-neutral = neutrale troepen hielden { $space }
attack-event-card_won = won een kaart: { $card }
attack-event-card_taken = pakte een kaart van { $loser }
attack-event-card_seen = de kaart is { $card }
attack-event-card_drawn = trok een kaart
attack-event-diplomacy = probeert diplomatie in { $space }
attack-event-diplomacy_roll-success = gooide { $dice } en won { $space }
attack-event-diplomacy_roll-failure = gooide { $dice }: { $space } weigert
attack-event-counter_roll = de anderen gooiden om { $space }: { $dice }
attack-news-diplomacy_roll-success = gooide om { $space }: gewonnen
attack-news-diplomacy_roll-failure = gooide om { $space }: geweigerd
attack-news-counter_roll = de anderen gooiden om { $space }
attack-event-annexed = won { $space }
attack-event-income = heeft { $points ->
    [one] { NUMBER($points) } punt
   *[other] { NUMBER($points) } punten
  } te besteden
attack-event-bought = kocht { $units }
attack-event-production = besteedde { $spent ->
    [one] { NUMBER($spent) } punt
   *[other] { NUMBER($spent) } punten
  }
attack-event-points_lost = { $points ->
    [one] { NUMBER($points) } punt ging verloren
   *[other] { NUMBER($points) } punten gingen verloren
  }
attack-event-challenge = daagde { $holder } uit om de heerschappij op zee
attack-event-challenge-free = greep naar de heerschappij op zee
attack-event-sea_control = heerst op zee
attack-event-engaged = nam de zeeslag aan
attack-event-withdrew = trok zich terug op zee
attack-event-lined_up = { $count ->
    [one] legde { NUMBER($count) } schip gedekt neer
   *[other] legde { NUMBER($count) } schepen gedekt neer
  }
attack-event-line = linie: { $ships }
attack-event-pairing = paar { NUMBER($number) }: { $totals }
attack-event-struck-sunk = bracht een schip van { $loser } tot zinken: { $ship }
attack-event-struck-hit = raakte een schip van { $loser }: { $ship }
attack-event-decided = heeft besloten of het verder gaat
attack-event-recalled = heeft de keuze teruggenomen
attack-event-stay = zeiden of het verder gaat
attack-event-offered = deed { $to } een bod: { $gives ->
    [one] { NUMBER($gives) } kaart
   *[other] { NUMBER($gives) } kaarten
  } voor { NUMBER($asks) }
attack-event-offered-counter = deed { $to } een tegenbod: { $gives ->
    [one] { NUMBER($gives) } kaart
   *[other] { NUMBER($gives) } kaarten
  } voor { NUMBER($asks) }
attack-event-terms = deed { $to } een bod: { $give } voor { $want }
attack-event-terms-promise = deed { $to } een bod: { $give } voor { $want }, met de belofte “{ $text }”
attack-event-terms-promise-only = deed { $to } een bod zonder kaarten, met de belofte “{ $text }”
attack-event-terms-spoken = deed { $to } een bod: { $give } voor { $want }, met een mondelinge belofte
attack-event-terms-spoken-only = deed { $to } een bod zonder kaarten, met een mondelinge belofte
attack-event-terms-counter = deed { $to } een tegenbod: { $give } voor { $want }
attack-event-terms-counter-promise = deed { $to } een tegenbod: { $give } voor { $want }, met de belofte “{ $text }”
attack-event-terms-counter-promise-only = deed { $to } een tegenbod zonder kaarten, met de belofte “{ $text }”
attack-event-terms-counter-spoken = deed { $to } een tegenbod: { $give } voor { $want }, met een mondelinge belofte
attack-event-terms-counter-spoken-only = deed { $to } een tegenbod zonder kaarten, met een mondelinge belofte
attack-event-declined = sloeg het bod af
attack-event-forbidden = verbood de ruil
attack-event-agreed = werden het eens over een ruil: { $seats }
attack-event-deal = ruilden kaarten: { $seats }
attack-event-deal-only = sloten een overeenkomst zonder kaarten: { $seats }
attack-event-swapped = gaf { $given } voor { $taken }
attack-event-swapped-only = sloot een overeenkomst zonder kaarten
attack-event-turn_over = beëindigde de beurt
attack-event-eliminated = is uitgeschakeld
attack-event-conceded = gaf op
attack-event-clock = { $what ->
    [time_up] de tijd is om: deze ronde is de laatste
   *[other] het laatste halfuur is begonnen: geen handel meer
  }
attack-event-game_over = gewonnen: { $winners }
attack-event-unknown = { $what }

## Waarom niet

# De rekenmachine
attack-calculator-mode-neutral = Neutraal gebied
attack-calculator-field-challenger = Linie van de aanvaller
attack-calculator-field-holder = Linie van de verdediger
attack-calculator-field-all8 = Linies van maximaal acht schepen
attack-calculator-points = { $value } punten
attack-calculator-attacker-screen = Bij het begin de goedkoopste vooraan
attack-calculator-attacker-all = Zoveel als er mogen vechten
attack-calculator-attacker-none = Niemand sluit aan tot het front leeg is
attack-calculator-defender-screen = Bij het begin de goedkoopste vooraan
attack-calculator-defender-all = Zoveel als er mogen vechten
attack-calculator-defender-none = Niemand sluit aan tot het front leeg is
attack-calculator-challenger-screen = Slagschepen, dan de goedkoopste
attack-calculator-challenger-any = Willekeurige volgorde
attack-calculator-challenger-best = De beste tegen elke volgorde
attack-calculator-holder-screen = Slagschepen, dan de goedkoopste
attack-calculator-holder-any = Willekeurige volgorde
attack-calculator-holder-best = De beste tegen elke volgorde
attack-calculator-attacker-cheapest = Goedkoopste gaan eerst naar voren
attack-calculator-defender-cheapest = Goedkoopste gaan eerst naar voren

attack-refusal-not_now = Dat kan in deze stap niet.
attack-refusal-wrong_count = Het moeten er { NUMBER($owed) } zijn, niet { NUMBER($count) }.
attack-refusal-too_many_units = Er is plaats voor { NUMBER($has) }, niet voor { NUMBER($count) }.
attack-refusal-somebody_must_fight = Er moet iemand vechten.
attack-refusal-not_in_reserve = Deze eenheden zijn niet in reserve.
attack-refusal-not_neutral = { $space } is niet neutraal.
attack-refusal-bad_count = { NUMBER($count) } is geen mogelijk aantal.
attack-refusal-too_expensive = Dat kost { $cost ->
    [one] { NUMBER($cost) } punt
   *[other] { NUMBER($cost) } punten
  }; er zijn er nog { NUMBER($has) }.
attack-refusal-not_bought = Deze eenheden zijn niet gekocht.
attack-refusal-unknown_clock = “{ $what }” kan niet worden gemeld.
attack-refusal-no_time_agreed = Dit spel wordt niet tegen de klok gespeeld.
attack-refusal-clock_said_so = Dat is al gemeld.
attack-refusal-not_playing = { $seat } speelt niet mee.
attack-refusal-allow_or_refuse = Sta het toe of weiger het.
attack-refusal-planes_go_or_return = Tussen 0 en { NUMBER($most) } vliegtuigen kunnen verder vliegen.
attack-refusal-choose_a_battle = Kies een van de gevechten: { $spaces }.
attack-refusal-not_there = Deze eenheden zijn in { $space } niet vrij.
attack-refusal-region_emptied = Er moet één eenheid in { $space } blijven.
attack-refusal-no_voyage_in_blitzkrieg = Een blitzkrieg gaat niet over zee.
attack-refusal-too_slow_for_blitzkrieg = Aan een blitzkrieg doen alleen tanks en vliegtuigen mee.
attack-refusal-out_of_reach = { $target } is vanuit { $start } niet te bereiken.
attack-refusal-no_sea_way = Er is geen zeeweg van { $start } naar { $target }.
attack-refusal-holds_the_sea = Je heerst al op zee.
attack-refusal-no_ships = Je hebt geen schepen.
attack-refusal-engage_or_withdraw = Vecht op zee of trek je terug.
attack-refusal-press_or_withdraw = Vecht door of trek je terug.
attack-refusal-lay_a_line = Leg een linie van schepen neer.
attack-refusal-no_such_ships = Deze schepen heb je niet.
attack-refusal-volunteer_or_pass = Neem het commando of laat het aan anderen over.
attack-refusal-region_taken = { $space } is bezet.
attack-refusal-same_continent = Op het continent van { $space } begin je al.
attack-refusal-not_in_stock = Deze eenheden zitten niet in je voorraad.
attack-refusal-unknown_space = Er bestaat geen gebied “{ $space }”.
attack-refusal-not_your_region = { $space } is niet van jou.
attack-refusal-too_late_to_trade = In de laatste ronde en in het laatste halfuur wordt er niet meer gehandeld.
attack-refusal-no_partner = Met { $seat } kun je niet handelen.
attack-refusal-talked_out = Meer dan { NUMBER($most) } biedingen in een beurt kan niet.
attack-refusal-unknown_card = Er bestaat geen kaart “{ $card }”.
attack-refusal-not_your_cards = Deze kaarten heb je niet.
attack-refusal-too_many_cards = De partner heeft maar { $has ->
    [one] { NUMBER($has) } kaart
   *[other] { NUMBER($has) } kaarten
  }.
attack-refusal-empty_offer = Het bod is leeg.
attack-refusal-text_too_long = Een belofte mag hoogstens { NUMBER($most) } tekens hebben.
attack-refusal-text_not_plain = Een belofte moet gewone tekst zijn.
attack-refusal-accept_or_decline = Neem aan, sla af of doe een ander bod.
attack-refusal-not_what_is_asked = Dit zijn niet de gevraagde kaarten: { $want }.
attack-refusal-no_actions_left = Je hebt geen actie meer.
attack-refusal-action_used = Dat heb je al gedaan: { $action }.
attack-refusal-move_first = Een blitzkrieg volgt op een verplaatsing.
attack-refusal-unknown_action = Er bestaat geen actie “{ $action }”.
attack-refusal-cannot_undo = Er valt niets meer terug te nemen: worpen en zetten van anderen zijn definitief.
attack-rule = Regel: { $rule }
attack-rule-6 = het bord
attack-rule-7 = opstelling
attack-rule-8 = acties
attack-rule-9 = eenheden en gebieden
attack-rule-10 = verplaatsing
attack-rule-11 = blitzkrieg
attack-rule-12 = strategische verplaatsing
attack-rule-13 = landgevecht
attack-rule-14 = heerschappij op zee
attack-rule-15 = zeeslag
attack-rule-16 = diplomatie
attack-rule-17 = neutrale gebieden
attack-rule-18 = economische kaarten
attack-rule-19 = hoofdsteden
attack-rule-20 = handel
attack-rule-21 = productie
attack-rule-22 = einde van het spel

## Kaarten op tafel, handel, nieuws en het einde

attack-card-title = Economische kaarten
attack-card-show = Alle kaarten bekijken
attack-card-worth = Je kaarten en hoofdsteden leveren { $points ->
    [one] { NUMBER($points) } punt op.
   *[other] { NUMBER($points) } punten op.
  }
attack-card-set = Eén kaart van elke soort ({ $kinds }) vormt een set; die kaarten tellen dubbel.
attack-card-doubled = { $count ->
    [one] { NUMBER($count) } kaart in een set telt dubbel.
   *[other] { NUMBER($count) } kaarten in sets tellen dubbel.
  }
attack-card-twice = telt dubbel
attack-card-named-twice = { $card }, telt dubbel
attack-card-others = Kaarten van de anderen
attack-card-others-why = Je ziet hoeveel ze er hebben, en welke je zeker weet.
attack-card-known = Bekende kaarten
attack-card-unknown = { $count ->
    [one] en { NUMBER($count) } verborgen kaart
   *[other] en { NUMBER($count) } verborgen kaarten
  }
attack-card-pile = Stapel
attack-trade-title = Een ruil voorstellen
attack-trade-counter-title = Tegenbod aan { $nation }
attack-trade-with = Met wie?
attack-trade-give = Je geeft
attack-trade-give-why = { $nation } ziet de aangeboden kaarten, ook als er niets van komt.
attack-trade-want = Je wilt
attack-trade-want-kind = Gevraagd: { $kind }
attack-trade-want-known = Kaarten die { $nation } zeker heeft
attack-trade-no-cards = { $nation } heeft geen kaarten.
attack-trade-promise = Een belofte
attack-trade-promise-why = Als deel van een ruil of op zichzelf. Ze bindt niemand.
attack-trade-empty = Kies wat je geeft of wilt, of beloof iets.
attack-trade-sum = Aan { $nation }: { $give } voor { $want }
attack-trade-sum-promise = Aan { $nation }: { $give } voor { $want }, en je belofte
attack-trade-sum-promise-only = Aan { $nation }: alleen een belofte
attack-trade-send = Bod doen
attack-trade-from = { $nation } stelt je een ruil voor
attack-trade-from-counter = { $nation } doet een tegenbod
attack-trade-get = Je krijgt
attack-trade-no-gift = Geen kaarten.
attack-trade-for = In ruil voor: { $want }
attack-trade-for-if = In ruil voor, mocht je die ooit hebben: { $want }
attack-trade-chosen = { NUMBER($chosen) } van { NUMBER($asked) } gekozen
attack-trade-unfit = { $count ->
    [one] { NUMBER($count) } kaart te veel.
   *[other] { NUMBER($count) } kaarten te veel.
  }
attack-trade-cannot = { $nation } kent je kaarten niet. Je hebt geen passende, dus deze ruil moet wachten: sla hem af of bied iets anders.
attack-trade-veto-gives = geeft { $cards }
attack-trade-waits = { $partner } denkt na over een bod van { $proposer }: { $gives } voor { $asks }
attack-trade-waits-veto = { $holder } beslist of { $proposer } en { $partner } mogen ruilen
attack-notice = Nieuws
attack-ranking = Eindstand
attack-ranking-army = Evenveel gebieden: het grootste leger gaf de doorslag.
attack-ranking-place = { NUMBER($place) }.
attack-ranking-has = { $regions ->
    [one] { NUMBER($regions) } gebied
   *[other] { NUMBER($regions) } gebieden
  } · { $army ->
    [one] { NUMBER($army) } eenheid
   *[other] { NUMBER($army) } eenheden
  }

## Veldslagen

attack-battle-land = Landgevecht
attack-battle-limit = hoogstens { NUMBER($count) } vooraan
attack-battle-odds = { $one } wint { $win }, { $other } wint { $lose }
attack-battle-odds-note = als beide zoveel naar voren blijven sturen als er mogen vechten
attack-battle-front = Vooraan
attack-battle-reserve = In reserve
attack-battle-nobody = niemand
attack-addressed = { $nation }: { $text }
attack-battle-stake = inzet: { $card }
attack-battle-neutral = Neutrale troepen
attack-battle-commanded = { $nation } voert het commando
attack-battle-expected = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } te verwachten
attack-battle-blank = leeg
attack-battle-fell = { $units } verloren
attack-battle-send-one = { $count ->
    [one] { $unit }: naar voren sturen
   *[other] { NUMBER($count) } × { $unit }: één naar voren sturen
  }
attack-battle-take-back = { $count ->
    [one] { $unit }, gekozen: terugnemen
   *[other] { NUMBER($count) } × { $unit }, gekozen: één terugnemen
  }
attack-battle-commit = { $count ->
    [one] Stuur { NUMBER($count) } eenheid naar voren
   *[other] Stuur { NUMBER($count) } eenheden naar voren
  }
attack-battle-reinforce = { $count ->
    [one] Hoogstens { NUMBER($count) } eenheid naar voren sturen?
   *[other] Hoogstens { NUMBER($count) } eenheden naar voren sturen?
  }
attack-battle-reinforce-any = Eenheden naar voren sturen?
attack-battle-chosen = Gekozen: { $units }.
attack-battle-chosen-for-you = { $units } voor je gekozen.
attack-battle-chosen-none = Niets gekozen.
attack-battle-hold-proposed = Het advies is: wachten.
attack-battle-click = Klik op een eenheid om te wisselen, of druk op een cijfer.
attack-battle-tap = Tik op een eenheid om te wisselen.
attack-battle-as-proposed = Zoals voorgesteld: { $units }
attack-battle-send = { $count ->
    [0] Naar voren sturen
    [one] Stuur { NUMBER($count) } naar voren
   *[other] Stuur { NUMBER($count) } naar voren
  }
attack-battle-finish-hint = Vecht dit gevecht uit volgens de voorstellen. Of houd Enter ingedrukt.
attack-battle-command = Wil je het commando over de neutrale troepen?
attack-battle-command-why = Willen meer spelers het, dan beslissen de dobbelstenen.
attack-battle-skip = Dit gevecht overslaan
attack-battle-held = { $neutral ->
    [yes] { $defender } houden { $place }
   *[no] { $defender } houdt { $place }
  }
attack-battle-capital = Hier staat de hoofdstad van { $nation }: die levert { $winner } bij elke productie { NUMBER($points) } punten op.
attack-battle-after = { $nation } { $text }.
attack-battle-said = { $who }: { $hits ->
    [0] geen treffer
    [one] { NUMBER($hits) } treffer
   *[other] { NUMBER($hits) } treffers
  }. Verliezen van { $loser }: { $units }.

## Zeeslagen

attack-sea-title = Strijd om de zee
attack-sea-challenge = Een uitdaging
attack-sea-battle = Zeeslag
attack-sea-challenges = daagt uit
attack-sea-odds-note = als beide tot het einde vechten, goedkope schepen aan de kop
attack-sea-damaged = beschadigd
attack-sea-sunk = gezonken
attack-sea-face-down = Schip, gedekt
attack-sea-not-laid = Plaats voor een schip
attack-sea-nobody = niemand
attack-sea-pair = Paar { NUMBER($number) }
attack-sea-against = { $one } tegen { $other }
attack-sea-tie = Gelijk: geen treffer
attack-sea-wins = { $nation } raakt
attack-sea-aside = { $count ->
    [one] { NUMBER($count) } beschadigd slagschip opzijgelegd
   *[other] { NUMBER($count) } beschadigde slagschepen opzijgelegd
  }
attack-sea-place = plaats { NUMBER($number) } van { NUMBER($count) }
attack-sea-behind = blijft achter
attack-sea-ship = { $unit }, { $place }. Pijltjestoetsen verplaatsen het.
attack-sea-answer = { $nation } daagt je uit op zee
attack-sea-answer-why = Vecht, of laat de heerschappij op zee aan de ander. Wie zich terugtrekt, houdt zijn schepen.
attack-sea-lay = { $count ->
    [one] Leg { NUMBER($count) } schip neer
   *[other] Leg { NUMBER($count) } schepen neer, het voorste eerst
  }
attack-sea-lay-how = Sleep de schepen in de gewenste volgorde, of verplaats ze met de pijltjestoetsen. Treffers vallen op de kop van de linie.
attack-sea-lay-touch = Sleep schepen, of tik er twee aan om ze te wisselen. Treffers vallen op de kop van de linie.
attack-sea-suggest = Voorstel
attack-sea-seen = De ronde is voorbij.
attack-sea-bonus-how = Onder elk schip: wat bij de dobbelstenen komt, en tegen welk schip.
attack-sea-bonus-facing = +{ NUMBER($bonus) } tegen { $ships }
attack-sea-bonus-beside = +{ NUMBER($bonus) } naast een vliegdekschip
attack-sea-stay = Nog een ronde vechten?
attack-sea-stay-why = Beiden beslissen in het geheim. Wie zich terugtrekt, verliest de zee en houdt zijn schepen.
attack-sea-control-now = { $nation } heerst op zee
attack-sea-withdrew = { $nation } trok zich terug.
attack-sea-both-withdrew = Beiden trokken zich terug: de heerschappij op zee blijft zoals ze was.
attack-sea-no-ships = { $nation } heeft geen schip meer om neer te leggen.
attack-sea-said-sunk = { $ship } van { $nation } gezonken
attack-sea-said-hit = { $ship } van { $nation } beschadigd
attack-sea-said = { NUMBER($ours) } tegen { NUMBER($theirs) }. { $result }.

## Waarom computers iets doen

attack-reason-claim = vrij land rond { $space } en weinig rivalen
attack-advice-place = hier het hardst nodig: { $space }
attack-reason-capital = het moeilijkst te bereiken: { $space }
attack-reason-attack = neemt { $owner } het gebied { $space } af: { $win } %
attack-reason-attack_neutral = verslaat de neutrale troepen in { $space }: { $win } %
attack-advice-regroup = daar harder nodig: { $start } → { $target }
attack-reason-regroup_first = brengt ongebruikte eenheden naar het front
attack-advice-marched = geen andere zet is de moeite waard
attack-reason-doubtful = de aanval op { $space } lukt maar met { $win } %: neem hem liever eerst terug
attack-advice-produce = nieuwe eenheden leveren nu het meest op
attack-reason-buy_guards = { $points ->
    [one] { NUMBER($points) } punt voor bewaking: { $space } loopt gevaar
   *[other] { NUMBER($points) } punten voor bewaking: { $space } loopt gevaar
  }
attack-reason-buy = besteedt { $points ->
    [one] { NUMBER($points) } punt
   *[other] { NUMBER($points) } punten
  }
attack-reason-guard_sea = { NUMBER($points) } punten voor schepen: behoudt de heerschappij op zee met { $win } %
attack-reason-take_sea = { NUMBER($points) } punten voor schepen: wint en behoudt de heerschappij op zee met { $win } %
attack-advice-bought = niets meer te kopen
attack-reason-challenge = de heerschappij op zee dekt de kusten
attack-reason-diplomacy = wint { $space } zonder strijd: { $win } %
attack-reason-offer = { $kind } van { $to } zou { $gain ->
    [one] { NUMBER($gain) } punt
   *[other] { NUMBER($gain) } punten
  } per beurt opleveren
attack-advice-end_turn = geen andere actie is de moeite waard
attack-reason-fight_first = eerst { $space }: { $win } %
attack-advice-commit = de beste eerste linie: { $space }
attack-advice-reinforce = de beste linie voor de volgende ronde: { $space }
attack-reason-planes = wint { $space }: { $win } %
attack-reason-volunteer = maakt het { $rival } in { $space } moeilijker
attack-advice-pass = daar valt niets te winnen
attack-reason-engage = wint op zee: { $win } %
attack-reason-give_up_sea = de zee is de schepen niet waard (winstkans { $win } %)
attack-reason-press = wint van hieruit: { $win } %
attack-advice-line_up = de beste volgorde van de schepen: { NUMBER($ships) }
attack-reason-let_pass = treft { $rival }, die voorstaat, in { $space }
attack-reason-stop_voyage = houdt { $rival } op afstand: { $space }
attack-reason-let_trade = beiden staan achter
attack-reason-stop_trade = zou een tegenstander helpen die voorstaat
attack-reason-accept = levert { $gain ->
    [one] { NUMBER($gain) } punt
   *[other] { NUMBER($gain) } punten
  } per beurt op
attack-reason-counter = voor deze prijs levert de ruil { NUMBER($gain) } punten per beurt op
attack-reason-only_a_promise = een belofte bindt niemand
attack-reason-decline = levert te weinig op: { $gain ->
    [one] { NUMBER($gain) } punt
   *[other] { NUMBER($gain) } punten
  } per beurt
attack-reason-cannot_trade = de gevraagde kaarten ontbreken

## Hints

attack-hint-claim = { $region } bezetten
attack-hint-place = { $units } opstellen: { $region }
attack-hint-capital = De hoofdstad plaatsen: { $region }
attack-hint-choose = Deze actie kiezen: { $action }
attack-hint-move = { $units } verplaatsen: { $start } → { $target }
attack-hint-sail = { $units } overzetten: { $start } → { $target }
attack-hint-done = Hier is niets meer te doen: klaar
attack-hint-allow = Toestaan
attack-hint-refuse = Weigeren
attack-hint-fly = { $planes ->
    [one] Met { NUMBER($planes) } vliegtuig verder vliegen
   *[other] Met { NUMBER($planes) } vliegtuigen verder vliegen
  }
attack-hint-turn-back = De vliegtuigen laten omkeren
attack-hint-fight = Het gevecht leveren: { $region }
attack-hint-volunteer = De neutrale troepen aanvoeren
attack-hint-pass = Aan anderen overlaten
attack-hint-commit = { $units } naar voren sturen
attack-hint-reinforce = Versterken: { $units }
attack-hint-hold = Geen versterking sturen
attack-hint-challenge = De heerschappij op zee nemen of betwisten
attack-hint-engage = Op zee vechten
attack-hint-withdraw = Terugtrekken
attack-hint-line = Deze linie leggen: { $ships }
attack-hint-press = Doorvechten
attack-hint-diplomacy = Diplomatie: { $region }
attack-hint-offer = { $to } een ruil aanbieden: { $give } voor { $want }
attack-hint-counter = Een tegenbod doen: { $give } voor { $want }
attack-hint-accept = Aannemen en afgeven: { $cards }
attack-hint-decline = Afslaan
attack-hint-buy = { $units } kopen
attack-hint-end = De beurt beëindigen

## Terwijl iemand weg was, en terwijl anderen zetten

attack-recap-lost = Verloren gebieden
attack-recap-won = Gewonnen gebieden
attack-recap-elsewhere = Elders
attack-recap-land = { $place }: ingenomen door { $to } (was van { $from })
attack-recap-land-neutral = { $place }: was neutraal, nu van { $to }
attack-recap-land-annexed = { $place }: door { $to } gewonnen met diplomatie
attack-recap-with = met { $units }
attack-recap-attacked = { $nation } viel aan met { $units }
attack-recap-calm = zonder gevecht, met { $units }
attack-recap-battles = Gevechten tussen spelers
attack-recap-bought = Aankopen van anderen
attack-recap-level = { $nation }: { NUMBER($before) } → { NUMBER($after) }
attack-recap-production = Jouw productie
attack-recap-income = { NUMBER($before) } → { NUMBER($after) } punten
attack-recap-news = Nieuws
attack-caption-attack = { $nation } valt { $place } aan: { $count ->
    [one] { NUMBER($count) } eenheid
   *[other] { NUMBER($count) } eenheden
    }

## Hulp: één pagina per beslissing; één ding per regel

attack-help-setup_claim = Om de beurt bezet iedereen een vrij gebied met één infanterie, tot er geen meer is.
    .title = Een gebied bezetten
    .map = Een verlicht gebied: bezet het.
    .buttons = De lijst: dezelfde gebieden met hun naam.
attack-help-setup_place = Om de beurt stelt iedereen enkele eenheden van zijn leger op in eigen gebieden.
    .title = Je leger opstellen
    .map = Een verlicht eigen gebied: stelt daar de gekozen eenheden op.
    .buttons = + en − onder een eenheid: hoeveel je er nu opstelt.
attack-help-setup_capital = Kies het gebied dat je hoofdstad wordt. Het levert bij elke productie 10 punten op voor wie het gebied bezit.
    .title = Je hoofdstad kiezen
    .map = Een verlicht eigen gebied: maakt het de hoofdstad.
attack-help-action = Kies een van de acties. Je hebt er drie per beurt; elk één keer, diplomatie vaker.
    .title = Een actie kiezen
    .map = Bij diplomatie een verlicht neutraal gebied: probeert het te winnen. De kans wordt getoond.
    .buttons =
        Verplaatsing: eenheden gaan naar nabije gebieden en vechten om die niet van jou zijn.
        Strategische verplaatsing: eenheden gaan zo ver als je wilt door eigen gebieden.
        Productie: nieuwe eenheden en schepen voor je punten. Wat overblijft, vervalt.
        Heerschappij op zee: neem haar, of daag uit wie haar heeft; de kans zie je vooraf.
        Diplomatie en Een bod doen: gebieden en kaarten zonder gevecht.
attack-help-move = Stuur eenheden naar andere gebieden; om wat niet van jou is wordt gevochten zodra je verder gaat. In elk gebied blijft één eenheid.
    .title = Verplaatsing en gevecht
    .map =
        Een eigen gebied: pakt de eenheden op; de gebieden binnen bereik lichten op.
        Een verlicht gebied dat niet van jou is: beveelt de aanval. Je ziet de kans vooraf.
        Een ander eigen gebied: pakt in plaats daarvan de eenheden daar op.
        Een pijl: neemt die verplaatsing terug.
    .buttons =
        + en − onder een eenheid: hoeveel ervan gaan.
        Dreigingen tonen: wat anderen in één zet kunnen nemen.
        De gevulde knop: beëindigt het verplaatsen en begint de gevechten.
attack-help-strategic = Verplaats eenheden zo ver als je wilt door je eigen gebieden. Niemand vecht.
    .title = Strategische verplaatsing
    .map =
        Een eigen gebied: pakt de eenheden op; de gebieden binnen bereik lichten op.
        Een verlicht gebied: beveelt de verplaatsing daarheen.
        Een pijl: neemt die verplaatsing terug.
    .buttons = De gevulde knop: beëindigt de actie.
attack-help-buy = Geef je punten uit aan eenheden en schepen. Wat over is als je verder gaat, vervalt.
    .title = Productie
    .buttons =
        + en − onder een eenheid: hoeveel je ervan koopt.
        De gevulde knop: koopt ze; daarna worden ze opgesteld.
attack-help-place_new = Stel je nieuwe eenheden op in eigen gebieden.
    .title = Nieuwe eenheden
    .map = Een verlicht eigen gebied: stelt daar de gekozen eenheden op.
    .buttons = + en − onder een eenheid: hoeveel je er nu opstelt.
attack-help-sail = Wie op zee heerst, zegt wie mag varen. Vliegtuigen houdt niemand tegen.
    .title = Over zee
    .buttons =
        Toestaan of Tegenhouden: de tocht gaat door, of de eenheden blijven waar ze waren.
        Verder vliegen: de vliegtuigen van een tegengehouden tocht gaan alleen.
attack-help-battle_order = Er wachten meerdere gevechten. Zeg welk gevecht eerst komt.
    .title = Welk gevecht eerst
    .map = Een teken van een gevecht: dat komt nu.
    .buttons = De plaatsen: dezelfde gevechten met hun naam.
attack-help-command = Een neutraal gebied verdedigt zich. Iemand moet de troepen aanvoeren.
    .title = Neutrale troepen
    .buttons =
        De neutrale troepen aanvoeren: jij beslist voor hen in dit gevecht.
        Aan anderen overlaten: iemand anders kan het doen.
attack-help-commit = Stuur eenheden uit de reserve naar het front. Alleen het front gooit, en alleen het front wordt geraakt.
    .title = Het front
    .buttons =
        Een eenheid in reserve: gaat naar voren, of weer terug.
        Voorstel: een goede keuze van de computer.
        De gevulde knop: stuurt ze; er wordt gegooid als beiden klaar zijn.
attack-help-naval_answer = Je wordt uitgedaagd om de heerschappij op zee.
    .title = Een uitdaging op zee
    .buttons =
        Op zee vechten: beiden leggen hun schepen in een linie.
        Terugtrekken: de zee ben je kwijt, je schepen houd je.
attack-help-naval_line = Leg je schepen in het geheim in een linie. Elk vecht tegen het schip ertegenover.
    .title = De linie van schepen
    .buttons =
        Een schip: sleep het naar zijn plaats, of laat het achter.
        Voorstel: een goede linie van de computer.
        De gevulde knop: legt de linie.
attack-help-naval_stay = Een ronde op zee is voorbij. Beiden beslissen in het geheim of het doorgaat.
    .title = Doorvechten op zee?
    .buttons =
        Doorvechten: nog een ronde.
        Terugtrekken: de zee ben je kwijt, je schepen houd je.
attack-help-trade = Iemand wil ruilen. Een belofte bindt niemand, maar kaarten wisselen meteen van eigenaar.
    .title = Een bod
    .buttons =
        Aannemen of Afslaan: de ruil gaat door, of niet.
        Tegenbod: iets anders voorstellen.
        Laten handelen of Verbieden: dat beslist wie op zee heerst.
attack-help-battle = Hier beslissen anderen, of de dobbelstenen vallen. Eenheden aan het front gooien; treffers neemt het front van de andere kant.
    .title = Een gevecht
    .buttons =
        De balk boven: de kans van beide kanten, zoals het nu staat.
        Kaart tonen: legt het gevecht even weg.
