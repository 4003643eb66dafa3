"""What holds in every game, as functions over one random game; `CONTRACT` lists them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from sandtable.kernel import protocol
from sandtable.kernel.log import Refused, fold
from sandtable.kernel.menus import are_together, can_choose, is_possible, needs_of, some_choice, table_actions
from sandtable.kernel.protocol import CHANCE, TABLE, Decide, Draw, Entry, Menu, Over, Pending, Roll
from sandtable.kernel.save import AnyLog, dump, load
from sandtable.kernel.table import Table
from tests.contract.garbage import garbled, spoiled, words_in, wrong_entries
from tests.contract.randomplay import Moment, Played
from tests.contract.secrecy import Pair, is_known, must_be_open

encode = msgspec.json.encode


class Care(NamedTuple):
    """How closely to look: at one moment in `every`, with so many `picks` from each menu."""

    every: int
    picks: int


def sampled(played: Played, rng: Random, care: Care) -> Iterator[Moment]:
    """Some of the moments, the last one always."""
    yield from (m for m in played.moments[:-1] if rng.randrange(care.every) == 0)
    yield played.moments[-1]


def decisions(played: Played, rng: Random, care: Care) -> Iterator[tuple[Moment, str]]:
    """Some of the moments at which a seat acted, with the seat."""
    return ((m, m.entry.by) for m in sampled(played, rng, care) if m.entry.by != CHANCE)


# The log and JSON


def the_log_gives_the_state(played: Played, rng: Random, care: Care) -> None:
    game, log = played.game, played.log
    assert fold(game, played.setup, log.entries) == log.state
    for n in rng.sample(range(log.version), min(log.version, 300 // care.every)):
        assert log.state_at(n) == played.moments[n].state
    _must_be_at(game, played.setup, log, rng.randrange(log.version))


def _must_be_at(game: Any, setup: Any, log: AnyLog, n: int) -> None:
    assert fold(game, setup, log.entries_at(n)) == log.state_at(n)


def the_log_survives_a_file(played: Played, rng: Random, care: Care) -> None:
    data = dump(played.log)
    again = load(data)
    assert dump(again) == data
    assert again.line == played.log.line
    assert again.state == played.log.state
    assert encode(again.state) == encode(played.log.state)


def _entry_type(actions: Any) -> Any:
    """The entries of a game with these actions."""
    return Entry[actions]


def everything_survives_json(played: Played, rng: Random, care: Care) -> None:
    game = played.game
    for moment in sampled(played, rng, care):
        _same_after_json(moment.state, game.state_type)
        _same_after_json(moment.entry, _entry_type(game.actions))
        _same_after_json(moment.pending, Pending)
        encode(moment.step.events)
        for seat in (None, *played.seats):
            _same_after_json(game.view(moment.state, seat), game.view_type)
        for seat in played.seats:
            _same_after_json(game.options(moment.state, seat), Menu)


def views_tell_the_moment(played: Played, rng: Random, care: Care) -> None:
    """Every view says where the game stands, as the rules do: nobody who shows it has to guess."""
    game = played.game
    for moment in sampled(played, rng, care):
        for seat in (None, *played.seats):
            assert game.view(moment.state, seat).moment == game.moment(moment.state)


def the_sheet_never_changes(played: Played, rng: Random, care: Care) -> None:
    """The fixed figures survive JSON and are the same at the start, on the way and at the end."""
    game = played.game
    first = encode(game.sheet(played.moments[0].state))
    assert encode(msgspec.json.decode(first)) == first
    for moment in sampled(played, rng, care):
        assert encode(game.sheet(moment.state)) == first
    assert encode(game.sheet(played.log.state)) == first


def _same_after_json(value: Any, shape: Any) -> None:
    text = encode(value)
    again = msgspec.json.decode(text, type=shape)
    assert again == value
    assert encode(again) == text


# What is awaited, and the menus


def rounds_go_on(played: Played, rng: Random, care: Care) -> None:
    """Round, turn and phase survive JSON; rounds never go back, and a turn is that of a seat."""
    last = 0
    for moment in played.moments:
        now = played.game.moment(moment.state)
        assert last <= now.round <= last + 1
        assert now.seat in played.seats
        last = now.round
        if isinstance(moment.pending, Decide):
            assert now.phase
        _same_after_json(now, protocol.Moment)


def somebody_can_act(played: Played, rng: Random, care: Care) -> None:
    """At every moment a decision with something to choose from, dice or cards owed, or the end."""
    for moment in (*sampled(played, rng, care), _after(played)):
        may_change: tuple[str, ...] = ()
        match moment.pending:
            case Decide(seats=seats, may_change=may_change):
                assert set(may_change) <= set(played.seats) - set(seats)
                assert seats
                assert len(set(seats)) == len(seats)
                assert set(seats) <= set(played.seats)
            case Roll(count=count, sides=sides):
                assert count > 0
                assert sides > 1
                seats = ()
            case Draw(count=count, remaining=remaining):
                assert 0 < count <= len(remaining)
                seats = ()
            case Over(winners=winners):
                assert set(winners) <= set(played.seats)
                seats = ()
        for seat in played.seats:
            menu = played.game.options(moment.state, seat)
            assert menu.seat == seat
            assert bool(menu.offers) == (seat in (*seats, *may_change)), f"{seat}, {moment.pending}"


def _after(played: Played) -> Moment:
    """The moment after the last entry."""
    last = played.moments[-1]
    return Moment(played.log.state, played.log.pending, last.entry, last.step)


def offers_are_well_made(played: Played, rng: Random, care: Care) -> None:
    for moment, seat in decisions(played, rng, care):
        menu = played.game.options(moment.state, seat)
        assert is_possible(menu), menu.needs
        for offer in menu.offers:
            assert offer.verb
            names = (offer.verb, offer.origin, offer.kind, offer.unit, offer.group)
            assert not any(" " in name for name in names), "lines travel by these words"
            assert offer.most >= 0
            assert len(set(offer.targets)) == len(offer.targets)


def everything_offered_passes(played: Played, rng: Random, care: Care) -> None:
    """Whatever is picked from a menu passes the check, can be carried out and leaves the state as it was."""
    game = played.game
    for moment, seat in decisions(played, rng, care):
        before = encode(moment.state)
        menu = game.options(moment.state, seat)
        assert menu == game.options(msgspec.json.decode(before, type=game.state_type), seat)
        for _ in range(care.picks):
            action = game.pick(moment.state, menu, rng)
            refusal = game.check(moment.state, Entry(seat, action))
            assert refusal is None, f"{seat}: {game.write(action)}: {refusal}"
            game.pending(game.apply(moment.state, Entry(seat, action)).state)
        assert encode(moment.state) == before


def the_menu_has_what_is_made_of_it(played: Played, rng: Random, care: Care) -> None:
    """What a line stands for, with any number and target, is found in the menu again, by its notation."""
    game = played.game
    for moment, seat in decisions(played, rng, care):
        menu = game.options(moment.state, seat)
        for offer in menu.offers:
            if are_together(menu, offer):
                continue
            count = rng.randint(1, offer.most) if offer.most else 0
            action = game.make(moment.state, seat, [(offer, count, rng.choice(offer.targets or ("",)))])
            line = game.write(action)
            assert game.offered(menu, game.parse(moment.state, seat, line)), line
            assert not game.offered(Menu(seat), action), line
        if needs_of(menu):
            action = game.pick(moment.state, menu, rng)
            assert game.offered(menu, action), game.write(action)
        if menu.needs:
            chosen = some_choice(menu, rng)
            assert can_choose(menu, chosen)
            made = game.make(moment.state, seat, chosen)
            refusal = game.check(moment.state, Entry(seat, made))
            assert refusal is None, f"{game.write(made)}: {refusal}"


def the_table_says_what_its_menu_has(played: Played, rng: Random, care: Care) -> None:
    """What the menu of the table has passes the check, is found in it again and speaks for seats."""
    game = played.game
    for moment in sampled(played, rng, care):
        menu = game.options(moment.state, TABLE)
        assert isinstance(moment.pending, Decide) or not menu.offers
        for _, _, action in table_actions(game, moment.state):
            assert game.check(moment.state, Entry(TABLE, action)) is None, game.write(action)
            assert game.offered(menu, action)
            assert set(game.speaks_for(moment.state, action)) <= set(played.seats)
            game.pending(game.apply(moment.state, Entry(TABLE, action)).state)


def the_full_entry_is_the_same_entry(played: Played, rng: Random, care: Care) -> None:
    """What the log keeps in place of a short entry passes too, and comes to the same."""
    game = played.game
    for moment in played.moments:
        full = moment.step.entry
        if full is not None:
            assert game.check(moment.state, full) is None, game.write(full.do)
            step = game.apply(moment.state, full)
            assert step.state == moment.step.state
            assert step.events == moment.step.events
            assert step.entry in (None, full)


def notation_reads_what_it_writes(played: Played, rng: Random, care: Care) -> None:
    game = played.game
    for moment in played.moments:
        for entry in (moment.entry, moment.step.entry):
            if entry is not None and entry.do is not None:
                line = game.write(entry.do)
                assert game.parse(moment.state, entry.by, line) == entry.do, line


# Undo, redo, remove


def undo_and_redo_come_back(played: Played, rng: Random, care: Care) -> None:
    """However often a seat changes its mind, the same entries lead to the same state."""
    log = played.empty_log()
    for moment in played.moments:
        log.append(moment.entry)
        if moment.entry.by == CHANCE:
            assert not any(log.undoable(by) for by in (CHANCE, *played.seats))
        elif not moment.step.reveals and rng.randrange(care.every) == 0:
            assert not any(log.undoable(seat) for seat in played.seats if seat != moment.entry.by)
            for change in rng.sample(MIND_CHANGES, 2):
                change(log, moment.entry.by, rng)
                assert log.state == moment.step.state, change.__name__
    assert log.entries == played.log.entries
    assert dump(load(dump(log))) == dump(log)
    _must_be_at(played.game, played.setup, log, rng.randrange(log.version))


def _once_again(log: AnyLog, seat: str, rng: Random) -> None:
    last, state = log.entries[-1], log.state
    log.undo(seat)
    step = log.append(last)
    assert encode(step.state) == encode(state)


def _back_and_forth(log: AnyLog, seat: str, rng: Random) -> None:
    count = rng.randint(1, log.undoable(seat))
    line = log.line
    log.undo(seat, count)
    assert log.line == line[:-count]
    assert log.redoable(seat) >= count
    log.redo(seat, count)
    assert log.line == line


def _all_again(log: AnyLog, seat: str, rng: Random) -> None:
    own = log.entries[-log.undoable(seat) :]
    log.undo(seat, len(own))
    assert log.undoable(seat) == 0
    for entry in own:
        log.append(entry)


def _without_one(log: AnyLog, seat: str, rng: Random) -> None:
    """Take one order out of the row, see that the others stay or are named, and put all back."""
    count = log.undoable(seat)
    own, version = log.line[-count:], log.version
    number, _ = rng.choice(own)
    before = log.entries[:-count]
    failed = log.remove(seat, number)
    assert log.version > version
    later = [entry for n, entry in own if n > number]
    refused = [entry for entry, _ in failed]
    earlier = tuple(entry for n, entry in own if n < number)
    kept = log.entries[len(before) + len(earlier) :]
    assert log.entries[: len(before) + len(earlier)] == (*before, *earlier)
    assert len(kept) + len(refused) == len(later)
    assert all(entry in later for entry in refused)
    if log.undoable(seat):
        log.undo(seat, log.undoable(seat))
    assert log.entries == before
    for _, entry in own:
        log.append(entry)


MIND_CHANGES = (_once_again, _back_and_forth, _all_again, _without_one)


# What must be refused


def refusals_change_nothing(played: Played, rng: Random, care: Care) -> None:
    log = played.empty_log()
    for moment in played.moments:
        if rng.randrange(care.every * 4) == 0:
            state, before = log.state, dump(log)
            for wrong in wrong_entries(moment.pending, moment.entry, played.seats):
                assert log.check(wrong) is not None, wrong
                with pytest.raises(Refused):
                    log.append(wrong)
            _refuses_the_stale(log, moment, played.seats)
            assert log.state is state
            assert dump(log) == before
        log.append(moment.entry)
    _nothing_after_the_end(log, played, rng)


def _refuses_the_stale(log: AnyLog, moment: Moment, seats: tuple[str, ...]) -> None:
    table = Table(log)
    for version in (log.version - 1, log.version + 1):
        for seat in seats:
            for act in (table.undo, table.redo):
                with pytest.raises(Refused, match="stale_version"):
                    act(seat, 1, version)
        if moment.entry.do is not None:
            with pytest.raises(Refused, match="stale_version"):
                table.act(moment.entry.by, moment.entry.do, version)
    for seat in seats:
        with pytest.raises(Refused):
            log.undo(seat, log.undoable(seat) + 1)
        with pytest.raises(Refused):
            log.redo(seat, log.redoable(seat) + 1)
        with pytest.raises(Refused):
            log.remove(seat, log.version + 1)


def _nothing_after_the_end(log: AnyLog, played: Played, rng: Random) -> None:
    if isinstance(log.pending, Over):
        for moment in rng.sample(played.moments, min(20, len(played.moments))):
            assert log.check(moment.entry) is not None


def garbage_is_answered(played: Played, rng: Random, care: Care) -> None:
    """Nonsense gets a refusal, never a fault of the program; what passes can be carried out."""
    game = played.game
    acts = [m.entry.do for m in played.moments if m.entry.do is not None]
    words = sorted({*played.seats, *(word for act in acts for word in words_in(msgspec.to_builtins(act)))})
    for moment, seat in decisions(played, rng, care):
        for _ in range(care.picks):
            action = spoiled(rng.choice((moment.entry.do, rng.choice(acts))), game.actions, words, rng)
            if action is not None:
                _must_answer(game, moment.state, Entry(seat, action))
            _must_read(game, moment.state, seat, garbled(game.write(moment.entry.do), rng))


def _must_answer(game: Any, state: Any, entry: Entry[Any]) -> None:
    try:
        if game.check(state, entry) is None:
            step = game.apply(state, entry)
            game.pending(step.state)
            if step.entry is not None:
                assert game.apply(state, step.entry).state == step.state
    except Exception as error:
        error.add_note(f"made by {entry}")
        raise


def _must_read(game: Any, state: Any, seat: str, line: str) -> None:
    try:
        action = game.parse(state, seat, line)
    except ValueError:
        return
    except Exception as error:
        error.add_note(f"made by the line {line!r}")
        raise
    _must_answer(game, state, Entry(seat, action))


# Secrets

TOGETHER = 5
"""How many entries are made side by side in the true state and the one imagined."""


def secrets_are_kept(played: Played, rng: Random, care: Care) -> None:
    """No seat, and no spectator, can tell a state imagined from a seat's view from the true one."""
    game, compared, went_on = played.game, 0, 0
    acts = [m.entry.do for m in played.moments if m.entry.do is not None]
    words = sorted({*played.seats, *(word for act in acts for word in words_in(msgspec.to_builtins(act)))})
    for at, moment in enumerate(played.moments):
        if rng.randrange(care.every):
            continue
        entries = [later.entry for later in played.moments[at : at + TOGETHER]]
        pairs = [Pair(game, played.setup, moment.state, seat, rng) for seat in played.seats]
        if all(pair.is_same for pair in pairs):
            if not all(is_known(game, moment.state, seat, rng) for seat in played.seats):
                continue  # it was only guessed right
            must_be_open(game, moment.state, played.seats, moment.step.events)
            continue
        fitting = _acts_like(played, moment.pending)
        for pair in pairs:
            tried = [spoiled(rng.choice(fitting), game.actions, words, rng) for _ in range(4 * care.picks)]
            lines = [garbled(game.write(rng.choice(fitting)), rng) for _ in range(care.picks)]
            pair.must_look_alike()
            pair.must_answer_alike([act for act in tried if act is not None], lines)
            went_on += pair.play(entries)
            compared += 1
    assert game.is_open == (compared == 0)
    assert went_on >= compared


def _acts_like(played: Played, pending: Pending) -> list[Any]:
    """What was done where the same was awaited, so that what is tried there nearly fits; else anything."""
    what = pending.what if isinstance(pending, Decide) else ""
    done = [(m.pending, m.entry.do) for m in played.moments if m.entry.do is not None]
    alike = [act for asked, act in done if isinstance(asked, Decide) and asked.what == what]
    return alike or [act for _, act in done]


CONTRACT = (
    the_log_gives_the_state,
    the_log_survives_a_file,
    everything_survives_json,
    the_sheet_never_changes,
    views_tell_the_moment,
    rounds_go_on,
    somebody_can_act,
    offers_are_well_made,
    everything_offered_passes,
    the_menu_has_what_is_made_of_it,
    the_table_says_what_its_menu_has,
    the_full_entry_is_the_same_entry,
    notation_reads_what_it_writes,
    undo_and_redo_come_back,
    refusals_change_nothing,
    garbage_is_answered,
    secrets_are_kept,
)
