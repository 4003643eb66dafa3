"""Sealed saves: they open with their passphrase or their house's key, and not otherwise."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable

import pytest

from sandtable.kernel import seal as seals
from sandtable.kernel.save import Limits, SaveError, load
from sandtable.kernel.seal import FORMAT, Key, Seal, SealError, is_sealed, seal, tidied, unseal

PLAIN = b'{"sandtable":1,"id":"g"}\n' + b'{"n":1,"by":"chance","cards":["oil_03","rail_transport_07"]}\n' * 50
WORDS = "Grüße vom See"
HOUSE = b"a key of this house"


@pytest.fixture(scope="module")
def shut() -> bytes:
    """A save under a passphrase."""
    return seal(PLAIN, "attack", "2026-11-16", Key(WORDS, HOUSE))


@pytest.fixture(scope="module")
def kept() -> bytes:
    """A save under the key of a house."""
    return seal(PLAIN, "attack", "2026-11-16", Key("", HOUSE))


def reason(data: bytes, key: Key) -> str:
    with pytest.raises(SealError) as caught:
        unseal(data, key)
    return caught.value.reason


def test_a_sealed_save_opens_with_its_key(shut: bytes, kept: bytes) -> None:
    assert unseal(shut, Key(WORDS)) == PLAIN
    assert unseal(kept, Key(house=HOUSE)) == PLAIN
    assert unseal(kept, Key(WORDS, HOUSE)) == PLAIN, "a passphrase that nobody asked for does no harm"


def test_the_first_line_tells_the_game_and_the_day_and_nothing_else(shut: bytes) -> None:
    line = json.loads(shut.partition(b"\n")[0])
    assert set(line) == {"sealed", "game", "date", "lock", "salt", "check"}
    assert (line["sealed"], line["game"], line["date"], line["lock"]) == (
        1,
        "attack",
        "2026-11-16",
        "passphrase",
    )


def test_nothing_of_the_game_can_be_read(shut: bytes, kept: bytes) -> None:
    for data in (shut, kept):
        assert data.isascii(), "it is a text file"
        assert not any(word in data for word in (b"oil", b"rail", b"sandtable", b"chance"))
        assert zlib.compress(PLAIN, 9)[8:40] not in data


def test_no_two_saves_of_a_game_are_alike(kept: bytes) -> None:
    again = seal(PLAIN, "attack", "2026-11-16", Key("", HOUSE))
    assert again.splitlines()[1] != kept.splitlines()[1]


@pytest.mark.parametrize(
    ("key", "why"),
    [
        pytest.param(Key(), "passphrase_needed", id="no passphrase"),
        pytest.param(Key("  ", HOUSE), "passphrase_needed", id="spaces are none"),
        pytest.param(Key("gruesse vom see", HOUSE), "wrong_passphrase", id="another passphrase"),
    ],
)
def test_why_a_save_under_a_passphrase_stays_shut(shut: bytes, key: Key, why: str) -> None:
    assert reason(shut, key) == why


@pytest.mark.parametrize(
    "key", [Key(), Key(WORDS), Key(house=b"another house"), Key(WORDS, b"another house")]
)
def test_without_a_passphrase_only_its_house_opens_it(kept: bytes, key: Key) -> None:
    assert reason(kept, key) == "other_house"


def test_a_passphrase_is_the_same_on_every_keyboard() -> None:
    assert tidied("  Gru\u0308ße ") == tidied("Gr\u00fcße")


def _other_letter(data: bytes) -> bytes:
    at = data.index(b"\n") + 40
    return data[:at] + (b"A" if data[at : at + 1] != b"A" else b"B") + data[at + 1 :]


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda data: data.replace(b'"attack"', b'"classic"', 1), id="another game"),
        pytest.param(lambda data: data.replace(b"2026-11-16", b"2026-11-17", 1), id="another day"),
        pytest.param(_other_letter, id="a letter of the block"),
        pytest.param(lambda data: data[:-20] + b"\n", id="cut short"),
        pytest.param(lambda data: data.partition(b"\n")[0] + b"\n", id="nothing behind the first line"),
        pytest.param(lambda data: data + b"AAAA\n", id="something added"),
        pytest.param(lambda data: data + b"\xff\xff\n", id="no text"),
    ],
)
def test_what_was_changed_is_damaged(kept: bytes, change: Callable[[bytes], bytes]) -> None:
    assert reason(change(kept), Key(house=HOUSE)) == "damaged"


def test_line_ends_may_change_on_the_way(kept: bytes) -> None:
    assert unseal(kept.replace(b"\n", b"\r\n"), Key(house=HOUSE)) == PLAIN


@pytest.mark.parametrize(
    "line",
    [
        b'{"sealed":2}',
        b'{"sealed":1,"game":"attack"}',
        b'{"sealed":1,"game":"a","date":"d","lock":"passphrase","salt":"","check":"","cost":30}',
        b'{"sealed":1,"game":"a","date":"d","lock":"key","salt":"","check":""}',
    ],
)
def test_a_first_line_that_asks_too_much_is_refused(line: bytes) -> None:
    """A file cannot make its reader spend more memory or time than a save of ours."""
    with pytest.raises(SaveError, match="cannot be read"):
        unseal(line + b"\nAAAA\n", Key(WORDS, HOUSE))


def test_a_block_that_unpacks_to_too_much_is_refused() -> None:
    bomb = seal(b"0" * 2_000_000, "attack", "2026-11-16", Key("", HOUSE))
    assert len(bomb) < 5_000
    with pytest.raises(SaveError, match="larger than"):
        unseal(bomb, Key(house=HOUSE), Limits(file_bytes=1_000_000))


def test_readers_of_plain_files_say_what_it_is(shut: bytes) -> None:
    with pytest.raises(SaveError, match="sealed save: its players keep secrets"):
        load(shut)
    assert not is_sealed(PLAIN)
    assert not is_sealed(b"\xff")
    with pytest.raises(SaveError, match="not a sealed save"):
        unseal(PLAIN, Key(WORDS))


def test_the_cost_of_a_try_is_within_what_readers_take() -> None:
    assert Seal(FORMAT, "a", "d", "house", "", "").cost == seals.COST
    assert seals.read_seal(
        b'{"sealed":1,"game":"a","date":"d","lock":"house","salt":"","check":"","cost":17}'
    )
