"""Casualties proposed: the cheapest, unless others leave so much better odds that they are worth it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ....games.axis.core.pieces import Piles
from ....games.axis.core.touchdown import count_lost
from ....kernel.protocol import Refusal
from ...model import OddsError, Orders
from ..edition import Edition
from ..position import Position
from ..sides import worth
from .choices import possible
from .halfway import once_taken
from .shapes import BattleOdds, Choice, Losses

WIN = 100.0
"""IPC that reaching the aim is worth beside what is lost for it: an IPC for each percent."""
TURNS = 3
"""Turns for which the income of a territory is counted."""
COMPLEX = 10
"""IPC that a complex in the territory is worth."""
PERCENT = 0.01
NOTICED = 1.0
"""Chances and IPC that differ by less are alike to a person."""


class Tried(Struct, frozen=True):
    """A choice with the odds after it, and how good it is for the one who chooses."""

    units: dict[str, int]
    odds: BattleOdds
    win: float
    holds: float
    """The chance that the territory is the side's own in the end; 0 at sea."""
    ipc: float
    """What the enemy may be expected to lose more than the side itself, fighters without a deck counted."""
    merit: float
    cost: int


def proposal(
    edition: Edition, state: Position, seat: str, aim: float = WIN
) -> tuple[Losses, BattleOdds | None]:
    """What the seat should lose, up to two alternatives that have something for them, and the odds after it.

    The best is the one with the greatest sum of the chance in percent (at sea to win, on land half of
    it to win and half to take the territory or keep it), the IPC that the enemy may be expected to lose
    more than oneself, and what the territory is worth with the chance to have it. `aim` is what a
    certain win counts beside that. Attackers on land lose the cheapest later on, too, or keep one army to
    the last, whichever of them makes the sum greater.
    """
    choices = list(possible(edition, state, seat))
    found = (_tried(edition, state, seat, units, aim) for units in choices)
    tried = [one for one in found if one is not None]
    if not tried:
        return Losses(seat, choices[0], 0.0, 0.0, []), None
    best, *others = _frontier(tried)
    alternatives = [
        Choice(one.units, one.win, one.odds.takes, one.odds, one.ipc - best.ipc) for one in others[:2]
    ]
    return Losses(seat, best.units, best.win, best.odds.takes, alternatives), best.odds


def _frontier(tried: list[Tried]) -> list[Tried]:
    """The best choice, then those that are not beaten in everything by a better one; none twice."""
    kept: list[Tried] = []
    for one in sorted(tried, key=lambda one: (-round(one.merit, 9), one.cost)):
        if not any(_is_as_good(other, one) for other in kept):
            kept.append(one)
    return kept


def _is_as_good(one: Tried, other: Tried) -> bool:
    """Whether a choice is as good in chances and money, as far as a person would notice."""
    return (
        one.win > other.win - PERCENT and one.holds > other.holds - PERCENT and one.ipc > other.ipc - NOTICED
    )


def _tried(edition: Edition, state: Position, seat: str, units: dict[str, int], aim: float) -> Tried | None:
    lost = _lost(edition, state, seat, units)
    odds = _odds_without(edition, state, lost, edition.orders) if lost else None
    if lost is None or odds is None:
        return None
    plain = _weighed(edition, state, seat, units, lost, odds, aim)
    if not _may_keep(state, seat, odds, aim):
        return plain
    kept = _odds_without(edition, state, lost, edition.landing_orders)
    if kept is None:
        return plain
    return max(plain, _weighed(edition, state, seat, units, lost, kept, aim), key=lambda one: one.merit)


def _may_keep(state: Position, seat: str, odds: BattleOdds, aim: float) -> bool:
    """Whether attackers would win without taking the land so often that keeping an army may be worth it."""
    if odds.kind != "land" or not state.relations.allied(state.seat, seat):
        return False
    return (aim / 2 + _prize(state)) * (odds.win - odds.takes) > NOTICED


def _weighed(
    edition: Edition,
    state: Position,
    seat: str,
    units: dict[str, int],
    lost: Piles,
    odds: BattleOdds,
    aim: float,
) -> Tried:
    sign = 1 if state.relations.allied(state.seat, seat) else -1
    win = odds.win if sign > 0 else odds.lose
    ipc = sign * (odds.swing - _stranded(edition, state, lost))
    merit = aim * _aim(odds, win, sign) + ipc + sign * _prize(state) * odds.takes
    holds = 0.0 if odds.kind == "sea" else odds.takes if sign > 0 else 1.0 - odds.takes
    return Tried(units, odds, win, holds, ipc, merit, _cost(state, lost))


def _aim(odds: BattleOdds, win: float, sign: int) -> float:
    return win if odds.kind == "sea" else (win + sign * odds.takes) / 2


def _prize(state: Position) -> int:
    """What the territory fought for is worth: income for some turns, its complex, a capital's money."""
    on = state.battle
    if on is None or on.space not in state.owner:
        return 0
    owner, board = state.owner[on.space], state.rules.board
    built = any(p.kind in state.rules.roster.makes for p in state.at(on.space))
    money = state.ipc.get(owner, 0) if board.capital_of.get(on.space) == owner else 0
    return TURNS * board.value[on.space] + COMPLEX * built + money


def _stranded(edition: Edition, state: Position, lost: Piles) -> int:
    """IPC of the attackers' fighters that lose their last deck with these carriers."""
    roster, kinds = state.rules.roster, state.kinds(state.seat)
    if not any(p.kind in roster.decks and p.nation == state.seat for p in lost):
        return 0
    th, now = edition.theatre(state), edition.without(state, lost)
    cost = min(kinds[kind].cost for kind in roster.deck_load)
    return max(0, count_lost(now, th) - count_lost(state, th)) * cost


# The odds after casualties


def after_cheapest(edition: Edition, state: Position) -> BattleOdds | None:
    """The odds of the battle that is on when its owner takes the cheapest casualties."""
    owner = edition.exposed(state)[0].nation
    lost = _lost(edition, state, owner, next(possible(edition, state, owner)))
    return _odds_without(edition, state, lost, edition.orders) if lost else None


def after(edition: Edition, state: Position, seat: str, units: dict[str, int]) -> BattleOdds | None:
    """The odds of the battle that is on when these casualties are taken, as `proposal` counts them.

    None where there are none: no battle, or one that is over, other casualties owed, or too many pieces.
    """
    found = _tried(edition, state, seat, units, WIN)
    return None if found is None else found.odds


def _lost(edition: Edition, state: Position, seat: str, units: dict[str, int]) -> Piles | None:
    on = state.battle
    if on is None or edition.is_before(state) or on.step in edition.steps.aftermath:
        return None
    lost = edition.resolve(state, seat, units)
    return None if isinstance(lost, Refusal) else lost


def _odds_without(edition: Edition, state: Position, lost: Piles, orders: Orders) -> BattleOdds | None:
    on = state.battle
    assert on is not None
    try:
        odds = once_taken(edition, edition.without(state, lost), orders)
    except OddsError:
        return None
    cost = _cost(state, lost)
    mine, theirs = (cost, 0) if on.step in edition.steps.attackers_lose else (0, cost)
    return replace(
        odds,
        space=on.space,
        attacker_loss=odds.attacker_loss + mine,
        defender_loss=odds.defender_loss + theirs,
        swing=odds.swing + theirs - mine,
    )


def _cost(state: Position, lost: Piles) -> int:
    return sum(worth(state, p) * p.count for p in lost)
