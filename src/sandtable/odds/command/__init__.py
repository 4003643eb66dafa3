"""The odds of each game for the command line: a question as plain values in, a report as plain data out.

Commands come from the entry points of the group `sandtable.odds`, named like their games. Whoever runs one
reads the files, keeps the positions ready and prints the report.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Protocol, cast

from ...kernel.protocol import Scalar
from .report import Report

if TYPE_CHECKING:
    from ..calculator.form import Calculator

GROUP = "sandtable.odds"


class OddsCommand(Protocol):
    """What `sandtable odds <game>` needs of a game. Pure; raises OddsError naming the part that is wrong."""

    help: str
    asked: type[Any]
    """A frozen dataclass; its fields are the game's own options of the command, all with a default."""
    has_rule_options: bool
    """Whether options of the rules may be named too."""

    def one(self, asked: Any, rules: Mapping[str, Scalar]) -> Report:
        """The answer to what was asked."""

    def line(self, asked: Any, rules: Mapping[str, Scalar], text: str) -> Any:
        """A battle written on one line of a file; what it leaves out comes from `asked`."""

    def position(self, asked: Any, state: Any, plan: list[str]) -> list[Any]:
        """Every battle that stands open in a position once the plan is carried out."""

    def overview(self, battles: list[Any]) -> Report:
        """The report on battles of lines or of a position."""

    @property
    def calculator(self) -> Calculator | None:
        """The same odds asked by form; None where there is no form yet."""


def names() -> tuple[str, ...]:
    """The games that have such a command, sorted."""
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))


def find(game: str) -> OddsCommand:
    """The command of a game; raises LookupError."""
    for point in entry_points(group=GROUP, name=game):
        return cast(OddsCommand, point.load())
    raise LookupError(f"there are no odds for {game!r}; there are for {', '.join(names())}")
