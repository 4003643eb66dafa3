"""Noncombat moves: fill the front, hold what can be held, land the planes where they defend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator
from functools import partial

from msgspec import Struct

from sandtable.ai.players import because
from sandtable.games.axis.core.pieces import Pile, counted
from sandtable.games.axis.core.position import own, unit_text
from sandtable.games.axis.core.stranded import misplaced
from sandtable.games.axis.core.targets import targets
from sandtable.games.axis.core.touchdown import Sky, count_guests

from .danger import Danger, force_at, reserves
from .draft import Draft
from .guard import Guard
from .lifts import troops_of
from .ocean import Ocean
from .position import Position
from .pull import STRANDED, Pull
from .style import Style

PER_UNIT = 0.25
"""IPC for one unit drawn by one more."""
LEAST_GAIN = 0.15
CARELESS = 0.5
"""IPC that an enemy may gain more where spare troops have left."""
MOST_MOVES = 40
SOON = 2
"""Turns in which ships beside troops should carry them all."""
GOOD = 0.8
"""What a harbour with ships must promise of what a better one without them does."""


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
        self.edition, self.roster = draft.edition, draft.state.rules.roster
        self.pull = Pull(draft.edition, draft.state, draft.seat)
        self.ocean = Ocean(draft.state, self.pull, self.danger)
        self.guard = Guard(danger)
        self.overlooked: frozenset[str] = frozenset()
        """Spaces whose troops are forgotten."""
        self.served: frozenset[str] = frozenset()
        """Land without a way to the enemy whose troops find room soon on empty ships beside it."""

    # Weighing

    def change(self, gone: dict[str, Counter[str]]) -> float:
        """How much less the enemy gains when pieces leave these spaces (or come, where negative)."""
        less = 0.0
        for space, lost in gone.items():
            here = force_at(self.draft.state, space, self.draft.seat)
            for kind, count in reserves(self.edition, self.draft.state, space).items():
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
            drawn += PER_UNIT * m.count * self._drawn(m.origin, goal)
        leaving = Counter[tuple[str, str]]()
        for m in marches:
            leaving[m.origin, m.kind] += m.count
        return (
            self.style.draw * drawn
            + self.change(gone)
            - self.guard.cost(self.draft.state, leaving, goal, (2,))
        )

    def _drawn(self, origin: str, goal: str) -> float:
        """How much better troops stand there; whoever has ships beside it is not drawn to another harbour."""
        more = self.stand(goal) - self.stand(origin)
        is_served = origin in self.served and goal not in self.served and not self.pull.on_foot[goal]
        return min(0.0, more) if is_served else more

    def stand(self, land: str) -> float:
        """How well troops stand there: near to what they can walk to, or where ships find them."""
        return self.pull.on_foot[land] or STRANDED * self.ocean.near_port.get(land, 0.0)

    def _targets(self, state: Position) -> Callable[[str, Pile], dict[int, int]]:
        """Where each pile may go: sets of spaces by the number of its pieces that may go there together."""
        th = self.edition.theatre(state)
        return partial(targets, state, th, sky=Sky(state, th))

    # Troops

    def order_troops(self) -> None:
        """March all that gains by marching, whole stacks first."""
        self.served = frozenset(self._served())
        for _ in range(MOST_MOVES):
            best = max(self._masses(), key=lambda found: found[0], default=None)
            if best is None or best[0] < LEAST_GAIN:
                return
            gain, goal, marches = best
            moved = False
            for m in marches:
                reason = because("fill", space=goal, gain=gain)
                moved |= self.draft.does_all(self.edition.move({m.spec: m.count}, m.origin, goal), reason)
            if not moved:
                return

    def _served(self) -> Iterator[str]:
        state, holds, load = self.draft.state, self.roster.holds, self.roster.load
        asked: Counter[str] = Counter()
        for (land, kind), count in troops_of(state).items():
            if not self.pull.on_foot[land] and self.ocean.is_harbour(land, GOOD):
                asked[land] += count * load.get(kind, 0)
        for land, room in asked.items():
            ships = sum(
                pile.count * holds[pile.kind]
                for zone in self.board.neighbours[land]
                if self.board.is_sea(zone)
                for pile in own(state, zone)
                if pile.kind in holds and not pile.cargo
            )
            if SOON * ships >= room:
                yield land

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
        here = force_at(self.draft.state, march.origin, self.draft.seat)
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
        targets_of, army = self._targets(state), self.roster.having["occupies"]
        for space in state.owner:
            if space in self.overlooked:
                continue
            for pile in own(state, space):
                if pile.kind in army and not pile.used and not pile.task:
                    spec = unit_text(state, pile, state.seat)
                    for count, mask in targets_of(space, pile).items():
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
                if not self.draft.does_all(
                    self.edition.move({m.spec: m.count}, m.origin, goal),
                    because("land", space=goal, gain=gain),
                ):
                    break

    def _flights(self, must: bool) -> Iterator[tuple[float, str, March]]:
        state = self.draft.state
        targets_of, homeless = self._targets(state), misplaced(state, self.edition.theatre(state).airfields)
        for space in tuple(state.units):
            for pile in homeless.get(space, ()) if must else own(state, space):
                if pile.kind not in self.roster.air or (not must and space in homeless):
                    continue
                one = counted(pile, 1)
                march = March(space, unit_text(state, pile, state.seat), pile.kind, 1)
                for mask in targets_of(space, one).values():
                    for goal in self.board.names_of(mask):
                        if goal != space:
                            yield self._landing_gain(march, goal), goal, march

    def _landing_gain(self, march: March, goal: str) -> float:
        """Aircraft are drawn over land and sea alike."""
        gone = {march.origin: Counter({march.kind: 1}), goal: Counter({march.kind: -1})}
        return self.change(gone) + PER_UNIT * (self.pull.of[goal] - self.pull.of[march.origin])

    def _fetch(self) -> None:
        """Send carriers to meet planes that have nowhere else to land."""
        for space, pile in self._stuck():
            for origin, carrier in self._carriers():
                if self._met(space, pile, origin, carrier):
                    break

    def _stuck(self) -> list[tuple[str, Pile]]:
        """Planes in the air with no place to land in reach that a deck could take, one by one."""
        state = self.draft.state
        targets_of = self._targets(state)
        return [
            (space, counted(pile, 1))
            for space, piles in misplaced(state, self.edition.theatre(state).airfields).items()
            for pile in piles
            if pile.kind in self.roster.deck_load and not any(targets_of(space, counted(pile, 1)).values())
            for _ in range(pile.count)
        ]

    def _carriers(self) -> list[tuple[str, Pile]]:
        """Carriers that can still sail, those with free decks first."""
        state, ships = self.draft.state, self._ships(self.roster.decks)
        return sorted(ships, key=lambda found: count_guests(state, found[0], state.at(found[0])))

    def _met(self, space: str, plane: Pile, origin: str, carrier: Pile) -> bool:
        """Whether a carrier could be sent to meet the plane, and nobody else lost a deck."""
        state, count, stuck = self.draft.state, len(self.draft.steps), len(self._stuck())
        mask = 0
        for found in self._targets(state)(origin, carrier).values():
            mask |= found
        spec, flyer = (unit_text(state, p, state.seat) for p in (carrier, plane))
        meeting = {carrier.kind: 1, plane.kind: 1}
        zones = sorted(self.board.names_of(mask), key=lambda zone: self.danger.risk(zone, meeting))
        for zone in zones:
            moves = self.edition.move({spec: 1}, origin, zone)
            if zone != space:
                moves += self.edition.move({flyer: 1}, space, zone)
            if self.draft.does_all(moves, because("fetch", space=zone)):
                if len(self._stuck()) < stuck:
                    return True
                self.draft.back_to(state, count)
        return False

    # Ships

    def _ships(self, kinds: Container[str]) -> list[tuple[str, Pile]]:
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
        targets_of = self._targets(state)
        for space, pile in self._ships(self.edition.roles.warships):
            for count, mask in targets_of(space, pile).items():
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
            move = self.edition.move({m.spec: m.count}, m.origin, goal)
            if not self.draft.does_all(move, because("sail", space=goal, gain=gain)):
                return

    def _sailings(self) -> Iterator[tuple[float, str, March]]:
        state = self.draft.state
        targets_of = self._targets(state)
        for space, pile in self._ships(self.roster.sea):
            spec = unit_text(state, pile, state.seat)
            for count, mask in targets_of(space, pile).items():
                for goal in self.board.names_of(mask):
                    for part in {count, 1}:
                        march = March(space, spec, pile.kind, part)
                        gone = {space: Counter({pile.kind: part}), goal: Counter({pile.kind: -part})}
                        yield self.change(gone), goal, march
