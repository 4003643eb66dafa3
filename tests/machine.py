"""Makes the machine ready for the tests: a Chromium for the browser tests, PostgreSQL for the store.

Run by `make test`, and by `make soak` with `--soak`, which asks for Firefox too. On Debian as root all are
installed. Without a browser it ends with an error: browser tests are never skipped in silence. Without
PostgreSQL its tests say so in the summary.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

LIGHT = "chromium-headless-shell"
"""Debian's Chromium without windows, which asks a fifth less of the processor; it comes first."""
BROWSERS = (LIGHT, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FIREFOXES = ("firefox-esr", "firefox")
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)


def find_chromium() -> str | None:
    """An installed Chromium or Chrome; None leaves the choice to Playwright's own."""
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    return next((path for path in APPLICATIONS if Path(path).exists()), None)


def has_playwright_browser() -> bool:
    """Whether Playwright has downloaded a Chromium of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def main(args: Sequence[str] = ()) -> int:
    install_postgresql()
    if "--soak" in args and not has_firefox():
        print("the tests of Firefox need it, and it could not be installed", file=sys.stderr)
        return 1
    if shutil.which(LIGHT) or apt_get(LIGHT) or find_chromium():
        return 0
    if (apt_get("chromium") and find_chromium()) or has_playwright_browser():
        return 0
    print("no Chromium found; downloading Playwright's", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if has_playwright_browser():
        return 0
    print("the browser tests need Chromium or Chrome, and none could be installed", file=sys.stderr)
    return 1


def has_firefox() -> bool:
    """Whether there is a Firefox, installed now where that can be."""
    return find_firefox() is not None or (apt_get("firefox-esr") and find_firefox() is not None)


def find_firefox() -> str | None:
    """An installed Firefox; one that is named comes first."""
    return os.environ.get("SANDTABLE_FIREFOX") or next(filter(None, map(shutil.which, FIREFOXES)), None)


def install_postgresql() -> None:
    if not list(Path("/usr/lib/postgresql").glob("*/bin")) and not apt_get("postgresql"):
        print("PostgreSQL is not installed; its tests will be left out", file=sys.stderr)


def apt_get(package: str) -> bool:
    """Whether a Debian package could be installed; only root can."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    print(f"installing {package}", file=sys.stderr)
    quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    subprocess.run(["apt-get", "-qq", "update"], check=False, **quiet)  # type: ignore[call-overload]
    install = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", package]
    return bool(subprocess.run(install, check=False, **quiet).returncode == 0)  # type: ignore[call-overload]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
