"""An installed Firefox, driven by Playwright over WebDriver BiDi: no build of Playwright's own is needed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from tests.machine import find_firefox

CALM: Mapping[str, float] = {"ui.prefersReducedMotion": 1}
FINGERS: Mapping[str, float] = {
    "ui.primaryPointerCapabilities": 1,
    "ui.allPointerCapabilities": 1,
    "dom.w3c_touch_events.enabled": 1,
}
"""Over the wire Firefox cannot be told that motion is unwanted, or that there is no mouse; settings can."""


def launched(playwright: Playwright, folder: Path, fingers: bool = False) -> Iterator[Browser]:
    """Firefox while a test needs it, with a mouse or with fingers; without one the test fails and says so."""
    found = find_firefox()
    if found is None:
        pytest.fail("no Firefox to test with: `make soak` installs it on Debian as root", pytrace=False)
    start = folder / "start"
    between = Path(__file__).with_name("go_between.py")
    start.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{between}" "{found}" "$@"\n', encoding="utf-8")
    start.chmod(0o755)
    firefox = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=start,
        firefox_user_prefs={**CALM, **(FINGERS if fingers else {})},
        env={**os.environ, "FINGERS": str(int(fingers))},
    )
    yield firefox
    firefox.close()
