"""What the players of a game weigh by, in one table of its data: features, single spaces, kinds of unit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from sandtable.games.axis.core.units import UnitRow
from sandtable.tabletop.tables import Row


class Weights(Row, frozen=True):
    """How much each feature counts, and what single spaces are worth."""

    units: float
    production: float
    capitals: float
    money: float
    factories: float
    gained: float
    """What the attacks of a plan gain on average."""
    caution: float
    """What the attacks take from the safety of the capital and of planes, and from troops that wait."""
    risk: float
    """What the enemies' best answers would gain, but where we attacked."""
    exposed: float
    """The same there: who has attacked cannot move away."""
    chances: float
    """What our own best attacks would gain next turn."""
    peril: float
    """For each capital of our friends that is likely lost."""
    verdict: float
    """For a victory when the round ends."""
    # Single spaces, in IPC for each IPC of production
    swap: float
    """Taken for one turn: we have it, they do not."""
    hold: float
    """And kept."""
    foothold: float
    """A space without production."""
    economic: float
    """More for each IPC when a victory by production is near."""


class WeightTable(Row, frozen=True):
    """The file `weights.toml` of a game."""

    weights: Weights
    weighed: dict[str, dict[str, float]]
    """By phase: what differs when the plans of five stars are compared."""
    haste: dict[str, float]
    """By kind, which pieces join an attack first: the smaller the sooner, for the first, second... of it."""
    escort: dict[str, int]
    """By kind, how many warships are bought together at most."""

    def compared(self) -> dict[str, Weights]:
        """What plans are compared by in each phase."""
        return {phase: replace(self.weights, **changes) for phase, changes in self.weighed.items()}


def wrong_weights(table: WeightTable, rows: Mapping[str, UnitRow]) -> Iterator[tuple[str, str]]:
    """Figures of units and features that there are not."""
    for kind in (*table.haste, *table.escort):
        if kind not in rows:
            yield kind, f"{kind} is no unit"
    for changes in table.weighed.values():
        for name in changes:
            if name not in Weights.__struct_fields__:
                yield name, f"{name} is no weight"
