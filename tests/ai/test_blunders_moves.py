"""Where armies and ships go: capitals stay held, armies together, nobody idles, ferries have a purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandtable.games.axis.classic.state import State
from sandtable.games.axis.core.pieces import FULL

from .tables import Spot, aboard, army, attackers, count, phase_of, spot

STRONG = ("stars4", "stars5")


def keeps(space: str, least: int) -> Callable[[State], bool]:
    """At least so many land units of the moving nation stay in a territory."""
    return lambda s: army(s, space, s.seat) >= least


def at_most(space: str, most: int) -> Callable[[State], bool]:
    """No more than so many land units of the moving nation are in a territory, or ordered ashore there."""
    return lambda s: (
        army(s, space, s.seat)
        + sum(c.lands == space for piles in s.units.values() for p in piles for c in p.cargo)
        <= most
    )


CAPITALS = [
    spot(
        "London's army does not leave for Norway with German transports in the Baltic",
        "units united_kingdom uk: 12 inf 1 arm 1 aa 1 ic",
        "units sz_united_kingdom uk: 3 trn",
        "units finland_norway germany: 1 inf",
        "units sz_baltic germany: 3 trn 1 bb",
        "units germany germany: 14 inf 4 arm 1 bmb 1 aa 1 ic",
        "units western_europe germany: 3 inf 2 ftr",
        "money uk 0",
        turn="uk combat_move round 4",
        right=keeps("united_kingdom", 11),
    ),
    spot(
        "Moscow is not emptied for Karelia and Sinkiang with the Germans in the Caucasus",
        "units russia ussr: 13 inf 2 arm 2 ftr 1 aa 1 ic",
        "units caucasus germany: 6 inf 4 arm",
        "owner caucasus germany",
        "units karelia_ssr germany: 4 inf 1 ic",
        "owner karelia_ssr germany",
        "units ukraine_ssr germany: 4 inf 1 ftr",
        "units sinkiang japan: 1 inf",
        "owner sinkiang japan",
        "money ussr 0",
        turn="ussr combat_move round 6",
        right=lambda s: army(s, "russia", "ussr") >= (4 if attackers(s, "caucasus", "ussr") >= 8 else 11),
    ),
    spot(
        "Moscow's army stays where it holds the Germans in the Caucasus at bay",
        "units russia ussr: 10 inf 3 arm 2 ftr 1 aa 1 ic",
        "units caucasus germany: 9 inf 4 arm",
        "owner caucasus germany",
        "units karelia_ssr germany: 1 inf 1 ic",
        "owner karelia_ssr germany",
        "units ukraine_ssr germany: 5 inf 1 ftr",
        "units novosibirsk japan: 2 inf",
        "owner novosibirsk japan",
        "units yakut_ssr japan: 3 inf",
        "owner yakut_ssr japan",
        "units sinkiang japan: 2 inf",
        "owner sinkiang japan",
        "money ussr 0",
        turn="ussr combat_move round 6",
        right=keeps("russia", 11),
        edition="3rd",
    ),
    spot(
        "Moscow's armor does not leave for Sinkiang the turn before the Germans come",
        "units russia ussr: 9 inf 5 arm 1 aa 1 ic",
        "units caucasus germany: 12 inf 5 arm",
        "owner caucasus germany",
        "units ukraine_ssr germany: 4 inf",
        "units eastern_europe germany: 4 inf 2 ftr",
        "units finland_norway germany: 2 inf",
        "units sinkiang japan: 1 inf",
        "owner sinkiang japan",
        "money ussr 0",
        "bought 8 inf",
        turn="ussr combat_move round 5",
        right=keeps("russia", 13),
    ),
    spot(
        "Berlin's whole army does not march against the British with the Soviets beside it",
        "units germany germany: 21 inf 1 aa 1 ic",
        "units eastern_europe ussr: 10 inf 4 arm",
        "owner eastern_europe ussr",
        "units western_europe uk: 6 inf 3 arm",
        "owner western_europe uk",
        "units southern_europe germany: 1 inf 1 ic",
        "units united_kingdom uk: 6 inf 3 ftr 1 aa 1 ic",
        "units karelia_ssr ussr: 3 inf 1 ic",
        "units ukraine_ssr ussr: 5 inf",
        "owner ukraine_ssr ussr",
        "money germany 0",
        "bought 7 inf",
        turn="germany combat_move round 6",
        right=keeps("germany", 8),
    ),
    spot(
        "Tokyo's army does not leave for Siberia with American transports north of it",
        "units japan japan: 8 inf 3 arm 2 ftr 1 aa 1 ic",
        "units sz_japan japan: 4 trn",
        "units manchuria japan: 2 inf",
        "units soviet_far_east ussr: 1 inf",
        "units yakut_ssr ussr: 5 inf",
        "units sz_north_pacific usa: 3 trn(inf,inf) 1 bb 1 cv 2 ftr",
        "money japan 0",
        turn="japan combat_move round 6",
        right=keeps("japan", 9),
        edition="3rd",
    ),
    spot(
        "British fighters come to a Moscow that would fall without them",
        "units russia ussr: 9 inf 1 aa 1 ic",
        "units karelia_ssr ussr: 2 inf 1 ic",
        "units caucasus germany: 10 inf 5 arm",
        "owner caucasus germany",
        "units united_kingdom uk: 6 inf 4 ftr 1 aa 1 ic",
        "money ussr 6",
        turn="uk noncombat_move round 4",
        right=lambda s: count(s, "russia", "uk", "fighter") >= 3,
    ),
    spot(
        "American fighters come to a Moscow that would fall without them",
        "units russia ussr: 9 inf 1 aa 1 ic",
        "units sinkiang usa: 2 inf 3 ftr",
        "units caucasus germany: 10 inf 5 arm",
        "owner caucasus germany",
        "units china japan: 1 inf",
        "owner china japan",
        "money ussr 6",
        turn="usa noncombat_move round 4",
        right=lambda s: count(s, "russia", "usa", "fighter") >= 3,
        edition="3rd",
    ),
]

FRONTS = [
    spot(
        "no big army into the Ukraine when the answer wipes it out",
        "units eastern_europe germany: 12 inf 3 arm",
        "units germany germany: 8 inf 1 aa 1 ic",
        "units ukraine_ssr ussr: 4 inf",
        "owner ukraine_ssr ussr",
        "units caucasus ussr: 26 inf 2 arm",
        "units russia ussr: 8 inf 2 ftr 1 aa 1 ic",
        turn="germany combat_move round 4",
        right=at_most("ukraine_ssr", 7),
    ),
    spot(
        "no big army into China when the answer wipes it out",
        "units manchuria japan: 10 inf 2 arm",
        "units kwangtung japan: 2 inf",
        "units china usa: 4 inf",
        "units sinkiang usa: 2 inf | ussr: 26 inf 2 arm 2 ftr",
        "units novosibirsk ussr: 2 inf",
        turn="japan combat_move round 5",
        right=at_most("china", 6),
        edition="3rd",
    ),
    spot(
        "no big army into Eastern Europe when the answer wipes it out",
        "units ukraine_ssr ussr: 12 inf 3 arm",
        "owner ukraine_ssr ussr",
        "units eastern_europe germany: 4 inf",
        "units germany germany: 22 inf 2 arm 1 aa 1 ic",
        "units southern_europe germany: 6 inf 2 ftr 1 ic",
        turn="ussr combat_move round 4",
        right=at_most("eastern_europe", 7),
    ),
]

GATHERING = [
    spot(
        "the last enemy is in Tokyo: the army of the east coast walks to the ships off the west coast",
        *(f"owner {land} uk" for land in ("germany", "western_europe", "southern_europe", "finland_norway")),
        *(f"owner {land} ussr" for land in ("eastern_europe", "ukraine_ssr", "manchuria")),
        *(f"owner {land} usa" for land in ("kwangtung", "french_indo_china", "philippines", "okinawa")),
        "units germany uk: 6 inf 1 ic",
        "units eastern_usa usa: 24 inf 1 aa 1 ic",
        "units western_usa usa: 2 inf 1 aa 1 ic",
        "units sz_west_usa usa: 10 trn 3 bb",
        "units japan japan: 9 inf 1 aa 1 ic",
        turn="usa noncombat_move round 15",
        right=lambda s: army(s, "western_usa", "usa") + sum(aboard(s, "usa").values()) >= 14,
    ),
    spot(
        "the army of Western Canada walks to the coast where ships come",
        "units western_canada uk: 12 inf",
        "units sz_east_canada uk: 5 trn 2 bb",
        turn="uk noncombat_move round 6",
        right=lambda s: army(s, "eastern_canada", "uk") >= 8,
        edition="3rd",
    ),
]


def nobody_sails_next_door(state: State) -> bool:
    """No infantry that was in the Western USA has come to a land beside it by ship."""
    near = (pile for land in ("mexico", "western_canada") for pile in state.at(land))
    return not any(pile.used >= FULL for pile in near)


FERRIES = [
    spot(
        "no ship carries infantry next door with a Japanese transport off Hawaii",
        "units western_usa usa: 10 inf 1 aa 1 ic",
        "units sz_west_usa usa: 2 trn 1 bb",
        "units sz_hawaii japan: 1 trn(inf,inf) 1 bb",
        "owner hawaiian_islands japan",
        turn="usa noncombat_move round 4",
        right=nobody_sails_next_door,
    ),
    spot(
        "no ship carries infantry next door with an enemy in Panama",
        "units western_usa usa: 10 inf 1 aa 1 ic",
        "units sz_west_usa usa: 2 trn 1 bb",
        "units panama japan: 1 inf",
        "owner panama japan",
        turn="usa noncombat_move round 4",
        right=nobody_sails_next_door,
        edition="3rd",
    ),
    spot(
        "no ship carries infantry next door with an enemy in Alaska",
        "units western_usa usa: 10 inf 1 aa 1 ic",
        "units sz_west_usa usa: 2 trn 1 bb",
        "units alaska japan: 1 inf",
        "owner alaska japan",
        "units sz_alaska japan: 2 trn 2 bb",
        turn="usa noncombat_move round 4",
        right=nobody_sails_next_door,
    ),
]


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("place", [*CAPITALS, *FRONTS, *GATHERING, *FERRIES])
def test_moves_sensibly(name: str, place: Spot) -> None:
    after, _ = phase_of(name, place.state())
    assert place.right(after)
