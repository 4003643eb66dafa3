"""The battle calculator: as a screen that a link opens, and over a table, filled from its board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Server
from tests.web.desk import Desk, Open
from tests.web.test_axe import looked_at

SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
LINK = "/calculator?game=classic&mode=land&attack=germany:+3+inf+2+arm+1+ftr&defend=ussr:+5+inf+1+arm"


def chance(page: Page) -> str:
    """The chance that is shown, once it is that of the battle on the screen."""
    expect(page.locator(".result")).to_have_attribute("aria-busy", "false")
    return page.locator(".result .main strong").inner_text()


@pytest.mark.quick("phone")
@SIZES
def test_a_shared_link_opens_for_anybody(sit: Open, width: int, height: int) -> None:
    desk = sit(width, height, color_scheme="dark" if width < height else "light")
    desk.go(LINK)
    page = desk.page
    expect(page.locator(".result .main strong")).to_have_text("61 %")
    page.get_by_role("button", name="What would make it 75\u00a0%?").click()
    expect(page.get_by_role("button", name=re.compile("1 armor .5 IPC"))).to_be_visible()
    looked_at(desk, "calculator")
    desk.picture(f"calculator-{width}")
    _stepper_and_text(page)
    _bad_text(page)
    _another_game(desk)


def _stepper_and_text(page: Page) -> None:
    """Both are the same battle, and the address follows."""
    attack = page.get_by_role("textbox", name="As text").first
    page.get_by_role("button", name="More: Infantry").first.click()
    expect(attack).to_have_value("germany: 4 inf 2 arm 1 ftr")
    expect(page).to_have_url(re.compile(r"attack=germany%3A\+4\+inf"))
    attack.fill("germany: 9 inf")
    expect(page.get_by_role("spinbutton", name="Infantry").first).to_have_value("9")
    expect(page.locator(".result .main strong")).not_to_have_text("61 %")


def _bad_text(page: Page) -> None:
    attack = page.get_by_role("textbox", name="As text").first
    attack.fill("germany: 9 elephants")
    expect(page.get_by_role("alert")).to_contain_text("“elephants” is not a unit")
    attack.fill("germany: 9 inf")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert chance(page)


def _another_game(desk: Desk) -> None:
    page = desk.page
    page.get_by_role("radio", name="Attack!").check(force=True)
    expect(page.locator(".result [role=status]")).to_contain_text("Add attacking units")
    page.get_by_role("spinbutton", name="Tank").first.fill("4")
    page.get_by_role("spinbutton", name="Infantry").nth(1).fill("3")
    expect(page.locator(".result .main strong")).to_have_text(re.compile(r"\d"))
    looked_at(desk, "calculator of Attack!")


def test_the_way_from_the_start(sit: Open) -> None:
    desk = sit()
    desk.go()
    desk.page.get_by_role("link", name=re.compile("Battle calculator")).click()
    expect(desk.page.locator("h1")).to_have_text("Battle calculator")
    expect(desk.page.get_by_role("group", name="Attacker", exact=True)).to_be_visible()


@pytest.mark.quick("threatened, on a phone")
@pytest.mark.parametrize(
    ("width", "height", "space", "attack", "defend"),
    [
        pytest.param(
            1440, 900, "finland_norway", "ussr: 3 inf$", "germany: .*inf", id="ordered, on a desktop"
        ),
        pytest.param(390, 844, "india", "japan: .*inf", "uk: 2 inf 1 ftr", id="threatened, on a phone"),
    ],
)
def test_at_a_table_it_is_filled_from_the_board(
    sit: Open, house: Server, width: int, height: int, space: str, attack: str, defend: str
) -> None:
    desk = sit(width, height)
    seat = house.new(seats={name: {"kind": "human"} for name in ("ussr", "germany")})
    with seat.tab() as tab:
        tab.act("done")
        tab.act("move", units={"infantry": 3}, start="karelia_ssr", route=["finland_norway"])
    desk.sit_down(seat.table, seat.token)
    desk.await_version(seat)
    page = desk.page
    x, y = desk.spot(space)
    page.mouse.click(x, y, button="right")
    page.locator("aside.card").get_by_role("button", name="Calculate").click()
    dialog = page.get_by_role("dialog", name="Battle calculator")
    for side, text in (("Attacker", attack), ("Defender", defend)):
        army = dialog.get_by_role("group", name=side, exact=True).get_by_role("textbox", name="As text")
        expect(army.first).to_be_visible()
        assert any(re.search(text, one.input_value()) for one in army.all()), side
    assert chance(page)
    looked_at(desk, "calculator at a table")
    desk.picture(f"calculator-table-{width}")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    if width > height:
        page.keyboard.press("o")
        expect(page.get_by_role("dialog", name="Battle calculator")).to_be_visible()
