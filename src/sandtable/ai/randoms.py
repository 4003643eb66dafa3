"""Any legal move, for every game: the yardstick of all other players."""

from __future__ import annotations

import random
from typing import Any

from sandtable.kernel import registry
from sandtable.kernel.protocol import Menu, Rng, Seat

from .players import Decision, because

ENDINGS = ("done", "end")
"""Verbs by which menus offer to end a phase or a turn."""
NO_MORE = (*ENDINGS, "decline")
"""Verbs of a player who has had enough, also of talks that others began."""
PATIENT_FOR = 4
HURRY = 24
"""From the fifth entry of a run on a random player comes to an end more and more likely, and from the 29th
on at once: a table of such players, in a game that sets no limit to talks, does not talk forever."""


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
        ends = len(chosen.offers) == 1 and chosen.offers[0].verb in ENDINGS
        self.run[seat] = 0 if ends else self.run.get(seat, 0) + 1
        return Decision(self.rules.pick(state, chosen, self.rng), (because("random"),))


def hurried(menu: Menu, run: int, rng: Rng) -> Menu:
    """The menu, or only its ending: random moves could go on forever."""
    ending = tuple(offer for offer in menu.offers if offer.verb in NO_MORE)
    if ending and rng.randrange(HURRY) < run - PATIENT_FOR:
        return Menu(menu.seat, ending)
    return menu
