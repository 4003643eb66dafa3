"""Positions with a clearly right answer; four and five stars find it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandtable.ai import make
from sandtable.games.axis.classic.actions import ClassicAction, Done, Move, Press, Retreat
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Roll

from .tables import attackers, count, phase_of, position

STRONG = ("stars4", "stars5")

Verdict = Callable[[State], bool]


def attacked(space: str, nation: str, least: int = 1) -> Verdict:
    return lambda state: attackers(state, space, nation) >= least or state.owner.get(space) == nation


def spared(space: str, nation: str) -> Verdict:
    return lambda state: attackers(state, space, nation) == 0 and state.owner.get(space) != nation


def keeps(space: str, nation: str, least: int) -> Verdict:
    return lambda state: sum(count(state, space, nation, k) for k in ("infantry", "armor")) >= least


COMBAT = [
    pytest.param(
        ("units germany germany: 1 ic", "units eastern_europe ussr: 2 inf", "owner eastern_europe ussr"),
        "ussr",
        attacked("germany", "ussr"),
        id="take the undefended capital",
    ),
    pytest.param(
        (
            "units united_kingdom uk: 1 ic",
            "units sz_baltic germany: 1 trn(inf,inf)",
            "units sz_united_kingdom none",
        ),
        "germany",
        attacked("united_kingdom", "germany"),
        id="take the undefended capital over the sea",
    ),
    pytest.param(
        ("position empty", "units karelia_ssr ussr: 9 inf", "units finland_norway germany: 1 inf"),
        "germany",
        spared("karelia_ssr", "germany"),
        id="do not attack a lost cause",
    ),
    pytest.param(
        (
            "position empty",
            "units manchuria japan: 2 inf",
            "units japan japan: 3 inf",
            "units yakut_ssr none",
        ),
        "japan",
        attacked("soviet_far_east", "japan"),
        id="walk into empty land",
    ),
    pytest.param(
        ("position empty", "units western_europe germany: 2 ftr 2 inf", "units sz_united_kingdom uk: 1 trn"),
        "germany",
        attacked("sz_united_kingdom", "germany"),
        id="kill the lone transport",
    ),
    pytest.param(
        (
            "position empty",
            "units russia ussr: 2 inf",
            "units ukraine_ssr germany: 2 inf 1 arm",
            "units caucasus none",
            "owner caucasus germany",
        ),
        "ussr",
        keeps("russia", "ussr", 1),
        id="do not strip the capital for a province",
    ),
    pytest.param(
        (
            "position empty",
            "units eastern_usa usa: 3 inf",
            "units sz_philippines usa: 1 trn(inf,inf)",
            "units japan japan: 6 inf",
        ),
        "usa",
        lambda state: (
            any(c.lands not in ("", "japan") for p in state.at("sz_philippines") for c in p.cargo)
            or any(c.lands not in ("", "japan") for z in state.units for p in state.at(z) for c in p.cargo)
        ),
        id="land where nobody stands",
    ),
    pytest.param(
        (
            "position empty",
            "units eastern_europe germany: 8 inf 4 arm 3 ftr",
            "units ukraine_ssr ussr: 3 inf",
            "owner ukraine_ssr ussr",
            "units germany germany: 5 inf",
        ),
        "germany",
        attacked("ukraine_ssr", "germany", 4),
        id="attack with enough",
    ),
    pytest.param(
        ("position empty", "units eastern_europe germany: 1 bmb", "units karelia_ssr ussr: 1 ic 6 inf 1 ftr"),
        "germany",
        lambda state: (
            count(state, "karelia_ssr", "germany", "bomber") == 0
            or all(p.task == "raid" for p in state.at("karelia_ssr") if p.kind == "bomber")
        ),
        id="no bomber alone against an army",
    ),
    pytest.param(
        (
            "position empty",
            "units russia germany: 1 inf | ussr: 1 ic",
            "owner russia germany",
            "units caucasus ussr: 4 inf",
        ),
        "ussr",
        attacked("russia", "ussr", 2),
        id="take back the own capital",
    ),
    pytest.param(
        (
            "position empty",
            "units eastern_europe germany: 1 inf",
            "units germany germany: 4 inf",
            "owner karelia_ssr germany",
            "owner ukraine_ssr ussr",
        ),
        "germany",
        attacked("ukraine_ssr", "germany"),
        id="take what is free",
    ),
    pytest.param(
        (
            "position empty",
            "units sz_east_usa germany: 1 sub",
            "units sz_east_canada usa: 2 bb 1 cv",
            "units eastern_usa usa: 2 inf",
        ),
        "germany",
        lambda state: attackers(state, "sz_east_canada", "germany") == 0,
        id="a lone submarine leaves battleships alone",
    ),
    pytest.param(
        (
            "position empty",
            "units germany germany: 1 bmb 5 inf",
            "units karelia_ssr ussr: 1 ic 9 inf",
            "units russia ussr: 9 inf 1 ic",
            "money ussr 24",
        ),
        "germany",
        lambda state: any(p.task == "raid" for piles in state.units.values() for p in piles),
        id="bomb a factory without a gun",
    ),
    pytest.param(
        (
            "position empty",
            "units germany germany: 1 bmb 5 inf",
            "units russia ussr: 9 inf 1 ic 1 aa",
            "units united_kingdom uk: 9 inf 1 ic 1 aa",
        ),
        "germany",
        lambda state: not any(p.task == "raid" for piles in state.units.values() for p in piles),
        id="no bombing into flak for nothing",
    ),
    pytest.param(
        (
            "position empty",
            "units japan japan: 2 inf 1 ic",
            "units sz_japan japan: 1 trn",
            "units manchuria none",
            "owner manchuria ussr",
            "units alaska usa: 3 inf",
            "units soviet_far_east ussr: 3 inf",
        ),
        "japan",
        attacked("manchuria", "japan"),
        id="ship troops to an open coast",
    ),
    pytest.param(
        (
            "position empty",
            "units libya germany: 2 arm 2 inf",
            "units anglo_egyptian_sudan uk: 1 inf",
            "units germany germany: 4 inf",
        ),
        "germany",
        attacked("anglo_egyptian_sudan", "germany", 2),
        id="armor and infantry against one infantry",
    ),
    pytest.param(
        (
            "position empty",
            "units eastern_europe germany: 3 inf",
            "units germany germany: 4 inf",
            "units ukraine_ssr ussr: 3 inf",
            "owner ukraine_ssr ussr",
            "units caucasus ussr: 9 inf 4 arm",
        ),
        "germany",
        spared("ukraine_ssr", "germany"),
        id="no even fight before a strong answer",
    ),
]


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize(("lines", "seat", "right"), COMBAT)
def test_combat_move(name: str, lines: tuple[str, ...], seat: str, right: Verdict) -> None:
    state = position(*lines, f"turn {seat} combat_move round 2")
    after, _ = phase_of(name, state)
    assert right(after)


@pytest.mark.parametrize("name", ["stars3", *STRONG])
def test_buys_infantry_for_a_capital_in_danger(name: str) -> None:
    state = position(
        "units russia ussr: 2 inf 1 ic",
        "units ukraine_ssr germany: 6 inf 4 arm",
        "units caucasus none",
        "turn ussr purchase round 2",
    )
    after, _ = phase_of(name, state)
    assert after.bought.get("infantry", 0) >= 7


@pytest.mark.parametrize("name", ["stars3", *STRONG])
def test_spends_most_of_its_money(name: str) -> None:
    for seat in ("ussr", "germany", "uk", "japan", "usa"):
        after, _ = phase_of(name, position(f"turn {seat} purchase"))
        assert after.ipc[seat] <= 2


@pytest.mark.parametrize("name", ["stars3", *STRONG])
def test_fills_the_capital_in_danger(name: str) -> None:
    """Troops near a threatened capital come to it."""
    state = position(
        "position empty",
        "units germany germany: 1 inf 1 ic",
        "units southern_europe germany: 5 inf",
        "units eastern_europe ussr: 4 inf 2 arm",
        "owner eastern_europe ussr",
        "turn germany noncombat_move round 2",
    )
    after, _ = phase_of(name, state)
    assert count(after, "germany", "germany", "infantry") >= 5


@pytest.mark.parametrize("name", ["stars3", *STRONG])
def test_sends_the_rear_to_the_front(name: str) -> None:
    state = position(
        "position empty",
        "units germany germany: 6 inf 1 ic",
        "units southern_europe germany: 3 inf",
        "units karelia_ssr ussr: 2 inf",
        "units united_kingdom uk: 2 inf",
        "turn germany noncombat_move round 2",
    )
    after, _ = phase_of(name, state)
    moved = (
        9
        - count(after, "germany", "germany", "infantry")
        - count(after, "southern_europe", "germany", "infantry")
    )
    assert moved >= 3


@pytest.mark.parametrize("name", ["stars3", *STRONG])
def test_lands_the_planes(name: str) -> None:
    """A fighter with one step left over the sea comes down on land."""
    state = position(
        "position empty",
        "units western_europe germany: 2 inf 2 ftr",
        "units sz_united_kingdom uk: 1 trn",
        "units united_kingdom uk: 2 inf",
        "turn germany combat_move round 2",
    )
    state, _ = phase_of(name, state)
    assert attackers(state, "sz_united_kingdom", "germany") == 2
    state = played_out(state, name)
    after, _ = phase_of(name, state)
    ashore = sum(count(after, space, "germany", "fighter") for space in after.owner)
    afloat = sum(count(after, space, "germany", "fighter") for space in after.units) - ashore
    assert afloat == 0


def played_out(state: State, name: str) -> State:
    """The position after the battles, every die a 6 for the defender and a 1 for the attacker."""
    player = make("classic", name)
    state = CLASSIC.apply(state, Entry(state.seat, Done())).state
    while state.phase == "combat":
        pending = CLASSIC.pending(state)
        if isinstance(pending, Roll):
            face = 1 if pending.why == "attack" else 6
            state = CLASSIC.apply(state, Entry(CHANCE, dice=(face,) * pending.count)).state
        elif isinstance(pending, Decide):
            seat = pending.seats[0]
            action = player.decide(CLASSIC.view(state, seat), seat).action
            assert isinstance(action, ClassicAction)
            state = CLASSIC.apply(state, Entry(seat, action)).state
    return state


@pytest.mark.parametrize("name", ["stars3", *STRONG])
def test_unloads_where_troops_are_needed(name: str) -> None:
    state = position(
        "position empty",
        "units sz_karelia uk: 1 trn(inf,inf)",
        "units karelia_ssr ussr: 4 inf",
        "units finland_norway germany: 4 inf",
        "units united_kingdom uk: 3 inf",
        "turn uk noncombat_move round 2",
    )
    after, _ = phase_of(name, state)
    assert count(after, "karelia_ssr", "uk", "infantry") == 2


@pytest.mark.parametrize("name", ["stars3", *STRONG])
def test_nations_behind_the_sea_build_transports(name: str) -> None:
    state = position(
        "units eastern_usa usa: 8 inf 1 ic 1 aa", "units sz_east_usa none", "turn usa purchase round 2"
    )
    after, _ = phase_of(name, state)
    assert after.bought.get("transport", 0) >= 1


@pytest.mark.parametrize("name", ["stars3", *STRONG])
def test_places_infantry_in_the_capital_in_danger(name: str) -> None:
    state = position(
        "position empty",
        "units germany germany: 1 inf 1 ic",
        "units southern_europe germany: 1 ic",
        "units eastern_europe ussr: 3 inf 1 arm",
        "owner eastern_europe ussr",
        "bought 8 inf",
        "turn germany place round 2",
    )
    after, _ = phase_of(name, state)
    assert count(after, "germany", "germany", "infantry") >= 6


def fought(attack: str, defend: str) -> State:
    """A battle for Karelia after a round in which nobody hit."""
    state = position(
        "position empty",
        f"units finland_norway germany: {attack}",
        f"units karelia_ssr ussr: {defend}",
        "turn germany combat_move round 2",
    )
    units = attack.split()
    for action in (f"move {' '.join(units)} finland_norway > karelia_ssr", "done", "fight karelia_ssr"):
        do = CLASSIC.parse(state, "germany", action)
        state = CLASSIC.apply(state, Entry("germany", do)).state
    while not isinstance(pending := CLASSIC.pending(state), Decide):
        state = CLASSIC.apply(state, Entry(CHANCE, dice=(6,) * pending.count)).state  # type: ignore[union-attr]
    return state


@pytest.mark.parametrize("name", ["stars3", *STRONG])
@pytest.mark.parametrize(
    ("attack", "defend", "wanted"),
    [
        pytest.param("2 inf", "6 inf", Retreat, id="retreat from a lost battle"),
        pytest.param("6 inf 2 arm", "2 inf", Press, id="press on to win"),
    ],
)
def test_retreat(name: str, attack: str, defend: str, wanted: type) -> None:
    state = fought(attack, defend)
    decision = make("classic", name).decide(CLASSIC.view(state, "germany"), "germany")
    assert isinstance(decision.action, wanted)
    assert decision.reasons


@pytest.mark.parametrize("name", ["stars3", *STRONG])
def test_gives_reasons_with_figures(name: str) -> None:
    state = position("turn germany combat_move")
    player = make("classic", name, budget=0.3)
    first = player.decide(CLASSIC.view(state, "germany"), "germany")
    assert first.reasons[0].key in ("attack", "attack_fleet")
    assert 0 < first.reasons[0].figures["win"] <= 1  # type: ignore[operator]


@pytest.mark.parametrize(
    ("lines", "aim", "ipc"),
    [
        pytest.param(("units russia ussr: 1 inf", "money ussr 24"), "capital", 24, id="a capital, its money"),
        pytest.param(("owner russia germany", "units karelia_ssr ussr: 1 ic"), "complex", 3, id="a complex"),
        pytest.param(("owner russia germany", "units karelia_ssr ussr: 1 inf"), "income", 3, id="income"),
    ],
)
def test_says_what_an_attack_is_for(lines: tuple[str, ...], aim: str, ipc: int) -> None:
    state = position(
        "position empty",
        "owner caucasus germany",
        "units caucasus germany: 12 inf",
        "owner karelia_ssr ussr" if aim != "capital" else "owner karelia_ssr germany",
        *lines,
        "turn germany combat_move",
    )
    decision = make("classic", "stars3").decide(CLASSIC.view(state, "germany"), "germany")
    figures = decision.reasons[0].figures
    assert (decision.reasons[0].key, figures["aim"], figures["ipc"]) == ("attack", aim, ipc)
    assert isinstance(decision.action, Move)
    assert figures["units"] == sum(decision.action.units.values())
