"""The board of a game that cannot be played yet: looked at from its card, panned and searched."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import wait_until
from tests.web.desk import Desk, Open

GERMANY = (
    "Germany, Germany, 5 IPC, Germany: 11 infantry, 3 artillery, 3 AA guns, "
    "1 tactical bomber, 2 strategic bombers, 1 major factory"
)
SIZES = [pytest.param(1440, 900, id="desktop"), pytest.param(390, 844, id="phone")]


def opened(sit: Open, width: int, height: int, language: str = "en") -> Desk:
    desk = sit(width=width, height=height, language=language)
    desk.go("/board/global40")
    desk.await_board()
    return desk


def is_on_screen(desk: Desk, area: str) -> bool:
    box = desk.page.locator(f"#area-{area}").bounding_box()
    size = desk.page.viewport_size
    assert size is not None
    return box is not None and 0 < box["x"] < size["width"] - 24 and 0 < box["y"] < size["height"] - 24


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_its_card_leads_to_the_board_and_back(sit: Open, width: int, height: int) -> None:
    desk = sit(width=width, height=height)
    desk.go("/new")
    card = desk.page.get_by_role("radio", name="Global 1940")
    expect(card).to_be_disabled()
    desk.page.get_by_role("link", name="Look at the board: Global 1940").click()
    desk.await_board()
    expect(desk.page.get_by_role("heading", name="Global 1940")).to_be_visible()
    germany = desk.page.locator("#area-germany")
    expect(germany).to_have_attribute("aria-label", GERMANY)
    desk.picture(f"look-{width}")
    desk.page.get_by_role("button", name="Back").click()
    expect(desk.page.get_by_role("heading", name="New game")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_places_are_found_by_name_number_and_city(sit: Open, width: int, height: int) -> None:
    desk = opened(sit, width, height)
    for text, area, says in (
        ("solom", "solomon_islands", "Solomon Islands"),
        ("112", "sz_112", "North Sea (112)"),
        ("Stalingrad", "volgograd", "Volgograd"),
        ("Schweiz", "switzerland", "Switzerland"),
    ):
        desk.page.locator("[role=application]").focus()
        desk.page.keyboard.press("/")
        field = desk.page.get_by_role("combobox", name="Name of a place")
        expect(field).to_be_focused()
        field.fill(text)
        expect(desk.page.get_by_role("option", selected=True)).to_contain_text(says)
        field.press("Enter")
        expect(field).to_have_count(0)
        wait_until(lambda area=area: is_on_screen(desk, area))  # type: ignore[misc]
        expect(desk.page.get_by_role("complementary")).to_contain_text(says)
    desk.picture(f"look-found-{width}")
    desk.page.keyboard.press("Escape")
    expect(desk.page.get_by_role("complementary")).to_have_count(0)


def test_the_search_opens_by_its_button_and_says_when_nothing_fits(sit: Open) -> None:
    desk = opened(sit, 390, 844, "de")
    desk.page.get_by_role("button", name="Ort suchen").click()
    field = desk.page.get_by_role("combobox", name="Name eines Ortes")
    field.fill("Atlantis")
    expect(desk.page.get_by_text("Kein Ort heißt so.")).to_be_visible()
    field.fill("nieders")
    expect(desk.page.get_by_role("option")).to_have_count(0)
    field.fill("niederl")
    option = desk.page.get_by_role("option", name="Niederländisch-Neuguinea")
    option.click()
    wait_until(lambda: is_on_screen(desk, "dutch_new_guinea"))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_parts_of_the_map_are_a_key_or_a_button_away(sit: Open, width: int, height: int) -> None:
    desk = opened(sit, width, height)
    desk.page.get_by_role("button", name="China", exact=True).click()
    wait_until(lambda: is_on_screen(desk, "szechwan"))
    desk.picture(f"look-china-{width}")
    desk.page.keyboard.press("2")
    expect(desk.page.get_by_role("button", name="Europe")).to_have_attribute("aria-pressed", "true")
    wait_until(lambda: is_on_screen(desk, "germany") and not is_on_screen(desk, "szechwan"))
    desk.picture(f"look-europe-{width}")


def test_a_place_tells_what_is_special_there(sit: Open) -> None:
    desk = opened(sit, 1440, 900)
    desk.page.keyboard.press("2")
    wait_until(lambda: is_on_screen(desk, "yugoslavia"))
    desk.rest()
    desk.pick("yugoslavia", wait=False)
    card = desk.page.get_by_role("complementary")
    expect(card).to_contain_text("Friendly to the Allies, with 5 infantry")
    desk.pick("germany", wait=False)
    expect(card).to_contain_text("Victory city: Berlin")
    expect(card).to_contain_text("11 infantry")


def test_a_board_that_is_not_there_says_so(sit: Open) -> None:
    desk = sit()
    desk.go("/board/classic")
    expect(desk.page.get_by_role("button", name="Try again")).to_be_visible()
