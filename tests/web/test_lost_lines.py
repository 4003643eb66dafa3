"""Two tabs at one table, a server that dies, and a page that is loaded again: nothing confirmed is lost."""

from __future__ import annotations

import re
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
    second.order("russia", "karelia_ssr", infantry=1)
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
        desk.order("russia", "karelia_ssr", infantry=2)
        server.kill()
        expect(desk.page.get_by_text("Reconnecting, your moves are safe")).to_be_visible()
        server.start(port)
        expect(desk.page.get_by_text("Reconnecting, your moves are safe")).to_have_count(0)
        expect(desk.page.locator(".lists .line")).to_have_count(1)
        desk.order("caucasus", "karelia_ssr")
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


def test_a_table_that_is_not_there_says_so(sit: Open) -> None:
    desk = sit()
    desk.page.goto(f"{desk.url}/#/table/nothing?token=wrong")
    expect(desk.page.get_by_text("This table is not here")).to_be_visible()
