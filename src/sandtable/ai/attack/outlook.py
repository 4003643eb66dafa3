"""Looking ahead: the position to be expected after a march, and what rivals would make of it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from sandtable.games.attack.data import setup_table
from sandtable.games.attack.state import State

from .assault import Assaults, Attack
from .clash import army, cost, minus, plus, troops
from .deploy import Pull, Shift
from .field import Field
from .purchase import shopping
from .style import Style

CARD_POINTS = 3.2
"""What a card in a rival's hand brings on average, sets counted."""
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
    field.at[site] = plus(field.at[site], shopping(field.at[site], points(field)))


def points(field: Field) -> int:
    """The income of a player, the hand not being known."""
    capitals = sum(field.owner.get(site) == field.seat for site in field.capital_of)
    hand = len(field.state.hand(field.seat))
    return round(capitals * setup_table().capital_income + CARD_POINTS * hand)


def chances(state: State, seat: str, style: Style) -> float:
    """What the player's own next attacks promise."""
    return Assaults(Field(state, seat, style)).order()
