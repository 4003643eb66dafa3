"""Bringing idle units to where they are wanted: in the course of a move, or by a strategic move."""

from __future__ import annotations

from sandtable.games.attack.pieces import ARMY_KINDS
from sandtable.games.attack.reach import land_chain, land_targets, sea_chain

from .clash import NOBODY, Troops, cost
from .field import Field
from .guards import idle
from .orders import Shift

FADING = 0.85
"""How much weaker a front draws for each region between."""
STACK = 0.15
"""How much units draw others, for each point they cost."""
ENOUGH, TWICE = 60.0, 2.0
"""What an army may cost, and how much more for what its strongest neighbor costs, and still draw others."""
TARGETS = 3
"""Neighbouring prizes that make a region worth being in."""
BETTER = 1.3
"""How much stronger another front must draw for units to leave one."""


class Pull:
    """How strongly each own region draws units."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.regions = field.mine()
        self.local = {region: self.of(region) for region in self.regions}
        self.drawn = dict(self.local)
        self._spread()

    def of(self, region: str) -> float:
        """For prizes next to it, for the danger it is in, and for the units that are there."""
        field = self.field
        near = [field.prize(r) for r in field.borders(region) if field.owner.get(r) != field.seat]
        if field.can_sail(field.seat):
            by_sea = (r for r in field.board.sea[region] if field.owner.get(r) != field.seat)
            near += [0.5 * field.prize(r) for r in by_sea]
        prizes = sum(sorted(near, reverse=True)[:TARGETS])
        danger = field.risk(region, field.at[region]) * field.worth(region)
        return 0.2 * prizes + 0.5 * danger + STACK * self._useful(region) * bool(near)

    def _useful(self, region: str) -> float:
        """What of the units there serves against the neighbors; an army beyond that draws no more."""
        field = self.field
        around = (*field.board.land[region], *field.board.sea[region])
        foreign = (r for r in around if field.owner.get(r) != field.seat)
        strongest = max((cost(field.at.get(r, NOBODY)) for r in foreign), default=0.0)
        return min(cost(field.at[region]), ENOUGH + TWICE * strongest)

    def _spread(self) -> None:
        """Fronts draw over own regions, the nearer the stronger."""
        queue = sorted(self.regions, key=lambda r: -self.drawn[r])
        for region in queue:
            for near in self.field.borders(region):
                if near in self.drawn and self.drawn[near] < FADING * self.drawn[region]:
                    self.drawn[near] = FADING * self.drawn[region]
                    queue.append(near)

    def best(self) -> str:
        """The region that draws most."""
        return max(self.regions, key=lambda r: self.local[r])


def shifts(field: Field, moved: dict[str, Troops], kind: str) -> list[Shift]:
    """The regroupings of a march, after its attacks."""
    pull, found = Pull(field), []
    for region in pull.regions:
        if field.state.owner.get(region) != field.seat:
            continue
        free = idle(field, region, moved.get(region, NOBODY))
        if not sum(free):
            continue
        if kind == "strategic":
            found += _far(field, pull, region, free)
        else:
            found += _near(field, pull, region, free, kind)
    return found


def _near(field: Field, pull: Pull, region: str, free: Troops, kind: str) -> list[Shift]:
    """Each kind as far as it gets toward the front."""
    found: dict[str, list[int]] = {}
    for index, name in enumerate(ARMY_KINDS):
        if not free[index] or (kind == "blitzkrieg" and index not in (1, 3)):
            continue
        goals = [r for r in land_targets(field.state, field.seat, region, name) if _is_own(field, r)]
        goal = max(goals, key=lambda r: pull.drawn[r], default=None)
        if goal is not None and _is_better(field, pull, region, goal):
            found.setdefault(goal, [0, 0, 0, 0])[index] = free[index]
    return [Shift(region, goal, (f[0], f[1], f[2], f[3])) for goal, f in found.items()]


def _far(field: Field, pull: Pull, region: str, free: Troops) -> list[Shift]:
    """All of them along own regions to the front that draws most."""
    dry = set(land_chain(field.state, field.seat, region))
    wet = set(sea_chain(field.state, field.seat, region)) if field.can_sail(field.seat) else set()
    goal = max(sorted(dry | wet), key=lambda r: pull.local[r], default=None)
    if goal is None or not _is_better(field, pull, region, goal):
        return []
    return [Shift(region, goal, free, goal not in dry)]


def _is_own(field: Field, region: str) -> bool:
    return field.owner.get(region) == field.seat == field.state.owner.get(region)


def _is_better(field: Field, pull: Pull, here: str, there: str) -> bool:
    if not field.is_front(here):
        return pull.drawn[there] > pull.drawn[here] or field.is_front(there)
    mine = pull.local[here] - STACK * cost(field.at[here])
    risk = field.risk(here, (1, 0, 0, 0)) - field.risk(here, field.at[here])
    return (
        pull.local[there] > BETTER * (mine + risk * field.worth(here))
        and pull.local[there] > pull.local[here]
    )
