"""The table of rules tells the truth: its functions, cases and ids exist, and none is left open."""

from __future__ import annotations

import re

import pytest

from sandtable.games.axis.global40.book import BOOK
from sandtable.games.axis.global40.data import option_table
from tests.games.rule_rows import (
    ROOT,
    missing_functions,
    places_of,
    rows_of,
    rules_of_cases,
    rules_of_refusals,
)

ROWS = rows_of("global40")
IDS = {row[0] for row in ROWS}
FILES = {path.stem for path in (ROOT / "cases/global40").glob("*.case")}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[1][:40]}")
def test_row(row: list[str]) -> None:
    assert len(row) == 6
    assert row[3]
    assert missing_functions("global40", row[3]) == []
    named = re.findall(r"(?:^|; )([a-z]+_[a-z0-9_]+|tests)(?=:|;|$)", row[4])
    assert named
    assert [name for name in named if name not in FILES and name != "tests"] == []
    assert re.match(r"done|reading chosen", row[5]), row[5]


def test_every_rule_of_a_case_has_a_row() -> None:
    assert sorted(rules_of_cases("global40") - IDS) == []


def test_every_rule_of_a_refusal_has_a_row() -> None:
    assert sorted(rules_of_refusals("global40") - IDS) == []


def test_every_place_of_the_book_has_a_row() -> None:
    assert "" not in places_of(BOOK)
    assert sorted(places_of(BOOK) - IDS) == []


def test_every_option_is_named() -> None:
    """Where the book leaves a choice that may be made otherwise; research is an optional rule of the book."""
    named = set(re.findall(r"option `(\w+)`", " ".join(row[5] for row in ROWS)))
    assert named == set(option_table()) - {"research"}


def test_all_readings_have_a_row() -> None:
    assert {f"A{n}" for n in range(1, 103)} <= IDS
