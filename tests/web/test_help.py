"""Help where one stands: what to do now, on the map and with the buttons, also in battles and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import Seated, Server
from tests.web.desk import Desk, Open
from tests.web.test_axe import looked_at

PHONE = {"has_touch": True, "is_mobile": True}
SIZES = [(1440, 900), (390, 844)]


def at_table(sit: Open, house: Server, width: int, height: int) -> tuple[Desk, Seated]:
    seat = house.new()
    desk = sit(width, height, **(PHONE if width < height else {}))
    desk.sit_down(seat.table, seat.token)
    return desk, seat


def in_battle(desk: Desk, seat: Seated) -> None:
    """The attack on Norway has begun."""
    with seat.tab() as tab:
        tab.act("done")
        tab.act("move", units={"infantry": 3}, start="karelia_ssr", route=["finland_norway"])
        tab.act("done")
        tab.act("fight", space="finland_norway")
    expect(desk.page.locator("[role=dialog][aria-modal=true]")).to_be_visible()
    expect(desk.page.locator("[data-next]:not(:disabled)").first).to_be_visible()


def open_help(desk: Desk) -> None:
    """By the button of the bar, on a phone from the menu."""
    page = desk.page
    if page.get_by_role("button", name="Help", exact=True).count():
        page.get_by_role("button", name="Help", exact=True).first.click()
    else:
        page.locator("header").get_by_role("button", name="Menu").click()
        page.get_by_role("menuitem", name="Help").click()
    expect(page.locator("dialog[open] .now")).to_be_visible()


@pytest.mark.quick("phone")
@pytest.mark.parametrize(("width", "height"), SIZES, ids=["desktop", "phone"])
def test_the_help_speaks_of_the_phase(sit: Open, house: Server, width: int, height: int) -> None:
    desk, seat = at_table(sit, house, width, height)
    page = desk.page
    open_help(desk)
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".now h3")).to_have_text("Research and purchase")
    expect(dialog.locator("kbd")).to_have_count(0) if width < height else expect(
        dialog.locator("kbd").first
    ).to_be_visible()
    looked_at(desk, "help in the purchase")
    desk.picture(f"help-purchase-{width}")
    page.keyboard.press("Escape")
    with seat.tab() as tab:
        tab.act("done")
    desk.phase_is(1)
    open_help(desk)
    expect(dialog.locator(".now h3")).to_have_text("Combat move")
    expect(dialog.locator(".now")).to_contain_text("A lit enemy area: orders the attack.")
    desk.picture(f"help-combat-move-{width}")


def test_a_battle_answers_to_the_key_of_help(sit: Open, house: Server) -> None:
    desk, seat = at_table(sit, house, 1440, 900)
    in_battle(desk, seat)
    page = desk.page
    page.keyboard.press("?")
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".now")).to_be_visible()
    expect(dialog.locator("kbd", has_text="Esc")).to_be_visible()
    looked_at(desk, "help in a battle")
    desk.picture("help-battle-1440")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[role=dialog][aria-modal=true]")).to_be_visible()


def test_on_a_phone_a_battle_has_a_button_for_help(sit: Open, house: Server) -> None:
    desk, seat = at_table(sit, house, 390, 844)
    in_battle(desk, seat)
    page = desk.page
    desk.picture("battle-help-button-390")
    page.get_by_role("button", name="Help", exact=True).tap()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".now")).to_be_visible()
    expect(dialog.locator("kbd")).to_have_count(0)
    looked_at(desk, "help in a battle on a phone")
    desk.picture("help-battle-390")


def test_escape_leads_back_to_the_battle_at_once(sit: Open, house: Server) -> None:
    """Also when a click on the map has opened something meanwhile."""
    desk, seat = at_table(sit, house, 1440, 900)
    in_battle(desk, seat)
    page, board = desk.page, desk.page.locator("[role=dialog][aria-modal=true]")
    page.get_by_role("button", name="Show the map").click()
    expect(board).to_have_count(0)
    desk.pick("ukraine_ssr")
    desk.hover("germany")
    expect(page.locator("aside.card")).to_be_visible()  # the pointer rests there
    page.keyboard.press("Escape")
    expect(board).to_be_visible()


def test_units_that_would_be_lost_are_named_when_they_are_bought(sit: Open, house: Server) -> None:
    """Every Soviet complex has its gun already, and a second one goes nowhere."""
    desk, _ = at_table(sit, house, 1280, 800)
    gun = desk.page.get_by_role("spinbutton", name=re.compile("AA gun"))
    gun.fill("1")
    gun.press("Tab")
    lost = desk.page.locator(".purchase .lost")
    expect(lost).to_have_text(re.compile("No room for 1 .*gun.* at your complexes: they would be lost."))
    desk.picture("purchase-lost-1280")
    looked_at(desk, "a purchase that would be lost")
    desk.press_on("Buy and go on")
    expect(desk.page.get_by_role("alertdialog")).to_contain_text("they would be lost")


def test_the_way_back_stays_in_sight(sit: Open, house: Server) -> None:
    for width, height in SIZES:
        desk = sit(width, height)
        desk.go("/settings")
        back = desk.page.get_by_role("button", name="Back", exact=True)
        expect(back).to_be_visible()
        desk.page.evaluate("() => window.scrollTo(0, document.body.scrollHeight)")
        expect(back).to_be_in_viewport()
        desk.picture(f"settings-scrolled-{width}")
        back.click()
        expect(back).to_have_count(0)
