"""Looking ahead: what the enemies' best answers to a position would gain, each piece used once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from .assault import Assaults, Attack, Escort
from .danger import Danger
from .draft import Draft
from .lifts import Harbour, Lift
from .reach import Reach
from .rows import Piece
from .style import PLAIN, Style

GREEDY = replace(PLAIN, counter=0.0, behind=0.0, boldness=0.5)
"""An enemy that takes what it can get."""


def attacks_of(reach: Reach, done: set[str], style: Style = GREEDY) -> list[Attack]:
    """The attacks a nation would make if it moved so; targets in `done` are left, its own added."""
    sketch = Sketch(reach, style)
    sketch.done = done
    sketch.order()
    return sketch.chosen


def answers(danger: Danger) -> dict[str, list[Attack]]:
    """What each enemy of a seat would do before it moves again."""
    done: set[str] = set()
    return {foe.nation: attacks_of(foe, done) for foe in danger.foes}


def gain_of(attacks: Iterable[Attack]) -> float:
    """What these attacks would gain together."""
    return sum(attack.gain for attack in attacks)


class Sketch(Assaults):
    """Attacks as a nation could make them, weighed but not ordered: the moves themselves are not checked."""

    sizes = (1, 2, 3, 5, 7, 10, 14, 20, 30)
    is_careful = False

    def __init__(self, reach: Reach, style: Style) -> None:
        edition, state = reach.edition, reach.state
        super().__init__(Draft(edition, state), Danger(edition, state, state.seat), style)
        self.reach = reach
        self.harbour = Harbour(edition, state, reach.th)
        self.pools = self._pools(self.reach)
        self.open: dict[str, Attack | None] = {}

    def order(self) -> None:
        """Choose attacks until none is worth its risk."""
        while len(self.chosen) < self.style.attacks:
            best = max(self.attacks(), key=lambda a: a.score, default=None)
            if best is None or best.score < self.style.boldness:
                break
            self.done.add(best.target)
            self.chosen.append(best)
            self._use(best)

    def attacks(self) -> Iterator[Attack]:
        for target in self._targets(self.reach):
            if target not in self.open:
                lifts = self._lifts(target, self.harbour)
                pool, escort = self.pools.get(target, []), self._escort(self.reach, lifts)
                self.open[target] = self._best(self._options(target, pool, lifts, escort))
            best = self.open[target]
            if best is not None:
                yield best

    def _use(self, attack: Attack) -> None:
        """Take the pieces of an attack off the pools; what they were meant for is weighed anew."""
        used = Counter(attack.pieces)
        for target, pool in self.pools.items():
            if any(piece in used for piece in pool):
                self.pools[target] = _less(pool, used)
                self.open.pop(target, None)
        if attack.lifts:
            self._sail(attack.lifts)

    def _sail(self, lifts: tuple[Lift, ...]) -> None:
        for lift in lifts:
            self.harbour.ships.remove(lift.ship)
            if lift.port:
                self.harbour.troops[lift.port, lift.kind] -= lift.count
        for target, attack in tuple(self.open.items()):
            if attack is not None and attack.lifts:
                del self.open[target]

    def _escort(self, reach: Reach, lifts: tuple[Lift, ...]) -> tuple[Escort, ...]:
        busy = {e.origin for attack in self.chosen for e in attack.escort}
        return tuple(e for e in super()._escort(reach, lifts) if e.origin not in busy)


def _less(pool: list[Piece], used: Counter[Piece]) -> list[Piece]:
    """A pool without pieces that are used elsewhere."""
    left = Counter(pool)
    left.subtract({piece: used[piece] for piece in left})
    return list(left.elements())
