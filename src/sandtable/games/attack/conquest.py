"""What follows a land battle: the new owner, the card of the beaten player, the end (ch. XIII, XVIII)."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Draw, Pending
from .ends import check_eliminated
from .frames import Battle, Loot
from .knowledge import TABLE_TOP, pass_cards
from .state import PILE, State, Stepping, with_units


def take(step: Stepping, battle: Battle) -> None:
    """The attacker owns the region; a capital in it stays and serves the new owner (ch. XIX)."""
    state, region, winner = step.state, battle.region, battle.attacker
    state = replace(state, owner={**state.owner, region: winner}, battle=None)
    step.state = with_units(state, region, battle.attack.all)
    step.tell("conquered", by=winner, space=region, loser=battle.defender)
    if not battle.defender:
        _keep_card(step, winner, battle.card)
    elif state.hand(battle.defender):
        step.state = replace(step.state, loot=Loot(winner, battle.defender, region))
    else:
        check_eliminated(step, battle.defender)


def _keep_card(step: Stepping, winner: str, card: str) -> None:
    """The open card goes to the winner's hand (ch. XVII)."""
    if card:
        step.state = pass_cards(step.state, TABLE_TOP, winner, (card,), step.state.rules.seats)
        step.tell("card_won", by=winner, card=card)


def hold(step: Stepping, battle: Battle) -> None:
    """The defenders hold; neutral troops go away and their card goes back into the pile (ch. XVII)."""
    step.tell("held", space=battle.region, by=battle.defender, units=battle.defense.all.words)
    step.state = replace(step.state, battle=None)
    if battle.defender:
        step.state = with_units(step.state, battle.region, battle.defense.all)
    else:
        return_card(step, battle)


def return_card(step: Stepping, battle: Battle) -> None:
    """The open card goes back into the pile."""
    if battle.card:
        step.state = pass_cards(step.state, TABLE_TOP, PILE, (battle.card,), step.state.rules.seats)


def pending(state: State) -> Pending:
    """A card from the hand of the beaten player (ch. XVIII)."""
    assert state.loot is not None
    return Draw(1, state.hand(state.loot.loser), why="loot")


def drawn(step: Stepping, cards: tuple[str, ...]) -> None:
    """The winner gets the card; only the two of them see which."""
    loot = step.state.loot
    assert loot is not None
    both = (loot.winner, loot.loser)
    step.state = replace(pass_cards(step.state, loot.loser, loot.winner, cards, both), loot=None)
    step.tell("card_taken", by=loot.winner, loser=loot.loser)
    step.whisper(both, "card_seen", by=loot.winner, loser=loot.loser, card=cards[0])
    check_eliminated(step, loot.loser)
