"""The set-up: a compact corner with room to grow, one strong mixed army, a capital in its shelter."""

from __future__ import annotations

from sandtable.ai.players import Decision, because
from sandtable.games.attack.actions import Capital, Claim, Place
from sandtable.games.attack.pieces import ARMY_KINDS
from sandtable.games.attack.setup import claimable
from sandtable.games.attack.state import State, owned

from .clash import Troops, cost, strength, troops
from .field import Field
from .ground import flights
from .style import Style

MIX = (2, 1, 1, 1)
"""Infantry, tanks, artillery and planes of a good army of five."""
CROWDED = 0.35
"""How much less a region draws figures for each point of units it has."""


def claim(state: State, seat: str, style: Style) -> Decision:
    """A region next to the own ones, with free land around it and far from others."""
    best = max(claimable(state, seat), key=lambda r: _room(state, seat, r))
    return Decision(Claim(best), (because("claim", space=best),))


def _room(state: State, seat: str, region: str) -> float:
    land, sea, owner = state.rules.board.land, state.rules.board.sea, state.owner
    own = sum(owner.get(r) == seat for r in land[region])
    foreign = sum(r in owner and owner[r] != seat for r in land[region])
    free = sum(r not in owner for r in land[region])
    wide = sum(r not in owner for r, _ in flights()[region])
    near_foe = sum(r in owner and owner[r] != seat for r, _ in flights()[region])
    apart = 2.5 if owned(state, seat) and not own else 0.0
    return (
        2.0 * own
        + 0.6 * free
        + 0.15 * wide
        - 1.2 * foreign
        - 0.3 * near_foe
        - 0.12 * len(sea[region])
        - apart
    )


def place(state: State, seat: str, style: Style) -> Decision:
    """A mixed group into the region that needs it most."""
    opening = state.opening
    assert opening is not None
    group = _mixed(troops(opening.stock[seat]), opening.left)
    field = Field(state, seat, style)
    site = max(owned(state, seat), key=lambda r: _need(field, r))
    units = {kind: n for kind, n in zip(ARMY_KINDS, group, strict=True) if n}
    return Decision(Place(units, site), (because("place", space=site, units=sum(group)),))


def _mixed(stock: Troops, size: int) -> Troops:
    """This many units, in the proportions of a good army as far as the stock goes."""
    group = [0, 0, 0, 0]
    left = list(stock)
    while sum(group) < size and sum(left) > 0:
        kind = min((k for k in range(4) if left[k]), key=lambda k: (group[k] + 1) / MIX[k])
        group[kind] += 1
        left[kind] -= 1
    return (group[0], group[1], group[2], group[3])


def _need(field: Field, region: str) -> float:
    """Prizes and danger around a region, less for what stands there."""
    near = [r for r in field.borders(region) if field.owner.get(r) != field.seat]
    danger = field.risk(region, field.at[region]) * field.worth(region)
    return 8.0 * min(len(near), 3) + danger - CROWDED * cost(field.at[region])


def capital(state: State, seat: str, style: Style) -> Decision:
    """Where the capital is hardest to reach and has most units."""
    field = Field(state, seat, style)

    def safety(region: str) -> tuple[float, float]:
        near = sum(field.owner.get(r) != seat for r in field.borders(region))
        risk = field.risk(region, field.at[region])
        return -risk - 0.05 * near - 0.01 * len(field.board.sea[region]), strength(field.at[region])

    best = max(owned(state, seat), key=safety)
    return Decision(Capital(best), (because("capital", space=best),))
