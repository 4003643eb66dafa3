"""Before an action is chosen: chances of a diplomatic attack (ch. XVI), and why others cannot be chosen."""

from __future__ import annotations

from functools import cache
from itertools import product

from ...games.attack.data import setup_table
from ...games.attack.diplomacy import target_number, why_not_diplomacy
from ...games.attack.game import ATTACK
from ...games.attack.naval import why_not_challenge
from ...games.attack.state import State, others
from ...games.attack.trade import why_not_trade
from ...games.attack.turn import STEPWISE, why_not_action, why_not_choose
from ...kernel.protocol import Decide, Refusal
from .shapes import Persuasion

SIDES = 6
TAKEN = ("action_used", "no_actions_left")


def chooses(state: State, seat: str) -> bool:
    """Whether the seat has to choose an action now."""
    awaited = ATTACK.pending(state)
    return isinstance(awaited, Decide) and awaited.what == "action" and seat in awaited.seats


@cache
def chance(needs: int) -> float:
    """The chance that two dice show at least so much."""
    throws = list(product(range(1, SIDES + 1), repeat=2))
    return sum(sum(dice) >= needs for dice in throws) / len(throws)


def persuasion(state: State, seat: str, region: str) -> Persuasion:
    """What a diplomatic attack by the seat on a neutral region would bring."""
    needs = target_number(state, seat, region)
    win = chance(needs)
    nobody = (1 - chance(setup_table().far_target)) ** len(others(state, seat))
    return Persuasion(needs, win, (1 - win) * (1 - nobody))


def persuasions(state: State, eyes: str) -> dict[str, Persuasion]:
    """All regions that the seat may try for, where it has to choose an action now."""
    if not chooses(state, eyes):
        return {}
    regions = (r for r in state.rules.board.regions if why_not_diplomacy(state, r) is None)
    return {region: persuasion(state, eyes, region) for region in regions}


def closed(state: State, eyes: str) -> dict[str, Refusal]:
    """Why actions cannot be chosen; those that were taken in this turn are left out."""
    if not chooses(state, eyes):
        return {}
    found = {
        **{action: why_not_choose(state, action) for action in STEPWISE},
        "challenge": why_not_challenge(state, eyes),
        "diplomacy": why_not_action(state, "diplomacy"),
        "offer": why_not_trade(state),
    }
    return {name: why for name, why in found.items() if why and why.reason not in TAKEN}
