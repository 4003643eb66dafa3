"""A bad setup is refused with a text that names what is wrong; states survive JSON."""

from __future__ import annotations

import msgspec
import pytest

from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.state import State
from sandtable.kernel.protocol import Scalar, Setup


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"nonsense": 1}, "unknown option"),
        ({"research": 1}, "true or false"),
        ({"naval_base_out_at": 5}, "between 3 and 4"),
        ({"canal_requests": "maybe"}, "one of ask, never"),
        ({"unit.germany.fighter.range": 9}, "unknown option"),
        ({"unit.germany.fighter.move": 99}, "between 0 and 8"),
        ({"ipc.uk": 9}, "unknown option"),
        ({"ipc.uk_pacific": -1}, "amount of IPC"),
        ({"owner.turkey": "spain"}, "names no nation"),
        ({"owner.india": "", "place.india": ""}, "capital of uk_pacific, india, cannot be neutral"),
        ({"owner.sahara_desert": "italy"}, "impassable"),
        ({"place.turkey": "germany: 1 inf"}, "neutral land"),
        ({"place.poland": "germany: 1 inf | ussr: 1 inf"}, "enemies in one territory"),
        ({"place.poland": "germany: 1 inf | japan: 1 inf"}, None),
        ({"place.poland": "germany: 1 bb"}, "cannot stand there"),
        ({"place.poland": "germany: 1 maj 1 min"}, "more than one factory"),
        ({"place.sicily": "italy: 1 min"}, "no minor factory can be built there"),
        ({"place.slovakia_hungary": "germany: 1 nb"}, "no naval base can be built there"),
        ({"place.sz_113": "germany: 1 ftr"}, "without a carrier"),
        ({"place.sz_113": "germany: 1 tr(arm,art)"}, "too much cargo"),
    ],
)
def test_bad_option(options: dict[str, bool | int | str], said: str | None) -> None:
    if said is None:
        GLOBAL40.start(Setup("global40", "2nd", options=options))
        return
    with pytest.raises(ValueError, match=said):
        GLOBAL40.start(Setup("global40", "2nd", options=options))


def test_edits_change_the_start() -> None:
    options: dict[str, Scalar] = {
        "unit.usa.tank.attack": 4,
        "ipc.uk_pacific": 40,
        "owner.turkey": "italy",
        "place.turkey": "italy: 2 inf 1 ab",
        "owner.finland": "germany",
    }
    state = GLOBAL40.start(Setup("global40", "2nd", options=options))
    assert state.kinds("usa")["tank"].attack == 4
    assert state.kinds("uk")["tank"].attack == 3
    assert state.ipc["uk_pacific"] == 40
    assert state.owner["turkey"] == "italy"
    assert "turkey" not in state.neutral
    assert "finland" not in state.army


@pytest.mark.parametrize(
    "setup",
    [
        Setup("global40", "3rd"),
        Setup("global40", "2nd", scenario="1942"),
        Setup("global40", "2nd", seats=("uk",)),
    ],
)
def test_bad_setup(setup: Setup) -> None:
    with pytest.raises(ValueError, match=r"unknown|the seats are"):
        GLOBAL40.start(setup)


def test_states_survive_json() -> None:
    state = GLOBAL40.start(Setup("global40", "2nd"))
    for line in (
        "war japan usa",
        "hurt sz_10 usa: 1 bb",
        "damage western_germany naval_base 3",
        "flag london_fell",
        "tech usa rockets",
        "bought 2 inf from uk_pacific",
        "turn uk place round 3",
    ):
        state = GLOBAL40.arrange(state, line)
    again = msgspec.json.decode(msgspec.json.encode(state), type=State)
    assert again == state
    assert len(msgspec.json.encode(state)) < 60_000
