"""Attack! positions at sea with a clearly right answer: when ships are bought, and for what."""

from __future__ import annotations

import pytest

from sandtable.ai import make
from sandtable.ai.attack.field import Field
from sandtable.ai.attack.navy import chance_at_sea, kept, price, ships_to_buy
from sandtable.ai.attack.style import FOUR
from sandtable.games.attack.actions import AttackAction, Buy, Challenge, Choose
from sandtable.games.attack.pieces import SHIP_KINDS, Fleet
from sandtable.games.attack.state import State
from sandtable.kernel.protocol import Scalar
from sandtable.odds.attack import sea

from .attacking import decided, played, position, turn_of

SEAFARERS = pytest.mark.parametrize("name", ["stars4", "stars5"])
USUAL = "2 dd 2 ss 1 bb"
RICH = "hand gray oil_07 minerals_07 factories_08 rail_transport_08"
ISLANDS = ("units cuba tan: 6 inf 2 tank", "units venezuela tan: 4 inf", "units western_russia tan: 4 inf")
COASTS = ("units mexico gray: 5 inf 1 tank", "units colombia gray: 5 inf 1 tank", "units panama gray: 3 inf")


def at_sea(*lines: str, options: dict[str, Scalar] | None = None, turn: str = "turn gray round 3") -> State:
    """Gray and tan with coasts on one sea; gray has much to spend."""
    capitals = ("capital gray mexico", "capital tan cuba")
    return position("gray tan", *COASTS, *ISLANDS, *capitals, RICH, *lines, turn, options=options)


def ships_in(actions: list[AttackAction]) -> Fleet:
    """All ships that were bought."""
    bought = Fleet()
    for action in actions:
        if isinstance(action, Buy):
            bought += Fleet(**{kind: n for kind, n in action.units.items() if kind in SHIP_KINDS})
    return bought


@SEAFARERS
def test_the_sea_is_guarded_against_a_fleet_as_strong(name: str) -> None:
    state = at_sea(f"ships gray {USUAL}", f"ships tan {USUAL}", "holder gray")
    after, done = turn_of(name, state)
    assert ships_in(done).size
    assert chance_at_sea(after, after.fleet("tan"), after.fleet("gray"), FOUR) < 0.35


@SEAFARERS
@pytest.mark.parametrize("mine", [USUAL, "3 dd 2 ss 1 bb"])
def test_ships_are_bought_before_the_sea_is_fought_for(name: str, mine: str) -> None:
    state = at_sea(f"ships gray {mine}", f"ships tan {USUAL}", "holder tan")
    after, done = turn_of(name, state)
    assert ships_in(done).size
    assert done.index(Challenge()) > max(i for i, action in enumerate(done) if isinstance(action, Buy))
    assert after.holder == "gray"


@SEAFARERS
@pytest.mark.parametrize(
    ("mine", "theirs"), [("12 dd 4 bb", "1 dd"), (USUAL, "14 dd 4 ss 6 bb")], ids=["safe", "hopeless"]
)
def test_no_ships_where_they_change_nothing(name: str, mine: str, theirs: str) -> None:
    holder = "gray" if mine != USUAL else "tan"
    _, done = turn_of(name, at_sea(f"ships gray {mine}", f"ships tan {theirs}", f"holder {holder}"))
    assert not ships_in(done).size


@SEAFARERS
def test_ships_are_not_bought_twice(name: str) -> None:
    """Whoever takes over in the middle of production sees what was bought."""
    state = at_sea(f"ships gray {USUAL}", f"ships tan {USUAL}", "holder gray")
    state = played(state, "gray", Choose("produce"), Buy({"destroyer": 2}))
    assert not ships_in(turn_of(name, state)[1]).size


@SEAFARERS
def test_no_ships_in_the_last_round(name: str) -> None:
    state = at_sea(f"ships gray {USUAL}", f"ships tan {USUAL}", "holder gray", options={"end": "rounds:3"})
    _, done = turn_of(name, state)
    assert not ships_in(done).size


@SEAFARERS
def test_a_player_without_coasts_buys_no_ships(name: str) -> None:
    inland = ("units bolivia gray: 5 inf 1 tank", "units paraguay gray: 5 inf", "units urals tan: 6 inf")
    ships = (f"ships gray {USUAL}", f"ships tan {USUAL}", "holder gray")
    state = position("gray tan", *inland, "capital gray bolivia", RICH, *ships, "turn gray round 3")
    assert not ships_in(turn_of(name, state)[1]).size


def test_three_stars_spend_little_on_ships() -> None:
    state = at_sea(f"ships gray {USUAL}", f"ships tan {USUAL}", "holder gray")
    bought = ships_in(turn_of("stars3", state)[1])
    assert 0 < price(bought) <= 10


@pytest.mark.parametrize("name", ["stars3", "stars4", "stars5"])
def test_ships_have_a_reason(name: str) -> None:
    state = at_sea(f"ships gray {USUAL}", f"ships tan {USUAL}", "holder gray")
    assert figures_of_ships(name, state) == {"ships", "points", "win"}


def figures_of_ships(name: str, state: State) -> set[str]:
    """The figures of the reason that is given for ships that keep the sea."""
    player = make("attack", name, seed=1, budget=0.3)
    for _ in range(40):
        decision, action = decided(player, state, "gray")
        if decision.reasons[0].key == "guard_sea":
            return set(decision.reasons[0].figures)
        state = played(state, "gray", action)
    raise AssertionError("no ships were bought")


def test_chances_are_exact() -> None:
    state = at_sea()
    mine, theirs = Fleet(3, 2, 1, 0), Fleet(2, 2, 1, 0)
    assert chance_at_sea(state, mine, theirs, FOUR) == sea(mine, theirs, "screen", "screen").control


def test_purchases_pay_by_the_odds() -> None:
    """Every ship added brings the sea closer, and the whole costs no more than a share of the income."""
    state = at_sea(f"ships gray {USUAL}", f"ships tan {USUAL}", "holder gray")
    field = Field(state, "gray", FOUR)
    bought = ships_to_buy(field, 40)
    fleet = state.fleet("gray")
    assert 0 < price(bought) <= 24
    assert kept(field, fleet + bought) > kept(field, fleet) + 0.2
