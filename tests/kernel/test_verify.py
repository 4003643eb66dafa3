"""Fair games are proven, tampered ones are named, and what cannot be known is not claimed."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from sandtable.kernel.dice import draw, key_from_seed, throw
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import CHANCE, Entry
from sandtable.kernel.save import dump, load
from sandtable.kernel.table import Table, branch
from sandtable.kernel.verify import SegmentReport, WrongDie, verify
from tests.kernel.toygame import RACE, SETUP, Actions, Go, Pick, State, TakeCard, View, find, setup

KEY = key_from_seed("verify")
RaceTable = Table[State, Actions, View]


def played(finish: bool = True) -> RaceTable:
    """Rolls in records 5 (a card), 7 and 9."""
    table = Table.new(RACE, setup(1000), key=KEY, game_id="g")
    table.act("red", Pick(3))
    table.act("blue", Pick(4))
    table.act("red", TakeCard())
    table.act("red", Go())
    table.act("blue", Go())
    if finish:
        table.finish(force=True)
    return table


def tampered(n: int, **content: object) -> Log[State, Actions, View]:
    lines = dump(played().log).splitlines()
    lines[n] = json.dumps({**json.loads(lines[n]), **content}).encode()
    return load(b"\n".join(lines) + b"\n", find)


def test_a_fair_game_is_proven() -> None:
    report = verify(load(dump(played().log), find))
    assert report.segments == (SegmentReport(1, 3, revealed=True, commitment_ok=True),)
    assert report.first_wrong is None
    assert report.exit_code == 0


def test_an_unrevealed_segment_proves_nothing_yet() -> None:
    report = verify(played(finish=False).log)
    assert report.segments == (SegmentReport(1, 3, revealed=False, commitment_ok=True),)
    assert report.exit_code == 3


def test_an_unrevealed_segment_without_rolls_hides_nothing() -> None:
    assert verify(Table.new(RACE, SETUP).log).exit_code == 0


@pytest.mark.parametrize("position", [1, 2])
def test_the_first_wrong_die_is_named(position: int) -> None:
    fair = throw(KEY, "g", 1, 2, {}, 2, 6)
    false = fair[position - 1] % 6 + 1
    dice = [*fair[: position - 1], false, *fair[position:]]
    report = verify(tampered(7, dice=dice))
    assert report.first_wrong == WrongDie(7, position, expected=fair[position - 1], found=false)
    assert report.exit_code == 1


def test_a_wrong_card_is_named() -> None:
    deck = RACE.start(SETUP).deck
    (fair,) = draw(KEY, "g", 1, 1, {}, deck, 1)
    false = next(card for card in deck if card != fair)
    report = verify(tampered(5, cards=[false]))
    assert report.first_wrong == WrongDie(5, 1, expected=fair, found=false)
    assert report.exit_code == 1


def test_another_game_id_gives_other_dice() -> None:
    data = dump(played().log).replace(b'"id":"g"', b'"id":"h"')
    assert verify(load(data, find)).exit_code == 1


def test_a_salt_put_in_afterwards_shows() -> None:
    lines = [json.loads(line) for line in dump(played().log).splitlines()]
    lines.insert(2, {"n": 2, "by": "ann", "segment": 1, "salt": "later"})
    for n, line in enumerate(lines[1:], start=1):
        line["n"] = n
    data = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    assert verify(load(data, find)).exit_code == 1


def test_a_key_that_is_not_the_committed_one_shows() -> None:
    log = played().log
    log.dice.segments[0] = replace(log.dice.segments[0], commitment="0" * 64)
    report = verify(log)
    assert not report.segments[0].commitment_ok
    assert report.exit_code == 1


def test_dice_after_the_key_is_out_are_wrong() -> None:
    log = played().log
    log.append(Entry("red", Go()))
    log.append(Entry(CHANCE, dice=(6, 6)))
    report = verify(log)
    assert report.outside == (log.version,)
    assert report.exit_code == 1


def test_a_written_down_game_is_unproven() -> None:
    log = Log.new(RACE, SETUP)
    for entry in played().log.entries:
        log.append(entry)
    report = verify(log)
    assert len(report.outside) == 3
    assert report.exit_code == 3


def test_one_wrong_segment_outweighs_unrevealed_ones() -> None:
    log = tampered(7, dice=[die % 6 + 1 for die in throw(KEY, "g", 1, 2, {}, 2, 6)])
    table = Table.resume(log)
    table.act("red", Go())
    report = verify(table.log)
    assert [segment.revealed for segment in report.segments] == [True, False]
    assert report.exit_code == 1


def test_two_revealed_segments_are_both_proven() -> None:
    table = Table.resume(load(dump(played(finish=False).log), find), old_key=KEY)
    table.act("red", Go())
    table.finish(force=True)
    report = verify(table.log)
    assert [segment.rolls for segment in report.segments] == [3, 1]
    assert report.exit_code == 0


def test_dice_of_the_parent_are_the_parents_to_prove() -> None:
    parent = played().log
    child = branch(parent, 7)
    child.act("blue", Go())
    child.finish(force=True)
    report = verify(child.log)
    assert (report.inherited, report.outside) == ((4, 6), ())
    assert report.parent == "g@7"
    assert report.segments[0].wrong is None
    assert report.exit_code == 3


def test_dice_outside_any_segment_are_not_excused_by_a_parent() -> None:
    child = branch(played().log, 7)
    child.finish(force=True)
    child.log.append(Entry("blue", Go()))
    child.log.append(Entry(CHANCE, dice=(6, 6)))
    report = verify(child.log)
    assert report.outside == (child.log.version,)
    assert report.exit_code == 1
