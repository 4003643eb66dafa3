"""Attack! in a browser that two people share: setup, a turn, hand-overs, save, load, time machine, axe."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from sandtable.kernel import save
from sandtable.kernel.protocol import Decide
from sandtable.kernel.seal import is_sealed
from tests.server.serving import Seated, Server, wait_until
from tests.web.desk import Desk, Open
from tests.web.test_attack_battle import board, enter, land_battle, press
from tests.web.test_axe import looked_at

PEOPLE = {"gray": {"name": "Anna"}, "tan": {"name": "Ben"}}
COMPUTERS = {"brown": {"kind": "random"}, "green": {"kind": "random"}}


def begun(house: Server, **options: Any) -> Seated:
    return house.new("attack", "base", seats={**PEOPLE, **COMPUTERS}, options=options, name="Friday")


def take_over(desk: Desk) -> None:
    """The next person takes the device, where it must be handed over."""
    curtain = desk.page.locator(".curtain")
    expect(curtain.or_(desk.page.locator(".ask, .over, main.ending")).first).to_be_visible()
    if curtain.count():
        curtain.locator("button.primary").click()
        expect(curtain).to_have_count(0)


def seat_of(seated: Seated) -> str:
    pending = seated.log().pending
    assert isinstance(pending, Decide)
    return pending.seats[0]


def has_gone_on(seated: Seated, before: int) -> bool:
    """Whether the log is longer than it was."""
    return seated.log().version > before


def test_a_set_up_by_two_people(sit: Open, house: Server) -> None:
    """Claims, figures five at a time and capitals, by clicks on the map and by the list."""
    desk, seated = sit(), begun(house)
    desk.be_fast()
    desk.sit_down(seated.table, seated.token)
    for turn in range(400):
        desk.await_version(seated)
        if seated.log().state.opening is None:
            break
        take_over(desk)
        place_something(desk, seated, by_map=turn % 2 == 0)
    state = seated.log().state
    assert state.opening is None
    assert set(state.capitals) == {"gray", "tan", "brown", "green"}
    assert all(state.at(region).size for region in state.owner)


def place_something(desk: Desk, seated: Seated, by_map: bool) -> None:
    """One step of the set-up: a region, figures or a capital."""
    page, log = desk.page, seated.log()
    title = page.locator(".ask h2").inner_text()
    if title.startswith("Claim"):
        target = log.game.options(log.state, seat_of(seated)).offers[0].targets[-1]
        if by_map:
            desk.pick(target)
        else:
            page.get_by_label("Choose a region").select_option(target)
            page.get_by_role("button", name=re.compile("^Claim ")).click()
    elif title.startswith("Place"):
        more = page.get_by_role("button", name=re.compile("One .* more")).first
        if more.is_enabled():
            more.click()
        page.get_by_label("Choose a region").select_option(index=1)
        page.get_by_role("button", name=re.compile("^Place ")).click()
    else:
        assert title.startswith("Choose your capital"), title
        page.locator(".ask .answers button").first.click()
    wait_until(lambda: bool(seated.summary()["v"] > log.version))


def test_nothing_of_another_hand_is_on_the_page(sit: Open, house: Server) -> None:
    seated = begun(house, quick_setup=True)
    until_action(seated)
    desk, seat = sit(), seat_of(seated)
    desk.be_fast()
    lines = listened(desk.page)
    desk.sit_down(seated.table, seated.token)
    desk.await_version(seated)
    curtain = desk.page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(curtain).to_contain_text(re.compile("Pass the device to (Anna|Ben)"))
    assert desk.page.get_by_label("Your cards").count() == 0
    assert desk.page.locator("aside.dock").count() == 0
    looked_at(desk, "curtain")
    take_over(desk)
    expect(desk.page.get_by_label("Your cards")).to_be_visible()
    desk.page.reload()
    expect(curtain).to_be_visible()
    assert desk.page.get_by_label("Your cards").count() == 0
    take_over(desk)
    expect(desk.page.get_by_label("Your cards")).to_be_visible()
    hand = seated.log().state.hand(seat)
    for line in lines:
        before, taken = split_at_take(line)
        assert before
        assert all(message["now"]["view"]["hand"] == [] for message in before)
        assert not any(event.get("seen_by") for message in before for event in events_in(message))
        assert taken[-1]["now"]["view"]["hand"] == list(hand)
    assert len(lines) == 2


def split_at_take(line: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """How the table stood over a line before somebody said that they have the device, and after."""
    place = next(n for n, message in enumerate(line) if message.get("take"))
    kinds = ("welcome", "update")
    return (
        [message for message in line[:place] if message.get("type") in kinds],
        [message for message in line[place:] if message.get("type") in kinds],
    )


def events_in(message: dict[str, Any]) -> list[dict[str, Any]]:
    told = message.get("told", []) + message.get("missed", [])
    return [event for entry in told for event in entry.get("events", [])]


def listened(page: Page) -> list[list[dict[str, Any]]]:
    """Everything that will go over the page's lines to the server, in order, each line on its own."""
    lines: list[list[dict[str, Any]]] = []

    def open_line(socket: WebSocket) -> None:
        heard: list[dict[str, Any]] = []
        lines.append(heard)
        for frame in ("framereceived", "framesent"):
            socket.on(frame, lambda text: heard.append(json.loads(text)))

    page.on("websocket", open_line)
    return lines


CARDS = re.compile("Your cards|Population|Oil|Minerals|Factories|Railroads")


def test_nothing_of_a_hand_is_on_the_page_in_an_open_battle(sit: Open, house: Server) -> None:
    """A land battle passes between two people without a curtain; no card is shown until one was passed."""
    seated = house.load(save.dump(land_battle()))
    desk = sit()
    enter(desk, seated)
    page, fight, curtain = desk.page, board(desk), desk.page.locator(".curtain")
    decided = set()
    for step in range(6):
        expect(fight).to_be_visible()
        expect(curtain).to_have_count(0)
        assert page.locator("aside.dock").count() == 0
        assert not CARDS.search(page.locator("body").aria_snapshot())
        assert not CARDS.search(page.content())
        if seated.log().state.battle is None:
            break
        decided.add(seat_of(seated))
        expect(fight.locator(".foot h3")).to_contain_text(seat_of(seated).capitalize())
        if step < 3:
            press(desk, seated)
        else:
            fight.get_by_role("button", name="Finish quickly").click()
            expect(fight.get_by_role("button", name="Continue")).to_be_visible()
    assert decided == {"brown", "green"}
    assert seated.log().state.battle is None
    fight.get_by_role("button", name="Continue").click()
    expect(curtain).to_be_visible()
    assert not CARDS.search(page.locator("body").aria_snapshot())
    take_over(desk)
    expect(page.get_by_label("Your cards")).to_be_visible()


def two_people(house: Server, **options: Any) -> Seated:
    """A game of nobody but Anna and Ben."""
    return house.new("attack", "base", seats=PEOPLE, playing=["gray", "tan"], options=options, name="Two")


def test_a_step_is_taken_back_by_whoever_took_it(sit: Open, house: Server) -> None:
    """At the curtain by the one who passes the device on, never by the next one; the log follows."""
    seated = two_people(house)
    desk = sit()
    desk.sit_down(seated.table, seated.token)
    take_over(desk)
    page, first = desk.page, seat_of(seated)
    taken, other = seated.log().game.options(seated.log().state, first).offers[0].targets[:2]
    desk.pick(taken)
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name="Take back the last step").click()
    expect(curtain).to_contain_text(first.capitalize())
    expect(curtain.get_by_role("button", name="Take back the last step")).to_have_count(0)
    assert seat_of(seated) == first
    take_over(desk)
    desk.pick(other)
    expect(curtain).to_be_visible()
    take_over(desk)
    assert seat_of(seated) != first
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.keyboard.press("z")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("tabpanel").get_by_text(re.compile("claimed"))).to_have_count(1)
    assert set(seated.log().state.owner) == {other}
    desk.pick(other)
    expect(page.locator(".ask .refusal")).to_contain_text("is taken")


def test_the_last_round_and_diplomacy(sit: Open, house: Server) -> None:
    """The last round says so; diplomacy shows its chance, asks, and its dice are seen by who rolled them."""
    seated = two_people(house, quick_setup=True, end="rounds:1")
    desk = sit()
    desk.sit_down(seated.table, seated.token)
    take_over(desk)
    page, ask = desk.page, desk.page.locator(".ask")
    expect(page.locator(".round")).to_contain_text("Round 1 of 1")
    expect(page.locator(".round")).to_contain_text("last round")
    expect(page.get_by_label("News")).to_contain_text("This is the last round: no more trading.")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("header .what")).to_contain_text("last round")
    desk.picture("attack-last-round-phone")
    page.set_viewport_size({"width": 1440, "height": 900})
    closed = ask.get_by_role("button", name="Offer a deal")
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.press("Enter")
    expect(ask.locator(".refusal")).to_contain_text("no trading in the last round")
    desk.picture("attack-last-round")
    keep_the_keyboard(desk)
    for action in range(3):
        ask.get_by_role("button", name="Diplomacy").press("Enter")
        region = ask.locator("select option").nth(1)
        expect(region).to_contain_text(re.compile(r"8 or more, 42\s%|9 or more, 28\s%"))
        before = seated.log().version
        target = region.get_attribute("value") or ""
        find(desk, target)
        desk.pick(target)
        expect(ask).to_contain_text("Two dice must show")
        assert seated.log().version == before, "nothing is rolled before it is confirmed"
        looked_at(desk, f"diplomacy {action}")
        desk.picture("attack-diplomacy")
        page.keyboard.press("Enter")
        wait_until(partial(has_gone_on, seated, before))
        if action < 2:
            expect(ask.locator("h2")).to_have_text("What will you do?")
            expect(page.get_by_label("News").locator(".dice").first).to_be_visible()
            expect(page.locator("[role=application]")).to_be_focused()
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(curtain.locator(".dice").first).to_be_visible()
    looked_at(desk, "curtain with dice")
    desk.picture("attack-curtain-dice")


def keep_the_keyboard(desk: Desk) -> None:
    """The board has the focus when the button that was pressed is gone; from a stack the arrows walk on."""
    page, around = desk.page, desk.page.locator("[role=application]")
    page.get_by_role("button", name="Move", exact=True).press("Enter")
    expect(page.locator(".ask h2")).to_contain_text("Choose a stack")
    expect(around).to_be_focused()
    page.keyboard.press("n")
    expect(page.locator(".tiles .tile").first).to_be_visible()
    stack = around.get_attribute("aria-activedescendant") or ""
    assert stack.startswith("area-")
    page.keyboard.press("ArrowUp")
    expect(around).not_to_have_attribute("aria-activedescendant", stack)
    page.keyboard.press("Escape")
    desk.go_on("Move nothing")


SCREENS = [
    pytest.param(1440, 900, False, id="desktop"),
    pytest.param(390, 844, True, id="phone"),
    pytest.param(844, 390, True, id="phone on its side", marks=pytest.mark.soak),
    pytest.param(820, 1180, True, id="upright tablet", marks=pytest.mark.soak),
    pytest.param(1180, 820, True, id="tablet", marks=pytest.mark.soak),
]


def in_reach(desk: Desk) -> None:
    """The next step lies in the window, and half of the window is map."""
    size = desk.page.viewport_size
    button, board = desk.step.bounding_box(), desk.page.locator("main.map").bounding_box()
    assert size is not None
    assert button is not None
    assert board is not None
    assert button["y"] + button["height"] <= size["height"]
    assert 2 * board["width"] * board["height"] >= size["width"] * size["height"]


def among_own_troops(desk: Desk, seated: Seated, seat: str) -> None:
    """Counters show their pieces, and a good part of those of the seat are on the map that is seen."""
    expect(desk.page.locator(".board")).to_have_attribute("data-step", "middle")
    box, state = desk.page.locator("main.map").bounding_box(), seated.log().state
    assert box is not None
    own = {region: army.size for region, army in state.units.items() if state.owner[region] == seat}
    spots = {region: desk.spot(region) for region in own}
    seen = [
        own[region]
        for region, (x, y) in spots.items()
        if box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
    ]
    assert 3 * sum(seen) >= sum(own.values())


SMALL = """() => [...document.querySelectorAll("button, select, label:has(> input)")]
  .filter((one) => !one.matches("[data-area], .handle"))
  .filter((one) => one.checkVisibility())
  .map((one) => [one.getBoundingClientRect(), one.ariaLabel || one.innerText])
  .filter(([box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([box, name]) => `${name} ${box.width} x ${box.height}`)"""


def fit_for_fingers(desk: Desk, touch: bool) -> None:
    assert not touch or not desk.page.evaluate(SMALL)


@pytest.mark.quick("phone")
@pytest.mark.parametrize(("width", "height", "touch"), SCREENS)
def test_a_turn(sit: Open, house: Server, width: int, height: int, touch: bool) -> None:
    """A move by clicks, one taken back, production with placement, the end of the turn."""
    seated = begun(house, quick_setup=True)
    until_action(seated)
    desk = sit(width, height, has_touch=touch)
    desk.sit_down(seated.table, seated.token)
    take_over(desk)
    seat, page = seat_of(seated), desk.page
    looked_at(desk, "actions")
    in_reach(desk)
    fit_for_fingers(desk, touch)
    desk.picture(f"attack-actions-{width}")
    if min(width, height) < 768:
        among_own_troops(desk, seated, seat)
    page.get_by_role("button", name=re.compile("^Move")).first.click()
    expect(page.locator(".ask h2")).to_contain_text("Move: Choose a stack")
    start, goal = a_move(seated, seat)
    find(desk, start)
    desk.pick(start)
    expect(page.locator(".tiles .tile").first).to_be_visible()
    looked_at(desk, "a stack taken up")
    find(desk, goal)
    desk.pick(goal)
    if touch:
        assert seated.log().state.march is not None
        assert not seated.log().state.march.attacks, "a tap only aims"
        fit_for_fingers(desk, touch)
        desk.picture(f"attack-aim-{width}")
        confirm = page.get_by_role("button", name=re.compile("^(Attack|Move to) "))
        expect(confirm).to_have_count(1)
        expect(confirm).to_be_in_viewport(ratio=1)
        wait_until(lambda: standing_out(desk) == [n for n in confirm.all_inner_texts() if "%" not in n])
        confirm.click()
    wait_until(lambda: goal in marched(seated))
    desk.picture(f"attack-moved-{width}")
    page.keyboard.press("z")
    wait_until(lambda: not marched(seated))
    desk.go_on("Move nothing")
    page.get_by_role("button", name=re.compile("^Production")).click()
    field = page.get_by_role("spinbutton", name="Infantry")
    field.fill("1")
    field.press("Tab")
    looked_at(desk, "production")
    in_reach(desk)
    fit_for_fingers(desk, touch)
    desk.press_on("Buy")
    page.get_by_role("button", name="Do it anyway").click()  # points would be lost
    expect(page.locator(".ask h2")).to_contain_text("Place 1 more unit")
    page.get_by_label("Choose a region").select_option(index=1)
    looked_at(desk, "placement")
    page.get_by_role("button", name=re.compile("^Place 1 infantry")).click()
    wait_until(lambda: seated.log().state.turn.used == ("produce",))
    desk.press_on("End the turn")
    page.get_by_role("button", name="Do it anyway").click()
    wait_until(lambda: seated.log().state.seat != seat)


PASSPHRASE = "drei Möwen über Kiel"


def test_sealed_save_load_and_the_time_machine(sit: Open, house: Server, tmp_path: Path) -> None:
    """Two people keep secrets: what they save nobody can read, and it opens with their passphrase."""
    seated = begun(house, quick_setup=True)
    until_action(seated)
    desk = sit()
    desk.sit_down(seated.table, seated.token)
    take_over(desk)
    page = desk.page
    page.locator(".bar .nations").click()
    looked_at(desk, "players")
    page.get_by_role("button", name="Save as a file").click()
    expect(page.get_by_text("opens only here, on this server")).to_be_visible()
    looked_at(desk, "sealing")
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    expect(page.get_by_text("opens on any computer")).to_be_visible()
    desk.picture("attack-sealing")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save sealed").click()
    saved = tmp_path / "attack.sandtable"
    download.value.save_as(saved)
    data = saved.read_bytes()
    assert is_sealed(data)
    assert not any(card.encode() in data for hand in seated.log().state.hands.values() for card in hand)
    desk.go("/load")
    page.locator("input[type=file]").set_input_files(saved)
    page.get_by_label("Passphrase").fill("drei Enten")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("That passphrase is wrong")).to_be_visible()
    looked_at(desk, "unsealing")
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    desk.await_board()
    take_over(desk)
    again = table_on(desk, house)
    assert again.log().entries == seated.log().entries
    page.get_by_role("button", name="Time machine").click()
    expect(page.locator(".banner")).to_be_visible()
    expect(page.locator("main.map > .place")).to_have_count(0)  # nobody's turn begins in the past
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    expect(page.locator(".round strong")).to_have_text("Setup")
    slider.press("End")
    looked_at(desk, "time machine")
    desk.picture("attack-time-machine")
    expect(page.get_by_role("button", name=re.compile("Play on from here"))).to_be_disabled()
    expect(page.get_by_text("only when the game is over")).to_be_visible()


def table_on(desk: Desk, house: Server) -> Seated:
    """The table that the browser is at, with the token it remembers."""
    found = desk.page.evaluate("() => JSON.parse(localStorage.getItem('sandtable.tables'))[0]")
    assert found["table"] in desk.page.url
    return Seated(house, **found)


def test_alone_against_computers_the_file_holds_their_hands(sit: Open, house: Server, tmp_path: Path) -> None:
    computers = {seat: {"kind": "random"} for seat in ("tan", "brown", "green")}
    options = {"quick_setup": True}
    seated = house.new("attack", "base", seats={**computers, "gray": {"name": "Anna"}}, options=options)
    until_action(seated)
    desk = sit()
    desk.sit_down(seated.table, seated.token)
    page = desk.page
    page.locator(".bar .nations").click()
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("^Save what .* saw$")).click()
    seen = tmp_path / "seen.jsonl"
    download.value.save_as(seen)
    assert '"seat":"gray"' in seen.read_text("utf-8").splitlines()[0]
    page.get_by_role("button", name="Save as a file").click()
    expect(page.get_by_text("what the computers hold in their hands")).to_be_visible()
    looked_at(desk, "hands")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save", exact=True).click()
    saved = tmp_path / "attack.sandtable"
    download.value.save_as(saved)
    page.keyboard.press("Escape")
    assert save.read(saved).version == seated.log().version
    page.get_by_role("button", name="Time machine").click()
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("End")
    before = page.url
    page.get_by_role("button", name=re.compile("Play on from here")).click()
    page.wait_for_url(lambda url: not url.endswith("/time"))
    desk.await_board()
    assert page.url != before.removesuffix("/time")


def test_a_computers_seat_is_taken_by_who_knows_what_it_means(sit: Open, house: Server) -> None:
    """It is asked first; the log says so, and nobody's hand lies open until somebody takes the device."""
    seats = {"gray": {"name": "Anna"}, "tan": {"kind": "random"}}
    options = {"quick_setup": True}
    seated = house.new("attack", "base", seats=seats, playing=["gray", "tan"], options=options, name="Two")
    until_action(seated)
    desk = sit()
    desk.be_fast()
    desk.sit_down(seated.table, seated.token)
    desk.await_version(seated)
    page, dialog = desk.page, desk.page.locator("dialog[open]")
    page.locator(".bar .nations").click()
    dialog.get_by_role("tab", name="Seats").click()
    holder = dialog.get_by_role("radiogroup", name=re.compile("Tan"))
    holder.get_by_role("radio", name="Human").check()
    question = dialog.get_by_role("group", name=re.compile("Tan is played by a computer"))
    expect(question).to_be_visible()
    expect(question.get_by_role("button", name="Not yet")).to_be_focused()
    looked_at(desk, "a computer's seat is wanted")
    question.get_by_role("button", name="Not yet").click()
    expect(question).to_have_count(0)
    expect(holder.get_by_role("radio", name="Computer")).to_be_checked()
    assert not seated.log().takes
    holder.get_by_role("radio", name="Human").check()
    question.get_by_role("button", name="Take over Tan").click()
    wait_until(lambda: bool(seated.log().takes))
    expect(page.locator(".curtain")).to_be_visible()
    take_over(desk)
    page.keyboard.press("l")
    expect(page.get_by_role("tabpanel")).to_contain_text("is played by a person from here on")


# Getting there


def until_action(seated: Seated) -> None:
    """Plain answers of the people until one of them has a turn of their own."""
    plain = {
        "trade_answer": "decline",
        "leave": "allow",
        "allow_trade": "allow",
        "command": "pass",
        "naval_answer": "withdraw",
    }
    with seated.tab() as tab:
        for _ in range(300):
            if tab.pending()["type"] == "decide" and tab.pending()["what"] == "action" and tab.due:
                return
            if not tab.due:
                tab.until(lambda reply: reply["type"] == "update")
                continue
            seat = tab.ready()
            tab.say(seat=seat, do=answer(tab.pending()["what"], tab.now["menus"][seat], plain))
    raise AssertionError("nobody has had a turn")


def answer(what: str, menu: dict[str, Any], plain: dict[str, str]) -> dict[str, Any]:
    if what in plain:
        return {"act": plain[what]}
    units: dict[str, int] = {}
    for offer in menu["offers"]:
        if offer["verb"] == "hold":
            return {"act": "reinforce", "units": {}}
        room = menu.get("owed", 1) - sum(units.values())
        if offer["verb"] == what and room > 0:
            units[offer["unit"]] = min(offer["most"], room)
    return {"act": what, "units": units}


def find(desk: Desk, area: str) -> None:
    """Pan the map until the region lies inside the window."""
    board = desk.page.locator("[role=application]")
    box = board.bounding_box()
    assert box is not None
    for _ in range(8):
        x, y = desk.spot(area)
        if (
            box["x"] + 20 < x < box["x"] + box["width"] - 80
            and box["y"] + 20 < y < box["y"] + box["height"] - 20
        ):
            return
        board.focus()
        across = x < box["x"] + box["width"] / 2
        desk.page.keyboard.press("Shift+ArrowLeft" if across else "Shift+ArrowRight")
        desk.rest()


def marched(seated: Seated) -> frozenset[str]:
    """Where units have been sent in this march."""
    march = seated.log().state.march
    return frozenset(march.arrived | march.attacks) if march else frozenset()


def standing_out(desk: Desk) -> list[str]:
    """What the eye is led to; a bad attack's button names its chance and is not among it."""
    return desk.page.locator("button.primary:visible").all_inner_texts()


def a_move(seated: Seated, seat: str) -> tuple[str, str]:
    """From where to where some units may go by land."""
    log = seated.log()
    offers = log.game.options(log.state, seat).offers
    move = next(offer for offer in offers if offer.verb == "move")
    return move.origin, move.targets[0]
