"""One live table and its store: check → apply → dice → store in one transaction.

Everything here blocks and is called by one thread at a time; `tables.Room` sees to that, and sends.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.ai.ahead import ASK
from sandtable.ai.players import Reason
from sandtable.kernel import save
from sandtable.kernel.log import Refused
from sandtable.kernel.protocol import TABLE, Decide, Entry, Over, Refusal, Seat, Step, refuse
from sandtable.kernel.registry import find as find_game
from sandtable.kernel.save import AnyLog, SaveError
from sandtable.kernel.table import Table
from sandtable.server import sight
from sandtable.server.kept import NO_ANSWERS, UNSAID, Answers, Card, Given, Kept, Person, Reasons, Standing
from sandtable.server.keys import KeyMaker
from sandtable.server.messages import HUMAN, Done, Request, SeatPlan, Seconds
from sandtable.server.messages import Refused as RefusedReply
from sandtable.server.saves import keepers
from sandtable.server.sight import UNTAKEN, Device, Happened, Sight, encode

if TYPE_CHECKING:  # at work it is handed over; workers, which have none, need not know it
    from sandtable.server.store import Store

AnyTable: TypeAlias = Table[Any, Any, Any]

LONGEST_REQUEST_ID = 64
REFUSALS_KEPT = 64

_line = msgspec.json.Encoder(order="deterministic").encode


class Change(Struct, frozen=True):
    """What a wish led to: the entries that happened, and the records of those that were taken back."""

    happened: tuple[Happened, ...]
    gone: tuple[int, ...] = ()


class Granted(Struct, frozen=True):
    """The answer to a wish, and the change it made; None when nothing changed."""

    reply: bytes
    change: Change | None = None


@cache
def action_decoder(actions: Any) -> msgspec.json.Decoder[Any]:
    """Reads the actions of one game."""
    return msgspec.json.Decoder(actions)


def header_line(log: AnyLog) -> str:
    """The first line of the log's save file."""
    return _line(log.header).decode()


def record_lines(log: AnyLog, after: int = 0) -> list[str]:
    """The lines of the records after the first so many."""
    return [_line(record).decode() for record in log.records[after:]]


def standing_of(log: AnyLog) -> Standing:
    """How the game stands."""
    pending, now = log.pending, log.game.moment(log.state)
    awaited = pending.seats if isinstance(pending, Decide) else ()
    return Standing(log.version, awaited, isinstance(pending, Over), now.round, now.phase)


def _folded(data: bytes, game: str) -> AnyLog:
    """The log in the bytes; raises SaveError, which in a game with secrets has no figures in it."""
    try:
        return save.load(data)
    except SaveError as error:
        if find_game(game).is_open:
            raise
        raise SaveError(error.line, "a record is refused") from None


class Keeper:
    """A table in memory. A change that cannot be stored raises, and the keeper must then be dropped."""

    def __init__(
        self,
        store: Store,
        keys: KeyMaker,
        card: Card,
        table: AnyTable,
        reasons: Reasons = UNSAID,
        ahead: Answers = NO_ANSWERS,
    ) -> None:
        self._store = store
        self._keys = keys
        self._table = table
        self._stored = table.log.version
        self._refusals: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.card = card
        self.reasons = dict(reasons)
        """Why computers made entries, by the number of the record."""
        self.ahead = ahead
        """What people have answered ahead; each hears only of their own."""

    @classmethod
    def of(cls, store: Store, keys: KeyMaker, kept: Kept) -> Keeper:
        """The table folded again from its records; raises SaveError when today's rules refuse one."""
        data = "\n".join((kept.card.header, *kept.lines, "")).encode()
        log = _folded(data, kept.card.game)
        try:
            table = Table(log, kept.key)
        except ValueError:  # a key that was revealed, or of another segment: the next dice get a new one
            table = Table(log)
        return cls(store, keys, kept.card, table, kept.reasons, kept.ahead)

    @property
    def log(self) -> AnyLog:
        return self._table.log

    @property
    def plans(self) -> dict[str, SeatPlan]:
        return self.card.seats

    def file(self) -> bytes:
        """The save file; it says which seats computers play now."""
        computers = {seat: plan.kind for seat, plan in self.plans.items() if plan.kind != HUMAN}
        return save.dump(self.log, self.log.header.with_computers(computers))

    def mine(self, person: Person) -> tuple[Seat, ...]:
        """The seats the person decides for now."""
        return sight.seats_in_play(person.seats, self.plans)

    def sight(self, person: Person, device: Device = UNTAKEN) -> Sight:
        """How far a connection of the person sees that was left with the device in these hands."""
        mine = self.mine(person)
        others = [seat for seat, plan in self.plans.items() if plan.kind == HUMAN and seat not in mine]
        return sight.sight_of(self.log, mine, device, others)

    def grant(self, person: Person, request: Request, device: Device = UNTAKEN) -> Granted:
        """The answer to a wish to act, undo, redo or remove; a known id gets its answer again."""
        known = self.known_answer(person, request.id)
        if known is not None:
            return Granted(known)
        try:
            seen = self.sight(person, device)
            if request.seat != TABLE:
                self.must_be_now(seen, request.v, request.seat)
            change, failed = self._carry_out(seen, request)
        except Refused as refused:
            self._keep_up()
            return Granted(self.refusal(person, request.id, refused.refusal))
        self._finish()
        reply = encode(Done(request.id, self.log.version, failed))
        self._commit(Given(person.person, request.id, reply))
        return Granted(reply, change)

    def act(
        self,
        seat: Seat,
        action: Any,
        v: int,
        kind: str = HUMAN,
        reasons: tuple[Reason, ...] = (),
        ahead: bool = False,
    ) -> Change | None:
        """A decision made for a seat by a computer; None when it comes too late.

        Late is when the table has moved on since it was asked, or somebody else sits there now. `kind`
        is who sat there; the advisor decides for people. Raises Refused when the rules say no.
        """
        if v != self.log.version or kind != self.plans[seat].kind:
            return None
        try:
            happened = self._act(seat, action, ahead)
        except Refused:
            self._keep_up()
            raise
        self._finish()
        self._commit(None, {happened[0][0]: reasons} if reasons else {})
        return Change(happened)

    def hint(self, seat: Seat, action: bytes, v: int) -> tuple[Any, str] | None:
        """An action proposed at version `v` and its notation; None when it is late or the rules refuse it."""
        if v != self.log.version:
            return None
        decoded = action_decoder(self.log.game.actions).decode(action)
        if self.log.check(Entry(seat, decoded)) is not None:
            return None
        return decoded, self.log.game.write(decoded)

    def settle(self, person: Person, request: str, refusal: Refusal | None = None) -> bytes:
        """The answer to a wish that was carried out in several steps, kept like any other."""
        known = self.known_answer(person, request)
        if known is not None:  # another wish with the same id was quicker
            return known
        if refusal is not None:
            return self.refusal(person, request, refusal)
        reply = encode(Done(request, self.log.version))
        self._commit(Given(person.person, request, reply))
        return reply

    def known_answer(self, person: Person, request: str) -> bytes | None:
        """The answer given to this id before."""
        kept = self._refusals.get((person.person, request))
        return kept or self._store.answer(self.card.id, person.person, request)

    def refusal(self, person: Person, request: str, refusal: Refusal) -> bytes:
        """The refusal as an answer; it changed nothing, so it is remembered in memory only."""
        reply = encode(RefusedReply(request, self.log.version, refusal))
        self._refusals[person.person, request] = reply
        while len(self._refusals) > REFUSALS_KEPT:
            self._refusals.popitem(last=False)
        return reply

    def taken_from_computers(self, plans: dict[str, SeatPlan]) -> tuple[Seat, ...]:
        """Seats whose secrets people would get to know by sitting down in the place of computers."""
        return () if sight.is_public(self.log) else tuple(self._turned(plans, to_human=True))

    def seat_people(self, plans: dict[str, SeatPlan]) -> Change:
        """Let others sit down, or computers; where there are secrets, the log says so to everybody.

        What a person knew of a seat stays that person's secret.
        """
        held = keepers(self.plans)
        known = {
            seat: replace(plan, held=seat in held and plan.kind != HUMAN) for seat, plan in plans.items()
        }
        before, seats = self.log.version, {**self.plans, **known}
        if not sight.is_public(self.log):
            for seat in (*self._turned(plans, to_human=True), *self._turned(plans, to_human=False)):
                self.log.note_taken(seat, plans[seat].kind)
        self._commit(None, seats=seats)
        self.card = replace(self.card, seats=seats)
        return Change(sight.with_takes(self.log, (), before))

    def _turned(self, plans: dict[str, SeatPlan], to_human: bool) -> list[Seat]:
        """The seats that pass from a computer to a person, or the other way."""
        was = {seat: self.plans[seat].kind == HUMAN for seat in plans}
        return [
            seat for seat, plan in plans.items() if (plan.kind == HUMAN) == to_human and was[seat] != to_human
        ]

    def answer_ahead(self, seat: Seat, answers: Mapping[str, str]) -> None:
        """Keep what the player of a seat wants to be done without being asked."""
        self._store.put_ahead(self.card.id, seat, answers)
        self.ahead = {**self.ahead, seat: dict(answers)}

    def said_ahead(self) -> tuple[Seat, str, str] | None:
        """The awaited seat of a person who has answered this decision ahead, the decision and the answer."""
        pending = self.log.pending
        if not isinstance(pending, Decide):
            return None
        for seat in pending.seats:
            said = self.ahead.get(seat, {}).get(pending.what, ASK)
            if said != ASK and self.plans[seat].kind == HUMAN:
                return seat, pending.what, said
        return None

    def think_for(self, seconds: Seconds) -> None:
        """Give the computers more or less time."""
        self._store.put_thinking(self.card.id, seconds)
        self.card = replace(self.card, thinking=seconds)

    def must_be_now(self, seen: Sight, v: int, named: Seat) -> None:
        """Refuse a wish that was uttered before something else came on the screen of the seat it is for."""
        if named and named not in seen.mine:
            raise Refused(refuse("not_your_seat", seat=named))
        seat = named or sight.due_seat(self.log.pending, seen.acting)
        if sight.is_stale(self.log, seen, v, seat):
            raise Refused(refuse("stale_version", has=v, now=self.log.version))

    def _carry_out(self, seen: Sight, request: Request) -> tuple[Change, list[tuple[str, Refusal]]]:
        """What changed, and orders that no longer stand."""
        if request.do and request.seat == TABLE:
            return Change(self._say_for_all(seen, self._decode(request.do))), []
        if request.do:
            seat = self._seat(seen, seen.acting, request.seat, self._awaited)
            return Change(self._act(seat, self._decode(request.do))), []
        before = self.log.version
        failed = self._rewrite(seen, request)
        gone, happened = sight.changed_since(self.log, before)
        return Change(happened, gone), failed

    def _rewrite(self, seen: Sight, request: Request) -> list[tuple[str, Refusal]]:
        """Undo, redo or remove; out come orders that no longer stand."""
        if request.undo:
            seat = self._seat(seen, sight.may_undo(seen), request.seat, self.log.undoable)
            self._table.undo(seat, request.undo)
            return []
        if request.redo:
            self._table.redo(self._seat(seen, seen.shown, request.seat, self.log.redoable), request.redo)
            return []
        self._ready()
        seat = self._seat(seen, seen.shown, request.seat, self.log.undoable)
        failed = self._table.remove(seat, request.remove)
        return [(self.log.game.write(entry.do), why) for entry, why in failed]

    def _awaited(self, seat: Seat) -> bool:
        pending = self.log.pending
        return isinstance(pending, Decide) and seat in pending.seats

    def _seat(self, seen: Sight, able: Sequence[Seat], named: Seat, suits: Callable[[Seat], object]) -> Seat:
        """The seat the wish is for: the one named, or the only one it can be for.

        `able` are those whose player can utter it at this device.
        """
        if named:
            sight.must_speak_for(seen, able, named)
            return named
        fit = [seat for seat in able if suits(seat)]
        if len(fit) > 1:
            raise Refused(refuse("name_a_seat", seats=tuple(fit)))
        if not able:
            raise Refused(refuse("take_the_device" if seen.mine else "only_watching"))
        return fit[0] if fit else able[0]

    def _decode(self, raw: msgspec.Raw) -> Any:
        try:
            return action_decoder(self.log.game.actions).decode(raw)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Refused(refuse("bad_action", text=str(error))) from error

    def _act(self, seat: Seat, action: Any, ahead: bool = False) -> tuple[Happened, ...]:
        self._ready()
        before = self.log.version
        return self._happened(before, self._table.act(seat, action, ahead=ahead))

    def _say_for_all(self, seen: Sight, action: Any) -> tuple[Happened, ...]:
        """Something that concerns the whole table, said by a person who plays; only what their menu has."""
        if isinstance(self.log.pending, Over):
            raise Refused(refuse("game_over"))
        if not self._may_say(seen, action):
            raise Refused(refuse("not_your_seat", seat=TABLE))
        self._ready()
        before = self.log.version
        return self._happened(before, self._table.table_act(action))

    def _may_say(self, seen: Sight, action: Any) -> bool:
        try:
            return self.log.game.offered(sight.said_for_all(self.log, seen), action)
        except ValueError:  # it has words that no menu has
            return False

    def _happened(self, before: int, steps: Sequence[Step[Any, Any]]) -> tuple[Happened, ...]:
        entries = [record for record in self.log.records[before:] if record.kind() == "entry"]
        pairs = zip(entries, steps, strict=True)
        return tuple((record.n, record.entry(), step.events) for record, step in pairs)

    def _ready(self) -> None:
        """Have a dice key at hand. A game that was over and was taken back gets a new segment."""
        if self._table.key is None and not isinstance(self.log.pending, Over):
            number = len(self.log.dice.segments) + 1
            key = self._keys.key(self.log.header.id, number)
            self._table = Table.resume(self.log, key=key)

    def _finish(self) -> None:
        """Reveal the key when the game is over, so that everybody can check the dice."""
        if isinstance(self.log.pending, Over):
            self._table.finish()

    def _keep_up(self) -> None:
        """Store a commitment made for dice that were refused in the end: a version told must exist."""
        if self.log.version != self._stored:
            self._commit(None)

    def _commit(
        self, given: Given | None, reasons: Reasons = UNSAID, seats: dict[str, SeatPlan] | None = None
    ) -> None:
        lines = record_lines(self.log, self._stored)
        self._store.append(self.card.id, lines, self._table.key, standing_of(self.log), given, reasons, seats)
        self._stored = self.log.version
        self.reasons.update(reasons)
