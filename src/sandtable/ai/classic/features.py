"""What a position is worth, in IPC: named features and their weights, in one place.

Attacks are weighed by the `Worth` of single spaces, whole plans by `evaluate`. The vector has names, so
that a trained set of weights can take the place of the hand-made one.
"""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.axis.classic.state import State, holds_capital, production

BOARD = ("units", "production", "capitals", "money", "factories")
"""Read off a position: what we and our friends have, less the enemy's."""
PLAN = ("gained", "caution", "risk", "exposed", "chances", "peril", "verdict")
"""What a plan adds to it, looking ahead."""
FEATURES = (*BOARD, *PLAN)


class Weights(Struct, frozen=True):
    """How much each feature counts, and what single spaces are worth."""

    units: float = 1.0
    production: float = 5.0
    capitals: float = 40.0
    money: float = 0.8
    factories: float = 4.0
    gained: float = 1.0
    """What the attacks of a plan gain on average."""
    caution: float = -1.0
    """What the attacks take from the safety of the capital and of planes, and from troops that wait."""
    risk: float = -1.0
    """What the enemies' best answers would gain, but where we attacked."""
    exposed: float = -0.6
    """The same there: who has attacked cannot move away."""
    chances: float = 0.15
    """What our own best attacks would gain next turn."""
    peril: float = -40.0
    """For each capital of our side that is likely lost."""
    verdict: float = 150.0
    """For a victory when the round ends."""
    # Single spaces, in IPC for each IPC of production
    swap: float = 2.0
    """Taken for one turn: we have it, they do not."""
    hold: float = 3.0
    """And kept."""
    foothold: float = 0.5
    """A space without production."""
    economic: float = 6.0
    """More for each IPC when the Axis are about to win by their production."""


WEIGHTS = Weights()
IN_SIGHT = 24
"""IPC short of it at which a victory by production comes into sight."""


def vector(state: State, seat: str) -> dict[str, float]:
    """The features of a position for a nation and its friends; those of plans are 0."""
    rules, signs = state.rules, signs_of(state, seat)
    found = dict.fromkeys(FEATURES, 0.0)
    for nation in rules.order:
        sign = signs[nation]
        found["production"] += sign * production(state, nation) * holds_capital(state, nation)
        found["capitals"] += sign * holds_capital(state, nation)
        found["money"] += sign * state.ipc[nation]
    for piles in state.units.values():
        for pile in piles:
            sign = signs[pile.nation]
            if pile.kind in rules.roster.makes:
                found["factories"] += sign
                continue
            found["units"] += sign * pile.count * rules.units[pile.nation][pile.kind].cost
            for item in pile.cargo:
                found["units"] += sign * pile.count * rules.units[item.nation][item.kind].cost
    return found


def signs_of(state: State, seat: str) -> dict[str, int]:
    """How what a nation has counts for a seat: 1 for friends, -1 for enemies, 0 for others."""
    relations = state.relations
    friends, foes = relations.friends[seat], relations.foes[seat]
    return {nation: (nation in friends) - (nation in foes) for nation in state.rules.order}


def evaluate(features: dict[str, float], weights: Weights = WEIGHTS) -> float:
    """The worth of a position, or of a plan, from its features."""
    return float(sum(getattr(weights, name) * figure for name, figure in features.items()))


def economic_pressure(state: State) -> float:
    """How near the Axis are to winning by production, from 0 to 1."""
    rules = state.rules
    if not rules.axis_economic:
        return 0.0
    axis = sum(production(state, nation) for nation in rules.teams["axis"])
    missing = max(0, rules.axis_economic - axis)
    return max(0.0, 1.0 - missing / IN_SIGHT) ** 2


class Worth:
    """What a territory is worth to whoever takes it from its owner."""

    def __init__(self, state: State, weights: Weights = WEIGHTS) -> None:
        self.state, self.weights = state, weights
        rules = state.rules
        self.capital = {space: nation for nation, space in rules.capital.items()}
        makes = rules.roster.makes
        self.factory = {space for space, piles in state.units.items() if any(p.kind in makes for p in piles)}
        self.decisive = weights.economic * economic_pressure(state)

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
        return self.weights.capitals + self.weights.money * self.state.ipc[nation]
