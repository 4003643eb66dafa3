"""The default of an agreeable person: never refused, through whole games, and sensible."""

from __future__ import annotations

from random import Random

import pytest

from sandtable.games.axis.classic.actions import Fight, Press, Submerge, Withdraw
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.kernel.protocol import Decide, Entry, Roll
from sandtable.odds.axis.classic.advisor import ADVISOR

from .scenes import SEATS, arranged, attack, did, ordered, random_states, rolled, thrown


@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize("seed", range(2))
def test_never_refused(edition: str, seed: int) -> None:
    _play(edition, seed, 4)


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize("seed", range(100, 130))
def test_never_refused_in_long_games(edition: str, seed: int) -> None:
    options = {"owner_picks_casualties": bool(seed % 2), "submerging_subs": bool(seed % 3)}
    _play(edition, seed, 12, **options)


def _play(edition: str, seed: int, rounds: int, **options: bool) -> None:
    """`did` in the play itself checks each default that is taken."""
    taken = 0
    for state in random_states(edition, seed, rounds, mark=0, share=1.0, **options):
        pending = CLASSIC.pending(state)
        if isinstance(pending, Decide) and pending.what not in ("combat_move", "noncombat_move"):
            for seat in pending.seats:
                action = ADVISOR.default(state, seat, 50)
                if action is not None:
                    assert CLASSIC.check(state, Entry(seat, action)) is None
                    taken += 1
    assert taken > 15


def test_it_leaves_the_rest_to_people() -> None:
    for phase in ("purchase", "combat_move", "noncombat_move", "place"):
        state = arranged("bought 1 inf", f"turn germany {phase}")
        assert ADVISOR.default(state, "germany", 0) is None
    assert ADVISOR.default(arranged("turn germany combat"), "germany", 0) is None
    assert ADVISOR.default(arranged("turn germany combat_move"), "ussr", 0) is None


def test_the_fleet_fights_before_the_landing() -> None:
    state = arranged(
        "position empty",
        "units united_kingdom uk: 1 inf",
        "units sz_united_kingdom uk: 1 trn",
        "units western_europe uk: 1 inf",
        "units germany germany: 3 inf",
        "units sz_baltic germany: 1 bb 1 trn(inf,inf)",
        "owner western_europe uk",
        "turn germany combat_move",
    )
    state = ordered(
        state,
        "move 3 inf germany > western_europe",
        "move 1 bb 1 trn(inf,inf) sz_baltic > sz_united_kingdom",
        "unload 2 inf sz_united_kingdom > united_kingdom",
        "done",
    )
    assert ADVISOR.default(state, "germany", 0) == Fight("sz_united_kingdom")


def test_it_presses_on_down_to_the_mark() -> None:
    state = attack("karelia_ssr", "ussr: 3 inf", "eastern_europe", "3 inf")
    state = rolled(rolled(state, 0), 0)
    board = ADVISOR.brief(state, SEATS).battle
    assert board is not None
    assert board.odds is not None
    chance = 100 * board.odds.win
    assert 0 < chance < 50
    assert ADVISOR.default(state, "germany", int(chance)) == Press()
    assert ADVISOR.default(state, "germany", int(chance) + 1) is None


def test_a_lone_submarine_dives_or_leaves() -> None:
    """Against a whole fleet staying is death; against a transport it is not."""
    for edition, leaves in (("2nd", Withdraw), ("3rd", Submerge)):
        state = attack("sz_east_usa", "usa: 1 sub", "sz_east_canada", "3 bb 1 cv", edition=edition)
        state = rolled(state, 0)
        while isinstance(pending := CLASSIC.pending(state), Roll):
            state = rolled(state, *(6,) * pending.count)
        assert isinstance(pending, Decide)
        assert pending.what == "submarines"
        assert isinstance(ADVISOR.default(state, "usa", 0), leaves)
        state = attack("sz_east_usa", "usa: 1 sub", "sz_east_canada", "1 trn", edition=edition)
        while isinstance(pending := CLASSIC.pending(state), Roll):
            state = rolled(state, *(6,) * pending.count)
        assert ADVISOR.default(state, "usa", 0) == Press()


def test_a_whole_combat_phase_by_defaults() -> None:
    state = arranged("turn germany combat_move")
    state = ordered(
        state,
        "move 3 inf ukraine_ssr > caucasus",
        "move 2 inf eastern_europe > karelia_ssr",
        "move 1 ftr germany > karelia_ssr",
        "done",
    )
    rng = Random(1)
    while state.phase == "combat":
        pending = CLASSIC.pending(state)
        if isinstance(pending, Roll):
            state = did(state, thrown(pending, rng))
            continue
        assert isinstance(pending, Decide)
        action = ADVISOR.default(state, pending.seats[0], 0)
        assert action is not None
        state = did(state, Entry(pending.seats[0], action))
    assert state.phase == "noncombat_move"
