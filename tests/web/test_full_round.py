"""A whole round of five nations, played in a browser by one person with the mouse."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from sandtable.kernel import save
from tests.web.desk import Desk, Open


def test_a_round_from_the_start_screen_to_a_branch(sit: Open, tmp_path: Path) -> None:
    desk = sit()
    begin(desk)
    soviet_turn(desk)
    german_turn(desk)
    british_turn(desk)
    japanese_turn(desk)
    american_turn(desk)
    expect(desk.page.locator(".round strong")).to_have_text("Round 2")
    expect(desk.page.locator(".current b")).to_have_text("Soviet Union")
    saved = save_game(desk, tmp_path)
    load_again(desk, saved)
    travel_and_branch(desk)


def begin(desk: Desk) -> None:
    """From the start screen, by the buttons, to a table where everybody is a person."""
    desk.go()
    desk.page.get_by_role("link", name=re.compile("New game")).click()
    people = desk.page.get_by_role("radio", name="Human")
    expect(people).to_have_count(5)
    for place in range(5):
        people.nth(place).click()
        expect(people.nth(place)).to_be_checked()
    desk.page.get_by_role("button", name=re.compile("Start game")).click()
    desk.await_board()
    assert desk.nation == "Soviet Union"


def soviet_turn(desk: Desk) -> None:
    desk.buy(infantry=8)
    desk.go_on("Buy and go on")
    desk.go_on("No attacks this turn")
    assert desk.phase == "Noncombat"
    desk.order("russia", "karelia_ssr", infantry=2)
    desk.go_on("To placement")
    place_all(desk)
    desk.go_on("End the turn")
    expect(desk.page.locator(".current b")).to_have_text("Germany")


def german_turn(desk: Desk) -> None:
    """A bombing raid, a sea battle with a submarine, and a landing behind another sea battle."""
    desk.buy(infantry=10)
    desk.go_on()
    raid(desk, "germany", "united_kingdom")
    desk.order("sz_west_spain", "sz_west_mediterranean")
    desk.order("western_europe", "sz_west_mediterranean", fighter=1)
    desk.order("southern_europe", "sz_central_mediterranean", infantry=2)
    desk.order("sz_central_mediterranean", "sz_east_mediterranean", battleship=1, transport=1)
    desk.order("sz_east_mediterranean", "syria_iraq", infantry_aboard=2)
    desk.order("libya", "anglo_egyptian_sudan")
    expect(desk.page.locator(".odds").first).to_be_visible()
    desk.picture("round-germany-orders")
    expect(desk.step).to_contain_text(re.compile(r"Fight \d battles"))
    desk.go_on()
    fight_all(desk)
    land_planes(desk, sz_west_mediterranean="western_europe", united_kingdom="germany")
    desk.go_on("To placement")
    place_all(desk)
    desk.go_on("End the turn")
    expect(desk.page.locator(".current b")).to_have_text("United Kingdom")


def british_turn(desk: Desk) -> None:
    quiet_turn(desk, infantry=5)
    expect(desk.page.locator(".current b")).to_have_text("Japan")


def japanese_turn(desk: Desk) -> None:
    """The fleet strikes Hawaii; the carrier sails to meet its fighter, and one from the Philippines lands."""
    desk.buy(infantry=8)
    desk.go_on()
    desk.order("sz_solomon_islands", "sz_hawaii")
    desk.order("sz_caroline_islands", "sz_hawaii", fighter=1, battleship=1)
    desk.picture("round-japan-orders")
    desk.go_on("Fight 1 battle")
    fight_all(desk)
    desk.order("sz_caroline_islands", "sz_wake_island", aircraft_carrier=1)
    desk.order("philippines", "sz_wake_island", fighter=1)
    land_planes(desk, sz_hawaii="sz_wake_island")
    desk.picture("round-japan-carrier")
    desk.go_on("To placement")
    place_all(desk)
    desk.go_on("End the turn")
    expect(desk.page.locator(".current b")).to_have_text("United States")


def american_turn(desk: Desk) -> None:
    quiet_turn(desk, infantry=6)


# Steps that several turns take


def quiet_turn(desk: Desk, **units: int) -> None:
    desk.buy(**units)
    desk.go_on()
    desk.go_on("No attacks this turn")
    desk.go_on("To placement")
    place_all(desk)
    desk.go_on("End the turn")


def raid(desk: Desk, start: str, target: str) -> None:
    """A bomber over a factory: the click asks whether to fight or to bomb."""
    desk.pick(start)
    desk.choose(bomber=1)
    desk.pick(target)
    desk.page.get_by_role("button", name="Bomb the complex").first.click()
    desk.page.locator(".plan .go button").click()
    expect(desk.page.locator(".selection")).to_have_count(0)


def fight_all(desk: Desk) -> None:
    """Every battle on its board, one after the other, until the phase is over."""
    for _ in range(12):
        if desk.phase != "Combat":
            return
        desk.rest()
        if desk.page.locator("[role=dialog][aria-modal=true]").count():
            desk.fight()
        elif desk.step.is_enabled():
            desk.go_on()
    assert desk.phase != "Combat"


def land_planes(desk: Desk, **homes: str) -> None:
    """Planes that survived go from where they fought to where they can land; others have nothing to do."""
    for place, home in homes.items():
        if not desk.page.locator(f"[data-stack^='{place}:']").count():
            continue
        desk.pick(place)
        planes = desk.page.locator(".tiles .tile[aria-label=Fighter], .tiles .tile[aria-label=Bomber]")
        names = [str(planes.nth(n).get_attribute("aria-label")).lower() for n in range(planes.count())]
        if names:
            desk.choose(**dict.fromkeys(names, 1))
            desk.pick(home)
        else:
            desk.page.keyboard.press("Escape")


def place_all(desk: Desk) -> None:
    """What was bought goes where the panel proposes."""
    desk.page.get_by_role("button", name="Place all for me").click()
    expect(desk.page.locator(".units")).to_have_count(0)


def save_game(desk: Desk, folder: Path) -> Path:
    desk.page.locator(".bar .nations").click()
    with desk.page.expect_download() as download:
        desk.page.get_by_role("button", name="Save as a file").click()
    saved = folder / "round.sandtable"
    download.value.save_as(saved)
    desk.page.keyboard.press("Escape")
    assert save.read(saved).state.round == 2
    return saved


def load_again(desk: Desk, saved: Path) -> None:
    desk.go("/load")
    desk.page.locator("input[type=file]").set_input_files(saved)
    desk.await_board()
    expect(desk.page.locator(".round strong")).to_have_text("Round 2")
    desk.page.reload()
    desk.await_board()
    expect(desk.page.locator(".round strong")).to_have_text("Round 2")


def travel_and_branch(desk: Desk) -> None:
    before = desk.page.url
    desk.page.get_by_role("button", name="Time machine").click()
    slider = desk.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.focus()
    slider.press("Home")
    expect(desk.page.locator(".round strong")).to_have_text("Round 1")
    for _ in range(3):
        slider.press("PageUp")
    desk.picture("round-time-machine")
    desk.page.get_by_role("button", name=re.compile("Play on from here")).click()
    desk.page.wait_for_url(lambda url: not url.endswith("/time"))
    desk.await_board()
    expect(desk.page.locator(".round strong")).to_have_text("Round 1")
    assert desk.page.url != before
