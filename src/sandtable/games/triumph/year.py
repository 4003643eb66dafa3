"""The start of a year (8.1) and the ways to win (section 1)."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Over, Pending, Roll
from .control import held_capitals, with_control, with_markers
from .data import setup_table
from .decks import owe, reshuffled
from .diplomacy import opinion
from .economy import points, stages
from .ruleset import SEATS
from .state import State, Stepping, in_order, is_warring
from .technology import open_vault


def begin(step: Stepping) -> None:
    """The next year: the USA, the economic check, the shuffle, the dividends; then the die for the order."""
    state = step.state
    year = state.year + 1 if state.year else state.rules.start
    if year > setup_table().last_year:
        _hegemony(step)
        return
    step.state = with_control(with_markers(replace(state, year=year, phase="new_year")))
    step.tell("year", year=year)
    opinion(step)
    if _economic(step):
        return
    state = reshuffled(step.state)
    peaceful = tuple(s for s in state.order if s not in state.restless and not is_warring(state, s))
    for seat in peaceful:
        state = owe(state, seat, "chits", 1, "dividend")
    step.state = replace(state, restless=(), risen={}, atomic=())


def pending(state: State) -> Pending:
    """The die for the order of the year."""
    return Roll(1, why="order")


def rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    order = setup_table().die[str(dice[0])]
    step.state = replace(step.state, order=order, phase="production")
    step.tell("order", seats=order)


# Winning


def win(step: Stepping, winners: tuple[str, ...], how: str, standing: dict[str, int]) -> None:
    step.state = replace(step.state, over=Over(winners, how, standing), draws=(), musters=())
    step.tell("over", winners=winners, how=how)


def _economic(step: Stepping) -> bool:
    """Whoever has 25 points wins, the most first, then the order of last year (8.1 c)."""
    state = step.state
    found = {seat: points(state, seat) for seat in state.order}
    most = max(found.values())
    if most < setup_table().victory.economic:
        return False
    winner = next(seat for seat in state.order if found[seat] == most)
    open_vault(step, winner)
    step.reveals = True
    step.tell("chits", seat=winner, values=step.state.chits.get(winner, ()))
    win(step, (winner,), "economic", {winner: most})
    return True


def military(step: Stepping) -> bool:
    """Whoever holds two capitals of rivals has won."""
    for seat in in_order(step.state, SEATS):
        if len(held_capitals(step.state, seat)) >= setup_table().victory.capitals:
            win(step, (seat,), "military", {})
            return True
    return False


def _hegemony(step: Stepping) -> None:
    """After the last year the most points win; blockades do not count, and ties are shared (section 1)."""
    step.state = with_control(with_markers(replace(step.state, phase="end")))
    if military(step):
        return
    found = {seat: points(step.state, seat, blockaded=False) for seat in SEATS}
    most = max(found.values())
    step.reveals = True
    for seat in SEATS:
        step.tell("chits", seat=seat, values=step.state.chits.get(seat, ()))
        step.tell("stages", seat=seat, count=stages(step.state, seat))
    win(step, tuple(s for s in SEATS if found[s] == most), "hegemony", found)
