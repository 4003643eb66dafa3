"""Income, buying and placing new units (ch. XVIII, XIX and XXI)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ...kernel.protocol import Pending, Refusal, refuse
from .actions import AttackAction, Buy, Done, Place
from .data import card_table, setup_table, unit_table
from .frames import Shop
from .pieces import ARMY_KINDS, SHIP_KINDS, Army, Cards, Fleet, army_of
from .state import State, Stepping, army_or_refusal, ask, why_not_own, with_units
from .turn import spend


def in_sets(cards: Iterable[str]) -> Cards:
    """The cards that make sets.

    As many sets as there are cards of the rarest of the four kinds, with the highest cards of each (gap G16).
    """
    table = card_table()
    by_kind: dict[str, list[str]] = {kind: [] for kind, row in table.kinds.items() if row.in_set}
    for card in sorted(cards, key=lambda name: -table.cards[name].value):
        if table.cards[card].kind in by_kind:
            by_kind[table.cards[card].kind].append(card)
    sets = min(len(found) for found in by_kind.values())
    return tuple(card for found in by_kind.values() for card in found[:sets])


def set_value(cards: Iterable[str]) -> int:
    """The printed value of the cards in sets."""
    return sum(card_table().cards[card].value for card in in_sets(cards))


def income(state: State, seat: str) -> int:
    """Production points: ten for each capital in own regions, the cards, and those in sets once more."""
    capitals = sum(1 for region in state.capitals.values() if state.owner.get(region) == seat)
    hand = state.hand(seat)
    value = sum(card_table().cards[card].value for card in hand)
    return capitals * setup_table().capital_income + value + set_value(hand)


def _shop(state: State) -> Shop:
    assert state.shop is not None
    return state.shop


def points_left(state: State) -> int:
    """What the active player can still spend; nothing is ever saved."""
    return max(0, income(state, state.seat) - _shop(state).spent)


def cost(kind: str) -> int:
    table = unit_table()
    return table.army[kind].cost if kind in table.army else table.ships[kind].cost


def pending(state: State) -> Pending:
    """The player buys, then places."""
    return ask((state.seat,), "buy" if _shop(state).step == "buy" else "place_new")


def open_shop(step: Stepping) -> None:
    """Begin production: the income can be spent now or never. Only its owner is told how much it is."""
    spend(step, "produce")
    seat = step.state.seat
    step.state = replace(step.state, shop=Shop())
    step.whisper((seat,), "income", by=seat, points=income(step.state, seat))


def why_not(state: State, seat: str, do: AttackAction) -> Refusal | None:
    """Why the player may not do this in the course of production."""
    step = _shop(state).step
    if step == "buy" and isinstance(do, Buy):
        return _why_not_buy(state, do)
    if step == "buy" and isinstance(do, Done):
        return None
    if step == "place" and isinstance(do, Place):
        return _why_not_place(state, seat, do)
    return refuse("not_now", "21.produce", phase="buy" if step == "buy" else "place_new")


def _why_not_buy(state: State, do: Buy) -> Refusal | None:
    for kind, count in do.units.items():
        if kind not in ARMY_KINDS and kind not in SHIP_KINDS:
            return refuse("unknown_unit", "21.costs", unit=kind)
        if count < 1:
            return refuse("bad_count", "21.costs", unit=kind, count=count)
    if not do.units:
        return refuse("no_units", "21.produce")
    price = sum(count * cost(kind) for kind, count in do.units.items())
    if price > points_left(state):
        return refuse("too_expensive", "21.produce", cost=price, has=points_left(state))
    return None


def _why_not_place(state: State, seat: str, do: Place) -> Refusal | None:
    army = army_or_refusal(do.units)
    if isinstance(army, Refusal):
        return army
    if not army.size:
        return refuse("no_units", "21.place")
    if not _shop(state).army.covers(army):
        return refuse("not_bought", "21.place", has=_shop(state).army.kinds())
    return why_not_own(state, seat, do.region)


def act(step: Stepping, seat: str, do: AttackAction) -> None:
    """Carry out a purchase, its end, or a placement."""
    if isinstance(do, Buy):
        _buy(step, do.units)
    elif isinstance(do, Place):
        _place(step, army_of(do.units), do.region)
    else:
        _close(step)


def _buy(step: Stepping, units: dict[str, int]) -> None:
    shop = _shop(step.state)
    army = army_of({kind: count for kind, count in units.items() if kind in ARMY_KINDS})
    ships = Fleet(**{kind: count for kind, count in units.items() if kind in SHIP_KINDS})
    spent = shop.spent + sum(count * cost(kind) for kind, count in units.items())
    shop = replace(shop, spent=spent, army=shop.army + army, ships=shop.ships + ships)
    step.state = replace(step.state, shop=shop)
    step.tell("bought", by=step.state.seat, units=tuple(f"{n} {kind}" for kind, n in units.items()))


def _close(step: Stepping) -> None:
    """Everything is bought: ships go to their owner's others, army units are placed next."""
    state, shop, seat = step.state, _shop(step.state), step.state.seat
    step.tell("production", by=seat, spent=shop.spent)
    step.whisper((seat,), "points_lost", by=seat, points=points_left(state))
    ships = {**state.ships, seat: state.fleet(seat) + shop.ships}
    after = replace(shop, step="place", ships=Fleet()) if shop.army.size else None
    step.state = replace(state, ships=ships, shop=after)


def _place(step: Stepping, army: Army, region: str) -> None:
    state, shop = step.state, _shop(step.state)
    state = with_units(state, region, state.at(region) + army)
    left = shop.army - army
    step.state = replace(state, shop=replace(shop, army=left) if left.size else None)
    step.tell("placed", by=state.seat, space=region, units=army.words)
