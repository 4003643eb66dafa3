"""Refusals in words, menus by number, and random players for any game."""

from __future__ import annotations

import ast
import random
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.cli.boards import look_of
from sandtable.cli.inputs import find_game, make_setup
from sandtable.cli.players import act_at_random
from sandtable.cli.prompts import choose
from sandtable.cli.reasons import givers
from sandtable.cli.words import REASONS, printable, sentence, texts_of
from sandtable.kernel import registry
from sandtable.kernel.menus import are_together
from sandtable.kernel.protocol import Decide, Entry, Menu, Offer, refuse
from sandtable.kernel.table import Table


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (
            refuse("out_of_range", "4.armor", unit="armor", needs=3, has=2),
            "Armor must go 3 spaces to get there and can go 2. (rule 4.armor)",
        ),
        (refuse("no_units", "notation"), "The order names no units."),
        (refuse("wrong_number", owed=2, named=1), "2 losses are due, 1 chosen."),
        (refuse("wrong_number", found=2, expected=1), "The record has number 2; 1 is due."),
        (refuse("quite_new", "9.9", spaces=("a", "b")), "Quite new: spaces a, b. (rule 9.9)"),
    ],
)
def test_sentences(refusal: Any, said: str) -> None:
    assert sentence(refusal) == said


def test_every_reason_has_words() -> None:
    """For each `refuse(...)` in the kernel and the families of registered games, a text to fill."""
    package = Path(sandtable.__file__).parent
    families = {type(find_game(name)).__module__.split(".")[2] for name in registry.names()}
    folders = [package / "kernel", package / "tabletop", *(package / "games" / family for family in families)]
    missing = []
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse"
            ):
                continue
            if not (node.args and isinstance(node.args[0], ast.Constant)):
                continue
            reason = str(node.args[0].value)
            facts = {word.arg: "x" for word in node.keywords if word.arg}
            if not texts_of(reason) or sentence(refuse(reason, **facts)).startswith(f"{reason}: "):
                missing.append(f"{path.name}: {reason} {sorted(facts)}")
    assert not missing, "give these words in cli/words.py or cli/<game>/refusals.py:\n" + "\n".join(missing)


def test_reasons_of_one_game_have_their_words_beside_it() -> None:
    """What games share is worded once; no game has words for what it never says."""
    found = givers()
    for reason, by in found.items():
        shared = by not in [[name] for name in registry.names()]
        assert (reason in REASONS) == shared, reason
    own = {
        name: import_module(f"sandtable.cli.{name}.refusals").REASONS
        for name in ("attack", "classic", "global40", "triumph")
    }
    for name, words in own.items():
        assert [reason for reason in words if name not in found[reason]] == []


def test_a_game_words_its_own_reason() -> None:
    assert (
        sentence(refuse("wrong_number", found=2, expected=1), "attack")
        == "The record has number 2; 1 is due."
    )
    assert sentence(refuse("bombers_only"), "classic") == "Only bombers can bomb a complex."
    assert sentence(refuse("capital_lost"), "classic") == "Without your capital you cannot buy."
    assert sentence(refuse("capital_lost"), "attack") == "Capital lost."


def test_printable_takes_the_sting_out_of_escapes() -> None:
    assert printable("a\x1b[2Jb\n") == "a?[2Jb?"


def test_choices_that_must_add_up_are_asked_for() -> None:
    game = find_game("classic")
    look = look_of(game)
    # Infantry that came from two places are two lines of one name.
    units = {"infantry": 2, "armor": 3}
    offers = tuple(Offer("lose", unit=unit, most=most) for unit, most in units.items())
    menu = Menu("uk", (*offers, Offer("lose", unit="infantry", most=1)), owed=3)
    answers = iter(["2 1", "3"])
    choices = choose(menu, 1, "1", look, lambda prompt: next(answers))
    assert isinstance(choices, list)
    assert look.order(None, "uk", choices) == "lose 2 inf 1 arm"


@pytest.mark.parametrize(
    ("name", "edition"),
    [(name, ruleset) for name in registry.names() for ruleset in find_game(name).rulesets()],
)
def test_every_menu_line_reads_back_as_an_order(name: str, edition: str) -> None:
    """Numbers from menus become notation; that must mean something legal, all through a random game."""
    game = find_game(name)
    look, rng = look_of(game), random.Random(edition)
    table: Table[Any, Any, Any] = Table.new(game, make_setup(game, edition, ()), game_id="menus")
    tried = 0
    table.throw_owed()
    for _ in range(400):
        pending, state = table.log.pending, table.log.state
        if not isinstance(pending, Decide):
            break
        seat = pending.seats[0]
        menu = game.options(state, seat)
        for offer in menu.offers:
            if are_together(menu, offer):
                continue
            line = look.order(
                state, seat, [(offer, look.most(offer), offer.targets[-1] if offer.targets else "")]
            )
            action = game.parse(state, seat, line)
            assert table.log.check(Entry(seat, action)) is None, line
            assert game.write(action) == line
            tried += 1
        act_at_random(table, pending, rng)
    assert tried > 300
