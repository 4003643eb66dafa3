"""The menu of a table, resigning, and the question before something useful is left undone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Server
from tests.web.desk import Desk, Open
from tests.web.test_axe import looked_at

SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
NEAR = 3
"""Pixels by which the map may stand elsewhere after it was drawn anew."""


def item(desk: Desk, name: str) -> Locator:
    """A line of the menu, which is opened for it."""
    desk.page.get_by_role("button", name="Menu", exact=True).click()
    return desk.page.get_by_role("menuitem", name=name)


def box_of(desk: Desk, area: str) -> list[float]:
    desk.rest()
    box = desk.page.locator(f"#area-{area}").bounding_box()
    assert box is not None
    return [box["x"], box["y"], box["width"], box["height"]]


def test_the_menu_by_keyboard(sit: Open, house: Server) -> None:
    desk = sit()
    seat = house.new(name="Friday")
    desk.sit_down(seat.table, seat.token)
    page = desk.page
    menu = page.get_by_role("menu", name="Menu")
    page.get_by_role("button", name="Menu", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Save game")).to_be_focused()
    looked_at(desk, "menu")
    desk.picture("menu-1440")
    with page.expect_download() as saved:
        page.keyboard.press("Enter")
    name = saved.value.suggested_filename
    assert re.fullmatch(r"classic-1942-friday-round-1-\d{4}-\d\d-\d\d\.sandtable", name), name
    expect(menu).to_be_hidden()

    page.get_by_role("button", name="Menu", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Save game")).to_be_focused()
    page.keyboard.press("r")
    expect(page.get_by_role("menuitem", name="Rules in force")).to_be_focused()
    page.keyboard.press("Enter")
    rules = page.get_by_role("dialog", name="Friday")
    expect(rules).to_contain_text("Classic 1942, 2nd edition")
    looked_at(desk, "rules in force")
    desk.picture("menu-rules-1440")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_the_menu_of_a_phone(sit: Open, house: Server) -> None:
    desk = sit(390, 844, has_touch=True, is_mobile=True)
    seat = house.new(name="Friday")
    desk.sit_down(seat.table, seat.token)
    page = desk.page
    with page.expect_download() as saved:
        item(desk, "Save game").tap()
    assert re.fullmatch(
        r"classic-1942-friday-round-1-\d{4}-\d\d-\d\d\.sandtable", saved.value.suggested_filename
    )
    item(desk, "Rules in force").tap()
    expect(page.get_by_role("dialog", name="Friday")).to_contain_text("Classic 1942, 2nd edition")
    looked_at(desk, "rules in force on a phone")


@pytest.mark.quick("desktop")
@SIZES
def test_the_map_stays_where_it_was(sit: Open, house: Server, width: int, height: int) -> None:
    desk = sit(width, height)
    seat = house.new()
    desk.sit_down(seat.table, seat.token)
    page = desk.page
    page.locator("[role=application]").focus()
    for key in ("2", "+", "Shift+ArrowLeft"):
        page.keyboard.press(key)
        desk.rest()
    before = box_of(desk, "germany")
    item(desk, "Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    desk.await_board()
    assert box_of(desk, "germany") == pytest.approx(before, abs=NEAR)
    page.reload()
    desk.await_board()
    assert box_of(desk, "germany") == pytest.approx(before, abs=NEAR)


def asked_in_time(desk: Desk, question: Locator, tries: int = 20) -> None:
    """Buy nothing, and again where the advisor was too busy to say in time what that leaves undone."""
    for _ in range(tries):
        desk.press_on("Buy nothing")
        expect(question).to_be_visible()
        if "No answer yet" not in question.inner_text():
            return
        question.get_by_role("button", name="Not yet").click()
        expect(question).to_have_count(0)


@pytest.mark.quick("phone")
@SIZES
def test_what_is_left_undone_is_named_and_a_side_resigns(
    sit: Open, house: Server, width: int, height: int
) -> None:
    desk = sit(width, height, color_scheme="dark" if width < height else "light")
    seat = house.new(seats={"germany": {"kind": "random"}, "japan": {"kind": "random"}})
    desk.sit_down(seat.table, seat.token)
    page = desk.page
    question = page.get_by_role("alertdialog")
    asked_in_time(desk, question)
    expect(question).to_contain_text("24 IPC unspent: enough for 8 infantry.")
    looked_at(desk, "left undone")
    desk.picture(f"menu-undone-{width}")
    question.get_by_role("button", name="Not yet").click()
    expect(question).to_have_count(0)
    desk.buy(infantry=8)
    desk.press_on("Buy and go on")
    desk.phase_is(1)
    expect(question).to_have_count(0)

    resign = page.get_by_role("dialog", name="Resign?")
    item(desk, "Resign").click()
    expect(resign).to_contain_text("The Allies give up, the Axis win")
    looked_at(desk, "resign")
    desk.picture(f"menu-resign-{width}")
    expect(resign.get_by_role("button", name="Play on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(resign).to_have_count(0)
    assert not seat.summary()["over"]
    item(desk, "Resign").click()
    resign.get_by_role("button", name="Resign: Allies").click()
    ending = page.locator("main.ending")
    expect(ending).to_contain_text("You resigned")
    assert seat.summary()["over"]
    ending.get_by_role("button", name="To the board").click()
    expect(item(desk, "Save game")).to_be_visible()
    expect(page.get_by_role("menuitem", name="Resign")).to_have_count(0)
    desk.picture(f"menu-over-{width}")
