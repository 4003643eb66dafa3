"""Positions arranged by hand, line by line as in case files, and compared with what such a line expects."""

from __future__ import annotations

from .notation import (
    MOST_UNITS,
    example_stack,
    example_units,
    find_space,
    read_stacks,
    read_units,
    write_piles,
    write_units,
)
from .pieces import Pile, Piles, Spec, add, pile_of, read_spec
from .position import P, Position, changed, with_piles
from .purse import production


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
    if pile.damage and pile.kind not in roster.hits:
        raise ValueError(f"one hit is enough for {pile.kind}: it cannot be damaged")
    if pile.kind not in roster.air and (pile.kind in roster.sea) != state.rules.board.is_sea(space):
        raise ValueError(f"{pile.kind} cannot stand in {space}")
    return pile


def find_land(state: Position, text: str) -> str:
    """The territory that a text means; raises ValueError."""
    space = find_space(state.rules.board, text)
    if state.rules.board.is_sea(space):
        raise ValueError(f"{space} is not land")
    return space


def find_nation(state: Position, text: str, neutral: bool = False) -> str:
    """The nation that a text means, "" for a neutral; raises ValueError."""
    if neutral and text == "neutral":
        return ""
    if text not in state.rules.order:
        raise ValueError(f"unknown nation {text!r}; nations are {', '.join(state.rules.order)}")
    return text


def arrange(state: P, line: str) -> P:
    """The position after one line that every edition knows; raises ValueError."""
    verb, _, rest = line.partition(" ")
    words = rest.split()
    if verb == "position":
        return _position(state, rest.strip())
    if verb == "units":
        return with_piles(state, *read_placed(state, rest))
    if verb == "owner" and len(words) == 2:
        space = find_land(state, words[0])
        return changed(state, owner={**state.owner, space: find_nation(state, words[1], neutral=True)})
    if verb == "money" and len(words) == 2 and words[1].isdecimal():
        return changed(state, ipc={**state.ipc, find_nation(state, words[0]): int(words[1])})
    if verb == "bought":
        return changed(state, bought=_bought(state, rest))
    raise ValueError(f"cannot read {line!r}")


def _position(state: P, which: str) -> P:
    if which == "start":
        return state
    if which == "empty":
        return changed(state, units={})
    raise ValueError("a position is 'start' or 'empty'")


def _bought(state: Position, text: str) -> dict[str, int]:
    units, like = read_units(text, state.rules.roster), example_units(state.rules.roster)
    if any(read_spec(spec) != Spec(spec) or not 1 <= count <= MOST_UNITS for spec, count in units.items()):
        raise ValueError(f"bought units are plain kinds and numbers, like {like!r}")
    return units


def compare(state: Position, line: str) -> tuple[str, str]:
    """What an `expect` line that every edition knows wants, and what there is, written alike."""
    order, roster = state.rules.order, state.rules.roster
    verb, _, rest = line.partition(" ")
    words = rest.split()
    if verb == "units":
        space, piles = read_placed(state, rest)
        found = write_piles(state.at(space), order, roster)
        return write_piles(piles, order, roster) or "none", found or "none"
    if verb == "owner" and len(words) == 2:
        return words[1], state.owner[find_land(state, words[0])] or "neutral"
    if verb == "money" and len(words) == 2:
        return words[1], str(state.ipc[find_nation(state, words[0])])
    if verb == "production" and len(words) == 2:
        nation = find_nation(state, words[0])
        return words[1], str(production(state, nation))
    if verb == "bought":
        wanted = read_units(rest, roster) if rest.strip() != "none" else {}
        found = write_units(dict(sorted(state.bought.items())), roster)
        return write_units(dict(sorted(wanted.items())), roster) or "none", found or "none"
    raise ValueError(f"cannot read 'expect {line}'")
