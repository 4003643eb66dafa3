"""Phase 6 (ch. 21): war may be declared first, convoys are disrupted, and each purse collects."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel.protocol import Decide, Offer, Pending, Refusal, Roll, refuse
from ..core.purse import paid
from . import convoys
from .actions import Declare, GlobalAction, Pass
from .data import tech_table
from .objectives import bonus, paid_out
from .politics import DECLARE, declarable, declare, may_declare_at_income, why_not_declare
from .purses import land_value, open_purses
from .shares import counted
from .state import Income, State, Stepping

RULE = "21.income"


# War before income


def ask(step: Stepping) -> None:
    """The moving nation is asked whether it declares war, if it may in this phase (line 514)."""
    if may_declare_at_income(step.state):
        step.state = replace(step.state, asking=DECLARE)


def ask_pending(state: State) -> Pending:
    return Decide((state.seat,), state.asking)


def why_not_answer(state: State, seat: str, do: GlobalAction) -> Refusal | None:
    """Why this is no answer: only declarations are, or that there are no more."""
    if isinstance(do, Declare):
        return why_not_declare(state, do)
    return None if isinstance(do, Pass) else refuse("declare_or_pass", "7.usa")


def answer(step: Stepping, seat: str, do: GlobalAction) -> None:
    """War is declared; the choice is over when nobody is left, or when the nation says so."""
    if isinstance(do, Declare):
        declare(step, do)
    if not isinstance(do, Declare) or not declarable(step.state):
        step.state = replace(step.state, asking="")


def ask_offers(state: State, seat: str) -> Iterator[Offer]:
    """The nations on which war may be declared, or none."""
    yield Offer("declare", targets=declarable(state))
    yield Offer("pass")


# Convoys, war bonds


def begin(step: Stepping) -> None:
    """Dice for convoys and war bonds are owed, if there are any; who earns nothing rolls none."""
    state, seat = step.state, step.state.seat
    if not open_purses(state, seat):
        return
    rows = tech_table().developments
    bonds = sum(rows[name].income_dice for name in state.tech.get(seat, ()))
    step.state = replace(state, income=Income(tuple(convoys.dice_by_zone(state, seat)), bonds=bonds))


def is_rolling(state: State) -> bool:
    """Whether dice of the income phase are owed."""
    return state.income is not None and bool(state.income.zones or state.income.bonds)


def pending(state: State) -> Pending:
    """The dice that are owed: those of the next convoy zone, then those of war bonds."""
    assert state.income is not None
    if not state.income.zones:
        return Roll(state.income.bonds, why="war_bonds")
    zone = state.income.zones[0]
    return Roll(convoys.dice_by_zone(state, state.seat)[zone], why="convoy", where=zone)


def rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """What a zone or the bonds came to."""
    row = step.state.income
    assert row is not None
    if not row.zones:
        step.tell("war_bonds", by=step.state.seat, dice=dice, ipc=sum(dice))
        step.state = replace(step.state, income=replace(row, bonds=0, bonus=sum(dice)))
        return
    zone, amount = row.zones[0], counted(dice)
    step.tell("convoy", space=zone, dice=dice, damage=amount)
    after = replace(row, zones=row.zones[1:], damage={**row.damage, zone: amount})
    step.state = replace(step.state, income=after)


# Collecting


def collect(step: Stepping) -> None:
    """Each open purse gets the value of its land and its objectives, less what its convoys lost (line 1101).

    War bonds are one roll of the nation, for its first purse that is open.
    """
    row, seat = step.state.income, step.state.seat
    if row is None:
        return
    lost = convoys.losses(step.state, seat, row.damage)
    extra = row.bonus
    for purse in open_purses(step.state, seat):
        state = step.state
        land, goals = land_value(state, purse), bonus(state, purse)
        ipc = land + goals - lost[purse] + extra
        step.state = paid_out(paid(state, purse, -ipc), purse)
        facts = {"land": land, "objectives": goals, "convoys": lost[purse], "bonds": extra}
        step.tell("income", by=seat, purse=purse, ipc=ipc, **facts)
        extra = 0
    step.state = replace(step.state, income=None)
