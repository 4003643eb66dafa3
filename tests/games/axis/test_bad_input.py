"""What another edition has, or nobody, is refused with the file, the line and the reason."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from sandtable.games.axis.classic import data, editions
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.ruleset import Ruleset
from sandtable.games.axis.core.actions import Buy, Done
from sandtable.games.axis.core.units import UnitRow, unread
from sandtable.kernel import registry
from sandtable.kernel.case import run_text
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import Entry, Setup
from sandtable.kernel.save import SaveError, dump, load
from sandtable.tabletop import tables
from sandtable.tabletop.tables import BadTable, check_module, decode_table
from tests.games.skirmish.game import GAME as SKIRMISH

SHAPE = 'domain = "land", cost = 4, attack = 0, defense = 2, move = 1'
UNIT = f'ram = {{ name = "Ram", short = "ram", {SHAPE}, traits = ["bombards"] }}\n'
DEFAULT = "{ 2nd = true, 3rd = true }"
RULE = f'no_fog = {{ type = "bool", default = {DEFAULT}, text = "The weather is fine." }}'
TECH = 'fog = { roll = 6, name = "Fog", effects = { zeppelin = { move = 5 } } }'


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The toy edition is known for these tests alone."""
    registry.register(SKIRMISH)
    yield
    registry._registered.pop(SKIRMISH.name)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        pytest.param(
            f'guns = {{ name = "Guns", short = "gns", {SHAPE}, traits = ["supports"] }}',
            "units.toml:2: guns has the trait supports, which no rule of this edition reads",
            id="a trait that only another edition reads",
        ),
        pytest.param(
            f'wall = {{ name = "Wall", short = "wal", {SHAPE}, breaks_at = 3 }}',
            "units.toml:2: wall has the figure breaks_at, which no rule of this edition reads",
            id="a figure that only another edition reads",
        ),
    ],
)
def test_a_unit_table_of_another_edition(more: str, said: str) -> None:
    def judge(rows: dict[str, UnitRow]) -> Iterator[tuple[str, str]]:
        return unread(rows, data.TRAITS_READ, ())

    assert decode_table(UNIT.encode(), "units.toml", dict[str, UnitRow], judge)
    with pytest.raises(BadTable) as refused:
        decode_table((UNIT + more).encode(), "units.toml", dict[str, UnitRow], judge)
    assert str(refused.value) == said


def read_with_line(monkeypatch: pytest.MonkeyPatch, folder: Path, read: Any, file: str, line: str) -> None:
    """Read a table of Classic as it is, with one line more."""
    printed = files("sandtable.games.axis.classic") / "data" / file
    lines = printed.read_text("utf-8").splitlines()
    place = 0 if line.startswith("fog = 1") else len(lines)
    (folder / "data").mkdir()
    (folder / "data" / file).write_text("\n".join([*lines[:place], line.strip(), *lines[place:]]), "utf-8")
    monkeypatch.setattr(tables, "files", lambda package: folder)
    read.__wrapped__()


@pytest.mark.parametrize(
    ("read", "file", "line", "said"),
    [
        (data.unit_table, "units.toml", UNIT.replace("bombards", "supports"), "ram has the trait supports,"),
        (data.unit_table, "units.toml", UNIT.replace("bombards", "digs"), "Invalid enum value 'digs'"),
        (data.option_table, "options.toml", RULE, "no rule reads the option no_fog"),
        (data.tech_table, "tech.toml", TECH, "fog has an effect on zeppelin, which is no unit"),
        (data.tech_table, "tech.toml", TECH.replace("move", "range"), "Invalid enum value 'range'"),
        (data.board_table, "board.toml", "fog = 1", "Object contains unknown field `fog`"),
    ],
)
def test_tables_of_classic_with_a_line_too_many(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, read: Any, file: str, line: str, said: str
) -> None:
    """The readers themselves refuse it: the file as it is, and a line that no rule reads."""
    with pytest.raises(BadTable) as refused:
        read_with_line(monkeypatch, tmp_path, read, file, line)
    where, _, why = str(refused.value).partition(": ")
    named, _, number = where.partition(":")
    assert named == file
    assert (tmp_path / "data" / file).read_text("utf-8").splitlines()[int(number) - 1] == line.strip()
    assert why.startswith(said)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("{ 2nd = true }", "the option no_fog has no value in edition 3rd"),
        ("{ 2nd = true, 3rd = true, 4th = true }", "the option no_fog has a value in an unknown edition 4th"),
    ],
)
def test_an_option_that_not_every_edition_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, row: str, said: str
) -> None:
    monkeypatch.setattr(editions, "FIELDS", (*editions.FIELDS, "no_fog"))
    with pytest.raises(BadTable) as refused:
        read_with_line(monkeypatch, tmp_path, data.option_table, "options.toml", RULE.replace(DEFAULT, row))
    assert str(refused.value).partition(": ")[2] == said


def test_an_edition_that_names_a_missing_function(monkeypatch: pytest.MonkeyPatch) -> None:
    """A function or figure under a name that the rules do not ask for would change nothing."""
    check_module(editions.__file__, editions.missing(Ruleset.__struct_fields__))
    fields = set(Ruleset.__struct_fields__) - {"may_launch"}
    with pytest.raises(BadTable) as refused:
        check_module(editions.__file__, editions.missing(fields))
    line = next(
        n
        for n, text in enumerate(Path(editions.__file__).read_text().splitlines(), 1)
        if '"may_launch"' in text
    )
    assert str(refused.value) == (
        f"editions.py:{line}: the option ships_into_enemy_zones sets may_launch, which no ruleset has"
    )


@pytest.mark.parametrize(
    ("game", "line", "said"),
    [
        ("classic 2nd", "units germany germany: 1 guard", "unknown unit 'guard'"),
        ("classic 3rd", "bought 1 ironclad", "unknown unit 'ironclad'"),
        ("skirmish plain", "units dale red: 1 inf", "unknown unit 'inf'"),
        ("skirmish plain", "do buy 1 infantry", "unknown unit 'infantry'"),
    ],
)
def test_a_case_with_a_unit_of_another_edition(game: str, line: str, said: str) -> None:
    result = run_text(f"game {game}\nposition start\n{line}\n", "some.case")
    (failure,) = result.failures
    assert failure.line == 3
    assert said in str(failure), failure


@pytest.mark.parametrize(
    ("game", "setup", "own", "other"),
    [
        (CLASSIC, Setup("classic", "2nd"), "infantry", "guard"),
        (SKIRMISH, Setup("skirmish", "plain"), "guard", "infantry"),
    ],
)
def test_a_save_with_a_unit_of_another_edition(game: Any, setup: Setup, own: str, other: str) -> None:
    log: Any = Log.new(game, setup, game_id="swapped")
    seat = log.state.seat
    log.append(Entry(seat, Buy({own: 1})))
    log.append(Entry(seat, Done()))
    assert load(dump(log)).version == 2
    with pytest.raises(SaveError, match=r"record 1 is refused: unknown_unit.*") as refused:
        load(dump(log).replace(own.encode(), other.encode()))
    assert refused.value.line == 2
    assert other in str(refused.value)
