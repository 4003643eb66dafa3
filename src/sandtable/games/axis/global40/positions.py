"""A position in words, what each nation has and who stands where; and the figures that clients need."""

from __future__ import annotations

from msgspec import Struct

from ....kernel.protocol import Section
from ..core import describing
from ..core.pieces import Piles
from ..core.position import PHASES
from ..core.possible import why_impossible as core_why_impossible
from .data import FacilityRow, Half, Kind, Objective, Stance, tech_table
from .politics import free_dutch, may_enter_china
from .possible import why_not_built
from .state import State


class Sheet(Struct, frozen=True):
    """What does not change during a game: the board's figures, the nations, their units."""

    order: tuple[str, ...]
    side: dict[str, str]
    purses: dict[str, tuple[str, ...]]
    capital: dict[str, str]
    """By purse."""
    value: dict[str, int]
    """Of each territory; zones are not in it."""
    home: dict[str, str]
    """Who owns each territory at the start; "" is nobody."""
    first: dict[str, str]
    """Whose emblem is printed on it."""
    stance: dict[str, Stance]
    army: dict[str, int]
    half: dict[str, Half]
    """The board that each space is on."""
    impassable: tuple[str, ...]
    canada: tuple[str, ...]
    chinese: tuple[str, ...]
    convoy: tuple[str, ...]
    kamikaze: tuple[str, ...]
    cities: dict[Half, tuple[str, ...]]
    neighbours: dict[str, tuple[str, ...]]
    figures: dict[str, dict[str, Kind]]
    """Units of each nation without developments."""
    facilities: dict[str, FacilityRow]
    objectives: dict[str, Objective]
    phases: tuple[str, ...]
    developments: tuple[str, ...]
    die_cost: int
    needed: dict[Half, int]
    """Cities with which the Axis wins, by board."""


def sheet(state: State) -> Sheet:
    """The fixed figures of the variant being played."""
    rules = state.rules
    names = rules.board.names_of
    return Sheet(
        order=rules.order,
        side=rules.side,
        purses=rules.purses,
        capital=rules.purse_capital,
        value=rules.board.value,
        home=rules.owner,
        first=rules.first,
        stance=rules.stance,
        army=rules.army,
        half=rules.half,
        impassable=names(rules.impassable),
        canada=names(rules.canada),
        chinese=names(rules.chinese),
        convoy=names(rules.convoy),
        kamikaze=names(rules.kamikaze_zones),
        cities=rules.cities,
        neighbours=rules.board.neighbours,
        figures=rules.units,
        facilities=rules.facilities,
        objectives=rules.objectives,
        phases=PHASES,
        developments=tuple(tech_table().developments) if rules.research else (),
        die_cost=tech_table().research.die_cost,
        needed=rules.victory.cities,
    )


def production(state: State) -> dict[str, int]:
    """What the land of each purse is worth."""
    rules, found = state.rules, dict.fromkeys(state.ipc, 0)
    for space, owner in state.owner.items():
        if owner:
            purses = rules.purses[owner]
            found[purses[0] if len(purses) == 1 else rules.economy[space]] += rules.board.value[space]
    return found


def changed_figures(state: State) -> dict[str, dict[str, Kind]]:
    """The units of nations whose developments have changed them."""
    units = state.rules.units
    found = {nation: state.kinds(nation) for nation in state.rules.order if state.tech.get(nation)}
    return {nation: kinds for nation, kinds in found.items() if kinds != units[nation]}


def why_impossible(state: State) -> str:
    """Where pieces stand as they never do when a turn begins, and what is wrong; "" when nothing is."""
    wrong = core_why_impossible(state, lambda space: _in_free_land(state, space)) or _why_not_markers(state)
    if wrong:
        return wrong
    rules, joint = state.rules, state.rules.politics.joint
    if len({joint.foe in state.relations.foes[nation] for nation in joint.nations}) > 1:
        return f"{' and '.join(joint.nations)} are at war with {joint.foe} together or not at all"
    for space in rules.board.names_of(rules.impassable):
        if state.owner[space]:
            return f"{space}: nobody can own it"
    for space, piles in state.units.items():
        wrong = why_not_built(rules, space, piles) or _why_not_chinese(state, space, piles)
        if wrong:
            return f"{space}: {wrong}"
    return ""


def _why_not_chinese(state: State, space: str, piles: Piles) -> str:
    """What is wrong with Chinese units in a space, or with others in China, "" when nothing is."""
    rules = state.rules
    china, bit = rules.politics.china, rules.board.bit[space]
    if any(p.nation == china.nation for p in piles) and not bit & rules.open_to_china:
        return f"units of {china.nation} outside the land that is open to them"
    if bit & rules.chinese or state.owner.get(space) == china.nation:
        for p in piles:
            if not may_enter_china(state, p.nation):
                return f"units of {p.nation}, not at war with {china.foe}, in China"
    return ""


def _why_not_markers(state: State) -> str:
    """What is wrong with the kamikaze markers that are left, "" when nothing is."""
    most = state.rules.markers
    return f"{state.kamikaze} kamikaze markers, where there are {most}" if state.kamikaze > most else ""


def _in_free_land(state: State, space: str) -> tuple[str, ...]:
    """The nations whose units may be in a territory that nobody controls (reading A22)."""
    bit = state.rules.board.bit[space]
    if state.neutral.get(space) != "dutch":
        return ()
    return tuple(nation for nation in state.rules.order if free_dutch(state, nation) & bit)


def describe(state: State) -> tuple[Section, ...]:
    """Nations, their wars, neutral land, then the territories of each, then the zones with pieces in them."""
    rules, foes, levels = state.rules, state.relations.foes, production(state)
    nations = tuple(
        (
            nation,
            rules.side[nation],
            " ".join(n for n in rules.order if n in foes[nation]) or "nobody",
            " ".join(str(state.ipc[purse]) for purse in rules.purses[nation]),
            " ".join(str(levels[purse]) for purse in rules.purses[nation]),
            " ".join(state.tech.get(nation, ())),
        )
        for nation in rules.order
    )
    heads = ("nation", "side", "at war with", "IPC", "production", "developments")
    neutral = tuple(
        (land, kind, str(state.army.get(land, 0))) for land, kind in sorted(state.neutral.items())
    )
    return (
        Section("nations", heads, nations),
        *describing.describe(state),
        Section("nobody's land", ("territory", "stance", "infantry"), neutral),
    )
