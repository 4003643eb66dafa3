"""Processes that think: computer seats, advisors, stories and the reading of uploaded files.

Nothing that takes long runs in the event loop. A worker that dies is replaced and its work done again
once; one that thinks for too long is ended.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

import structlog

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 120.0
"""Seconds a piece of work may take."""

log = structlog.get_logger("sandtable.workers")


class Overdue(Exception):  # noqa: N818 - says it already
    """A worker thought for too long and was ended."""


class Workers:
    """A pool of processes; functions and arguments must be importable and picklable."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._count = count
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The outcome of the work, done in one of the processes. Arguments go by place."""
        assert not kwargs
        try:
            return await self._once(work, *args)
        except BrokenProcessPool:
            log.warning("a worker died; starting new ones", work=work.__name__)
            self._replace(self._pool)
            return await self._once(work, *args)

    async def _once(self, work: Callable[..., T], *args: Any) -> T:
        pool = self._started()
        future = asyncio.get_running_loop().run_in_executor(pool, work, *args)
        try:
            return await asyncio.wait_for(future, self._patience)
        except TimeoutError as error:
            log.error("a worker was ended after too long a thought", work=work.__name__)
            self._replace(pool)
            raise Overdue(work.__name__) from error

    def close(self) -> None:
        """End all processes."""
        pool, self._pool = self._pool, None
        _end(pool)

    def pids(self) -> list[int]:
        """The processes at work now."""
        return list(getattr(self._pool, "_processes", None) or {})

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: the server has threads, and a fork of those can hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_begin)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor | None) -> None:
        if self._pool is broken:
            self._pool = None
        _end(broken)


def _end(pool: ProcessPoolExecutor | None) -> None:
    if pool is None:
        return
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def _begin() -> None:
    """In a new worker: leave signals to the server, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)  # the event loop answers first


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
