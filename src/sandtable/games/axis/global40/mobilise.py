"""Phase 5 (ch. 20): bought units go to factories of the purse that paid, facilities to suitable land.

What a factory can make is shared by all that is placed in its territory and in the zones beside it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel.protocol import Offer, Refusal, refuse
from ..core import menus, placement
from ..core.actions import Place
from ..core.facilities import facilities
from ..core.placement import Ways
from ..core.purse import MOST_BOUGHT, paid, price
from . import china
from .factories import TOGETHER, output_left, working_factories
from .landing import count_unsaved
from .purchase import why_not_suited
from .purses import is_open, paid_for, purse_at, without
from .state import State, Stepping

# Where units may go


def ways_to_place(state: State, kind: str, only: str = "") -> Ways:
    """For each space where a bought unit may go: what could make it there, and how many.

    Names of several factories, joined, stand for any of them. With `only`, nothing is said of other spaces.
    """
    if china.is_china(state, state.seat):
        return {space: {space: MOST_BOUGHT} for space in china.sites(state)}
    found: Ways = {}
    for purse in state.rules.purses[state.seat]:
        has = paid_for(state, purse).get(kind, 0)
        if has:
            for space, makers in _ways_of(state, kind, purse, only).items():
                found.setdefault(space, {}).update({name: min(has, most) for name, most in makers.items()})
    return found


def _ways_of(state: State, kind: str, purse: str, only: str) -> Ways:
    if kind in state.rules.facilities:
        return {space: {space: 1} for space in _sites(state, kind, purse, only)}
    factories, roster = working_factories(state, purse), state.rules.roster
    found: Ways = {}
    if kind not in roster.sea:
        makers = (f for f in factories if only in ("", f))
        found = {f: {f: left} for f in makers if (left := output_left(state, frozenset({f}))) > 0}
    if kind in roster.sea or kind in roster.deck_load:
        zones = dict.fromkeys(zone for factory in factories for zone in state.rules.coasts[factory])
        for zone in zones if not only else zones.keys() & {only}:
            room = deck_room(state, zone) if kind in roster.deck_load else MOST_BOUGHT
            ways = _makers(state, tuple(f for f in factories if zone in state.rules.coasts[f]), room)
            if ways:
                found[zone] = ways
    return found


def _makers(state: State, factories: tuple[str, ...], room: int) -> dict[str, int]:
    """What these factories can make for a zone: any of them together first, then each named alone."""
    single = {f: min(room, output_left(state, frozenset({f}))) for f in factories}
    found = {f: left for f, left in single.items() if left > 0}
    if len(found) < 2:
        return found
    together = min(room, output_left(state, frozenset(found)))
    return {TOGETHER.join(found): together, **found} if together > 0 else {}


def deck_room(state: State, zone: str) -> int:
    """Room on undamaged carriers of the moving nation in a zone, less what is aboard (line 1089)."""
    roster, room, guests = state.rules.roster, 0, 0
    for p in state.at(zone):
        if p.kind in roster.decks and p.nation == state.seat and not p.damage:
            room += p.count * roster.decks[p.kind]
        elif p.kind in roster.deck_load and p.nation in state.relations.friends[state.seat]:
            guests += p.count * roster.deck_load[p.kind]
    others = sum(
        p.count * roster.decks[p.kind]
        for p in state.at(zone)
        if p.kind in roster.decks
        and p.nation != state.seat
        and p.nation in state.relations.friends[state.seat]
    )
    return max(0, room - max(0, guests - others))


def _sites(state: State, kind: str, purse: str, only: str) -> tuple[str, ...]:
    """Land where a purse may have a facility built."""
    owners = {only: state.owner[only]} if only else state.owner
    return tuple(
        space
        for space, owner in owners.items()
        if owner == state.seat
        and purse_at(state.rules, state.seat, space) == purse
        and why_not_built(state, kind, space) is None
    )


def why_not_built(state: State, kind: str, space: str) -> Refusal | None:
    """Why the moving nation may not build a facility in a territory."""
    rows = state.rules.facilities
    if state.owner[space] != state.seat or state.turn.held.get(space) != state.seat:
        return refuse("not_yours_since_turn_began", "20.facilities", space=space)
    if not is_open(state, purse_at(state.rules, state.seat, space)):
        return refuse("purse_closed", "18.capitals", purse=purse_at(state.rules, state.seat, space))
    if any(rows[p.kind].group == rows[kind].group for p in facilities(state, space)):
        return refuse("one_of_each_kind", "20.facilities", unit=kind, space=space)
    return why_not_suited(state, kind, space)


# Placing


def why_not_place(state: State, do: Place) -> Refusal | None:
    """Why the units may not be placed there."""
    # Carriers before the aircraft that may be placed on them.
    ordered = Place(dict(sorted(do.units.items())), do.space, do.via)
    return placement.why_not_place(state, ordered, ways_to_place, why_no_site) or _why_not_launch(state, do)


def why_no_site(state: State, kind: str, space: str) -> Refusal:
    """Why a unit that was bought cannot go to a space at all."""
    rules, roster = state.rules, state.rules.roster
    afloat = rules.board.is_sea(space)
    if china.is_china(state, state.seat):
        return refuse("not_chinese_land", "5.mobilise", space=space)
    if kind in rules.facilities:
        if afloat:
            return refuse("wrong_terrain", "20.facilities", unit=kind, space=space)
        return why_not_built(state, kind, space) or _other_purse(state, space)
    if (kind in roster.sea) != afloat and not (afloat and kind in roster.deck_load):
        return refuse("wrong_terrain", "20.mobilise", unit=kind, space=space)
    near = [f for f in rules.shores[space] if f in state.turn.factories] if afloat else [space]
    mine = [f for f in near if f in state.turn.factories and state.owner[f] == state.seat]
    if not mine:
        return refuse("no_factory_since_turn_began", "20.mobilise", space=space)
    payers = [p for p in rules.purses[state.seat] if paid_for(state, p).get(kind)]
    mine = [f for f in mine if purse_at(rules, state.seat, f) in payers]
    if not mine:
        return _other_purse(state, near[0])
    if not is_open(state, purse_at(rules, state.seat, mine[0])):
        return refuse("purse_closed", "18.capitals", purse=purse_at(rules, state.seat, mine[0]))
    if afloat and kind in roster.deck_load and deck_room(state, space) == 0:
        return refuse("no_room_on_carrier", "20.mobilise", space=space, room=0)
    return refuse("over_capacity", "20.mobilise", space=mine[0])


def _other_purse(state: State, space: str) -> Refusal:
    return refuse("wrong_purse", "6.mobilise", space=space, purse=purse_at(state.rules, state.seat, space))


def _why_not_launch(state: State, do: Place) -> Refusal | None:
    """Why carriers may not be placed there: aircraft elsewhere count on them (A52)."""
    carriers = {kind: count for kind, count in do.units.items() if kind in state.rules.roster.decks}
    if not carriers:
        return None
    step = Stepping(state, [])
    place(step, Place(carriers, do.space, do.via))
    if count_unsaved(step.state) <= count_unsaved(state):
        return None
    return refuse("carrier_awaited", "16.landing", space=do.space)


def place(step: Stepping, do: Place) -> None:
    """Put bought units on the board, counted against what makes them and against the purse that paid."""
    for kind, count in sorted(do.units.items()):
        _place_kind(step, kind, count, do)


def _place_kind(step: Stepping, kind: str, count: int, do: Place) -> None:
    rules, seat = step.state.rules, step.state.seat
    makers = ways_to_place(step.state, kind, do.space)[do.space]
    maker = do.via or max(makers, key=lambda one: makers[one])
    placement.place(step, Place({kind: count}, do.space, maker), lambda _state, _kind: {do.space: makers})
    purse = purse_at(rules, seat, maker.split(TOGETHER)[0])
    step.state = replace(step.state, apart=without(step.state.apart, purse, kind, count))


def can_place_anything(state: State) -> bool:
    """Whether some of what was bought finds a place."""
    return any(ways_to_place(state, kind) for kind in state.bought)


def why_not_close(state: State) -> Refusal | None:
    """Why phase 5 cannot be closed: what can be placed must be (A83)."""
    return refuse("units_to_place", "20.mobilise") if can_place_anything(state) else None


def refund(step: Stepping) -> None:
    """Units that find no place go back into the box, and their price to the purse that paid (line 1095)."""
    state = step.state
    if not state.bought:
        return
    kinds = state.kinds(state.seat)
    for purse in state.rules.purses[state.seat]:
        units = paid_for(state, purse)
        if units:
            ipc = price(kinds, units)
            step.state = paid(step.state, purse, -ipc)
            step.tell("refunded", by=state.seat, purse=purse, ipc=ipc, units=_texts(units))
    step.state = replace(step.state, bought={}, apart={})


def _texts(units: dict[str, int]) -> tuple[str, ...]:
    return tuple(f"{count} {kind}" for kind, count in units.items())


def offers(state: State, seat: str) -> Iterator[Offer]:
    """Where bought units may stand; of carriers that aircraft count on only so many elsewhere."""
    for line in menus.placements(state, ways_to_place):
        if line.kind in state.rules.roster.decks:
            yield from _unawaited(state, line)
        else:
            yield line


def _unawaited(state: State, line: Offer) -> Iterator[Offer]:
    by_most: dict[int, list[str]] = {}
    for space in line.targets:
        counts = range(line.most, 0, -1)
        most = next((n for n in counts if not _why_not_launch(state, Place({line.unit: n}, space))), 0)
        by_most.setdefault(most, []).append(space)
    for most, spaces in by_most.items():
        if most:
            yield replace(line, most=most, targets=tuple(spaces))
