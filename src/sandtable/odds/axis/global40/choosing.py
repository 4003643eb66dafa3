"""Losses of Global 1940 by an order of casualties, and the decisions that follow from battles."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ....games.axis.core import melee
from ....games.axis.core.pieces import Pile, Piles, total
from ....games.axis.core.shots import AIRCRAFT, ANYTHING, SHIPS
from ....games.axis.global40 import losses, noncombat, withdraw
from ....games.axis.global40.actions import Dive, GlobalAction, Pass, Shelter
from ....games.axis.global40.battle import MELEE, is_over
from ....games.axis.global40.engaged import SUBMERGED
from ....games.axis.global40.fire import SEEN
from ....games.axis.global40.game import GLOBAL40
from ....games.axis.global40.state import State
from ....kernel.protocol import Decide, Entry, Event
from ...forces import first_to_go, is_air, is_ship, is_sub, less
from ...model import Unit, is_flown
from ..decide import Ranks
from ..sides import Key, key_of
from .reader import attackers, defenders, tag


def exposed(state: State) -> Piles:
    """The pieces on which the hits may fall."""
    return tuple(p for piles in melee.exposed(MELEE, state).values() for p in piles)


def count_owed(state: State) -> int:
    return melee.count_owed(MELEE, state)


def casualties(state: State, rank: Ranks) -> dict[str, int]:
    """The first in order, as far as hits of some class find them."""
    on = state.battle
    assert on is not None
    pool = {key: [p for p in exposed(state) if key_of(p, tag) == key] for key in rank.keys}
    free, torpedoes, seen = (on.hits.get(target, 0) for target in (ANYTHING, SHIPS, SEEN))
    flown = on.hits.get(AIRCRAFT, 0)
    caps = [free + torpedoes, free + seen]
    here, chosen = _there(rank, pool), dict[str, int]()
    for _ in range(count_owed(state)):

        def may_fall(unit: Unit) -> bool:
            if flown:
                return is_flown(unit)
            if is_air(unit):
                return caps[1] > 0
            return caps[0] > 0 if is_sub(unit) else bool(free or seen or is_ship(unit))

        number = first_to_go(rank.side, rank.order, here, may_fall)
        assert number is not None
        unit = rank.side[number]
        caps[0] -= is_sub(unit)
        caps[1] -= is_air(unit)
        here = less(here, number)
        text = _hit(state, rank, pool, number)
        chosen[text] = chosen.get(text, 0) + 1
    return chosen


def _there(rank: Ranks, pool: dict[Key, list[Pile]]) -> tuple[int, ...]:
    """How many of each unit of a side may be chosen, its hulls included."""
    pieces = [total(pool[key]) for key in rank.keys]
    tough = [number for number, unit in enumerate(rank.side[: len(pieces)]) if unit.hits > 1]
    whole = [sum(p.count for p in pool[rank.keys[number]] if not p.damage) for number in tough]
    return (*pieces, *whole)


def _hit(state: State, rank: Ranks, pool: dict[Key, list[Pile]], number: int) -> str:
    """The text of the piece that one hit falls on; what takes several is damaged before it is lost."""
    pieces = len(rank.keys)
    if number >= pieces:
        tough = [n for n, unit in enumerate(rank.side[:pieces]) if unit.hits > 1]
        return losses.name(state, pool[rank.keys[tough[number - pieces]]][0])
    piles = pool[rank.keys[number]]
    pile = piles[0]
    if rank.side[number].hits > 1:
        return melee.starred(losses.name(state, pile))
    piles[0] = replace(pile, count=pile.count - 1)
    if not piles[0].count:
        piles.pop(0)
    return losses.name(state, pile)


# Leaving


def leave(state: State, seat: str) -> Dive | None:
    """All submarines of a nation dive."""
    count = total(withdraw.submarines(state, seat))
    return Dive(count) if count else None


def retreats(state: State) -> tuple[str, ...]:
    """Where the attackers may go back to, "" where aircraft alone leave; who has won stays."""
    if is_over(state):
        return ()
    spaces = (*withdraw.retreat_spaces(state), "")
    return tuple(to for to in spaces if withdraw.why_not_retreat(state, to) is None)


def remaining(before: State, after: State, space: str, events: Sequence[Event]) -> tuple[int, int]:
    """Attackers and defenders that an entry which ended a battle has left; who has just dived is alive."""
    on = before.battle
    assert on is not None
    lost: dict[str, int] = {}
    for event in events:
        units = event.facts.get("units") if event.what == "lost" else ()
        for text in units if isinstance(units, tuple) else ():
            number, _, unit = str(text).partition(" ")
            nation, colon, kind = unit.partition(":")
            kind = kind if colon else unit
            if "*" in kind or kind not in before.rules.roster.hits:
                lost[nation if colon else before.seat] = lost.get(nation if colon else before.seat, 0) + int(
                    number
                )
    flak = before.rules.roster.having["flak"]
    mine = total(attackers(before, on)) - lost.pop(before.seat, 0)
    if on.step == "dive" and before.seat in on.decided:
        mine += total(p for p in before.at(space) if p.task == SUBMERGED and p.nation == before.seat)
    theirs = total(p for p in defenders(before, on) if p.kind not in flak) - sum(lost.values())
    return mine, theirs


# After the battles


def settled(state: State) -> State:
    """Stranded aircraft come down where they can, as many as find room; nobody does anything else."""
    while True:
        awaited = GLOBAL40.pending(state)
        if not isinstance(awaited, Decide) or awaited.what not in ("stranded", "bonus"):
            return state
        seat = awaited.seats[0]
        do = Pass() if awaited.what == "bonus" else _shelter(state, seat)
        entry = Entry[GlobalAction](seat, do)
        refusal = GLOBAL40.check(state, entry)
        assert refusal is None, refusal
        state = GLOBAL40.apply(state, entry).state


def _shelter(state: State, seat: str) -> Shelter:
    """One kind of aircraft that can be saved, the last in its zone first, in the first place for it."""
    for space, kinds in noncombat.choices(state, seat).items():
        for p in reversed(noncombat.stranded_of(state, seat)[space]):
            goal = max(
                kinds.get(p.kind, ()),
                key=lambda goal: noncombat.most_to(state, seat, space, goal),
                default="",
            )
            most = min(p.count, noncombat.most_to(state, seat, space, goal)) if goal else 0
            if most:
                return Shelter({p.kind: most}, space, goal)
    raise AssertionError("nobody can be saved")
