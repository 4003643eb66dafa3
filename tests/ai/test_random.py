"""The random player."""

from __future__ import annotations

from sandtable.ai.randoms import hurried
from sandtable.kernel.protocol import Menu, Offer


def test_random_players_get_to_an_end() -> None:
    menu = Menu("a", (Offer("move"), *(Offer("load"),) * 50, Offer("done")))

    class Low:
        def randrange(self, stop: int, /) -> int:
            return 0

    assert hurried(menu, 0, Low()) is menu
    assert [offer.verb for offer in hurried(menu, 40, Low()).offers] == ["done"]
