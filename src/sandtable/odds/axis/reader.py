"""Which battles a position of any edition has: landings among them, and what is left of one that ended."""

from __future__ import annotations

from ...games.axis.core.position import has_enemies, own
from ...games.axis.core.queue import Open
from ..model import Assault, Unit
from .edition import Reading
from .position import Position


def assault_at(edition: Reading, state: Position, coast: str) -> Assault:
    """The assault on a coast from zones that must be cleared first."""
    zones = contested_zones(state, coast)
    fleets = tuple(edition.battle_at(state, "sea", zone, coast) for zone in zones)
    troops: dict[str, Unit] = {}
    army = state.rules.roster.having["occupies"]
    for cargo in (c for zone in zones for p in own(state, zone) for c in p.cargo):
        name = cargo.kind if cargo.nation == state.seat else f"{cargo.nation}:{cargo.kind}"
        kind = state.kinds(cargo.nation)[cargo.kind]
        plain = Unit(name, cargo.nation, cargo.kind, 0, kind.attack, kind.cost, is_army=cargo.kind in army)
        troops[name] = edition.ashore(state, cargo) if edition.ashore else plain
    land = edition.battle_at(state, "land", coast, "")
    return Assault(
        fleets,
        land,
        troops,
        planes_may_leave=edition.planes_may_leave(state),
        army_stays=edition.army_stays,
        guns=edition.guns(state, coast),
    )


def landing_zones(state: Position, coast: str) -> list[str]:
    """The zones from which troops are ordered to a coast."""
    return [
        zone
        for zone, piles in state.units.items()
        if any(c.lands == coast and c.nation == state.seat for p in piles for c in p.cargo)
    ]


def contested_zones(state: Position, coast: str) -> list[str]:
    """Those of them that must be cleared before."""
    return [zone for zone in landing_zones(state, coast) if has_enemies(state, zone)]


def battles_of(edition: Reading, state: Position) -> list[Open]:
    """Every battle of the moving nation that stands open, as (kind, space); kind may be `amphibious`."""
    found: list[Open] = []
    if state.phase != "combat":
        return found
    coasts = _coasts_behind_fleets(state)
    if state.battle is not None:
        found.append((state.battle.kind, state.battle.space))
    for kind, space in edition.open_battles(state):
        if (kind, space) not in found:
            found.append((kind, space))
        if space not in coasts:
            found += edition.behind(state, kind, space)
    return [*found, *(("amphibious", coast) for coast in sorted(coasts))]


def _coasts_behind_fleets(state: Position) -> set[str]:
    """Where troops are ordered ashore from zones that must be cleared first."""
    seat = state.seat
    laden = [
        (zone, p.cargo) for zone, piles in state.units.items() for p in piles if p.cargo and p.nation == seat
    ]
    return {c.lands for zone, cargo in laden for c in cargo if c.lands and has_enemies(state, zone)}
