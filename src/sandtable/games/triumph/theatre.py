"""The map as the moving faction sees it: where enemies are, where it is at home, what it may enter."""

from __future__ import annotations

from msgspec import Struct

from .blocks import NEUTRAL, factions, is_mobile_ground
from .board import Board, board
from .control import NOBODY, is_enemy_land
from .data import setup_table
from .state import State, enemies, is_warring
from .technology import has

WINTER = "winter"
WINTER_COUNTRY = "ussr"


class Theatre(Struct, frozen=True, eq=False):
    """What a faction's moves are judged by, worked out once."""

    state: State
    seat: str
    board: Board
    foes: frozenset[str]
    """Areas with units that fight the faction."""
    hunted: frozenset[str]
    """Waters in which enemy submarines have escaped."""
    mine: frozenset[str]
    """Areas with own units."""
    ground: frozenset[str]
    """Those with own tanks or infantry."""
    home: frozenset[str]
    """Own land."""
    enter: frozenset[str]
    """Land that own units may enter: the own, the enemy's, and armed minors that somebody attacked."""
    hostile: frozenset[str]
    """Land of it that is not the own."""
    enemy_straits: frozenset[str]
    passes: frozenset[str]
    """Straits that ships pass."""
    targets: frozenset[str]
    """Empty main capitals that air forces may bomb."""
    emergency: bool
    is_winter: bool
    kept_home: bool
    """American units may not leave the USA."""

    def is_open(self, area: str) -> bool:
        """Whether units move there as at home: water without enemies, own land without enemies."""
        if area in self.foes:
            return False
        return area in self.home or self.board.areas[area].is_water

    def may_attack(self, area: str) -> bool:
        """Whether aggression there is allowed: on an emergency card only own battles are joined."""
        return not self.emergency or (area in self.mine and area in self.foes)

    def is_allowed(self, nation: str, area: str) -> bool:
        """Whether units of a nation may be there in this turn at all."""
        country = self.board.areas[area].country
        if self.is_winter and country != WINTER_COUNTRY:
            return False
        return not (self.kept_home and nation == "usa" and country != "usa")


def theatre(state: State, seat: str) -> Theatre:
    """The map as the faction sees it now."""
    land, against = board(), enemies(state, seat)
    foes, mine, ground, hunted, peaceful = _standing(state, seat, against)
    home = frozenset(a for a, who in state.control.items() if who == seat)
    enter = {a for a in _enterable(state, seat, against) if a not in peaceful} | home
    turn = state.turn
    is_active = turn is not None and turn.seat == seat
    return Theatre(
        state=state,
        seat=seat,
        board=land,
        foes=foes,
        hunted=hunted,
        mine=mine,
        ground=ground,
        home=home,
        enter=frozenset(enter),
        hostile=frozenset(enter - home),
        enemy_straits=frozenset(a for a in _straits() if is_enemy_land(state, seat, a)),
        passes=_passes(state, seat, home),
        targets=_targets(state, seat, against),
        emergency=is_active and turn is not None and turn.emergency,
        is_winter=is_active and state.phase == WINTER,
        kept_home=not is_warring(state, "west"),
    )


def _straits() -> tuple[str, ...]:
    return tuple(a for a, row in board().areas.items() if row.is_strait)


def _standing(
    state: State, seat: str, against: frozenset[str]
) -> tuple[frozenset[str], frozenset[str], frozenset[str], frozenset[str], frozenset[str]]:
    foes: set[str] = set()
    hunted: set[str] = set()
    mine, ground, peaceful = set(), set(), set()
    side_of = factions()
    for area, blocks in state.units.items():
        for block in blocks:
            who = side_of[block.nation]
            if who == seat:
                if not block.escaped:
                    mine.add(area)
                    if is_mobile_ground(block):
                        ground.add(area)
            elif who == NEUTRAL or who in against:
                (hunted if block.escaped else foes).add(area)
            else:
                peaceful.add(area)
    return frozenset(foes), frozenset(mine), frozenset(ground), frozenset(hunted), frozenset(peaceful)


def _enterable(state: State, seat: str, against: frozenset[str]) -> list[str]:
    """Land of others that may be entered without a declaration."""
    found = []
    for area, row in board().areas.items():
        who = state.control.get(area, NOBODY)
        if row.country and (who in against or (not who and state.armed.get(row.country))):
            found.append(area)
    return found


def _passes(state: State, seat: str, home: frozenset[str]) -> frozenset[str]:
    limited = setup_table().territorial.straits if state.rules.territorial_straits else ()
    return frozenset(
        a for a in _straits() if a in home or (a not in limited and not is_enemy_land(state, seat, a))
    )


def _targets(state: State, seat: str, against: frozenset[str]) -> frozenset[str]:
    if not has(state, seat, "precision_bombsight"):
        return frozenset()
    mains = (setup_table().seats[s].main for s in against)
    return frozenset(a for a in mains if state.control.get(a) in against)
