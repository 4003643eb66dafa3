"""Everything that a variant of Global 1940 fixes: tables, what follows from them, and the options chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from msgspec.structs import replace

from ....kernel.protocol import Scalar, Setup
from ....tabletop.options import check_option
from ..core import variants
from ..core.board import Board
from ..core.relations import Relations
from ..core.tables import board_of, by_space, set_up
from ..core.units import make_roster, shaped_kind
from ..core.variants import EDITABLE, Variant, edited, read_variant
from .book import BOOK
from .data import (
    BonusRow,
    Effect,
    FacilityRow,
    Half,
    KamikazeRow,
    Kind,
    LandRow,
    Objective,
    PoliticsTable,
    SeaRow,
    Side,
    Stance,
    VictoryRow,
    board_table,
    facility_table,
    objective_table,
    option_table,
    politics_table,
    setup_table,
    tech_table,
    unit_table,
)
from .possible import why_not_built
from .relations import Wars, relations_of, sorted_wars

EDITIONS = ("2nd",)
OTHER_SIDE: dict[str, Side] = {"axis": "allies", "allies": "axis"}
PRO: dict[str, Stance] = {"axis": "pro_axis", "allies": "pro_allies"}
"""What neutral land is that leans to a side."""


class Ruleset(Variant, frozen=True, eq=False, kw_only=True):
    """The tables, what follows from them about spaces and kinds, and the options; sets of spaces are bits."""

    units: dict[str, dict[str, Kind]]

    # Options
    research: bool
    canal_requests: str
    guests: bool
    victory_hold: str

    # Land and zones
    half: dict[str, Half]
    """The board each space is on."""
    europe: int
    pacific: int
    first: dict[str, str]
    """Whose land it is by the printed emblem; "" where there is none."""
    stance: dict[str, Stance]
    """What land that nobody owns at the start is to the two sides."""
    army: dict[str, int]
    """Infantry printed on it."""
    impassable: int
    islands: int
    chinese: int
    """Emblem land."""
    open_to_china: int
    """Emblem land, and what else Chinese units may enter."""
    mongolia: int
    dutch: int
    canada: int
    convoy: int
    """Zones with the convoy symbol."""
    kamikaze_zones: int
    coasts: dict[str, tuple[str, ...]]
    """The zones beside each territory."""
    shores: dict[str, tuple[str, ...]]
    """The territories beside each zone."""
    cities: dict[Half, tuple[str, ...]]
    """Victory cities, by the territory they are in."""

    # Kinds
    warships: frozenset[str]
    surface: frozenset[str]
    facilities: dict[str, FacilityRow]

    # Purses
    purses: dict[str, tuple[str, ...]]
    purse_owner: dict[str, str]
    purse_capital: dict[str, str]
    economy: dict[str, str]
    """Which purse land earns for in the hands of the nation that has several."""
    loot: dict[str, dict[str, str]]

    wars: Wars
    politics: PoliticsTable
    objectives: dict[str, Objective]
    bonus: BonusRow
    victory: VictoryRow
    markers: int
    """Kamikaze markers."""
    kamikaze: KamikazeRow

    def other_side(self, nation: str) -> Side:
        """The side that a nation does not belong to."""
        return OTHER_SIDE[self.side[nation]]


def variant_of(setup: Setup) -> str:
    """The text form of a set-up's edition and options; raises ValueError on anything unknown."""
    return variants.variant_of(setup, EDITIONS, setup_table().order, ruleset)


@lru_cache(maxsize=64)
def ruleset(variant: str) -> Ruleset:
    """The ruleset of a variant; raises ValueError when an option is wrong."""
    edition, switches, edits = read_variant(variant, _defaults)
    for name, value in switches.items():
        check_option(name, option_table()[name], value)
    rules = _printed(edition, variant, switches)
    for name, value in edits.items():
        rules = edited(rules, name, value)
    rules = replace(rules, stance=_stances(rules.owner), army=_armies(rules.owner))
    _check_start(rules)
    return rules


def _defaults(edition: str) -> dict[str, Scalar]:
    return {name: row.default for name, row in option_table().items()}


@lru_cache(maxsize=2)
def global_board(japan_touches_sz19: bool) -> Board:
    """The map; without the option Japan touches one zone only."""
    table = board_table()
    return board_of(table, table.links_sz19 if japan_touches_sz19 else {})


def relations(variant: str, wars: Wars) -> Relations:
    """Who is what to whom, by the wars declared so far."""
    known = _latest.known
    if known[0] is not wars or known[1] != variant:
        _latest.known = known = wars, variant, _relations(variant, wars)
    return known[2]


@lru_cache(maxsize=64)
def _relations(variant: str, wars: Wars) -> Relations:
    rules = ruleset(variant)
    return relations_of(rules.order, rules.side, wars)


class _Latest:
    """The relations that were asked for last: mostly those of the very same wars are asked for next."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: tuple[Wars | None, str, Relations] = None, "", relations_of((), {}, ())


_latest = _Latest()


def _printed(edition: str, variant: str, switches: Mapping[str, Scalar]) -> Ruleset:
    from .manners import MANNERS  # these functions read positions, and positions their rules

    start, politics, rows = setup_table(), politics_table(), unit_table()
    roster = make_roster(rows)
    board = global_board(bool(switches["japan_touches_sz19"]))
    land, sea = board_table().land, board_table().sea
    half: dict[str, Half] = {name: row.board for rows_ in (land, sea) for name, row in rows_.items()}
    kinds = _kinds(int(switches["naval_base_out_at"]))
    surface = frozenset(roster.having["surface"])
    return Ruleset(
        edition=edition,
        variant=variant,
        board=board,
        roster=roster,
        order=start.order,
        owner=dict(board.first_owner),
        capital=_capitals(start.purses, start.capitals),
        most_in_land=dict.fromkeys(roster.having["installation"], 1),
        book=BOOK,
        manners=MANNERS,
        side={nation: side for side, nations in start.sides.items() for nation in nations},
        teams={side: tuple(n for n in start.order if n in nations) for side, nations in start.sides.items()},
        money=start.ipc,
        units=dict.fromkeys(start.order, kinds),
        placements=by_space(start.placements),
        research=bool(switches["research"]),
        canal_requests=str(switches["canal_requests"]),
        guests=switches["guests"] == "allowed",
        victory_hold=str(switches["victory_hold"]),
        half=half,
        europe=_mask(board, (name for name, on in half.items() if on == "europe")),
        pacific=_mask(board, (name for name, on in half.items() if on == "pacific")),
        first={name: row.first or row.owner for name, row in land.items()},
        stance={},
        army={},
        impassable=_land(board, lambda row: row.neutral == "impassable"),
        islands=_land(board, lambda row: row.island),
        chinese=_land(board, lambda row: row.china == "emblem"),
        open_to_china=_land(board, lambda row: row.china != ""),
        mongolia=_land(board, lambda row: row.mongolia),
        dutch=_land(board, lambda row: row.neutral == "dutch"),
        canada=_land(board, lambda row: row.canada),
        convoy=_sea(board, lambda row: row.convoy),
        kamikaze_zones=_sea(board, lambda row: row.kamikaze),
        coasts={name: tuple(n for n in board.neighbours[name] if board.is_sea(n)) for name in land},
        shores={name: tuple(n for n in board.neighbours[name] if not board.is_sea(n)) for name in sea},
        cities={
            on: tuple(n for n, row in land.items() if row.city and row.board == on)
            for on in start.victory.cities
        },
        warships=surface | frozenset(roster.having["submerges"]),
        surface=surface,
        facilities=_facilities(int(switches["major_factory_value"])),
        purses=start.purses,
        purse_owner={purse: nation for nation, many in start.purses.items() for purse in many},
        purse_capital=start.capitals,
        economy=_economies(start.purses, land),
        loot=start.loot,
        wars=sorted_wars(politics.wars),
        politics=politics,
        objectives=objective_table(),
        bonus=start.bonus,
        victory=start.victory,
        markers=start.kamikaze.markers,
        kamikaze=start.kamikaze,
    )


def _mask(board: Board, spaces: Iterable[str]) -> int:
    return sum(board.bit[space] for space in spaces)


def _land(board: Board, having: Callable[[LandRow], bool]) -> int:
    return _mask(board, (name for name, row in board_table().land.items() if having(row)))


def _sea(board: Board, having: Callable[[SeaRow], bool]) -> int:
    return _mask(board, (name for name, row in board_table().sea.items() if having(row)))


def _kinds(naval_base_out_at: int) -> dict[str, Kind]:
    """The printed figures; how much damage a naval base bears is an option."""
    found = {name: shaped_kind(name, row, Kind) for name, row in unit_table().items()}
    for name, row in facility_table().items():
        if row.docks:
            found[name] = replace(found[name], breaks_at=naval_base_out_at)
    return found


def _facilities(major_factory_value: int) -> dict[str, FacilityRow]:
    """The printed rows; what land must be worth for a factory of its first owner is an option."""
    rows = facility_table()
    return {name: replace(row, value=major_factory_value) if row.home else row for name, row in rows.items()}


def _capitals(purses: Mapping[str, tuple[str, ...]], capitals: Mapping[str, str]) -> dict[str, str]:
    """The capital of each nation that has one: not China, nor the UK, whose purses have one each."""
    return {n: capitals[many[0]] for n, many in purses.items() if len(many) == 1 and many[0] in capitals}


def _economies(purses: Mapping[str, tuple[str, ...]], land: Mapping[str, LandRow]) -> dict[str, str]:
    """Which of several purses land earns for, by the board it is on or what its row says."""
    (many,) = (many for many in purses.values() if len(many) > 1)
    return {name: next(p for p in many if p.endswith(row.economy or row.board)) for name, row in land.items()}


def _stances(owner: Mapping[str, str]) -> dict[str, Stance]:
    """What land that nobody owns is; land whose owner was edited away is a strict neutral."""
    found: dict[str, Stance] = {}
    for name, row in board_table().land.items():
        if not owner[name] and row.neutral != "impassable":
            found[name] = row.neutral or "strict"
    return found


def _armies(owner: Mapping[str, str]) -> dict[str, int]:
    """The infantry of land that is neutral at the start."""
    return {n: row.army for n, row in board_table().land.items() if row.army and not owner[n]}


def _check_start(rules: Ruleset) -> None:
    """Raises ValueError when an edited start could not have come about, whatever politics say of it."""
    known = relations_of(rules.order, rules.side, rules.wars)
    variants.check_start(rules, known, lambda land: rules.order if rules.stance.get(land) == "dutch" else ())
    for purse, capital in rules.purse_capital.items():
        if not rules.owner[capital]:
            raise ValueError(f"the capital of {purse}, {capital}, cannot be neutral")
    for space in rules.board.names_of(rules.impassable):
        if rules.owner[space]:
            raise ValueError(f"{space} is impassable: nobody can own it")
    for space, piles in set_up(rules.placements).items():
        wrong = why_not_built(rules, space, piles)
        if wrong:
            raise ValueError(f"the start in {space}: {wrong}")


# Figures with developments

_FIELDS: dict[Effect, str] = {"attack_dice": "dice", "raid_dice": "raid_dice", "rocket_range": "rockets"}
_ADDED = ("dogfight", "flak_at", "lifts")


@lru_cache(maxsize=4096)
def figures(variant: str, nation: str, tech: tuple[str, ...]) -> dict[str, Kind]:
    """A nation's unit figures with its developments (rule book, lines 1176-1210).

    Effects are added to the figures of the unit editor as they are to the printed ones.
    """
    kinds, printed = dict(ruleset(variant).units[nation]), unit_table()
    for name in tech:
        row = tech_table().developments[name]
        for kind, effects in row.effects.items():
            for figure, number in effects.items():
                if figure in EDITABLE:
                    gain = number - getattr(printed[kind], figure)
                    number = max(0, getattr(kinds[kind], figure) + gain)
                elif figure not in _ADDED and figure not in _FIELDS:
                    continue
                kinds[kind] = replace(kinds[kind], **{_FIELDS.get(figure, figure): number})
        for kind, traits in row.traits.items():
            kinds[kind] = replace(kinds[kind], traits=(*kinds[kind].traits, *traits))
        for kind, partners in row.partners.items():
            kinds[kind] = replace(kinds[kind], supported_by=(*kinds[kind].supported_by, *partners))
    return kinds


@lru_cache(maxsize=256)
def developed(tech: tuple[str, ...], kind: str, effect: Effect, without: int) -> int:
    """A number that only developments change: that of the newest which does, else the one without any."""
    rows = (tech_table().developments[name].effects.get(kind, {}) for name in reversed(tech))
    return next((row[effect] for row in rows if effect in row), without)
