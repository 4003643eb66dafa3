"""Phases, steps and decisions are named once: what goes through them knows every one."""

from __future__ import annotations

from itertools import chain
from typing import get_args

from sandtable.games.axis.classic.battle import FIRE_STEPS, OTHER_STEPS, STEPS
from sandtable.games.axis.classic.losses import LOSS_STEPS
from sandtable.games.axis.classic.menu import MENUS
from sandtable.games.axis.classic.state import BattleStep, Decision
from sandtable.games.axis.core.position import PHASES


def test_every_decision_has_a_menu() -> None:
    assert set(MENUS) == set(chain.from_iterable(map(get_args, get_args(Decision))))
    assert set(PHASES) < set(MENUS)


def test_every_step_of_a_battle_is_gone_through() -> None:
    named = set(chain.from_iterable(map(get_args, get_args(BattleStep))))
    assert set(chain.from_iterable(STEPS.values())) == named
    assert named == {*FIRE_STEPS, *LOSS_STEPS, *OTHER_STEPS}
