"""Where bought units may stand, beside or on what makes them; orders to place, judged and carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ....kernel.protocol import Refusal, refuse
from ....tabletop.stepping import Stepping
from .actions import Place
from .facilities import is_working
from .ordering import Order
from .passage import room_in_land
from .pieces import Pile
from .position import PLACE, P, Position, changed, has_enemies, noted, put

Ways: TypeAlias = dict[str, dict[str, int]]
"""For each space where a unit may go: the makers that can make it, and how many."""


def makers(state: Position, space: str, kind: str) -> tuple[str, ...]:
    """The kinds of installation in a space that work and make units of this kind."""
    roster = state.rules.roster
    domain, makes = roster.domain[kind], roster.makes
    return tuple(
        p.kind
        for p in state.at(space)
        if domain in makes.get(p.kind, ()) and is_working(p, state.kinds(p.nation))
    )


def ways_to_place(
    state: P, kind: str, output: Mapping[str, int], may_launch: Callable[[P, str], bool]
) -> Ways:
    """Where a unit may go, given how many each maker can still make.

    Ships go to a zone beside their maker if the edition lets them be launched there, all others where they
    are made, as far as there is room.
    """
    board, roster = state.rules.board, state.rules.roster
    found: Ways = {}
    for maker, most in output.items():
        if most <= 0:
            continue
        if kind in roster.sea:
            for zone in board.neighbours[maker]:
                if board.is_sea(zone) and may_launch(state, zone):
                    found.setdefault(zone, {})[maker] = most
        elif (left := min(most, room_in_land(state, kind, maker))) > 0:
            found[maker] = {maker: left}
    return found


def order(
    ways: Callable[[P, str], Ways], why_no_site: Callable[[P, str, str], Refusal] | None = None
) -> Order:
    """The order to place: `ways` says where a kind may go, and `why_no_site` why none may go to a space."""
    return Order(
        lambda state, do: why_not_place(state, do, ways, why_no_site), lambda step, do: place(step, do, ways)
    )


def launched_anywhere(state: Position, zone: str) -> bool:
    """New ships may be placed among enemy ships."""
    return True


def launched_in_calm_zones(state: Position, zone: str) -> bool:
    """New ships may be placed where no enemy is."""
    return not has_enemies(state, zone)


def why_not_place(
    state: P,
    do: Place,
    ways: Callable[[P, str], Ways],
    why_no_site: Callable[[P, str, str], Refusal] | None = None,
) -> Refusal | None:
    """Why the units may not be placed there."""
    if state.phase != PLACE:
        return refuse("wrong_phase", state.rules.book.placement, phase=state.phase)
    if do.space not in state.rules.board.index:
        return refuse("unknown_space", "notation", space=do.space)
    if not do.units:
        return refuse("no_units", "notation")
    step = Stepping(state, [])
    for kind, count in do.units.items():
        refusal = _why_not_kind(step.state, kind, count, do, ways, why_no_site)
        if refusal:
            return refusal
        place(step, Place({kind: count}, do.space, do.via), ways)
    return None


def _why_not_kind(
    state: P,
    kind: str,
    count: int,
    do: Place,
    ways: Callable[[P, str], Ways],
    why_no_site: Callable[[P, str, str], Refusal] | None,
) -> Refusal | None:
    has, rule = state.bought.get(kind, 0), state.rules.book.placement
    if count < 1 or has < count:
        return refuse("not_bought", rule, unit=kind, has=has)
    makers = ways(state, kind).get(do.space)
    if not makers:
        return why_no_site(state, kind, do.space) if why_no_site else refuse("no_port", rule, space=do.space)
    most = makers.get(do.via, 0) if do.via else max(makers.values())
    return refuse("over_capacity", rule, unit=kind, most=most) if most < count else None


def place(step: Stepping[P], do: Place, ways: Callable[[P, str], Ways]) -> None:
    """Put bought units on the board, counted against what makes them."""
    for kind, count in sorted(do.units.items()):
        state = step.state
        makers = ways(state, kind)[do.space]
        maker = do.via or max(makers, key=lambda one: makers[one])
        left = {**state.bought, kind: state.bought[kind] - count}
        state = changed(put(state, do.space, Pile(state.seat, kind, count)), bought=_some(left))
        step.state = _made(state, maker, kind, count)
    units = tuple(f"{count} {kind}" for kind, count in do.units.items())
    step.tell("placed", by=step.state.seat, space=do.space, units=units)


def _made(state: P, maker: str, kind: str, count: int) -> P:
    """The position after so many of a kind were made; installations are built by none."""
    if kind in state.rules.roster.having["installation"]:
        return state
    made = state.turn.made
    return noted(state, made={**made, maker: made.get(maker, 0) + count})


def _some(units: Mapping[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in units.items() if count}


def lose_unplaced(step: Stepping[P]) -> None:
    """Units that find no place are lost."""
    if step.state.bought:
        units = tuple(f"{count} {kind}" for kind, count in step.state.bought.items())
        step.tell("not_placed", by=step.state.seat, units=units)
        step.state = changed(step.state, bought={})
