"""Random setups for long play: the options each game documents, in combinations nobody chose."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sandtable.games.axis.classic.data import option_table, setup_table, unit_table
from sandtable.games.axis.core.variants import EDITABLE, LIMITS
from sandtable.kernel.protocol import Scalar, Setup

Options = dict[str, Scalar]


def _classic(rng: Random) -> Options:
    """All switches at random, and in half of the games a few figures of the unit editor."""
    options: Options = {
        name: rng.random() < 0.5 if row.type == "bool" else rng.randint(row.low, row.high)
        for name, row in option_table().items()
        if row.type == "bool" or rng.random() < 0.3
    }
    for _ in range(rng.randint(1, 6) if rng.random() < 0.5 else 0):
        nation, kind = rng.choice(("all", *setup_table().order)), rng.choice(list(unit_table()))
        figure = rng.choice(EDITABLE)
        # A cost of 0 is legal but makes boards of thousands of pieces, too slow for whole games.
        options[f"unit.{nation}.{kind}.{figure}"] = rng.randint(1 if figure == "cost" else 0, LIMITS[figure])
    if rng.random() < 0.3:
        options[f"ipc.{rng.choice(setup_table().order)}"] = rng.randint(0, 300)
    return options


RANDOM_OPTIONS: dict[str, Callable[[Random], Options]] = {"classic": _classic}


def random_setup(name: str, ruleset: str, seed: int) -> Setup:
    """A setup with random options, the same for the same seed."""
    options = RANDOM_OPTIONS[name](Random(seed)) if name in RANDOM_OPTIONS else {}
    return Setup(name, ruleset, options=options)
