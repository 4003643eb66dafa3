"""The throws of Classic's battles: what each die had to reach, and what stood in its way."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from sandtable.games.axis.classic.battle import next_step
from sandtable.games.axis.classic.losses import exposed
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import Event, Fact
from sandtable.odds.luck import Volley, spread_of, spread_of_sum

SIDES = 6


class ClassicThrows:
    """Shots in battles and at aircraft, and what bombs and rockets cost."""

    def volleys(self, state: State, events: Iterable[Event]) -> tuple[Volley, ...]:
        return tuple(volley for event in events if (volley := _volley(state, event)) is not None)


def _volley(state: State, event: Event) -> Volley | None:
    facts = event.facts
    if event.what == "rocket":
        return _damage(state, state.seat, str(facts["space"]), (int(str(facts["damage"])),))
    if event.what != "fired":
        return None
    dice, by = _numbers(facts["dice"]), str(facts["by"])
    if "hits_on" not in facts:
        return _damage(state, by, str(facts["space"]), dice)
    needed = _numbers(facts["hits_on"])
    hits = sum(die <= most for die, most in zip(dice, needed, strict=True))
    spread = spread_of(min(1.0, most / SIDES) for most in needed)
    return Volley(by, hits, spread, _costs(state))


def _damage(state: State, by: str, space: str, dice: tuple[int, ...]) -> Volley:
    """Dice that the owner of a complex pays, as far as his money goes."""
    money = (1,) * state.ipc[state.owner[space]]
    return Volley(by, sum(dice), spread_of_sum(len(dice), SIDES), money, is_money=True)


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
