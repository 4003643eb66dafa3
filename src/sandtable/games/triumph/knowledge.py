"""What a faction is certain of: blocks and cards it has seen that nothing has hidden again."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from .blocks import Block, Blocks, side, sorted_blocks
from .frames import Cards, Pair
from .ruleset import SEATS
from .state import State, others

# Blocks


def shown(state: State, area: str, viewers: Iterable[str] = SEATS, seat: str = "") -> State:
    """The state after these factions saw the blocks in an area; of one side only where one is named."""
    eyes = set(viewers)

    def look(block: Block) -> Block:
        if seat and side(block) != seat:
            return block
        new = tuple(s for s in SEATS if (s in eyes or s in block.known) and s != side(block))
        return block if new == block.known else replace(block, known=new)

    blocks = sorted_blocks(map(look, state.at(area)))
    return replace(state, units={**state.units, area: blocks}) if blocks else state


def strangers(blocks: Blocks, mover: Block) -> tuple[Block, Blocks]:
    """A block that leaves, and what it leaves behind, as far as watchers still know them.

    Whoever sees a block leave knows what it was only where all of its nation there were known and alike.
    A block that has moved is known no more.
    """
    mates = [b for b in blocks if b.nation == mover.nation and not b.open]
    if mover.open or not any(b.known for b in (*mates, mover)):
        return replace(mover, known=(), open=False), blocks
    sure = tuple(s for s in SEATS if _is_sure([*mates, mover], s))
    rest = tuple(
        replace(b, known=tuple(s for s in b.known if s in sure))
        if b.nation == mover.nation and not b.open
        else b
        for b in blocks
    )
    return replace(mover, known=()), rest


def _is_sure(blocks: list[Block], seat: str) -> bool:
    first = blocks[0]
    return all(seat in b.known and (b.kind, b.cv) == (first.kind, first.cv) for b in blocks)


def unsure_of_steps(state: State, seat: str) -> State:
    """The state after steps were added somewhere: what could have been raised is known no more."""
    units = {}
    for area, blocks in state.units.items():
        if any(b.known and side(b) == seat for b in blocks):
            blurred = (_blurred(b) if side(b) == seat else b for b in blocks)
            units[area] = sorted_blocks(blurred)
    return replace(state, units={**state.units, **units}) if units else state


def _blurred(block: Block) -> Block:
    return block if block.open or block.escaped else replace(block, known=())


# Cards


def knows(state: State, viewer: str, holder: str) -> Cards:
    return state.known.get(viewer, {}).get(holder, ())


def see_cards(state: State, viewer: str, holder: str, cards: Cards) -> State:
    """The state after a faction saw cards in a rival's hand."""
    sure = tuple(sorted({*knows(state, viewer, holder), *cards}))
    return _with(state, viewer, holder, sure)


def lost_openly(state: State, holder: str, cards: Iterable[str]) -> State:
    """The state after cards left a hand before everybody's eyes."""
    gone = set(cards)
    for viewer in others(holder):
        sure = knows(state, viewer, holder)
        if gone.intersection(sure):
            state = _with(state, viewer, holder, tuple(c for c in sure if c not in gone))
    return state


def lost_unseen(
    state: State, holder: str, witnesses: tuple[str, ...] = (), cards: Iterable[str] = ()
) -> State:
    """The state after cards left a hand face down; only witnesses saw which."""
    for viewer in others(holder):
        if viewer not in witnesses and knows(state, viewer, holder):
            state = _with(state, viewer, holder, ())
    gone = set(cards)
    for viewer in witnesses:
        sure = knows(state, viewer, holder)
        if gone.intersection(sure):
            state = _with(state, viewer, holder, tuple(c for c in sure if c not in gone))
    return state


def _with(state: State, viewer: str, holder: str, cards: Cards) -> State:
    row = {h: c for h, c in state.known.get(viewer, {}).items() if h != holder}
    if cards:
        row[holder] = cards
    known = {v: r for v, r in state.known.items() if v != viewer}
    if row:
        known[viewer] = dict(sorted(row.items()))
    return replace(state, known=dict(sorted(known.items())))


# Vaults


def see_vault(state: State, viewer: str, holder: str) -> State:
    """The state after a faction looked into a rival's vault."""
    row = {**state.peeked.get(viewer, {}), holder: state.vault.get(holder, ())}
    row = {h: p for h, p in sorted(row.items()) if p}
    peeked = {**state.peeked, viewer: row}
    return replace(state, peeked={v: r for v, r in sorted(peeked.items()) if r})


def see_pair(state: State, viewer: str, holder: str, pair: Pair) -> State:
    """The state after a faction was shown a pair that went into a vault."""
    row = dict(state.peeked.get(viewer, {}))
    row[holder] = (*row.get(holder, ()), pair)
    return replace(state, peeked=dict(sorted({**state.peeked, viewer: dict(sorted(row.items()))}.items())))


def pair_opened(state: State, holder: str, pair: Pair) -> State:
    """The state after a pair left a vault for everybody to see."""
    peeked = {}
    for viewer, row in state.peeked.items():
        kept = {h: tuple(p for p in pairs if h != holder or p != pair) for h, pairs in row.items()}
        kept = {h: p for h, p in kept.items() if p}
        if kept:
            peeked[viewer] = kept
    return replace(state, peeked=peeked)
