"""The table throws the dice that are owed, and lets nobody act on what is no longer so."""

from __future__ import annotations

import random

import pytest

from sandtable.kernel.dice import commitment_of, key_from_seed, throw
from sandtable.kernel.log import Refused
from sandtable.kernel.protocol import CHANCE, TABLE, Decide, Over, Pending, Roll
from sandtable.kernel.save import dump, load
from sandtable.kernel.table import Table, branch
from sandtable.kernel.verify import verify
from tests.kernel.toygame import (
    RACE,
    SETUP,
    Actions,
    Go,
    Load,
    Pick,
    Race,
    Resign,
    State,
    TakeCard,
    Unload,
    View,
    find,
    setup,
)

RaceTable = Table[State, Actions, View]
KEY = key_from_seed("table")


def new_table(goal: int = 30, salts: dict[str, str] | None = None) -> RaceTable:
    table = Table.new(RACE, setup(goal), {"ann": ("red",)}, KEY, salts, game_id="g")
    table.act("red", Pick(3))
    table.act("blue", Pick(4))
    return table


def play_out(table: RaceTable, seed: int) -> RaceTable:
    rng = random.Random(seed)
    while isinstance(pending := table.log.pending, Decide):
        seat = pending.seats[0]
        table.act(seat, RACE.pick(table.log.state, RACE.options(table.log.state, seat), rng))
    return table


def reason(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.refusal.reason


def test_commitment_and_salts_come_before_everything() -> None:
    table = Table.new(RACE, SETUP, key=KEY, salts={"bob": "2", "ann": "1"})
    assert [(r.kind(), r.by) for r in table.log.records] == [("commit", ""), ("salt", "ann"), ("salt", "bob")]
    assert table.log.records[0].commit == commitment_of(KEY)


def test_act_throws_what_is_owed() -> None:
    table = new_table()
    steps = table.act("red", Go())
    assert len(steps) == 2
    assert table.log.records[-1].by == CHANCE
    assert table.log.records[-1].dice == throw(KEY, "g", 1, 1, {}, 2, 6)
    assert steps[-1].state == table.log.state
    assert table.log.pending == Decide(("blue",), "move")


def test_cards_and_dice_share_one_count() -> None:
    table = new_table(salts={"ann": "x"})
    table.act("red", TakeCard())
    assert table.log.records[-1].cards is not None
    table.act("red", Go())
    assert table.log.records[-1].dice == throw(KEY, "g", 1, 2, {"ann": "x"}, 2, 6)


def test_each_roll_is_a_new_one() -> None:
    table = new_table(goal=10**6)
    for turn in range(50):
        table.act("red" if turn % 2 == 0 else "blue", Go())
    assert len({record.dice for record in table.log.records if record.dice}) > 15


def test_a_stale_version_is_refused() -> None:
    table = new_table()
    seen = table.log.version
    table.act("red", Load(1), seen)
    with pytest.raises(Refused) as refused:
        table.act("red", Load(1), seen)
    assert refused.value.refusal.facts == {"has": seen, "now": seen + 1}
    for late in (table.undo, table.redo, table.remove):
        with pytest.raises(Refused) as refused:
            late("red", 1, version=seen)
        assert reason(refused) == "stale_version"
    assert table.log.version == seen + 1


@pytest.mark.parametrize("seat", [CHANCE, TABLE])
def test_no_seat_may_pose_as_chance_or_the_table(seat: str) -> None:
    with pytest.raises(Refused) as refused:
        new_table().act(seat, Resign("red"))
    assert reason(refused) == "not_a_seat"


def test_the_table_acts_in_its_own_name() -> None:
    table = new_table()
    with pytest.raises(Refused) as refused:
        table.act("red", Resign("blue"))
    assert reason(refused) == "only_the_table"
    table.table_act(Resign("red"))
    assert table.log.pending == Over(("blue",), "resigned")


def test_undo_redo_remove() -> None:
    table = new_table()
    table.act("red", Load(2))
    first = table.log.version
    table.act("red", Unload(2))
    table.undo("red")
    table.redo("red")
    failed = table.remove("red", first)
    assert [refusal.reason for _, refusal in failed] == ["cart_empty"]


class JumpyRace(Race):
    """A load of exactly 5 makes the cart go at once."""

    def pending(self, state: State) -> Pending:
        return Roll(2) if state.carts[state.mover].load == 5 else super().pending(state)


def test_dice_that_a_removal_leads_to_are_thrown() -> None:
    table = Table.new(JumpyRace(), SETUP)
    for seat, action in (("red", Pick(1)), ("blue", Pick(1)), ("red", Load(1)), ("red", Load(5))):
        table.act(seat, action)
    assert table.remove("red", 4) == []
    assert table.log.records[-1].dice is not None
    assert table.log.pending == Decide(("blue",), "move")


class EagerRace(Race):
    """Starts with dice, before anybody picks."""

    def pending(self, state: State) -> Pending:
        return Roll(2) if state.mover == 0 and not state.carts[0].at else super().pending(state)


def test_a_game_that_begins_with_dice_waits_for_the_salts() -> None:
    table = Table.new(EagerRace(), SETUP, key=KEY, game_id="g")
    table.add_salt("ann", "late but in time")
    (step,) = table.throw_owed()
    assert table.log.records[-1].dice == throw(KEY, "g", 1, 1, {"ann": "late but in time"}, 2, 6)
    assert step.state == table.log.state
    assert table.throw_owed() == []


def test_finish_reveals_only_when_over() -> None:
    table = new_table()
    with pytest.raises(Refused) as refused:
        table.finish()
    assert reason(refused) == "not_over"
    table.table_act(Resign("red"))
    table.finish()
    assert table.log.records[-1].reveal == KEY.hex()
    version = table.log.version
    table.finish()
    assert table.log.version == version


def test_a_forced_finish_and_dice_after_it() -> None:
    table = new_table()
    table.finish(force=True)
    table.act("red", Go())
    assert [segment.rolls for segment in table.log.dice.segments] == [0, 1]
    assert verify(table.log).exit_code == 3


def test_seeded_play_is_reproducible() -> None:
    assert dump(play_out(new_table(), 1).log) == dump(play_out(new_table(), 1).log)
    assert dump(play_out(new_table(), 1).log) != dump(play_out(new_table(), 2).log)


def test_resume_opens_a_new_segment() -> None:
    table = new_table(goal=100)
    table.act("red", Go())
    again = Table.resume(load(dump(table.log), find), salts={"ann": "new"})
    again.act("blue", Go())
    assert [(s.rolls, bool(s.key)) for s in again.log.dice.segments] == [(1, False), (1, False)]
    assert again.key not in (None, KEY)


def test_resume_reveals_the_old_key_first() -> None:
    table = new_table(goal=100)
    table.act("red", Go())
    again = Table.resume(load(dump(table.log), find), old_key=KEY)
    assert [bool(segment.key) for segment in again.log.dice.segments] == [True, False]
    with pytest.raises(Refused, match="key_fits_no_commitment"):
        Table.resume(load(dump(table.log), find), old_key=b"?" * 32)


def test_a_finished_game_needs_no_more_dice() -> None:
    table = new_table()
    table.table_act(Resign("red"))
    assert len(Table.resume(load(dump(table.log), find)).log.dice.segments) == 1


def test_a_server_goes_on_with_the_key_it_kept() -> None:
    table, other = new_table(), new_table()
    restarted = Table(load(dump(table.log), find), KEY)
    restarted.act("red", Go())
    other.act("red", Go())
    assert dump(restarted.log) == dump(other.log)
    with pytest.raises(ValueError, match="does not fit"):
        Table(load(dump(table.log), find), key_from_seed("other"))


def test_branch_goes_back_and_on_under_a_new_id() -> None:
    table = new_table(goal=100)
    table.act("red", Load(1))
    table.undo("red")
    table.act("red", Go())
    n = table.log.version
    table.act("blue", Go())
    child = branch(table.log, n, game_id="h")
    assert child.log.header.parent == f"g@{n}"
    assert child.log.header.id == "h"
    assert child.log.header.people == table.log.header.people
    assert child.log.state == table.log.state_at(n)
    assert [record.undo for record in child.log.records] == [0] * child.log.version
    child.act("blue", Go())
    assert dump(load(dump(child.log), find)) == dump(child.log)
    assert branch(table.log, n).log.header.id != branch(table.log, n).log.header.id
