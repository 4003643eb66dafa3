"""Owners can be told apart by the tint of their land, whatever colors a person sees (look and feel)."""

from __future__ import annotations

from itertools import combinations

import pytest

from sandtable.maps.style import style
from tests.maps.colour import VISION, ciede2000, gap

LEAST = 10.0
GROUPS = {
    "classic": ("ussr", "germany", "uk", "japan", "usa"),
    "global40": ("germany", "ussr", "japan", "usa", "china", "uk", "italy", "anzac", "france"),
    "attack": ("gray", "tan", "brown", "green", "blue", "red"),
}


def test_the_yardstick() -> None:
    """A pair of the published test data for CIEDE2000."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("group", GROUPS)
def test_land_tints(group: str, mode: str, vision: str) -> None:
    tints = {owner: style()["nations"][owner][mode] for owner in GROUPS[group]}
    close = {
        f"{a} {b}": round(gap(tints[a], tints[b], vision), 1)
        for a, b in combinations(tints, 2)
        if gap(tints[a], tints[b], vision) < LEAST
    }
    assert not close


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("group", GROUPS)
def test_counters(group: str, vision: str) -> None:
    counters = [style()["nations"][owner]["counter"] for owner in GROUPS[group]]
    assert min(gap(a, b, vision) for a, b in combinations(counters, 2)) > LEAST
