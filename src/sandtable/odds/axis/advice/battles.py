"""The battles of a position with their odds: ordered, still to be fought, or just being fought."""

from __future__ import annotations

from msgspec.structs import replace

from ....games.axis.core.actions import Done
from ....games.axis.core.position import COMBAT_MOVE, enemies, is_enemy
from ....kernel.protocol import Entry
from ...model import OddsError
from ..branches import branches, is_past_dice, is_round_edge
from ..edition import Edition, apart_in_short
from ..position import Position
from ..reader import assault_at, battles_of, contested_zones
from .figures import assaulted, mixed, solved
from .halfway import rest_of_round
from .losses import after_cheapest
from .shapes import BattleOdds


def open_odds(edition: Edition, state: Position, space: str = "") -> list[BattleOdds]:
    """Every battle of the moving nation: ordered in the combat move, or still to be fought.

    With `space` those for that space alone. In the combat move as if it were closed now. Battles too
    large for odds are left out, and so is a landing while the sea battle before it is in the middle of a
    round.
    """
    if is_open(edition, state):
        state = edition.game.apply(state, Entry(state.seat, Done())).state
    return odds_of_all(edition, state, space)


def is_open(edition: Edition, state: Position) -> bool:
    """Whether combat moves are still being made."""
    return state.phase == COMBAT_MOVE and not edition.is_before(state)


def odds_of_all(edition: Edition, state: Position, space: str = "") -> list[BattleOdds]:
    """The same once the combat move is closed."""
    if edition.is_before(state):
        return _behind_dice(edition, state, space)
    battles = battles_of(edition, state)
    found = (_one(edition, state, *battle) for battle in battles if space in ("", battle[1]))
    return [one for one in found if one is not None]


def _behind_dice(edition: Edition, state: Position, wanted: str) -> list[BattleOdds]:
    """Dice come first, such as those of guns on the way: every battle over all that may be lost by them."""
    kinds = state.kinds(state.seat)
    parts = branches(edition, state, edition.orders, is_past_dice)
    every = dict.fromkeys(battle for _, now in parts for battle in battles_of(edition, now))
    found: list[BattleOdds] = []
    for kind, space in every:
        if wanted not in ("", space):
            continue
        told = ((chance, _one(edition, now, kind, space)) for chance, now in parts)
        rows = [(chance, one) for chance, one in told if one is not None]
        if rows:
            found.append(mixed(rows, lambda unit: kinds[unit].cost))
    return found


def _one(edition: Edition, state: Position, kind: str, space: str) -> BattleOdds | None:
    found = _figured(edition, state, kind, space)
    return None if found is None else replace(found, against=_against(state, space))


def _against(state: Position, space: str) -> tuple[str, ...]:
    """The enemies who hold a space or stand there, the owner first."""
    owner = state.owner.get(space, "")
    holds = (owner,) if is_enemy(state, owner) else ()
    return tuple(dict.fromkeys((*holds, *(p.nation for p in enemies(state, space)))))


def _figured(edition: Edition, state: Position, kind: str, space: str) -> BattleOdds | None:
    on = state.battle
    if on is not None and (on.kind, on.space) == (kind, space):
        return running(edition, state)
    try:
        if kind in edition.apart:
            return apart_in_short(edition, state, kind, space)
        if kind != "amphibious":
            return replace(solved(edition.battle_at(state, kind, space, ""), edition.orders), space=space)
        if on is None or is_round_edge(edition, state):
            return _behind_fleets(edition, state, space)
    except OddsError:
        pass
    return None


def _behind_fleets(edition: Edition, state: Position, coast: str) -> BattleOdds:
    """A landing, and in which zones it waits for a sea battle."""
    found = assaulted(assault_at(edition, state, coast), edition.landing_orders)
    zones = contested_zones(state, coast)
    seas = [replace(sea, space=zone) for zone, sea in zip(zones, found.sea, strict=True)]
    return replace(found, space=coast, sea=seas)


def running(edition: Edition, state: Position) -> BattleOdds | None:
    """The battle that is on, from where it stands; casualties that are owed are the cheapest."""
    on = state.battle
    assert on is not None
    if on.step in edition.steps.losses:
        return after_cheapest(edition, state)
    try:
        if on.kind in edition.apart:
            return apart_in_short(edition, state, on.kind, on.space)
        if is_round_edge(edition, state):
            battle = edition.battle_at(state, on.kind, on.space, "")
            return replace(solved(battle, edition.orders), space=on.space)
        return rest_of_round(edition, state, edition.orders)
    except OddsError:
        return None
