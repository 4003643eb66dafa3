"""The table of rules tells the truth: its functions, case files and ids exist, and none is left open."""

from __future__ import annotations

import re

import pytest

from sandtable.games.axis.classic.book import BOOK
from tests.games.rule_rows import (
    ROOT,
    missing_functions,
    places_of,
    rows_of,
    rules_of_cases,
    rules_of_refusals,
)

ROWS = rows_of("classic")
IDS = {row[0] for row in ROWS}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[1][:40]}")
def test_row(row: list[str]) -> None:
    assert len(row) == 6
    assert missing_functions("classic", row[3]) == []
    files = re.findall(r"\b((?:eco|mov|com|chapter1)_[a-z_0-9]+)", row[4])
    assert all((ROOT / f"cases/classic/{name}.case").exists() for name in files), files
    assert re.match(r"done|reading chosen", row[5]), row[5]


def test_every_rule_of_a_case_has_a_row() -> None:
    assert sorted(rules_of_cases("classic") - IDS) == []


def test_every_rule_of_a_refusal_has_a_row() -> None:
    assert sorted(rules_of_refusals("classic") - IDS) == []


def test_every_place_of_the_book_has_a_row() -> None:
    assert "" not in places_of(BOOK)
    assert sorted(places_of(BOOK) - IDS) == []
