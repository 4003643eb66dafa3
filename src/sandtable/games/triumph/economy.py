"""What a faction has: people, resources, industry, the level of production, points of victory."""

from __future__ import annotations

from .board import board
from .control import controls, held_capitals
from .data import setup_table, technology_table
from .state import State, is_warring
from .trade import FULL, MED, counting_blockades, yielding


def people_and_resources(state: State, seat: str, blockaded: bool = True) -> tuple[int, int]:
    """POP and RES of all that the faction controls or has influence over, less what is blockaded."""
    cut = counting_blockades(state, seat) if blockaded else {}
    pop = res = 0
    for area in yielding(state, seat):
        row, how = board().areas[area], cut.get(area)
        if how != FULL:
            pop += row.pop
            res += row.red if how == MED else row.res
    return pop, res


def level(state: State, seat: str, blockaded: bool = True) -> int:
    """Points of a production: the least of IND and POP, at war RES too; none without the main capital."""
    if not controls(state, seat, setup_table().seats[seat].main):
        return 0
    pop, res = people_and_resources(state, seat, blockaded)
    least = min(state.ind[seat], pop)
    return min(least, res) if is_warring(state, seat) else least


def factory_cost(state: State, seat: str) -> int:
    """What a rise of industry costs: a step less for each war declared on the faction, and for the USA."""
    steps = setup_table().seats[seat].factory
    down = sum(victim == seat for _, victim in state.wars)
    if seat == setup_table().usa.seat and "usa" in state.marker:
        down += 1
    return steps[min(down, len(steps) - 1)]


def open_stages(state: State, seat: str) -> int:
    """Stages of atomic research that lie open."""
    return sum(technology_table()[tech].stage > 0 for tech in state.techs.get(seat, {}))


def stages(state: State, seat: str) -> int:
    """Stages of atomic research, with those in the vault."""
    secret = sum(technology_table()[pair.tech].stage > 0 for pair in state.vault.get(seat, ()))
    return open_stages(state, seat) + secret


def open_points(state: State, seat: str, blockaded: bool = True) -> int:
    """Points of victory that everybody can count."""
    capitals = len(held_capitals(state, seat)) * setup_table().victory.per_capital
    wars = sum(declarer == seat for declarer, _ in state.wars)
    return level(state, seat, blockaded) + open_stages(state, seat) + capitals - wars


def points(state: State, seat: str, blockaded: bool = True) -> int:
    """All points of victory, with chits and what is in the vault."""
    hidden = sum(state.chits.get(seat, ())) + stages(state, seat) - open_stages(state, seat)
    return open_points(state, seat, blockaded) + hidden


def hand_limit(state: State, seat: str) -> int:
    """How many cards a faction may keep: one less for each pair in its vault."""
    return max(0, setup_table().seats[seat].limit - len(state.vault.get(seat, ())))
