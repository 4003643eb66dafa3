"""Standing answers at the table: given in the menu or on the battle board, carried out, told in the log."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Seated, Server, Tab, wait_until
from tests.web.desk import WIDEST_WORDS, Desk, Open
from tests.web.test_axe import looked_at
from tests.web.test_said import board_of

DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}
WINDOWS = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
TITLE = {"en": "Standing answers", "de": "Daueranweisungen", "nl": "Vaste antwoorden"}
OF_GERMANY = {
    "en": "standing answer: Germany",
    "de": "Daueranweisung: Deutschland",
    "nl": "vast antwoord: Duitsland",
}


def attack_norway(tab: Tab) -> None:
    tab.act("done")
    tab.act("move", units={"infantry": 3, "armor": 1}, start="karelia_ssr", route=["finland_norway"])
    tab.act("done")
    tab.act("fight", space="finland_norway")


def fought(seat: Seated) -> set[str]:
    """Wait for the end of the battle; out come the seats for which something was done as answered ahead."""
    wait_until(lambda: not seat.log().state.battle)
    return {record.by for record in seat.log().records if record.ahead}


def log_of(desk: Desk) -> Locator:
    """The log of the table, in view."""
    desk.page.locator("[role=application]").press("l")
    return desk.page.locator(".log")


def close_board(desk: Desk) -> None:
    """Put the result of the battle away."""
    expect(board_of(desk).locator(".result")).to_be_visible()
    desk.page.locator("[data-next]").first.click()
    expect(board_of(desk)).to_have_count(0)


@pytest.mark.parametrize("window", WINDOWS)
def test_a_defender_with_standing_answers_is_not_asked(
    sit: Open, house: Server, window: dict[str, Any]
) -> None:
    seat = house.new(name="Ahead")
    desk = sit(**window)
    desk.sit_down(seat.table, seat.token)
    page = desk.page
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Standing answers").click()
    germany = page.get_by_role("region", name="Germany")
    germany.get_by_label("Losses").select_option(label="As the advisor proposes")
    expect(germany.get_by_label("Losses")).to_have_value("advised")
    soviets = page.get_by_role("region", name="Soviet Union")
    soviets.get_by_label("Losses").select_option(label="In this order, the first goes first")
    expect(soviets.get_by_role("listitem").first).to_contain_text("Infantry")
    soviets.get_by_label("My attack could retreat").select_option(label="Never retreat")
    looked_at(desk, f"standing answers {window['width']}")
    wait_until(lambda: seat.get("/ahead").json()["answers"]["ussr"].get("retreat") == "never")
    page.keyboard.press("Escape")
    with seat.tab() as tab:
        attack_norway(tab)
        assert fought(seat) == {"ussr", "germany"}
    close_board(desk)
    log = log_of(desk)
    expect(log).to_contain_text("standing answer: Germany")
    expect(log).to_contain_text("standing answer: Soviet Union")
    again = house.load(seat.file())
    desk.sit_down(again.table, again.token)
    expect(log_of(desk)).to_contain_text("standing answer: Germany")


@pytest.mark.parametrize("language", WIDEST_WORDS)
@pytest.mark.parametrize("window", WINDOWS)
def test_answers_are_given_and_taken_back_on_the_battle_board(
    sit: Open, house: Server, window: dict[str, Any], language: str
) -> None:
    seat = house.new(name="In battle")
    with seat.tab() as tab:
        attack_norway(tab)
    desk = sit(**window, language=language)
    desk.sit_down(seat.table, seat.token)
    page, board = desk.page, board_of(desk)
    expect(board).to_be_visible()
    looked_at(desk, f"battle board {language}")
    answers = board.get_by_role("button", name=TITLE[language])
    expect(answers).to_be_in_viewport(ratio=1)
    for nation in ("ussr", "germany"):
        answers.click()
        section = page.locator("dialog[open] section").nth(["ussr", "germany"].index(nation))
        section.locator("select").first.select_option("advised")
        section.locator("select").last.select_option("never")
        wait_until(lambda who=nation: seat.get("/ahead").json()["answers"][who].get("retreat") == "never")  # type: ignore[misc]
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(board).to_be_visible()
    assert "germany" in fought(seat)
    close_board(desk)
    expect(log_of(desk)).to_contain_text(OF_GERMANY[language])
