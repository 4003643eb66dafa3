"""Cards, trade, diplomacy and the end of a game of Attack! in a browser that several people share."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from sandtable.games.attack.actions import Accept, Counter
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.state import State, others
from sandtable.games.attack.trade import needs_leave
from sandtable.kernel import save
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import Over, Scalar, Setup
from tests.server.serving import Seated, Server, Tab
from tests.web.desk import Desk, Open
from tests.web.test_attack_table import seat_of, take_over
from tests.web.test_axe import looked_at

NAMES = {"gray": "Anna", "tan": "Ben", "brown": "Cleo"}
SIZES = pytest.mark.parametrize(
    ("width", "height", "scheme"), [(1440, 900, "light"), (390, 844, "dark")], ids=["desktop", "phone"]
)


def people(house: Server, *seats: str, number: int = 1, **options: Scalar) -> Seated:
    """A game of people only, set up by chance; its dice follow from its number."""
    setup = Setup("attack", "base", seats=seats, options={"quick_setup": True, **options})
    named = {NAMES[seat]: (seat,) for seat in seats}
    return house.load(save.dump(Log.new(ATTACK, setup, people=named, game_id=f"{number:016x}")))


def state_of(seated: Seated) -> State:
    state: State = seated.log().state
    return state


def at_the_table(desk: Desk, seated: Seated) -> str:
    """Sit down and take the device; out comes the seat whose turn it is."""
    desk.sit_down(seated.table, seated.token)
    take_over(desk)
    return seat_of(seated)


def pass_on(desk: Desk) -> None:
    """Hand the device to the next person, who takes it."""
    curtain = desk.page.locator(".curtain")
    expect(curtain).to_be_visible()
    curtain.locator("button.primary").click()
    expect(curtain).to_have_count(0)


def dialog(desk: Desk) -> Locator:
    return desk.page.locator("dialog[open]")


def compose(desk: Desk, promise: str = "") -> None:
    """Give the first card for any one."""
    given = dialog(desk).get_by_role("group", name="You give").get_by_role("button").first
    given.focus()
    given.press("Space")
    expect(given).to_have_attribute("aria-pressed", "true")
    wanted = dialog(desk).get_by_role("spinbutton", name="Wanted: any card")
    wanted.focus()
    wanted.press("ArrowUp")
    if promise:
        dialog(desk).get_by_label("A promise").fill(promise)


@pytest.mark.quick("desktop")
@SIZES
def test_an_offer_is_made_countered_and_accepted(
    sit: Open, house: Server, width: int, height: int, scheme: str
) -> None:
    seated = people(house, "gray", "tan")
    desk = sit(width, height, color_scheme=scheme)
    seat, page = at_the_table(desk, seated), desk.page
    (partner,) = others(state_of(seated), seat)
    before = state_of(seated).hands
    page.get_by_role("button", name=re.compile("^Offer a deal")).click()
    send = dialog(desk).get_by_role("button", name="Make the offer")
    expect(send).to_be_disabled()
    compose(desk, "Peace in Africa")
    looked_at(desk, "trade desk")
    desk.picture(f"attack-trade-desk-{width}")
    send.click()
    expect(page.locator(".curtain")).to_contain_text(NAMES[partner])
    pass_on(desk)
    expect(page.locator(".ask h2")).to_have_text(f"{seat.capitalize()} offers you a deal")
    expect(page.get_by_text("“Peace in Africa”")).to_be_visible()
    looked_at(desk, "an offer")
    desk.picture(f"attack-trade-answer-{width}")
    accept = page.get_by_role("button", name="Accept")
    expect(accept).to_be_disabled()
    page.get_by_role("button", name=re.compile("^Counteroffer")).click()
    compose(desk)
    dialog(desk).get_by_role("button", name="Counteroffer").click()
    pass_on(desk)
    expect(page.locator(".ask h2")).to_have_text(f"{partner.capitalize()} makes a counteroffer")
    page.get_by_role("group", name="Choose the cards").get_by_role("button").first.click()
    expect(page.get_by_text("1 of 1 chosen")).to_be_visible()
    accept.click()
    expect(page.locator(".ask h2")).to_have_text("What will you do?")
    expect(page.locator(".notice")).to_contain_text(re.compile(r"gave \w+ for \w+"))
    log = seated.log()
    (counter,) = (entry.do for _, entry in log.line if isinstance(entry.do, Counter))
    (accepted,) = (entry.do for _, entry in log.line if isinstance(entry.do, Accept))
    gone, come = accepted.cards[0], counter.give[0]
    assert sorted(log.state.hand(seat)) == sorted([*_without(before[seat], gone), come])
    assert log.state.turn.trading
    desk.picture(f"attack-trade-done-{width}")
    if width >= 768:
        page.keyboard.press("l")
        expect(page.locator(".log")).to_contain_text("with the promise “Peace in Africa”")


def _without(cards: tuple[str, ...], card: str) -> list[str]:
    left = list(cards)
    left.remove(card)
    return left


def test_an_offer_is_declined_and_its_cards_are_known(sit: Open, house: Server) -> None:
    seated = people(house, "gray", "tan")
    desk = sit()
    seat, page = at_the_table(desk, seated), desk.page
    page.get_by_role("button", name=re.compile("^Offer a deal")).click()
    compose(desk)
    dialog(desk).get_by_role("button", name="Make the offer").click()
    pass_on(desk)
    page.get_by_role("button", name=re.compile("Look at all cards")).click()
    known = dialog(desk).get_by_role("list", name="Cards you know of")
    expect(known.first).to_be_visible()
    partner = seat_of(seated)
    shown = state_of(seated).known[partner][seat]
    assert len(shown) == 1
    looked_at(desk, "all cards")
    desk.picture("attack-cards-known")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Decline").click()
    pass_on(desk)
    expect(page.locator(".notice")).to_contain_text("declined the deal")
    assert state_of(seated).deal is None
    assert not state_of(seated).turn.used


def test_whoever_has_sea_control_may_forbid_a_deal(sit: Open, house: Server) -> None:
    seated = waiting_for_leave(house)
    desk = sit()
    holder = at_the_table(desk, seated)
    page = desk.page
    assert holder == state_of(seated).holder
    expect(page.locator(".ask h2")).to_contain_text("want to trade")
    expect(page.locator(".ask li").first).to_contain_text("gives 1 card")
    looked_at(desk, "veto")
    desk.picture("attack-trade-veto")
    page.get_by_role("button", name="Forbid it").click()
    pass_on(desk)
    expect(page.locator(".notice")).to_contain_text("forbade the deal")
    assert state_of(seated).deal is None


def waiting_for_leave(house: Server) -> Seated:
    """A deal of two who are no neighbors, agreed on and waiting for the third, who has sea control."""
    for number in range(12):
        seated = people(house, "gray", "tan", "brown", number=number)
        with seated.tab() as tab:
            _act(tab, "challenge")
            _act(tab, "end")
            state = state_of(seated)
            (partner,) = (s for s in others(state, state.seat) if s != state.holder)
            if not needs_leave(state, state.seat, partner):
                continue
            _act(tab, "offer", to=partner, give=[state.hand(state.seat)[0]], want={"any": 1})
            _act(tab, "accept", cards=[state.hand(partner)[0]])
        return seated
    raise AssertionError("all are neighbours")


def _act(tab: Tab, act: str, **rest: object) -> None:
    answer = tab.say(seat=tab.ready(), do={"act": act, **rest})
    assert answer["type"] == "done", answer


@pytest.mark.quick("phone-light")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_cards_and_desk_by_day_and_night(
    sit: Open, house: Server, width: int, height: int, scheme: str
) -> None:
    seated = people(house, "gray", "tan")
    desk = sit(width, height, color_scheme=scheme)
    seat, page = at_the_table(desk, seated), desk.page
    if width < 768:
        page.get_by_role("button", name="Open the panel").click()
    desk.picture(f"attack-hand-{width}-{scheme}")
    page.get_by_role("button", name=re.compile("Look at all cards")).click()
    cards = dialog(desk).locator(".hand .card")
    expect(cards).to_have_count(len(state_of(seated).hand(seat)))
    expect(dialog(desk).locator(".others > li")).to_have_count(2)
    looked_at(desk, "all cards")
    desk.picture(f"attack-cards-{width}-{scheme}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Offer a deal")).click()
    compose(desk)
    looked_at(desk, "trade desk")
    desk.picture(f"attack-desk-{width}-{scheme}")


def test_diplomacy_shows_its_dice(sit: Open, house: Server) -> None:
    seated = people(house, "gray", "tan")
    desk = sit()
    seat, page = at_the_table(desk, seated), desk.page
    page.get_by_role("button", name=re.compile("^Diplomacy")).click()
    regions = page.get_by_label("Choose a region on the map or here")
    regions.select_option(index=1)
    region = regions.input_value()
    desk.picture("attack-diplomacy")
    page.locator(".ask .answers button.primary").click()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("rolled")
    expect(notice.locator(".die").first).to_be_visible()
    assert not re.search(r"\d", notice.inner_text()), "dice are seen, not written"
    expect(notice.get_by_role("img", name="Dice:").first).to_be_visible()
    desk.picture("attack-diplomacy-dice")
    looked_at(desk, "dice of diplomacy")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text("tries diplomacy")
    state = state_of(seated)
    assert state.turn.used == ("diplomacy",)
    assert state.owner.get(region) in (None, seat, *others(state, seat))


def test_the_table_says_that_time_is_up(sit: Open, house: Server) -> None:
    seated = people(house, "gray", "tan", end="time")
    desk = sit()
    at_the_table(desk, seated)
    page = desk.page
    page.get_by_role("button", name="Call time").click()
    looked_at(desk, "the clock")
    desk.picture("attack-clock")
    dialog(desk).get_by_role("button", name="Time is up").click()
    expect(dialog(desk)).to_contain_text("This cannot be undone.")
    expect(dialog(desk).get_by_role("button", name="Not yet")).to_be_focused()
    assert not state_of(seated).clock
    dialog(desk).get_by_role("button", name="Call it").click()
    expect(page.get_by_role("button", name="Call time")).to_have_count(0)
    expect(page.locator(".round")).to_contain_text("last round")
    expect(page.get_by_role("status", name="News")).to_contain_text("This is the last round")
    assert state_of(seated).clock == "time_up"
    with seated.tab() as tab:
        _act(tab, "end")
        _act(tab, "end")
    expect(page.locator(".over")).to_contain_text("Time is up")


@pytest.mark.quick("phone")
@SIZES
def test_the_end_has_a_ranking(sit: Open, house: Server, width: int, height: int, scheme: str) -> None:
    seated = people(house, "gray", "tan", "brown", end="rounds:1")
    desk = sit(width, height, color_scheme=scheme)
    desk.sit_down(seated.table, seated.token)
    page = desk.page
    for _ in range(3):
        pass_on(desk)
        desk.press_on("End the turn")
        page.get_by_role("button", name="Do it anyway").click()
    expect(page.locator("main.ending h1")).to_be_visible()
    ranks = page.get_by_role("list", name="Final ranking").get_by_role("listitem")
    expect(ranks).to_have_count(3)
    over = seated.log().pending
    assert isinstance(over, Over)
    expect(ranks.first).to_contain_text(over.winners[0].capitalize())
    looked_at(desk, "the end")
    desk.picture(f"attack-over-{width}")
