"""Battles of Attack! in a browser that two people share: on land and at sea, with keys, mouse and touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from sandtable.games.attack.game import ATTACK
from sandtable.kernel import save
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import CHANCE, Decide, Draw, Entry, Over, Roll, Setup
from sandtable.kernel.save import AnyLog
from tests.server.serving import Seated, Server, wait_until
from tests.web.desk import Desk, Open, liked
from tests.web.test_axe import looked_at

SEATS = ("brown", "green")
HOMES = (
    ("poland", "ukraine", "egypt"),
    ("germany", "urals", "sudan"),
    ("france", "turkey", "libya"),
    ("iberia", "persia", "algeria"),
)
"""The regions that chance gives the players, lap by lap."""
PLACED = {
    "brown": (2, 2, *(1,) * 18),
    "green": (*(2,) * 5, *(1,) * 5, *(2,) * 4, 1, 1, 2, 2, 1, 2),
    "red": (1,) * 20,
}
"""Which of their regions the figures go to: infantry, tanks, artillery, planes."""
SIZES = [
    pytest.param(1440, 900, "light", id="desktop"),
    pytest.param(1440, 900, "dark", id="desktop, dark"),
    pytest.param(390, 844, "light", id="phone"),
    pytest.param(390, 844, "dark", id="phone, dark"),
    pytest.param(844, 390, "light", id="phone on its side"),
]


# Positions, played by the rules with chosen dice


def opened(*seats: str) -> AnyLog:
    """A game at the first action of brown: poland against ukraine, armies side by side."""
    log = Log.new(ATTACK, Setup("attack", "base", seats=seats or SEATS, options={"quick_setup": True}))
    lap = 0
    while not isinstance(now := log.pending, Decide):
        assert not isinstance(now, Over)
        if isinstance(now, Draw):
            claims = log.state.opening is not None and log.state.opening.step == "claim"
            log.append(Entry(CHANCE, cards=HOMES[lap][: now.count] if claims else now.remaining[: now.count]))
            lap += claims
        else:
            log.append(Entry(CHANCE, dice=dice_for(log, now)))
    return log


def dice_for(log: AnyLog, roll: Roll) -> tuple[int, ...]:
    """Brown begins; nearly all stand in the first region of their owner, at least one in each other."""
    opening = log.state.opening
    assert opening is not None
    if opening.step == "start":
        return (6, 6, *(1,) * (roll.count - 2))
    if opening.step == "capital":
        return (2,)
    return PLACED[log.state.seat][: roll.count]


def play(log: AnyLog, *lines: str) -> AnyLog:
    """Each line is `seat: order` in the notation of the game."""
    for line in lines:
        seat, _, text = line.partition(": ")
        log.append(Entry(seat, ATTACK.parse(log.state, seat, text)))
    return log


def land_battle() -> AnyLog:
    """Brown stands before ukraine and sends the first units forward."""
    return play(
        opened(),
        "brown: choose move",
        "brown: move 6 inf 4 tank 3 art 1 plane poland > ukraine",
        "brown: done",
    )


def neutral_troops() -> AnyLog:
    """Brown attacks a neutral region; the two others are asked who commands its troops."""
    attack = "brown: move 5 inf 2 tank poland > danube_states"
    log = play(opened(*SEATS, "red"), "brown: choose move", attack, "brown: done")
    assert isinstance(log.pending, Draw)
    log.append(Entry(CHANCE, cards=log.pending.remaining[:1]))
    return log


def challenge() -> AnyLog:
    """Brown has sea control, green challenges, brown must answer."""
    return play(opened(), "brown: challenge", "brown: end", "green: challenge")


def at_table(house: Server, desk: Desk, log: AnyLog) -> Seated:
    """The game loaded from its file, at one browser."""
    seated = house.load(save.dump(log))
    enter(desk, seated)
    take_over(desk)
    expect(board(desk)).to_be_visible()
    return seated


def enter(desk: Desk, seated: Seated) -> None:
    """Come to the table; the map behind the battle may still be drawn."""
    desk.page.goto(f"{desk.url}/#/table/{seated.table}?token={seated.token}")
    expect(desk.page.locator(".curtain").or_(board(desk))).to_be_visible()


def board(desk: Desk) -> Locator:
    return desk.page.locator(".board[role=dialog]")


def take_over(desk: Desk) -> None:
    """The next person takes the device, where it must be handed over."""
    desk.rest()
    curtain = desk.page.locator(".curtain")
    if curtain.count():
        curtain.get_by_role("button", name=re.compile("^I am playing")).click()
        expect(curtain).to_have_count(0)


def answered(desk: Desk, seated: Seated, before: int) -> None:
    """Wait until the table has taken an answer."""
    wait_until(lambda: bool(seated.summary()["v"] > before))
    take_over(desk)


def press(desk: Desk, seated: Seated) -> None:
    """Press the obvious button of the board; where it sends something, wait for the answer."""
    before, sends = seated.summary()["v"], seated.summary()["awaited"]
    button = board(desk).locator("[data-next]")
    expect(button).to_be_enabled()
    is_result = button.inner_text().startswith("Continue")
    button.click()
    if sends and not is_result:
        answered(desk, seated, before)


# On land


def test_a_land_battle_with_the_keyboard(sit: Open, house: Server) -> None:
    """Units chosen by number and sent with Enter until somebody holds the region; the result is put away."""
    desk = sit()
    seated = at_table(house, desk, land_battle())
    page, fight = desk.page, board(desk)
    expect(fight.get_by_role("heading", name="Ukraine")).to_be_visible()
    expect(fight).to_contain_text("Send 4 units forward")
    expect(page.locator("[data-next]")).to_be_focused()

    tank = fight.get_by_role("button", name=re.compile(r"Tank.*send")).first
    tank.focus()
    page.keyboard.press("0")
    expect(fight.get_by_role("button", name=re.compile(r"Tank.*chosen"))).to_have_count(0)
    infantry = fight.get_by_role("button", name=re.compile(r"Infantry.*send")).first
    infantry.focus()
    page.keyboard.press("1")
    expect(fight.locator("[data-next]")).to_be_disabled()
    page.keyboard.press("4")
    expect(fight.get_by_role("button", name="4 × Infantry, chosen: take one back").first).to_be_visible()
    expect(fight.locator("[data-next]")).to_be_enabled()
    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate("() => !!document.activeElement.closest('[role=dialog]')"), (
            "the focus stays inside"
        )

    page.keyboard.press("Escape")
    expect(fight).to_have_count(0)
    page.get_by_role("button", name="Back to the battle").first.click()
    expect(fight.get_by_role("button", name="4 × Infantry, chosen: take one back").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(fight).to_have_count(0)
    page.keyboard.press("Escape")
    expect(fight.get_by_role("button", name="4 × Infantry, chosen: take one back").first).to_be_visible()

    before = seated.summary()["v"]
    fight.locator("[data-next]").focus()
    page.keyboard.press("Enter")
    answered(desk, seated, before)
    battle = seated.log().state.battle
    assert battle is not None
    assert battle.attack.front.infantry == 4

    for _ in range(60):
        if fight.get_by_role("button", name=re.compile("Continue")).count():
            break
        press(desk, seated)
    expect(fight.get_by_role("status")).to_contain_text(re.compile("takes Ukraine|holds Ukraine"))
    expect(fight.locator(".piece.lost").first).to_be_visible()
    desk.picture("attack-land-result")
    looked_at(desk, "result")
    assert seated.log().state.battle is None
    page.keyboard.press("Enter")
    expect(fight).to_have_count(0)


@pytest.mark.quick("phone, dark")
@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_the_board_of_a_land_battle(sit: Open, house: Server, width: int, height: int, scheme: str) -> None:
    desk = sit(width, height, color_scheme=scheme, has_touch=min(width, height) < 500)
    seated = at_table(house, desk, land_battle())
    fight = board(desk)
    back = fight.get_by_role("button", name=re.compile("take (it|one) back"))
    for _ in range(4 - sum(int(one) for one in chosen(fight))):
        fight.get_by_role("button", name=re.compile("Infantry.*send")).first.click()
    expect(back.first).to_be_visible()
    expect(fight.locator("[data-next]")).to_be_enabled()
    looked_at(desk, "first units")
    desk.picture(f"attack-land-{width}-{scheme}")
    for _ in range(3):
        if fight.locator(".die").count():
            break
        press(desk, seated)
    expect(fight.locator(".die").first).to_be_visible()
    assert fight.evaluate("it => it.scrollWidth <= it.clientWidth"), "nothing is cut off"
    looked_at(desk, "dice")
    desk.picture(f"attack-land-dice-{width}-{scheme}")


def test_a_land_battle_against_a_computer(sit: Open, house: Server) -> None:
    """A hint says what is chosen already, keys live on after it, and the battle is finished quickly."""
    seated = house.load(save.dump(land_battle()))
    seated.reseat("random", "green")
    desk = sit()
    enter(desk, seated)
    take_over(desk)
    page, fight = desk.page, board(desk)
    expect(fight.get_by_text("chosen for you")).to_be_visible()
    units = fight.locator(".left p").inner_text().split(" chosen for you")[0]
    page.keyboard.press("i")
    hint = fight.get_by_role("region", name="Hint")
    expect(hint).to_contain_text(f"Send {units} forward")
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(fight.locator("[data-next]")).to_be_focused()
    page.keyboard.press("i")
    expect(hint).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.click(10, 500)  # beside the board, where nothing takes the focus
    page.keyboard.press("0")
    expect(fight.locator("[data-next]")).to_be_disabled()
    fight.get_by_role("button", name="As proposed").click()
    expect(fight.locator("[data-next]")).to_be_focused()
    fight.get_by_role("button", name="Finish quickly").click()
    expect(fight.get_by_role("status")).to_contain_text(re.compile("(takes|holds) Ukraine"))
    assert seated.log().state.battle is None


def test_dice_tumble_for_those_who_like_it(sit: Open, house: Server) -> None:
    """The dice of a roll tumble before they lie, and the losses are seen after that."""
    desk = sit(motion=True)
    desk.page.add_init_script(liked(motion="full", dice="normal") + LIVELY)
    seated = at_table(house, desk, land_battle())
    fight = board(desk)
    for _ in range(2):
        expect(fight.get_by_text("chosen for you")).to_be_visible()
        press(desk, seated)
    desk.page.wait_for_function("() => window.tumbled")
    expect(fight.get_by_role("button", name=re.compile("Show the result"))).to_have_count(0)
    expect(fight.locator(".die").first).to_be_visible()
    expect(fight.locator(".die.rolling")).to_have_count(0)
    assert desk.page.evaluate("() => window.early") is False, "losses come after the dice"


def test_somebody_commands_neutral_troops(sit: Open, house: Server) -> None:
    desk = sit()
    seated = at_table(house, desk, neutral_troops())
    fight = board(desk)
    expect(fight).to_contain_text("Will you command the neutral troops?")
    expect(fight.get_by_role("heading", name="Neutral troops", exact=True)).to_be_visible()
    expect(fight).to_contain_text(re.compile(r"at stake: \w+ \d"))
    looked_at(desk, "command")
    desk.picture("attack-land-command")
    press(desk, seated)
    before = seated.summary()["v"]
    fight.get_by_role("button", name="Leave it to others").click()
    answered(desk, seated, before)
    battle = seated.log().state.battle
    assert battle is not None
    assert battle.commander == "green"
    expect(fight).to_contain_text("Green commands")
    expect(fight).to_contain_text("Send 4 units forward")


LIVELY = """
    window.tumbled = window.early = false;
    new MutationObserver(() => {
        if (!document.querySelector(".die.rolling")) return;
        window.tumbled = true;
        window.early ||= document.querySelector(".piece.lost") !== null;
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Wants full motion, and notes when dice tumble and whether losses lie there already."""


def chosen(fight: Locator) -> list[str]:
    """How many of each kind are chosen."""
    names = [
        str(one.get_attribute("aria-label")) for one in fight.locator(".kind .piece.new:first-of-type").all()
    ]
    return [name.split(" ")[0] if name[0].isdigit() else "1" for name in names]


# At sea


def test_a_sea_battle_with_mouse_and_keyboard(sit: Open, house: Server) -> None:
    """The challenge is accepted, lines are laid by dragging and by keys, pairs fight, one side goes home."""
    desk = sit()
    seated = at_table(house, desk, challenge())
    page, fight = desk.page, board(desk)
    expect(fight).to_contain_text("Green challenges you for sea control")
    desk.picture("attack-sea-answer")
    looked_at(desk, "challenge")
    before = seated.summary()["v"]
    page.keyboard.press("Enter")
    answered(desk, seated, before)

    # Brown lays first: the last ship is dragged to the head.
    ships = fight.locator("[data-ship]")
    expect(ships).to_have_count(5)
    last = kinds(fight)[-1]
    drag(desk, ships.last, ships.first)
    assert kinds(fight)[0] == last
    ships.first.focus()
    page.keyboard.press("ArrowRight")
    assert kinds(fight)[1] == last
    expect(ships.nth(1)).to_be_focused()
    laid = kinds(fight)
    press(desk, seated)
    sea = seated.log().state.sea
    assert sea is not None
    assert sea.lines["brown"] == tuple(laid)

    # Green sees only backs of it, and takes what is suggested where somebody suggests.
    expect(fight.get_by_role("img", name="Ship, face down")).to_have_count(5)
    looked_at(desk, "a line")
    desk.picture("attack-sea-line")
    suggest = fight.get_by_role("button", name="Suggest")
    if suggest.count() and suggest.is_enabled():
        suggest.click()
        expect(suggest).to_be_disabled()
        expect(fight.locator("[data-next]")).to_be_focused()
    press(desk, seated)
    expect(fight.locator(".duels li")).to_have_count(5)
    expect(fight.locator(".duels .total")).to_have_count(10)
    looked_at(desk, "pairs")
    desk.picture("attack-sea-pairs")

    # Everybody sees the dice; then both say in secret whether they fight on.
    expect(page.locator(".curtain")).to_have_count(0)
    expect(fight.get_by_role("button", name="Withdraw")).to_have_count(0)
    press(desk, seated)
    expect(page.locator(".curtain")).to_be_visible()
    take_over(desk)
    fight.get_by_role("button", name="Withdraw").click()
    take_over(desk)
    press(desk, seated)
    expect(fight.get_by_role("status")).to_contain_text("has sea control")
    assert seated.log().state.sea is None
    looked_at(desk, "result")
    page.keyboard.press("Enter")
    expect(fight).to_have_count(0)
    assert seated.log().state.holder in SEATS
    expect(page.locator("header .badge")).to_contain_text("sea control")


@pytest.mark.quick("desktop, dark")
@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_the_board_of_a_sea_battle(sit: Open, house: Server, width: int, height: int, scheme: str) -> None:
    desk = sit(width, height, color_scheme=scheme, has_touch=min(width, height) < 500)
    seated = at_table(house, desk, play(challenge(), "brown: engage"))
    fight = board(desk)
    ships = fight.locator("[data-ship]")
    expect(ships.first).to_be_in_viewport()
    before = kinds(fight)
    for ship in (ships.first, ships.last):
        ship.tap() if min(width, height) < 500 else ship.click()
    assert kinds(fight) == [before[-1], *before[1:-1], before[0]], "two that are chosen change places"
    looked_at(desk, "a line")
    desk.picture(f"attack-sea-line-{width}-{scheme}")
    expect(fight.locator(".bonuses").first).to_contain_text("+")
    press(desk, seated)
    press(desk, seated)
    expect(fight.locator(".duels li")).to_have_count(5)
    assert fight.evaluate("it => it.scrollWidth <= it.clientWidth"), "nothing is cut off"
    looked_at(desk, "pairs")
    desk.picture(f"attack-sea-pairs-{width}-{scheme}")


def kinds(fight: Locator) -> list[str]:
    """The line being laid, from its head."""
    return [str(one.get_attribute("data-ship")).split(" ")[0] for one in fight.locator("[data-ship]").all()]


def drag(desk: Desk, start: Locator, goal: Locator) -> None:
    one, other = start.bounding_box(), goal.bounding_box()
    assert one is not None
    assert other is not None
    mouse = desk.page.mouse
    mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
    mouse.down()
    mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2, steps=4)
    mouse.up()


# Of others


def test_a_battle_that_is_only_watched(sit: Open, house: Server) -> None:
    """Two computers fight on the same board, read-only; it can be skipped."""
    seated = house.load(save.dump(land_battle()))
    desk = sit()
    enter(desk, seated)
    seated.reseat("random", *SEATS)
    fight = board(desk)
    expect(fight).to_contain_text("Ukraine")
    expect(fight.locator("button.piece")).to_have_count(0)
    fight.get_by_role("button", name=re.compile("Skip this battle|Continue")).click()
    expect(fight.get_by_role("heading", name="Ukraine")).to_have_count(0)
    expect(desk.page.get_by_role("button", name="Back to the battle")).to_have_count(0)
