"""Random setups for long play: the options each game documents, in combinations nobody chose."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sandtable.games.axis.core.variants import EDITABLE, LIMITS, Variant
from sandtable.kernel.protocol import Scalar, Setting, Setup
from sandtable.kernel.registry import find

Options = dict[str, Scalar]


def _axis(name: str, ruleset: str, rng: Random) -> Options:
    """All switches at random, and in half of the games a few figures of the unit editor."""
    options: Options = {
        row.name: _value(row, rng)
        for row in find(name).settings(ruleset)
        if row.type == "bool" or rng.random() < 0.3
    }
    rules: Variant = find(name).start(Setup(name, ruleset)).rules
    for _ in range(rng.randint(1, 6) if rng.random() < 0.5 else 0):
        nation, kind = rng.choice(("all", *rules.order)), rng.choice(list(rules.roster.domain))
        figure = rng.choice(EDITABLE)
        # A cost of 0 is legal but makes boards of thousands of pieces, too slow for whole games.
        options[f"unit.{nation}.{kind}.{figure}"] = rng.randint(1 if figure == "cost" else 0, LIMITS[figure])
    if rng.random() < 0.3:
        options[f"ipc.{rng.choice(list(rules.money))}"] = rng.randint(0, 300)
    return options


def _value(row: Setting, rng: Random) -> Scalar:
    if row.type == "bool":
        return rng.random() < 0.5
    return rng.choice(row.choices) if row.choices else rng.randint(row.low, row.high)


def _triumph(name: str, ruleset: str, rng: Random) -> Options:
    """A few options at random; the first year is one of two."""
    options = {row.name: _value(row, rng) for row in find(name).settings(ruleset) if rng.random() < 0.4}
    return {**options, "start": rng.choice((1936, 1939))} if "start" in options else options


RANDOM_OPTIONS: dict[str, Callable[[str, str, Random], Options]] = {
    "classic": _axis,
    "global40": _axis,
    "triumph": _triumph,
}


def random_setup(name: str, ruleset: str, seed: int) -> Setup:
    """A setup with random options, the same for the same seed."""
    options = RANDOM_OPTIONS[name](name, ruleset, Random(seed)) if name in RANDOM_OPTIONS else {}
    return Setup(name, ruleset, options=options)
