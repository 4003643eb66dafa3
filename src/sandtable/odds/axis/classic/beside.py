"""Who is shown on the battle board of Classic beside those who fight: battleships, guns, guests on decks."""

from __future__ import annotations

from ....games.axis.classic import fire
from ....games.axis.classic.losses import DECK_LOSSES, exposed
from ....games.axis.classic.state import Battle, State
from ....games.axis.core.pieces import Pile
from ....games.axis.core.position import enemies
from ..edition import Beside

GUN_STEPS = ("aa_fire", "aa_losses")
SHORE_STEPS = ("bombardment", "bombardment_losses")


def beside_attackers(state: State, battle: Battle) -> Beside:
    """Battleships while they bombard; in the end guests on the attackers' carriers that find no deck."""
    if battle.step in SHORE_STEPS and battle.bombard:
        kind = next(iter(state.rules.roster.having["bombards"]))
        ships = Pile(state.seat, kind, battle.bombard)
        return Beside([(fire.bombarding(state), ships)], "bombardment")
    if battle.step != DECK_LOSSES:
        return Beside()
    friends = state.relations.friends[state.seat]
    return Beside([(0, p) for p in exposed(state) if p.nation in friends])


def beside_defenders(state: State, battle: Battle) -> Beside:
    """The gun while it fires."""
    if battle.step not in GUN_STEPS:
        return Beside()
    flak, strength = state.rules.roster.having["flak"], fire.gun_strength(state, battle.space)
    return Beside([(strength, p) for p in enemies(state, battle.space) if p.kind in flak], "aa_fire")
