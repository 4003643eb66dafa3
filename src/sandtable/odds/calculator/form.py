"""What a game lets one ask its calculator: kinds of battle, the sides in them, and what else can be set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct

from ...kernel.protocol import Scalar
from .outcome import Outcome

Role: TypeAlias = Literal["attacker", "defender"]
Figures: TypeAlias = dict[str, int]
"""What a unit costs and can do, by the game's own names."""
Values: TypeAlias = Mapping[str, Scalar]
"""What was set: texts of the parts, and fields by name; what is left out has its default."""


class Kind(Struct, frozen=True, omit_defaults=True):
    """A unit as it can be written, with its cargo if it carries some."""

    name: str
    short: str
    cost: int
    cargo: tuple[str, ...] = ()
    figures: Figures = {}
    """As they are printed."""


class Nation(Struct, frozen=True):
    """Who may stand on a side."""

    name: str
    side: str
    """Nations of one side never fight each other."""


class Part(Struct, frozen=True):
    """A group of units, written as one text."""

    name: str
    role: Role
    kinds: tuple[str, ...]
    """Short names, in the order in which they are shown."""


class Field(Struct, frozen=True, omit_defaults=True):
    """Something else that can be set."""

    name: str
    type: Literal["choice", "number", "flag", "techs"]
    """techs: developments, written `germany:jet_power,rockets uk:super_submarines`."""
    default: Scalar
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


class Mode(Struct, frozen=True):
    """A kind of battle."""

    name: str
    parts: tuple[Part, ...]
    fields: tuple[str, ...]
    """The fields that have a meaning in it."""


class Form(Struct, frozen=True, omit_defaults=True):
    """All that can be asked of a game's calculator."""

    game: str
    modes: tuple[Mode, ...]
    kinds: tuple[Kind, ...]
    fields: tuple[Field, ...]
    money: str
    """What worth is counted in: `ipc` or `points`."""
    nations: tuple[Nation, ...] = ()
    """Empty where sides are written without a nation."""
    nobody: str = ""
    """How an empty part is written."""
    most: int = 0
    """Units that a part may have."""


class Filled(Struct, frozen=True, omit_defaults=True):
    """A battle as it stands on a board, or would if those who can get there came."""

    mode: str
    values: dict[str, Scalar]
    options: dict[str, Scalar] = {}


class Calculator(Protocol):
    """What the calculator needs of a game, beside its command."""

    def form(self) -> Form: ...

    def asked(self, mode: str, values: Values) -> dict[str, Any]:
        """The options of the command that ask for this battle; raises OddsError."""

    def outcome(self, found: Any, values: Values) -> Outcome:
        """The command's answer in the shape that every game shares."""

    def changed(self, values: Values, options: Values) -> dict[str, dict[str, Figures]]:
        """Figures, by nation and kind, that are not as printed with what was set; raises OddsError."""
