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
from ...command.report import Heading, Part, Report, Row, Table, bars, losses, ways
from ...model import OddsError
from ...toll import Survivors
from .api import battle, pending, preview, raid_of_text, read_orders
from .calculator import ClassicCalculator
from .raids import Raid
from .rockets import rocket

RESULTS = ("attacker_wins", "defender_wins", "both_destroyed", "retreat", "takes_territory")
LINE_KEYS = ("edition", "at", "fleet", "ships", "tech", "orders", "goal", "rounds", "retreat_at")
NUMBERS = ("rounds", "retreat_at")
KINDS = {"amphibious": "landing"}
COLUMNS = ("battle", "kind", "wins", "loses", "both", "retreat", "takes", "swing", "rounds")
UNITS = "Chances in %; swing in IPC."

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
        numbers = {key: _number(key, said[key]) for key in NUMBERS if key in said}
        return replace(battle(attack, defend, **{**_words(asked, rules), **said, **numbers}), name=name)

    def position(self, asked: Asked, state: State, plan: list[str]) -> list[Found]:
        orders = read_orders(asked.orders, asked.goal, asked.rounds, asked.retreat_at)
        return preview(state, plan, orders) if plan else pending(state, orders)

    def overview(self, battles: list[Found]) -> Report:
        return report.overview(battles, COLUMNS, [_row(one) for one in battles], UNITS)


COMMAND: OddsCommand = ClassicOdds()


# What is asked


def _found(asked: Asked, rules: Mapping[str, Scalar]) -> Found:
    if asked.rockets:
        return rocket(asked.money)
    attack, defend = asked.attack or "", asked.defend or ""
    words = _words(asked, rules)
    if asked.raid:
        _check_sides("uk: 2 bmb", asked.attack, asked.defend)
        known = {key: words[key] for key in ("edition", "tech", "options")}
        return raid_of_text(attack, defend, money=asked.money, **known)
    _check_sides("germany: 3 inf", asked.fleet or None if asked.attack is None else attack, asked.defend)
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


def _check_sides(example: str, attack: str | None, defend: str | None) -> None:
    """Both sides must be named, be it as empty ones."""
    for name, side, like in (("attack", attack, example), ("defend", defend, "ussr: 2 inf")):
        if side is None:
            nation = like.partition(":")[0]
            raise OddsError(f"--{name} is missing; write --{name} '{like}', or '{nation}:' for nobody")


def _number(key: str, text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise OddsError(f"{key}: a number from 0 on, not {text!r}") from error


# What is answered


def _row(one: Found) -> Row:
    kind = KINDS.get(one.kind, one.kind)
    if isinstance(one, Raid):
        return one.space, kind, *[""] * 5, f"{one.swing:+.2f}", ""
    shares = [f"{100 * getattr(one, result):.1f}" for result in RESULTS]
    return one.name or one.space, kind, *shares, f"{one.swing:+.2f}", f"{one.expected_rounds:.2f}"


def _parts(found: Found) -> list[Part]:
    if isinstance(found, Raid):
        return [Heading(_raid_words(found)), bars("damage", found.damage)]
    lost = {"attacker": found.losses.attacker, "defender": found.losses.defender}
    parts: list[Part] = [
        Heading(_battle_words(found)),
        _results(found),
        losses("IPC", lost, found.swing),
        _left("attackers left", found.survivors.attacker),
        _left("defenders left", found.survivors.defender),
        bars("rounds", found.rounds),
    ]
    for sea in found.sea:
        parts += [Heading("The sea battle first:"), _results(sea)]
    return parts


def _battle_words(found: Odds) -> str:
    orders = found.orders
    how = f"{found.battles} battles played" if found.method == "play" else "exact"
    place = f" in {found.space}" if found.space else ""
    note = f"; {found.note}" if found.note else ""
    return f"{found.kind}{place}, {how}; attacker {orders.attacker}, defender {orders.defender}{note}"


def _results(found: Odds) -> Table:
    return bars("result", {name.replace("_", " "): getattr(found, name) for name in RESULTS}, least=0)


def _left(what: str, found: list[Survivors]) -> Table:
    units = (" ".join(f"{count} {name}" for name, count in way.units.items()) for way in found)
    return ways(what, [(text or "none", way.p) for text, way in zip(units, found, strict=True)])


def _raid_words(found: Raid) -> str:
    paid = f"{found.kind}: expected damage {found.expected_damage:.2f}, paid {found.expected_paid:.2f} IPC"
    return f"{paid}, bombers lost {found.expected_loss:.2f} IPC, swing {found.swing:+.2f}"
