table-phases = Phases of the turn
table-phase-line = { $phases }: { $text }
table-phase-over = Over for this turn.
table-phase-after = Comes after: { $phase }.
table-time-machine = Time machine
table-calls = Call time
table-calls-ask = { $what }?
table-calls-final = This cannot be undone.
table-calls-say = Call it
table-dice = Dice statistics
table-help = Help
table-settings = Settings
table-calculator = Battle calculator
table-calculate = Calculate
table-menu = Menu
table-menu-save = Save game
table-menu-load = Load game
table-menu-replay = Export replay
table-rules = Rules in force
table-rules-changed = Changed for this game
table-rules-usual = As in the edition
table-rules-on = on
table-rules-off = off
table-statistics = Statistics
table-leave = Leave the table
table-resign = Resign
table-resign-ask = Resign?
table-resign-for = Who resigns?
table-resign-do = Resign: { $whose }
table-resign-not = Play on
table-overview = Nations
table-home = Back to the start screen
table-you = you
table-selected = Selected
table-all = All
table-none = None
table-cargo = { $unit } aboard
table-tile-of = { NUMBER($count) } of { NUMBER($there) }
table-tile-fit = { $most ->
    [one] { NUMBER($most) } fits aboard
   *[other] { NUMBER($most) } fit aboard
  }
table-range-left = Can still fly { $steps ->
    [0] no farther
    [one] { NUMBER($steps) } space
   *[other] { NUMBER($steps) } spaces
  } this turn.
table-win = win
table-risky = The attack on { $place } is ordered at { $percent } %. Undo takes it back.
table-fewer = One { $unit } fewer
table-more = One { $unit } more
table-next-stack = Next unmoved stack
table-threats = Show threats
table-threats-off = Hide threats
table-orders = Orders
table-log = Log
table-remove-order = Remove the orders to { $place }
table-preset-world = World
table-preset-europe = Europe
table-preset-pacific = Pacific
table-undo = Undo
table-redo = Redo
table-undo-all = Undo all
table-other-click = A click takes up the units there. To move there: Enter, or drag.
table-other-aimed = Enter moves there. To take up the units there instead: click.
table-other-tap = Tap again to take up the units there instead.
table-undone = Something is left undone
table-undone-unknown = No answer yet about what is left undone
table-warn-anyway = Do it anyway
table-warn-back = Not yet
table-confirm-next = End this phase?
table-moving = { $nation } is deciding
table-moving-person = { $nation } is deciding ({ $name })
table-moving-why = Meanwhile, you can look around the map.
table-skip = Show the result at once
table-pause = Pause
table-go-on = Resume
table-follow = Follow the moves
table-paused = Paused. { $count ->
    [0] Nothing more has happened yet.
    [one] { $count } move is waiting.
   *[other] { $count } moves are waiting.
    }
table-thinking = { $nation } is thinking
table-fast = Fast computer turns
table-fast-text = Their moves are not shown one by one; you see the result at once.
table-hint = Hint
table-hint-title = What a good player would do
table-hint-asking = Thinking it over…
table-hint-do = Do it
table-hint-dismiss = Dismiss
table-reconnecting = Reconnecting, your moves are safe
table-opening = Opening the table…
table-gone = Table not found
table-gone-why = The link is old, or the game was deleted.
table-over-title = { $count ->
    [one] { $winner } has won
   *[other] { $winner } have won
  }
table-over-nobody = The game is over
table-over-ending = How the game went
table-over-how = { $how }
table-look-back = Look back at the game
table-save = Save as a file
table-seen = Save what { $nation } saw
table-seen-note = Only what this player has seen and may know; nothing the others keep hidden.
table-share = Share as a web page
table-seats = Seats
table-ahead = Standing answers
table-ahead-why = What is done in your name without asking you. The log says where that happened, and you can change it at any time, even in a battle. Nobody else sees it.
table-ahead-sooner = { $unit }: lose it sooner
table-take-seat = { $nation } is played by a computer. Whoever takes over the seat sees everything it holds and knows, and the log tells everyone that it was taken over.
table-take-seat-yes = Take over { $nation }
table-seat-human = person
table-seat-computer = computer
table-close = Close
table-owner = Belongs to { $nation }
table-neutral = Neutral
table-area-empty = No units
table-area-odds = , { $percent } percent
table-card = About { $name }
table-whole-map = Whole map
table-replay-note = The page contains the whole game and needs no server.
table-now = now: { $round ->
    [0] setup
   *[other] round { NUMBER($round) }
}, { $nation }
table-warn-first = Still to do
table-dock = Your controls
table-back-to-battle = Back to the battle
table-preset-americas = Americas
table-preset-africa = Africa
table-preset-mediterranean = Mediterranean
table-preset-russia = Russia
table-preset-china = China
table-preset-america = America
table-pass = Pass the device to { $nation }
table-pass-person = Pass the device to { $name } ({ $nation })
table-pass-why = What the others hold stays hidden until the next player is ready.
table-pass-ready = I am playing { $nation }
table-pass-undo = Take back the last step
table-menu-owed = { NUMBER($count) } in all
table-menu-need = { $group }: { NUMBER($has) } of { $range }
table-menu-again = Start over
table-menu-target = Where to or with whom
table-recap = While you were away
table-recap-since = Since your last turn: { $nations }
table-recap-so-far = So far: { $nations }
table-recap-watch = Watch these turns
table-recap-show = Show this when my turn begins
table-recap-close = Close
table-recap-begin = Begin my turn
table-recap-danger = Capitals in danger
table-recap-danger-line = { $place }: { $nation } could take it next turn, { $percent } %
table-recap-find = Show on the map
table-recap-none = Nothing has happened since your last turn.
table-doing = { $nation }: { $phase }

## Help: what one does now, on the map and with the buttons; one thing a line

table-help-now = What to do now
table-help-map = On the map
table-help-buttons = Buttons
table-help-tap = A tap only aims; the filled button below gives the order.
table-help-waiting = Others have the turn, and there is nothing to decide. A battle or a question that needs you opens by itself.
    .title = Others have the turn
    .map =
        Drag it to look around; turn the wheel or pinch to zoom.
        Any area: its card, with owner and units.
    .buttons =
        Pause: their moves wait until you let them go on.
        Fast computer turns: only what came of them is shown.
        Log: all that has happened; a line leads to its moment.
table-help-away = A battle waits while you look at the map. It must be decided before anything else.
    .title = A battle waits
    .map = Any area: its card, with owner and units.
    .buttons = Back to the battle: opens the battle board again.
table-help-past = You are looking at an earlier moment. Nothing here changes the game.
    .title = The time machine
    .map = Any area: its card, as it was then.
    .buttons =
        Slider and arrows: go through the game by entry, turn or battle.
        Play: the game goes on from there by itself.
        Play on from here: makes a copy that you can play differently.
        Back to now: closes the time machine.
table-help-over = The game is over. You can look at how it went, and begin again.
    .title = The game is over
    .map = Any area: its card, with owner and units.
    .buttons =
        How it went: turning points, luck and decisive battles.
        Time machine: every moment of the game.
