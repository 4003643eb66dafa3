"""What goes on at a table without a click: computer seats, the advisor's brief, automatic battles."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from msgspec import Struct

from sandtable.ai import ahead
from sandtable.kernel.log import Refused
from sandtable.kernel.protocol import Decide, Refusal, Seat, refuse
from sandtable.kernel.save import SaveError
from sandtable.server import advice, bots
from sandtable.server.keeper import Keeper
from sandtable.server.messages import HUMAN, USUAL, Auto, Brief, Hint, Request, Seconds
from sandtable.server.sight import due_seat, encode, must_speak_for
from sandtable.server.store import Conflict, NoSuchTable, Unreachable
from sandtable.server.tables import Glance, Room, Watcher
from sandtable.server.tokens import luck_of

if TYPE_CHECKING:
    from sandtable.server.house import House

UNWATCHED = 500
"""How many computer moves in a row are made while nobody is connected."""
BRIEFLY = 0.2
TRIES = 5
STUBBORN = 2
"""So often a player that fails is asked again; then any legal move is made in its place."""
AWAY = 2.0
"""Seconds between two looks whether the database is back."""
PATIENCE = 60.0
PATIENCE_BY_BUDGET = 4.0
"""Seconds after which a thought is ended: so many, and so many more for each second of its budget."""
MOST_AUTOS = 2
"""Automatic wishes of one person at a table that may be under way."""
MOST_STEPS = 2000
"""An automatic wish ends after so many decisions, whatever the advisor thinks."""

log = structlog.get_logger("sandtable.drive")


class Driver:
    """The tasks of one room; at most one of each kind runs."""

    def __init__(self, house: House, room: Room) -> None:
        self._house = house
        self._room = room
        self._bots: asyncio.Task[None] | None = None
        self._briefs: asyncio.Task[None] | None = None
        self._unbriefed = False
        self._autos: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    @property
    def is_busy(self) -> bool:
        running = (self._bots, self._briefs, *self._autos.values())
        return any(task is not None and not task.done() for task in running)

    def stir(self) -> None:
        """See whether there is something to do; called after every change and every arrival."""
        if self._bots is None or self._bots.done():
            self._bots = self._house.spawn(_quietly(self._play()))
        self._unbriefed = True
        if self._briefs is None or self._briefs.done():
            self._briefs = self._house.spawn(_quietly(self._keep_briefed()))

    # Computer seats

    async def _play(self) -> None:
        """Move for the computer seats until a person must decide; wait for a database that is away."""
        while not self._room.gone:
            try:
                return await self._play_on()
            except Unreachable:
                await asyncio.sleep(AWAY)

    async def _play_on(self) -> None:
        alone = failures = 0
        asked = -1
        while not self._room.gone and failures < TRIES:
            # Nothing is awaited between a look that finds nothing and the end: a change would stir nobody.
            turn, said, v = await self._room.alone(_next_deed)
            alone = 0 if self._room.watchers else alone + 1
            if said is not None and v != asked:
                asked = -1 if await self._answer_ahead(*said) else v
                continue
            if turn is None or (alone and (turn.only_computers or alone > UNWATCHED)):
                return
            failures = 0 if await self._move(turn, failures) else failures + 1
            if turn.only_computers:
                await asyncio.sleep(self._house.settings.bot_pause * self._slowness())

    async def _answer_ahead(self, seat: Seat, what: str, answer: str) -> bool:
        """Whether what a person had answered ahead was done; if not, they are asked."""
        glance = await self._room.glance_of(seat)
        try:
            action = await self._house.workers.run(
                bots.answered, glance.game, glance.view, seat, what, answer
            )
            if action is None:
                return False
            return await self._room.act(seat, action, glance.v, reasons=ahead.WHY, ahead=True)
        except (NoSuchTable, SaveError, Conflict, Unreachable):
            raise
        except Exception as error:  # then the person is asked
            log.error("an answer given ahead failed", table=self._room.id, what=what, exc_info=error)
            return False

    def _slowness(self) -> float:
        """The part of a pause that is made: a small one where nobody follows move by move."""
        return BRIEFLY if all(watcher.fast for watcher in self._room.watchers) else 1.0

    async def _move(self, turn: Turn, failures: int) -> bool:
        """Whether the seat's player could move, or somebody else was quicker.

        One that fails is asked again without its memory, and then any legal move is made: a fault of a
        player must not end a game.
        """
        glance = await self._room.glance_of(turn.seat)
        chair = self._chair(glance.game, turn.seat, turn.kind if failures < STUBBORN else bots.ANY_MOVE)
        work = bots.think_anew if failures else bots.think
        try:
            thought = await self._think(chair, work, glance.view, turn.thinking)
            await self._room.act(turn.seat, thought.action, glance.v, turn.kind, thought.reasons)
        except (NoSuchTable, SaveError, Conflict, Unreachable):
            raise
        except Exception as error:
            log.error("a computer seat could not move", table=self._room.id, chair=chair.kind, exc_info=error)
            return False
        return True

    def _chair(self, game: str, seat: Seat, kind: str) -> bots.Chair:
        return bots.Chair(self._room.id, game, seat, kind, luck_of(self._house.secret, self._room.id, seat))

    async def _think(
        self, chair: bots.Chair, work: Callable[..., bots.Thought], view: bytes, budget: int
    ) -> bots.Thought:
        patience = PATIENCE + PATIENCE_BY_BUDGET * budget
        return await self._house.workers.think(chair.table, patience, work, chair, view, budget)

    # Hints

    async def hint(self, watcher: Watcher, request: Request) -> Hint:
        """What a good player would do in place of the person; raises Refused."""
        glance = await self._room.glance(watcher)
        kind = bots.adviser(glance.game)
        if kind is None:
            raise Refused(refuse("no_hint"))
        seat = _seat_for_hint(glance, request.seat)
        if seat != glance.eyes:
            glance = await self._room.glance_of(seat)
        v = glance.v
        thought = await self._proposed(glance, seat)
        if thought is None:
            chair = self._chair(glance.game, seat, kind)
            thought = await self._house.workers.run(bots.think, chair, glance.view, USUAL)
        found = await self._room.alone(lambda keeper: keeper.hint(seat, thought.action, v))
        if found is None:
            raise Refused(refuse("no_hint"))
        action, text = found
        return Hint(request.id, v, seat, action, text, thought.reasons)

    async def _proposed(self, glance: Glance, seat: Seat) -> bots.Thought | None:
        """What the brief already proposes for the decision: a hint must not say anything else."""
        if not advice.exists(glance.game):
            return None
        action = await self._house.workers.run(advice.proposal, glance.game, glance.view, seat)
        return None if action is None else bots.Thought(action)

    # The advisor's brief

    async def _keep_briefed(self) -> None:
        """Send the newest figures to everybody; work that a newer version overtook is dropped."""
        while self._unbriefed and not self._room.gone:
            self._unbriefed = False
            alike = {(watcher.person, watcher.device): watcher for watcher in self._room.watchers}
            for watcher in alike.values():
                if not self._unbriefed:
                    await self._brief(watcher)

    async def _brief(self, one: Watcher) -> None:
        """Figures for one connection, and all that see the same."""
        who = (one.person, one.device)
        glance = await self._room.glance(one)
        if not advice.exists(glance.game) or not (glance.sight.mine or glance.is_open):
            return  # who only looks on at a game with secrets has nothing to think about
        question = (glance.game, glance.view, glance.eyes, glance.sight.acting)
        try:
            brief = await self._house.workers.run(advice.brief, *question)
        except Exception as error:  # an advisor's fault must not stop the game
            log.error("no brief", table=self._room.id, v=glance.v, exc_info=error)
            return
        keeper = self._room.keeper
        if self._unbriefed or keeper is None or keeper.log.version != glance.v:
            return
        message = encode(Brief(glance.v, msgspec.Raw(brief)))
        for watcher in tuple(self._room.watchers):
            if (watcher.person, watcher.device) == who:
                watcher.push(message)

    # Automatic decisions

    async def auto(self, watcher: Watcher, request: Request, auto: Auto) -> bytes:
        """The answer to a wish to let the table decide; the same id again joins the one under way.

        Raises Refused where too many are under way.
        """
        key = (watcher.person.person, request.id)
        task = self._autos.get(key)
        if task is None:
            if sum(who == watcher.person.person for who, _ in self._autos) >= MOST_AUTOS:
                raise Refused(refuse("too_many_questions", most=MOST_AUTOS))
            task = self._autos[key] = self._house.keep(self._decide_all(watcher, request, auto))
            task.add_done_callback(lambda _: self._autos.pop(key, None))
        return await asyncio.shield(task)

    async def _decide_all(self, watcher: Watcher, request: Request, auto: Auto) -> bytes:
        person = watcher.person
        known = await self._room.alone(lambda keeper: _known_or_stale(keeper, watcher, request))
        if known is not None:
            return known
        refusal = await self._decide(watcher, auto)
        return await self._room.alone(lambda keeper: keeper.settle(person, request.id, refusal))

    async def _decide(self, watcher: Watcher, auto: Auto) -> Refusal | None:
        """Decide as the advisor would until the battle or phase is over; why not, if nothing was done."""
        course = None
        for decided in range(MOST_STEPS):
            glance = await self._room.glance(watcher)
            if not advice.exists(glance.game):
                return refuse("no_advisor")
            course = course or Course(auto, glance)
            if course.is_over(glance):
                return None
            seat = _awaited(glance, glance.sight.acting)
            if seat is None and _awaited(glance, glance.sight.mine):
                return None if decided else refuse("take_the_device")
            if seat is None:
                if not await self._let_computers_decide(glance.v):
                    return None if decided else refuse("not_your_decision")
                continue
            try:
                action = await self._default(glance, seat, auto.mark)
                if action is None:
                    return None if decided else refuse("decide_yourself", mark=auto.mark)
                await self._room.act(seat, action, glance.v)
            except Refused as refused:
                log.error("the advisor proposed what is refused", table=self._room.id, why=str(refused))
                return None if decided else refused.refusal
        return None

    async def _default(self, glance: Glance, seat: Seat, mark: int) -> bytes | None:
        return await self._house.workers.run(
            advice.default, glance.game, glance.view, glance.eyes, seat, mark
        )

    async def _let_computers_decide(self, v: int) -> bool:
        """Whether computer seats were awaited at this version and have decided."""
        self.stir()
        assert self._bots is not None
        await asyncio.wait([self._bots])
        return await self._room.alone(lambda keeper: keeper.log.version != v)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """Work that ends without noise when the table is gone, or another process writes to it."""
    with suppress(NoSuchTable, SaveError, Conflict, Unreachable):
        await work


class Course:
    """How far an automatic wish goes: to the end of the battle that is being fought, or of the phase."""

    def __init__(self, auto: Auto, began: Glance) -> None:
        self._until = auto.until
        self._phase = _phase(began)
        self._where = _where(began)

    def is_over(self, glance: Glance) -> bool:
        """Whether the table has come to the end of it."""
        if self._until == "battle" and self._where:
            return _where(glance) != self._where
        if _phase(glance) != self._phase or not isinstance(glance.pending, Decide):
            return True
        if self._until == "battle":  # it may just have been chosen
            self._where = _where(glance)
        return False


def _phase(glance: Glance) -> tuple[Seat, str]:
    """Whose turn and which phase it is."""
    return glance.moment.seat, glance.moment.phase


def _where(glance: Glance) -> str:
    return glance.pending.where if isinstance(glance.pending, Decide) else ""


def _awaited(glance: Glance, seats: tuple[Seat, ...]) -> Seat | None:
    """The first of the seats that must decide."""
    return due_seat(glance.pending, seats) or None


class Turn(Struct, frozen=True):
    """A computer seat that is awaited, and what it plays with."""

    seat: Seat
    kind: str
    thinking: Seconds
    only_computers: bool
    """Whether no person sits at the table."""


def _next_turn(keeper: Keeper) -> Turn | None:
    """The computer seat to move."""
    plans, pending = keeper.plans, keeper.log.pending
    awaited = pending.seats if isinstance(pending, Decide) else ()
    seat = next((seat for seat in awaited if plans[seat].kind != HUMAN), None)
    if seat is None:
        return None
    only_computers = all(plan.kind != HUMAN for plan in plans.values())
    return Turn(seat, plans[seat].kind, keeper.card.thinking, only_computers)


def _next_deed(keeper: Keeper) -> tuple[Turn | None, tuple[Seat, str, str] | None, int]:
    """The computer seat to move, or else what a person has answered ahead; and the version of the table."""
    turn = _next_turn(keeper)
    return turn, None if turn else keeper.said_ahead(), keeper.log.version


def _seat_for_hint(glance: Glance, named: Seat) -> Seat:
    """The person's seat that must decide and is meant."""
    shown = glance.sight.shown
    if named:
        must_speak_for(glance.sight, shown, named)
    awaited = glance.pending.seats if isinstance(glance.pending, Decide) else ()
    seat = named or _awaited(glance, shown)
    if seat is None or seat not in awaited:
        raise Refused(refuse("not_your_decision"))
    return seat


def _known_or_stale(keeper: Keeper, watcher: Watcher, request: Request) -> bytes | None:
    """The answer this id has got before, or a refusal: not their seat, or they saw something else."""
    person = watcher.person
    known = keeper.known_answer(person, request.id)
    if known is not None:
        return known
    sight = keeper.sight(person, watcher.device)
    try:
        keeper.must_be_now(sight, request.v, request.seat)
    except Refused as refused:
        return keeper.refusal(person, request.id, refused.refusal)
    return None
