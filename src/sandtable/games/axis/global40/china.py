"""China (ch. 5): what it buys, where it places new units, the Burma Road."""

from __future__ import annotations

from .state import State


def is_china(state: State, nation: str) -> bool:
    """Whether a nation plays by the rules of China: no capital, no factories, no research, no convoys."""
    return nation == state.rules.politics.china.nation


def is_road_open(state: State) -> bool:
    """Whether the Burma Road is open: nations of China's side control all land it leads through."""
    row, side = state.rules.politics.china, state.rules.side
    return all(side.get(state.owner[space]) == side[row.nation] for space in row.road)


def sold(state: State) -> tuple[str, ...]:
    """What China may buy: infantry, and artillery while the road is open."""
    row = state.rules.politics.china
    return (*row.sold, *row.sold_by_road) if is_road_open(state) else row.sold


def sites(state: State) -> tuple[str, ...]:
    """Where China may place new units: emblem land that it controls, also what it took this turn (A45)."""
    nation = state.rules.politics.china.nation
    emblems = state.rules.board.names_of(state.rules.chinese)
    return tuple(space for space in emblems if state.owner[space] == nation)
