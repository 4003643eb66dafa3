"""Following the computers: nothing happens behind a result, and their moves can be paused."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.serving import Server, wait_until
from tests.web.desk import Open
from tests.web.test_recap import OTHERS, attacked
from tests.web.test_said import board_of, finish

DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_computers_wait_for_a_result_and_for_a_pause(
    sit: Open, house: Server, window: dict[str, Any]
) -> None:
    desk = sit(**window)
    seat = attacked(house)
    desk.sit_down(seat.table, seat.token)
    page, board = desk.page, board_of(desk)

    # The battle is over, and computers play on: the result still lies there.
    result = finish(seat, board)
    seat.reseat("stars1", *OTHERS)
    fought = seat.summary()["v"]
    wait_until(lambda: seat.summary()["v"] > fought + 6)
    expect(result).to_be_visible()
    expect(page.locator(".screen:not([data-version])")).to_be_attached()

    # Put away by hand, it lets them go on, until somebody pauses them.
    board.get_by_role("button", name="Continue").click()
    expect(board).to_have_count(0)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text(re.compile("^Paused."))).to_be_visible()
    expect(page.locator("main.map .caption")).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Resume")).to_have_count(0)
