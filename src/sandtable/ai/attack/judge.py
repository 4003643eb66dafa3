"""Who is ahead in Attack!: the share of regions, as the rules count them at an agreed end."""

from __future__ import annotations

from sandtable.games.attack.state import State, count_units, owned

UNIT = 0.001
"""Of a region: army units only break ties, as in the rules."""


class AttackJudge:
    """Everybody for themselves."""

    def sides(self, state: State) -> dict[str, str]:
        return {seat: seat for seat in state.rules.seats}

    def share(self, state: State) -> dict[str, float]:
        """By player; equal while nobody owns anything."""
        seats = state.rules.seats
        counts = {
            seat: len(owned(state, seat)) + UNIT * count_units(state, seat) if seat in state.alive else 0.0
            for seat in seats
        }
        whole = sum(counts.values())
        return {seat: count / whole if whole else 1 / len(seats) for seat, count in counts.items()}


JUDGE = AttackJudge()
