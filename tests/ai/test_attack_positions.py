"""Attack! positions with a clearly right answer, for each number of stars."""

from __future__ import annotations

import random

import pytest

from sandtable.ai import make
from sandtable.games.attack.actions import (
    Accept,
    Allow,
    Challenge,
    Choose,
    Claim,
    Commit,
    Decline,
    Diplomacy,
    Done,
    Engage,
    Fight,
    Fly,
    Line,
    Move,
    Offer,
    Place,
    Refuse,
    Sail,
    Volunteer,
    Withdraw,
)
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.state import State, owned
from sandtable.kernel.protocol import CHANCE, Decide, Draw, Entry, Roll, Setup
from sandtable.odds.attack import forward

from .attacking import answer, decided, played, position, targets, thrown, turn_of

ALL = pytest.mark.parametrize("name", ["stars3", "stars4", "stars5"])
STRONG = "6 inf 2 tank 2 art 2 plane"
HOME = "units bolivia gray: 4 inf 1 tank"


def duel(*lines: str, turn: str = "turn gray round 3") -> State:
    """Gray to move; tan is far away in Russia, but for what the lines say."""
    far = ("units urals tan: 6 inf 2 tank", "units western_russia tan: 4 inf", "capital tan urals")
    return position("gray tan", HOME, *far, "capital gray bolivia", *lines, turn)


# Attacks


@ALL
def test_an_attack_ordered_against_bad_odds_is_named(name: str) -> None:
    state = duel("units peru gray: 3 inf", "units chile tan: 9 inf 3 tank")
    state = played(state, "gray", Choose("move"), Move({"infantry": 2}, "peru", "chile"))
    decision, action = decided(make("attack", name, seed=1, budget=0.3), state, "gray")
    (reason,) = decision.reasons
    assert action == Done()
    assert reason.key == "doubtful"
    assert reason.figures["space"] == "chile"
    assert float(reason.figures["win"]) < 0.1


@ALL
def test_a_lone_infantry_next_door_is_attacked(name: str) -> None:
    state = duel(f"units peru gray: {STRONG}", "units chile tan: 1 inf")
    after, _ = turn_of(name, state)
    assert after.owner["chile"] == "gray"


@ALL
def test_a_much_stronger_army_is_left_alone(name: str) -> None:
    state = duel("units peru gray: 3 inf", "units chile tan: 12 inf 4 tank 3 art 3 plane")
    _, done = turn_of(name, state)
    assert "chile" not in targets(done, state, "gray")


@ALL
def test_a_weakly_held_capital_comes_before_neutral_land(name: str) -> None:
    state = duel(f"units peru gray: {STRONG}", "units chile tan: 1 inf", "capital tan chile")
    after, done = turn_of(name, state)
    assert "chile" in targets(done, state, "gray")
    assert after.owner["chile"] == "gray"


@ALL
def test_the_last_region_of_the_only_rival_is_taken(name: str) -> None:
    state = position("gray tan", HOME, f"units peru gray: {STRONG}", "units chile tan: 2 inf", "turn gray")
    after, _ = turn_of(name, state)
    assert after.over is not None
    assert after.over.winners == ("gray",)


@ALL
def test_nobody_is_eliminated_for_the_profit_of_another(name: str) -> None:
    state = position(
        "gray tan brown",
        f"units peru gray: {STRONG}",
        "units chile tan: 1 inf",
        *(f"units {r} brown: 5 inf" for r in ("poland", "germany", "france", "ukraine", "balkans")),
        "turn gray",
    )
    after, done = turn_of(name, state)
    assert "chile" not in targets(done, state, "gray")
    assert after.over is None


@ALL
def test_a_leader_ends_the_game(name: str) -> None:
    rows = ("bolivia", "paraguay", "argentina", "brazil", "amazonia")
    state = position(
        "gray tan brown",
        *(f"units {r} gray: 2 inf" for r in rows),
        f"units peru gray: {STRONG}",
        "units chile tan: 1 inf",
        "units poland brown: 5 inf",
        "turn gray",
    )
    after, _ = turn_of(name, state)
    assert after.over is not None
    assert after.over.winners == ("gray",)


@ALL
def test_in_the_last_turn_a_region_counts_and_nothing_else(name: str) -> None:
    state = position(
        "tan gray",
        "units bolivia gray: 1 inf",
        "units peru gray: 5 inf 2 tank 1 art",
        "units chile tan: 2 inf",
        "units argentina tan: 9 inf 3 tank 2 art 2 plane",
        "capital gray peru",
        "turn gray round 3",
        options={"end": "rounds:3"},
    )
    _, done = turn_of(name, state)
    assert "chile" in targets(done, state, "gray")


# Production and moving up


@ALL
def test_income_is_spent(name: str) -> None:
    state = duel("units peru gray: 3 inf", "hand gray oil_07 minerals_07 factories_08")
    _, done = turn_of(name, state)
    assert Choose("produce") in done


@ALL
def test_new_units_go_to_the_front(name: str) -> None:
    """Paraguay lies between own regions; the enemy stands before Peru."""
    rows = ("bolivia", "brazil", "argentina", "amazonia", "colombia", "chile")
    state = position(
        "gray tan",
        *(f"units {r} gray: 2 inf" for r in rows),
        "units paraguay gray: 1 inf",
        "units peru gray: 3 inf",
        "units venezuela tan: 4 inf",
        "hand gray oil_07 minerals_07 factories_08",
        "capital gray paraguay",
        "turn gray",
    )
    _, done = turn_of(name, state)
    sites = {action.region for action in done if isinstance(action, Place)}
    assert sites
    assert "paraguay" not in sites


@ALL
def test_an_idle_army_moves_up(name: str) -> None:
    rows = ("bolivia", "brazil", "argentina", "chile", "peru", "amazonia")
    state = position(
        "gray tan",
        *(f"units {r} gray: 1 inf" for r in rows),
        "units paraguay gray: 8 inf 2 tank",
        "units colombia tan: 8 inf 2 tank 1 art",
        "turn gray used produce",
    )
    after, _ = turn_of(name, state)
    assert after.at("paraguay").size < 5


@pytest.mark.parametrize("name", ["stars4", "stars5"])
def test_a_threatened_capital_is_not_stripped(name: str) -> None:
    """Argentina is just held against Chile; a poor region elsewhere is not worth it."""
    state = position(
        "gray tan",
        "units argentina gray: 7 inf 2 tank 2 art 1 plane",
        "units chile tan: 6 inf 2 tank 2 art 1 plane",
        "units urals tan: 2 inf",
        "capital gray argentina",
        "turn gray used produce diplomacy",
    )
    after, done = turn_of(name, state)
    left = after.at("argentina").size if after.owner["argentina"] == "gray" else 0
    assert left >= 6 or "chile" in targets(done, state, "gray")


# Battles


def first_four() -> State:
    """Four infantry, a tank, artillery and a plane attack three infantry."""
    state = duel("units peru gray: 5 inf 1 tank 1 art 2 plane", "units chile tan: 3 inf")
    attack = Move({"infantry": 4, "tank": 1, "artillery": 1, "plane": 1}, "peru", "chile")
    return played(state, "gray", Choose("move"), attack, Done())


@pytest.mark.parametrize("name", ["stars3", "stars4"])
def test_the_first_four_are_mixed(name: str) -> None:
    chosen = answer(name, first_four(), "gray")
    assert chosen == Commit({"infantry": 1, "tank": 1, "artillery": 1, "plane": 1})


def test_five_stars_solve_small_battles() -> None:
    state = first_four()
    assert state.battle is not None
    best = forward(state.battle)
    assert best.optimal
    assert answer("stars5", state, "gray") == Commit(dict(best.units.items()))


@ALL
def test_a_battle_that_ends_the_game_comes_last(name: str) -> None:
    rows = ("poland", "germany", "france")
    state = position(
        "gray tan brown",
        "units peru gray: 12 inf 4 tank",
        "units chile tan: 1 inf",
        *(f"units {r} brown: 1 inf" for r in rows),
        "units bolivia brown: 2 inf",
        "turn gray",
    )
    orders = (
        Choose("move"),
        Move({"infantry": 5}, "peru", "chile"),
        Move({"infantry": 5}, "peru", "bolivia"),
    )
    state = played(state, "gray", *orders, Done())
    assert answer(name, state, "gray") == Fight("bolivia")


@ALL
def test_neutral_troops_are_led_against_a_rival(name: str) -> None:
    state = position("gray tan brown", f"units peru gray: {STRONG}", "units urals tan: 2 inf", "turn gray")
    state = played(state, "gray", Choose("move"), Move({"infantry": 4}, "peru", "chile"), Done())
    state = ATTACK.apply(state, Entry(CHANCE, cards=("oil_01",))).state
    assert answer(name, state, "tan") == Volunteer()


@ALL
@pytest.mark.parametrize(("defenders", "planes"), [("9 inf 3 tank 2 art", 0), ("", 2)])
def test_planes_of_a_refused_voyage(name: str, defenders: str, planes: int) -> None:
    """They turn back before a strong army and go on into an own region."""
    cuba = f"units cuba tan: {defenders}" if defenders else "units cuba gray: 1 inf"
    state = duel("units mexico gray: 4 inf 2 plane", cuba, "holder tan")
    sail = Sail({"infantry": 1, "plane": 2}, "mexico", "cuba")
    state = played(state, "gray", Choose("move"), sail, Done())
    state = played(state, "tan", Refuse())
    assert answer(name, state, "gray") == Fly(planes)


# The sea


def challenged(mine: str, theirs: str) -> State:
    state = duel(f"ships gray {mine}", f"ships tan {theirs}", "holder tan")
    return played(state, "gray", Challenge())


@ALL
@pytest.mark.parametrize(
    ("mine", "theirs", "wanted"), [("6 dd 2 bb", "1 dd", Withdraw()), ("1 dd", "4 dd 2 bb 1 cv", Engage())]
)
def test_the_sea_is_held_where_the_odds_are_good(
    name: str, mine: str, theirs: str, wanted: Engage | Withdraw
) -> None:
    assert answer(name, challenged(mine, theirs), "tan") == wanted


def test_lines_cannot_be_foreseen() -> None:
    state = played(challenged("2 dd 2 ss 1 bb 1 cv", "2 dd 2 ss 1 bb 1 cv"), "tan", Engage())
    lines = {
        line.ships for seed in range(12) if isinstance(line := answer("stars3", state, "gray", seed), Line)
    }
    assert len(lines) > 3


@ALL
def test_a_voyage_against_the_holder_is_stopped(name: str) -> None:
    state = duel("units mexico gray: 4 inf", "units cuba tan: 1 inf", "holder tan")
    state = played(state, "gray", Choose("move"), Sail({"infantry": 3}, "mexico", "cuba"), Done())
    assert answer(name, state, "tan") == Refuse()


@ALL
def test_a_voyage_against_the_leader_may_pass(name: str) -> None:
    state = position(
        "gray tan brown",
        "units mexico gray: 4 inf",
        "units urals tan: 3 inf",
        *(f"units {r} brown: 2 inf" for r in ("cuba", "brazil", "bolivia", "argentina")),
        "holder tan",
        "turn gray",
    )
    state = played(state, "gray", Choose("move"), Sail({"infantry": 3}, "mexico", "cuba"), Done())
    assert answer(name, state, "tan") == Allow()


# Diplomacy and trade


@ALL
def test_diplomacy_is_tried_next_to_own_land(name: str) -> None:
    state = position(
        "gray tan", "units peru gray: 1 inf", "units urals tan: 2 inf", "turn gray used produce naval"
    )
    chosen = answer(name, state, "gray")
    assert isinstance(chosen, Diplomacy)
    board = state.rules.board
    assert chosen.region in (*board.land["peru"], *board.sea["peru"])


OFFER = Offer("tan", ("rail_transport_07",), {"population": 1})


def offered(deal: Offer, hand: str) -> State:
    neighbours = ("units peru gray: 2 inf", "units chile tan: 2 inf", "units urals brown: 2 inf")
    hands = ("hand gray rail_transport_07 population_10", f"hand tan {hand}")
    return played(position("gray tan brown", *neighbours, *hands, "turn gray"), "gray", deal)


@ALL
def test_a_card_that_completes_a_set_is_worth_population(name: str) -> None:
    state = offered(OFFER, "oil_07 minerals_07 factories_08 population_01")
    assert answer(name, state, "tan") == Accept(("population_01",))


@ALL
def test_a_set_is_not_broken_for_population(name: str) -> None:
    deal = Offer("tan", ("population_10",), {"oil": 1})
    state = offered(deal, "oil_07 minerals_07 factories_08 rail_transport_08")
    assert answer(name, state, "tan") == Decline()


@ALL
def test_offers_end(name: str) -> None:
    """A player whose offers are all declined makes few of them, and none twice."""
    state = position(
        "gray tan brown",
        "units peru gray: 2 inf",
        "units chile tan: 2 inf",
        "units colombia brown: 2 inf",
        "hand gray oil_07 minerals_07 factories_08 factories_05 population_01",
        "hand tan rail_transport_07 rail_transport_08 rail_transport_05",
        "hand brown rail_transport_09 rail_transport_10 rail_transport_11",
        "turn gray",
    )
    player, made = make("attack", name, seed=3, budget=0.2), []
    for _ in range(30):
        _, action = decided(player, state, "gray")
        if not isinstance(action, Offer):
            break
        made.append(action)
        state = played(state, "gray", action)
        state = played(state, action.to, Decline())
    assert len(made) <= 2
    assert all(made.count(deal) == 1 for deal in made)


# The setup


@ALL
def test_claims_are_neighbours(name: str) -> None:
    """Whole set-up: the four regions of each player hang together."""
    state = ATTACK.start(Setup("attack", "base", seats=("gray", "tan")))
    rng, player = random.Random(2), make("attack", name, seed=2, budget=0.2)
    while state.opening is not None:
        awaited = ATTACK.pending(state)
        if isinstance(awaited, Decide):
            _, action = decided(player, state, awaited.seats[0])
            assert not isinstance(action, Claim) or action.region not in state.owner
            state = ATTACK.apply(state, Entry(awaited.seats[0], action)).state
        else:
            assert isinstance(awaited, Roll | Draw)
            state = ATTACK.apply(state, thrown(awaited, rng)).state
    for seat in state.order:
        regions = owned(state, seat)
        assert all(set(state.rules.board.land[r]) & set(regions) for r in regions)
        assert state.owner[state.capitals[seat]] == seat
