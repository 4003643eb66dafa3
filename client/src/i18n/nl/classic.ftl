### De woorden van Classic. Gebeurtenissen hebben geen onderwerp: embleem of naam van het land staat ervoor.

classic-title = Classic
classic-ruleset-2nd = Tweede editie
classic-ruleset-2nd-text = Het bordspel uit 1986.
classic-ruleset-3rd = Derde editie
classic-ruleset-3rd-text = De regels van het computerspel uit 1998: duikende onderzeeërs, meer luchtdoelkanonnen per gebied, nieuwe schepen naast vijandelijke.
classic-ipc = { $count } IPC
classic-ipc-unit = IPC
classic-production = productie { $count }
classic-ipc-text = Het geld van het spel: het betaalt eenheden en onderzoek. Wat je niet uitgeeft, houd je.
classic-production-text = Wat je gebieden aan het eind van je beurt opbrengen: de som van de getallen in de ringen op de kaart.
classic-levels = Productie van alle landen; klik voor meer

## Landen en partijen

classic-nation-ussr = Sovjet-Unie
classic-nation-ussr-short = U.S.S.R.
classic-nation-germany = Duitsland
classic-nation-germany-short = Duitsland
classic-nation-uk = Verenigd Koninkrijk
classic-nation-uk-short = Engeland
classic-nation-japan = Japan
classic-nation-japan-short = Japan
classic-nation-usa = Verenigde Staten
classic-nation-usa-short = V.S.
classic-nation-neutral = neutraal
classic-nation-neutral-short = neutraal
classic-nation-chance = Dobbelstenen
classic-nation-chance-short = Dobbelstenen
classic-nation-table = Tafel
classic-nation-table-short = Tafel
classic-side-axis = Asmogendheden
classic-side-allies = Geallieerden
classic-team-axis = De Asmogendheden
classic-team-allies = De Geallieerden
classic-resign-text = { $side ->
    [axis] De Asmogendheden geven op, de Geallieerden winnen en het spel is afgelopen.
   *[allies] De Geallieerden geven op, de Asmogendheden winnen en het spel is afgelopen.
    }

## Eenheden: het woord na een getal, getal en woord, titel, afkorting

classic-unit-infantry = infanterie
classic-unit-armor = { $count ->
    [one] tank
   *[other] tanks
    }
classic-unit-fighter = { $count ->
    [one] gevechtsvliegtuig
   *[other] gevechtsvliegtuigen
    }
classic-unit-bomber = { $count ->
    [one] bommenwerper
   *[other] bommenwerpers
    }
classic-unit-aa_gun = { $count ->
    [one] luchtdoelkanon
   *[other] luchtdoelkanonnen
    }
classic-unit-battleship = { $count ->
    [one] slagschip
   *[other] slagschepen
    }
classic-unit-aircraft_carrier = { $count ->
    [one] vliegdekschip
   *[other] vliegdekschepen
    }
classic-unit-transport = { $count ->
    [one] transportschip
   *[other] transportschepen
    }
classic-unit-submarine = { $count ->
    [one] onderzeeër
   *[other] onderzeeërs
    }
classic-unit-industrial_complex = { $count ->
    [one] industrieel complex
   *[other] industriële complexen
    }

classic-units-infantry = { $count } infanterie
classic-units-armor = { $count ->
    [one] { $count } tank
   *[other] { $count } tanks
    }
classic-units-fighter = { $count ->
    [one] { $count } gevechtsvliegtuig
   *[other] { $count } gevechtsvliegtuigen
    }
classic-units-bomber = { $count ->
    [one] { $count } bommenwerper
   *[other] { $count } bommenwerpers
    }
classic-units-aa_gun = { $count ->
    [one] { $count } luchtdoelkanon
   *[other] { $count } luchtdoelkanonnen
    }
classic-units-battleship = { $count ->
    [one] { $count } slagschip
   *[other] { $count } slagschepen
    }
classic-units-aircraft_carrier = { $count ->
    [one] { $count } vliegdekschip
   *[other] { $count } vliegdekschepen
    }
classic-units-transport = { $count ->
    [one] { $count } transportschip
   *[other] { $count } transportschepen
    }
classic-units-submarine = { $count ->
    [one] { $count } onderzeeër
   *[other] { $count } onderzeeërs
    }
classic-units-industrial_complex = { $count ->
    [one] { $count } industrieel complex
   *[other] { $count } industriële complexen
    }

classic-unit-title-infantry = Infanterie
classic-unit-title-armor = Tank
classic-unit-title-fighter = Gevechts{ "\u00AD" }vliegtuig
classic-unit-title-bomber = Bommen{ "\u00AD" }werper
classic-unit-title-aa_gun = Luchtdoel{ "\u00AD" }kanon
classic-unit-title-battleship = Slag{ "\u00AD" }schip
classic-unit-title-aircraft_carrier = Vliegdek{ "\u00AD" }schip
classic-unit-title-transport = Transport{ "\u00AD" }schip
classic-unit-title-submarine = Onderzeeër
classic-unit-title-industrial_complex = Industrieel complex

classic-unit-the-infantry = De infanterie
classic-unit-the-armor = De tank
classic-unit-the-fighter = Het gevechtsvliegtuig
classic-unit-the-bomber = De bommenwerper
classic-unit-the-aa_gun = Het luchtdoelkanon
classic-unit-the-battleship = Het slagschip
classic-unit-the-aircraft_carrier = Het vliegdekschip
classic-unit-the-transport = Het transportschip
classic-unit-the-submarine = De onderzeeër
classic-unit-the-industrial_complex = Het industrieel complex

classic-unit-short-infantry = Inf
classic-unit-short-armor = Tnk
classic-unit-short-fighter = Gev
classic-unit-short-bomber = Bom
classic-unit-short-aa_gun = Ldk
classic-unit-short-battleship = Sls
classic-unit-short-aircraft_carrier = Vds
classic-unit-short-transport = Trs
classic-unit-short-submarine = Ozr
classic-unit-short-industrial_complex = IC
# Letters op fiches, voor wie ze wil.
classic-unit-code-infantry = I
classic-unit-code-armor = T
classic-unit-code-fighter = J
classic-unit-code-bomber = B
classic-unit-code-battleship = SS
classic-unit-code-aircraft_carrier = VD
classic-unit-code-transport = TR
classic-unit-code-submarine = O
# De kaart van een eenheid: waarden, prijs, wat zij kan, en hoe je de waarden leest.
classic-unit-figures = { $attack ->
    [0] geen aanval
   *[other] aanval { NUMBER($attack) }
    }, { $defense ->
    [0] geen verdediging
   *[other] verdediging { NUMBER($defense) }
    }, { $move ->
    [0] beweegt niet
   *[other] beweegt { NUMBER($move) }
    }
classic-unit-figures-aa_gun = { $defense ->
    [0] schiet niet
    [1] haalt vliegtuigen neer met een 1
   *[other] haalt vliegtuigen neer met { NUMBER($defense) } of minder
    }, { $move ->
    [0] beweegt niet
   *[other] beweegt { NUMBER($move) }
    }
classic-unit-cost = kost { NUMBER($cost) } IPC
classic-unit-how = In een gevecht is het raak als de dobbelsteen het getal van de eenheid of minder toont.
classic-unit-does-infantry = Neemt en houdt gebieden. Neemt { $load ->
    [one] { NUMBER($load) } plaats
   *[other] { NUMBER($load) } plaatsen
    } in op een transportschip.
classic-unit-does-armor = Neemt gebieden, en mag door een leeg vijandelijk gebied doorrijden naar het volgende. Neemt { $load ->
    [one] { NUMBER($load) } plaats
   *[other] { NUMBER($load) } plaatsen
    } in op een transportschip.
classic-unit-does-fighter = Vecht te land en op zee. Moet landen in bevriend gebied of op een vliegdekschip; neemt alleen geen gebied in.
classic-unit-does-bomber = Vecht te land en op zee{ $dice ->
    [1] { "" }
   *[other] {" "}(in de aanval met { NUMBER($dice) } dobbelstenen)
    }, of bombardeert een vijandelijk complex, waarvan de eigenaar betaalt. Moet landen in bevriend gebied; neemt er alleen geen in.
classic-unit-does-aa_gun = Schiet één keer op elk vijandelijk vliegtuig dat zijn gebied aanvalt of eroverheen vliegt, en vecht verder niet mee. Beweegt alleen in de fase “Verplaatsing”.{ $rockets ->
    [0] { "" }
   *[other] {" "}Zijn raketten reiken tot complexen { NUMBER($rockets) } vakken verderop.
    }
classic-unit-does-battleship = Schiet één keer op de kust als er troepen uit zijn zeezone landen, tenzij daar eerst een zeeslag was.
classic-unit-does-aircraft_carrier = Er kunnen { NUMBER($decks) } gevechtsvliegtuigen op landen.
classic-unit-does-transport = Heeft { NUMBER($holds) } plaatsen voor infanterie, tanks en luchtdoelkanonnen.
classic-unit-does-submarine = Schiet in de aanval als eerste, en wat hij tot zinken brengt schiet niet terug. Raakt nooit vliegtuigen; mag na elke ronde het gevecht verlaten.
classic-unit-does-industrial_complex = Waar een complex staat, komen nieuwe eenheden. Het gaat naar wie het gebied inneemt.

classic-unit-laden = { $ships } met { $cargo }
classic-unit-laden-each = { $ships } met elk { $cargo }
classic-units-of = { $nation }: { $units }
classic-nothing = niets

## Fasen, gevechten, stappen

classic-phase-purchase = Aankoop
classic-phase-combat_move = Aanvalszet
classic-phase-combat = Gevecht
classic-phase-noncombat_move = Verplaatsing
classic-phase-place = Plaatsen
classic-phase-income = Inkomen
classic-phase-purchase-text = Ontwikkel wapens en koop eenheden.
classic-phase-combat_move-text = Verplaats eenheden om aan te vallen.
classic-phase-combat-text = Lever de gevechten.
classic-phase-noncombat_move-text = Laat vliegtuigen landen en verplaats al het andere.
classic-phase-place-text = Zet nieuwe eenheden op het bord.
classic-phase-income-text = Ontvang geld voor je gebieden.

classic-waiting-purchase = { $nation }: aankoop
classic-waiting-combat_move = { $nation }: aanvalszet
classic-waiting-combat = { $nation }: in gevecht
classic-waiting-noncombat_move = { $nation }: verplaatsing
classic-waiting-place = { $nation }: nieuwe eenheden
classic-waiting-casualties = { $nation }: keuze van verliezen
classic-waiting-retreat = { $nation }: doorvechten of terugtrekken?
classic-waiting-submarines = { $nation }: onderzeeërs laten uitwijken?

classic-battle-land = Landgevecht
classic-battle-sea = Zeeslag
classic-battle-amphibious = Amfibie-aanval
classic-battle-raid = Bombardement
classic-landing = Landing
classic-landing-in = Landing: { $place }
classic-landing-order = Landen: { $place }
classic-landing-here = Hier landen
classic-landing-here-odds = Hier landen: { $percent } %
classic-landing-parts = Zee { $sea } %, dan land { $land } %: samen { $together } %.
classic-landing-risk = { $count ->
    [one] Het transportschip telt als mogelijk verlies.
   *[other] De transportschepen tellen als mogelijke verliezen.
  }
classic-landing-calm = Geen vijandelijke schepen in de weg.
classic-landing-ashore = { $win } % om de slag te winnen, { $takes } % om te winnen met troepen die het land nog kunnen innemen.
classic-landing-free = { $place } wordt door niemand verdedigd.
classic-landing-left = Geen plaats voor { $units }; de beste gaan mee.
classic-landing-stays-out_of_reach = Gaat niet mee: { $units }. Te ver weg, of daarna geen landingsplaats.
classic-landing-stays-no_use = Gaat niet mee: { $units }. Daar valt voor hen niets te vechten.
classic-landing-stays-not_needed = Gaat niet mee: { $units }. Zonder gaat het even goed; je kunt ze toevoegen.
classic-landing-fine = Dit neutrale gebied betreden kost { $ipc } IPC.
classic-landing-along = Gaat mee
classic-landing-take = { $unit }, { $place }
classic-landing-planes = Alleen met de vliegtuigen
classic-landing-order-risky = Landen met { $percent } %
classic-landing-orders = Bevelen
classic-landing-click = Klik om het hele plan te zien.
classic-landing-waits = wacht op de zeeslag: { $places }
classic-landing-target = ; { $kind ->
    [attack] per schip aan te vallen
   *[other] per schip bereikbaar
  }

classic-step-aa_fire = Luchtafweer
classic-step-aa_losses = Neergehaalde vliegtuigen
classic-step-attack = Aanval
classic-step-attack_losses = Verliezen van de verdediger
classic-step-bombardment = Beschieting
classic-step-bombardment_losses = Verliezen door de beschieting
classic-step-bombing = Bommen
classic-step-deck_losses = Gevechtsvliegtuigen zonder dek
classic-step-defense = Verdediging
classic-step-defense_losses = Verliezen van de aanvaller
classic-step-end = Einde
classic-step-flak = Luchtafweer onderweg
classic-step-remove = Verliezen van het bord
classic-step-research = Onderzoek
classic-step-retreat = Doorvechten of terugtrekken
classic-step-rocket = Raket
classic-step-subs = Onderzeeërs mogen uitwijken
classic-step-torpedoes = Eerste schot van onderzeeërs
classic-step-torpedo_losses = Getorpedeerde schepen

## Ontwikkelingen

classic-tech-jet_power = Straalmotoren
classic-tech-jet_power-text = Je gevechtsvliegtuigen verdedigen met 5 in plaats van 4.
classic-tech-rockets = Raketten
classic-tech-rockets-text = Eén keer per beurt vuurt een luchtdoelkanon op een vijandelijk complex tot drie vakken ver; de eigenaar verliest zoveel IPC als er ogen vallen.
classic-tech-super_submarines = Superonderzeeërs
classic-tech-super_submarines-text = Je onderzeeërs vallen aan met 3 in plaats van 2.
classic-tech-long_range_aircraft = Langeafstandsvliegtuigen
classic-tech-long_range_aircraft-text = Je gevechtsvliegtuigen vliegen 6 vakken ver, je bommenwerpers 8.
classic-tech-industrial_technology = Industriële technologie
classic-tech-industrial_technology-text = Elke eenheid kost je 1 IPC minder.
classic-tech-heavy_bombers = Zware bommenwerpers
classic-tech-heavy_bombers-text = Elke bommenwerper gooit drie dobbelstenen, in gevechten en bombardementen.

## Opties

classic-option-submerging_subs = Onderzeeërs duiken
classic-option-submerging_subs-text = Na een ronde zeeslag mag een verdedigende onderzeeër ter plaatse duiken in plaats van uit te wijken.
classic-option-aircraft_retreat = Vliegtuigen breken landingen af
classic-option-aircraft_retreat-text = Aanvallende vliegtuigen mogen een amfibie-aanval afbreken; gelande troepen nog steeds niet.
classic-option-several_aa_guns = Meer luchtdoelkanonnen
classic-option-several_aa_guns-text = In een gebied mag meer dan één luchtdoelkanon staan; slechts één ervan vuurt.
classic-option-ships_into_enemy_zones = Nieuwe schepen naast vijanden
classic-option-ships_into_enemy_zones-text = Nieuwe schepen mogen in een zeezone met vijandelijke schepen komen; de vijand vecht of vertrekt in zijn eigen beurt.
classic-option-western_canada_atlantic = West-Canada raakt de Atlantische Oceaan
classic-option-western_canada_atlantic-text = West-Canada grenst ook aan de Atlantische zeezone voor Oost-Canada.
classic-option-captured_aa_waits = Veroverde luchtdoelkanonnen wachten
classic-option-captured_aa_waits-text = Een veroverd luchtdoelkanon is pas in de volgende beurt van de veroveraar te gebruiken, net als een veroverd complex.
classic-option-owner_picks_casualties = De eigenaar kiest verliezen
classic-option-owner_picks_casualties-text = Verdedigen bondgenoten samen, dan kiest de eigenaar van het gebied de verliezen. Zonder deze regel moeten ze het eens worden; lukt dat niet, dan kiest de aanvaller.
classic-option-canals_at_once = Kanalen meteen open
classic-option-canals_at_once-text = Een kanaal is open zodra jouw partij de oevers in handen heeft. Zonder deze regel alleen voor de partij die ze al aan het begin van de beurt had.
classic-option-decks_by_choice = Eigenaars verdelen de dekken
classic-option-decks_by_choice-text = Vinden gevechtsvliegtuigen van verschillende landen na een zeeslag te weinig dekken, dan kiezen hun eigenaars welke verloren gaan. Zonder deze regel treft het die van wie de eenheden het laatst kwamen.
classic-option-total_victory = Totale overwinning
classic-option-total_victory-text = Veroverde hoofdsteden winnen alleen zolang geen eigen hoofdstad in vijandelijke handen is.
classic-option-axis_weapon_advantage = Wapenvoordeel van de As
classic-option-axis_weapon_advantage-text = Duitsland begint met straalmotoren, Japan met superonderzeeërs.
classic-option-restricted_soviet_attack = Sovjetterughoudendheid
classic-option-restricted_soviet_attack-text = De Sovjet-Unie mag in haar eerste beurt niet aanvallen.
classic-option-no_new_complexes = Geen nieuwe complexen
classic-option-no_new_complexes-text = Er zijn geen industriële complexen te koop; alleen die van het begin tellen.
classic-option-axis_economic = Economische overwinning van de As
classic-option-axis_economic-text = Met zoveel gezamenlijke productie wint de As aan het eind van een volle ronde; 0 schakelt deze overwinning uit.
classic-option-axis_capitals = Hoofdsteden voor de As
classic-option-axis_capitals-text = Zoveel geallieerde hoofdsteden moet de As bezetten om te winnen.
classic-option-allied_capitals = Hoofdsteden voor de geallieerden
classic-option-allied_capitals-text = Zoveel hoofdsteden van de As moeten de geallieerden bezetten om te winnen.

## Overwinning

classic-victory-military = Militaire overwinning door veroverde hoofdsteden
classic-victory-economic = Economische overwinning
classic-victory-conceded = { $own ->
    [yes] Je hebt opgegeven
   *[no] { $who } hebben opgegeven
    }

## Wat er gebeurde

classic-log-line = { $nation }: { $text }
classic-event-assault_announced = landing voor de aanval gepland: { $units }, { $zone } → { $space }
classic-event-battle = { $kind ->
    [sea] zeeslag aan de gang: { $space }
    [raid] bombardement van het complex aan de gang: { $space }
   *[land] aanval aan de gang: { $space }
    }
classic-event-battle_over-won = { $kind ->
    [sea] zeeslag gewonnen: { $space }
    [raid] bombardement voorbij: { $space }
   *[land] gevecht gewonnen: { $space }
    }
classic-event-battle_over-lost = { $kind ->
    [sea] zeeslag niet gewonnen: { $space }
    [raid] bombardement voorbij: { $space }
   *[land] gevecht niet gewonnen: { $space }
    }
classic-event-bombed = { $damage } schade aan het complex in { $space }; { $nation } betaalt { $paid } IPC
classic-event-bought = { $units } gekocht
classic-event-capital_taken = hoofdstad veroverd ({ $nation }), met { $ipc } IPC
classic-event-conquered = { $space } veroverd op { $lost_by }
classic-event-conquered-calm = { $space } zonder gevecht ingenomen (was van { $lost_by })
classic-event-conquered-free = { $space } ingenomen
classic-event-conquered-liberated = { $space } bevrijd voor { $owner }
classic-event-conquered-liberated-calm = { $space } zonder gevecht bevrijd voor { $owner }
classic-event-crashed = { $counted } neergestort boven { $space }: geen landingsplaats
classic-event-developed = ontwikkeld: { $tech }
classic-event-fired = { $step }: { $dice }
classic-event-fired-hits = { $hits ->
    [0] { $step }: { $dice } – geen treffer
    [one] { $step }: { $dice } – { $hits } treffer
   *[other] { $step }: { $dice } – { $hits } treffers
    }
classic-event-game_over = { $how ->
    [economic] Economische overwinning: { $winners }
    [conceded] De andere partij geeft op. Overwinning: { $winners }
   *[military] Militaire overwinning door veroverde hoofdsteden: { $winners }
    }
classic-event-income = { $ipc } IPC ontvangen
classic-event-landed = landt voor de aanval: { $zone } → { $space }
classic-event-loaded = { $units } ingescheept: { $start } → { $zone }
classic-event-lost = { $units } verloren
classic-event-moved = { $units } verplaatst: { $start } → { $target }
classic-event-neutral_violated = neutraliteit geschonden: { $space }; { $fine } IPC boete betaald
classic-event-not_placed = { $units } verloren: geen plaats
classic-event-phase_done = klaar: { $phase }
classic-event-placed = { $units } geplaatst: { $space }
classic-event-proposed = voorstel voor verliezen: { $units }
classic-event-research = { $breakthroughs ->
    [0] onderzoek { $dice }: geen doorbraak
    [one] onderzoek { $dice }: { $breakthroughs } doorbraak
   *[other] onderzoek { $dice }: { $breakthroughs } doorbraken
    }
classic-event-researched = { $dice ->
    [one] { $dice } onderzoeksdobbelsteen betaald
   *[other] { $dice } onderzoeksdobbelstenen betaald
    }
classic-event-retreated = terugtocht: { $space } → { $to }
classic-event-retreated-air = aanval op { $space } afgebroken
classic-event-returned = { $space } teruggekregen van { $held_by }
classic-event-rocket = raket op { $space }: { $damage } schade; { $nation } betaalt { $paid } IPC
classic-event-rolled_again = { $die } gegooid: { $tech } is al bekend, nieuwe worp
classic-event-shot_down = { $units } verloren door luchtafweer
classic-event-shot_down-over = { $units } verloren door luchtafweer boven { $space }
classic-event-stranded = { $count ->
    [one] { $count } gevechtsvliegtuig uitgeweken: { $space } → { $to }
   *[other] { $count } gevechtsvliegtuigen uitgeweken: { $space } → { $to }
    }
classic-event-stranded-lost = { $count ->
    [one] { $count } gevechtsvliegtuig zonder dek verloren: { $space }
   *[other] { $count } gevechtsvliegtuigen zonder dek verloren: { $space }
    }
classic-event-submerged = { $count ->
    [one] { $count } onderzeeër gedoken: { $space }
   *[other] { $count } onderzeeërs gedoken: { $space }
    }
classic-event-turn_over = beurt { $round } voorbij
classic-event-unloaded = { $units } ontscheept: { $zone } → { $space }
classic-event-withdrew = { $count ->
    [one] { $count } onderzeeër uitgeweken: { $space } → { $to }
   *[other] { $count } onderzeeërs uitgeweken: { $space } → { $to }
    }
classic-event-unknown = { $what }

## Waarom een computer iets doet. Percentages zijn getallen of "> 99"; een sleutel zonder woorden zegt niets.

classic-reason-attack = neemt { $space }: { $win } %, houdt het: { $hold } %
classic-reason-attack_fleet = verslaat de schepen in { $space }: { $win } %
classic-reason-raid = kost de eigenaar ongeveer { $gain } IPC
classic-reason-buy = besteedt { $spent } IPC
classic-reason-research = zijn kant heeft maar { $share } % van alle eenheden en inkomsten: een gok op nieuwe wapens
classic-reason-defend = bewaakt de hoofdstad: { $space }
classic-advice-place = hier het hardst nodig: { $space }
classic-reason-ferry = op weg naar: { $space }
classic-reason-return = haalt de volgende troepen: { $space }
classic-advice-fill = versterkt { $space }
classic-advice-hold = houdt { $space }
classic-reason-front = dichter bij het front: { $space }
classic-reason-fleet = schepen die de transportschepen beschermen
classic-reason-land = veilige landingsplaats: { $space }
classic-reason-fetch = een dek voor de gevechtsvliegtuigen: { $space }
classic-reason-sail = minder gevaar voor de vloot: { $space }
classic-advice-rocket = een raket kost niets
classic-reason-press = wint van hieruit: { $win } %
classic-reason-retreat = winstkans maar { $win } %
classic-advice-casualties = laat de beste kansen over
classic-advice-submarines = kost het minst

## Hints: wat te doen.

classic-hint-research = { $dice ->
    [one] { $dice } onderzoeksdobbelsteen betalen
   *[other] { $dice } onderzoeksdobbelstenen betalen
    }
classic-hint-buy = { $units } kopen
classic-hint-move = { $units } verplaatsen: { $start } → { $target }
classic-hint-raid = Het complex in { $target } bombarderen: { $units } uit { $start }
classic-hint-load = { $units } inschepen: { $start } → { $zone }
classic-hint-unload = { $units } ontschepen: { $zone } → { $coast }
classic-hint-fight = Het gevecht leveren: { $space }
classic-hint-rocket = De raket afvuren: { $gun } → { $target }
classic-hint-lose = { $units } opofferen
classic-hint-press = Doorvechten
classic-hint-press-submarines = Blijven en vechten
classic-hint-retreat = Terugtrekken naar { $to }
classic-hint-retreat-air = De aanval met de vliegtuigen afbreken
classic-hint-withdraw = { $count ->
    [one] { $count } onderzeeër laten uitwijken: { $to }
   *[other] { $count } onderzeeërs laten uitwijken: { $to }
    }
classic-hint-submerge = { $count ->
    [one] Met { $count } onderzeeër duiken
   *[other] Met { $count } onderzeeërs duiken
    }
classic-hint-place = { $units } plaatsen: { $space }
classic-hint-done = Niets meer te doen: deze fase afsluiten

## Waarschuwingen voor het einde van een fase

classic-warning-no_landing = Zonder landingsplaats: { $units } boven { $space }.
classic-warning-crash = Dreigt neer te storten: { $units } boven { $space }.
classic-warning-not_placed = Geen plaats, dus verloren: { $units }.
classic-warning-empty_transport = Zonder lading: { $units } in { $space }.

## Waarom niet

classic-rule = Regel: { $rule }
classic-rule-1-sequence = verloop van een beurt
classic-rule-2-canal = kanalen
classic-rule-2-map = aangrenzende vakken
classic-rule-3-buy = eenheden kopen
classic-rule-3-research = wapenontwikkeling
classic-rule-3-rockets = raketten
classic-rule-4-aa = luchtdoelkanonnen
classic-rule-4-aa_gun = luchtdoelkanonnen
classic-rule-4-amphibious = amfibie-aanvallen
classic-rule-4-armor = tanks
classic-rule-4-battleship = slagschepen
classic-rule-4-bomber = bommenwerpers
classic-rule-4-carrier = vliegdekschepen
classic-rule-4-complex = industriële complexen
classic-rule-4-industrial_complex = industriële complexen
classic-rule-4-fighter = vliegtuigen
classic-rule-4-infantry = infanterie
classic-rule-4-neutral = neutrale gebieden
classic-rule-4-ships = schepen
classic-rule-4-submarine = onderzeeërs
classic-rule-4-transport = transportschepen
classic-rule-5-capital = verloren hoofdstad
classic-rule-5-casualties = verliezen
classic-rule-5-combat = gevecht
classic-rule-5-results = afloop van gevechten
classic-rule-5-retreat = terugtrekken
classic-rule-6-noncombat = verplaatsing
classic-rule-7-place = eenheden plaatsen
classic-rule-A4-no_new_complexes = optie “Geen nieuwe complexen”
classic-rule-A4-restricted_soviet_attack = optie “Sovjetterughoudendheid”

# De keuze van landen voor een spel
classic-new-nation = { $side } · { NUMBER($income) } IPC
classic-new-nation-mate = { $side }, bondgenoot · { NUMBER($income) } IPC
classic-nation-in-text = { $seat ->
    [ussr] de Sovjet-Unie
    [uk] het Verenigd Koninkrijk
    [usa] de Verenigde Staten
   *[other] { $nation }
    }

# De rekenmachine
classic-calculator-mode-landing = Landing
classic-calculator-mode-raid = Bombardement
classic-calculator-part-attack-landing = Over land en door de lucht
classic-calculator-part-fleet = Landingsvloot
classic-calculator-part-ships = Vijandelijke schepen voor de kust
classic-calculator-refused-decks = { NUMBER($decks) ->
    [0] Jagers op zee hebben een vliegdekschip nodig.
   *[other] De vliegdekschepen dragen { NUMBER($decks) } jagers, geen { NUMBER($fighters) }.
  }
classic-calculator-refused-cargo_needed = Troepen die moeten landen, moeten aan boord van een transport zijn.
classic-calculator-refused-no_room = Zoveel past niet op een transport.
classic-calculator-refused-only_one = { $unit }: er kan er maar één in een gebied staan.
classic-calculator-refused-alone = { $nation }: landen vallen om beurten aan.
classic-calculator-refused-friends = { $other } vecht niet tegen { $nation }.
classic-calculator-field-tech = Technologieën
classic-calculator-field-rounds = Aanvaller trekt zich terug na zoveel rondes (0: nooit)
classic-calculator-field-retreat_at = Aanvaller trekt zich terug bij zoveel eenheden (0: nooit)
classic-calculator-field-money = Geld van de eigenaar (0: onbeperkt)
classic-calculator-attacker-keep_land = Eén landeenheid behouden
classic-calculator-attacker-weakest = Zwakste eerst
classic-calculator-defender-keep_land = Eén landeenheid behouden
classic-calculator-defender-weakest = Zwakste eerst
classic-calculator-chance-take = kans om het gebied in te nemen
classic-calculator-share-take = Gebied ingenomen
classic-calculator-damage = gemiddelde schade
classic-calculator-damage-chart = Betaalde IPC
classic-calculator-paid = Eigenaar betaalt
classic-calculator-ipc = { $value } IPC
classic-calculator-bar-money = { $number } IPC: { $chance }
classic-calculator-more-landing-fleet = { $units } in de vloot ({ $cost }): { $chance }
classic-calculator-more-landing-attack = { $units } over land of door de lucht ({ $cost }): { $chance }
classic-calculator-sea-first = Eerst komt de zeeslag: { $win }. Die zit in de kans hierboven.

classic-refusal-aircraft_must_land = Er moeten nog vliegtuigen landen: { $spaces }.
classic-refusal-aircraft_only = Er zijn alleen nog vliegtuigen; die breken de aanval af zonder een plek te kiezen.
classic-refusal-already_revealed = De dobbelsleutel { $segment } is al onthuld.
classic-refusal-attackers_do_not_dive = Alleen verdedigende onderzeeërs kunnen duiken; die van jou kunnen uitwijken.
classic-refusal-bad_commitment = Dat legt geen dobbelsleutel vast.
classic-refusal-bad_count-count-has = { $count } kan niet; er zijn er { $has }.
classic-refusal-bad_count-count-unit = { $count } is geen mogelijk aantal ({ $units }).
classic-refusal-bad_salt = Een woord voor de dobbelstenen en de naam erbij hebben 1 tot { $longest } tekens.
classic-refusal-battles_to_fight = Er zijn nog gevechten te leveren: { $spaces }.
classic-refusal-before_buying = Onderzoek komt vóór kopen.
classic-refusal-bombers_only = Alleen bommenwerpers kunnen een complex bombarderen.
classic-refusal-canal_closed = Het kanaal tussen { $start } en { $space } is voor jou gesloten.
classic-refusal-cannot_be_carried = { $theunit } past niet op een transportschip.
classic-refusal-cannot_move = { $theunit } kan niet bewegen.
classic-refusal-cannot_pay-dice-each-ipc = { $dice ->
    [one] { $dice } onderzoeksdobbelsteen kost { $each } IPC; je hebt er { $ipc }.
   *[other] { $dice } onderzoeksdobbelstenen van { $each } IPC kosten meer dan je { $ipc } IPC.
    }
classic-refusal-cannot_pay-has-needs = Dat kost { $needs } IPC; je hebt er { $has }.
classic-refusal-cannot_pay_fine-ipc = Een neutraal gebied binnentrekken kost een boete, en je hebt maar { $ipc } IPC.
classic-refusal-cannot_pay_fine-ipc-neutrals = { $neutrals ->
    [one] { $neutrals } neutraal gebied binnentrekken kost meer dan je { $ipc } IPC.
   *[other] { $neutrals } neutrale gebieden binnentrekken kost meer dan je { $ipc } IPC.
    }
classic-refusal-cannot_pay_fine-space = Je kunt de boete voor { $space } niet betalen.
classic-refusal-cannot_submerge = In dit spel kunnen onderzeeërs niet duiken.
classic-refusal-cannot_undo = Er valt niets meer terug te nemen: worpen en bevelen van anderen zijn definitief.
classic-refusal-capital_lost = Zonder je hoofdstad kun je niet kopen.
classic-refusal-captured_this_turn = { $theunit } is deze beurt veroverd en moet wachten.
classic-refusal-choose_casualties = Kies eerst de verliezen.
classic-refusal-commitment_used = Die dobbelsleutel is al eerder gebruikt, als nummer { $segment }.
classic-refusal-complex_there_already = { $space } heeft al een industrieel complex.
classic-refusal-enemy_in_zone = Vijandelijke schepen in { $space }: vandaar kan niemand op een bevriende kust landen.
classic-refusal-enemy_there = { $space } is in vijandelijke handen; in deze fase mag niemand erheen.
classic-refusal-everything_developed = Je hebt alle technologieën al.
classic-refusal-gun_there_already = { $space } heeft al een luchtdoelkanon; er mag er maar één staan.
classic-refusal-has_fought = { $theunit } heeft deze beurt gevochten en kan niet meer bewegen.
classic-refusal-has_moved-unit = { $theunit } heeft al bewogen.
classic-refusal-has_moved-unit-used = { $used ->
    [one] { $theunit } is al { $used } vak verder en kan niet meer bewegen.
   *[other] { $theunit } is al { $used } vakken verder en kan niet meer bewegen.
    }
classic-refusal-has_unloaded = { $theunit } heeft gelost en blijft deze beurt liggen.
classic-refusal-impossible_cards = Die kaarten kunnen niet getrokken zijn; het moeten er { $owed } zijn.
classic-refusal-impossible_dice = Zo kunnen de dobbelstenen niet gevallen zijn: het moeten er { $owed } met { $sides } zijden zijn.
classic-refusal-key_fits_no_commitment = De sleutel past bij geen dobbelstenen van dit spel.
classic-refusal-malformed_entry = Dat kan { $by } niet invoeren.
classic-refusal-mixed_record = De regel haalt meerdere soorten door elkaar.
classic-refusal-must_stop-space = Wie { $space } binnentrekt, moet daar stoppen.
classic-refusal-must_stop-space-unit = { $theunit } moet in { $space } stoppen.
classic-refusal-name_a_space = Kies waarheen.
classic-refusal-neutral = { $space } is neutraal en in deze fase gesloten.
classic-refusal-no_attack_yet = { $space } mag in de eerste beurt niet worden aangevallen.
classic-refusal-no_battle_there = In { $space } is geen gevecht.
classic-refusal-no_coast = { $space } heeft geen kust om op te landen.
classic-refusal-no_complex_since_turn_began = { $space } had aan het begin van de beurt geen complex van jou.
classic-refusal-no_enemy_complex = { $space } heeft geen vijandelijk complex om te bombarderen.
classic-refusal-no_landing_space-space = Met deze zet ({ $space }) hebben vliegtuigen geen landingsplaats meer.
classic-refusal-no_landing_space-space-unit = { $theunit } kan niet landen in { $space }.
classic-refusal-no_new_complexes = In dit spel zijn geen industriële complexen te koop.
classic-refusal-no_open_segment = De dobbelstenen hebben nu geen sleutel.
classic-refusal-no_port = { $space } grenst niet aan een complex van jou dat daar schepen kan bouwen.
classic-refusal-no_retreat_from_landing = In { $space } gelande troepen kunnen niet terug.
classic-refusal-no_ride-has = Gevechtsvliegtuigen varen niet mee op hun vliegdekschip: ze vliegen ernaast, en deze hebben geen bereik meer.
classic-refusal-no_ride-has-needs = Gevechtsvliegtuigen varen niet mee op hun vliegdekschip: ze vliegen ernaast, hiervandaan { $needs } vakken ver, en kunnen er nog { $has }.
classic-refusal-no_rocket = Er kan nu geen raket van { $gun } naar { $target } vliegen.
classic-refusal-no_room = Geen transportschip in { $space } heeft er plaats voor.
classic-refusal-no_room_on_carrier = { $room ->
    [0] De vliegdekschepen in { $space } hebben geen plaats meer.
    [one] De vliegdekschepen in { $space } hebben nog plaats voor { $room } gevechtsvliegtuig.
   *[other] De vliegdekschepen in { $space } hebben nog plaats voor { $room } gevechtsvliegtuigen.
    }
classic-refusal-no_route = Het bevel leidt nergens heen.
classic-refusal-no_such_battleships = { $has ->
    [0] Geen slagschip kan deze landing steunen.
    [one] Slechts { $has } slagschip kan deze landing steunen.
   *[other] Slechts { $has } slagschepen kunnen deze landing steunen.
    }
classic-refusal-no_transport = In { $space } ligt geen transportschip van jouw partij.
classic-refusal-no_troops = Hier kunnen geen troepen meer aan boord.
classic-refusal-no_voyage = Geen van je transportschepen kan ze ophalen en deze beurt { $space } bereiken.
classic-refusal-no_way = Geen open weg: { $start } → { $space }.
classic-refusal-no_way_out = De onderzeeërs kunnen niet uitwijken naar { $space }.
classic-refusal-noncombat_only = Luchtdoelkanonnen bewegen alleen in de fase Verplaatsing.
classic-refusal-noncombat_only-unit = { $theunit } beweegt alleen in de fase Verplaatsing.
classic-refusal-not_a_seat = { $seat } is geen plaats in dit spel.
classic-refusal-not_aboard = Die eenheden zijn in { $space } niet aan boord, of mogen hun schip niet verlaten.
classic-refusal-not_adjacent = { $start } en { $space } grenzen niet aan elkaar.
classic-refusal-not_an_origin = Niemand viel vanuit { $space } aan, of het is er niet meer veilig.
classic-refusal-not_bought = { $has ->
    [0] Daarvan heb je niets meer te plaatsen: { $units }.
   *[other] Je hebt maar { $has } { $units } te plaatsen.
    }
classic-refusal-not_friendly = { $space } is niet in bevriende handen.
classic-refusal-not_now = Dat hoort niet in deze fase ({ $phase }).
classic-refusal-not_over = Het spel is nog niet afgelopen.
classic-refusal-not_owed = { $what ->
    [cards] Er zijn nu geen kaarten nodig.
   *[dice] Er zijn nu geen dobbelstenen nodig.
    }
classic-refusal-not_there-count-space-unit = Niet aanwezig in { $space }: { $counted }.
classic-refusal-not_there-count-unit = Niet te kiezen: { $counted }.
classic-refusal-not_your_decision-seats = Jij beslist hier niet; het spel wacht op { $seats }.
classic-refusal-not_yours_since_turn_began = { $space } was aan het begin van de beurt niet van jou.
classic-refusal-once_per_turn = Je kunt maar één keer per beurt onderzoek doen.
classic-refusal-sea_held = { $zone }: { $units } zijn te sterk voor alles wat je erheen kunt sturen.
classic-refusal-out_of_range = { $theunit } moet { $needs } vakken ver en kan er { $has }.
classic-refusal-over_capacity-most-unit = { $most ->
    [0] Daar kan deze beurt niets meer geplaatst worden ({ $units }).
   *[other] Daar kunnen er nog maar { $most } geplaatst worden.
    }
classic-refusal-over_capacity-space = { $space } kan deze beurt niets meer maken.
classic-refusal-port_blocked = Vijandelijke schepen in { $space } houden nieuwe schepen tegen.
classic-refusal-press_or_retreat = Doorvechten of terugtrekken?
classic-refusal-salt_too_late = Te laat voor een woord bij de dobbelstenen: er is al gegooid.
classic-refusal-sea_battle_first = De landing in { $space } wacht op de zeeslag in { $zone }.
classic-refusal-stopped_by_enemy = { $theunit } is in { $space } op de vijand gestuit en komt niet verder.
classic-refusal-submarines_cannot_hit_aircraft = { $hits ->
    [0] Onderzeeërs kunnen geen vliegtuigen raken: kies schepen.
    [one] Onderzeeërs kunnen geen vliegtuigen raken: hooguit { $hits } vliegtuig mag verloren gaan.
   *[other] Onderzeeërs kunnen geen vliegtuigen raken: hooguit { $hits } vliegtuigen mogen verloren gaan.
    }
classic-refusal-too_many_salts = { $by } kan geen woord meer toevoegen aan de dobbelstenen.
classic-refusal-transports_full = De transportschepen die { $space } kunnen bereiken, zijn vol.
classic-refusal-units_to_place = Er kunnen nog nieuwe eenheden geplaatst worden.
classic-refusal-unknown_side = Er is geen partij “{ $side }”.
classic-refusal-unknown_space = Er is geen vak “{ $space }”.
classic-refusal-withdraw_or_stay = Laat de onderzeeërs uitwijken of blijven.
classic-refusal-wrong_number-expected-found = De regel heeft nummer { $found }; aan de beurt is { $expected }.
classic-refusal-wrong_number-named-owed = { $owed ->
    [one] { $owed } verlies is nodig, gekozen: { $named }.
   *[other] { $owed } verliezen zijn nodig, gekozen: { $named }.
    }
classic-refusal-wrong_phase = Dat hoort in een andere fase; dit is “{ $phase }”.
classic-refusal-wrong_segment = De regel noemt dobbelsleutel { $found }; aan de beurt is { $expected }.
classic-refusal-wrong_terrain-space = { $space } is daar niet het juiste soort vak voor.
classic-refusal-wrong_terrain-space-unit = { $theunit } kan er niet in: { $space }.

## Terwijl iemand weg was, en terwijl anderen zetten

classic-recap-lost = Verloren land
classic-recap-won = Gewonnen land
classic-recap-land-worth = { $place } ({ NUMBER($value) } IPC)
classic-recap-land-taken = { $place }: ingenomen door { $by } (was van { $from })
classic-recap-land-retaken = { $place }: heroverd door { $by } (was van { $from })
classic-recap-land-freed = { $place }: bevrijd door { $by } (was van { $from }), weer van { $to }
classic-recap-land-returned = { $place }: door { $from } teruggegeven aan { $to }
classic-recap-land-neutral = { $place }: was neutraal, nu van { $to }
classic-recap-calm = zonder gevecht
classic-recap-calm-with = zonder gevecht, met { $units }
classic-recap-forces = met { $attackers } tegen { $defenders }
classic-recap-forces-alone = met { $attackers }
classic-recap-battles = Gevechten
classic-recap-toll = Jouw kant verloor { $ours ->
    [0] niets
    [one] { NUMBER($ours) } eenheid ({ NUMBER($oursIpc) } IPC)
   *[other] { NUMBER($ours) } eenheden ({ NUMBER($oursIpc) } IPC)
    }, de vijand { $theirs ->
    [0] niets
    [one] { NUMBER($theirs) } eenheid ({ NUMBER($theirsIpc) } IPC)
   *[other] { NUMBER($theirs) } eenheden ({ NUMBER($theirsIpc) } IPC)
    }
classic-recap-battle-taken = { $place }: ingenomen door { $nation }
classic-recap-battle-freed = { $place }: bevrijd door { $nation }
classic-recap-battle-won = { $place }: { $nation } viel aan en won
classic-recap-battle-lost = { $place }: { $nation } viel aan en werd verslagen
classic-recap-battle-both = { $place }: { $nation } viel aan; niemand bleef daar over
classic-recap-battle-retreat = { $place }: { $nation } viel aan en trok zich terug
classic-recap-fleets = Vijandelijke vloten in de buurt
classic-recap-fleet = { $nation }: { $units } in { $place }
classic-recap-fleet-gone = { $nation }: geen schepen meer in { $place }
classic-recap-fleet-came = nieuw daar: { $units }
classic-recap-fleet-came-where = gekomen uit { $where }: { $units }
classic-recap-fleet-built = nieuw gebouwd: { $units }
classic-recap-fleet-sunk = gezonken: { $units }
classic-recap-fleet-left = niet meer daar: { $units }
classic-recap-fleet-left-where = vertrokken naar { $where }: { $units }
classic-recap-bought = Aankopen van anderen
classic-recap-production = Inkomen
classic-recap-income = { $nation }: { NUMBER($before) } → { NUMBER($after) } IPC
classic-recap-tech = Technologieën
classic-caption = { $what }: { $parts }
classic-caption-attacks = { $nation } valt { $place } aan
classic-caption-takes = { $nation } neemt { $places } in zonder gevecht
classic-caption-frees = { $nation } bevrijdt { $places } zonder gevecht
classic-caption-lands = { $nation } gaat landen: { $place }
classic-caption-prepares = { $nation } bereidt een landing voor: { $place }
classic-caption-raid = { $nation } stuurt bommenwerpers naar { $place }
classic-caption-flak = Luchtafweer in { $place } schiet neer: { $units }
classic-caption-planes = { $count ->
    [one] { NUMBER($count) } vliegtuig
   *[other] { NUMBER($count) } vliegtuigen
    }
classic-caption-units = { $count ->
    [one] { NUMBER($count) } eenheid
   *[other] { NUMBER($count) } eenheden
    }
classic-caption-units-of = tot nu toe { NUMBER($count) } van de { NUMBER($all) } geplande eenheden
classic-caption-chance = { $percent } % kans
classic-caption-chance-all = { $percent } % kans met { $all ->
    [2] beide
   *[other] alle { NUMBER($all) }
}
classic-caption-through = neemt onderweg { $places } in
classic-caption-hold = { $percent } % kans om het daarna te houden
classic-purpose-capital = { NUMBER($ipc) ->
    [0] om de hoofdstad
   *[other] om de hoofdstad en haar { NUMBER($ipc) } IPC
  }
classic-purpose-complex = om het industriële complex
classic-purpose-income = om { NUMBER($ipc) } IPC per beurt
classic-purpose-units = om eenheden van { NUMBER($ipc) } IPC te vernietigen

## Hulp: één pagina per fase en beslissing; één ding per regel

classic-help-purchase = Geef je IPC uit aan onderzoek en eenheden. Wat je koopt, wordt aan het einde van de beurt bij je complexen geplaatst en vecht op zijn vroegst in je volgende beurt.
    .title = Onderzoek en aankoop
    .buttons =
        + en − onder een eenheid: hoeveel je ervan koopt.
        Onderzoek: betaalt dobbelstenen; elke 6 levert een technologie op. Het komt vóór de aankoop.
        Kopen: betaalt wat je gekozen hebt. Tot het einde van de fase neemt Aankoop wijzigen het terug.
        De gevulde knop: koopt en gaat door naar de aanvalszet.
classic-help-combat_move = Stuur eenheden op aanval. Bevelen worden pas uitgevoerd als je verder gaat, en zijn tot dan terug te nemen. Wie niet aanvalt, gaat later, bij de verplaatsing.
    .title = Aanvalszet
    .map =
        Eigen eenheden: pakt ze op; de gebieden binnen bereik lichten op.
        Een verlicht vijandelijk gebied: beveelt de aanval. Je ziet de kans vooraf.
        Een kust met een streep-puntrand: toont het plan van een landing, met schepen en begeleiding.
        Andere eigen eenheden: pakt in plaats daarvan die op.
        Een pijl: pakt zijn eenheden weer op, om het bevel te wijzigen.
    .buttons =
        + en − onder een eenheid: hoeveel ervan gaan.
        Bevelen: alles wat bevolen is; een regel wijzigt het bevel, het kruis neemt het terug.
        Dreigingen tonen: wat vijanden volgende beurt kunnen nemen.
        De gevulde knop: voert de bevelen uit en begint de gevechten.
classic-help-landing = Het plan laadt troepen, vaart, ruimt de zee en landt. Eén knop geeft alle bevelen; daarvoor gebeurt er niets.
    .title = Een landing
    .map = De pijlen: de weg van de schepen en van wie meegaat.
    .buttons =
        Gaat mee: hoeveel van deze schepen en vliegtuigen meedoen. De kans volgt.
        Landen: geeft alle bevelen van het plan. Zijn regel bij de bevelen neemt ze alle terug.
classic-help-combat = Lever de gevechten één voor één. Zeeslagen komen eerst; landingen wachten op de hunne.
    .title = Gevecht
    .map = Tekens van een gevecht: waar te vechten valt.
    .buttons =
        Vechten: opent het gevechtsbord van dat gevecht.
        De gevulde knop: het volgende gevecht, of door naar de verplaatsing als alles geleverd is.
classic-help-casualties = Je eenheden zijn geraakt: kies welke je verliest. Een goede keuze staat al klaar.
    .title = Verliezen kiezen
    .buttons =
        Een eenheid aan jouw kant: bij de verliezen, of gespaard.
        De voorstellen: andere goede keuzes, met kans en IPC.
        De gevulde knop: neemt de verliezen.
classic-help-retreat = De ronde is voorbij. Vecht er nog een, of red wat er over is.
    .title = Doorvechten of terugtrekken
    .buttons =
        Doorvechten: gooit de volgende ronde. Ingedrukt gaat het door tot het einde.
        Terugtrekken naar: je aanvallers gaan daarheen terug; vliegtuigen landen later.
        Kaart tonen: legt het gevecht even weg.
classic-help-submarines = Je onderzeeërs mogen het gevecht verlaten vóór de volgende ronde.
    .title = Onderzeeërs
    .buttons =
        Blijven en vechten: ze doen mee in de volgende ronde.
        Het getal: hoeveel er gaan.
        Duiken, of de zeezones: zo verlaten ze het gevecht.
classic-help-battle = Er wordt ronde na ronde gegooid: een eenheid raakt als haar dobbelsteen hoogstens haar getal toont. Beide kanten vuren, dan gaan de verliezen van het bord.
    .title = Een gevecht
    .buttons =
        De balk boven: de kans van beide kanten, zoals het nu staat.
        Uitslag tonen: de dobbelstenen vallen meteen.
        Kaart tonen: legt het gevecht even weg.
classic-help-noncombat_move = Land vliegtuigen die gevochten hebben, en verplaats eenheden die dat niet deden. Niemand mag nu vijandelijk land in.
    .title = Verplaatsing
    .map =
        Eigen eenheden: pakt ze op; de gebieden binnen bereik lichten op.
        Een verlicht gebied: beveelt de verplaatsing daarheen.
        Een pijl: pakt zijn eenheden weer op, om het bevel te wijzigen.
    .buttons =
        + en − onder een eenheid: hoeveel ervan gaan.
        Dreigingen tonen: wat vijanden volgende beurt kunnen nemen.
        De gevulde knop: beëindigt het verplaatsen. Vliegtuigen zonder landingsplaats zijn verloren; je wordt gewaarschuwd.
classic-help-place = Zet op het bord wat je gekocht hebt: troepen en vliegtuigen bij je complexen, schepen in de zeezones ernaast die oplichten. Wat geen plaats vindt, is verloren.
    .title = Plaatsen
    .map = Een verlicht gebied: plaatst daar de gekozen eenheden; het getal zegt hoeveel er passen.
    .buttons =
        Een gestippelde fiche: kiest wat je nu plaatst.
        Plaats alles voor mij: alles gaat naar een zinnige plaats.
        De gevulde knop: beëindigt de beurt en int je inkomen.

## Aan tafel

classic-table-season = { $season ->
    [0] Voorjaar
    [1] Zomer
    [2] Najaar
   *[3] Winter
  } { $year }
classic-table-production-short = prod.
classic-table-raid-risk = { $percent } % kans een bommenwerper te verliezen
classic-table-add-raid = Complex bombarderen
classic-table-raid-or-fight = Wat moeten de bommenwerpers doen?
classic-table-raid-there = Complex bombarderen
classic-table-warn-no_room = Geen plaats voor { $units } bij je complexen: ze zouden verloren gaan.

## Kop en stappen

classic-battle-step-flak = Luchtafweer
classic-battle-step-submarines = Onderzeeërs

## Kansen

classic-battle-changed-sea-first = er komt eerst een zeeslag, waarin transporten kunnen zinken
classic-battle-changed-holds = { NUMBER($count) ->
    [one] het transport telt mee als mogelijk verlies
   *[other] de transporten tellen mee als mogelijke verliezen
  }

## Partijen

classic-battle-raids = bombardeert het complex
classic-battle-shot-down = { NUMBER($count) ->
    [one] bommenwerper neergehaald
   *[other] bommenwerpers neergehaald
  }
classic-battle-no-gun = geen luchtdoelkanon

## Beslissingen

classic-battle-too-few-decks = { NUMBER($count) ->
    [one] Er zijn te weinig vliegdekschepen over: { NUMBER($count) } gevechtsvliegtuig vindt geen dek en gaat verloren.
   *[other] Er zijn te weinig vliegdekschepen over: { NUMBER($count) } gevechtsvliegtuigen vinden geen dek en gaan verloren.
  }
classic-battle-subs-title = { NUMBER($count) ->
    [one] { $nation }: de onderzeeër mag uitwijken
   *[other] { $nation }: { NUMBER($count) } onderzeeërs mogen uitwijken
  }
classic-battle-subs-why = Onderzeeërs die blijven, vechten de volgende ronde door.
classic-battle-subs-count = Onderzeeërs die uitwijken
classic-battle-subs-stay = Blijven en vechten
classic-battle-wait-submarines = { $nation } beslist of de onderzeeërs uitwijken

## De lijst van veldslagen

classic-battle-bombard = Slagschepen die beschieten
classic-battle-raid-risk = { $percent } kans een bommenwerper te verliezen
classic-battle-rockets = Raketten
classic-battle-rockets-why = Eén luchtdoelkanon mag deze beurt op een complex vuren.
classic-battle-rocket-at = Op { $place }
classic-battle-rocket-hit = { $place }: { NUMBER($paid) } IPC

## Onderzoek

classic-battle-research = Onderzoek
classic-battle-research-why = { NUMBER($cost) } IPC per dobbelsteen; elke 6 levert een technologie op. Vóór het kopen van eenheden.
classic-battle-research-dice = Dobbelstenen
classic-battle-research-roll = { NUMBER($count) ->
    [one] Gooi { NUMBER($count) } dobbelsteen voor { NUMBER($cost) } IPC
   *[other] Gooi { NUMBER($count) } dobbelstenen voor { NUMBER($cost) } IPC
  }
classic-battle-research-none = Geen doorbraak
classic-battle-research-won = { NUMBER($count) ->
    [one] Doorbraak!
   *[other] { NUMBER($count) } doorbraken!
  }
classic-battle-research-again = { NUMBER($die) } gegooid: { $tech } is al bekend, nieuwe worp.
classic-battle-research-got = Nieuw: { $tech }
classic-battle-developments = Technologieën
classic-battle-developments-known = Technologieën { NUMBER($count) } / { NUMBER($of) }
classic-battle-developed = ontwikkeld
classic-battle-not-developed = nog niet

## Het verleden

classic-time-axis = As
classic-time-economic = economische overwinning bij { $level }
classic-time-battles = streepjes: gevechten, lange streep: hoofdstad of zeeslag
classic-time-raid = { $by ->
    [ussr] De Sovjet-Unie bombardeerde
    [uk] Het Verenigd Koninkrijk bombardeerde
    [usa] De Verenigde Staten bombardeerden
   *[other] { $attacker } bombardeerde
    } het industrieel complex in { $place } met { $units }
classic-time-downed = luchtafweer schoot neer: { $units }
classic-time-raid-result = Het bombardement kostte { $of ->
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

## Landen

classic-time-victory-economic = { $side }: productie { $has } van { $needs }
classic-time-victory-capitals = { $side }: vijandelijke hoofdsteden { $has } van { $needs }

classic-ahead-title = Vaste antwoorden
classic-ahead-casualties = Verliezen
classic-ahead-casualties-ask = Vraag het mij
classic-ahead-casualties-advised = Zoals de adviseur voorstelt
classic-ahead-casualties-order = In deze volgorde, het eerste eerst
classic-ahead-submarines = Onderzeeboten die kunnen wijken
classic-ahead-submarines-ask = Vraag het mij
classic-ahead-submarines-never = Altijd blijven
classic-ahead-submarines-gains = Wijken waar dat beter is
classic-ahead-submarines-always = Altijd wijken
classic-ahead-retreat = Mijn aanval kan zich terugtrekken
classic-ahead-retreat-ask = Vraag het mij
classic-ahead-retreat-never = Nooit terugtrekken
classic-ahead-retreat-gains = Terugtrekken waar dat beter is
classic-ahead-retreat-always = Zo snel mogelijk terugtrekken
classic-reason-ahead = door een vast antwoord
classic-reason-ahead_of = vast antwoord: { $owner }
