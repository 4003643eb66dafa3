"""Odds and results said rightly: whose they are, what each nation lost, why a chance is another one now."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.ended import CLASSIC
from tests.server.serving import Seated, Server, Tab
from tests.web.desk import Desk, Open
from tests.web.test_axe import looked_at

DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "color_scheme": "dark"}


def go(tab: Tab, start: str, goal: str, **units: int) -> None:
    tab.act("move", units=units, start=start, route=[goal])


def two_battles(house: Server) -> Seated:
    """Germany is about to fight a gun alone in Karelia, and the ships of two nations off Britain."""
    seat = house.new(name="Said")
    with seat.tab() as tab:
        tab.act("done")
        tab.act("done")
        go(tab, "karelia_ssr", "russia", infantry=3, armor=1, fighter=1)
        go(tab, "sz_karelia", "sz_united_kingdom", transport=1, submarine=1)
        for _ in range(2):
            tab.act("done")
        go(tab, "eastern_europe", "karelia_ssr", infantry=3, armor=1)
        go(tab, "finland_norway", "karelia_ssr", fighter=1)
        go(tab, "sz_west_spain", "sz_united_kingdom", submarine=1)
        go(tab, "western_europe", "sz_united_kingdom", fighter=1)
        go(tab, "germany", "sz_united_kingdom", fighter=1, bomber=1)
        tab.act("done")
    return seat


def board_of(desk: Desk) -> Locator:
    return desk.page.locator("[role=dialog][aria-modal=true]")


def finish(seat: Seated, board: Locator) -> Locator:
    """Let the battle be fought to its end; out comes how it went."""
    with seat.tab() as tab:
        while tab.pending()["what"] in ("casualties", "retreat", "submarines"):
            tab.say(seat=tab.due, auto={"until": "battle", "mark": 0})
    expect(board.locator(".result")).to_be_visible()
    return board.locator(".result")


@pytest.mark.quick("phone")
@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_battle_names_all_who_defend(sit: Open, house: Server, window: dict[str, Any]) -> None:
    desk = sit(**window)
    size = window["width"]
    seat = two_battles(house)
    desk.sit_down(seat.table, seat.token)
    page, board = desk.page, board_of(desk)
    page.get_by_role("listitem").filter(has_text="North Sea").get_by_role("button").click()

    # The bar has the colors of those who fight, and says it without them too.
    bar = board.get_by_role("img", name=re.compile("^Germany wins .*, Soviet Union and United Kingdom win "))
    expect(bar.locator(".win")).to_have_attribute("data-nation", "germany")
    figures = [bar.locator(f".{part} svg").get_attribute("data-figure") for part in ("win", "lose")]
    assert len({*figures}) == 2
    looked_at(desk, f"odds of two defenders {size}")
    desk.picture(f"said-bar-{size}")
    result = finish(seat, board)
    for nation in ("Germany", "Soviet Union", "United Kingdom"):
        expect(result).to_contain_text(re.compile(rf"{nation} lost (nothing|\d)"))
    desk.picture(f"said-result-{size}")

    # A gun alone is somebody's.
    board.get_by_role("button", name="Fight for Karelia S.S.R.").click()
    expect(result).to_contain_text("Germany takes Karelia S.S.R.")
    expect(result).to_contain_text("Soviet Union lost nothing.")
    assert not result.get_by_text("Germany lost nothing. Germany").count()
    desk.picture(f"said-gun-{size}")


def landing(house: Server) -> Seated:
    """Britain is about to fight for the Baltic, and to land in Eastern Europe after that."""
    seat = house.new(name="Landing")
    with seat.tab() as tab:
        while (tab.due, tab.pending()["what"]) != ("germany", "noncombat_move"):
            tab.act("done")
        go(tab, "eastern_europe", "ukraine_ssr", infantry=3, armor=1)
        while (tab.due, tab.pending()["what"]) != ("uk", "combat_move"):
            tab.act("done")
        tab.act("load", units={"infantry": 2}, start="united_kingdom", zone="sz_united_kingdom")
        go(tab, "sz_united_kingdom", "sz_baltic", **{"transport(infantry,infantry)": 1, "battleship": 1})
        go(tab, "united_kingdom", "sz_baltic", fighter=2)
        go(tab, "united_kingdom", "eastern_europe", bomber=1)
        tab.act("unload", units={"infantry": 2}, zone="sz_baltic", coast="eastern_europe")
        tab.act("done")
    return seat


@pytest.mark.quick("desktop")
@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_why_a_chance_changed_is_one_line(sit: Open, house: Server, window: dict[str, Any]) -> None:
    seat = landing(house)
    desk = sit(**window)
    desk.sit_down(seat.table, seat.token)
    page, board = desk.page, board_of(desk)
    expect(page.get_by_role("listitem").filter(has_text="Eastern Europe")).to_contain_text("%")
    page.get_by_role("listitem").filter(has_text="Baltic").get_by_role("button").click()
    finish(seat, board)
    board.get_by_role("button", name="Back to the map").click()
    changed = page.get_by_role("listitem").filter(has_text="Eastern Europe").locator(".changed")
    expect(changed).to_have_text(re.compile(r"^\d+\s% before: the sea battle is won$"))
    desk.picture(f"said-changed-{window['width']}")


def test_the_list_of_games_leads_to_how_one_went(sit: Open, house: Server) -> None:
    seat = house.load(CLASSIC)
    desk = sit(390, 844, has_touch=True)
    desk.sit_down(seat.table, seat.token)
    desk.go("/load")
    desk.page.get_by_role("button", name=re.compile("^How .* went$")).click()
    expect(desk.page.locator("main.ending")).to_be_visible()


@pytest.mark.quick("desktop")
@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_result_alone_still_tells_what_happened(sit: Open, house: Server, window: dict[str, Any]) -> None:
    """The card comes though no move is shown; once closed it is in the menu."""
    desk = sit(recap=True, **window)
    page = desk.page
    desk.be_fast()
    calm = {nation: {"kind": "stars1"} for nation in ("uk", "japan", "usa")}
    seat = house.new(name="Result only", seats={**calm, "germany": {"kind": "stars3"}})
    desk.sit_down(seat.table, seat.token)
    with seat.tab() as tab:
        for _ in range(3):
            tab.act("done")
    card = page.get_by_role("heading", name="While you were away")
    expect(card).to_be_visible()
    expect(page.locator(".caption")).to_have_count(0)
    since = page.locator(".recap header p").inner_text()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="While you were away").click()
    expect(card).to_be_visible()
    assert page.locator(".recap header p").inner_text() == since
