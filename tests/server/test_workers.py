"""The processes: long thoughts hold up nobody, and one that never ends is ended."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool

import pytest

from sandtable.server.workers import Overdue, Pool, Workers


def with_workers(test: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = Workers(1, 2)
        try:
            await asyncio.wait_for(test(workers), 60)
        finally:
            workers.close()

    asyncio.run(run())


def test_short_work_does_not_wait_for_thoughts() -> None:
    async def test(workers: Workers) -> None:
        await workers.run(os.getpid)
        thoughts = [asyncio.ensure_future(workers.think(f"t{n}", 60, time.sleep, 30)) for n in range(4)]
        await asyncio.sleep(0.5)
        began = time.monotonic()
        await workers.run(os.getpid)
        assert time.monotonic() - began < 5
        for thought in thoughts:
            thought.cancel()

    with_workers(test)


def test_a_table_stays_in_its_lane_unless_another_is_free() -> None:
    async def test(workers: Workers) -> None:
        lane = await workers.think("a", 60, os.getpid)
        assert await workers.think("a", 60, os.getpid) == lane
        assert await workers.think("b", 60, os.getpid) != lane
        thought = asyncio.ensure_future(workers.think("a", 60, time.sleep, 2))
        await asyncio.sleep(0.2)
        assert await workers.think("a", 60, os.getpid) != lane
        await thought

    with_workers(test)


def test_waiting_for_a_lane_does_not_count_as_thinking() -> None:
    async def test(workers: Workers) -> None:
        await asyncio.gather(workers.think("a", 60, os.getpid), workers.think("b", 60, os.getpid))
        thoughts = [workers.think(f"t{n}", 1.9, time.sleep, 0.7) for n in range(8)]
        await asyncio.gather(*thoughts)

    with_workers(test)


def test_a_thought_without_end_is_ended() -> None:
    async def test(workers: Workers) -> None:
        lane = await workers.think("a", 60, os.getpid)
        with pytest.raises(Overdue):
            await workers.think("a", 0.3, time.sleep, 60)
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
            endless = asyncio.ensure_future(pool.run(1.0, time.sleep, 60))
            waiting = [asyncio.ensure_future(pool.run(30, abs, -n)) for n in range(5)]
            given_up = asyncio.ensure_future(pool.run(30, abs, -5))
            await asyncio.sleep(0.2)
            given_up.cancel()
            assert await asyncio.gather(*waiting) == list(range(5))
            with pytest.raises(Overdue):
                await endless
        finally:
            pool.close()

    with_workers(test)
