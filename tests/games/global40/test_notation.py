"""Every order has a text form that is read back, and a line of a menu."""

from __future__ import annotations

import pytest

from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.notation import HELP, VERBS
from sandtable.kernel.protocol import Setup

START = GLOBAL40.start(Setup("global40", "2nd"))


@pytest.mark.parametrize(
    "text",
    [
        "research 2 from uk_pacific",
        "research 1",
        "research 1 and 2 from uk_pacific",
        "chart 1",
        "buy 3 inf 1 arm from uk_pacific",
        "buy 2 ss",
        "repair 3 naval_base western_germany",
        "upgrade ukraine",
        "declare usa",
        "declare germany italy",
        "ask danish_straits",
        "allow",
        "refuse",
        "move 3 inf germany > poland",
        "raid 2 bmb germany > holland_belgium > united_kingdom",
        "escort 1 ftr western_germany > united_kingdom",
        "paradrop 2 inf western_germany > united_kingdom",
        "load 2 inf japan > sz_6",
        "unload 2 inf sz_6 > korea",
        "attack sz_109",
        "scramble 2 ftr 1 tac scotland > sz_109",
        "intercept 1 ftr western_germany",
        "kamikaze sz_6 usa:battleship 2",
        "pass",
        "fight scotland",
        "fight scotland bombard 2 bb 1 ca",
        "fight scotland bombard none",
        "rocket germany > united_kingdom major_factory",
        "target 2 bmb major_factory, 1 tac air_base",
        "dive 1",
        "lose 1 inf 1 ftr",
        "press",
        "retreat poland",
        "retreat",
        "shelter 1 ftr sz_109 > scotland",
        "bonus 4 inf",
        "place 2 arm germany",
        "place 1 dd sz_113 via germany",
        "done",
        "concede axis",
    ],
)
def test_text_is_read_back(text: str) -> None:
    action = GLOBAL40.parse(START, "germany", text)
    assert GLOBAL40.write(action) == text
    assert GLOBAL40.parse(START, "germany", GLOBAL40.write(action)) == action


def test_zones_may_be_written_by_their_number() -> None:
    short = GLOBAL40.parse(START, "uk", "move 1 dd 109 > 110")
    assert short == GLOBAL40.parse(START, "uk", "move 1 dd sz_109 > sz_110")


def test_every_verb_has_an_example() -> None:
    assert set(HELP) == set(VERBS)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("declare spain", "unknown nation"),
        ("buy 1 inf from uk", "unknown purse"),
        ("repair three ab india", "a number is missing"),
        ("kamikaze sz_6", "name the zone"),
        ("target bmb", "name units"),
        ("attack nowhere", "unknown space"),
        ("frobnicate", "unknown order"),
    ],
)
def test_what_cannot_be_read(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GLOBAL40.parse(START, "germany", text)
