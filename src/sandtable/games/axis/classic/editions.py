"""Where the editions differ, and tables may choose: a function or a figure for each rule, on and off.

Which of them an edition starts with is in `data/options.toml`; `SWITCHES` is the block to read.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from ..core.agreeing import all_speak, owner_speaks
from ..core.passage import NO_LIMIT
from ..core.pieces import FULL
from ..core.placement import launched_anywhere, launched_in_calm_zones
from ..core.position import Position

EDITIONS = ("2nd", "3rd")

Owners: TypeAlias = Mapping[str, str]
MayDive: TypeAlias = Callable[[Position, str], bool]
MayLaunch: TypeAlias = Callable[[Position, str], bool]
Speakers: TypeAlias = Callable[[tuple[str, ...], str], tuple[str, ...]]
Moments: TypeAlias = Callable[[Owners, Owners], tuple[Owners, ...]]


def defenders_dive(state: Position, nation: str) -> bool:
    """Submarines of the defenders may dive in place (3rd: new rules)."""
    return nation != state.seat


def nobody_dives(state: Position, nation: str) -> bool:
    return False


def now(held: Owners, owner: Owners) -> tuple[Owners, ...]:
    """A canal is open to whoever controls its banks."""
    return (owner,)


def since_the_turn_began(held: Owners, owner: Owners) -> tuple[Owners, ...]:
    """A canal is open to whoever has controlled its banks all turn."""
    return (held, owner)


class Switch(NamedTuple):
    """What an option sets: a field of the ruleset, with and without the rule."""

    field: str
    on: Any
    off: Any


SWITCHES = {
    "submerging_subs": Switch("may_dive", defenders_dive, nobody_dives),
    "ships_into_enemy_zones": Switch("may_launch", launched_anywhere, launched_in_calm_zones),
    "owner_picks_casualties": Switch("speakers", owner_speaks, all_speak),
    "canals_at_once": Switch("canal_moments", now, since_the_turn_began),
    "captured_aa_waits": Switch("captured_used", FULL, 0),
    "restricted_soviet_attack": Switch("truce", {"ussr": 1}, {}),
    "total_victory": Switch("most_lost", 0, NO_LIMIT),
}
"""Options of which rules know only what follows from them."""
FIELDS = ("aircraft_retreat", "decks_by_choice", "axis_economic", "axis_capitals", "allied_capitals")
"""Options that are fields of the ruleset by their own names: figures, and two that are a plain yes or no."""
TABLES = ("western_canada_atlantic", "several_aa_guns", "no_new_complexes", "axis_weapon_advantage")
"""Options that change the board, what is sold and stands where, and the start."""


def unread(defaults: Mapping[str, Collection[str]]) -> Iterator[tuple[str, str]]:
    """Options that no rule reads, or that an edition lacks: the key, and what is wrong with it.

    `defaults` has the editions in which an option has a value.
    """
    for name, editions in defaults.items():
        if name not in (*SWITCHES, *FIELDS, *TABLES):
            yield name, f"no rule reads the option {name}"
        for edition in set(EDITIONS) ^ set(editions):
            wrong = "has no value in" if edition in EDITIONS else "has a value in an unknown"
            yield name, f"the option {name} {wrong} edition {edition}"


def missing(fields: Collection[str]) -> Iterator[tuple[str, str]]:
    """Functions and figures that a ruleset of these fields does not have: the key, and what is wrong."""
    named = {name: switch.field for name, switch in SWITCHES.items()} | {name: name for name in FIELDS}
    for name, field in named.items():
        if field not in fields:
            yield field, f"the option {name} sets {field}, which no ruleset has"


def chosen(switches: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a ruleset that options set."""
    found: dict[str, Any] = {}
    for name, value in switches.items():
        switch = SWITCHES.get(name)
        found[switch.field if switch else name] = (switch.on if value else switch.off) if switch else value
    return found
