"""The log: what may be taken back, entered again or removed, and what was when."""

from __future__ import annotations

import itertools

import pytest

from sandtable.kernel.dice import commitment_of
from sandtable.kernel.log import SNAPSHOT_EVERY, Header, Log, Record, Refused
from sandtable.kernel.protocol import CHANCE, TABLE, Draw, Entry, Over, Pending, Roll, Setup, Step
from sandtable.kernel.records import why_not_formed
from sandtable.kernel.save import dump
from tests.kernel.toygame import HOLD, RACE, SETUP, Actions, Race, Resign, State, View, setup

RaceLog = Log[State, Actions, View]


def new_log(goal: int = 30) -> RaceLog:
    """A race after both have picked, red to move; version 2."""
    log = Log.new(RACE, setup(goal), game_id="g")
    play(log, "red pick 3", "blue pick 4")
    return log


def play(log: RaceLog, *lines: str) -> RaceLog:
    """Enter lines such as `red load 2`, `dice 3 1` and `cards mud`."""
    for line in lines:
        log.append(entry(log, line))
    return log


def entry(log: RaceLog, line: str) -> Entry[Actions]:
    by, _, rest = line.partition(" ")
    if by == "dice":
        return Entry(CHANCE, dice=tuple(int(die) for die in rest.split()))
    if by == "cards":
        return Entry(CHANCE, cards=tuple(rest.split()))
    return Entry(by, RACE.parse(log.state, by, rest))


def shown(log: RaceLog) -> list[str]:
    return [f"{e.by} {RACE.write(e.do)}" if e.do else f"{e.by} {e.dice or e.cards}" for e in log.entries]


def why(log: RaceLog, line: str) -> str:
    refusal = log.check(entry(log, line))
    return refusal.reason if refusal else ""


def red_load(log: RaceLog) -> int:
    return log.state.carts[0].load


# Entries


def test_records_read_as_documented() -> None:
    log = play(new_log(), "red load 2", "red go", "dice 3 1")
    assert dump(log).splitlines()[3:] == [
        b'{"n":3,"by":"red","do":{"act":"load","weight":2}}',
        b'{"n":4,"by":"red","do":{"act":"go"}}',
        b'{"n":5,"by":"chance","dice":[3,1]}',
    ]


def test_the_full_entry_is_kept() -> None:
    log = play(new_log(), "red load 2", "red load")
    assert shown(log)[-1] == "red load 4"
    assert log.records[-1].entry() == entry(log, "red load 4")


def test_a_refused_entry_changes_nothing() -> None:
    log = new_log()
    before = dump(log), log.state
    with pytest.raises(Refused) as refused:
        play(log, "red load 7")
    assert refused.value.refusal.reason == "cart_full"
    assert (dump(log), log.state) == before


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        pytest.param((), "blue load 1", "not_your_turn", id="the game's own refusal"),
        pytest.param((), "dice 1 2", "not_owed", id="dice that nobody awaits"),
        pytest.param(("red go",), "dice 1", "impossible_dice", id="too few dice"),
        pytest.param(("red go",), "dice 1 2 3", "impossible_dice", id="too many dice"),
        pytest.param(("red go",), "dice 0 6", "impossible_dice", id="a zero"),
        pytest.param(("red go",), "dice 7 1", "impossible_dice", id="a seven"),
        pytest.param(("red go",), "cards mud", "not_owed", id="cards for dice"),
        pytest.param(("red card",), "dice 1 2", "not_owed", id="dice for cards"),
        pytest.param(("red card",), "cards snow", "impossible_cards", id="no such card"),
        pytest.param(("red card",), "cards mud mud", "impossible_cards", id="too many cards"),
        pytest.param(
            ("red card", "cards wind", "red card"), "cards wind", "impossible_cards", id="a card that is gone"
        ),
    ],
)
def test_refusals(lines: tuple[str, ...], line: str, reason: str) -> None:
    assert why(play(new_log(), *lines), line) == reason


@pytest.mark.parametrize(
    "bad",
    [
        pytest.param(Entry[Actions]("red"), id="nothing"),
        pytest.param(Entry[Actions]("red", dice=(1, 2)), id="dice by a seat"),
        pytest.param(Entry[Actions](CHANCE, Resign("red")), id="an action by chance"),
        pytest.param(Entry[Actions](CHANCE, dice=(1, 2), cards=("mud",)), id="dice and cards"),
        pytest.param(Entry[Actions]("", Resign("red")), id="by nobody"),
    ],
)
def test_entries_of_the_wrong_form_never_reach_the_game(bad: Entry[Actions]) -> None:
    refusal = play(new_log(), "red go").check(bad)
    assert refusal is not None
    assert refusal.reason == "malformed_entry"


def test_a_card_is_drawn_no_more_often_than_it_remains() -> None:
    owed = Draw(2, ("mud", "wind"))
    assert why_not_formed(Entry[Actions](CHANCE, cards=("wind", "mud")), owed) is None
    refusal = why_not_formed(Entry[Actions](CHANCE, cards=("mud", "mud")), owed)
    assert refusal is not None
    assert refusal.reason == "impossible_cards"


def test_another_game_cannot_play_the_log() -> None:
    with pytest.raises(ValueError, match="'chess' cannot be played by 'race'"):
        Log.new(RACE, Setup("chess", "plain"))


@pytest.mark.parametrize("ident", ["", "a b", "a@1", "x" * 65, "é", "a\n"])
def test_a_header_that_no_file_could_hold_is_refused_at_once(ident: str) -> None:
    with pytest.raises(ValueError, match="bad header"):
        Log(RACE, Header(1, ident, "1", SETUP))


# Undo and redo


@pytest.mark.parametrize(
    ("lines", "red", "blue"),
    [
        pytest.param((), 0, 1, id="own entries only"),
        pytest.param(("red load 1", "red load 2"), 2, 0, id="back to somebody else's entry"),
        pytest.param(("red load 1", "red go"), 2, 0, id="until the dice fall"),
        pytest.param(("red load 1", "red go", "dice 1 2"), 0, 0, id="not across dice"),
        pytest.param(("red card", "cards mud", "red load 1"), 1, 0, id="back to the cards"),
        pytest.param(("red load 1", "red show"), 0, 0, id="not across what was revealed"),
        pytest.param(("red show", "red load 1", "red load 1"), 2, 0, id="back to what was revealed"),
    ],
)
def test_undoable(lines: tuple[str, ...], red: int, blue: int) -> None:
    log = play(new_log(), *lines)
    assert (log.undoable("red"), log.undoable("blue")) == (red, blue)
    assert log.undoable(CHANCE) == 0


def test_the_table_takes_nothing_back() -> None:
    log = new_log()
    log.append(Entry(TABLE, Resign("red")))
    assert log.undoable(TABLE) == 0
    assert log.undoable("blue") == 0


class ShortRace(Race):
    """A race that is over as soon as a cart is full, so that a seat's own entry ends it."""

    def pending(self, state: State) -> Pending:
        is_full = any(cart.load == HOLD for cart in state.carts)
        return Over(("red",), "full") if is_full else super().pending(state)


class OpenRace(ShortRace):
    """The same, without secrets."""

    is_open = True


@pytest.mark.parametrize(
    ("game", "left"),
    [
        pytest.param(ShortRace(), 0, id="what ends a game with secrets opens its log and stands"),
        pytest.param(OpenRace(), 2, id="what ends an open game may be taken back"),
    ],
)
def test_undo_across_the_end(game: Race, left: int) -> None:
    log = Log.new(game, SETUP, game_id="g")
    play(log, "red pick 3", "blue pick 4", "red load 1")
    step = log.append(entry(log, "red load 5"))
    assert isinstance(log.pending, Over)
    assert step.reveals == (left == 0)
    assert log.undoable("red") == left
    if not left:
        with pytest.raises(Refused, match="cannot_undo"):
            log.undo("red")
        with pytest.raises(Refused, match="cannot_remove"):
            log.remove("red", 3)


def test_undo_is_a_record_and_the_version_grows() -> None:
    log = play(new_log(), "red load 1", "red load 2")
    log.undo("red", 2)
    assert red_load(log) == 0
    assert log.version == 5
    assert log.records[-1] == Record(5, by="red", undo=2)
    assert [n for n, _ in log.line] == [1, 2]


def test_who_took_a_seat_is_put_down_and_changes_nothing_else() -> None:
    log = play(new_log(), "red load 1")
    state, version = log.state, log.version
    log.note_taken("blue", "human")
    assert log.records[-1] == Record(version + 1, by=TABLE, seat="blue", takes="human")
    assert log.records[-1].kind() == "takes"
    assert list(log.takes) == [log.records[-1]]
    assert log.state is state
    assert log.state_at(version + 1) == log.state_at(version) == state
    assert log.numbers_at(version + 1) == log.numbers_at(version)
    log.append(entry(log, "red load 2"))
    log.undo("red", 2)
    assert red_load(log) == 0
    log.redo("red", 2)
    assert [n for n, _ in log.line] == [1, 2, version, version + 2]


@pytest.mark.parametrize("count", [0, -1, 3])
def test_undo_no_more_than_possible(count: int) -> None:
    log = play(new_log(), "red load 1", "red load 2")
    with pytest.raises(Refused, match="cannot_undo"):
        log.undo("red", count)
    assert log.version == 4


def test_redo_enters_again_step_by_step() -> None:
    log = play(new_log(), "red load 1", "red load 2", "red unload 1")
    log.undo("red", 3)
    assert log.redoable("red") == 3
    log.redo("red")
    assert red_load(log) == 1
    log.redo("red", 2)
    assert red_load(log) == 2
    assert log.redoable("red") == 0
    assert log.undoable("red") == 3
    assert log.version == 8


def test_a_new_entry_ends_redo() -> None:
    log = play(new_log(), "red load 1", "red load 2")
    log.undo("red")
    play(log, "red load 3")
    assert log.redoable("red") == 0
    with pytest.raises(Refused, match="cannot_redo"):
        log.redo("red")
    assert red_load(log) == 4


def test_each_redoes_their_own_in_order() -> None:
    log = Log.new(RACE, SETUP)
    play(log, "red pick 3", "blue pick 4")
    log.undo("blue")
    log.undo("red")
    assert (log.redoable("red"), log.redoable("blue")) == (1, 0)
    with pytest.raises(Refused, match="cannot_redo"):
        log.redo("blue", 2)
    log.redo("red")
    log.redo("blue")
    assert shown(log) == ["red pick 3", "blue pick 4"]


# Removal of an earlier order


def test_remove_keeps_the_later_ones_under_new_numbers() -> None:
    log = play(new_log(), "red load 1", "red load 2", "red load 3")
    assert log.remove("red", 4) == []
    assert shown(log)[2:] == ["red load 1", "red load 3"]
    assert [n for n, _ in log.line] == [1, 2, 3, 7]


def test_remove_names_what_then_fails() -> None:
    log = play(new_log(), "red load 2", "red load 1", "red unload 2", "red load 4")
    failed = log.remove("red", 3)
    assert [(RACE.write(e.do), why.reason) for e, why in failed if e.do] == [("unload 2", "cart_empty")]
    assert shown(log)[2:] == ["red load 1", "red load 4"]


@pytest.mark.parametrize(("seat", "n"), [("red", 1), ("red", 9), ("red", 0), ("blue", 4), ("blue", 2)])
def test_remove_only_what_could_be_undone(seat: str, n: int) -> None:
    log = play(new_log(), "red load 1", "red load 2")
    with pytest.raises(Refused, match="cannot_remove"):
        log.remove(seat, n)
    assert log.version == 4


# Orders that can be taken back


def test_orders_name_record_entry_and_notation() -> None:
    log = play(new_log(), "red load 1", "red load 2", "red load 3")
    assert [(n, text) for n, _, text in log.orders("red")] == [(3, "load 1"), (4, "load 2"), (5, "load 3")]
    assert [entry for _, entry, _ in log.orders("red")] == list(log.entries[2:])
    assert log.orders("blue") == ()
    log.remove("red", 4)
    assert [(n, text) for n, _, text in log.orders("red")] == [(3, "load 1"), (7, "load 3")]
    log.undo("red")
    assert [text for _, _, text in log.orders("red")] == ["load 1"]


def test_each_order_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    log, count = play(new_log(), "red load 1"), itertools.count(1)
    monkeypatch.setattr(log.game, "write", lambda do: f"order {next(count)}")
    assert [text for _, _, text in log.orders("red")] == ["order 1"]
    play(log, "red load 2")
    assert [text for _, _, text in log.orders("red")] == ["order 1", "order 2"]


# Time travel


def test_state_at_keeps_undone_moments() -> None:
    log = play(new_log(), "red load 1", "red load 2")
    log.undo("red", 2)
    play(log, "red load 4")
    log.undo("red")
    log.redo("red")
    assert [log.state_at(n).carts[0].load for n in range(2, 9)] == [0, 1, 3, 0, 4, 0, 4]
    assert log.state_at(0) == RACE.start(log.header.setup)
    assert len(log.entries_at(4)) == 4


@pytest.mark.parametrize("n", [-1, 3])
def test_there_is_no_such_record(n: int) -> None:
    with pytest.raises(ValueError, match="there is no record"):
        new_log().state_at(n)


def test_undo_and_time_travel_apply_few_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    log = new_log(goal=10**9)
    for _ in range(150):
        play(log, "red load 2", "red unload 2")
    applied: list[Entry[Actions]] = []
    apply = RACE.apply

    def counted(state: State, entry: Entry[Actions]) -> Step[State, Actions]:
        applied.append(entry)
        return apply(state, entry)

    monkeypatch.setattr(RACE, "apply", counted)
    log.undo("red", 299)
    log.redo("red", 299)
    log.state_at(151)
    assert len(applied) < 3 * SNAPSHOT_EVERY


# Dice records


def test_dice_records() -> None:
    log = Log.new(RACE, SETUP, game_id="g")
    key = b"k" * 32
    log.open_segment(commitment_of(key))
    log.add_salt("ann", "pepper")
    play(log, "red pick 3", "blue pick 4", "red go")
    assert log.next_roll == 1
    play(log, "dice 1 2")
    assert log.next_roll == 2
    assert log.reveal(key).key == key.hex()
    assert log.next_roll == 0
    assert [record.kind() for record in log.records] == ["commit", "salt", *["entry"] * 4, "reveal"]
    assert log.dice.throws[0].owed == Roll(2)


def test_dice_refusals() -> None:
    log = new_log()
    with pytest.raises(Refused, match="no_open_segment"):
        log.add_salt("ann", "x")
    with pytest.raises(Refused, match="bad_commitment"):
        log.open_segment("abc")
    log.open_segment(commitment_of(b"k" * 32))
    with pytest.raises(Refused, match="commitment_used"):
        log.open_segment(commitment_of(b"k" * 32))
    with pytest.raises(Refused, match="key_fits_no_commitment"):
        log.reveal(b"K" * 32)
    log.add_salt("ann", "x")
    with pytest.raises(Refused, match="too_many_salts"):
        log.add_salt("ann", "y")
    for bad in ("", "x" * 201, "\ud800"):
        with pytest.raises(Refused, match="bad_salt"):
            log.add_salt("bob", bad)
    play(log, "red go", "dice 1 2")
    with pytest.raises(Refused, match="salt_too_late"):
        log.add_salt("bob", "x")
    log.reveal(b"k" * 32)
    with pytest.raises(Refused, match="already_revealed"):
        log.reveal(b"k" * 32)
    assert log.version == 7


def test_dice_records_stand_outside_undo() -> None:
    log = play(new_log(), "red load 1")
    log.undo("red")
    log.open_segment(commitment_of(b"k" * 32))
    assert log.redoable("red") == 1
    log.redo("red")
    assert log.undoable("red") == 1
