"""Declarations before the first move (section 13): violations, wars, interventions, and promises to keep."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec.structs import replace

from ...kernel.protocol import Refusal, refuse
from .actions import Repudiate, Stand, TriumphAction
from .blocks import FORTRESS, NEUTRAL, Block, is_mobile_ground, side
from .board import areas_of, board, capital_of
from .control import with_control_of
from .data import country_table, setup_table
from .decks import owe
from .diplomacy import USA, arrive, end_diplomacy, is_target, join_usa, make_satellite, muster, protector
from .disband import repudiate, why_not_repudiate
from .frames import Promise, Turn
from .movement import reaching
from .ruleset import SEATS
from .state import (
    State,
    Stepping,
    at_war,
    foes,
    of_faction,
    others,
    own,
    power_of,
    put,
    with_blocks,
)
from .theatre import Theatre, theatre

VIOLATION = "13.violation"
WAR = "13.war"
INTERVENTION = "13.intervention"
WINTER = "winter"


def turn_of(state: State) -> Turn:
    assert state.turn is not None
    return state.turn


def why_not_declare(state: State, rule: str) -> Refusal | None:
    """Why nothing can be declared now."""
    turn = turn_of(state)
    if turn.emergency or state.phase == WINTER:
        return refuse("no_aggression", rule)
    return refuse("declare_first", rule) if turn.moved else None


# Violations


def why_not_violate(state: State, seat: str, country: str, among: Movers | None = None) -> Refusal | None:
    refusal = why_not_declare(state, VIOLATION)
    if refusal:
        return refusal
    refusal = _why_not_neutral(state, seat, country)
    if refusal:
        return refusal
    return _why_not_kept(state, seat, Promise("violate", country), among)


def _why_not_neutral(state: State, seat: str, country: str) -> Refusal | None:
    if country not in country_table():
        return refuse("unknown_country", VIOLATION, country=country)
    if not is_target(state, country) and state.armed.get(country) != ():
        return refuse("not_neutral", VIOLATION, country=country)
    usa = setup_table().usa.seat
    if country == USA and (seat == usa or not at_war(state, seat, usa) or seat == "ussr"):
        return refuse("not_the_usa", VIOLATION)
    return None


def violate(step: Stepping, seat: str, country: str) -> None:
    """Whoever protects the country is asked first; then it takes up arms, or becomes its protector's."""
    turn = turn_of(step.state)
    guardian = protector(step.state, country)
    step.reveals = True
    if country != USA and guardian not in ("", seat) and step.state.rules.repudiation == "asked":
        step.state = replace(step.state, turn=replace(turn, step="repudiate", violating=country))
        step.tell("violates", seat=seat, country=country, protector=guardian)
    else:
        carry_out_violation(step, seat, country)


def carry_out_violation(step: Stepping, seat: str, country: str) -> None:
    turn = turn_of(step.state)
    promise = Promise("violate", country)
    turn = replace(turn, step="moves", violating="", promises=(*turn.promises, promise))
    state = replace(step.state, turn=turn, restless=_with_seat(step.state.restless, seat))
    step.tell("violated", seat=seat, country=country)
    guardian = protector(state, country)
    step.state = state
    if country == USA:
        attack_usa(step)
        return
    for rival in others(seat):
        cards = board().areas[capital_of(country)].muster
        step.state = owe(step.state, rival, "action", cards, "reaction")
    if guardian not in ("", seat):
        if not at_war(state, seat, guardian):
            declare_war(step, seat, guardian, promised=False)
        make_satellite(step, country, guardian)
    else:
        step.state = take_up_arms(step.state, country, seat)


def take_up_arms(state: State, country: str, violator: str) -> State:
    """The country is an armed minor, with fortresses of its own, unless it was one already."""
    was_armed = country in state.armed
    state = end_diplomacy(state, country)
    row = (violator,) if violator else ()
    state = replace(state, armed=dict(sorted({**state.armed, country: row}.items())))
    if not was_armed:
        for area, cv in muster(country).items():
            if not state.at(area) or not any(b.nation == NEUTRAL for b in state.at(area)):
                state = put(state, area, Block(NEUTRAL, FORTRESS, cv))
    return with_control_of(state, country)


def attack_usa(step: Stepping) -> None:
    """The USA comes into the war at once, with its first units; others come with the next productions."""
    years = tuple(setup_table().usa.arrivals.values())
    join_usa(step)
    arrive(step, years[0])
    step.state = replace(step.state, arrivals=years[1:], attacked=True)


def _with_seat(seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    return tuple(s for s in SEATS if s in (*seats, seat))


# The protector's answer


def why_not_answer(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    if isinstance(do, Repudiate) and do.country == turn_of(state).violating:
        return why_not_repudiate(state, seat, do)
    return None if isinstance(do, Stand) else refuse("not_now", VIOLATION, phase="repudiate")


def answer(step: Stepping, seat: str, do: TriumphAction) -> None:
    if isinstance(do, Repudiate):
        repudiate(step, seat, do)
    else:
        step.tell("stands", seat=seat, country=turn_of(step.state).violating)
    turn = turn_of(step.state)
    carry_out_violation(step, turn.seat, turn.violating)


# War


def why_not_war(state: State, seat: str, rival: str) -> Refusal | None:
    refusal = why_not_declare(state, WAR)
    if refusal:
        return refusal
    if rival not in others(seat):
        return refuse("no_rival", WAR, seat=rival)
    if at_war(state, seat, rival):
        return refuse("at_war", WAR, seat=rival)
    return _why_not_kept(state, seat, Promise("war", rival))


def declare_war(step: Stepping, seat: str, rival: str, promised: bool = True) -> None:
    """The two are enemies for good; the declarer has the surprise in this turn."""
    turn = turn_of(step.state)
    turn = replace(turn, wars=(*turn.wars, rival))
    if promised:
        turn = replace(turn, promises=(*turn.promises, Promise("war", rival)))
    step.state = replace(step.state, turn=turn, wars=(*step.state.wars, (seat, rival)))
    step.reveals = True
    step.tell("war", seat=seat, rival=rival)


# Intervention


def why_not_intervene(state: State, seat: str, country: str) -> Refusal | None:
    refusal = why_not_declare(state, INTERVENTION)
    if refusal:
        return refusal
    if country not in country_table():
        return refuse("unknown_country", INTERVENTION, country=country)
    violators = state.armed.get(country, ())
    if not violators:
        return refuse("not_violated", INTERVENTION, country=country)
    if seat in violators:
        return refuse("its_enemy", INTERVENTION, country=country)
    if state.rules.intervention == "enemy" and not at_war(state, seat, violators[0]):
        return refuse("at_peace_with_violator", INTERVENTION, seat=violators[0])
    if Promise("intervene", country) in turn_of(state).promises:
        return refuse("declared_already", INTERVENTION, country=country)
    return _why_not_kept(state, seat, Promise("intervene", country))


def intervene(step: Stepping, seat: str, country: str) -> None:
    turn = turn_of(step.state)
    promises = (*turn.promises, Promise("intervene", country))
    step.state = replace(step.state, turn=replace(turn, promises=promises))
    step.tell("intervenes", seat=seat, country=country)


def save_countries(step: Stepping, seat: str) -> None:
    """A country is his who intervened and has ground units in it at the end of movement (13.1)."""
    for promise in turn_of(step.state).promises:
        country = promise.target
        is_open = promise.what == "intervene" and country in step.state.armed
        if is_open and any(map(is_mobile_ground, _own_in(step.state, seat, country))):
            _save(step, seat, country)


def _own_in(state: State, seat: str, country: str) -> list[Block]:
    return [b for area in areas_of(country) for b in own(state, seat, area)]


def _save(step: Stepping, seat: str, country: str) -> None:
    forces: dict[str, int] = {}
    state = step.state
    for area in areas_of(country):
        forts = [b for b in state.at(area) if b.nation == NEUTRAL]
        if forts:
            forces[area] = forts[0].cv
            rest = [b for b in state.at(area) if b.nation != NEUTRAL]
            state = with_blocks(state, area, rest)
            if any(side(b) != seat for b in rest):
                order = (seat, *(s for s in SEATS if s != seat and any(side(b) == s for b in rest)))
                state = replace(state, arrived={**state.arrived, area: order})
    step.state = state
    make_satellite(step, country, seat, forces)


# Promises


def keeps(state: State, seat: str, promise: Promise, block: Block, area: str) -> bool:
    """Whether a block that ends in an area keeps a promise."""
    if promise.what == "war":
        return state.control.get(area) == promise.target or any(
            side(b) == promise.target for b in foes(state, seat, area)
        )
    if promise.what == "intervene" and not is_mobile_ground(block):
        return False
    return board().areas[area].country == promise.target


def is_kept_by_staying(state: State, seat: str, promise: Promise) -> bool:
    """Whether units among those of the new enemy at sea will fight there."""
    if promise.what != "war":
        return False
    return any(
        board().areas[area].is_water and any(side(b) == promise.target for b in foes(state, seat, area))
        for area, block in of_faction(state, seat)
        if not block.escaped
    )


def open_promises(state: State, seat: str) -> tuple[Promise, ...]:
    """What is promised and not yet kept; shared seas keep a war as long as somebody stays."""
    return tuple(
        p
        for p in turn_of(state).promises
        if not is_kept_by_staying(state, seat, p) and not _is_met(state, seat, p)
    )


def _is_met(state: State, seat: str, promise: Promise) -> bool:
    return any(
        block.moved and keeps(state, seat, promise, block, area) for area, block in of_faction(state, seat)
    )


Movers: TypeAlias = Iterable[tuple[str, Block]]


def can_keep(state: State, seat: str, promise: Promise, among: Movers | None = None) -> bool:
    """Whether some block that has not moved could keep it; only those `among` can, where they are named."""
    reach = reaching(theatre(state, seat))
    return any(
        keeps(state, seat, promise, block, area)
        for start, block in (of_faction(state, seat) if among is None else among)
        if not block.moved
        for area in reach(block, start)
    )


def _why_not_kept(state: State, seat: str, promise: Promise, among: Movers | None = None) -> Refusal | None:
    turn = turn_of(state)
    after = supposed(state, seat, promise)
    if is_kept_by_staying(after, seat, promise):
        return None
    if len(open_promises(state, seat)) >= turn.commands:
        return refuse("promises_first", VIOLATION, commands=turn.commands)
    if not can_keep(after, seat, promise, among):
        return refuse("cannot_be_kept", VIOLATION, target=promise.target)
    return None


def supposed(state: State, seat: str, promise: Promise) -> State:
    """The state as it would be after the declaration, as far as moves ask."""
    if promise.what == "intervene":
        return state
    if promise.what == "war":
        return replace(state, wars=(*state.wars, (seat, promise.target)))
    country = promise.target
    guardian = "west" if country == USA else protector(state, country)
    if guardian in ("", seat):
        return take_up_arms(state, country, seat)
    state = end_diplomacy(replace(state, marker={**state.marker, country: guardian}), country)
    if not at_war(state, seat, guardian):
        state = replace(state, wars=(*state.wars, (seat, guardian)))
    strengths = setup_table().usa.forts if country == USA else muster(country)
    for area, cv in strengths.items():
        state = put(state, area, Block(power_of(guardian), "infantry", cv))
    return with_control_of(state, country)


def declarable(state: State, seat: str, view: Theatre) -> dict[str, tuple[str, ...]]:
    """What may be declared now, by verb."""
    if why_not_declare(state, WAR):
        return {}
    near = _countries_near(view, seat)
    return {
        "violate": tuple(c for c in near if why_not_violate(state, seat, c, near[c]) is None),
        "war": tuple(s for s in others(seat) if why_not_war(state, seat, s) is None),
        "intervene": tuple(c for c in state.armed if why_not_intervene(state, seat, c) is None),
    }


def _countries_near(view: Theatre, seat: str) -> dict[str, list[tuple[str, Block]]]:
    """Neutral countries that could be in reach if nothing neutral stood in the way, and for which blocks."""
    areas = view.board.areas
    neutral = {a for a, row in areas.items() if row.country and not view.state.control.get(a)} - view.enter
    wide = replace(view, enter=view.enter | neutral, hostile=view.hostile | neutral, foes=view.foes | neutral)
    reach = reaching(wide)
    found: dict[str, list[tuple[str, Block]]] = {}
    for start, block in of_faction(view.state, seat):
        if not block.moved:
            for country in {areas[area].country for area in reach(block, start) if area in neutral}:
                found.setdefault(country, []).append((start, block))
    return {country: found[country] for country in country_table() if country in found}
