"""What the tests of Triumph & Tragedy share: positions from case lines, random play, totals of pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from sandtable.games.triumph.actions import TriumphAction
from sandtable.games.triumph.data import setup_table, unit_table
from sandtable.games.triumph.decks import all_cards
from sandtable.games.triumph.game import TRIUMPH
from sandtable.games.triumph.state import State, count_blocks
from sandtable.kernel import registry
from sandtable.kernel.protocol import CHANCE, Draw, Entry, Over, Pending, Roll, Scalar, Setup, Step

registry.register(TRIUMPH)

SEATS = ("west", "axis", "ussr")


class Moment(NamedTuple):
    """A state, what it awaited, the entry that was made and what came of it."""

    state: State
    pending: Pending
    entry: Entry[TriumphAction]
    step: Step[State, TriumphAction]


def started(ruleset: str = "aid", **options: Scalar) -> State:
    """A game before its first block."""
    return TRIUMPH.start(Setup("triumph", ruleset, options=options))


def at(*lines: str, **options: Scalar) -> State:
    """The position that arranging lines set up."""
    state = started("aid", **options)
    for line in lines:
        state = TRIUMPH.arrange(state, line)
    return state


def entry_of(state: State, order: str) -> Entry[TriumphAction]:
    """The entry of a line: `dice 1 6`, `cards A01`, `west: pass`, or an order of who is awaited."""
    verb, _, rest = order.partition(" ")
    if verb == "dice":
        return Entry(CHANCE, dice=tuple(map(int, rest.split())))
    if verb == "cards":
        return Entry(CHANCE, cards=tuple(rest.split()))
    seat, colon, text = order.partition(": ")
    pending = TRIUMPH.pending(state)
    if not (colon and seat in SEATS):
        seat, text = getattr(pending, "seats", ("west",))[0], order
    return Entry(seat, TRIUMPH.parse(state, seat, text))


def do(state: State, *orders: str) -> State:
    """The state after orders, which must all be allowed."""
    for order in orders:
        entry = entry_of(state, order)
        refusal = TRIUMPH.check(state, entry)
        assert refusal is None, f"{order}: {refusal}"
        state = TRIUMPH.apply(state, entry).state
    return state


def random_entry(state: State, pending: Pending, rng: Random) -> Entry[TriumphAction]:
    """Some entry that may be made."""
    if isinstance(pending, Roll):
        return Entry(CHANCE, dice=tuple(rng.randint(1, pending.sides) for _ in range(pending.count)))
    if isinstance(pending, Draw):
        return Entry(CHANCE, cards=tuple(rng.sample(pending.remaining, pending.count)))
    assert not isinstance(pending, Over)
    seat = rng.choice(pending.seats)
    return Entry(seat, TRIUMPH.pick(state, TRIUMPH.options(state, seat), rng))


def random_game(seed: int, ruleset: str = "aid", years: int = 10, /, **options: Scalar) -> Iterator[Moment]:
    """A random game, moment by moment, to its end or through so many years."""
    rng, state = Random(seed), started(ruleset, **options)
    while state.round <= years and not isinstance(pending := TRIUMPH.pending(state), Over):
        entry = random_entry(state, pending, rng)
        step = TRIUMPH.apply(state, entry)
        yield Moment(state, pending, entry, step)
        state = step.state


def cards_in(state: State) -> Counter[str]:
    """All cards, wherever they are."""
    found: Counter[str] = Counter()
    for places in (state.hands, state.decks, state.discards):
        for cards in places.values():
            found.update(cards)
    for pairs in state.vault.values():
        found.update(card for pair in pairs for card in pair.cards)
    for techs in state.techs.values():
        found.update(techs.values())
    for laid in state.laid.values():
        found.update(card for card, _ in laid)
    if state.season:
        found.update(card for _, card in state.season.turns)
    if state.turn:
        found[state.turn.card] += 1
    if state.plot:
        found[state.plot.card] += 1
    return found


def must_balance(state: State) -> None:
    """No block, card or chit is lost, doubled or beyond what there is."""
    assert cards_in(state) == Counter(all_cards().keys())
    for (nation, kind), count in count_blocks(state).items():
        if nation != "neutral":
            assert count <= unit_table().nations[nation].pool[kind], (nation, kind)
    chits = Counter(str(chit) for values in state.chits.values() for chit in values)
    assert not chits - Counter(dict(setup_table().chits))
    for area, blocks in state.units.items():
        assert blocks, area
        assert all(block.cv >= 1 for block in blocks)
        assert sum(block.kind == "fortress" for block in blocks) <= 1, area
