"""Golden replays: whole games whose every turn end must stay as it is, and saves that must open forever.

`*.sandtable` are the games, `*.turns` the position's digest and a short text at each turn end. They change
only on purpose: run `pytest tests/replays --rewrite-turns`, and say in the commit why.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sandtable.games.attack.actions import AttackAction
from sandtable.games.attack.state import State as AttackState
from sandtable.games.attack.state import count_units, owned
from sandtable.games.axis.classic.state import State as ClassicState
from sandtable.games.axis.global40.actions import GlobalAction
from sandtable.games.axis.global40.state import State as Global40State
from sandtable.games.triumph.actions import TriumphAction
from sandtable.games.triumph.economy import points
from sandtable.games.triumph.state import State as TriumphState
from sandtable.games.triumph.state import of_faction
from sandtable.kernel import save
from sandtable.kernel.seal import Key, unseal
from sandtable.kernel.verify import verify

RARE_IN_TRIUMPH = {"atom", "double", "escape", "first", "recall", "take"}
"""Actions that random players seldom come to; cases show them."""
HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*.sandtable"))
SAVES = sorted((HERE.parent / "saves").rglob("*.sandtable"))
SEALED = sorted((HERE.parent / "saves").rglob("*.sealed"))
PASSPHRASE = "drei Möwen über Kiel"


def of_axis(state: ClassicState | Global40State) -> str:
    """Money by purse, and the number of pieces."""
    pieces = sum(pile.count for piles in state.units.values() for pile in piles)
    money = " ".join(f"{nation} {ipc}" for nation, ipc in state.ipc.items())
    return f"{money} | {pieces} pieces"


def of_attack(state: AttackState) -> str:
    """Regions, army units, ships and cards by player, and who has sea control."""
    figures = (
        f"{seat} {len(owned(state, seat))} {count_units(state, seat)} {state.fleet(seat).size} "
        f"{len(state.hand(seat))}"
        for seat in state.order
    )
    return f"{', '.join(figures)} | sea {state.holder or '-'}"


def of_triumph(state: TriumphState) -> str:
    """Industry, steps of all blocks, cards, points and chits by faction."""
    figures = (
        f"{seat} {state.ind[seat]} {sum(block.cv for _, block in of_faction(state, seat))} "
        f"{len(state.hand(seat))} {points(state, seat)}"
        for seat in state.order
    )
    return ", ".join(figures)


FIGURES: dict[str, Callable[[Any], str]] = {
    "classic": of_axis,
    "global40": of_axis,
    "attack": of_attack,
    "triumph": of_triumph,
}


def turn_of(state: Any) -> str:
    """Whose turn it is; in a game whose phases are common to all, which phase too."""
    if isinstance(state, TriumphState):
        return f"{state.phase} {state.turn.seat if state.turn else '-'}"
    return str(state.seat)


def turns_of(path: Path) -> str:
    """One line per turn end, and one for the end: record, whose turn comes, digest of the state, figures."""
    log = save.read(path)
    lines = []
    last = None
    for n, _ in log.line:
        state = log.state_at(n)
        mark = (state.round, turn_of(state), state.over)
        if mark != last:
            last = mark
            digest = hashlib.sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()[:16]
            figures = FIGURES[log.game.name](state)
            how = f" | {state.over.how} {' '.join(state.over.winners)}" if state.over else ""
            lines.append(f"{n} round {state.round} {turn_of(state)} {digest} | {figures}{how}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_replay(path: Path, request: pytest.FixtureRequest) -> None:
    golden = path.with_suffix(".turns")
    turns = turns_of(path)
    if request.config.getoption("--rewrite-turns"):
        golden.write_text(turns, "utf-8")
    assert turns == golden.read_text("utf-8")


def test_there_are_games_of_both_editions() -> None:
    assert {path.stem.split("_")[1] for path in GAMES if path.stem.startswith("classic")} == {"2nd", "3rd"}


def test_games_of_global40_show_its_procedures() -> None:
    """Three rounds with research and without, whose entries hold every action but giving up."""
    games = [path for path in GAMES if path.stem.startswith("global40")]
    setups = [save.read(path).setup for path in games]
    assert [bool(setup.options.get("research")) for setup in setups] == [False, True, True]
    known = {kind.__struct_config__.tag for kind in get_args(GlobalAction)}
    assert known - _made(games) == {"concede"}


def test_games_of_attack_show_its_procedures() -> None:
    """Games for two, three, four and six, whose entries hold every action.

    Only those of a game cut short are missing, and the recall, which came later.
    """
    games = [path for path in GAMES if path.stem.startswith("attack")]
    assert [path.stem for path in games] == ["attack_2", "attack_3", "attack_4", "attack_6"]
    known = {kind.__struct_config__.tag for kind in get_args(AttackAction)}
    assert known - _made(games) == {"clock", "concede", "recall"}


def test_games_of_triumph_show_its_procedures() -> None:
    """Ten years of both rulesets and the short game, whose entries hold most actions."""
    games = [path for path in GAMES if path.stem.startswith("triumph")]
    assert [path.stem for path in games] == ["triumph_2nd_1", "triumph_aid_1", "triumph_short_1"]
    known = {kind.__struct_config__.tag for kind in get_args(TriumphAction)}
    assert known - _made(games) == RARE_IN_TRIUMPH


def _made(games: list[Path]) -> set[str]:
    """The actions in these files."""
    return {record["do"]["act"] for path in games for record in _records(path) if "do" in record}


def _records(path: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()[1:]]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_old_saves_open(path: Path) -> None:
    log = save.read(path)
    assert log.version > 0
    expected = 3 if "running" in path.stem else 0
    assert verify(log).exit_code == expected


@pytest.mark.parametrize("path", SEALED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_old_sealed_saves_open(path: Path) -> None:
    assert save.load(unseal(path.read_bytes(), Key(PASSPHRASE))).version > 0


def test_each_release_has_saves() -> None:
    assert {path.parent.name for path in SAVES} >= {"0.1.0", "0.2.0"}
    assert {path.parent.name for path in SEALED} >= {"0.2.0"}
