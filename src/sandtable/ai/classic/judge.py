"""Who is ahead in Classic: the share of unit cost and three times production."""

from __future__ import annotations

from sandtable.games.axis.classic.state import State
from sandtable.games.axis.core.purse import production

PRODUCTION_WEIGHT = 3


class ClassicJudge:
    """Axis against Allies."""

    def sides(self, state: State) -> dict[str, str]:
        return dict(state.rules.side)

    def share(self, state: State) -> dict[str, float]:
        totals = {"axis": 0.0, "allies": 0.0}
        side = state.rules.side
        for nation in state.rules.order:
            totals[side[nation]] += PRODUCTION_WEIGHT * production(state, nation)
        for piles in state.units.values():
            for pile in piles:
                totals[side[pile.nation]] += pile.count * state.rules.units[pile.nation][pile.kind].cost
                for item in pile.cargo:
                    totals[side[item.nation]] += pile.count * state.rules.units[item.nation][item.kind].cost
        whole = sum(totals.values())
        return {name: total / whole for name, total in totals.items()}


JUDGE = ClassicJudge()
