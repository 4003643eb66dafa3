"""Makes the machine ready for the tests: a Chromium for the browser tests, PostgreSQL for the store.

Run by `make test`. On Debian as root both are installed. Without a browser it ends with an error: browser
tests are never skipped in silence. Without PostgreSQL its tests say so in the summary.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
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


def main() -> int:
    install_postgresql()
    if find_chromium() or (apt_get("chromium") and find_chromium()) or has_playwright_browser():
        return 0
    print("no Chromium found; downloading Playwright's", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if has_playwright_browser():
        return 0
    print("the browser tests need Chromium or Chrome, and none could be installed", file=sys.stderr)
    return 1


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
    sys.exit(main())
