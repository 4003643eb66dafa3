"""Saved games: the same bytes again, and a clear word about every file that will not do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sandtable.kernel import save
from sandtable.kernel.dice import commitment_of, key_from_seed
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import Entry, Step
from sandtable.kernel.save import Limits, SaveError, dump, load, read, write
from sandtable.kernel.table import Table
from tests.kernel.toygame import RACE, SETUP, Actions, Go, Load, Pick, Race, State, find

KEY = key_from_seed("save")
HEADER = b'{"sandtable":1,"id":"g","rules_version":"1","setup":{"game":"race","ruleset":"plain"}}\n'
PICKS = (
    b'{"n":1,"by":"red","do":{"act":"pick","number":3}}\n{"n":2,"by":"blue","do":{"act":"pick","number":4}}\n'
)
OPEN = HEADER + PICKS
ROLLING = OPEN + b'{"n":3,"by":"red","do":{"act":"go"}}\n'


def sample() -> save.AnyLog:
    """A log with every kind of record in it."""
    people = {"zoé": ("blue",), "ann": ("red",)}
    table = Table.new(RACE, SETUP, people, KEY, {"zoé": "salt", "ann": "pepper"}, game_id="g")
    table.act("red", Pick(3))
    table.act("blue", Pick(4))
    table.act("red", Load(1))
    table.act("red", Load(2))
    table.undo("red", 2)
    table.redo("red", 1)
    table.act("red", Go())
    table.log.note_taken("blue", "human")
    table.finish(force=True)
    return table.log


def test_only_a_file_in_which_a_seat_was_taken_asks_for_a_reader_that_knows_it() -> None:
    log = Log.new(RACE, SETUP, {}, "g")
    assert load(dump(log), find).header.sandtable == 1
    assert load(dump(log, log.header.with_computers({"red": "random"})), find).header.sandtable == 2
    log.note_taken("blue", "random")
    assert load(dump(log), find).header.sandtable == 3
    assert load(dump(log, log.header.with_computers({"red": "random"})), find).header.sandtable == 3


def failure(data: bytes, limits: Limits = save.DEFAULT_LIMITS) -> SaveError:
    with pytest.raises(SaveError) as caught:
        load(data, find, limits)
    return caught.value


def test_round_trip() -> None:
    log = sample()
    again = load(dump(log), find)
    assert dump(again) == dump(log)
    assert again.header == replace(log.header, sandtable=3)
    assert list(again.takes) == list(log.takes)
    assert list(again.records) == list(log.records)
    assert again.state == log.state
    assert again.dice.segments == log.dice.segments
    assert again.dice.throws == log.dice.throws


def test_the_header_comes_first_and_says_what_it_is() -> None:
    first = dump(sample()).splitlines()[0].decode()
    assert first == (
        '{"sandtable":3,"id":"g","rules_version":"1","setup":{"game":"race","ruleset":"plain",'
        '"seats":["red","blue"]},"people":{"ann":["red"],"zoé":["blue"]}}'
    )


def test_the_same_log_gives_the_same_bytes_whatever_the_order_of_keys() -> None:
    logs = [Log.new(RACE, SETUP, people, "g") for people in ({"a": (), "b": ()}, {"b": (), "a": ()})]
    assert dump(logs[0]) == dump(logs[1])


def test_an_unrevealed_key_is_nowhere_in_the_file() -> None:
    table = Table.new(RACE, SETUP, key=KEY)
    for seat, action in (("red", Pick(1)), ("blue", Pick(1)), ("red", Go())):
        table.act(seat, action)
    assert KEY.hex().encode() not in dump(table.log)
    assert commitment_of(KEY).encode() in dump(table.log)


def test_write_and_read(tmp_path: Path) -> None:
    path = tmp_path / "a game.sandtable"
    write(Log.new(RACE, SETUP), path)
    write(sample(), path)
    assert path.read_bytes() == dump(sample())
    assert dump(read(path, find)) == dump(sample())
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.sandtable"
    write(sample(), path)

    def fail(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        write(Log.new(RACE, SETUP), path)
    assert path.read_bytes() == dump(sample())
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda data: b"\xef\xbb\xbf" + data, id="byte-order mark"),
        pytest.param(lambda data: data.replace(b"\n", b"\r\n"), id="CRLF"),
        pytest.param(lambda data: data.removesuffix(b"\n"), id="no last line end"),
        pytest.param(lambda data: data.replace(b",", b" , "), id="spaces"),
    ],
)
def test_read_leniently_and_write_strictly(change: Callable[[bytes], bytes]) -> None:
    data = dump(sample())
    assert change(data) != data
    assert dump(load(change(data), find)) == data


GARBAGE = b'{"n":3,"by":"red","do":{"act":"load","weight":%b}}\n'
COMMIT = commitment_of(KEY).encode()


@pytest.mark.parametrize(
    ("data", "line", "text"),
    [
        pytest.param(b"", 1, "not a sandtable file", id="empty"),
        pytest.param(b"\x89PNG\r\n\x1a\n", 1, "not UTF-8", id="a picture"),
        pytest.param(OPEN + b"\xff\n", 4, "not UTF-8", id="not utf-8 later"),
        pytest.param(b"[1,2]\n", 1, "not a sandtable file", id="a list"),
        pytest.param(b'{"name":"lodash"}\n', 1, "not a sandtable file", id="some other json"),
        pytest.param(b"\n" + HEADER, 1, "not a sandtable file", id="empty first line"),
        pytest.param(b"[" * 100_000, 1, "not a sandtable file", id="deep nesting in the header"),
        pytest.param(b'{"x":' * 100_000, 1, "not a sandtable file", id="deep objects in the header"),
        pytest.param(HEADER[:30], 1, "malformed header", id="header cut short"),
        pytest.param(b'{"sandtable":5,"new":[]}\n', 1, "newer Sandtable: format 5", id="newer format"),
        pytest.param(b'{"sandtable":0}\n', 1, "no format 0", id="format zero"),
        pytest.param(HEADER.replace(b"}}", b'},"x":1}'), 1, "unknown field `x`", id="header field"),
        pytest.param(HEADER.replace(b'"g"', b'"../g"'), 1, "bad header", id="odd id"),
        pytest.param(HEADER.replace(b'"g"', b"7"), 1, "bad header", id="id of the wrong type"),
        pytest.param(
            HEADER.replace(b"race", b"chess"), 1, "unknown game 'chess'; known games: race", id="game"
        ),
        pytest.param(HEADER.replace(b"plain", b"odd"), 1, "cannot be set up: the race knows", id="ruleset"),
        pytest.param(OPEN + b"{nonsense}\n", 4, "malformed JSON", id="malformed json"),
        pytest.param(OPEN + b"\n" + GARBAGE % b"1", 4, "malformed JSON", id="an empty line"),
        pytest.param(OPEN + b'{"n":3,"by":"re', 4, "cut short", id="truncated last line"),
        pytest.param(OPEN + b'{"n":3,"by":"re\n', 4, "malformed JSON", id="truncated but ended"),
        pytest.param(OPEN + b'{"n":3,"why":1}\n', 4, "unknown field `why`", id="unknown field"),
        pytest.param(OPEN + b'{"n":3,"do":{"act":"fly"}}\n', 4, "'fly'", id="unknown action"),
        pytest.param(OPEN + GARBAGE % b'1,"x":2', 4, "unknown field `x`", id="unknown field of an action"),
        pytest.param(OPEN + GARBAGE % b'"1"', 4, "Expected `int`, got `str`", id="wrong type"),
        pytest.param(OPEN + GARBAGE % b"1.5", 4, "Expected `int`", id="a fraction"),
        pytest.param(OPEN + GARBAGE % (b"9" * 5000), 4, "bad record", id="huge number"),
        pytest.param(OPEN + GARBAGE % (b"[" * 100_000), 4, "bad record", id="deep nesting"),
        pytest.param(OPEN + b'{"n":3,"do":' + b'{"a":' * 100_000, 4, "", id="deep objects, cut"),
        pytest.param(OPEN + b'{"n":3}{"n":4}\n', 4, "malformed JSON", id="two on a line"),
        pytest.param(OPEN + b'{"n":3,"by":"red","undo":0}\n', 4, "bad record", id="undo nothing"),
        pytest.param(OPEN + b'{"n":3,"by":"red","undo":-1}\n', 4, "bad record", id="undo backwards"),
        pytest.param(OPEN + PICKS, 4, "wrong_number: found 1, expected 3", id="numbers again"),
        pytest.param(OPEN + OPEN, 4, "bad record", id="two files in one"),
        pytest.param(OPEN + b'{"n":2,"by":"red","do":{"act":"go"}}\n', 4, "wrong_number", id="duplicated n"),
        pytest.param(OPEN + b'{"n":4,"by":"red","do":{"act":"go"}}\n', 4, "wrong_number", id="skipped n"),
        pytest.param(OPEN + b'{"n":3}\n', 4, "mixed_record", id="nothing in it"),
        pytest.param(
            OPEN + b'{"n":3,"by":"blue","undo":1,"redo":1}\n', 4, "mixed_record", id="undo and redo"
        ),
        pytest.param(OPEN + b'{"n":3,"do":{"act":"go"}}\n', 4, "mixed_record", id="by nobody"),
        pytest.param(
            OPEN + b'{"n":3,"by":"red","seat":"blue","takes":"human"}\n',
            4,
            "mixed_record",
            id="taken by a seat",
        ),
        pytest.param(OPEN + b'{"n":3,"by":"table","seat":"blue"}\n', 4, "mixed_record", id="taken by nobody"),
        pytest.param(
            OPEN + GARBAGE % b"7", 4, "refused: cart_full: wanted 7, room 6 [§1]", id="against a rule"
        ),
        pytest.param(OPEN + b'{"n":3,"by":"chance","dice":[1,2]}\n', 4, "not_owed", id="dice unasked"),
        pytest.param(ROLLING + b'{"n":4,"by":"chance","dice":[1,7]}\n', 5, "impossible_dice", id="a seven"),
        pytest.param(ROLLING + b'{"n":4,"by":"red","dice":[1,2]}\n', 5, "malformed_entry", id="own dice"),
        pytest.param(OPEN + b'{"n":3,"by":"red","undo":1}\n', 4, "cannot_undo", id="undo by another"),
        pytest.param(OPEN + b'{"n":3,"by":"blue","undo":2}\n', 4, "cannot_undo", id="undo too much"),
        pytest.param(OPEN + b'{"n":3,"by":"blue","redo":1}\n', 4, "cannot_redo", id="redo of nothing"),
        pytest.param(
            OPEN + GARBAGE % b"7" + b'{"n":4,"by":"red","undo":1}\n', 4, "cart_full", id="illegal but undone"
        ),
        pytest.param(OPEN + b'{"n":3,"segment":1,"commit":"abc"}\n', 4, "bad record", id="short commitment"),
        pytest.param(
            OPEN + b'{"n":3,"segment":2,"commit":"%b"}\n' % COMMIT, 4, "wrong_segment", id="segment number"
        ),
        pytest.param(
            OPEN + b'{"n":3,"by":"a","segment":1,"salt":"s"}\n', 4, "wrong_segment", id="salt without segment"
        ),
        pytest.param(
            OPEN
            + b'{"n":3,"segment":1,"commit":"%b"}\n' % COMMIT
            + b'{"n":4,"segment":1,"reveal":"%b"}\n' % (b"0" * 64),
            5,
            "wrong_segment",
            id="a key that does not fit",
        ),
    ],
)
def test_errors_name_the_line(data: bytes, line: int, text: str) -> None:
    error = failure(data)
    assert error.line == line
    assert text in error.text
    assert str(error) == f"line {line}: {error.text}"


@pytest.mark.parametrize(
    ("limits", "line", "text"),
    [
        pytest.param(Limits(file_bytes=100), 0, "larger than 100 bytes", id="file"),
        pytest.param(Limits(line_bytes=60), 1, "longer than 60 bytes", id="line"),
        pytest.param(Limits(records=1), 0, "more than 1 records", id="records"),
    ],
)
def test_oversized(limits: Limits, line: int, text: str, tmp_path: Path) -> None:
    error = failure(OPEN, limits)
    assert (error.line, text in error.text) == (line, True)
    path = tmp_path / "big.sandtable"
    path.write_bytes(OPEN)
    with pytest.raises(SaveError, match=text):
        read(path, find, limits)


def test_just_within_limits() -> None:
    limits = Limits(len(OPEN), max(map(len, OPEN.splitlines())), 2)
    assert load(OPEN, find, limits).version == 2


def test_another_rules_version_loads_and_names_where_it_diverges() -> None:
    old = OPEN.replace(b'"rules_version":"1"', b'"rules_version":"0"')
    log = load(old, find)
    assert log.header.rules_version == "0"
    assert dump(log) == old
    error = failure(old + GARBAGE % b"7")
    assert error.line == 4
    assert "record 3 is refused: cart_full" in error.text
    assert error.text.endswith("(saved under rules 0, read under rules 1)")


def test_rules_that_fall_over_do_not_take_the_reader_along(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall_over(*_: object) -> None:
        raise KeyError("missing")

    monkeypatch.setattr(Race, "check", fall_over)
    error = failure(OPEN)
    assert error.line == 2
    assert "breaks the rules program: KeyError('missing')" in error.text


class Counting(Race):
    """A race that counts the entries applied."""

    applied = 0

    def apply(self, state: State, entry: Entry[Actions]) -> Step[State, Actions]:
        self.applied += 1
        return super().apply(state, entry)


def test_undoing_much_again_and_again_stays_cheap() -> None:
    """A small file must not keep a reader busy: taking back and entering again applies nothing."""
    lines = [HEADER, PICKS]
    for n in range(3, 2003, 2):
        lines.append(b'{"n":%d,"by":"red","do":{"act":"load","weight":1}}\n' % n)
        lines.append(b'{"n":%d,"by":"red","do":{"act":"unload","weight":1}}\n' % (n + 1))
    for n in range(2003, 6003, 2):
        lines.append(b'{"n":%d,"by":"red","undo":1999}\n{"n":%d,"by":"red","redo":1999}\n' % (n, n + 1))
    counting = Counting()
    assert load(b"".join(lines), lambda _: counting).version == 6002
    assert counting.applied == 2002


def test_changing_the_last_entry_again_and_again_stays_cheap() -> None:
    """31 entries after the last state that is kept forever, so that each would have to be worked out."""
    lines = [HEADER, PICKS, *(_weight(n, "load" if n % 2 else "unload") for n in range(3, 64))]
    for n in range(64, 4064, 2):
        lines += [b'{"n":%d,"by":"red","undo":1}\n' % n, _weight(n + 1, "load")]
    counting = Counting()
    assert len(load(b"".join(lines), lambda _: counting).line) == 63
    assert counting.applied < 3 * 4063


def _weight(n: int, act: str) -> bytes:
    return b'{"n":%d,"by":"red","do":{"act":"%b","weight":1}}\n' % (n, act.encode())


@settings(deadline=None)
@given(st.data())
def test_no_damage_gets_past_as_anything_but_a_save_error(data: st.DataObject) -> None:
    whole = dump(sample())
    at = data.draw(st.integers(0, len(whole) - 1))
    until = data.draw(st.integers(at, min(at + 20, len(whole))))
    damaged = whole[:at] + data.draw(st.binary(max_size=12)) + whole[until:]
    try:
        log = load(damaged, find)
    except SaveError:
        return
    assert dump(load(dump(log), find)) == dump(log)


def test_lines_are_plain_json() -> None:
    assert [json.loads(line).get("n") for line in dump(sample()).splitlines()][:3] == [None, 1, 2]


def test_entries_answered_ahead_keep_their_mark() -> None:
    """They say so in the first line, so that older readers do; a file without them stays as it was."""
    log = Log.new(RACE, SETUP, game_id="g")
    log.append(Entry("red", Pick(3)))
    assert dump(log).startswith(b'{"sandtable":1,')
    log.append(Entry("blue", Pick(4)), ahead=True)
    data = dump(log)
    assert data.startswith(b'{"sandtable":4,')
    again = load(data, find)
    assert [record.ahead for record in again.records] == [False, True]
    assert dump(again) == data
