"""Secret choices at the same time, choices over several lines, and questions that do not tell."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.cli.prompts import Answer, choose
from sandtable.kernel import registry
from sandtable.kernel.log import Log, Refused
from sandtable.kernel.menus import can_choose, is_possible, needs_of, some_choice, unmet
from sandtable.kernel.protocol import CHANCE, Decide, Draw, Entry, Menu, Need, Offer, Over
from sandtable.tabletop.commit import Commit, Recall
from tests.contract.properties import CONTRACT, Care
from tests.contract.randomplay import Played, kept, play, random_entry
from tests.contract.secrecy import seen
from tests.kernel.ambush import AMBUSH, SEATS, SETUP, Far, Pack, State, Strike, Wait

GAMES = {seed: play(AMBUSH, SETUP, seed, 9, f"ambush-{seed}") for seed in (1, 2, 3)}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known for these tests alone."""
    monkeypatch.setitem(registry._registered, AMBUSH.name, AMBUSH)


@pytest.mark.parametrize("holds", CONTRACT, ids=lambda holds: holds.__name__)
@pytest.mark.parametrize("seed", GAMES)
def test_contract(seed: int, holds: Callable[[Played, Random, Care], None]) -> None:
    played = GAMES[seed]
    with kept(played.log, f"{played.name}-{holds.__name__}"):
        holds(played, Random(seed), Care(every=2, picks=3))


def test_second_thoughts_are_played() -> None:
    recalls = [m for played in GAMES.values() for m in played.moments if isinstance(m.entry.do, Recall)]
    assert len(recalls) > 5


# At the same time


def begun(cards: str = "ambush map rope") -> Log[Any, Any, Any]:
    log: Log[Any, Any, Any] = Log.new(AMBUSH, SETUP, game_id="g")
    for card in cards.split():
        log.append(Entry(CHANCE, cards=(card,)))
    return log


def reason(log: Log[Any, Any, Any], seat: str, do: Any) -> str:
    with pytest.raises(Refused) as refused:
        log.append(Entry(seat, do))
    return refused.value.refusal.reason


@pytest.mark.parametrize("order", [("ash", "birch", "cedar"), ("cedar", "ash", "birch")])
def test_all_come_out_together_in_whatever_order(order: tuple[str, ...]) -> None:
    log = begun()
    for number, seat in enumerate(order, start=1):
        pending = log.pending
        assert isinstance(pending, Decide)
        assert set(pending.may_change) == set(order[: number - 1])
        step = log.append(Entry(seat, Far(number)))
        assert step.reveals == (number == 3)
    assert log.state.far == {seat: order.index(seat) + 1 for seat in SEATS}


def test_a_choice_is_taken_back_after_others_have_chosen() -> None:
    log = begun()
    log.append(Entry("ash", Far(1)))
    log.append(Entry("birch", Far(2)))
    assert log.undoable("ash") == 0, "undo does not reach behind the choice of another"
    log.append(Entry("ash", Recall()))
    assert isinstance(log.pending, Decide)
    assert (log.pending.seats, log.pending.may_change) == (("ash", "cedar"), ("birch",))
    log.append(Entry("ash", Far(4)))
    log.append(Entry("cedar", Far(3)))
    assert log.state.far == {"ash": 4, "birch": 2, "cedar": 3}


def test_a_commit_is_refused_twice_or_late_and_a_recall_of_nothing() -> None:
    log = begun()
    assert reason(log, "ash", Recall()) == "nothing_to_recall"
    log.append(Entry("ash", Far(1)))
    assert reason(log, "ash", Far(2)) == "not_your_decision"
    assert reason(log, "stranger", Far(2)) == "not_your_decision"
    for seat in ("birch", "cedar"):
        log.append(Entry(seat, Far(2)))
    assert reason(log, "birch", Recall()) == "not_your_decision", "what has come out stays"
    assert reason(log, "ash", Far(2)) == "not_now"


def test_a_commit_by_itself() -> None:
    empty: Commit[int] = Commit(("a", "b"), {})
    one = empty.sealing("b", 2)
    assert (one.awaited, one.chosen, one.is_complete) == (("a",), ("b",), False)
    both = one.sealing("a", 1)
    assert list(both.sealed) == ["a", "b"], "in the order of seats, whoever was first"
    assert both.is_complete
    assert both.recalling("b").sealed == {"a": 1}


# Questions that do not tell


def test_everybody_is_asked_in_the_same_words() -> None:
    log = begun("map ambush rope")
    for seat in SEATS:
        log.append(Entry(seat, Far(2)))
    for seat in SEATS:
        log.append(Entry(seat, Pack({"bread": 2, "axe": 1})))
    assert log.pending == Decide(("birch", "cedar"), "react", "ash")
    assert reason(log, "cedar", Strike()) == "not_now", "as for anything else that is not in the menu"
    log.append(Entry("cedar", Wait()))
    log.append(Entry("birch", Strike()))
    assert log.state.at["ash"] == 0


def twin(state: State, seat: str) -> State:
    """The same with the cards of the two others exchanged."""
    one, other = (s for s in SEATS if s != seat)
    cards = {**state.cards, one: state.cards[other], other: state.cards[one]}
    return replace(state, cards=cards)


def nobody_learns_who_has_it(seed: int) -> bool:
    """Whether two others could be told apart only by what came out; plays one game for one watching seat."""
    rng = Random(seed)
    watcher = SEATS[seed % len(SEATS)]
    state = AMBUSH.start(SETUP)
    while isinstance(pending := AMBUSH.pending(state), Draw):
        state = AMBUSH.apply(state, random_entry(AMBUSH, state, pending, rng)).state
    other = twin(state, watcher)
    while not isinstance(pending := AMBUSH.pending(state), Over):
        assert AMBUSH.pending(other) == pending
        for eyes in (watcher, None):
            assert AMBUSH.view(other, eyes) == AMBUSH.view(state, eyes)
        assert AMBUSH.options(other, watcher) == AMBUSH.options(state, watcher)
        for try_it in (Strike(), Wait(), Recall(), Far(3)):
            tried: Entry[Any] = Entry(watcher, try_it)
            assert AMBUSH.check(other, tried) == AMBUSH.check(state, tried)
        entry = random_entry(AMBUSH, state, pending, rng)
        if isinstance(entry.do, Strike) and entry.by != watcher:
            return True  # now it comes out
        step, twin_step = AMBUSH.apply(state, entry), AMBUSH.apply(other, entry)
        for eyes in (watcher, None):
            assert seen(step.events, eyes) == seen(twin_step.events, eyes)
        state, other = step.state, twin_step.state
    return False


def test_no_seat_learns_who_could_have_struck() -> None:
    used = sum(nobody_learns_who_has_it(seed) for seed in range(300))
    assert 50 < used < 300, "in some games it is used, in some never"


@pytest.mark.soak
def test_no_seat_learns_who_could_have_struck_in_ten_thousand_games() -> None:
    for seed in range(10_000):
        nobody_learns_who_has_it(seed)


# Over several lines

LINES = (
    Offer("pack", unit="bread", most=2, group="food"),
    Offer("pack", unit="ham", most=2, group="food", worth=2),
    Offer("pack", unit="axe", most=2, group="tools"),
    Offer("go"),
)
BREAD, HAM, AXE, GO = LINES
MENU = Menu("ash", LINES, needs=(Need("food", 3, 4), Need("tools", 1, 1)))


def test_lines_must_meet_the_needs_of_their_groups() -> None:
    assert can_choose(MENU, [(BREAD, 1, ""), (HAM, 1, ""), (AXE, 1, "")])
    assert can_choose(MENU, [(HAM, 2, ""), (AXE, 1, "")])
    assert can_choose(MENU, [(GO, 0, "")]), "a line without a group is chosen alone"
    for wrong in (
        [(BREAD, 2, ""), (AXE, 1, "")],  # too little food
        [(BREAD, 1, ""), (HAM, 2, ""), (AXE, 1, "")],  # too much
        [(HAM, 2, "")],  # no tool
        [(HAM, 2, ""), (AXE, 1, ""), (AXE, 1, "")],  # a tool too many
        [(HAM, 3, ""), (AXE, 1, "")],  # more than there are
        [(GO, 0, ""), (HAM, 2, ""), (AXE, 1, "")],  # one of them is chosen alone
    ):
        assert not can_choose(MENU, wrong), wrong
    assert unmet(MENU, [(HAM, 2, "")]) == (Need("tools", 1, 1),)


def test_a_number_owed_is_a_need() -> None:
    menu = Menu("ash", (Offer("lose", unit="inf", most=3), Offer("lose", unit="arm", most=1)), owed=2)
    assert needs_of(menu) == (Need("", 2, 2),)
    assert can_choose(menu, [(menu.offers[0], 1, ""), (menu.offers[1], 1, "")])
    assert not can_choose(menu, [(menu.offers[0], 3, "")])


def test_needs_that_cannot_be_met_are_found() -> None:
    assert is_possible(MENU)
    assert not is_possible(Menu("ash", (AXE,), needs=(Need("tools", 3, 4),)))
    assert not is_possible(Menu("ash", (HAM,), needs=(Need("food", 3, 3),))), "2 or 4, never 3"
    assert not is_possible(Menu("ash", (HAM,))), "a group without a need"


def test_random_choices_meet_all_needs() -> None:
    rng = Random(1)
    found = {
        tuple(sorted((line.unit, count) for line, count, _ in some_choice(MENU, rng))) for _ in range(50)
    }
    assert len(found) > 1
    menu = Menu("ash", LINES[:3], needs=MENU.needs)
    assert all(can_choose(menu, some_choice(menu, rng)) for _ in range(50))


class Plain:
    """A look at a menu that changes nothing."""

    @staticmethod
    def most(offer: Offer) -> int:
        return offer.most


def asked(answers: str, number: int, rest: str = "") -> Any:
    """What a terminal makes of these answers."""
    left = iter(answers.split(";"))
    return choose(MENU, number, rest, Plain(), lambda _: next(left).strip())  # type: ignore[arg-type]


def test_a_terminal_asks_until_the_needs_are_met() -> None:
    assert asked("2 1; 3 1; go", 1, "1") == [(BREAD, 1, ""), (HAM, 1, ""), (AXE, 1, "")]
    assert asked("3 1; 1 1; go", 2, "1") == [(HAM, 1, ""), (AXE, 1, ""), (BREAD, 1, "")]
    assert asked("3 1", 2, "2") == [(HAM, 2, ""), (AXE, 1, "")], "nothing more fits"
    assert asked("", 4) == [(GO, 0, "")]
    assert asked(" ", 2, "2") == Answer.NOTHING
    with pytest.raises(ValueError, match="1 to 1 can be chosen"):
        asked("2 2", 1, "2")
    with pytest.raises(ValueError, match="line 2 would be too much"):
        asked("3 1; 1 1; 2 1", 2, "1")
