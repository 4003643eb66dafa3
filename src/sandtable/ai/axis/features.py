"""What a position is worth, in IPC: named features and their weights, in one place.

Attacks are weighed by the `Worth` of single spaces, whole plans by `evaluate`. The vector has names, so
that a trained set of weights can take the place of the hand-made one.
"""

from __future__ import annotations

from .edition import Edition
from .position import Position
from .weights import Weights

BOARD = ("units", "production", "capitals", "money", "factories")
"""Read off a position: what we and our friends have, less the enemy's."""
PLAN = ("gained", "caution", "risk", "exposed", "chances", "peril", "verdict")
"""What a plan adds to it, looking ahead."""
FEATURES = (*BOARD, *PLAN)


def vector(edition: Edition, state: Position, seat: str) -> dict[str, float]:
    """The features of a position for a nation and its friends; those of plans are 0."""
    rules, signs = state.rules, signs_of(state, seat)
    money, figures = edition.money(state), edition.figures(state)
    found = dict.fromkeys(FEATURES, 0.0)
    for nation in rules.order:
        sign, holds_capital = signs[nation], edition.holds_capital(state, nation)
        found["production"] += sign * edition.production(state, nation) * holds_capital
        found["capitals"] += sign * holds_capital
        found["money"] += sign * money[nation]
    for piles in state.units.values():
        for pile in piles:
            sign = signs[pile.nation]
            if pile.kind in rules.roster.makes:
                found["factories"] += sign
                continue
            found["units"] += sign * pile.count * figures[pile.nation][pile.kind].cost
            for item in pile.cargo:
                found["units"] += sign * pile.count * figures[item.nation][item.kind].cost
    return found


def signs_of(state: Position, seat: str) -> dict[str, int]:
    """How what a nation has counts for a seat: 1 for friends, -1 for enemies, 0 for others."""
    relations = state.relations
    friends, foes = relations.friends[seat], relations.foes[seat]
    return {nation: (nation in friends) - (nation in foes) for nation in state.rules.order}


def evaluate(features: dict[str, float], weights: Weights) -> float:
    """The worth of a position, or of a plan, from its features."""
    return float(sum(getattr(weights, name) * figure for name, figure in features.items()))


class Worth:
    """What a territory is worth to whoever takes it from its owner."""

    def __init__(self, edition: Edition, state: Position) -> None:
        self.state, self.weights, self.money = state, edition.weights, edition.money(state)
        rules = state.rules
        self.capital = {space: nation for nation, space in edition.capitals(state).items()}
        makes = rules.roster.makes
        self.factory = {space for space, piles in state.units.items() if any(p.kind in makes for p in piles)}
        self.decisive = self.weights.economic * edition.pressure(state)

    def prize(self, space: str) -> float:
        """What taking it gives at once, wherever the enemy strikes back."""
        weights = self.weights
        value = self.state.rules.board.value[space]
        return (weights.swap + self.decisive) * value + weights.foothold + self._special(space)

    def keep(self, space: str) -> float:
        """What holding it gives beyond that."""
        return self.weights.hold * self.state.rules.board.value[space] + (
            self.weights.factories if space in self.factory else 0.0
        )

    def whole(self, space: str) -> float:
        """What losing it would cost its owner."""
        return self.prize(space) + self.keep(space)

    def _special(self, space: str) -> float:
        nation = self.capital.get(space)
        if nation is None or self.state.owner[space] != nation:
            return 0.0
        return self.weights.capitals + self.weights.money * self.money[nation]
