"""Random games of any registered game, from fixed seeds; a failing one leaves its log behind."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from sandtable.kernel import save
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import CHANCE, Draw, Entry, Over, Pending, Roll, Setup, Step
from sandtable.kernel.registry import AnyGame, find
from sandtable.kernel.save import AnyLog

FAILURES = Path(__file__).parents[1] / "failures"
MOST_ENTRIES = 60_000
"""More than this many entries is no sane game."""


SECOND_THOUGHTS = 0.3
"""How often somebody takes back a choice while others are still to choose."""


class Moment(NamedTuple):
    """An entry as it was made, before the game filled it in, with what was before and what came of it."""

    state: Any
    pending: Pending
    entry: Entry[Any]
    step: Step[Any, Any]


class Played(NamedTuple):
    """A random game: its log and all its moments."""

    name: str
    game: AnyGame
    setup: Setup
    log: AnyLog
    moments: tuple[Moment, ...]

    @property
    def seats(self) -> tuple[str, ...]:
        return seats_of(self.game, self.setup)

    def empty_log(self) -> AnyLog:
        """A log of the same game before its first entry."""
        return Log.new(self.game, self.setup, game_id=self.name)


def seats_of(game: AnyGame, setup: Setup) -> tuple[str, ...]:
    return setup.seats or tuple(s for held in game.seatings(setup.ruleset, 1) for s in held)


@contextmanager
def kept(log: AnyLog, name: str) -> Iterator[None]:
    """Save the log when anything fails, and name the file in the failure."""
    try:
        yield
    except Exception as error:
        FAILURES.mkdir(exist_ok=True)
        path = FAILURES / f"{name}{save.SUFFIX}"
        save.write(log, path)
        error.add_note(f"the log up to record {log.version} is in {path}")
        raise


def thrown(owed: Roll | Draw, rng: Random) -> Entry[Any]:
    """Random dice or cards for what is owed."""
    if isinstance(owed, Roll):
        return Entry(CHANCE, dice=tuple(rng.randint(1, owed.sides) for _ in range(owed.count)))
    return Entry(CHANCE, cards=tuple(rng.sample(owed.remaining, owed.count)))


def random_entry(game: AnyGame, state: Any, pending: Pending, rng: Random) -> Entry[Any]:
    """What chance or one of the awaited seats might do, or one that has second thoughts."""
    if isinstance(pending, Roll | Draw):
        return thrown(pending, rng)
    assert not isinstance(pending, Over)
    changes = pending.may_change and rng.random() < SECOND_THOUGHTS
    seat = rng.choice(pending.may_change if changes else pending.seats)
    menu = game.options(state, seat)
    assert menu.offers, f"{seat} is awaited for {pending.what} and has nothing to choose from"
    return Entry(seat, game.pick(state, menu, rng))


def play(game: AnyGame, setup: Setup, seed: int, rounds: int, name: str) -> Played:
    """A random game up to its end or so many rounds."""
    rng = Random(seed)
    log = Log.new(game, setup, game_id=name)
    moments: list[Moment] = []
    with kept(log, name):
        while game.moment(log.state).round <= rounds and not isinstance(pending := log.pending, Over):
            assert len(moments) < MOST_ENTRIES, "the game does not come to an end"
            state = log.state
            entry = random_entry(game, state, pending, rng)
            refusal = log.check(entry)
            assert refusal is None, f"offered and refused: {entry}: {refusal}"
            moments.append(Moment(state, pending, entry, log.append(entry)))
    return Played(name, game, setup, log, tuple(moments))


@lru_cache(maxsize=4)
def recorded(name: str, ruleset: str, seed: int, rounds: int) -> Played:
    """A random game under a ruleset without options."""
    return play(find(name), Setup(name, ruleset), seed, rounds, f"{name}-{ruleset}-{seed}")
