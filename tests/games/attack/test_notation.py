"""The words of players: every action is written and read back; nonsense gets a clear text."""

from __future__ import annotations

import pytest

from sandtable.games.attack.actions import (
    Accept,
    AttackAction,
    Buy,
    Capital,
    Choose,
    Claim,
    Clock,
    Commit,
    Concede,
    Counter,
    Diplomacy,
    End,
    Engage,
    Fight,
    Fly,
    Line,
    Move,
    Offer,
    Place,
    Reinforce,
    Sail,
)
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.notation import HELP
from tests.games.attack.attack_play import started

LINES: list[tuple[str, AttackAction]] = [
    ("claim ukraine", Claim("ukraine")),
    ("place 2 inf 1 tank france", Place({"infantry": 2, "tank": 1}, "france")),
    ("capital france", Capital("france")),
    ("choose move", Choose("move")),
    ("move 3 inf 1 tank france > germany", Move({"infantry": 3, "tank": 1}, "france", "germany")),
    ("sail 2 inf great_britain > iberia", Sail({"infantry": 2}, "great_britain", "iberia")),
    ("fly 0", Fly(0)),
    ("fight ukraine", Fight("ukraine")),
    ("commit 2 inf 1 tank 1 plane", Commit({"infantry": 2, "tank": 1, "plane": 1})),
    ("reinforce 1 art", Reinforce({"artillery": 1})),
    ("hold", Reinforce()),
    ("engage", Engage()),
    ("line bb dd ss cv", Line(("battleship", "destroyer", "submarine", "carrier"))),
    ("diplomacy cuba", Diplomacy("cuba")),
    ("offer blue oil_03 for 1 minerals", Offer("blue", ("oil_03",), {"minerals": 1})),
    (
        "offer blue oil_03 oil_04 for 1 minerals 2 any 1 oil_05 : peace : for ever",
        Offer("blue", ("oil_03", "oil_04"), {"minerals": 1, "any": 2, "oil_05": 1}, "peace : for ever"),
    ),
    ("offer blue nothing for nothing : a promise", Offer("blue", (), {}, "a promise")),
    ("offer blue promise for nothing", Offer("blue", promise=True)),
    ("counter oil_03 promise for 1 any", Counter(("oil_03",), {"any": 1}, promise=True)),
    ("counter nothing for 1 any", Counter((), {"any": 1})),
    ("accept oil_01 oil_02", Accept(("oil_01", "oil_02"))),
    ("accept", Accept()),
    ("buy 2 inf 1 bb", Buy({"infantry": 2, "battleship": 1})),
    ("end", End()),
    ("clock time_up", Clock("time_up")),
    ("concede red", Concede("red")),
]


@pytest.mark.parametrize(("line", "action"), LINES, ids=[line for line, _ in LINES])
def test_lines_are_read_and_written(line: str, action: AttackAction) -> None:
    assert ATTACK.parse(started(), "gray", line) == action
    assert ATTACK.write(action) == line


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("fight", Engage()),
        ("claim Great Britain", Claim("great_britain")),
        ("claim uk", Claim("great_britain")),
        ("claim ukr", Claim("ukraine")),
        ("buy 2 tanks 1 carrier", Buy({"tank": 2, "carrier": 1})),
        ("offer blue oil_03 for 1 rail", Offer("blue", ("oil_03",), {"rail_transport": 1})),
    ],
)
def test_short_and_loose_forms(line: str, action: AttackAction) -> None:
    assert ATTACK.parse(started(), "gray", line) == action


@pytest.mark.parametrize(
    "line",
    [
        "",
        "fly",
        "fly -1",
        "move",
        "move 1 inf france",
        "place 1 inf",
        "claim",
        "claim s",
        "buy 2",
        "buy 1 zeppelin",
        "offer blue",
        "offer blue oil_01 for",
        "offer blue oil_01 for 1 gold",
        "done now",
        "dance",
    ],
)
def test_nonsense_is_named(line: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        ATTACK.parse(started(), "gray", line)


def test_every_order_has_an_example() -> None:
    examples = {line.split()[0] for line, _ in LINES}
    plain = {"done", "allow", "refuse", "volunteer", "pass", "challenge", "withdraw", "press", "decline"}
    assert set(HELP) == examples | plain | {"recall"}
