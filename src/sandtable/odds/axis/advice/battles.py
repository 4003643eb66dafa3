"""The battles of a position with their odds: ordered, still to be fought, or just being fought."""

from __future__ import annotations

from msgspec.structs import replace

from ....games.axis.classic.actions import Done
from ....games.axis.classic.game import CLASSIC
from ....games.axis.classic.losses import LOSS_STEPS
from ....games.axis.classic.state import State
from ....games.axis.core.position import enemies, is_enemy
from ....kernel.protocol import Entry
from ...model import OddsError
from ..branches import branches, is_past_flak, is_round_edge
from ..reader import assault_at, battle_at, battles_of, contested_zones
from .figures import ORDERS, assaulted, mixed, solved
from .halfway import rest_of_round
from .losses import after_cheapest
from .raiding import raid_over
from .shapes import BattleOdds


def open_odds(state: State, space: str = "") -> list[BattleOdds]:
    """Every battle of the moving nation: ordered in the combat move, or still to be fought.

    With `space` those for that space alone. In the combat move as if it were closed now. Battles too
    large for odds are left out, and so is a landing while the sea battle before it is in the middle of a
    round.
    """
    if state.phase == "combat_move" and state.flak is None:
        state = CLASSIC.apply(state, Entry(state.seat, Done())).state
    if state.flak is not None:
        return _behind_flak(state, space)
    found = (_one(state, *battle) for battle in battles_of(state) if space in ("", battle[1]))
    return [one for one in found if one is not None]


def _behind_flak(state: State, wanted: str) -> list[BattleOdds]:
    """Guns fire on the way first: every battle over all that they may shoot down."""
    kinds = state.kinds(state.seat)
    parts = branches(state, ORDERS, is_past_flak)
    every = dict.fromkeys(battle for _, now in parts for battle in battles_of(now))
    found: list[BattleOdds] = []
    for kind, space in every:
        if wanted not in ("", space):
            continue
        rows = [(chance, one) for chance, now in parts if (one := _one(now, kind, space)) is not None]
        if rows:
            found.append(mixed(rows, lambda unit: kinds[unit].cost))
    return found


def _one(state: State, kind: str, space: str) -> BattleOdds | None:
    found = _figured(state, kind, space)
    return None if found is None else replace(found, against=_against(state, space))


def _against(state: State, space: str) -> tuple[str, ...]:
    """The enemies who hold a space or stand there, the owner first."""
    owner = state.owner.get(space, "")
    holds = (owner,) if is_enemy(state, owner) else ()
    return tuple(dict.fromkeys((*holds, *(p.nation for p in enemies(state, space)))))


def _figured(state: State, kind: str, space: str) -> BattleOdds | None:
    on = state.battle
    if on is not None and (on.kind, on.space) == (kind, space):
        return running(state)
    try:
        if kind == "raid":
            return raid_over(state, space)
        if kind != "amphibious":
            return replace(solved(battle_at(state, kind, space)), space=space)
        if on is None or is_round_edge(state):
            return _behind_fleets(state, space)
    except OddsError:
        pass
    return None


def _behind_fleets(state: State, coast: str) -> BattleOdds:
    """A landing, and in which zones it waits for a sea battle."""
    found = assaulted(assault_at(state, coast))
    zones = contested_zones(state, coast)
    seas = [replace(sea, space=zone) for zone, sea in zip(zones, found.sea, strict=True)]
    return replace(found, space=coast, sea=seas)


def running(state: State) -> BattleOdds | None:
    """The battle that is on, from where it stands; casualties that are owed are the cheapest."""
    on = state.battle
    assert on is not None
    if on.step in LOSS_STEPS:
        return after_cheapest(state)
    try:
        if on.kind == "raid":
            return raid_over(state, on.space)
        if is_round_edge(state):
            return replace(solved(battle_at(state, on.kind, on.space)), space=on.space)
        return rest_of_round(state)
    except OddsError:
        return None
