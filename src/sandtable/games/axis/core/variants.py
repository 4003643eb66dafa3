"""What a variant of an edition fixes, its text form, and the edits of its start that every edition allows.

A variant is the edition with the options chosen at setup; its text form is kept in every state, and the
ruleset is built from it once.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from ....kernel.protocol import Scalar, Setup
from ....tabletop.options import is_whole
from .notation import read_stacks
from .position import Rules
from .possible import Free, closed, why_not_there
from .relations import Relations
from .tables import Placements, check_setup, set_up
from .units import Kind

EDITABLE = Kind.__struct_fields__[2:6]
"""The four figures of the unit editor: cost, attack, defense, move.

An option `unit.<nation or all>.<kind>.<figure>` sets one.
"""
LIMITS = dict(zip(EDITABLE, (99, 6, 6, 8), strict=True))
MOST_IPC = 9999


class Variant(Rules, frozen=True, eq=False, kw_only=True):
    """The start and the figures, as options may have changed them; editions add what only they have."""

    edition: str
    variant: str
    side: dict[str, str]
    """The name of each nation's side; who fights whom is in the relations."""
    teams: dict[str, tuple[str, ...]]
    """The nations of each side, in turn order."""
    money: dict[str, int]
    """IPC at the start, by account."""
    units: Mapping[str, Mapping[str, Kind]]
    """Figures of each nation without developments."""
    placements: Placements
    """Starting units by space, nation and kind."""

    def team(self, nation: str) -> tuple[str, ...]:
        """The nations of a nation's side, in turn order."""
        return self.teams[self.side[nation]]


V = TypeVar("V", bound=Variant)


def variant_of(
    setup: Setup, editions: tuple[str, ...], order: tuple[str, ...], build: Callable[[str], object]
) -> str:
    """The text form of a set-up's edition and options; `build` raises ValueError on anything unknown."""
    check_setup(setup, editions, order)
    if not all(isinstance(v, bool | int | str) for v in setup.options.values()):
        raise ValueError("options are true, false, whole numbers or text")
    text = json.dumps([setup.ruleset, setup.options], sort_keys=True, separators=(",", ":"))
    build(text)
    return text


def read_variant(
    variant: str, defaults: Callable[[str], Mapping[str, Scalar]]
) -> tuple[str, dict[str, Scalar], dict[str, Scalar]]:
    """The edition of a variant, its options with the defaults of the others, and its edits of the start."""
    edition, options = json.loads(variant)
    switches = dict(defaults(edition))
    edits: dict[str, Scalar] = {}
    for name, value in options.items():
        (switches if name in switches else edits)[name] = value
    return edition, switches, edits


def edited(rules: V, name: str, value: Scalar) -> V:
    """The rules after one edit of units, start position, owners or money; raises ValueError."""
    what, _, rest = name.partition(".")
    if what == "unit":
        return _edit_unit(rules, name, rest, value)
    if what == "ipc" and rest in rules.money:
        if not is_whole(value) or not 0 <= int(value) <= MOST_IPC:
            raise ValueError(f"option {name} is an amount of IPC, not {value!r}")
        return replace(rules, money={**rules.money, rest: value})
    if what == "owner" and rest in rules.owner:
        if value not in ("", *rules.order):
            raise ValueError(f"option {name} names no nation: {value!r}")
        return replace(rules, owner={**rules.owner, rest: str(value)})
    if what == "place" and rest in rules.board.index:
        return _edit_place(rules, rest, str(value))
    raise ValueError(f"unknown option {name!r}")


def _edit_unit(rules: V, name: str, rest: str, value: Scalar) -> V:
    nation, _, tail = rest.partition(".")
    kind, _, figure = tail.partition(".")
    if nation not in ("all", *rules.order) or kind not in rules.roster.domain or figure not in EDITABLE:
        raise ValueError(f"unknown option {name!r}")
    if not is_whole(value) or not 0 <= int(value) <= LIMITS[figure]:
        raise ValueError(f"option {name} lies between 0 and {LIMITS[figure]}, not {value!r}")
    nations = rules.order if nation == "all" else (nation,)
    units = dict(rules.units)
    for one in nations:
        units[one] = {**units[one], kind: replace(units[one][kind], **{figure: value})}
    return replace(rules, units=units)


def _edit_place(rules: V, space: str, text: str) -> V:
    """Starting units of one space from `nation: 3 kind 1 kind | nation: 2 kind`; empty text clears it."""
    return replace(
        rules, placements={**rules.placements, space: read_stacks(text, rules.order, rules.roster)}
    )


def check_start(rules: Variant, relations: Relations, free: Free = closed) -> None:
    """Raises ValueError when an edited start position could not have come about.

    `free` tells who may be in land that nobody controls, where anybody may.
    """
    for nation, capital in rules.capital.items():
        if not rules.owner[capital]:
            raise ValueError(f"the capital of {nation}, {capital}, cannot be neutral")
    for space, piles in set_up(rules.placements).items():
        wrong = why_not_there(rules, relations, rules.owner, space, piles, free)
        if wrong:
            raise ValueError(f"the start in {space}: {wrong}")
