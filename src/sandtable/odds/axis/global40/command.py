"""What `sandtable odds global40` answers: battles, raids, convoys and positions, as data and as tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from msgspec.structs import replace

from ....games.axis.global40.state import State
from ....kernel.protocol import Scalar
from ...answer import Odds
from ...calculator.form import Calculator
from ...command import OddsCommand, report
from ...command.lines import read_line
from ...command.report import Heading, Line, Part, Report, Row, bars, losses
from .. import telling
from .api import PASS, battle, pending, preview, raid_of_text, read_orders
from .convoying import Convoy, convoy, convoy_of_text
from .raids import Raid

WORDS = ("at", "fleet", "ships", "scramble", "kamikaze", "orders", "goal")
LINE_KEYS = (*WORDS, "tech", *telling.NUMBERS)

Found: TypeAlias = Odds | Raid | Convoy


@dataclass(frozen=True)
class Asked:
    """The options of the command."""

    attack: str | None = None
    defend: str | None = None
    at: str = ""
    fleet: str = ""
    ships: str = ""
    scramble: str = ""
    kamikaze: str = ""
    tech: list[str] | None = None
    orders: str = ""
    goal: str = "win"
    rounds: int = 0
    retreat_at: int = 0
    method: str = "exact"
    battles: int = 2000
    seed: int = 0
    raid: bool = False
    targets: str = ""
    damage: str = ""
    convoy: bool = False


class Global40Odds:
    """The odds of Global 1940 for the command line."""

    help = "The exact odds of a battle or raid, of convoys, of many in a file, or of a whole position."
    asked = Asked
    has_rule_options = True
    calculator: Calculator | None = None

    def one(self, asked: Asked, rules: Mapping[str, Scalar]) -> Report:
        found = _found(asked, rules)
        return Report(found, _parts(found))

    def line(self, asked: Asked, rules: Mapping[str, Scalar], text: str) -> Odds:
        """`germany: 3 inf vs france: 2 inf; at=france; rounds=2`."""
        attack, defend, said = read_line(text, LINE_KEYS, "germany: 3 inf vs france: 2 inf")
        name = said.pop("name")
        words = {**_words(asked, rules), **said, **telling.numbers(said)}
        return replace(battle(attack, defend, **words), name=name)

    def position(self, asked: Asked, state: State, plan: list[str]) -> list[Found]:
        """Every battle that stands open; with `convoy` what each nation would lose by its convoys."""
        if asked.convoy:
            every = (convoy(state, nation) for nation in state.rules.order)
            return [found for found in every if found.dice]
        orders = read_orders(asked.orders, asked.goal, asked.rounds, asked.retreat_at)
        scramble = asked.scramble or PASS
        if plan:
            return [*preview(state, plan, orders, scramble=scramble)]
        return [*pending(state, orders, scramble=scramble)]

    def overview(self, battles: list[Found]) -> Report:
        return report.overview(battles, telling.COLUMNS, [_row(one) for one in battles], telling.UNITS)


COMMAND: OddsCommand = Global40Odds()


# What is asked


def _found(asked: Asked, rules: Mapping[str, Scalar]) -> Found:
    words = _words(asked, rules)
    if asked.convoy:
        telling.check_sides("germany: 3 ss", asked.attack, asked.defend, "uk:")
        return convoy_of_text(asked.attack or "", asked.defend or "", asked.at, options=rules)
    if asked.raid:
        telling.check_sides("uk: 2 bmb", asked.attack, asked.defend, "germany: 1 ftr 1 maj")
        known = {key: words[key] for key in ("at", "tech", "options", "method", "battles", "seed")}
        known |= {"targets": asked.targets, "damage": asked.damage}
        return raid_of_text(asked.attack or "", asked.defend or "", **known)
    named = asked.fleet or None if asked.attack is None else asked.attack
    telling.check_sides("germany: 3 inf", named, asked.defend, "france: 2 inf")
    return battle(asked.attack or "", asked.defend or "", **words)


def _words(asked: Asked, rules: Mapping[str, Scalar]) -> dict[str, Any]:
    """What is said of a battle beside its sides."""
    own = (*WORDS, *telling.NUMBERS, "method", "battles", "seed")
    return {name: getattr(asked, name) for name in own} | {
        "tech": " ".join(asked.tech or ()),
        "options": rules,
    }


# What is answered


def _row(one: Found) -> Row:
    if isinstance(one, Convoy):
        return one.nation, one.kind, *[""] * 5, f"{-one.expected:+.2f}", ""
    if isinstance(one, Raid):
        return one.space, one.kind, *[""] * 5, f"{one.swing:+.2f}", ""
    return telling.row(one)


def _parts(found: Found) -> list[Part]:
    if isinstance(found, Convoy):
        return [Heading(f"convoys of {found.nation}: {found.expected:.2f} IPC"), bars("lost", found.convoy)]
    if isinstance(found, Raid):
        return _raid_parts(found)
    return telling.parts(found)


def _raid_parts(found: Raid) -> list[Part]:
    how = telling.method(found)
    lost = {"attacker": found.losses.attacker, "defender": found.losses.defender}
    parts: list[Part] = [Heading(f"raid, {how}: {found.expected_paid:.2f} IPC to mend")]
    for kind, target in found.targets.items():
        parts += [
            Line(f"{kind}: {target.expected_damage:.2f}, as much as it bears {target.full:.1%}"),
            bars("damage", target.damage),
        ]
    return [*parts, losses("IPC", lost, found.swing), bars("raiders lost", found.bombers_lost)]
