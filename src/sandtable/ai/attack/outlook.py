"""Looking ahead: the position to be expected after a march, and what rivals would make of it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from sandtable.games.attack.data import setup_table
from sandtable.games.attack.state import State

from .assault import Assaults, Attack
from .clash import army, cost, minus, plus, troops
from .deploy import Pull
from .field import Field
from .orders import Shift
from .purchase import shopping
from .style import Style

LIKELY = 0.5
"""From this chance on a region is thought to be taken."""


def expected(state: State, seat: str, attacks: Iterable[Attack], shifts: Iterable[Shift]) -> State:
    """The position after these orders, every battle ending as it most likely does."""
    owner = dict(state.owner)
    at = {region: troops(units) for region, units in state.units.items()}
    for shift in shifts:
        at[shift.start] = minus(at[shift.start], shift.force)
        at[shift.target] = plus(at[shift.target], shift.force)
    for attack in attacks:
        for (start, _), part in attack.parts.items():
            at[start] = minus(at[start], part)
        if attack.win >= LIKELY:
            owner[attack.target], at[attack.target] = seat, attack.left
    return replace(
        state, owner=owner, units={region: army(force) for region, force in at.items()}, march=None
    )


def harm(state: State, seat: str, style: Style) -> float:
    """What rivals would take from a player in their next turns, one after the other as if it were alone."""
    return sum(_harm_by(state, seat, rival, style) for rival in state.alive if rival != seat)


def _harm_by(state: State, seat: str, rival: str, style: Style) -> float:
    own = Field(state, seat, style)
    if not own.count[rival] or not own.strikes_yet(rival):
        return 0.0
    field = Field(state, rival, style)
    supply(field)
    before = {region: own.worth(region) for region in own.mine()}
    assaults = Assaults(field)
    assaults.order()
    return sum(
        attack.win * (before[attack.target] + cost(own.at[attack.target]))
        for attack in assaults.chosen
        if attack.target in before
    )


def supply(field: Field) -> None:
    """Put what the player could buy next where it is wanted."""
    site = Pull(field).best()
    field.at[site] = plus(field.at[site], shopping(field.at[site], field.points(field.seat)))


def danger(state: State, seat: str, style: Style) -> float:
    """What all regions of a player together stand to lose."""
    field = Field(state, seat, style)
    return sum(field.danger(region, field.at[region]) for region in field.mine())


def blitz(state: State, seat: str, style: Style) -> tuple[Attack, ...]:
    """The attacks of a blitzkrieg that may follow a move."""
    used = {*state.turn.used, "move"}
    if "blitzkrieg" in used or len(used) >= setup_table().actions:
        return ()
    assaults = Assaults(Field(state, seat, style), "blitzkrieg")
    assaults.order()
    return tuple(assaults.chosen)


def chances(state: State, seat: str, style: Style) -> float:
    """What the player's own next attacks promise."""
    return Assaults(Field(state, seat, style)).order()
