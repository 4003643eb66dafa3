"""Where pieces get: what the menu offers, no more and no less, with the distance an order takes."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sandtable.games.axis.classic.actions import ClassicAction, Move
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import Decide, Entry
from sandtable.odds.advice import questions
from sandtable.odds.axis.advice.shapes import Reach, Touchdown
from sandtable.odds.axis.classic.advisor import ADVISOR

from .scenes import arranged, ordered, random_states

VERBS = ("move", "raid", "load", "unload", "place", "rocket")


def reach(state: State, origin: str, *kinds: str) -> Reach:
    found = ADVISOR.ask(state, state.seat, {"what": "reach", "origin": origin, "kinds": list(kinds)})
    assert isinstance(found, questions.Reach)
    return found


def touchdown(state: State, origin: str, unit: str, target: str) -> Touchdown:
    question = {"what": "landing", "origin": origin, "unit": unit, "target": target}
    found = ADVISOR.ask(state, state.seat, question)
    assert isinstance(found, Touchdown)
    return found


@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize("seed", range(2))
def test_reach_is_the_menu(edition: str, seed: int) -> None:
    rng, seen = Random(seed), 0
    for state in random_states(edition, seed, 3):
        pending = CLASSIC.pending(state)
        if not isinstance(pending, Decide) or rng.randrange(4):
            continue
        offers = [o for o in CLASSIC.options(state, pending.seats[0]).offers if o.verb in VERBS]
        for origin in (*rng.sample(list(state.units), 4), ""):
            wanted = {t for offer in offers if offer.origin == origin for t in offer.targets}
            assert set(reach(state, origin).targets) == wanted
            seen += len(wanted)
    assert seen > 300


@pytest.mark.parametrize("edition", ["2nd", "3rd"])
def test_steps_are_those_of_the_order(edition: str) -> None:
    rng, seen = Random(7), 0
    for state in random_states(edition, 11, 2):
        if state.phase not in ("combat_move", "noncombat_move") or state.flak is not None or rng.randrange(3):
            continue
        moves = [o for o in CLASSIC.options(state, state.seat).offers if o.verb == "move"]
        for offer in rng.sample(moves, min(3, len(moves))):
            target = rng.choice(offer.targets)
            entry = Entry[ClassicAction](state.seat, Move({offer.unit: 1}, offer.origin, (target,)))
            made = CLASSIC.apply(state, entry).entry or entry
            assert isinstance(made.do, Move)
            one = reach(state, offer.origin, offer.kind).targets[target]
            assert one.steps == len(made.do.route)
            seen += 1
    assert seen > 60


def test_what_a_target_means() -> None:
    state = arranged("turn germany combat_move")
    found = reach(state, "ukraine_ssr").targets
    assert found["caucasus"].attack
    assert not found["caucasus"].air
    assert found["caucasus"].steps == 1
    assert found["persia"].air
    assert not found["eastern_europe"].attack
    assert reach(state, "ukraine_ssr", "infantry").targets.keys() < found.keys()
    assert not reach(state, "no_such_space").targets


def test_units_bought_have_no_origin() -> None:
    state = arranged("bought 2 inf 1 sub", "turn germany place")
    found = reach(state, "").targets
    assert set(reach(state, "", "infantry").targets) == {"germany", "southern_europe"}
    assert "sz_baltic" in found
    assert all(one.steps == 0 and not one.attack and not one.air for one in found.values())


def test_cargo_and_its_coasts() -> None:
    state = arranged("units sz_united_kingdom germany: 1 trn(inf,inf)", "turn germany combat_move")
    found = reach(state, "sz_united_kingdom").targets
    assert found["united_kingdom"].attack
    assert found["united_kingdom"].steps == 1
    assert not found["western_europe"].attack


# Touchdown


def test_where_a_fighter_comes_down() -> None:
    state = arranged("turn germany combat_move")
    found = touchdown(state, "ukraine_ssr", "fighter", "caucasus")
    assert found.left == 3
    assert "ukraine_ssr" in found.places
    assert "caucasus" not in found.places
    assert msgspec.json.decode(msgspec.json.encode(found))["left"] == 3


def test_a_deck_counts() -> None:
    state = arranged(
        "position empty",
        "units sz_baltic germany: 1 cv 1 ftr",
        "units sz_united_kingdom uk: 1 trn",
        "turn germany combat_move",
    )
    assert "sz_united_kingdom" not in touchdown(state, "sz_baltic", "fighter", "sz_baltic").places
    found = touchdown(state, "sz_baltic", "fighter", "sz_united_kingdom")
    assert "sz_baltic" in found.places


def test_a_flight_that_is_refused_says_why() -> None:
    state = arranged("turn germany combat_move")
    found = touchdown(state, "germany", "fighter", "brazil")
    assert found.refused is not None
    assert found.places == ()
    with pytest.raises(ValueError, match="not an aircraft"):
        touchdown(state, "germany", "infantry", "karelia_ssr")


def test_a_second_leg_counts_what_was_flown() -> None:
    state = ordered(arranged("turn germany combat_move"), "move 1 ftr ukraine_ssr > eastern_europe")
    found = touchdown(state, "eastern_europe", "fighter@1", "karelia_ssr")
    assert found.left == 2
