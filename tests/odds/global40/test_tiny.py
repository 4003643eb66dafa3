"""Exact odds of Global 1940 against plain enumeration: up to four units a side, all kinds and specials."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.odds import Orders
from sandtable.odds.answer import tally
from sandtable.odds.axis.global40.edition import EDITION
from sandtable.odds.axis.global40.scene import Text, scene
from sandtable.odds.engine import solved
from sandtable.odds.model import Battle, by_name, once

from .brute import Best, Plain, survivors

CLOSE = 1e-12
POLICIES = ("cheapest", "keep_land", "weakest", "custom")
ASHORE = ("inf", "art", "mec", "arm", "ftr", "tac", "bmb")
AFLOAT = ("ss", "ss", "dd", "ca", "cv", "bb", "bb*", "cv*", "tr", "tr(inf)", "ftr", "tac", "bmb")
AT_HOME = (*ASHORE, "aa")
IN_PORT = ("ss", "ss", "dd", "ca", "cv", "bb", "cv*", "bb*", "tr", "tr")
ON_DECK = ("ftr", "tac")
TECH = ("", "japan:heavy_bombers,super_submarines", "japan:jet_fighters,advanced_artillery usa:radar")


def picked(rng: Random, kinds: tuple[str, ...], most: int) -> str:
    """Up to so many units."""
    found: dict[str, int] = {}
    for _ in range(rng.randint(1, most)):
        kind = rng.choice(kinds)
        found[kind] = found.get(kind, 0) + 1
    return " ".join(f"{count} {kind}" for kind, count in found.items())


def words(kind: str, rng: Random) -> dict[str, Any]:
    """A battle of at most four units a side."""
    if kind == "land":
        allies = f" | uk: {picked(rng, ('inf', 'aa', 'ftr'), 1)}" if rng.random() < 0.3 else ""
        defend = f"usa: {picked(rng, AT_HOME, 4 - bool(allies))}{allies}"
        return {"attack": f"japan: {picked(rng, ASHORE, 4)}", "defend": defend}
    if kind == "landing":
        fleet = rng.choice(["1 tr(inf) 1 bb", "1 tr(inf,art) 1 ca 1 bb", "1 tr(arm)", "1 tr(inf,inf) 2 ca"])
        attack = f"japan: {fleet} {picked(rng, ASHORE, 2)}"
        return {"attack": attack, "defend": f"usa: {picked(rng, AT_HOME, 3)}"}
    if kind == "scramble":
        risen = f"uk: {rng.randint(1, 2)} {rng.choice(ON_DECK)}"
        defend = f"usa: {picked(rng, IN_PORT, 2)}"
        return {"attack": f"japan: {picked(rng, AFLOAT, 3)}", "defend": defend, "scramble": risen}
    defend = picked(rng, IN_PORT, 3)
    decks = 2 * sum(int(n) for n, unit in zip(*[iter(defend.split())] * 2, strict=True) if unit == "cv")
    if decks:
        defend += f" {min(decks, rng.randint(1, 2))} {rng.choice(ON_DECK)}"
    return {"attack": f"japan: {picked(rng, AFLOAT, 4)}", "defend": f"usa: {defend}"}


def model(kind: str, rng: Random) -> Battle:
    found = scene(Text(**words(kind, rng), tech=rng.choice(TECH)))
    battle: Battle = EDITION.battle_at(found.state, found.kind, found.space, "")
    return battle


def orders_for(battle: Battle, rng: Random) -> Orders:
    subs = ("stay", "leave")
    attacker, defender = rng.choice(POLICIES), rng.choice(("cheapest", "weakest"))
    if attacker == "custom":
        attacker = " ".join(dict.fromkeys(rng.choice(battle.attackers).kind for _ in range(2)))
    return Orders(
        attacker,
        defender,
        rng.choice(subs),
        rng.choice(subs),
        rounds=rng.choice([0, 0, 1, 2]),
        retreat_at=rng.choice([0, 0, 1, 2]),
    )


def together(side: Any, left: tuple[int, ...]) -> tuple[int, ...]:
    """Counts of units of one name together."""
    found = [0] * len(once(side))
    for place, count in zip(by_name(side), left, strict=True):
        found[place] += count
    return tuple(found)


def judge(battle: Battle, orders: Orders) -> None:
    ends, _, note = solved(battle, orders)
    found = tally(battle, ends)
    plain, rounds = Plain(battle, orders).ends()
    assert note == ""
    results: dict[str, float] = {}
    mine: dict[tuple[int, ...], float] = {}
    theirs: dict[tuple[int, ...], float] = {}
    for end, chance in plain.items():
        results[end[0]] = results.get(end[0], 0.0) + chance
        left = survivors(battle, end)
        for told, side, one in ((mine, battle.attackers, left[0]), (theirs, battle.defenders, left[1])):
            told[together(side, one)] = told.get(together(side, one), 0.0) + chance
    assert {k: p for k, p in found.results.items() if p} == pytest.approx(results, abs=CLOSE)
    pairs: list[tuple[dict[Any, float], dict[Any, float]]] = [
        (found.left_a, mine),
        (found.left_d, theirs),
        (found.rounds, rounds),
    ]
    for exact, told in pairs:
        keys = {k for k, p in (*exact.items(), *told.items()) if p > CLOSE}
        assert {k: exact.get(k, 0.0) for k in keys} == pytest.approx(
            {k: told.get(k, 0.0) for k in keys}, abs=CLOSE
        )


@pytest.mark.parametrize("kind", ["land", "landing", "sea", "scramble"])
@pytest.mark.parametrize("seed", range(12))
def test_every_hit_and_miss(kind: str, seed: int) -> None:
    rng = Random(f"{kind} {seed}")
    battle = model(kind, rng)
    judge(battle, orders_for(battle, rng))


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["land", "landing", "sea", "scramble"])
@pytest.mark.parametrize("seed", range(12, 200))
def test_so_it_is_in_many_battles(kind: str, seed: int) -> None:
    test_every_hit_and_miss(kind, seed)


# Both sides at their best


def value_of(side: Any, left: dict[tuple[int, ...], float]) -> float:
    return float(
        sum(p * sum(u.value * n for u, n in zip(side, told, strict=True)) for told, p in left.items())
    )


def fleets(rng: Random) -> Battle:
    mine, theirs = picked(rng, AFLOAT, 3), picked(rng, IN_PORT, 2)
    theirs += " 1 ftr" if "cv " in f"{theirs} " else ""
    found = scene(Text(attack=f"japan: {mine}", defend=f"usa: {theirs}"))
    battle: Battle = EDITION.battle_at(found.state, "sea", found.space, "")
    return battle


def armies(rng: Random) -> Battle:
    """Without aircraft there is nothing to fire at for guns, which are casualties all the same."""
    mine, theirs = picked(rng, ("inf", "art", "mec", "arm"), 3), picked(rng, (*ASHORE, "aa"), 2)
    found = scene(Text(attack=f"japan: {mine}", defend=f"usa: 1 inf {theirs}"))
    battle: Battle = EDITION.battle_at(found.state, "land", found.space, "")
    return battle


def judge_best(battle: Battle, seed: int) -> None:
    orders = Orders("optimal", "optimal", goal="win" if seed % 2 else "swing")
    ends, _, note = solved(battle, orders)
    exact, best = tally(battle, ends), Best(battle, orders).best()
    assert note == ""
    value = exact.results["attacker_wins"]
    if orders.goal == "swing":
        value = value_of(exact.attackers, exact.left_a) - value_of(exact.defenders, exact.left_d)
    assert value == pytest.approx(best, abs=1e-10)


@pytest.mark.parametrize("seed", range(25))
def test_both_optimal_against_plain_minimax(seed: int) -> None:
    judge_best(fleets(Random(seed)), seed)


@pytest.mark.parametrize("seed", range(15))
def test_so_it_is_on_land_with_guns_that_hold_nothing(seed: int) -> None:
    judge_best(armies(Random(seed)), seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(25, 300))
def test_so_it_is_in_many_fleets(seed: int) -> None:
    judge_best(fleets(Random(seed)), seed)
