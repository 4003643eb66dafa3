"""The end of a round may end the war: the Axis take what wins it, the Allies retake what would lose it."""

from __future__ import annotations

import pytest

from .tables import Spot, attackers, phase_of, quiet, spot

CHINA_LOST = (
    "owner china japan",
    "units china japan: 5 inf",
    "units kwangtung japan: 9 inf",
    "units french_indo_china japan: 9 inf",
    "units sinkiang usa: 6 inf",
)
DECISIVE = [
    spot(
        "Germany takes the last production that is needed, though all will be lost again",
        "option axis_economic = 60",
        "units eastern_europe germany: 9 inf",
        "units ukraine_ssr germany: 3 inf",
        "units finland_norway germany: 3 inf",
        "units karelia_ssr ussr: 7 inf",
        "units caucasus ussr: 20 inf",
        "units russia ussr: 20 inf 8 arm 1 aa 1 ic",
        turn="germany combat_move round 5",
        right=lambda s: attackers(s, "karelia_ssr", "germany") >= 9,
    ),
    spot(
        "the USA retake what would lose the war tonight, though the odds are poor",
        "option axis_economic = 59",
        *CHINA_LOST,
        turn="usa combat_move round 5",
        right=lambda s: attackers(s, "china", "usa") >= 6,
    ),
]


@pytest.mark.parametrize("case", DECISIVE)
def test_sees_the_end_of_the_round(case: Spot) -> None:
    after, _ = phase_of("stars5", case.state())
    assert case.right(after)


def test_poor_odds_are_left_alone_where_production_wins_nothing() -> None:
    after, _ = phase_of(
        "stars5", quiet(*CHINA_LOST, "option axis_economic = 0", "turn usa combat_move round 5")
    )
    assert not attackers(after, "china", "usa")
