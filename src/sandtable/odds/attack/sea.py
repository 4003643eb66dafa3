"""Battles for the sea over all rounds, fought to the end: who gets control, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from msgspec import Struct

from ...games.attack.pieces import Fleet
from ..model import OddsError
from .lines import best_line, lengths, lines_of, screen, shares
from .model import Line, Lines, SeaOdds
from .pairing import codes, fates, lost, naval, points

MOST_PAIRS = 2_000
"""Pairs of lines that a round may bring; each round after it has fewer."""


class Ways(Struct, frozen=True):
    """Lines that a side may lay, with how often."""

    lines: tuple[Line, ...]
    often: tuple[float, ...]


class Outlook(Struct, frozen=True):
    """What lies ahead of two fleets."""

    control: float
    challenger_loss: float
    holder_loss: float
    rounds: float


def sea(
    challenger: Fleet,
    holder: Fleet,
    challenger_lines: Lines = "screen",
    holder_lines: Lines = "any",
    all8: bool = False,
) -> SeaOdds:
    """The odds of a battle for the sea; both fleets are those that can still be laid out."""
    note = ""
    try:
        found = outlook(challenger, holder, challenger_lines, holder_lines, all8)
    except OddsError as error:
        challenger_lines = holder_lines = "screen"
        note = f"{error}; both lay lines as screen does"
        found = outlook(challenger, holder, "screen", "screen", all8)
    return SeaOdds(
        control=found.control,
        challenger_loss=found.challenger_loss,
        holder_loss=found.holder_loss,
        swing=found.holder_loss - found.challenger_loss,
        expected_rounds=found.rounds,
        challenger=challenger_lines,
        holder=holder_lines,
        note=note,
    )


@lru_cache(maxsize=1 << 14)
def outlook(ours: Fleet, theirs: Fleet, our_lines: Lines, their_lines: Lines, all8: bool) -> Outlook:
    """What lies ahead of the challenger and the holder; a round without a hit is fought again."""
    if not ours.size:
        return Outlook(0.0, 0.0, 0.0, 0.0)
    if not theirs.size:
        return Outlook(1.0, 0.0, 0.0, 0.0)
    again, control, mine, other, rounds = 0.0, 0.0, 0.0, 0.0, 1.0
    for sunk, gone, left, rest, p in _round(ours, theirs, our_lines, their_lines, all8):
        mine += p * points(sunk)
        other += p * points(gone)
        if (left, rest) == (ours, theirs):
            again += p
            continue
        then = outlook(left, rest, our_lines, their_lines, all8)
        control += p * then.control
        mine += p * then.challenger_loss
        other += p * then.holder_loss
        rounds += p * then.rounds
    once = 1 - again
    return Outlook(control / once, mine / once, other / once, rounds / once)


def _round(
    ours: Fleet, theirs: Fleet, our_lines: Lines, their_lines: Lines, all8: bool
) -> Iterator[tuple[Fleet, Fleet, Fleet, Fleet, float]]:
    """What a round may sink on both sides, what can be laid out after it, and how likely that is."""
    lengths_ = lengths(ours, theirs, all8)
    mine = _ways(ours, theirs, our_lines, lengths_[0], all8)
    other = _ways(theirs, ours, their_lines, lengths_[1], all8)
    if len(mine.lines) * len(other.lines) > MOST_PAIRS:
        raise OddsError(f"{len(mine.lines)} by {len(other.lines)} lines are too many", "too_large")
    for (sunk, my, gone, their), p in _outcomes(mine, other).items():
        left = ours - sunk - Fleet(battleship=my)
        rest = theirs - gone - Fleet(battleship=their)
        yield sunk, gone, left, rest, p


def _ways(fleet: Fleet, enemy: Fleet, how: Lines, length: int, all8: bool) -> Ways:
    if how == "screen":
        return Ways((screen(fleet, length),), (1.0,))
    if how == "best":
        return Ways((best_line(fleet, enemy, "ships", all8).line,), (1.0,))
    lines = lines_of(fleet, length)
    return Ways(lines, tuple(shares(fleet, lines).tolist()))


def _outcomes(mine: Ways, other: Ways) -> dict[tuple[Fleet, int, Fleet, int], float]:
    """The chance of each outcome over all lines that may be laid."""
    if len(mine.lines) == len(other.lines) == 1:
        found = naval(mine.lines[0], other.lines[0]).outcomes
        return {(w.challenger, w.challenger_damaged, w.holder, w.holder_damaged): w.p for w in found}
    joined: dict[tuple[Fleet, int, Fleet, int], float] = {}
    ours = np.array([codes(line) for line in mine.lines]).T[:, :, None]
    theirs = np.array([codes(line) for line in other.lines]).T[:, None, :]
    weights = np.outer(mine.often, other.often)
    rows, columns = _Groups(mine.lines), _Groups(other.lines)
    for (hit, struck, hits, strucks), chance in fates(ours, theirs, weights).items():
        for sunk, at in rows[hit, struck].items():
            part = chance[at].sum(axis=0)
            for gone, places in columns[hits, strucks].items():
                p = float(part[places].sum())
                if p:
                    joined[(*sunk, *gone)] = joined.get((*sunk, *gone), 0.0) + p
    return joined


class _Groups(dict[tuple[int, int], dict[tuple[Fleet, int], list[int]]]):
    """Lines by what they have lost, for hits on the head and places struck."""

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines

    def __missing__(self, key: tuple[int, int]) -> dict[tuple[Fleet, int], list[int]]:
        found: dict[tuple[Fleet, int], list[int]] = {}
        for i, line in enumerate(self.lines):
            found.setdefault(lost(line, *key), []).append(i)
        self[key] = found
        return found
