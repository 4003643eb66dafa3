"""The client's types are written from the server's and the games' own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Generic, TypeVar

import pytest
from msgspec import Struct

from sandtable.server import types
from sandtable.server.typescript import Writer

T = TypeVar("T")


class Piece(Struct, frozen=True, omit_defaults=True):
    """A thing
    on the board."""

    kind: str
    count: int = 1
    """How many of them."""


class Always(Struct, frozen=True):
    count: int = 1


class Heap(Struct, Generic[T], frozen=True):
    """Things."""

    of: dict[str, list[T]]
    best: T | None


class Hoard(Heap[Piece], frozen=True):
    guarded: bool


def test_types_of_the_client_are_those_of_the_server() -> None:
    assert types.main(["--check"]) == 0, "run python -m sandtable.server.types"


def test_a_file_that_differs_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(types, "CLIENT", tmp_path)
    (tmp_path / "net").mkdir()
    for name in ("attack", "classic"):
        (tmp_path / "games" / name).mkdir(parents=True)
        (tmp_path / "games" / name / "index.ts").touch()
    (tmp_path / "families" / "axis").mkdir(parents=True)
    assert types.main([]) == 0
    assert types.main(["--check"]) == 0
    changed = tmp_path / "games" / "classic" / "wire.gen.ts"
    changed.write_text(changed.read_text(encoding="utf-8").replace("ipc", "money"), encoding="utf-8")
    assert types.main(["--check"]) == 1
    assert "games/classic/wire.gen.ts is out of date" in capsys.readouterr().err


def test_what_editions_have_in_common_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(types, "CLIENT", tmp_path)
    (tmp_path / "games" / "classic").mkdir(parents=True)
    (tmp_path / "games" / "classic" / "index.ts").touch()
    whole = declared(types.files()[tmp_path / "games" / "classic" / "wire.gen.ts"])
    (tmp_path / "families" / "axis").mkdir(parents=True)
    written = types.files()
    family = declared(written[tmp_path / "families" / "axis" / "wire.gen.ts"])
    own = declared(written[tmp_path / "games" / "classic" / "wire.gen.ts"])
    assert {"Pile", "Kind", "BuyAction", "AskReach", "LandingPlan", "AxisAction", "AxisBrief"} <= family
    assert {"State", "ClassicSheet", "ClassicAction", "RocketAction"} <= own
    assert family & own == {"MoveAction"}, "Classic's moves say whether they are raids"
    assert whole == own | {name for name in family if not name.startswith("Axis")}


def declared(text: str) -> set[str]:
    return set(re.findall(r"^export type (\w+) =", text, re.MULTILINE))


def test_what_is_left_out_when_it_is_usual_may_be_missing() -> None:
    assert [*Writer({}, {}).written([Piece, Always])] == [
        "/** A thing on the board. */\nexport type Piece = {\n  kind: string;\n"
        "  /** How many of them. */\n  count?: number;\n};\n",
        "export type Always = {\n  count: number;\n};\n",
    ]


def test_generic_structs_are_written_filled_with_all_that_they_name() -> None:
    heap, piece = Writer({Piece: "Unit"}, {}).written([Heap[Piece]])
    assert "export type Heap = {\n  of: Record<string, Unit[]>;\n  best: Unit | null;\n};" in heap
    assert "export type Unit = {" in piece


def test_a_struct_derived_from_a_filled_one_has_its_types() -> None:
    hoard, _ = Writer({}, {}).written([Hoard])
    assert "of: Record<string, Piece[]>;\n  best: Piece | null;\n  guarded: boolean;" in hoard


def test_types_of_another_file_are_borrowed() -> None:
    writer = Writer({}, {}, {Piece: "Piece"})
    assert len([*writer.written([Heap[Piece]])]) == 1
    assert writer.borrowed == {"Piece"}


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two types are called Piece"):
        [*Writer({Always: "Piece"}, {}).written([Piece, Always])]
