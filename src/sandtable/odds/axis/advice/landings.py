"""Landings in one go: which transports load, sail and land, and which ships and planes go along.

A plan is a list of ordinary orders that the rules have passed one after the other on a copy of the position.
Several are tried: one through zones without enemies, and one for each zone that would have to be cleared
first. A percent of the chance counts as much as an IPC lost or won, as where losses are proposed. Of those
who could go along, only so many do as are needed for a good chance, and none where they would cost more
than they bring; of pieces that were asked for it is enough that they do no harm.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from math import inf
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ....games.axis.core.actions import Done, Load, Move, Unload
from ....games.axis.core.landing import Sky
from ....games.axis.core.pieces import Pile, Piles, alike, read_spec
from ....games.axis.core.position import (
    COMBAT_MOVE,
    NONCOMBAT_MOVE,
    changed,
    enemies,
    has_enemies,
    is_friendly_land,
    own,
    unit_text,
)
from ....games.axis.core.shipping import why_not_ashore
from ....games.axis.core.targets import targets
from ....games.axis.core.theatre import Theatre
from ....kernel.protocol import Action, Entry, Refusal, refuse
from ...landing import all_landed
from ...model import OddsError
from ..edition import Edition
from ..position import Position
from ..reader import assault_at, contested_zones, landing_zones
from .battles import open_odds
from .escorts import escorts, helpers_of
from .figures import KEEPING, sea_won, solved
from .shapes import BattleOdds, Coast, Coasts, Helper, LandingPlan, PlanStep, Stay
from .voyages import Harbor, Ship, Troops, Voyage, troops_of

Forces: TypeAlias = Mapping[str, Mapping[str, int]]
"""Pieces that were asked for, by place and the text that names them."""
Odds: TypeAlias = Callable[[Any], BattleOdds | None]

GOOD = 0.9
"""A chance with which nobody more is called."""
SURE = 0.99
"""The same for warships at sea: transports sink even in battles that are won."""
HOPELESS = 0.01
MOVEMENT = (COMBAT_MOVE, NONCOMBAT_MOVE)


class Course(Struct, frozen=True):
    """A position with the orders that led to it."""

    edition: Edition
    state: Any
    actions: tuple[Action, ...] = ()
    steps: tuple[PlanStep, ...] = ()

    def given(self, action: Action, kind: str, start: str, to: str) -> Course | None:
        """With one more order; None where the rules refuse it."""
        game, entry = self.edition.game, Entry(self.state.seat, action)
        if game.check(self.state, entry) is not None:
            return None
        assert isinstance(action, Move | Load | Unload)
        step = PlanStep(kind, action.units, start, to)
        state = game.apply(self.state, entry).state
        return Course(self.edition, state, (*self.actions, action), (*self.steps, step))


class Company(Struct, frozen=True):
    """Like pieces that could go along, and how many of them get where."""

    start: str
    unit: str
    kind: str
    goals: dict[str, int]

    @property
    def id(self) -> str:
        return f"{self.start} {self.unit}"

    def helper(self, to: str, count: int) -> Helper:
        return Helper(self.id, self.kind, self.unit, self.start, to, count, self.goals[to])


def landing_plan(
    edition: Edition,
    state: Position,
    seat: str,
    coast: str,
    forces: Forces,
    helpers: Mapping[str, int] | None = None,
    zone: str | None = None,
) -> LandingPlan:
    """The best landing on a coast with the pieces asked for, or with any if none are.

    `helpers` says who goes along, by id; `zone` which zone with enemies is cleared first ("" for none).
    """
    _check_spaces(state, "target", (coast,))
    _check_spaces(state, "forces", forces)
    if seat != state.seat or state.phase not in MOVEMENT or edition.is_before(state):
        return LandingPlan(coast, refused=refuse("wrong_phase", "1.sequence", phase=state.phase))
    return Planner(edition, state, coast, forces, helpers).best(zone)


def _check_spaces(state: Position, name: str, spaces: Iterable[str]) -> None:
    for space in spaces:
        if space not in state.rules.board.index:
            raise ValueError(f"{name}: unknown space {space!r}")


def coasts(edition: Edition, state: Position, seat: str, forces: Forces) -> Coasts:
    """Where these pieces can go ashore: on enemy land in the combat move, on friendly land after it."""
    _check_spaces(state, "forces", forces)
    if seat != state.seat or state.phase not in MOVEMENT or edition.is_before(state):
        return Coasts({})
    th, board = edition.theatre(state), state.rules.board
    harbor = Harbor(state, th)
    troops, ships, _ = asked(state, harbor, forces)
    zones = {zone for ship in set(ships) for zone in harbor.ends(ship, troops)}
    fights = {zone for zone in zones if not harbor.is_calm(zone)}
    if fights:
        zones -= fights - _within_reach(state, th)
    attacks = state.phase == COMBAT_MOVE
    found: dict[str, Coast] = {}
    for zone in sorted(zones, key=harbor.is_calm):
        for coast in board.neighbours[zone]:
            is_wanted = board.bit[coast] & (th.hostile if attacks else th.friendly) and coast not in forces
            if is_wanted and why_not_ashore(state, th, zone, coast) is None:
                found[coast] = Coast(attacks, not harbor.is_calm(zone))
    return Coasts(found)


def _within_reach(state: Position, th: Theatre) -> set[str]:
    """The zones where the nation has pieces that can fight at sea, or could have them this turn."""
    found: set[str] = set()
    board = state.rules.board
    for start, _, reach in _movers(state, th):
        for mask in (board.bit[start], *reach.values()):
            found.update(board.names_of(mask & board.sea))
    return found


def _movers(state: Position, th: Theatre) -> Iterator[tuple[str, Pile, dict[int, int]]]:
    """Ships and planes that could go along, with the spaces that so many of them reach."""
    air, helpers = state.rules.roster.air, helpers_of(state.rules.roster)
    sky = Sky(state, th)
    for start in state.units:
        for pile in own(state, start):
            is_fighting = pile.kind in air and pile.used and has_enemies(state, start)
            if pile.kind in helpers and not pile.came and not pile.task and not is_fighting:
                yield start, pile, targets(state, th, start, pile, sky)


def asked(state: Position, harbor: Harbor, forces: Forces) -> tuple[Troops, list[Ship], list[Ship]]:
    """The troops and the transports that are meant, and transports that are full already.

    Whoever asks for troops on land means these, and not those that other ships carry, unless transports
    are named too.
    """
    sea = state.rules.board.is_sea
    kinds = list(state.rules.roster.load)
    if state.phase == COMBAT_MOVE or not forces:
        kinds = [kind for kind in kinds if kind not in state.rules.roster.having["noncombat"]]
    troops = troops_of(state, kinds)
    afloat = [unit for space, units in forces.items() if sea(space) for unit in units]
    is_at_sea = bool(forces) and all(map(sea, forces))
    are_named = is_at_sea or any(read_spec(unit).kind in state.rules.roster.holds for unit in afloat)
    ships = list(_named_ships(state, harbor, forces)) if are_named else harbor.ships()
    if not any(not sea(space) for space in forces):
        return troops, ships, []
    chosen: Troops = Counter()
    for space, units in forces.items():
        for unit, count in units.items():
            kind = read_spec(unit).kind
            chosen[space, kind] = min(count, troops[space, kind])
    if are_named:
        return +chosen, ships, []
    full = [ship for ship in ships if not ship.room]
    return +chosen, [replace(ship, aboard=()) for ship in ships if ship.room], full


def _named_ships(state: Position, harbor: Harbor, forces: Forces) -> Iterator[Ship]:
    for zone, units in forces.items():
        for unit, count in units.items():
            ships = [
                ship for ship in harbor.ships((zone,)) if unit_text(state, ship.pile, state.seat) == unit
            ]
            yield from ships[:count]


class Planner:
    """One coast, and the pieces that may go there."""

    def __init__(
        self,
        edition: Edition,
        state: Position,
        coast: str,
        forces: Forces,
        wanted: Mapping[str, int] | None,
    ) -> None:
        self.edition, self.state, self.coast, self.forces, self.wanted = edition, state, coast, forces, wanted
        self.th, self.board = edition.theatre(state), state.rules.board
        self.harbor = Harbor(state, self.th)
        self.troops, self.ships, self.full = asked(state, self.harbor, forces)
        self.is_assault = not is_friendly_land(state, coast)
        self.roster = state.rules.roster
        aside = self.roster.having["aside"]
        self.is_defended = any(pile.kind not in aside for pile in enemies(state, coast))
        self.held: list[str] = []
        """Zones that nobody can clear."""

    def best(self, zone: str | None) -> LandingPlan:
        shore, refusal = self._shore()
        if refusal is not None:
            return LandingPlan(self.coast, refused=refusal)
        calm = [one for one in shore if self.harbor.is_calm(one)]
        contested = [one for one in shore if one not in calm]
        found: list[tuple[float, LandingPlan]] = []
        for through in [zone] if zone in contested else [""] if zone == "" else ["", *contested]:
            plan = self._plan([*calm, through] if through else calm, through)
            if plan is not None:
                found.append((_worth(plan), plan))
            if plan is not None and not plan.left and (plan.together or 0.0) >= GOOD:
                break
        if found:
            return max(found, key=lambda one: one[0])[1]
        return LandingPlan(self.coast, refused=self._why_none(shore))

    def _shore(self) -> tuple[list[str], Refusal | None]:
        """The zones from which the coast may be landed on, or why it may not."""
        near = [] if self.board.is_sea(self.coast) else self.board.neighbours[self.coast]
        zones = [zone for zone in near if self.board.is_sea(zone)]
        if not zones:
            return [], refuse("no_coast", "4.transport", space=self.coast)
        refusals = {zone: why_not_ashore(self.state, self.th, zone, self.coast) for zone in zones}
        shore = [zone for zone, refusal in refusals.items() if refusal is None]
        return shore, None if shore else refusals[zones[0]]

    def _why_none(self, shore: list[str]) -> Refusal:
        if self.held:
            zone = self.held[0]
            there = Counter({pile.kind: 0 for pile in enemies(self.state, zone)})
            for pile in enemies(self.state, zone):
                there[pile.kind] += pile.count
            units = tuple(f"{count} {kind}" for kind, count in there.items())
            return refuse("sea_held", "4.amphibious", zone=zone, units=units)
        if not self.troops and not any(ship.aboard for ship in self.ships):
            return refuse("no_troops", "4.transport")
        ends = {
            zone for ship in self.full for zone in self.harbor.ends(replace(ship, aboard=("",)), Counter())
        }
        if ends & set(shore):
            return refuse("transports_full", "4.transport", space=self.coast)
        return refuse("no_voyage", "4.transport", space=self.coast)

    # The transports

    def _plan(self, shore: list[str], through: str) -> LandingPlan | None:
        voyages = self.harbor.voyages(self.ships, shore, self.coast, self.troops)
        if not any(voyage.zone == through for voyage in voyages) if through else not voyages:
            return None
        voyages, course = self._sailed(voyages)
        if not voyages:
            return None
        course, helpers = self._accompanied(course)
        if through and self._chance(self._at_sea(through), course) < HOPELESS:
            self.held.append(through)
            return None
        return self._told(course, voyages, helpers, through)

    def _sailed(self, voyages: list[Voyage]) -> tuple[list[Voyage], Course]:
        """All voyages; where nobody asked for troops, only as many as give a good chance."""
        if not self.forces:
            voyages = sorted(voyages, key=lambda voyage: -self.harbor.worth(voyage))
        made, course = list[Voyage](), Course(self.edition, self.state)
        for number in range(len(voyages) if self.forces else 1, len(voyages) + 1):
            made, course = self._made(voyages[:number])
            if self._chance(self._ashore, course) >= GOOD:
                break
        return made, course

    def _made(self, voyages: list[Voyage]) -> tuple[list[Voyage], Course]:
        """Those of the voyages that the rules pass, with their orders."""
        made, course = list[Voyage](), Course(self.edition, self.state)
        for voyage, most in Counter(voyages).items():
            for count in range(most, 0, -1):
                then = self._voyage(course, voyage, count)
                if then is not None:
                    made, course = [*made, *[voyage] * count], then
                    break
        return made, course

    def _voyage(self, course: Course, voyage: Voyage, count: int) -> Course | None:
        """The orders of so many like ships."""
        ship, place = unit_text(self.state, voyage.ship.pile, self.state.seat), voyage.ship.zone
        stops, sailed = (place, *voyage.way), 0
        after: Course | None = course
        for at in sorted({*(one.at for one in voyage.boards), len(voyage.way)}):
            if after is not None and at > sailed:
                before, route = after.state.at(stops[at]), stops[sailed + 1 : at + 1]
                after = after.given(self.edition.order({ship: count}, place, route), "sail", place, stops[at])
                ship, place, sailed = self._named(before, after, stops[at]), stops[at], at
            for one in (one for one in voyage.boards if one.at == at):
                if after is None:
                    return None
                before, units = after.state.at(place), {one.kind: one.count * count}
                after = after.given(Load(units, one.port, place, ship), "load", one.port, place)
                ship = self._named(before, after, place)
        if after is None:
            return None
        units = {kind: number * count for kind, number in voyage.lands.items()}
        return after.given(Unload(units, place, self.coast, ship), "land", place, self.coast)

    def _named(self, before: Piles, course: Course | None, zone: str) -> str:
        """The text that names the transports that are new in a zone."""
        if course is None:
            return ""
        for pile in own(course.state, zone):
            had = sum(one.count for one in before if alike(one, pile))
            if pile.kind in self.roster.holds and pile.count > had:
                return unit_text(self.state, pile, self.state.seat)
        raise AssertionError(zone)

    # Who goes along

    def _accompanied(self, course: Course) -> tuple[Course, list[Helper]]:
        goals = self._goals(course)
        if not goals:
            return course, []
        th = self.edition.theatre(course.state)
        companies = list(_companies(course.state, th, {goal: kinds for goal, kinds, _ in goals}))
        picks: Counter[tuple[str, str]] = Counter()
        for goal, _, odds in goals:
            self._call(course, goal, odds, companies, picks)
        course = self._joined(course, companies, picks)
        return course, list(_helpers(companies, picks))

    def _goals(self, course: Course) -> list[tuple[str, tuple[str, ...], Odds]]:
        """Where there is something to fight, who can, and the odds of it."""
        if not self.is_assault:
            return []
        fights = contested_zones(course.state, self.coast)
        helpers, guns = helpers_of(self.roster), tuple(self.roster.having["bombards"])
        goals: list[tuple[str, tuple[str, ...], Odds]] = [(z, helpers, self._at_sea(z)) for z in fights]
        if self.is_defended:
            zones = landing_zones(course.state, self.coast)
            goals += [(zone, guns, self._ashore) for zone in zones if zone not in fights]
            goals.append((self.coast, tuple(self.roster.air), self._ashore))
        return goals

    def _call(
        self,
        course: Course,
        goal: str,
        odds: Odds,
        companies: list[Company],
        picks: Counter[tuple[str, str]],
    ) -> None:
        """Add to the picks who goes to one goal: those who were asked for, then as many as do good."""
        now = self._joined(course, companies, picks)
        chance, best = self._chance(odds, now), self._value(odds, now)
        fresh: Counter[tuple[str, str]] = Counter()
        for company, is_asked in self._pieces(companies, goal, picks):
            is_spared = company.kind in self.roster.air and goal != self.coast and self.wanted is None
            enough = GOOD if goal == self.coast or company.kind in self.roster.air else SURE
            if chance >= enough and (not is_asked or is_spared):
                continue
            then = now.given(self.edition.order({company.unit: 1}, company.start, (goal,)), "", "", "")
            if then is None:
                continue
            now, fresh[company.id, goal] = then, fresh[company.id, goal] + 1
            chance, value = self._chance(odds, now), self._value(odds, now)
            if value > best + self._price(is_asked) * fresh.total():
                picks.update(fresh)
                fresh.clear()
                best = value

    def _pieces(
        self, companies: list[Company], goal: str, picks: Counter[tuple[str, str]]
    ) -> Iterator[tuple[Company, bool]]:
        """Pieces that could go to a goal, one by one, and whether they were asked for.

        Those who are made for it come before all others, and those that were asked for before the rest.
        """
        there = [company for company in companies if goal in company.goals]
        left = {
            company.id: company.goals[goal] - sum(n for (one, _), n in picks.items() if one == company.id)
            for company in there
        }
        musts = {company.id: min(self._must(company, picks), left[company.id]) for company in there}
        first = escorts(self.roster)
        for is_first in (True, False):
            some = [company for company in there if (company.kind in first) == is_first]
            for company in some:
                yield from [(company, True)] * musts[company.id]
            for company in some if self.wanted is None else ():
                yield from [(company, False)] * (left[company.id] - musts[company.id])

    def _price(self, is_asked: bool) -> float:
        """What each piece that goes along has to bring: whoever says exactly who goes is not contradicted."""
        if self.wanted is not None:
            return -inf
        return -0.5 if is_asked else 1.0

    def _must(self, company: Company, picks: Counter[tuple[str, str]]) -> int:
        """How many of them still have to go because they were asked for."""
        if self.wanted is not None:
            asked_for = self.wanted.get(company.id, 0)
        else:
            asked_for = self.forces.get(company.start, {}).get(company.unit, 0)
        return max(0, asked_for - sum(n for (one, _), n in picks.items() if one == company.id))

    def _joined(self, course: Course, companies: list[Company], picks: Counter[tuple[str, str]]) -> Course:
        """The orders with those of all who go along; whoever the rules keep back is left out."""
        by_id = {company.id: company for company in companies}
        for (one, goal), count in list(picks.items()):
            company = by_id[one]
            kind = "fly" if company.kind in self.roster.air else "escort"
            for number in range(count, 0, -1):
                order = self.edition.order({company.unit: number}, company.start, (goal,))
                then = course.given(order, kind, company.start, goal)
                picks[one, goal] = number if then is not None else 0
                if then is not None:
                    course = then
                    break
        return course

    # Odds while planning: guns on the way are passed over, and every ship comes through

    def _ashore(self, state: Position) -> BattleOdds | None:
        edition, now = self.edition, _closed(self.edition, state)
        if contested_zones(now, self.coast):
            return solved(all_landed(assault_at(edition, now, self.coast)), KEEPING)
        if not edition.is_contested(now, self.coast):
            return None
        return solved(edition.battle_at(now, "land", self.coast, ""), KEEPING)

    def _at_sea(self, zone: str) -> Odds:
        def odds(state: Position) -> BattleOdds | None:
            now = _closed(self.edition, state)
            return solved(self.edition.battle_at(now, "sea", zone, "")) if has_enemies(now, zone) else None

        return odds

    def _chance(self, odds: Odds, course: Course) -> float:
        """The chance of a battle; certain where there is none, unknown ones pass as good."""
        try:
            one = odds(course.state) if self.is_assault else None
        except OddsError:
            return 1.0
        return 1.0 if one is None else one.win if one.kind == "sea" else one.takes

    def _value(self, odds: Odds, course: Course) -> float:
        try:
            one = odds(course.state)
        except OddsError:
            return 0.0
        return 100.0 if one is None else 100 * self._chance(odds, course) + one.swing

    # The answer

    def _told(
        self, course: Course, voyages: list[Voyage], helpers: list[Helper], through: str
    ) -> LandingPlan:
        lands: Counter[str] = Counter()
        for voyage in voyages:
            lands.update(voyage.lands)
        plan = LandingPlan(
            target=self.coast,
            actions=list(course.actions),
            steps=list(course.steps),
            lands=dict(lands),
            left=self._left(voyages),
            helpers=helpers,
            stays=list(self._stays(course, helpers)),
            zone=through,
            at_risk=sum(voyage.zone == through for voyage in voyages),
            fine=self.edition.fine(self.state, self.coast),
        )
        return self._weighed(plan, course.state) if self.is_assault else plan

    def _left(self, voyages: list[Voyage]) -> dict[str, int]:
        left: Counter[str] = Counter()
        if any(not self.board.is_sea(space) for space in self.forces):
            for (_, kind), count in self.troops.items():
                left[kind] += count
            for voyage in voyages:
                left.subtract(voyage.lands)
        return dict(+left)

    def _stays(self, course: Course, helpers: list[Helper]) -> Iterator[Stay]:
        """Ships and planes that were asked for and do not come along; who was told to stay knows it."""
        goals = self._goals(course)
        for start, units in self.forces.items():
            for unit, count in units.items():
                kind = read_spec(unit).kind
                is_there = any(goal == start and kind in kinds for goal, kinds, _ in goals)
                if kind not in helpers_of(self.roster) or is_there:
                    continue
                known = [one for one in helpers if (one.start, one.unit) == (start, unit)]
                staying = count - sum(one.count for one in known)
                if staying > 0 and not (known and self.wanted is not None):
                    can_fight = any(kind in kinds for _, kinds, _ in goals)
                    why = "not_needed" if known else "out_of_reach" if can_fight else "no_use"
                    yield Stay(unit, kind, start, staying, why)

    def _weighed(self, plan: LandingPlan, state: Position) -> LandingPlan:
        """The plan with its exact chances."""
        told = open_odds(self.edition, state, self.coast)
        battle = next((one for one in told if one.kind not in self.edition.apart), None)
        if battle is None:
            known = None if self.is_defended or plan.zone else 1.0
            return replace(plan, land=known, together=known)
        if battle.kind != "amphibious":
            ashore = min(battle.win, self._chance(self._ashore, Course(self.edition, state)))
            return replace(plan, land=ashore, together=ashore, battle=battle)
        sea, land = sea_won(battle), battle.ashore
        return replace(plan, sea=sea, land=land, together=battle.takes, battle=battle)


def _worth(plan: LandingPlan) -> float:
    """What tells plans apart: the chance, what it costs, and how many land."""
    swing = plan.battle.swing if plan.battle is not None else 0.0
    return 100 * (plan.together or 0.0) + swing + sum(plan.lands.values()) / 2


def _companies(state: Position, th: Theatre, goals: Mapping[str, tuple[str, ...]]) -> Iterator[Company]:
    """Who could go to one of the goals, in the order in which they are called."""
    board, seat, order = state.rules.board, state.seat, helpers_of(state.rules.roster)
    for start, pile, reach in sorted(_movers(state, th), key=lambda mover: order.index(mover[1].kind)):
        found = {
            goal: max((count for count, mask in reach.items() if mask & board.bit[goal]), default=0)
            for goal, kinds in goals.items()
            if pile.kind in kinds and goal != start
        }
        found = {goal: most for goal, most in found.items() if most}
        if found:
            yield Company(start, unit_text(state, pile, seat), pile.kind, found)


def _helpers(companies: list[Company], picks: Mapping[tuple[str, str], int]) -> Iterator[Helper]:
    for company in companies:
        going = [(goal, count) for (one, goal), count in picks.items() if one == company.id and count]
        for goal, count in going or [(next(iter(company.goals)), 0)]:
            yield company.helper(goal, count)


def _closed(edition: Edition, state: Position) -> Any:
    """The position when the combat move is closed, as if no gun fired on the way."""
    units = {
        space: tuple(replace(pile, over=()) if pile.over else pile for pile in piles)
        for space, piles in state.units.items()
    }
    return edition.game.apply(changed(state, units=units), Entry(state.seat, Done())).state
