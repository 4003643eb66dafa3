"""Whole random games of both rulesets end, and nothing is lost on the way."""

from __future__ import annotations

import pytest

from sandtable.games.triumph.game import TRIUMPH
from sandtable.kernel.protocol import Over
from tests.games.triumph.triumph_play import must_balance, random_game

MOST_ENTRIES = 20_000
SHORT: dict[str, bool | int | str] = {"start": 1939}
AGREED: dict[str, bool | int | str] = {
    "satellite": "at_once",
    "repudiation": "own_turn",
    "discards": "closed",
    "empty_season_supply": False,
    "intervention": "rival",
    "convoy_target": "separate",
    "territorial_straits": True,
    "britannia": True,
}


def _must_end(seed: int, ruleset: str, options: dict[str, bool | int | str] | None = None) -> int:
    last, count = None, 0
    for last in random_game(seed, ruleset, 10, **(options or {})):
        count += 1
        must_balance(last.step.state)
        assert count <= MOST_ENTRIES
    assert last is not None
    assert isinstance(TRIUMPH.pending(last.step.state), Over)
    return count


@pytest.mark.parametrize("ruleset", ["aid", "2nd"])
@pytest.mark.parametrize("seed", range(5))
def test_ten_years(seed: int, ruleset: str) -> None:
    _must_end(seed, ruleset)


@pytest.mark.parametrize("options", [SHORT, AGREED, SHORT | AGREED], ids=["short", "agreed", "both"])
def test_with_options(options: dict[str, bool | int | str]) -> None:
    _must_end(7, "aid", options)


@pytest.mark.soak
def test_many_games() -> None:
    counts = [_must_end(seed, ("aid", "2nd")[seed % 2]) for seed in range(1000, 1300)]
    print(f"entries: mean {sum(counts) / len(counts):.0f}, most {max(counts)}")
