"""The scenes by which the look of the product is judged, drawn into `build/pictures`."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import Seated, Server
from tests.web.desk import Desk, Open

PHONE = {"width": 390, "height": 844, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}

ATTACKS = [
    ("ukraine_ssr", "karelia_ssr", {"infantry": 3, "armor": 2, "fighter": 1}),
    ("eastern_europe", "karelia_ssr", {"infantry": 3, "armor": 1, "fighter": 1}),
    ("libya", "anglo_egyptian_sudan", {"infantry": 1, "armor": 1}),
    ("sz_west_spain", "sz_west_mediterranean", {"submarine": 1}),
    ("western_europe", "sz_west_mediterranean", {"fighter": 1}),
]


@pytest.fixture
def evening(house: Server) -> Seated:
    """Germany in its first combat move, with three attacks ordered."""
    seat = house.new(name="Friday", seats={"germany": {"name": "Anna"}, "ussr": {"name": "Ben"}})
    with seat.tab() as tab:
        while tab.now["view"]["position"]["seat"] != "germany":
            tab.act("done")
        tab.act("buy", units={"infantry": 7, "armor": 2})
        tab.act("done")
        for start, goal, units in ATTACKS:
            tab.act("move", units=units, start=start, route=[goal])
    return seat


@pytest.mark.soak
def test_start_and_new_game(sit: Open, evening: Seated) -> None:
    desk = sit()
    desk.sit_down(evening.table, evening.token)
    desk.go("/")
    expect(desk.page.get_by_text("Continue")).to_be_visible()
    desk.picture("start")
    desk.go("/new")
    expect(desk.page.get_by_role("radio", name="Human").first).to_be_visible()
    desk.picture("new-game")


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_board(sit: Open, evening: Seated, scheme: str) -> None:
    desk = sit(color_scheme=scheme)
    desk.sit_down(evening.table, evening.token)
    desk.picture(f"world-{scheme}")
    desk.page.keyboard.press("2")
    desk.rest()
    desk.pick("finland_norway")
    desk.hover("karelia_ssr")
    desk.picture(f"board-{scheme}")


@pytest.mark.soak
@pytest.mark.parametrize("language", ["de", "nl"])
def test_board_in_other_languages(sit: Open, evening: Seated, language: str) -> None:
    desk = sit(1280, 800, language)
    desk.sit_down(evening.table, evening.token)
    desk.rest()
    desk.pick("germany")
    desk.picture(f"board-{language}")


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), [(1024, 768), (2560, 1080), (3840, 2160)])
def test_other_sizes(sit: Open, evening: Seated, width: int, height: int) -> None:
    desk = sit(width, height)
    desk.sit_down(evening.table, evening.token)
    desk.picture(f"board-{width}")


def test_phone(sit: Open, evening: Seated) -> None:
    desk = sit(**PHONE)
    desk.sit_down(evening.table, evening.token)
    desk.rest()
    in_view(desk, "karelia_ssr", "eastern_europe")  # the fight, and those who fight it
    desk.picture("phone-opened")
    desk.page.get_by_role("button", name="Next unmoved stack").tap()
    desk.picture("phone-board")


SIDEWAYS = """(foot) => [...foot.querySelectorAll("*")]
  .filter((node) => getComputedStyle(node).overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1)
  .map((node) => node.className)"""
"""What scrolls sideways inside an element."""
BOTTOM = "(node) => Math.round(node.getBoundingClientRect().bottom)"


def in_view(desk: Desk, *areas: str) -> None:
    """Counters show their pieces, and those of the areas are on the map that is seen."""
    expect(desk.page.locator(".board")).to_have_attribute("data-step", "middle")
    size = desk.page.locator("main.map").bounding_box()
    assert size is not None
    for area in areas:
        x, y = desk.spot(area)
        assert size["x"] < x < size["x"] + size["width"]
        assert size["y"] < y < size["y"] + size["height"]


def test_phone_on_its_side(sit: Open, evening: Seated) -> None:
    desk = sit(844, 390, has_touch=True)
    desk.sit_down(evening.table, evening.token)
    desk.rest()
    in_view(desk, "karelia_ssr", "eastern_europe")
    desk.picture("phone-opened-lying")


def test_battle_and_time_machine(sit: Open, house: Server, evening: Seated) -> None:
    copy = house.load(evening.file())
    with copy.tab() as tab:
        tab.act("done")
        tab.act("fight", space="karelia_ssr")
        wide, phone = sit(), sit(**PHONE)
        for desk, name in ((wide, "battle"), (phone, "phone-battle")):
            desk.sit_down(copy.table, copy.token)
            expect(desk.page.locator("[role=dialog][aria-modal=true]")).to_be_visible()
            desk.picture(name)
        for width, height in ((390, 844), (844, 390)):
            phone.page.set_viewport_size({"width": width, "height": height})
            phone.rest()
            choice = phone.page.locator(".choice")
            expect(choice).to_contain_text("lost")
            assert phone.page.locator(".foot").evaluate(SIDEWAYS) == []
            last = choice.locator("> :last-child")
            assert choice.evaluate(BOTTOM) == last.evaluate(BOTTOM), "empty room below the losses"
        phone.picture("phone-battle-lying")
    wide.go(f"/table/{copy.table}/time")
    expect(wide.page.get_by_role("slider")).to_be_visible()
    wide.picture("time-machine")
    wide.page.keyboard.press("l")
    expect(wide.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    wide.page.locator("li button.line").nth(3).click()
    wide.picture("time-machine-log")


def test_the_time_machine_helps_with_its_own_keys(sit: Open, evening: Seated) -> None:
    desk = sit()
    desk.sit_down(evening.table, evening.token)
    desk.go(f"/table/{evening.table}/time")
    expect(desk.page.get_by_role("slider")).to_be_visible()
    desk.page.keyboard.press("?")
    expect(desk.page.locator("dialog[open] kbd", has_text=re.compile("^L$"))).to_be_visible()
    expect(desk.page.locator("dialog[open] kbd", has_text=re.compile("^B$"))).to_have_count(0)
