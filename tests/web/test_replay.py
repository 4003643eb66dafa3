"""A game as one web page: from a file, without a network, in all languages, with nothing of other games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from sandtable.server.replay import PAGES
from tests.server.serving import Server
from tests.web.desk import ROOT, Open
from tests.web.test_axe import looked_at
from tests.web.test_calm import box

SAVES = {
    "classic": ROOT / "tests" / "replays" / "classic_2nd_1.sandtable",
    "attack": ROOT / "tests" / "saves" / "0.1.0" / "attack_4_players.sandtable",
}
ROUND = {"en": "Round", "de": "Runde", "nl": "Ronde"}
LINES = 400  # of a saved game, enough for a round
PANELS = 3
FAR = ("http:", "https:", "ws:", "wss:")
ID = re.compile(r"\b(?:classic|attack|time|board|shell|table|battle)-[a-z]+(?:-[a-z]+)*\b")
TOO_WIDE = """(panel) => [...panel.querySelectorAll("table")]
  .filter((one) => one.offsetWidth > one.parentElement.clientWidth)
  .map((one) => one.innerText)"""


def words_of(game: str, script: bytes) -> int:
    """How often a page names words of a game, in its catalogs and where they are used."""
    return len(re.findall(rf"(?<![\w-]){game}-[a-z]".encode(), script))


@pytest.mark.parametrize("game", SAVES)
def test_a_game_from_a_file(sit: Open, house: Server, tmp_path: Path, game: str) -> None:
    begun = b"".join(SAVES[game].read_bytes().splitlines(keepends=True)[:LINES])
    answer = house.load(begun).get("/replay.html")
    assert answer.status_code == 200
    file = tmp_path / "replay.html"
    file.write_bytes(answer.content)
    desk = sit(offline=True)
    page, asked = desk.page, list[str]()
    page.on("request", lambda request: note(asked, request))
    page.goto(file.as_uri())
    page.get_by_role("slider").press("End")
    for language, word in ROUND.items():
        page.locator("header select").select_option(language)
        expect(page.locator(".when b")).to_contain_text(word)
        has_words(page)
        looked_at(desk, f"replay of {game} in {language}")
        desk.picture(f"replay-{game}-{language}")
    assert not asked


def test_the_whole_map_stands_beside_the_log(sit: Open, house: Server, tmp_path: Path) -> None:
    """At the size where the panels were found to crop the world: every counter has its room beside them."""
    file = tmp_path / "replay.html"
    begun = b"".join(SAVES["classic"].read_bytes().splitlines(keepends=True)[:LINES])
    file.write_bytes(house.load(begun).get("/replay.html").content)
    desk = sit(1440, 900, offline=True)
    desk.page.goto(file.as_uri())
    desk.page.get_by_role("slider").press("End")
    expect(desk.page.locator("[data-stack] .body").first).to_be_visible()
    desk.rest()
    aside = box(desk.page.locator("aside"))
    assert aside["right"] <= 1440
    seen = [box(one) for one in desk.page.locator("[data-stack] .body").all()]
    inside = [one for one in seen if one["x"] >= 0 and one["right"] <= aside["x"]]
    cut = [one for one in seen if one["x"] < aside["x"] < one["right"] or one["x"] < 0 < one["right"]]
    assert len(inside) > 15
    assert not cut
    assert max(one["bottom"] for one in inside) <= box(desk.page.locator("main"))["bottom"]


@pytest.mark.parametrize("game", SAVES)
def test_its_code_is_that_of_its_game(game: str) -> None:
    script = (PAGES / game / "replay.js").read_bytes()
    assert words_of(game, script)
    assert not [other for other in SAVES if other != game and words_of(other, script)]


def note(asked: list[str], request: Request) -> None:
    """Remember what would be fetched from elsewhere."""
    if request.url.startswith(FAR):
        asked.append(request.url)


def has_words(page: Page) -> None:
    """Log, players and dice of the page have words for everything, and room for them."""
    tabs = page.locator("aside [role=tab]")
    expect(tabs).to_have_count(PANELS)
    for tab in tabs.all():
        tab.click()
        missing = ID.findall(page.locator("body").inner_text())
        assert not missing, missing
        assert page.locator("aside").evaluate(TOO_WIDE) == []
