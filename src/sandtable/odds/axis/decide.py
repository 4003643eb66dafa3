"""Fixed orders carried out in a real game of Classic: the decision that a battle awaits."""

from __future__ import annotations

from msgspec import Struct

from ...games.axis.classic import fire, losses, withdraw
from ...games.axis.classic.actions import ClassicAction, Lose, Press, Retreat, Submerge, Withdraw
from ...games.axis.classic.game import CLASSIC
from ...games.axis.classic.state import State
from ...games.axis.core.pieces import Piles, total
from ...kernel.protocol import Decide, Entry
from ..forces import Order, anything, first_to_go, is_ship, less
from ..model import LEAVE, Orders, Side
from ..orders import order_of
from .reader import battle_at
from .sides import Key, key_of


class Ranks(Struct, frozen=True):
    """A side as it stood when its battle began, and the places of its pieces in its order of casualties."""

    side: Side
    order: Order
    keys: tuple[Key, ...]


def ranks(state: State, orders: Orders) -> tuple[Ranks, Ranks]:
    """Both sides of the battle that is on."""
    on = state.battle
    assert on is not None
    battle = battle_at(state, on.kind, on.space)
    mine, theirs = fire.attackers(state, on), fire.defenders(state, on)
    return (
        Ranks(battle.attackers, order_of(battle.attackers, orders.attacker), _keys(mine)),
        Ranks(battle.defenders, order_of(battle.defenders, orders.defender), _keys(theirs)),
    )


def _keys(piles: Piles) -> tuple[Key, ...]:
    return tuple(dict.fromkeys(key_of(p) for p in piles))


def decision(
    state: State, awaited: Decide, orders: Orders, known: tuple[Ranks, Ranks] | None
) -> Entry[ClassicAction]:
    """What the orders say to the decision awaited."""
    seat = awaited.seats[0]
    if awaited.what == "casualties":
        return Entry(seat, _casualties(state, known))
    if awaited.what == "submarines":
        return Entry(seat, _subs(state, seat, orders))
    return Entry(seat, _retreat(state, orders))


def _casualties(state: State, known: tuple[Ranks, Ranks] | None) -> Lose:
    if state.flak is not None or known is None:
        return _shot_down(state)
    on = state.battle
    assert on is not None
    if on.step == losses.DECK_LOSSES:
        return _without_deck(state)
    exposed = losses.exposed(state)
    mine = on.step in losses.ATTACKERS_LOSE
    rank = known[0] if mine else known[1]
    here = tuple(sum(p.count for p in exposed if key_of(p) == key) for key in rank.keys)
    planes = on.hits if on.kind == "sea" else total(exposed)
    units: dict[str, int] = {}
    for _ in range(losses.count_owed(state)):
        number = first_to_go(rank.side, rank.order, here, anything if planes else is_ship)
        assert number is not None
        planes -= rank.side[number].domain == "air"
        here = less(here, number)
        spec = _spec(state, rank.keys[number])
        units[spec] = units.get(spec, 0) + 1
    return Lose(units)


def _shot_down(state: State) -> Lose:
    """Aircraft hit on their way: the cheapest."""
    kinds = state.kinds(state.seat)
    owed = losses.count_owed(state)
    units: dict[str, int] = {}
    for pile in sorted(losses.exposed(state), key=lambda p: (kinds[p.kind].cost, *losses.least_worth(p))):
        part = min(owed, pile.count)
        if part:
            spec = f"{pile.kind}@{pile.used}/{pile.came}"
            units[spec] = units.get(spec, 0) + part
            owed -= part
    return Lose(units)


def _without_deck(state: State) -> Lose:
    """Fighters that find no deck: those whose pieces came last, as the odds count them."""
    owed = losses.count_owed(state)
    units: dict[str, int] = {}
    for pile in reversed(losses.exposed(state)):
        part = min(owed, pile.count)
        if part:
            units[losses.spec_of(state, pile)] = part
            owed -= part
    return Lose(units)


def _spec(state: State, key: Key) -> str:
    nation, kind, cargo = key
    held = f"({','.join(cargo)})" if kind in state.rules.roster.holds else ""
    return f"{nation}:{kind}{held}"


def _subs(state: State, seat: str, orders: Orders) -> ClassicAction:
    policy = orders.attacker_subs if seat == state.seat else orders.defender_subs
    if policy != LEAVE or not (withdraw.can_submerge(state, seat) or withdraw.sub_zones(state, seat)):
        return Press()
    count = withdraw.count_subs(state, seat)
    if withdraw.can_submerge(state, seat):
        return Submerge(count)
    return Withdraw(count, _way_out(state, seat))


def _way_out(state: State, seat: str) -> str:
    """A zone to withdraw to; defenders go where they bar no attacker's way back, if they can."""
    on = state.battle
    assert on is not None
    return min(withdraw.sub_zones(state, seat), key=lambda zone: zone in on.origins)


def _retreat(state: State, orders: Orders) -> ClassicAction:
    on = state.battle
    assert on is not None
    left = total(fire.attackers(state, on))
    if not (orders.rounds and on.round >= orders.rounds) and left > orders.retreat_at:
        return Press()
    spaces = withdraw.retreat_spaces(state)
    for to in (*spaces, ""):
        if withdraw.why_not_retreat(state, to) is None:
            return Retreat(to)
    return Press()


def checked(state: State, entry: Entry[ClassicAction]) -> State:
    """The state after an entry that must be legal."""
    refusal = CLASSIC.check(state, entry)
    assert refusal is None, f"{entry} refused: {refusal}"
    return CLASSIC.apply(state, entry).state
