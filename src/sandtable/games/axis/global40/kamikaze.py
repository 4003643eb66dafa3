"""Kamikaze strikes at the start of the combat phase (rule book, lines 820-826; reading A62)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.pieces import Pile, add, counted, is_meant, read_spec, take
from ..core.position import own, with_piles
from ..core.queue import noted_fought
from ..core.transport import has_landings
from .actions import Kamikaze
from .engaged import KAMIKAZE, SUBMERGED, defenders, is_sea_battle_due
from .losses import drown
from .state import State, Stepping, Strike, Strikes

RULE = "12.kamikaze"


def begin(step: Stepping) -> None:
    """The nation that has markers is asked where it may spend any."""
    step.state = replace(step.state, strikes=Strikes() if next(lines(step.state), None) else None)


def zones(state: State) -> tuple[str, ...]:
    """Zones where markers may be spent: where that nation's units are attacked or troops are to land."""
    nation, board = state.rules.kamikaze.nation, state.rules.board
    if nation not in state.relations.foes[state.seat]:
        return ()
    return tuple(z for z in board.names_of(state.rules.kamikaze_zones) if _is_open(state, nation, z))


def _is_open(state: State, nation: str, zone: str) -> bool:
    if has_landings(state, zone):
        return True
    attacked = any(p.nation == nation and p.task != SUBMERGED for p in defenders(state, zone))
    return attacked and is_sea_battle_due(state, zone)


def count_left(state: State) -> int:
    """Markers that are not yet named for a strike."""
    named = state.strikes.named if state.strikes is not None else ()
    return state.kamikaze - sum(strike.count for strike in named)


def text_of(pile: Pile) -> str:
    """The text that names a ship."""
    return f"{pile.nation}:{pile.kind}{'*' if pile.damage else ''}"


def _is_ship(pile: Pile, text: str) -> bool:
    """Whether a text means this ship: a damaged one where it says so, else one that is whole."""
    spec = read_spec(text)
    return is_meant(pile, spec, "") and spec.hurt == (pile.damage > 0)


def lines(state: State) -> Iterator[tuple[str, Pile]]:
    """Ships that may still be named: the attacker's warships on the surface (line 824)."""
    if count_left(state) < 1:
        return
    named = state.strikes.named if state.strikes is not None else ()
    for zone in zones(state):
        for p in own(state, zone):
            taken = sum(strike.zone == zone and _is_ship(p, strike.ship) for strike in named)
            if p.kind in state.rules.surface and taken < p.count:
                yield zone, p


def why_not_strike(state: State, do: Kamikaze) -> Refusal | None:
    """Why markers cannot be spent so."""
    if do.zone not in zones(state):
        return refuse("no_kamikaze_there", RULE, space=do.zone)
    ship = full_text(state, do.ship)
    if read_spec(ship).kind not in state.rules.surface:
        return refuse("no_kamikaze_target", RULE, unit=read_spec(ship).kind)
    if not 1 <= do.count <= count_left(state):
        return refuse("no_markers", RULE, has=count_left(state), count=do.count)
    if not any(zone == do.zone and _is_ship(p, ship) for zone, p in lines(state)):
        return refuse("not_there", RULE, unit=do.ship, count=1)
    return None


def full_text(state: State, ship: str) -> str:
    """A ship's text with its nation, which may be left out: only the attacker's are targets."""
    return ship if ":" in ship else f"{state.seat}:{ship}"


def named(step: Stepping, do: Kamikaze) -> None:
    """Markers are put on a ship; no die is thrown before all are named."""
    strikes = step.state.strikes
    assert strikes is not None
    strike = Strike(do.zone, full_text(step.state, do.ship), do.count)
    step.state = replace(step.state, strikes=replace(strikes, named=(*strikes.named, strike)))
    step.tell("kamikaze", space=do.zone, unit=strike.ship, count=do.count)
    if next(lines(step.state), None) is None:
        closed(step)


def closed(step: Stepping) -> None:
    """All strikes are named: their dice are owed, if there are any."""
    strikes = step.state.strikes
    assert strikes is not None
    step.state = replace(step.state, strikes=replace(strikes, rolling=True) if strikes.named else None)


def count_dice(state: State) -> int:
    assert state.strikes is not None
    return sum(strike.count for strike in state.strikes.named)


def struck(step: Stepping, dice: tuple[int, ...]) -> None:
    """The dice, in the order in which strikes were named; the markers are gone."""
    state, left = step.state, list(dice)
    assert state.strikes is not None
    hits_on = state.rules.kamikaze.hits_on
    step.tell("fired", step=KAMIKAZE, dice=dice, hits_on=(hits_on,) * len(dice))
    step.state = replace(state, strikes=None, kamikaze=state.kamikaze - len(dice))
    for strike in state.strikes.named:
        thrown, left = left[: strike.count], left[strike.count :]
        step.state = noted_fought(step.state, KAMIKAZE, strike.zone)
        _hit(step, strike, sum(die <= hits_on for die in thrown))


def _hit(step: Stepping, strike: Strike, hits: int) -> None:
    """So many hits fall on one ship; what is sunk takes no part in the battle."""
    if not hits:
        return
    state = step.state
    ship = counted(next(p for p in own(state, strike.zone) if _is_ship(p, strike.ship)), 1)
    piles, damage = take(state.at(strike.zone), ship), ship.damage + hits
    sunk = damage >= state.rules.roster.hits.get(ship.kind, 1)
    if not sunk:
        piles = add(piles, replace(ship, damage=damage))
    step.state = with_piles(state, strike.zone, piles)
    step.tell("lost" if sunk else "hit", space=strike.zone, units=(f"1 {strike.ship}",))
    if sunk and ship.kind in state.rules.roster.decks:
        drown(step, strike.zone, ship.nation)
