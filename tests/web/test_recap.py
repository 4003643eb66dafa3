"""While somebody was away: the card at the start of a turn; and what others do is told while it is shown."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Seated, Server
from tests.web.desk import Desk, Open
from tests.web.test_axe import looked_at

OTHERS = ("germany", "uk", "japan", "usa")
KARELIA = (
    ("eastern_europe", {"infantry": 3, "armor": 1}),
    ("finland_norway", {"infantry": 3, "armor": 1}),
    ("ukraine_ssr", {"infantry": 2, "armor": 2}),
)
ANN_AND_BEN = {"ussr": {"kind": "human", "name": "Ann"}, "germany": {"kind": "human", "name": "Ben"}}


def attacked(house: Server, seats: dict[str, Any] | None = None) -> Seated:
    """A table at which Germany fights for Karelia, and the Soviet Union has to choose what it loses."""
    seat = house.new(name="Away", seats=seats or {})
    with seat.tab() as tab:
        for _ in range(4):
            tab.act("done")
        for start, units in KARELIA:
            tab.act("move", units=units, start=start, route=["karelia_ssr"])
        tab.act("move", units={"infantry": 1}, start="libya", route=["french_equatorial_africa"])
        tab.act("done")
        tab.act("fight", space="karelia_ssr")
        assert tab.pending() == {
            "type": "decide",
            "seats": ["ussr"],
            "what": "casualties",
            "where": "karelia_ssr",
        }
    return seat


def play_on(seat: Seated, until: str) -> None:
    """Fight to the end, and pass until the turn of a seat begins."""
    with seat.tab() as tab:
        while tab.pending()["what"] != "noncombat_move":
            tab.say(seat=tab.due, auto={"until": "battle", "mark": 50})
        while (tab.due, tab.pending()["what"]) != (until, "purchase"):
            tab.act("done")


def away(house: Server) -> Seated:
    """The Soviet Union's second turn begins; all others are computers by now."""
    seat = attacked(house)
    play_on(seat, "ussr")
    seat.reseat("random", *OTHERS)
    return seat


def card_of(desk: Desk) -> Locator:
    return desk.page.locator(".recap")


def lines_of(desk: Desk, group: str) -> Locator:
    return card_of(desk).locator(f"[data-group={group}] button")


def test_a_card_tells_what_happened_and_leads_there(sit: Open, house: Server) -> None:
    desk = sit(recap=True)
    seat = away(house)
    desk.sit_down(seat.table, seat.token)
    page, card = desk.page, card_of(desk)
    expect(card.get_by_role("heading", name="While you were away")).to_be_visible()
    looked_at(desk, "recap")
    desk.picture("recap")

    # What it says is what the log says.
    lost = [text.partition(" (")[0] for text in lines_of(desk, "lost").all_inner_texts()]
    assert lost == ["Karelia S.S.R.", "French Equatorial Africa"]
    expect(card).to_contain_text(
        re.compile(r"Your side lost 5 units \(26 IPC\), the enemy 3 units \(9 IPC\)")
    )
    assert lines_of(desk, "income").first.inner_text() == "Soviet Union: 24 → 21 IPC"
    expect(lines_of(desk, "danger").first).to_contain_text("Russia: Germany could take it next turn")
    forces, _, fell = lines_of(desk, "battles").first.locator("small").inner_text().partition("\n")
    assert forces.startswith("with 8 infantry, 4 armor against 3 infantry")
    walked = lines_of(desk, "battles").filter(has_text="French Equatorial Africa: taken by Germany")
    expect(walked.locator("small")).to_have_text("without a fight, with 1 infantry")

    # A line leads to its moment, where the log has the same words; the way back leads to the card.
    lines_of(desk, "lost").first.click()
    expect(page.locator("main.map [role=status]")).to_contain_text("Round 1, Germany")
    expect(card).to_have_count(0)
    page.keyboard.press("l")
    battle = page.locator(".log .line", has_text="took Karelia S.S.R. from U.S.S.R.")
    expect(battle).to_contain_text(fell)
    for name in lost:
        expect(page.locator(".log .line", has_text=f"took {name}")).to_have_count(1)
    page.get_by_role("button", name="Back to now").click()
    expect(card).to_be_visible()

    # Switched off it stays off.
    card.get_by_role("switch").uncheck(force=True)
    page.reload()
    desk.await_board()
    desk.rest()
    expect(card).to_have_count(0)
    desk.go("/settings")
    again = page.get_by_role("switch", name="While you were away")
    expect(again).not_to_be_checked()
    again.check(force=True)
    desk.go(f"/table/{seat.table}")
    expect(card).to_be_visible()

    # Watching begins where the person left off and goes on by itself; then the card was read.
    page.get_by_role("button", name="Watch these turns").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator("main.map [role=status]")).to_contain_text("Round 1, Germany")
    expect(page.locator("section.dock .what")).to_contain_text("Combat")
    page.get_by_role("button", name="Back to now").click()
    desk.await_board()
    desk.rest()
    expect(card).to_have_count(0)


def test_on_a_phone_it_is_a_drawer(sit: Open, house: Server) -> None:
    desk = sit(390, 844, recap=True, has_touch=True, color_scheme="dark")
    seat = away(house)
    desk.sit_down(seat.table, seat.token)
    sheet = desk.page.get_by_role("region", name="While you were away")
    expect(sheet).to_be_visible()
    looked_at(desk, "recap on a phone")
    desk.picture("recap-phone")
    assert lines_of(desk, "lost").count() == 2
    lines_of(desk, "lost").first.tap()
    expect(desk.page.locator("main.map [role=status]")).to_contain_text("Round 1, Germany")
    desk.page.get_by_role("button", name="Back to now").tap()
    desk.page.get_by_role("button", name="Begin my turn").tap()
    expect(card_of(desk)).to_have_count(0)
    expect(desk.step).to_have_text(re.compile("Buy nothing"))


def test_it_waits_for_an_open_battle(sit: Open, house: Server) -> None:
    seats = {**ANN_AND_BEN, "uk": ANN_AND_BEN["ussr"]}
    seat = attacked(house, seats)
    desk = sit(recap=True)
    desk.sit_down(seat.table, seat.token)
    board = desk.page.locator("[role=dialog][aria-modal=true]")
    expect(board).to_be_visible()
    desk.rest()
    expect(card_of(desk)).to_have_count(0)
    # Ann's next turn is that of the United Kingdom; what Ben did is told then.
    play_on(seat, "uk")
    expect(card_of(desk)).to_be_visible()
    expect(board).to_have_count(0)
    expect(card_of(desk)).to_contain_text("Since your last turn: Germany")
    desk.page.keyboard.press("Escape")
    expect(card_of(desk)).to_have_count(0)


LISTENING = """
    window.said = [];
    new MutationObserver(() => {
        const caption = document.querySelector(".caption span")?.firstChild?.data;
        const headline = document.querySelector(".wait h2")?.textContent;
        const tab = document.querySelector("[role=tab][aria-selected=true]")?.textContent.trim();
        const arrows = document.querySelectorAll("main.map [data-arrow]").length;
        const result = document.querySelector("main.map > .result")?.textContent;
        if (caption) window.said.push({ caption, headline, tab, arrows });
        if (result) window.results = [...(window.results ?? []), result];
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""The page notes what is said of others' moves: each stands there only for a moment."""


@pytest.mark.quick("phone")
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_moves_of_computers_are_told_while_they_are_shown(
    sit: Open, house: Server, width: int, height: int
) -> None:
    desk = sit(width, height)
    desk.page.add_init_script(LISTENING)
    seat = house.new(name="Told", seats={one: {"kind": "random"} for one in OTHERS})
    desk.sit_down(seat.table, seat.token)
    with seat.tab() as tab:
        for _ in range(3):
            tab.act("done")
    told = "window.said.find((one) => one.caption.startsWith('Germany') && one.headline === one.caption)"
    desk.page.wait_for_function(f"() => {told}")
    if width > height:
        assert desk.page.evaluate(f"() => {told}.tab") == "Log"
    # What moves has an arrow, whatever is bought or placed has none.
    desk.page.wait_for_function(
        "() => window.said.some((one) => / moved /.test(one.caption) && one.arrows > 0)"
    )


@pytest.mark.quick("desktop")
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_battles_of_others_have_a_small_result(sit: Open, house: Server, width: int, height: int) -> None:
    desk = sit(width, height)
    desk.page.add_init_script(LISTENING)
    seat = house.new(name="Looking on")
    with seat.tab() as tab:
        while (tab.due, tab.pending()["what"]) != ("germany", "combat_move"):
            tab.act("done")
        for start, units in KARELIA:
            tab.act("move", units=units, start=start, route=["karelia_ssr"])
        tab.act("done")
    desk.sit_down(seat.table, seat.token)
    seat.reseat("stars1", "germany", "ussr")
    desk.page.wait_for_function("() => window.results?.some((one) => /Karelia.*lost/.test(one))")
    expect(desk.page.locator("[role=dialog][aria-modal=true]")).to_have_count(0)
