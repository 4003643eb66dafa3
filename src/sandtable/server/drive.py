"""What goes on at a table without a click: computer seats, the advisor's brief, automatic battles."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from sandtable.kernel.log import Refused
from sandtable.kernel.protocol import Decide, Refusal, Seat, refuse
from sandtable.kernel.save import SaveError
from sandtable.server import advice, bots
from sandtable.server.messages import Auto, Brief, Request
from sandtable.server.sight import encode
from sandtable.server.sitting import Sitting
from sandtable.server.store import Conflict, NoSuchTable, Person
from sandtable.server.tables import Glance, Room
from sandtable.server.workers import Overdue

if TYPE_CHECKING:
    from sandtable.server.house import House

UNWATCHED = 500
"""So many computer moves in a row are made while nobody is connected."""
TRIES = 5
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
        """Move for the computer seats until a person must decide."""
        alone = failures = 0
        while not self._room.gone and failures < TRIES:
            seat, only_computers = await self._next_seat()
            alone = 0 if self._room.watchers else alone + 1
            if seat is None or (alone and (only_computers or alone > UNWATCHED)):
                return
            try:
                failures = 0 if await self._move(seat) else failures
            except (Refused, bots.NothingOffered, Overdue) as error:
                failures += 1
                log.error("a computer seat could not move", table=self._room.id, seat=seat, why=str(error))
            if only_computers:
                await asyncio.sleep(self._house.settings.bot_pause)

    async def _next_seat(self) -> tuple[Seat | None, bool]:
        """The computer seat to move, and whether only computers sit at the table."""
        return await self._room.alone(_next_computer)

    async def _move(self, seat: Seat) -> bool:
        glance = await self._room.glance(None, seat)
        if glance is None:
            return False
        move = (glance.game, glance.view, seat, glance.run, bots.seed())
        action = await self._house.workers.run(bots.random_move, *move)
        return await self._room.act(seat, action, glance.v)

    # The advisor's brief

    async def _keep_briefed(self) -> None:
        """Send the newest figures to everybody; work that a newer version overtook is dropped."""
        while self._unbriefed and not self._room.gone:
            self._unbriefed = False
            people = {watcher.person.person: watcher.person for watcher in self._room.watchers}
            for person in people.values():
                if not self._unbriefed:
                    await self._brief(person)

    async def _brief(self, person: Person) -> None:
        glance = await self._room.glance(person)
        if glance is None or not advice.exists(glance.game):
            return
        question = (glance.game, glance.view, glance.eyes, glance.mine)
        try:
            brief = await self._house.workers.run(advice.brief, *question)
        except Exception as error:  # an advisor's fault must not stop the game
            log.error("no brief", table=self._room.id, v=glance.v, why=repr(error))
            return
        sitting = self._room.sitting
        if self._unbriefed or sitting is None or sitting.log.version != glance.v:
            return
        message = encode(Brief(glance.v, msgspec.Raw(brief)))
        for watcher in tuple(self._room.watchers):
            if watcher.person.person == person.person:
                watcher.push(message)

    # Automatic decisions

    async def auto(self, person: Person, request: Request, auto: Auto) -> bytes:
        """The answer to a wish to let the table decide; the same id again joins the one under way."""
        key = (person.person, request.id)
        task = self._autos.get(key)
        if task is None:
            task = self._autos[key] = self._house.keep(self._decide_all(person, request, auto))
            task.add_done_callback(lambda _: self._autos.pop(key, None))
        return await asyncio.shield(task)

    async def _decide_all(self, person: Person, request: Request, auto: Auto) -> bytes:
        known = await self._room.alone(lambda sitting: _known_or_stale(sitting, person, request))
        if known is not None:
            return known
        refusal = await self._decide(person, auto)
        return await self._room.alone(lambda sitting: sitting.settle(person, request.id, refusal))

    async def _decide(self, person: Person, auto: Auto) -> Refusal | None:
        """Decide as the advisor would until the battle or phase is over; why not, if nothing was done."""
        course = None
        for decided in range(MOST_STEPS):
            glance = await self._room.glance(person)
            if glance is None or not advice.exists(glance.game):
                return refuse("no_advisor")
            course = course or Course(auto, glance)
            if course.is_over(glance):
                return None
            seat = _awaited(glance)
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
        return await self._house.workers.run(advice.default, glance.game, glance.view, seat, mark)

    async def _let_computers_decide(self, v: int) -> bool:
        """Whether computer seats were awaited at this version and have decided."""
        self.stir()
        assert self._bots is not None
        await asyncio.wait([self._bots])
        return await self._room.alone(lambda sitting: sitting.log.version != v)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """Work that ends without noise when the table is gone, or another process writes to it."""
    with suppress(NoSuchTable, SaveError, Conflict):
        await work


class Course:
    """How far an automatic wish goes: to the end of the battle that is being fought, or of the phase."""

    def __init__(self, auto: Auto, began: Glance) -> None:
        self._until = auto.until
        self._phase = began.phase
        self._where = _where(began)

    def is_over(self, glance: Glance) -> bool:
        """Whether the table has come to the end of it."""
        if glance.phase != self._phase or not isinstance(glance.pending, Decide):
            return True
        where = _where(glance)
        if self._until == "phase" or where == self._where:
            return False
        if not self._where:  # the battle has just been chosen
            self._where = where
            return False
        return True


def _where(glance: Glance) -> str:
    return glance.pending.where if isinstance(glance.pending, Decide) else ""


def _awaited(glance: Glance) -> Seat | None:
    """The person's seat that must decide."""
    awaited = glance.pending.seats if isinstance(glance.pending, Decide) else ()
    return next((seat for seat in glance.mine if seat in awaited), None)


def _next_computer(sitting: Sitting) -> tuple[Seat | None, bool]:
    plans, pending = sitting.plans, sitting.log.pending
    awaited = pending.seats if isinstance(pending, Decide) else ()
    seat = next((seat for seat in awaited if plans[seat].kind != "human"), None)
    return seat, all(plan.kind != "human" for plan in plans.values())


def _known_or_stale(sitting: Sitting, person: Person, request: Request) -> bytes | None:
    """The answer this id has got before, or a refusal because the person saw something else."""
    known = sitting.known_answer(person, request.id)
    if known is not None:
        return known
    try:
        sitting.must_be_now(sitting.mine(person), request.v)
    except Refused as refused:
        return sitting.refusal(person, request.id, refused.refusal)
    return None
