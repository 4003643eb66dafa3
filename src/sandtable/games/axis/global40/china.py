"""China (ch. 5): what it buys, where it places, its land and the factories in it, the Burma Road."""

from __future__ import annotations

from .politics import opponents
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


def heir(state: State, space: str, taker: str) -> str | None:
    """Who has land by the rules of China once a nation takes it from the Axis; None where they say nothing.

    Emblem land that an Ally takes is China's. Kwangtung and Burma, which are merely open to it, China keeps
    only if it takes them while India is in Axis hands; else they go back to whose they were first (line 383).
    """
    rules, row = state.rules, state.rules.politics.china
    if rules.side[taker] != rules.side[row.nation]:
        return None
    bit = rules.board.bit[space]
    if bit & rules.chinese:
        return row.nation
    if taker != row.nation or not bit & rules.open_to_china:
        return None
    is_lost = state.owner[row.while_lost] in opponents(state, row.nation)
    return row.nation if is_lost else rules.first[space]


def loses_factory(state: State, space: str, owner: str) -> bool:
    """Whether factories vanish from land that comes to an owner: emblem land that is China's again (A46)."""
    return owner == state.rules.politics.china.nation and bool(
        state.rules.board.bit[space] & state.rules.chinese
    )
