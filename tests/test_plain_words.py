"""The words of the product: American spelling, none of the phrases we gave up, a list in order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "docs" / "words.md"
CATALOG = ROOT / "client" / "src" / "i18n"

BRITISH = re.compile(
    r"\b(?:\w*colour\w*|armour\w*|defence\w*|neighbour\w*|behaviour\w*|favour\w*|centre[ds]?|grey\w*|licence"
    r"|catalogues?|towards|cancelled|labelled|misspelt|judgement|\w+(?:im|al|an)is(?:e[ds]?|ing))\b",
    re.IGNORECASE,
)
GIVEN_UP = re.compile(
    r"\b(?:say the time|as it was at first|for leave|who stays fights|do not go with|hardest to come to"
    r"|game of ours|house that throws|for ever|set-up)\b",
    re.IGNORECASE,
)
PAGES = [
    *sorted((CATALOG / "en").glob("*.ftl")),
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md")),
    *sorted(page for page in (ROOT / "docs").glob("*.md") if page != WORDS),
]


def prose(page: Path) -> list[tuple[int, str]]:
    """The lines people read: no code, no ids, no names of files."""
    kept: list[tuple[int, str]] = []
    inside = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        if line.lstrip().startswith("```"):
            inside = not inside
        elif page.suffix == ".ftl":
            kept.append((number, re.sub(r"^[\w-]+ = |\{[^{}]*\}|^\s*\*?\[\w+\]", " ", line)))
        elif not inside:
            kept.append((number, re.sub(r"`[^`]*`|\([^)\s]*\)|\b\w+\.(?:py|ts|md)\b", " ", line)))
    return kept


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_pages_are_written_in_plain_american_english(page: Path) -> None:
    wrong = []
    for number, line in prose(page):
        found = [*BRITISH.findall(line), *GIVEN_UP.findall(line)]
        wrong += [f"line {number}: {text}" for text in found]
    assert not wrong, "see docs/words.md:\n" + "\n".join(wrong)


def test_the_list_of_words_is_in_order_and_says_each_once() -> None:
    rows = re.findall(r"^\| (?!word \||---)([^|]+) \|", WORDS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) > 50
    assert rows == sorted(set(rows), key=str.lower)
