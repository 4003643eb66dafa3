"""Questions to an advisor: how they are read, and the shapes of answers that are alike in all games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from ...kernel.protocol import Action, Entry, Refusal, Seat, Step

S = TypeVar("S")
A = TypeVar("A", bound=Action)
R = TypeVar("R")
T = TypeVar("T")


class Ask(Struct, frozen=True, omit_defaults=True, tag_field="what"):
    """Base of all questions; the tag is the word that one asks by."""


class AskThreats(Ask, frozen=True, tag="threats"):
    """What could come next turn?"""


class AskCalculator(Ask, frozen=True, tag="calculator"):
    """The battle for a space, as the calculator would be asked."""

    space: str


Q = TypeVar("Q", bound=Ask)
Question: TypeAlias = Callable[[S, Seat, Any], R]
"""Answers one kind of question, of which its third argument is."""


class Rules(Protocol[S, A]):
    """The part of a game that a plan needs."""

    def check(self, state: S, entry: Entry[A]) -> Refusal | None: ...

    def apply(self, state: S, entry: Entry[A]) -> Step[S, A]: ...


class Refused(Struct, frozen=True):
    """Which of the planned actions cannot be made, and why."""

    at: int
    refusal: Refusal


class Planned(Struct, Generic[T], frozen=True, omit_defaults=True):
    """The battles if the planned actions were made too, up to the first that is refused."""

    battles: list[T]
    refused: Refused | None = None


class Reach(Struct, Generic[T], frozen=True):
    """Where units could go, by space."""

    targets: dict[str, T]


class Undone(Struct, Generic[T], frozen=True):
    """What useful would be left undone if the phase, or the turn, were closed now."""

    warnings: list[T]


class Threats(Struct, Generic[T], frozen=True):
    """What could come, by space."""

    threats: dict[str, T]


def answer(
    questions: Mapping[type[Ask], Question[S, R]],
    seats: Collection[Seat],
    state: S,
    seat: Seat | None,
    question: Any,
) -> R:
    """The answer to a question that names itself in `what`; raises ValueError."""
    what = question.get("what") if isinstance(question, dict) else None
    shape = next((one for one in questions if tag_of(one) == what), None)
    if shape is None:
        known = ", ".join(map(tag_of, questions))
        raise ValueError(f"unknown question {what!r}; questions are {known}")
    if seat is None or seat not in seats:
        raise ValueError(f"{seat!r} is not a seat in this game")
    return questions[shape](state, seat, read(question, shape))


def tag_of(shape: type[Ask]) -> str:
    """The word that one asks by."""
    return str(shape.__struct_config__.tag)


def read(question: Mapping[str, Any], shape: type[Q]) -> Q:
    """A question in the shape it must have; raises ValueError naming the part that is missing or wrong."""
    parts = _parts(shape)
    for part in parts:
        if part.required and part.name not in question:
            raise ValueError(f"the question {question['what']!r} needs {part.name!r}")
    named = {part.name: part.type for part in parts if part.name in question}
    return shape(**{name: _part(name, question[name], kind) for name, kind in named.items()})


@cache
def _parts(shape: type[Ask]) -> tuple[FieldInfo, ...]:
    return fields(shape)


def _part(name: str, value: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{name}: {error}") from error


def carried_out(
    game: Rules[S, A], state: S, seat: Seat, planned: Sequence[A]
) -> tuple[list[S], Refused | None]:
    """The states from this one on, action by action, up to the first that is refused."""
    states = [state]
    for number, action in enumerate(planned):
        entry: Entry[A] = Entry(seat, action)
        refusal = game.check(states[-1], entry)
        if refusal:
            return states, Refused(number, refusal)
        states.append(game.apply(states[-1], entry).state)
    return states, None
