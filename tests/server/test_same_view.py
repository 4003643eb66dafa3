"""However a connection fares, it ends with the view that a fresh welcome has: patches lose nothing."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.kernel import registry
from sandtable.kernel.protocol import Menu
from sandtable.server.sockets import MOST_QUEUED, TOO_SLOW
from tests.server.serving import Seated, Server, Tab

CLASSIC: dict[str, Any] = {"game": "classic", "ruleset": "3rd"}
ATTACK: dict[str, Any] = {
    "game": "attack",
    "ruleset": "base",
    "playing": ["gray", "tan"],
    "seats": {"tan": {"kind": "random"}},
}
TABLES = [pytest.param(CLASSIC, id="classic"), pytest.param(ATTACK, id="attack")]
DEEDS = 40


def decide(tab: Tab, game: str, rng: Random) -> None:
    """Something that the awaited seat may do, or now and then the last thing taken back."""
    while not tab.due:
        tab.until(lambda reply: reply["type"] == "update")
    seat = tab.ready()
    if tab.now.get("undo") and rng.random() < 0.2:
        tab.say(undo=1)
        return
    rules = registry.find(game)
    view = msgspec.convert(tab.now["view"], rules.view_type)
    state = rules.imagine(view, tab.now.get("eyes") or seat, Random(0))
    menu = msgspec.convert(tab.now["menus"][seat], Menu)
    tab.say(seat=seat, do=msgspec.to_builtins(rules.pick(state, menu, rng)))


def rest(tab: Tab) -> None:
    """Wait until a person of the tab must decide, so that nothing changes by itself."""
    while not tab.due:
        tab.until(lambda reply: reply["type"] == "update")


def catch_up(tab: Tab, v: int) -> None:
    while tab.v < v:
        tab.until(lambda reply: reply["type"] == "update")


def same_as_fresh(*tabs: Tab) -> None:
    """All of them know what somebody knows who comes now."""
    with tabs[0].seated.tab() as fresh:
        rest(fresh)
        for tab in tabs:
            catch_up(tab, fresh.v)
            assert tab.now == fresh.now
            assert tab.v == fresh.v


class Forgetful(Tab):
    """Loses messages; asks for the whole when it hears of a change to what it has not got."""

    def __init__(self, seated: Seated, rng: Random) -> None:
        self.rng = rng
        self.lost = self.healed = 0
        super().__init__(seated)

    def _know(self, reply: dict[str, Any]) -> None:
        if reply["type"] == "update" and "patch" in reply and self.rng.random() < 0.3:
            self.lost += 1
        elif "patch" in reply and reply["base"] != self.v:
            self.healed += 1
            self.socket.send(json.dumps({"id": f"h{self.healed}", "v": self.v, "whole": True}))
        else:
            super()._know(reply)


def narrow(server: Server) -> socket.socket:
    """A socket that takes little at a time."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, _, port = server.host.partition(":")
    line.connect((host, int(port)))
    return line


def slow_tab(seated: Seated) -> Tab:
    """A tab that reads from its line only when it is asked to."""
    return Tab(seated, sock=narrow(seated.server), max_queue=1, compression=None)


@pytest.mark.parametrize("plan", TABLES)
def test_two_tabs_one_of_which_loses_messages(server: Server, plan: dict[str, Any]) -> None:
    rng, seated = Random(5), server.new(**plan)
    with seated.tab() as tab, Forgetful(seated, Random(6)) as other:
        for _ in range(DEEDS):
            decide(tab, plan["game"], rng)
        rest(tab)
        while other.v < tab.v or not other.due:
            other.say(whole=True)
        assert other.lost
        assert other.healed
        same_as_fresh(tab, other)


@pytest.mark.parametrize("plan", TABLES)
def test_who_reads_slowly_puts_the_same_together(server: Server, plan: dict[str, Any]) -> None:
    rng, seated = Random(7), server.new(**plan)
    with seated.tab() as tab, slow_tab(seated) as slow:
        for _ in range(DEEDS):
            decide(tab, plan["game"], rng)
        rest(tab)
        catch_up(slow, tab.v)
        assert any("patch" in reply for reply in slow.heard)
        same_as_fresh(tab, slow)


def test_who_reads_too_slowly_is_sent_away_and_comes_again(server: Server) -> None:
    seated = server.new(**CLASSIC)
    with seated.tab() as tab:
        with slow_tab(seated) as slow:
            tab.act("done")
            for n in range(MOST_QUEUED * 8):
                slow.socket.send(json.dumps({"id": f"w{n}", "v": 0, "whole": True}))
            # Wishes are granted in order: once this one is, all the others wait to be read.
            slow.socket.send(json.dumps({"id": "last", "v": tab.v, "seat": tab.due, "do": {"act": "done"}}))
            tab.until(lambda reply: reply["type"] == "update")
            with pytest.raises(ConnectionClosed) as closed:
                slow.until(lambda reply: reply.get("id") == "last")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TOO_SLOW
        with seated.tab(v=slow.v) as again:
            assert [one["n"] for one in again.welcome["missed"]] == list(range(slow.v + 1, tab.v + 1))
            same_as_fresh(tab, again)


@pytest.mark.parametrize("plan", TABLES)
def test_after_a_kill_and_a_reload(tmp_path: Path, plan: dict[str, Any]) -> None:
    rng = Random(8)
    with Server(tmp_path / "house") as house:
        seated = house.new(**plan)
        v = 0
        for way in ("reload", "kill", "reload", "kill"):
            with seated.tab(v=v) as tab, seated.tab() as other:
                for _ in range(DEEDS // 4):
                    decide(tab, plan["game"], rng)
                rest(tab)
                same_as_fresh(tab, other)
                known, v = tab.now, tab.v
            if way == "kill":
                house.kill()
                house.start()
            with seated.tab(v=v) as again:
                assert again.now == known
