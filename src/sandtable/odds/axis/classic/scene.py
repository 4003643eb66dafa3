"""A battle of Classic from text: a position with nothing else on the board, just before it is fought.

`germany: 3 inf 2 arm 1 ftr` against `ussr: 4 inf 1 arm`. Ships named with an attack on land are its
landing fleet: battleships bombard, the cargo of transports lands.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from ....games.axis.classic.data import roster, tech_table
from ....games.axis.classic.editions import EDITIONS
from ....games.axis.classic.game import CLASSIC
from ....games.axis.classic.ruleset import Ruleset, developed
from ....games.axis.classic.state import State
from ....games.axis.core.notation import find_space
from ....games.axis.core.pieces import FULL, Cargo, Pile, Piles, add, count_of
from ....kernel.protocol import Scalar, Setup
from ...model import OddsError
from ..reading import attacker_of, check_enemies, read_side, tech
from ..referee import Scene

CARRIER_ROOM = max(roster().decks.values())
BOMBARDS, FLAK, RAIDS = (roster().having[trait] for trait in ("bombards", "flak", "raids"))
LAND, SEA = "ukraine_ssr", "sz_mid_atlantic"
"""Where a battle is fought when no space is named: nothing there matters to it."""
NO_ATTACKERS = tuple(roster().having["aside"])


class Text(Struct, frozen=True):
    """The parts of a battle as they were written."""

    attack: str
    defend: str
    edition: str = "2nd"
    at: str = ""
    fleet: str = ""
    """Ships and aircraft of the attacker that fight in the landing's sea zone."""
    ships: str = ""
    """Ships and carrier aircraft of the defender in that zone."""
    tech: str = ""
    options: tuple[tuple[str, Scalar], ...] = ()


def scene(text: Text) -> Scene:
    """The position that a text describes; raises OddsError naming the part that cannot be."""
    rules = base_state(text.edition, text.options).rules
    sides = ("attack", "fleet", "defend", "ships")
    attack, fleet, defend, ships = (read(rules, getattr(text, part), part) for part in sides)
    nation = attacker_of(rules, rules.relations, attack, fleet, (*defend, *ships))
    check_enemies(rules.relations, nation, defend, "defend")
    check_enemies(rules.relations, nation, ships, "ships")
    space = _space(rules, text.at, attack, defend, bool(fleet or ships))
    state = replace(
        base_state(text.edition, text.options), tech=developments(rules, text.tech), seat=nation, round=2
    )
    mine = _merged(attack.get(nation, ()), ())
    if rules.board.is_sea(space):
        if fleet or ships:
            part = "fleet" if fleet else "ships"
            raise OddsError(f"{part}: {space} is sea; write those who fight there in the sides themselves")
        return _at_sea(state, space, mine, defend)
    return _ashore(state, space, mine, fleet.get(nation, ()), defend, ships)


def read(rules: Ruleset, text: str, part: str) -> dict[str, Piles]:
    """Pieces by nation from one part of the text."""
    return read_side(rules, rules.relations, text, part)


def developments(rules: Ruleset, text: str) -> dict[str, tuple[str, ...]]:
    """Those of the start and those named."""
    return tech(rules, text, tech_table().developments, rules.start_tech)


@lru_cache(maxsize=32)
def base_state(edition: str, options: tuple[tuple[str, Scalar], ...]) -> State:
    """The board of an edition without pieces, in the combat phase."""
    if edition not in EDITIONS:
        raise OddsError(f"edition: unknown edition {edition!r}; there are {', '.join(EDITIONS)}")
    try:
        start = CLASSIC.start(Setup("classic", edition, options=dict(options)))
    except ValueError as error:
        raise OddsError(f"option: {error}") from error
    return replace(start, units={}, phase="combat")


def _space(
    rules: Ruleset, at: str, attack: Mapping[str, Piles], defend: Mapping[str, Piles], landing: bool
) -> str:
    """Where the battle is: the space named, or one that fits the units."""
    if at:
        try:
            space = find_space(rules.board, at)
        except ValueError as error:
            raise OddsError(f"at: {error}") from error
        if not rules.board.is_sea(space) and not rules.owner[space] and not defend:
            raise OddsError(f"at: {space} is neutral; nobody defends it")
        return space
    _check_domains(rules, _joined(defend))
    domains = [{_domain(rules, p) for piles in side.values() for p in piles} for side in (defend, attack)]
    for found in domains:
        if "land" in found or landing:
            return LAND
        if "sea" in found:
            lands = any(p.cargo for piles in attack.values() for p in piles) and found is domains[1]
            return LAND if lands else SEA
    return LAND


def _check_domains(rules: Ruleset, defend: Piles) -> None:
    kinds = {_domain(rules, pile): pile.kind for pile in reversed(defend)}
    if {"land", "sea"} <= kinds.keys():
        raise OddsError(
            f"defend: {kinds['sea']} and {kinds['land']} never defend together, at sea and on land; "
            "name the ships that guard a coast as 'ships'"
        )


def _domain(rules: Ruleset, pile: Pile) -> str:
    return rules.units[pile.nation][pile.kind].domain


# Placing


def _at_sea(state: State, zone: str, mine: Piles, defend: Mapping[str, Piles]) -> Scene:
    board = state.rules.board
    origin = next((z for z in board.neighbours[zone] if board.is_sea(z)), "")
    here: Piles = ()
    for pile in mine:
        if _domain(state.rules, pile) == "land":
            raise OddsError(f"attack: {pile.kind} cannot be in a sea battle", "not_there", unit=pile.kind)
        here = add(here, replace(pile, came=origin if _domain(state.rules, pile) == "sea" else ""))
    return Scene(_placed(state, {zone: (*here, *_afloat(state, defend, "defend"))}), "sea", zone)


def _afloat(state: State, stacks: Mapping[str, Piles], part: str) -> Piles:
    found = _joined(stacks)
    for pile in found:
        if _domain(state.rules, pile) != "sea" and pile.kind not in roster().deck_load:
            raise OddsError(f"{part}: {pile.kind} cannot defend at sea", "not_there", unit=pile.kind)
    decks = sum(roster().decks.get(pile.kind, 0) * pile.count for pile in found)
    if (fighters := count_of(found, roster().deck_load)) > decks:
        held = f"a carrier holds {CARRIER_ROOM}"
        text = f"{part}: fighter: {fighters} at sea and carrier decks for {decks}; {held}"
        raise OddsError(text, "decks", fighters=fighters, decks=decks)
    return found


def _ashore(
    state: State,
    space: str,
    mine: Piles,
    fleet: Piles,
    defend: Mapping[str, Piles],
    ships: Mapping[str, Piles],
) -> Scene:
    """An attack on land, from the sea where a fleet is named."""
    rules = state.rules
    at_sea = tuple(p for p in mine if _domain(rules, p) == "sea")
    mine = tuple(p for p in mine if _domain(rules, p) != "sea")
    _check_fleet(state, at_sea, bool(fleet or ships), "attack")
    _check_fleet(state, fleet, True, "fleet")
    fleet, enemy, theirs = _merged(at_sea, fleet), _afloat(state, ships, "ships"), _joined(defend)
    _check_army(state, mine, theirs)
    _check_landing(mine, fleet, enemy)
    zone = next((z for z in rules.board.neighbours[space] if rules.board.is_sea(z)), "")
    if (fleet or ships) and not zone:
        raise OddsError(f"at: {space} has no coast to land on")
    state = _owned(state, space, tuple(defend) or tuple(ships))
    origin = _origin(state, space)
    if origin:
        state = replace(state, owner={**state.owner, origin: state.seat})
    guns = any(p.kind in BOMBARDS for p in fleet)
    from_sea = not origin or (guns and not enemy and not any(p.cargo for p in fleet))
    here = theirs
    for pile in mine:
        here = add(here, _arrived(state, pile, origin, zone if from_sea else ""))
    if enemy:
        afloat = tuple(_bound(state, p, space) for p in fleet)
        return Scene(_placed(state, {space: here, zone: (*afloat, *enemy)}), "amphibious", space)
    here, empty = _disembarked(state, here, fleet, zone)
    return Scene(_placed(state, {space: here, zone: empty}), "land", space)


def _check_landing(mine: Piles, fleet: Piles, enemy: Piles) -> None:
    """A sea battle before a landing is about troops aboard; a fleet alone takes no land."""
    aboard = any(p.cargo for p in fleet)
    if enemy and not aboard:
        text = "ships: write the troops that are to land as cargo of the fleet, like 1 trn(inf,inf)"
        raise OddsError(text, "cargo_needed")
    if fleet and not aboard and not mine:
        text = "attack: a fleet without troops takes no land; write cargo, like 1 trn(inf,inf)"
        raise OddsError(text, "cargo_needed")


def _check_army(state: State, mine: Piles, theirs: Piles) -> None:
    for pile in theirs:
        if _domain(state.rules, pile) == "sea":
            raise OddsError(f"defend: {pile.kind} cannot defend on land", "not_there", unit=pile.kind)
    _check_fixtures(state.rules, theirs)
    for pile in mine:
        if pile.kind in NO_ATTACKERS:
            raise OddsError(f"attack: {pile.kind} cannot attack", "not_there", unit=pile.kind)


def _check_fixtures(rules: Ruleset, theirs: Piles) -> None:
    """A territory has one industrial complex, and in some editions one gun."""
    for kind in NO_ATTACKERS:
        number = count_of(theirs, (kind,))
        if number > rules.most_in_land.get(kind, number):
            text = f"defend: {number} {kind} in one territory; only one can stand there"
            raise OddsError(text, "only_one", unit=kind)


def _disembarked(state: State, here: Piles, fleet: Piles, zone: str) -> tuple[Piles, Piles]:
    """The pieces on the coast and in the zone once the cargo is ashore."""
    empty: Piles = ()
    for pile in fleet:
        for cargo in pile.cargo:
            here = add(here, Pile(state.seat, cargo.kind, pile.count, FULL, zone, "landed"))
        empty = add(empty, replace(pile, cargo=()))
    return here, empty


def _check_fleet(state: State, fleet: Piles, may_fight: bool, part: str) -> None:
    for pile in fleet:
        if _domain(state.rules, pile) == "land":
            text = f"{part}: {pile.kind} cannot be at sea; write it as cargo, like 1 trn({pile.kind})"
            raise OddsError(text, "cargo_needed")
        for cargo in pile.cargo:
            if cargo.kind in NO_ATTACKERS:
                raise OddsError(f"{part}: {cargo.kind} cannot assault a coast", "not_there", unit=cargo.kind)
        if not may_fight and pile.kind not in BOMBARDS and pile.kind not in roster().holds:
            raise OddsError(f"{part}: {pile.kind} cannot attack land", "not_there", unit=pile.kind)


def _owned(state: State, space: str, nations: tuple[str, ...]) -> State:
    """The state with the territory in the hands of the defenders."""
    foes = state.relations.foes[state.seat]
    if state.owner[space] in foes:
        return state
    enemy = nations[0] if nations else next(n for n in state.rules.order if n in foes)
    return replace(state, owner={**state.owner, space: enemy})


def _origin(state: State, space: str) -> str:
    """A territory next door that the army may come from."""
    board = state.rules.board
    near = [t for t in board.neighbours[space] if not board.is_sea(t) and state.rules.owner[t]]
    return min(near, key=lambda t: t in board.capital_of, default="")


def _arrived(state: State, pile: Pile, origin: str, zone: str) -> Pile:
    if _domain(state.rules, pile) == "air":
        return pile
    return replace(pile, used=FULL, came=zone, task="landed") if zone else replace(pile, came=origin)


def _bound(state: State, pile: Pile, coast: str) -> Pile:
    """A piece of the landing fleet, its cargo ordered ashore."""
    board = state.rules.board
    zone = next(z for z in board.neighbours[coast] if board.is_sea(z))
    origin = next((z for z in board.neighbours[zone] if board.is_sea(z)), "")
    cargo = tuple(Cargo(c.nation, c.kind, coast if c.nation == state.seat else "") for c in pile.cargo)
    came = origin if _domain(state.rules, pile) == "sea" else ""
    return replace(pile, came=came, cargo=cargo)


def _placed(state: State, units: Mapping[str, Piles]) -> State:
    return replace(state, units={space: piles for space, piles in units.items() if space and piles})


def _joined(stacks: Mapping[str, Piles]) -> Piles:
    return tuple(pile for piles in stacks.values() for pile in piles)


def _merged(some: Piles, more: Piles) -> Piles:
    found: Piles = ()
    for pile in (*some, *more):
        found = add(found, pile)
    return found


def raiders(text: Text) -> tuple[int, int, int, int]:
    """Bombers of a raid written as text: their number, dice and price, and the strength of the gun."""
    base = base_state(text.edition, text.options)
    attack, defend = (
        read(base.rules, text.attack, "attack"),
        read(base.rules, text.defend, "defend"),
    )
    nation = attacker_of(base.rules, base.rules.relations, attack, (), tuple(defend))
    check_enemies(base.rules.relations, nation, defend, "defend")
    _check_army(base, (), _joined(defend))
    state = replace(base, tech=developments(base.rules, text.tech))
    for pile in attack.get(nation, ()):
        if pile.kind not in RAIDS:
            raise OddsError(f"attack: {pile.kind} cannot raid; only bombers do", "not_there", unit=pile.kind)
    guns = [(n, p.kind) for n, piles in defend.items() for p in piles if p.kind in FLAK]
    flak = max((state.kinds(n)[kind].defense for n, kind in guns), default=0)
    (bomber,) = RAIDS
    dice = developed(state.tech.get(nation, ()), bomber, "raid_dice", 1)
    return sum(p.count for p in attack.get(nation, ())), dice, state.kinds(nation)[bomber].cost, flak
