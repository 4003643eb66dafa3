"""The random player."""

from __future__ import annotations

from typing import Any

from sandtable.ai.randoms import RandomPlayer, hurried
from sandtable.games.attack.actions import AttackAction, Counter
from sandtable.games.attack.actions import Offer as Proposal
from sandtable.games.attack.game import Attack
from sandtable.games.attack.state import State
from sandtable.kernel.protocol import Decide, Entry, Menu, Offer, Rng

from .attacking import position


def test_random_players_get_to_an_end() -> None:
    menu = Menu("a", (Offer("move"), *(Offer("load"),) * 50, Offer("done")))

    class Low:
        def randrange(self, stop: int, /) -> int:
            return 0

    assert hurried(menu, 0, Low()) is menu
    assert [offer.verb for offer in hurried(menu, 40, Low()).offers] == ["done"]


class Talkative(Attack):
    """Attack! as it is, for players who prefer promises to everything else."""

    def pick(self, state: State, menu: Menu, rng: Rng) -> AttackAction:
        verbs = {offer.verb for offer in menu.offers}
        if "counter" in verbs:
            return Counter(promise=True)
        if "offer" in verbs:
            return Proposal(next(seat for seat in state.alive if seat != menu.seat), promise=True)
        return super().pick(state, menu, rng)


def test_random_players_end_their_talks() -> None:
    """The book sets no limit to talks; players who would talk forever come to an end by themselves."""
    rules = Talkative()
    state = position("gray tan", "units peru gray: 2 inf", "units chile tan: 2 inf", "turn gray")
    players = {seat: RandomPlayer("attack", seed) for seed, seat in enumerate(state.order)}
    for player in players.values():
        player.rules = rules
    said = 0
    while state.seat == "gray" and said < 500:
        pending = rules.pending(state)
        assert isinstance(pending, Decide)
        seat = pending.seats[0]
        entry: Entry[Any] = Entry(seat, players[seat].decide(rules.view(state, seat), seat).action)
        state = rules.apply(state, entry).state
        said += 1
    assert said > 10
    assert state.seat == "tan"
