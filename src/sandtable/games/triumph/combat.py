"""The combat phase (section 15): which battles must and which may be fought, in any order."""

from __future__ import annotations

from ...kernel.protocol import Pending, Refusal, refuse
from .actions import Done, Fight, TriumphAction
from .aftermath import settle_conquests
from .battle import open_battle
from .blocks import NEUTRAL, side
from .board import board
from .declare import turn_of
from .ruleset import SEATS
from .state import State, Stepping, ask, enemies, own
from .turn import end

RULE = "15.battles"


def pending(state: State) -> Pending:
    return ask((turn_of(state).seat,), "combat", is_open=True)


def battlefields(state: State, seat: str) -> dict[str, tuple[str, ...]]:
    """Areas where the faction may fight now, each with those it may fight."""
    turn = turn_of(state)
    found = {}
    for area in sorted(state.units):
        if area not in turn.fought and _may_fight(state, seat, area):
            rivals = _opponents(state, seat, area)
            if rivals:
                found[area] = rivals
    return found


def _may_fight(state: State, seat: str, area: str) -> bool:
    """Whether a unit of it there can begin a fight: submarines that escaped too, unless they just moved."""
    return any(side(b) == seat and not (b.escaped and b.moved) for b in state.at(area))


def _opponents(state: State, seat: str, area: str) -> tuple[str, ...]:
    against = enemies(state, seat)
    there = {side(b) for b in state.at(area)}
    found = tuple(s for s in (NEUTRAL, *SEATS) if s in there and (s in against or s == NEUTRAL))
    turn = turn_of(state)
    if not found and area in turn.entered and own(state, seat, area):
        who = state.control.get(area, "")
        return (who,) if who in against else ()
    return found


def obligations(state: State, seat: str) -> tuple[str, ...]:
    """Battles that must still be fought: those moved into or begun, and after a declaration shared seas."""
    turn = turn_of(state)
    moved_in = state.rules.must_fight == "moved_in"
    fields = battlefields(state, seat)
    return tuple(
        area
        for area, rivals in fields.items()
        if (area in turn.entered and (moved_in or area in turn.aggressed or area in _bombed(state)))
        or (board().areas[area].is_water and set(rivals) & set(turn.wars) and own(state, seat, area))
    )


def _bombed(state: State) -> frozenset[str]:
    """Areas flown over with nobody in them to fight."""
    return frozenset(
        a for a in turn_of(state).entered if {side(b) for b in state.at(a)} == {turn_of(state).seat}
    )


def why_not(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    if isinstance(do, Done):
        owed = obligations(state, seat)
        return refuse("must_fight", RULE, spaces=owed) if owed else None
    if not isinstance(do, Fight):
        return refuse("not_now", RULE, phase="combat")
    if do.area not in board().areas:
        return refuse("unknown_space", RULE, space=do.area)
    rivals = battlefields(state, seat).get(do.area, ())
    if not rivals:
        return refuse("no_battle", RULE, space=do.area)
    if do.enemy and do.enemy not in rivals:
        return refuse("no_battle", RULE, space=do.area)
    if not do.enemy and len(rivals) > 1:
        return refuse("name_an_enemy", RULE, seats=rivals)
    return None


def act(step: Stepping, seat: str, do: TriumphAction) -> None:
    if isinstance(do, Fight):
        rivals = battlefields(step.state, seat)[do.area]
        open_battle(step, do.area, seat, do.enemy or rivals[0])
    else:
        close(step)


def go_on(step: Stepping) -> bool:
    """With nothing to fight the phase is over."""
    if battlefields(step.state, turn_of(step.state).seat):
        return False
    close(step)
    return True


def close(step: Stepping) -> None:
    """The end of the combat phase: what has fallen changes hands."""
    seat = turn_of(step.state).seat
    settle_conquests(step, seat)
    if step.state.over is None:
        end(step)
