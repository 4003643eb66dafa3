"""The printed growth tables: level and percent, cut off after one place (2nd: ch. 8)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.games.axis.classic.economy import growth
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.kernel.protocol import Setup

START = {"ussr": 24, "japan": 25, "germany": 32, "usa": 36, "uk": 30}
PRINTED = {
    ("ussr", 25): 41, ("ussr", 29): 208, ("ussr", 37): 541, ("ussr", 40): 666, ("ussr", 48): 1000,
    ("japan", 26): 40, ("japan", 38): 520, ("japan", 49): 960, ("japan", 50): 1000,
    ("germany", 33): 31, ("germany", 34): 62, ("germany", 45): 406, ("germany", 61): 906,
    ("usa", 37): 27, ("usa", 43): 194, ("usa", 50): 388, ("usa", 67): 861, ("usa", 72): 1000,
    ("uk", 31): 33, ("uk", 45): 500, ("uk", 47): 566, ("uk", 59): 966, ("uk", 60): 1000,
}  # fmt: skip


@pytest.mark.parametrize(("nation", "level"), PRINTED)
def test_growth(nation: str, level: int) -> None:
    state = CLASSIC.start(Setup("classic", "2nd"))
    owner = dict(state.owner)
    value = state.rules.board.value
    missing = level - START[nation]
    for space in sorted(owner, key=lambda s: -value[s]):
        if owner[space] != nation and 0 < value[space] <= missing:
            owner[space] = nation
            missing -= value[space]
    assert missing == 0
    assert growth(replace(state, owner=owner), nation) == PRINTED[nation, level]
