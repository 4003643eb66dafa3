"""What a second reading of the odds found: each stays mended."""

from __future__ import annotations

import pytest

from sandtable.odds.axis import classic as odds


@pytest.mark.parametrize(
    ("attack", "fleet", "ships", "said"),
    [
        ("germany: 2 inf", "germany: 1 bb", "ussr: 3 bb", "ships: write the troops"),
        ("germany: 2 inf 1 bb", "", "ussr: 1 sub", "ships: write the troops"),
        ("germany: 1 ftr", "germany: 1 bb 1 trn", "ussr: 1 sub", "ships: write the troops"),
        ("germany: 2 inf", "", "ussr: 1 sub", "ships: write the troops"),
        ("germany: 1 bb", "", "", "attack: a fleet without troops"),
        ("germany: 1 trn", "", "", "attack: a fleet without troops"),
    ],
)
def test_a_sea_battle_is_never_dropped(attack: str, fleet: str, ships: str, said: str) -> None:
    with pytest.raises(odds.OddsError, match=said):
        odds.battle(attack, "ussr: 1 inf", fleet=fleet, ships=ships)


def test_a_landing_that_must_fight_its_way_in() -> None:
    answer = odds.battle("germany: 1 trn(inf) 1 bb", "ussr: 1 inf", ships="ussr: 3 bb")
    assert answer.attacker_wins < 0.05
    assert answer.sea


def test_a_neutral_that_somebody_holds_can_be_attacked() -> None:
    answer = odds.battle("germany: 2 inf", "uk: 1 inf", at="eire")
    assert 0 < answer.attacker_wins < 1


def test_nobody_raids_himself() -> None:
    with pytest.raises(odds.OddsError, match="does not fight against"):
        odds.raid_of_text("uk: 1 bmb", "uk: 1 aa")


@pytest.mark.parametrize("orders", ["optimal", "both"])
def test_an_optimal_attacker_retreats_when_it_is_best(orders: str) -> None:
    answer = odds.battle("germany: 3 inf 1 arm", "ussr: 3 inf", retreat_at=2, orders=orders)
    assert answer.orders.retreat_at == 0
    assert "retreats when that is best" in answer.note


@pytest.mark.soak
def test_ten_units_of_many_kinds_are_solved() -> None:
    fleet = "1 trn 1 trn(inf) 1 trn(inf,inf) 1 trn(arm) 1 cv 1 bb"
    answer = odds.battle(f"japan: 2 sub {fleet} 1 ftr 1 bmb", f"usa: 2 sub {fleet} 2 ftr", orders="both")
    assert "standard" not in answer.note
