"""Studies under way: a computer thinks about one decision of a person after the other, in the background.

One at a time for each address; a study ends when nobody has asked how far it has got for a while.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, TypeAlias

import structlog
from msgspec import Struct

from sandtable.kernel.protocol import Seat
from sandtable.server.messages import Decided, Study
from sandtable.server.quota import TooMuch
from sandtable.server.study import BUDGET, Go, Thinker, decide_again, goes_of

if TYPE_CHECKING:
    from sandtable.server.house import House

FORSAKEN = 20.0
"""Seconds after which a study that nobody asks for ends."""
MOST_GOES = 150
"""Decisions in one study; of longer games as many, evenly taken."""
PATIENCE = 60.0 + 4 * BUDGET
"""Seconds that a thought may take."""
KEPT = 16
"""Studies that are remembered."""

Key: TypeAlias = tuple[str, str]
"""A table and a person."""

log = structlog.get_logger("sandtable.studies")


class Subject(Struct, frozen=True):
    """What a study is about: the file of a game that is over, and whose decisions."""

    file: bytes
    v: int
    seats: tuple[Seat, ...]
    by_computers: frozenset[int]
    kind: str
    lucks: dict[Seat, int]


class Course:
    """One study."""

    def __init__(self, address: str, subject: Subject) -> None:
        self.address = address
        self.subject = subject
        self.goes: list[Go] = []
        self.done = 0
        self.found: list[Decided] = []
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def is_whole(self) -> bool:
        """Whether it was followed to its end."""
        task = self.task
        ended = task is not None and task.done() and not task.cancelled() and task.exception() is None
        return ended and self.done == len(self.goes)

    @property
    def is_forsaken(self) -> bool:
        return time.monotonic() - self.asked > FORSAKEN

    def told(self) -> Study:
        """How far it has got, for somebody who asks."""
        self.asked = time.monotonic()
        return Study(len(self.goes), self.done, list(self.found), self.is_running)


class Studies:
    """All studies of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._courses: OrderedDict[Key, Course] = OrderedDict()

    def begin(self, key: Key, address: str, subject: Subject) -> Study:
        """A study, or the one that is there, which goes on; raises TooMuch while the address has another."""
        there = self._courses.get(key)
        if there and there.subject.v == subject.v and (there.is_running or there.is_whole):
            return there.told()
        if any(one.is_running and one.address == address for one in self._courses.values()):
            raise TooMuch("a computer is already thinking about another game for you")
        course = there if there and there.subject.v == subject.v else Course(address, subject)
        course.address, course.asked = address, time.monotonic()
        self._courses[key] = course
        self._courses.move_to_end(key)
        course.task = self._house.spawn(self._follow(course))
        self._forget_old()
        return course.told()

    def find(self, key: Key) -> Study:
        """How far a study has got; nowhere, where none was begun."""
        course = self._courses.get(key)
        return course.told() if course else Study(0, 0, [])

    def end(self, key: Key) -> None:
        """No more of it; what was found stays."""
        course = self._courses.get(key)
        if course and course.task:
            course.task.cancel()

    def _forget_old(self) -> None:
        for key in [key for key, one in self._courses.items() if not one.is_running]:
            if len(self._courses) > KEPT:
                del self._courses[key]

    async def _follow(self, course: Course) -> None:
        subject, workers = course.subject, self._house.workers
        if not course.goes:
            goes = await workers.study(PATIENCE, goes_of, subject.file, subject.seats, subject.by_computers)
            course.goes = _evenly(goes, MOST_GOES)
        for go in course.goes[course.done :]:
            if course.is_forsaken:
                return
            thinker = Thinker(subject.kind, subject.lucks[go.seat])
            try:
                course.found.append(await workers.study(PATIENCE, decide_again, subject.file, go, thinker))
            except Exception as error:  # one thought that fails is left out
                log.error("a decision could not be studied", n=go.n, seat=go.seat, exc_info=error)
            course.done += 1


def _evenly(goes: list[Go], most: int) -> list[Go]:
    """At most so many of them, from the whole of the game."""
    if len(goes) <= most:
        return goes
    return [goes[place * len(goes) // most] for place in range(most)]
