"""The map under wheel and hand, and the page around it, which stays where it is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.serving import Server, wait_until
from tests.web.desk import ROOT, Desk, Open

GAME = ROOT / "tests" / "replays" / "classic_2nd_1.sandtable"


def place_of(desk: Desk, area: str) -> tuple[float, float]:
    """Where an area is on the screen."""
    found: list[float] = desk.page.locator(f"#area-{area}").evaluate(
        "(it) => { const { x, y } = it.getBoundingClientRect(); return [x, y] }"
    )
    return found[0], found[1]


def is_at_rest(desk: Desk) -> bool:
    before = place_of(desk, "germany")
    desk.page.wait_for_timeout(500)
    return place_of(desk, "germany") == before


def test_wheel_and_hand_move_the_map(sit: Open, house: Server) -> None:
    seat = house.new()
    desk = sit(in_full=True)
    desk.sit_down(seat.table, seat.token)

    def apart() -> float:
        return place_of(desk, "russia")[0] - place_of(desk, "germany")[0]

    far = apart()
    desk.hover("germany")
    desk.page.mouse.wheel(0, -500)
    wait_until(lambda: apart() > 1.5 * far)
    wait_until(lambda: is_at_rest(desk))
    x, y = desk.spot("turkey")  # nobody's pieces stand there
    before = place_of(desk, "germany")
    desk.page.mouse.move(x, y)
    desk.page.mouse.down()
    desk.page.mouse.move(x - 120, y - 60, steps=6)
    desk.page.mouse.up()
    wait_until(lambda: abs(before[0] - place_of(desk, "germany")[0] - 120) < 15)
    assert abs(before[1] - place_of(desk, "germany")[1] - 60) < 15


def test_the_bar_stays_when_a_list_is_searched(sit: Open, house: Server) -> None:
    """What the browser's own search, or a reader, finds far down in a list scrolls that list alone."""
    begun = b"".join(GAME.read_bytes().splitlines(keepends=True)[:120])
    seat = house.load(begun)
    desk = sit(in_full=True)
    desk.sit_down(seat.table, seat.token)
    desk.go(f"/table/{seat.table}/time")
    expect(desk.page.get_by_role("slider")).to_be_visible()
    desk.page.keyboard.press("l")
    lines = desk.page.locator("li button.line")
    expect(lines.first).to_be_visible()
    for line in (lines.last, lines.nth(20), lines.first):
        line.evaluate("(it) => it.scrollIntoView({ block: 'center' })")
        expect(line).to_be_in_viewport()
        top = desk.page.locator("header").first.evaluate("(it) => it.getBoundingClientRect().top")
        assert top == 0, "the bar is at the top"
