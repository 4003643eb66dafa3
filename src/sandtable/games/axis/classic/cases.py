"""The lines of case files that are Classic's own: developments, turns, the standing of the winners."""

from __future__ import annotations

from msgspec.structs import replace

from ..core import editing
from ..core.editing import find_nation
from ..core.position import PHASES
from .data import tech_table
from .state import State
from .turn import begun


def arrange(state: State, line: str) -> State:
    """The position after one line; the last one is `turn`, which begins a nation's turn."""
    verb, _, rest = line.partition(" ")
    words = rest.split()
    if verb == "tech" and len(words) >= 2:
        for name in words[1:]:
            if name not in tech_table().developments:
                raise ValueError(f"unknown development {name!r}")
        return replace(state, tech={**state.tech, find_nation(state, words[0]): tuple(words[1:])})
    if verb == "turn":
        return _turn(state, words)
    return editing.arrange(state, line)


def _turn(state: State, words: list[str]) -> State:
    """`turn germany combat_move [round 2]`: a fresh turn, straight in that phase."""
    if len(words) < 2 or words[1] not in PHASES:
        raise ValueError(f"name the nation and one of the phases {', '.join(PHASES)}")
    number = 1
    if len(words) > 2:
        if len(words) != 4 or words[2] != "round" or not words[3].isdecimal() or words[3] == "0":
            raise ValueError("write it like 'turn germany combat_move round 2'")
        number = int(words[3])
    fresh = begun(replace(state, seat=find_nation(state, words[0]), round=number))
    return replace(fresh, phase=words[1], bought=state.bought)


def compare(state: State, line: str) -> tuple[str, str]:
    """What an `expect` line wants and what there is, written alike."""
    verb, _, rest = line.partition(" ")
    words = rest.split()
    if verb == "tech" and words:
        have = state.tech.get(find_nation(state, words[0]), ())
        return " ".join(sorted(words[1:])) or "none", " ".join(sorted(have)) or "none"
    if verb == "standing" and state.over is not None:
        found = " ".join(f"{n} {state.over.standing[n]}" for n in state.over.winners)
        return " ".join(words), found
    return editing.compare(state, line)
