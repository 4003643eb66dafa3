"""Imports point one way: kernel ← tabletop ← games ← odds, maps ← ai, rl, server ← cli."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "sandtable"
CLIENT = Path(__file__).parents[1] / "client" / "src"
LAYERS = {
    "kernel": 0,
    "tabletop": 1,
    "games": 2,
    "odds": 3,
    "maps": 3,
    "ai": 4,
    "rl": 4,
    "server": 4,
    "cli": 5,
}
CLOCK_AND_LUCK = {"random", "secrets", "time", "datetime"}

FAMILIES = "families never import each other"
IN_A_FAMILY = {
    ("core", "core"): "",
    ("core", "edition"): "a core imports no edition",
    ("edition", "core"): "",
    ("edition", "itself"): "",
    ("edition", "edition"): "editions never import each other",
}
"""Who may import whom in a family that has a core: "" or why not. Editions are packages beside it.

Odds and computer players have the same parts: `odds/<family>` and `ai/<family>` are cores,
`odds/<family>/<edition>` and `ai/<edition>` belong to their edition."""


def modules(package: Path = PACKAGE) -> Iterator[tuple[str, ast.Module]]:
    """Every module of the package, by dotted name."""
    for path in sorted(package.rglob("*.py")):
        name = ".".join(path.relative_to(package.parent).with_suffix("").parts)
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


def editions_in(package: Path) -> frozenset[tuple[str, str]]:
    """The editions, each with its family: packages that lie beside a core."""
    cores = [path.parent for path in package.glob("games/*/core") if path.is_dir()]
    return frozenset(
        (family.name, path.name)
        for family in cores
        for path in family.iterdir()
        if path.is_dir() and path.name not in ("core", "__pycache__")
    )


EDITIONS = editions_in(PACKAGE)


def part(name: str, place: int) -> str:
    """One step of a dotted name inside sandtable, or "" when there is none."""
    steps = name.split(".")
    return steps[place] if steps[0] == "sandtable" and len(steps) > place else ""


def why_not_import(module: str, target: str, editions: frozenset[tuple[str, str]] = EDITIONS) -> str:
    """What is wrong with this import, or ""."""
    here, there = part(module, 1), part(target, 1)
    if here not in LAYERS:
        return ""
    if there in LAYERS and LAYERS[there] > LAYERS[here]:
        return f"{here} may not import {there}"
    if here in ("odds", "ai") and there in ("games", "odds", "ai"):
        return why_not_beside_games(module, target, editions)
    if here in ("tabletop", "games") and target.split(".")[0] in CLOCK_AND_LUCK:
        return "rules know no clock and throw no dice of their own"
    return why_not_among_games(module, target, editions) if here == there == "games" else ""


def why_not_among_games(module: str, target: str, editions: frozenset[tuple[str, str]]) -> str:
    """What is wrong with an import between games, or ""."""
    family, other = part(module, 2), part(target, 2)
    if other and family != other:
        return FAMILIES
    one, two = part(module, 3), part(target, 3)
    whom = kind_of(family, two, editions)
    if whom == "edition" and one == two:
        whom = "itself"
    return IN_A_FAMILY.get((kind_of(family, one, editions), whom), "")


def kind_of(family: str, name: str, editions: frozenset[tuple[str, str]]) -> str:
    """core, edition, or "" for any other module of a family."""
    return "core" if name == "core" else "edition" if (family, name) in editions else ""


def why_not_beside_games(module: str, target: str, editions: frozenset[tuple[str, str]]) -> str:
    """What is wrong with an import of what reads positions or plays, or ""."""
    family, one = home_of(module, editions)
    other, two = home_of(target, editions)
    if not family or not other:
        return ""
    if family != other:
        return FAMILIES
    whom = "itself" if one == two != "core" else kind_of(other, two, editions)
    return IN_A_FAMILY.get((kind_of(family, one, editions), whom), "")


def home_of(name: str, editions: frozenset[tuple[str, str]]) -> tuple[str, str]:
    """The family that a module belongs to, and `core` or its edition; "" where it has none."""
    first, second = part(name, 2), part(name, 3)
    if second == "core" or (first, second) in editions:
        return first, second
    if part(name, 1) != "games":
        for family, edition in sorted(editions):
            if first in (family, edition):
                return family, "core" if first == family else edition
    return "", ""


def wrong_imports(package: Path) -> list[str]:
    """Every import in the package that is not allowed, and why."""
    editions = editions_in(package)
    return [
        f"{module} imports {target}: {why}"
        for module, tree in modules(package)
        for target in imported(module, tree)
        if (why := why_not_import(module, target, editions))
    ]


def test_imports_point_one_way() -> None:
    wrong = wrong_imports(PACKAGE)
    assert not wrong, "\n".join(wrong)


TREE = {
    "kernel/protocol.py": "",
    "games/axis/core/board.py": "from ....kernel import protocol",
    "games/axis/core/routes.py": "from . import board",
    "games/axis/red/game.py": "from ..core.board import Board",
    "games/axis/red/turn.py": "from .game import RED",
    "games/axis/blue/game.py": "from sandtable.games.axis.core import board",
    "games/solo/game.py": "from .turn import take",
    "games/solo/turn.py": "",
    "odds/axis/reader.py": "from ...games.axis.core import board",
    "odds/axis/red/scene.py": "from ....games.axis.red.game import RED\nfrom ..reader import read",
    "ai/axis/plan.py": "from sandtable.games.axis.core import board",
    "ai/red/style.py": "from sandtable.games.axis.red.game import RED\nfrom ..axis.plan import plan",
    "ai/solo/style.py": "from sandtable.games.solo.game import take",
}
"""A made-up package: a family of two editions and one of a single game, with players."""


def planted(root: Path, **sources: str) -> Path:
    """The made-up package with other sources for some of its files."""
    for name, source in {**TREE, **sources}.items():
        path = root / "sandtable" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    return root / "sandtable"


def test_a_tree_that_keeps_to_the_table(tmp_path: Path) -> None:
    assert wrong_imports(planted(tmp_path)) == []


@pytest.mark.parametrize(
    ("name", "source", "why"),
    [
        pytest.param(
            "games/axis/core/board.py", "from ..red import game", "a core imports no edition", id="core"
        ),
        pytest.param(
            "games/axis/core/new.py",
            "def f():\n    from sandtable.games.axis import blue",
            "a core imports no edition",
            id="core, within a function",
        ),
        pytest.param(
            "games/axis/red/game.py",
            "from ..blue.game import BLUE",
            "editions never import each other",
            id="edition",
        ),
        pytest.param(
            "games/axis/blue/__init__.py",
            "import sandtable.games.axis.red.turn",
            "editions never import each other",
            id="edition, by its whole name",
        ),
        pytest.param("games/solo/turn.py", "from ..axis.core import board", FAMILIES, id="family"),
        pytest.param(
            "games/axis/core/board.py", "from ...solo import game", FAMILIES, id="family, from a core"
        ),
        pytest.param(
            "odds/axis/reader.py",
            "from ...games.axis.red import game",
            "a core imports no edition",
            id="odds, the rules of an edition",
        ),
        pytest.param(
            "odds/axis/advice/new.py",
            "def f():\n    from ..red.scene import scene",
            "a core imports no edition",
            id="odds, those of an edition",
        ),
        pytest.param(
            "odds/axis/red/scene.py",
            "from ....games.axis.blue import game",
            "editions never import each other",
            id="odds of an edition, another edition",
        ),
        pytest.param(
            "ai/axis/plan.py",
            "from sandtable.games.axis.red.game import RED",
            "a core imports no edition",
            id="planner, the rules of an edition",
        ),
        pytest.param(
            "ai/axis/plan.py",
            "from ..red.style import ONE",
            "a core imports no edition",
            id="planner, the players of an edition",
        ),
        pytest.param(
            "ai/axis/new.py",
            "from sandtable.odds.axis.blue import reading",
            "a core imports no edition",
            id="planner, the odds of an edition",
        ),
        pytest.param(
            "ai/red/style.py",
            "from sandtable.games.axis.blue import game",
            "editions never import each other",
            id="player, another edition",
        ),
        pytest.param(
            "kernel/protocol.py",
            "from sandtable.games import solo",
            "kernel may not import games",
            id="kernel",
        ),
    ],
)
def test_an_import_that_is_added_is_found(tmp_path: Path, name: str, source: str, why: str) -> None:
    (wrong,) = wrong_imports(planted(tmp_path, **{name: source}))
    assert wrong.endswith(f": {why}")


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
        pytest.param(
            "sandtable.games.axis.core.a", "sandtable.games.axis.classic.b", True, id="core, edition"
        ),
        pytest.param(
            "sandtable.games.axis.classic.a", "sandtable.games.axis.core.b", False, id="edition, core"
        ),
        pytest.param("sandtable.games.axis.classic.game", "sandtable.ai.greedy", True, id="games know no ai"),
        pytest.param("sandtable.cli.main", "sandtable.ai.greedy", False, id="cli uses ai"),
        pytest.param("sandtable.odds.command", "sandtable.cli.inputs", True, id="odds know no command line"),
        pytest.param("sandtable.server.app", "sandtable.cli.main", True, id="nor does the server"),
        pytest.param(
            "sandtable.odds.axis.reader", "sandtable.odds.axis.classic.scene", True, id="odds of a family"
        ),
        pytest.param(
            "sandtable.odds.axis.advice.reach",
            "sandtable.games.axis.classic.theatre",
            True,
            id="odds of a family, rules of an edition",
        ),
        pytest.param(
            "sandtable.odds.axis.classic.scene", "sandtable.odds.axis.reader", False, id="odds of an edition"
        ),
        pytest.param("sandtable.games.axis.core.a", "random", True, id="no hidden dice"),
    ],
)
def test_the_check_itself(module: str, target: str, wrong: bool) -> None:
    assert bool(why_not_import(module, target)) == wrong


# Attack! is found by registries: only its own folders import it or ask for its id

ATTACK_HOMES = ("sandtable.games.attack", "sandtable.ai.attack", "sandtable.odds.attack")
CLIENT_HOME = CLIENT / "games" / "attack"
EVERYDAY = re.compile(
    r"""kind(: | [!=]== )("move" \| )?"attack"|\? "attack" : "move"|step [!=]== "attack"|\?\? "attack"|"""
    r'''"torpedoes"(,| \|) "attack"'''
)
"""Arrows and steps of a battle that are an attack; the word is not the game then."""


def is_at_home(name: str) -> bool:
    """Whether a dotted name lies in a folder of Attack!."""
    return any(name == home or name.startswith(f"{home}.") for home in ATTACK_HOMES)


def knows_attack(module: str, tree: ast.Module) -> Iterator[str]:
    """What a module knows of Attack!: its modules, be it in a string, and its id."""
    yield from (f"imports {target}" for target in imported(module, tree) if is_at_home(target))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if is_at_home(node.value.partition(":")[0]):
                yield f"names {node.value!r}"
        elif isinstance(node, ast.Compare):
            sides = (node.left, *node.comparators)
            if any(map(holds_id, sides)) and not any(map(is_step, sides)):
                yield f"compares with the id in line {node.lineno}"
        elif isinstance(node, ast.MatchValue) and holds_id(node.value):
            yield f"compares with the id in line {node.lineno}"


def holds_id(node: ast.expr) -> bool:
    """The id of Attack!, alone or in a list of values."""
    values = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]
    return any(isinstance(value, ast.Constant) and value.value == "attack" for value in values)


def is_step(node: ast.expr) -> bool:
    """The step of a battle, one of which is called attack."""
    return isinstance(node, ast.Attribute) and node.attr == "step"


def names_attack(text: str) -> bool:
    """Whether a source of the client has the id of Attack! in quotes, or the path of its folder."""
    return bool(re.search(r"""["'`]attack["'`]|games/attack/|\./attack/""", EVERYDAY.sub("", text)))


def test_only_the_folders_of_attack_know_the_game() -> None:
    wrong = [
        f"{module} {what}"
        for module, tree in modules()
        if not is_at_home(module)
        for what in knows_attack(module, tree)
    ]
    assert not wrong, "\n".join(wrong)


TRIUMPH_HOMES = ("sandtable.games.triumph", "sandtable.cli.triumph")


def knows_triumph(module: str, tree: ast.Module) -> Iterator[str]:
    """What a module knows of Triumph & Tragedy: its modules, and its id, which is no everyday word."""
    yield from (f"imports {target}" for target in imported(module, tree) if target.startswith(TRIUMPH_HOMES))
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        if text == "triumph" or text.startswith(TRIUMPH_HOMES):
            yield f"names {text!r} in line {node.lineno}"  # type: ignore[attr-defined]


def test_only_the_folders_of_triumph_know_the_game() -> None:
    wrong = [
        f"{module} {what}"
        for module, tree in modules()
        if not module.startswith(TRIUMPH_HOMES)
        for what in knows_triumph(module, tree)
    ]
    assert not wrong, "\n".join(wrong)


def test_only_the_folder_of_attack_knows_the_game_in_the_client() -> None:
    sources = [path for kind in ("*.ts", "*.svelte") for path in CLIENT.rglob(kind)]
    wrong = [
        str(path.relative_to(CLIENT))
        for path in sources
        if not path.is_relative_to(CLIENT_HOME) and names_attack(path.read_text(encoding="utf-8"))
    ]
    assert sources
    assert not wrong, f"these name Attack!: {', '.join(sorted(wrong))}"


# Classic is found by registries too

CLASSIC_PARTS = (
    "sandtable.ai.axis",
    "sandtable.games.axis",
    "sandtable.ai.classic",
    "sandtable.odds.axis",
    "sandtable.cli.classic",
)


def is_in(name: str, places: tuple[str, ...]) -> bool:
    """Whether a dotted name is one of these, or lies in one."""
    return any(name == place or name.startswith(f"{place}.") for place in places)


def may_know_classic(module: str) -> bool:
    """Whether a module belongs to Classic."""
    return is_in(module, CLASSIC_PARTS)


def knows_classic(module: str, tree: ast.Module) -> Iterator[str]:
    """What a module knows of Classic: its modules, be it in a string, and its id."""
    yield from (f"imports {target}" for target in imported(module, tree) if is_in(target, CLASSIC_PARTS))
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        if text == "classic" or is_in(text.partition(":")[0], CLASSIC_PARTS):
            yield f"names {text!r}"


def test_only_the_modules_of_classic_know_the_game() -> None:
    wrong = [
        f"{module} {what}"
        for module, tree in modules()
        if not may_know_classic(module)
        for what in knows_classic(module, tree)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        pytest.param("from sandtable.games.axis.classic.game import CLASSIC", True, id="the rules"),
        pytest.param("from sandtable.odds.axis import classic", True, id="the odds"),
        pytest.param("from .classic.board import ClassicLook", True, id="a relative import"),
        pytest.param("LOOKS = {'x': 'sandtable.cli.classic.board:ClassicLook'}", True, id="in a string"),
        pytest.param("if game.name == 'classic': pass", True, id="the id"),
        pytest.param("from sandtable.odds.advice import find", False, id="a registry"),
    ],
)
def test_the_check_for_classic_itself(source: str, wrong: bool) -> None:
    assert bool(list(knows_classic("sandtable.cli.boards", ast.parse(source)))) == wrong


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        pytest.param("from sandtable.games.attack.game import ATTACK", True, id="the rules"),
        pytest.param("from sandtable.odds import attack", True, id="the odds"),
        pytest.param("from ..ai.attack import PLAYERS", True, id="a relative import"),
        pytest.param("PLACE = 'sandtable.odds.attack.advice:ADVISOR'", True, id="a place in a string"),
        pytest.param("if game.name == 'attack': pass", True, id="the id"),
        pytest.param("if game.name in ('attack', 'classic'): pass", True, id="the id in a list"),
        pytest.param("match name:\n    case 'attack': pass", True, id="the id in a case"),
        pytest.param("from sandtable.games.axis.core.board import Board", False, id="another game"),
        pytest.param("if battle.step == 'attack': pass", False, id="a step of a battle"),
    ],
)
def test_the_check_for_attack_itself(source: str, wrong: bool) -> None:
    assert bool(list(knows_attack("sandtable.cli.main", ast.parse(source)))) == wrong


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        pytest.param('if (game === "attack") return;', True, id="the id"),
        pytest.param('{ game: "attack", view: around(1, 2, 3) },', True, id="a table of games"),
        pytest.param('import x from "./games/attack/words";', True, id="an import"),
        pytest.param('targets.filter((one) => one.kind === "attack")', False, id="an arrow"),
        pytest.param('kind: "move" | "attack";', False, id="the kinds of arrows"),
        pytest.param('kind: isAttack(to) ? "attack" : "move"', False, id="which of them"),
        pytest.param('["bombardment", "torpedoes", "attack", "defense"]', False, id="steps of a battle"),
    ],
)
def test_the_check_of_the_client_itself(source: str, wrong: bool) -> None:
    assert names_attack(source) == wrong


# Parts of the client that every edition of a family shows

SHARED = CLIENT / "families"
EDITIONS_DATA = PACKAGE / "games" / "axis" / "classic" / "data"
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def named_by_editions() -> frozenset[str]:
    """Kinds of units, nations, sides and games: what only an edition may name."""
    units = tomllib.loads((EDITIONS_DATA / "units.toml").read_text("utf-8"))
    board = tomllib.loads((EDITIONS_DATA / "board.toml").read_text("utf-8"))
    games = {path.parent.name for path in (CLIENT / "games").glob("*/index.ts")} - {"attack"}
    nations = {row["owner"] for row in board["land"].values()} - {""}
    return frozenset({*units, *nations, "axis", "allies", *games})


def names_of_editions(text: str, names: frozenset[str]) -> set[str]:
    """Names of editions that occur in a source of the client outside its comments."""
    return set(re.findall(r"(?<![\w/-])\w+(?![\w/])", COMMENT.sub("", text))) & names


def games_imported(text: str) -> set[str]:
    """Games from whose folders a source of the client imports; what all share lies beside these."""
    return set(re.findall(r"""["'`](?:\.\./)+games/(\w+)/""", text))


def test_families_of_the_client_know_no_edition() -> None:
    names = named_by_editions()
    sources = [path for kind in ("*.ts", "*.svelte") for path in SHARED.rglob(kind)]
    wrong = {
        str(path.relative_to(CLIENT)): found
        for path in sources
        if (found := names_of_editions(text := path.read_text("utf-8"), names) | games_imported(text))
    }
    assert len(sources) > 50
    assert not wrong, f"these know an edition: {wrong}"


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        pytest.param('if (pile.kind === "submarine") return;', True, id="a kind"),
        pytest.param("return `${by}:submarine`;", True, id="a kind in a text"),
        pytest.param('figures["bomber"]', True, id="the figures of a kind"),
        pytest.param("figures.bomber?.dice", True, id="the same as a property"),
        pytest.param('const order = ["ussr", "uk"];', True, id="nations"),
        pytest.param('productionOf(view, sheet, "axis")', True, id="a side"),
        pytest.param('t("classic-landing")', True, id="words of a game"),
        pytest.param('import { CLASSIC } from "../../games/classic/edition";', True, id="an import"),
        pytest.param('import type { Places } from "../../games/game";', False, id="what all games share"),
        pytest.param('import { say } from "../../families/axis/edition";', False, id="the family"),
        pytest.param('decision.what === "submarines"', False, id="a decision"),
        pytest.param("/** Where a submarine may go. */", False, id="a comment"),
    ],
)
def test_the_check_of_families_itself(source: str, wrong: bool) -> None:
    assert bool(names_of_editions(source, named_by_editions()) | games_imported(source)) == wrong
