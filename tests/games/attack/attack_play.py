"""What the tests of Attack! share: positions from case lines, random play, totals of pieces and cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from sandtable.games.attack.actions import AttackAction
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.pieces import Army
from sandtable.games.attack.state import State
from sandtable.kernel import registry
from sandtable.kernel.protocol import CHANCE, Draw, Entry, Event, Over, Pending, Roll, Scalar, Setup, Step

registry.register(ATTACK)

COLOURS = ("gray", "tan", "brown", "green", "blue", "red")


class Moment(NamedTuple):
    """A state, what it awaited, the entry that was made and what came of it."""

    state: State
    pending: Pending
    entry: Entry[AttackAction]
    step: Step[State, AttackAction]


def started(people: int = 4, **options: Scalar) -> State:
    """A game before its first card."""
    return ATTACK.start(Setup("attack", "base", seats=COLOURS[:people], options=options))


def at(*lines: str, **options: Scalar) -> State:
    """The position that arranging lines set up, with four players."""
    state = started(4, **options)
    for line in lines:
        state = ATTACK.arrange(state, line)
    return state


def do(state: State, *orders: str) -> State:
    """The state after orders, dice (`dice 1 6`) and cards (`cards oil_01`), all of which must be allowed."""
    for order in orders:
        state = ATTACK.apply(state, entry_of(state, order)).state
    return state


def entry_of(state: State, order: str) -> Entry[AttackAction]:
    """The entry of a line: `dice 1 6`, `cards oil_01`, `blue: volunteer`, or an order of who is awaited."""
    verb, _, rest = order.partition(" ")
    entry: Entry[AttackAction]
    if verb == "dice":
        entry = Entry(CHANCE, dice=tuple(map(int, rest.split())))
    elif verb == "cards":
        entry = Entry(CHANCE, cards=tuple(rest.split()))
    else:
        seat, colon, text = order.partition(": ")
        named = colon and " " not in seat
        by = seat if named else awaited(state)[0]
        entry = Entry(by, ATTACK.parse(state, by, text if named else order))
    refusal = ATTACK.check(state, entry)
    assert refusal is None, f"{order}: {refusal}"
    return entry


def awaited(state: State) -> tuple[str, ...]:
    """The seats that must decide."""
    pending = ATTACK.pending(state)
    return getattr(pending, "seats", ())


def thrown(owed: Roll | Draw, rng: Random) -> Entry[AttackAction]:
    """Random dice or cards for what is owed."""
    if isinstance(owed, Roll):
        return Entry(CHANCE, dice=tuple(rng.randint(1, owed.sides) for _ in range(owed.count)))
    return Entry(CHANCE, cards=tuple(rng.sample(owed.remaining, owed.count)))


def random_entry(state: State, pending: Pending, rng: Random) -> Entry[AttackAction]:
    """What chance or one of those awaited might do."""
    if isinstance(pending, Roll | Draw):
        return thrown(pending, rng)
    assert not isinstance(pending, Over)
    seat = rng.choice(pending.seats)
    return Entry(seat, ATTACK.pick(state, ATTACK.options(state, seat), rng))


def random_game(state: State, rng: Random, most: int = 20_000) -> Iterator[Moment]:
    """The moments of a random game up to its end."""
    for _ in range(most):
        pending = ATTACK.pending(state)
        if isinstance(pending, Over):
            return
        entry = random_entry(state, pending, rng)
        refusal = ATTACK.check(state, entry)
        assert refusal is None, f"offered and refused: {entry}: {refusal}"
        step = ATTACK.apply(state, entry)
        yield Moment(state, pending, entry, step)
        state = step.state
    raise AssertionError("the game does not come to an end")


def seen(events: tuple[Event, ...], seat: str | None) -> tuple[Event, ...]:
    """The events a seat may watch."""
    return tuple(e for e in events if e.seen_by is None or seat in e.seen_by)


def army_total(state: State) -> Army:
    """All army units of players, wherever they are; neutral troops do not count."""
    total = sum(state.units.values(), Army())
    if state.opening:
        total = sum(state.opening.stock.values(), total)
    if state.march:
        total = sum(state.march.attacks.values(), total)
        total = sum((v.army for v in (*state.march.afloat, *state.march.refused)), total)
    if state.battle:
        total += state.battle.attack.all
    return total + state.shop.army if state.shop else total
