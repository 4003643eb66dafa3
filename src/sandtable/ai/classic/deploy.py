"""Noncombat moves: fill the front, hold what can be held, land the planes where they defend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from sandtable.ai.players import because
from sandtable.games.axis.classic.actions import Move
from sandtable.games.axis.classic.fire import ARMY
from sandtable.games.axis.classic.theatre import theatre
from sandtable.games.axis.classic.turn import misplaced
from sandtable.games.axis.core.landing import Sky, count_guests
from sandtable.games.axis.core.pieces import Pile, counted
from sandtable.games.axis.core.position import own, unit_text
from sandtable.games.axis.core.targets import targets

from .danger import Danger, force_at, reserves
from .draft import Draft
from .guard import Guard
from .ocean import Ocean
from .pull import STRANDED, Pull
from .style import Style

PER_UNIT = 0.25
"""IPC for one unit drawn by one more."""
LEAST_GAIN = 0.15
CARELESS = 0.5
"""IPC that an enemy may gain more where spare troops have left."""
MOST_MOVES = 40
MEETING = {"aircraft_carrier": 1, "fighter": 1}
"""What lies where a carrier has met a fighter."""
WARSHIPS = ("submarine", "battleship", "aircraft_carrier")


class March(Struct, frozen=True):
    """Pieces that could go somewhere together."""

    origin: str
    spec: str
    kind: str
    count: int


class Deployment:
    """Weighs and orders the noncombat moves."""

    def __init__(self, draft: Draft, danger: Danger, style: Style) -> None:
        self.draft, self.danger, self.style = draft, danger, style
        self.board = draft.state.rules.board
        self.side = draft.state.rules.side[draft.seat]
        self.pull = Pull(draft.state, self.side)
        self.ocean = Ocean(draft.state, self.side, self.pull, self.danger)
        self.guard = Guard(danger)
        self.overlooked: frozenset[str] = frozenset()
        """Spaces whose troops are forgotten."""

    # Weighing

    def change(self, gone: dict[str, Counter[str]]) -> float:
        """How much less the enemy gains when pieces leave these spaces (or come, where negative)."""
        less = 0.0
        for space, lost in gone.items():
            here = force_at(self.draft.state, space, self.side)
            for kind, count in reserves(self.draft.state, space).items():
                here[kind] = here.get(kind, 0) + count
            after = {kind: max(0, here.get(kind, 0) - lost[kind]) for kind in {*here, *lost}}
            less += self.danger.risk(space, here) - self.danger.risk(space, after)
        return self.style.caution * less

    def gain(self, marches: list[March], goal: str) -> float:
        """What it gains when all these go there."""
        gone: dict[str, Counter[str]] = {goal: Counter()}
        drawn = 0.0
        for m in marches:
            gone.setdefault(m.origin, Counter())[m.kind] += m.count
            gone[goal][m.kind] -= m.count
            drawn += PER_UNIT * m.count * (self.stand(goal) - self.stand(m.origin))
        leaving = Counter[tuple[str, str]]()
        for m in marches:
            leaving[m.origin, m.kind] += m.count
        return (
            self.style.draw * drawn
            + self.change(gone)
            - self.guard.cost(self.draft.state, leaving, goal, (2,))
        )

    def stand(self, land: str) -> float:
        """How well troops stand there: near to what they can walk to, or where ships find them."""
        return self.pull.on_foot[land] or STRANDED * self.ocean.from_port(land)

    # Troops

    def order_troops(self) -> None:
        """March all that gains by marching, whole stacks first."""
        for _ in range(MOST_MOVES):
            best = max(self._masses(), key=lambda found: found[0], default=None)
            if best is None or best[0] < LEAST_GAIN:
                return
            gain, goal, marches = best
            moved = False
            for m in marches:
                reason = because("fill", space=goal, gain=gain)
                moved |= self.draft.does(Move({m.spec: m.count}, m.origin, (goal,)), reason)
            if not moved:
                return

    def _masses(self) -> Iterator[tuple[float, str, list[March]]]:
        """Each way to bring troops to a space together, with its gain."""
        coming: dict[str, list[March]] = {}
        for m, goals in self._movers():
            for goal in goals:
                coming.setdefault(goal, []).append(m)
        for goal, marches in coming.items():
            spare = [part for m in marches if (part := self._spare(m)).count]
            for group in (marches, spare) if spare != marches else (marches,):
                if group:
                    yield self.gain(group, goal), goal, group
            if len(marches) > 1 or marches[0].count > 1:
                yield from self._parts(goal, marches)

    def _spare(self, march: March) -> March:
        """As many of them as may leave without danger to those who stay."""
        here = force_at(self.draft.state, march.origin, self.side)
        most = self.danger.risk(march.origin, here) + CARELESS
        count = march.count
        while count:
            after = here | {march.kind: here[march.kind] - count}
            if self.danger.risk(march.origin, after) <= most:
                break
            count = count * 3 // 4
        return March(march.origin, march.spec, march.kind, count)

    def _parts(self, goal: str, marches: list[March]) -> Iterator[tuple[float, str, list[March]]]:
        for m in marches:
            for count in sorted({m.count, m.count - 1, 1} - {0}):
                part = [March(m.origin, m.spec, m.kind, count)]
                yield self.gain(part, goal), goal, part

    def _movers(self) -> Iterator[tuple[March, tuple[str, ...]]]:
        state = self.draft.state
        th = theatre(state)
        for space in state.owner:
            if space in self.overlooked:
                continue
            for pile in own(state, space):
                if pile.kind in ARMY and not pile.used and not pile.task:
                    spec = unit_text(self.draft.state, pile, self.draft.seat)
                    for count, mask in targets(state, th, space, pile).items():
                        names = self.board.names_of(mask)
                        yield March(space, spec, pile.kind, count), tuple(n for n in names if n != space)

    # Aircraft

    def order_aircraft(self) -> None:
        """Land what flies, then bring other planes where they are of use."""
        self._fetch()
        for must in (True, False):
            for _ in range(MOST_MOVES):
                best = max(self._flights(must), key=lambda found: found[0], default=None)
                if best is None or (not must and best[0] < 4 * LEAST_GAIN):
                    break
                gain, goal, m = best
                if not self.draft.does(
                    Move({m.spec: m.count}, m.origin, (goal,)), because("land", space=goal, gain=gain)
                ):
                    break

    def _flights(self, must: bool) -> Iterator[tuple[float, str, March]]:
        state = self.draft.state
        th = theatre(state)
        homeless = misplaced(state)
        for space in tuple(state.units):
            for pile in homeless.get(space, ()) if must else own(state, space):
                if pile.kind not in ("fighter", "bomber") or (not must and space in homeless):
                    continue
                one = counted(pile, 1)
                march = March(space, unit_text(self.draft.state, pile, self.draft.seat), pile.kind, 1)
                for mask in targets(state, th, space, one).values():
                    for goal in self.board.names_of(mask):
                        if goal != space:
                            yield self._landing_gain(march, goal), goal, march

    def _landing_gain(self, march: March, goal: str) -> float:
        """Aircraft are drawn over land and sea alike."""
        gone = {march.origin: Counter({march.kind: 1}), goal: Counter({march.kind: -1})}
        return self.change(gone) + PER_UNIT * (self.pull.of[goal] - self.pull.of[march.origin])

    def _fetch(self) -> None:
        """Send carriers to meet fighters that have nowhere else to land."""
        for space, pile in self._stuck():
            for origin, carrier in self._carriers():
                if self._met(space, pile, origin, carrier):
                    break

    def _stuck(self) -> list[tuple[str, Pile]]:
        """Fighters in the air with no place to land in reach, one by one."""
        state = self.draft.state
        th = theatre(state)
        return [
            (space, counted(pile, 1))
            for space, piles in misplaced(state).items()
            for pile in piles
            if pile.kind == "fighter" and not any(targets(state, th, space, counted(pile, 1)).values())
            for _ in range(pile.count)
        ]

    def _carriers(self) -> list[tuple[str, Pile]]:
        """Carriers that can still sail, those without fighters first."""
        ships = self._ships(("aircraft_carrier",))
        return sorted(ships, key=lambda found: count_guests(self.draft.state, self.draft.state.at(found[0])))

    def _met(self, space: str, fighter: Pile, origin: str, carrier: Pile) -> bool:
        """Whether a carrier could be sent to meet the fighter, and nobody else lost a deck."""
        state, count, stuck = self.draft.state, len(self.draft.steps), len(self._stuck())
        mask = 0
        for found in targets(state, theatre(state), origin, carrier).values():
            mask |= found
        spec, flyer = (unit_text(self.draft.state, p, self.draft.seat) for p in (carrier, fighter))
        zones = sorted(self.board.names_of(mask), key=lambda zone: self.danger.risk(zone, MEETING))
        for zone in zones:
            moves = [Move({spec: 1}, origin, (zone,))]
            if zone != space:
                moves.append(Move({flyer: 1}, space, (zone,)))
            if self.draft.does_all(moves, because("fetch", space=zone)):
                if len(self._stuck()) < stuck:
                    return True
                self.draft.back_to(state, count)
        return False

    # Ships

    def _ships(self, kinds: tuple[str, ...]) -> list[tuple[str, Pile]]:
        state = self.draft.state
        return [
            (space, pile)
            for space in state.units
            if self.board.is_sea(space)
            for pile in own(state, space)
            if pile.kind in kinds and not pile.used and not pile.task
        ]

    def escorts(self) -> dict[str, Counter[str]]:
        """For each zone the warships lying elsewhere that could still come there."""
        state, found = self.draft.state, dict[str, Counter[str]]()
        th = theatre(state)
        sky = Sky(state, th)
        for space, pile in self._ships(WARSHIPS):
            for count, mask in targets(state, th, space, pile, sky).items():
                for zone in self.board.names_of(mask):
                    found.setdefault(zone, Counter())[pile.kind] += count
        return found

    def order_fleet(self) -> None:
        """Warships go where they save most, together with the transports."""
        for _ in range(MOST_MOVES):
            best = max(self._sailings(), key=lambda found: found[0], default=None)
            if best is None or best[0] < 4 * LEAST_GAIN:
                return
            gain, goal, m = best
            move = Move({m.spec: m.count}, m.origin, (goal,))
            if not self.draft.does(move, because("sail", space=goal, gain=gain)):
                return

    def _sailings(self) -> Iterator[tuple[float, str, March]]:
        state = self.draft.state
        th = theatre(state)
        sky = Sky(state, th)
        for space, pile in self._ships((*WARSHIPS, "transport")):
            spec = unit_text(self.draft.state, pile, self.draft.seat)
            for count, mask in targets(state, th, space, pile, sky).items():
                for goal in self.board.names_of(mask):
                    for part in {count, 1}:
                        march = March(space, spec, pile.kind, part)
                        gone = {space: Counter({pile.kind: part}), goal: Counter({pile.kind: -part})}
                        yield self.change(gone), goal, march
