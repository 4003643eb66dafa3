"""What is shown unasked: the odds of all battles, warnings, and the board of the battle that is on."""

from __future__ import annotations

from typing import Any

from ....games.axis.core.actions import Done
from ....kernel.protocol import Decide, Entry
from ..decide import CASUALTIES
from ..edition import Edition
from ..position import Position
from ..reader import battles_of
from .battles import is_open, odds_of_all, open_odds
from .columns import attacking, defending
from .losses import after, proposal
from .shapes import BattleBoard, BattleOdds, Brief, Losses
from .warnings import warnings


def brief(edition: Edition, state: Position, seats: tuple[str, ...]) -> Brief:
    """The brief of whoever holds these seats."""
    if state.battle is None:
        then, following = _closed(edition, state)
        is_known = following and is_open(edition, state)
        battles = odds_of_all(edition, then) if is_known else open_odds(edition, state)
        return Brief(battles, warnings(edition, state), following=following)
    battles = open_odds(edition, state)
    board = _board(edition, state, seats, battles)
    told = [board.odds if board.odds and _is_on(state, one) else one for one in battles]
    return Brief(told, warnings(edition, state), board)


def _board(
    edition: Edition, state: Position, seats: tuple[str, ...], battles: list[BattleOdds]
) -> BattleBoard:
    on = state.battle
    assert on is not None
    odds = next((one for one in battles if _is_on(state, one)), None)
    losses = _losses(edition, state, seats)
    if losses is not None:
        odds = losses[1]
    fought = edition.count_fought(state)
    is_won = not edition.defenders(state, on)
    return BattleBoard(
        space=on.space,
        kind=on.kind,
        round=on.round,
        step=on.step,
        number=fought + 1,
        of=fought + len(battles_of(edition, state)),
        attacker=attacking(edition, state, on),
        defender=defending(edition, state, on),
        odds=odds,
        losses=losses[0] if losses is not None else None,
        retreats=() if is_won else tuple(space for space in edition.retreats(state) if space),
        is_won=is_won,
    )


def _closed(edition: Edition, state: Position) -> tuple[Any, str]:
    """The position when the phase is closed now, and what comes then; dice still owed belong to the phase.

    "" where it cannot be closed.
    """
    entry = Entry(state.seat, Done())
    if edition.game.check(state, entry) is not None:
        return state, ""
    then = edition.game.apply(state, entry).state
    return then, then.phase if then.seat == state.seat else "turn"


def _is_on(state: Position, one: BattleOdds) -> bool:
    return state.battle is not None and (one.kind, one.space) == (state.battle.kind, state.battle.space)


def _losses(
    edition: Edition, state: Position, seats: tuple[str, ...]
) -> tuple[Losses, BattleOdds | None] | None:
    """The proposal for the first of these seats that must choose casualties."""
    awaited = edition.game.pending(state)
    if not isinstance(awaited, Decide) or awaited.what != CASUALTIES:
        return None
    seat = next((seat for seat in awaited.seats if seat in seats), "")
    return proposal(edition, state, seat) if seat else None


def odds_with_losses(
    edition: Edition, before: Position, state: Position, seat: str, units: dict[str, int]
) -> list[BattleOdds]:
    """The battles when casualties are taken; the one that is on is told even when that ends it."""
    one = after(edition, before, seat, units)
    rest = [other for other in open_odds(edition, state) if one is None or other.space != one.space]
    return rest if one is None else [one, *rest]
