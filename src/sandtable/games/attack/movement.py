"""Move, blitzkrieg and strategic move: orders, the holder's leave, planes, battles (ch. X to XII).

Announced voyages wait at sea until all moves are made, also where nobody can refuse them. They count as
arrived only then, so no region may be emptied on the strength of them (gap G10).
"""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from ...kernel.protocol import Pending, Refusal, refuse
from .actions import Allow, AttackAction, Done, Fight, Fly, Move, Refuse, Sail
from .battle import begin
from .data import unit_table
from .frames import March, MarchKind, Voyage
from .pieces import Army, army_of
from .reach import targets
from .state import State, Stepping, army_or_refusal, ask, is_owned_by, why_not_own, why_not_region, with_units
from .turn import spend

KINDS: dict[str, MarchKind] = {kind: kind for kind in get_args(MarchKind)}
"""The actions that are marches."""
CHAPTER: dict[MarchKind, str] = {
    "move": "10.move",
    "blitzkrieg": "11.blitzkrieg",
    "strategic": "12.strategic",
}


def _march(state: State) -> March:
    assert state.march is not None
    return state.march


def pending(state: State) -> Pending:
    """Whom the march awaits."""
    march = _march(state)
    if march.step == "leave":
        return ask((state.holder,), "leave", march.afloat[0].target)
    if march.step == "planes":
        return ask((state.seat,), "planes", march.refused[0].target)
    return ask((state.seat,), march.kind if march.step == "moves" else "battle_order")


# Orders


def movable(state: State, region: str) -> Army:
    """Units of the region that have not moved in this action."""
    return state.at(region) - _march(state).arrived.get(region, Army())


def count_free(state: State, region: str) -> int:
    """How many units may leave: all but the last one (ch. IX)."""
    return state.at(region).size - 1


def why_not(state: State, seat: str, do: AttackAction) -> Refusal | None:
    """Why the player may not do this in the course of the march."""
    march = _march(state)
    if march.step == "moves":
        if isinstance(do, Move | Sail):
            return _why_not_order(state, seat, do)
        return None if isinstance(do, Done) else refuse("not_now", CHAPTER[march.kind], phase=march.kind)
    if march.step == "leave":
        return None if isinstance(do, Allow | Refuse) else refuse("allow_or_refuse", "10.leave")
    if march.step == "planes":
        most = march.refused[0].army.plane
        if isinstance(do, Fly) and 0 <= do.planes <= most:
            return None
        return refuse("planes_go_or_return", "10.planes", most=most)
    if isinstance(do, Fight) and do.region in march.attacks:
        return None
    return refuse("choose_a_battle", "13.battles", spaces=tuple(march.attacks))


def _why_not_order(state: State, seat: str, do: Move | Sail) -> Refusal | None:
    rule = CHAPTER[_march(state).kind]
    army = army_or_refusal(do.units)
    if isinstance(army, Refusal):
        return army
    if not army.size:
        return refuse("no_units", rule)
    refusal = why_not_own(state, seat, do.start) or why_not_region(state, do.target)
    if refusal:
        return refusal
    if not movable(state, do.start).covers(army):
        return refuse("not_there", rule, space=do.start, free=movable(state, do.start).words)
    if army.size > count_free(state, do.start):
        return refuse("region_emptied", "9.duty", space=do.start)
    return _why_not_reach(state, seat, do, army)


def _why_not_reach(state: State, seat: str, do: Move | Sail, army: Army) -> Refusal | None:
    kind, verb = _march(state).kind, "move" if isinstance(do, Move) else "sail"
    if kind == "blitzkrieg" and verb == "sail":
        return refuse("no_voyage_in_blitzkrieg", "11.blitzkrieg")
    for unit in army.kinds():
        if kind == "blitzkrieg" and not unit_table().army[unit].blitzkrieg:
            return refuse("too_slow_for_blitzkrieg", "11.blitzkrieg", unit=unit)
        if do.target not in targets(state, seat, kind, verb, do.start, unit):
            reason = "out_of_reach" if verb == "move" else "no_sea_way"
            return refuse(reason, CHAPTER[kind], unit=unit, start=do.start, target=do.target)
    return None


def act(step: Stepping, seat: str, do: AttackAction) -> None:
    """Carry out an order or an answer in the course of the march."""
    if isinstance(do, Move):
        _move(step, do.start, do.target, army_of(do.units))
    elif isinstance(do, Sail):
        _embark(step, do.start, do.target, army_of(do.units))
    elif isinstance(do, Done):
        _close(step)
    elif isinstance(do, Allow | Refuse):
        _answer(step, isinstance(do, Allow))
    elif isinstance(do, Fly):
        _fly(step, do.planes)
    elif isinstance(do, Fight):
        _fight(step, do.region)


def open_march(step: Stepping, action: str) -> None:
    """Begin the action; it is used up when it is closed with something moved."""
    step.state = replace(step.state, march=March(KINDS[action]))


def _leave_region(step: Stepping, start: str, army: Army) -> None:
    step.state = with_units(step.state, start, step.state.at(start) - army)


def _enter(step: Stepping, target: str, army: Army) -> None:
    """Units come into a region: an own one, or a foreign one where they will fight."""
    state, march = step.state, _march(step.state)
    if is_owned_by(state, target, state.seat):
        state = with_units(state, target, state.at(target) + army)
        march = replace(march, arrived=_added(march.arrived, target, army))
    else:
        march = replace(march, attacks=_added(march.attacks, target, army))
    step.state = replace(state, march=march)


def _added(armies: dict[str, Army], region: str, army: Army) -> dict[str, Army]:
    return {**armies, region: armies.get(region, Army()) + army}


def _move(step: Stepping, start: str, target: str, army: Army) -> None:
    _leave_region(step, start, army)
    _enter(step, target, army)
    step.tell("moved", by=step.state.seat, start=start, target=target, units=army.words)


def _embark(step: Stepping, start: str, target: str, army: Army) -> None:
    """Units go onto the route, into the group with the same start and target (gap G9)."""
    _leave_region(step, start, army)
    march = _march(step.state)
    same = [v for v in march.afloat if (v.start, v.target) == (start, target)]
    rest = tuple(v for v in march.afloat if v not in same)
    group = Voyage(start, target, sum((v.army for v in same), army))
    step.state = replace(step.state, march=replace(march, afloat=(*rest, group)))
    step.tell("embarked", by=step.state.seat, start=start, target=target, units=army.words)


def _close(step: Stepping) -> None:
    """All moves are made; an action in which nothing moved has not been taken."""
    march = _march(step.state)
    if not (march.arrived or march.attacks or march.afloat):
        step.state = replace(step.state, march=None)
        return
    spend(step, march.kind)
    asked = tuple(v for v in march.afloat if needs_leave(step.state, v))
    for voyage in march.afloat:
        if voyage not in asked:
            _arrive(step, voyage)
    step.state = replace(step.state, march=replace(_march(step.state), step="leave", afloat=asked))


# Leave, planes, battles


def needs_leave(state: State, voyage: Voyage) -> bool:
    """Whether the holder may stop the voyage: another player's, with more than planes (ch. X, G29, G32)."""
    return state.holder not in ("", state.seat) and bool(voyage.army.ground.size)


def _arrive(step: Stepping, voyage: Voyage) -> None:
    _enter(step, voyage.target, voyage.army)
    seat, target = step.state.seat, voyage.target
    attack = not is_owned_by(step.state, target, seat)
    step.tell("landed", by=seat, target=target, units=voyage.army.words, attack=attack)


def _return(step: Stepping, voyage: Voyage) -> None:
    if voyage.army.size:
        step.state = with_units(step.state, voyage.start, step.state.at(voyage.start) + voyage.army)


def _answer(step: Stepping, allowed: bool) -> None:
    """The holder's answer to the first group: it arrives, or goes back but for its planes (ch. X)."""
    march = _march(step.state)
    voyage, rest = march.afloat[0], march.afloat[1:]
    step.state = replace(step.state, march=replace(march, afloat=rest))
    step.tell("leave", by=step.state.holder, start=voyage.start, target=voyage.target, allowed=allowed)
    if allowed:
        _arrive(step, voyage)
        return
    _return(step, replace(voyage, army=voyage.army.ground))
    if voyage.army.plane:
        march = _march(step.state)
        planes = replace(voyage, army=voyage.army.planes)
        step.state = replace(step.state, march=replace(march, refused=(*march.refused, planes)))


def _fly(step: Stepping, planes: int) -> None:
    """This many planes of a refused group go on; the others go back (ch. X)."""
    march = _march(step.state)
    voyage = march.refused[0]
    step.state = replace(step.state, march=replace(march, refused=march.refused[1:]))
    if planes:
        _arrive(step, replace(voyage, army=Army(plane=planes)))
    _return(step, replace(voyage, army=voyage.army - Army(plane=planes)))


def _fight(step: Stepping, region: str) -> None:
    march = _march(step.state)
    army = march.attacks[region]
    attacks = {r: a for r, a in march.attacks.items() if r != region}
    step.state = replace(step.state, march=replace(march, attacks=attacks))
    begin(step, region, army)


def carry_on(step: Stepping) -> None:
    """Go on with a closed march until somebody is awaited, a battle runs, or it is over."""
    march = _march(step.state)
    while march.step == "leave" and march.afloat and not needs_leave(step.state, march.afloat[0]):
        step.state = replace(step.state, march=replace(march, afloat=march.afloat[1:]))
        _arrive(step, march.afloat[0])
        march = _march(step.state)
    if march.step == "leave" and march.afloat:
        return
    if march.refused:
        step.state = replace(step.state, march=replace(march, step="planes"))
    elif len(march.attacks) > 1:
        step.state = replace(step.state, march=replace(march, step="battles"))
    elif march.attacks:
        step.state = replace(step.state, march=replace(march, step="battles"))
        _fight(step, next(iter(march.attacks)))
    else:
        step.state = replace(step.state, march=None)
