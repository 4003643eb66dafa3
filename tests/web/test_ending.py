"""A game ends: who won, where it turned, a rematch, another try, and what the computer would have done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.ended import ATTACK, CLASSIC, one_before_the_end
from tests.server.serving import Server
from tests.web.desk import Desk, Open
from tests.web.test_axe import looked_at

STOP = """() => [...document.querySelectorAll("main.ending button")]
  .find((button) => button.textContent.includes("Anhalten"))?.click()"""
"""Presses the button that stops the computer, if it is not done already."""
NATIONS = ("ussr", "germany", "uk", "japan", "usa")


def await_ending(desk: Desk, title: str) -> None:
    """Wait until the page is there with all its figures."""
    expect(desk.page.locator("h1", has_text=title)).to_be_visible()
    expect(desk.page.get_by_role("img", name=re.compile("Chance of victory|Siegchance"))).to_be_visible()
    desk.rest()


@pytest.mark.quick("desktop")
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_the_last_step_leads_to_the_ending_and_on(sit: Open, house: Server, width: int, height: int) -> None:
    seated = house.load(one_before_the_end(CLASSIC))
    seated.reseat("stars1", "ussr", "uk")
    desk = sit(width, height)
    desk.be_fast()
    desk.sit_down(seated.table, seated.token)
    desk.go_on()
    await_ending(desk, "The Axis have won")
    page = desk.page
    expect(page.locator("main.ending header")).to_contain_text("Economic victory")
    expect(page.get_by_role("table", name="Luck with the dice")).to_contain_text("IPC")
    looked_at(desk, "ending")
    desk.picture(f"ending-classic-{width}")

    turned = page.get_by_role("region", name="Turning points").get_by_role("listitem")
    first = turned.first.get_by_role("button").first
    name = first.inner_text()
    first.click()
    expect(page.locator(".banner strong")).to_have_text(name)
    page.get_by_role("button", name="Back to now").click()
    await_ending(desk, "The Axis have won")
    fights = page.get_by_role("region", name="Decisive battles").get_by_role("listitem")
    expect(fights.first).to_contain_text("→")

    page.get_by_role("button", name="Rematch, sides changed").click()
    expect(page).not_to_have_url(re.compile(seated.table))
    desk.await_board()
    tables = house.http.get("/api/desk", headers={"Authorization": f"Bearer {house.owner}"}).json()
    made = next(table for table in tables if table["table"] in page.url)
    kinds = {seat: made["seats"][seat].get("kind", "human") for seat in NATIONS}
    assert kinds == {"ussr": "human", "germany": "stars1", "uk": "human", "japan": "stars1", "usa": "human"}
    assert not made["over"]


def test_another_try_from_a_turning_point_of_attack(sit: Open, house: Server) -> None:
    seated = house.load(ATTACK)
    desk = sit()
    desk.sit_down(seated.table, seated.token)
    page = desk.page
    page.get_by_role("button", name="How the game went").click()
    await_ending(desk, "Green has won")
    expect(page.get_by_role("list", name="Final ranking").get_by_role("listitem")).to_have_count(4)
    looked_at(desk, "ending")
    desk.picture("ending-attack")
    page.keyboard.press("Escape")
    expect(page.locator("main.ending")).to_have_count(0)
    page.get_by_role("button", name="How the game went").click()
    page.get_by_role("button", name=re.compile("^Try again from here: Round 2")).first.click()
    expect(page).not_to_have_url(re.compile(seated.table))
    desk.await_board()
    expect(page.locator("main.ending")).to_have_count(0)


def test_what_the_computer_would_have_done_on_a_phone(sit: Open, house: Server) -> None:
    seated = house.load(CLASSIC)
    seated.reseat("stars1", "ussr", "uk", "japan", "usa")
    desk = sit(390, 844, "de", color_scheme="dark", has_touch=True)
    desk.sit_down(seated.table, seated.token)
    page = desk.page
    page.get_by_role("button", name="So lief das Spiel").click()
    await_ending(desk, "Achsenmächte")
    wide = page.locator("main.ending").evaluate("(page) => page.scrollWidth - page.clientWidth")
    assert wide <= 0
    page.get_by_role("button", name="Was hätte der Computer getan?").click()
    decisions = page.locator("main.ending details")
    expect(decisions.first).to_be_visible()
    decisions.first.locator("summary").click()
    expect(decisions.first.get_by_role("button", name="Diesen Zeitpunkt ansehen")).to_be_visible()
    page.evaluate(STOP)
    expect(page.get_by_role("button", name="Anhalten")).to_have_count(0)
    looked_at(desk, "ending on a phone")
    desk.picture("ending-phone")
