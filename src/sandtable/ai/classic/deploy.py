"""Noncombat moves: fill the front, hold what can be held, land the planes where they defend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from sandtable.ai.players import because
from sandtable.games.axis.classic.actions import Move
from sandtable.games.axis.classic.fire import ARMY
from sandtable.games.axis.classic.landing import Sky
from sandtable.games.axis.classic.state import own
from sandtable.games.axis.classic.targets import targets
from sandtable.games.axis.classic.theatre import theatre
from sandtable.games.axis.classic.turn import misplaced
from sandtable.games.axis.core.pieces import Pile, counted, write_spec

from .danger import Danger, force_at, reserves
from .draft import Draft
from .pull import Pull
from .style import Style

PER_UNIT = 0.25
"""IPC for one unit drawn by one more."""
LEAST_GAIN = 0.15
MOST_MOVES = 40
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
            drawn += PER_UNIT * m.count * self.pull.gain(m.origin, goal)
        return self.style.draw * drawn + self.change(gone)

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
            safe = [m for m in marches if not self.danger.is_threatened(m.origin)]
            for group in (marches, safe) if len(safe) < len(marches) else (marches,):
                if group:
                    yield self.gain(group, goal), goal, group
            if len(marches) > 1 or marches[0].count > 1:
                yield from self._parts(goal, marches)

    def _parts(self, goal: str, marches: list[March]) -> Iterator[tuple[float, str, list[March]]]:
        for m in marches:
            for count in sorted({m.count, m.count - 1, 1} - {0}):
                part = [March(m.origin, m.spec, m.kind, count)]
                yield self.gain(part, goal), goal, part

    def _movers(self) -> Iterator[tuple[March, tuple[str, ...]]]:
        state = self.draft.state
        th = theatre(state)
        for space in state.owner:
            for pile in own(state, space):
                if pile.kind in ARMY and not pile.used and not pile.task:
                    spec = write_spec(pile, self.draft.seat, True)
                    for count, mask in targets(state, th, space, pile).items():
                        names = self.board.names_of(mask)
                        yield March(space, spec, pile.kind, count), tuple(n for n in names if n != space)

    # Aircraft

    def order_aircraft(self) -> None:
        """Land what flies, then bring other planes where they are of use."""
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
        self._fetch()

    def _flights(self, must: bool) -> Iterator[tuple[float, str, March]]:
        state = self.draft.state
        th = theatre(state)
        homeless = misplaced(state)
        for space in tuple(state.units):
            for pile in homeless.get(space, ()) if must else own(state, space):
                if pile.kind not in ("fighter", "bomber") or (not must and space in homeless):
                    continue
                one = counted(pile, 1)
                march = March(space, write_spec(pile, self.draft.seat, True), pile.kind, 1)
                for mask in targets(state, th, space, one).values():
                    for goal in self.board.names_of(mask):
                        if goal != space:
                            yield self._landing_gain(march, goal), goal, march

    def _landing_gain(self, march: March, goal: str) -> float:
        """Aircraft are drawn over land and sea alike."""
        gone = {march.origin: Counter({march.kind: 1}), goal: Counter({march.kind: -1})}
        return self.change(gone) + PER_UNIT * (self.pull.of[goal] - self.pull.of[march.origin])

    def _fetch(self) -> None:
        """Send carriers to fighters that have nowhere else to land."""
        for zone, piles in misplaced(self.draft.state).items():
            if self.board.is_sea(zone) and any(p.kind == "fighter" for p in piles):
                for space, pile in self._ships(("aircraft_carrier",)):
                    move = Move({write_spec(pile, self.draft.seat, True): 1}, space, (zone,))
                    if space != zone and self.draft.does(move, because("fetch", space=zone)):
                        break

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
            spec = write_spec(pile, self.draft.seat, True)
            for count, mask in targets(state, th, space, pile, sky).items():
                for goal in self.board.names_of(mask):
                    for part in {count, 1}:
                        march = March(space, spec, pile.kind, part)
                        gone = {space: Counter({pile.kind: part}), goal: Counter({pile.kind: -part})}
                        yield self.change(gone), goal, march
