"""Two people who choose in secret at the same time, each in a browser of their own."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.games.attack.actions import Decline, Offer
from sandtable.games.attack.game import ATTACK
from sandtable.kernel import save
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import Decide, Entry, Over, Setup
from sandtable.kernel.save import AnyLog
from sandtable.server import sight
from sandtable.server.tokens import hash_of
from tests.contract.randomplay import random_entry
from tests.server.serving import Seated, Server, Tab

SEATS = ("gray", "tan")
TOKEN = "t" * 32


def until(what: str, seed: int = 1, seats: tuple[str, ...] = SEATS) -> AnyLog:
    """A random game up to a decision of this kind."""
    rng = Random(seed)
    setup = Setup("attack", "base", seats=seats, options={"quick_setup": True})
    log: AnyLog = Log.new(ATTACK, setup)
    while not (isinstance(pending := log.pending, Decide) and pending.what == what):
        assert not isinstance(pending, Over)
        log.append(random_entry(ATTACK, log.state, pending, rng))
    return log


def shared_out(server: Server, log: AnyLog) -> dict[str, Seated]:
    """The game on the server, with a person of their own for each seat."""
    first = server.load(save.dump(log))
    server.stop()
    second = Seated(server, first.table, TOKEN)
    _seat_two(server.data, first.table)
    server.start()
    return {"gray": first, "tan": second}


def _seat_two(data: Path, table: str) -> None:
    with sqlite3.connect(next(data.glob("*.db"))) as base:
        base.execute("UPDATE people SET seats = ? WHERE table_id = ?", ('["gray"]', table))
        row = (table, "second", hash_of(TOKEN), '["tan"]')
        base.execute("INSERT INTO people (table_id, person, token_hash, seats) VALUES (?, ?, ?, ?)", row)


def line_of(tab: Tab, seat: str) -> dict[str, Any]:
    """Ships for a line of the right length, as the menu has them."""
    menu = tab.now["menus"][seat]
    ships = [line["unit"] for line in menu["offers"] for _ in range(line["most"])]
    return {"act": "line", "ships": ships[: menu["owed"]]}


@pytest.fixture
def two(tmp_path: Path) -> Any:
    with Server(tmp_path / "data") as server:
        yield shared_out(server, until("naval_line"))


@pytest.mark.parametrize("first", SEATS)
def test_both_choose_at_the_version_they_saw(two: dict[str, Seated], first: str) -> None:
    """Whoever is second still has the version from before the first choice, and is heard."""
    other = next(seat for seat in SEATS if seat != first)
    with two[first].tab() as one, two[other].tab() as two_:
        v = two_.v
        assert one.say(do=line_of(one, first))["type"] == "done"
        answer = two_.say(v=v, do=line_of(two_, other))
        assert answer["type"] == "done", answer
        assert answer["v"] > v + 1
        told = [entry for reply in two_.heard if reply["type"] == "update" for entry in reply.get("told", [])]
        assert "do" not in told[0], "what the first has chosen is not told"


def test_a_choice_is_recalled_before_the_other_is_there(two: dict[str, Seated]) -> None:
    with two["gray"].tab() as gray, two["tan"].tab() as tan:
        v = tan.v
        gray.act(**line_of(gray, "gray"))
        assert gray.pending()["may_change"] == ["gray"]
        assert [line["verb"] for line in gray.now["menus"]["gray"]["offers"]] == ["recall"]
        assert gray.reason(do={"act": "line", "ships": []}) == "not_your_decision"
        assert tan.reason(do={"act": "recall"}, v=v) == "nothing_to_recall"
        assert tan.reason(seat="gray", do={"act": "recall"}, v=v) == "not_your_seat"
        gray.act("recall")
        gray.act(**line_of(gray, "gray"))
        assert tan.say(v=v, do=line_of(tan, "tan"))["type"] == "done"
        gray.until(lambda reply: reply["type"] == "update" and reply["v"] >= tan.v)
        late = ("nothing_to_recall", "not_your_decision", "game_over")
        assert gray.reason(do={"act": "recall"}) in late, "what has come out stays"


def test_a_spectators_screen_tells_only_who_has_chosen(two: dict[str, Seated]) -> None:
    with two["gray"].tab() as gray, two["tan"].tab() as tan:
        before = tan.now["view"]
        gray.act(**line_of(gray, "gray"))
        tan.until(lambda reply: reply["type"] == "update")
        after = tan.now["view"]
        assert {**after, "pending": 0} == {**before, "pending": 0}
        assert after["pending"] == {**before["pending"], "seats": ["tan"], "may_change": ["gray"]}


def test_an_offer_that_changed_under_an_unchanged_menu_is_stale() -> None:
    log = until("action", seats=("gray", "tan", "brown"))
    assert isinstance(log.pending, Decide)
    seat = log.pending.seats[0]
    partner = next(other for other in ("gray", "tan", "brown") if other != seat)
    log.append(Entry(seat, Offer(partner, log.state.hand(seat)[:1], {}, "peace")))
    seen = sight.sight_of(log, (partner,))
    v, menu = log.version, ATTACK.options(log.state, partner)
    log.append(Entry(partner, Decline()))
    log.append(Entry(seat, Offer(partner, log.state.hand(seat)[1:2], {}, "peace")))
    assert ATTACK.options(log.state, partner) == menu
    assert sight.is_stale(log, seen, v, partner)
    assert not sight.is_stale(log, seen, log.version, partner)
