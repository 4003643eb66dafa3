"""Leaving a battle: submarines that dive, the attacker's retreat (lines 892-896, 930-936, 976-980)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.melee import on
from ..core.pieces import Piles, total
from ..core.position import is_friendly_land
from ..core.withdraw import slipped_away, withdrawn
from .data import roster
from .engaged import DROPPED, LANDED, SEA, attackers, defenders, is_hostile
from .fire import has_hunters
from .losses import trap_guests
from .state import State, Stepping

AIR = roster().air

# Submarines


def submarines(state: State, nation: str) -> Piles:
    """Those of a nation in the battle."""
    space, dives = on(state).space, state.rules.roster.having["submerges"]
    there = attackers(state, space) if nation == state.seat else defenders(state, space)
    return tuple(p for p in there if p.kind in dives and p.nation == nation)


def who_may_dive(state: State) -> tuple[str, ...]:
    """The nation that decides now about its submarines: the attacker first, then the defenders in turn.

    None may dive that a destroyer of the other side hunts (line 932).
    """
    battle = state.battle
    assert battle is not None
    order, seat = state.rules.order, state.seat
    hunted = has_hunters(attackers(state, battle.space)), has_hunters(defenders(state, battle.space))
    at = order.index(seat)
    for nation in (*order[at:], *order[:at]):
        if nation not in battle.decided and not hunted[nation == seat] and submarines(state, nation):
            return (nation,)
    return ()


def why_not_dive(state: State, seat: str, count: int) -> Refusal | None:
    has = total(submarines(state, seat))
    return None if 1 <= count <= has else refuse("bad_count", "17.submarines", has=has, count=count)


def dived(step: Stepping, seat: str, count: int) -> None:
    """So many go under and stay behind; the others fight this round."""
    battle = on(step.state)
    if count:
        step.state = slipped_away(step.state, submarines(step.state, seat), count, battle.space, "")
        step.tell("submerged", space=battle.space, by=seat, count=count)
    fighting = step.state.battle
    assert fighting is not None
    step.state = replace(step.state, battle=replace(fighting, decided=(*fighting.decided, seat)))


# The retreat of the attacker


def leaving(state: State) -> Piles:
    """All that retreats together; at sea everything that did not dive.

    Troops from ships never do, and paratroopers only with units that came over land (lines 896, 1182).
    """
    mine = tuple(p for p in attackers(state, on(state).space) if p.task != LANDED)
    if any(p.task != DROPPED and p.kind not in AIR for p in mine):
        return mine
    return tuple(p for p in mine if p.task != DROPPED)


def retreat_spaces(state: State) -> tuple[str, ...]:
    """Where the attackers may go: friendly spaces from which one of them came; zones that were friendly
    when the turn began (line 978)."""
    battle = state.battle
    assert battle is not None
    if battle.kind == SEA:
        hostile = state.turn.hostile
        return tuple(z for z in battle.origins if z not in hostile and not is_hostile(state, z))
    return tuple(t for t in battle.origins if is_friendly_land(state, t))


def has_surface(state: State) -> bool:
    """Whether something retreats that cannot stay in the air."""
    return any(p.kind not in AIR for p in leaving(state))


def can_break_off(state: State) -> bool:
    """Whether aircraft leave by themselves: nothing else could (line 896)."""
    return bool(leaving(state)) and not has_surface(state)


def can_retreat(state: State) -> bool:
    """Whether the attacker may leave at all."""
    return can_break_off(state) or (has_surface(state) and bool(retreat_spaces(state)))


def why_not_retreat(state: State, to: str) -> Refusal | None:
    if not leaving(state):
        return refuse("no_retreat_from_landing", "14.land", space=on(state).space)
    if not to:
        return None if can_break_off(state) else refuse("name_a_space", "17.retreat")
    if not has_surface(state):
        return refuse("aircraft_only", "17.retreat")
    battle = state.battle
    assert battle is not None
    if to not in battle.origins:
        return refuse("not_an_origin", "17.retreat", space=to)
    if to not in retreat_spaces(state):
        return refuse("was_hostile", "17.retreat", space=to)
    return None


def retreated(step: Stepping, to: str) -> None:
    """Ships and land units go to one space; aircraft stay and land in the noncombat move.

    Guests go with their carriers, trapped aboard those that are damaged (line 1524).
    """
    space = on(step.state).space
    if step.state.rules.board.is_sea(space):
        trap_guests(step, space)
    state = step.state
    step.state = withdrawn(state, leaving(state), space, to)
    step.tell("retreated", space=space, to=to, by=state.seat)
