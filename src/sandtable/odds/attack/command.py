"""What `sandtable odds attack` answers: battles on land and at sea, lines of ships, and positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from ...games.attack.state import State
from ...kernel.protocol import Scalar
from ..calculator.form import Calculator
from ..command import OddsCommand, report
from ..command.lines import read_line
from ..command.report import Report
from ..model import OddsError
from .calculator import AttackCalculator
from .model import SeaOdds
from .positions import Found, open_battles, planned
from .reading import battle, line_round, lineup
from .words import report_on

LINE_KEYS = ("attacker", "defender", "goal")
COLUMNS = ("battle", "kind", "wins", "swing", "rounds")
UNITS = "Chances in %; swing in production points."

Named: TypeAlias = tuple[str, Found]


@dataclass(frozen=True)
class Asked:
    """The options of the command."""

    attack: str | None = None
    defend: str | None = None
    attacker: str = ""
    defender: str = ""
    goal: str = ""
    line: str = ""
    best_line: bool = False
    all8: bool = False
    method: str = "exact"
    battles: int = 2000
    seed: int = 0


class AttackOdds:
    """The odds of Attack! for the command line."""

    help = """The exact odds of a battle of Attack!, of many in a file, or of every battle in a position.

    Units are written '4 inf 1 tank', ships '2 dd 1 bb', a line 'dd ss bb' from its head on.
    """
    asked = Asked
    has_rule_options = False
    calculator: Calculator = AttackCalculator()

    def one(self, asked: Asked, rules: Mapping[str, Scalar]) -> Report:
        if asked.line:
            return report_on(line_round(asked.line, _side("defend", asked.defend)))
        attack, defend = _side("attack", asked.attack), _side("defend", asked.defend)
        if asked.best_line:
            return report_on(lineup(attack, defend, asked.goal, asked.all8))
        how: dict[str, Any] = {"method": asked.method, "battles": asked.battles, "seed": asked.seed}
        return report_on(battle(attack, defend, **_ways(asked), **how))

    def line(self, asked: Asked, rules: Mapping[str, Scalar], text: str) -> Named:
        """`4 inf vs 3 inf; attacker=all; name=first`."""
        attack, defend, said = read_line(text, LINE_KEYS, "4 inf vs 3 inf")
        name = said.pop("name")
        return name, battle(attack, defend, **{**_ways(asked), **said})

    def position(self, asked: Asked, state: State, plan: list[str]) -> list[Named]:
        return [(one.space or "sea", one.odds) for one in open_battles(planned(state, plan), state.seat)]

    def overview(self, battles: list[Named]) -> Report:
        data = [{"name": name, **msgspec.to_builtins(one)} for name, one in battles]
        return report.overview(data, COLUMNS, [_row(name, one) for name, one in battles], UNITS)


COMMAND: OddsCommand = AttackOdds()


def _ways(asked: Asked) -> dict[str, Any]:
    """How both sides fight."""
    return {
        "attacker": asked.attacker,
        "defender": asked.defender,
        "goal": asked.goal,
        "all8": asked.all8,
    }


def _side(name: str, text: str | None) -> str:
    if text is None:
        raise OddsError(f"--{name} is missing; write --{name} '4 inf 1 tank', or 'none' for nobody")
    return text


def _row(name: str, one: Found) -> report.Row:
    wins = one.control if isinstance(one, SeaOdds) else one.takes
    return name, one.kind, f"{100 * wins:.1f}", f"{one.swing:+.2f}", f"{one.expected_rounds:.2f}"
