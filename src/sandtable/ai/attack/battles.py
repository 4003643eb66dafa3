"""Land battles under way: who goes forward, and which battle comes first."""

from __future__ import annotations

from itertools import product

from sandtable.ai.players import Decision, because
from sandtable.games.attack.actions import Commit, Done, Fight, Fly, Pass, Reinforce, Volunteer
from sandtable.games.attack.battle import force, room
from sandtable.games.attack.frames import Battle
from sandtable.games.attack.state import State
from sandtable.odds.attack import forward

from .assault import against_neutrals
from .clash import FRONT, NOBODY, Clash, Troops, estimate, front, front_value, plus, troops
from .exact import clash
from .field import Field
from .ground import NEUTRAL
from .marches import units_of
from .style import Style

EVEN = 0.5
"""The chance below which an attack is doubtful."""


def commit(state: State, seat: str, style: Style) -> Decision:
    """The four that hit hardest together, with something cheap to lose."""
    battle = state.battle
    assert battle is not None
    if is_solved(battle, style):
        return Decision(
            Commit(dict(forward(battle).units.items())), (because("commit", space=battle.region),)
        )
    four = front(troops(force(battle, battle.side).reserve), FRONT)
    return Decision(Commit(units_of(four)), (because("commit", space=battle.region),))


def is_solved(battle: Battle, style: Style) -> bool:
    """Whether the best choice is worked out."""
    return battle.attack.all.size + battle.defense.all.size <= style.solves


def reinforce(state: State, seat: str, style: Style) -> Decision:
    """The reserve that makes the front hit hardest."""
    battle = state.battle
    assert battle is not None
    if is_solved(battle, style):
        best = dict(forward(battle).units.items())
        return Decision(Reinforce(best), (because("reinforce", space=battle.region),))
    mine = force(battle, battle.side)
    fighting, reserve = troops(mine.front), troops(mine.reserve)
    size = min(room(battle, battle.side), sum(reserve))
    more = _fresh(fighting, reserve, size)
    return Decision(Reinforce(units_of(more)), (because("reinforce", space=battle.region),))


def _fresh(fighting: Troops, reserve: Troops, size: int) -> Troops:
    """The units from the reserve that suit the front best."""
    ranges = [range(min(n, size) + 1) for n in reserve]
    choices = [(i, t, a, p) for i, t, a, p in product(*ranges) if i + t + a + p == size]
    return max(choices, key=lambda c: front_value(plus(fighting, c)))


def set_out(state: State, style: Style) -> Decision:
    """The end of a march; an attack that was ordered against bad odds is named."""
    march = state.march
    assert march is not None
    wins = {region: odds(state, troops(army), region, style).win for region, army in march.attacks.items()}
    worst = min(wins, key=lambda region: wins[region], default="")
    if worst and wins[worst] < EVEN:
        return Decision(Done(), (because("doubtful", space=worst, win=wins[worst]),))
    return Decision(Done(), (because("marched"),))


def battle_order(state: State, seat: str, style: Style) -> Decision:
    """The surest battle first; one that may end the game comes last."""
    march, field = state.march, Field(state, seat, style)
    assert march is not None

    def rank(region: str) -> tuple[bool, float]:
        owner = field.owner.get(region, NEUTRAL)
        ends = bool(owner) and field.count[owner] == 1
        return not ends, odds(state, troops(march.attacks[region]), region, style).win

    best = max(march.attacks, key=rank)
    return Decision(Fight(best), (because("fight_first", space=best, win=rank(best)[1]),))


def odds(state: State, attack: Troops, region: str, style: Style) -> Clash:
    """An attack of this force on the region as it is."""
    if state.owner.get(region, NEUTRAL) == NEUTRAL:
        return against_neutrals(attack, style.exact)
    defenders = troops(state.at(region))
    return clash(attack, defenders) if style.exact else estimate(attack, defenders)


def planes(state: State, seat: str, style: Style) -> Decision:
    """Planes of a refused voyage go on where they are likely to win, alone or with others."""
    march = state.march
    assert march is not None
    voyage = march.refused[0]
    others = march.attacks.get(voyage.target)
    together = plus(troops(voyage.army), troops(others) if others else NOBODY)
    win = 1.0 if state.owner.get(voyage.target) == seat else odds(state, together, voyage.target, style).win
    count = voyage.army.plane if win > 0.7 else 0
    return Decision(Fly(count), (because("planes", space=voyage.target, win=win),))


def command(state: State, seat: str, style: Style) -> Decision:
    """Neutral troops are led against a rival."""
    battle = state.battle
    assert battle is not None
    if battle.attacker == seat:
        return Decision(Pass(), (because("pass"),))
    return Decision(Volunteer(), (because("volunteer", space=battle.region, rival=battle.attacker),))
