"""Exact odds against battles played through the real rules, random battles of every kind.

Bound: a share lies within 4.5 standard errors of the exact chance, plus three battles for rare events; a
mean within 4.5 standard errors. A right engine breaks one of the some 400 comparisons with a chance under
one in four hundred; seeds are fixed, so it never does by luck.
"""

from __future__ import annotations

import re
from math import sqrt
from random import Random
from typing import Any

import pytest

from sandtable.odds import Odds
from sandtable.odds.axis.classic import battle

FEW, MANY = 250, 4000
ERRORS = 4.5
ARMY = ("inf", "arm", "ftr", "bmb")
HOME = ("inf", "arm", "ftr", "bmb", "aa")
ONE = ("aa",)
FLEET = ("trn", "sub", "ftr", "bmb", "cv", "bb")
PORT = ("trn", "sub", "cv", "bb", "ftr")
LOADS = ("trn", "trn(inf)", "trn(inf,inf)", "trn(arm)")
TECH = ("", "", "japan:heavy_bombers,super_submarines", "usa:jet_power uk:jet_power")


def some(rng: Random, kinds: tuple[str, ...], most: int) -> str:
    found = {kind: rng.randint(1, most) for kind in kinds if rng.random() < 0.55}
    return " ".join(f"{1 if kind in ONE else count} {kind}" for kind, count in found.items())


def decked(stacks: str) -> str:
    """A defending fleet with a deck for every fighter."""
    fighters, carriers = (sum(map(int, re.findall(rf"(\d+) {kind}", stacks))) for kind in ("ftr", "cv"))
    need = (fighters + 1) // 2 - carriers
    return f"{stacks} {need} cv" if need > 0 else stacks


def land(rng: Random) -> dict[str, object]:
    allies = f" | uk: {some(rng, ('inf', 'ftr'), 2)}" if rng.random() < 0.4 else ""
    return {"attack": f"japan: {some(rng, ARMY, 3)}", "defend": f"usa: {some(rng, HOME, 3)}{allies}"}


def sea(rng: Random) -> dict[str, object]:
    allies = f" | uk: {some(rng, PORT, 1)}" if rng.random() < 0.4 else ""
    attack, defend = some(rng, FLEET, 2), some(rng, PORT, 2)
    zone = rng.choice(["sz_mid_atlantic", "sz_baltic", "sz_hawaii"])
    return {"attack": f"japan: {attack}", "defend": decked(f"usa: {defend}{allies}"), "at": zone}


def landing(rng: Random) -> dict[str, object]:
    fleet = " ".join(f"1 {load}" for load in LOADS if load == "trn(inf)" or rng.random() < 0.6)
    return {
        "attack": f"japan: {some(rng, ('ftr', 'bmb'), 1)} {fleet}{rng.choice(['', ' 1 bb', ' 2 bb'])}",
        "defend": f"usa: {some(rng, HOME, 2)}",
        "at": rng.choice(["", "hawaiian_islands", "karelia_ssr"]),
    }


def assault(rng: Random) -> dict[str, object]:
    fleet = " ".join(f"1 {load}" for load in LOADS if load == "trn(inf)" or rng.random() < 0.6)
    return {
        "attack": f"japan: {some(rng, ARMY, 1)}",
        "fleet": f"japan: {fleet} {some(rng, ('sub', 'bb', 'ftr'), 1)}",
        "ships": decked(f"usa: 1 {rng.choice(['trn', 'sub', 'cv'])} {some(rng, PORT, 1)}"),
        "defend": f"usa: {some(rng, HOME, 2)}",
    }


KINDS = {"land": land, "sea": sea, "landing": landing, "assault": assault}


def asked(kind: str, edition: str, seed: int) -> dict[str, Any]:
    """A random battle with random orders."""
    rng = Random(f"{kind} {edition} {seed}")
    attacker = rng.choice(["cheapest", "keep_land", "weakest", "custom"])
    subs = rng.choice(["", ",attacker_subs=leave", ",defender_subs=leave"])
    words = KINDS[kind](rng)
    if attacker == "custom":
        there = f"{words['attack']} {words.get('fleet', '')}"
        attacker = " ".join(name for name in ("ftr", "inf") if name in there) or "cheapest"
    return {
        **words,
        "edition": edition,
        "tech": rng.choice(TECH),
        "orders": f"attacker={attacker},defender={rng.choice(['cheapest', 'weakest'])}{subs}",
        "rounds": rng.choice([0, 0, 1, 2]),
        "retreat_at": rng.choice([0, 0, 1, 2]),
    }


def compare(exact: Odds, played: Odds) -> None:
    for name in ("attacker_wins", "defender_wins", "both_destroyed", "retreat", "takes_territory"):
        _share(name, getattr(exact, name), getattr(played, name), played.battles)
    for number in {*exact.rounds, *played.rounds}:
        _share(f"{number} rounds", exact.rounds.get(number, 0), played.rounds.get(number, 0), played.battles)
    for who in ("attacker", "defender"):
        wanted, found = getattr(exact.survivors_by_unit, who), getattr(played.survivors_by_unit, who)
        assert wanted.keys() == found.keys()
        for unit, chances in wanted.items():
            mean = sum(n * p for n, p in enumerate(chances))
            spread = sum((n - mean) ** 2 * p for n, p in enumerate(chances))
            seen = sum(n * p for n, p in enumerate(found[unit]))
            bound = ERRORS * sqrt(spread / played.battles) + 3 * (len(chances) - 1) / played.battles
            assert abs(seen - mean) <= bound, (unit, mean, seen)


def _share(name: str, chance: float, share: float, battles: int) -> None:
    bound = ERRORS * sqrt(max(0.0, chance * (1 - chance)) / battles) + 3 / battles
    assert abs(share - chance) <= bound, (name, chance, share)


def judge(kind: str, edition: str, seed: int, battles: int) -> None:
    words = asked(kind, edition, seed)
    exact = battle(**words)
    played = battle(**words, method="play", battles=battles, seed=seed)
    four = exact.attacker_wins + exact.defender_wins + exact.both_destroyed + exact.retreat
    assert four == pytest.approx(1, abs=1e-9)
    for one, other in zip((exact, *exact.sea), (played, *played.sea), strict=True):
        compare(one, other)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize("seed", range(3))
def test_exact_agrees_with_played_battles(kind: str, edition: str, seed: int) -> None:
    judge(kind, edition, seed, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize("seed", range(3, 20))
def test_exact_agrees_with_many_played_battles(kind: str, edition: str, seed: int) -> None:
    judge(kind, edition, seed, MANY)


@pytest.mark.parametrize("orders", ["attacker=cheapest", "attacker=cheapest,attacker_subs=leave"])
def test_fighters_of_two_nations_for_one_deck(orders: str) -> None:
    """Their owners are asked when the battle is over; who won or went back stays as it was."""
    words: dict[str, Any] = {
        "attack": "japan: 3 sub",
        "defend": "usa: 1 cv 1 ftr | uk: 1 cv 2 ftr",
        "at": "sz_mid_atlantic",
        "orders": f"{orders},defender=cv ftr",
        "rounds": 1,
    }
    compare(battle(**words), battle(**words, method="play", battles=FEW, seed=1))


def test_the_same_seed_plays_the_same_battles() -> None:
    one, two = (
        battle("germany: 3 inf", "ussr: 2 inf", method="play", battles=50, seed=seed) for seed in (5, 5)
    )
    assert one == two
