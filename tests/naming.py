"""What a source names of an edition of the axis family: for the tests that keep names out of shared parts."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from sandtable.games.axis.classic.data import setup_table, unit_table

KINDS, NATIONS = frozenset(unit_table()), frozenset(setup_table().order)
SIDES = frozenset(setup_table().sides)


def named(source: str, names: frozenset[str]) -> list[str]:
    """Names that stand in strings of their own, each with its line; documentation may speak of them."""
    return [f"{line}: {text!r}" for line, text in constants(source) if text in names]


def constants(source: str) -> Iterator[tuple[int, str]]:
    """Texts in a source that are not its documentation, each with its line."""
    tree = ast.parse(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.lineno, node.value


def asked(source: str, endings: tuple[str, ...]) -> list[str]:
    """Attributes that end so, as they are written: `state.rules.side`."""
    nodes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute))
    return [text for node in nodes if (text := ast.unparse(node)).endswith(endings)]
