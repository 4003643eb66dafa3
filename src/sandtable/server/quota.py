"""What one address may have of the house: there are no accounts, so a person is where requests come from."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

DAY = 24 * 3600.0
MOST_ADDRESSES = 10_000
UPLOADS_IN_ALL = 4
QUESTIONS_EACH = 8


class TooMuch(Exception):  # noqa: N818 - says it already
    """Somebody wants more than their share; the text is for people."""


class Uploads:
    """Turns for those who send files: one at a time for each address, and a few in all.

    Who must wait for the others does so before anything is read, so that little memory is needed.
    """

    def __init__(self, in_all: int = UPLOADS_IN_ALL) -> None:
        self._turns = asyncio.Semaphore(in_all)
        self._here: set[str] = set()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """A turn for the address; raises TooMuch while it has one."""
        if address in self._here:
            raise TooMuch("another file from this address is being read; try again when it is done")
        self._here.add(address)
        try:
            async with self._turns:
                yield
        finally:
            self._here.discard(address)


class Questions:
    """How many questions of one address may wait for an answer at a time."""

    def __init__(self, each: int = QUESTIONS_EACH) -> None:
        self._each = each
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Around one question; raises TooMuch while the address has enough of them open."""
        if self._open[address] >= self._each:
            raise TooMuch(f"{self._each} questions from this address wait for an answer; try again later")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class TableQuota:
    """How many tables addresses have made in the last day; 0 is no limit."""

    def __init__(self, each: int, in_all: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._each = each
        self._in_all = in_all
        self._clock = clock
        self._made: OrderedDict[str, deque[float]] = OrderedDict()

    def must_have_room(self, address: str, there_are: int) -> None:
        """Raise TooMuch if the address may not make one more, or the server is full."""
        if self._in_all and there_are >= self._in_all:
            raise TooMuch(f"this server has room for {self._in_all} tables, and it is full")
        made = self._made.get(address, deque())
        while made and made[0] < self._clock() - DAY:
            made.popleft()
        if self._each and len(made) >= self._each:
            raise TooMuch(f"at most {self._each} tables a day can be made from one address")

    def note(self, address: str) -> None:
        """The address has made a table."""
        if not self._each:
            return
        self._made.setdefault(address, deque(maxlen=self._each)).append(self._clock())
        self._made.move_to_end(address)
        while len(self._made) > MOST_ADDRESSES:
            self._made.popitem(last=False)
