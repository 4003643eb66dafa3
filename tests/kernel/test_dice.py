"""Dice are what the written derivation says, even, and stirred by everything that should stir them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sandtable.kernel.dice import commitment_of, draw, key_from_seed, new_key, throw

KEY = bytes(range(32))
SALTS = {"zoé": "b", "al": "a"}

# The vectors were computed with a separate program written from the docstring of the module alone.


def test_commitment_is_sha256_of_the_key() -> None:
    assert commitment_of(KEY) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_key_from_seed() -> None:
    assert key_from_seed("hello").hex() == "deac0e7a342263aee9240d7ddaa84e7069865d2f5da64b86817be4d08f5a43be"


@pytest.mark.parametrize(
    ("segment", "number", "salts", "sides", "faces"),
    [
        pytest.param(1, 1, {}, 6, (6, 5, 3, 5, 1, 2, 1, 4, 2, 6), id="no salts"),
        pytest.param(2, 7, SALTS, 6, (3, 1, 3, 5, 2, 2, 1, 1, 4, 1), id="two salts, one not ascii"),
        pytest.param(1, 1, {}, 256, (60, 29, 225, 251, 145, 212, 145, 112, 92, 108), id="bytes as they are"),
        pytest.param(1, 1, {}, 129, (60, 29, 112, 92, 108, 49, 59, 106, 5, 91), id="half the bytes rejected"),
    ],
)
def test_throw_vectors(
    segment: int, number: int, salts: dict[str, str], sides: int, faces: tuple[int, ...]
) -> None:
    assert throw(KEY, "g1", segment, number, salts, len(faces), sides) == faces


def test_a_roll_longer_than_a_block_goes_on_in_the_next() -> None:
    faces = throw(KEY, "g1", 1, 1, {}, 40, 256)
    assert faces[30:] == (249, 139, 110, 183, 58, 189, 119, 14, 149, 164)


def test_draw_vector_whatever_the_order_of_what_remains() -> None:
    for remaining in permutations("caabd"):
        assert draw(KEY, "g1", 1, 2, {}, remaining, 5) == ("c", "b", "a", "a", "d")


def test_draw_vector_from_more_than_256_cards() -> None:
    deck = [str(card) for card in range(300)]
    assert draw(KEY, "g1", 1, 3, {}, deck, 4) == ("127", "143", "180", "227")


@pytest.mark.parametrize(
    "other",
    [
        pytest.param((key_from_seed("x"), "g1", 1, 1, SALTS), id="key"),
        pytest.param((KEY, "g2", 1, 1, SALTS), id="game id"),
        pytest.param((KEY, "g1", 2, 1, SALTS), id="segment"),
        pytest.param((KEY, "g1", 1, 2, SALTS), id="roll number"),
        pytest.param((KEY, "g1", 1, 1, {**SALTS, "al": "A"}), id="salt"),
        pytest.param((KEY, "g1", 1, 1, {"al": "b", "zoé": "a"}), id="who gave which salt"),
        pytest.param((KEY, "g1", 1, 1, {"al": "a"}), id="one salt less"),
        pytest.param((KEY, "g1", 1, 1, {"ala": "", "zoé": "b"}), id="where the name ends"),
        pytest.param((KEY, "g", 11, 1, SALTS), id="where the game id ends"),
    ],
)
def test_everything_stirs_the_dice(other: tuple[bytes, str, int, int, dict[str, str]]) -> None:
    assert throw(*other, 20, 6) != throw(KEY, "g1", 1, 1, SALTS, 20, 6)


def test_the_order_in_which_salts_arrive_does_not_matter() -> None:
    swapped = dict(reversed(SALTS.items()))
    assert throw(KEY, "g1", 1, 1, swapped, 20, 6) == throw(KEY, "g1", 1, 1, SALTS, 20, 6)


# Chi-square with p = 0.001 as the bound; the keys are fixed, so this never fails by chance.
@pytest.mark.parametrize(
    ("sides", "bound"), [(2, 10.83), (6, 20.52), (12, 31.26), (100, 148.2), (200, 267.5)]
)
def test_dice_are_even(sides: int, bound: float) -> None:
    faces = [face for number in range(1, 201) for face in throw(KEY, "even", 1, number, {}, 200, sides)]
    assert chi_square(Counter(faces), sides, len(faces)) < bound


def test_draws_are_even_over_ordered_pairs() -> None:
    draws = Counter(draw(KEY, "even", 1, number, {}, "abcd", 2) for number in range(1, 6001))
    assert chi_square(draws, 12, 6000) < 31.26


def chi_square(counts: Counter[int] | Counter[tuple[str, ...]], cells: int, total: int) -> float:
    mean = total / cells
    return sum((n - mean) ** 2 for n in counts.values()) / mean + mean * (cells - len(counts))


def test_copies_of_a_card_are_drawn_as_often_as_there_are_copies() -> None:
    first = Counter(
        draw(KEY, "copies", 1, n, {}, ("mud", "mud", "mud", "wind"), 1)[0] for n in range(1, 4001)
    )
    assert first["mud"] == pytest.approx(3000, abs=100)


@pytest.mark.parametrize(("count", "sides"), [(1, 1), (1, 257), (1, 0), (-1, 6)])
def test_impossible_dice(count: int, sides: int) -> None:
    with pytest.raises(ValueError, match=r"sides|dice"):
        throw(KEY, "g", 1, 1, {}, count, sides)


def test_nothing_is_drawn_from_too_little() -> None:
    with pytest.raises(ValueError, match="cannot draw 3 of 2"):
        draw(KEY, "g", 1, 1, {}, ("a", "b"), 3)


def test_a_short_key_is_no_key() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        throw(b"short", "g", 1, 1, {}, 1, 6)


def test_new_keys_differ() -> None:
    assert len({new_key() for _ in range(50)}) == 50
    assert len(new_key()) == 32
