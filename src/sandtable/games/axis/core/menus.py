"""Lines of menus that every edition has; everything offered passes its judge."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from ....kernel.protocol import Menu, Offer, Refusal
from .actions import Done
from .passage import steps_left
from .pieces import Pile, write_spec
from .placement import Ways
from .position import COMBAT_MOVE, PHASES, P, Position, sharing
from .purse import MOST_BOUGHT
from .shipping import why_not_ashore
from .targets import targets
from .theatre import Theatre
from .touchdown import Sky
from .transport import can_load, can_unload, room_on
from .units import Kind

Goals: TypeAlias = Callable[[Any, Any, str, Pile, Sky | None], dict[int, int]]
"""Where a pile may go: sets of spaces by the number of its pieces that may go there together."""

CASUALTIES = "casualties"
"""The decision who is lost has this name in all editions."""


def table(
    rows: Mapping[str, Callable[[P, str], Iterator[Offer]]],
    why_not_done: Callable[[P, Done], Refusal | None],
    count_owed: Callable[[P], int],
) -> Callable[[P, str, str], Menu]:
    """The menu of a seat that is awaited, from the lines of each decision.

    Phases end with what closes them, once they may be closed; where casualties are chosen, so many are owed.
    """

    def menu(state: P, seat: str, what: str) -> Menu:
        offers = list(rows[what](state, seat))
        if what in PHASES and why_not_done(state, Done()) is None:
            offers.append(Offer("done"))
        return Menu(seat, tuple(offers), count_owed(state) if what == CASUALTIES else 0)

    return menu


def purchases(state: Position, account: str = "", origin: str = "") -> Iterator[Offer]:
    """How many of each kind that is sold can be paid for, from the nation's own account or the one given.

    `origin` is what lines of an account are told apart by.
    """
    money, not_sold = state.ipc[account or state.seat], state.rules.not_sold
    for kind, row in state.kinds(state.seat).items():
        if kind in not_sold:
            continue
        most = min(MOST_BOUGHT, money // row.cost) if row.cost else MOST_BOUGHT
        if most:
            yield Offer("buy", origin, kind, kind, most)


def moves(
    state: Position,
    th: Theatre,
    also: Callable[[Offer, int], Iterator[Offer]] | None = None,
    goals: Goals = targets,
) -> Iterator[Offer]:
    """Moving, boarding and going ashore, space by space.

    `also` says what else the pieces of a line may do at its targets, which it is given as a set of spaces;
    `goals` where a pile may go.
    """
    seat, sky, rules = state.seat, Sky(state, th), state.rules
    board, holds, kinds = rules.board, rules.roster.holds, state.kinds(state.seat)
    for space, piles in state.units.items():
        for pile in piles:
            if pile.nation != seat:
                continue
            unit = write_spec(pile, seat, True, holds)
            for most, mask in goals(state, th, space, pile, sky).items():
                if mask:
                    offer = Offer("move", space, pile.kind, unit, most, board.names_of(mask))
                    yield offer
                    if also:
                        yield from also(offer, mask)
            kind = kinds[pile.kind]
            if kind.load and not pile.used:
                yield from _loads(state, space, pile, kind, unit)
        if board.is_sea(space) and any(ship.cargo for ship in piles):
            yield from _unloads(state, th, space)


def _loads(state: Position, space: str, pile: Pile, kind: Kind, unit: str) -> Iterator[Offer]:
    """Boarding: for each zone as many as the transports there can take of this kind alone."""
    if steps_left(state, pile, kind) <= 0:
        return
    if "noncombat" in kind.traits and state.phase == COMBAT_MOVE:
        return
    board, holds = state.rules.board, state.rules.roster.holds
    by_room: dict[int, list[str]] = {}
    for zone in board.neighbours[space]:
        if not board.is_sea(zone):
            continue
        ours, room = sharing(state, zone), 0
        for ship in state.at(zone):
            if ship.kind in holds and ship.nation in ours and can_load(state, zone, ship):
                room += ship.count * (room_on(state, ship) // kind.load)
        most = min(pile.count, room)
        if most:
            by_room.setdefault(most, []).append(zone)
    for most, zones in by_room.items():
        yield Offer("load", space, pile.kind, unit, most, tuple(zones))


def _unloads(state: Position, th: Theatre, zone: str) -> Iterator[Offer]:
    """Going ashore: for each kind aboard as many as may land on each coast."""
    board, limits = state.rules.board, state.rules.most_in_land
    for kind in _aboard(state, zone):
        by_most: dict[int, list[str]] = {}
        for coast in board.neighbours[zone]:
            if not board.is_sea(coast) and why_not_ashore(state, th, zone, coast, kind, 1) is None:
                most = _aboard(state, zone, coast).get(kind, 0)
                by_most.setdefault(min(most, limits.get(kind, most)), []).append(coast)
        for most, coasts in by_most.items():
            if most:
                yield Offer("unload", zone, kind, kind, most, tuple(coasts))


def _aboard(state: Position, zone: str, coast: str = "") -> dict[str, int]:
    """The kinds that may leave ships in a zone now, for a coast where one is named, and how many."""
    found: dict[str, int] = {}
    for ship in state.at(zone):
        for item in ship.cargo:
            if can_unload(state, zone, ship, item, coast):
                found[item.kind] = found.get(item.kind, 0) + ship.count
    return found


def casualties(there: Mapping[str, int], kinds: Mapping[str, str], owed: int) -> Iterator[Offer]:
    """Pieces that may be lost: by the texts that name them how many, and of which kind each is."""
    for unit, count in there.items():
        yield Offer("lose", kind=kinds[unit], unit=unit, most=min(count, owed))


def placements(state: P, ways: Callable[[P, str], Ways]) -> Iterator[Offer]:
    """Where bought units may stand: for each kind the spaces by how many may go there."""
    for kind, has in state.bought.items():
        by_most: dict[int, list[str]] = {}
        for space, makers in ways(state, kind).items():
            by_most.setdefault(min(has, max(makers.values())), []).append(space)
        for most, spaces in by_most.items():
            yield Offer("place", kind=kind, unit=kind, most=most, targets=tuple(spaces))
