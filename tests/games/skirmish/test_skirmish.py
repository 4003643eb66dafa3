"""A toy edition of the axis family keeps the contract and uses what Classic does without.

Support, two hits, flak of so many dice, damaged harbors, relations that change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec.structs import replace

from sandtable.games.axis.core.actions import Buy, Done, Fight, Lose, Move
from sandtable.games.axis.core.position import Phase, Turn
from sandtable.games.axis.core.units import UnitRow, unread
from sandtable.kernel import registry
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Roll, Setup
from tests.contract.properties import CONTRACT, Care
from tests.contract.randomplay import Played, kept, play

from .game import GAME, ways_to_place
from .state import START, Declare, Mend, Order, State

ROUNDS = 8
SEEDS = (1, 9, 11)


@pytest.fixture(scope="module", autouse=True)
def registered() -> Iterator[None]:
    """Known under its name for these tests alone."""
    registry.register(GAME)
    yield
    registry._registered.pop(GAME.name)


@pytest.fixture(scope="module", params=SEEDS)
def played(request: pytest.FixtureRequest, registered: None) -> Played:
    seed = request.param
    return play(GAME, Setup("skirmish", "plain"), seed, ROUNDS, f"skirmish-{seed}")


@pytest.mark.parametrize("holds", CONTRACT, ids=lambda holds: holds.__name__)
def test_contract(played: Played, holds: Callable[[Played, Random, Care], None]) -> None:
    with kept(played.log, f"{played.name}-{holds.__name__}"):
        holds(played, Random(played.name), Care(every=4, picks=3))


def test_random_games_have_it_all(registered: None) -> None:
    """The games above fight on land and at sea, declare war, mend harbors, fly and damage ships."""
    games = [play(GAME, Setup("skirmish", "plain"), seed, ROUNDS, f"skirmish-{seed}") for seed in SEEDS]
    moments = [moment for game in games for moment in game.moments]
    assert {type(m.entry.do) for m in moments if m.entry.do} >= {Declare, Mend, Buy, Move, Fight, Lose, Done}
    steps = {m.pending.why for m in moments if isinstance(m.pending, Roll)}
    assert steps == {"flak", "attack", "defense"}
    assert {m.state.battle.kind for m in moments if m.state.battle} == {"land", "sea"}
    ships = (p for m in moments for piles in m.state.units.values() for p in piles if p.kind == "ironclad")
    assert any(p.damage == 1 for p in ships)
    assert any(m.state.battle.proposals for m in moments if m.state.battle)


def at(phase: Phase, *lines: str) -> State:
    """A position of red's turn with nobody on the board but these."""
    state = replace(GAME.start(Setup("skirmish", "plain")), units={}, phase=phase)
    for line in lines:
        state = GAME.arrange(state, f"units {line}")
    return state


def after(state: State, *entries: Order | tuple[int, ...]) -> State:
    """The state after these orders of whoever is awaited, and dice."""
    for do in entries:
        pending = GAME.pending(state)
        if isinstance(do, tuple):
            entry: Entry[Order] = Entry(CHANCE, dice=do)
        else:
            entry = Entry(getattr(pending, "seats", ("",))[0], do)
        assert GAME.check(state, entry) is None, (entry, pending)
        state = GAME.apply(state, entry).state
    return state


def show(state: State, space: str) -> str:
    return GAME.compare(state, f"units {space} none")[1]


def test_a_supporter_lifts_one_piece_beside_it() -> None:
    state = at("combat_move", "dale red: 2 grd 1 can", "pass blue: 4 grd")
    state = after(
        state, Move({"guard": 2}, "dale", ("pass",)), Move({"cannon": 1}, "dale", ("pass",)), Done()
    )
    state = after(state, Fight("pass"), (2, 2, 2))
    assert show(state, "pass") == "red: 2 grd 1 can | blue: 2 grd"


def test_the_first_hit_damages_a_ship_and_the_second_sinks_it() -> None:
    state = at("combat", "sound red: 1 iro | blue: 1 iro")
    state = after(state, Fight("sound"), (1,), (6,))
    assert [(p.nation, p.damage) for p in state.at("sound")] == [("red", 0), ("blue", 1)]
    state = after(state, (3,), (6,))
    assert show(state, "sound") == "red: 1 iro"


def test_all_hits_on_a_ship_that_bears_them_need_no_choice() -> None:
    state = at("combat", "sound red: 2 iro | blue: 1 iro")
    state = after(state, Fight("sound"), (1, 1), (6,))
    assert show(state, "sound") == "red: 2 iro"


@pytest.mark.parametrize(
    ("guns", "planes", "dice"),
    [
        pytest.param(1, 1, 1, id="one die for one kite"),
        pytest.param(1, 3, 2, id="a gun has two"),
        pytest.param(2, 3, 3, id="no kite is fired at twice"),
    ],
)
def test_flak_of_so_many_dice(guns: int, planes: int, dice: int) -> None:
    state = at("combat", f"hill red: {planes} kit | blue: 1 grd {guns} gun")
    pending = GAME.pending(after(state, Fight("hill")))
    assert isinstance(pending, Roll)
    assert (pending.why, pending.count) == ("flak", dice)


def test_flak_hits_aircraft_alone() -> None:
    state = at("combat", "hill red: 1 kit 3 grd | blue: 1 grd 1 gun")
    assert show(after(state, Fight("hill"), (1,)), "hill") == "red: 3 grd | blue: 1 grd 1 gun"


def allies() -> State:
    """Blue and green defend the hill together against red."""
    state = at("combat", "hill red: 3 grd | blue: 2 grd | green: 2 grd")
    state = after(replace(state, wars=(("red", "blue"), ("red", "green"))), Fight("hill"), (1, 6, 6))
    pending = GAME.pending(state)
    assert isinstance(pending, Decide)
    assert pending.seats == ("blue", "green")
    return state


def test_defenders_who_agree_name_their_losses() -> None:
    state = after(allies(), Lose({"green:guard": 1}), Lose({"green:guard": 1}))
    assert show(state, "hill") == "red: 3 grd | blue: 2 grd | green: 1 grd"


def test_the_attacker_picks_where_defenders_do_not_agree() -> None:
    state = after(allies(), Lose({"blue:guard": 1}), Lose({"green:guard": 1}))
    pending = GAME.pending(state)
    assert isinstance(pending, Decide)
    assert pending.seats == ("red",)
    assert show(after(state, Lose({"blue:guard": 1})), "hill") == "red: 3 grd | blue: 1 grd | green: 2 grd"


@pytest.mark.parametrize(
    ("home", "owner"),
    [
        pytest.param("blue", "blue", id="to its first owner"),
        pytest.param("red", "green", id="while his home is lost, to the liberator"),
    ],
)
def test_freed_land_of_an_ally_goes_back(home: str, owner: str) -> None:
    state = at("combat_move", "moor green: 1 grd")
    land = {**state.owner, "pass": "red", "hill": home}
    state = replace(state, seat="green", owner=land, wars=(("red", "blue"), ("red", "green")))
    assert after(state, Move({"guard": 1}, "moor", ("pass",)), Done()).owner["pass"] == owner


def test_a_home_taken_costs_all_money_and_gives_no_income() -> None:
    state = after(at("combat_move", "pass red: 1 grd"), Move({"guard": 1}, "pass", ("hill",)), Done())
    assert (state.ipc["red"], state.ipc["blue"]) == (20, 0)
    ended = after(state, Done(), Done(), Done())
    assert ended.over is not None
    assert ended.over.winners == ("red",)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        pytest.param("dale red: 1 grd", "", id="at home"),
        pytest.param("dale blue: 1 grd", "dale: units on enemy land: red owns it", id="abroad"),
        pytest.param("bay red: 1 raf 2 kit", "bay: aircraft without a carrier", id="one deck for two"),
    ],
)
def test_an_arranged_position_is_judged_by_the_relations_of_the_moment(line: str, said: str) -> None:
    assert GAME.why_impossible(at("purchase", line)) == said


def test_nobody_buys_what_is_not_sold() -> None:
    refusal = GAME.check(GAME.start(Setup("skirmish", "plain")), Entry("red", Buy({"mill": 1})))
    assert refusal is not None
    assert refusal.reason == "no_new_complexes"


def test_a_broken_harbor_makes_no_ships_until_it_is_mended() -> None:
    state = GAME.start(Setup("skirmish", "plain"))
    assert ways_to_place(state, "ironclad") == {}
    assert ways_to_place(state, "guard") == {"dale": {"dale": 4}}
    state = after(state, Mend("dale"))
    assert ways_to_place(state, "ironclad") == {}
    state = after(state, Mend("dale"))
    assert (state.ipc["red"], ways_to_place(state, "ironclad")) == (8, {"bay": {"dale": 4}})


def test_taken_land_has_a_broken_harbor() -> None:
    state = at("combat_move", "pass red: 1 grd", "moor green: 1 hbr", "hill blue: 1 hbr 1 gun")
    state = after(state, Move({"guard": 1}, "pass", ("hill",)), Done())
    assert state.owner["hill"] == "red"
    assert show(state, "hill") == "red: 1 grd 1 gun 1 hbr"
    assert [p.damage for p in state.at("hill") if p.kind == "harbor"] == [START.damage]


def test_land_of_a_nation_at_peace_is_closed_until_war_is_declared() -> None:
    state = replace(at("purchase", "pass red: 1 grd"), owner={**GAME.start(Setup("skirmish", "plain")).owner})
    march: Order = Move({"guard": 1}, "pass", ("moor",))
    assert GAME.check(after(state, Done()), Entry("red", march)) is not None
    state = after(state, Declare("green"), Done())
    assert GAME.check(state, Entry("red", march)) is None
    assert state.relations.allied("blue", "green")
    assert state.relations.may_share("green", "blue")


def test_nobody_flies_over_land_that_is_closed() -> None:
    """From the raft to the pass and back it is four steps over green's moor, and more over the sea."""
    state = at("combat_move", "strait red: 1 kit 1 raf", "pass blue: 1 grd")
    owner = {**state.owner, "dale": "blue"}
    state = replace(state, owner=owner, turn=Turn(held=owner))
    assert "pass" not in flown_to(state)
    assert "pass" in flown_to(replace(state, wars=(*state.wars, ("red", "green"))))


def flown_to(state: State) -> set[str]:
    lines = [line for line in GAME.options(state, state.seat).offers if line.kind == "kite"]
    assert lines
    return {target for line in lines for target in line.targets}


def test_a_figure_that_an_edition_does_not_read_is_refused() -> None:
    rows = {"ram": UnitRow("Ram", "ram", "sea", 9, 1, 1, 2, hits=2, traits=("bombards",))}
    assert [key for key, _ in unread(rows, ("bombards",), ())] == ["hits"]
    assert [key for key, _ in unread(rows, (), ("hits",))] == ["bombards"]
    assert not list(unread(rows, ("bombards",), ("hits",)))
