"""The calculator of Attack!: its form, and its answers in the shape that every game shares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias, get_args

from ...games.attack.data import unit_table
from ...games.attack.pieces import ARMY_KINDS, SHIP_KINDS
from ...games.attack.sheet import figures
from ..calculator.asking import bounded
from ..calculator.form import Field, Figures, Form, Kind, Mode, Part, Values
from ..calculator.outcome import Outcome, SideOutcome, shares, side
from ..model import OddsError
from ..toll import Survivors
from .model import GOALS, MOST_UNITS, POLICIES, LandOdds, Lines, NeutralOdds, SeaOdds
from .reading import NEUTRAL, NOBODY

Found: TypeAlias = LandOdds | NeutralOdds | SeaOdds
LINES: tuple[str, ...] = get_args(Lines)


class AttackCalculator:
    """The calculator of Attack!."""

    def form(self) -> Form:
        return _form()

    def asked(self, mode: str, values: Values) -> dict[str, Any]:
        """The command's options; those who lay lines have other policies, and so other names."""
        asked = {FIELDS_OF_COMMAND.get(name, name): value for name, value in values.items()}
        if mode == NEUTRAL:
            asked["defend"] = NEUTRAL
        for part in ("attack", "defend"):
            asked[part] = str(asked.get(part, "")).strip() or NOBODY
        if mode == "sea" and {asked["attack"], asked["defend"]} == {NOBODY}:
            raise OddsError("attack: name ships on one side at least, such as '2 dd 1 bb'", "ships_needed")
        return asked

    def outcome(self, found: Found, values: Values) -> Outcome:
        if isinstance(found, LandOdds):
            return _on_land(found)
        return _neutral(found) if isinstance(found, NeutralOdds) else _at_sea(found)

    def changed(self, values: Values, options: Values) -> dict[str, dict[str, Figures]]:
        """Nothing changes the units of Attack!."""
        return {}


FIELDS_OF_COMMAND = {"challenger": "attacker", "holder": "defender"}


def _on_land(found: LandOdds) -> Outcome:
    return Outcome(
        kind=found.kind,
        chance=found.takes,
        shares=shares((("win", found.takes), ("lose", found.holds))),
        attacker=side(found.attacker_losses, found.attacker, _most(found.attacker)),
        defender=side(found.defender_losses, found.defender, _most(found.defender)),
        swing=found.swing,
        rounds=found.expected_rounds,
        note=found.note,
    )


def _neutral(found: NeutralOdds) -> Outcome:
    numbers = [0.0] * (_most(found.attacker) + 1)
    for way in found.attacker:
        numbers[sum(way.units.values())] += way.p
    return Outcome(
        kind=found.kind,
        chance=found.takes,
        shares=shares((("win", found.takes), ("lose", found.holds))),
        attacker=SideOutcome(found.attacker_loss, numbers=tuple(numbers)),
        defender=SideOutcome(found.defender_loss),
        swing=found.swing,
        rounds=found.expected_rounds,
        note=found.note,
    )


def _at_sea(found: SeaOdds) -> Outcome:
    return Outcome(
        kind=found.kind,
        chance=found.control,
        shares=shares((("win", found.control), ("lose", 1 - found.control))),
        attacker=SideOutcome(found.challenger_loss),
        defender=SideOutcome(found.holder_loss),
        swing=found.swing,
        rounds=found.expected_rounds,
        note=found.note,
    )


def _most(ways: Sequence[Survivors]) -> int:
    return max((sum(way.units.values()) for way in ways), default=0)


@cache
def _form() -> Form:
    table = unit_table()
    known = figures()
    army = tuple(
        Kind(name, table.army[name].short, table.army[name].cost, figures=known[name]) for name in ARMY_KINDS
    )
    ships = tuple(
        Kind(name, table.ships[name].short, table.ships[name].cost, figures=known[name])
        for name in SHIP_KINDS
    )
    soldiers, fleet = tuple(kind.short for kind in army), tuple(kind.short for kind in ships)
    fought = ("attacker", "defender", "goal")
    modes = (
        Mode("land", (Part("attack", "attacker", soldiers), Part("defend", "defender", soldiers)), fought),
        Mode(NEUTRAL, (Part("attack", "attacker", soldiers),), fought),
        Mode(
            "sea",
            (Part("attack", "attacker", fleet), Part("defend", "defender", fleet)),
            ("challenger", "holder", "all8"),
        ),
    )
    fields = (
        Field("attacker", "choice", "screen", POLICIES),
        Field("defender", "choice", "all", POLICIES),
        Field("goal", "choice", GOALS[0], GOALS),
        Field("challenger", "choice", "screen", LINES),
        Field("holder", "choice", "screen", LINES),
        Field("all8", "flag", False),
    )
    kinds = (*army, *ships)
    return bounded(Form("attack", modes, kinds, fields, "points", nobody=NOBODY, most=MOST_UNITS))
