"""Every example, trap and reading that the game was built from has a case that names it in its title."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CASES = Path(__file__).parents[3] / "cases" / "global40"
TITLES = [
    line.removeprefix("case ")
    for path in sorted(CASES.glob("*.case"))
    for line in path.read_text("utf-8").splitlines()
    if line.startswith("case ")
]
NAMED = {found for title in TITLES for found in re.findall(r"\b[EFTA]\d+[a-z]?\b", title)}
NAMED |= {re.sub(r"[a-z]", "", one) for one in NAMED}
EXAMPLES = [f"E{n}" for n in range(1, 47)] + ["E14b", "E14c", "E14d", "E14e", "E14f", "E14g"]
EXAMPLES += ["E36b", "E36c", "E39b"]
"""Worked examples of the rule book."""
QUESTIONS = [f"F{n}" for n in range(1, 27)]
"""Questions that players ask."""
TRAPS = [f"T{n}" for n in range(1, 81)]
"""Situations that are easily got wrong."""
READINGS = [f"A{n}" for n in range(1, 103)]
"""Places where the rule book leaves a choice: `docs/rules/global40.md`, readings."""


@pytest.mark.parametrize("ids", [EXAMPLES, QUESTIONS, TRAPS, READINGS], ids=["E", "F", "T", "A"])
def test_every_id_has_a_case(ids: list[str]) -> None:
    assert [one for one in ids if one not in NAMED] == []


def test_there_are_enough_cases() -> None:
    assert len(TITLES) >= 700
    assert len(set(TITLES)) == len(TITLES)
