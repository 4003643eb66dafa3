"""A mended rule is asked of new entries only: games begun before it go on, with the options they had."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from sandtable.kernel.export import export
from sandtable.kernel.log import Log, Refused
from sandtable.kernel.protocol import Entry, Refusal, Scalar, Step, refuse
from sandtable.kernel.save import AnyLog, SaveError, dump, load
from sandtable.kernel.table import branch
from sandtable.kernel.verify import verify
from tests.kernel.toygame import GOAL, RACE, SETUP, Actions, Load, Pick, Race, State, Unload


class Mended(Race):
    """The race under newer rules: two crates fill a cart, and loading one shows something."""

    rules_version = "2"
    mended: Mapping[str, frozenset[str]] = {"1": frozenset({"cart_heavy"})}

    def check(self, state: State, entry: Entry[Actions]) -> Refusal | None:
        is_heavy = isinstance(entry.do, Load) and entry.do.weight > 2
        return super().check(state, entry) or (refuse("cart_heavy") if is_heavy else None)

    def apply(self, state: State, entry: Entry[Actions]) -> Step[State, Actions]:
        return replace(super().apply(state, entry), reveals=isinstance(entry.do, Load))


class Longer(Race):
    """The race under newer rules: it is as long as ever, but under rules 1 it was shorter."""

    rules_version = "2"
    former: Mapping[str, Mapping[str, Scalar]] = {"1": {"goal": 12}}


def begun(*actions: Actions) -> AnyLog:
    """A race under the rules of before, in which red did all this."""
    log = Log.new(RACE, SETUP, game_id="old")
    log.append(Entry("red", Pick(1)))
    log.append(Entry("blue", Pick(2)))
    for action in actions:
        log.append(Entry("red", action))
    return log


def mended(name: str) -> Mended:
    return Mended()


def longer(name: str) -> Longer:
    return Longer()


def test_what_was_played_under_older_rules_stands() -> None:
    old = begun(Load(3))
    old.undo("red")
    old.redo("red")
    log = load(dump(old), mended)
    assert dump(log) == dump(old)
    assert {n: refusal.reason for n, refusal in log.pardoned.items()} == {3: "cart_heavy"}
    assert verify(log).pardoned == {3: "cart_heavy"}
    assert log.undoable("red") == 0, "what is revealed today is not taken back today"


def test_new_entries_of_an_old_game_follow_the_rules_of_today() -> None:
    log = load(dump(begun(Load(3))), mended)
    with pytest.raises(Refused, match="cart_heavy"):
        log.append(Entry("red", Load(3)))
    log.append(Entry("red", Load(2)))


def test_a_branch_of_an_old_game_stands_too() -> None:
    log = load(dump(begun(Load(3), Unload(1))), mended)
    child = branch(log, log.version).log
    assert child.header.rules_version == "1"
    assert child.state == log.state
    assert dump(load(dump(child), mended)) == dump(child)


def test_older_rules_are_pardoned_nothing_else() -> None:
    too_much = dump(begun(Load(3))).replace(b'"weight":3', b'"weight":7')
    with pytest.raises(SaveError, match=r"record 3 is refused: cart_full.*saved under rules 1"):
        load(too_much, mended)


def test_nobody_takes_back_what_others_did_under_older_rules() -> None:
    undone = dump(begun(Load(3))) + b'{"n":4,"by":"red","undo":3}\n'
    with pytest.raises(SaveError, match="record 4 is refused: cannot_undo"):
        load(undone, mended)


def test_games_of_today_are_pardoned_nothing() -> None:
    new = dump(begun(Load(3))).replace(b'"rules_version":"1"', b'"rules_version":"2"')
    with pytest.raises(SaveError, match="record 3 is refused: cart_heavy"):
        load(new, mended)


def test_a_game_keeps_the_options_it_was_begun_with() -> None:
    old = dump(begun(Load(3)))
    log = load(old, longer)
    assert log.state.goal == log.state_at(0).goal == 12
    assert dump(log) == old, "the file says no more than it did"
    assert b'"goal":12' in next(export(log, "red"))
    log.append(Entry("red", Load(1)))
    assert log.state.goal == 12


def test_a_branch_keeps_them_too() -> None:
    child = branch(load(dump(begun(Load(3))), longer), 2).log
    assert child.state.goal == 12
    assert load(dump(child), longer).state == child.state


def test_what_a_set_up_says_itself_stands() -> None:
    chosen = Log.new(RACE, replace(SETUP, options={"goal": 17}), game_id="old")
    assert load(dump(chosen), longer).state.goal == 17


def test_games_of_today_have_the_options_of_today() -> None:
    assert Log.new(Longer(), SETUP).state.goal == GOAL
