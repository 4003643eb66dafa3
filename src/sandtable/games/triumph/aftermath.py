"""What falls at the end of a combat phase: minors, major powers, colonies, capitals (sections 4 and 13)."""

from __future__ import annotations

from msgspec.structs import replace

from .blocks import NEUTRAL, is_ground, side
from .board import areas_of
from .control import with_control, with_markers
from .data import country_table, unit_table
from .declare import take_up_arms
from .ruleset import SEATS
from .standing import stood_up
from .state import State, Stepping, with_blocks
from .year import military


def settle_conquests(step: Stepping, seat: str) -> None:
    """Armed minors and major powers that have fallen; markers; and whoever holds two capitals has won."""
    for country in tuple(step.state.armed):
        who = alone_in(step.state, country_table()[country].capital)
        if who and step.state.armed[country]:
            conquer(step, country, who)
    for country, row in country_table().items():
        if row.kind == "major_power" and country not in step.state.defeated:
            who = alone_in(step.state, row.capital)
            if who and who != unit_table().nations[country].faction:
                defeat(step, country, who)
    before, held = step.state.marker, step.state.control
    step.state = _unmarked(with_control(with_markers(step.state)), held)
    for country, who in step.state.marker.items():
        if before.get(country) != who:
            step.tell("taken", country=country, seat=who)
    military(step)


def _unmarked(state: State, held: dict[str, str]) -> State:
    """The state without blockades of areas that have changed hands."""
    kept = {a: how for a, how in state.blockade.items() if state.control.get(a) == held.get(a)}
    return state if kept == state.blockade else replace(state, blockade=kept)


def alone_in(state: State, area: str) -> str:
    """The faction whose units stand there alone, with ground units; "" for none."""
    blocks = state.at(area)
    there = {side(b) for b in blocks}
    if len(there) != 1 or there == {NEUTRAL} or not any(map(is_ground, blocks)):
        return ""
    return next(iter(there))


def conquer(step: Stepping, country: str, who: str) -> None:
    """The armed minor is defeated: its fortresses go, and it is the conqueror's."""
    state = step.state
    for area in areas_of(country):
        rest = [b for b in state.at(area) if b.nation != NEUTRAL]
        if len(rest) < len(state.at(area)):
            state = stood_up(with_blocks(state, area, rest), area)
    armed = {c: v for c, v in state.armed.items() if c != country}
    step.state = replace(state, armed=armed, marker={**state.marker, country: who})
    step.tell("conquered", country=country, seat=who)


def defeat(step: Stepping, country: str, who: str) -> None:
    """A major power is out for good: its units go, and colonies that its side does not hold arm."""
    state = step.state
    for area in tuple(state.units):
        rest = [b for b in state.at(area) if b.nation != country]
        if len(rest) < len(state.at(area)):
            state = stood_up(with_blocks(state, area, rest), area)
    state = replace(
        state,
        defeated=(*state.defeated, country),
        marker={**state.marker, country: who},
        satellites=tuple(c for c in state.satellites if c != country),
    )
    step.tell("defeated", country=country, seat=who)
    for colony, row in country_table().items():
        if row.owner == country:
            state = _orphan(state, colony)
    step.state = state


def _orphan(state: State, colony: str) -> State:
    """A colony whose owner is defeated: whoever stands in its capital has it, or it takes up arms."""
    if colony in state.armed:
        return state
    capital = country_table()[colony].capital
    there = tuple(s for s in SEATS if any(side(b) == s for b in state.at(capital)))
    if there:
        first = state.arrived.get(capital, there)[0]
        return replace(state, marker={**state.marker, colony: first})
    if colony in state.marker:
        return state
    return take_up_arms(state, colony, "")
