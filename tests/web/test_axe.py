"""axe finds nothing on any screen, in three languages, by day and by night."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.serving import Server
from tests.web.desk import RESTS, ROOT, Desk, Open

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", *(pytest.param(language, marks=pytest.mark.soak) for language in ("de", "nl")))
RUN = f"""async () => {{
  const before = ({RESTS})() ? window.changes : -1;
  const found = (await axe.run(document, {{resultTypes: ["violations"]}})).violations;
  return {{ found, undisturbed: window.changes === before }};
}}"""
LOOKS = 20


def violations(desk: Desk) -> list[str]:
    """What axe finds on the page in short, in a look during which nothing on it changed."""
    if not desk.page.evaluate("() => 'axe' in window"):
        desk.page.evaluate(AXE.read_text())
    for _ in range(LOOKS):
        desk.rest()
        look: dict[str, Any] = desk.page.evaluate(RUN)
        if look["undisturbed"]:
            return [f"{one['id']}: {node['html'][:160]}" for one in look["found"] for node in one["nodes"]]
    raise AssertionError("the page never rests")


def looked_at(desk: Desk, name: str) -> None:
    found = violations(desk)
    assert not found, f"{name}: {json.dumps(found, indent=1)}"


@pytest.mark.quick("light-desktop-en", "dark-phone-en")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_screens_before_a_game(sit: Open, language: str, width: int, height: int, scheme: str) -> None:
    desk = sit(width, height, language, color_scheme=scheme)
    for screen in ("/", "/new", "/load", "/settings"):
        desk.go(screen)
        expect(desk.page.locator("h1")).to_be_visible()
        looked_at(desk, f"{screen} {language}")


@pytest.mark.quick("desktop-en")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_the_table_in_every_phase(sit: Open, house: Server, language: str, width: int, height: int) -> None:
    desk = sit(width, height, language, color_scheme="dark" if width < height else "light")
    seat = house.new(name="Friday")
    desk.sit_down(seat.table, seat.token)
    looked_at(desk, "purchase")
    with seat.tab() as tab:
        tab.act("buy", units={"infantry": 3})
        tab.act("done")
        desk.phase_is(1)
        desk.page.keyboard.press("n")
        expect(desk.page.locator(".tiles")).to_be_visible()
        looked_at(desk, "combat move, pieces taken up")
        tab.act("move", units={"infantry": 3}, start="karelia_ssr", route=["finland_norway"])
        desk.await_version(seat)
        looked_at(desk, "combat move, an order given")
        tab.act("done")
        desk.phase_is(2)
        looked_at(desk, "combat")
        tab.act("fight", space="finland_norway")
        expect(desk.page.locator("[role=dialog][aria-modal=true]")).to_be_visible()
        looked_at(desk, "battle")
    desk.go(f"/table/{seat.table}/time")
    expect(desk.page.get_by_role("slider")).to_be_visible()
    looked_at(desk, "time machine")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialogs_of_a_table(sit: Open, house: Server, language: str) -> None:
    desk = sit(language=language)
    seat = house.new()
    desk.sit_down(seat.table, seat.token)
    desk.page.locator(".bar .nations").click()
    tabs = desk.page.locator("dialog[open] [role=tab]")
    expect(tabs).to_have_count(5)
    for place in range(4):
        tabs.nth(place).click()
        expect(tabs.nth(place)).to_have_attribute("aria-selected", "true")
        looked_at(desk, f"tab {place}")
    desk.page.keyboard.press("Escape")
    desk.page.locator("[role=application]").focus()
    desk.page.keyboard.press("?")
    expect(desk.page.locator("dialog[open]")).to_be_visible()
    looked_at(desk, "keys")
    desk.page.keyboard.press("Escape")
    desk.page.locator("[role=application]").click(button="right", position={"x": 640, "y": 300})
    expect(desk.page.locator("aside.card")).to_be_visible()
    looked_at(desk, "card")
