"""The roles of Classic's kinds of unit."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.axis.classic.data import roster, unit_table
from sandtable.tabletop.tables import read_table

from .roles import KindFigures, make_roles, wrong_kinds


def _wrong(figures: KindFigures) -> Iterator[tuple[str, str]]:
    return wrong_kinds(figures, unit_table())


ROLES = make_roles(unit_table(), roster(), read_table(__package__, "weights", KindFigures, _wrong))
