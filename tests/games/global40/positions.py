"""Positions of Global 1940 for tests of single functions."""

from __future__ import annotations

from functools import lru_cache

from sandtable.games.axis.core.tables import set_up
from sandtable.games.axis.global40.ruleset import ruleset, variant_of
from sandtable.games.axis.global40.state import State
from sandtable.kernel.protocol import Setup


@lru_cache(maxsize=1)
def start() -> State:
    """The position of spring 1940."""
    variant = variant_of(Setup("global40", "2nd"))
    rules = ruleset(variant)
    return State(
        variant=variant,
        seat=rules.order[0],
        phase="purchase",
        units=set_up(rules.placements),
        owner=dict(rules.owner),
        ipc=dict(rules.money),
        wars=rules.wars,
        neutral=dict(rules.stance),
        army=dict(rules.army),
        kamikaze=rules.markers,
    )
