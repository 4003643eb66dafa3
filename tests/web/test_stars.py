"""A person against computers with stars: a new game, hints, reasons in the log, a seat handed over."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Seated, Server, wait_until
from tests.web.desk import Desk, Open
from tests.web.test_axe import looked_at

PHONE = {"width": 390, "height": 844, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
OTHERS = ("germany", "uk", "japan", "usa")


def against(house: Server, kind: str = "stars3") -> Seated:
    """A table with a person for the Soviet Union and computers for all others."""
    return house.new(name="Stars", seats={seat: {"kind": kind} for seat in OTHERS})


def hint_of(desk: Desk) -> Locator:
    return desk.page.get_by_role("region", name="Hint")


@pytest.mark.quick("phone")
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_new_game_with_stars(sit: Open, house: Server, width: int, height: int) -> None:
    desk = sit(width, height)
    desk.go("/new")
    page = desk.page
    who = page.get_by_role("radiogroup", name="Who plays Germany")
    who.get_by_role("radio", name="Computer").check()
    strength = page.get_by_role("radiogroup", name="Strength of the computer playing Germany")
    expect(strength.get_by_role("radio")).to_have_count(6)
    expect(strength.get_by_role("radio", name="3 stars")).to_be_checked()
    strength.get_by_role("radio", name="3 stars").focus()
    page.keyboard.press("ArrowRight")
    expect(strength.get_by_role("radio", name="4 stars")).to_be_checked()
    expect(page.get_by_text("Thinking time for five stars")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(strength.get_by_role("radio", name="5 stars")).to_be_checked()
    page.get_by_role("radiogroup", name="Thinking time").get_by_role("radio", name="30 s").check()
    desk.picture(f"stars-new-{width}")
    looked_at(desk, "new game")
    page.get_by_role("button", name="Start game").click()
    desk.await_board()
    table = page.url.split("/table/")[1].split("?")[0]
    desk_secret = {"Authorization": f"Bearer {house.owner}"}
    made = next(t for t in house.http.get("/api/desk", headers=desk_secret).json() if t["table"] == table)
    assert made["seats"]["germany"] == {"kind": "stars5"}
    assert made["seats"]["ussr"] == {"kind": "stars3"}
    assert made["thinking"] == 30


@pytest.mark.soak
def test_a_turn_with_hints_against_three_stars(sit: Open, house: Server) -> None:
    seat = against(house)
    desk = sit()
    desk.be_fast()
    desk.sit_down(seat.table, seat.token)
    page = desk.page

    # The purchase, as proposed.
    page.keyboard.press("i")
    hint = hint_of(desk)
    expect(hint).to_contain_text("Buy ")
    before = seat.summary()["v"]
    desk.picture("stars-hint-buy")
    looked_at(desk, "hint for the purchase")
    assert seat.summary()["v"] == before, "a hint changes nothing"
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(hint).to_contain_text(re.compile(r"spends \d+ IPC"))
    hint.get_by_role("button", name="Do it").click()
    expect(hint).to_have_count(0)
    assert {order["text"].split()[0] for order in _orders(seat)} == {"buy"}

    # The rest of the turn by hints, whatever they say.
    wait_until(lambda: _is_over(desk, seat))

    # The others answer, and the log says why.
    wait_until(lambda: _others_are_done(desk, seat))
    desk.go_on()
    page.keyboard.press("l")
    expect(page.locator(".log .why").first).to_be_visible()
    said = " ".join(page.locator(".log .why").all_inner_texts())
    assert re.search(r"takes .+: .+\s%, holds it: .+\s%", said), said
    desk.picture("stars-log")
    looked_at(desk, "log with reasons")


def _is_over(desk: Desk, seat: Seated) -> bool:
    """Whether the first turn of the Soviet Union is over; if not, its next decision is made as proposed."""
    if seat.log().state.seat != "ussr":
        return True
    if seat.summary()["awaited"] == ["ussr"]:
        _follow(desk, seat)
    return False


def _others_are_done(desk: Desk, seat: Seated) -> bool:
    """Whether it is the Soviet Union's turn again; its losses in the meantime are picked as proposed."""
    if seat.log().state.seat == "ussr":
        return True
    if seat.summary()["awaited"] == ["ussr"]:
        _follow(desk, seat)
    return False


def _orders(seat: Seated) -> list[dict[str, str]]:
    with seat.tab() as tab:
        found: list[dict[str, str]] = tab.now.get("orders", [])
        return found


def _follow(desk: Desk, seat: Seated) -> None:
    """Ask and do what is said, on the map or in a battle."""
    page = desk.page
    desk.await_version(seat)
    battle = page.locator("[role=dialog][aria-modal=true]")
    asking = (battle if battle.count() else page).get_by_role("button", name="Hint")
    if not asking.count():  # dice that still fall, or a result: no hint is asked for behind it
        onward = battle.locator("[data-next]")
        if onward.count():
            onward.first.click()
        desk.frame()
        return
    asking.last.click()
    hint = hint_of(desk)
    hint.get_by_role("button", name="Do it").click()
    expect(hint).to_have_count(0)


@pytest.mark.quick("desktop")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_hint_on_the_map_and_in_a_battle(sit: Open, house: Server, phone: bool) -> None:
    seat = house.new()
    with seat.tab() as tab:
        tab.act("done")
    desk = sit(**PHONE) if phone else sit()
    name = "phone" if phone else "desktop"
    desk.sit_down(seat.table, seat.token)
    page = desk.page
    _ask(desk, phone)
    expect(hint_of(desk).get_by_role("button", name="Do it")).to_be_visible()
    desk.picture(f"stars-hint-map-{name}")
    looked_at(desk, f"hint on the map, {name}")
    hint_of(desk).get_by_role("button", name="Dismiss").click()
    with seat.tab() as tab:
        tab.act("move", units={"infantry": 3, "armor": 1}, start="karelia_ssr", route=["finland_norway"])
        tab.act("done")
        tab.act("fight", space="finland_norway")
    battle = page.locator("[role=dialog][aria-modal=true]")
    expect(battle).to_be_visible()
    battle.get_by_role("button", name="Hint").click()
    expect(battle.get_by_role("button", name="Do it")).to_be_visible()
    desk.picture(f"stars-hint-battle-{name}")
    looked_at(desk, f"hint in a battle, {name}")
    v = seat.summary()["v"]
    battle.get_by_role("button", name="Do it").click()
    wait_until(lambda: seat.summary()["v"] > v)


def _ask(desk: Desk, phone: bool) -> None:
    if not phone:
        desk.page.keyboard.press("i")
        return
    desk.page.locator("header .menu").click()
    desk.page.get_by_role("menuitem", name="Hint").click()


@pytest.mark.quick("phone")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_seat_is_handed_over_and_taken_back(sit: Open, house: Server, phone: bool) -> None:
    name = "phone" if phone else "desktop"
    # Nobody is attacked in this turn, so that no other person must decide anything.
    seat = house.new(options={"restricted_soviet_attack": True}, seats={"ussr": {"name": "Anna"}})
    desk = sit(**PHONE) if phone else sit()
    desk.sit_down(seat.table, seat.token)
    page = desk.page
    _open_seats(desk, phone)
    page.get_by_role("radiogroup", name="Who plays Germany").get_by_role("radio", name="Computer").check()
    strength = page.get_by_role("radiogroup", name="Strength of the computer playing Germany")
    expect(strength.get_by_role("radio", name="3 stars")).to_be_checked()
    strength.get_by_role("radio", name="5 stars").check()
    page.get_by_role("radiogroup", name="Thinking time").get_by_role("radio", name="1 s", exact=True).check()
    wait_until(lambda: seat.summary()["seats"]["germany"].get("kind") == "stars5")
    wait_until(lambda: seat.summary().get("thinking") == 1)
    desk.picture(f"stars-seats-{name}")
    looked_at(desk, "seats")

    who = page.get_by_role("radiogroup", name="Who plays Soviet Union")
    who.get_by_role("radio", name="Computer").check()
    page.keyboard.press("Escape")
    wait_until(lambda: len(seat.log().entries) > 1)
    _open_seats(desk, phone)
    who.get_by_role("radio", name="Human").check()
    wait_until(lambda: "ussr" in seat.summary()["mine"])
    assert seat.summary()["seats"]["ussr"]["name"] == "Anna"


def _open_seats(desk: Desk, phone: bool) -> None:
    if phone:
        desk.page.locator("header .menu").click()
        desk.page.get_by_role("menuitem", name="Nations").click()
    else:
        desk.page.locator(".bar .nations").click()
    desk.page.get_by_role("tab", name="Seats").click()


def test_fast_turns_shorten_the_waiting(sit: Open, house: Server) -> None:
    """The switch shows at once all that has happened meanwhile."""
    seat, desk = house.new(), sit()
    arrived = versions_received(desk)
    desk.sit_down(seat.table, seat.token)
    soviet_turn(desk, seat)
    now = seat.summary()["v"]
    wait_until(lambda: has_arrived(desk, arrived, now))
    switch = desk.page.get_by_role("switch", name="Fast computer turns")
    expect(switch).not_to_be_checked()
    switch.click()
    desk.frame()
    assert desk.page.locator(".screen").get_attribute("data-version") == str(now)


def soviet_turn(desk: Desk, seat: Seated) -> None:
    """A computer plays the first turn on the server; then people sit there again."""
    seat.reseat("stars3", "ussr", *OTHERS)
    wait_until(lambda: has_moved_on(desk, seat))
    seat.reseat("human", "ussr", *OTHERS)


def has_moved_on(desk: Desk, seat: Seated) -> bool:
    """Whether the first nation's turn is over on the server; asked while the page goes on."""
    desk.frame()
    return bool(seat.log().state.seat != "ussr")


def versions_received(desk: Desk) -> list[int]:
    """The versions that the server has sent the page, as they come."""
    found: list[int] = []

    def heard(frame: str | bytes) -> None:
        found.append(json.loads(frame).get("v", 0))

    desk.page.on("websocket", lambda socket: socket.on("framereceived", heard))
    return found


def has_arrived(desk: Desk, arrived: list[int], version: int) -> bool:
    desk.frame()
    return version in arrived
