"""One game between two players, a holding one side, with dice from a seed; for the arena and tests."""

from __future__ import annotations

import random
import time
from typing import Any, Protocol

from msgspec import Struct

from sandtable.kernel import registry
from sandtable.kernel.protocol import CHANCE, Decide, Draw, Entry, Over, Roll, Scalar, Seat, Setup

from .players import Player, make

MOST_DECISIONS = 3000
"""In one turn of a seat; more is a stall."""
STALLED = "stalled"
SHARE = "share"


class Judge(Protocol):
    """What the arena must know of a game to call a winner before the end."""

    def sides(self, state: Any) -> dict[Seat, str]:
        """The sides, by seat."""

    def share(self, state: Any) -> dict[str, float]:
        """Each side's share of what counts, together 1."""


class Fixture(Struct, frozen=True, omit_defaults=True):
    """A game to be played: who, where, with which dice. Player a has the side `a_side`, b all others."""

    number: int
    game: str
    edition: str
    a: str
    b: str
    a_side: str
    seed: int
    rounds: int
    budget: float
    players: int = 0
    """How many play; 0: as many as the game has by itself."""
    options: dict[str, Scalar] = {}


class Result(Struct, frozen=True):
    """What came of it; `seconds` are those of each turn, by player, on one core."""

    number: int
    fixture: Fixture
    winner: str
    """a, b, or "" for a draw, a win shared by both, or a stall."""
    how: str
    """As the rules ended it; `share` after the last round, `stalled` when a turn did not end."""
    rounds: int
    growth: float
    """Of player a's share since the start."""
    illegal: int
    seconds: dict[str, list[float]]
    memory_mb: float = 0.0


def opening(game: str, edition: str, players: int, options: dict[str, Scalar]) -> Any:
    """The first state of a game; raises ValueError where it cannot be played so."""
    rules = registry.find(game)
    seating = rules.seatings(edition, players) if players else ()
    seats = tuple(seat for person in seating for seat in person)
    return rules.start(Setup(game, edition, seats=seats, options=options))


class Match:
    """A game under way."""

    def __init__(self, fixture: Fixture, judge: Judge) -> None:
        self.fixture, self.judge = fixture, judge
        self.rules = registry.find(fixture.game)
        self.state = opening(fixture.game, fixture.edition, fixture.players, fixture.options)
        self.dice = random.Random(f"dice {fixture.seed}")
        self.side = judge.sides(self.state)
        self.first = judge.share(self.state)
        self.players = self._players()
        self.thinking: dict[Seat, float] = {}
        self.seconds: dict[str, list[float]] = {"a": [], "b": []}
        self.illegal = 0

    def _players(self) -> dict[str, Player]:
        """The players by side, each with luck of its own."""
        fixture, luck = self.fixture, 2 * self.fixture.seed
        sides = {fixture.a_side: self._player(fixture.a, luck)}
        for side in dict.fromkeys(self.side.values()):
            if side not in sides:
                sides[side] = self._player(fixture.b, luck + 2 * len(sides) - 1)
        return sides

    def _player(self, name: str, luck: int) -> Player:
        return make(self.fixture.game, name, luck, self.fixture.budget, clock=time.process_time)

    def play(self) -> Result:
        """The whole game, to victory or the end of the last round."""
        turn, count = self.turn(), 0
        while not isinstance(pending := self.rules.pending(self.state), Over):
            if isinstance(pending, Decide):
                now = self.turn()
                if now != turn:
                    self._turn_ended(turn[1])
                    turn, count = now, 0
                if now[0] > self.fixture.rounds:
                    break
                count += 1
                if count > MOST_DECISIONS:
                    return self._result("", STALLED)
                self._decide(pending.seats[0])
            else:
                self._throw(pending)
        if isinstance(pending, Over):
            return self._result(self._one({self._holder(seat) for seat in pending.winners}), pending.how)
        return self._result(self._grown(), SHARE)

    def turn(self) -> tuple[int, Seat]:
        """The round, and the seat whose turn it is."""
        now = self.rules.moment(self.state)
        return now.round, now.seat

    def _holder(self, seat: Seat) -> str:
        return self._of_side(self.side[seat])

    def _of_side(self, side: str) -> str:
        """Which of the two players holds a side."""
        return "a" if side == self.fixture.a_side else "b"

    def _turn_ended(self, seat: Seat) -> None:
        if seat in self.thinking:
            self.seconds[self._holder(seat)].append(round(self.thinking.pop(seat), 4))

    def _decide(self, seat: Seat) -> None:
        view = self.rules.view(self.state, seat)
        began = time.process_time()
        action: Any = self.players[self.side[seat]].decide(view, seat).action
        self.thinking[seat] = self.thinking.get(seat, 0.0) + time.process_time() - began
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

    @staticmethod
    def _one(holders: set[str]) -> str:
        """The only winner, or nobody."""
        return holders.pop() if len(holders) == 1 else ""

    def _growth(self) -> dict[str, float]:
        """By how much each side's share is larger than at the start."""
        share = self.judge.share(self.state)
        return {side: share[side] - self.first[side] for side in share}

    def _grown(self) -> str:
        """Who has the side that grew most; nobody where the best of both grew alike."""
        growth = self._growth()
        most = max(growth.values())
        best = [side for side, grown in growth.items() if grown == most]
        return self._one({self._of_side(side) for side in best})

    def _result(self, winner: str, how: str) -> Result:
        growth = self._growth()[self.fixture.a_side]
        rounds = min(self.turn()[0], self.fixture.rounds)
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
