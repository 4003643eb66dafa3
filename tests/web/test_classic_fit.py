"""Classic: the dock shows four kinds of units beside the odds, and under fingers all wares and the money."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import Seated, Server
from tests.web.desk import WIDEST_WORDS, Desk, Open
from tests.web.test_attack_fit import nothing_is_cut_off

SIZES = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080))


def until_germany_attacks(house: Server) -> Seated:
    seat = house.new()
    with seat.tab() as tab:
        for _ in range(20):
            state = seat.log().state
            if state.seat == "germany" and state.phase == "combat_move":
                break
            tab.act("done")
    return seat


def aim_at_the_factory(desk: Desk) -> None:
    """The bomber alone, so that it may bomb the factory too."""
    desk.pick("germany")
    tiles = desk.page.locator(".tiles .tile")
    expect(tiles).to_have_count(4)
    for place in range(3):
        tiles.nth(place).locator(".face").click()
    desk.pick("united_kingdom")
    expect(desk.page.locator(".either")).to_be_visible()
    expect(desk.page.locator(".plan .figure")).to_be_visible()


@pytest.mark.parametrize("language", WIDEST_WORDS)
def test_four_kinds_stand_beside_the_odds(sit: Open, house: Server, language: str) -> None:
    seat = until_germany_attacks(house)
    desk = sit(language=language)
    desk.sit_down(seat.table, seat.token)
    aim_at_the_factory(desk)
    for width, height in SIZES:
        desk.page.set_viewport_size({"width": width, "height": height})
        desk.picture(f"classic-fit-raid-{language}-{width}")
        nothing_is_cut_off(desk, f"raid at {width} × {height}")


def test_enter_orders_the_raid_that_was_chosen(sit: Open, house: Server) -> None:
    seat = until_germany_attacks(house)
    desk = sit()
    desk.sit_down(seat.table, seat.token)
    aim_at_the_factory(desk)
    desk.page.locator(".either button").last.click()
    expect(desk.page.locator(".plan .big")).to_be_visible()
    desk.page.keyboard.press("Enter")
    expect(desk.page.locator(".lists .line")).to_have_count(1)
    expect(desk.page.locator(".selection")).to_have_count(0)


@pytest.mark.parametrize("language", WIDEST_WORDS)
def test_a_purchase_fits_under_fingers(sit: Open, house: Server, language: str) -> None:
    seat = house.new()
    desk = sit(1024, 768, language=language, has_touch=True)
    desk.sit_down(seat.table, seat.token)
    wares = desk.page.locator(".purchase ul > li")
    expect(wares).to_have_count(10)
    desk.picture(f"classic-fit-purchase-{language}")
    for shown in (*wares.all(), desk.page.locator(".purchase .money button")):
        expect(shown).to_be_in_viewport(ratio=1)
