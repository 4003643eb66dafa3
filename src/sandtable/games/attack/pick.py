"""From a menu to an action: a random one for random players, or the one an offer stands for."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from typing import TypeVar

from ...kernel.menus import Wish, is_offered
from ...kernel.protocol import Chosen, Menu, Rng
from ...kernel.protocol import Offer as Choice
from ...tabletop.commit import RECALL, Recall
from .actions import (
    Accept,
    Allow,
    AttackAction,
    Buy,
    Capital,
    Challenge,
    Choose,
    Claim,
    Clock,
    Commit,
    Concede,
    Counter,
    Decline,
    Diplomacy,
    Done,
    End,
    Engage,
    Fight,
    Fly,
    Line,
    Move,
    Offer,
    Pass,
    Place,
    Press,
    Refuse,
    Reinforce,
    Sail,
    Volunteer,
    Withdraw,
)
from .battle import force, room
from .data import card_table, unit_table
from .naval import line_length, usable
from .pieces import Army, Cards
from .state import State
from .trade import ANY, PROMISE, fitting

T = TypeVar("T")

PLAIN: dict[str, AttackAction] = {
    "done": Done(),
    "allow": Allow(),
    "refuse": Refuse(),
    "volunteer": Volunteer(),
    "pass": Pass(),
    "challenge": Challenge(),
    "engage": Engage(),
    "withdraw": Withdraw(),
    "press": Press(),
    RECALL: Recall(),
    "decline": Decline(),
    "hold": Reinforce(),
    "end": End(),
}
"""Actions that are nothing but their verb."""
LAST = ("done", "end", "hold")


def pick(state: State, menu: Menu, rng: Rng) -> AttackAction:
    """An action made from a random line of the menu: a random verb first, so that none drowns the others.

    What ends things is thought over once, so that random games are not all peace.
    """
    verbs = tuple(dict.fromkeys(offer.verb for offer in menu.offers))
    verb = _one(verbs, rng)
    if verb in LAST:
        verb = _one(verbs, rng)
    offer = _one([offer for offer in menu.offers if offer.verb == verb], rng)
    if verb in TOGETHER:
        return TOGETHER[verb](state, menu.seat, rng)
    count = 1 + rng.randrange(offer.most) if offer.most else 0
    target = _one(offer.targets, rng) if offer.targets else ""
    if verb in ("offer", "counter") and offer.kind != PROMISE:
        return _terms(state, menu.seat, made(offer, count, target), rng)
    return made(offer, count, target)


def make(state: State, seat: str, chosen: Sequence[Chosen]) -> AttackAction:
    """The action that choices stand for; forces and lines are put together from several lines."""
    offer, count, target = chosen[0]
    units: dict[str, int] = {}
    for line, number, _ in chosen:
        units[line.unit] = units.get(line.unit, 0) + number
    match offer.verb:
        case "commit":
            return Commit(units)
        case "reinforce":
            return Reinforce(units)
        case "line":
            return Line(tuple(line.unit for line, number, _ in chosen for _ in range(number)))
        case "accept":
            assert state.deal is not None
            return Accept(fitting(state.hand(seat), state.deal.want) or ())
    return made(offer, count, target)


def made(offer: Choice, count: int, target: str) -> AttackAction:
    """The action an offer stands for, with a number and a target."""
    units = {offer.unit: count}
    match offer.verb:
        case "claim":
            return Claim(target)
        case "place":
            return Place(units, target)
        case "capital":
            return Capital(target)
        case "choose":
            return Choose(offer.kind)
        case "move":
            return Move(units, offer.origin, target)
        case "sail":
            return Sail(units, offer.origin, target)
        case "fly":
            return Fly(count)
        case "fight":
            return Fight(target)
        case "diplomacy":
            return Diplomacy(target)
        case "reinforce":
            return Reinforce(units)
        case "commit":
            return Commit(units)
        case "buy":
            return Buy(units)
        case "clock":
            return Clock(offer.kind)
        case "concede":
            return Concede(target)
        case "offer":
            return (
                Offer(target, promise=True)
                if offer.kind == PROMISE
                else Offer(target, *_one_for(offer, count))
            )
        case "counter":
            return Counter(promise=True) if offer.kind == PROMISE else Counter(*_one_for(offer, count))
        case "accept":
            return Accept()
        case "line":
            return Line((offer.unit,) * count)
        case verb:
            return PLAIN[verb]


def offered(menu: Menu, action: AttackAction) -> bool:
    """Whether the menu has the action; raises ValueError for terms of trade that no menu has."""
    if isinstance(action, Accept):
        counts = [line.most for line in menu.offers if line.verb == "accept"]
        return bool(counts) and (not action.cards or len(action.cards) in counts)
    return is_offered(menu, wished(action))


def wished(action: AttackAction) -> Wish:
    """What an action asks of a menu; the reverse of `made`."""
    for verb, plain in PLAIN.items():
        if action == plain:
            return Wish(verb)
    verb = type(action).__name__.lower()
    match action:
        case Claim(region) | Capital(region) | Fight(region) | Diplomacy(region):
            return Wish(verb, target=region)
        case Concede(seat):
            return Wish(verb, target=seat)
        case Choose(kind) | Clock(kind):
            return Wish(verb, kind=kind)
        case Place(units, region):
            return Wish(verb, units, target=region)
        case Move(units, start, target) | Sail(units, start, target):
            return Wish(verb, units, start, target)
        case Commit(units) | Reinforce(units) | Buy(units):
            return Wish(verb, units)
        case Fly(planes):
            return Wish(verb, {"": planes} if planes else None)
        case Line(ships):
            return Wish(verb, Tally(ships))
        case Offer() | Counter():
            return _wished_terms(verb, action)
    return Wish(verb)


def _wished_terms(verb: str, action: Offer | Counter) -> Wish:
    to = action.to if isinstance(action, Offer) else ""
    if action.promise and not (action.give or action.want or action.text):
        return Wish(verb, target=to, kind=PROMISE)
    if len(action.give) == 1 and action.want == {ANY: 1} and not (action.promise or action.text):
        return Wish(verb, {action.give[0]: 1}, target=to)
    raise ValueError(
        "a menu has one card for 1 any, or a promise alone without words; other terms are made by hand"
    )


def _one_for(offer: Choice, count: int) -> tuple[Cards, dict[str, int]]:
    """One card for so many of any."""
    return (offer.unit,), {ANY: count}


def _one(things: Sequence[T], rng: Rng) -> T:
    return things[rng.randrange(len(things))]


def shuffled(things: Sequence[T], rng: Rng) -> list[T]:
    """The things in random order."""
    mixed = list(things)
    for i in range(len(mixed) - 1, 0, -1):
        j = rng.randrange(i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


def _some(army: Army, count: int, rng: Rng) -> dict[str, int]:
    """This many random units of an army."""
    pieces = shuffled([kind for kind, n in army.items() for _ in range(n)], rng)[:count]
    return {kind: pieces.count(kind) for kind in sorted(pieces)}


def _commit(state: State, seat: str, rng: Rng) -> AttackAction:
    assert state.battle is not None
    reserve = force(state.battle, state.battle.side).reserve
    return Commit(_some(reserve, unit_table().battle.first_front, rng))


def _reinforce(state: State, seat: str, rng: Rng) -> AttackAction:
    battle = state.battle
    assert battle is not None
    reserve = force(battle, battle.side).reserve
    most = min(reserve.size, room(battle, battle.side))
    return Reinforce(_some(reserve, 1 + rng.randrange(most), rng))


def random_line(state: State, seat: str, rng: Rng) -> tuple[str, ...]:
    """A random legal line of the side."""
    ships = [kind for kind, n in usable(state, seat).items() for _ in range(n)]
    return tuple(shuffled(ships, rng)[: line_length(state, seat)])


def _line(state: State, seat: str, rng: Rng) -> AttackAction:
    return Line(random_line(state, seat, rng))


def _accept(state: State, seat: str, rng: Rng) -> AttackAction:
    assert state.deal is not None
    cards = fitting(tuple(shuffled(state.hand(seat), rng)), state.deal.want)
    assert cards is not None
    return Accept(cards)


TOGETHER = {"commit": _commit, "reinforce": _reinforce, "line": _line, "accept": _accept}
"""Choices made of several lines of the menu at once."""


def _terms(state: State, seat: str, plain: AttackAction, rng: Rng) -> AttackAction:
    """Other terms than one card for any one: for one of a kind, for nothing, or for a promise."""
    assert isinstance(plain, Offer | Counter)
    kinds = tuple(card_table().kinds)
    want = ({ANY: 1}, {_one(kinds, rng): 1}, {})[rng.randrange(3)]
    promise = bool(rng.randrange(2))
    give = plain.give if want or rng.randrange(2) or not promise else ()
    if isinstance(plain, Offer):
        return Offer(plain.to, give, want, promise=promise)
    return Counter(give, want, promise=promise)
