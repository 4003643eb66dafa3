"""Attack! positions in which a foolish answer is easily seen: armies, capitals, purchases, the sea, wins."""

from __future__ import annotations

import pytest

from sandtable.games.attack.actions import (
    AttackAction,
    Buy,
    Challenge,
    Choose,
    Done,
    Engage,
    Withdraw,
)
from sandtable.games.attack.economy import income
from sandtable.games.attack.pieces import SHIP_KINDS
from sandtable.games.attack.state import State
from sandtable.odds.attack import land

from .attacking import answer, played, position, targets, turn_of

STRONG = pytest.mark.parametrize("name", ["stars4", "stars5"])
FAR = ("units urals tan: 4 inf 1 tank", "units western_russia tan: 3 inf", "capital tan urals")
RICH = "hand gray oil_07 oil_10 minerals_07 minerals_08 factories_08 factories_09 rail_transport_08"


def spent(actions: list[AttackAction]) -> int:
    """Points for which units and ships were bought."""
    price = {"infantry": 5, "tank": 10, "artillery": 8, "plane": 15, "battleship": 10, "carrier": 20}
    bought = [pair for a in actions if isinstance(a, Buy) for pair in a.units.items()]
    return sum(count * price.get(kind, 5) for kind, count in bought)


def ships(actions: list[AttackAction]) -> int:
    """Ships that were bought."""
    buys = [a.units for a in actions if isinstance(a, Buy)]
    return sum(n for units in buys for kind, n in units.items() if kind in SHIP_KINDS)


def is_safe(state: State, region: str, against: str) -> bool:
    """Whether gray has the region and would more likely keep it than lose it to another region's army."""
    if state.owner[region] != "gray":
        return False
    return state.owner[against] == "gray" or land(state.at(against), state.at(region)).takes < 0.5


# What an attack needs, and no more


@STRONG
@pytest.mark.parametrize("used", ["", " used produce naval"], ids=["at first", "the last action"])
def test_an_army_among_neutrals_takes_several(name: str, used: str) -> None:
    """24 units, nobody near: one neutral region a turn would be idleness."""
    state = position(
        "gray tan",
        "units sudan gray: 12 inf 6 tank 4 art 2 plane",
        "units belgian_congo gray: 1 inf",
        *FAR,
        "capital gray belgian_congo",
        f"turn gray{used}",
    )
    _, done = turn_of(name, state)
    assert len(targets(done, state, "gray")) >= 2


@STRONG
def test_the_first_turn_takes_land(name: str) -> None:
    """Four mixed armies, each with neutral neighbors, begin to conquer at once."""
    state = position(
        "gray tan",
        "units sudan gray: 3 inf 1 tank 1 art 1 plane",
        "units equatorial_africa gray: 3 inf 1 tank 1 art 1 plane",
        "units belgian_congo gray: 2 inf 3 tank 1 art",
        "units east_africa gray: 4 inf 1 tank 1 art",
        "units amazonia tan: 3 inf 1 tank 1 art 1 plane",
        "units peru tan: 2 inf 3 tank 1 art",
        "units bolivia tan: 7 inf 2 tank 2 art 1 plane",
        "capital gray belgian_congo",
        "capital tan peru",
        "hand gray oil_01 population_03 minerals_04",
        "turn gray",
    )
    _, done = turn_of(name, state)
    assert targets(done, state, "gray")


# Capitals


@STRONG
def test_a_regrouping_leaves_a_guard_in_the_capital(name: str) -> None:
    """Tanks two regions away could break through the infantry before the capital and go on to it."""
    state = position(
        "gray tan",
        "units germany gray: 7 inf 2 tank 1 art",
        "units poland gray: 1 inf",
        "units france gray: 3 inf 1 tank",
        "units ukraine tan: 3 inf 5 tank 1 plane",
        "units caucasus tan: 4 inf",
        "units iberia tan: 2 inf",
        "capital gray germany",
        "capital tan caucasus",
        "turn gray used produce diplomacy",
    )
    after, _ = turn_of(name, state)
    assert after.at("germany").size >= 4


@STRONG
def test_the_army_comes_back_to_the_open_capital(name: str) -> None:
    """Bolivia has one infantry and a strong neighbor; the army stands next to it."""
    state = position(
        "gray tan",
        "units bolivia gray: 1 inf",
        "units peru gray: 9 inf 4 tank 2 art 1 plane",
        "units brazil tan: 7 inf 3 tank 2 art 1 plane",
        "units urals tan: 3 inf",
        "capital gray bolivia",
        "capital tan urals",
        "turn gray used produce diplomacy",
    )
    after, _ = turn_of(name, state)
    assert is_safe(after, "bolivia", "brazil")


@STRONG
def test_new_units_go_to_the_open_capital(name: str) -> None:
    """The income makes the capital safe from tanks behind Mexico; the army in the north has enough."""
    state = position(
        "gray tan",
        "units gulf_states gray: 1 inf",
        "units mexico gray: 1 inf",
        "units great_lakes gray: 8 inf 3 tank 2 art 1 plane",
        "units central_america tan: 4 inf 4 tank",
        "units ontario tan: 5 inf 1 tank",
        "capital gray gulf_states",
        "capital tan ontario",
        RICH,
        "turn gray used move diplomacy",
    )
    after, _ = turn_of(name, state)
    assert after.at("gulf_states").size >= 4


@STRONG
@pytest.mark.parametrize("holder", ["gray", "tan"])
def test_an_open_capital_comes_before_ships(name: str, holder: str) -> None:
    """An army beside the capital is not kept out by destroyers."""
    state = position(
        "gray tan",
        "units mexico gray: 3 inf",
        "units panama gray: 2 inf",
        "units colombia gray: 3 inf 1 tank",
        "units gulf_states tan: 6 inf 2 tank",
        "units cuba tan: 2 inf",
        "units venezuela tan: 2 inf",
        "capital gray mexico",
        "capital tan cuba",
        RICH,
        "ships gray 3 dd 2 ss 1 bb",
        "ships tan 4 dd 2 ss 1 bb",
        f"holder {holder}",
        "turn gray used move",
    )
    after, done = turn_of(name, state)
    assert not ships(done)
    assert is_safe(after, "mexico", "gulf_states")


@STRONG
def test_a_second_wave_of_tanks_is_foreseen(name: str) -> None:
    """Behind one infantry in Poland the capital has one too, and five tanks stand before Poland."""
    state = position(
        "gray tan",
        "units germany gray: 1 inf",
        "units poland gray: 1 inf",
        "units italy gray: 5 inf 2 tank 1 art",
        "units france gray: 4 inf 1 tank",
        "units ukraine tan: 4 inf 5 tank",
        "units caucasus tan: 2 inf",
        "capital gray germany",
        "capital tan caucasus",
        "hand gray oil_07 minerals_07 rail_transport_08",
        "turn gray",
    )
    after, _ = turn_of(name, state)
    assert after.at("germany").size >= 4


# Wins


@STRONG
def test_planes_alone_end_the_game(name: str) -> None:
    """Four planes beat the last two infantry of the only rival, over land that is not theirs."""
    state = position(
        "gray tan",
        "units poland gray: 1 inf 4 plane",
        "units germany gray: 2 inf",
        "units caucasus tan: 2 inf",
        "turn gray used produce diplomacy",
    )
    after, _ = turn_of(name, state)
    assert after.over is not None
    assert after.over.winners == ("gray",)


@STRONG
def test_planes_end_the_game_in_two_flights(name: str) -> None:
    """The last region is four borders away: a move brings the planes near, a blitzkrieg takes it."""
    state = position(
        "gray tan",
        "units germany gray: 3 inf 5 plane",
        "units poland gray: 1 inf",
        "units ukraine gray: 1 inf",
        "units persia tan: 2 inf",
        "turn gray used produce",
    )
    after, _ = turn_of(name, state)
    assert after.over is not None
    assert after.over.winners == ("gray",)


@STRONG
def test_the_last_three_regions_fall_in_one_turn(name: str) -> None:
    """Neutral land and safety count for nothing where every region of the only rival can be taken."""
    state = position(
        "gray tan",
        "units bolivia gray: 9 inf 4 tank 3 art 4 plane",
        "units amazonia gray: 1 inf",
        "units chile tan: 3 inf",
        "units paraguay tan: 2 inf",
        "units venezuela tan: 1 inf",
        "capital gray amazonia",
        "turn gray used produce diplomacy",
    )
    after, done = turn_of(name, state)
    assert {"chile", "paraguay", "venezuela"} <= targets(done, state, "gray")
    assert after.over is not None


@STRONG
def test_a_leader_takes_the_last_two_regions_of_a_rival(name: str) -> None:
    """Among four: the elimination ends the game, and gray has most regions by far."""
    mine = ("france", "italy", "danube_states", "poland", "scandinavia", "finland", "iberia")
    state = position(
        "gray tan brown green",
        *(f"units {r} gray: 1 inf" for r in mine),
        "units germany gray: 5 inf 2 tank 1 art 4 plane",
        "units low_countries tan: 2 inf",
        "units balkans tan: 1 inf",
        "units sudan brown: 9 inf 3 tank",
        "units peru green: 9 inf 3 tank",
        "turn gray used produce diplomacy",
    )
    after, _ = turn_of(name, state)
    assert after.over is not None
    assert after.over.winners == ("gray",)


# The sea


def challenged(mine: str, theirs: str, *lines: str) -> State:
    """Tan holds the sea and is challenged by gray."""
    state = position(
        "gray tan", *lines, f"ships gray {mine}", f"ships tan {theirs}", "holder tan", "turn gray"
    )
    return played(state, "gray", Challenge())


COASTS = (
    "units mexico tan: 1 inf",
    "units cuba tan: 1 inf",
    "units panama tan: 2 inf",
    "units venezuela tan: 9 inf 4 tank 2 art 2 plane",
    "units gulf_states gray: 9 inf 3 tank 1 art",
    "units colombia gray: 2 inf",
    "capital tan cuba",
)
INLAND = ("units bolivia tan: 5 inf 1 tank", "units paraguay tan: 3 inf", "units urals gray: 6 inf")


@STRONG
def test_a_sea_that_keeps_an_army_out_is_fought_for(name: str) -> None:
    """The fleet is somewhat weaker, but without the sea the capital falls; one can still withdraw later."""
    state = challenged("4 dd 2 ss 1 bb", "3 dd 2 ss 1 bb", *COASTS)
    assert answer(name, state, "tan") == Engage()


@STRONG
def test_a_sea_without_coasts_is_not_fought_for(name: str) -> None:
    """Ships of a player without a coast are not lost for nothing."""
    state = challenged("3 dd 2 ss 1 bb", "3 dd 2 ss 1 bb", *INLAND)
    assert answer(name, state, "tan") == Withdraw()


# Production


@STRONG
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("oil_07 population_06 minerals_05", 18),
        ("oil_10 minerals_10 population_10 population_01", 23),
        ("oil_10 oil_11 minerals_10 population_10 population_03", 28),
    ],
)
def test_no_points_are_lost(name: str, hand: str, points: int) -> None:
    """Nothing can be saved, so what is bought should cost what there is."""
    state = position(
        "gray tan",
        "units peru gray: 11 inf 6 tank 4 art 2 plane",
        "units bolivia gray: 2 inf",
        *FAR,
        "capital gray bolivia",
        f"hand gray {hand}",
        "turn gray used move naval",
    )
    assert income(state, "gray") == points
    _, done = turn_of(name, played(state, "gray", Choose("produce")))
    assert spent(done) >= points
    assert Done() in done
