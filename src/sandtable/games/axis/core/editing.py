"""Positions arranged by hand: pieces of a space from a line of text, and whether they can stand there."""

from __future__ import annotations

from .notation import example_stack, find_space, read_stacks
from .pieces import Pile, Piles, add, pile_of, read_spec
from .position import Position


def read_placed(state: Position, text: str) -> tuple[str, Piles]:
    """A space and its pieces from `space nation: 3 kind | nation: 1 kind(kind)`; `none` for nothing."""
    rules = state.rules
    name, _, rest = text.strip().partition(" ")
    space = find_space(rules.board, name)
    if rest.strip() == "none":
        return space, ()
    if not rest.strip():
        raise ValueError(f"name the units, like {example_stack(rules.order, rules.roster)!r}, or none")
    piles: Piles = ()
    for nation, units in read_stacks(rest, rules.order, rules.roster).items():
        for spec, count in units.items():
            piles = add(piles, _fresh_pile(state, space, nation, spec, count))
    return space, piles


def _fresh_pile(state: Position, space: str, nation: str, text: str, count: int) -> Pile:
    spec = read_spec(text)
    if spec.nation or spec.used is not None or spec.place or ">" in text:
        raise ValueError(f"units stand there as fresh pieces of {nation}: leave out what else {text!r} says")
    pile = pile_of(nation, text, count)
    roster = state.rules.roster
    if pile.kind not in roster.air and (pile.kind in roster.sea) != state.rules.board.is_sea(space):
        raise ValueError(f"{pile.kind} cannot stand in {space}")
    return pile


def find_land(state: Position, text: str) -> str:
    """The territory that a text means; raises ValueError."""
    space = find_space(state.rules.board, text)
    if state.rules.board.is_sea(space):
        raise ValueError(f"{space} is not land")
    return space
