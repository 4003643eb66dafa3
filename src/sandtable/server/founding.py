"""New tables: begun, loaded from a file, or branched off another. Everything here blocks.

Whole games are folded in a worker only, which hands back a draft; the server puts it into the store.
"""

from __future__ import annotations

import secrets
import unicodedata
from typing import TYPE_CHECKING

from msgspec import Struct

from sandtable.ai import ahead
from sandtable.ai.players import Reason
from sandtable.kernel import save
from sandtable.kernel.protocol import Over, Seat, Setup
from sandtable.kernel.registry import find as find_game
from sandtable.kernel.save import AnyLog, Limits
from sandtable.kernel.table import Table, branch
from sandtable.server import bots, tokens
from sandtable.server.keeper import AnyTable, Keeper, header_line, record_lines, standing_of
from sandtable.server.kept import UNSAID, Card, Person, Reasons, Standing, now
from sandtable.server.keys import KeyMaker
from sandtable.server.messages import HUMAN, USUAL, Admission, NewTable, SeatPlan, Seconds
from sandtable.server.saves import all_held
from sandtable.server.sheets import usual_seats

if TYPE_CHECKING:  # at work it is handed over; workers, which have none, need not know it
    from sandtable.server.store import Store

MAKER = "maker"
"""The one person of a table so far; all its human seats are theirs."""
LONGEST_NAME = 80
TURNS = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
"""Signs that nobody sees and that turn round the direction of writing."""


class BadPlan(ValueError):  # noqa: N818 - says it already
    """A table that cannot be set up so; the text is for people."""


class Draft(Struct, frozen=True):
    """A new table, ready to be stored."""

    setup: Setup
    header: str
    parent: str
    lines: list[str]
    standing: Standing
    key: bytes | None
    plans: dict[str, SeatPlan]
    name: str = ""
    thinking: Seconds = USUAL
    reasons: dict[int, tuple[Reason, ...]] = {}

    @property
    def has_computers(self) -> bool:
        return any(plan.kind != HUMAN for plan in self.plans.values())


class Origin(Struct, frozen=True):
    """Where a branch begins: the game it leaves, after which record, and who sits there."""

    data: bytes
    n: int
    plans: dict[str, SeatPlan]
    name: str
    thinking: Seconds
    reasons: dict[int, tuple[Reason, ...]]
    ident: str
    """The id of the new game."""


class Founder:
    """Puts new tables into the store and lets their makers in."""

    def __init__(self, store: Store, keys: KeyMaker, secret: str) -> None:
        self._store = store
        self._keys = keys
        self._secret = secret

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
        return self.put(_drafted(table, plans, plan.name, plan.thinking))

    def origin(self, keeper: Keeper, n: int) -> Origin:
        """What a branch after record `n` of the table begins with; raises BadPlan."""
        if not 0 <= n <= keeper.log.version:
            raise BadPlan(f"there is no record {n}; the last one is {keeper.log.version}")
        card, ident = keeper.card, self._keys.game_id(self._store.count() + 1)
        data = save.dump(keeper.log)
        return Origin(data, n, keeper.plans, card.name, card.thinking, dict(keeper.reasons), ident)

    def put(self, draft: Draft) -> Admission:
        """Store a new table and let its maker in."""
        ident = secrets.token_urlsafe(9)
        token = tokens.token_of(self._secret, ident, MAKER)
        card = Card(
            id=ident,
            game=draft.setup.game,
            ruleset=draft.setup.ruleset,
            name=one_line(draft.name),
            header=draft.header,
            seats={seat: _here(plan) for seat, plan in draft.plans.items()},
            standing=draft.standing,
            parent=draft.parent,
            played=now(),
            people=(Person(MAKER, tokens.hash_of(token), tuple(draft.plans)),),
            thinking=draft.thinking,
        )
        self._store.create(card, draft.lines, draft.key, draft.reasons)
        return Admission(ident, token)


def _here(plan: SeatPlan) -> SeatPlan:
    """The plan as made in this process: what is left out of JSON is told by identity, which no pipe keeps."""
    return SeatPlan(HUMAN if plan.kind == HUMAN else plan.kind, plan.name, plan.held)


def take_up(data: bytes, limits: Limits, keys: KeyMaker, sealed: bool = False) -> Draft:
    """The game in a file; its dice get a new segment. Runs in a worker; raises SaveError.

    Seats of computers that this server does not have are given to people. A game that was sealed stays so.
    """
    loaded = save.load(data, limits=limits)
    named = {seat: name for name, seats in loaded.header.people.items() for seat in seats}
    known = bots.kinds(loaded.game.name)
    computers = {seat: kind for seat, kind in loaded.header.computers.items() if kind in known}
    plans = {
        seat: SeatPlan(computers.get(seat, HUMAN), one_line(named.get(seat, ""))) for seat in seats_of(loaded)
    }
    plans = all_held(plans) if sealed else plans
    if isinstance(loaded.pending, Over):
        return _drafted(Table(loaded), plans)
    key = keys.key(loaded.header.id, len(loaded.dice.segments) + 1)
    table = Table.resume(loaded, key=key)
    table.throw_owed()
    return _drafted(table, plans)


def branch_off(origin: Origin, keys: KeyMaker) -> Draft:
    """The game as it stood after a record of another. Runs in a worker."""
    old = save.load(origin.data)
    table = branch(old, origin.n, key=keys.key(origin.ident, 1), game_id=origin.ident)
    table.throw_owed()
    reasons = _kept_reasons(old, origin, table.log)
    return _drafted(table, origin.plans, origin.name, origin.thinking, reasons)


def _drafted(
    table: AnyTable,
    plans: dict[str, SeatPlan],
    name: str = "",
    thinking: Seconds = USUAL,
    reasons: Reasons = UNSAID,
) -> Draft:
    """The table as it is to be stored."""
    if isinstance(table.log.pending, Over):
        table.finish()
    played, header = table.log, table.log.header
    lines, standing = record_lines(played), standing_of(played)
    start = (header.setup, header_line(played), header.parent)
    said = {**_answered_ahead(played), **reasons}
    return Draft(*start, lines, standing, table.key, plans, name, thinking, said)


def _answered_ahead(played: AnyLog) -> Reasons:
    """Reasons for the records that are marked so; a file has the marks and no reasons."""
    return {record.n: ahead.WHY for record in played.records if record.ahead}


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


def _kept_reasons(log: AnyLog, origin: Origin, child: AnyLog) -> Reasons:
    """Computers' reasons for what a branch took over, by the records of the branch.

    None where it begins on a way that was taken back since.
    """
    taken = [(old, entry) for old, entry in log.line if old <= origin.n]
    if tuple(entry for _, entry in taken) != log.entries_at(origin.n):
        return {}
    pairs = zip(taken, child.line, strict=False)
    return {new: origin.reasons[old] for (old, _), (new, _) in pairs if old in origin.reasons}


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
