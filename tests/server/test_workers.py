"""The processes: long thoughts hold up nobody, and one that never ends is ended."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.workers import Lane, Overdue, Pool, Workers
from tests.server.serving import PATIENCE

ENDLESS = 3600
"""Seconds of work that is ended long before."""


class ByHand(Executor):
    """Work that is done when the test says so."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.given.append(Future())
        return self.given[-1]


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> ByHand:
    executor = ByHand()
    monkeypatch.setattr(Pool, "_start", lambda *_: executor)
    return executor


def with_workers(test: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = Workers(1, 2)
        try:
            await asyncio.wait_for(test(workers), PATIENCE)
        finally:
            workers.close()

    asyncio.run(run())


def test_short_work_does_not_wait_for_thoughts() -> None:
    async def test(workers: Workers) -> None:
        await workers.run(os.getpid)
        thoughts = [
            asyncio.ensure_future(workers.think(f"t{n}", ENDLESS, time.sleep, ENDLESS)) for n in range(4)
        ]
        await asyncio.sleep(0.5)
        await workers.run(os.getpid)
        assert not any(thought.done() for thought in thoughts)
        for thought in thoughts:
            thought.cancel()

    with_workers(test)


def test_a_table_stays_in_its_lane_unless_another_is_free() -> None:
    async def test(workers: Workers) -> None:
        lane = await workers.think("a", 60, os.getpid)
        assert await workers.think("a", 60, os.getpid) == lane
        assert await workers.think("b", 60, os.getpid) != lane
        thought = asyncio.ensure_future(workers.think("a", ENDLESS, time.sleep, ENDLESS))
        await asyncio.sleep(0.2)
        assert await workers.think("a", 60, os.getpid) != lane
        thought.cancel()

    with_workers(test)


def test_waiting_for_a_lane_does_not_count_as_thinking(by_hand: ByHand) -> None:
    async def test() -> None:
        lane = Lane()
        first = asyncio.ensure_future(lane.run(60, os.getpid))
        second = asyncio.ensure_future(lane.run(0.2, os.getpid))
        await asyncio.sleep(0.6)
        assert not second.done()
        by_hand.given[0].set_result(1)
        assert await first == 1
        while len(by_hand.given) < 2:
            await asyncio.sleep(0)
        by_hand.given[1].set_result(2)
        assert await second == 2

    asyncio.run(test())


@pytest.mark.parametrize("later", range(6))
def test_who_waits_can_always_be_cancelled(by_hand: ByHand, later: int) -> None:
    """Also in the very moment in which the work is done; else a house could not be closed."""

    async def test() -> None:
        waiting = asyncio.ensure_future(Pool(1, 0).run(60, os.getpid))
        await asyncio.sleep(0)
        by_hand.given[0].set_result(1)
        for _ in range(later):
            await asyncio.sleep(0)
        was_cancelled = waiting.cancel()
        await asyncio.wait([waiting])
        assert waiting.cancelled() == was_cancelled

    asyncio.run(test())


def say_it_took_too_long() -> None:
    raise TimeoutError("elsewhere")


def die_then_sleep(trace: Path) -> None:
    """Kill the process the first time, and never end the second time."""
    if trace.exists():
        trace.with_suffix(".again").touch()
        time.sleep(ENDLESS)
    trace.touch()
    os.abort()


def test_work_may_fail_for_want_of_time_without_ending_its_process() -> None:
    async def test(workers: Workers) -> None:
        process = await workers.run(os.getpid)
        with pytest.raises(TimeoutError, match="elsewhere"):
            await workers.run(say_it_took_too_long)
        assert await workers.run(os.getpid) == process

    with_workers(test)


def test_closing_ends_work_that_is_done_again(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        trace = tmp_path / "trace"
        work = asyncio.ensure_future(workers.run(die_then_sleep, trace))
        while not trace.with_suffix(".again").exists():
            await asyncio.sleep(0.05)
        workers.close()
        with pytest.raises(BrokenProcessPool):
            await work
        with pytest.raises(BrokenProcessPool):
            await workers.run(os.getpid)

    with_workers(test)


def test_a_thought_without_end_is_ended() -> None:
    async def test(workers: Workers) -> None:
        lane = await workers.think("a", 60, os.getpid)
        with pytest.raises(Overdue):
            await workers.think("a", 0.3, time.sleep, ENDLESS)
        assert await workers.think("a", 60, os.getpid) != lane

    with_workers(test)


def test_work_that_kills_workers_fails_alone() -> None:
    async def test(workers: Workers) -> None:
        deadly = [asyncio.ensure_future(workers.run(os.abort)) for _ in range(3)]
        innocent = [asyncio.ensure_future(workers.run(abs, -n)) for n in range(20)]
        assert await asyncio.gather(*innocent) == list(range(20))
        for outcome in await asyncio.gather(*deadly, return_exceptions=True):
            assert isinstance(outcome, BrokenProcessPool)
        assert await workers.run(abs, -7) == 7

    with_workers(test)


def test_work_behind_a_thought_without_end_is_done() -> None:
    async def test(workers: Workers) -> None:
        pool = Pool(1, 0)
        try:
            endless = asyncio.ensure_future(pool.run(1.0, time.sleep, ENDLESS))
            waiting = [asyncio.ensure_future(pool.run(PATIENCE, abs, -n)) for n in range(5)]
            given_up = asyncio.ensure_future(pool.run(PATIENCE, abs, -5))
            await asyncio.sleep(0.2)
            given_up.cancel()
            assert await asyncio.gather(*waiting) == list(range(5))
            with pytest.raises(Overdue):
                await endless
        finally:
            pool.close()

    with_workers(test)
