"""A battle of the board of Attack! for the calculator: who holds a region, and who attacks it or could."""

from __future__ import annotations

from ...games.attack.names import write_units
from ...games.attack.pieces import Army, Fleet
from ...games.attack.state import State
from ...kernel.protocol import Scalar
from ..calculator.form import Filled
from .best import odds
from .model import opening
from .positions import plan_for
from .reading import NEUTRAL, NOBODY
from .threats import reached


def filled(state: State, seat: str, space: str) -> Filled:
    """The battle for a region, or for the sea where no region is named.

    An attack that is ordered counts as it stands; else a foreign region is attacked by `seat` with all that
    it can send there, and one of its own by the player most likely to take it.
    """
    if space not in state.rules.board.land:
        return _at_sea(state, seat)
    ordered = state.march.attacks.get(space) if state.march is not None else None
    owner = state.owner.get(space, "")
    army = ordered or (_worst(state, seat, space) if owner == seat else _sent(state, seat, space))
    values: dict[str, Scalar] = {"attack": _text(army)}
    if not owner:
        return Filled(NEUTRAL, values)
    return Filled("land", {**values, "defend": _text(state.at(space))})


def _sent(state: State, seat: str, region: str) -> Army:
    return reached(state, seat).get(region, (Army(), False))[0]


def _worst(state: State, seat: str, region: str) -> Army:
    there = state.at(region)
    armies = [_sent(state, enemy, region) for enemy in state.alive if enemy != seat]
    coming = [army for army in armies if army.size]
    return max(
        coming, key=lambda army: odds(opening(army, there), plan_for(army, there)).takes, default=Army()
    )


def _at_sea(state: State, seat: str) -> Filled:
    """The seat challenges whoever rules the sea; if that is the seat itself, the largest fleet does."""
    holder = state.holder
    others = [other for other in state.alive if other != seat]
    challenger = max(others, key=lambda other: state.fleet(other).size) if holder == seat else seat
    values: dict[str, Scalar] = {
        "attack": _text(state.fleet(challenger)),
        "defend": _text(state.fleet(holder)) if holder else NOBODY,
        "all8": state.rules.naval_line == "all8",
    }
    return Filled("sea", values)


def _text(units: Army | Fleet) -> str:
    return write_units(units.items()) or NOBODY
