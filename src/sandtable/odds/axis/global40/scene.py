"""A battle of Global 1940 from text: a position with nothing else on the board, just before it is fought.

Every nation is at war with all of the other side. Ships named with an attack on land are its landing fleet:
they bombard, the cargo of transports lands. Scrambled aircraft and kamikaze markers are named apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from ....games.axis.core.notation import find_space, read_units
from ....games.axis.core.pieces import FULL, Cargo, Pile, Piles, add, count_of, pile_of
from ....games.axis.global40 import combat
from ....games.axis.global40.data import tech_table
from ....games.axis.global40.engaged import ESCORTING, INTERCEPTING, LANDED, RAIDING, SCRAMBLED
from ....games.axis.global40.game import GLOBAL40
from ....games.axis.global40.neutrals import INFANTRY, commander
from ....games.axis.global40.relations import sorted_wars
from ....games.axis.global40.ruleset import EDITIONS, PRO, Ruleset
from ....games.axis.global40.state import State, Stepping, Strike, Strikes, Turn, idle
from ....kernel.protocol import Scalar, Setup
from ...model import OddsError
from ..reading import attacker_of, check_enemies, read_side, tech
from ..referee import Scene


class Text(Struct, frozen=True):
    """The parts of a battle as they were written."""

    attack: str
    defend: str
    edition: str = EDITIONS[0]
    at: str = ""
    fleet: str = ""
    """Ships and aircraft of the attacker that fight in the landing's sea zone."""
    ships: str = ""
    """Ships and carrier aircraft of the defender in that zone."""
    scramble: str = ""
    """Aircraft of the defender that rise from a base beside the zone."""
    kamikaze: str = ""
    """Markers on ships of the attacker, `2 bb 1 dd`: two on a battleship, one on a destroyer."""
    tech: str = ""
    options: tuple[tuple[str, Scalar], ...] = ()


def scene(text: Text) -> Scene:
    """The position that a text describes; raises OddsError naming the part that cannot be."""
    state = base_state(text.edition, text.options)
    rules, known = state.rules, state.relations
    sides = ("attack", "fleet", "defend", "ships", "scramble")
    attack, fleet, defend, ships, risen = (
        read_side(rules, known, getattr(text, part), part) for part in sides
    )
    nation = attacker_of(rules, known, attack, fleet, (*defend, *ships, *risen))
    for part, stacks in (("defend", defend), ("ships", ships), ("scramble", risen)):
        check_enemies(known, nation, stacks, part)
    state = replace(state, tech=developments(rules, text.tech), seat=nation, round=2)
    state = replace(state, strikes=_strikes(state, text.kamikaze) if text.kamikaze.strip() else None)
    placing = _Placing(state, text.at)
    mine = attack.get(nation, ())
    if placing.is_at_sea(mine, defend, bool(fleet or ships)):
        if fleet or ships:
            part = "fleet" if fleet else "ships"
            space = placing.at or "the battle"
            raise OddsError(f"{part}: {space} is sea; write those who fight there in the sides themselves")
        return placing.at_sea(mine, defend, risen)
    return placing.ashore(mine, fleet.get(nation, ()), defend, ships, risen)


def raid_scene(text: Text, damage: str = "") -> tuple[State, str]:
    """The position in which a raid stands open, and where; `damage` is what facilities have, `5 maj 1 ab`.

    Fighters of the attack are escorts, those of the defense intercept.
    """
    state = base_state(text.edition, text.options)
    rules, known = state.rules, state.relations
    attack, defend = (read_side(rules, known, getattr(text, part), part) for part in ("attack", "defend"))
    nation = attacker_of(rules, known, attack, (), tuple(defend))
    check_enemies(known, nation, defend, "defend")
    state = replace(state, tech=developments(rules, text.tech), seat=nation, round=2)
    placing = _Placing(state, text.at)
    if placing.at and rules.board.is_sea(placing.at):
        raise OddsError(f"at: {placing.at} is sea; raids are on land")
    space = placing.at or placing.inland()
    theirs = tuple(pile for piles in defend.values() for pile in piles)
    return placing.raided(
        space, attack.get(nation, ()), tuple(defend), theirs, _numbers(rules, damage)
    ), space


def _numbers(rules: Ruleset, damage: str) -> dict[str, int]:
    try:
        return read_units(damage, rules.roster) if damage.strip() else {}
    except ValueError as error:
        raise OddsError(f"damage: {error}") from error


def developments(rules: Ruleset, text: str) -> dict[str, tuple[str, ...]]:
    return tech(rules, text, tech_table().developments, {})


@lru_cache(maxsize=32)
def base_state(edition: str, options: tuple[tuple[str, Scalar], ...]) -> State:
    """The board without pieces, all of both sides at war, as the battles begin."""
    if edition not in EDITIONS:
        raise OddsError(f"edition: unknown edition {edition!r}; there are {', '.join(EDITIONS)}")
    try:
        start = GLOBAL40.start(Setup("global40", edition, options=dict(options)))
    except ValueError as error:
        raise OddsError(f"option: {error}") from error
    state = replace(idle(start), units={}, phase="combat", stage="combat", turn=Turn(held=start.owner))
    pairs = combinations(start.rules.order, 2)
    return replace(state, wars=sorted_wars(pair for pair in pairs if not state.relations.allied(*pair)))


def _strikes(state: State, text: str) -> Strikes:
    """Markers on ships, as they are rolled for."""
    try:
        units = [read_units(word, state.rules.roster) for word in _pairs(text)]
    except ValueError as error:
        raise OddsError(f"kamikaze: {error}") from error
    named = tuple(Strike("", f"{state.seat}:{ship}", count) for some in units for ship, count in some.items())
    for strike in named:
        kind = strike.ship.partition(":")[2].rstrip("*")
        if kind not in state.rules.surface:
            raise OddsError(f"kamikaze: {kind} is no warship on the surface")
    if sum(strike.count for strike in named) > state.rules.markers:
        raise OddsError(f"kamikaze: more than {state.rules.markers} markers; there are no more in a game")
    return Strikes(named, rolling=True)


def _pairs(text: str) -> list[str]:
    """`2 bb 1 bb` as `2 bb` and `1 bb`."""
    words = text.split()
    return [" ".join(words[n : n + 2]) for n in range(0, len(words), 2)]


class _Placing:
    """The pieces of a battle put on the board."""

    def __init__(self, state: State, at: str) -> None:
        self.state, self.rules, self.at = state, state.rules, ""
        if at:
            try:
                self.at = find_space(self.rules.board, at)
            except ValueError as error:
                raise OddsError(f"at: {error}") from error
            if self.rules.board.bit[self.at] & self.rules.impassable:
                raise OddsError(f"at: {self.at} is impassable")

    def is_at_sea(self, mine: Piles, defend: Mapping[str, Piles], landing: bool) -> bool:
        """Whether the battle is at sea: by the space named, else by the units."""
        if self.at:
            return self.rules.board.is_sea(self.at)
        theirs = [p for piles in defend.values() for p in piles]
        kinds = {self.domain(pile): pile.kind for pile in reversed(theirs)}
        if {"land", "sea"} <= kinds.keys():
            raise OddsError(
                f"defend: {kinds['sea']} and {kinds['land']} never defend together, at sea and on land; "
                "name the ships that guard a coast as 'ships'"
            )
        mine_there = {self.domain(pile) for pile in mine}
        if "land" in kinds or landing:
            return False
        if "sea" in kinds:
            return True
        return "land" not in mine_there and "sea" in mine_there and not any(p.cargo for p in mine)

    def domain(self, pile: Pile) -> str:
        return self.rules.roster.domain[pile.kind]

    # At sea

    def at_sea(self, mine: Piles, defend: Mapping[str, Piles], risen: Mapping[str, Piles]) -> Scene:
        zone = self.at or self._open_zone(bool(risen))
        state, origin = self.state, self._beside(zone)
        here: Piles = ()
        for pile in mine:
            if self.domain(pile) == "land":
                raise OddsError(f"attack: {pile.kind} cannot be in a sea battle", "not_there", unit=pile.kind)
            here = add(here, replace(pile, came=origin if self.domain(pile) == "sea" else ""))
        base, piles = self._risen(zone, risen, "")
        theirs = (*self._afloat(defend, "defend"), *piles)
        state = replace(state, turn=replace(state.turn, attacked=(zone,)))
        return self._begun({zone: (*here, *theirs)}, state, base, "sea", zone)

    def _open_zone(self, with_base: bool) -> str:
        """A zone in the middle of the sea, or one beside land with a base."""
        board, shores = self.rules.board, self.rules.shores
        zones = [zone for zone in shores if any(board.is_sea(near) for near in board.neighbours[zone])]
        return next(zone for zone in zones if bool(shores[zone]) == with_base)

    def _beside(self, zone: str) -> str:
        """A zone next to this one, "" where there is none."""
        board = self.rules.board
        return next((near for near in board.neighbours[zone] if board.is_sea(near)), "")

    def _afloat(self, stacks: Mapping[str, Piles], part: str) -> Piles:
        roster = self.rules.roster
        found = tuple(pile for piles in stacks.values() for pile in piles)
        for pile in found:
            if self.domain(pile) != "sea" and pile.kind not in roster.deck_load:
                raise OddsError(f"{part}: {pile.kind} cannot defend at sea", "not_there", unit=pile.kind)
        whole = [pile for pile in found if not pile.damage]
        decks = sum(roster.decks.get(pile.kind, 0) * pile.count for pile in whole)
        if (flying := count_of(found, roster.deck_load)) > decks:
            held = f"a whole carrier holds {max(roster.decks.values())}"
            text = f"{part}: {flying} aircraft at sea and decks for {decks}; {held}"
            raise OddsError(text, "decks", fighters=flying, decks=decks)
        return found

    def _risen(self, zone: str, stacks: Mapping[str, Piles], coast: str) -> tuple[str, Piles]:
        """Aircraft that scrambled into a zone, and the land that they came from."""
        piles = tuple(pile for piles in stacks.values() for pile in piles)
        if not piles:
            return "", ()
        rules = self.rules
        for pile in piles:
            if pile.kind not in rules.roster.having["scrambles"]:
                raise OddsError(f"scramble: {pile.kind} cannot scramble", "not_there", unit=pile.kind)
        most = max(row.launches for row in rules.facilities.values())
        if (count := sum(pile.count for pile in piles)) > most:
            raise OddsError(f"scramble: {count} aircraft; an air base launches {most}")
        lands = [land for land in rules.shores[zone] if not rules.board.bit[land] & rules.impassable]
        base = next((land for land in lands if land != coast), coast)
        if not base:
            raise OddsError(f"scramble: there is no land beside {zone}")
        return base, tuple(replace(pile, came=base, task=SCRAMBLED) for pile in piles)

    # On land

    def ashore(
        self,
        mine: Piles,
        fleet: Piles,
        defend: Mapping[str, Piles],
        ships: Mapping[str, Piles],
        risen: Mapping[str, Piles],
    ) -> Scene:
        """An attack on land, from the sea where a fleet is named."""
        afloat = tuple(p for p in mine if self.domain(p) == "sea")
        army = tuple(p for p in mine if self.domain(p) != "sea")
        self._check_fleet(afloat, bool(fleet or ships), "attack")
        self._check_fleet(fleet, True, "fleet")
        fleet, theirs = (*afloat, *fleet), tuple(p for piles in defend.values() for p in piles)
        self._check_army(army, theirs)
        has_fleet = bool(fleet or ships or risen)
        space = self.at or self._coast(has_fleet)
        zone = next(iter(self.rules.coasts[space]), "")
        if has_fleet and not zone:
            raise OddsError(f"at: {space} has no coast to land on")
        enemy = self._afloat(ships, "ships")
        self._check_landing(army, fleet, bool(enemy or risen))
        state, theirs = self._owned(space, (*defend, *ships, *risen), theirs)
        origin = self._origin(space)
        base, piles = self._risen(zone, risen, space)
        here = theirs
        for pile in army:
            here = add(here, self._arrived(pile, origin, zone))
        bound = tuple(self._bound(pile, zone, space) for pile in fleet)
        state = replace(state, turn=replace(state.turn, attacked=(zone,) if enemy or piles else ()))
        kind = "amphibious" if enemy or piles else "land"
        return self._begun({space: here, zone: (*bound, *enemy, *piles)}, state, base, kind, space, origin)

    def _coast(self, with_sea: bool) -> str:
        """A territory with land next to it that an army comes from, on a coast if there is a fleet."""
        rules, board = self.rules, self.rules.board
        for land in board.names:
            if not board.is_sea(land) and rules.owner[land] and not self._is_special(land):
                lands = [
                    near for near in board.neighbours[land] if not board.is_sea(near) and rules.owner[near]
                ]
                zones = [zone for zone in rules.coasts[land] if self._beside(zone)]
                if lands and (zones or not with_sea):
                    return land
        raise AssertionError("no such land")

    def _is_special(self, land: str) -> bool:
        """Whether taking it does more than change its owner."""
        rules = self.rules
        bit = rules.board.bit[land]
        return land in rules.purse_capital.values() or bool(bit & (rules.open_to_china | rules.mongolia))

    def _origin(self, space: str) -> str:
        """A territory next door that the army may come from, "" on an island."""
        rules, board = self.rules, self.rules.board
        near = [t for t in board.neighbours[space] if not board.is_sea(t) and rules.owner[t]]
        return min(near, key=self._is_special, default="")

    def _owned(self, space: str, nations: tuple[str, ...], theirs: Piles) -> tuple[State, Piles]:
        """The position with the land in the hands of the defenders; a neutral is defended by its army."""
        state = self.state
        foes = state.relations.foes[state.seat]
        if not state.owner[space] and not nations and state.neutral.get(space) != "dutch":
            leader, army = commander(state, state.seat), state.army.get(space, 0)
            stance = PRO[state.rules.other_side(state.seat)]
            state = replace(state, neutral={**state.neutral, space: stance})
            return state, (Pile(leader, INFANTRY, army),) if army else ()
        owner = nations[0] if nations else state.owner[space]
        if owner not in foes:
            owner = next(n for n in state.rules.order if n in foes)
        neutral = {land: kind for land, kind in state.neutral.items() if land != space}
        return replace(state, owner={**state.owner, space: owner}, neutral=neutral), theirs

    def _arrived(self, pile: Pile, origin: str, zone: str) -> Pile:
        if self.domain(pile) == "air":
            return pile
        if origin:
            return replace(pile, came=origin)
        return replace(pile, used=FULL, came=zone, task=LANDED)

    def _bound(self, pile: Pile, zone: str, coast: str) -> Pile:
        """A piece of the landing fleet, its cargo ordered ashore."""
        cargo = tuple(
            Cargo(c.nation, c.kind, coast if c.nation == self.state.seat else "") for c in pile.cargo
        )
        came = self._beside(zone) if self.domain(pile) == "sea" else ""
        return replace(pile, came=came, cargo=cargo)

    def _check_landing(self, army: Piles, fleet: Piles, is_met: bool) -> None:
        aboard = any(p.cargo for p in fleet)
        if is_met and not aboard:
            text = "ships: write the troops that are to land as cargo of the fleet, like 1 tr(inf,inf)"
            raise OddsError(text, "cargo_needed")
        if fleet and not aboard and not army:
            text = "attack: a fleet without troops takes no land; write cargo, like 1 tr(inf,inf)"
            raise OddsError(text, "cargo_needed")

    def _check_army(self, mine: Piles, theirs: Piles) -> None:
        having = self.rules.roster.having
        for pile in theirs:
            if self.domain(pile) == "sea":
                raise OddsError(f"defend: {pile.kind} cannot defend on land", "not_there", unit=pile.kind)
            if count_of(theirs, (pile.kind,)) > self.rules.most_in_land.get(pile.kind, 999):
                raise OddsError(
                    f"defend: more than one {pile.kind} in one territory", "only_one", unit=pile.kind
                )
        for pile in mine:
            if pile.kind in having["aside"] or pile.kind in having["flak"]:
                raise OddsError(f"attack: {pile.kind} cannot attack", "not_there", unit=pile.kind)

    def _check_fleet(self, fleet: Piles, may_fight: bool, part: str) -> None:
        roster = self.rules.roster
        for pile in fleet:
            if self.domain(pile) == "land":
                text = f"{part}: {pile.kind} cannot be at sea; write it as cargo, like 1 tr({pile.kind})"
                raise OddsError(text, "cargo_needed")
            for cargo in pile.cargo:
                if cargo.kind not in roster.having["occupies"]:
                    text = f"{part}: {cargo.kind} cannot assault a coast"
                    raise OddsError(text, "not_there", unit=cargo.kind)
            if not may_fight and pile.kind not in roster.having["bombards"] and pile.kind not in roster.holds:
                raise OddsError(f"{part}: {pile.kind} cannot attack land", "not_there", unit=pile.kind)

    # A raid

    def inland(self) -> str:
        return self._coast(False)

    def raided(
        self, space: str, mine: Piles, nations: tuple[str, ...], theirs: Piles, damage: Mapping[str, int]
    ) -> State:
        """The position with raiders and escorts over a territory, and fighters that meet them."""
        having = self.rules.roster.having
        here: Piles = ()
        owner = nations[0] if nations else next(n for n in self.rules.order if n in self.foes())
        for pile in mine:
            if pile.kind not in having["raids"] and pile.kind not in having["escorts"]:
                raise OddsError(f"attack: {pile.kind} cannot raid", "not_there", unit=pile.kind)
            task = RAIDING if pile.kind in having["raids"] else ESCORTING
            here = add(here, replace(pile, task=task))
        for pile in theirs:
            if pile.kind in having["escorts"]:
                here = add(here, replace(pile, task=INTERCEPTING))
            elif pile.kind in having["installation"]:
                here = add(here, replace(pile, nation=owner, damage=damage.get(pile.kind, 0)))
            elif pile.kind not in having["flak"]:
                raise OddsError(f"defend: {pile.kind} takes no part in a raid", "not_there", unit=pile.kind)
        self._check_facilities(here, damage)
        self._check_targets(mine, here)
        state, _ = self._owned(space, (owner,), ())
        state = replace(state, owner={**state.owner, space: owner}, units={space: here} if here else {})
        return state

    def foes(self) -> frozenset[str]:
        return self.state.relations.foes[self.state.seat]

    def _check_facilities(self, here: Piles, damage: Mapping[str, int]) -> None:
        """One of each group, and no more damage than they bear."""
        rows = self.rules.facilities
        there = [pile for pile in here if pile.kind in rows]
        groups = [rows[pile.kind].group for pile in there for _ in range(pile.count)]
        for group in groups:
            if groups.count(group) > 1:
                raise OddsError(f"defend: more than one {group} in one territory", "only_one", unit=group)
        for kind, amount in damage.items():
            if kind not in {pile.kind for pile in there}:
                raise OddsError(f"damage: there is no {kind}")
            if amount > rows[kind].most_damage:
                raise OddsError(f"damage: {amount} on {kind}; at most {rows[kind].most_damage}")

    def _check_targets(self, mine: Piles, here: Piles) -> None:
        there = {pile.kind for pile in here}
        for pile in mine:
            may = self.state.kinds(pile.nation)[pile.kind].raids_on
            if may and not there & set(may):
                text = f"attack: {pile.kind} finds nothing to raid; it raids {', '.join(may)}"
                raise OddsError(text, "not_there", unit=pile.kind)

    # The position

    def _begun(
        self, units: Mapping[str, Piles], state: State, base: str, kind: str, space: str, origin: str = ""
    ) -> Scene:
        """The position as its battles begin, or while kamikaze strikes are rolled for before them."""
        owner = dict(state.owner)
        if origin:
            owner[origin] = state.seat
        if base and base != space:
            foes = state.relations.foes[state.seat]
            owner[base] = next(p.nation for piles in units.values() for p in piles if p.task == SCRAMBLED)
            assert owner[base] in foes
        state = replace(state, owner=owner, units={s: p for s, p in units.items() if s and p})
        zone = next((s for s in units if self.rules.board.is_sea(s)), "")
        if state.strikes is not None:
            return Scene(self._struck(state, zone), kind, space)
        step = Stepping(state, [])
        combat.begin(step)
        return Scene(step.state, kind, space)

    def _struck(self, state: State, zone: str) -> State:
        """The position while strikes are rolled for, in the zone where the fleet lies."""
        assert state.strikes is not None
        named = tuple(replace(strike, zone=zone) for strike in state.strikes.named)
        for strike in named:
            ship = strike.ship.partition(":")[2]
            pile = pile_of(state.seat, ship, 1)
            there = sum(p.count for p in state.at(zone) if (p.nation, p.kind) == (pile.nation, pile.kind))
            if there < sum(other.ship == strike.ship for other in named):
                raise OddsError(f"kamikaze: {ship} is not among the attackers at sea")
        return replace(state, strikes=Strikes(named, rolling=True), stage="kamikaze")
