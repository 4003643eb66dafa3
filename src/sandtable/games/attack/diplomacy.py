"""The diplomatic attack: winning over a neutral region with dice (ch. XVI)."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Draw, Pending, Refusal, Roll, refuse
from .data import setup_table
from .frames import Bid
from .knowledge import pass_cards
from .pieces import Army
from .rolls import best, totals
from .state import PILE, State, Stepping, is_owned_by, others, why_not_region, with_units
from .turn import spend, why_not_action


def _bid(state: State) -> Bid:
    assert state.bid is not None
    return state.bid


def target_number(state: State, seat: str, region: str) -> int:
    """What two dice must show: less next to an own region; a sea route joins neighbors too.

    Whether a common zone does is the option `diplomacy_zones` (gap G8).
    """
    board, table = state.rules.board, setup_table()
    by_sea = board.sea if state.rules.diplomacy_zones else board.route
    near = (*board.land[region], *by_sea[region])
    return table.near_target if any(is_owned_by(state, r, seat) for r in near) else table.far_target


def why_not_diplomacy(state: State, region: str) -> Refusal | None:
    """Why the player may not try for this region."""
    refusal = why_not_region(state, region) or why_not_action(state, "diplomacy")
    if refusal:
        return refusal
    if region in state.owner:
        return refuse("not_neutral", "16.target", space=region)
    return None


def bid(step: Stepping, region: str) -> None:
    """Name the region; the dice decide."""
    spend(step, "diplomacy")
    step.state = replace(step.state, bid=Bid(region))
    step.tell("diplomacy", by=step.state.seat, space=region)


def pending(state: State) -> Pending:
    """The dice owed, or the card of the new owner."""
    now = _bid(state)
    if now.step == "first":
        return Roll(2, why="diplomacy", where=now.region)
    if now.step == "card":
        return Draw(1, state.pile, why="diplomacy")
    return Roll(2 * len(now.rolling), why=now.step, where=now.region)


def rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """The player's dice, then those of all others, then those of the tied."""
    now, seat = _bid(step.state), step.state.seat
    if now.step == "first":
        success = sum(dice) >= target_number(step.state, seat, now.region)
        step.tell("diplomacy_roll", by=seat, space=now.region, dice=dice, success=success)
        if success:
            _win(step, seat)
        else:
            _ask(step, "others", others(step.state, seat))
        return
    result = totals(now.rolling, dice)
    step.tell("counter_roll", seats=now.rolling, space=now.region, dice=dice)
    if now.step == "others":
        result = {s: total for s, total in result.items() if total >= setup_table().far_target}
    _settle(step, best(result) if result else ())


def _settle(step: Stepping, highest: tuple[str, ...]) -> None:
    """The highest takes the region, the tied roll again; nobody: it stays neutral."""
    if not highest:
        step.state = replace(step.state, bid=None)
    elif len(highest) == 1:
        _win(step, highest[0])
    else:
        _ask(step, "tie", highest)


def _ask(step: Stepping, what: str, seats: tuple[str, ...]) -> None:
    step.state = replace(step.state, bid=replace(_bid(step.state), step=what, rolling=seats))


def _win(step: Stepping, seat: str) -> None:
    """A free infantry holds the region for its new owner, who draws a card."""
    state, region = step.state, _bid(step.state).region
    state = replace(state, owner={**state.owner, region: seat})
    card = Bid(region, "card", winner=seat) if state.pile else None
    step.state = replace(with_units(state, region, Army(infantry=1)), bid=card)
    step.tell("annexed", by=seat, space=region)


def drawn(step: Stepping, cards: tuple[str, ...]) -> None:
    """The new owner's card, which nobody else sees."""
    seat = _bid(step.state).winner
    step.state = replace(pass_cards(step.state, PILE, seat, cards, (seat,)), bid=None)
    step.tell("card_drawn", by=seat)
    step.whisper((seat,), "card_seen", by=seat, card=cards[0])


def forget(step: Stepping, seat: str) -> None:
    """A player who leaves rolls no more, and draws no card."""
    now = _bid(step.state)
    if now.winner == seat:
        step.state = replace(step.state, bid=None)
    elif seat in now.rolling:
        left = tuple(s for s in now.rolling if s != seat)
        if now.step == "tie" and len(left) == 1:
            _win(step, left[0])
        else:
            _ask(step, now.step, left)
