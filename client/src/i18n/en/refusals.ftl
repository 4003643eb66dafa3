### Refusals that all games share: of the server, of the log, and of orders that make no sense anywhere. A game may say its own instead.

refusals-bad_action = That order makes no sense here ({ $text }).
refusals-cannot_be_hit = Not all of the { $hits } hits can fall on these units.
refusals-cannot_redo = There is nothing more to redo.
refusals-cannot_remove = This order can no longer be taken back.
refusals-decide_yourself = Decide for yourself: the chance of winning is below { $mark } %.
refusals-dice_owed = The dice must be rolled first.
refusals-game_over = The game is over.
refusals-line_lost = The connection is lost. Wait a moment.
refusals-name_a_seat = Say who this is for: { $seats }.
refusals-no_action = That is not an order.
refusals-no_advisor = There is no advisor for this game.
refusals-no_hint = There is no hint for this moment.
refusals-no_units = Choose units first.
refusals-not_your_decision = This is not your decision.
refusals-nothing_to_recall = There is no choice to take back.
refusals-not_your_seat = { $seat } is not yours to play.
refusals-only_watching = You are watching this game, not playing it.
refusals-others_first = Other units are hit first: { $owed } of these are lost, { $named } were chosen.
refusals-stale_version = The game has moved on; look again.
refusals-take_the_device = First confirm on this device that you are playing this seat.
refusals-too_many_questions = No more than { $most } at a time; wait until one is done.
refusals-unknown = That cannot be done now.
refusals-unknown_unit = There is no unit “{ $unit }”.
