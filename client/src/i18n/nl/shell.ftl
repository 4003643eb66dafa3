### De weg naar een spel: start, nieuw spel, laden, instellingen, toetsen en woorden van gedeelde bediening.

shell-close = Sluiten
shell-back = Terug
shell-keep = Behouden
shell-retry = Opnieuw proberen
shell-back-to-start = Terug naar het begin
shell-less = Minder: { $what }
shell-more = Meer: { $what }
shell-drawer-open = Paneel openen
shell-drawer-close = Paneel sluiten
shell-opening = Wordt geopend
shell-opening-table = De tafel wordt klaargezet
shell-percent = { NUMBER($value) } %
shell-human = Mens
shell-computer = Computer

shell-title-new = Nieuw spel
shell-title-load = Laden
shell-title-settings = Instellingen
shell-title-calculator = Gevechtscalculator
shell-title-board = Het bord
shell-title-table = Aan tafel

shell-trouble-page = Dit scherm kon niet worden geopend.
shell-trouble-page-text = Een deel van het programma kon niet worden geladen. Je spel is veilig; probeer het nog eens.
shell-offline = De server reageert niet.
shell-offline-text = Draait hij nog? Start hem opnieuw met “make play”; je spellen zijn opgeslagen.

## Start

shell-motto = De grote strategische bordspellen, zonder opzetten en opruimen.
shell-start-menu = Hoofdmenu
shell-start-continue = Verder spelen
shell-start-continue-text = { $game } · { $round ->
    [0] opstelling
   *[other] ronde { NUMBER($round) }
} · { $nation } is aan zet
shell-start-continue-quiet = { $game } · { $round ->
    [0] opstelling
   *[other] ronde { NUMBER($round) }
}
shell-start-new = Nieuw spel
shell-start-new-text = Kies editie, landen en tegenstanders
shell-start-load = Laden
shell-start-load-none = Een spel uit een bestand openen
shell-start-load-some = { $games ->
    [one] { NUMBER($games) } opgeslagen spel
   *[other] { NUMBER($games) } opgeslagen spellen
    }
shell-start-load-waiting = { $games ->
    [one] { NUMBER($games) } opgeslagen spel
   *[other] { NUMBER($games) } opgeslagen spellen
    }, { $waiting ->
    [one] één wacht op jou
   *[other] { NUMBER($waiting) } wachten op jou
    }
shell-start-calculator = Gevechtscalculator
shell-start-calculator-text = Kansen van elk gevecht, als link om te delen
shell-start-settings = Instellingen
shell-start-settings-text = Geluid, beweging, kleuren, toetsen
shell-language = Taal
shell-map-credit = Kaart gemaakt met Natural Earth
shell-version = Versie { $version }

## Spellen op de plank

shell-game-classic = Classic 1942
shell-game-classic-text = Vijf mogendheden, de hele wereld
shell-game-global40 = Global 1940
shell-game-global40-text = Negen mogendheden
shell-game-attack = Attack!
shell-game-attack-text = Verovering van de wereld
shell-game-triumph = Triumph & Tragedy
shell-game-triumph-text = Europa 1936–45
shell-game-later = { $about } · in voorbereiding
shell-look = Bekijk het bord
shell-look-unknown = Deze server heeft dat spel niet.
shell-edition-2nd = 2e editie
shell-edition-3rd = 3e editie

## Nieuw spel

shell-new-game = Spel
shell-new-quick = Snel beginnen:
shell-new-quick-computer = Jij tegen de computer
shell-new-quick-two = Met z'n tweeën aan één tafel
shell-new-nations = Landen
shell-new-order = in speelvolgorde
shell-new-who-plays = Wie speelt { $nation }
shell-new-size-title = Aantal spelers
shell-new-size = { NUMBER($size) }
shell-new-nobody = Vrij
shell-new-name = Naam
shell-new-name-of = Naam van de speler van { $nation }
shell-new-computers-text = Eén ster ziet veel over het hoofd en waagt weinig, twee zijn voorzichtig, drie spelen degelijk, vier plannen de hele beurt, vijf wegen meerdere plannen tegen elkaar af. De dobbelsteen doet een willekeurige geldige zet: goed om de regels uit te proberen.
shell-stars = { NUMBER($stars) } van de vijf sterren
shell-held-by-computer = computer
shell-player = { $stars ->
    [one] { NUMBER($stars) } ster, { $word }
   *[other] { NUMBER($stars) } sterren, { $word }
    }
shell-player-random = willekeurige zet
shell-player-stars1 = gemoedelijk
shell-player-stars2 = voorzichtig
shell-player-stars3 = degelijk
shell-player-stars4 = scherp
shell-player-stars5 = meesterlijk
shell-strength-of = Sterkte van de computer die { $nation } speelt
shell-thinking = Bedenktijd voor vijf sterren
shell-thinking-text = Hoogstens zo lang voor de beurt van één land.
shell-seconds = { NUMBER($seconds) } s
shell-new-rules = Regels
shell-new-edition = Editie
shell-new-more = { $count ->
    [one] nog { NUMBER($count) } regel
   *[other] nog { NUMBER($count) } regels
    }
shell-new-changed = { NUMBER($count) } veranderd
shell-new-reset = Terug naar de regels van deze editie
shell-new-summary = { $game }, { $edition }
shell-new-you-play = Jij speelt { $nations }.
shell-new-people-play = Mensen spelen { $nations }.
shell-new-watch = Je kijkt hoe de computers spelen.
shell-new-with-you = Aan jouw kant: { $nations }.
shell-new-first = { $nation } begint.
shell-new-saved = na elke zet opgeslagen
shell-new-start = Spel beginnen
shell-new-failed = Het spel kon niet beginnen.

## Laden

shell-load-file = Bestand openen
shell-load-reading = Het spel wordt gelezen
shell-load-refused = “{ $file }” kon niet worden geladen.
shell-load-fault-not = Geen Sandtable-bestand: het begint niet als een *.sandtable-bestand.
shell-load-fault-version = Het bestand komt van een andere versie van Sandtable.
shell-load-fault-game = Het bestand bevat een spel dat hier niet geïnstalleerd is.
shell-load-fault-record = Een regel erin is beschadigd of in strijd met de spelregels.
shell-load-fault-large = Het bestand is te groot.
shell-load-fault-other-house = Dit spel is zonder wachtwoord opgeslagen en gaat alleen open op de server waar het is opgeslagen.
shell-load-fault-damaged = Het verzegelde bestand is veranderd of beschadigd en kan niet meer worden geopend.
shell-load-line = Regel { NUMBER($line) }: { $detail }
shell-load-save-failed = Het spel kon niet in een bestand worden opgeslagen.
shell-file-round = ronde { $round }
shell-load-delete-failed = Het spel kon niet worden verwijderd.
shell-load-empty = Nog geen spellen.
shell-load-empty-text = Spellen die je begint of laadt, staan hier, zet voor zet opgeslagen.
shell-load-drop = Je kunt een *.sandtable-bestand ook gewoon naar deze pagina slepen.
shell-load-drop-here = Laat los om het spel te laden
shell-load-round = { $round ->
    [0] Opstelling
   *[other] Ronde { NUMBER($round) }
}
shell-load-state = { $round ->
    [0] Opstelling
   *[other] Ronde { NUMBER($round) }
} · { $nation }: { $phase }
shell-load-over = Afgelopen in ronde { NUMBER($round) }
shell-load-mine = wacht op jou
shell-load-one-table = Iedereen aan één tafel
shell-load-computers = { $count ->
    [one] { NUMBER($count) } computer
   *[other] { NUMBER($count) } computers
    }
shell-load-branch = aftakking van een ander spel
shell-load-branch-of = aftakking van { $game }
shell-load-save = { $game } in een bestand opslaan
shell-load-ending = Hoe { $game } verliep
shell-load-delete = { $game } verwijderen
shell-load-delete-ask = Dit spel verwijderen?
shell-load-delete-text = { $game }, { $round ->
    [0] opstelling
   *[other] ronde { NUMBER($round) }
}, is dan voorgoed weg. Sla het eerst op in een bestand als je het misschien terug wilt.
shell-load-delete-do = Voorgoed verwijderen
shell-seal-title = Het spel verzegeld opslaan
shell-seal-text = Meerdere mensen hebben geheimen in dit spel. Daarom wordt het bestand verzegeld: niemand kan erin kijken, maar jullie kunnen er wel mee verder spelen.
shell-seal-passphrase = Wachtwoord
shell-seal-with = Met dit wachtwoord gaat het bestand op elke computer open. Kies het samen en onthoud het: zonder wachtwoord is het bestand verloren.
shell-seal-without = Zonder wachtwoord gaat het bestand alleen hier open, op deze server.
shell-seal-busy = Het bestand wordt verzegeld
shell-seal-do = Verzegeld opslaan
shell-save-hands-title = Ook de kaarten van de computers opslaan?
shell-save-hands-text = Het bestand bevat het hele spel, dus ook wat de computers in hun hand hebben. Wie het opent, kan dat lezen.
shell-save-hands-do = Opslaan
shell-unseal-title = Dit spel is verzegeld
shell-unseal-text = “{ $file }” gaat open met het wachtwoord dat de spelers hebben gekozen.
shell-unseal-wrong = Dat is niet het juiste wachtwoord.
shell-unseal-do = Openen
shell-cancel = Annuleren

## Instellingen

shell-group-look = Uiterlijk
shell-group-map = Kaart
shell-group-pace = Dobbelstenen, computers, geluid
shell-group-keys = Toetsenbord
shell-theme = Licht of donker
shell-theme-auto = Zoals het systeem
shell-theme-light = Licht
shell-theme-dark = Donker
shell-text-size = Tekstgrootte
shell-motion = Beweging
shell-motion-text = Weinig: niets schuift en geen dobbelsteen rolt; pijlen en omtrekken laten zien wat er gebeurde.
shell-motion-auto = Zoals het systeem
shell-motion-full = Volledig
shell-motion-reduced = Weinig
shell-map-names = Namen op de kaart
shell-map-names-text = Gebieden en zeeën krijgen een naam waar plaats is.
shell-map-values = Waarden op de kaart
shell-map-values-text = Wat elk gebied opbrengt, in een ring achter de naam.
shell-map-letters = Letters op de fiches
shell-map-letters-text = Land en eenheid ook in letters, naast emblemen en silhouetten.
shell-map-borders = Sterkere grenzen
shell-map-borders-text = Bredere, donkerder lijnen tussen gebieden.
shell-map-patterns = Patronen op het land
shell-map-patterns-text = Het gebied van elk land krijgt behalve een kleur ook een patroon.
shell-map-simple = Eenvoudige kaart
shell-map-simple-text = Egale kleuren zonder schaduw. Sneller op trage apparaten.
shell-dice = Dobbelstenen
shell-dice-text = Hoe lang dobbelstenen rollen voor ze stilliggen.
shell-dice-normal = Normaal
shell-dice-fast = Snel
shell-dice-off = Uit
shell-speed = Beurten van computers
shell-speed-text = Hoe snel je de zetten van computers ziet.
shell-speed-result = Alleen het resultaat
shell-follow = De zetten van computers volgen
shell-follow-text = De kaart gaat naar wat ze buiten beeld doen, tenzij je haar zelf hebt verschoven.
shell-recap = Terwijl je weg was
shell-recap-text = Een kaart vertelt aan het begin van je beurt wat de anderen sinds je vorige hebben gedaan.
shell-mark = Snel afmaken
shell-mark-text = Een gevecht gaat vanzelf door zolang je winstkans minstens zo groot is.
shell-volume-text = Dobbelstenen, zetten, het einde van een gevecht. Geluid is nooit het enige signaal.
shell-volume = Volume
shell-volume-off = uit
shell-keys-single = Sneltoetsen met één toets
shell-keys-single-text = Letters en cijfers werken meteen. Pijlen, Enter, spatie en Esc werken altijd.
shell-keys-all = Alle toetsen
shell-keys-show = Tonen
shell-settings-reset = Standaardwaarden herstellen

## Toetsen

shell-keys-title = Toetsen
shell-keys-off = Sneltoetsen met één toets zijn uitgezet in de instellingen.
shell-keys-group-map = Kaart
shell-keys-group-orders = Bevelen
shell-keys-group-turn = Beurt
shell-keys-group-look = Opzoeken
shell-cap-arrows = Pijlen
shell-cap-shift-arrows = Shift + pijlen
shell-cap-shift-n = Shift + N
shell-cap-shift-click = Shift + klik
shell-cap-ctrl-z = Ctrl + Z
shell-cap-shift-z = Shift + Z
shell-cap-ctrl-shift-z = Ctrl + Shift + Z
shell-cap-enter = Enter
shell-cap-hold-enter = Enter vasthouden
shell-cap-space = Spatie
shell-key-walk = Van gebied naar gebied gaan
shell-key-pan = Kaart verschuiven
shell-key-zoom = Inzoomen, uitzoomen
shell-key-presets = Delen van de kaart (als er niets gekozen is)
shell-key-presets-named = { $parts } (als er niets gekozen is)
shell-key-next-stack = Volgende plek waar iets te doen is
shell-key-last-stack = Vorige plek
shell-key-counts = Aantal eenheden instellen
shell-key-all = Alle eenheden of geen
shell-key-collect = Nog een stapel voor dezelfde aanval
shell-key-confirm = Bevestigen
shell-key-quickly = Een gevecht snel afmaken
shell-key-back = Een stap terug
shell-key-undo = Terugnemen
shell-key-redo = Opnieuw
shell-key-step = Volgende stap van de beurt (vraagt eerst)
shell-key-pause = Zetten van computers pauzeren of verder laten gaan
shell-key-orders = Bevelen met hun kansen
shell-key-odds = Gevechtscalculator
shell-key-threats = Dreigingen
shell-key-hint = Hint
shell-key-log = Verloop
shell-key-time = Tijdmachine
shell-key-help = Deze hulp
shell-new-title = Naam van het spel
shell-new-title-hint = niet verplicht
