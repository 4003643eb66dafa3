"""A question to a calculator: how it is bounded, how it is answered, and what would be enough."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from ...kernel.protocol import Scalar
from ..command import OddsCommand, find
from ..model import OddsError
from .form import Calculator, Field, Figures, Form, Kind, Mode, Part
from .outcome import More, Outcome

MOST_UNITS = 60
"""Units that one text may name: what is computed while somebody waits must be done in seconds."""
MOST_LETTERS = 400
MOST_OPTIONS = 60
DOUBLED = (1, 2, 4, 8, 16)
"""Numbers of further units that are tried, the last being the most."""


class Question(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A battle for the calculator: what kind, who fights, and what else is set."""

    mode: str
    values: dict[str, Scalar]
    """Texts of the parts, and fields by name."""
    options: dict[str, Scalar] = {}
    """Options of the rules, where the game's odds know them."""
    enough: Annotated[float, Meta(ge=0, le=1)] = 0.0
    """Asks for what would bring the attacker's chance to this; 0: nothing."""


class Calculated(Struct, frozen=True, omit_defaults=True):
    """The answer: as the command gives it, and in the shape that every game shares."""

    answer: Any
    outcome: Outcome
    figures: dict[str, dict[str, Figures]] = {}
    """Of units, by nation and kind, that are not as the form has them."""
    more: tuple[More, ...] | None = None
    """What would be enough, the cheapest kinds first; None where that was not asked, or is not needed."""
    unfinished: bool = False
    """There was no time to try all kinds."""


class _Inquiry(Struct, frozen=True):
    """A game's calculator with what was asked of it."""

    command: OddsCommand
    calculator: Calculator
    form: Form
    mode: Mode
    options: Mapping[str, Scalar]

    def found(self, values: Mapping[str, Scalar]) -> tuple[Any, Outcome]:
        asked = self.command.asked(**self.calculator.asked(self.mode.name, values))
        found = self.command.one(asked, self.options).data
        return found, self.calculator.outcome(found, values)


def ask(game: str, question: Question, is_late: Callable[[], bool] = lambda: False) -> Calculated:
    """The answer of a game's calculator; raises OddsError naming the part, LookupError for a game without.

    Once it is late, nothing more is tried of what would be enough.
    """
    command = find(game)
    calculator = command.calculator
    if calculator is None:
        raise LookupError(f"{game} has no calculator")
    form = calculator.form()
    mode = next((mode for mode in form.modes if mode.name == question.mode), None)
    if mode is None:
        names = ", ".join(mode.name for mode in form.modes)
        raise OddsError(f"mode: {question.mode[:40]!r} is none of {names}")
    _check_options(command, question.options)
    values = _checked(form, mode, question.values)
    inquiry = _Inquiry(command, calculator, form, mode, question.options)
    found, outcome = inquiry.found(values)
    figures = inquiry.calculator.changed(values, question.options)
    if not question.enough or outcome.chance is None or outcome.chance >= question.enough:
        return Calculated(found, outcome, figures)
    more, unfinished = _more(inquiry, values, question.enough, is_late)
    return Calculated(found, outcome, figures, more, unfinished)


# Bounds


def _checked(form: Form, mode: Mode, values: Mapping[str, Scalar]) -> dict[str, Scalar]:
    """The values, each of the type it must have; raises OddsError naming the first that is not."""
    parts = [part.name for part in mode.parts]
    fields = {field.name: field for field in form.fields if field.name in mode.fields}
    for name, value in values.items():
        if name in parts:
            _check_text(name, value, form.most)
        elif name in fields:
            _check_field(fields[name], value)
        else:
            known = ", ".join((*parts, *fields))
            raise OddsError(f"{name[:40]}: a {mode.name} battle has no such part; it has {known}")
    return dict(values)


def _check_text(part: str, value: Scalar, most: int) -> None:
    if not isinstance(value, str):
        raise OddsError(f"{part}: write units as text")
    if len(value) > MOST_LETTERS:
        raise OddsError(f"{part}: at most {MOST_LETTERS} letters, not {len(value)}")
    number = sum(int(digits[:9]) for digits in re.findall(r"\d+", value))
    if number > most:
        raise OddsError(f"{part}: at most {most} units, not {number}", "too_many", most=most)


def _check_field(field: Field, value: Scalar) -> None:
    """The right type; what a choice means is the game's to say."""
    if field.type == "flag":
        if not isinstance(value, bool):
            raise OddsError(f"{field.name}: true or false, not {str(value)[:40]!r}")
    elif field.type == "number":
        if isinstance(value, bool) or not isinstance(value, int) or not field.low <= value <= field.high:
            raise OddsError(
                f"{field.name}: a whole number between {field.low} and {field.high}, not {str(value)[:40]!r}"
            )
    elif not isinstance(value, str) or len(value) > MOST_LETTERS:
        raise OddsError(f"{field.name}: a text of at most {MOST_LETTERS} letters")


def _check_options(command: OddsCommand, options: Mapping[str, Scalar]) -> None:
    if options and not command.has_rule_options:
        raise OddsError("options: the odds of this game know none")
    if len(options) > MOST_OPTIONS or any(
        len(f"{key}{value}") > MOST_LETTERS for key, value in options.items()
    ):
        raise OddsError(f"options: at most {MOST_OPTIONS}, each of at most {MOST_LETTERS} letters")


# What would be enough


class _Late(Exception):  # noqa: N818 - says it already
    """There is no time to try more."""


def _more(
    inquiry: _Inquiry, values: Mapping[str, Scalar], enough: float, is_late: Callable[[], bool]
) -> tuple[tuple[More, ...], bool]:
    """For each kind the smallest number that is enough, cheapest kinds first; and whether time ran out."""
    found: list[More] = []
    for part, kind in _kinds(inquiry):

        def chance(count: int, part: Part = part, kind: Kind = kind) -> float:
            if is_late():
                raise _Late
            return inquiry.found(_strengthened(inquiry, values, part, kind, count))[1].chance or 0.0

        try:
            least = _least(chance, enough)
        except _Late:
            return tuple(found), True
        if least is not None:
            found.append(More(part.name, kind.short, least[0], least[0] * kind.cost, least[1]))
    return tuple(found), False


def _least(chance: Callable[[int], float], enough: float) -> tuple[int, float] | None:
    """The smallest number of further units that is enough and its chance; None where too many are needed.

    A further unit never lowers the chance: the number is doubled until it is enough, then narrowed down.
    """
    under = 0
    for over in DOUBLED:
        try:
            reached = chance(over)
        except OddsError:  # so many would be too many, or cannot be there
            return None
        if reached >= enough:
            break
        under = over
    else:
        return None
    while over - under > 1:
        middle = (under + over) // 2
        found = chance(middle)
        if found >= enough:
            over, reached = middle, found
        else:
            under = middle
    return over, reached


def _kinds(inquiry: _Inquiry) -> list[tuple[Part, Kind]]:
    """What the attacker could bring more of."""
    known = {kind.short: kind for kind in inquiry.form.kinds}
    found = [
        (part, known[name]) for part in inquiry.mode.parts if part.role == "attacker" for name in part.kinds
    ]
    once = {kind.short: (part, kind) for part, kind in reversed(found)}
    return sorted(once.values(), key=lambda pair: (pair[1].cost, found.index(pair)))


def _strengthened(
    inquiry: _Inquiry, values: Mapping[str, Scalar], part: Part, kind: Kind, count: int
) -> dict[str, Scalar]:
    text = str(values.get(part.name, "")).strip()
    if text == inquiry.form.nobody:
        text = ""
    if inquiry.form.nations and ":" not in text:
        others = (str(values.get(other.name, "")) for other in inquiry.mode.parts if other.role == "attacker")
        nation = next((other.partition(":")[0] for other in others if ":" in other), "")
        text = f"{nation}:"
    return {**values, part.name: f"{text} {count} {kind.short}".strip()}


def bounded(form: Form) -> Form:
    """The form with the calculator's own bound, where the game's is no narrower."""
    return replace(form, most=min(form.most or MOST_UNITS, MOST_UNITS))
