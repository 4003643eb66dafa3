"""Production: what to buy, and where to put it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from sandtable.ai.players import Decision, because
from sandtable.games.attack.actions import Buy, Choose, Done, Place
from sandtable.games.attack.economy import points_left
from sandtable.games.attack.pieces import Fleet
from sandtable.games.attack.state import State

from .assault import Assaults
from .clash import COST, NOBODY, Troops, cost, mixture, plus, strength, troops
from .deploy import Pull
from .draft import Draft
from .field import Field
from .ground import flights
from .guards import ALARM, rescue
from .marches import units_of
from .navy import price, promise, ships_to_buy
from .style import Style

SITES = 4
"""Regions that are tried for new units."""
EXACTLY = 30
"""Points for which all purchases are compared."""
SHARES = 6
"""Parts of the income that are tried for guards."""
GUARD_PRICE = 0.4
"""What a point of guards costs: they are not lost, but stand where they cannot attack."""


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
    points = points_left(draft.state)
    ships = ships_to_buy(field, points) if "naval" in style.actions and not _has_spent(draft) else Fleet()
    forces = (shopping(NOBODY, share * points // SHARES) for share in range(1, SHARES + 1))
    guards = {} if _has_spent(draft) else guards_to_buy(Field(draft.state, draft.seat, style), forces)
    if ships.size and all(is_over_sea(field, capital) for capital in guards):
        _buy_ships(draft, field, ships)
        guards = {}
    for capital, force in guards.items():
        draft.does(Buy(units_of(force)), because("buy_guards", space=capital, points=cost(force)))
    points = points_left(draft.state)
    bought = units_of(shopping(field.at[site or Pull(field).best()], points))
    if bought:
        draft.does(Buy(bought), because("buy", points=points))
    draft.does(Done(), because("bought"))


def _has_spent(draft: Draft) -> bool:
    return draft.state.shop is not None and draft.state.shop.spent > 0


def _buy_ships(draft: Draft, field: Field, ships: Fleet) -> None:
    """Ships that pay for themselves, to take the sea in this turn or to keep it."""
    key = "guard_sea" if draft.state.holder == draft.seat else "take_sea"
    chance = promise(field, field.state.fleet(draft.seat) + ships)
    draft.does(Buy(dict(ships.items())), because(key, ships=ships.size, points=price(ships), win=chance))


def is_over_sea(field: Field, region: str) -> bool:
    """Whether rivals can come there only over sea."""
    near = {*field.board.land[region], *(far for far, _ in flights()[region])}
    return not any(field.owner.get(r, field.seat) != field.seat for r in near)


def guards_to_buy(field: Field, forces: Iterable[Troops]) -> dict[str, Troops]:
    """The new units that the capital most in danger needs, after the help that a move can bring."""
    if not field.style.helps:
        return {}
    if "move" not in field.state.turn.used:
        rescue(field, {}, "move")
    sites = sorted(s for s in field.capital_of if field.owner.get(s) == field.seat)
    site = max(sites, key=lambda r: field.danger(r, field.at[r]), default="")
    force = guards_for(field, site, forces) if site else NOBODY
    return {site: force} if sum(force) else {}


def guards_for(field: Field, site: str, forces: Iterable[Troops]) -> Troops:
    """The force that averts most danger for its price; nobody where there is little danger."""
    here = field.at[site]
    before = field.danger(site, here)
    if before <= ALARM:
        return NOBODY

    def use(force: Troops) -> float:
        return before - field.danger(site, plus(here, force)) - GUARD_PRICE * cost(force)

    best = max(forces, key=use, default=NOBODY)
    return best if use(best) > 0 else NOBODY


@lru_cache(maxsize=20_000)
def shopping(stack: Troops, points: int) -> Troops:
    """What makes a stack strongest for the money, one unit after the other, the last ones compared."""
    bought = NOBODY
    while points > EXACTLY:
        kinds = [k for k in range(4) if COST[k] <= points]
        best = max(kinds, key=lambda k: _use(plus(stack, bought), k))
        bought = plus(bought, _one(best))
        points -= COST[best]
    return plus(bought, _exactly(plus(stack, bought), points))


def _exactly(stack: Troops, points: int) -> Troops:
    """Of all purchases the one that makes a stack strongest, and of those as strong the dearest."""
    ranges = [range(points // price + 1 if price else 1) for price in COST]
    ways = [(i, t, a, p) for i, t, a, p in product(*ranges) if cost((i, t, a, p)) <= points]
    return max(ways, key=lambda way: (round(strength(plus(stack, way)), 4), cost(way)), default=NOBODY)


def _use(stack: Troops, kind: int) -> float:
    """What a unit adds to a stack for each point it costs."""
    return (strength(plus(stack, _one(kind))) - strength(stack)) / COST[kind]


def _one(kind: int) -> Troops:
    return (int(kind == 0), int(kind == 1), int(kind == 2), int(kind == 3))


def _place(draft: Draft, style: Style, site: str) -> None:
    """Guards to capitals that need them, all others to the site."""
    shop = draft.state.shop
    assert shop is not None
    new = troops(shop.army)
    parts = (mixture(new, size) for size in range(1, sum(new) + 1))
    for region, force in guards_to_buy(Field(draft.state, draft.seat, style), parts).items():
        draft.does(Place(units_of(force), region), because("place", space=region, units=sum(force)))
    shop = draft.state.shop
    if shop is not None:
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
