"""One game between two players, each holding a side, with dice from a seed; for the arena and tests."""

from __future__ import annotations

import random
import time
from typing import Any, Protocol

from msgspec import Struct

from sandtable.kernel import registry
from sandtable.kernel.protocol import CHANCE, Decide, Draw, Entry, Over, Roll, Seat, Setup

from .players import Player, make

MOST_DECISIONS = 3000
"""In one turn of a seat; more is a stall."""


class Judge(Protocol):
    """What the arena must know of a game to call a winner before the end."""

    def sides(self, state: Any) -> dict[Seat, str]:
        """The two sides, by seat."""

    def share(self, state: Any) -> dict[str, float]:
        """Each side's share of what counts, together 1."""

    def turn(self, state: Any) -> tuple[int, Seat]:
        """The round and the seat whose turn it is."""


class Stalled(RuntimeError):  # noqa: N818 - says it already
    """A turn that does not end."""


class Fixture(Struct, frozen=True):
    """A game to be played: who, where, with which dice. `a_side` is the side of player a."""

    number: int
    game: str
    edition: str
    a: str
    b: str
    a_side: str
    seed: int
    rounds: int
    budget: float


class Result(Struct, frozen=True):
    """What came of it; `seconds` are those of each nation turn, by player."""

    number: int
    fixture: Fixture
    winner: str
    """a, b, or "" for a draw."""
    how: str
    rounds: int
    growth: float
    """Of player a's share since the start."""
    illegal: int
    seconds: dict[str, list[float]]
    memory_mb: float = 0.0


class Match:
    """A game under way."""

    def __init__(self, fixture: Fixture, judge: Judge) -> None:
        self.fixture, self.judge = fixture, judge
        self.rules = registry.find(fixture.game)
        self.state = self.rules.start(Setup(fixture.game, fixture.edition))
        self.dice = random.Random(f"dice {fixture.seed}")
        self.side = judge.sides(self.state)
        self.first = judge.share(self.state)
        self.players = {who: self._player(who) for who in ("a", "b")}
        self.thinking: dict[Seat, float] = {}
        self.seconds: dict[str, list[float]] = {"a": [], "b": []}
        self.illegal = 0

    def _player(self, who: str) -> Player:
        fixture = self.fixture
        name, luck = (fixture.a, 2 * fixture.seed) if who == "a" else (fixture.b, 2 * fixture.seed + 1)
        return make(fixture.game, name, luck, fixture.budget)

    def play(self) -> Result:
        """The whole game, to victory or the end of the last round."""
        turn, count = self.judge.turn(self.state), 0
        while not isinstance(pending := self.rules.pending(self.state), Over):
            if isinstance(pending, Decide):
                now = self.judge.turn(self.state)
                if now != turn:
                    self._turn_ended(turn[1])
                    turn, count = now, 0
                if now[0] > self.fixture.rounds:
                    break
                count += 1
                if count > MOST_DECISIONS:
                    raise Stalled(f"{self.fixture}: {turn} goes on for ever")
                self._decide(pending.seats[0])
            else:
                self._throw(pending)
        return self._result(pending)

    def _holder(self, seat: Seat) -> str:
        return "a" if self.side[seat] == self.fixture.a_side else "b"

    def _turn_ended(self, seat: Seat) -> None:
        if seat in self.thinking:
            self.seconds[self._holder(seat)].append(round(self.thinking.pop(seat), 4))

    def _decide(self, seat: Seat) -> None:
        view = self.rules.view(self.state, seat)
        began = time.perf_counter()
        action: Any = self.players[self._holder(seat)].decide(view, seat).action
        self.thinking[seat] = self.thinking.get(seat, 0.0) + time.perf_counter() - began
        if self.rules.check(self.state, Entry(seat, action)) is not None:
            self.illegal += 1
            action = self.rules.pick(self.state, self.rules.options(self.state, seat), self.dice)
        self.state = self.rules.apply(self.state, Entry(seat, action)).state

    def _throw(self, owed: Roll | Draw) -> None:
        if isinstance(owed, Roll):
            entry: Entry[Any] = Entry(
                CHANCE, dice=tuple(1 + self.dice.randrange(owed.sides) for _ in range(owed.count))
            )
        else:
            entry = Entry(CHANCE, cards=tuple(self.dice.sample(owed.remaining, owed.count)))
        self.state = self.rules.apply(self.state, entry).state

    def _result(self, pending: Any) -> Result:
        a_side, share = self.fixture.a_side, self.judge.share(self.state)
        growth = share[a_side] - self.first[a_side]
        if isinstance(pending, Over):
            winner, how = self._holder(pending.winners[0]), pending.how
        else:
            winner, how = ("a" if growth > 0 else "b" if growth < 0 else ""), "share"
        rounds = min(self.judge.turn(self.state)[0], self.fixture.rounds)
        number, fixture = self.fixture.number, self.fixture
        return Result(
            number, fixture, winner, how, rounds, round(growth, 4), self.illegal, self.seconds, peak_memory()
        )


def peak_memory() -> float:
    """Megabytes this process has used at most; 0 where the system does not say."""
    try:
        import resource
    except ImportError:  # pragma: no cover - Windows
        return 0.0
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)
