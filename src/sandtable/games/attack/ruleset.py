"""Everything a table agreed on before the game, and the board as the rules ask about it.

A variant is the text form of seats and options; it is kept in every state and every view, and the rules
are built from it once.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache

from msgspec import Struct

from ...kernel.protocol import Scalar, Setup
from ...tabletop.options import check_option
from .data import board_table, option_table, setup_table

RULESETS = ("base",)
MOST_ROUNDS = 1000


class Board(Struct, frozen=True, eq=False):
    """The regions in order, who borders whom, and who is joined to whom by sea."""

    regions: tuple[str, ...]
    continent: dict[str, str]
    land: dict[str, tuple[str, ...]]
    route: dict[str, tuple[str, ...]]
    """Joined by a gray line."""
    sea: dict[str, tuple[str, ...]]
    """Joined by a gray line or a common zone."""
    aliases: dict[str, str]


class Rules(Struct, frozen=True, eq=False):
    """The choices of a variant; each field is named for its option."""

    variant: str
    seats: tuple[str, ...]
    """The players, clockwise."""
    board: Board
    start_per_continent: bool
    quick_setup: bool
    last_standing: bool
    naval_line: str
    trade_neighbours: str
    diplomacy_zones: bool
    talk_limit: int
    rounds: int
    """The last round by agreement; 0 when none is agreed."""
    timed: bool
    """Whether the table's clock ends the game."""


def variant_of(setup: Setup) -> str:
    """The text form of a setup; raises ValueError on anything it cannot be played with."""
    if setup.ruleset not in RULESETS:
        raise ValueError(f"unknown ruleset {setup.ruleset!r}; rulesets are {', '.join(RULESETS)}")
    if setup.scenario:
        raise ValueError(f"unknown scenario {setup.scenario!r}; Attack! has only the one of the book")
    table = setup_table()
    seats = setup.seats or table.colours[: table.default_players]
    if not 2 <= len(seats) <= len(table.colours):
        raise ValueError(f"Attack! is played by 2 to {len(table.colours)} players, not {len(seats)}")
    if len(set(seats)) != len(seats) or not set(seats) <= set(table.colours):
        raise ValueError(f"seats are different ones of {', '.join(table.colours)}, not {', '.join(seats)}")
    for name, value in setup.options.items():
        if name not in option_table():
            raise ValueError(f"unknown option {name!r}; options are {', '.join(option_table())}")
        row = option_table()[name]
        check_option(name, row, value)
        if row.type == "end" and not _is_end(value):
            raise ValueError(f"option {name} is elimination, rounds:N or time, not {value!r}")
    return json.dumps([list(seats), dict(sorted(setup.options.items()))])


@lru_cache(maxsize=256)
def ruleset(variant: str) -> Rules:
    """The rules of a variant."""
    seats, options = json.loads(variant)
    chosen: dict[str, Scalar] = {name: row.default for name, row in option_table().items()} | options
    end = str(chosen.pop("end"))
    return Rules(
        variant=variant,
        seats=tuple(seats),
        board=board(),
        rounds=int(end.removeprefix("rounds:")) if end.startswith("rounds:") else 0,
        timed=end == "time",
        **chosen,  # type: ignore[arg-type]
    )


def _is_end(value: Scalar) -> bool:
    if value in ("elimination", "time"):
        return True
    found = re.fullmatch(r"rounds:([1-9][0-9]{0,3})", value) if isinstance(value, str) else None
    return bool(found) and int(found[1]) <= MOST_ROUNDS if found else False


@lru_cache(maxsize=1)
def board() -> Board:
    """The base board (ch. VI)."""
    table = board_table()
    order = {region: i for i, region in enumerate(table.regions)}
    borders = [(a, b) for a, many in table.borders.items() for b in many]
    routes = [row.ends for row in table.routes.values()]
    zones = [(a, b) for row in table.zones.values() for a in row.regions for b in row.regions if a != b]
    return Board(
        regions=tuple(table.regions),
        continent={region: row.continent for region, row in table.regions.items()},
        land=_joined(order, borders),
        route=_joined(order, routes),
        sea=_joined(order, [*routes, *zones]),
        aliases=table.aliases,
    )


def _joined(order: dict[str, int], pairs: list[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    near: dict[str, set[str]] = {region: set() for region in order}
    for a, b in pairs:
        near[a].add(b)
        near[b].add(a)
    return {region: tuple(sorted(others, key=order.__getitem__)) for region, others in near.items()}
