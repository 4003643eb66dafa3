"""Transports (ch. 15): who may board and land where, and assaults that are announced."""

from __future__ import annotations

from ....kernel.protocol import Refusal, refuse
from ..core import shipping
from ..core.actions import Load, Unload
from ..core.passage import steps_left
from ..core.pieces import FULL, Cargo, Pile
from ..core.position import COMBAT_MOVE, NONCOMBAT_MOVE, noted
from ..core.reach import within
from .engaged import is_hostile
from .neutrals import enter
from .reaching import beaches, is_slow
from .state import State, Stepping
from .theatre import Theatre, theatre
from .ways import why_closed

RULE = "15.transports"
AWAY = "away"
"""The task of ships that left a zone with enemy warships: they need no assault to sail for (line 674)."""


# Boarding


def can_load(state: State, zone: str, ship: Pile) -> bool:
    """Whether a ship may take anything aboard now.

    In the combat move only for an assault that it can still reach, and not in a hostile zone unless it lay
    there when a declaration of this turn made it hostile (line 663). Ships of allies load in the noncombat
    move alone; China's units board none (line 383).
    """
    fighting = state.phase == COMBAT_MOVE
    if state.seat == state.rules.politics.china.nation:
        return False
    if ship.nation != state.seat:
        return not fighting and not is_hostile(state, zone)
    if ship.task == "spent" or ship.used == FULL:
        return False
    if is_hostile(state, zone) and not (fighting and zone in state.turn.mixed and not ship.used):
        return False
    return not fighting or can_reach_beach(state, theatre(state), zone, ship)


def can_reach_beach(state: State, th: Theatre, zone: str, ship: Pile) -> bool:
    """Whether a ship can still be where troops may be ordered ashore."""
    left = max(0, steps_left(state, ship, state.kinds(state.seat)[ship.kind])) if ship.used != FULL else 0
    bit, calm = state.rules.board.bit[zone], state.rules.board.sea & ~th.occupied
    landing = beaches(state, th)
    if bit & landing:
        return True
    return bool(bit & within(th.near(ship.kind), landing & th.harbours, calm, left)[-1])


def why_not_load(state: State, do: Load) -> Refusal | None:
    """Why the units may not board."""
    if state.seat == state.rules.politics.china.nation:
        return refuse("never_aboard", "5.china")
    refusal = shipping.why_not_load(state, do)
    idle = ("has_moved", "stopped_by_enemy")
    if refusal is None or refusal.reason not in idle or do.zone not in state.rules.shores:
        return refusal
    th = theatre(state)
    if state.rules.board.bit[do.zone] & th.occupied:
        return refuse("enemy_in_zone", RULE, space=do.zone)
    mine = [p for p in state.at(do.zone) if p.kind in state.rules.roster.holds and p.nation == state.seat]
    if state.phase != COMBAT_MOVE or any(p.used == FULL for p in mine):
        return refusal
    if mine:
        return refuse("nowhere_to_land", RULE, space=do.zone)
    return refuse("no_transport_yet", RULE, space=do.zone)


def loaded(step: Stepping, do: Load) -> None:
    """Embark the units."""
    holds, seat = step.state.rules.roster.holds, step.state.seat
    mine = [p for p in step.state.at(do.zone) if p.kind in holds and p.nation == seat]
    all_alike = bool(mine) and len({(p.used, p.task) for p in mine}) == 1
    shipping.loaded(step, do, all_alike)
    _note_moved(step)


def _note_moved(step: Stepping) -> None:
    if step.state.phase == COMBAT_MOVE and not step.state.turn.moved:
        step.state = noted(step.state, moved=True)


# Going ashore


def can_unload(state: State, zone: str, ship: Pile, item: Cargo, coast: str) -> bool:
    """Whether this cargo may leave this ship now for a coast; "" for any at all.

    A ship unloads in one territory a turn (line 1626).
    """
    if item.nation != state.seat or item.lands:
        return False
    if ship.nation != state.seat:
        return not item.fresh and not is_hostile(state, zone) and not is_barred(ship, coast)
    if state.phase == COMBAT_MOVE:
        return not is_barred(ship, coast)
    return ship.used != FULL and (ship.task != "spent" or coast in ("", ship.came))


def is_barred(ship: Pile, coast: str) -> bool:
    """Whether troops of a ship are ordered to another coast already."""
    return bool(coast) and any(c.lands and c.lands != coast for c in ship.cargo)


def assaults(state: State, coast: str) -> bool:
    """Whether going ashore is an assault: all of it in the combat move."""
    return state.phase == COMBAT_MOVE


def why_not_ashore(state: State, th: Theatre, zone: str, coast: str, kind: str, count: int) -> Refusal | None:
    """Why a kind may not go ashore from a zone to a coast now."""
    if state.phase == NONCOMBAT_MOVE:
        return _why_not_walk(state, th, zone, coast, kind)
    bits = state.rules.board.bit
    if kind and is_slow(state, kind):
        return refuse("noncombat_only", "17.aa")
    if not bits[coast] & (th.hostile | th.taken):
        closed = why_closed(state, th, "", coast)
        return closed or refuse("no_fight_there", "15.transports", space=coast)
    if bits[zone] & th.occupied & ~th.fighting:
        return refuse("nobody_fights", "14.assault", space=zone)
    if bits[zone] & th.lonely & ~th.warships:
        return refuse("no_escort", "14.escort", spaces=(zone,))
    return None


def _why_not_walk(state: State, th: Theatre, zone: str, coast: str, kind: str) -> Refusal | None:
    """Why cargo may not go ashore in the noncombat move."""
    bits = state.rules.board.bit
    if bits[zone] & th.occupied:
        return refuse("enemy_in_zone", RULE, space=zone)
    if bits[coast] & th.friendly:
        return None
    if bits[coast] & th.walk_in and (not kind or kind in state.rules.roster.having["occupies"]):
        return None
    return why_closed(state, th, kind, coast) or refuse("not_friendly", "19.noncombat", space=coast)


def why_not_unload(state: State, do: Unload) -> Refusal | None:
    """Why the cargo may not go ashore there."""
    return shipping.why_not_unload(state, do, theatre)


def unloaded(step: Stepping, do: Unload) -> None:
    """Put cargo ashore, or announce the assault; who walks into neutral land takes it."""
    shipping.unloaded(step, do)
    _note_moved(step)
    if step.state.phase == NONCOMBAT_MOVE:
        enter(step, do.coast)


# Closing the combat move


def why_not_close(state: State) -> Refusal | None:
    """Why the combat move cannot be closed yet: troops that boarded for an assault could still be landed."""
    th = theatre(state)
    waiting = tuple(
        zone
        for zone, piles in state.units.items()
        if any(p.cargo for p in piles) and _must_land(state, th, zone)
    )
    return refuse("cargo_must_land", RULE, spaces=waiting) if waiting else None


def _must_land(state: State, th: Theatre, zone: str) -> bool:
    """Whether ships in a zone have troops of this turn aboard that could still land."""
    return any(
        p.nation == state.seat
        and any(c.fresh and not c.lands and c.nation == state.seat for c in p.cargo)
        and can_reach_beach(state, th, zone, p)
        for p in state.at(zone)
    )
