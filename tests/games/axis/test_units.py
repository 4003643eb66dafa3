"""Units by traits: an edition with kinds of its own names answers the same questions."""

from __future__ import annotations

from sandtable.games.axis.core.notation import read_units, unit_kind, write_piles
from sandtable.games.axis.core.pieces import Cargo, Pile, write_spec
from sandtable.games.axis.core.units import UnitRow, make_roster, printed_kind

ROWS = {
    "lancer": UnitRow("Lancer", "lan", "land", 3, 1, 2, 2, load=1, traits=("occupies", "blitz")),
    "barge": UnitRow("Barge", "bar", "sea", 4, 0, 1, 2, holds=3),
    "raft": UnitRow("Raft", "raf", "sea", 9, 0, 1, 1, decks=1),
    "kite": UnitRow("Kite", "kit", "air", 7, 2, 2, 3, deck_load=1, traits=("raids",)),
    "yard": UnitRow("Yard", "yrd", "land", 9, 0, 0, 0, makes=("sea",), traits=("installation", "aside")),
}
ROSTER = make_roster(ROWS)


def test_kinds_are_found_by_domain_figure_and_trait() -> None:
    assert list(ROSTER.sea) == ["barge", "raft"]
    assert list(ROSTER.air) == ["kite"]
    assert ROSTER.holds == {"barge": 3}
    assert ROSTER.decks == {"raft": 1}
    assert ROSTER.load == {"lancer": 1}
    assert ROSTER.deck_load == {"kite": 1}
    assert ROSTER.makes == {"yard": ("sea",)}
    assert "lancer" in ROSTER.having["blitz"]
    assert "yard" not in ROSTER.having["blitz"]
    assert not ROSTER.having["torpedoes"]


def test_a_kind_has_the_figures_of_its_row() -> None:
    kind = printed_kind("lancer", ROWS["lancer"])
    assert (kind.name, kind.domain, kind.cost) == ("lancer", "land", 3)
    assert (kind.attack, kind.defense, kind.move) == (1, 2, 2)
    assert (kind.load, kind.holds, kind.decks, kind.traits) == (1, 0, 0, ("occupies", "blitz"))


def test_texts_use_the_names_of_the_edition() -> None:
    assert unit_kind("bar", ROSTER) == "barge"
    assert unit_kind("kites", ROSTER) == "kite"
    assert read_units("2 lan 1 bar(lan,lan)", ROSTER) == {"lancer": 2, "barge(lancer,lancer)": 1}
    piles = (Pile("red", "barge", 2, cargo=(Cargo("red", "lancer"),)), Pile("red", "lancer", 3))
    assert write_piles(piles, ("red",), ROSTER) == "red: 3 lan 2 bar(lan)"


def test_only_kinds_that_hold_something_tell_that_they_are_empty() -> None:
    assert write_spec(Pile("red", "barge"), "red", True, ROSTER.holds) == "barge()"
    assert write_spec(Pile("red", "raft"), "red", True, ROSTER.holds) == "raft"
