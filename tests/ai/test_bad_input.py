"""Odd games: edited units and setups, lost capitals, no money, no units, no time; every turn ends."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sandtable.ai import make, names
from sandtable.ai.arena import play
from sandtable.ai.match import STALLED, Fixture
from sandtable.games.axis.classic.actions import ClassicAction
from sandtable.games.axis.classic.data import board_table, setup_table, unit_table
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.core.position import holds_capital
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Over, Roll, Scalar, Setup

from .tables import position

PLAYERS = tuple(reversed(names("classic")))
"""The strongest first."""
PAIRS = tuple(zip(PLAYERS[::2], (*PLAYERS[1::2], PLAYERS[0]), strict=False))
"""Every player in one contest at least."""
SECONDS = 120
"""For a whole round of five nations that takes one or two; more is an endless loop."""
MOST_DECISIONS = 3000
KINDS = tuple(unit_table())
NATIONS = setup_table().order
LAND = tuple(board_table().land)
CAPITALS = tuple(setup_table().capitals.values())


@contextmanager
def ends() -> Iterator[None]:
    """Raises TimeoutError out of an endless loop, by processor time, where the system has alarms for it."""
    if not hasattr(signal, "SIGPROF"):  # pragma: no cover - Windows
        yield
        return

    def late(*_: object) -> None:
        raise TimeoutError(f"no end after {SECONDS} s")

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def units(figure: str, value: int, *kinds: str) -> dict[str, Scalar]:
    """One figure of these kinds, for all nations."""
    return {f"unit.all.{kind}.{figure}": value for kind in kinds}


UNITS: dict[str, dict[str, Scalar]] = {
    "everything is free": units("cost", 0, *KINDS),
    "nothing can be paid": units("cost", 99, *KINDS),
    "infantry is free": units("cost", 0, "infantry"),
    "infantry cannot be paid": units("cost", 99, "infantry"),
    "only infantry can be paid": units("cost", 99, *(kind for kind in KINDS if kind != "infantry")),
    "armor is free": units("cost", 0, "armor"),
    "armor costs what infantry costs": units("cost", 3, "armor"),
    "ships are free": units("cost", 0, "transport", "submarine", "aircraft_carrier", "battleship"),
    "ships cannot be paid": units("cost", 99, "transport", "submarine", "aircraft_carrier", "battleship"),
    "fighters and complexes are free": units("cost", 0, "fighter", "industrial_complex"),
    "everything hits": units("attack", 6, *KINDS) | units("defense", 6, *KINDS),
    "nothing hits": units("attack", 0, *KINDS) | units("defense", 0, *KINDS),
    "the attack always hits": units("attack", 6, *KINDS) | units("defense", 0, *KINDS),
    "nothing moves": units("move", 0, *KINDS),
    "everything moves far": units("move", 8, *KINDS),
    "ships do not move": units("move", 0, "transport", "battleship", "aircraft_carrier"),
    "planes do not move": units("move", 0, "fighter", "bomber"),
    "infantry moves far, transports fight": units("move", 8, "infantry") | units("attack", 6, "transport"),
    "one nation has other figures": {
        "unit.germany.infantry.cost": 0,
        "unit.japan.transport.cost": 99,
        "unit.uk.fighter.move": 0,
        "unit.usa.armor.attack": 6,
        "unit.ussr.infantry.move": 8,
    },
}


def bare(nation: str) -> dict[str, Scalar]:
    """Nothing of a nation is on the board."""
    return {f"place.{space}": "" for space in setup_table().placements[nation]}


SETUPS: dict[str, dict[str, Scalar]] = {
    "nobody has money": {f"ipc.{nation}": 0 for nation in NATIONS},
    "everybody is rich": {f"ipc.{nation}": 900 for nation in NATIONS},
    "no units at all": {key: "" for nation in NATIONS for key in bare(nation)},
    "no factory in Germany and Japan": {
        "place.germany": "germany: 9 inf",
        "place.southern_europe": "germany: 2 inf",
        "place.japan": "japan: 9 inf",
    },
    "Germany has no units": bare("germany"),
    "factories on islands": {
        "place.okinawa": "japan: 1 inf 1 ic",
        "place.midway": "usa: 1 inf 1 ic",
        "place.new_zealand": "uk: 1 inf 1 ic",
    },
    "only capitals are owned": {
        f"{what}.{land}": "" for land in LAND if land not in CAPITALS for what in ("owner", "place")
    },
    "Japan starts without its capital": {"owner.japan": "usa", "place.japan": "usa: 3 inf 1 ic"},
    "huge armies": {
        "place.germany": "germany: 300 inf 80 arm 40 ftr 1 ic",
        "place.russia": "ussr: 300 inf 80 arm 40 ftr 1 ic",
        "place.sz_japan": "japan: 60 trn 20 bb",
    },
}


@pytest.mark.parametrize(("a", "b"), PAIRS)
@pytest.mark.parametrize("options", [pytest.param(row, id=name) for name, row in (UNITS | SETUPS).items()])
def test_one_round_of_an_edited_game(a: str, b: str, options: dict[str, Scalar]) -> None:
    with ends():
        result = play(Fixture(0, "classic", "2nd", a, b, "allies", 3, 1, 0.05, options=options))
    assert (result.illegal, result.how == STALLED) == (0, False)


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize("options", [pytest.param(row, id=name) for name, row in (UNITS | SETUPS).items()])
def test_long_edited_games(edition: str, options: dict[str, Scalar]) -> None:
    for number, name in enumerate(PLAYERS):
        result = play(Fixture(number, "classic", edition, name, name, "axis", 5, 6, 0.2, options=options))
        assert (result.illegal, result.how == STALLED) == (0, False)


ODD = [
    pytest.param(("position empty",), id="no units"),
    pytest.param(("position empty", *(f"money {nation} 0" for nation in NATIONS)), id="no units, no money"),
    pytest.param(("units russia germany: 3 inf 1 ic", "owner russia germany"), id="Moscow is lost"),
    pytest.param(
        (
            "units germany ussr: 3 inf 1 ic",
            "owner germany ussr",
            "units japan usa: 2 inf",
            "owner japan usa",
        ),
        id="Berlin and Tokyo are lost",
    ),
    pytest.param(
        ("units united_kingdom germany: 1 inf", "owner united_kingdom germany", "money uk 40"),
        id="London is lost with money in hand",
    ),
    pytest.param(
        (
            "position empty",
            "units midway usa: 40 inf",
            "units okinawa japan: 40 inf 9 ftr",
            "units madagascar uk: 40 inf 5 arm",
        ),
        id="armies on islands without ships",
    ),
    pytest.param(
        (
            "position empty",
            "units sz_black_sea ussr: 40 trn",
            "units sz_baltic germany: 40 trn(inf,inf)",
            "units sz_caspian ussr: 3 sub",
        ),
        id="fleets in closed seas",
    ),
    pytest.param(
        tuple(f"units {capital} none" for capital in CAPITALS), id="no factory and nobody in any capital"
    ),
]


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("lines", ODD)
def test_every_nation_in_an_odd_position(name: str, lines: tuple[str, ...]) -> None:
    arranged = position(*lines)
    for nation in NATIONS:
        first = "purchase" if holds_capital(arranged, nation) else "combat_move"
        for phase in (first, "noncombat_move"):
            state = CLASSIC.arrange(arranged, f"turn {nation} {phase} round 3")
            with ends():
                after = whole_turn(name, 0.05, state)
            assert isinstance(CLASSIC.pending(after), Over) or after.seat != nation


def whole_turn(name: str, budget: float, state: State) -> State:
    """The position when the nation's turn is over; asserts that all of it was legal and came to an end."""
    player, dice, seat = make("classic", name, seed=1, budget=budget), random.Random(7), state.seat
    for _ in range(MOST_DECISIONS):
        pending = CLASSIC.pending(state)
        if isinstance(pending, Over) or state.seat != seat:
            return state
        if isinstance(pending, Roll):
            faces = tuple(1 + dice.randrange(pending.sides) for _ in range(pending.count))
            state = CLASSIC.apply(state, Entry(CHANCE, dice=faces)).state
            continue
        assert isinstance(pending, Decide)
        decider = pending.seats[0]
        action = player.decide(CLASSIC.view(state, decider), decider).action
        assert isinstance(action, ClassicAction)
        assert CLASSIC.check(state, Entry(decider, action)) is None
        state = CLASSIC.apply(state, Entry(decider, action)).state
    raise AssertionError(f"{seat} did not end its turn")


@pytest.mark.parametrize("budget", [0.0, -1.0])
@pytest.mark.parametrize("name", PLAYERS)
def test_no_time(name: str, budget: float) -> None:
    """Without time a player plays all the same."""
    for nation in NATIONS:
        with ends():
            assert whole_turn(name, budget, position(f"turn {nation} purchase")).seat != nation


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"unit.all.infantry.cost": 100}, "between 0 and 99"),
        ({"unit.all.infantry.cost": -1}, "between 0 and 99"),
        ({"unit.all.armor.attack": 7}, "between 0 and 6"),
        ({"unit.all.fighter.move": 9}, "between 0 and 8"),
        ({"owner.russia": ""}, "cannot be neutral"),
        ({"place.germany": "ussr: 3 inf"}, "units on enemy land"),
    ],
)
def test_figures_beyond_all_bounds_are_refused(options: dict[str, Scalar], words: str) -> None:
    """Computer players never meet them: the setup says what is wrong."""
    with pytest.raises(ValueError, match=words):
        CLASSIC.start(Setup("classic", "2nd", options=options))
