"""Who fires at whom, and how many hits the dice make (2nd: ch. 5, land and sea battles).

Dice are thrown column by column: the weakest pieces first, as on the printed battle board.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ..core import engaged
from ..core.pieces import Pile, Piles, total
from ..core.position import enemies, own
from ..core.shots import ANYTHING, SHIPS, Shot, Target, volley
from ..core.units import Domain
from .state import Battle, State


def domain(state: State, pile: Pile) -> Domain:
    return state.rules.roster.domain[pile.kind]


def attackers(state: State, battle: Battle) -> Piles:
    """The moving nation's pieces in the battle."""
    if battle.kind == "raid":
        return tuple(p for p in own(state, battle.space) if p.task == "raid")
    return engaged.attackers(state, battle.space)


def defenders(state: State, battle: Battle) -> Piles:
    """The enemy pieces in the battle that are not hit yet."""
    return engaged.defenders(state, battle.space)


def planes(state: State, piles: Iterable[Pile]) -> Piles:
    air = state.rules.roster.air
    return tuple(p for p in piles if p.kind in air)


def ships(state: State, piles: Iterable[Pile]) -> Piles:
    sea = state.rules.roster.sea
    return tuple(p for p in piles if p.kind in sea)


def gun_strength(state: State, space: str) -> int:
    """The best enemy gun in a territory; only one of them fires. 0: none."""
    guns = state.rules.roster.having["flak"]
    return max(
        (state.kinds(p.nation)[p.kind].defense for p in enemies(state, space) if p.kind in guns),
        default=0,
    )


def gunner(state: State, space: str) -> str:
    """The nation whose gun fires from a territory; "" where several have one there."""
    guns = state.rules.roster.having["flak"]
    return _the_one(p for p in enemies(state, space) if p.kind in guns)


def firing(state: State, battle: Battle) -> str:
    """The nation that throws the dice owed at this step; "" where several do."""
    if battle.step == "aa_fire":
        return gunner(state, battle.space)
    if battle.step == "defense":
        return _the_one((*defenders(state, battle), *battle.dead))
    return state.seat


def _the_one(piles: Iterable[Pile]) -> str:
    nations = {p.nation for p in piles}
    return nations.pop() if len(nations) == 1 else ""


def shots(state: State, battle: Battle) -> list[Shot]:
    """Each die owed at this step: the number that hits, and what it may hit."""
    if battle.step == "aa_fire":
        strength = gun_strength(state, battle.space)
        count = total(planes(state, attackers(state, battle)))
        return [(strength, ANYTHING)] * count if strength else []
    if battle.step == "bombardment":
        return [(bombarding(state), ANYTHING)] * battle.bombard if defenders(state, battle) else []
    if battle.step == "bombing":
        raiders = attackers(state, battle)
        return [(6, ANYTHING)] * sum(p.count * state.developed(p.kind, "raid_dice", 1) for p in raiders)
    if battle.step == "torpedoes":
        return _torpedoes(state, battle)
    if battle.step == "attack":
        return _attack(state, battle)
    return _defense(state, battle)


def bombarding(state: State) -> int:
    """The strength of ships that support a landing."""
    kinds = state.kinds(state.seat)
    return max(kinds[kind].attack for kind in state.rules.roster.having["bombards"])


def _torpedoes(state: State, battle: Battle) -> list[Shot]:
    """The first strike of attacking submarines; they cannot fire at aircraft."""
    if not ships(state, defenders(state, battle)):
        return []
    kinds, first = state.kinds(state.seat), state.rules.roster.having["surprise"]
    firing = (p for p in attackers(state, battle) if p.kind in first)
    return volley(firing, lambda p: (kinds[p.kind].attack, SHIPS, 1))


def _attack(state: State, battle: Battle) -> list[Shot]:
    if not defenders(state, battle):
        return []
    kinds, first = state.kinds(state.seat), state.rules.roster.having["surprise"]
    firing = (p for p in attackers(state, battle) if p.kind not in first)
    return volley(firing, lambda p: (kinds[p.kind].attack, ANYTHING, kinds[p.kind].dice))


def _defense(state: State, battle: Battle) -> list[Shot]:
    """The answer of the defenders, those just hit included; submarines hold fire against aircraft alone."""
    attacking = attackers(state, battle)
    if not attacking:
        return []
    torpedoes = state.rules.roster.having["torpedoes"]
    firing: Piles = (*defenders(state, battle), *battle.dead)
    if not ships(state, attacking):
        firing = tuple(p for p in firing if p.kind not in torpedoes)

    def answer(p: Pile) -> tuple[int, Target, int]:
        return state.kinds(p.nation)[p.kind].defense, SHIPS if p.kind in torpedoes else ANYTHING, 1

    return volley(firing, answer)


def is_stalemate(state: State, battle: Battle) -> bool:
    """Whether neither side can ever hit the other."""
    steps = ("torpedoes", "attack", "defense")
    return not any(shots(state, replace(battle, step=step)) for step in steps)
