"""A bad setup is refused with a text that names what is wrong."""

from __future__ import annotations

import pytest

from sandtable.games.axis.classic.game import CLASSIC
from sandtable.kernel.protocol import Setup


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"nonsense": 1}, "unknown option"),
        ({"total_victory": 1}, "true or false"),
        ({"axis_capitals": 4}, "between 1 and 3"),
        ({"axis_capitals": True}, "whole number"),
        ({"unit.germany.fighter.range": 9}, "unknown option"),
        ({"unit.germany.fighter.move": 99}, "between 0 and 8"),
        ({"unit.france.fighter.move": 3}, "unknown option"),
        ({"ipc.usa": -1}, "amount of IPC"),
        ({"owner.turkey": "france"}, "names no nation"),
        ({"owner.japan": "", "place.japan": ""}, "cannot be neutral"),
        ({"place.turkey": "germany: 1 inf"}, "neutral land"),
        ({"place.nowhere": "germany: 1 inf"}, "unknown option"),
        ({"place.germany": "ussr: 1 inf"}, "enemy land"),
        ({"place.germany": "germany: 1 bb"}, "cannot stand there"),
        ({"place.germany": "germany: 2 ic"}, "more than one complex"),
        ({"place.germany": "germany: 2 aa"}, "more than one gun"),
        ({"place.germany": "japan: 1 ic"}, "belongs to the owner"),
        ({"place.germany": "germany: 0 inf"}, "between 1 and 999"),
        ({"place.germany": "germany: 1 inf | germany: 2 inf"}, "named twice"),
        ({"place.sz_baltic": "germany: 1 ftr"}, "without a carrier"),
        ({"place.sz_baltic": "germany: 1 trn(inf,arm)"}, "too much cargo"),
        ({"place.sz_baltic": "germany: 1 sub(inf)"}, "carries no cargo"),
        ({"place.sz_baltic": "germany: 1 trn(ussr:inf)"}, "cargo of an enemy"),
    ],
)
def test_bad_option(options: dict[str, bool | int | str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        CLASSIC.start(Setup("classic", "2nd", options=options))


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (Setup("classic", "4th"), "unknown edition"),
        (Setup("classic", "2nd", scenario="1939"), "unknown scenario"),
        (Setup("classic", "2nd", seats=("germany",)), "the seats are"),
    ],
)
def test_bad_setup(setup: Setup, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        CLASSIC.start(setup)


def test_several_guns_may_start_in_the_third_edition() -> None:
    state = CLASSIC.start(Setup("classic", "3rd", options={"place.germany": "germany: 2 aa"}))
    assert state.at("germany")[0].count == 2


@pytest.mark.parametrize(("people", "seats"), [(2, 2), (3, 3), (4, 4), (5, 5), (1, 1)])
def test_seatings(people: int, seats: int) -> None:
    found = CLASSIC.seatings("2nd", people)
    assert len(found) == seats
    assert sorted(nation for person in found for nation in person) == sorted(CLASSIC.seatings("2nd", 1)[0])


def test_no_six_people() -> None:
    with pytest.raises(ValueError, match="2 to 5 people"):
        CLASSIC.seatings("2nd", 6)
