"""What pages weigh: scripts and styles of the built client, each file packed with gzip."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tests.web.conftest import STATIC

KB = 1000
ASSETS = STATIC / "assets"
QUOTE = "[\"'`]"
AT_ONCE = re.compile(rf"(?:\bfrom|\bimport)\s*{QUOTE}\./([^\"'`]+\.js){QUOTE}")
LATER = re.compile(
    rf"import\({QUOTE}\./([^\"'`]+){QUOTE}\).{{0,40}}?(?:mapDeps\(\[([\d,]*)\]\)|\[\])", re.DOTALL
)
LISTED = re.compile(r"m\.f=\[([^\]]*)\]")
"""The files that a script may ask for later; it names them by their places in this list."""
WORKER = re.compile(rf"new URL\({QUOTE}([^\"'`]*worker[^\"'`]*\.js){QUOTE}")


@pytest.fixture(scope="module")
def scripts() -> dict[str, str]:
    found = {file.name: file.read_text("utf-8") for file in ASSETS.glob("*.js")}
    if not found:
        pytest.fail("the client is not built: run `make client`", pytrace=False)
    return found


def first_page(scripts: dict[str, str]) -> set[str]:
    """What the page itself names, with its imports."""
    html = (STATIC / "index.html").read_text("utf-8")
    return with_imports(scripts, set(re.findall(r'assets/([^"]+\.(?:js|css))"', html)))


def brought_by(scripts: dict[str, str], chunk: str) -> set[str]:
    """All that comes when a chunk is asked for: it, its imports and their styles; of several the heaviest."""
    found: list[set[str]] = []
    for text in scripts.values():
        listed = [Path(name).name.strip("\"'`") for name in ",".join(LISTED.findall(text)[:1]).split(",")]
        for name, places in LATER.findall(text):
            if re.fullmatch(rf"{chunk}-[\w-]{{8}}\.js", name):
                found.append({name, *(listed[int(place)] for place in places.split(",") if place)})
    assert found, f"nobody asks for {chunk}"
    return with_imports(scripts, max(found, key=weight))


def with_imports(scripts: dict[str, str], files: set[str]) -> set[str]:
    """Files with all that they import at once."""
    found, waiting = set(files), list(files)
    while waiting:
        new = set(AT_ONCE.findall(scripts.get(waiting.pop(), ""))) - found
        found |= new
        waiting += new
    return found


def weight(files: set[str]) -> int:
    return sum(len(gzip.compress((ASSETS / file).read_bytes(), 9)) for file in files)


def told(files: set[str]) -> str:
    rows = sorted(((weight({file}), file) for file in files), reverse=True)
    return f"{weight(files)}: " + ", ".join(f"{file} {size}" for size, file in rows)


def test_the_start_page(scripts: dict[str, str]) -> None:
    """With the board behind the menu and the worker that paints it."""
    files = first_page(scripts) | brought_by(scripts, "StartBoard") | brought_by(scripts, "start")
    workers = {Path(name).name for file in files for name in WORKER.findall(scripts.get(file, ""))}
    assert workers, "somebody paints the board"
    assert weight(files | workers) <= 100 * KB, told(files | workers)


@pytest.mark.parametrize(
    ("chunks", "most"),
    [
        pytest.param(("CalculatorDialog", "calculator"), 20 * KB, id="calculator"),
        pytest.param(("Ending", "ending"), 30 * KB, id="ending and analysis"),
    ],
)
def test_what_a_table_gets_later(scripts: dict[str, str], chunks: tuple[str, ...], most: int) -> None:
    there = first_page(scripts) | brought_by(scripts, "TableScreen")
    files = set().union(*(brought_by(scripts, chunk) for chunk in chunks)) - there
    assert weight(files) <= most, told(files)
