"""Were the dice of a log fair? Compared, roll by roll, with what the revealed keys say.

That the rules were kept is known already: no log is read or grown without every check. What older rules
allowed and today's do not is named.
"""

from __future__ import annotations

from msgspec import Struct

from sandtable.kernel import dice
from sandtable.kernel.ledger import Segment, Throw
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import A, Roll, S, V

PROVEN, WRONG, UNPROVEN = 0, 1, 3


class WrongDie(Struct, frozen=True):
    """A die or card that the key does not give: its record, its place there (from 1), and both values."""

    n: int
    position: int
    expected: int | str
    found: int | str


class SegmentReport(Struct, frozen=True):
    """What can be said about one segment; `wrong` is its first wrong die."""

    number: int
    rolls: int
    revealed: bool
    commitment_ok: bool
    wrong: WrongDie | None = None


class Report(Struct, frozen=True):
    """What can be said about the dice of a log.

    `inherited` are records of dice that came with a branch from `parent`, whose file proves them;
    `outside` are records of all other dice thrown while no segment was open; `pardoned` has the reasons for
    which today's rules would refuse records of older rules.
    """

    segments: tuple[SegmentReport, ...]
    outside: tuple[int, ...] = ()
    inherited: tuple[int, ...] = ()
    parent: str = ""
    pardoned: dict[int, str] = {}

    @property
    def first_wrong(self) -> WrongDie | None:
        """The first wrong die of the log."""
        return min((s.wrong for s in self.segments if s.wrong), key=lambda die: die.n, default=None)

    @property
    def exit_code(self) -> int:
        """0 when every die is proven, 1 when something is wrong, 3 when some cannot be proven (yet).

        Dice outside any segment are wrong where the log has segments at all; a log without any, such as
        a written-down game, is merely unproven.
        """
        if self.first_wrong or not all(s.commitment_ok for s in self.segments):
            return WRONG
        if self.outside and self.segments:
            return WRONG
        is_open = any(s.rolls and not s.revealed for s in self.segments)
        return UNPROVEN if is_open or self.outside or self.inherited else PROVEN


def verify(log: Log[S, A, V]) -> Report:
    """The report on all dice of the log."""
    throws: dict[int, list[Throw]] = {}
    for throw in log.dice.throws:
        throws.setdefault(throw.segment, []).append(throw)
    outside = [throw.n for throw in throws.get(0, [])]
    inherited = _inherited(log, outside)
    return Report(
        segments=tuple(
            _inspect(log, segment, throws.get(segment.number, [])) for segment in log.dice.segments
        ),
        outside=tuple(outside[len(inherited) :]),
        inherited=inherited,
        parent=log.header.parent,
        pardoned={n: refusal.reason for n, refusal in log.pardoned.items()},
    )


def _inherited(log: Log[S, A, V], outside: list[int]) -> tuple[int, ...]:
    """The dice of a branch from before its own first segment."""
    if not log.header.parent:
        return ()
    first = next((record.n for record in log.records if record.commit), log.version + 1)
    return tuple(n for n in outside if n < first)


def _inspect(log: Log[S, A, V], segment: Segment, throws: list[Throw]) -> SegmentReport:
    if not segment.key:
        return SegmentReport(segment.number, segment.rolls, revealed=False, commitment_ok=True)
    key = bytes.fromhex(segment.key)
    wrong = (found for throw in throws if (found := _first_wrong(log, segment, key, throw)))
    is_ok = dice.commitment_of(key) == segment.commitment
    return SegmentReport(segment.number, segment.rolls, True, is_ok, next(wrong, None))


def _first_wrong(log: Log[S, A, V], segment: Segment, key: bytes, throw: Throw) -> WrongDie | None:
    pairs = zip(_expected(log, segment, key, throw), _found(log, throw), strict=True)
    for position, (expected, found) in enumerate(pairs, start=1):
        if expected != found:
            return WrongDie(throw.n, position, expected, found)
    return None


def _expected(log: Log[S, A, V], segment: Segment, key: bytes, throw: Throw) -> tuple[int | str, ...]:
    place = (key, log.header.id, segment.number, throw.number, segment.salts)
    if isinstance(throw.owed, Roll):
        return dice.throw(*place, throw.owed.count, throw.owed.sides)
    return dice.draw(*place, throw.owed.remaining, throw.owed.count)


def _found(log: Log[S, A, V], throw: Throw) -> tuple[int | str, ...]:
    record = log.records[throw.n - 1]
    return record.dice if record.dice is not None else record.cards or ()
