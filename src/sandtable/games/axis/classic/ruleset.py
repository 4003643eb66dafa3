"""Which tables and procedures an edition uses: one readable value per variant of the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from ....kernel.protocol import Scalar, Setup
from ....tabletop.options import check_option, is_whole
from ....tabletop.tables import check_module
from ..core import variants
from ..core.board import Board
from ..core.relations import Relations
from ..core.tables import board_of, by_space
from ..core.units import Kind, make_roster, printed_kinds
from ..core.variants import EDITABLE, Variant, check_start, edited, read_variant
from . import editions
from .book import BOOK
from .data import Effect, board_table, option_table, setup_table, tech_table, unit_table
from .editions import EDITIONS, MayDive, MayLaunch, Moments, Speakers, chosen
from .relations import two_sides


class Ruleset(Variant, frozen=True, eq=False, kw_only=True):
    """Everything that a variant fixes; where editions differ, by functions and figures (`editions`)."""

    relations: Relations
    units: dict[str, dict[str, Kind]]
    first_factories: dict[str, str]
    """The complexes of the start and their first owners: no limit for those."""
    start_tech: dict[str, tuple[str, ...]]
    may_dive: MayDive
    may_launch: MayLaunch
    """Whether new ships may be placed in a zone."""
    speakers: Speakers
    """Who of several defenders names the losses."""
    canal_moments: Moments
    """When the banks of a canal must be friendly."""
    truce: Mapping[str, int]
    """How many rounds of the start a nation may not attack at all."""
    most_lost: int
    """How many of its own capitals a side may have lost that wins."""
    aircraft_retreat: bool
    """Whether aircraft may leave a landing."""
    decks_by_choice: bool
    """Whether owners choose which fighters keep a deck; else those that came first do."""
    axis_economic: int
    axis_capitals: int
    allied_capitals: int


check_module(editions.__file__, editions.missing(Ruleset.__struct_fields__))


def variant_of(setup: Setup) -> str:
    """The text form of a set-up's edition and options; raises ValueError on anything unknown."""
    return variants.variant_of(setup, EDITIONS, setup_table().order, ruleset)


@lru_cache(maxsize=64)
def ruleset(variant: str) -> Ruleset:
    """The ruleset of a variant; raises ValueError when an option is wrong."""
    edition, switches, edits = read_variant(variant, _defaults)
    for name, value in switches.items():
        _check_option(name, value)
    atlantic = bool(switches.pop("western_canada_atlantic"))
    advantage = bool(switches.pop("axis_weapon_advantage"))
    rules = _printed(edition, variant, classic_board(atlantic), switches)
    if advantage:
        rules = replace(rules, start_tech={"germany": ("jet_power",), "japan": ("super_submarines",)})
    for name, value in edits.items():
        rules = edited(rules, name, value)
    check_start(rules, rules.relations)
    return replace(rules, first_factories=_factories(rules))


def _defaults(edition: str) -> dict[str, Scalar]:
    return {name: row.default[edition] for name, row in option_table().items()}


@lru_cache(maxsize=2)
def classic_board(western_canada_atlantic: bool) -> Board:
    """The map; in the 2nd edition Western Canada also touches the Atlantic."""
    table = board_table()
    return board_of(table, table.links_only_2nd if western_canada_atlantic else {})


@lru_cache(maxsize=4096)
def figures(variant: str, nation: str, tech: tuple[str, ...]) -> dict[str, Kind]:
    """A nation's unit figures with its developments (2nd edition rules, ch. 3).

    Effects are added to the figures of the unit editor as they are to the printed ones.
    """
    kinds = dict(ruleset(variant).units[nation])
    printed = unit_table()
    for name in tech:
        for kind, effects in tech_table().developments[name].effects.items():
            for figure, number in effects.items():
                if figure == "cost_change":
                    for k, row in kinds.items():
                        kinds[k] = replace(row, cost=max(0, row.cost + number))
                elif figure in ("attack_dice", "rocket_range"):
                    field = {"attack_dice": "dice", "rocket_range": "rockets"}[figure]
                    kinds[kind] = replace(kinds[kind], **{field: number})
                elif figure in EDITABLE:
                    gain = number - getattr(printed[kind], figure)
                    kinds[kind] = replace(kinds[kind], **{figure: getattr(kinds[kind], figure) + gain})
    return kinds


@lru_cache(maxsize=256)
def developed(tech: tuple[str, ...], kind: str, effect: Effect, without: int) -> int:
    """A number that only developments change: that of the newest which does, else the one without any."""
    rows = (tech_table().developments[name].effects.get(kind, {}) for name in reversed(tech))
    return next((row[effect] for row in rows if effect in row), without)


def _printed(edition: str, variant: str, board: Board, switches: dict[str, Scalar]) -> Ruleset:
    table = setup_table()
    rows = unit_table()
    roster = make_roster(rows)
    kinds = printed_kinds(rows)
    limited = dict.fromkeys(roster.having["installation"], 1)
    if not switches.pop("several_aa_guns"):
        limited |= dict.fromkeys(roster.having["flak"], 1)
    side = {nation: side for side, nations in table.sides.items() for nation in nations}
    return Ruleset(
        edition=edition,
        variant=variant,
        board=board,
        order=table.order,
        side=side,
        teams={name: tuple(n for n in table.order if n in nations) for name, nations in table.sides.items()},
        relations=two_sides(table.order, side),
        capital=table.capitals,
        money=table.ipc,
        roster=roster,
        units=dict.fromkeys(table.order, kinds),
        owner=dict(board.first_owner),
        placements=by_space(table.placements),
        first_factories={},
        start_tech={},
        most_in_land=limited,
        not_sold=tuple(roster.makes) if switches.pop("no_new_complexes") else (),
        book=BOOK,
        **chosen(switches),
    )


def _check_option(name: str, value: Scalar) -> None:
    row = option_table()[name]
    if row.type == "int" and not is_whole(value):
        raise ValueError(f"option {name} is a whole number, not {value!r}")
    check_option(name, row, value)


def _factories(rules: Ruleset) -> dict[str, str]:
    return {
        space: nation
        for space, nations in rules.placements.items()
        for nation, units in nations.items()
        if any(kind in rules.roster.makes for kind in units)
    }
