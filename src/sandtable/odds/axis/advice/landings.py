"""Landings in one go: which transports load, sail and land, and which ships and planes go along.

A plan is a list of ordinary orders that the rules have passed one after the other on a copy of the position.
Several are tried: one through zones without enemies, and one for each zone that would have to be cleared
first. A percent of the chance counts as much as an IPC lost or won, as where losses are proposed. Of those
who could go along, only so many do as are needed for a good chance, and none where they would cost more
than they bring; of pieces that were asked for it is enough that they do no harm.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from ....games.axis.core.pieces import read_spec
from ....games.axis.core.position import COMBAT_MOVE, NONCOMBAT_MOVE, enemies, is_friendly_land
from ....games.axis.core.shipping import why_not_ashore
from ....games.axis.core.theatre import Theatre
from ....kernel.protocol import Refusal, refuse
from ..edition import Edition
from ..position import Position
from .battles import open_odds
from .company import Escort, movers
from .course import GOOD, Course, Forces, Prospects
from .escorts import helpers_of
from .figures import sea_won
from .sailing import Sailing, asked
from .shapes import Coast, Coasts, Helper, LandingPlan, Stay
from .voyages import Harbor, Voyage

HOPELESS = 0.01
MOVEMENT = (COMBAT_MOVE, NONCOMBAT_MOVE)


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
    for start, _, reach in movers(state, th):
        for mask in (board.bit[start], *reach.values()):
            found.update(board.names_of(mask & board.sea))
    return found


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
        self.prospects = Prospects(edition, coast, self.is_assault)
        self.sailing = Sailing(self.prospects, state, self.harbor, forces)
        self.escort = Escort(self.prospects, state, forces, wanted)
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

    def _plan(self, shore: list[str], through: str) -> LandingPlan | None:
        voyages = self.harbor.voyages(self.ships, shore, self.coast, self.troops)
        if not any(voyage.zone == through for voyage in voyages) if through else not voyages:
            return None
        voyages, course = self.sailing.sailed(voyages)
        if not voyages:
            return None
        course, helpers = self.escort.accompanied(course)
        if through and self.prospects.chance(self.prospects.at_sea(through), course) < HOPELESS:
            self.held.append(through)
            return None
        return self._told(course, voyages, helpers, through)

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
        goals = self.escort.goals(course)
        for start, units in self.forces.items():
            for unit, count in units.items():
                kind = read_spec(unit).kind
                is_there = any(goal == start and kind in kinds for goal, kinds, _ in goals)
                if kind not in helpers_of(self.state.rules.roster) or is_there:
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
            known = None if self.escort.is_defended or plan.zone else 1.0
            return replace(plan, land=known, together=known)
        if battle.kind != "amphibious":
            course = Course(self.edition, state)
            ashore = min(battle.win, self.prospects.chance(self.prospects.ashore, course))
            return replace(plan, land=ashore, together=ashore, battle=battle)
        sea, land = sea_won(battle), battle.ashore
        return replace(plan, sea=sea, land=land, together=battle.takes, battle=battle)


def _worth(plan: LandingPlan) -> float:
    """What tells plans apart: the chance, what it costs, and how many land."""
    swing = plan.battle.swing if plan.battle is not None else 0.0
    return 100 * (plan.together or 0.0) + swing + sum(plan.lands.values()) / 2
