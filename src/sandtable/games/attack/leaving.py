"""A player gives up, as the table says.

By the book the game ends with the first player who is eliminated, and one who leaves has no army any more:
the others' regions are counted at once. Where the last one standing is to win, the others play on: the
leaver's armies are taken off, the regions are neutral, the capital stays where it is, hand and ships go back
as after an elimination, and whatever the leaver was doing is over.
"""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Refusal, refuse
from . import battle as battles
from .conquest import hold, take
from .diplomacy import forget
from .ends import check_eliminated, drop_out, finish
from .naval import take_control
from .neutral import recall
from .state import State, Stepping
from .trade import swap
from .turn import end_turn


def why_not_concede(state: State, seat: str) -> Refusal | None:
    """Why this player cannot give up."""
    return None if seat in state.alive else refuse("not_playing", "22.leaving", seat=seat)


def concede(step: Stepping, seat: str) -> None:
    """Take the player out of the game, or end it."""
    step.tell("conceded", seat=seat)
    state = step.state
    if state.opening or not state.rules.last_standing or len(state.alive) == 2:
        _give_up(step, seat)
        return
    vetoed = state.deal is not None and state.deal.step == "veto" and state.holder == seat
    _leave_loot(step, seat)
    _vacate(step, seat)
    if len(step.state.alive) == 2 and step.state.over is None:
        _give_up(step, seat)
        return
    drop_out(step, seat)
    _leave_battle(step, seat)
    _leave_sea(step, seat)
    if step.state.bid is not None:
        forget(step, seat)
    _leave_deal(step, seat, vetoed)
    if seat == step.state.seat and step.state.over is None:
        won = step.state.bid if step.state.bid is not None and step.state.bid.winner else None
        step.state = replace(step.state, march=None, shop=None, bid=won)
        end_turn(step)


def _give_up(step: Stepping, seat: str) -> None:
    """The player is out and the game over; no offer or challenge is left on the table."""
    step.state = replace(step.state, deal=None, sea=None)
    drop_out(step, seat)
    finish(step, "conceded")


def _vacate(step: Stepping, seat: str) -> None:
    state = step.state
    owner = {region: s for region, s in state.owner.items() if s != seat}
    step.state = replace(state, owner=owner, units={region: state.at(region) for region in owner})


def _leave_loot(step: Stepping, seat: str) -> None:
    """A card owed to or by the leaver is not drawn; the beaten one may still be eliminated."""
    loot = step.state.loot
    if loot is not None and seat in (loot.winner, loot.loser):
        step.state = replace(step.state, loot=None)
        if seat == loot.winner:
            check_eliminated(step, loot.loser)


def _leave_battle(step: Stepping, seat: str) -> None:
    """Attackers vanish, defenders give the region up, neutral troops get another commander."""
    battle = step.state.battle
    if battle is None:
        return
    if battle.attacker == seat:
        hold(step, battle)
    elif battle.defender == seat:
        take(step, replace(battle, defender="", card=""))
    else:
        recall(step, battle)
        battles.run(step)


def _leave_sea(step: Stepping, seat: str) -> None:
    sea = step.state.sea
    if sea is not None and seat in (sea.challenger, sea.holder):
        take_control(step, sea.holder if seat == sea.challenger else sea.challenger)


def _leave_deal(step: Stepping, seat: str, vetoed: bool) -> None:
    """An offer to or by the leaver is off; a deal that waited for the leaver's word is made."""
    deal = step.state.deal
    if deal is None:
        return
    if seat in (deal.proposer, deal.partner):
        step.state = replace(step.state, deal=None)
    elif vetoed:
        swap(step, deal)
