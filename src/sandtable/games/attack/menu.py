"""What a player may do now, factored for buttons and search; everything offered passes `check`.

A menu is made from what its player may know: hands of others count only by their size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...kernel.protocol import TABLE, Menu, Offer
from .actions import Counter
from .battle import force, room
from .data import card_table, unit_table
from .diplomacy import why_not_diplomacy
from .economy import cost, points_left
from .ends import CLOCK, why_not_clock
from .movement import count_free, movable
from .naval import line_length, usable, why_not_challenge
from .pieces import ARMY_KINDS, SHIP_KINDS, Army
from .reach import targets
from .setup import claimable
from .state import State, others, owned
from .trade import ANY, PROMISE, fitting, is_talked_out, why_not, why_not_trade
from .turn import STEPWISE, why_not_action, why_not_choose


def menu(state: State, seat: str, what: str) -> Menu:
    """The menu of a player who is awaited for the decision `what`."""
    return Menu(seat, tuple(MENUS[what](state, seat)), OWED[what](state, seat) if what in OWED else 0)


def table_menu(state: State) -> Menu:
    """What can be said for all: what the agreed clock has not said yet, and that a player gives up."""
    said = tuple(Offer("clock", kind=what) for what in CLOCK if why_not_clock(state, what) is None)
    return Menu(TABLE, (*said, Offer("concede", targets=state.alive)))


def _verbs(*verbs: str) -> Callable[[State, str], Iterator[Offer]]:
    return lambda state, seat: (Offer(verb) for verb in verbs)


def _claim(state: State, seat: str) -> Iterator[Offer]:
    yield Offer("claim", targets=claimable(state, seat))


def _setup_place(state: State, seat: str) -> Iterator[Offer]:
    assert state.opening is not None
    return _placements(state, seat, state.opening.stock[seat], state.opening.left)


def _place_new(state: State, seat: str) -> Iterator[Offer]:
    assert state.shop is not None
    return _placements(state, seat, state.shop.army, state.shop.army.size)


def _placements(state: State, seat: str, army: Army, most: int) -> Iterator[Offer]:
    regions = owned(state, seat)
    return (Offer("place", kind=k, unit=k, most=min(n, most), targets=regions) for k, n in army.items())


def _capital(state: State, seat: str) -> Iterator[Offer]:
    yield Offer("capital", targets=owned(state, seat))


def _action(state: State, seat: str) -> Iterator[Offer]:
    for action in STEPWISE:
        if why_not_choose(state, action) is None:
            yield Offer("choose", kind=action)
    if why_not_challenge(state, seat) is None:
        yield Offer("challenge")
    if why_not_action(state, "diplomacy") is None:
        neutral = tuple(r for r in state.rules.board.regions if why_not_diplomacy(state, r) is None)
        if neutral:
            yield Offer("diplomacy", targets=neutral)
    if why_not_trade(state) is None and not is_talked_out(state):
        yield from _offers(state, seat)
    yield Offer("end")


def _offers(state: State, seat: str) -> Iterator[Offer]:
    """For each own card: give it for one card of a partner's; or a promise alone. Others are made by hand."""
    partners = tuple(s for s in others(state, seat) if state.hand(s))
    if partners:
        for card in dict.fromkeys(state.hand(seat)):
            kind = card_table().cards[card].kind
            yield Offer("offer", kind=kind, unit=card, most=1, targets=partners)
    yield Offer("offer", kind=PROMISE, targets=others(state, seat))


def _marching(state: State, seat: str) -> Iterator[Offer]:
    assert state.march is not None
    for start in owned(state, seat):
        free = count_free(state, start)
        if free > 0:
            for kind, count in movable(state, start).items():
                for verb in ("move", "sail"):
                    goals = targets(state, seat, state.march.kind, verb, start, kind)
                    if goals:
                        yield Offer(verb, start, kind, kind, min(count, free), goals)
    yield Offer("done")


def _planes(state: State, seat: str) -> Iterator[Offer]:
    assert state.march is not None
    yield Offer("fly", kind="plane", most=state.march.refused[0].army.plane)
    yield Offer("fly", kind="plane")


def _battle_order(state: State, seat: str) -> Iterator[Offer]:
    assert state.march is not None
    yield Offer("fight", targets=tuple(state.march.attacks))


def _commit(state: State, seat: str) -> Iterator[Offer]:
    """What may be among the four; together they must be four."""
    assert state.battle is not None
    most = unit_table().battle.first_front
    for kind, count in force(state.battle, state.battle.side).reserve.items():
        yield Offer("commit", kind=kind, unit=kind, most=min(count, most))


def _reinforce(state: State, seat: str) -> Iterator[Offer]:
    """What may come forward; together no more than there is room for."""
    battle = state.battle
    assert battle is not None
    mine = force(battle, battle.side)
    for kind, count in mine.reserve.items():
        yield Offer("reinforce", kind=kind, unit=kind, most=min(count, room(battle, battle.side)))
    if mine.front.size:
        yield Offer("hold")


def _line(state: State, seat: str) -> Iterator[Offer]:
    """Ships that may be laid, in any order; how many is in the view."""
    for kind, count in usable(state, seat).items():
        yield Offer("line", kind=kind, unit=kind, most=count)


def _answer(state: State, seat: str) -> Iterator[Offer]:
    deal = state.deal
    assert deal is not None
    if fitting(state.hand(seat), deal.want) is not None:
        yield Offer("accept", most=sum(deal.want.values()))
    yield Offer("decline")
    for card in dict.fromkeys(state.hand(seat)):
        if why_not(state, seat, Counter((card,), {ANY: 1})) is None:
            yield Offer("counter", kind=card_table().cards[card].kind, unit=card, most=1)
    if why_not(state, seat, Counter(promise=True)) is None:
        yield Offer("counter", kind=PROMISE)


def _buy(state: State, seat: str) -> Iterator[Offer]:
    points = points_left(state)
    for kind in (*ARMY_KINDS, *SHIP_KINDS):
        if points >= cost(kind):
            yield Offer("buy", kind=kind, unit=kind, most=points // cost(kind))
    yield Offer("done")


def _commit_size(state: State, seat: str) -> int:
    assert state.battle is not None
    return min(unit_table().battle.first_front, force(state.battle, state.battle.side).reserve.size)


OWED: dict[str, Callable[[State, str], int]] = {"commit": _commit_size, "naval_line": line_length}
"""How many must be chosen together, where one action is made of several lines."""


MENUS: dict[str, Callable[[State, str], Iterator[Offer]]] = {
    "setup_claim": _claim,
    "setup_place": _setup_place,
    "setup_capital": _capital,
    "action": _action,
    "move": _marching,
    "blitzkrieg": _marching,
    "strategic": _marching,
    "leave": _verbs("allow", "refuse"),
    "planes": _planes,
    "battle_order": _battle_order,
    "command": _verbs("volunteer", "pass"),
    "commit": _commit,
    "reinforce": _reinforce,
    "naval_answer": _verbs("engage", "withdraw"),
    "naval_line": _line,
    "naval_stay": _verbs("press", "withdraw"),
    "trade_answer": _answer,
    "allow_trade": _verbs("allow", "refuse"),
    "buy": _buy,
    "place_new": _place_new,
}
