"""The skirmish as parts of the family in the client get it: moments of one turn, with what is asked then.

`python -m tests.games.skirmish.screen` writes what `client/tests/family/skirmish.test.ts` shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from sandtable.games.axis.core.actions import Buy, Done, Fight, Move
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Setup

from .game import GAME
from .state import KINDS, RULES, Declare, Order, State

FIXTURE = Path(__file__).parents[3] / "client" / "tests" / "fixtures" / "skirmish.json"
MISSES, HITS = (6,) * 6, (1, 1)

TURN: tuple[tuple[str, Order | tuple[int, ...]], ...] = (
    ("purchase", Declare("green")),
    ("", Buy({"guard": 2})),
    ("", Done()),
    ("combat_move", Move({"guard": 4}, "dale", ("pass",))),
    ("", Move({"cannon": 2}, "dale", ("pass",))),
    ("", Done()),
    ("combat", Fight("pass")),
    ("", MISSES),
    ("", HITS),
    ("casualties", Done()),
)
"""Orders and dice, and what the moment before each is called; "" is not shown."""


def view(state: State) -> dict[str, Any]:
    """The view of the skirmish with its relations, which change."""
    found: dict[str, Any] = msgspec.to_builtins(GAME.view(state, None))
    relations = {"foes": listed(state.relations.foes), "friends": listed(state.relations.friends)}
    return {**found, "relations": relations}


def listed(sets: Mapping[str, frozenset[str]]) -> dict[str, list[str]]:
    """Sets of nations as lists, in the order of turns."""
    return {nation: [n for n in RULES.order if n in sets[nation]] for nation in RULES.order}


def sheet(state: State) -> dict[str, Any]:
    """The figures of the skirmish; each nation is a side of its own, for what changes is in the view."""
    return {
        "order": RULES.order,
        "side": {nation: nation for nation in RULES.order},
        "capital": RULES.capital,
        "value": RULES.board.value,
        "home": RULES.owner,
        "neighbours": RULES.board.neighbours,
        "figures": {nation: msgspec.to_builtins(KINDS) for nation in RULES.order},
    }


def moments() -> Iterator[tuple[str, dict[str, Any]]]:
    """The moments of the turn that have a name."""
    state = GAME.start(Setup("skirmish", "plain"))
    for name, do in TURN:
        pending = GAME.pending(state)
        if name:
            assert isinstance(pending, Decide)
            menus = {seat: msgspec.to_builtins(GAME.options(state, seat)) for seat in pending.seats}
            yield (
                name,
                {"view": view(state), "sheet": sheet(state), "menus": menus},
            )
        if name == "casualties":
            return
        entry: Entry[Order] = Entry(CHANCE, dice=do) if isinstance(do, tuple) else Entry(state.seat, do)
        assert GAME.check(state, entry) is None, do
        state = GAME.apply(state, entry).state


def written() -> bytes:
    return msgspec.json.format(msgspec.json.encode(dict(moments())), indent=1) + b"\n"


if __name__ == "__main__":
    FIXTURE.write_bytes(written())
