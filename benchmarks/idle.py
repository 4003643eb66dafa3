"""Ships without work and armies without a way: what a player against itself leaves standing about.

python benchmarks/idle.py                              20 games of 25 rounds of five stars
python benchmarks/idle.py --name stars4 --games 4 --edition 3rd --seed 7
python benchmarks/idle.py --out idle.jsonl --jobs 2    go on where the file ends; two processes

Counted after each turn of a nation, from the positions before and after each entry, never from what a
player says about itself:

- *Idle transports*: ships that had no troops aboard at any moment of the nation's last three turns; a new
  ship counts from the turn after it was placed. More than four are a fault. Ships of a nation in one zone
  are alike: when some of them load, sail or sink, it is thought to be those that have been idle longest.
- *Stranded armies*: more than ten infantry and armor of the nation in one territory after three of its
  turns in a row, when after each of them no enemy land could be reached from there on foot, however far,
  around neutral land, and in none of them a ship took troops aboard there. Each further turn is a fault
  again.
- *Garrisons* are such armies in the nation's own capital when it is besieged: after that turn the enemies
  could attack it in their next turns, as the board stands, with more than ten troops and aircraft together,
  some of them troops. They defend it, so they are counted and printed by themselves and are no faults.

A game that is won earlier is over earlier. The exit status is 1 when there were faults.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import msgspec
from msgspec import Struct

from sandtable.ai.arena import judge_of
from sandtable.ai.match import Fixture, Match
from sandtable.games.axis.classic.data import roster
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.classic.theatre import theatre
from sandtable.games.axis.core.position import holds_capital
from sandtable.kernel.protocol import Draw, Roll, Scalar, Seat
from sandtable.odds.axis.advice.muster import Muster
from sandtable.odds.axis.classic.edition import next_turn

TURNS = 3
"""How many turns of a nation in a row."""
MOST_SHIPS = 4
MOST_TROOPS = 10

Berth = tuple[str, str, bool]
"""Nation, zone, and whether troops are aboard."""


class Fault(Struct, frozen=True):
    """One nation after one turn."""

    round: int
    nation: str
    what: str
    """transports or army."""
    count: int
    where: str
    has_capital: bool


class Found(Struct, frozen=True):
    """One game and its faults."""

    fixture: Fixture
    how: str
    rounds: int
    turns: dict[str, int]
    idle: dict[str, int]
    """The most transports that were idle at once, by nation."""
    faults: tuple[Fault, ...]
    garrisons: tuple[Fault, ...] = ()
    """Armies that would be faults but for a siege of the capital they stand in."""


class Fleet:
    """All transports: when each last had troops aboard, in turns of its nation."""

    def __init__(self, state: State) -> None:
        self.turn: Counter[str] = Counter()
        """Turns each nation has begun."""
        self.last: dict[Berth, list[int]] = {}
        self.follow({}, state.units.keys(), state)

    def follow(self, before: dict[Berth, int], changed: Iterable[str], state: State) -> None:
        """Bring the ships to where they are now; `before` is how many were in the changed spaces."""
        after = berths(state, changed)
        gone: dict[str, list[tuple[int, bool]]] = {}
        for berth, count in before.items():
            ships = self.last.get(berth, [])
            for _ in range(count - after.get(berth, 0)):
                gone.setdefault(berth[0], []).append((ships.pop(0), berth[2]))
        for berth, count in after.items():
            nation, _, loaded = berth
            for _ in range(count - before.get(berth, 0)):
                self._arrive(berth, gone.get(nation, []), loaded)

    def _arrive(self, berth: Berth, gone: list[tuple[int, bool]], loaded: bool) -> None:
        """One ship more at a berth: one that left another, best one that is as full, or a new one."""
        now = self.turn[berth[0]]
        alike = next((ship for ship in gone if ship[1] == loaded), gone[0] if gone else None)
        last = now
        if alike is not None:
            gone.remove(alike)
            last = alike[0] if not loaded and not alike[1] else now
        ships = self.last.setdefault(berth, [])
        ships.append(last)
        ships.sort()

    def idle(self, nation: str) -> dict[str, int]:
        """How many ships of a nation had no troops aboard in its last turns, by zone."""
        found: dict[str, int] = {}
        for (owner, zone, loaded), ships in self.last.items():
            if owner == nation and not loaded:
                count = sum(self.turn[nation] - last >= TURNS for last in ships)
                if count:
                    found[zone] = count
        return found


def berths(state: State, spaces: Iterable[str]) -> dict[Berth, int]:
    """How many transports lie in these spaces, empty and loaded ones apart."""
    found: dict[Berth, int] = {}
    for space in spaces:
        for pile in state.at(space):
            if pile.kind == "transport":
                berth = (pile.nation, space, bool(pile.cargo))
                found[berth] = found.get(berth, 0) + pile.count
    return found


class Watched(Match):
    """A game under way, and what stands about in it."""

    def __init__(self, fixture: Fixture) -> None:
        super().__init__(fixture, judge_of(fixture.game))
        self.fleet = Fleet(self.state)
        self.moving = self.state.seat
        self.fleet.turn[self.moving] += 1
        self.fetched: set[tuple[str, str]] = set()
        """Nation and land where a ship took its troops aboard, since its turn began."""
        self.standing: Counter[tuple[str, str]] = Counter()
        """Turns in a row that an army without a way stood in a land."""
        self.most: Counter[str] = Counter()
        self.faults: list[Fault] = []
        self.garrisons: list[Fault] = []

    def found(self) -> Found:
        """The whole game, played."""
        result = self.play()
        most = dict(sorted(self.most.items()))
        faults, garrisons = tuple(self.faults), tuple(self.garrisons)
        return Found(self.fixture, result.how, result.rounds, dict(self.fleet.turn), most, faults, garrisons)

    def _decide(self, seat: Seat) -> None:
        before = self.state
        if before.seat != self.moving:
            self.moving = before.seat
            self.fleet.turn[self.moving] += 1
        super()._decide(seat)
        self._see(before)

    def _throw(self, owed: Roll | Draw) -> None:
        before = self.state
        super()._throw(owed)
        self._see(before)

    def _see(self, before: State) -> None:
        """Follow the ships, and note where troops went aboard."""
        now = self.state
        spaces = {*before.units, *now.units}
        changed = [space for space in spaces if before.at(space) is not now.at(space)]
        if not changed:
            return
        self.fleet.follow(berths(before, changed), changed, now)
        for nation in boarded(before, now, changed):
            for space in changed:
                if troops(now, space, nation) < troops(before, space, nation):
                    self.fetched.add((nation, space))

    def _turn_ended(self, seat: Seat) -> None:
        super()._turn_ended(seat)
        idle = self.fleet.idle(seat)
        count = sum(idle.values())
        self.most[seat] = max(self.most[seat], count)
        if count > MOST_SHIPS:
            where = ", ".join(f"{z} {n}" for z, n in sorted(idle.items()))
            self.faults.append(self._fault(seat, "transports", count, where))
        for space in self.state.owner:
            self._look_at(seat, space)
        self.fetched = {(nation, space) for nation, space in self.fetched if nation != seat}

    def _look_at(self, seat: Seat, space: str) -> None:
        army = troops(self.state, space, seat)
        if army <= MOST_TROOPS or (seat, space) in self.fetched or can_walk_to_enemy(self.state, seat, space):
            self.standing[seat, space] = 0
            return
        self.standing[seat, space] += 1
        if self.standing[seat, space] >= TURNS:
            found = self.garrisons if is_besieged(self.state, seat, space) else self.faults
            found.append(self._fault(seat, "army", army, space))

    def _fault(self, seat: Seat, what: str, count: int, where: str) -> Fault:
        order = self.state.rules.order
        ended = self.state.round - (order.index(seat) >= order.index(self.state.seat))
        return Fault(ended, seat, what, count, where, holds_capital(self.state, seat))


def troops(state: State, space: str, nation: str) -> int:
    """Infantry and armor of a nation in a territory; none at sea."""
    return sum(
        p.count for p in state.at(space) if p.nation == nation and p.kind in roster().having["occupies"]
    )


def boarded(before: State, now: State, changed: Iterable[str]) -> set[str]:
    """The nations that have more troops at sea than before."""
    at_sea: Counter[str] = Counter()
    for state, sign in ((now, 1), (before, -1)):
        for space in changed:
            for pile in state.at(space):
                for item in pile.cargo:
                    at_sea[item.nation] += sign * pile.count
    return {nation for nation, more in at_sea.items() if more > 0}


def can_walk_to_enemy(state: State, nation: str, start: str) -> bool:
    """Whether enemy land can be reached over land, through no neutral territory."""
    board = state.rules.board
    seen, queue = {start}, [start]
    while queue:
        for near in board.neighbours[queue.pop()]:
            if near in seen or board.is_sea(near) or not state.owner[near]:
                continue
            if state.relations.at_war(state.owner[near], nation):
                return True
            seen.add(near)
            queue.append(near)
    return False


def is_besieged(state: State, nation: str, space: str) -> bool:
    """Whether it is the nation's own capital, and the enemies could come there with an army next turn."""
    if state.rules.capital[nation] != space or not holds_capital(state, nation):
        return False
    having, side = roster().having, state.rules.side
    coming: Counter[str] = Counter()
    for enemy in state.rules.order:
        if side[enemy] != side[nation]:
            later = next_turn(state, enemy)
            came, landed, _ = Muster(later, theatre(later)).brings(space)
            for pile in (*came, *landed):
                coming[pile.kind] += pile.count
    fighting = sum(count for kind, count in coming.items() if kind not in having["aside"])
    return fighting > MOST_TROOPS and any(coming[kind] for kind in having["occupies"])


# Many games


def fixtures(args: argparse.Namespace) -> list[Fixture]:
    """The games to be played."""
    options = dict(map(read_option, args.option))
    return [
        Fixture(
            number,
            "classic",
            args.edition,
            args.name,
            args.name,
            "axis",
            args.seed * 100_003 + number,
            args.rounds,
            args.budget,
            0,
            options,
        )
        for number in range(args.games)
    ]


def read_option(text: str) -> tuple[str, Scalar]:
    """An option of the game from `name=value`."""
    name, _, value = text.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() else value


def watch(fixture: Fixture) -> Found:
    """One game; runs in a worker."""
    return Watched(fixture).found()


def finished(wanted: list[Fixture], out: Path | None) -> Iterator[Found]:
    """Games of these that were played before; a line half written is passed over."""
    if out is None or not out.exists():
        return
    for line in out.read_bytes().splitlines():
        try:
            found = msgspec.json.decode(line, type=Found)
        except msgspec.DecodeError:
            continue
        if found.fixture in wanted:
            yield found


def played(owed: list[Fixture], jobs: int) -> Iterator[Found]:
    """The games one after the other, or several at a time."""
    if jobs <= 1:
        yield from map(watch, owed)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for task in as_completed([pool.submit(watch, fixture) for fixture in owed]):
            yield task.result()


def told(found: Found) -> None:
    """One line about one game."""
    count = Counter(fault.what for fault in found.faults)
    print(
        f"game {found.fixture.number:3}: {found.rounds:2} rounds ({found.how}), "
        f"{count['transports']} turns with idle transports, {count['army']} with a stranded army, "
        f"{len(found.garrisons)} with a besieged garrison",
        flush=True,
    )


def table(games: list[Found]) -> Iterator[str]:
    """Faults by nation, and the worst of each kind."""
    yield "nation    turns  most idle  idle transports  stranded army  of these without capital  garrisons"
    nations = sorted({nation for game in games for nation in game.turns})
    for nation in nations:
        faults = [fault for game in games for fault in game.faults if fault.nation == nation]
        count = Counter(fault.what for fault in faults)
        turns = sum(game.turns.get(nation, 0) for game in games)
        most = max(game.idle.get(nation, 0) for game in games)
        fallen = sum(not fault.has_capital for fault in faults)
        guards = sum(g.nation == nation for game in games for g in game.garrisons)
        blamed = f"{count['transports']:16} {count['army']:14} {fallen:25}"
        yield f"{nation:8} {turns:6} {most:10} {blamed} {guards:10}"
    for what in ("transports", "army"):
        ranked = [(f.count, game.fixture.number, f) for game in games for f in game.faults if f.what == what]
        for size, number, fault in sorted(ranked, key=lambda row: (-row[0], row[1], row[2].round))[:5]:
            when = f"game {number}, round {fault.round}"
            yield f"worst {what}: {size} of {fault.nation}, {when}: {fault.where}"
    guards = sum(len(game.garrisons) for game in games)
    yield (
        f"{len(games)} games, {sum(len(game.faults) for game in games)} faults; "
        f"{guards} turns of besieged garrisons"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Count idle transports and stranded armies.")
    parser.add_argument("--name", default="stars5", help="the player, against itself")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--edition", default="2nd")
    parser.add_argument("--budget", type=float, default=1.0, help="seconds for a turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="of the game, like total_victory=true")
    parser.add_argument(
        "--out", type=Path, help="a file that keeps the games; those in it are not played again"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    args = parser.parse_args()
    wanted = fixtures(args)
    games = list(finished(wanted, args.out))
    for found in games:
        told(found)
    done = [found.fixture for found in games]
    for found in played([fixture for fixture in wanted if fixture not in done], args.jobs):
        games.append(found)
        if args.out is not None:
            with args.out.open("ab") as file:
                file.write(msgspec.json.encode(found) + b"\n")
        told(found)
    print("\n".join(table(games)))
    sys.exit(any(found.faults for found in games))


if __name__ == "__main__":
    main()
