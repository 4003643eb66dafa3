"""Where single units may end their move, as `sandtable moves` tells it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.games.axis.core.pieces import Pile
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.kernel.protocol import Entry, Setup

START = GLOBAL40.start(Setup("global40", "2nd"))


def test_attacks_of_the_start() -> None:
    table = GLOBAL40.moves(START, "germany", "combat_move")
    assert "france" in table["holland_belgium"]["infantry"]
    assert "infantry" not in table["germany"]
    assert "yugoslavia" in table["greater_southern_germany"]["tank"]


def test_noncombat_moves_of_the_start() -> None:
    table = GLOBAL40.moves(START, "germany", "noncombat_move")
    assert "poland" in table["germany"]["infantry"]
    assert "bulgaria" in table["romania"]["infantry"]
    assert "france" not in table["holland_belgium"]["infantry"]
    assert "major_factory" not in table["germany"]


def test_nations_at_peace_attack_nobody() -> None:
    assert GLOBAL40.moves(START, "usa", "combat_move") == {}


def test_a_position_in_mid_battle_serves() -> None:
    state = START
    for line in ("done", "move 4 inf holland_belgium > france", "done"):
        state = GLOBAL40.apply(state, Entry("germany", GLOBAL40.parse(state, "germany", line))).state
    while state.alert is not None:
        seat = state.alert.asked[0]
        state = GLOBAL40.apply(state, Entry(seat, GLOBAL40.parse(state, seat, "pass"))).state
    state = GLOBAL40.apply(state, Entry("germany", GLOBAL40.parse(state, "germany", "fight france"))).state
    assert state.battle is not None
    for seat in START.rules.order:
        for phase in ("combat_move", "noncombat_move"):
            GLOBAL40.moves(state, seat, phase)


def test_damaged_ships_have_lines_of_their_own() -> None:
    """A whole carrier and a damaged one are told apart, in menus and in orders."""
    state = START
    for line in (
        "position empty",
        "units sz_6 japan: 2 cv",
        "hurt sz_6 japan: 1 cv",
        "turn japan noncombat_move",
    ):
        state = GLOBAL40.arrange(state, line)
    units = {
        offer.unit for offer in GLOBAL40.options(state, "japan").offers if offer.kind == "aircraft_carrier"
    }
    assert units == {"aircraft_carrier", "aircraft_carrier*"}
    for text, left in (("1 cv", 1), ("1 cv*", 0)):
        order = GLOBAL40.parse(state, "japan", f"move {text} sz_6 > sz_7")
        assert GLOBAL40.check(state, Entry("japan", order)) is None
        after = GLOBAL40.apply(state, Entry("japan", order)).state
        assert [p.damage for p in after.at("sz_6")] == [left]


@pytest.mark.parametrize(("seat", "phase"), [("spain", "combat_move"), ("germany", "purchase")])
def test_what_there_is_not(seat: str, phase: str) -> None:
    with pytest.raises(ValueError, match="unknown"):
        GLOBAL40.moves(START, seat, phase)


def test_of_fighters_that_read_alike_the_one_goes_that_lets_the_other_land() -> None:
    """One flew from a base and may go one space further: the other needs the last deck."""
    state = START
    for line in (
        "position empty",
        "units soviet_far_east japan: 2 ftr",
        "units sz_4 japan: 1 cv 1 tac",
        "units sz_6 japan: 1 cv 1 tac",
        "owner soviet_far_east japan",
        "turn japan noncombat_move",
    ):
        state = GLOBAL40.arrange(state, line)
    near, far = (Pile("japan", "fighter", 1, 3, extra=extra) for extra in (0, 1))
    decks = {zone: tuple(replace(p, used=4) for p in state.at(zone)) for zone in ("sz_4", "sz_6")}
    state = replace(
        state,
        units={**decks, "soviet_far_east": (far, near)},
        turn=replace(state.turn, taken=("soviet_far_east",)),
    )
    offer = next(o for o in GLOBAL40.options(state, "japan").offers if "sz_4" in o.targets)
    assert (offer.unit, offer.most) == ("fighter@3", 1)
    order = GLOBAL40.parse(state, "japan", "move 1 ftr@3 soviet_far_east > sz_4")
    assert GLOBAL40.check(state, Entry("japan", order)) is None
    after = GLOBAL40.apply(state, Entry("japan", order)).state
    assert after.at("soviet_far_east") == (far,)
    both = GLOBAL40.parse(state, "japan", "move 2 ftr@3 soviet_far_east > sz_4")
    refusal = GLOBAL40.check(state, Entry("japan", both))
    assert refusal is not None
    assert refusal.reason == "no_room_on_carrier"
