"""Stranded defenders (ch. 19): aircraft whose carrier or land is lost come down one space away at most."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from ....kernel.protocol import Decide, Offer, Pending, Refusal, refuse
from ....tabletop.chapters import Chapter
from ..core.passage import is_open
from ..core.pieces import TRAPPED, Pile, Piles, add, select_all, take, total, write_spec
from ..core.position import with_all_piles, with_piles
from ..core.whereabouts import whereabouts
from .actions import GlobalAction, Shelter
from .politics import closed_sky, open_land, sharing
from .ruleset import ruleset
from .state import State, Stepping, Stranded

RULE = "19.stranded"
STRANDED = "stranded"
"""The decision of a nation whose aircraft must find a place to land."""


# Who is stranded, and where to


def stranded_of(state: State, nation: str) -> dict[str, Piles]:
    """Aircraft of a defending nation that may not stay where they are: no land, no deck."""
    air, bit, found = state.rules.roster.air, state.rules.board.bit, dict[str, Piles]()
    known, usable = whereabouts(state), -1
    there = known.of((nation,)) & known.having(air)
    for space in _scenes(state.variant, state.turn.taken, state.turn.fought):
        if not there & bit[space]:
            continue
        piles = state.at(space)
        flying = tuple([p for p in piles if p.nation == nation and p.kind in air and p.task != TRAPPED])
        if flying:
            usable = open_land(state, nation) if usable < 0 else usable
            if _may_not_stay(state, nation, space, usable):
                found[space] = flying
    return found


@lru_cache(maxsize=64)
def _scenes(variant: str, taken: tuple[str, ...], fought: tuple[str, ...]) -> tuple[str, ...]:
    """Spaces where defenders may have lost their place: battles were fought there, or troops were to land."""
    found, coasts = dict.fromkeys(taken), ruleset(variant).coasts
    for mark in fought:
        _, _, space = mark.partition(" ")
        found[space] = None
        found.update(dict.fromkeys(coasts.get(space, ())))
    return tuple(found)


def _may_not_stay(state: State, nation: str, space: str, usable: int) -> bool:
    if state.rules.board.is_sea(space):
        return deck_room(state, nation, space) < 0
    return not usable & state.rules.board.bit[space]


def deck_room(state: State, nation: str, zone: str) -> int:
    """Room on open decks for a nation's aircraft in a zone, less that of those there.

    Guests stay aboard the carriers of the moving nation (line 757); its own aircraft land only later.
    """
    ours, roster = sharing(state, nation)[state.rules.half[zone]], state.rules.roster
    room = 0
    for p in state.at(zone):
        if p.nation in ours:
            if p.kind in roster.decks and is_open(state, p):
                room += roster.decks[p.kind] * p.count
            elif p.kind in roster.deck_load and p.task != TRAPPED and p.nation != state.seat:
                room -= roster.deck_load[p.kind] * p.count
    return room


def shelters(state: State, nation: str, space: str, kind: str) -> tuple[str, ...]:
    """Where a stranded aircraft may come down: friendly land or decks with room, one space away at most."""
    board, light = state.rules.board, state.rules.roster.deck_load
    usable, closed = open_land(state, nation), closed_sky(state, nation)
    found: list[str] = []
    for goal in board.neighbours[space]:
        if board.is_sea(goal):
            if kind in light and deck_room(state, nation, goal) > 0:
                found.append(goal)
        elif board.bit[goal] & usable & ~closed and goal not in state.turn.taken:
            found.append(goal)
    return tuple(found)


def _excess(state: State, nation: str, space: str) -> int:
    """How many of the nation's aircraft in a space must go."""
    flying = total(p for p in stranded_of(state, nation).get(space, ()))
    if not state.rules.board.is_sea(space):
        return flying
    return min(flying, -deck_room(state, nation, space))


def choices(state: State, nation: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """By space and kind where stranded aircraft may come down; empty when nothing is left to decide."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for space, piles in stranded_of(state, nation).items():
        kinds = {p.kind: shelters(state, nation, space, p.kind) for p in piles}
        some = {kind: spaces for kind, spaces in kinds.items() if spaces}
        if some:
            found[space] = some
    return found


# The decision


def begin(step: Stepping) -> None:
    """Nations with stranded aircraft that can be saved are asked, in turn order after the moving one."""
    state = step.state
    if not state.turn.fought and not state.turn.taken:
        return
    order = state.rules.order
    place = order.index(state.seat) + 1
    asked = tuple(n for n in (*order[place:], *order[: place - 1]) if choices(state, n))
    if asked:
        step.state = replace(state, stranded=Stranded(asked))
    else:
        _lose(step)


def _lose(step: Stepping) -> None:
    """Defending aircraft that found no place are lost."""
    for nation in step.state.rules.order:
        if nation == step.state.seat:
            continue
        for space in stranded_of(step.state, nation):
            _lose_in(step, nation, space)


def _lose_in(step: Stepping, nation: str, space: str) -> None:
    missing = _excess(step.state, nation, space)
    for p in stranded_of(step.state, nation).get(space, ()):
        part = min(missing, p.count)
        if part > 0:
            missing -= part
            step.state = with_piles(step.state, space, take(step.state.at(space), replace(p, count=part)))
            step.tell("crashed", space=space, unit=p.kind, count=part, nation=nation)


def _pending(state: State) -> Pending:
    assert state.stranded is not None
    return Decide(state.stranded.asked[:1], STRANDED)


def _why_not(state: State, seat: str, do: GlobalAction) -> Refusal | None:
    if not isinstance(do, Shelter):
        return refuse("bring_them_down", RULE)
    if do.start not in state.rules.board.index or do.to not in state.rules.board.index:
        return refuse("unknown_space", "notation", space=do.to)
    picks = _picked(state, seat, do)
    if picks is None:
        return refuse("not_there", "notation", unit=next(iter(do.units), ""), count=1, space=do.start)
    if not picks:
        return refuse("no_units", "notation")
    for p in picks:
        if do.to not in choices(state, seat).get(do.start, {}).get(p.kind, ()):
            return refuse("no_landing_space", RULE, unit=p.kind, space=do.to)
    if total(picks) > most_to(state, seat, do.start, do.to):
        return refuse("too_many", RULE, most=most_to(state, seat, do.start, do.to))
    return None


def most_to(state: State, nation: str, start: str, goal: str) -> int:
    """How many may go from a space to another: as many as must, and no more than find room."""
    excess = _excess(state, nation, start)
    return min(excess, deck_room(state, nation, goal)) if state.rules.board.is_sea(goal) else excess


def _picked(state: State, seat: str, do: Shelter) -> Piles | None:
    """The aircraft that an order names; None when they are not there."""
    return select_all(stranded_of(state, seat).get(do.start, ()), do.units, seat, lambda p: (p.used,))


def _act(step: Stepping, seat: str, do: GlobalAction) -> None:
    assert isinstance(do, Shelter)
    state = step.state
    picks = _picked(state, seat, do) or ()
    left, there = state.at(do.start), state.at(do.to)
    for p in picks:
        left, there = take(left, p), add(there, Pile(p.nation, p.kind, p.count))
    step.state = with_all_piles(state, {do.start: left, do.to: there})
    units = tuple(f"{p.count} {p.kind}" for p in picks)
    step.tell("sheltered", units=units, start=do.start, space=do.to, by=seat)
    _next(step)


def _next(step: Stepping) -> None:
    """The next nation that can still save aircraft is asked; after the last the others are lost."""
    assert step.state.stranded is not None
    asked = tuple(n for n in step.state.stranded.asked if choices(step.state, n))
    step.state = replace(step.state, stranded=Stranded(asked) if asked else None)
    if not asked:
        _lose(step)


def chapter(go_on: Callable[[Stepping], None]) -> Chapter[State, GlobalAction]:
    """Bringing stranded aircraft down; `go_on` lets the turn go on."""

    def act(step: Stepping, seat: str, do: GlobalAction) -> None:
        _act(step, seat, do)
        if step.state.stranded is None:
            go_on(step)

    return Chapter(_pending, _why_not, act)


def offers(state: State, seat: str) -> list[Offer]:
    """Where stranded aircraft may come down, line by line."""
    found: list[Offer] = []
    for space, kinds in choices(state, seat).items():
        for p in stranded_of(state, seat)[space]:
            by_most: dict[int, list[str]] = {}
            for goal in kinds.get(p.kind, ()):
                by_most.setdefault(min(p.count, most_to(state, seat, space, goal)), []).append(goal)
            unit = write_spec(p, seat, True, ())
            found += [Offer("shelter", space, p.kind, unit, n, tuple(g)) for n, g in by_most.items() if n > 0]
    return found
