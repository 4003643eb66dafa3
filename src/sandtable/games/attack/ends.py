"""How a game ends, and who has won (ch. XXII)."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Over, Refusal, refuse
from .knowledge import discard_hand
from .pieces import Fleet
from .state import State, Stepping, count_units, owned

CLOCK = ("last_half_hour", "time_up")


def winners(state: State) -> tuple[str, ...]:
    """The players with most regions; among those, most army units; the rest share (gap G21)."""
    rank = {seat: (len(owned(state, seat)), count_units(state, seat)) for seat in state.alive}
    return tuple(seat for seat in state.alive if rank[seat] == max(rank.values()))


def finish(step: Stepping, how: str) -> None:
    """End the game now."""
    state = step.state
    standing = {seat: len(owned(state, seat)) for seat in state.order}
    over = Over(winners(state), how, standing)
    step.state = replace(state, over=over)
    step.tell("game_over", winners=over.winners, how=how)


def check_eliminated(step: Stepping, seat: str) -> None:
    """After a region was lost: without an army unit the player is eliminated, and the game is over.

    Where the last one standing is to win, the player only drops out (gap G31).
    """
    if owned(step.state, seat):
        return
    step.tell("eliminated", seat=seat)
    if not step.state.rules.last_standing:
        finish(step, "elimination")
        return
    drop_out(step, seat)
    if len(step.state.alive) == 1:
        finish(step, "last_standing")


def drop_out(step: Stepping, seat: str) -> None:
    """The player is out: the hand goes into the pile, the ships to the supply, sea control falls vacant."""
    state = discard_hand(step.state, seat)
    ships = {**state.ships, seat: Fleet()}
    holder = "" if state.holder == seat else state.holder
    step.state = replace(state, ships=ships, holder=holder, out=(*state.out, seat))


def end_by_agreement(step: Stepping) -> bool:
    """Whether the round that has just been finished was the last one; then the game is over."""
    state = step.state
    if state.clock == "time_up":
        finish(step, "time")
    elif state.rules.rounds and state.round >= state.rules.rounds:
        finish(step, "rounds")
    return step.state.over is not None


def is_trade_banned(state: State) -> bool:
    """Whether it is too late for trade: the last half hour, or the last agreed round (ch. XX, gap G23)."""
    return bool(state.clock) or bool(state.rules.rounds and state.round >= state.rules.rounds)


def why_not_clock(state: State, what: str) -> Refusal | None:
    """Why the table's clock cannot say this."""
    if what not in CLOCK:
        return refuse("unknown_clock", "22.time", what=what)
    if not state.rules.timed:
        return refuse("no_time_agreed", "22.time")
    if state.clock and CLOCK.index(what) <= CLOCK.index(state.clock):
        return refuse("clock_said_so", "22.time", what=state.clock)
    return None


def strike(step: Stepping, what: str) -> None:
    """The clock strikes; an offer on the table comes too late."""
    step.state = replace(step.state, clock=what, deal=None)
    step.tell("clock", what=what)
