"""Somebody at a browser window: what they click, and what they see."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tests.server.serving import Seated, wait_until

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 180_000
"""Milliseconds that a page may take for anything; a machine with much else to do is slow, not wrong."""
expect.set_options(timeout=PATIENCE)


WIDEST_WORDS = ("de", *(pytest.param(language, marks=pytest.mark.soak) for language in ("en", "nl")))
"""Languages for what must fit: the one with the longest words in every run, the others in `make soak`."""

INSIDE = """(area) => {
  const box = area.getBoundingClientRect();
  const shapes = area instanceof SVGGeometryElement ? [area] : [...area.querySelectorAll("path")];
  const holds = (x, y) => shapes.some((shape) =>
    shape.isPointInFill(new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse())));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const steps = [...Array(21).keys()].map((n) => (n + 0.5) / 21);
  const at = (a, b) => ({ x: box.x + a * box.width, y: box.y + b * box.height });
  const points = steps.flatMap((a) => steps.map((b) => at(a, b)));
  const away = (p) => Math.hypot(p.x - middle.x, p.y - middle.y);
  return [middle, ...points.sort((p, q) => away(p) - away(q))].find((p) => holds(p.x, p.y)) ?? middle;
}"""


STILL = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important }");
    document.adoptedStyleSheets = [sheet];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames) { return animate.call(this, frames, { duration: 0 }) };
"""
"""Nothing on the page moves or fades."""

WATCHED = """
    window.changes = 0;
    new MutationObserver(() => window.changes++).observe(
      document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
"""The page counts its changes."""


KEEPS = 'location.protocol.startsWith("http")'
"""Whether a page may keep anything: Firefox forbids it to the empty page of a new window, loudly."""


def liked(**prefs: object) -> str:
    """A script by which the page finds these settings, whatever it had before; an empty page keeps none."""
    return f"""if ({KEEPS}) {{
      const kept = JSON.parse(localStorage.getItem("sandtable.prefs") ?? "{{}}");
      localStorage.setItem("sandtable.prefs", JSON.stringify({{ ...kept, ...{json.dumps(prefs)} }}));
    }}"""


def liked_at_first(**prefs: object) -> str:
    """The same, in a window that has no settings yet."""
    return f'if ({KEEPS} && !localStorage.getItem("sandtable.prefs")) {liked(**prefs)}'


RESTS = """() => {
  const screen = document.querySelector(".screen");
  const ends = (one) => one.effect.getComputedTiming().endTime !== Infinity;
  const isMoving = (one) => one.playState === "running" && ends(one);
  return document.fonts.status === "loaded" && (!screen || screen.dataset.version !== undefined)
    && !document.querySelector(".stale, [aria-busy=true]") && !document.getAnimations().some(isMoving);
}"""
"""Whether nothing is awaited, computed, painted or moved."""

AT_REST = f"""() => {{
  const rests = {RESTS};
  return new Promise((done) => {{
    let seen = -1;
    const timer = setInterval(() => {{
      const calm = rests() && window.changes === seen;
      seen = rests() ? window.changes : -1;
      if (!calm) return;
      clearInterval(timer);
      done(true);
    }}, 60);
  }});
}}"""
"""Comes when the page rests and has not changed for a moment."""

TAKES_ORDERS = "() => document.querySelector('.screen')?.dataset.version !== undefined"
"""Whether no answer is awaited and what the table has told is shown."""

FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


class Desk:
    """One window on the game. `troubles` collects what a page should never say."""

    def __init__(self, page: Page, url: str, pictures: Path, keeps: bool = True) -> None:
        self.page = page
        self.url = url
        self.pictures = pictures
        self.keeps = keeps
        """Whether pictures are kept, or only the page is waited for."""
        self.troubles: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        """Errors of the page; a connection that breaks because a server was killed is no fault of it.

        Nor is a sealed save that needs its passphrase.
        """
        if (
            message.type == "error"
            and "ERR_CONNECTION" not in message.text
            and "WebSocket" not in message.text
            and "status of 423" not in message.text
        ):
            self.troubles.append(message.text)

    def rest(self) -> None:
        """Wait until the page shows all it has to show and nothing moves."""
        self.page.wait_for_function(AT_REST)

    def frame(self) -> None:
        """Wait until what was just done is drawn."""
        self.page.evaluate(FRAME)

    def picture(self, name: str, rest: bool = True) -> None:
        """Keep what is on the screen, to be looked at; without `rest` as it is at this moment."""
        if rest:
            self.rest()
        if self.keeps or not rest:
            self.pictures.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=self.pictures / f"{name}.png")

    def words(self) -> str:
        """The address, what can be read in the window, and its troubles."""
        body = self.page.locator("body").aria_snapshot()
        return "\n".join([self.page.url.partition("?")[0], body, *self.troubles])

    # Screens

    def go(self, where: str = "/") -> None:
        self.page.goto(f"{self.url}/#{where}")

    def sit_down(self, table: str, token: str) -> None:
        """Open a table by its link."""
        self.page.goto(f"{self.url}/#/table/{table}?token={token}")
        self.await_board()

    def await_board(self) -> None:
        expect(self.page.locator("main.map [data-painted]").first).to_be_attached()
        expect(self.page.locator("[role=application]")).to_have_attribute("aria-busy", "false")

    def await_version(self, seated: Seated) -> None:
        """Wait until the computers have moved and the page shows how the table stands now."""
        wait_until(lambda: self._shows(seated.summary()))

    def _shows(self, now: dict[str, Any]) -> bool:
        shown = self.page.locator(".screen").get_attribute("data-version")
        return shown == str(now["v"]) and set(now["awaited"]) <= set(now["mine"])

    def be_fast(self) -> None:
        """From the next page on, computers' moves are not played out."""
        self.page.add_init_script(liked(computerSpeed=0))

    # The map

    def spot(self, area: str) -> tuple[float, float]:
        """A point inside the area: the middle of its box, or the one nearest to it that is."""
        expect(self.page.locator("[role=application]")).to_have_attribute("aria-busy", "false")
        found = self.page.locator(f"#area-{area}").evaluate(INSIDE)
        assert found is not None, area
        return found["x"], found["y"]

    def hover(self, area: str) -> None:
        self.page.mouse.move(*self.spot(area))
        self.frame()

    def pick(self, area: str, shift: bool = False, wait: bool = True) -> None:
        """Click on an area of the map, once the table takes orders."""
        if wait:
            self.page.wait_for_function(TAKES_ORDERS)
        if shift:
            self.page.keyboard.down("Shift")
        self.hover(area)
        self.page.mouse.click(*self.spot(area))
        if shift:
            self.page.keyboard.up("Shift")
        self.frame()

    def order(self, start: str, goal: str, **counts: int) -> None:
        """Take up pieces in one area, all or so many of each kind, and send them to another."""
        self.pick(start)
        self.choose(**counts)
        self.pick(goal)
        expect(self.page.locator(".selection")).to_have_count(0)

    def join(self, start: str, goal: str, **counts: int) -> None:
        """The same to another stack of one's own, which a click would take up in the combat move."""
        self.pick(start)
        self.choose(**counts)
        self.page.wait_for_function(TAKES_ORDERS)
        self.hover(goal)
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".selection")).to_have_count(0)

    def choose(self, **counts: int) -> None:
        """Set the numbers of the kinds named, by their English titles; the others stay behind."""
        if not counts:
            return
        tiles = self.page.locator(".tiles .tile")
        expect(tiles.first).to_be_visible()
        for place in range(tiles.count()):
            tile = tiles.nth(place)
            title = (tile.get_attribute("aria-label") or "").lower().replace(" ", "_")
            wanted = counts.get(title, 0)
            for _ in range(100):
                now = int(tile.locator(".count b").inner_text())
                if now == wanted:
                    break
                tile.locator(".step button").nth(0 if now > wanted else 1).click()

    # The turn

    @property
    def nation(self) -> str:
        return self.page.locator(".bar .current b").inner_text()

    @property
    def phase(self) -> str:
        return self.page.locator(".phases [aria-current]").inner_text().strip()

    def phase_is(self, place: int) -> None:
        """Wait until the so-many-th phase is on, counted from 0."""
        phases = self.page.locator("header ol li")
        expect(phases.nth(place)).to_have_attribute("aria-current", "step")

    @property
    def step(self) -> Locator:
        """The one filled button."""
        return self.page.locator(".next > button, .next > a, .nextrow > button").last

    def buy(self, **units: int) -> None:
        """Put units in the basket, by their English titles."""
        for name, number in units.items():
            title = name.replace("_", " ").capitalize()
            field = self.page.get_by_role("spinbutton", name=re.compile(title)).first
            field.fill(str(number))
            field.press("Tab")

    def go_on(self, expected: str = "") -> None:
        """Press the next-step button, and mean it, also if something is left undone."""
        self.press_on(expected)
        anyway = self.page.locator("[role=alertdialog] button").nth(1)
        if anyway.count():
            anyway.click()
            self.frame()
            self.page.wait_for_function(TAKES_ORDERS)

    def press_on(self, expected: str = "") -> None:
        """Press the next-step button; out comes the next step, or a question."""
        if expected:
            expect(self.step).to_contain_text(expected)
        expect(self.step).to_be_enabled()
        self.step.click()
        self.frame()
        self.page.wait_for_function(TAKES_ORDERS)

    def fight(self) -> None:
        """Fight the battle on the board to its end, with everything as proposed."""
        board = self.page.locator("[role=dialog][aria-modal=true]")
        following = self.page.locator("[data-next]")
        for _ in range(600):
            if not following.count() and not board.count():
                break
            if following.count() and following.first.is_enabled():
                following.first.click()
            self.frame()
            self.page.wait_for_function(TAKES_ORDERS)
        expect(board).to_have_count(0)


Open = Callable[..., Desk]
"""Opens a window: width, height, language, and what else Playwright's contexts take."""
