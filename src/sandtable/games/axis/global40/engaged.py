"""Who takes part in a battle, and where battles must be fought.

Rule book, lines 743-745, 808-816, 850-876, 920-928.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..core.facilities import is_working
from ..core.pieces import Pile, Piles
from ..core.position import own
from ..core.queue import mark
from ..core.transport import has_landings
from ..core.whereabouts import spaces_in, whereabouts
from .data import roster
from .state import State

RAID, LAND, SEA = "raid", "land", "sea"
"""The kinds of battle."""
KAMIKAZE, ASSAULT = "kamikaze", "assault"
"""Noted like battles: markers were spent in a zone; a landing was announced on a coast."""
RAIDING, ESCORTING = "raid", "escort"
SCRAMBLED, INTERCEPTING = "scrambled", "intercept"
LANDED, DROPPED = "landed", "para"
SUBMERGED, TRAPPED, WITHDRAWN = "submerged", "trapped", "withdrawn"
ASIDE, FLAK = roster().having["aside"], roster().having["flak"]
ELSEWHERE = frozenset({RAIDING, ESCORTING, INTERCEPTING, SUBMERGED, TRAPPED, WITHDRAWN})
"""Tasks of pieces in a space that do not fight for it: those of raids, and what dived, left, or is cargo."""


def attackers(state: State, space: str) -> Piles:
    """The moving nation's pieces that fight in a space; allies of the attacker stay out (line 928)."""
    seat = state.seat
    return tuple(
        [p for p in state.at(space) if p.nation == seat and p.task not in ELSEWHERE and p.kind not in ASIDE]
    )


def defenders(state: State, space: str) -> Piles:
    """The pieces that fight for a space: on land all of the other side, at sea enemies of the attacker.

    In land that may be attacked stands nobody else; the army of a neutral is an opponent's (line 351).
    """
    relations, found = state.relations, list[Pile]()
    friends, foes = relations.friends[state.seat], relations.foes[state.seat]
    on_land = space in state.owner
    for p in state.at(space):
        is_theirs = p.nation not in friends if on_land else p.nation in foes
        if is_theirs and p.task not in ELSEWHERE and p.kind not in ASIDE:
            found.append(p)
    return tuple(found)


def contacts(state: State) -> list[str]:
    """The spaces where pieces of the moving nation are with pieces of the other side, whatever they do."""
    known, friends = whereabouts(state), state.relations.friends[state.seat]
    others = known.of(nation for nation in known.nations if nation not in friends)
    return spaces_in(state, known.of((state.seat,)) & others)


def without_guns(state: State, piles: Piles) -> Piles:
    """Those that are no guns: guns alone do not hold land (lines 908, 1394)."""
    return tuple([p for p in piles if p.kind not in FLAK])


def raiders(state: State, space: str) -> Piles:
    """The bombers on a raid there."""
    return tuple([p for p in state.at(space) if p.task == RAIDING and p.nation == state.seat])


def escorts(state: State, space: str) -> Piles:
    return tuple(p for p in own(state, space) if p.task == ESCORTING)


def interceptors(state: State, space: str) -> Piles:
    return tuple(p for p in state.at(space) if p.task == INTERCEPTING)


def is_fought(state: State, kind: str, space: str) -> bool:
    """Whether a battle of this kind was fought there this turn."""
    return mark(kind, space) in state.turn.fought


def is_raid_due(state: State, space: str) -> bool:
    return bool(raiders(state, space)) and not is_fought(state, RAID, space)


def is_contested(state: State, space: str) -> bool:
    """Whether land is fought for: by attackers that meet more than guns."""
    return bool(attackers(state, space)) and bool(without_guns(state, defenders(state, space)))


def surface_foes(state: State, zone: str) -> Iterator[Pile]:
    """Enemy warships that make a zone hostile (line 282)."""
    foes, surface = state.relations.foes[state.seat], state.rules.surface
    return (p for p in state.at(zone) if p.nation in foes and p.kind in surface)


def is_hostile(state: State, zone: str) -> bool:
    return next(surface_foes(state, zone), None) is not None


def scrambled(state: State, zone: str) -> Piles:
    """Enemy aircraft that took off to defend the zone."""
    return tuple(p for p in state.at(zone) if p.task == SCRAMBLED)


def must_clear(state: State, zone: str) -> bool:
    """Whether enemies in a zone are fought by whoever goes there (lines 686, 862).

    Warships on the surface and scrambled aircraft always, submarines and transports where that was ordered.
    """
    if is_hostile(state, zone) or scrambled(state, zone):
        return True
    return zone in state.turn.attacked and bool(defenders(state, zone))


def is_sea_battle_due(state: State, zone: str) -> bool:
    return not is_fought(state, SEA, zone) and must_clear(state, zone) and bool(attackers(state, zone))


def kind_of_battle(state: State, space: str) -> str:
    """The battle to be fought next in a space where both sides have pieces, "" for none."""
    if space not in state.owner:
        return SEA if is_sea_battle_due(state, space) else ""
    if is_raid_due(state, space):
        return RAID
    return LAND if is_contested(state, space) and not is_fought(state, LAND, space) else ""


def threatened_zones(state: State) -> tuple[str, ...]:
    """Zones that are attacked, or from which troops are to land, in the order of the board."""
    owner, index = state.owner, state.rules.board.index
    found = {zone for zone in contacts(state) if zone not in owner and is_sea_battle_due(state, zone)}
    found.update(landing_zones(state))
    return tuple(sorted(found, key=index.__getitem__))


def landing_zones(state: State) -> list[str]:
    """Zones from which troops of the moving nation are ordered ashore."""
    return [zone for zone in spaces_in(state, whereabouts(state).bound) if has_landings(state, zone)]


def has_army(state: State, space: str) -> bool:
    """Whether attackers are left that can take land (lines 988-990, 1303)."""
    occupies = roster().having["occupies"]
    return any(p.kind in occupies for p in attackers(state, space))


def is_operative(state: State, pile: Pile) -> bool:
    """Whether a facility works (lines 1277, 1299)."""
    return is_working(pile, state.kinds(pile.nation))
