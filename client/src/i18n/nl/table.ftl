table-phases = Fasen van de beurt
table-phase-line = { $phases }: { $text }
table-phase-over = Voorbij voor deze beurt.
table-phase-after = Komt na: { $phase }.
table-time-machine = Tijdmachine
table-calls = Tijd melden
table-calls-ask = { $what }?
table-calls-final = Dit kun je niet terugnemen.
table-calls-say = Melden
table-dice = Dobbelstatistiek
table-help = Hulp
table-settings = Instellingen
table-calculator = Gevechtscalculator
table-calculate = Berekenen
table-menu = Menu
table-menu-save = Spel opslaan
table-menu-load = Spel laden
table-menu-replay = Herhaling exporteren
table-rules = Geldende regels
table-rules-changed = Aangepast voor dit spel
table-rules-usual = Zoals in de editie
table-rules-on = aan
table-rules-off = uit
table-statistics = Statistieken
table-leave = Tafel verlaten
table-resign = Opgeven
table-resign-ask = Opgeven?
table-resign-for = Wie geeft op?
table-resign-do = Opgeven: { $whose }
table-resign-not = Doorspelen
table-overview = Landen
table-home = Terug naar het beginscherm
table-you = Jij
table-selected = Gekozen
table-all = Alle
table-none = Geen
table-cargo = { $unit } aan boord
table-tile-of = { NUMBER($count) } van { NUMBER($there) }
table-tile-fit = { $most ->
    [one] er past { NUMBER($most) } aan boord
   *[other] er passen { NUMBER($most) } aan boord
  }
table-range-left = Kan deze beurt { $steps ->
    [0] niet verder vliegen
    [one] nog { NUMBER($steps) } vak vliegen
   *[other] nog { NUMBER($steps) } vakken vliegen
  }.
table-win = winst
table-risky = Aanval op { $place } bevolen met { $percent } %. ‘Terugnemen’ maakt hem ongedaan.
table-fewer = { $unit }: één minder
table-more = { $unit }: één meer
table-next-stack = Volgende wachtende eenheden
table-threats = Dreigingen tonen
table-threats-off = Dreigingen verbergen
table-orders = Bevelen
table-log = Verloop
table-remove-order = Bevelen naar { $place } terugnemen
table-preset-world = Wereld
table-preset-europe = Europa
table-preset-pacific = Stille Oceaan
table-undo = Terugnemen
table-redo = Opnieuw
table-undo-all = Alles terugnemen
table-other-click = Een klik pakt de eenheden daar op. Erheen: Enter, of sleep ze erheen.
table-other-aimed = Enter gaat erheen. Een klik pakt in plaats daarvan de eenheden daar op.
table-other-tap = Tik nog eens om in plaats daarvan de eenheden daar op te pakken.
table-undone = Er blijft iets liggen
table-undone-unknown = Nog geen antwoord of er iets blijft liggen
table-warn-anyway = Toch doen
table-warn-back = Nog niet
table-confirm-next = Deze fase afsluiten?
table-moving = { $nation } is aan zet
table-moving-person = { $nation } is aan zet ({ $name })
table-moving-why = Je kunt intussen de kaart bekijken.
table-skip = Meteen de uitkomst tonen
table-pause = Pauzeren
table-go-on = Verder
table-follow = De zetten volgen
table-paused = Gepauzeerd. { $count ->
    [0] Meer is er nog niet gebeurd.
    [one] { $count } zet wacht.
   *[other] { $count } zetten wachten.
    }
table-thinking = { $nation } denkt na
table-fast = Computerbeurten overslaan
table-fast-text = Hun zetten worden niet één voor één getoond; de uitkomst is er meteen.
table-hint = Hint
table-hint-title = Wat een goede speler zou doen
table-hint-asking = Even nadenken…
table-hint-do = Doe dit
table-hint-dismiss = Sluiten
table-reconnecting = Verbinding wordt hersteld, je zetten zijn veilig
table-opening = De tafel wordt geopend…
table-gone = Tafel niet gevonden
table-gone-why = De link is verouderd, of het spel is verwijderd.
table-over-title = { $count ->
    [one] { $winner } heeft gewonnen
   *[other] { $winner } hebben gewonnen
  }
table-over-nobody = Het spel is afgelopen
table-over-ending = Zo ging het spel
table-over-how = { $how }
table-look-back = Terugkijken op het spel
table-save = Als bestand opslaan
table-seen = Opslaan wat { $nation } heeft gezien
table-seen-note = Alleen wat op deze plaats te zien was; niets wat de anderen verborgen houden.
table-share = Als webpagina delen
table-seats = Plaatsen
table-ahead = Vaste antwoorden
table-ahead-why = Wat er in jouw naam gebeurt zonder dat het je gevraagd wordt. Het verslag zegt waar dat gebeurde, en je kunt het altijd veranderen, ook midden in een gevecht. Niemand anders ziet het.
table-ahead-sooner = { $unit }: eerder opofferen
table-take-seat = { $nation } wordt door de computer gespeeld. Wie de plaats overneemt, ziet alles wat de computer heeft en weet; in het verloop kan iedereen lezen dat de plaats is overgenomen.
table-take-seat-yes = { $nation } overnemen
table-seat-human = mens
table-seat-computer = computer
table-close = Sluiten
table-owner = Van { $nation }
table-neutral = Neutraal
table-area-empty = Geen eenheden
table-area-odds = , { $percent } procent
table-card = Over { $name }
table-whole-map = Hele kaart
table-replay-note = De pagina bevat het hele spel en heeft geen server nodig.
table-now = nu: { $round ->
    [0] opstelling
   *[other] ronde { NUMBER($round) }
}, { $nation }
table-warn-first = Nog te doen
table-dock = Jouw bediening
table-back-to-battle = Terug naar het gevecht
table-preset-americas = Amerika
table-preset-africa = Afrika
table-preset-mediterranean = Middellandse Zee
table-preset-russia = Rusland
table-preset-china = China
table-preset-america = Amerika
table-pass = Geef het apparaat door aan { $nation }
table-pass-person = Geef het apparaat door aan { $name } ({ $nation })
table-pass-why = Wat de anderen hebben, blijft verborgen tot de volgende speler klaar is.
table-pass-ready = Ik speel { $nation }
table-pass-undo = Laatste stap terugnemen
table-menu-owed = { NUMBER($count) } in totaal
table-menu-need = { $group }: { NUMBER($has) } van { $range }
table-menu-again = Opnieuw
table-menu-target = Waarheen of met wie
table-recap = Terwijl je weg was
table-recap-since = Sinds je laatste beurt: { $nations }
table-recap-so-far = Tot nu toe: { $nations }
table-recap-watch = Deze beurten bekijken
table-recap-show = Tonen als mijn beurt begint
table-recap-close = Sluiten
table-recap-begin = Mijn beurt beginnen
table-recap-danger = Hoofdsteden in gevaar
table-recap-danger-line = { $place }: { $nation } kan het volgende beurt innemen, { $percent } %
table-recap-find = Op de kaart tonen
table-recap-none = Sinds je laatste beurt is er niets gebeurd.
table-doing = { $nation }: { $phase }

## Hulp: wat er nu te doen is, op de kaart en met de knoppen; één ding per regel

table-help-now = Wat er nu te doen is
table-help-map = Op de kaart
table-help-buttons = Knoppen
table-help-tap = Een tik mikt alleen; de gevulde knop eronder geeft het bevel.
table-help-waiting = Anderen zijn aan zet; er valt niets te beslissen. Een gevecht of vraag voor jou gaat vanzelf open.
    .title = Anderen zijn aan zet
    .map =
        Sleep om rond te kijken; met het wiel of twee vingers zoom je.
        Elk gebied: zijn kaart met eigenaar en eenheden.
    .buttons =
        Pauzeren: hun zetten wachten tot je verder gaat.
        Computerbeurten overslaan: alleen de uitkomst wordt getoond.
        Verloop: alles wat er gebeurd is; een regel leidt naar zijn moment.
table-help-away = Een gevecht wacht terwijl je de kaart bekijkt. Het moet eerst beslist worden.
    .title = Een gevecht wacht
    .map = Elk gebied: zijn kaart met eigenaar en eenheden.
    .buttons = Terug naar het gevecht: opent het gevechtsbord weer.
table-help-past = Je bekijkt een eerder moment. Niets hier verandert het spel.
    .title = De tijdmachine
    .map = Elk gebied: zijn kaart zoals het toen was.
    .buttons =
        Schuif en pijlen: door het spel gaan, per regel, beurt of gevecht.
        Afspelen: het spel loopt vanaf daar vanzelf verder.
        Vanaf hier verder spelen: maakt een kopie die je anders kunt spelen.
        Terug naar nu: sluit de tijdmachine.
table-help-over = Het spel is voorbij. Je kunt zien hoe het ging, en opnieuw beginnen.
    .title = Het spel is voorbij
    .map = Elk gebied: zijn kaart met eigenaar en eenheden.
    .buttons =
        Hoe het ging: keerpunten, geluk en beslissende gevechten.
        Tijdmachine: elk moment van het spel.
