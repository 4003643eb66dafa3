"""Fixed orders carried out in a real game of any edition: the decision that a battle awaits."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ...games.axis.core.actions import Lose, Press, Retreat
from ...games.axis.core.pieces import Piles, total
from ...kernel.protocol import Action, Decide, Entry
from ..forces import Order, anything, first_to_go, is_ship, less
from ..hulls import unfolded
from ..model import LEAVE, Orders, Side
from ..orders import order_of
from .edition import Combat
from .position import Position
from .sides import Key, key_of

CASUALTIES, SUBMARINES = "casualties", ("submarines", "dive")
"""What a battle may await; else it is the retreat, or what only an edition has."""


class Ranks(Struct, frozen=True):
    """A side as it stood when its battle began, and the places of its pieces in its order of casualties."""

    side: Side
    order: Order
    keys: tuple[Key, ...]


def ranks(edition: Combat, state: Position, orders: Orders) -> tuple[Ranks, Ranks]:
    """Both sides of the battle that is on."""
    on = state.battle
    assert on is not None
    battle = unfolded(edition.battle_at(state, on.kind, on.space, ""))
    mine, theirs = edition.attackers(state, on), edition.defenders(state, on)
    return (
        Ranks(battle.attackers, order_of(battle.attackers, orders.attacker), _keys(edition, mine)),
        Ranks(battle.defenders, order_of(battle.defenders, orders.defender), _keys(edition, theirs)),
    )


def _keys(edition: Combat, piles: Piles) -> tuple[Key, ...]:
    return tuple(dict.fromkeys(key_of(p, edition.tag) for p in piles))


def decision(
    edition: Combat, state: Position, awaited: Decide, orders: Orders, known: tuple[Ranks, Ranks] | None
) -> Entry[Any]:
    """What the orders say to the decision awaited."""
    seat = awaited.seats[0]
    if awaited.what == CASUALTIES:
        return Entry(seat, Lose(_casualties(edition, state, known)))
    if awaited.what in edition.others:
        return Entry(seat, edition.others[awaited.what](state, seat))
    if awaited.what in SUBMARINES:
        return Entry(seat, _dive(edition, state, seat, orders))
    return Entry(seat, _retreat(edition, state, orders))


def _casualties(edition: Combat, state: Position, known: tuple[Ranks, Ranks] | None) -> dict[str, int]:
    fixed = edition.fixed_losses(state)
    if fixed is not None:
        return fixed
    on = state.battle
    assert on is not None
    assert known is not None
    rank = known[0] if on.step in edition.steps.attackers_lose else known[1]
    chosen = edition.casualties(state, rank)
    if chosen is not None:
        return chosen
    exposed = edition.exposed(state)
    here = tuple(sum(p.count for p in exposed if key_of(p) == key) for key in rank.keys)
    planes = edition.count_air(state)
    units: dict[str, int] = {}
    for _ in range(edition.count_owed(state)):
        number = first_to_go(rank.side, rank.order, here, anything if planes else is_ship)
        assert number is not None
        planes -= rank.side[number].domain == "air"
        here = less(here, number)
        spec = _spec(state, rank.keys[number])
        units[spec] = units.get(spec, 0) + 1
    return units


def _spec(state: Position, key: Key) -> str:
    nation, kind, cargo, _ = key
    held = f"({','.join(cargo)})" if kind in state.rules.roster.holds else ""
    return f"{nation}:{kind}{held}"


def _dive(edition: Combat, state: Position, seat: str, orders: Orders) -> Action:
    """What can leave by itself does, where the orders say so and there is a way out."""
    policy = orders.attacker_subs if seat == state.seat else orders.defender_subs
    return (edition.leave(state, seat) if policy == LEAVE else None) or Press()


def _retreat(edition: Combat, state: Position, orders: Orders) -> Action:
    on = state.battle
    assert on is not None
    left = total(edition.attackers(state, on))
    fought = on.round - (on.step in edition.steps.musters)
    if not (orders.rounds and fought >= orders.rounds) and left > orders.retreat_at:
        return Press()
    for to in edition.retreats(state):
        return Retreat(to)
    return Press()
