"""What five stars of Attack! expect to lose, against what is lost: a check of how they weigh threats.

python benchmarks/losses.py --players 4 --games 8 --seed 4

Four stars play each other. At the end of each turn the worth of a player's regions and units is noted, with
what rivals would take by the attacks they like best (`harm`) and what they could take (`danger`); at the
beginning of the next turn, what has been lost. A regression says how much each of the two figures foretells.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np

from sandtable.ai.arena import judge_of
from sandtable.ai.attack.clash import cost
from sandtable.ai.attack.field import Field
from sandtable.ai.attack.outlook import danger, harm
from sandtable.ai.attack.search import BASE, QUICK
from sandtable.ai.match import Fixture, Match
from sandtable.games.attack.state import State

ROUNDS = 12


class Noted(NamedTuple):
    """A player at the end of a turn."""

    held: float
    harm: float
    danger: float


def held(state: State, seat: str) -> float:
    """What a player's regions and the units in them are worth."""
    field = Field(state, seat, BASE)
    return sum(field.worth(region) + cost(field.at[region]) for region in field.mine())


def noted(state: State, seat: str) -> Noted:
    return Noted(held(state, seat), harm(state, seat, QUICK), danger(state, seat, BASE))


class Watched(Match):
    """A game in which the end of each turn is noted."""

    def __init__(self, fixture: Fixture) -> None:
        super().__init__(fixture, judge_of("attack"))
        self.before: dict[str, Noted] = {}
        self.rows: list[tuple[float, float, float]] = []
        """Lost, harm, danger."""

    def _turn_ended(self, seat: str) -> None:
        super()._turn_ended(seat)
        if self.state.opening:
            return
        then = self.before.pop(self.turn()[1], None)
        if then is not None:
            self.rows.append((then.held - held(self.state, self.turn()[1]), then.harm, then.danger))
        self.before[seat] = noted(self.state, seat)


def rows(players: int, games: int, seed: int) -> np.ndarray:
    """What was lost and foretold, a row for each turn of all games."""
    found: list[tuple[float, float, float]] = []
    for game in range(games):
        dice = seed * 100_003 + game
        match = Watched(
            Fixture(game, "attack", "base", "stars4", "stars4", "tan", dice, ROUNDS, 1.0, players)
        )
        match.play()
        found += match.rows
    return np.array(found)


def tell(found: np.ndarray) -> None:
    """Print means, and how much each figure foretells with the other one known."""
    lost, seen = found[:, 0], np.c_[found[:, 1:], np.ones(len(found))]
    weights = np.linalg.lstsq(seen, lost, rcond=None)[0]
    rest = ((lost - seen @ weights) ** 2).sum() / (len(lost) - 3)
    errors = np.sqrt(np.diag(rest * np.linalg.inv(seen.T @ seen)))
    print(f"{len(lost)} turns; mean lost {lost.mean():.1f}, harm {found[:, 1].mean():.1f}", end="")
    print(f", danger {found[:, 2].mean():.1f}")
    for name, weight, error in zip(("harm", "danger", "constant"), weights, errors, strict=True):
        print(f"{name:8} {weight:6.2f} ± {error:.2f}")
    print(f"explained {1 - rest / lost.var():.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="What five stars of Attack! fear, and what is lost.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tell(rows(args.players, args.games, args.seed))


if __name__ == "__main__":
    main()
