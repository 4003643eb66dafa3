"""A player turn (section 13): declarations, then moves one block at a time, as many as there are commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.protocol import Fact, Pending, Refusal, refuse
from .actions import (
    Atom,
    Disband,
    Done,
    Intervene,
    Move,
    Repudiate,
    Reveal,
    TriumphAction,
    Violate,
    War,
)
from .atom import explode, why_not_atom
from .blocks import Block, is_ans, is_ground, is_mobile_ground
from .board import areas_of, board
from .command import is_of_season
from .control import with_control
from .data import action_cards, setup_table
from .decks import to_discards
from .declare import (
    attack_usa,
    can_keep,
    declare_war,
    intervene,
    keeps,
    open_promises,
    save_countries,
    turn_of,
    violate,
    why_not_intervene,
    why_not_violate,
    why_not_war,
)
from .disband import disband, repudiate, why_not_disband, why_not_repudiate
from .find import named, why_not_block
from .frames import Promise, Turn
from .knowledge import strangers
from .movement import WHY_NOT, border_key, targets, why_not_route
from .standing import stood_up
from .state import (
    State,
    Stepping,
    ask,
    at_war,
    freshened,
    own,
    put,
    take,
    with_blocks,
)
from .technology import reveal, why_not_reveal
from .theatre import Theatre, theatre

RULE = "14.movement"
PROMISE = "13.promise"


def begin(step: Stepping, seat: str, card: str) -> None:
    """A faction's turn: its commands, and control for the movement phase."""
    state = freshened(step.state)
    row = action_cards()[card]
    is_full = is_of_season(state, row)
    commands = row.number if is_full else setup_table().seats[seat].emergency
    turn = Turn(seat, card, commands, emergency=not is_full)
    step.state = with_control(replace(state, turn=turn))
    step.tell("turn", seat=seat, card=card, commands=commands, emergency=not is_full)


def pending(state: State) -> Pending:
    turn = turn_of(state)
    if turn.step == "repudiate":
        stake = state.influence[turn.violating]
        return ask((stake.seat,), "repudiate", turn.violating, is_open=True)
    return ask((turn.seat,), "move")


def why_not(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    judge = _JUDGES.get(type(do))
    return judge(state, seat, do) if judge else refuse("not_now", RULE, phase="movement")


def act(step: Stepping, seat: str, do: TriumphAction) -> TriumphAction | None:
    result: TriumphAction | None = _ACTS[type(do)](step, seat, do)
    return result


# Moves


def why_not_move(state: State, seat: str, do: Move) -> Refusal | None:
    """Why the block may not move so."""
    if len(do.route) < 2:
        return refuse("no_way", RULE)
    for area in do.route:
        if area not in board().areas:
            return refuse("unknown_space", RULE, space=area)
    refusal = why_not_block(state, seat, do.block, do.route[0])
    if refusal:
        return refusal
    turn = turn_of(state)
    blocks = [b for b in named(state, seat, do.block, do.route[0]) if not b.moved]
    if not blocks:
        return refuse("moved_already", RULE, unit=do.block)
    if not turn.commands:
        return refuse("no_commands", RULE)
    view = theatre(state, seat)
    for block in blocks:
        reason = _why_not_way(view, block, do.route)
        if not reason:
            return why_not_promised(state, seat, block, do.route[-1])
    facts: dict[str, Fact] = {"start": do.route[0], "target": do.route[-1], **_limit(view, reason, do.route)}
    return replace(WHY_NOT[reason], facts=facts)


def _limit(view: Theatre, reason: str, route: tuple[str, ...]) -> dict[str, int]:
    if reason != "border_limit":
        return {}
    border = view.board.border(route[-2], route[-1])
    return {"limit": view.board.limit.get(border, 0)}


def _why_not_way(view: Theatre, block: Block, route: tuple[str, ...]) -> str:
    if len(route) > 2:
        return why_not_route(view, block, route)
    if view.board.border(*route):
        return why_not_route(view, block, route)
    return "" if route[1] in targets(view, block, route[0]) else "too_far"


def why_not_promised(state: State, seat: str, block: Block, goal: str) -> Refusal | None:
    """A move may not use up the commands that promises still need."""
    left = turn_of(state).commands - 1
    still = [p for p in open_promises(state, seat) if not keeps(state, seat, p, block, goal)]
    if len(still) > left:
        return refuse("promises_first", PROMISE, commands=left + 1, target=still[0].target)
    return None


def move(step: Stepping, seat: str, do: Move) -> Move:
    """The block goes, and stands hidden where it comes to; comes back with its route in full."""
    view = theatre(step.state, seat)
    blocks = [b for b in named(step.state, seat, do.block, do.route[0]) if not b.moved]
    block = next(b for b in blocks if not _why_not_way(view, b, do.route))
    route = _full(view, block, do.route)
    start, before, goal = route[0], route[-2], route[-1]
    turn = turn_of(step.state)
    is_engaged = goal in view.foes
    crossed = _crossings(view, block, route, turn.crossed)
    state = step.state
    mover, rest = strangers(take(state, start, block).at(start), block)
    state = with_blocks(state, start, rest)
    state = stood_up(state, start)
    group = ">".join(route[:-1]) if is_engaged and board().areas[goal].is_water and is_ans(block) else ""
    mover = replace(
        mover,
        moved=True,
        came=before,
        escaped=False,
        landed=_lands(view, block, before, goal),
        group=group,
    )
    new = _is_aggression(view, seat, goal)
    entered = _add(turn.entered, goal) if is_engaged or goal in view.targets else turn.entered
    origins = {**turn.origins, goal: _add(turn.origins.get(goal, ()), before)} if is_engaged else turn.origins
    turn = replace(
        turn,
        commands=turn.commands - 1,
        moved=True,
        crossed=crossed,
        entered=entered,
        aggressed=_add(turn.aggressed, goal) if new else turn.aggressed,
        origins=origins,
    )
    step.state = _joins_in(replace(put(state, goal, mover), turn=turn), seat, goal)
    step.tell("moved", seat=seat, nation=block.nation, route=route)
    _wakes_the_usa(step, seat, goal)
    return Move(do.block, route)


def _full(view: Theatre, block: Block, route: tuple[str, ...]) -> tuple[str, ...]:
    if len(route) > 2 or view.board.border(*route):
        return route
    return targets(view, block, route[0])[route[1]]


def _add(areas: tuple[str, ...], area: str) -> tuple[str, ...]:
    return areas if area in areas else (*areas, area)


def route_to(state: State, seat: str, name: str, start: str, goal: str) -> tuple[str, ...]:
    """A way for a block of that name that leads there; just the two where none does."""
    view = theatre(state, seat)
    for block in named(state, seat, name, start):
        if not block.moved:
            found = targets(view, block, start)
            if goal in found:
                return found[goal]
    return (start, goal)


def _lands(view: Theatre, block: Block, before: str, goal: str) -> bool:
    """Whether a ground unit comes ashore in land that is not its own."""
    areas = view.board.areas
    return is_ground(block) and areas[before].is_water and not areas[goal].is_water and goal not in view.home


def _crossings(
    view: Theatre, block: Block, route: tuple[str, ...], crossed: dict[str, int]
) -> dict[str, int]:
    """The count of ground units at borders after a move that leaves a battle, joins one or lands."""
    if not is_ground(block):
        return crossed
    keys = []
    if route[0] in view.foes:
        keys.append(border_key(route[0], route[1]))
    if route[-1] in view.foes or _lands(view, block, route[-2], route[-1]):
        keys.append(border_key(route[-2], route[-1]))
    for key in keys:
        crossed = {**crossed, key: crossed.get(key, 0) + 1}
    return crossed


def _is_aggression(view: Theatre, seat: str, goal: str) -> bool:
    """Whether the unit is the first of its side among enemies or on their land."""
    return goal not in view.mine and (goal in view.foes or goal in view.hostile)


def _joins_in(state: State, seat: str, goal: str) -> State:
    """Whoever enters an armed minor without intervening is its enemy from then on (13.1)."""
    country = board().areas[goal].country
    violators = state.armed.get(country)
    if not violators or seat in violators or Promise("intervene", country) in turn_of(state).promises:
        return state
    return replace(state, armed={**state.armed, country: (*violators, seat)})


def _wakes_the_usa(step: Stepping, seat: str, goal: str) -> None:
    """An enemy of the West in Canada brings the USA in (10.6)."""
    usa = setup_table().usa
    if goal not in areas_of(usa.neighbor) or "usa" in step.state.marker:
        return
    if at_war(step.state, seat, usa.seat):
        attack_usa(step)


# The end of movement


def why_not_done(state: State, seat: str) -> Refusal | None:
    """Movement does not end while a promise could still be kept."""
    for promise in open_promises(state, seat):
        if turn_of(state).commands and can_keep(state, seat, promise):
            return refuse("promise_open", PROMISE, target=promise.target)
    return None


def _done(step: Stepping, seat: str, do: Done) -> None:
    """Movement ends; interventions take effect, and battles follow, but not on an emergency card."""
    for promise in open_promises(step.state, seat):
        step.tell("promise_broken", seat=seat, what=promise.what, target=promise.target)
    save_countries(step, seat)
    turn = replace(turn_of(step.state), step="battles")
    step.state = replace(step.state, turn=turn)
    step.reveals = True
    if turn.emergency:
        end(step)
        return
    step.state = with_control(step.state)
    step.tell("phase", phase="combat")


def end(step: Stepping) -> None:
    """The turn is over and its card is discarded."""
    turn = turn_of(step.state)
    state = to_discards(freshened(step.state), (turn.card,) if turn.card else ())
    step.state = replace(state, turn=None)


def is_lonely(state: State, seat: str, area: str) -> bool:
    """Whether air forces or ships of the faction stand in land that is not its own, without troops."""
    blocks = own(state, seat, area)
    if not blocks or any(map(is_mobile_ground, blocks)) or board().areas[area].is_water:
        return False
    return state.control.get(area) != seat


def _reveal(step: Stepping, seat: str, do: Reveal) -> None:
    reveal(step, seat, do.tech, do.keep)


Judge = Callable[[State, str, Any], Refusal | None]
_JUDGES: dict[type, Judge] = {
    Move: why_not_move,
    Violate: lambda state, seat, do: why_not_violate(state, seat, do.country),
    War: lambda state, seat, do: why_not_war(state, seat, do.seat),
    Intervene: lambda state, seat, do: why_not_intervene(state, seat, do.country),
    Repudiate: why_not_repudiate,
    Disband: why_not_disband,
    Reveal: lambda state, seat, do: why_not_reveal(state, seat, do.tech, do.keep),
    Atom: lambda state, seat, do: why_not_atom(state, seat),
    Done: lambda state, seat, do: why_not_done(state, seat),
}
_ACTS: dict[type, Callable[[Stepping, str, Any], Any]] = {
    Move: move,
    Violate: lambda step, seat, do: violate(step, seat, do.country),
    War: lambda step, seat, do: declare_war(step, seat, do.seat),
    Intervene: lambda step, seat, do: intervene(step, seat, do.country),
    Repudiate: repudiate,
    Disband: disband,
    Reveal: lambda step, seat, do: _reveal(step, seat, do),
    Atom: lambda step, seat, do: explode(step, seat),
    Done: _done,
}
