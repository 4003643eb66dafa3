"""Relations between nations: wars, alliances, and who shares what."""

from __future__ import annotations

import pytest

from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.core.relations import make_relations
from sandtable.kernel.protocol import Setup

RELATIONS = make_relations(
    ("red", "rose", "blue", "grey"),
    wars=[("red", "blue")],
    alliances=[("rose", "red"), ("blue", "grey")],
    apart=["grey"],
)


@pytest.mark.parametrize(
    ("a", "b", "at_war", "allied", "shares"),
    [
        pytest.param("red", "red", False, True, True, id="with itself"),
        pytest.param("red", "blue", True, False, False, id="at war"),
        pytest.param("blue", "red", True, False, False, id="at war, the other way"),
        pytest.param("red", "rose", False, True, True, id="allies"),
        pytest.param("rose", "blue", False, False, False, id="an ally's war is not one's own"),
        pytest.param("blue", "grey", False, True, False, id="an ally that keeps apart"),
        pytest.param("grey", "grey", False, True, True, id="apart, but not from itself"),
        pytest.param("red", "", False, False, False, id="neutral land has no owner"),
    ],
)
def test_two_nations(a: str, b: str, at_war: bool, allied: bool, shares: bool) -> None:
    assert RELATIONS.at_war(a, b) == at_war
    assert RELATIONS.allied(a, b) == allied
    assert RELATIONS.may_share(a, b) == shares


@pytest.mark.parametrize(
    ("nation", "owner", "may"),
    [
        ("red", "blue", True),
        ("red", "rose", True),
        ("red", "red", True),
        ("rose", "blue", False),
        ("blue", "grey", False),
        ("red", "", False),
    ],
)
def test_land_is_entered_to_fight_or_to_share(nation: str, owner: str, may: bool) -> None:
    assert RELATIONS.may_enter(nation, owner) == may


def test_parties_share_with_each_other() -> None:
    assert RELATIONS.parties == (("red", "rose"), ("blue",), ("grey",))


def test_classic_has_two_sides() -> None:
    rules = CLASSIC.start(Setup("classic", "2nd")).rules
    assert rules.relations.parties == (("ussr", "uk", "usa"), ("germany", "japan"))
    assert rules.relations.foes["germany"] == {"ussr", "uk", "usa"}
    assert rules.relations.friends["usa"] == rules.relations.shares["usa"] == {"ussr", "uk", "usa"}
