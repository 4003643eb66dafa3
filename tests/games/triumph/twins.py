"""Twins: states that differ in what a viewer cannot know, played on side by side with the true one.

`Twins` compares views, what is awaited, menus, reasons of refusals and events of the viewer, entry by entry.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from sandtable.games.triumph.blocks import Block, kinds, most_cv, name_of, sorted_blocks
from sandtable.games.triumph.board import board
from sandtable.games.triumph.data import investment_cards, setup_table, technology_table
from sandtable.games.triumph.decks import deck_of
from sandtable.games.triumph.game import TRIUMPH
from sandtable.games.triumph.pool import left, suits
from sandtable.games.triumph.state import State
from sandtable.games.triumph.view import is_seen
from sandtable.kernel.export import visible
from sandtable.kernel.protocol import Draw, Entry
from tests.games.triumph.triumph_play import SEATS, Moment

KINDS = ("kind", "strength", "hand", "vault", "chits", "pool", "command")


def twin(state: State, viewer: str | None, what: str, rng: Random) -> State:
    """The state with one secret changed; the same state where there is none of the sort."""
    return _CHANGES[what](state, viewer, rng)


def _hidden(state: State, viewer: str | None) -> list[tuple[str, Block]]:
    return [(a, b) for a in sorted(state.units) for b in state.units[a] if not is_seen(b, viewer)]


def _could_stand(kind: str, area: str, block: Block, state: State) -> bool:
    """Whether nothing in sight speaks against a block being of a kind."""
    is_water = board().areas[area].is_water
    if is_water or block.moved or block.group or block.came:
        return kind == block.kind
    if kind == "fortress" and any(b.kind == kind for b in state.at(area)):
        return False
    return suits(kind, area)


def _change(state: State, area: str, old: Block, new: Block) -> State:
    blocks = list(state.units[area])
    blocks.remove(old)
    return replace(state, units={**state.units, area: sorted_blocks([*blocks, new])})


def _other_kind(state: State, viewer: str | None, rng: Random) -> State:
    """A hidden block is of another kind that its nation has left: the pool differs as well."""
    found = _hidden(state, viewer)
    rng.shuffle(found)
    for area, block in found:
        free = [
            kind
            for kind in kinds()
            if kind != block.kind
            and left(state, block.nation, kind) > 0
            and _could_stand(kind, area, block, state)
        ]
        if free:
            return _change(state, area, block, replace(block, kind=rng.choice(free), known=()))
    return state


def _swapped_kinds(state: State, viewer: str | None, rng: Random) -> State:
    """Two hidden blocks of a nation in different areas change places."""
    found = _hidden(state, viewer)
    rng.shuffle(found)
    for area, one in found:
        for place, two in found:
            fits = _could_stand(two.kind, area, one, state) and _could_stand(one.kind, place, two, state)
            if area != place and one.nation == two.nation and one.kind != two.kind and fits:
                state = _change(state, area, one, replace(one, kind=two.kind, known=()))
                return _change(state, place, two, replace(two, kind=one.kind, known=()))
    return state


def _strengths(state: State, viewer: str | None, rng: Random) -> State:
    """A step of one hidden block belongs to another one of the same side."""
    found = _hidden(state, viewer)
    rng.shuffle(found)
    for area, one in found:
        for place, two in found:
            differ = (area, one) != (place, two) and one.nation == two.nation
            if differ and one.cv > 1 and two.cv < most_cv(two.nation):
                state = _change(state, area, one, replace(one, cv=one.cv - 1, known=()))
                return _change(state, place, two, replace(two, cv=two.cv + 1, known=()))
    return state


def _unknown_cards(state: State, viewer: str | None, seat: str) -> list[str]:
    sure = state.known.get(viewer or "", {}).get(seat, ())
    return [card for card in state.hand(seat) if card not in sure]


def _hands(state: State, viewer: str | None, rng: Random) -> State:
    """A card of a rival's hand lies in its deck, and one of the deck in the hand."""
    rivals = [s for s in SEATS if s != viewer and _unknown_cards(state, viewer, s)]
    if not rivals or state.limits or state.command:
        return state
    seat = rng.choice(rivals)
    card = rng.choice(_unknown_cards(state, viewer, seat))
    deck = state.decks[deck_of(card)]
    if not deck:
        return state
    other = rng.choice(deck)
    hand = tuple(sorted((*(c for c in state.hand(seat) if c != card), other)))
    rest = tuple(sorted((*(c for c in deck if c != other), card)))
    return replace(
        state,
        hands={**state.hands, seat: hand},
        decks={**state.decks, deck_of(card): rest},
        known=_mine(state, viewer),
    )


def _mine(state: State, viewer: str | None) -> dict[str, dict[str, tuple[str, ...]]]:
    """What the viewer knows of hands; of what others know nothing is kept, for it need not be so any more."""
    return {viewer: state.known[viewer]} if viewer and viewer in state.known else {}


def _vaults(state: State, viewer: str | None, rng: Random) -> State:
    """A pair in a rival's vault is of another technology, by cards of the deck."""
    for seat in SEATS:
        pairs = [
            p for p in state.vault.get(seat, ()) if p not in state.peeked.get(viewer or "", {}).get(seat, ())
        ]
        if seat == viewer or not pairs:
            continue
        pair, deck = rng.choice(pairs), state.decks["investment"]
        have = {*state.techs.get(seat, {}), *(p.tech for p in state.vault[seat])}
        for tech, row in technology_table().items():
            real = [c for c in deck if tech in investment_cards()[c].techs]
            if (
                tech not in have
                and not row.stage
                and len(real) > 1
                and not technology_table()[pair.tech].stage
            ):
                new = replace(pair, tech=tech, cards=(real[0], real[1]))
                vault = tuple(new if p == pair else p for p in state.vault[seat])
                rest = tuple(sorted((*(c for c in deck if c not in new.cards), *pair.cards)))
                peeked = {viewer: state.peeked[viewer]} if viewer and viewer in state.peeked else {}
                return replace(
                    state,
                    vault={**state.vault, seat: vault},
                    decks={**state.decks, "investment": rest},
                    peeked=peeked,
                )
    return state


def _chits(state: State, viewer: str | None, rng: Random) -> State:
    """A chit of a rival is another one out of the bag."""
    rivals = [s for s in SEATS if s != viewer and state.chits.get(s)]
    if not rivals:
        return state
    seat = rng.choice(rivals)
    bag = Counter({int(v): n for v, n in setup_table().chits.items()})
    bag -= Counter(chit for values in state.chits.values() for chit in values)
    values = list(state.chits[seat])
    gone = values.pop(rng.randrange(len(values)))
    free = [value for value in bag if value != gone]
    if not free:
        return state
    new = tuple(sorted((*values, rng.choice(free)), reverse=True))
    return replace(state, chits={**state.chits, seat: new})


def _commands(state: State, viewer: str | None, rng: Random) -> State:
    """Another card of the same hand lies face down."""
    if state.command is None:
        return state
    rivals = [s for s in state.command.laid if s != viewer and len(state.hand(s)) > 1]
    if not rivals:
        return state
    seat = rng.choice(rivals)
    card = rng.choice([c for c in state.hand(seat) if c != state.command.laid[seat]])
    laid = {**state.command.laid, seat: card}
    return replace(state, command=replace(state.command, laid=laid))


_CHANGES = {
    "kind": _swapped_kinds,
    "strength": _strengths,
    "hand": _hands,
    "vault": _vaults,
    "chits": _chits,
    "pool": _other_kind,
    "command": _commands,
}


class Twins:
    """The true state and its twin, in the eyes of one viewer."""

    def __init__(self, true: State, other: State, viewer: str | None) -> None:
        self.true, self.other, self.viewer = true, other, viewer
        self.game = TRIUMPH

    def must_look_alike(self) -> None:
        game, viewer = self.game, self.viewer
        assert game.view(self.other, viewer) == game.view(self.true, viewer)
        assert _awaited(game, self.other) == _awaited(game, self.true)
        if viewer:
            assert game.options(self.other, viewer) == game.options(self.true, viewer)

    def must_refuse_alike(self, entry: Entry) -> None:  # type: ignore[type-arg]
        """What the viewer tries gets the same answer."""
        if entry.by == self.viewer:
            assert self.game.check(self.other, entry) == self.game.check(self.true, entry)

    def play(self, moments: list[Moment]) -> int:
        """How many entries were compared, until something comes out or is not possible in the twin."""
        for count, moment in enumerate(moments):
            self.must_look_alike()
            if moment.entry.do is not None and self.viewer:
                self.must_refuse_alike(Entry(self.viewer, moment.entry.do))
            if self.game.check(self.other, moment.entry) is not None:
                assert moment.entry.by != self.viewer, moment.entry
                return count
            mine, theirs = self.game.apply(self.true, moment.entry), self.game.apply(self.other, moment.entry)
            self.true, self.other = mine.state, theirs.state
            assert mine.reveals == theirs.reveals
            seen = [[e for e in step.events if visible(e, self.viewer)] for step in (mine, theirs)]
            view = [self.game.view(state, self.viewer) for state in (self.true, self.other)]
            if mine.reveals and (seen[0] != seen[1] or view[0] != view[1]):
                return count
            assert seen[0] == seen[1], moment.entry
            assert view[0] == view[1], moment.entry
        return len(moments)


def _awaited(game: object, state: State) -> object:
    pending = TRIUMPH.pending(state) if game is TRIUMPH else game.pending(state)  # type: ignore[attr-defined]
    return (pending.count, len(pending.remaining), pending.why) if isinstance(pending, Draw) else pending


def secrets_of(state: State, viewer: str | None) -> set[str]:
    """Ids of cards and names of blocks that an export for the viewer must not hold."""
    found = {c for s in SEATS if s != viewer for c in _unknown_cards(state, viewer, s)}
    return found | {name_of(b) for _, b in _hidden(state, viewer)}
