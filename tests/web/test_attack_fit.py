"""Attack!: the dock shows all it has, in every language and at the usual sizes of a window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.state import State, others
from sandtable.kernel import save
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import Setup
from tests.server.serving import Seated, Server, Tab
from tests.web.desk import WIDEST_WORDS, Desk, Open
from tests.web.test_attack_table import take_over

SIZES = ((1024, 768), (1280, 800), (1440, 900), (2560, 1440))
SEATS = ("gray", "tan", "brown", "green", "blue", "red")
CUT_OFF = """() => {
  const dock = document.querySelector("aside.dock");
  const frame = dock.getBoundingClientRect();
  const name = (node) => `${node.tagName}.${node.className} ${(node.textContent ?? "").trim().slice(0, 40)}`;
  const seen = [...dock.querySelectorAll("*")].filter((node) =>
    !node.closest(".visually-hidden, .lists, [role=alertdialog]") && node.checkVisibility());
  const wide = (node) => node.scrollWidth > node.clientWidth + 1;
  const high = (node) => node.scrollHeight > node.clientHeight + 1;
  const hides = (node, way) => getComputedStyle(node)[way] !== "visible";
  const outside = ({ left, right, top, bottom, width }) => width > 0 &&
    (left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1);
  const cut = (node) => (hides(node, "overflowX") && wide(node)) || (hides(node, "overflowY") && high(node));
  return seen.filter((node) => cut(node) || outside(node.getBoundingClientRect())).map(name);
}"""


def collected(house: Server) -> Seated:
    """Six people, one of whom has talked the others out of most of their cards."""
    setup = Setup("attack", "base", seats=SEATS, options={"quick_setup": True})
    named = {seat.title(): (seat,) for seat in SEATS}
    seated = house.load(save.dump(Log.new(ATTACK, setup, people=named, game_id=f"{3:016x}")))
    with seated.tab() as tab:
        state: State = seated.log().state
        for partner in others(state, state.seat)[:4]:
            act(tab, "offer", to=partner, want={"any": 3}, text="peace")
            act(tab, "accept", cards=list(state.hand(partner)[:3]))
    return seated


def act(tab: Tab, name: str, **rest: object) -> None:
    answer = tab.say(seat=tab.ready(), do={"act": name, **rest})
    assert answer["type"] == "done", answer


def place_all(tab: Tab) -> None:
    """All new units into the first region."""
    while tab.pending()["what"] == "place_new":
        menu = tab.now["menus"][tab.ready()]
        offer = menu["offers"][0]
        act(tab, "place", units={offer["unit"]: offer["most"]}, region=offer["targets"][0])


def nothing_is_cut_off(desk: Desk, what: str) -> None:
    """All of the dock shows, once letters and panels that just came have found their places."""
    desk.rest()
    found = desk.page.evaluate(CUT_OFF)
    assert not found, f"{what}: {found}"


def everything_fits(desk: Desk, what: str, language: str, ready: Callable[[], None] = lambda: None) -> None:
    """At no size is anything of the dock cut off, once it is `ready`."""
    for width, height in SIZES:
        desk.page.set_viewport_size({"width": width, "height": height})
        desk.rest()
        ready()
        if width < SIZES[2][0]:
            desk.picture(f"attack-fit-{what}-{language}-{width}")
        nothing_is_cut_off(desk, f"{what} at {width} × {height}")
    desk.page.set_viewport_size({"width": 1440, "height": 900})
    desk.rest()


def an_attack(seated: Seated) -> tuple[str, str]:
    """From the region with most kinds of units into land that is not one's own."""
    log = seated.log()
    state: State = log.state
    offers = [one for one in log.game.options(state, state.seat).offers if one.verb == "move"]
    goals = {one.origin: [r for r in one.targets if state.owner.get(r) != state.seat] for one in offers}
    kinds = {start: sum(one.origin == start for one in offers) for start, found in goals.items() if found}
    start = max(kinds, key=lambda region: kinds[region])
    return start, goals[start][0]


@pytest.mark.parametrize("language", WIDEST_WORDS)
def test_nothing_in_the_dock_is_cut_off(sit: Open, house: Server, language: str) -> None:
    seated = collected(house)
    desk = sit(language=language)
    desk.sit_down(seated.table, seated.token)
    take_over(desk)
    everything_fits(desk, "actions", language)
    with seated.tab() as tab:
        act(tab, "choose", action="produce")
        expect(desk.page.locator(".ask li").first).to_be_visible()
        everything_fits(desk, "production", language)
        act(tab, "buy", units={"infantry": 1, "tank": 1, "artillery": 1, "plane": 1})
        act(tab, "done")
        where = desk.page.locator(".where")
        where.locator("select").select_option(index=1)
        expect(where.locator("button")).to_be_visible()
        everything_fits(desk, "placement", language)
        place_all(tab)
        act(tab, "choose", action="move")
        expect(desk.page.locator(".ask .answers")).to_be_visible()
        everything_fits(desk, "march", language)
        desk.await_version(seated)
        start, goal = an_attack(seated)
        desk.pick(start)

        def weighed() -> None:
            desk.hover(goal)
            expect(desk.page.locator("section.preview")).to_be_visible()
            expect(desk.page.locator(".tile")).to_have_count(4)

        everything_fits(desk, "odds", language, weighed)
        act(tab, "done")
        collector = seated.log().state.seat
        act(tab, "end")
        act(tab, "offer", to=collector, want={"any": 2}, text="Peace in Africa until the snow melts")
        desk.await_version(seated)
        take_over(desk)
        expect(desk.page.locator(".terms")).to_be_visible()
        everything_fits(desk, "answer", language)


@pytest.mark.parametrize("language", WIDEST_WORDS)
def test_nothing_is_cut_off_under_fingers(sit: Open, house: Server, language: str) -> None:
    """A tablet, whose buttons are larger: production, then four kinds of units with the odds of an attack."""
    seated = collected(house)
    desk = sit(1024, 768, language=language, has_touch=True)
    desk.sit_down(seated.table, seated.token)
    take_over(desk)
    nothing_is_cut_off(desk, "actions")
    with seated.tab() as tab:
        act(tab, "choose", action="produce")
        expect(desk.page.locator(".ask li").first).to_be_visible()
        nothing_is_cut_off(desk, "production")
        act(tab, "buy", units={"infantry": 1, "tank": 1, "artillery": 1, "plane": 1})
        act(tab, "done")
        place_all(tab)
        act(tab, "choose", action="move")
        desk.await_version(seated)
        start, goal = an_attack(seated)
        desk.pick(start)
        desk.pick(goal)
        expect(desk.page.locator("section.preview")).to_be_visible()
        expect(desk.page.locator(".tile")).to_have_count(4)
        desk.picture(f"attack-fit-fingers-{language}")
        nothing_is_cut_off(desk, "odds")
