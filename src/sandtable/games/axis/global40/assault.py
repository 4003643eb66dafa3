"""Amphibious assaults: landings without an escort, troops going ashore, ships in support.

Rule book, lines 723-737, 782, 850-900.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.pieces import Pile, Piles, add, counted, total
from ..core.position import own, with_all_piles
from ..core.transport import has_landings
from ..core.whereabouts import spaces_in, whereabouts
from .engaged import KAMIKAZE, LANDED, SEA, is_fought, must_clear
from .state import State


def unescorted(state: State) -> tuple[str, ...]:
    """Zones from which no troops may land: enemy submarines are ignored there, and no warship is along.

    Line 782, reading A50.
    """
    foes, dives = state.relations.foes[state.seat], state.rules.roster.having["submerges"]
    return tuple(
        zone
        for zone in spaces_in(state, whereabouts(state).bound)
        if any(p.nation in foes and p.kind in dives for p in state.at(zone))
        and has_landings(state, zone)
        and not must_clear(state, zone)
        and not any(p.kind in state.rules.warships for p in own(state, zone))
    )


def why_not_land(state: State) -> Refusal | None:
    """Why the combat move cannot be closed with these landings."""
    zones = unescorted(state)
    return refuse("no_escort", "14.escort", spaces=zones) if zones else None


# Bombardment (lines 880-886)


def landed(state: State, space: str) -> Piles:
    """Troops that came ashore there from ships."""
    return tuple(p for p in own(state, space) if p.task == LANDED)


def _calm_zones(state: State, space: str) -> tuple[str, ...]:
    """The zones that troops landed from without a battle in them, and without a kamikaze."""
    zones = dict.fromkeys(p.came for p in landed(state, space))
    return tuple(z for z in zones if not is_fought(state, SEA, z) and not is_fought(state, KAMIKAZE, z))


def _gunners(state: State, zone: str) -> Iterator[Pile]:
    """Ships there that have not fired yet."""
    guns = state.rules.roster.having["bombards"]
    return (p for p in own(state, zone) if p.kind in guns and p.task == "")


def supporting(state: State, space: str) -> dict[str, int]:
    """Ships that could support a landing, by kind, the strongest first."""
    kinds, found = state.kinds(state.seat), dict[str, int]()
    for zone in _calm_zones(state, space):
        for p in _gunners(state, zone):
            found[p.kind] = found.get(p.kind, 0) + p.count
    return dict(sorted(found.items(), key=lambda item: -kinds[item[0]].attack))


def fullest_support(state: State, space: str) -> dict[str, int]:
    """As many ships as may bombard, the strongest first: one for each unit that landed."""
    left, found = total(landed(state, space)), dict[str, int]()
    for kind, count in supporting(state, space).items():
        part = min(left, count)
        if part:
            found[kind] = part
            left -= part
    return found


def choices_of_support(state: State, space: str) -> Iterator[dict[str, int]]:
    """Every choice of ships that may bombard, the empty one among them, where there are any."""
    ships, most = supporting(state, space), total(landed(state, space))
    for counts in product(*(range(count + 1) for count in ships.values())) if ships else ():
        if sum(counts) <= most:
            yield {kind: count for kind, count in zip(ships, counts, strict=True) if count}


def support_text(ships: Mapping[str, int]) -> str:
    """A choice of ships as one word of a menu: `2battleship,1cruiser`, `none`."""
    return ",".join(f"{count}{kind}" for kind, count in sorted(ships.items())) or "none"


def read_support(text: str) -> dict[str, int]:
    """The choice that such a word means."""
    found = (re.fullmatch(r"(\d+)([a-z_]+)", part) for part in text.split(","))
    return {match[2]: int(match[1]) for match in found if match}


def why_not_bombard(state: State, space: str, ships: Mapping[str, int]) -> Refusal | None:
    """Why these ships cannot support the landing."""
    have, most = supporting(state, space), total(landed(state, space))
    for kind, count in ships.items():
        if not 1 <= count <= have.get(kind, 0):
            return refuse("no_such_ships", "14.bombardment", unit=kind, has=have.get(kind, 0))
    if sum(ships.values()) > most:
        return refuse("too_many_ships", "14.bombardment", named=sum(ships.values()), most=most)
    return None


def fired(state: State, space: str, ships: Mapping[str, int]) -> State:
    """The position with these ships marked: each supports one territory (line 880)."""
    left, changed = dict(ships), dict[str, Piles]()
    for zone in _calm_zones(state, space):
        piles: Piles = ()
        for p in state.at(zone):
            part = min(left.get(p.kind, 0), p.count) if p.nation == state.seat and p.task == "" else 0
            if part:
                left[p.kind] -= part
                piles = add(piles, replace(p, count=part, task="fired"))
            if p.count > part:
                piles = add(piles, counted(p, p.count - part))
        changed[zone] = piles
    return with_all_piles(state, changed) if ships else state
