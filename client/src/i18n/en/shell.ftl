### The way into a game: start, new game, load, settings, keys, and words of common controls.

shell-close = Close
shell-back = Back
shell-keep = Keep it
shell-retry = Try again
shell-back-to-start = Back to the start screen
shell-less = Less: { $what }
shell-more = More: { $what }
shell-drawer-open = Open the panel
shell-drawer-close = Close the panel
shell-opening = Opening
shell-opening-table = Setting up the table
shell-percent = { NUMBER($value) } %
shell-human = Human
shell-computer = Computer

shell-title-new = New game
shell-title-load = Load
shell-title-settings = Settings
shell-title-calculator = Battle calculator
shell-title-board = The board
shell-title-table = At the table

shell-trouble-page = This screen could not be opened.
shell-trouble-page-text = Part of the program failed to load. Your game is safe; please try again.
shell-offline = The server is not responding.
shell-offline-text = Is it still running? Start it again with “make play”; your games are saved.

## Start

shell-motto = The great strategy board games, with nothing to set up or pack away.
shell-start-menu = Main menu
shell-start-continue = Continue
shell-start-continue-text = { $game } · { $round ->
    [0] setup
   *[other] round { NUMBER($round) }
} · { $nation } to move
shell-start-continue-quiet = { $game } · { $round ->
    [0] setup
   *[other] round { NUMBER($round) }
}
shell-start-new = New game
shell-start-new-text = Choose an edition, nations and opponents
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
shell-start-settings-text = Sound, motion, colors, keys
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
shell-look = Look at the board
shell-look-unknown = This server has no such game.
shell-edition-2nd = 2nd edition
shell-edition-3rd = 3rd edition

## New game

shell-new-game = Game
shell-new-quick = Quick start:
shell-new-quick-computer = You against the computer
shell-new-quick-two = Two players at one table
shell-new-nations = Nations
shell-new-order = in order of play
shell-new-who-plays = Who plays { $nation }
shell-new-size-title = Number of players
shell-new-size = { NUMBER($size) }
shell-new-nobody = Empty
shell-new-name = Name
shell-new-name-of = Name of the player for { $nation }
shell-new-computers-text = One star misses a lot and takes few risks, two are careful, three play soundly, four plan the whole turn, five compare several plans. The die plays any legal move: good for trying out the rules.
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
shell-strength-of = Strength of the computer playing { $nation }
shell-thinking = Thinking time for five stars
shell-thinking-text = The most it may take for one nation’s turn.
shell-seconds = { NUMBER($seconds) } s
shell-new-rules = Rules
shell-new-edition = Edition
shell-new-more = { $count ->
    [one] { NUMBER($count) } more rule
   *[other] { NUMBER($count) } more rules
    }
shell-new-changed = { NUMBER($count) } changed
shell-new-reset = Reset to this edition’s rules
shell-new-summary = { $game }, { $edition }
shell-new-you-play = You play { $nations }.
shell-new-people-play = People play { $nations }.
shell-new-watch = You watch the computers play.
shell-new-with-you = { $count ->
    [one] { $nations } is your ally.
   *[other] { $nations } are your allies.
    }
shell-new-first = { $nation } moves first.
shell-new-saved = saved after every move
shell-new-start = Start game
shell-new-failed = The game could not be started.

## Load

shell-load-file = Open a file
shell-load-reading = Reading the game
shell-load-refused = “{ $file }” could not be loaded.
shell-load-fault-not = Not a Sandtable file: it does not start like a *.sandtable file.
shell-load-fault-version = The file was written by another version of Sandtable.
shell-load-fault-game = The file contains a game that is not installed here.
shell-load-fault-record = An entry in it is damaged or breaks the rules.
shell-load-fault-large = The file is too large.
shell-load-fault-other-house = This game was saved without a passphrase, so it opens only on the server where it was saved.
shell-load-fault-damaged = The sealed file has been changed or damaged and can no longer be opened.
shell-load-line = Line { NUMBER($line) }: { $detail }
shell-load-save-failed = The game could not be saved to a file.
shell-file-round = round { $round }
shell-load-delete-failed = The game could not be deleted.
shell-load-empty = No games yet.
shell-load-empty-text = Games you start or load appear here and are saved after every move.
shell-load-drop = You can also drop a *.sandtable file anywhere on this page.
shell-load-drop-here = Let go to load the game
shell-load-round = { $round ->
    [0] Setup
   *[other] Round { NUMBER($round) }
}
shell-load-state = { $round ->
    [0] Setup
   *[other] Round { NUMBER($round) }
} · { $nation }: { $phase }
shell-load-over = Finished in round { NUMBER($round) }
shell-load-mine = waiting for you
shell-load-one-table = Everyone at one table
shell-load-computers = { $count ->
    [one] { NUMBER($count) } computer
   *[other] { NUMBER($count) } computers
    }
shell-load-branch = branch of another game
shell-load-branch-of = branch of { $game }
shell-load-save = Save { $game } to a file
shell-load-ending = How { $game } went
shell-load-delete = Delete { $game }
shell-load-delete-ask = Delete this game?
shell-load-delete-text = { $game }, { $round ->
    [0] setup
   *[other] round { NUMBER($round) }
}, will be gone for good. Save it to a file first if you may want it back.
shell-load-delete-do = Delete for good
shell-seal-title = Save the game sealed
shell-seal-text = Several people have secrets in this game, so the file is sealed: nobody can read it, but you can play on from it.
shell-seal-passphrase = Passphrase
shell-seal-with = With this passphrase the file opens on any computer. Agree on one and remember it: without it the file is lost.
shell-seal-without = Without a passphrase the file opens only here, on this server.
shell-seal-busy = Sealing the file
shell-seal-do = Save sealed
shell-save-hands-title = Save the computers’ cards too?
shell-save-hands-text = The file contains the whole game, including what the computers hold in their hands. Anyone who opens it can read that.
shell-save-hands-do = Save
shell-unseal-title = This game is sealed
shell-unseal-text = “{ $file }” opens with the passphrase its players chose.
shell-unseal-wrong = That passphrase is wrong.
shell-unseal-do = Open
shell-cancel = Cancel

## Settings

shell-group-look = Appearance
shell-group-map = Map
shell-group-pace = Dice, computers, sound
shell-group-keys = Keyboard
shell-theme = Light or dark
shell-theme-auto = Same as system
shell-theme-light = Light
shell-theme-dark = Dark
shell-text-size = Text size
shell-motion = Motion
shell-motion-text = Reduced: nothing slides and no dice tumble; arrows and outlines show what happened.
shell-motion-auto = Same as system
shell-motion-full = Full
shell-motion-reduced = Reduced
shell-map-names = Names on the map
shell-map-names-text = Territories and seas are named where there is room.
shell-map-values = Values on the map
shell-map-values-text = What each territory pays, in a ring after its name.
shell-map-letters = Letter codes on counters
shell-map-letters-text = Nation and unit in letters as well as in emblems and silhouettes.
shell-map-borders = Stronger borders
shell-map-borders-text = Wider, darker lines between territories.
shell-map-patterns = Patterns on land
shell-map-patterns-text = Each nation’s land has a pattern as well as a color.
shell-map-simple = Simple map
shell-map-simple-text = Flat colors without shading. Quicker on slow devices.
shell-dice = Dice
shell-dice-text = How long dice roll before they stop.
shell-dice-normal = Normal
shell-dice-fast = Fast
shell-dice-off = Off
shell-speed = Computer turns
shell-speed-text = How fast you see the computers’ moves.
shell-speed-result = Just the result
shell-follow = Follow the computers’ moves
shell-follow-text = The map comes to what they do out of sight, unless you have moved it yourself.
shell-recap = While you were away
shell-recap-text = A card at the start of your turn says what the others did since your last one.
shell-mark = Finish quickly
shell-mark-text = A battle plays on by itself while your chance of winning is at least this.
shell-volume-text = Dice, moves, the end of a battle. Sound is never the only signal.
shell-volume = Volume
shell-volume-off = off
shell-keys-single = Single-key shortcuts
shell-keys-single-text = Letters and digits take effect at once. Arrows, Enter, Space and Esc always work.
shell-keys-all = All keys
shell-keys-show = Show
shell-settings-reset = Reset to defaults

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
shell-key-walk = Move from area to area
shell-key-pan = Move the map
shell-key-zoom = Zoom in, zoom out
shell-key-presets = Parts of the map (while nothing is selected)
shell-key-presets-named = { $parts } (while nothing is selected)
shell-key-next-stack = Next place with something to do
shell-key-last-stack = Previous place
shell-key-counts = Set the number of units
shell-key-all = All units, or none
shell-key-collect = Add another stack to the same attack
shell-key-confirm = Confirm
shell-key-quickly = Finish a battle quickly
shell-key-back = Go back one step
shell-key-undo = Undo
shell-key-redo = Redo
shell-key-step = Next step of the turn (asks first)
shell-key-pause = Pause the computers’ moves, or go on
shell-key-orders = Orders and their odds
shell-key-odds = Battle calculator
shell-key-threats = Threats
shell-key-hint = Hint
shell-key-log = Log
shell-key-time = Time machine
shell-key-help = This help
shell-new-title = Name of the game
shell-new-title-hint = optional
