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
from . import agreeing, losses, menus, script
from .actions import Fight, Lose
from .ordering import Order
from .pieces import Pile, Piles
from .position import COMBAT, Position, changed, with_piles
from .queue import Open
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
    proposals: dict[str, dict[str, int]] = {}
    """Casualties each defending nation asks for, where they must agree."""


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
    others: Callable[[Stepping[Any], Battle], None]
    """Goes on with steps of neither fire nor losses."""
    may_hit: Callable[[Target, Pile], bool]
    """Whether a hit of some class may fall on a piece."""
    answer: tuple[str, ...] = ()
    """The steps of which the lost fire once more."""
    speakers: Callable[[tuple[str, ...], str], tuple[str, ...]] = agreeing.all_speak
    """Who of several nations names the losses, given the owner of the land."""


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
    step.state = changed(state, battle=replace(battle, step=after, hits={}, dead=dead, proposals={}))
    step.tell("lost", space=battle.space, units=tuple(f"{count} {text}" for text, count in units.items()))


def choosers(melee: Melee, state: Embattled) -> tuple[str, ...]:
    """Who names the losses now."""
    battle = on(state)
    hurt = {p.nation for piles in exposed(melee, state).values() for p in piles}
    nations = tuple(nation for nation in state.rules.order if nation in hurt)
    speakers = melee.speakers(nations, state.owner.get(battle.space, "")) if len(nations) > 1 else nations
    return agreeing.choosers(speakers, battle.proposals, state.seat)


def order(melee: Melee, open_battles: Callable[[S], tuple[Open, ...]]) -> Order:
    """The order to fight: one of the open battles begins."""

    def why_not(state: S, do: Fight) -> Refusal | None:
        is_open = any(space == do.space for _, space in open_battles(state))
        return None if is_open else refuse("no_battle_there", state.rules.book.combat, space=do.space)

    def fight(step: Stepping[S], do: Fight) -> None:
        kind = next(kind for kind, space in open_battles(step.state) if space == do.space)
        begin(melee, step, do.space, kind)

    return Order(why_not, fight, COMBAT)


def chapter(melee: Melee) -> Chapter[Any, Any]:
    """The battle as a procedure: dice, then whoever is hit places the hits; several must agree."""

    def pending(state: Embattled) -> Pending:
        battle = on(state)
        if not battle.step.endswith(LOSSES):
            return Roll(len(melee.shots(state, battle)), why=battle.step, where=battle.space)
        return Decide(choosers(melee, state), "casualties", battle.space)

    def why_not(state: Embattled, seat: str, do: Action) -> Refusal | None:
        if not isinstance(do, Lose):
            return refuse("choose_casualties")
        there, owed = exposed(melee, state), count_owed(melee, state)
        return losses.why_not_hit(there, do.units, owed, state.rules.roster.hits)

    def act(step: Stepping[Any], seat: str, do: Action) -> None:
        assert isinstance(do, Lose)
        waiting, units = choosers(melee, step.state), dict(sorted(do.units.items()))
        if agreeing.heard(step, on(step.state), waiting, seat, units):
            _lose(melee, step, units)
            _run(melee, step)

    def rolled(step: Stepping[Any], dice: tuple[int, ...]) -> None:
        state, battle = step.state, on(step.state)
        step.tell("fired", space=battle.space, step=battle.step, dice=dice)
        hits = count_hits(melee.shots(state, battle), dice)
        after = script.after(melee.steps[battle.kind], battle.step)
        step.state = changed(state, battle=replace(battle, step=after, hits=hits))
        _run(melee, step)

    return Chapter(pending, why_not, act, rolled)
