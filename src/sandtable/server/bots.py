"""Computer seats. They see what their seat sees, think in a worker process, and play any legal move."""

from __future__ import annotations

import random
import secrets
from typing import Any

import msgspec

from sandtable.kernel import registry
from sandtable.kernel.protocol import Menu, Rng, Seat

ENDING = "done"
"""The verb by which menus offer to end a phase."""
PATIENT_FOR = 4
HURRY = 24
"""From the fifth entry of a run on a random player ends its phase more and more likely."""


class NothingOffered(Exception):  # noqa: N818 - says it already
    """A seat is awaited and offered nothing: a fault of the game."""


def seed() -> int:
    """A seed that does not repeat."""
    return secrets.randbits(63)


def random_move(game: str, view: bytes, seat: Seat, run: int, luck: int) -> bytes:
    """An action for a seat with this view, as JSON; `run` entries it has made since others did.

    Runs in a worker. It thinks on a state imagined from the view, so that it cannot peek.
    """
    rules = registry.find(game)
    rng = random.Random(luck)
    state = rules.imagine(msgspec.json.decode(view, type=rules.view_type), seat, rng)
    menu = rules.options(state, seat)
    if not menu.offers:
        raise NothingOffered(f"{seat} is awaited and offered nothing")
    action: Any = rules.pick(state, _hurried(menu, run, rng), rng)
    return msgspec.json.encode(action)


def _hurried(menu: Menu, run: int, rng: Rng) -> Menu:
    """The menu, or only its ending: random moves could go on for ever, and people are waiting."""
    ending = tuple(offer for offer in menu.offers if offer.verb == ENDING)
    if ending and rng.randrange(HURRY) < run - PATIENT_FOR:
        return Menu(menu.seat, ending)
    return menu
