"""From a menu to an order: one at random, the one that was chosen, and whether a menu has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel.menus import is_offered
from ....kernel.protocol import Action, Chosen, Menu, Rng
from .actions import Fight, Lose
from .pieces import is_among, read_spec
from .verbs import Verbs, wished


def pick(menu: Menu, rng: Rng, verbs: Verbs, losses: Callable[[Menu, Rng], Lose]) -> Any:
    """An order from a random line of the menu, with a random number and target; casualties by `losses`."""
    offers = menu.offers
    offer = offers[rng.randrange(len(offers))]
    count = 1 + rng.randrange(offer.most) if offer.most else 0
    target = offer.targets[rng.randrange(len(offer.targets))] if offer.targets else ""
    if offer.verb == "lose":
        return losses(menu, rng)
    return verbs[offer.verb].made(offer, count, target)


def any_losses(menu: Menu, rng: Rng) -> Lose:
    """Casualties at random out of all that the menu has."""
    pool = [(offer, 1, "") for offer in menu.offers for _ in range(offer.most)]
    return lost([pool.pop(rng.randrange(len(pool))) for _ in range(menu.owed)])


def make(chosen: Sequence[Chosen], verbs: Verbs) -> Any:
    """The order of one line of the menu, or the casualties chosen over several."""
    offer, count, target = chosen[0]
    return lost(chosen) if offer.verb == "lose" else verbs[offer.verb].made(offer, count, target)


def lost(chosen: Sequence[Chosen]) -> Lose:
    """The casualties chosen over several lines."""
    units: dict[str, int] = {}
    for offer, count, _ in chosen:
        units[offer.unit] = units.get(offer.unit, 0) + count
    return Lose(units)


def offered(menu: Menu, action: Action, verbs: Verbs) -> bool:
    """Whether the menu has the action; raises ValueError where it says more than any menu does."""
    if isinstance(action, Fight):
        here = [line for line in menu.offers if line.verb == "fight" and action.space in line.targets]
        return any(action.bombard <= line.most for line in here)
    seats = {read_spec(line.unit).nation for line in menu.offers if line.verb == "lose"}
    seat = menu.seat if menu.seat in seats or len(seats) != 1 else next(iter(seats))
    return is_offered(menu, wished(action, verbs), lambda text, unit: is_among(text, unit, seat))
