"""A battle in rounds of fire and losses: hits fall by what they may hit, and damage comes before loss.

An edition owns the steps and says who fires and who is exposed; a step that is called `..._losses` places the
hits of the one before it. What happens at other steps is the edition's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from ....kernel.protocol import Action, Decide, Offer, Pending, Refusal, Roll, refuse
from ....tabletop.chapters import Chapter
from ....tabletop.stepping import Stepping
from . import losses, menus, script
from .actions import Lose
from .pieces import Pile, Piles
from .position import Position, changed, with_piles
from .shots import Shot, Target, count_hits

LOSSES = "_losses"


class Battle(Struct, frozen=True, omit_defaults=True):
    """The battle being fought; pieces stand on the board, `dead` are hit but still to fire."""

    space: str
    kind: str
    step: str
    round: int = 1
    hits: dict[Target, int] = {}
    dead: Piles = ()


class Embattled(Position, Protocol):
    """A position in which such a battle may be under way."""

    @property
    def battle(self) -> Battle | None: ...


S = TypeVar("S", bound=Embattled)


class Melee(NamedTuple):
    """What an edition says of its battles; positions are its own states."""

    steps: Mapping[str, tuple[str, ...]]
    """In their order, by the kind of battle."""
    shots: Callable[[Any, Battle], list[Shot]]
    """The dice of a step."""
    exposed: Callable[[Any, Battle], Piles]
    """On whom the hits of a step may fall at all."""
    may_hit: Callable[[Target, Pile], bool]
    others: Callable[[Stepping[Any], Battle], None]
    """Goes on with steps of neither fire nor losses."""
    answer: tuple[str, ...] = ()
    """The steps of which the lost fire once more."""


def on(state: Embattled) -> Battle:
    assert state.battle is not None
    return state.battle


def exposed(melee: Melee, state: Embattled) -> dict[str, Piles]:
    """Those on whom the hits may fall, by name."""
    battle = on(state)
    piles = melee.exposed(state, battle)
    return losses.named(p for p in piles if any(melee.may_hit(target, p) for target in battle.hits))


def count_owed(melee: Melee, state: Embattled) -> int:
    """How many of the hits must be placed."""
    there = [p for piles in exposed(melee, state).values() for p in piles]
    return losses.count_placed(on(state).hits, there, melee.may_hit, state.rules.roster.hits)


def casualties(melee: Melee, state: Embattled) -> Iterator[Offer]:
    """The menu of whoever places them."""
    there, toughness = exposed(melee, state), state.rules.roster.hits
    rooms = {text: losses.count_bearable(piles, toughness) for text, piles in there.items()}
    kinds = {text: piles[0].kind for text, piles in there.items()}
    return menus.casualties(rooms, kinds, count_owed(melee, state))


def begin(melee: Melee, step: Stepping[S], space: str, kind: str) -> None:
    """A battle of this kind is opened in a space."""
    step.state = changed(step.state, battle=Battle(space, kind, melee.steps[kind][0]))
    _run(melee, step)


def _run(melee: Melee, step: Stepping[S]) -> None:
    script.run(step, lambda state: state.battle, lambda step, battle: _waits(melee, step, battle))


def _waits(melee: Melee, step: Stepping[S], battle: Battle) -> bool:
    """Do one step; True when dice or a decision are owed first."""
    if battle.step.endswith(LOSSES):
        there, owed = exposed(melee, step.state), count_owed(melee, step.state)
        plain = losses.forced(there, owed, step.state.rules.roster.hits)
        if plain is not None:
            _lose(melee, step, plain)
        return plain is None
    steps = melee.steps[battle.kind]
    if f"{battle.step}{LOSSES}" not in steps:
        melee.others(step, battle)
        return False
    if melee.shots(step.state, battle):
        return True
    step.state = changed(step.state, battle=replace(battle, step=script.after(steps, battle.step, 2)))
    return False


def _lose(melee: Melee, step: Stepping[S], units: Mapping[str, int]) -> None:
    """Hits fall on these."""
    state, battle = step.state, on(step.state)
    left, lost = losses.hit(state.at(battle.space), exposed(melee, state), units, state.rules.roster.hits)
    dead = lost if battle.step in melee.answer else battle.dead
    after = script.after(melee.steps[battle.kind], battle.step)
    state = with_piles(state, battle.space, left)
    step.state = changed(state, battle=replace(battle, step=after, hits={}, dead=dead))
    step.tell("lost", space=battle.space, units=tuple(f"{count} {text}" for text, count in units.items()))


def chapter(melee: Melee) -> Chapter[Any, Any]:
    """The battle as a procedure: dice, then whoever is hit first in the order of play places the hits."""

    def pending(state: Embattled) -> Pending:
        battle = on(state)
        if not battle.step.endswith(LOSSES):
            return Roll(len(melee.shots(state, battle)), why=battle.step, where=battle.space)
        there = {p.nation for piles in exposed(melee, state).values() for p in piles}
        seat = next(nation for nation in state.rules.order if nation in there)
        return Decide((seat,), "casualties", battle.space)

    def why_not(state: Embattled, seat: str, do: Action) -> Refusal | None:
        if not isinstance(do, Lose):
            return refuse("choose_casualties")
        there, owed = exposed(melee, state), count_owed(melee, state)
        return losses.why_not_hit(there, do.units, owed, state.rules.roster.hits)

    def act(step: Stepping[Any], seat: str, do: Action) -> None:
        assert isinstance(do, Lose)
        _lose(melee, step, do.units)
        _run(melee, step)

    def rolled(step: Stepping[Any], dice: tuple[int, ...]) -> None:
        state, battle = step.state, on(step.state)
        step.tell("fired", space=battle.space, step=battle.step, dice=dice)
        hits = count_hits(melee.shots(state, battle), dice)
        after = script.after(melee.steps[battle.kind], battle.step)
        step.state = changed(state, battle=replace(battle, step=after, hits=hits))
        _run(melee, step)

    return Chapter(pending, why_not, act, rolled)
