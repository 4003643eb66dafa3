"""A position in words, what each nation has and who stands where; and the figures that clients need."""

from __future__ import annotations

from msgspec import Struct

from ....kernel.protocol import Section
from ..core import describing
from ..core.position import PHASES
from ..core.purse import production
from ..core.units import Kind
from .data import tech_table
from .state import State


class Sheet(Struct, frozen=True):
    """What does not change during a game: the board's figures, the nations, their units."""

    order: tuple[str, ...]
    side: dict[str, str]
    capital: dict[str, str]
    value: dict[str, int]
    """Of each territory; zones are not in it."""
    home: dict[str, str]
    """Who owns each territory at the start; "" is neutral."""
    neighbours: dict[str, tuple[str, ...]]
    figures: dict[str, dict[str, Kind]]
    """Units of each nation without developments."""
    phases: tuple[str, ...]
    developments: tuple[str, ...]
    die_cost: int
    economic: int
    """Production of the Axis that wins at the end of a round; 0: never."""
    capitals: dict[str, int]
    """Enemy capitals with which each side wins."""


def sheet(state: State) -> Sheet:
    """The fixed figures of the variant being played."""
    rules = state.rules
    return Sheet(
        order=rules.order,
        side=rules.side,
        capital=rules.capital,
        value=rules.board.value,
        home=rules.owner,
        neighbours=rules.board.neighbours,
        figures=rules.units,
        phases=PHASES,
        developments=tuple(tech_table().developments),
        die_cost=tech_table().research.die_cost,
        economic=rules.axis_economic,
        capitals={"axis": rules.axis_capitals, "allies": rules.allied_capitals},
    )


def changed_figures(state: State) -> dict[str, dict[str, Kind]]:
    """The units of nations whose developments have changed them."""
    units = state.rules.units
    found = {nation: state.kinds(nation) for nation in state.rules.order if state.tech.get(nation)}
    return {nation: kinds for nation, kinds in found.items() if kinds != units[nation]}


def describe(state: State) -> tuple[Section, ...]:
    """Nations, then the territories of each, then the zones with pieces in them."""
    rules = state.rules
    nations = tuple(
        (n, rules.side[n], str(state.ipc[n]), str(production(state, n)), " ".join(state.tech.get(n, ())))
        for n in rules.order
    )
    heads = ("nation", "side", "IPC", "production", "developments")
    return (Section("nations", heads, nations), *describing.describe(state))
