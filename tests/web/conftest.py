"""A real Chromium before the real server; pictures of screens go to `build/pictures`.

With `SANDTABLE_PICTURES=1`, as in `make soak`, the map is painted in full and every picture is kept;
otherwise windows have the simple map of the settings, which is quickly painted, and only a test that fails
leaves a picture.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Playwright, sync_playwright

from tests.machine import find_chromium
from tests.server.serving import Server
from tests.web.desk import ROOT, STILL, WATCHED, Desk, Open, liked_at_first

IN_FULL = bool(os.environ.get("SANDTABLE_PICTURES"))
STATIC = ROOT / "src" / "sandtable" / "server" / "static"
PICTURES = ROOT / "build" / "pictures"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt,--no-maglev",  # pages live for seconds, too short for it to pay
)


def launch(playwright: Playwright) -> Browser:
    """An installed Chromium or Chrome, else Playwright's own; without any the test fails and says so."""
    found = os.environ.get("SANDTABLE_CHROMIUM") or find_chromium()
    try:
        return playwright.chromium.launch(executable_path=found, args=list(QUIET))
    except Error as error:
        pytest.fail(f"no browser to test with: `make browser` installs one ({error})", pytrace=False)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the client is not built: run `make client`", pytrace=False)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = launch(playwright)
    yield chromium
    chromium.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A house of the test's own: its dice follow from the known key and the number of the table."""
    with Server(tmp_path / "house") as running:
        yield running


@pytest.fixture
def sit(browser: Browser, house: Server, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens windows on the house; a page that stumbles fails the test."""
    contexts: list[BrowserContext] = []
    desks: list[Desk] = []
    request.node.desks = desks

    def opened(
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        server: Server = house,
        motion: bool = False,
        recap: bool = False,
        in_full: bool = IN_FULL,
        **more: Any,
    ) -> Desk:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", **more
        )
        contexts.append(context)
        context.add_init_script(WATCHED if motion else WATCHED + STILL)
        context.add_init_script(liked_at_first(simpleMap=not in_full, **({} if recap else {"recap": False})))
        desk = Desk(context.new_page(), server.url, PICTURES, keeps=IN_FULL)
        desks.append(desk)
        return desk

    yield opened
    troubles = [trouble for desk in desks for trouble in desk.troubles]
    for context in contexts:
        context.close()
    assert not troubles


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep a picture of every window of a test that failed, and say what could be read there."""
    report = yield
    if report.when == "call" and report.failed:
        for number, desk in enumerate(getattr(item, "desks", ())):
            desk.picture(f"failed-{item.name}-{number}", rest=False)
            report.sections.append((f"window {number}", desk.words()))
    return report
