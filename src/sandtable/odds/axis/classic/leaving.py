"""How pieces leave a battle of Classic: the attackers' retreat, and submarines."""

from __future__ import annotations

from ....games.axis.classic import withdraw
from ....games.axis.classic.actions import Submerge, Withdraw
from ....games.axis.classic.state import State


def retreats(state: State) -> tuple[str, ...]:
    """Where the attackers may go back to, and "" where aircraft alone may leave."""
    spaces = (*withdraw.retreat_spaces(state), "")
    return tuple(to for to in spaces if withdraw.why_not_retreat(state, to) is None)


def leave(state: State, seat: str) -> Submerge | Withdraw | None:
    """All submarines of a nation dive where they may, else they withdraw; None where they have no way out."""
    count = withdraw.count_subs(state, seat)
    if withdraw.can_submerge(state, seat):
        return Submerge(count)
    return Withdraw(count, _way_out(state, seat)) if withdraw.sub_zones(state, seat) else None


def _way_out(state: State, seat: str) -> str:
    """A zone to withdraw to; defenders go where they bar no attacker's way back, if they can."""
    on = state.battle
    assert on is not None
    return min(withdraw.sub_zones(state, seat), key=lambda zone: zone in on.origins)
