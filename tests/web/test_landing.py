"""A landing in three clicks: troops, coast, button; the battle list says which sea battle it waits for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import Seated, Server
from tests.web.desk import Desk, Open
from tests.web.test_axe import looked_at

PHONE = {"has_touch": True, "is_mobile": True}


def british_combat_move(sit: Open, house: Server, width: int, height: int) -> tuple[Desk, Seated]:
    seat = house.new()
    with seat.tab() as tab:
        while (tab.due, tab.pending()["what"]) != ("uk", "combat_move"):
            tab.act("done")
    desk = sit(width, height, **(PHONE if width < height else {}))
    desk.sit_down(seat.table, seat.token)
    return desk, seat


@pytest.mark.quick("phone")
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_troops_coast_button(sit: Open, house: Server, width: int, height: int) -> None:
    desk, _ = british_combat_move(sit, house, width, height)
    page = desk.page
    desk.pick("united_kingdom")
    expect(page.locator("#area-germany")).to_have_attribute("aria-label", re.compile("attacked by ship"))
    desk.pick("germany")
    plan = page.locator(".landing")
    expect(plan).to_contain_text(re.compile(r"Sea .*%, then land .*%: together .*%\."))
    expect(plan).to_contain_text("The transports are counted as possible losses.")
    looked_at(desk, "the plan of a landing")
    desk.picture(f"landing-plan-{width}")
    page.get_by_role("button", name=re.compile("^Land at")).click()
    expect(plan).to_have_count(0)
    desk.go_on("Fight 2 battles")
    desk.phase_is(2)
    row = page.locator(".list li", has_text="Amphibious")
    expect(row).to_contain_text("waits for the sea battle in")
    expect(row.get_by_role("button")).to_have_count(0)
    desk.picture(f"landing-waits-{width}")


@pytest.mark.quick("desktop")
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_its_card_stays_away_once_the_landing_is_ordered(
    sit: Open, house: Server, width: int, height: int
) -> None:
    desk, seat = british_combat_move(sit, house, width, height)
    page, card = desk.page, desk.page.locator("aside.card")
    if width > height:
        desk.pick("finland_norway")
    else:
        page.locator("#area-finland_norway").evaluate("(it) => it.click()")  # it may be out of sight
    expect(card).to_be_visible()
    page.get_by_role("button", name=re.compile("Land here")).click()
    expect(page.locator(".landing")).to_be_visible()
    expect(card).to_have_count(0)
    before = seat.summary()["v"]
    if width > height:
        page.keyboard.press("Enter")  # on the map, which has the focus
    else:
        page.get_by_role("button", name=re.compile("^Land (in|at)")).click()
    expect(page.locator(".landing")).to_have_count(0)
    desk.rest()
    expect(card).to_have_count(0)
    assert seat.summary()["v"] > before


def test_an_enemy_coast_offers_it(sit: Open, house: Server) -> None:
    desk, _ = british_combat_move(sit, house, 1440, 900)
    page = desk.page
    desk.pick("finland_norway")
    page.get_by_role("button", name=re.compile("Land here")).click()
    plan = page.locator(".landing")
    expect(plan).to_contain_text("No enemy ships in the way.")
    chance = plan.locator(".figure strong").inner_text()
    plan.get_by_role("button", name="Less: Fighter, U.K.").click()
    expect(plan.locator(".figure strong")).not_to_have_text(chance)
    page.get_by_role("button", name="Land in Finl.–Norway").click()
    line = page.locator(".lists .line", has_text="Finl.")
    expect(line).to_contain_text("%")
    bomber = line.get_by_role("img", name="1 bomber")
    expect(bomber).to_have_count(1)
    page.keyboard.press("z")
    expect(bomber).to_have_count(0)
    expect(line.get_by_role("img", name="2 infantry")).to_have_count(1)
    line.locator("xpath=..").locator(".remove").click()  # with the voyage of its ships
    expect(page.locator(".lists .line")).to_have_count(0)
