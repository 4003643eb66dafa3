"""Production: what to buy, and where to put it."""

from __future__ import annotations

from sandtable.ai.players import Decision, because
from sandtable.games.attack.actions import Buy, Choose, Done, Place
from sandtable.games.attack.economy import points_left
from sandtable.games.attack.state import State

from .assault import Assaults
from .clash import COST, NOBODY, Troops, cost, plus, strength, troops
from .deploy import Pull
from .draft import Draft
from .field import Field
from .marches import units_of
from .navy import price, promise, ships_to_buy
from .style import Style

SITES = 4
"""Regions that are tried for new units."""


def plan_production(state: State, seat: str, style: Style, site: str = "") -> list[Decision]:
    """Choose, buy, place: all steps of production that are left; the site is chosen unless it is given."""
    draft = Draft(state, seat)
    if state.shop is None:
        draft.does(Choose("produce"), because("produce"))
    if draft.state.shop is not None and draft.state.shop.step == "buy":
        _buy(draft, style, site)
    if draft.state.shop is not None:
        _place(draft, style, site)
    return draft.steps


def _buy(draft: Draft, style: Style, site: str) -> None:
    field = Field(draft.state, draft.seat, style)
    _buy_ships(draft, field)
    points = points_left(draft.state)
    bought = units_of(shopping(field.at[site or Pull(field).best()], points))
    if bought:
        draft.does(Buy(bought), because("buy", points=points))
    draft.does(Done(), because("bought"))


def _buy_ships(draft: Draft, field: Field) -> None:
    """Ships that pay for themselves, to take the sea in this turn or to keep it; before anything else."""
    if draft.state.shop is not None and draft.state.shop.spent:
        return
    ships = ships_to_buy(field, points_left(draft.state))
    if ships.size:
        key = "guard_sea" if draft.state.holder == draft.seat else "take_sea"
        chance = promise(field, field.state.fleet(draft.seat) + ships)
        draft.does(Buy(dict(ships.items())), because(key, ships=ships.size, points=price(ships), win=chance))


def shopping(stack: Troops, points: int) -> Troops:
    """What makes a stack strongest for the money, one unit after the other."""
    bought = NOBODY
    while points >= min(COST):
        kinds = [k for k in range(4) if COST[k] <= points]
        best = max(kinds, key=lambda k: _use(plus(stack, bought), k))
        bought = plus(bought, _one(best))
        points -= COST[best]
    return bought


def _use(stack: Troops, kind: int) -> float:
    """What a unit adds to a stack for each point it costs."""
    return (strength(plus(stack, _one(kind))) - strength(stack)) / COST[kind]


def _one(kind: int) -> Troops:
    return (int(kind == 0), int(kind == 1), int(kind == 2), int(kind == 3))


def _place(draft: Draft, style: Style, site: str) -> None:
    shop = draft.state.shop
    assert shop is not None
    site = site or _site(draft.state, draft.seat, style, troops(shop.army))
    units = dict(shop.army.items())
    draft.does(Place(units, site), because("place", space=site, units=shop.army.size))


def _site(state: State, seat: str, style: Style, new: Troops) -> str:
    """Where new units go: the front that draws most, or where they add most to attacks and safety."""
    field = Field(state, seat, style)
    if not style.tries_sites:
        return Pull(field).best()
    return max(sites(field, SITES), key=lambda r: _promise(state, seat, style, r, new))


def sites(field: Field, count: int) -> list[str]:
    """Regions worth trying: those that draw most, and the one in greatest danger."""
    pull = Pull(field)
    found = sorted(pull.regions, key=lambda r: -pull.local[r])[:count]
    danger = {r: field.danger(r, field.at[r]) for r in pull.regions}
    worst = max(pull.regions, key=lambda r: danger[r])
    return found if worst in found or danger[worst] <= 0 else [*found, worst]


def _promise(state: State, seat: str, style: Style, site: str, new: Troops) -> float:
    """What the next attacks promise with the new units in a region, and the safety they bring."""
    field = Field(state, seat, style)
    before = field.danger(site, field.at[site])
    field.at[site] = plus(field.at[site], new)
    safety = before - field.danger(site, field.at[site])
    attacks = Assaults(field, thrift=style.thrifts[0]).order() if "move" not in state.turn.used else 0.0
    return attacks + safety + 0.01 * cost(field.at[site])
