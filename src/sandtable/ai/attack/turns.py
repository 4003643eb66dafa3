"""The turn: which actions are worth most now, and which of them comes first."""

from __future__ import annotations

from msgspec import Struct

from sandtable.ai.players import Decision, because
from sandtable.games.attack.actions import Challenge, Diplomacy, End
from sandtable.games.attack.data import setup_table
from sandtable.games.attack.diplomacy import target_number
from sandtable.games.attack.economy import income
from sandtable.games.attack.naval import why_not_challenge
from sandtable.games.attack.state import State
from sandtable.games.attack.turn import why_not_action
from sandtable.odds.attack.talks import chance

from .clash import COST
from .field import Field
from .fleet import value_of_challenge
from .marches import plan_march
from .purchase import plan_production
from .style import Style

ORDER = ("naval", "produce", "move", "blitzkrieg", "diplomacy", "strategic")
"""What comes first when several actions are to be taken."""
SPENT = 0.9
"""What a point of income is worth in units where they are placed."""
CONTESTED = ("produce", "naval", *ORDER[2:])
"""The same where the sea must be fought for: new ships take part."""
INFANTRY = COST[0]


class Choice(Struct, frozen=True):
    """An action, what it promises, and its steps."""

    action: str
    value: float
    steps: list[Decision]


def choices(state: State, seat: str, style: Style) -> list[Choice]:
    """The actions that promise something now."""
    found = [_march(state, seat, style, kind) for kind in ("move", "blitzkrieg", "strategic")]
    found += [_production(state, seat, style), _naval(state, seat, style), _diplomacy(state, seat, style)]
    return [choice for choice in found if choice is not None and choice.value > 0]


def plan_turn(state: State, seat: str, style: Style) -> list[Decision]:
    """The steps of the next action, or the end of the turn."""
    left = setup_table().actions - len(state.turn.used)
    if left <= 0:
        return [end(state)]
    best = sorted(choices(state, seat, style), key=lambda c: -c.value)[:left]
    if not best:
        return [end(state)]
    order = CONTESTED if state.holder else ORDER
    return min(best, key=lambda c: order.index(c.action)).steps


def end(state: State) -> Decision:
    return Decision(End(), (because("end_turn", used=len(state.turn.used)),))


def _march(state: State, seat: str, style: Style, kind: str) -> Choice | None:
    if why_not_action(state, kind) is not None:
        return None
    plan = plan_march(state, seat, style, kind)
    return Choice(kind, plan.value, plan.steps) if plan is not None else None


def _production(state: State, seat: str, style: Style) -> Choice | None:
    points = income(state, seat)
    if why_not_action(state, "produce") is not None or points < INFANTRY:
        return None
    return Choice("produce", SPENT * points, plan_production(state, seat, style))


def _naval(state: State, seat: str, style: Style) -> Choice | None:
    if why_not_challenge(state, seat) is not None:
        return None
    value = value_of_challenge(Field(state, seat, style))
    return Choice("naval", value, [Decision(Challenge(), (because("challenge", value=value),))])


def _diplomacy(state: State, seat: str, style: Style) -> Choice | None:
    if why_not_action(state, "diplomacy") is not None:
        return None
    field = Field(state, seat, style)
    neutral = [r for r in state.rules.board.regions if r not in state.owner]
    if not neutral:
        return None
    best = max(neutral, key=lambda r: _annexed(field, r))
    value, odds = _annexed(field, best), success(state, seat, best)
    return Choice(
        "diplomacy", value, [Decision(Diplomacy(best), (because("diplomacy", space=best, win=odds),))]
    )


def success(state: State, seat: str, region: str) -> float:
    """The chance of a diplomatic attack."""
    return chance(target_number(state, seat, region))


def _annexed(field: Field, region: str) -> float:
    """What a diplomatic attack promises, with what others may make of its failure."""
    odds = success(field.state, field.seat, region)
    value = field.worth(region) + INFANTRY
    kept = 1 - field.risk(region, (1, 0, 0, 0))
    others = 1 - (1 - chance(setup_table().far_target)) ** len(field.rivals)
    return odds * kept * value - (1 - odds) * others * value / len(field.rivals)
