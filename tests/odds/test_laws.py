"""What must hold for any battle: sums, symmetry, more is never worse, optimal is never worse."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sandtable.odds import Odds, Orders, alike
from sandtable.odds.answer import tally
from sandtable.odds.axis.classic import battle
from sandtable.odds.engine import leaving, odds, solved, worth_of
from sandtable.odds.follow import run
from sandtable.odds.model import Battle, Unit
from sandtable.odds.solve import Solution

from .test_referee import KINDS, asked

CLOSE = 1e-9
ATTACK = {"land": ("inf", "arm", "ftr", "bmb"), "sea": ("trn", "sub", "ftr", "bmb", "cv", "bb")}
DEFEND = {"land": ("inf", "arm", "ftr"), "sea": ("trn", "sub", "cv", "bb")}

ASSAULTS = [
    {"attack": "uk: 1 bb 1 trn(inf,inf) 2 ftr 1 bmb", "defend": "germany: 2 inf 1 ftr 1 aa"},
    {"attack": "uk: 1 arm 2 ftr", "defend": "germany: 3 inf 1 aa"},
    {
        "attack": "uk: 1 ftr",
        "fleet": "uk: 1 bb 1 trn(inf,inf) 1 trn(arm) 1 sub 1 ftr",
        "ships": "germany: 1 sub 1 bb",
        "defend": "germany: 1 inf 1 aa",
    },
]


def army(rng: Random, kinds: tuple[str, ...], most: int) -> dict[str, int]:
    found = dict.fromkeys(kinds, 0)
    for _ in range(rng.randint(1, most)):
        found[rng.choice(kinds)] += 1
    return found


def written(nation: str, units: dict[str, int]) -> str:
    return f"{nation}: " + " ".join(f"{n} {kind}" for kind, n in units.items() if n)


def every_sum(found: Odds) -> list[float]:
    sums = [
        found.attacker_wins + found.defender_wins + found.both_destroyed + found.retreat,
        sum(found.rounds.values()),
    ]
    for who in ("attacker", "defender"):
        sums.append(sum(way.p for way in getattr(found.survivors, who)))
        sums += [sum(chances) for chances in getattr(found.survivors_by_unit, who).values()]
    return sums


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(20, 26))
def test_all_chances_sum_to_one(kind: str, seed: int) -> None:
    found = battle(**asked(kind, ("2nd", "3rd")[seed % 2], seed))
    assert every_sum(found) == pytest.approx([1] * len(every_sum(found)), abs=CLOSE)
    for one in found.sea:
        assert every_sum(one) == pytest.approx([1] * len(every_sum(one)), abs=CLOSE)


@pytest.mark.parametrize("goal", ["win", "take", "swing"])
@pytest.mark.parametrize("kind", ["land", "sea"])
@pytest.mark.parametrize("seed", range(4))
def test_optimal_is_never_worse_than_the_standard_orders(kind: str, goal: str, seed: int) -> None:
    if kind == "sea" and goal == "take":
        return
    rng = Random(seed)
    mine = written("germany", army(rng, ATTACK[kind], 5))
    theirs = written("uk", army(rng, DEFEND[kind], 5))
    name = {"win": "attacker_wins", "take": "takes_territory", "swing": "swing"}[goal]
    best = getattr(battle(mine, theirs, orders="optimal", goal=goal), name)
    held = getattr(battle(mine, theirs, orders="both", goal=goal), name)
    plain = [
        getattr(battle(mine, theirs, orders=policy, goal=goal, rounds=rounds), name)
        for policy in ("cheapest", "keep_land", "weakest")
        for rounds in (0, 1, 2)
    ]
    assert best >= max(plain) - CLOSE
    assert held <= best + CLOSE


@pytest.mark.parametrize("goal", ["take", "swing"])
@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize("words", ASSAULTS, ids=lambda words: words["attack"] or words["fleet"])
def test_so_it_is_in_assaults_from_the_sea(words: dict[str, Any], edition: str, goal: str) -> None:
    """Flak, bombardment, aircraft that leave, a sea battle first: optimal orders see through all of it."""
    name = {"take": "takes_territory", "swing": "swing"}[goal]

    def value(orders: str, **more: Any) -> float:
        found: float = getattr(battle(**words, edition=edition, orders=orders, goal=goal, **more), name)
        return found

    policies = ("cheapest", "keep_land", "weakest")
    best, worst = value("optimal"), value("defender=optimal")
    for policy in policies:
        for more in ({}, {"rounds": 1}, {"rounds": 2}, {"retreat_at": 2}):
            assert value(policy, **more) <= best + CLOSE
        assert value(f"defender={policy}") >= worst - CLOSE
    assert worst - CLOSE <= value("both") <= best + CLOSE


@pytest.mark.parametrize("orders", ["cheapest", "optimal", "both"])
def test_where_nobody_can_hit_nobody_wins(orders: str) -> None:
    unarmed = {"unit.all.infantry.attack": 0, "unit.all.infantry.defense": 0}
    found = battle("germany: 2 inf", "ussr: 2 inf", options=unarmed, orders=orders)
    assert found.retreat == 1
    assert found.losses.attacker.expected == 0


def test_dice_that_always_hit() -> None:
    sure = {"unit.all.infantry.attack": 6, "unit.all.infantry.defense": 6}
    found = battle("germany: 3 inf", "ussr: 2 inf", options=sure)
    assert (found.attacker_wins, found.rounds) == (1, {"1": 1.0})
    assert found.survivors.attacker[0].units == {"infantry": 1}


@pytest.mark.parametrize("orders", ["optimal", "both"])
@pytest.mark.parametrize("kind", ["land", "sea"])
@pytest.mark.parametrize("seed", range(6))
def test_one_more_attacker_never_lowers_the_chance_to_win(kind: str, orders: str, seed: int) -> None:
    rng = Random(seed + 100)
    mine, theirs = army(rng, ATTACK[kind], 4), army(rng, DEFEND[kind], 4)
    edition = rng.choice(["2nd", "3rd"])
    gun = " 1 aa" if kind == "land" and rng.random() < 0.5 else ""
    enemy = written("uk", theirs) + gun
    before = battle(written("japan", mine), enemy, orders=orders, edition=edition).attacker_wins
    for kind_of_unit in ATTACK[kind]:
        more = {**mine, kind_of_unit: mine[kind_of_unit] + 1}
        after = battle(written("japan", more), enemy, orders=orders, edition=edition).attacker_wins
        assert after >= before - CLOSE, kind_of_unit


@pytest.mark.parametrize("kind", ["land", "sea"])
def test_one_more_defender_never_raises_it(kind: str) -> None:
    rng = Random(7)
    mine, theirs = army(rng, ATTACK[kind], 4), army(rng, DEFEND[kind], 3)
    before = battle(written("japan", mine), written("uk", theirs), orders="both").attacker_wins
    for kind_of_unit in DEFEND[kind]:
        more = {**theirs, kind_of_unit: theirs[kind_of_unit] + 1}
        assert (
            battle(written("japan", mine), written("uk", more), orders="both").attacker_wins <= before + CLOSE
        )


def unit(name: str, count: int, strength: int, value: int) -> Unit:
    return Unit(name, "x", name, count, strength, value)


@pytest.mark.parametrize("orders", [Orders(), Orders("weakest", "weakest")], ids=["cheapest", "weakest"])
def test_equal_sides_are_equal(orders: Orders) -> None:
    side = (unit("a", 3, 1, 3), unit("b", 2, 3, 5), unit("c", 1, 4, 12))
    found, _, _ = odds(Battle("land", side, side), orders)
    assert found.results["attacker_wins"] == pytest.approx(found.results["defender_wins"], abs=CLOSE)
    assert found.left_a == pytest.approx(found.left_d, abs=CLOSE)


def test_sides_may_be_exchanged() -> None:
    """On land both sides fire before losses are removed: the roles are the same but for names."""
    one = (unit("a", 4, 1, 3), unit("b", 1, 3, 5))
    two = (unit("c", 2, 2, 3), unit("d", 2, 4, 12))
    there, _, _ = odds(Battle("land", one, two), Orders())
    back, _, _ = odds(Battle("land", two, one), Orders())
    assert there.results["attacker_wins"] == pytest.approx(back.results["defender_wins"], abs=CLOSE)
    assert there.left_a == pytest.approx(back.left_d, abs=CLOSE)
    assert there.rounds == pytest.approx(back.rounds, abs=CLOSE)


def test_solved_stated_orders_are_those_of_the_chain() -> None:
    """The solver with one choice everywhere and the chain are two ways to the same numbers."""
    for seed in range(12):
        rng = Random(seed)
        subs = {"is_sub": True, "domain": "sea", "may_leave": True}
        side = tuple(
            msgspec.structs.replace(one, count=rng.randint(0, 2))
            for one in (
                msgspec.structs.replace(unit("transport", 1, 1, 8), domain="sea"),
                msgspec.structs.replace(unit("submarine", 1, 2, 8), **subs),
                msgspec.structs.replace(unit("fighter", 1, 3, 12), domain="air"),
                msgspec.structs.replace(unit("battleship", 1, 4, 24), domain="sea"),
            )
        )
        model = Battle("sea", side, side)
        rounds = rng.choice([0, 0, 1, 3])
        orders = Orders("weakest", "cheapest", rng.choice(["stay", "leave"]), "leave", rounds, retreat_at=1)
        check_like_the_chain(model, orders)


@pytest.mark.parametrize("rounds", [0, 1, 2])
@pytest.mark.parametrize("planes_may_leave", [False, True])
def test_so_it_is_for_an_army_that_landed(rounds: int, planes_may_leave: bool) -> None:
    planes = msgspec.structs.replace(unit("fighter", 2, 3, 12), domain="air")
    side = (unit("infantry", 2, 1, 3), unit("armor", 1, 3, 5), planes)
    model = Battle(
        "land",
        side,
        side,
        flak=1,
        bombard=((4, 1),),
        landed=True,
        planes_may_leave=planes_may_leave,
        fought=0,
    )
    check_like_the_chain(model, Orders("weakest", "cheapest", rounds=rounds, retreat_at=2))
    later = msgspec.structs.replace(model, flak=0, bombard=(), fought=1, closing=True)
    check_like_the_chain(later, Orders("cheapest", "weakest", rounds=rounds))


def check_like_the_chain(model: Battle, orders: Orders) -> None:
    chain, _, _ = solved(model, orders)
    again = run(Solution(model, orders, worth_of(model, orders), leaving(model, orders)))
    assert tally(model, again).left_a == pytest.approx(tally(model, chain).left_a, abs=CLOSE)
    assert tally(model, again).left_d == pytest.approx(tally(model, chain).left_d, abs=CLOSE)
    assert tally(model, again).results == pytest.approx(tally(model, chain).results, abs=CLOSE)
    mine, theirs = ({n: p for n, p in ends.rounds.items() if p > CLOSE} for ends in (again, chain))
    assert mine == pytest.approx(theirs, abs=CLOSE)


# Limited rounds


@pytest.mark.parametrize("goal", ["win", "swing"])
@pytest.mark.parametrize("kind", ["land", "sea"])
@pytest.mark.parametrize("seed", range(3))
def test_more_rounds_never_hurt_an_optimal_attacker(kind: str, goal: str, seed: int) -> None:
    rng = Random(seed + 200)
    sides = written("germany", army(rng, ATTACK[kind], 5)), written("uk", army(rng, DEFEND[kind], 5))
    name = {"win": "attacker_wins", "swing": "swing"}[goal]
    for orders in ("optimal", "both"):
        limited = [battle(*sides, orders=orders, goal=goal, rounds=rounds) for rounds in (1, 2, 4, 300)]
        values = [getattr(found, name) for found in limited]
        assert all(found.note == "" for found in limited)
        assert all(int(max(found.rounds, key=int)) <= found.orders.rounds for found in limited)
        assert values == pytest.approx(sorted(values), abs=CLOSE)
        assert values[-1] == pytest.approx(getattr(battle(*sides, orders=orders, goal=goal), name), abs=CLOSE)
        plain = [
            getattr(battle(*sides, orders=policy, goal=goal, rounds=2), name)
            for policy in ("cheapest", "keep_land", "weakest")
        ]
        assert orders == "both" or values[1] >= max(plain) - CLOSE


@pytest.mark.parametrize("words", ASSAULTS, ids=lambda words: words["attack"] or words["fleet"])
@pytest.mark.parametrize("edition", ["2nd", "3rd"])
def test_limited_rounds_are_solved_in_assaults(words: dict[str, Any], edition: str) -> None:
    found = battle(**words, edition=edition, orders="optimal", goal="swing", rounds=2)
    plain = [battle(**words, edition=edition, orders=policy, rounds=2) for policy in ("cheapest", "weakest")]
    assert found.note == ""
    assert found.swing >= max(one.swing for one in plain) - CLOSE


# Units that fight alike


@pytest.mark.parametrize("orders", ["optimal", "both", "defender=optimal"])
@pytest.mark.parametrize("goal", ["win", "swing"])
def test_cargo_changes_nothing_in_the_solution(
    orders: str, goal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fleet = "1 sub 1 trn 1 trn(inf) 1 trn(arm) 1 trn(inf,inf) 1 ftr 1 cv"
    words: dict[str, Any] = {
        "attack": f"japan: {fleet}",
        "defend": f"usa: {fleet}",
        "orders": orders,
        "goal": goal,
    }
    name = {"win": "attacker_wins", "swing": "swing"}[goal]
    found = getattr(battle(**words), name)
    monkeypatch.setattr(alike, "_figures", lambda unit, policy: msgspec.structs.replace(unit, count=0))
    assert getattr(battle(**words), name) == pytest.approx(found, abs=CLOSE)


def test_of_like_transports_the_cheapest_is_lost_first() -> None:
    found = battle("japan: 1 trn(inf,inf) 1 trn 1 trn(inf) 1 bb", "usa: 2 sub", orders="both", goal="swing")
    left = {name: chances[1] for name, chances in found.survivors_by_unit.attacker.items()}
    assert left["transport"] < left["transport(infantry)"] < left["transport(infantry,infantry)"]


# As large as the issue asks


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        pytest.param("3 inf 3 arm 2 ftr 2 bmb", "2 inf 2 arm 2 ftr 2 bmb | uk: 2 ftr 1 aa", id="land"),
        pytest.param(
            "2 sub 2 trn 2 cv 2 bb 1 ftr 1 bmb", "2 sub 2 trn 2 cv 2 bb 1 ftr | uk: 1 ftr", id="sea"
        ),
        pytest.param(
            "1 sub 1 trn 1 trn(inf) 1 trn(inf,inf) 1 trn(arm) 1 trn(aa) 1 cv 1 bb 1 ftr 1 bmb",
            "1 sub 1 trn 1 trn(inf) 1 trn(inf,inf) 1 trn(arm) 1 cv 1 bb 1 ftr | uk: 1 trn(aa) 1 ftr",
            id="other cargo on each",
        ),
    ],
)
def test_ten_of_nearly_all_kinds_are_solved(mine: str, theirs: str) -> None:
    found = battle(f"japan: {mine}", f"usa: {theirs}", tech="uk:jet_power", orders="both", goal="swing")
    assert found.note == ""
    assert every_sum(found) == pytest.approx([1] * len(every_sum(found)), abs=CLOSE)


@pytest.mark.soak
@pytest.mark.parametrize("rounds", [0, 2])
def test_ten_that_are_all_different_are_solved(rounds: int) -> None:
    """The most nodes that ten units can have."""
    side = tuple(
        msgspec.structs.replace(
            unit(f"unit {n}", 1, 1 + n % 4, 8 + n),
            domain="air" if n > 7 else "sea",
            is_sub=n == 0,
            may_leave=n == 0,
            lands=(f"cargo {n}",),
        )
        for n in range(10)
    )
    _, _, note = odds(Battle("sea", side, side), Orders("optimal", "optimal", rounds=rounds, goal="swing"))
    assert note == ""
