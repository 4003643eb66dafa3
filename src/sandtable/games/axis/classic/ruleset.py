"""Which tables and procedures an edition uses: one readable value per variant of the game.

A variant is the edition with the options chosen at setup; its text form is kept in every state,
and the ruleset is built from it once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from ....kernel.protocol import Scalar, Setup
from ....tabletop.options import check_option, is_whole
from ....tabletop.tables import check_module
from ..core.board import Board
from ..core.notation import read_stacks
from ..core.position import Rules
from ..core.possible import why_not_there
from ..core.relations import Relations
from ..core.tables import Placements, board_of, by_space, check_setup, set_up
from ..core.units import Kind, make_roster, printed_kinds
from . import editions
from .book import BOOK
from .data import Effect, board_table, option_table, setup_table, tech_table, unit_table
from .editions import EDITIONS, MayDive, MayLaunch, Moments, Speakers, chosen
from .relations import two_sides

EDITABLE = ("cost", "attack", "defense", "move")
"""The four figures of the unit editor; an option `unit.<nation or all>.<kind>.<figure>` sets one."""
LIMITS = {"cost": 99, "attack": 6, "defense": 6, "move": 8}


class Ruleset(Rules, frozen=True, eq=False, kw_only=True):
    """Everything that a variant fixes; where editions differ, by functions and figures (`editions`)."""

    edition: str
    variant: str
    side: dict[str, str]
    """The name of each nation's side; who fights whom is in `relations`."""
    teams: dict[str, tuple[str, ...]]
    """The nations of each side, in turn order."""
    relations: Relations
    money: dict[str, int]
    units: dict[str, dict[str, Kind]]
    placements: Placements
    """Starting units by space, nation and kind."""
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

    def team(self, nation: str) -> tuple[str, ...]:
        """The nations of a nation's side, in turn order."""
        return self.teams[self.side[nation]]


check_module(editions.__file__, editions.missing(Ruleset.__struct_fields__))


def variant_of(setup: Setup) -> str:
    """The text form of a set-up's edition and options; raises ValueError on anything unknown."""
    check_setup(setup, EDITIONS, setup_table().order)
    if not all(isinstance(v, bool | int | str) for v in setup.options.values()):
        raise ValueError("options are true, false, whole numbers or text")
    text = json.dumps([setup.ruleset, setup.options], sort_keys=True, separators=(",", ":"))
    ruleset(text)
    return text


@lru_cache(maxsize=64)
def ruleset(variant: str) -> Ruleset:
    """The ruleset of a variant; raises ValueError when an option is wrong."""
    edition, options = json.loads(variant)
    switches = {name: row.default[edition] for name, row in option_table().items()}
    edits: dict[str, Scalar] = {}
    for name, value in options.items():
        (switches if name in switches else edits)[name] = value
    for name, value in switches.items():
        _check_option(name, value)
    atlantic = bool(switches.pop("western_canada_atlantic"))
    advantage = bool(switches.pop("axis_weapon_advantage"))
    rules = _printed(edition, variant, classic_board(atlantic), switches)
    if advantage:
        rules = replace(rules, start_tech={"germany": ("jet_power",), "japan": ("super_submarines",)})
    for name, value in edits.items():
        rules = _edited(rules, name, value)
    check_start(rules)
    return replace(rules, first_factories=_factories(rules))


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


def _edited(rules: Ruleset, name: str, value: Scalar) -> Ruleset:
    """The ruleset after one edit of units, start position, owners or money."""
    what, _, rest = name.partition(".")
    if what == "unit":
        return _edit_unit(rules, name, rest, value)
    if what == "ipc" and rest in rules.order:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 9999:
            raise ValueError(f"option {name} is an amount of IPC, not {value!r}")
        return replace(rules, money={**rules.money, rest: value})
    if what == "owner" and rest in rules.owner:
        if value not in ("", *rules.order):
            raise ValueError(f"option {name} names no nation: {value!r}")
        return replace(rules, owner={**rules.owner, rest: str(value)})
    if what == "place" and rest in rules.board.index:
        return _edit_place(rules, rest, str(value))
    raise ValueError(f"unknown option {name!r}")


def _edit_unit(rules: Ruleset, name: str, rest: str, value: Scalar) -> Ruleset:
    nation, _, tail = rest.partition(".")
    kind, _, figure = tail.partition(".")
    if nation not in ("all", *rules.order) or kind not in rules.roster.domain or figure not in EDITABLE:
        raise ValueError(f"unknown option {name!r}")
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LIMITS[figure]:
        raise ValueError(f"option {name} lies between 0 and {LIMITS[figure]}, not {value!r}")
    nations = rules.order if nation == "all" else (nation,)
    units = dict(rules.units)
    for one in nations:
        units[one] = {**units[one], kind: replace(units[one][kind], **{figure: value})}
    return replace(rules, units=units)


def _edit_place(rules: Ruleset, space: str, text: str) -> Ruleset:
    """Starting units of one space from `germany: 3 inf 1 arm | ussr: 2 inf`; empty text clears it."""
    return replace(
        rules, placements={**rules.placements, space: read_stacks(text, rules.order, rules.roster)}
    )


def _factories(rules: Ruleset) -> dict[str, str]:
    return {
        space: nation
        for space, nations in rules.placements.items()
        for nation, units in nations.items()
        if any(kind in rules.roster.makes for kind in units)
    }


def check_start(rules: Ruleset) -> None:
    """Raises ValueError when an edited start position could not have come about."""
    for nation, capital in rules.capital.items():
        if not rules.owner[capital]:
            raise ValueError(f"the capital of {nation}, {capital}, cannot be neutral")
    for space, piles in set_up(rules.placements).items():
        wrong = why_not_there(rules, rules.relations, rules.owner, space, piles)
        if wrong:
            raise ValueError(f"the start in {space}: {wrong}")
