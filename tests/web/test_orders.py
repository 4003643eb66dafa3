"""Changing one's mind: orders edited, removed and put back; a placement by clicking the map."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.serving import Seated, Server
from tests.web.desk import Desk, Open


def in_combat_move(sit: Open, house: Server) -> tuple[Desk, Seated]:
    seat = house.new()
    with seat.tab() as tab:
        tab.act("buy", units={"infantry": 8})
        tab.act("done")
    desk = sit()
    desk.sit_down(seat.table, seat.token)
    return desk, seat


def infantry_in(seat: Seated, space: str) -> int:
    piles = seat.log().state.units.get(space, ())
    return sum(pile.count for pile in piles if pile.kind == "infantry" and pile.nation == "ussr")


def test_editing_keeps_the_numbers_and_escape_restores(sit: Open, house: Server) -> None:
    desk, seat = in_combat_move(sit, house)
    desk.order("caucasus", "ukraine_ssr", infantry=3)
    line = desk.page.locator(".lists .line")
    expect(line).to_have_count(1)
    line.click()
    expect(desk.page.locator(".tiles .count b")).to_have_text("3")
    expect(line).to_have_count(0)
    desk.page.keyboard.press("Escape")
    expect(line).to_have_count(1)
    assert infantry_in(seat, "ukraine_ssr") == 3


def test_a_removed_order_comes_back_with_undo(sit: Open, house: Server) -> None:
    desk, seat = in_combat_move(sit, house)
    desk.order("caucasus", "ukraine_ssr", infantry=2)
    desk.join("russia", "karelia_ssr", infantry=1)
    lines = desk.page.locator(".lists .line")
    expect(lines).to_have_count(2)
    desk.page.get_by_role("button", name="Remove the orders to Ukraine").click()
    expect(lines).to_have_count(1)
    desk.page.keyboard.press("z")
    expect(lines).to_have_count(2)
    assert infantry_in(seat, "ukraine_ssr") == 2
    assert infantry_in(seat, "karelia_ssr") == 4


def test_a_click_on_another_own_stack_takes_it_up(sit: Open, house: Server) -> None:
    desk, seat = in_combat_move(sit, house)
    page = desk.page
    desk.pick("russia")
    desk.hover("karelia_ssr")
    expect(page.locator(".plan .note")).to_contain_text("A click takes up the units there")
    desk.pick("karelia_ssr")
    expect(page.locator(".selection h2").first).to_have_text("Karelia")
    expect(page.locator(".lists .line")).to_have_count(0)
    desk.picture("another-stack")
    desk.hover("russia")
    page.keyboard.press("Enter")
    expect(page.locator(".lists .line")).to_have_count(1)
    assert infantry_in(seat, "karelia_ssr") == 0


def test_undo_reaches_over_the_end_of_a_turn(sit: Open, house: Server) -> None:
    seat = house.new()
    with seat.tab() as tab:
        tab.act("done")
        tab.act("done")
    desk = sit()
    desk.sit_down(seat.table, seat.token)
    desk.go_on("End the turn")
    expect(desk.page.locator(".current b")).to_have_text("Germany")
    desk.page.keyboard.press("z")
    expect(desk.page.locator(".current b")).to_have_text("Soviet Union")


def test_placing_on_the_map_takes_the_number_of_the_panel(sit: Open, house: Server) -> None:
    desk, seat = in_combat_move(sit, house)
    desk.go_on("No attacks this turn")
    desk.go_on("To placement")
    field = desk.page.get_by_role("spinbutton").first
    field.fill("5")
    field.press("Tab")
    desk.pick("russia")
    expect(desk.page.locator("dd .units")).to_contain_text("3")
    assert infantry_in(seat, "russia") == 4 + 5


def test_menus_stay_inside_the_window(sit: Open, house: Server) -> None:
    seat = house.new()
    desk = sit(390, 844, has_touch=True, is_mobile=True)
    desk.sit_down(seat.table, seat.token)
    desk.page.get_by_role("button", name="Menu").click()
    card = desk.page.locator("[role=menu]").first
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
