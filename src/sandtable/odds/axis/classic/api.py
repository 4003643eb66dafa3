"""The calls: one battle from text, all battles of a position, and those that planned moves would bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from ....games.axis.classic.actions import ClassicAction, Done
from ....games.axis.classic.game import CLASSIC
from ....games.axis.classic.state import State
from ....kernel.protocol import Entry, Scalar
from ...answer import Odds, Tally, answer
from ...engine import is_optimal
from ...model import LEAVE, OPTIMAL, STAY, Goal, OddsError, Orders, check_battles, check_method
from ...orders import STANDARD, check_named, parts_of
from .. import referee
from ..positions import odds_at, open_odds
from . import raids
from .edition import EDITION
from .raids import Raid
from .reading import find_unit
from .scene import Text, raiders, scene

GOALS: tuple[Goal, ...] = ("win", "take", "swing")
PARTS = ("attacker", "defender", "attacker_subs", "defender_subs")


def battle(
    attack: str,
    defend: str,
    *,
    edition: str = "2nd",
    at: str = "",
    fleet: str = "",
    ships: str = "",
    tech: str = "",
    options: Mapping[str, Scalar] | None = None,
    orders: str | Orders = "",
    goal: str = "win",
    rounds: int = 0,
    retreat_at: int = 0,
    method: str = "exact",
    battles: int = 2000,
    seed: int = 0,
) -> Odds:
    """The odds of one battle written as text; raises OddsError naming the part that cannot be."""
    asked = read_orders(orders, goal, rounds, retreat_at)
    text = Text(attack, defend, edition, at, fleet, ships, tech, tuple(sorted((options or {}).items())))
    found = scene(text)
    if asked.goal == "take" and found.kind == "sea":
        raise OddsError("goal: a sea zone cannot be taken")
    for side, policy, who in zip(
        referee.sides_of(EDITION, found, asked),
        (asked.attacker, asked.defender),
        ("attacker", "defender"),
        strict=True,
    ):
        check_named(side, policy, who)
    if method == "exact":
        exact = odds_at(EDITION, found.state, found.kind, found.space, asked)
        return replace(exact, space=found.space if at else "")
    check_method(method)
    return replace(played(found, asked, battles, seed), space=found.space if at else "")


def raid_of_text(
    attack: str,
    defend: str,
    *,
    edition: str = "2nd",
    tech: str = "",
    options: Mapping[str, Scalar] | None = None,
    money: int | None = None,
) -> Raid:
    """The damage of a raid by the bombers of `attack`; a gun among `defend` fires at them."""
    text = Text(attack, defend, edition, tech=tech, options=tuple(sorted((options or {}).items())))
    bombers, dice, cost, flak = raiders(text)
    return raids.raid(bombers, dice, flak, money, cost)


def played(found: referee.Scene, orders: Orders, battles: int, seed: int) -> Odds:
    """The odds from battles played through the rules."""
    if is_optimal(orders):
        raise OddsError("method: optimal orders are solved, not played; name fixed orders with --method play")
    check_battles(battles)
    chances = referee.play(EDITION, found, orders, battles, seed)
    seas = [_played(sea, "sea", orders, battles) for sea in chances.seas]
    return replace(_played(chances.whole, found.kind, orders, battles), sea=seas)


def _played(chances: Tally, kind: str, orders: Orders, battles: int) -> Odds:
    return replace(answer(chances, kind, orders), method="play", battles=battles)


def pending(state: State, orders: str | Orders = "", goal: str = "win") -> list[Odds | Raid]:
    """The odds of every battle of the moving nation that stands open in a position.

    While combat moves are being made: those that would be fought if the move were closed now.
    """
    asked = read_orders(orders, goal)
    if state.phase == "combat_move" and state.flak is None:
        state = _done(state, Done())
    return open_odds(EDITION, state, asked)


def preview(
    state: State, planned: Iterable[str | ClassicAction], orders: str | Orders = "", goal: str = "win"
) -> list[Odds | Raid]:
    """The odds of every battle that planned combat moves would bring, as if all else stayed put."""
    for move in planned:
        state = _done(state, move)
    return pending(state, orders, goal)


def _done(state: State, move: str | ClassicAction) -> State:
    try:
        action = CLASSIC.parse(state, state.seat, move) if isinstance(move, str) else move
    except ValueError as error:
        raise OddsError(f"planned: {error}") from error
    entry: Entry[ClassicAction] = Entry(state.seat, action)
    refusal = CLASSIC.check(state, entry)
    if refusal:
        raise OddsError(f"planned: {CLASSIC.write(action)}: {refusal}")
    return CLASSIC.apply(state, entry).state


# Orders


def read_orders(text: str | Orders, goal: str = "win", rounds: int = 0, retreat_at: int = 0) -> Orders:
    """Orders from `attacker=keep_land,defender=2 inf ftr,defender_subs=leave`, `optimal` or `both`.

    A single policy without a name is the attacker's.
    """
    if isinstance(text, Orders):
        return text
    if goal not in GOALS:
        raise OddsError(f"goal: {goal!r} is none of {', '.join(GOALS)}")
    for name, number in (("rounds", rounds), ("retreat_at", retreat_at)):
        if number < 0:
            raise OddsError(f"{name}: a number from 0 on, not {number}")
    found: dict[str, str] = {}
    for part in (part.strip() for part in text.split(",")):
        for name, policy in (_order(part) if part else {}).items():
            if name in found:
                raise OddsError(f"orders: {part!r} contradicts or repeats what was said of the {name}")
            found[name] = policy
    for side in ("attacker", "defender"):
        if found.get(side) == OPTIMAL and f"{side}_subs" in found:
            raise OddsError(f"orders: {side}_subs: an optimal {side} decides that in each round")
    return Orders(**found, rounds=rounds, retreat_at=retreat_at, goal=goal)


def _order(part: str) -> dict[str, str]:
    """What one part of the orders says, by name."""
    if part == "both":
        return {"attacker": OPTIMAL, "defender": OPTIMAL}
    name, equals, value = (piece.strip() for piece in part.partition("="))
    if not equals:
        name, value = "attacker", part
    if name not in PARTS:
        raise OddsError(f"orders: unknown part {name!r}; parts are {', '.join(PARTS)}")
    if not value:
        raise OddsError(f"orders: an order is missing after {part!r}")
    if name.endswith("_subs"):
        if value not in (STAY, LEAVE):
            raise OddsError(f"orders: {name} is stay or leave, not {value!r}")
        return {name: value}
    if value == "both":
        raise OddsError(f"orders: {part!r}: 'both' stands alone; it means both sides are optimal")
    return {name: value if value in (*STANDARD, OPTIMAL) else _custom(value)}


def _custom(text: str) -> str:
    """A custom order with full unit names."""
    words: list[str] = []
    for number, name in parts_of(text):
        try:
            words += [str(number)] * (number is not None) + [find_unit(name, "orders")]
        except OddsError as error:
            policies = ", ".join((*STANDARD, OPTIMAL))
            raise OddsError(f"orders: {name!r} is neither a policy ({policies}) nor a unit") from error
    return " ".join(words)
