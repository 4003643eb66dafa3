### Time machine, log, overview of nations, dice statistics and the replay page.

time-title = Time machine
time-since-start = since start
time-chart-text = { $what } of the nations: { $values }
time-turns = colored bars: turns
time-scrubber = Moment of the game
time-moment = { $when }, { $nation }, { $phase }: { $text }
time-play = Play
time-pause = Pause
time-speed = Speed { $speed }×
time-back-by = Back by one { $unit ->
    [action] action
    [phase] phase
    [turn] turn
    [round] round
   *[battle] battle
    }
time-forward-by = Forward by one { $unit ->
    [action] action
    [phase] phase
    [turn] turn
    [round] round
   *[battle] battle
    }
time-step = Step by
time-unit-action = Action
time-unit-phase = Phase
time-unit-turn = Turn
time-unit-round = Round
time-unit-battle = Battle
time-branch = Play on from here
time-branch-text = makes a copy; your game stays as it is
time-branch-secret = only when the game is over: several people have secrets in it
time-past = you are looking at the past
time-round = Round { NUMBER($round) }
time-when = { $when }, { $nation }
time-back = Back to now
time-start = The start
time-start-text = Nobody has moved yet.
time-lost = { $nation } lost { $units }
time-change-gain = +{ $value } from { $nation }
time-change-worthless = from { $nation }
time-change-neutral = was neutral
time-changed = Changed this turn: { $changes }

## Log

time-log-empty = Nothing has happened yet.
time-log-turn = Round { $round } · { $nation }
time-log-earlier = Show earlier
time-log-go = Look at this moment
time-log-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    }

## Nations

time-nation = Nation

## Dice

time-dice = Dice
time-dice-empty = No dice have been rolled yet.
time-dice-rolled = Dice
time-dice-hits = Hits
time-dice-expected = Expected
time-dice-luck = Luck
time-dice-luck-text = How far the hits are from what was expected, in standard deviations. Anything between −2 and +2 is ordinary luck.
time-dice-all = All
time-dice-several = several nations
time-dice-faces = How often each face came up
time-dice-faces-of = How often each face came up: { $die } ({ NUMBER($thrown) })
time-dice-face = { $face }: { $count } times, { $percent } %
time-dice-even = dashed: what was expected
time-proof = Fair dice
time-proof-text = Before the first roll the dealer committed to a secret key, and every die follows from it. The key is revealed when the game ends; then anyone can recompute every die.
time-proof-commitment = Commitment
time-proof-key = Key
time-proof-hidden = revealed at the end of the game
time-proof-rolls = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
    }
time-proof-how = To check: save the finished game as a file and run
time-copy = Copy
time-copied = Copied

## Replay page

time-replay = Replay
time-replay-language = Language
time-replay-theme = Light or dark
time-replay-missing = This page contains no game.
time-tab-log = Log
time-tab-nations = Nations
time-tab-dice = Dice
time-panels = Panels
