"""Decisions are named once: the menus know every one, and steps that ask players have theirs."""

from __future__ import annotations

from typing import get_args

from sandtable.games.attack.frames import Decision, MarchKind, OpeningStep
from sandtable.games.attack.menu import MENUS, OWED
from sandtable.games.attack.movement import KINDS
from sandtable.games.attack.setup import ASKED


def test_every_decision_has_a_menu() -> None:
    assert tuple(MENUS) == get_args(Decision)
    assert set(OWED) < set(MENUS)


def test_steps_and_kinds_are_asked_for() -> None:
    assert {*ASKED, "deal", "start"} == set(get_args(OpeningStep))
    assert {*ASKED.values(), *KINDS} < set(MENUS)
    assert tuple(KINDS) == get_args(MarchKind)
