"""Planes come home, do not stray, and are not given away for an infantry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from sandtable.ai import make
from sandtable.games.axis.classic.actions import Lose
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.core.pieces import read_spec
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Roll

from .tables import Spot, closed, count, everywhere, lucky, ordered, phase_of, quiet, spot, turn_of

STRONG = ("stars4", "stars5")


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize(
    ("edition", "turn", "lines", "orders"),
    [
        pytest.param(
            "2nd",
            "japan combat_move",
            (
                "units sz_caroline_islands japan: 1 cv 1 ftr",
                "units sz_new_guinea japan: 1 trn(inf,inf)",
                "units australia uk: 1 inf",
            ),
            (
                "move 1 ftr sz_caroline_islands > australia",
                "move 1 trn sz_new_guinea > sz_north_australia",
                "unload 2 inf sz_north_australia > australia",
            ),
            id="a carrier comes for the fighter over Australia",
        ),
        pytest.param(
            "3rd",
            "usa combat_move round 3",
            (
                "units sz_new_zealand usa: 1 cv 1 ftr 1 trn(inf,inf)",
                "units new_guinea japan: 1 inf",
            ),
            (
                "move 1 ftr sz_new_zealand > new_guinea",
                "move 1 trn sz_new_zealand > sz_new_guinea",
                "unload 2 inf sz_new_guinea > new_guinea",
            ),
            id="a carrier comes for the fighter over New Guinea",
        ),
        pytest.param(
            "2nd",
            "usa combat_move round 3",
            (
                "units western_usa usa: 2 inf 1 ftr",
                "units sz_west_panama usa: 1 cv",
                "units sz_wake_island japan: 1 trn",
            ),
            ("move 1 ftr western_usa > sz_wake_island",),
            id="a carrier meets a fighter off Hawaii",
        ),
        pytest.param(
            "3rd",
            "uk combat_move round 3",
            (
                "units united_kingdom uk: 6 inf 1 ftr 1 aa 1 ic",
                "units sz_karelia uk: 1 cv",
                "units sz_mid_atlantic germany: 1 trn",
            ),
            ("move 1 ftr united_kingdom > sz_mid_atlantic",),
            id="a carrier meets a fighter in the Atlantic",
        ),
        pytest.param(
            "2nd",
            "japan combat_move round 3",
            (
                "units sz_solomon_islands japan: 1 cv 2 ftr",
                "units sz_alaska usa: 1 trn",
                "units sz_mexico usa: 1 trn",
            ),
            ("move 1 ftr sz_solomon_islands > sz_alaska", "move 1 ftr sz_solomon_islands > sz_mexico"),
            id="one carrier for fighters over two zones",
        ),
    ],
)
def test_carriers_meet_their_fighters(
    name: str, edition: str, turn: str, lines: tuple[str, ...], orders: tuple[str, ...]
) -> None:
    state = quiet(*lines, f"turn {turn}", edition=edition)
    seat, fighters = state.seat, everywhere(state, state.seat, "fighter")
    state = lucky(closed(ordered(state, *orders)), name)
    state, _ = phase_of(name, state)
    assert everywhere(closed(state), seat, "fighter") == fighters


WHOLE_TURNS = [
    spot(
        "fighters do not hunt one transport and land in Alaska beside an army",
        "units japan japan: 8 inf 3 ftr 1 aa 1 ic",
        "units manchuria japan: 4 inf 1 ftr",
        "units alaska japan: 2 inf",
        "owner alaska japan",
        "units sz_alaska usa: 1 trn",
        "units western_canada usa: 4 inf 2 arm",
        "units western_usa usa: 2 inf 2 ftr 1 aa 1 ic",
        "units sz_west_usa usa: 2 trn",
        "units china usa: 1 inf",
        "units soviet_far_east ussr: 5 inf",
        "units sinkiang usa: 1 inf",
        turn="japan combat_move round 4",
        right=lambda s: count(s, "alaska", "japan", "fighter") <= 1,
    ),
    spot(
        "the whole air force does not hunt one transport and land in Alaska beside an army",
        "units japan japan: 8 inf 3 ftr 1 aa 1 ic",
        "units manchuria japan: 3 inf 2 ftr",
        "units alaska japan: 2 inf",
        "owner alaska japan",
        "units sz_alaska usa: 1 trn",
        "units western_canada usa: 7 inf 2 arm",
        "units western_usa usa: 3 inf 2 ftr 1 aa 1 ic",
        "units sz_west_usa usa: 1 trn 1 bb",
        "units china usa: 5 inf",
        "units soviet_far_east ussr: 5 inf",
        "units sinkiang usa: 1 inf",
        turn="japan combat_move round 4",
        right=lambda s: count(s, "alaska", "japan", "fighter") <= 1,
        edition="3rd",
    ),
    spot(
        "British fighters do not leave a Moscow that would fall without them",
        "units russia ussr: 11 inf 1 aa 1 ic | uk: 3 ftr",
        "units caucasus germany: 11 inf 3 arm",
        "owner caucasus germany",
        "units karelia_ssr ussr: 1 inf 1 ic",
        "units ukraine_ssr germany: 1 inf 1 ftr",
        "units finland_norway germany: 3 inf",
        "units syria_iraq germany: 2 inf",
        "owner syria_iraq germany",
        "units persia uk: 2 inf",
        "money ussr 0",
        turn="uk combat_move round 5",
        right=lambda s: count(s, "russia", "uk", "fighter") >= 3,
    ),
    spot(
        "American fighters do not leave a Moscow that would fall without them",
        "units russia ussr: 11 inf 1 aa 1 ic | usa: 4 ftr",
        "units caucasus germany: 9 inf 6 arm",
        "owner caucasus germany",
        "units sinkiang usa: 4 inf",
        "units china japan: 1 inf",
        "owner china japan",
        "units novosibirsk japan: 1 inf",
        "owner novosibirsk japan",
        "units manchuria japan: 1 inf",
        "units french_indo_china japan: 2 inf",
        "money ussr 0",
        turn="usa combat_move round 5",
        right=lambda s: count(s, "russia", "usa", "fighter") >= 3,
        edition="3rd",
    ),
]


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("place", WHOLE_TURNS)
def test_planes_end_their_turn_well(name: str, place: Spot) -> None:
    assert place.right(turn_of(name, place.state()))


def hit(state: State, *orders: str, lands: str, attack: tuple[int, ...], defense: tuple[int, ...]) -> State:
    """The position when a nation that attacks has to choose its losses, after one round with these dice."""
    state = ordered(closed(ordered(state, *orders)), f"fight {lands}")
    while isinstance(pending := CLASSIC.pending(state), Roll):
        dice = attack if pending.why == "attack" else defense
        assert len(dice) == pending.count
        state = CLASSIC.apply(state, Entry(CHANCE, dice=dice)).state
        if isinstance(CLASSIC.pending(state), Decide):
            break
    return state


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        pytest.param(
            lambda: hit(
                quiet(
                    "units libya germany: 1 inf 1 ftr",
                    "units french_equatorial_africa uk: 1 inf",
                    "turn germany combat_move round 3",
                ),
                "move 1 inf 1 ftr libya > french_equatorial_africa",
                lands="french_equatorial_africa",
                attack=(6, 1),
                defense=(1,),
            ),
            {"infantry": 1},
            id="the infantry, not the fighter, for a land of one IPC",
        ),
        pytest.param(
            lambda: hit(
                quiet(
                    "owner china japan",
                    "units china japan: 1 inf 1 bmb",
                    "units sinkiang usa: 1 inf",
                    "turn japan combat_move round 3",
                    edition="3rd",
                ),
                "move 1 inf 1 bmb china > sinkiang",
                lands="sinkiang",
                attack=(6, 1),
                defense=(1,),
            ),
            {"infantry": 1},
            id="the infantry, not the bomber, for a land of two IPC",
        ),
        pytest.param(
            lambda: hit(
                quiet(
                    "units sinkiang usa: 2 inf 2 ftr",
                    "units china japan: 2 inf",
                    "owner china japan",
                    "turn usa combat_move round 3",
                ),
                "move 2 inf 2 ftr sinkiang > china",
                lands="china",
                attack=(6, 6, 1, 1),
                defense=(1, 1),
            ),
            {"infantry": 2},
            id="both infantry, no fighter, for a land of two IPC",
        ),
        pytest.param(
            lambda: hit(
                quiet(
                    "units sz_wake_island usa: 1 trn(inf) 1 cv 1 ftr",
                    "units wake_island japan: 1 inf",
                    "turn usa combat_move round 3",
                ),
                "unload 1 inf sz_wake_island > wake_island",
                "move 1 ftr sz_wake_island > wake_island",
                lands="wake_island",
                attack=(6, 1),
                defense=(1,),
            ),
            {"infantry": 1},
            id="the infantry, not the fighter, for a rock without production",
        ),
        pytest.param(
            lambda: hit(
                quiet(
                    "units karelia_ssr ussr: 1 arm 1 ftr 1 ic",
                    "units finland_norway germany: 1 inf",
                    "turn ussr combat_move round 3",
                    edition="3rd",
                ),
                "move 1 arm 1 ftr karelia_ssr > finland_norway",
                lands="finland_norway",
                attack=(6, 1),
                defense=(1,),
            ),
            {"armor": 1},
            id="the armor, not the fighter, for a land of two IPC",
        ),
        pytest.param(
            lambda: hit(
                quiet(
                    "units caucasus germany: 1 inf 1 ftr",
                    "owner caucasus germany",
                    "units russia ussr: 1 inf 1 ic",
                    "money ussr 24",
                    "turn germany combat_move round 3",
                ),
                "move 1 inf 1 ftr caucasus > russia",
                lands="russia",
                attack=(6, 1),
                defense=(1,),
            ),
            {"fighter": 1},
            id="the fighter, not the infantry that takes a capital",
        ),
    ],
)
def test_loses_what_is_worth_least(name: str, state: Callable[[], State], wanted: dict[str, int]) -> None:
    position = state()
    action = make("classic", name).decide(CLASSIC.view(position, position.seat), position.seat).action
    assert isinstance(action, Lose)
    lost: Counter[str] = Counter()
    for text, number in action.units.items():
        lost[read_spec(text).kind] += number
    assert lost == wanted
