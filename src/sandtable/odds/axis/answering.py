"""The odds of a battle that was written as text, exact or played, and planned orders carried out."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from ...kernel.protocol import Action, Entry, Game
from ..answer import Odds, Tally, answer
from ..engine import is_optimal
from ..model import OddsError, Orders, check_battles, check_method
from ..orders import check_named
from . import referee
from .edition import Combat
from .positions import odds_at, odds_behind_dice
from .referee import Scene


def answered(edition: Combat, found: Scene, asked: Orders, method: str, battles: int, seed: int) -> Odds:
    """The odds of a scene; raises OddsError where orders do not fit it."""
    if asked.goal == "take" and found.kind == "sea":
        raise OddsError("goal: a sea zone cannot be taken")
    for side, policy, who in zip(
        referee.sides_of(edition, found, asked),
        (asked.attacker, asked.defender),
        ("attacker", "defender"),
        strict=True,
    ):
        check_named(side, policy, who)
    if method == "exact":
        if edition.is_before(found.state):
            return odds_behind_dice(edition, found.state, found.kind, found.space, asked)
        return odds_at(edition, found.state, found.kind, found.space, asked)
    check_method(method)
    return played(edition, found, asked, battles, seed)


def played(edition: Combat, found: Scene, orders: Orders, battles: int, seed: int) -> Odds:
    """The odds from battles played through the rules."""
    if is_optimal(orders):
        raise OddsError("method: optimal orders are solved, not played; name fixed orders with --method play")
    check_battles(battles)
    chances = referee.play(edition, found, orders, battles, seed)
    seas = [_played(sea, "sea", orders, battles) for sea in chances.seas]
    return replace(_played(chances.whole, found.kind, orders, battles), sea=seas)


def _played(chances: Tally, kind: str, orders: Orders, battles: int) -> Odds:
    return replace(answer(chances, kind, orders), method="play", battles=battles)


def done(edition: Combat, state: Any, move: str | Action) -> Any:
    """The position after an action of the moving nation, as text or not; raises OddsError."""
    game: Game[Any, Any, Any] = cast(Any, edition.game)
    try:
        action = game.parse(state, state.seat, move) if isinstance(move, str) else move
    except ValueError as error:
        raise OddsError(f"planned: {error}") from error
    entry: Entry[Any] = Entry(state.seat, action)
    refusal = game.check(state, entry)
    if refusal:
        raise OddsError(f"planned: {game.write(action)}: {refusal}")
    return game.apply(state, entry).state
