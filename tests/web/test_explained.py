"""A table that explains itself: cards of units, lines for phases and actions, the chance of a challenge."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable.kernel import save
from tests.server.serving import Seated, Server
from tests.web.desk import Desk, Open
from tests.web.test_attack_battle import at_table, enter, land_battle, opened, play, take_over
from tests.web.test_axe import looked_at

PHONE = {"has_touch": True, "is_mobile": True}
EDITED = {"unit.all.infantry.cost": 4, "unit.all.infantry.move": 3}
SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])


def card(page: Page) -> Locator:
    return page.locator(".about")


def ware(page: Page, unit: str) -> Locator:
    return page.locator(".purchase li").filter(has=page.get_by_role("group", name=f"{unit} to buy"))


def press_long(page: Page, thing: Locator) -> None:
    """A finger that stays on a thing until its card is there, and then leaves."""
    box = thing.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(card(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def sit_down(desk: Desk, house: Server) -> Seated:
    """A table with units that are not as printed."""
    seat = house.new(options=EDITED, seats={name: {"kind": "human"} for name in ("ussr", "germany")})
    desk.sit_down(seat.table, seat.token)
    return seat


def test_units_and_phases_have_cards_for_mouse_and_keys(sit: Open, house: Server) -> None:
    desk = sit()
    sit_down(desk, house)
    page = desk.page
    infantry = ware(page, "Infantry")
    infantry.hover()
    expect(card(page)).to_contain_text("attack 1, defense 2, moves 3")
    expect(card(page)).to_contain_text("costs 4 IPC")
    desk.picture("card-purchase", rest=False)
    page.get_by_role("spinbutton", name=re.compile("Transport")).focus()
    page.keyboard.press("Tab")
    expect(card(page)).to_contain_text("Submarine")
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    page.locator(".phases li").filter(has_text="Noncombat").hover()
    expect(card(page)).to_contain_text("Land aircraft and move everything else.")
    page.get_by_role("list", name="Phases of the turn").get_by_role("button", name="Purchase").click()
    expect(card(page)).to_contain_text("Combat: Fight the battles.")
    page.mouse.move(5, 400)
    desk.go_on()
    desk.pick("russia")
    page.locator(".tiles .tile").first.hover()
    expect(card(page)).to_contain_text("moves 3")
    fighter = page.get_by_role("group", name="Fighter")
    fighter.locator(".face").hover()
    expect(card(page)).to_contain_text("Can still fly 4 spaces this turn.")


def test_on_a_phone_a_long_press_opens_cards_and_changes_nothing(sit: Open, house: Server) -> None:
    desk = sit(390, 844, **PHONE)
    sit_down(desk, house)
    page = desk.page
    page.locator("header .what").tap()
    expect(card(page)).to_contain_text("Income: Collect money for the land you hold.")
    page.locator(".drawer").get_by_role("button", name="Open the panel").tap()
    expect(card(page)).to_have_count(0)
    infantry = ware(page, "Infantry")
    infantry.scroll_into_view_if_needed()
    press_long(page, infantry.locator(".name"))
    expect(card(page)).to_contain_text("attack 1, defense 2, moves 3")
    looked_at(desk, "card of a unit")
    desk.picture("card-phone", rest=False)
    expect(infantry.get_by_role("spinbutton")).to_have_value("0")


@pytest.mark.quick("desktop")
@SIZES
def test_pieces_on_a_battle_board_have_cards(sit: Open, house: Server, width: int, height: int) -> None:
    desk = sit(width, height, **(PHONE if width < height else {}))
    at_table(house, desk, land_battle())
    page = desk.page
    expect(page.get_by_role("button", name="Send 4 forward")).to_be_visible()
    piece = page.locator(".board .kind[data-kind=tank] .piece").first
    if width < height:
        press_long(page, piece)
    else:
        piece.hover()
    expect(card(page)).to_contain_text("rolls 2 dice, moves 2 regions")
    expect(card(page)).to_contain_text("costs 10 points")
    desk.picture(f"card-battle-{width}", rest=False)


def test_the_calculator_says_what_units_can_do_with_what_is_set(sit: Open) -> None:
    desk = sit()
    page = desk.page
    desk.go(
        "/calculator?game=classic&mode=land&attack=germany:+3+ftr&defend=ussr:+2+inf&tech=germany:jet_power"
    )
    expect(page.locator(".result .main strong")).to_have_text(re.compile(r"\d"))
    fighter = page.get_by_role("group", name="Attacker", exact=True).locator("li").filter(has_text="Fighter")
    fighter.hover()
    expect(card(page)).to_contain_text("attack 3, defense 5, moves 4")
    fighter = page.get_by_role("group", name="Defender", exact=True).locator("li").filter(has_text="Fighter")
    fighter.get_by_role("spinbutton").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(card(page)).to_contain_text("attack 3, defense 4, moves 4")


@pytest.mark.quick("phone")
@SIZES
def test_sea_control_shows_the_chance_before_it_starts_anything(
    sit: Open, house: Server, width: int, height: int
) -> None:
    desk = sit(width, height, **(PHONE if width < height else {}))
    seated = house.load(save.dump(play(opened(), "brown: challenge", "brown: end")))
    enter(desk, seated)
    take_over(desk)
    page = desk.page
    before = seated.summary()["v"]
    actions = page.locator(".actions")
    if width < height:
        page.locator(".drawer").get_by_role("button", name="Open the panel").tap()
        expect(actions).to_contain_text("Take it, or challenge whoever has it.")
        expect(actions).to_contain_text("Spend your income on new units and ships.")
    else:
        actions.get_by_role("button", name="Diplomacy").hover()
        expect(card(page)).to_contain_text("Try to win over a neutral region with two dice.")
    desk.picture(f"actions-{width}", rest=False)
    actions.get_by_role("button", name="Sea control").click()
    ask = page.locator(".ask")
    expect(ask).to_contain_text("Challenge Brown for sea control?")
    expect(ask.locator(".preview")).to_have_text(re.compile(r"\d+\s% win.*you lose about \d+ points", re.S))
    looked_at(desk, "sea control")
    desk.picture(f"sea-control-{width}")
    assert seated.summary()["v"] == before
    ask.get_by_role("button", name="Back").click()
    expect(actions).to_be_visible()
    actions.get_by_role("button", name="Sea control").click()
    ask.get_by_role("button", name="Challenge Brown").click()
    expect(page.locator(".curtain, .board[role=dialog]").first).to_be_visible()
    assert seated.summary()["v"] > before


@pytest.mark.quick("phone")
@SIZES
def test_the_last_purchase_says_what_it_will_really_buy(
    sit: Open, house: Server, width: int, height: int
) -> None:
    """Thirteen infantry were bought with what one had at first; now there is money for eight."""
    seat = house.new(options={"ipc.ussr": 39})
    with seat.tab() as tab:
        tab.act("buy", units={"infantry": 13})
        while tab.pending()["what"] != "place":
            tab.act("done")
        tab.act("place", units={"infantry": 13}, space="russia")
        while (tab.due, tab.pending()["what"]) != ("germany", "purchase"):
            tab.act("done")
        while (tab.due, tab.pending()["what"]) != ("ussr", "purchase"):
            tab.act("done")
    desk = sit(width, height, **(PHONE if width < height else {}))
    desk.sit_down(seat.table, seat.token)
    page = desk.page
    if width < height:
        page.locator(".drawer").get_by_role("button", name="Open the panel").tap()
    page.get_by_role("button", name=re.compile("last turn.*8 infantry")).click()
    expect(ware(page, "Infantry").get_by_role("spinbutton")).to_have_value("8")


@pytest.mark.quick("desktop")
@SIZES
def test_the_volume_is_kept(sit: Open, width: int, height: int) -> None:
    desk = sit(width, height)
    page = desk.page
    desk.go("/settings")
    slider = page.get_by_role("slider", name="Volume")
    expect(slider).to_have_value("60")
    slider.focus()
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", "off")
    page.reload()
    expect(slider).to_have_value("0")
