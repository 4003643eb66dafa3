"""A battle is an ordered tuple of named steps that each edition owns; here is how one goes through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ....kernel.protocol import S
from ....tabletop.stepping import Stepping

T = TypeVar("T", bound=str)
B = TypeVar("B")


def after(steps: tuple[T, ...], step: T, further: int = 1) -> T:
    """The step that follows, or one further on."""
    return steps[steps.index(step) + further]


def run(step: Stepping[S], battle: Callable[[S], B | None], waits: Callable[[Stepping[S], B], bool]) -> None:
    """Go on with a battle until something is owed or it is over.

    `waits` does one step of it, and says whether dice or a decision are owed first.
    """
    while (on := battle(step.state)) is not None and not waits(step, on):
        pass
