"""Research and development (ch. 22), an option: dice before anything is bought, a chart, a die on it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel.protocol import Offer, Refusal, refuse
from ..core.position import PURCHASE, noted
from ..core.purse import paid
from .actions import Chart, Research
from .data import tech_table
from .purses import is_open, open_purses
from .state import State, Stepping

RULE = "22.research"


def missing(state: State, chart: int) -> tuple[str, ...]:
    """What the moving nation has not developed yet of a chart."""
    have = state.tech.get(state.seat, ())
    rows = tech_table().developments.items()
    return tuple(name for name, row in rows if row.chart == chart and name not in have)


def open_charts(state: State) -> tuple[int, ...]:
    """The charts on which something is missing (A94)."""
    charts = dict.fromkeys(row.chart for row in tech_table().developments.values())
    return tuple(chart for chart in charts if missing(state, chart))


def why_not_research(state: State, do: Research) -> Refusal | None:
    """Why the nation may not pay for these dice: once a turn, before buying, with money of open purses."""
    if not state.rules.research:
        return refuse("no_research", RULE)
    if state.phase != PURCHASE:
        return refuse("wrong_phase", RULE, phase=state.phase)
    if state.seat in tech_table().research.without:
        return refuse("never_researches", RULE, nation=state.seat)
    if state.turn.researched:
        return refuse("once_per_turn", RULE)
    if state.turn.spent:
        return refuse("before_buying", RULE)
    if not open_charts(state):
        return refuse("everything_developed", RULE)
    dice = _dice_by_purse(state, do)
    if sum(dice.values()) < 1 or any(count < 0 for count in dice.values()):
        return refuse("bad_count", "notation", unit="dice", count=sum(dice.values()))
    return next(
        (r for purse, count in dice.items() if count and (r := _why_not_pay(state, purse, count))), None
    )


def _dice_by_purse(state: State, do: Research) -> dict[str, int]:
    first = state.rules.purses[state.seat][0]
    return {**do.apart, first: do.dice + do.apart.get(first, 0)}


def _why_not_pay(state: State, purse: str, dice: int) -> Refusal | None:
    cost = tech_table().research.die_cost
    if purse not in state.rules.purses[state.seat]:
        return refuse("not_your_purse", "6.purses", purse=purse)
    if not is_open(state, purse):
        return refuse("purse_closed", "18.capitals", purse=purse)
    if dice * cost > state.ipc[purse]:
        return refuse("cannot_pay", RULE, dice=dice, ipc=state.ipc[purse], each=cost)
    return None


def research(step: Stepping, do: Research) -> None:
    """Pay for the dice; they are owed now."""
    state, cost = step.state, tech_table().research.die_cost
    dice = _dice_by_purse(state, do)
    for purse, count in dice.items():
        state = paid(state, purse, count * cost)
    step.state = noted(state, research=sum(dice.values()), researched=True)
    step.tell("researched", by=state.seat, dice=sum(dice.values()))


def research_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """At least one six is one breakthrough, however many there are (A95); the other money is gone."""
    won = any(die >= tech_table().research.success for die in dice)
    step.tell("research", dice=dice, breakthroughs=int(won))
    charts = open_charts(step.state)
    only = charts[0] if won and len(charts) == 1 else 0
    step.state = noted(step.state, research=0, breakthrough=won and not only, chart=only)


def why_not_chart(state: State, do: Chart) -> Refusal | None:
    """Why a chart may not be chosen: it has nothing that the nation is missing."""
    return None if do.number in open_charts(state) else refuse("no_such_chart", RULE, chart=do.number)


def choose_chart(step: Stepping, do: Chart) -> None:
    """One die decides on the chart."""
    step.state = noted(step.state, breakthrough=False, chart=do.number)


def development_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """The development of this number works at once; what the nation has already is rolled again (A94)."""
    state, seat = step.state, step.state.seat
    rows = tech_table().developments.items()
    name = next(n for n, row in rows if row.chart == state.turn.chart and row.roll == dice[0])
    if name in state.tech.get(seat, ()):
        step.tell("rolled_again", die=dice[0], tech=name)
        return
    tech = {**state.tech, seat: (*state.tech.get(seat, ()), name)}
    step.state = noted(replace(state, tech=tech), chart=0)
    step.tell("developed", by=seat, tech=name)


def offers(state: State, seat: str) -> Iterator[Offer]:
    """How many dice each open purse can pay for."""
    first, cost = state.rules.purses[seat][0], tech_table().research.die_cost
    for purse in open_purses(state, seat):
        do = Research(1) if purse == first else Research(0, {purse: 1})
        if why_not_research(state, do) is None:
            yield Offer("research", "" if purse == first else purse, most=state.ipc[purse] // cost)


def charts(state: State, seat: str) -> Iterator[Offer]:
    """The charts that may be rolled on."""
    yield Offer("chart", targets=tuple(str(chart) for chart in open_charts(state)))
