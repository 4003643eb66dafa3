"""The browser half of benchmarks/web.py: first load and panning in a headless Chromium."""

from __future__ import annotations

import os
import shutil
import statistics
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
]
LOADS = 5

FIRST_PAINT = """() => new Promise(done => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  const {loadEventEnd, navigationStart} = performance.timing
  done({paint: paint ? paint.startTime : 0, load: loadEventEnd - navigationStart})
})"""

WATCH = """() => {
  window.frames_seen = []
  let last = performance.now()
  const watch = now => {
    window.frames_seen.push(now - last)
    last = now
    window.watching = requestAnimationFrame(watch)
  }
  window.watching = requestAnimationFrame(watch)
}"""
WATCHED = "() => { cancelAnimationFrame(window.watching); return window.frames_seen.slice(2) }"


def measured(url: str, admission: dict[str, str]) -> dict[str, float]:
    """First load of the start page, a table until its map is drawn, and frames while dragging and zooming."""
    found = os.environ.get("SANDTABLE_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        size: ViewportSize = {"width": 1440, "height": 900}
        starts = [_started(browser.new_context(viewport=size).new_page(), url) for _ in range(LOADS)]
        page = browser.new_context(viewport=size).new_page()
        table = _opened(page, url, admission)
        figures = {
            "load": statistics.median(one["load"] for one in starts),
            "paint": statistics.median(one["paint"] for one in starts),
            "table": table,
        }
        for name, gesture in (("drag", _drag), ("wheel", _wheel)):
            frames = _frames(page, gesture)
            figures |= {f"{name} p95": frames[int(len(frames) * 0.95)], f"{name} max": frames[-1]}
            figures[f"{name} over"] = sum(frame > 50 for frame in frames)
        browser.close()
    return figures


def looked_at(address: str) -> dict[str, float]:
    """A board without a table: until it is drawn, frames while it is dragged, memory of its process."""
    found = os.environ.get("SANDTABLE_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page.goto("about:blank")
        began = page.evaluate("() => Date.now()")
        page.goto(address)
        page.locator("main.map [data-painted]").first.wait_for(state="attached")
        opened = page.evaluate("() => Date.now()") - began
        page.wait_for_timeout(2000)
        frames = _frames(page, _drag)
        memory = max(_renderers(browser.new_browser_cdp_session()), default=0.0)
        browser.close()
    return {
        "opened": opened,
        "drag p95": frames[int(len(frames) * 0.95)],
        "drag max": frames[-1],
        "drag over": sum(frame > 50 for frame in frames),
        "memory": memory,
    }


def _renderers(session: CDPSession) -> Iterator[float]:
    """Resident memory of the processes that hold pages, in MB, without what they share with others."""
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        if process["type"] == "renderer":
            rollup = Path(f"/proc/{process['id']}/smaps_rollup").read_text().splitlines()
            yield sum(int(line.split()[1]) for line in rollup if line.startswith("Pss:")) / 1000


def _started(page: Page, url: str) -> dict[str, Any]:
    page.goto(url, wait_until="load")
    page.wait_for_timeout(500)
    found: dict[str, Any] = page.evaluate(FIRST_PAINT)
    page.context.close()
    return found


def _opened(page: Page, url: str, admission: dict[str, str]) -> float:
    """Milliseconds from the link of a table to its painted map."""
    page.goto("about:blank")
    began = page.evaluate("() => Date.now()")
    page.goto(f"{url}/#/table/{admission['table']}?token={admission['token']}")
    page.locator("main.map [data-painted]").first.wait_for(state="attached")
    spent: float = page.evaluate("() => Date.now()") - began
    page.wait_for_timeout(2000)
    return spent


def _frames(page: Page, gesture: Callable[[Page], None]) -> list[float]:
    page.keyboard.press("2")
    page.wait_for_timeout(2500)
    page.evaluate(WATCH)
    gesture(page)
    seen: list[float] = sorted(page.evaluate(WATCHED))
    return seen


def _drag(page: Page) -> None:
    """Four drags across the map and back."""
    for end in (300, 1100, 300, 1100):
        page.mouse.move(1400 - end, 560)
        page.mouse.down()
        page.mouse.move(end, 300, steps=40)
        page.mouse.up()


def _wheel(page: Page) -> None:
    """Into the map and out again."""
    page.mouse.move(700, 360)
    for step in (*([-120] * 6), *([120] * 8)):
        page.mouse.wheel(0, step)
        page.wait_for_timeout(60)
