"""Games begun under rules 1 open and go on, whatever rules 2 would have refused."""

from __future__ import annotations

import pytest

from sandtable.games.axis.classic.actions import ClassicAction
from sandtable.games.axis.classic.game import CLASSIC, Classic
from sandtable.games.axis.classic.state import State
from sandtable.kernel.log import Log, Refused
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Refusal, Setup
from sandtable.kernel.save import AnyLog, SaveError, dump, load


class Before(Classic):
    """The game with the checks of before: what was mended since passes."""

    rules_version = "1"

    def check(self, state: State, entry: Entry[ClassicAction]) -> Refusal | None:
        refusal = super().check(state, entry)
        return None if refusal and refusal.reason in self.mended["1"] else refusal


FLEET = "done; move 1 ftr sz_karelia > sz_united_kingdom > sz_west_spain; done; fight sz_west_spain; 1; 6; "
BACK = "move 1 ftr sz_west_spain > sz_united_kingdom > sz_karelia; "
PLACES = {
    "place.sz_karelia": "ussr: 1 cv 1 ftr | uk: 1 cv",
    "place.sz_west_spain": "germany: 1 trn",
    "place.sz_united_kingdom": "",
    "place.sz_baltic": "germany: 1 sub",
    "place.russia": "ussr: 1 bmb",
    "place.karelia_ssr": "ussr: 1 ftr",
}


def played(edition: str, places: dict[str, str], script: str) -> AnyLog:
    """A game under the rules of before in which all this was done; dice are numbers."""
    log: AnyLog = Log.new(Before(), Setup("classic", edition, options={**PLACES, **places}), game_id="old")
    for line in filter(None, (part.strip() for part in script.split(";"))):
        if line.replace(" ", "").isdecimal():
            log.append(Entry(CHANCE, dice=tuple(map(int, line.split()))))
            continue
        assert isinstance(log.pending, Decide)
        seat = log.pending.seats[0]
        log.append(Entry(seat, CLASSIC.parse(log.state, seat, line)))
    return log


@pytest.mark.parametrize("edition", CLASSIC.rulesets())
@pytest.mark.parametrize(
    ("places", "script", "reason"),
    [
        pytest.param(
            {},
            FLEET + BACK + "move 1 cv 1 ftr sz_karelia > sz_united_kingdom",
            "no_ride",
            id="a spent fighter rides",
        ),
        pytest.param(
            {"place.sz_united_kingdom": "germany: 1 trn", "place.sz_karelia": "ussr: 1 cv 1 ftr"},
            "done; move 1 ftr sz_karelia > sz_united_kingdom;"
            "move 1 ftr sz_united_kingdom > sz_west_spain > sz_mid_atlantic",
            "no_landing_space",
            id="a flight in two orders",
        ),
        pytest.param(
            {"place.sz_united_kingdom": "germany: 1 trn"},
            "done; move 1 bmb russia > karelia_ssr > sz_baltic;"
            "move 1 ftr sz_karelia > sz_united_kingdom; done; fight sz_baltic; 6;"
            "withdraw 1 sz_united_kingdom",
            "no_way_out",
            id="a submarine among aircraft",
        ),
    ],
)
def test_what_was_played_stands(edition: str, places: dict[str, str], script: str, reason: str) -> None:
    old = played(edition, places, script)
    log = load(dump(old))
    assert dump(log) == dump(old)
    assert log.state == old.state
    assert {n: refusal.reason for n, refusal in log.pardoned.items()} == {old.version: reason}
    with pytest.raises(SaveError, match=reason):
        load(dump(old).replace(b'"rules_version":"1"', b'"rules_version":"2"'))


def test_new_orders_of_an_old_game_follow_the_rules_of_today() -> None:
    log = load(dump(played("2nd", {}, FLEET + BACK)))
    order = CLASSIC.parse(log.state, "ussr", "move 1 cv 1 ftr sz_karelia > sz_united_kingdom")
    with pytest.raises(Refused, match="no_ride"):
        log.append(Entry("ussr", order))


def test_nobody_is_asked_who_keeps_a_deck() -> None:
    places = {
        "place.sz_united_kingdom": "germany: 1 cv 1 ftr | japan: 1 cv 2 ftr",
        "place.sz_karelia": "ussr: 2 sub",
    }
    script = (
        "done; move 2 sub sz_karelia > sz_united_kingdom; done; fight sz_united_kingdom; 1 6;"
        "lose 1 germany:cv; lose 1 germany:cv; 6 6 6 6; withdraw 2 sz_karelia"
    )
    old = dump(played("2nd", places, script))
    assert load(old).pending == Decide(("ussr",), "noncombat_move")
    new = load(old.replace(b'"rules_version":"1"', b'"rules_version":"2"'))
    assert new.pending == Decide(("germany", "japan"), "casualties", "sz_united_kingdom")


def test_a_nation_is_still_asked_where_aircraft_bar_every_way_out() -> None:
    """Rules 1 asked, and logs hold the answer: the question stays, with staying alone to answer."""
    places = {"place.sz_united_kingdom": "germany: 1 trn"}
    script = (
        "done; move 1 bmb russia > karelia_ssr > sz_baltic;"
        "move 1 ftr sz_karelia > sz_united_kingdom; done; fight sz_baltic; 6"
    )
    log = load(dump(played("2nd", places, script)))
    assert log.pending == Decide(("germany",), "submarines", "sz_baltic")
    assert [offer.verb for offer in CLASSIC.options(log.state, "germany").offers] == ["press"]
