"""The fast battles of planning agree with the odds."""

from __future__ import annotations

import pytest

from sandtable.ai.axis.clash import clash
from sandtable.ai.classic.rules import EDITION
from sandtable.odds.axis.classic import battle

from .tables import position

ROLES = EDITION.roles
KINDS = position().kinds("germany")
SHORT = {"infantry": "inf", "armor": "arm", "fighter": "ftr", "bomber": "bmb"}


def text(nation: str, force: dict[str, int]) -> str:
    return f"{nation}: " + " ".join(f"{count} {SHORT[kind]}" for kind, count in force.items())


@pytest.mark.parametrize(
    ("attack", "defense"),
    [
        ({"infantry": 2}, {"infantry": 1}),
        ({"infantry": 6, "armor": 3}, {"infantry": 7, "fighter": 1}),
        ({"infantry": 1, "armor": 5}, {"infantry": 4, "armor": 1}),
    ],
)
def test_win_and_losses_are_exact_on_land(attack: dict[str, int], defense: dict[str, int]) -> None:
    mine = clash(ROLES, attack, defense, KINDS, KINDS)
    exact = battle(text("germany", attack), text("ussr", defense))
    assert mine.win == pytest.approx(exact.attacker_wins, abs=1e-3)
    assert mine.attacker_loss == pytest.approx(exact.losses.attacker.expected, abs=0.05)
    assert mine.defender_loss == pytest.approx(exact.losses.defender.expected, abs=0.05)


def test_large_battles_are_close() -> None:
    whole = clash(ROLES, {"infantry": 30, "armor": 10}, {"infantry": 28}, KINDS, KINDS)
    assert whole.win > 0.95


def test_nobody_left_to_defend() -> None:
    assert clash(ROLES, {"infantry": 1}, {}, KINDS, KINDS).take == 1.0
    assert clash(ROLES, {"fighter": 1}, {}, KINDS, KINDS).take == 0.0
