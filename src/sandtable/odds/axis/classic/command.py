"""What `sandtable odds classic` answers: battles, raids, rockets and positions, as data and as tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from msgspec.structs import replace

from ....games.axis.classic.state import State
from ....kernel.protocol import Scalar
from ...answer import Odds
from ...calculator.form import Calculator
from ...command import OddsCommand, report
from ...command.lines import read_line
from ...command.report import Heading, Part, Report, Row, bars
from .. import telling
from .api import battle, pending, preview, raid_of_text, read_orders
from .calculator import ClassicCalculator
from .raids import Raid
from .rockets import rocket

LINE_KEYS = ("edition", "at", "fleet", "ships", "tech", "orders", "goal", "rounds", "retreat_at")

Found: TypeAlias = Odds | Raid


@dataclass(frozen=True)
class Asked:
    """The options of the command."""

    attack: str | None = None
    defend: str | None = None
    edition: str = ""
    at: str = ""
    fleet: str = ""
    ships: str = ""
    tech: list[str] | None = None
    orders: str = ""
    goal: str = "win"
    rounds: int = 0
    retreat_at: int = 0
    method: str = "exact"
    battles: int = 2000
    seed: int = 0
    raid: bool = False
    rockets: bool = False
    money: int | None = None


class ClassicOdds:
    """The odds of Classic for the command line."""

    help = "The exact odds of a battle, of many in a file, or of every battle in a position."
    asked = Asked
    has_rule_options = True
    calculator: Calculator = ClassicCalculator()

    def one(self, asked: Asked, rules: Mapping[str, Scalar]) -> Report:
        found = _found(asked, rules)
        return Report(found, _parts(found))

    def line(self, asked: Asked, rules: Mapping[str, Scalar], text: str) -> Odds:
        """`germany: 3 inf vs ussr: 2 inf; at=karelia_ssr; rounds=2`."""
        attack, defend, said = read_line(text, LINE_KEYS, "germany: 3 inf vs ussr: 2 inf")
        name = said.pop("name")
        numbers = telling.numbers(said)
        return replace(battle(attack, defend, **{**_words(asked, rules), **said, **numbers}), name=name)

    def position(self, asked: Asked, state: State, plan: list[str]) -> list[Found]:
        orders = read_orders(asked.orders, asked.goal, asked.rounds, asked.retreat_at)
        return preview(state, plan, orders) if plan else pending(state, orders)

    def overview(self, battles: list[Found]) -> Report:
        return report.overview(battles, telling.COLUMNS, [_row(one) for one in battles], telling.UNITS)


COMMAND: OddsCommand = ClassicOdds()


# What is asked


def _found(asked: Asked, rules: Mapping[str, Scalar]) -> Found:
    if asked.rockets:
        return rocket(asked.money)
    attack, defend = asked.attack or "", asked.defend or ""
    words = _words(asked, rules)
    if asked.raid:
        telling.check_sides("uk: 2 bmb", asked.attack, asked.defend)
        known = {key: words[key] for key in ("edition", "tech", "options")}
        return raid_of_text(attack, defend, money=asked.money, **known)
    telling.check_sides(
        "germany: 3 inf", asked.fleet or None if asked.attack is None else attack, asked.defend
    )
    return battle(attack, defend, **words)


def _words(asked: Asked, rules: Mapping[str, Scalar]) -> dict[str, Any]:
    """What is said of a battle beside its sides."""
    return {
        "edition": asked.edition or "2nd",
        "at": asked.at,
        "fleet": asked.fleet,
        "ships": asked.ships,
        "tech": " ".join(asked.tech or ()),
        "options": rules,
        "orders": asked.orders,
        "goal": asked.goal,
        "rounds": asked.rounds,
        "retreat_at": asked.retreat_at,
        "method": asked.method,
        "battles": asked.battles,
        "seed": asked.seed,
    }


# What is answered


def _row(one: Found) -> Row:
    if isinstance(one, Raid):
        return one.space, one.kind, *[""] * 5, f"{one.swing:+.2f}", ""
    return telling.row(one)


def _parts(found: Found) -> list[Part]:
    if isinstance(found, Raid):
        return [Heading(_raid_words(found)), bars("damage", found.damage)]
    return telling.parts(found)


def _raid_words(found: Raid) -> str:
    paid = f"{found.kind}: expected damage {found.expected_damage:.2f}, paid {found.expected_paid:.2f} IPC"
    return f"{paid}, bombers lost {found.expected_loss:.2f} IPC, swing {found.swing:+.2f}"
