table-season = { $season ->
    [0] Voorjaar
    [1] Zomer
    [2] Najaar
   *[3] Winter
  } { $year }
table-phases = Fasen van de beurt
table-time-machine = Tijdmachine
table-calls = De tijd omroepen
table-calls-ask = { $what }?
table-calls-final = Dit kun je niet terugnemen.
table-calls-say = Omroepen
table-dice = Dobbelstatistiek
table-help = Toetsen en hulp
table-settings = Instellingen
table-calculator = Gevechtscalculator
table-calculate = Berekenen
table-menu = Menu
table-overview = Landen
table-home = Terug naar het beginscherm
table-you = Jij
table-ipc-left = IPC over
table-ipc = IPC
table-production = productie
table-production-short = prod.
table-to-place = te plaatsen
table-selected = Gekozen
table-all = Alle
table-none = Geen
table-attack = Aanval
table-move = Zet
table-cargo = { $unit } aan boord
table-range = reikt { NUMBER($steps) ->
    [one] { NUMBER($steps) } vak
   *[other] { NUMBER($steps) } vakken
  } ver
table-win = winst
table-lose = { $percent } % verlies
table-you-lose = je verliest ongeveer { NUMBER($ipc, maximumFractionDigits: 0) } IPC
table-they-lose = de vijand { NUMBER($ipc, maximumFractionDigits: 0) }
table-raid-damage = ongeveer { NUMBER($ipc, maximumFractionDigits: 1) } IPC schade
table-raid-risk = { $percent } % om een bommenwerper te verliezen
table-add-attack = Aanval bevelen
table-add-raid = Fabriek bombarderen
table-add-move = Daarheen
table-place-there = Plaatsen in { $place }
table-raid-or-fight = Wat moeten de bommenwerpers doen?
table-fight-there = Vechten
table-raid-there = Fabriek bombarderen
table-fewer = { $unit }: één minder
table-more = { $unit }: één meer
table-choose-attack = Kies eenheden om mee aan te vallen
table-choose-attack-why = Wat ze kunnen bereiken licht op, met de kans op winst. Niets is definitief tot je vecht.
table-choose-move = Kies eenheden om te verplaatsen
table-choose-move-why = Laat je vliegtuigen landen en breng versterkingen aan. In deze fase wordt niet gevochten.
table-next-stack = Volgende onverplaatste eenheden
table-threats = Dreigingen tonen
table-threats-off = Dreigingen verbergen
table-orders = Bevelen
table-log = Verloop
table-no-orders = Nog geen bevelen.
table-no-orders-why = Hier staat wat je beveelt, met de kansen; alles kan worden teruggenomen.
table-remove-order = Bevelen naar { $place } terugnemen
table-edit-order = Bevelen naar { $place } wijzigen
table-fallen = Daarmee vervalt nog een bevel: { $reason }
table-preset-world = Wereld
table-preset-europe = Europa
table-preset-pacific = Stille Oceaan
table-undo = Terugnemen
table-redo = Opnieuw
table-undo-all = Alles terugnemen
table-next-purchase = Naar de gevechtszetten
table-next-nothing-bought = Niets kopen
table-next-fight = { $count ->
    [0] Geen aanval deze beurt
    [one] { NUMBER($count) } slag uitvechten
   *[other] { NUMBER($count) } slagen uitvechten
  }
table-next-combat = Vechten in { $place }
table-next-combat-done = Naar de zetten zonder gevecht
table-next-noncombat = Naar het plaatsen
table-next-place = Beurt beëindigen
table-warn-title = Dit zou verloren gaan
table-warn-no_landing = { $place }: { $units } zouden nergens kunnen landen.
table-warn-crash = { $place }: { $units } kunnen niet meer landen en gaan verloren.
table-warn-must_land = { $place }: { $units } moeten eerst landen.
table-warn-to_place = { $units } moeten eerst worden geplaatst.
table-warn-not_placed = { $units } zouden niet worden geplaatst.
table-warn-other = { $place }: { $units }
table-warn-anyway = Toch doen
table-warn-back = Nog niet
table-confirm-next = Deze fase afsluiten?
table-moving = { $nation } is aan zet
table-moving-person = { $nation } is aan zet ({ $name })
table-moving-why = Je kunt intussen de kaart bekijken.
table-skip = Meteen de uitkomst tonen
table-thinking = { $nation } denkt na
table-fast = Computerbeurten overslaan
table-fast-text = Hun zetten worden niet één voor één getoond; de uitkomst is er meteen.
table-hint = Hint
table-hint-title = Wat een goede speler zou doen
table-hint-asking = Wordt overwogen…
table-hint-do = Zo doen
table-hint-dismiss = Sluiten
table-reconnecting = Verbinding wordt hersteld, je zetten zijn veilig
table-opening = De tafel wordt geopend…
table-gone = Deze tafel is hier niet
table-gone-why = De koppeling is oud, of het spel is verwijderd.
table-over-title = Gewonnen: { $winner }
table-over-nobody = Het spel is afgelopen
table-over-how = { $how }
table-look-back = Terugkijken op het spel
table-save = Als bestand bewaren
table-seen = Bewaren wat { $nation } heeft gezien
table-seen-note = Alleen wat op deze plaats te zien was; niets uit andere handen.
table-share = Als webpagina delen
table-seats = Plaatsen
table-take-seat = { $nation } wordt door de computer gespeeld. Wie de plaats overneemt, ziet alles wat die in handen heeft en weet, en in het verloop kan iedereen het nalezen.
table-take-seat-yes = { $nation } overnemen
table-seat-human = mens
table-seat-computer = computer
table-close = Sluiten
table-owner = Van { $nation }
table-neutral = Neutraal
table-sea = Zeezone
table-value = { NUMBER($value) } IPC
table-area-empty = Geen eenheden
table-area-name = { $name }, { $owner }
table-area-targets = ; { $kind ->
    [attack] aan te vallen
   *[other] bereikbaar
  }
table-area-odds = , { $percent } procent
table-card = Over { $name }
table-whole-map = Hele kaart
table-replay-note = De pagina bevat het hele spel en heeft geen server nodig.
table-now = nu: { $round ->
    [0] opstelling
   *[other] ronde { NUMBER($round) }
}, { $nation }
table-warn-first = Nog te doen
table-next-buy = Kopen en verder
table-dock = Je bureau
table-back-to-battle = Terug naar de slag
table-preset-americas = Amerika
table-preset-africa = Afrika
table-pass = Geef het apparaat door aan { $nation }
table-pass-person = Geef het apparaat door aan { $name } ({ $nation })
table-pass-why = Wat de anderen in handen hebben, blijft verborgen tot de volgende speler er is.
table-pass-ready = Ik speel { $nation }
table-pass-undo = Laatste stap terugnemen
table-menu-owed = { NUMBER($count) } in totaal
table-menu-again = Opnieuw
table-menu-target = Waarheen of met wie
