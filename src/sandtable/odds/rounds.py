"""One round of a battle as a product of two matrices."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from .dice import Bools, Floats, Ints

TINY = 1e-17
"""Chances below it are dropped."""
LEAST = 1e-15
"""The same for pairs of conditions in an exchange; it grows where these are more than so many."""
MANY = 8000
MOST_ENTRIES = 6_000_000
"""Matrix entries kept; a larger battle builds them anew each round, a part at a time."""

PRODUCT = 900_000
"""Multiplications in one product: rows of like nodes lie together, and small products stay on one core."""


SINGLE = 250_000
"""The same where there are many small products: more is thought worth a second core."""


GRAIN = 16
"""Columns are taken together so that each number comes out the same in whatever part it is."""


class Fire(Struct, frozen=True):
    """Where the dice of one side lead the other: target node and chance for each roll."""

    targets: Ints
    """[node of the side fired at, roll]"""
    chances: Floats
    """[node of the side that fires, roll]"""


class Rounds:
    """The matrices of a round, whole or built as needed."""

    def __init__(self, attack: Fire, defense: Fire) -> None:
        self.attack, self.defense = attack, defense
        self.shape = (len(defense.targets), len(attack.targets))
        states, width = self.shape[0] * self.shape[1], sum(self.shape)
        rolls = attack.targets.shape[1] + defense.targets.shape[1]
        self.kept = states * max(width, rolls) <= MOST_ENTRIES
        if self.kept:
            each, other = (part.ravel() for part in np.indices(self.shape))
            self.attackers = self._attackers(each, other)
            self.defenders = self._defenders(each, other)

    def _attackers(self, attacker: Ints, defender: Ints) -> Floats:
        fire = self.defense
        return _spread(fire.targets[attacker], fire.chances[defender], self.shape[0])

    def _defenders(self, attacker: Ints, defender: Ints) -> Floats:
        fire = self.attack
        return _spread(fire.targets[defender], fire.chances[attacker], self.shape[1])

    def after(self, weight: Floats, fires: int | None = None) -> Floats:
        """The weights after both sides fired; `fires`: the node that fires for all defenders."""
        each, other = np.nonzero(weight > TINY)
        found = np.zeros(self.shape)
        if not len(each):
            return found
        step = max(32, PRODUCT // (self.shape[0] * self.shape[1]))
        for begin in range(0, len(each), step):
            a, d = each[begin : begin + step], other[begin : begin + step]
            self._add(found, a, d, np.full_like(d, fires) if fires is not None else d, weight[a, d])
        return found

    def _add(self, found: Floats, a: Ints, d: Ints, fires: Ints, weight: Floats) -> None:
        left, top = d.min(), a.min()
        if self.kept:
            width = self.shape[1]
            rows, columns = self.attackers[a * width + fires, top:], self.defenders[a * width + d, left:]
        else:
            rows, columns = self._attackers(a, fires)[:, top:], self._defenders(a, d)[:, left:]
        found[top:, left:] += multiplied((rows * weight[:, None]).T, columns)


def multiplied(some: Floats, more: Floats) -> Floats:
    """The product of two matrices, in parts that stay on one core."""
    step = max(GRAIN, SINGLE // max(1, some.size) // GRAIN * GRAIN)
    if more.shape[1] <= step:
        return some @ more
    found = np.empty((len(some), more.shape[1]))
    for begin in range(0, more.shape[1], step):
        np.matmul(some, more[:, begin : begin + step], out=found[:, begin : begin + step])
    return found


class Volleys(Struct, frozen=True):
    """Where the dice of one side lead the other, by whether the other hunts submarines."""

    targets: Ints
    """[node of the side fired at, roll]"""
    chances: Floats
    """[hunted or not, node of the side that fires, roll]"""


class Exchange:
    """Both sides fire at once, each as the other side lets its submarines fire."""

    def __init__(self, attack: Volleys, defense: Volleys, hunters: tuple[Bools, Bools]) -> None:
        self.attack, self.defense = attack, defense
        self.hunters = hunters
        """Of each side, in which nodes it hunts."""
        self.shape = (len(defense.targets), len(attack.targets))
        self.known: dict[tuple[int, int], tuple[Ints, Ints, Ints]] = {}
        self.answers: dict[int, tuple[Ints, Floats]] = {}
        self.hunting = hunters[0].astype(int)
        self.least = LEAST * max(1.0, self.shape[0] * self.shape[1] / MANY)
        self.used = tuple(
            [np.flatnonzero(side.chances[hunted].any(axis=0)) for hunted in (0, 1)]
            for side in (attack, defense)
        )
        self.is_calm = all(len(used[1]) == 1 for used in self.used)
        """Whether nobody fires where both sides hunt."""

    def after(self, weight: Floats, fires: int | None = None) -> Floats:
        """The weights after both sides fired."""
        found = np.zeros(self.shape)
        weight = np.where(weight > self.least, weight, 0.0)
        if self.is_calm:
            calm = weight * (self.hunters[0][:, None] & self.hunters[1][None, :])
            found += calm
            weight -= calm
        for d in np.flatnonzero(weight.any(axis=0)).tolist():
            a = np.flatnonzero(weight[:, d])
            self._add(found, a, d, weight[a, d])
        return found

    def _add(self, found: Floats, a: Ints, d: int, weight: Floats) -> None:
        hunted = int(self.hunters[1][d])
        rolls, reached, starts = self._led(d, hunted)
        chances = self.attack.chances[hunted][a[:, None], rolls]
        left = np.add.reduceat(chances, starts, axis=1) * weight[:, None]
        rolls, answer = self._answered(d)
        targets = self.defense.targets[a[:, None], rolls]
        kept = _spread(targets, answer[self.hunting[a]], self.shape[0])
        found[:, reached] += multiplied(kept.T, left)

    def _led(self, d: int, hunted: int) -> tuple[Ints, Ints, Ints]:
        """Rolls by where they lead a node of the defenders, where that is, and where each place begins."""
        if (d, hunted) not in self.known:
            used = self.used[0][hunted]
            to = self.attack.targets[d, used]
            order = np.argsort(to, kind="stable")
            reached, starts = np.unique(to[order], return_index=True)
            self.known[d, hunted] = used[order], reached, starts
        return self.known[d, hunted]

    def _answered(self, d: int) -> tuple[Ints, Floats]:
        """The rolls of a node of the defenders that happen, and their chances: [hunted or not, roll]."""
        if d not in self.answers:
            answer = self.defense.chances[:, d]
            rolls = np.flatnonzero((answer > TINY).any(axis=0))
            self.answers[d] = rolls, answer[:, rolls]
        return self.answers[d]

    def cropped(self, top: int, left: int) -> Exchange:
        """The same for the attackers' nodes from one on, and the defenders' from another."""
        attack = Volleys(self.attack.targets[left:] - left, self.attack.chances[:, top:])
        defense = Volleys(self.defense.targets[top:] - top, self.defense.chances[:, left:])
        return Exchange(attack, defense, (self.hunters[0][top:], self.hunters[1][left:]))


def _spread(targets: Ints, chances: Floats, width: int) -> Floats:
    """Rows of chances put at their targets."""
    rows = len(targets)
    places = targets + width * np.arange(rows)[:, None]
    found = np.bincount(places.ravel(), weights=chances.ravel(), minlength=rows * width)
    return found.astype(float, copy=False).reshape(rows, width)
