"""Everything a table agreed on before the game.

A variant is the text form of a ruleset and its options; it is kept in every state and every view, and the
rules are built from it once.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from ...kernel.protocol import Scalar, Setup
from ...tabletop.options import check_option
from .data import option_table, setup_table

RULESETS = ("aid", "2nd")
SEATS = ("west", "axis", "ussr")


class Rules(Struct, frozen=True, eq=False):
    """The choices of a variant; each field is named for its option."""

    variant: str
    setup: Literal["aid", "rulebook"]
    usa_opinion: int
    strategic_air: Literal["over_all", "friendly_only"]
    strategic_past_subs: bool
    rebase_factor: int
    satellite: Literal["resolution", "at_once"]
    must_fight: Literal["moved_in", "aggressed"]
    repudiation: Literal["asked", "own_turn"]
    discards: Literal["open", "closed"]
    empty_season_supply: bool
    intervention: Literal["enemy", "rival"]
    convoy_target: Literal["with_ships", "separate"]
    territorial_straits: bool
    britannia: bool
    start: int

    @property
    def is_short(self) -> bool:
        """Whether the game begins in 1939."""
        return self.start == setup_table().short.year


def defaults(ruleset: str) -> dict[str, Scalar]:
    """The options of a ruleset where the setup does not choose."""
    rows = option_table().items()
    return {name: row.aid if ruleset == "aid" else row.second for name, row in rows}


def variant_of(setup: Setup) -> str:
    """The text form of a setup; raises ValueError on anything it cannot be played with."""
    if setup.ruleset not in RULESETS:
        raise ValueError(f"unknown ruleset {setup.ruleset!r}; rulesets are {', '.join(RULESETS)}")
    if setup.scenario:
        raise ValueError(f"unknown scenario {setup.scenario!r}; the short game is the option start = 1939")
    if setup.seats and sorted(setup.seats) != sorted(SEATS):
        raise ValueError(f"the seats are {', '.join(SEATS)}, not {', '.join(setup.seats)}")
    for name, value in setup.options.items():
        if name not in option_table():
            raise ValueError(f"unknown option {name!r}; options are {', '.join(option_table())}")
        check_option(name, option_table()[name], value)
        if name == "start" and value not in (setup_table().first_year, setup_table().short.year):
            raise ValueError(f"option start is 1936 or 1939, not {value!r}")
    return json.dumps([setup.ruleset, dict(sorted(setup.options.items()))])


@lru_cache(maxsize=256)
def ruleset(variant: str) -> Rules:
    """The rules of a variant."""
    name, options = json.loads(variant)
    chosen = defaults(name) | options
    return Rules(variant=variant, **chosen)
