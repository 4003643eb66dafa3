"""Killed at any moment, the server loses nothing that was confirmed, and its logs still verify."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.kernel.verify import verify
from tests.server.serving import Seated, Server, wait_until


class Busy(threading.Thread):
    """Somebody who researches, buys, undoes and redoes as fast as the server answers, until it dies.

    Dice fall all the time, so that open segments and their keys are at stake too.
    """

    def __init__(self, seated: Seated, seed: int) -> None:
        super().__init__()
        self._seated = seated
        self._rng = random.Random(seed)
        self.confirmed: list[dict[str, Any]] = []
        self.last_wish: dict[str, Any] = {}

    def run(self) -> None:
        try:
            with self._seated.tab() as tab:
                while True:
                    self.last_wish = {"id": f"b{self._rng.random()}", "v": tab.v, **self._wish(tab.now)}
                    answer = tab.say(**self.last_wish)
                    if answer["type"] == "done":
                        self.confirmed.append(answer)
        except (ConnectionClosed, OSError, TimeoutError, EOFError):
            return

    def _wish(self, now: dict[str, Any]) -> dict[str, Any]:
        (seat,) = now["pending"]["seats"][:1]
        if now.get("undo") and self._rng.random() < 0.2:
            return {"undo": 1}
        if now.get("redo") and self._rng.random() < 0.5:
            return {"redo": 1}
        offers = now["menus"][seat]["offers"]
        by_verb = {offer["verb"]: offer for offer in offers}
        if "research" in by_verb:
            return {"seat": seat, "do": {"act": "research", "dice": 1}}
        if "buy" in by_verb and self._rng.random() < 0.5:
            return {"seat": seat, "do": {"act": "buy", "units": {by_verb["buy"]["kind"]: 1}}}
        return {"seat": seat, "do": {"act": "done"}}


def killed(house: Server, tables: list[Seated], seed: int) -> None:
    """Kill the server in the middle of everything and look whether all is there."""
    busy = [Busy(seated, seed + n) for n, seated in enumerate(tables)]
    for thread in busy:
        thread.start()
    wait_until(lambda: all(thread.last_wish for thread in busy))
    busy[0].join(random.Random(seed).uniform(0, 1))
    house.kill()
    for thread in busy:
        thread.join()
    house.start()
    for seated, thread in zip(tables, busy, strict=True):
        check_kept(seated, thread)


def check_kept(seated: Seated, thread: Busy) -> None:
    log = seated.log()
    assert verify(log).exit_code in (0, 3)
    last = thread.confirmed[-1]["v"] if thread.confirmed else 0
    assert log.version >= last, "something confirmed was lost"
    assert log.version <= last + 30, "only one wish can have been under way"
    with seated.tab() as tab:
        # The answer to the last wish got lost perhaps: asking again must not act twice.
        first = tab.say(**thread.last_wish)
        again = tab.say(**thread.last_wish)
        assert first == again
        if thread.confirmed and thread.confirmed[-1]["id"] == thread.last_wish["id"]:
            assert first == thread.confirmed[-1]


def play_and_kill(folder: Path, kills: int) -> None:
    with Server(folder, key="") as house:
        tables = [house.new(), house.new(ruleset="3rd")]
        computers = house.new(seats={seat: {"kind": "random"} for seat in ("ussr", "germany", "uk", "japan")})
        for seed in range(kills):
            killed(house, tables, seed)
            assert verify(computers.log()).exit_code in (0, 3)
            again = house.load(tables[0].file())
            assert again.log().state == tables[0].log().state
        assert json.loads(
            house.http.get("/api/desk", headers={"Authorization": f"Bearer {house.owner}"}).text
        )


def test_killed_at_any_moment(tmp_path: Path) -> None:
    play_and_kill(tmp_path / "house", 2)


@pytest.mark.soak
def test_killed_again_and_again(tmp_path: Path) -> None:
    play_and_kill(tmp_path / "house", 40)
