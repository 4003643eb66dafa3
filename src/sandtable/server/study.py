"""What a computer would have done where a person decided, in a game that is over. Runs in a worker.

A person's decisions are taken in goes: what one seat did without anybody else or dice in between. The
computer begins where the go began, with what the seat could see there, and decides until dice or others are
awaited.
What is decided in the middle of a fight is left out: the dice had their say there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.ai import players
from sandtable.ai.players import Player, Reason
from sandtable.kernel import save
from sandtable.kernel.protocol import Decide, Entry, Pending, Seat
from sandtable.kernel.records import HUMAN
from sandtable.kernel.save import AnyLog
from sandtable.server.messages import Decided, Move

BUDGET = 2.0
"""Seconds that a computer may think about the turn of one go."""
MOST_MOVES = 80
"""In one go; a turn has fewer."""
MOST_REASONS = 3


class Go(Struct, frozen=True):
    """Where a person began to decide, and what they did."""

    n: int
    seat: Seat
    moves: tuple[tuple[int, str], ...]
    """The records of the moves, and what had to be decided."""


class Thinker(Struct, frozen=True):
    """The computer that is asked: which player of the game, and what its luck follows from."""

    kind: str
    luck: int
    budget: float = BUDGET


def goes_of(file: bytes, seats: Collection[Seat], by_computers: Collection[int]) -> list[Go]:
    """The goes of these seats; entries that computers made in their place are not among them."""
    log = _opened(file)
    return [go for go in _goes(log, seats, by_computers) if _is_a_choice(log, go)]


def decide_again(file: bytes, go: Go, thinker: Thinker) -> Decided:
    """The moves of a go beside those of a computer."""
    log = _opened(file)
    entries = dict(log.line)
    mine = [_move(log, entries[n].do, what) for n, what in go.moves]
    player = players.make(log.game.name, thinker.kind, thinker.luck, thinker.budget)
    best, reasons = _played(log, go, player)
    return Decided(go.n, go.seat, _marked(mine, best), _marked(best, mine), tuple(reasons))


@lru_cache(maxsize=2)
def _opened(file: bytes) -> AnyLog:
    return save.load(file)


def _goes(log: AnyLog, seats: Collection[Seat], by_computers: Collection[int]) -> Iterator[Go]:
    state, open_go = log.game.start(log.setup), None
    for n, entry in log.line:
        pending = log.game.pending(state)
        own = entry.by in seats and n not in by_computers and not _is_taken(log, n, entry.by)
        if open_go is not None and (not own or entry.by != open_go.seat):
            yield open_go
            open_go = None
        if own and isinstance(pending, Decide):
            open_go = _longer(open_go, n, entry.by, pending)
        state = log.game.apply(state, entry).state
    if open_go is not None:
        yield open_go


def _longer(go: Go | None, n: int, seat: Seat, pending: Decide) -> Go | None:
    """The go with one more move; it begins outside of fights."""
    if go is None:
        return None if pending.where else Go(n, seat, ((n, pending.what),))
    return Go(go.n, seat, (*go.moves, (n, pending.what)))


def _is_taken(log: AnyLog, n: int, seat: Seat) -> bool:
    """Whether a computer had taken over the seat by then."""
    last = next((one for one in reversed(log.takes) if one.n < n and one.seat == seat), None)
    return last is not None and last.takes != HUMAN


def _is_a_choice(log: AnyLog, go: Go) -> bool:
    """Whether there was more to choose than where to go on with the same."""
    offers = log.game.options(log.state_at(go.n - 1), go.seat).offers
    return len(go.moves) > 1 or len({offer.verb for offer in offers}) > 1


def _played(log: AnyLog, go: Go, player: Player) -> tuple[list[Move], list[Reason]]:
    """The computer's moves from where the go began, and why it made them."""
    state: Any = log.state_at(go.n - 1)
    moves: list[Move] = []
    reasons: list[Reason] = []
    pending = log.game.pending(state)
    while _goes_on(pending, go.seat) and len(moves) < MOST_MOVES:
        decision = player.decide(log.game.view(state, go.seat), go.seat)
        entry = Entry(go.seat, decision.action)
        if log.game.check(state, entry) is not None:
            break
        step = log.game.apply(state, entry)
        done = entry if step.entry is None else step.entry
        moves.append(_move(log, done.do, pending.what if isinstance(pending, Decide) else ""))
        reasons.extend(one for one in decision.reasons if one not in reasons)
        state = step.state
        pending = log.game.pending(state)
    return moves, reasons[:MOST_REASONS]


def _goes_on(pending: Pending, seat: Seat) -> bool:
    return isinstance(pending, Decide) and seat in pending.seats and not pending.where


def _move(log: AnyLog, action: Any, what: str) -> Move:
    return Move(msgspec.to_builtins(action), log.game.write(action), what)


def _marked(moves: Sequence[Move], others: Sequence[Move]) -> list[Move]:
    """The moves, with those that the others have too marked; two alike count twice."""
    left = Counter(map(_meaning, others))
    marked = []
    for move in moves:
        meaning = _meaning(move)
        marked.append(Move(move.do, move.text, move.what, left[meaning] > 0))
        left[meaning] -= 1
    return marked


def _meaning(move: Move) -> bytes:
    """What a move says, in whatever order it says it."""
    return msgspec.json.encode(move.do, order="sorted")
