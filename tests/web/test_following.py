"""Following the computers: nothing happens behind a result, and their moves can be paused."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.serving import Server, wait_until
from tests.web.desk import Desk, Open
from tests.web.test_recap import OTHERS, attacked, away
from tests.web.test_said import board_of, finish

DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}


@pytest.mark.quick("desktop")
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


@pytest.mark.quick("phone")
@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_turns_that_are_watched_again_can_be_paused_and_followed(
    sit: Open, house: Server, window: dict[str, Any]
) -> None:
    desk = sit(**window, recap=True)
    seat = away(house)
    desk.sit_down(seat.table, seat.token)
    page = desk.page
    page.get_by_role("button", name="Watch these turns").click()
    caption = page.locator("main.map .caption")
    expect(caption).to_contain_text("Germany attacks Karelia S.S.R.")

    # The turns play on while this looks at them, so it pauses at once and does little while they run.
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    follow = page.get_by_role("button", name="Follow the moves")
    expect(follow).to_have_count(0)
    page.keyboard.press("p")

    # Whoever drags the map is left alone, and may let it follow again.
    drag_map(desk)
    expect(follow).to_be_visible()
    follow.click()
    expect(follow).to_have_count(0)


def drag_map(desk: Desk) -> None:
    """Somebody takes the map in hand and looks elsewhere."""
    box = desk.page.locator("main.map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] * 0.9
    desk.page.mouse.move(x, y)
    desk.page.mouse.down()
    desk.page.mouse.move(x - 60, y, steps=4)
    desk.page.mouse.up()


MEASURED = """([x, y]) => {
  const caption = document.querySelector("main.map .caption");
  const { left, right, top, bottom } = caption.getBoundingClientRect();
  const covers = x >= left && x <= right && y >= top && y <= bottom;
  return [covers, parseFloat(getComputedStyle(caption).zoom)];
}"""
"""Whether the caption lies over a place of the window, and how much larger than usual it is."""


@pytest.mark.quick("desktop", "phone")
@pytest.mark.parametrize(
    ("width", "height", "grown"),
    [(1440, 900, 1), (390, 844, 1), (3840, 2160, 1.9)],
    ids=["desktop", "phone", "4k"],
)
def test_captions_and_dialogs_grow_with_the_window_and_cover_no_place_they_speak_of(
    sit: Open, house: Server, width: int, height: int, grown: float
) -> None:
    desk = sit(width, height, recap=True)
    seat = away(house)
    desk.sit_down(seat.table, seat.token)
    page = desk.page
    page.get_by_role("button", name="Watch these turns").click()
    caption = page.locator("main.map .caption")
    expect(caption).to_contain_text("Germany")
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    while "Germany attacks Karelia S.S.R." not in page.locator("main.map").inner_text():
        page.get_by_role("button", name="Back by one action").click()
    desk.picture("caption", rest=False)
    covers, grows = page.evaluate(MEASURED, list(desk.spot("karelia_ssr")))
    assert not covers
    assert grows == pytest.approx(grown, abs=0.05)
    page.get_by_role("button", name="Back to now").click()
    page.keyboard.press("?")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    desk.picture("dialog", rest=False)
    box = dialog.bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height
    if grown > 1:
        assert box["width"] > 520 * 1.8
