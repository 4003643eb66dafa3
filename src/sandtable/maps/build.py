"""The whole way from a definition to the bytes of a board."""

from __future__ import annotations

from . import definition as definitions
from . import mapfile, stages, write
from .definition import Definition, Name
from .stages import Tell


def build(game: str, tell: Tell) -> bytes:
    """The board file of a game."""
    definition = definitions.load(game)
    return build_from(definition, definitions.load_names(definition), tell)


def build_from(definition: Definition, names: dict[str, Name], tell: Tell) -> bytes:
    facts, plane, shapes = stages.finished_shapes(definition, tell)
    tell("placing names and stacks")
    return mapfile.encode(write.board(definition, facts, plane, shapes, names))
