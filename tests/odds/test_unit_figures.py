"""What the calculator says of units: the printed figures in its form, changed ones with each answer."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.odds import OddsError
from sandtable.odds.calculator import Form, Question, ask
from sandtable.odds.command import find

LAND: dict[str, Any] = {"attack": "germany: 3 inf", "defend": "ussr: 2 inf"}


def form_of(game: str) -> Form:
    calculator = find(game).calculator
    assert calculator is not None
    return calculator.form()


def test_the_form_has_the_printed_figures() -> None:
    kinds = {kind.short: kind.figures for kind in form_of("classic").kinds}
    assert kinds["inf"] == {
        "cost": 3,
        "attack": 1,
        "defense": 2,
        "move": 1,
        "load": 1,
        "dice": 1,
        "rockets": 0,
        "holds": 0,
        "decks": 0,
    }
    assert kinds["trn(inf,inf)"] == kinds["trn"]
    ships = {kind.short: kind.figures for kind in form_of("attack").kinds}
    assert ships["bb"]["hits"] == 2


def test_nothing_is_said_of_units_that_are_as_printed() -> None:
    assert ask("classic", Question("land", LAND)).figures == {}
    assert ask("attack", Question("land", {"attack": "3 inf", "defend": "2 inf"})).figures == {}


def test_technologies_change_the_figures_of_their_nation() -> None:
    values = {**LAND, "tech": "germany:jet_power,long_range_aircraft"}
    found = ask("classic", Question("land", values)).figures
    assert set(found) == {"germany"}
    assert set(found["germany"]) == {"fighter", "bomber"}
    assert (found["germany"]["fighter"]["defense"], found["germany"]["fighter"]["move"]) == (5, 6)


def test_edited_units_are_told_as_they_were_edited() -> None:
    options: dict[str, Any] = {"unit.all.infantry.cost": 7, "unit.ussr.infantry.defense": 4}
    found = ask("classic", Question("land", LAND, options)).figures
    assert found["germany"]["infantry"]["cost"] == found["ussr"]["infantry"]["cost"] == 7
    assert (found["germany"]["infantry"]["defense"], found["ussr"]["infantry"]["defense"]) == (2, 4)


def test_a_bad_technology_is_still_named() -> None:
    with pytest.raises(OddsError, match="tech"):
        ask("classic", Question("land", {**LAND, "tech": "germany:lasers"}))
