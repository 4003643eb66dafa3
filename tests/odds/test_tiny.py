"""Exact odds against full enumeration: every face of every die, every choice of casualties."""

from __future__ import annotations

import pytest

from sandtable.odds import Orders
from sandtable.odds.axis.classic import battle
from sandtable.odds.axis.classic.reader import battle_at
from sandtable.odds.axis.classic.scene import Text, scene
from sandtable.odds.engine import odds

from .brute import Minimax, enumerate_faces

TINY = [
    Text("germany: 1 inf", "ussr: 1 inf"),
    Text("germany: 1 inf 1 arm", "ussr: 2 inf"),
    Text("germany: 1 inf 2 ftr", "ussr: 1 inf 1 aa"),
    Text("germany: 1 arm 1 bmb", "ussr: 1 inf 1 ftr", tech="germany:heavy_bombers ussr:jet_power"),
    Text("uk: 1 bb 1 trn(inf,inf)", "germany: 2 inf"),
    Text("uk: 1 bb 1 trn(inf) 1 ftr", "germany: 1 inf 1 aa", "3rd"),
    Text("japan: 1 sub 1 trn", "usa: 1 trn 1 sub"),
    Text("japan: 2 sub 1 ftr", "usa: 1 cv 1 ftr", "3rd", tech="japan:super_submarines"),
    Text("japan: 1 ftr", "usa: 1 sub 1 trn"),
    Text("japan: 1 bb 1 ftr", "usa: 1 sub | uk: 1 trn", "3rd"),
    Text("germany: 1 sub", "uk: 1 cv 2 ftr", at="sz_baltic"),
]
ORDERS = [
    Orders(),
    Orders("keep_land", "weakest", retreat_at=1),
    Orders("weakest", "cheapest", "leave", "leave"),
    Orders("fighter", "submarine", rounds=2),
]


@pytest.mark.parametrize("text", TINY, ids=lambda text: f"{text.attack} > {text.defend}")
@pytest.mark.parametrize("orders", ORDERS[:3], ids=["cheapest", "retreat at 1", "submarines leave"])
def test_every_face_of_every_die(text: Text, orders: Orders) -> None:
    found = scene(text)
    exact, _, _ = odds(battle_at(found.state, found.kind, found.space), orders)
    faces = enumerate_faces(found, orders)
    assert sum(faces.values()) == pytest.approx(1, abs=1e-11)
    for side, left in enumerate((exact.left_a, exact.left_d)):
        units = (exact.attackers, exact.defenders)[side]
        mine: dict[str, float] = {}
        for counts, chance in left.items():
            by_kind: dict[str, int] = {}
            for unit, count in zip(units, counts, strict=True):
                if count:
                    by_kind[unit.kind] = by_kind.get(unit.kind, 0) + count
            name = " ".join(f"{n} {k}" for k, n in sorted(by_kind.items())) or "none"
            mine[name] = mine.get(name, 0.0) + chance
        theirs: dict[str, float] = {}
        for both, chance in faces.items():
            part = _in_battle(both.split(" | ")[side], {unit.kind for unit in units})
            theirs[part] = theirs.get(part, 0.0) + chance
        assert {k: v for k, v in mine.items() if v > 1e-11} == pytest.approx(
            {k: v for k, v in theirs.items() if v > 1e-11}, abs=1e-10
        )


def _in_battle(text: str, kinds: set[str]) -> str:
    """Without the landing fleet, which is in no danger."""
    if text == "none":
        return text
    words = text.split()
    pairs = [(n, kind) for n, kind in zip(words[::2], words[1::2], strict=True) if kind in kinds]
    return " ".join(f"{n} {kind}" for n, kind in pairs) or "none"


def test_one_against_one_by_hand() -> None:
    found = battle("germany: 1 inf", "ussr: 1 inf")
    fights = 1 - 5 / 6 * 4 / 6
    assert found.attacker_wins == pytest.approx(1 / 6 * 4 / 6 / fights, abs=1e-12)
    assert found.defender_wins == pytest.approx(5 / 6 * 2 / 6 / fights, abs=1e-12)
    assert found.both_destroyed == pytest.approx(1 / 6 * 2 / 6 / fights, abs=1e-12)
    assert found.rounds["1"] == pytest.approx(fights, abs=1e-12)


def test_torpedoed_ships_do_not_answer() -> None:
    found = battle("germany: 1 sub", "uk: 1 bb")
    strike, answer = 2 / 6, 4 / 6
    fights = 1 - (1 - strike) * (1 - answer)
    assert found.attacker_wins == pytest.approx(strike / fights, abs=1e-12)


@pytest.mark.parametrize("rounds", [0, 1, 3])
@pytest.mark.parametrize("goal", ["win", "swing"])
@pytest.mark.parametrize(
    "text",
    [
        Text("germany: 2 inf 1 arm 1 ftr", "ussr: 2 inf 1 ftr"),
        Text("germany: 1 inf 1 bmb 1 ftr", "ussr: 1 arm 1 bmb 1 ftr"),
        Text("japan: 1 sub 1 trn 1 ftr", "usa: 1 sub 1 cv 1 ftr", at="sz_caspian"),
        Text("japan: 1 sub 1 bmb 1 trn", "usa: 1 sub 2 trn", at="sz_caspian"),
        Text("japan: 1 bb 1 ftr 1 trn", "usa: 1 sub 1 bb", at="sz_caspian"),
    ],
    ids=lambda text: f"{text.attack} > {text.defend}",
)
def test_both_optimal_against_plain_minimax(text: Text, goal: str, rounds: int) -> None:
    """In the Caspian ships have no way out: no fleet retreats and no submarine leaves."""
    found = scene(text)
    model = battle_at(found.state, found.kind, found.space)
    plain = Minimax(model, goal, rounds or None).best()
    exact = battle(text.attack, text.defend, at=text.at, orders="both", goal=goal, rounds=rounds)
    assert exact.note == ""
    start = sum(u.value * u.count for u in model.attackers) - sum(u.value * u.count for u in model.defenders)
    value = exact.attacker_wins if goal == "win" else exact.swing + start
    assert value == pytest.approx(plain, abs=1e-9)
