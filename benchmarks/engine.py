"""How quick the engine is: folding, menus, random games, size of a state, loading a file.

python benchmarks/engine.py            a table
python benchmarks/engine.py --json     the same figures as JSON
python benchmarks/engine.py --profile  and where the time goes
"""

from __future__ import annotations

import argparse
import cProfile
import functools
import gc
import io
import json
import pstats
import statistics
import sys
import types
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

import msgspec

from sandtable.games.axis.classic.actions import ClassicAction
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.core.actions import Done
from sandtable.games.axis.global40.actions import GlobalAction
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.triumph import control, trade
from sandtable.games.triumph.actions import Move as TriumphMove
from sandtable.games.triumph.actions import TriumphAction
from sandtable.games.triumph.game import TRIUMPH
from sandtable.kernel.line import SNAPSHOT_EVERY, fold
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import CHANCE, Action, Decide, Draw, Entry, Over, Roll, Scalar, Setup
from sandtable.kernel.records import Record
from sandtable.kernel.registry import AnyGame
from sandtable.kernel.save import AnyLog, dump, load

UNDOS = 20_000
POSITIONS = 5
"""Rich positions looked at per edition."""
SMALL_MOVES = 20
"""Single moves tried in each of them."""
REPEATS = 3
"""Times each menu is asked for, the caches emptied before each; the best counts, for other programs and
the garbage collector take their time too."""

State: TypeAlias = Any
"""A state of one of the games."""


class Kind(NamedTuple):
    """A game that is measured: how long its random games are, and what is wanted of it."""

    game: AnyGame
    rounds: int
    seconds: int
    """A random game at most."""
    after_move: int
    """Milliseconds of a menu after one move at most."""
    kilobytes: int
    """A folded state at most."""
    decoder: msgspec.json.Decoder[Any]


KINDS = {
    "classic": Kind(CLASSIC, 10, 10, 2, 200, msgspec.json.Decoder(Record[ClassicAction])),
    "global40": Kind(GLOBAL40, 6, 30, 5, 400, msgspec.json.Decoder(Record[GlobalAction])),
    "triumph": Kind(TRIUMPH, 10, 10, 5, 100, msgspec.json.Decoder(Record[TriumphAction])),
}


def kind_of(setup: Setup) -> Kind:
    return KINDS[setup.game]


class Figures(msgspec.Struct):
    """One line of the table: a name, a number, its unit, and what it should be."""

    name: str
    value: float
    unit: str
    target: str = ""


# Random games


def random_game(setup: Setup, seed: int) -> AnyLog:
    """A logged random game of some rounds."""
    rng, game, rounds = Random(seed), kind_of(setup).game, kind_of(setup).rounds
    log: AnyLog = Log.new(game, setup, game_id=f"bench-{setup.ruleset}-{seed}")
    while log.state.round <= rounds and not isinstance(pending := log.pending, Over):
        if isinstance(pending, Roll):
            log.append(Entry(CHANCE, dice=tuple(rng.choices(range(1, 7), k=pending.count))))
        elif isinstance(pending, Draw):
            log.append(Entry(CHANCE, cards=tuple(rng.sample(pending.remaining, pending.count))))
        elif isinstance(pending, Decide):
            seat = rng.choice(pending.seats)
            log.append(Entry(seat, game.pick(log.state, game.options(log.state, seat), rng)))
    return log


Timer: TypeAlias = Callable[..., float]


def seconds(work: Callable[..., Any], *args: Any) -> float:
    start = perf_counter()
    work(*args)
    return perf_counter() - start


# Caches


@functools.cache
def caches() -> list[Any]:
    """All caches of functions of ours; they are there once the modules are."""
    wrapped = (found for found in gc.get_objects() if isinstance(found, functools._lru_cache_wrapper))
    return [found for found in wrapped if str(found.__module__).startswith("sandtable")]


def forget(setup: Setup) -> None:
    """Empty every cache, then read the printed tables again: those are read once per process."""
    for cache in caches():
        cache.cache_clear()
    game = kind_of(setup).game
    state = game.start(setup)
    game.options(state, state.seat)


def fresh(state: State) -> State:
    """The same state as one that nobody has seen yet."""
    return msgspec.json.decode(msgspec.json.encode(state), type=type(state))


# What is measured


def refold(lines: list[bytes], setup: Setup) -> State:
    """The state from the lines of a file, trusted."""
    kind = kind_of(setup)
    return fold(kind.game, setup, (kind.decoder.decode(line).entry() for line in lines))


def fold_speed(logs: list[AnyLog]) -> float:
    """Entries a second, decoded and applied."""
    entries = sum(log.version for log in logs)
    work = [(dump(log).splitlines()[1:], log.header.setup) for log in logs]
    best = min(seconds(lambda: [refold(*one) for one in work]) for _ in range(3))
    return entries / best


def load_speed(logs: list[AnyLog]) -> float:
    """Records a second, read from a file with every check."""
    files = [dump(log) for log in logs]
    return sum(log.version for log in logs) / seconds(lambda: [load(file) for file in files])


def undone(log: AnyLog) -> bytes:
    """The file of a game in which one entry, far from any state kept, is taken back and entered again."""
    short: AnyLog = Log.new(log.game, log.header.setup, game_id="undone")
    for place, entry in enumerate(log.entries, start=2):
        short.append(entry)
        if place % SNAPSHOT_EVERY == 0 and short.undoable(entry.by):
            break
    for _ in range(UNDOS // 2):
        short.undo(entry.by)
        short.redo(entry.by)
    return dump(short)


def rich_positions(logs: Iterable[AnyLog], what: str) -> list[State]:
    """The first moments of this phase in which the moving nation has most piles."""
    found: list[State] = []
    for log in logs:
        state = log.game.start(log.header.setup)
        for entry in log.entries:
            after = log.game.apply(state, entry).state
            if after.phase == what and state.phase != what and not after.over:
                found.append(after)
            state = after
    return sorted(found, key=_count_piles)[-POSITIONS:]


def _count_piles(state: State) -> int:
    return sum(p.nation == state.seat for piles in state.units.values() for p in piles)


def cold_menus(setup: Setup, positions: list[State], timer: Timer = seconds) -> list[float]:
    """Milliseconds for the menu of each position, with empty caches."""
    return [1000 * min(_cold(setup, state, timer) for _ in range(REPEATS)) for state in positions]


def _cold(setup: Setup, state: State, timer: Timer) -> float:
    forget(setup)
    seen = fresh(state)
    return timer(kind_of(setup).game.options, seen, seen.seat)


def menus_after_a_move(setup: Setup, positions: list[State], timer: Timer = seconds) -> list[float]:
    """Milliseconds for the menu after a single move in each position whose menu is known."""
    rng, times, game = Random(1), [], kind_of(setup).game
    for state in positions:
        menu = game.options(state, state.seat)
        moves = (game.pick(state, menu, rng) for _ in range(10 * SMALL_MOVES))
        for move in [m for m in moves if not isinstance(m, Done)][:SMALL_MOVES]:
            times.append(1000 * min(_after(setup, state, move, timer) for _ in range(REPEATS)))
    return times


def _after(setup: Setup, state: State, move: Action, timer: Timer) -> float:
    """Seconds for the menu after a move; the caches know of the menu before it, and of nothing else."""
    forget(setup)
    seen, game = fresh(state), kind_of(setup).game
    game.options(seen, seen.seat)
    after = game.apply(seen, Entry(seen.seat, move)).state
    return timer(game.options, after, after.seat)


def reachable(roots: Iterable[object], known: set[int]) -> Iterator[object]:
    """All data reached from the roots; no types, modules or functions, and nothing already known."""
    code = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType)
    waiting = list(roots)
    while waiting:
        item = waiting.pop()
        if id(item) not in known and not isinstance(item, code):
            known.add(id(item))
            yield item
            waiting.extend(gc.get_referents(item))


def own_size(state: State) -> int:
    """Bytes of everything in a state that is not part of the printed tables."""
    static = {id(item) for item in reachable([state.rules], set())}
    return sum(sys.getsizeof(item) for item in reachable([state], static))


def measured(setup: Setup, games: int) -> Iterator[Figures]:
    kind = kind_of(setup)
    logs = [random_game(setup, seed) for seed in range(games)]
    slowest = max(seconds(random_game, setup, seed) for seed in range(games))
    entries = statistics.mean(log.version for log in logs)
    yield Figures(f"random game of {kind.rounds} rounds, slowest", slowest, "s", f"<= {kind.seconds}")
    yield Figures("entries of such a game, mean", entries, "entries")
    yield Figures("fold, decoded and applied", fold_speed(logs), "entries/s", ">= 20000")
    yield Figures("load with every check", load_speed(logs), "records/s")
    yield Figures(f"load of {UNDOS} undos and redos", seconds(load, undone(logs[0])), "s", "<= 3")
    for phase in ("combat_move", "noncombat_move"):
        yield from menus_measured(setup, logs, phase)
    states = [refold(dump(log).splitlines()[1:], log.header.setup) for log in logs]
    text = max(len(msgspec.json.encode(state)) for state in states)
    yield Figures("a folded state as JSON, largest", text / 1000, "kB", f"<= {kind.kilobytes}")
    size = max(map(own_size, states)) / 1000
    yield Figures("a folded state in memory, largest", size, "kB", f"<= {kind.kilobytes}")


CROWD = (
    "units berlin axis: infantry1 infantry2 infantry3 tank2 tank3 air_force2 fleet1 submarine1 air_force1",
    "units ruhr axis: infantry1 infantry2 infantry4 tank1 tank3 air_force3 fleet2 submarine2 air_force1",
    "units munich axis: infantry1 infantry2 infantry3 tank2 tank4 air_force2 air_force1 infantry4 tank1",
    "units konigsberg axis: infantry1 infantry2 infantry3 tank2 fleet3 air_force2 submarine1 infantry4 tank1",
    "units rome axis: italy:infantry1 italy:infantry2 italy:tank1 italy:tank2 italy:fleet2 italy:fleet1",
    "units north_sea axis: submarine3 fleet4 submarine4",
)
"""Forty-five blocks of the Axis, no two of an area alike."""


def crowded_axis(setup: Setup) -> State:
    """A movement phase of the Axis at war with 45 blocks."""
    state: State = TRIUMPH.start(setup)
    for line in ("position empty", "war axis west", "war axis ussr", *CROWD, "turn axis summer movement 9"):
        state = TRIUMPH.arrange(state, line)
    return state


def best(work: Callable[..., Any], *args: Any) -> float:
    """Milliseconds, the least of ten."""
    return 1000 * min(seconds(work, *args) for _ in range(10))


def of_triumph(setup: Setup, games: int) -> Iterator[Figures]:
    """The figures of Triumph & Tragedy, whose menus belong to factions and whose views hide things."""
    kind = kind_of(setup)
    logs = [random_game(setup, seed) for seed in range(games)]
    slowest = max(seconds(random_game, setup, seed) for seed in range(games))
    yield Figures(f"random game of {kind.rounds} years, slowest", slowest, "s", f"<= {kind.seconds}")
    yield Figures("entries of such a game, mean", statistics.mean(log.version for log in logs), "entries")
    yield Figures("fold, decoded and applied", fold_speed(logs), "entries/s", ">= 10000")
    state = crowded_axis(setup)
    yield Figures(
        "movement menu with 45 blocks, cold",
        best(lambda: TRIUMPH.options(fresh(state), "axis")),
        "ms",
        "<= 25",
    )
    after = TRIUMPH.apply(state, Entry("axis", TriumphMove("infantry1", ("berlin", "ruhr")))).state
    yield Figures(
        "movement menu after one move", best(TRIUMPH.options, after, "axis"), "ms", f"<= {kind.after_move}"
    )
    states = [log.state_at(log.version * 2 // 3) for log in logs]
    yield Figures(
        "control, supply, trade of all three", max(best(_whole_map, one) for one in states), "ms", "<= 5"
    )
    yield Figures("view", max(best(TRIUMPH.view, one, "west") for one in states), "ms", "<= 2")
    seen = TRIUMPH.view(states[0], "west")
    yield Figures("imagine", best(TRIUMPH.imagine, seen, "west", Random(1)), "ms", "<= 5")
    text = max(len(msgspec.json.encode(one)) for one in states)
    yield Figures("a state as JSON, largest", text / 1000, "kB", f"<= {kind.kilobytes}")


def _whole_map(state: State) -> None:
    control.worked_out(state)
    for seat in ("west", "axis", "ussr"):
        trade.supplied_areas(state, seat)
        trade.blockades(state, seat)


def menus_measured(setup: Setup, logs: list[AnyLog], phase: str) -> Iterator[Figures]:
    positions = rich_positions(logs, phase)
    cold = cold_menus(setup, positions)
    yield Figures(f"{phase} menu cold, mean", statistics.mean(cold), "ms", "<= 20")
    yield Figures(f"{phase} menu cold, worst", max(cold), "ms", "<= 20")
    after, most = menus_after_a_move(setup, positions), f"<= {kind_of(setup).after_move}"
    yield Figures(f"{phase} menu after one move, median", statistics.median(after), "ms", most)
    yield Figures(f"{phase} menu after one move, worst", max(after), "ms", most)


# Where the time goes


@contextmanager
def profiled(title: str) -> Iterator[Timer]:
    """A timer that watches; afterwards the fifteen functions with most time of their own are printed."""
    profile = cProfile.Profile()

    def watch(work: Callable[..., Any], *args: Any) -> float:
        profile.runcall(work, *args)
        return 0.0

    yield watch
    out = io.StringIO()
    pstats.Stats(profile, stream=out).strip_dirs().sort_stats("tottime").print_stats(15)
    print(f"\n{title}\n{out.getvalue().strip()}")


def profile_all(title: str, setup: Setup) -> None:
    logs = [random_game(setup, seed) for seed in range(3)]
    with profiled(f"{title}: fold") as timer:
        for log in logs:
            timer(refold, dump(log).splitlines()[1:], setup)
    positions = rich_positions(logs, "combat_move")
    with profiled(f"{title}: combat move menus, cold") as timer:
        cold_menus(setup, positions, timer)
    with profiled(f"{title}: combat move menus after one move") as timer:
        menus_after_a_move(setup, positions, timer)


def setups() -> dict[str, Setup]:
    """The editions, and boards crowded with what 300 IPC each buy."""
    plain = {edition: Setup("classic", edition) for edition in CLASSIC.rulesets()}
    return {
        **plain,
        "crowded": Setup("classic", "3rd", options=_rich(CLASSIC, "3rd")),
        "global40": Setup("global40", "2nd"),
        "global40 crowded": Setup("global40", "2nd", options=_rich(GLOBAL40, "2nd")),
        "triumph": Setup("triumph", "aid"),
    }


def _rich(game: AnyGame, ruleset: str) -> dict[str, Scalar]:
    return {f"ipc.{purse}": 300 for purse in game.start(Setup(game.name, ruleset)).ipc}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine.")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    parser.add_argument("--games", type=int, default=4, help="random games of each kind")
    parser.add_argument("--only", choices=setups(), help="one kind of game")
    args = parser.parse_args()
    chosen = {title: setup for title, setup in setups().items() if args.only in (None, title)}
    figures: dict[str, list[Figures]] = {}
    for title, setup in chosen.items():
        rows = figures[title] = []
        measure = of_triumph if setup.game == "triumph" else measured
        for row in measure(setup, args.games):
            rows.append(row)
            if not args.json:
                print(
                    f"{title:<16} {row.name:<44} {row.value:>10,.2f} {row.unit:<10} {row.target}", flush=True
                )
    if args.json:
        print(json.dumps(msgspec.to_builtins(figures), indent=1))
    if args.profile:
        for title, setup in chosen.items():
            if setup.game != "triumph":
                profile_all(title, setup)


if __name__ == "__main__":
    main()
