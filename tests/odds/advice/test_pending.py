"""`odds.pending` in mid-battle: guns that have fired, nations that are gone, cargo that went ashore."""

from __future__ import annotations

from math import comb

import pytest

from sandtable.odds.answer import Odds
from sandtable.odds.axis import classic as odds
from sandtable.odds.axis.classic.raids import Raid

from .scenes import arranged, attack, landing_behind_a_fleet, ordered, rolled


def test_a_gun_fires_once() -> None:
    state = arranged("turn germany combat_move")
    state = ordered(state, "raid 1 bmb germany > united_kingdom", "done", "fight united_kingdom")
    (before,) = odds.pending(state)
    (after,) = odds.pending(rolled(state, 6))
    assert isinstance(before, Raid)
    assert isinstance(after, Raid)
    assert after.expected_paid == pytest.approx(before.expected_paid * 6 / 5)


def test_losses_when_one_of_two_nations_is_left() -> None:
    state = attack("karelia_ssr", "ussr: 1 inf | uk: 1 inf", "eastern_europe", "6 arm")
    (now,) = odds.pending(rolled(state, 1))
    assert isinstance(now, Odds)
    expected = 3.0
    for hits in range(3):
        chance = comb(2, hits) * (1 / 3) ** hits * (2 / 3) ** (2 - hits)
        later = odds.battle(f"germany: {6 - hits} arm", "ussr: 1 inf")
        expected += chance * later.losses.defender.expected
    assert now.losses.defender.expected == pytest.approx(expected)


def test_a_transport_whose_troops_went_ashore_is_not_lost() -> None:
    state = ordered(landing_behind_a_fleet(), "done", "fight sz_united_kingdom")
    (now,) = [one for one in odds.pending(rolled(state, 1)) if isinstance(one, Odds) and one.kind == "sea"]
    assert now.attacker_wins == pytest.approx(1)
    fleet = now.survivors_by_unit.attacker
    transport = next(unit for unit in fleet if unit.startswith("transport"))
    hit = 1 / 6  # the dying transport defends on a one; the transport is the cheaper loss
    assert fleet[transport][-1] == pytest.approx(1 - hit)
