"""Imports point one way: kernel ← tabletop ← games ← odds, ai, rl, cli, server."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "sandtable"
LAYERS = {
    "kernel": 0,
    "tabletop": 1,
    "games": 2,
    "odds": 3,
    "maps": 3,
    "ai": 3,
    "rl": 3,
    "cli": 3,
    "server": 3,
}
CLOCK_AND_LUCK = {"random", "secrets", "time", "datetime"}


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the package, by dotted name."""
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        yield name, ast.parse(path.read_text(encoding="utf-8"), str(path))


def imported(module: str, tree: ast.Module) -> Iterator[str]:
    """Dotted names that a module imports, relative ones resolved, also inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: -node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def part(name: str, place: int) -> str:
    """One step of a dotted name inside sandtable, or "" when there is none."""
    steps = name.split(".")
    return steps[place] if steps[0] == "sandtable" and len(steps) > place else ""


def why_not_import(module: str, target: str) -> str | None:
    """What is wrong with this import, or None."""
    here, there = part(module, 1), part(target, 1)
    if here not in LAYERS:
        return None
    if there in LAYERS and LAYERS[there] > LAYERS[here]:
        return f"{here} may not import {there}"
    if here == there == "games" and part(target, 2) and part(module, 2) != part(target, 2):
        return f"family {part(module, 2)} may not import family {part(target, 2)}"
    if here in ("tabletop", "games") and target.split(".")[0] in CLOCK_AND_LUCK:
        return "rules know no clock and throw no dice of their own"
    return None


def test_imports_point_one_way() -> None:
    wrong = [
        f"{module} imports {target}: {why}"
        for module, tree in modules()
        for target in imported(module, tree)
        if (why := why_not_import(module, target))
    ]
    assert not wrong, "\n".join(wrong)


def test_kernel_and_tabletop_name_no_game() -> None:
    """Not even in a string: games are found through the entry points."""
    wrong = [
        f"{module} names {node.value!r}"
        for module, tree in modules()
        if part(module, 1) in ("kernel", "tabletop")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "sandtable.games." in node.value
    ]
    assert not wrong, "\n".join(wrong)


def test_every_package_has_a_layer() -> None:
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert packages <= set(LAYERS), f"give {packages - set(LAYERS)} a place in LAYERS and in the style page"


@pytest.mark.parametrize(
    ("module", "target", "wrong"),
    [
        pytest.param("sandtable.kernel.log", "sandtable.games.axis", True, id="kernel knows no game"),
        pytest.param(
            "sandtable.tabletop.graph", "sandtable.kernel.protocol", False, id="tabletop uses kernel"
        ),
        pytest.param("sandtable.games.axis.core.a", "sandtable.games.attack.b", True, id="families apart"),
        pytest.param("sandtable.games.axis.core.a", "sandtable.games.axis.core.b", False, id="one family"),
        pytest.param("sandtable.games.axis.classic.game", "sandtable.ai.greedy", True, id="games know no ai"),
        pytest.param("sandtable.cli.main", "sandtable.ai.greedy", False, id="cli uses ai"),
        pytest.param("sandtable.games.axis.core.a", "random", True, id="no hidden dice"),
    ],
)
def test_the_check_itself(module: str, target: str, wrong: bool) -> None:
    assert bool(why_not_import(module, target)) == wrong


def test_only_modules_named_like_attack_know_the_game() -> None:
    """Attack! is found by registries: nothing else imports it or asks for its id."""
    wrong = [
        f"{module} imports {target}"
        for module, tree in modules()
        if "attack" not in module.split(".")
        for target in imported(module, tree)
        if target.startswith("sandtable.") and "attack" in target.split(".")[1:4]
    ]
    wrong += [
        f"{module} compares with the id"
        for module, tree in modules()
        if "attack" not in module.split(".") and module.split(".")[1] in ("kernel", "server", "cli", "ai")
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and any(isinstance(c, ast.Constant) and c.value == "attack" for c in (node.left, *node.comparators))
    ]
    assert wrong == []
