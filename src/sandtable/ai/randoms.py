"""Any legal move, for every game: the yardstick of all other players."""

from __future__ import annotations

import random
from typing import Any

from sandtable.kernel import registry
from sandtable.kernel.protocol import Menu, Rng, Seat

from .players import Decision, because

ENDING = "done"
"""The verb by which menus offer to end a phase."""
PATIENT_FOR = 4
HURRY = 24
"""From the fifth entry of a run on a random player ends its phase more and more likely."""


class RandomPlayer:
    """Picks from its menu; gets impatient when it has made many entries in a row."""

    def __init__(self, game: str, seed: int = 0) -> None:
        self.rules = registry.find(game)
        self.rng = random.Random(seed)
        self.run: dict[Seat, int] = {}

    def decide(self, view: Any, seat: Seat) -> Decision:
        state = self.rules.imagine(view, seat, self.rng)
        menu = self.rules.options(state, seat)
        chosen = hurried(menu, self.run.get(seat, 0), self.rng)
        ends = any(offer.verb == ENDING for offer in chosen.offers) and len(chosen.offers) == 1
        self.run[seat] = 0 if ends else self.run.get(seat, 0) + 1
        return Decision(self.rules.pick(state, chosen, self.rng), (because("random"),))


def hurried(menu: Menu, run: int, rng: Rng) -> Menu:
    """The menu, or only its ending: random moves could go on for ever."""
    ending = tuple(offer for offer in menu.offers if offer.verb == ENDING)
    if ending and rng.randrange(HURRY) < run - PATIENT_FOR:
        return Menu(menu.seat, ending)
    return menu
