"""A battle in rounds of fire and losses: hits fall by what they may hit, and damage comes before loss.

An edition owns the steps and says who fires and who is exposed; a step that is called `..._losses` places the
hits of the one before it. What happens at other steps is the edition's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from ....kernel.protocol import Action, Decide, Offer, Pending, Refusal, Rng, Roll, refuse
from ....tabletop.chapters import Chapter
from ....tabletop.stepping import Stepping
from . import agreeing, losses, script
from .actions import Fight, Lose
from .losses import Toll
from .ordering import Order
from .pieces import Pile, Piles, counted, merged, total
from .position import COMBAT, Position, changed, with_piles
from .queue import Open
from .shots import Shot, Target, count_hits

LOSSES = "_losses"
_KIND = re.compile(r"^(?:[a-z_]+:)?[a-z_]+")
"""Where a unit text tells nation and kind."""


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


def plain_name(state: Any, pile: Pile) -> str:
    """A piece by its nation and kind."""
    return f"{pile.nation}:{pile.kind}"


def each_die(state: Any, battle: Battle, owed: list[Shot], dice: tuple[int, ...]) -> dict[Target, int]:
    """Hits of dice that all count."""
    return count_hits(owed, dice)


def nothing_else(step: Stepping[Any], battle: Battle, lost: Piles) -> None:
    """Nothing follows from losses."""


class Melee(NamedTuple):
    """What an edition says of its battles; positions are its own states, battles may have more fields."""

    steps: Mapping[str, tuple[str, ...]]
    """In their order, by the kind of battle."""
    shots: Callable[[Any, Any], list[Shot]]
    """The dice of a step."""
    exposed: Callable[[Any, Any], Piles]
    """On whom the hits of a step may fall at all."""
    others: Callable[[Stepping[Any], Any], bool | None]
    """Goes on with steps of neither fire nor losses; True when a decision is owed first."""
    may_hit: Callable[[Target, Pile], bool]
    """Whether a hit of some class may fall on a piece."""
    answer: tuple[str, ...] = ()
    """The steps of which the lost fire once more."""
    speakers: Callable[[tuple[str, ...], str], tuple[str, ...]] = agreeing.all_speak
    """Who of several nations names the losses, given the owner of the land."""
    name: Callable[[Any, Pile], str] = plain_name
    """The text by which a piece is chosen."""
    spared: Container[str] = ()
    """Kinds on which hits fall only where they find nothing else."""
    tally: Callable[[Any, Any, list[Shot], tuple[int, ...]], dict[Target, int]] = each_die
    """The hits of dice."""
    lost: Callable[[Stepping[Any], Any, Piles], None] = nothing_else
    """What follows when pieces are lost."""
    rule: str = ""
    """Where the rule book tells of casualties."""


def on(state: Embattled) -> Battle:
    assert state.battle is not None
    return state.battle


def exposed(melee: Melee, state: Embattled) -> dict[str, Piles]:
    """Those on whom the hits may fall, by name."""
    return losses.named(_exposed(melee, state), lambda p: melee.name(state, p))


def _exposed(melee: Melee, state: Embattled) -> Piles:
    battle = on(state)
    piles, may_hit, targets = melee.exposed(state, battle), melee.may_hit, tuple(battle.hits)
    return tuple([p for p in piles if any(may_hit(target, p) for target in targets)])


def _placed(melee: Melee, state: Embattled, piles: Iterator[Pile] | Piles) -> int:
    """How many of the hits find these."""
    return losses.count_placed(on(state).hits, piles, melee.may_hit, state.rules.roster.hits)


def count_owed(melee: Melee, state: Embattled) -> int:
    """How many of the hits must be placed."""
    return _placed(melee, state, _exposed(melee, state))


def count_spared(melee: Melee, state: Embattled) -> int:
    """How many of the hits fall on those that are spared while there are others."""
    there = _exposed(melee, state)
    others = tuple(p for p in there if p.kind not in melee.spared)
    return _placed(melee, state, there) - _placed(melee, state, others) if len(others) < len(there) else 0


def casualties(melee: Melee, state: Embattled) -> Iterator[Offer]:
    """The menu of whoever places them."""
    owed, toughness = count_owed(melee, state), state.rules.roster.hits
    spared = count_spared(melee, state)
    for text, piles in exposed(melee, state).items():
        last = piles[0].kind in melee.spared
        most = min(spared if last else owed - spared, _placed(melee, state, piles))
        for unit, room in _lines(text, piles, toughness, most):
            if min(room, most):
                yield Offer("lose", kind=piles[0].kind, unit=unit, most=min(room, most))


def _lines(text: str, piles: Piles, toughness: Mapping[str, int], owed: int) -> Iterator[tuple[str, int]]:
    """The lines for pieces of one name: of what is tough, hits that damage it and hits that sink it."""
    room, count = losses.count_bearable(piles, toughness), total(piles)
    if piles[0].kind not in toughness:
        yield text, room
        return
    yield text, room - count
    if owed > 1 or any(p.damage for p in piles):
        yield starred(text), count


def starred(text: str) -> str:
    """The name of the same pieces, the damaged among them first."""
    return _KIND.sub(r"\g<0>*", text, count=1)


def any_losses(melee: Melee, state: Embattled, seat: str, rng: Rng) -> Lose:
    """Casualties at random; a nation joining others takes over what they proposed."""
    proposals = on(state).proposals
    if proposals and seat != state.seat:
        return Lose(next(iter(proposals.values())))
    pool = [line for line in casualties(melee, state) for _ in range(line.most)]
    owed, units = count_owed(melee, state), dict[str, int]()
    while sum(units.values()) < owed:
        line = pool.pop(rng.randrange(len(pool)))
        wider = {**units, line.unit: units.get(line.unit, 0) + 1}
        if _why_not_placed(melee, state, _toll(melee, state, seat, wider), False) is None:
            units = wider
    return Lose(units)


def begin(melee: Melee, step: Stepping[S], space: str, kind: str) -> None:
    """A battle of this kind is opened in a space."""
    step.state = changed(step.state, battle=Battle(space, kind, melee.steps[kind][0]))
    go_on(melee, step)


def go_on(melee: Melee, step: Stepping[S]) -> None:
    """The battle goes on until dice or a decision are owed, or it is over."""
    script.run(step, lambda state: state.battle, lambda step, battle: _waits(melee, step, battle))


def _waits(melee: Melee, step: Stepping[S], battle: Battle) -> bool:
    """Do one step; True when dice or a decision are owed first."""
    if battle.step.endswith(LOSSES):
        plain = _forced(melee, step.state)
        if plain is not None:
            _lose(melee, step, plain)
        return plain is None
    steps = melee.steps[battle.kind]
    if f"{battle.step}{LOSSES}" not in steps:
        return bool(melee.others(step, battle))
    if melee.shots(step.state, battle):
        return True
    step.state = changed(step.state, battle=replace(battle, step=script.after(steps, battle.step, 2)))
    return False


def _forced(melee: Melee, state: Embattled) -> Toll | None:
    """What the hits do where nobody has a choice; None where somebody has."""
    hits, toughness = on(state).hits, state.rules.roster.hits
    piles = _exposed(melee, state) if hits else ()
    if not piles:
        return Toll((), (), ())
    if len(piles) == 1 and piles[0].kind not in toughness:
        return _alike(piles[0], min(sum(hits.values()), piles[0].count))
    there = losses.named(piles, lambda p: melee.name(state, p))
    units = _forced_apart(melee, state, there)
    if units is None:
        return None
    one = _toll(melee, state, "", units)
    assert one is not None
    if any(p.kind in toughness for p in one.struck):
        other = _toll(melee, state, "", {starred(text): count for text, count in units.items()})
        assert other is not None
        return one if merged(one.lost) == merged(other.lost) else None
    return one


def _alike(pile: Pile, lost: int) -> Toll:
    """What so many hits do to pieces that are all alike."""
    left = (counted(pile, pile.count - lost),) if pile.count > lost else ()
    gone = (counted(pile, lost),)
    return Toll(left, gone, gone)


def _forced_apart(melee: Melee, state: Embattled, there: Mapping[str, Piles]) -> dict[str, int] | None:
    """How many hits fall on each where there is no choice: on those not spared first, then on the others."""
    front = {text: piles for text, piles in there.items() if piles[0].kind not in melee.spared}
    units = losses.forced(front, on(state).hits, melee.may_hit, state.rules.roster.hits)
    spared = count_spared(melee, state)
    if units is None or not spared:
        return units
    last = {text: total(piles) for text, piles in there.items() if text not in front}
    if len(last) == 1:
        return units | dict.fromkeys(last, spared)
    return units | last if spared == sum(last.values()) else None


def _toll(melee: Melee, state: Embattled, seat: str, units: Mapping[str, int]) -> Toll | None:
    """What hits on these do; pieces are the seat's own, or those of the only nation there is."""
    there = _exposed(melee, state)
    nations = {p.nation for p in there}
    default = seat if seat in nations or len(nations) != 1 else next(iter(nations))
    return losses.fallen(there, units, default, state.rules.roster.hits, lambda p: melee.name(state, p))


def _why_not_placed(
    melee: Melee, state: Embattled, toll: Toll | None, in_full: bool = True
) -> Refusal | None:
    """Why hits cannot fall so: another number is owed, not all can find these, or others come first."""
    if toll is None:
        return refuse("not_there", melee.rule, unit="", count=0)
    owed, chosen = count_owed(melee, state), total(toll.struck)
    if in_full and chosen != owed:
        return refuse("wrong_number", melee.rule, owed=owed, named=chosen)
    if losses.count_placed(on(state).hits, toll.struck, melee.may_hit) < chosen:
        return refuse("cannot_be_hit", melee.rule, hits=owed)
    spared, last = count_spared(melee, state), total(p for p in toll.struck if p.kind in melee.spared)
    if last > spared or chosen - last > owed - spared:
        return refuse("others_first", melee.rule, owed=spared, named=last)
    return None


def _lose(melee: Melee, step: Stepping[S], toll: Toll) -> None:
    """Hits fell."""
    state, battle = step.state, on(step.state)
    after = script.after(melee.steps[battle.kind], battle.step)
    if not toll.struck:
        step.state = changed(state, battle=replace(battle, step=after, hits={}, proposals={}))
        return
    unhit = list(state.at(battle.space))
    for p in _exposed(melee, state):
        unhit.remove(p)
    dead = merged((*battle.dead, *toll.lost)) if battle.step in melee.answer else battle.dead
    units = _standard(melee, state, toll)
    step.tell("lost", space=battle.space, units=tuple(f"{n} {text}" for text, n in units.items()))
    state = with_piles(state, battle.space, merged((*unhit, *toll.left)))
    step.state = changed(state, battle=replace(battle, step=after, hits={}, dead=dead, proposals={}))
    melee.lost(step, on(step.state), toll.lost)


def _standard(melee: Melee, state: Embattled, toll: Toll) -> dict[str, int]:
    """A choice of casualties in one standard form, so that proposals can be compared."""
    found: dict[str, int] = {}
    for p in toll.struck:
        text = melee.name(state, p)
        text = starred(text) if p.damage else text
        found[text] = found.get(text, 0) + p.count
    return dict(sorted(found.items()))


def choosers(melee: Melee, state: Embattled) -> tuple[str, ...]:
    """Who names the losses now."""
    battle = on(state)
    hurt = {p.nation for p in _exposed(melee, state)}
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
            return refuse("choose_casualties", melee.rule)
        toll = _toll(melee, state, seat, do.units)
        if toll is None:
            missing = (i for i in do.units.items() if not _toll(melee, state, seat, dict([i])))
            text, count = next(missing, next(iter(do.units.items()), ("", 0)))
            return refuse("not_there", melee.rule, unit=text, count=count)
        return _why_not_placed(melee, state, toll)

    def act(step: Stepping[Any], seat: str, do: Action) -> None:
        assert isinstance(do, Lose)
        toll = _toll(melee, step.state, seat, do.units)
        assert toll is not None
        waiting, units = choosers(melee, step.state), _standard(melee, step.state, toll)
        if agreeing.heard(step, on(step.state), waiting, seat, units):
            _lose(melee, step, toll)
            go_on(melee, step)

    def rolled(step: Stepping[Any], dice: tuple[int, ...]) -> None:
        state, battle = step.state, on(step.state)
        owed = melee.shots(state, battle)
        hits_on = tuple(strength for strength, _ in owed)
        step.tell("fired", space=battle.space, step=battle.step, dice=dice, hits_on=hits_on)
        after = script.after(melee.steps[battle.kind], battle.step)
        hits = melee.tally(state, battle, owed, dice)
        step.state = changed(state, battle=replace(battle, step=after, hits=hits))
        go_on(melee, step)

    return Chapter(pending, why_not, act, rolled)
