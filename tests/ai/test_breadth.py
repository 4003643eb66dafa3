"""Beyond one battle: technologies, guarded fleets, support from the sea, enemies together, the budget."""

from __future__ import annotations

import pytest

from sandtable.ai import make
from sandtable.ai.axis.danger import Danger
from sandtable.ai.classic.rules import EDITION
from sandtable.games.axis.classic.actions import Research
from sandtable.games.axis.classic.game import CLASSIC

from .tables import count, phase_of, position

STRONG = ("stars4", "stars5")

BEHIND = (
    "position empty",
    "units germany germany: 4 inf 1 ic",
    "units russia ussr: 20 inf 1 ic",
    "units eastern_usa usa: 20 inf 10 ftr 1 ic",
    "units japan japan: 3 inf 1 ic",
    "money germany 40",
)


@pytest.mark.parametrize("name", STRONG)
def test_researches_when_behind(name: str) -> None:
    state = position(*BEHIND, "turn germany purchase round 3")
    decision = make("classic", name).decide(CLASSIC.view(state, "germany"), "germany")
    assert decision.action == Research(2)
    assert decision.reasons[0].key == "research"


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("turn germany purchase round 3",), id="not behind"),
        pytest.param(
            (*BEHIND, "units eastern_europe ussr: 8 inf 3 arm", "turn germany purchase round 3"),
            id="the capital needs the money",
        ),
        pytest.param((*BEHIND, "money germany 15", "turn germany purchase round 3"), id="poor"),
    ],
)
def test_does_not_research(lines: tuple[str, ...]) -> None:
    state = position(*lines)
    decision = make("classic", "stars4").decide(CLASSIC.view(state, "germany"), "germany")
    assert not isinstance(decision.action, Research)


FLEET = (
    "position empty",
    "units eastern_usa usa: 4 inf 1 ic",
    "units sz_east_usa usa: 4 trn",
    "units japan japan: 3 inf 1 ic",
    "units germany germany: 3 inf 1 ic",
    "money usa 36",
)


@pytest.mark.parametrize("name", STRONG)
def test_guards_a_fleet_in_danger(name: str) -> None:
    state = position(*FLEET, "units sz_mid_atlantic germany: 3 sub", "turn usa purchase round 3")
    after, _ = phase_of(name, state)
    assert sum(after.bought.get(kind, 0) for kind in ("submarine", "aircraft_carrier", "battleship")) >= 1


@pytest.mark.parametrize("name", STRONG)
def test_buys_no_guard_without_a_threat(name: str) -> None:
    after, _ = phase_of(name, position(*FLEET, "turn usa purchase round 3"))
    assert not any(after.bought.get(kind, 0) for kind in ("submarine", "aircraft_carrier", "battleship"))


@pytest.mark.parametrize("name", STRONG)
def test_battleships_support_a_landing(name: str) -> None:
    state = position(
        "position empty",
        "units united_kingdom uk: 5 inf 1 ic",
        "units sz_east_canada uk: 1 trn(inf,inf)",
        "units sz_karelia uk: 2 bb",
        "units finland_norway germany: 1 inf",
        *(f"units {s} germany: 9 inf" for s in ("germany", "western_europe", "eastern_europe", "algeria")),
        "turn uk combat_move round 3",
    )
    after, _ = phase_of(name, state)
    landing = [
        z for z, piles in after.units.items() for p in piles for c in p.cargo if c.lands == "finland_norway"
    ]
    assert landing
    assert count(after, landing[0], "uk", "battleship") == 2


def test_enemies_together_are_more_dangerous_than_each() -> None:
    lines = ("position empty", "units germany germany: 6 inf 1 ic", "turn germany purchase round 2")
    east = "units eastern_europe ussr: 6 inf 1 arm"
    west = "units western_europe uk: 6 inf 1 arm"
    owners = ("owner eastern_europe ussr", "owner western_europe uk")
    held = {"infantry": 6}

    def chance(*more: str) -> float:
        return Danger(EDITION, position(*lines, *owners, *more), "germany").chance("germany", held)

    assert chance(east, west) > 1.2 * max(chance(east), chance(west))


@pytest.mark.parametrize("budget", [1.0, 5.0, 30.0])
def test_the_clock_ends_the_search(budget: float) -> None:
    """Every look at the clock costs a twentieth of the budget: the turn must not look much more often."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks * budget / 20

    state = position("turn germany combat_move")
    make("classic", "stars5", 1, budget, clock).decide(CLASSIC.view(state, "germany"), "germany")
    assert looks <= 22


def test_more_time_is_used() -> None:
    """Plans tried grow with the budget."""
    tried = []
    for budget in (0.25, 1.0):
        looks = 0

        def clock() -> float:
            nonlocal looks
            looks += 1
            return 0.0

        state = position("turn germany combat_move")
        make("classic", "stars5", 1, budget, clock).decide(CLASSIC.view(state, "germany"), "germany")
        tried.append(looks)
    assert tried[1] > 2 * tried[0]


def test_a_seed_gives_the_same_turn_again() -> None:
    state = position("turn japan combat_move round 2")
    turns = [phase_of("stars5", state, budget=0.3)[1] for _ in range(2)]
    assert turns[0] == turns[1]
