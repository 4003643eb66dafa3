"""The list of refusal reasons in `docs/cases.md`, written from the rules themselves.

`python -m sandtable.cli.reasons` writes it between its two marks; with `--check` it only says whether the
page is up to date, and a test asks that. Reasons are found in the source: every call of `refuse` in the
kernel, in what games share and in the packages of registered games. A reason that cannot be read there is an
error, so that none is forgotten.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

from sandtable import kernel, tabletop
from sandtable.cli.words import texts_of
from sandtable.kernel import records, registry

TARGET = Path(__file__).parents[3] / "docs" / "cases.md"
BEGIN = "<!-- reasons: written by `python -m sandtable.cli.reasons`; do not edit -->\n"
END = "<!-- end of reasons -->\n"

EVERY_GAME = "every game"
LOG = "the log"


class UnreadableReason(Exception):  # noqa: N818 - says it already
    """A refusal whose reason is not written where it is made."""


def sources() -> dict[str, list[Path]]:
    """The files in which reasons are given, by who gives them."""
    folder = Path(kernel.__path__[0])
    formed = Path(records.__file__)
    shared = sorted(Path(tabletop.__path__[0]).glob("*.py"))
    found = {
        EVERY_GAME: [formed, *shared],
        LOG: sorted(path for path in folder.glob("*.py") if path != formed),
    }
    for name in registry.names():
        found[name] = sorted(path for folder in _packages(name) for path in folder.rglob("*.py"))
    return found


def _packages(game: str) -> Iterator[Path]:
    """The game's own package, and the core of its family where there is one."""
    module = find_spec(type(registry.find(game)).__module__)
    assert module is not None
    assert module.origin is not None
    package = Path(module.origin).parent
    yield package
    if (package.parent / "core").is_dir():
        yield package.parent / "core"


def reasons_in(path: Path) -> set[str]:
    """The reasons of all refusals that a file makes; raises UnreadableReason."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    for scope in (tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))):
        if isinstance(scope, ast.FunctionDef) and scope.name == "refuse":
            continue
        for call in _refusals(scope):
            given = [*call.args, *(word.value for word in call.keywords if word.arg == "reason")]
            texts = set(_texts(given[0], scope)) if given else set()
            if not texts:
                raise UnreadableReason(
                    f"{path}:{call.lineno}: name the reason of the refusal in this function"
                )
            found |= texts
    return found


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """What a module or function holds, without the functions in it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from _own(child)


def _refusals(scope: ast.AST) -> Iterator[ast.Call]:
    for node in _own(scope):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("refuse", "Refusal"):
                yield node


def _texts(node: ast.expr, scope: ast.AST) -> Iterator[str]:
    """The texts an expression may be: itself, both sides of a choice, what a name was given in the scope."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=first, orelse=second):
            yield from _both(_texts(first, scope), _texts(second, scope))
        case ast.Name(id=name):
            given = [
                list(_texts(made.value, scope))
                for made in _own(scope)
                if isinstance(made, ast.Assign)
                and any(isinstance(target, ast.Name) and target.id == name for target in made.targets)
            ]
            if all(given) and not _is_handed_in(name, scope):
                yield from (text for texts in given for text in texts)


def _is_handed_in(name: str, scope: ast.AST) -> bool:
    if not isinstance(scope, ast.FunctionDef):
        return False
    handed = (*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs)
    return any(argument.arg == name for argument in handed)


def _both(first: Iterable[str], second: Iterable[str]) -> list[str]:
    """The texts of both, none at all where one of them has none."""
    some, others = list(first), list(second)
    return [*some, *others] if some and others else []


def givers() -> dict[str, list[str]]:
    """Who gives each reason, in the order of the reasons."""
    found: dict[str, list[str]] = {}
    for giver, paths in sources().items():
        for reason in set().union(*map(reasons_in, paths)):
            found.setdefault(reason, []).append(giver)
    return dict(sorted(found.items()))


def table() -> str:
    """The list as it stands on the page."""
    rows = [
        f"| `{reason}` | {', '.join(by)} | {' *or* '.join(texts_of(reason))} |"
        for reason, by in givers().items()
    ]
    return "\n".join(("| reason | given by | words |", "|---|---|---|", *rows, ""))


def written(page: str) -> str:
    """The page with the list of today between its marks; raises ValueError when they are not there."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{TARGET.name} has lost the marks of its list of reasons")
    return f"{before}{BEGIN}{table()}{END}{after}"


def main(arguments: list[str]) -> int:
    """Write the list, or with --check say whether it is up to date."""
    page = TARGET.read_text(encoding="utf-8")
    text = written(page)
    if "--check" in arguments:
        if text != page:
            print(f"{TARGET.name} is out of date; run python -m sandtable.cli.reasons", file=sys.stderr)
        return 0 if text == page else 1
    TARGET.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
