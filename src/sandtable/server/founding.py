"""New tables: begun, loaded from a file, or branched off another. Everything here blocks."""

from __future__ import annotations

import secrets
import unicodedata

from sandtable.kernel import save
from sandtable.kernel.protocol import Over, Seat, Setup
from sandtable.kernel.registry import find as find_game
from sandtable.kernel.save import AnyLog
from sandtable.kernel.table import Table, branch
from sandtable.server import bots, tokens
from sandtable.server.keys import KeyMaker
from sandtable.server.messages import HUMAN, USUAL, Admission, NewTable, SeatPlan, Seconds
from sandtable.server.saves import all_held
from sandtable.server.sheets import usual_seats
from sandtable.server.sitting import AnyTable, Sitting, header_line, record_lines, standing_of
from sandtable.server.store import UNSAID, Card, Person, Reasons, Store, now

MAKER = "maker"
"""The one person of a table so far; all its human seats are theirs."""
LONGEST_NAME = 80
TURNS = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
"""Signs that nobody sees and that turn round the direction of writing."""


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
        plans = seat_plans(game.name, plan.playing or usual_seats(game, plan.ruleset), plan.seats)
        setup = Setup(game.name, plan.ruleset, seats=plan.playing, options=plan.options)
        ident = self._keys.game_id(self._store.count() + 1)
        try:
            table = Table.new(game, setup, _people(plans), self._keys.key(ident, 1), game_id=ident)
        except ValueError as error:
            raise BadPlan(str(error)) from error
        table.throw_owed()
        return self._put(table, plans, plan.name, thinking=plan.thinking)

    def take_up(self, data: bytes, sealed: bool = False) -> Admission:
        """The game in a file that has been read before; its dice get a new segment.

        Seats of computers that this house does not have are for people. A game that was sealed stays so.
        """
        loaded = save.load(data)
        named = {seat: name for name, seats in loaded.header.people.items() for seat in seats}
        known = bots.kinds(loaded.game.name)
        computers = {seat: kind for seat, kind in loaded.header.computers.items() if kind in known}
        plans = {
            seat: SeatPlan(computers.get(seat, HUMAN), one_line(named.get(seat, "")))
            for seat in seats_of(loaded)
        }
        plans = all_held(plans) if sealed else plans
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
        reasons = _kept_reasons(sitting, n, table.log)
        return self._put(table, sitting.plans, sitting.card.name, sitting.card.thinking, reasons)

    def _put(
        self,
        table: AnyTable,
        plans: dict[str, SeatPlan],
        name: str,
        thinking: Seconds = USUAL,
        reasons: Reasons = UNSAID,
    ) -> Admission:
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
            thinking=thinking,
        )
        self._store.create(card, record_lines(played), table.key, reasons)
        return Admission(ident, token)


def seats_of(played: AnyLog) -> tuple[Seat, ...]:
    """The seats of a game that was set up already."""
    return played.header.setup.seats or usual_seats(played.game, played.header.setup.ruleset)


def seat_plans(game: str, seats: tuple[Seat, ...], wanted: dict[str, SeatPlan]) -> dict[str, SeatPlan]:
    """Who sits where, seat by seat; raises BadPlan for seats and computers that the game does not have."""
    unknown = [seat for seat in wanted if seat not in seats]
    if unknown:
        raise BadPlan(f"there is no seat {unknown[0]!r}; seats are {', '.join(seats)}")
    kinds = (HUMAN, *bots.kinds(game))
    strange = [plan.kind for plan in wanted.values() if plan.kind not in kinds]
    if strange:
        raise BadPlan(f"nobody at {game} is a {strange[0]!r}; seats are for {', '.join(kinds)}")
    plans = {seat: wanted.get(seat, SeatPlan()) for seat in seats}
    return {seat: SeatPlan(plan.kind, one_line(plan.name)) for seat, plan in plans.items()}


def _kept_reasons(sitting: Sitting, n: int, child: AnyLog) -> Reasons:
    """Computers' reasons for what a branch took over, by the records of the branch.

    None where record `n` is on a way that was taken back since.
    """
    taken = [(old, entry) for old, entry in sitting.log.line if old <= n]
    if tuple(entry for _, entry in taken) != sitting.log.entries_at(n):
        return {}
    pairs = zip(taken, child.line, strict=False)
    return {new: sitting.reasons[old] for (old, _), (new, _) in pairs if old in sitting.reasons}


def one_line(text: str) -> str:
    """A name as people may write it: one line of sane length, without signs that steer the writing."""
    plain = "".join(" " if _is_steering(sign) else sign for sign in text)
    return " ".join(plain.split())[:LONGEST_NAME].strip()


def _is_steering(sign: str) -> bool:
    """Whether a sign is a control, half a sign, or turns round what comes after it."""
    return unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") or sign in TURNS


def _people(plans: dict[str, SeatPlan]) -> dict[str, tuple[Seat, ...]]:
    """The named people with their seats, for the header of the log."""
    people: dict[str, tuple[Seat, ...]] = {}
    for seat, plan in plans.items():
        if plan.kind == HUMAN and plan.name:
            people[plan.name] = (*people.get(plan.name, ()), seat)
    return people
