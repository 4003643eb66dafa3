"""The turn: which actions are worth most now, and which of them comes first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

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
from .features import WEIGHTS
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
SURE = 0.9
"""With such a chance to end the game nothing else comes first."""
MARCHES = 3
"""Actions for production, a move and a blitzkrieg."""


class Choice(Struct, frozen=True):
    """An action, what it promises, and its steps."""

    action: str
    value: float
    steps: list[Decision]
    final: float = 0.0
    """What of its value is that it ends the game."""


def choices(state: State, seat: str, style: Style) -> list[Choice]:
    """The actions that promise something now."""
    found = [PLANS[action](state, seat, style) for action in style.actions]
    return [choice for choice in found if choice is not None and choice.value > 0]


def plan_turn(state: State, seat: str, style: Style) -> list[Decision]:
    """The steps of the next action, or the end of the turn."""
    left = setup_table().actions - len(state.turn.used)
    if left <= 0:
        return [end(state)]
    best = sorted(choices(state, seat, style), key=lambda c: -c.value)[:left]
    if not best:
        return [end(state)]
    if best[0].final > 0:
        return _won(best[0], best, left)
    order = CONTESTED if state.holder else ORDER
    return min(best, key=lambda c: order.index(c.action)).steps


def _won(winning: Choice, best: list[Choice], left: int) -> list[Decision]:
    """The march that ends the game, after production where that helps and costs no action that is needed."""
    produce = next((c for c in best if c.action == "produce"), None)
    is_sure = winning.final >= SURE * WEIGHTS.victory
    return winning.steps if is_sure or produce is None or left < MARCHES else produce.steps


def end(state: State) -> Decision:
    return Decision(End(), (because("end_turn", used=len(state.turn.used)),))


def _march(state: State, seat: str, style: Style, kind: str) -> Choice | None:
    if why_not_action(state, kind) is not None:
        return None
    plan = plan_march(state, seat, style, kind)
    return Choice(kind, plan.value, plan.steps, plan.final) if plan is not None else None


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
    values = {region: _annexed(field, region) for region in neutral}
    best = max(neutral, key=lambda region: values[region])
    value, odds = values[best], success(state, seat, best)
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


PLANS: Mapping[str, Callable[[State, str, Style], Choice | None]] = {
    "move": partial(_march, kind="move"),
    "blitzkrieg": partial(_march, kind="blitzkrieg"),
    "strategic": partial(_march, kind="strategic"),
    "produce": _production,
    "naval": _naval,
    "diplomacy": _diplomacy,
}
"""How each action is planned."""
