"""Figures of developments and carriers are those of the tables: other tables, other games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from sandtable.games.axis.classic import ruleset
from sandtable.games.axis.classic.data import Effect, TechTable, tech_table, unit_table
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.kernel.case import run_text
from sandtable.kernel.protocol import Setup

ROCKETS = """case rockets
game classic 2nd
tech germany rockets
turn germany combat_move
do done
do rocket western_europe > united_kingdom
expect pending dice 2 rocket united_kingdom
dice 5 6
expect money uk 19
do rocket germany > united_kingdom
dice 1 1
expect money uk 17
expect pending germany noncombat_move
"""
RAID = """case a raid
game classic 2nd
position empty
tech uk heavy_bombers
units united_kingdom uk: 1 bmb
units germany germany: 1 ic
turn uk combat_move
do raid 1 bmb united_kingdom > germany
do done
do fight germany
expect pending dice 2 bombing germany
"""


def forget() -> None:
    """Figures are kept once they have been read."""
    for kept in (ruleset.figures, ruleset.developed, ruleset.ruleset):
        kept.cache_clear()


@pytest.fixture(autouse=True)
def read_anew() -> Iterator[None]:
    forget()
    yield
    forget()


def with_effects(name: str, kind: str, **figures: int) -> TechTable:
    """The table of developments with other figures for one of them."""
    table = tech_table()
    row = table.developments[name]
    changed: dict[Effect, int] = {**row.effects[kind], **figures}  # type: ignore[dict-item]
    effects = {**row.effects, kind: changed}
    return replace(table, developments={**table.developments, name: replace(row, effects=effects)})


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        pytest.param(
            ROCKETS, with_effects("rockets", "aa_gun", rocket_dice=2, rockets_per_turn=2), id="rockets"
        ),
        pytest.param(RAID, with_effects("heavy_bombers", "bomber", raid_dice=2), id="raids"),
    ],
)
def test_effects_of_the_table_are_used(
    text: str, changed: TechTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run_text(text).failures
    forget()
    monkeypatch.setattr(ruleset, "tech_table", lambda: changed)
    assert not run_text(text).failures


def test_carriers_hold_what_the_table_says(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup("classic", "2nd", options={"place.sz_baltic": "germany: 1 cv 3 ftr"})
    with pytest.raises(ValueError, match="aircraft without a carrier"):
        CLASSIC.start(setup)
    units = unit_table()
    larger = {**units, "aircraft_carrier": replace(units["aircraft_carrier"], decks=3)}
    monkeypatch.setattr(ruleset, "unit_table", lambda: larger)
    assert CLASSIC.start(setup)
