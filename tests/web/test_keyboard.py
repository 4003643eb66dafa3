"""A game without a mouse: from the start screen to an order, a battle and the time machine."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.desk import Desk, Open

FOCUSED = """() => {
  const at = document.activeElement
  if (!at.matches('a, button, input, select, [role]')) return ''  // a list that scrolls may take the focus
  return (at.getAttribute('aria-label') || at.innerText || '').trim()
}"""


def tab_to(desk: Desk, name: str, most: int = 80) -> None:
    """Press Tab until the focus is on a control of this name."""
    for _ in range(most):
        desk.page.keyboard.press("Tab")
        if re.search(name, desk.page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"no control called {name} within {most} tabs")


def walk_to(desk: Desk, area: str, most: int = 60) -> None:
    """Walk over the map with the arrow keys until an area has the focus, always toward it."""
    page = desk.page
    for _ in range(most):
        here = page.locator("[role=application]").get_attribute("aria-activedescendant") or ""
        if here == f"area-{area}":
            return
        goal = desk.spot(area)
        at = desk.spot(here.removeprefix("area-")) if here else (720, 380)
        right, down = goal[0] - at[0], goal[1] - at[1]
        sideways = "ArrowRight" if right > 0 else "ArrowLeft"
        page.keyboard.press(sideways if abs(right) > abs(down) else "ArrowDown" if down > 0 else "ArrowUp")
        desk.frame()
    raise AssertionError(f"{area} was not reached")


def test_a_battle_with_the_keyboard_alone(sit: Open) -> None:
    desk = sit()
    page = desk.page
    desk.go()
    expect(page.locator("h1")).to_be_visible()
    tab_to(desk, "^New game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Human")).to_have_count(5)
    tab_to(desk, "Two players at one table")
    page.keyboard.press("Enter")
    desk.await_board()

    tab_to(desk, "nfantry")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    tab_to(desk, "Buy and go on")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_contain_text("18 IPC unspent")
    tab_to(desk, "Do it anyway")
    page.keyboard.press("Enter")
    desk.phase_is(1)

    page.locator("[role=application]").focus()
    walk_to(desk, "karelia_ssr")
    page.keyboard.press("Enter")
    expect(page.locator(".tiles .tile").first).to_be_visible()
    walk_to(desk, "finland_norway")
    page.keyboard.press("Enter")
    expect(page.locator(".lists .line")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator(".lists .line")).to_have_count(0)
    page.keyboard.press("y")
    expect(page.locator(".lists .line")).to_have_count(1)

    page.locator("[role=application]").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)

    tab_to(desk, "Fight 1 battle")
    page.keyboard.press("Enter")
    desk.phase_is(2)
    tab_to(desk, "^Fight in|^Fight$")
    page.keyboard.press("Enter")
    board = page.locator("[role=dialog][aria-modal=true]")
    expect(board).to_be_visible()
    page.locator("header").get_by_role("button", name="Dice").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(board.locator(":focus")).to_have_count(1)
    for _ in range(60):
        if not board.count():
            break
        desk.rest()
        page.keyboard.press("Enter")
        desk.frame()
    expect(board).to_have_count(0)

    page.locator("[role=application]").focus()
    page.keyboard.press("h")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("Home")
    desk.phase_is(0)
    page.keyboard.press("Escape")
    expect(slider).to_have_count(0)
    page.locator("[role=application]").focus()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
