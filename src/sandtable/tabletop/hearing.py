"""Whether an entry is listened to at all, before the rules of a game judge it."""

from __future__ import annotations

from ..kernel.protocol import CHANCE, TABLE, A, Decide, Entry, Over, Pending, Refusal, refuse
from ..kernel.records import why_not_formed
from .commit import Recall


def why_not_heard(entry: Entry[A], awaited: Pending, end: str = "", turn: str = "") -> Refusal | None:
    """Why nobody listens: the game is over, the entry is malformed, dice are owed, others are awaited.

    `end` and `turn` are the game's own rules about its end and about whose turn it is. What chance brings
    has been judged with this; what the table says is still to be judged, whatever is awaited.
    """
    if isinstance(awaited, Over):
        return refuse("game_over", end)
    refusal = why_not_formed(entry, awaited)
    if refusal or entry.by in (CHANCE, TABLE):
        return refusal
    if not isinstance(awaited, Decide):
        return refuse("dice_owed", turn)
    may_recall = entry.by in awaited.may_change and isinstance(entry.do, Recall)
    if entry.by not in awaited.seats and not may_recall:
        return refuse("not_your_decision", turn, seats=awaited.seats)
    return None
