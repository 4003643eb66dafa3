"""Land battles by exact odds, as far as these can be worked out in time."""

from __future__ import annotations

from functools import lru_cache

from .clash import FRONT, NOBODY, Clash, Troops, cost, front, hit_chances, minus, mixture, without

LAST_ROUND = 4
"""From this round on the front is as large as it gets in the exact odds."""
BIG = 20
"""Larger battles are fought by parts of the armies in the same mixture."""
MOST_HITS = FRONT - 1 + LAST_ROUND
"""In a round: one for each of those in front."""
SELDOM = 1e-5
"""Turns of a round that are less likely than this are left out."""
PLENTY = 1.6
"""Attackers beyond so many times the defenders are thought to look on, but for the first few."""
LEAST_CORE = 10
"""Attackers that are never thought to look on."""


def clash(attack: Troops, defense: Troops) -> Clash:
    """The battle by exact odds; of large armies only as much as the odds can be worked out for."""
    if not sum(defense):
        return Clash(1.0, 0.0, 0.0, float(cost(attack)))
    if not sum(attack):
        return Clash(0.0, 0.0, 0.0, 0.0)
    if sum(attack) + sum(defense) > BIG:
        return _large(attack, defense)
    win, left, held = _fight(attack, defense, 1)
    return Clash(win, cost(attack) - left, cost(defense) - held, left / win if win else 0.0)


@lru_cache(maxsize=100_000)
def _large(attack: Troops, defense: Troops) -> Clash:
    """A battle too large for exact odds: those who are needed fight, or a part of both in proportion."""
    needed = max(LEAST_CORE, BIG - sum(defense), int(PLENTY * sum(defense)))
    fighting = _vanguard(attack, needed)
    share = min(1.0, BIG / (sum(fighting) + sum(defense)))
    theirs = mixture(defense, max(1, round(share * sum(defense))))
    ours = mixture(fighting, max(1, round(sum(theirs) * sum(fighting) / sum(defense))))
    win, left, held = _fight(ours, theirs, 1)
    lost = (cost(ours) - left) * cost(fighting) / cost(ours)
    killed = (cost(theirs) - held) * cost(defense) / cost(theirs)
    survivors = cost(fighting) * left / (win * cost(ours)) if win else 0.0
    return Clash(win, lost, killed, survivors + cost(minus(attack, fighting)))


def _vanguard(force: Troops, size: int) -> Troops:
    """Those of a larger force who are sent first: some of each costly kind, and infantry to be lost."""
    if size >= sum(force):
        return force
    some = size // 4 + 1
    part = [0, *(min(n, some) for n in force[1:])]
    for kind in range(4):
        part[kind] += min(force[kind] - part[kind], size - sum(part))
    return (part[0], part[1], part[2], part[3])


@lru_cache(maxsize=400_000)
def _fight(attack: Troops, defense: Troops, number: int) -> tuple[float, float, float]:
    """From a round on: the chance to win, points left to the attacker, points left to the defender."""
    later = min(number + 1, LAST_ROUND)
    size = FRONT - 1 + number
    ours_after = _struck(attack, max(FRONT, size - 1))
    theirs_after = _struck(defense, size)
    win = left = held = same = 0.0
    for taken, weight in enumerate(_volley(defense, size)):
        ours = ours_after[taken]
        if ours == NOBODY:
            held += weight * cost(defense)
            continue
        for given, odds in enumerate(_volley(ours, size)):
            both = weight * odds
            theirs = theirs_after[given]
            if theirs == NOBODY:
                win += both
                left += both * cost(ours)
            elif not taken and not given and later == number:
                same += both
            elif both > SELDOM:
                after = _fight(ours, theirs, later)
                win += both * after[0]
                left += both * after[1]
                held += both * after[2]
    again = 1 / (1 - same)
    return win * again, left * again, held * again


@lru_cache(maxsize=200_000)
def _struck(force: Troops, limit: int) -> tuple[Troops, ...]:
    """A force after 0, 1, 2 … hits on those in front; hits beyond them take nobody."""
    fighting = front(force, limit)
    return tuple(minus(force, minus(fighting, without(fighting, hits))) for hits in range(MOST_HITS + 1))


@lru_cache(maxsize=200_000)
def _volley(force: Troops, limit: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2 … hits by those of a force who are in front."""
    return hit_chances(front(force, limit))
