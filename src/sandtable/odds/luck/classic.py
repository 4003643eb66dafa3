"""The throws of Classic's battles: what each die had to reach, and what stood in its way."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from sandtable.games.axis.classic.battle import next_step
from sandtable.games.axis.classic.losses import exposed
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import Event, Fact
from sandtable.odds.luck import Volley, spread_of

SIDES = 6


class ClassicThrows:
    """Shots in battles and at aircraft; raids and rockets, which hit no pieces, are left out."""

    def volley(self, state: State, events: Iterable[Event]) -> Volley | None:
        fired = next((event.facts for event in events if event.what == "fired"), None)
        if fired is None or "hits_on" not in fired:
            return None
        dice, needed = _numbers(fired["dice"]), _numbers(fired["hits_on"])
        hits = sum(die <= most for die, most in zip(dice, needed, strict=True))
        spread = spread_of(min(1.0, most / SIDES) for most in needed)
        return Volley(str(fired["by"]), hits, spread, _costs(state))


def _costs(state: State) -> tuple[int, ...]:
    """What the pieces under fire cost, the cheapest first."""
    if state.battle is not None and state.flak is None:
        hit = replace(state.battle, step=next_step(state.battle), hits=1)
        state = replace(state, battle=hit)
    piles = exposed(state)
    return tuple(sorted(state.kinds(p.nation)[p.kind].cost for p in piles for _ in range(p.count)))


def _numbers(fact: Fact) -> tuple[int, ...]:
    return tuple(int(one) for one in fact) if isinstance(fact, tuple) else ()


READER = ClassicThrows()
