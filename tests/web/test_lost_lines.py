"""Two tabs at one table, a server that dies, and a page that is loaded again: nothing confirmed is lost."""

from __future__ import annotations

import re
import socket
import threading
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import expect

from tests.server.serving import Server, wait_until
from tests.web.desk import Open


def test_two_tabs_show_the_same(sit: Open, house: Server) -> None:
    seat = house.new()
    first, second = sit(), sit()
    first.sit_down(seat.table, seat.token)
    second.sit_down(seat.table, seat.token)
    first.buy(infantry=2)
    first.go_on("Buy and go on")
    second.phase_is(1)
    second.join("russia", "karelia_ssr", infantry=1)
    expect(first.page.locator(".lists .line")).to_have_count(1)


def test_a_dead_server_loses_nothing(sit: Open, tmp_path: Path) -> None:
    with Server(tmp_path / "house") as server:
        seat = server.new()
        desk = sit(server=server)
        desk.sit_down(seat.table, seat.token)
        port = int(server.url.rsplit(":", 1)[1])
        desk.buy(infantry=3)
        desk.go_on("Buy and go on")
        desk.phase_is(1)
        desk.join("russia", "karelia_ssr", infantry=2)
        server.kill()
        expect(desk.page.get_by_text("Reconnecting, your moves are safe")).to_be_visible()
        server.start(port)
        expect(desk.page.get_by_text("Reconnecting, your moves are safe")).to_have_count(0)
        expect(desk.page.locator(".lists .line")).to_have_count(1)
        desk.join("caucasus", "karelia_ssr")
        expect(desk.page.locator(".lists .line")).to_have_count(1)
        server.kill()
        server.start(port)
        desk.page.reload()
        desk.await_board()
        units = seat.log().state.units["karelia_ssr"]
        assert sum(pile.count for pile in units if pile.kind == "infantry") == 3 + 2 + 5


def test_a_battle_waits_for_the_line(sit: Open, tmp_path: Path) -> None:
    """Its buttons are off while the line is lost: a key pressed then does nothing later."""
    with Server(tmp_path / "house") as server:
        seat = server.new()
        desk = sit(server=server)
        page = desk.page
        desk.sit_down(seat.table, seat.token)
        port = int(server.url.rsplit(":", 1)[1])
        desk.go_on()
        desk.order("karelia_ssr", "finland_norway")
        desk.go_on("Fight 1 battle")
        page.get_by_role("button", name=re.compile("^Fight")).first.click()
        press = page.locator("[role=dialog] [data-next]")
        expect(press).to_be_enabled()
        before = seat.summary()["v"]
        server.kill()
        expect(page.get_by_text("Reconnecting")).to_be_visible()
        expect(press).to_be_disabled()
        page.keyboard.press("Enter")
        server.start(port)
        expect(page.get_by_text("Reconnecting")).to_have_count(0)
        expect(press).to_be_enabled()
        assert seat.summary()["v"] == before
        press.click()
        wait_until(lambda: bool(seat.summary()["v"] > before))


class Wire:
    """A way to a server over loopback that can go dead without a word, as a lost network does.

    What is connected then stays so and hears nothing more; who comes once it is mended gets through.
    """

    def __init__(self, port: int) -> None:
        self._to = port
        self._live = threading.Event()
        self._live.set()
        self._sockets: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def go_dead(self) -> None:
        self._live.clear()

    def mend(self) -> None:
        self._live = threading.Event()
        self._live.set()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                far, live = socket.create_connection(("127.0.0.1", self._to)), self._live
                self._sockets += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._pump, args=(*ends, live), daemon=True).start()

    @staticmethod
    def _pump(source: socket.socket, sink: socket.socket, live: threading.Event) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if live.is_set():
                    sink.sendall(data)
            if live.is_set():
                sink.shutdown(socket.SHUT_WR)

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        for one in (self._door, *self._sockets):
            one.close()


def test_a_line_that_goes_dead_without_a_word(sit: Open, house: Server) -> None:
    """The page says so and comes back; an order on its way is carried out once, later ones never."""
    seat = house.new()
    with Wire(int(house.url.rsplit(":", 1)[1])) as wire:
        desk = sit()
        desk.url, page = wire.url, desk.page
        desk.sit_down(seat.table, seat.token)
        desk.go_on()
        desk.phase_is(1)
        before, lost = seat.summary()["v"], page.get_by_text("Reconnecting, your moves are safe")
        expect(lost).to_have_count(0)
        wire.go_dead()
        desk.pick("russia")
        desk.hover("karelia_ssr")
        page.keyboard.press("Enter")
        expect(lost).to_be_visible()
        assert seat.summary()["v"] == before
        page.keyboard.press("Escape")
        desk.pick("caucasus", wait=False)
        desk.hover("karelia_ssr")
        page.keyboard.press("Enter")
        wire.mend()
        expect(lost).to_have_count(0)
        expect(page.locator(".lists .line")).to_have_count(1)
        wait_until(lambda: bool(seat.summary()["v"] == before + 1))
        moved = seat.log().entries[-1].do
        assert moved is not None
        assert (moved.start, moved.route) == ("russia", ("karelia_ssr",))


def test_a_table_that_is_not_there_says_so(sit: Open) -> None:
    desk = sit()
    desk.page.goto(f"{desk.url}/#/table/nothing?token=wrong")
    expect(desk.page.get_by_text("Table not found")).to_be_visible()
