"""The lines of case files that are Classic's own: arranging a position and comparing it."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.editing import find_land, read_placed
from ..core.notation import MOST_UNITS, read_units, write_piles, write_units
from ..core.pieces import Spec, read_spec
from ..core.position import with_piles
from .data import roster, tech_table
from .ruleset import why_not_there
from .state import PHASES, State, production
from .turn import begun


def arrange(state: State, line: str) -> State:
    """The position after one line; the last one is `turn`, which begins a nation's turn."""
    verb, _, rest = line.partition(" ")
    words = rest.split()
    if verb == "position":
        return _position(state, rest.strip())
    if verb == "units":
        space, piles = read_placed(state, rest)
        return with_piles(state, space, piles)
    if verb == "owner" and len(words) == 2:
        return replace(
            state, owner={**state.owner, find_land(state, words[0]): _nation(state, words[1], neutral=True)}
        )
    if verb == "money" and len(words) == 2 and words[1].isdecimal():
        return replace(state, ipc={**state.ipc, _nation(state, words[0]): int(words[1])})
    if verb == "tech" and len(words) >= 2:
        for name in words[1:]:
            if name not in tech_table().developments:
                raise ValueError(f"unknown development {name!r}")
        return replace(state, tech={**state.tech, _nation(state, words[0]): tuple(words[1:])})
    if verb == "bought":
        return replace(state, bought=_bought(rest))
    if verb == "turn":
        return _turn(state, words)
    raise ValueError(f"cannot read {line!r}")


def _position(state: State, which: str) -> State:
    if which == "start":
        return state
    if which == "empty":
        return replace(state, units={})
    raise ValueError("a position is 'start' or 'empty'")


def _turn(state: State, words: list[str]) -> State:
    """`turn germany combat_move [round 2]`: a fresh turn, straight in that phase."""
    if len(words) < 2 or words[1] not in PHASES:
        raise ValueError(f"name the nation and one of the phases {', '.join(PHASES)}")
    number = 1
    if len(words) > 2:
        if len(words) != 4 or words[2] != "round" or not words[3].isdecimal() or words[3] == "0":
            raise ValueError("write it like 'turn germany combat_move round 2'")
        number = int(words[3])
    fresh = begun(replace(state, seat=_nation(state, words[0]), round=number))
    return replace(fresh, phase=words[1], bought=state.bought)


def _bought(text: str) -> dict[str, int]:
    units = read_units(text, roster())
    if any(read_spec(spec) != Spec(spec) or not 1 <= count <= MOST_UNITS for spec, count in units.items()):
        raise ValueError("bought units are plain kinds and numbers, like '2 arm 1 trn'")
    return units


def _nation(state: State, text: str, neutral: bool = False) -> str:
    if neutral and text == "neutral":
        return ""
    if text not in state.rules.order:
        raise ValueError(f"unknown nation {text!r}; nations are {', '.join(state.rules.order)}")
    return text


def why_impossible(state: State) -> str:
    """Where pieces stand as they never do when a turn begins, and what is wrong; "" when nothing is."""
    rules = state.rules
    for nation, capital in rules.capital.items():
        if not state.owner[capital]:
            return f"{capital}: the capital of {nation} cannot be neutral"
    for space, piles in state.units.items():
        wrong = why_not_there(rules, state.owner, space, piles)
        if wrong:
            return f"{space}: {wrong}"
    return ""


def compare(state: State, line: str) -> tuple[str, str]:
    """What an `expect` line wants and what there is, written alike."""
    verb, _, rest = line.partition(" ")
    words = rest.split()
    if verb == "units":
        space, piles = read_placed(state, rest)
        order = state.rules.order
        return write_piles(piles, order, roster()) or "none", write_piles(
            state.at(space), order, roster()
        ) or "none"
    if verb == "owner" and len(words) == 2:
        return words[1], state.owner[find_land(state, words[0])] or "neutral"
    if verb == "money" and len(words) == 2:
        return words[1], str(state.ipc[_nation(state, words[0])])
    if verb == "production" and len(words) == 2:
        return words[1], str(production(state, _nation(state, words[0])))
    if verb == "tech" and words:
        have = state.tech.get(_nation(state, words[0]), ())
        return " ".join(sorted(words[1:])) or "none", " ".join(sorted(have)) or "none"
    if verb == "bought":
        wanted = dict(sorted(read_units(rest, roster()).items())) if rest.strip() != "none" else {}
        return write_units(wanted, roster()) or "none", write_units(
            dict(sorted(state.bought.items())), roster()
        ) or "none"
    if verb == "standing" and state.over is not None:
        found = " ".join(f"{n} {state.over.standing[n]}" for n in state.over.winners)
        return " ".join(words), found
    raise ValueError(f"cannot read 'expect {line}'")
