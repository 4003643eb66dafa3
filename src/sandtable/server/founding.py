"""New tables: begun, loaded from a file, or branched off another. Everything here blocks."""

from __future__ import annotations

import secrets

from sandtable.kernel import save
from sandtable.kernel.protocol import Over, Seat, Setup
from sandtable.kernel.registry import find as find_game
from sandtable.kernel.save import AnyLog
from sandtable.kernel.table import Table, branch
from sandtable.server import tokens
from sandtable.server.keys import KeyMaker
from sandtable.server.messages import Admission, NewTable, SeatPlan
from sandtable.server.sheets import all_seats
from sandtable.server.sitting import AnyTable, Sitting, header_line, record_lines, standing_of
from sandtable.server.store import Card, Person, Store, now

MAKER = "maker"
"""The one person of a table so far; all its human seats are theirs."""
LONGEST_NAME = 80


class BadPlan(ValueError):  # noqa: N818 - says it already
    """A table that cannot be set up so; the text is for people."""


class Founder:
    """Puts new tables into the store and lets their makers in."""

    def __init__(self, store: Store, keys: KeyMaker, desk: str) -> None:
        self._store = store
        self._keys = keys
        self._desk = desk

    def begin(self, plan: NewTable) -> Admission:
        """A new game; raises BadPlan or UnknownGame."""
        game = find_game(plan.game)
        if plan.ruleset not in game.rulesets():
            raise BadPlan(f"unknown ruleset {plan.ruleset!r} of {game.name}")
        plans = seat_plans(all_seats(game, plan.ruleset), plan.seats)
        setup = Setup(game.name, plan.ruleset, options=plan.options)
        ident = self._keys.game_id(self._store.count() + 1)
        try:
            table = Table.new(game, setup, _people(plans), self._keys.key(ident, 1), game_id=ident)
        except ValueError as error:
            raise BadPlan(str(error)) from error
        table.throw_owed()
        return self._put(table, plans, plan.name)

    def take_up(self, data: bytes) -> Admission:
        """The game in a file that has been read before; its dice get a new segment."""
        loaded = save.load(data)
        plans = seat_plans(seats_of(loaded), {})
        named = {seat: name for name, seats in loaded.header.people.items() for seat in seats}
        plans = {seat: SeatPlan("human", named.get(seat, "")[:LONGEST_NAME]) for seat in plans}
        if isinstance(loaded.pending, Over):
            return self._put(Table(loaded), plans, "")
        key = self._keys.key(loaded.header.id, len(loaded.dice.segments) + 1)
        table = Table.resume(loaded, key=key)
        table.throw_owed()
        return self._put(table, plans, "")

    def branch_off(self, sitting: Sitting, n: int) -> Admission:
        """The game as it stood after record `n`; raises BadPlan."""
        if not 0 <= n <= sitting.log.version:
            raise BadPlan(f"there is no record {n}; the last one is {sitting.log.version}")
        ident = self._keys.game_id(self._store.count() + 1)
        table = branch(sitting.log, n, key=self._keys.key(ident, 1), game_id=ident)
        table.throw_owed()
        return self._put(table, sitting.plans, sitting.card.name)

    def _put(self, table: AnyTable, plans: dict[str, SeatPlan], name: str) -> Admission:
        """Store a new table and let its maker in."""
        if isinstance(table.log.pending, Over):
            table.finish()
        played, header = table.log, table.log.header
        ident = secrets.token_urlsafe(9)
        token = tokens.token_of(self._desk, ident, MAKER)
        card = Card(
            id=ident,
            game=header.setup.game,
            ruleset=header.setup.ruleset,
            name=one_line(name),
            header=header_line(played),
            seats=plans,
            standing=standing_of(played),
            parent=header.parent,
            played=now(),
            people=(Person(MAKER, tokens.hash_of(token), tuple(plans)),),
        )
        self._store.create(card, record_lines(played), table.key)
        return Admission(ident, token)


def seats_of(played: AnyLog) -> tuple[Seat, ...]:
    """The seats of a game that was set up already."""
    return played.header.setup.seats or all_seats(played.game, played.header.setup.ruleset)


def seat_plans(seats: tuple[Seat, ...], wanted: dict[str, SeatPlan]) -> dict[str, SeatPlan]:
    """Who sits where, seat by seat; raises BadPlan for seats that the game does not have."""
    unknown = [seat for seat in wanted if seat not in seats]
    if unknown:
        raise BadPlan(f"there is no seat {unknown[0]!r}; seats are {', '.join(seats)}")
    plans = {seat: wanted.get(seat, SeatPlan()) for seat in seats}
    return {seat: SeatPlan(plan.kind, one_line(plan.name)) for seat, plan in plans.items()}


def one_line(text: str) -> str:
    """A name as people may write it: one line of sane length."""
    return " ".join(text.split())[:LONGEST_NAME]


def _people(plans: dict[str, SeatPlan]) -> dict[str, tuple[Seat, ...]]:
    """The named people with their seats, for the header of the log."""
    people: dict[str, tuple[Seat, ...]] = {}
    for seat, plan in plans.items():
        if plan.kind == "human" and plan.name:
            people[plan.name] = (*people.get(plan.name, ()), seat)
    return people
