"""Pieces that take two hits, that support each other, guns with several dice: against plain enumeration.

The enumeration knows pieces, not counts: every pattern of hits and misses, every piece with the hits it has
taken, every choice of casualties. Nothing of the engine is in it but the figures of the units.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, permutations, product
from random import Random
from typing import TypeAlias

import pytest

from sandtable.odds.answer import tally
from sandtable.odds.engine import odds, solved
from sandtable.odds.forces import anything, paired_shots
from sandtable.odds.model import Battle, Orders, Side, Unit

CLOSE = 1e-9

Pieces: TypeAlias = tuple[tuple[int, int], ...]
"""Each piece still there: which unit it is, and the hits it can take still."""
Pair: TypeAlias = tuple[Pieces, Pieces]
Chosen: TypeAlias = Callable[[Side, Pieces, int, bool], Pieces]


def foot(count: int) -> Unit:
    return Unit("foot", "x", "foot", count, 1, 3, supported=2, is_army=True)


def howitzer(count: int) -> Unit:
    return Unit("howitzer", "x", "howitzer", count, 2, 4, supports=1, is_army=True)


def rifles(count: int) -> Unit:
    return Unit("rifles", "y", "rifles", count, 2, 3, is_army=True)


def plane(count: int) -> Unit:
    return Unit("plane", "x", "plane", count, 3, 10, domain="air")


def dreadnought(count: int, damage: int = 0) -> Unit:
    return Unit("dreadnought", "x", "dreadnought", count, 4, 20, domain="sea", hits=2, damage=damage)


def boat(count: int) -> Unit:
    return Unit("boat", "y", "boat", count, 2, 6, domain="sea", is_sub=True)


def cutter(count: int) -> Unit:
    return Unit("cutter", "y", "cutter", count, 2, 8, domain="sea")


# Plain enumeration


def pieces_of(side: Side) -> Pieces:
    found: list[tuple[int, int]] = []
    for number, unit in enumerate(side):
        taken = unit.damage
        for _ in range(unit.count):
            gone = min(taken, unit.hits - 1)
            taken -= gone
            found.append((number, unit.hits - gone))
    return tuple(found)


def patterns(strengths: list[int]) -> dict[int, float]:
    """Chances of each number of hits, from every pattern of hit and miss."""
    found: dict[int, float] = {}
    for pattern in product((True, False), repeat=len(strengths)):
        chance = 1.0
        for strength, hit in zip(strengths, pattern, strict=True):
            chance *= strength / 6 if hit else 1 - strength / 6
        found[sum(pattern)] = found.get(sum(pattern), 0.0) + chance
    return found


def strengths_of(side: Side, here: Pieces, subs: bool) -> list[int]:
    """The dice of the submarines, or of all others; supporters stand by whoever gains by it."""
    found: list[int] = []
    stand_by = sum(side[unit].supports for unit, _ in here)
    for unit, _ in sorted(here, key=lambda piece: side[piece[0]].strength - side[piece[0]].supported):
        one = side[unit]
        if one.is_sub != subs:
            continue
        helped = stand_by > 0 and one.supported > one.strength
        stand_by -= helped
        found += [one.supported if helped else one.strength] * one.dice
    return [strength for strength in found if strength]


def lose_cheapest(side: Side, here: Pieces, hits: int, ships_only: bool) -> Pieces:
    """Damage first, then whatever is cheapest."""
    left = list(here)
    for _ in range(hits):
        open_to = [n for n, (unit, _) in enumerate(left) if not ships_only or side[unit].domain == "sea"]
        whole = [n for n in open_to if left[n][1] > 1]
        if whole:
            left[whole[0]] = (left[whole[0]][0], left[whole[0]][1] - 1)
        elif open_to:
            left.pop(min(open_to, key=lambda n: (side[left[n][0]].value, side[left[n][0]].strength)))
    return tuple(sorted(left))


class Plain:
    """A battle to the end, the cheapest lost first; a round without effect is divided out."""

    def __init__(self, battle: Battle) -> None:
        self.battle, self.a, self.d = battle, battle.attackers, battle.defenders
        self.known: dict[Pair, dict[Pair, float]] = {}

    def ends(self) -> dict[Pair, float]:
        found: dict[Pair, float] = {}
        for mine, chance in self._past_flak():
            for end, p in self._from((mine, pieces_of(self.d))).items():
                found[end] = found.get(end, 0.0) + chance * p
        return found

    def _past_flak(self) -> Iterator[tuple[Pieces, float]]:
        here = pieces_of(self.a)
        planes = [piece for piece in here if self.a[piece[0]].domain == "air"]
        dice = min(len(planes), self.battle.flak_dice or len(planes)) if self.battle.flak else 0
        for hits, chance in patterns([self.battle.flak] * dice).items():
            shot = sorted(planes, key=lambda piece: self.a[piece[0]].value)[:hits]
            left = list(here)
            for piece in shot:
                left.remove(piece)
            yield tuple(left), chance

    def _from(self, pair: Pair) -> dict[Pair, float]:
        if not pair[0] or not pair[1]:
            return {pair: 1.0}
        if pair not in self.known:
            after = self._round(*pair)
            again = after.pop(pair, 0.0)
            found: dict[Pair, float] = {}
            for then, chance in after.items():
                for end, p in self._from(then).items():
                    found[end] = found.get(end, 0.0) + chance * p / (1 - again)
            self.known[pair] = found
        return self.known[pair]

    def _round(self, mine: Pieces, theirs: Pieces) -> dict[Pair, float]:
        found: dict[Pair, float] = {}
        for struck, p in patterns(strengths_of(self.a, mine, True)).items():
            held = lose_cheapest(self.d, theirs, struck, True)
            for hits, q in patterns(strengths_of(self.a, mine, False)).items():
                left = lose_cheapest(self.d, held, hits, False)
                for (free, torpedoes), r in self._answers(held):
                    kept = self._answered(mine, free, torpedoes)
                    found[kept, left] = found.get((kept, left), 0.0) + p * q * r
        return found

    def _answers(self, held: Pieces) -> Iterator[tuple[tuple[int, int], float]]:
        for free, p in patterns(strengths_of(self.d, held, False)).items():
            for torpedoes, q in patterns(strengths_of(self.d, held, True)).items():
                yield (free, torpedoes), p * q

    def _answered(self, mine: Pieces, free: int, torpedoes: int) -> Pieces:
        """Torpedoes find ships alone: in these battles those are hit first, whatever the cheapest is."""
        return lose_cheapest(self.a, lose_cheapest(self.a, mine, torpedoes, True), free, False)


def survivors(side: Side, ends: dict[Pair, float], which: int) -> dict[tuple[int, ...], float]:
    found: dict[tuple[int, ...], float] = {}
    for end, chance in ends.items():
        counts = tuple(sum(unit == n for unit, _ in end[which]) for n in range(len(side)))
        found[counts] = found.get(counts, 0.0) + chance
    return {counts: p for counts, p in found.items() if p > 1e-11}


LAND = [
    Battle("land", (foot(2), howitzer(1)), (rifles(2),)),
    Battle("land", (foot(1), howitzer(2)), (rifles(2),)),
    Battle("land", (foot(3), howitzer(1), plane(1)), (rifles(2),), flak=1, flak_dice=2),
    Battle("land", (foot(1), plane(3)), (rifles(1),), flak=2, flak_dice=2),
    Battle("land", (plane(2),), (rifles(1),), flak=1, flak_dice=6),
]
SEA = [
    Battle("sea", (dreadnought(1),), (cutter(2),)),
    Battle("sea", (dreadnought(1), plane(1)), (cutter(1), dreadnought(1))),
    Battle("sea", (cutter(1), dreadnought(2, damage=1)), (dreadnought(1),)),
    Battle("sea", (boat(2),), (dreadnought(1, damage=1), cutter(1))),
    Battle("sea", (dreadnought(1), cutter(1)), (boat(1), cutter(1))),
]


@pytest.mark.parametrize("battle", [*LAND, *SEA])
def test_every_pattern_of_hits_and_misses(battle: Battle) -> None:
    exact, _, note = odds(battle, Orders())
    plain = Plain(battle).ends()
    assert note == ""
    assert sum(plain.values()) == pytest.approx(1, abs=1e-11)
    for which, left in enumerate((exact.left_a, exact.left_d)):
        side = (battle.attackers, battle.defenders)[which]
        mine = {counts: chance for counts, chance in left.items() if chance > 1e-11}
        assert mine == pytest.approx(survivors(side, plain, which), abs=1e-10)


def test_a_ship_that_takes_two_hits_by_hand() -> None:
    """One round at a time: it hits with 4, is hit with 2, and is lost at the second hit."""
    exact, _, _ = odds(Battle("sea", (dreadnought(1),), (cutter(1),)), Orders())
    hit, back = 4 / 6, 2 / 6
    ends = 1 - (1 - hit) * (1 - back)
    damaged = (1 - hit) * back / ends
    assert exact.results["defender_wins"] == pytest.approx(damaged * damaged, abs=1e-12)
    assert exact.results["both_destroyed"] == pytest.approx(damaged * hit * back / ends, abs=1e-12)
    assert exact.left_a.keys() == {(0,), (1,)}


def test_damage_that_was_taken_before_counts() -> None:
    whole, hurt = (
        odds(Battle("sea", (dreadnought(1, damage),), (cutter(2),)), Orders())[0] for damage in (0, 1)
    )
    bare = odds(Battle("sea", (Unit("ship", "x", "ship", 1, 4, 20, "sea"),), (cutter(2),)), Orders())[0]
    assert hurt.results == bare.results
    assert whole.results["attacker_wins"] > hurt.results["attacker_wins"] + 0.1


@pytest.mark.parametrize("policy", ["cheapest", "keep_land", "weakest", "plane dreadnought", "dreadnought"])
def test_damage_comes_before_loss_whatever_the_order(policy: str) -> None:
    side = (plane(1), dreadnought(1))
    ends, _, _ = solved(Battle("sea", (cutter(1),), side), Orders(defender=policy, rounds=1))
    lost_one = sum(p for end, p in ends.ends.items() if sum(end.defenders) < 2)
    assert lost_one == 0


def test_retreat_is_at_a_number_of_pieces_not_of_hits() -> None:
    battle = Battle("sea", (dreadnought(2),), (cutter(1),))
    ends, _, _ = solved(battle, Orders(retreat_at=2))
    assert all(end.result != "retreat" or end.attackers == (2,) for end in ends.ends)
    assert sum(p for end, p in ends.ends.items() if end.result == "retreat") > 0
    assert max(ends.rounds) == 1


@pytest.mark.parametrize("seed", range(40))
def test_supporters_stand_by_whoever_gains_most(seed: int) -> None:
    """The strongest volley over every way to give each supporter its partner."""
    rng = Random(seed)
    side = tuple(
        Unit(
            f"unit {n}",
            "x",
            "",
            rng.randint(0, 2),
            strength := rng.randint(0, 3),
            3,
            supports=rng.choice((0, 0, 1, 2)),
            supported=rng.choice((0, strength + 1, strength + 2)),
        )
        for n in range(3)
    )
    pieces = [unit for unit in side for _ in range(unit.count)]
    stand_by = sum(unit.supports for unit in pieces)
    best = 0
    for helped in permutations(range(len(pieces)), min(stand_by, len(pieces))):
        best = max(
            best,
            sum(max(u.strength, u.supported) if n in helped else u.strength for n, u in enumerate(pieces)),
        )
    dice = paired_shots(side, tuple(unit.count for unit in side), anything)
    assert sum(strength * count for strength, count in dice) == best


# Both sides at their best


class Minimax:
    """The best value of a battle fought to the end over all casualties, damage before loss."""

    def __init__(self, battle: Battle, goal: str) -> None:
        self.a, self.d, self.goal, self.battle = battle.attackers, battle.defenders, goal, battle
        self.known: dict[Pair, float] = {}

    def best(self) -> float:
        return self.value((pieces_of(self.a), pieces_of(self.d)))

    def worth(self, pair: Pair) -> float:
        if self.goal == "win":
            return float(bool(pair[0]) and not pair[1])
        mine, theirs = (
            sum(side[unit].value for unit, _ in here)
            for side, here in zip((self.a, self.d), pair, strict=True)
        )
        return float(mine - theirs)

    def value(self, pair: Pair) -> float:
        if not pair[0] or not pair[1]:
            return self.worth(pair)
        if pair not in self.known:
            here = 0.0
            for _ in range(400):
                new = self._round(pair, here)
                if abs(new - here) < 1e-13:
                    break
                here = new
            self.known[pair] = new
        return self.known[pair]

    def _round(self, pair: Pair, here: float) -> float:
        mine, theirs = pair
        return sum(
            chance
            * min(self._answer(mine, theirs, left, pair, here) for left in choices(self.d, theirs, hits))
            for hits, chance in patterns(strengths_of(self.a, mine, False)).items()
        )

    def _answer(self, mine: Pieces, fires: Pieces, left: Pieces, start: Pair, here: float) -> float:
        return sum(
            chance * max(self._then((kept, left), start, here) for kept in choices(self.a, mine, hits))
            for hits, chance in patterns(strengths_of(self.d, fires, False)).items()
        )

    def _then(self, pair: Pair, start: Pair, here: float) -> float:
        value = here if pair == start else self.value(pair)
        only_air = all(self.a[unit].domain == "air" for unit, _ in pair[0])
        may = self.battle.can_retreat or only_air
        return max(value, self.worth(pair)) if may and self.goal == "swing" and all(pair) else value


def choices(side: Side, here: Pieces, hits: int) -> set[Pieces]:
    """All that hits may leave: damage is taken first, by any ship; then any pieces are lost."""
    spare = [n for n, (_, left) in enumerate(here) for _ in range(left - 1)]
    found: set[Pieces] = set()
    if hits <= len(spare):
        for taken in set(combinations(spare, hits)):
            found.add(tuple(sorted((unit, left - taken.count(n)) for n, (unit, left) in enumerate(here))))
        return found
    bare = [(unit, 1) for unit, _ in here]
    kept = max(0, len(bare) - (hits - len(spare)))
    return {tuple(sorted(some)) for some in combinations(bare, kept)}


@pytest.mark.parametrize("goal", ["win", "swing"])
@pytest.mark.parametrize(
    "battle",
    [
        Battle("land", (foot(2), howitzer(1)), (rifles(2), plane(1))),
        Battle("land", (foot(1), howitzer(1), plane(1)), (rifles(2),)),
        Battle("sea", (dreadnought(1), cutter(1)), (cutter(2),)),
        Battle("sea", (dreadnought(2, damage=1),), (dreadnought(1), cutter(1))),
        Battle("sea", (cutter(2), plane(1)), (dreadnought(1), plane(1)), can_retreat=False),
    ],
)
def test_both_optimal_against_plain_minimax(battle: Battle, goal: str) -> None:
    orders = Orders("optimal", "optimal", goal="win" if goal == "win" else "swing")
    ends, _, note = solved(battle, orders)
    assert note == ""
    found = tally(battle, ends)
    if goal == "win":
        value = found.results["attacker_wins"]
    else:
        worth = [
            sum(p * sum(u.value * n for u, n in zip(side, counts, strict=True)) for counts, p in left.items())
            for side, left in ((found.attackers, found.left_a), (found.defenders, found.left_d))
        ]
        value = worth[0] - worth[1]
    assert value == pytest.approx(Minimax(battle, goal).best(), abs=CLOSE)


@pytest.mark.parametrize("policy", ["optimal", "cheapest"])
def test_no_more_planes_are_shot_down_than_dice_are_thrown(policy: str) -> None:
    battle = Battle("land", (plane(4),), (), flak=3, flak_dice=2)
    ends, _, _ = solved(battle, Orders(attacker=policy))
    left = {end.attackers[0]: p for end, p in ends.ends.items()}
    assert left == pytest.approx({4: 0.25, 3: 0.5, 2: 0.25})
