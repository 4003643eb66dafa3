"""National objectives (ch. 8): which hold, and what they pay in the income phase."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.forecast import Goal
from .data import Objective
from .politics import opponents
from .purses import purse_at
from .ruleset import PRO
from .state import State, with_flags


def goals(state: State, purse: str) -> tuple[Goal, ...]:
    """The objectives of a purse, as they stand now."""
    found: list[Goal] = []
    for name, row in state.rules.objectives.items():
        if row.purse == purse:
            times = count_met(state, row)
            found.append(Goal(name, row.ipc * max(1, times), times > 0))
    return tuple(found)


def bonus(state: State, purse: str) -> int:
    """What the objectives of a purse pay now."""
    return sum(goal.amount for goal in goals(state, purse) if goal.holds)


def paid_out(state: State, purse: str) -> State:
    """The position after objectives of a purse were paid: those that pay once never do again."""
    once = (
        row.once
        for row in state.rules.objectives.values()
        if row.purse == purse and row.once and count_met(state, row)
    )
    return with_flags(state, *once)


def count_met(state: State, row: Objective) -> int:
    """How often an objective pays: once, or for every territory if it says so; 0 if it does not hold."""
    nation = state.rules.purse_owner[row.purse]
    if not _is_time(state, nation, row) or not all(_met(state, nation, row)):
        return 0
    if not row.land:
        return 1
    held = _count_held(state, nation, row)
    if row.each:
        return held
    return int(held >= (row.least or len(row.land)))


def _is_time(state: State, nation: str, row: Objective) -> bool:
    """Whether the nation is at war and at peace as the objective wants, and nothing has ended it."""
    foes = state.relations.foes[nation]
    return (
        (bool(foes) or not row.war)
        and foes.issuperset(row.war_with)
        and (not row.war_any or not foes.isdisjoint(row.war_any))
        and foes.isdisjoint(row.peace_with)
        and not any(flag in state.flags for flag in (*row.never, row.once))
    )


def _met(state: State, nation: str, row: Objective) -> Iterator[bool]:
    """The conditions of an objective beside the land it names."""
    rules = state.rules
    if row.home:
        yield all(state.owner[s] == nation for s in _homeland(state, nation, row.purse))
    if row.own_army:
        yield any(p.nation == nation and p.kind in _armies(state) for p in state.at(row.own_army))
    if row.clear:
        yield not any(_is_in_the_way(state, nation, row, zone) for zone in row.clear)
    for space in row.spared:
        yield _is_spared(state, nation, space)
    if row.alone:
        yield not any(_has_guests(state, nation, s) for s, first in rules.first.items() if first == nation)


def _armies(state: State) -> frozenset[str]:
    """The kinds that are land units; what is built is none."""
    return frozenset(kind for kind in state.rules.roster.land if kind not in state.rules.facilities)


def _count_held(state: State, nation: str, row: Objective) -> int:
    """How much of the land is in the hands that the objective asks for."""
    side = state.rules.side
    if row.by == "side":
        return sum(side.get(state.owner[s]) == side[nation] for s in row.land)
    return sum(state.owner[s] == nation for s in row.land)


def _homeland(state: State, nation: str, purse: str) -> Iterator[str]:
    """Land that was first the nation's and earns for the purse."""
    rules = state.rules
    return (s for s, first in rules.first.items() if first == nation and purse_at(rules, nation, s) == purse)


def _is_in_the_way(state: State, nation: str, row: Objective, zone: str) -> bool:
    """Whether a warship of opponents who are at war with anybody lies in a zone (A91)."""
    kinds = state.rules.surface if row.of == "surface" else state.rules.warships
    others, foes = opponents(state, nation), state.relations.foes
    return any(p.nation in others and foes[p.nation] and p.kind in kinds for p in state.at(zone))


def _is_spared(state: State, nation: str, space: str) -> bool:
    """Whether land neither leans to the opponents of a nation nor is in their hands."""
    lost = PRO[state.rules.other_side(nation)]
    return state.owner[space] not in opponents(state, nation) and state.neutral.get(space) != lost


def _has_guests(state: State, nation: str, space: str) -> bool:
    """Whether a unit of another nation of its side is in a territory, aircraft too, facilities not."""
    others, built = state.relations.friends[nation] - {nation}, state.rules.facilities
    return any(p.nation in others and p.kind not in built for p in state.at(space))
