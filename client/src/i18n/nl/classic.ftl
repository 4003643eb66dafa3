### De woorden van Classic. Gebeurtenissen hebben geen onderwerp: embleem of naam van het land staat ervoor.

classic-title = Classic
classic-ruleset-2nd = Tweede editie
classic-ruleset-2nd-text = Het bordspel uit 1986.
classic-ruleset-3rd = Derde editie
classic-ruleset-3rd-text = De regels van het computerspel uit 1998: duikende onderzeeboten, meer luchtdoelkanonnen per gebied, nieuwe schepen naast vijandelijke.
classic-ipc = { $count } IPC
classic-ipc-unit = IPC
classic-production = productie { $count }

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
classic-side-axis = As-mogendheden
classic-side-allies = Geallieerden
classic-resign-text = { $side ->
    [axis] De As-mogendheden geven op, de Geallieerden winnen en het spel is afgelopen.
   *[allies] De Geallieerden geven op, de As-mogendheden winnen en het spel is afgelopen.
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
    [one] onderzeeboot
   *[other] onderzeeboten
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
    [one] { $count } onderzeeboot
   *[other] { $count } onderzeeboten
    }
classic-units-industrial_complex = { $count ->
    [one] { $count } industrieel complex
   *[other] { $count } industriële complexen
    }

classic-unit-title-infantry = Infanterie
classic-unit-title-armor = Tank
classic-unit-title-fighter = Gevechtsvliegtuig
classic-unit-title-bomber = Bommenwerper
classic-unit-title-aa_gun = Luchtdoelkanon
classic-unit-title-battleship = Slagschip
classic-unit-title-aircraft_carrier = Vliegdekschip
classic-unit-title-transport = Transportschip
classic-unit-title-submarine = Onderzeeboot
classic-unit-title-industrial_complex = Industrieel complex

classic-unit-the-infantry = De infanterie
classic-unit-the-armor = De tank
classic-unit-the-fighter = Het gevechtsvliegtuig
classic-unit-the-bomber = De bommenwerper
classic-unit-the-aa_gun = Het luchtdoelkanon
classic-unit-the-battleship = Het slagschip
classic-unit-the-aircraft_carrier = Het vliegdekschip
classic-unit-the-transport = Het transportschip
classic-unit-the-submarine = De onderzeeboot
classic-unit-the-industrial_complex = Het industrieel complex

classic-unit-short-infantry = Inf
classic-unit-short-armor = Tnk
classic-unit-short-fighter = Gev
classic-unit-short-bomber = Bom
classic-unit-short-aa_gun = Ldk
classic-unit-short-battleship = Sls
classic-unit-short-aircraft_carrier = Vds
classic-unit-short-transport = Trs
classic-unit-short-submarine = Ozb
classic-unit-short-industrial_complex = IC

classic-unit-laden = { $ships } met { $cargo }
classic-unit-laden-each = { $ships } met elk { $cargo }
classic-units-of = { $nation }: { $units }
classic-nothing = niets

## Fasen, gevechten, stappen

classic-phase-purchase = Aankoop
classic-phase-combat_move = Aanvalszet
classic-phase-combat = Gevecht
classic-phase-noncombat_move = Niet-aanvalszet
classic-phase-place = Plaatsen
classic-phase-income = Inkomen
classic-phase-purchase-text = Ontwikkel wapens en koop eenheden.
classic-phase-combat_move-text = Verplaats stukken om aan te vallen.
classic-phase-combat-text = Vecht de gevechten uit.
classic-phase-noncombat_move-text = Laat vliegtuigen landen en verplaats al het andere.
classic-phase-place-text = Zet nieuwe eenheden op het bord.
classic-phase-income-text = Ontvang geld voor je gebieden.

classic-waiting-purchase = { $nation }: aankoop
classic-waiting-combat_move = { $nation }: aanvalszet
classic-waiting-combat = { $nation }: in gevecht
classic-waiting-noncombat_move = { $nation }: niet-aanvalszet
classic-waiting-place = { $nation }: nieuwe eenheden
classic-waiting-casualties = { $nation }: keuze van verliezen
classic-waiting-retreat = { $nation }: doorvechten of terugtrekken?
classic-waiting-submarines = { $nation }: onderzeeboten terugtrekken?

classic-battle-land = Landgevecht
classic-battle-sea = Zeeslag
classic-battle-amphibious = Amfibie-aanval
classic-battle-raid = Bombardement

classic-step-aa_fire = Luchtafweer
classic-step-aa_losses = Neergehaalde vliegtuigen
classic-step-attack = Aanval
classic-step-attack_losses = Verliezen van de verdediger
classic-step-bombardment = Beschieting
classic-step-bombardment_losses = Verliezen door de beschieting
classic-step-bombing = Bommen
classic-step-deck_losses = Gevechtsvliegtuigen zonder dek
classic-step-defense = Tegenaanval
classic-step-defense_losses = Verliezen van de aanvaller
classic-step-end = Einde
classic-step-flak = Luchtafweer onderweg
classic-step-remove = Verliezen van het bord
classic-step-research = Wapenontwikkeling
classic-step-retreat = Doorvechten of terugtrekken
classic-step-rocket = Raket
classic-step-subs = Onderzeeboten mogen weg
classic-step-torpedoes = Eerste schot van onderzeeboten
classic-step-torpedo_losses = Getorpedeerde schepen

## Ontwikkelingen

classic-tech-jet_power = Straalmotoren
classic-tech-jet_power-text = Je gevechtsvliegtuigen verdedigen met 5 in plaats van 4.
classic-tech-rockets = Raketten
classic-tech-rockets-text = Eén keer per beurt vuurt een luchtdoelkanon op een vijandelijk complex tot drie gebieden ver; de worp kost de eigenaar evenveel IPC.
classic-tech-super_submarines = Superonderzeeboten
classic-tech-super_submarines-text = Je onderzeeboten vallen aan met 3 in plaats van 2.
classic-tech-long_range_aircraft = Langeafstandsvliegtuigen
classic-tech-long_range_aircraft-text = Je gevechtsvliegtuigen vliegen 6 gebieden ver, je bommenwerpers 8.
classic-tech-industrial_technology = Industriële technologie
classic-tech-industrial_technology-text = Elke eenheid kost je 1 IPC minder.
classic-tech-heavy_bombers = Zware bommenwerpers
classic-tech-heavy_bombers-text = Elke bommenwerper gooit drie dobbelstenen, in gevechten en bombardementen.

## Opties

classic-option-submerging_subs = Onderzeeboten duiken
classic-option-submerging_subs-text = Na een ronde zeeslag mag een verdedigende onderzeeboot ter plaatse duiken in plaats van zich terug te trekken.
classic-option-aircraft_retreat = Vliegtuigen breken landingen af
classic-option-aircraft_retreat-text = Aanvallende vliegtuigen mogen een amfibie-aanval afbreken; gelande troepen nog steeds niet.
classic-option-several_aa_guns = Meer luchtdoelkanonnen
classic-option-several_aa_guns-text = In een gebied mag meer dan één luchtdoelkanon staan; slechts één ervan vuurt.
classic-option-ships_into_enemy_zones = Nieuwe schepen naast vijanden
classic-option-ships_into_enemy_zones-text = Nieuwe schepen mogen in een zeegebied met vijandelijke schepen komen; de vijand vecht of vertrekt in zijn eigen beurt.
classic-option-western_canada_atlantic = West-Canada raakt de Atlantische Oceaan
classic-option-western_canada_atlantic-text = West-Canada grenst ook aan het Atlantische zeegebied voor Oost-Canada.
classic-option-captured_aa_waits = Veroverde luchtdoelkanonnen wachten
classic-option-captured_aa_waits-text = Een veroverd luchtdoelkanon is pas in de volgende beurt van de veroveraar te gebruiken, net als een veroverd complex.
classic-option-owner_picks_casualties = De eigenaar kiest verliezen
classic-option-owner_picks_casualties-text = Verdedigen bondgenoten samen, dan kiest de eigenaar van het gebied de verliezen; anders worden ze het eens, en lukt dat niet, dan kiest de aanvaller.
classic-option-canals_at_once = Kanalen meteen open
classic-option-canals_at_once-text = Een kanaal is open zodra jouw kant de oevers in handen heeft; anders alleen voor de kant die ze al aan het begin van de beurt had.
classic-option-decks_by_choice = Eigenaars verdelen de dekken
classic-option-decks_by_choice-text = Vinden gevechtsvliegtuigen van verschillende landen na een zeeslag te weinig dekken, dan kiezen hun eigenaars welke verloren gaan; anders treft het die van wie de eenheden het laatst kwamen.
classic-option-total_victory = Totale overwinning
classic-option-total_victory-text = Veroverde hoofdsteden winnen alleen zolang geen eigen hoofdstad in vijandelijke handen is.
classic-option-axis_weapon_advantage = Wapenvoordeel van de As
classic-option-axis_weapon_advantage-text = Duitsland begint met straalmotoren, Japan met superonderzeeboten.
classic-option-restricted_soviet_attack = Sovjetterughoudendheid
classic-option-restricted_soviet_attack-text = De Sovjet-Unie mag in haar eerste beurt niet aanvallen.
classic-option-no_new_complexes = Geen nieuwe complexen
classic-option-no_new_complexes-text = Er zijn geen industriële complexen te koop; alleen die van het begin tellen.
classic-option-axis_economic = Economische overwinning van de As
classic-option-axis_economic-text = Gezamenlijke productie waarmee de As aan het eind van een volle ronde wint; 0 schakelt deze overwinning uit.
classic-option-axis_capitals = Hoofdsteden voor de As
classic-option-axis_capitals-text = Zoveel geallieerde hoofdsteden moet de As bezetten om te winnen.
classic-option-allied_capitals = Hoofdsteden voor de geallieerden
classic-option-allied_capitals-text = Zoveel hoofdsteden van de As moeten de geallieerden bezetten om te winnen.

## Overwinning

classic-victory-military = Militaire overwinning door veroverde hoofdsteden
classic-victory-economic = Economische overwinning
classic-victory-conceded = De andere partij gaf op

## Wat er gebeurde

classic-log-line = { $nation }: { $text }
classic-event-assault_announced = landing gepland: { $units }, { $zone } → { $space }
classic-event-battle = { $kind ->
    [sea] zeeslag: { $space }
    [raid] bombardement van het complex: { $space }
   *[land] aanval: { $space }
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
classic-event-conquered-free = { $space } ingenomen
classic-event-conquered-liberated = { $space } bevrijd voor { $owner }
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
   *[military] Militaire overwinning door hoofdsteden: { $winners }
    }
classic-event-income = { $ipc } IPC ontvangen
classic-event-landed = geland in { $space }, vanuit { $zone }
classic-event-loaded = { $units } ingescheept: { $start } → { $zone }
classic-event-lost = { $units } verloren
classic-event-moved = { $units } verplaatst: { $start } → { $target }
classic-event-neutral_violated = neutraliteit geschonden: { $space }; { $fine } IPC boete betaald
classic-event-not_placed = { $units } verloren: geen plaats
classic-event-phase_done = klaar: { $phase }
classic-event-placed = { $units } geplaatst: { $space }
classic-event-proposed = voorstel voor verliezen: { $units }
classic-event-research = { $breakthroughs ->
    [0] ontwikkeling { $dice }: geen doorbraak
    [one] ontwikkeling { $dice }: { $breakthroughs } doorbraak
   *[other] ontwikkeling { $dice }: { $breakthroughs } doorbraken
    }
classic-event-researched = { $dice ->
    [one] { $dice } dobbelsteen voor ontwikkeling betaald
   *[other] { $dice } dobbelstenen voor ontwikkeling betaald
    }
classic-event-retreated = terugtocht: { $space } → { $to }
classic-event-retreated-air = aanval op { $space } afgebroken
classic-event-returned = { $space } terug van { $held_by }
classic-event-rocket = raket op { $space }: { $damage } schade; { $nation } betaalt { $paid } IPC
classic-event-rolled_again = { $die } gegooid: { $tech } is al bekend, nieuwe worp
classic-event-shot_down = { $units } verloren door luchtafweer
classic-event-stranded = { $count ->
    [one] { $count } gevechtsvliegtuig uitgeweken: { $space } → { $to }
   *[other] { $count } gevechtsvliegtuigen uitgeweken: { $space } → { $to }
    }
classic-event-stranded-lost = { $count ->
    [one] { $count } gevechtsvliegtuig zonder dek verloren: { $space }
   *[other] { $count } gevechtsvliegtuigen zonder dek verloren: { $space }
    }
classic-event-submerged = { $count ->
    [one] { $count } onderzeeboot gedoken: { $space }
   *[other] { $count } onderzeeboten gedoken: { $space }
    }
classic-event-turn_over = beurt { $round } voorbij
classic-event-unloaded = { $units } ontscheept: { $zone } → { $space }
classic-event-withdrew = { $count ->
    [one] { $count } onderzeeboot teruggetrokken: { $space } → { $to }
   *[other] { $count } onderzeeboten teruggetrokken: { $space } → { $to }
    }
classic-event-unknown = { $what }

## Waarom een computer iets doet. Percentages zijn getallen of "> 99"; een sleutel zonder woorden zegt niets.

classic-reason-attack = neemt { $space }: { $win } %, houdt het: { $hold } %
classic-reason-attack_fleet = verslaat de schepen daar: { $win } %
classic-reason-raid = kost de eigenaar ongeveer { $gain } IPC
classic-reason-buy = { $spent } IPC voor wat het front nodig heeft
classic-reason-research = op achterstand: een gok op nieuwe wapens
classic-reason-defend = de hoofdstad heeft bewaking nodig
classic-reason-place = hier het hardst nodig: { $space }
classic-reason-ferry = op weg naar: { $space }
classic-reason-return = terug voor de volgende troepen
classic-reason-fill = versterkt { $space }
classic-reason-hold = houdt { $space }
classic-reason-front = dichter bij het front: { $space }
classic-reason-fleet = schepen die de transportschepen beschermen
classic-reason-land = veilige landingsplaats: { $space }
classic-reason-fetch = een dek voor de jagers
classic-reason-sail = samen zijn de schepen veiliger
classic-reason-rocket = een raket kost niets
classic-reason-press = wint van hieruit: { $win } %
classic-reason-retreat = zou maar met { $win } % winnen
classic-reason-casualties = laat de beste kansen over
classic-reason-submarines = kost het minst

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
classic-hint-fight = De slag leveren: { $space }
classic-hint-rocket = De raket afvuren: { $gun } → { $target }
classic-hint-lose = { $units } opofferen
classic-hint-press = Doorvechten
classic-hint-press-submarines = Blijven en vechten
classic-hint-retreat = Terugtrekken naar { $to }
classic-hint-retreat-air = Met de vliegtuigen afbreken
classic-hint-withdraw = { $count ->
    [one] { $count } onderzeeboot terugtrekken: { $to }
   *[other] { $count } onderzeeboten terugtrekken: { $to }
    }
classic-hint-submerge = { $count ->
    [one] Met { $count } onderzeeboot duiken
   *[other] Met { $count } onderzeeboten duiken
    }
classic-hint-place = { $units } plaatsen: { $space }
classic-hint-done = Niets meer te doen: deze fase afsluiten

## Waarschuwingen voor het einde van een fase

classic-warning-no_landing = Zonder landingsplaats: { $units } boven { $space }.
classic-warning-crash = Dreigt neer te storten: { $units } boven { $space }.
classic-warning-not_placed = { $units } gaat verloren: er is geen plaats voor.
classic-warning-empty_transport = Zonder lading: { $units } in { $space }.

## Waarom niet

classic-rule = Regel: { $rule }
classic-rule-1-sequence = verloop van een beurt
classic-rule-2-canal = kanalen
classic-rule-2-map = aangrenzende gebieden
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
classic-rule-4-submarine = onderzeeboten
classic-rule-4-transport = transportschepen
classic-rule-5-capital = verloren hoofdstad
classic-rule-5-casualties = verliezen
classic-rule-5-combat = gevecht
classic-rule-5-results = afloop van gevechten
classic-rule-5-retreat = terugtrekken
classic-rule-6-noncombat = niet-aanvalszet
classic-rule-7-place = eenheden plaatsen
classic-rule-A4-no_new_complexes = optie ‘Geen nieuwe complexen’
classic-rule-A4-restricted_soviet_attack = optie ‘Sovjetterughoudendheid’

classic-refusal-unknown = Dat kan nu niet.
classic-refusal-aircraft_must_land = Er moeten nog vliegtuigen landen: { $spaces }.
classic-refusal-aircraft_only = Er zijn alleen nog vliegtuigen; die breken af zonder een gebied te noemen.
classic-refusal-already_revealed = De dobbelsleutel { $segment } is al onthuld.
classic-refusal-attackers_do_not_dive = Alleen verdedigende onderzeeboten kunnen duiken; die van jou kunnen zich terugtrekken.
classic-refusal-bad_action = Die opdracht heeft hier geen zin ({ $text }).
classic-refusal-bad_commitment = Dat legt geen dobbelsleutel vast.
classic-refusal-bad_count-count-has = { $count } kan niet; er zijn er { $has }.
classic-refusal-bad_count-count-unit = { $count } is geen mogelijk aantal ({ $units }).
classic-refusal-bad_salt = Een woord voor de dobbelstenen en de naam erbij hebben 1 tot { $longest } tekens.
classic-refusal-battles_to_fight = Er zijn nog gevechten te leveren: { $spaces }.
classic-refusal-before_buying = Ontwikkelen komt vóór kopen.
classic-refusal-bombers_only = Alleen bommenwerpers kunnen een complex bombarderen.
classic-refusal-canal_closed = Het kanaal tussen { $start } en { $space } is voor jou gesloten.
classic-refusal-cannot_be_carried = { $theunit } past niet op een transportschip.
classic-refusal-cannot_move = { $theunit } kan niet bewegen.
classic-refusal-cannot_pay-dice-each-ipc = { $dice ->
    [one] { $dice } dobbelsteen van { $each } IPC past niet bij je { $ipc } IPC.
   *[other] { $dice } dobbelstenen van { $each } IPC passen niet bij je { $ipc } IPC.
    }
classic-refusal-cannot_pay-has-needs = Dat kost { $needs } IPC; je hebt er { $has }.
classic-refusal-cannot_pay_fine-ipc = Een neutraal gebied binnentrekken kost een boete, en je hebt maar { $ipc } IPC.
classic-refusal-cannot_pay_fine-ipc-neutrals = { $neutrals ->
    [one] { $neutrals } neutraal gebied binnentrekken kost meer dan je { $ipc } IPC.
   *[other] { $neutrals } neutrale gebieden binnentrekken kost meer dan je { $ipc } IPC.
    }
classic-refusal-cannot_pay_fine-space = Je kunt de boete voor { $space } niet betalen.
classic-refusal-cannot_redo = Er is niets meer om opnieuw te doen.
classic-refusal-cannot_remove = Deze opdracht kun je niet meer terugnemen.
classic-refusal-cannot_submerge = In dit spel kunnen onderzeeboten niet duiken.
classic-refusal-cannot_undo = Er is niets meer ongedaan te maken: dobbelstenen en opdrachten van anderen staan vast.
classic-refusal-capital_lost = Zonder je hoofdstad kun je niet kopen.
classic-refusal-captured_this_turn = { $theunit } is deze beurt veroverd en moet wachten.
classic-refusal-choose_casualties = Kies eerst de verliezen.
classic-refusal-commitment_used = Die dobbelsleutel is al eerder gebruikt, als nummer { $segment }.
classic-refusal-complex_there_already = { $space } heeft al een industrieel complex.
classic-refusal-decide_yourself = Beslis zelf: de kans om te winnen ligt onder { $mark } %.
classic-refusal-dice_owed = Eerst moeten de dobbelstenen vallen.
classic-refusal-enemy_in_zone = Vijandelijke schepen in { $space }: vandaar kan niemand op een bevriende kust landen.
classic-refusal-enemy_there = { $space } is in vijandelijke handen; in deze fase mag niemand erheen.
classic-refusal-everything_developed = Alles is al ontwikkeld.
classic-refusal-game_over = Het spel is afgelopen.
classic-refusal-gun_there_already = { $space } heeft al een luchtdoelkanon; er mag er maar één staan.
classic-refusal-has_fought = { $theunit } heeft deze beurt gevochten en blijft liggen.
classic-refusal-has_moved-unit = { $theunit } heeft al bewogen.
classic-refusal-has_moved-unit-used = { $used ->
    [one] { $theunit } is al { $used } gebied verder en kan niet meer bewegen.
   *[other] { $theunit } is al { $used } gebieden verder en kan niet meer bewegen.
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
classic-refusal-name_a_seat = Zeg voor wie: { $seats }.
classic-refusal-neutral = { $space } is neutraal en in deze fase gesloten.
classic-refusal-no_action = Dat is geen opdracht.
classic-refusal-no_advisor = Voor dit spel is er geen adviseur.
classic-refusal-no_attack_yet = { $space } mag in de eerste beurt niet worden aangevallen.
classic-refusal-no_battle_there = In { $space } is geen gevecht.
classic-refusal-no_complex_since_turn_began = { $space } had aan het begin van de beurt geen complex van jou.
classic-refusal-no_enemy_complex = { $space } heeft geen vijandelijk complex om te bombarderen.
classic-refusal-no_landing_space-space = Met deze zet ({ $space }) hebben vliegtuigen geen landingsplaats meer.
classic-refusal-no_landing_space-space-unit = { $theunit } kan niet landen in { $space }.
classic-refusal-no_new_complexes = In dit spel zijn geen industriële complexen te koop.
classic-refusal-no_open_segment = De dobbelstenen hebben nu geen sleutel.
classic-refusal-no_port = { $space } grenst niet aan een complex van jou dat daar schepen kan bouwen.
classic-refusal-no_retreat_from_landing = In { $space } gelande troepen kunnen niet terug.
classic-refusal-no_ride-has = Gevechtsvliegtuigen varen niet mee op hun vliegdekschip: ze vliegen ernaast, en deze hebben geen bereik meer.
classic-refusal-no_ride-has-needs = Gevechtsvliegtuigen varen niet mee op hun vliegdekschip: ze vliegen ernaast, hiervandaan { $needs } gebieden ver, en kunnen er nog { $has }.
classic-refusal-no_rocket = Er kan nu geen raket van { $gun } naar { $target } vliegen.
classic-refusal-no_room = Geen transportschip in { $space } heeft er plaats voor.
classic-refusal-no_room_on_carrier = { $room ->
    [0] De vliegdekschepen in { $space } hebben geen plaats meer.
    [one] De vliegdekschepen in { $space } hebben nog plaats voor { $room } gevechtsvliegtuig.
   *[other] De vliegdekschepen in { $space } hebben nog plaats voor { $room } gevechtsvliegtuigen.
    }
classic-refusal-no_route = De opdracht leidt nergens heen.
classic-refusal-no_such_battleships = { $has ->
    [0] Geen slagschip kan deze landing steunen.
    [one] Slechts { $has } slagschip kan deze landing steunen.
   *[other] Slechts { $has } slagschepen kunnen deze landing steunen.
    }
classic-refusal-no_transport = In { $space } ligt geen transportschip van jouw kant.
classic-refusal-no_units = Kies eerst eenheden.
classic-refusal-no_way = Geen open weg: { $start } → { $space }.
classic-refusal-no_way_out = De onderzeeboten kunnen zich niet terugtrekken naar { $space }.
classic-refusal-noncombat_only = Luchtdoelkanonnen bewegen alleen in de niet-aanvalszet.
classic-refusal-noncombat_only-unit = { $theunit } beweegt alleen in de niet-aanvalszet.
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
classic-refusal-not_your_decision = Jij beslist hier niet.
classic-refusal-no_hint = Voor dit moment is er geen hint.
classic-refusal-not_your_decision-seats = Jij beslist hier niet; het spel wacht op { $seats }.
classic-refusal-not_your_seat = { $seat } speel jij niet.
classic-refusal-not_yours_since_turn_began = { $space } was aan het begin van de beurt niet van jou.
classic-refusal-once_per_turn = Je kunt maar één keer per beurt ontwikkelen.
classic-refusal-only_watching = Je kijkt naar dit spel, je speelt niet mee.
classic-refusal-take_the_device = Zeg eerst op dit apparaat dat je deze plaats speelt.
classic-refusal-line_lost = De verbinding is verbroken. Wacht even.
classic-refusal-out_of_range = { $theunit } moet { $needs } gebieden ver en kan er { $has }.
classic-refusal-over_capacity-most-unit = { $most ->
    [0] Daar kan deze beurt niets meer geplaatst worden ({ $units }).
   *[other] Daar kunnen er nog maar { $most } geplaatst worden.
    }
classic-refusal-over_capacity-space = { $space } kan deze beurt niets meer maken.
classic-refusal-port_blocked = Vijandelijke schepen in { $space } houden nieuwe schepen tegen.
classic-refusal-press_or_retreat = Doorvechten of terugtrekken?
classic-refusal-salt_too_late = Te laat voor een woord bij de dobbelstenen: er is al gegooid.
classic-refusal-sea_battle_first = De landing in { $space } wacht op de zeeslag in { $zone }.
classic-refusal-stale_version = Het spel is intussen verder; kijk nog eens.
classic-refusal-stopped_by_enemy = { $theunit } is in { $space } op de vijand gestuit en komt niet verder.
classic-refusal-too_many_questions = Niet meer dan { $most } tegelijk; wacht tot er een klaar is.
classic-refusal-submarines_cannot_hit_aircraft = { $hits ->
    [0] Onderzeeboten kunnen geen vliegtuigen raken: kies schepen.
    [one] Onderzeeboten kunnen geen vliegtuigen raken: hooguit { $hits } vliegtuig mag verloren gaan.
   *[other] Onderzeeboten kunnen geen vliegtuigen raken: hooguit { $hits } vliegtuigen mogen verloren gaan.
    }
classic-refusal-too_many_salts = { $by } kan geen woord meer toevoegen aan de dobbelstenen.
classic-refusal-units_to_place = Er kunnen nog nieuwe eenheden geplaatst worden.
classic-refusal-unknown_side = Er is geen partij ‘{ $side }’.
classic-refusal-unknown_space = Er is geen gebied ‘{ $space }’.
classic-refusal-unknown_unit = Er is geen eenheid ‘{ $unit }’.
classic-refusal-withdraw_or_stay = Trek de onderzeeboten terug of laat ze blijven.
classic-refusal-wrong_number-expected-found = De regel heeft nummer { $found }; aan de beurt is { $expected }.
classic-refusal-wrong_number-named-owed = { $owed ->
    [one] { $owed } verlies is nodig, gekozen: { $named }.
   *[other] { $owed } verliezen zijn nodig, gekozen: { $named }.
    }
classic-refusal-wrong_phase = Dat hoort in een andere fase; dit is ‘{ $phase }’.
classic-refusal-wrong_segment = De regel noemt dobbelsleutel { $found }; aan de beurt is { $expected }.
classic-refusal-wrong_terrain-space = { $space } is daar niet het juiste soort gebied voor.
classic-refusal-wrong_terrain-space-unit = { $theunit } kan er niet in: { $space }.
