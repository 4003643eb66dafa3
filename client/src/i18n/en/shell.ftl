### The way into a game: start, new game, load, settings, keys, and words of common controls.

shell-close = Close
shell-back = Back
shell-keep = Keep it
shell-retry = Try again
shell-back-to-start = Back to the start
shell-less = Less: { $what }
shell-more = More: { $what }
shell-sheet-open = Open the panel
shell-sheet-close = Close the panel
shell-opening = Opening
shell-opening-table = Laying out the table
shell-percent = { NUMBER($value) } %
shell-human = Human
shell-computer = Computer

shell-title-new = New game
shell-title-load = Load
shell-title-settings = Settings
shell-title-calculator = Battle calculator
shell-title-table = At the table

shell-trouble-page = This screen could not be opened.
shell-trouble-page-text = A part of the program did not arrive. Your game is safe; try once more.
shell-offline = The server does not answer.
shell-offline-text = Is it still running? Start it again with “make play”; your games are saved.

## Start

shell-motto = The great strategy board games, with nothing to set up or pack away.
shell-start-menu = Main menu
shell-start-continue = Continue
shell-start-continue-text = { $game } · { $round ->
    [0] set-up
   *[other] round { NUMBER($round) }
} · { $nation } to move
shell-start-continue-quiet = { $game } · { $round ->
    [0] set-up
   *[other] round { NUMBER($round) }
}
shell-start-new = New game
shell-start-new-text = Pick an edition, nations and opponents
shell-start-load = Load
shell-start-load-none = Open a game from a file
shell-start-load-some = { $games ->
    [one] { NUMBER($games) } saved game
   *[other] { NUMBER($games) } saved games
    }
shell-start-load-waiting = { $games ->
    [one] { NUMBER($games) } saved game
   *[other] { NUMBER($games) } saved games
    }, { NUMBER($waiting) } waiting for you
shell-start-calculator = Battle calculator
shell-start-calculator-text = Odds of any battle, as a link to share
shell-start-settings = Settings
shell-start-settings-text = Sound, motion, colours, keys
shell-language = Language
shell-map-credit = Map made with Natural Earth
shell-version = Version { $version }

## Games on the shelf

shell-game-classic = Classic 1942
shell-game-classic-text = Five powers, whole world
shell-game-global40 = Global 1940
shell-game-global40-text = Nine powers
shell-game-attack = Attack!
shell-game-attack-text = World conquest
shell-game-triumph = Triumph & Tragedy
shell-game-triumph-text = Europe 1936–45
shell-game-later = { $about } · in preparation
shell-edition-2nd = 2nd edition
shell-edition-3rd = 3rd edition

## New game

shell-new-game = Game
shell-new-quick = Quick start:
shell-new-quick-computer = You against the computer
shell-new-quick-two = Two at one table
shell-new-nations = Nations
shell-new-order = in order of play
shell-new-nation = { $side } · { NUMBER($ipc) } IPC
shell-new-nation-mate = { $side }, with you · { NUMBER($ipc) } IPC
shell-new-who-plays = Who plays { $nation }
shell-new-size-title = How many play
shell-new-size = { NUMBER($size) }
shell-new-nobody = Out
shell-new-name = Name
shell-new-name-of = Name of the player of { $nation }
shell-new-computers-text = One star overlooks much and dares little, two are careful, three play soundly, four plan the whole turn, five weigh several plans against each other. The die stands for any legal move: good for trying out the rules.
shell-stars = { NUMBER($stars) } of five stars
shell-held-by-computer = computer
shell-player = { $stars ->
    [one] { NUMBER($stars) } star, { $word }
   *[other] { NUMBER($stars) } stars, { $word }
    }
shell-player-random = any legal move
shell-player-stars1 = gentle
shell-player-stars2 = careful
shell-player-stars3 = steady
shell-player-stars4 = sharp
shell-player-stars5 = masterly
shell-strength-of = Strength of the computer that plays { $nation }
shell-thinking = Thinking time of five stars
shell-thinking-text = At most, for the turn of one nation.
shell-seconds = { NUMBER($seconds) } s
shell-new-rules = Rules
shell-new-edition = Edition
shell-new-more = { $count ->
    [one] { NUMBER($count) } more rule
   *[other] { NUMBER($count) } more rules
    }
shell-new-changed = { NUMBER($count) } changed
shell-new-reset = Back to the rules of this edition
shell-new-summary = { $game }, { $edition }
shell-new-you-play = You play { $nations }.
shell-new-people-play = People play { $nations }.
shell-new-watch = You watch the computers play.
shell-new-with-you = { $count ->
    [one] { $nations } is with you.
   *[other] { $nations } are with you.
    }
shell-nation-in-text = { $seat ->
    [ussr] the Soviet Union
    [uk] the United Kingdom
    [usa] the United States
   *[other] { $nation }
    }
shell-new-first = { $nation } moves first.
shell-new-saved = saved after every move
shell-new-start = Start game
shell-new-failed = The game could not be started.

## Load

shell-load-file = Open a file
shell-load-reading = Reading the game
shell-load-refused = “{ $file }” could not be loaded.
shell-load-fault-not = This is not a game of ours: it does not begin like a *.sandtable file.
shell-load-fault-version = The file was written by another version of Sandtable.
shell-load-fault-game = The file holds a game that is not installed here.
shell-load-fault-record = An entry in it is damaged or breaks the rules.
shell-load-fault-large = The file is too large.
shell-load-fault-other-house = This game was saved without a passphrase, so it opens only on the server where it was saved.
shell-load-fault-damaged = The sealed file was changed or damaged and cannot be opened any more.
shell-load-line = Line { NUMBER($line) }: { $detail }
shell-load-save-failed = The game could not be saved to a file.
shell-load-delete-failed = The game could not be deleted.
shell-load-empty = No games yet.
shell-load-empty-text = Games you start or load are kept here, move by move.
shell-load-drop = You can also drop a *.sandtable file anywhere on this page.
shell-load-drop-here = Let go to load the game
shell-load-round = { $round ->
    [0] Set-up
   *[other] Round { NUMBER($round) }
}
shell-load-state = { $round ->
    [0] Set-up
   *[other] Round { NUMBER($round) }
} · { $nation }: { $phase }
shell-load-over = Finished in round { NUMBER($round) }
shell-load-mine = waiting for you
shell-load-one-table = Everybody at one table
shell-load-computers = { $count ->
    [one] { NUMBER($count) } computer
   *[other] { NUMBER($count) } computers
    }
shell-load-branch = branch of another game
shell-load-branch-of = branch of { $game }
shell-load-save = Save { $game } to a file
shell-load-delete = Delete { $game }
shell-load-delete-ask = Delete this game?
shell-load-delete-text = { $game }, { $round ->
    [0] set-up
   *[other] round { NUMBER($round) }
}, will be gone for good. Save it to a file first if you may want it back.
shell-load-delete-do = Delete for good
shell-seal-title = Save the game sealed
shell-seal-text = Several people keep secrets in this game. So the file is sealed: nobody can look into it, but you can play on with it.
shell-seal-passphrase = Passphrase
shell-seal-with = The file opens on any computer with this passphrase. Choose it together and remember it: without it the file is lost.
shell-seal-without = Without a passphrase the file opens only here, on this server.
shell-seal-busy = The file is being sealed
shell-seal-do = Save sealed
shell-save-hands-title = Save the computers’ cards too?
shell-save-hands-text = The file holds the whole game, and with it what the computers hold in their hands. Whoever opens it can read that.
shell-save-hands-do = Save
shell-unseal-title = This game is sealed
shell-unseal-text = “{ $file }” opens with the passphrase that its players chose.
shell-unseal-wrong = That is not its passphrase.
shell-unseal-do = Open
shell-cancel = Cancel

## Settings

shell-group-look = Look
shell-group-map = Map
shell-group-pace = Dice, computers, sound
shell-group-keys = Keyboard
shell-theme = Light or dark
shell-theme-auto = As the system
shell-theme-light = Light
shell-theme-dark = Dark
shell-text-size = Text size
shell-motion = Motion
shell-motion-text = Reduced: nothing slides and no dice tumble; arrows and outlines tell what happened.
shell-motion-auto = As the system
shell-motion-full = Full
shell-motion-reduced = Reduced
shell-map-names = Names on the map
shell-map-names-text = Territories and seas are named where there is room.
shell-map-values = Values on the map
shell-map-values-text = What each territory pays, in a ring behind its name.
shell-map-letters = Letter codes on counters
shell-map-letters-text = Nation and unit in letters as well as in emblems and silhouettes.
shell-map-borders = Stronger borders
shell-map-borders-text = Wider, darker lines between territories.
shell-map-patterns = Patterns on land
shell-map-patterns-text = Each nation's land gets a pattern as well as a colour.
shell-dice = Dice
shell-dice-text = How long dice roll before they lie still.
shell-dice-normal = Normal
shell-dice-fast = Fast
shell-dice-off = Off
shell-speed = Computer turns
shell-speed-text = How fast you see the moves of computers.
shell-speed-result = Just the result
shell-mark = Finish quickly
shell-mark-text = A battle goes on by itself while your chance to win is at least this.
shell-sound = Sound
shell-sound-text = Dice, moves, the end of a battle. Nothing is told by sound alone.
shell-keys-single = Single-key shortcuts
shell-keys-single-text = Letters and digits act at once. Arrows, Enter, Space and Esc always work.
shell-keys-all = All keys
shell-keys-show = Show
shell-settings-reset = Everything as it was at first

## Keys

shell-keys-title = Keys
shell-keys-off = Single-key shortcuts are switched off in the settings.
shell-keys-group-map = Map
shell-keys-group-orders = Orders
shell-keys-group-turn = Turn
shell-keys-group-look = Look things up
shell-cap-arrows = Arrows
shell-cap-shift-arrows = Shift + arrows
shell-cap-shift-n = Shift + N
shell-cap-shift-click = Shift + click
shell-cap-ctrl-z = Ctrl + Z
shell-cap-shift-z = Shift + Z
shell-cap-ctrl-shift-z = Ctrl + Shift + Z
shell-cap-enter = Enter
shell-cap-hold-enter = Hold Enter
shell-cap-space = Space
shell-key-walk = Walk from area to area
shell-key-pan = Move the map
shell-key-zoom = Closer, farther
shell-key-presets = Parts of the map (while nothing is selected)
shell-key-presets-named = { $parts } (while nothing is selected)
shell-key-next-stack = Next place where something is to be done
shell-key-last-stack = The one before
shell-key-counts = So many units of the selected stack
shell-key-all = All units, or none
shell-key-collect = Add another stack to the same attack
shell-key-confirm = Confirm
shell-key-quickly = Finish a battle quickly
shell-key-back = One step back
shell-key-undo = Undo
shell-key-redo = Redo
shell-key-step = Next step of the turn (asks first)
shell-key-orders = Orders and their odds
shell-key-odds = Battle calculator
shell-key-threats = Threats
shell-key-hint = Hint
shell-key-log = Log
shell-key-time = Time machine
shell-key-help = These keys
shell-new-title = Name of the game
shell-new-title-hint = optional
