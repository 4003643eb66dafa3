"""What clients are told beside the position: the fixed figures, changed ones, and how each die hits."""

from __future__ import annotations

from typing import Any

from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Scalar, Setup


def arranged(*lines: str) -> State:
    state = CLASSIC.start(Setup("classic", "2nd"))
    for line in lines:
        state = CLASSIC.arrange(state, line)
    return state


def told(state: State, *lines: str | tuple[int, ...]) -> list[dict[str, Any]]:
    """The facts of every volley while these orders and dice are entered."""
    found: list[dict[str, Any]] = []
    for line in lines:
        if isinstance(line, tuple):
            entry: Entry[Any] = Entry(CHANCE, dice=line)
        else:
            awaited = CLASSIC.pending(state)
            assert isinstance(awaited, Decide)
            seat = awaited.seats[0]
            entry = Entry(seat, CLASSIC.parse(state, seat, line))
        assert CLASSIC.check(state, entry) is None
        step = CLASSIC.apply(state, entry)
        found += [event.facts for event in step.events if event.what == "fired"]
        state = step.state
    return found


def test_the_sheet_has_the_printed_figures() -> None:
    sheet = CLASSIC.sheet(arranged("tech germany jet_power"))
    assert sheet.order == ("ussr", "germany", "uk", "japan", "usa")
    assert sheet.side["japan"] == "axis"
    assert sheet.capital["uk"] == "united_kingdom"
    assert sheet.value["germany"] == 10
    assert sheet.home["spain"] == ""
    assert "karelia_ssr" in sheet.neighbours["eastern_europe"]
    assert sheet.figures["germany"]["fighter"].defense == 4
    assert sheet.developments[0] == "jet_power"
    assert (sheet.die_cost, sheet.economic) == (5, 84)


def test_a_set_up_may_change_the_sheet() -> None:
    options: dict[str, Scalar] = {"unit.uk.fighter.cost": 9, "owner.spain": "germany", "axis_economic": 0}
    sheet = CLASSIC.sheet(CLASSIC.start(Setup("classic", "3rd", options=options)))
    assert sheet.figures["uk"]["fighter"].cost == 9
    assert sheet.home["spain"] == "germany"
    assert sheet.economic == 0


def test_views_tell_changed_figures_only() -> None:
    assert CLASSIC.view(arranged(), None).figures == {}
    view = CLASSIC.view(arranged("tech germany jet_power", "tech uk rockets"), None)
    assert set(view.figures) == {"germany", "uk"}
    assert view.figures["germany"]["fighter"].defense == 5
    assert view.figures["uk"]["aa_gun"].rockets == 3


def test_each_die_says_what_hits_and_who_fired() -> None:
    state = arranged(
        "position empty",
        "units karelia_ssr ussr: 1 inf 1 aa | uk: 1 ftr",
        "units eastern_europe germany: 1 inf 1 arm 1 ftr",
        "turn germany combat_move",
    )
    gun, attack, defense = told(
        state,
        "move 1 inf 1 arm 1 ftr eastern_europe > karelia_ssr",
        "done",
        "fight karelia_ssr",
        (6,),
        (6, 6, 6),
        (6, 6),
    )
    assert (gun["step"], gun["hits_on"], gun["by"]) == ("aa_fire", (1,), "ussr")
    assert (attack["hits_on"], attack["by"]) == ((1, 3, 3), "germany")
    assert (defense["hits_on"], defense["by"]) == ((2, 4), "")


def test_the_dice_of_a_raid_are_no_hits() -> None:
    gun, bombs = told(
        arranged("turn germany combat_move"),
        "raid 1 bmb germany > united_kingdom",
        "done",
        "fight united_kingdom",
        (6,),
        (4,),
    )
    assert (gun["hits_on"], gun["by"]) == ((1,), "uk")
    assert "hits_on" not in bombs
    assert bombs["by"] == "germany"


def test_flak_on_the_way() -> None:
    state = arranged(
        "position empty",
        "units caucasus ussr: 1 aa",
        "units persia uk: 1 inf",
        "units ukraine_ssr germany: 2 ftr",
        "turn germany combat_move",
    )
    (flak,) = told(state, "move 2 ftr ukraine_ssr > caucasus > persia", "done", (6, 6))
    assert (flak["step"], flak["hits_on"], flak["by"]) == ("flak", (1, 1), "ussr")


def test_the_sheet_says_what_ships_hold() -> None:
    figures = CLASSIC.sheet(arranged()).figures["uk"]
    assert figures["transport"].holds == 2
    assert figures["aircraft_carrier"].decks == 2
    assert {figures[kind].load for kind in ("armor", "aa_gun")} == {2}
