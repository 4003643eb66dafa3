"""Processes that think: computer seats, advisors, stories and the reading of uploaded files.

Nothing that takes long runs in the event loop. A worker that dies is replaced and its work done again
once, in a process of its own; one that thinks for too long is ended.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import Any, ParamSpec, TypeVar

import structlog

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 120.0
"""Seconds a short piece of work may take, with the time it waits for its turn."""
HIGH, LOW = 5, 10
"""How nice the processes are: those that people wait for come first."""
LANES_REMEMBERED = 1000
KINDLING = "sandtable.server.kindling"

log = structlog.get_logger("sandtable.workers")


class Overdue(Exception):  # noqa: N818 - says it already
    """A worker thought for too long and was ended."""


class Pool:
    """Some processes; functions and arguments must be importable and picklable."""

    def __init__(self, count: int, niceness: int) -> None:
        self._count = count
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._running: set[ProcessPoolExecutor] = set()
        self._again = asyncio.Semaphore(count)
        self._is_closed = False

    async def run(self, patience: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The outcome of the work, done in one of the processes. Arguments go by place."""
        assert not kwargs
        if self._pool is None:
            self._pool = self._start(self._count)
        pool = self._pool
        try:
            return await self._once(pool, patience, work, *args)
        except BrokenProcessPool:
            if self._is_closed:
                raise
            log.warning("a worker died; starting new ones", work=work.__name__)
            self._replace(pool)
        # All work in a broken pool fails with the piece that broke it. Each is done again in a process of
        # its own, so that the guilty one takes nobody down a second time.
        async with self._again:
            alone = self._start(1)
            try:
                return await self._once(alone, patience, work, *args)
            finally:
                self._end(alone)

    async def _once(
        self, pool: ProcessPoolExecutor, patience: float, work: Callable[..., T], *args: Any
    ) -> T:
        future = asyncio.get_running_loop().run_in_executor(pool, work, *args)
        future.add_done_callback(_forget)
        # Waited for, never canceled: an executor cannot tell canceled work that it is broken, and forgets
        # the rest of it. `wait` also lets no cancellation of the waiting task get lost.
        await asyncio.wait([future], timeout=patience)
        if future.done():
            return future.result()
        log.error("a worker was ended after too long a thought", work=work.__name__)
        self._replace(pool)
        raise Overdue(work.__name__)

    def close(self) -> None:
        """End all processes; from now on all work fails."""
        self._is_closed = True
        self._pool = None
        for pool in tuple(self._running):
            self._end(pool)

    def _start(self, count: int) -> ProcessPoolExecutor:
        if self._is_closed:
            raise BrokenProcessPool("the server is closing")
        begin = (self._niceness,)
        pool = ProcessPoolExecutor(count, mp_context=_context(), initializer=_begin, initargs=begin)
        self._running.add(pool)
        return pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = None
        self._end(broken)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        self._running.discard(pool)
        _end(pool)


class Lane:
    """One process that thinks or reads, one piece after the other."""

    def __init__(self) -> None:
        self._pool = Pool(1, LOW)
        self._turn = asyncio.Lock()

    @property
    def is_busy(self) -> bool:
        return self._turn.locked()

    async def run(self, patience: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The outcome of the work; the time spent waiting for others does not count against it."""
        async with self._turn:
            return await self._pool.run(patience, work, *args, **kwargs)

    def close(self) -> None:
        self._pool.close()


class Workers:
    """The processes of the house: some for short work, one for files, one for the calculator, one for studies
    of games that are over, and lanes.

    Computers think in lanes: long thoughts have processes of their own, so that briefs and answers never
    wait for them.
    """

    def __init__(self, count: int, lanes: int) -> None:
        self._short = Pool(count, HIGH)
        self._reader = Lane()
        self._studies = Lane()
        self._reckoner = Lane()
        self._lanes = tuple(Lane() for _ in range(lanes))
        self._lane_of: OrderedDict[str, Lane] = OrderedDict()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The outcome of short work."""
        return await self._short.run(PATIENCE, work, *args, **kwargs)

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The outcome of reading a whole game, one after the other; who waits for it holds up no advice."""
        return await self._reader.run(PATIENCE, work, *args, **kwargs)

    async def study(self, patience: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The outcome of a thought about a game that is over; no game under way waits for it."""
        return await self._studies.run(patience, work, *args, **kwargs)

    async def reckon(self, patience: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The outcome of a question that anybody may ask, one after the other; it holds up no table."""
        return await self._reckoner.run(patience, work, *args, **kwargs)

    async def think(
        self, table: str, patience: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The outcome of a thought about a table."""
        return await self._lane(table).run(patience, work, *args, **kwargs)

    def _lane(self, table: str) -> Lane:
        """The lane where the table's players are, unless it is busy and another is free."""
        lane = self._lane_of.pop(table, None) or self._lanes[len(self._lane_of) % len(self._lanes)]
        if lane.is_busy:
            lane = next((other for other in self._lanes if not other.is_busy), lane)
        self._lane_of[table] = lane
        while len(self._lane_of) > LANES_REMEMBERED:
            self._lane_of.popitem(last=False)
        return lane

    def close(self) -> None:
        """End all processes."""
        self._short.close()
        for lane in (self._reader, self._reckoner, self._studies, *self._lanes):
            lane.close()


def _context() -> BaseContext:
    """How worker processes begin.

    The server has threads, and a fork of those can hang. So workers are forked from a process without
    threads that has imported what they need: they begin at once and share its memory. Where there is no
    fork they are spawned.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([KINDLING])
    return context


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes at once; what they were doing, or were to do, is told that the pool is broken."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False)
    for process in processes:
        process.terminate()


def _forget(future: asyncio.Future[Any]) -> None:
    """Take note of an outcome nobody waits for any more."""
    if not future.cancelled():
        future.exception()


def _begin(niceness: int) -> None:
    """In a new worker: leave signals to the server, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)  # the event loop answers first


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
