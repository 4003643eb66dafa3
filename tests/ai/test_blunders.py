"""What to buy and where to place it: no army without ships, no fleet without guards, nothing without use."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandtable.games.axis.classic.state import State

from .tables import Spot, army, count, phase_of, spot

STRONG = ("stars4", "stars5")

WARSHIPS = ("battleship", "aircraft_carrier")


def of(state: State, *kinds: str) -> int:
    """How many of these kinds were bought."""
    return sum(state.bought.get(kind, 0) for kind in kinds)


def ships_rather_than_troops(ships: int, troops: int) -> Callable[[State], bool]:
    """At least so many transports, and no more troops than the factory at the front can make."""
    return lambda s: of(s, "transport") >= ships and of(s, "infantry", "armor") <= troops


ISLANDS = [
    spot(
        "Tokyo is full, a factory in Manchuria: transports",
        "units japan japan: 14 inf 12 arm 1 aa 1 ic",
        "units manchuria japan: 6 inf 1 ic",
        "units soviet_far_east ussr: 3 inf",
        "units yakut_ssr ussr: 3 inf",
        "units china usa: 2 inf",
        "money japan 30",
        turn="japan purchase round 5",
        right=ships_rather_than_troops(2, 3),
    ),
    spot(
        "Tokyo is full of armor, a factory in Indo-China: transports",
        "units japan japan: 6 inf 24 arm 1 aa 1 ic",
        "units french_indo_china japan: 5 inf 1 ic",
        "units india uk: 6 inf 1 ftr",
        "units china usa: 2 inf",
        "units germany germany: 14 inf 4 arm 1 aa 1 ic",
        "money japan 49",
        turn="japan purchase round 9",
        right=ships_rather_than_troops(3, 3),
        edition="3rd",
    ),
    spot(
        "Tokyo is full, a factory in Kwangtung: transports",
        "units japan japan: 22 inf 1 arm 1 aa 1 ic",
        "units kwangtung japan: 4 inf 1 arm 1 ic",
        "units china usa: 5 inf",
        "units russia ussr: 16 inf 4 arm 1 aa 1 ic",
        "money japan 27",
        turn="japan purchase round 4",
        right=ships_rather_than_troops(2, 3),
    ),
    spot(
        "London is full, a factory in India: transports",
        "units united_kingdom uk: 13 inf 12 arm 1 aa 1 ic",
        "units india uk: 5 inf 1 ic",
        "units french_indo_china japan: 6 inf",
        "units japan japan: 20 inf 5 arm 1 aa 1 ic",
        "units germany germany: 20 inf 8 arm 1 aa 1 ic",
        "money uk 30",
        turn="uk purchase round 6",
        right=ships_rather_than_troops(2, 3),
    ),
    spot(
        "London is full, a factory in Egypt: transports",
        "units united_kingdom uk: 20 inf 3 arm 1 aa 1 ic",
        "units anglo_egyptian_sudan uk: 4 inf 1 ic",
        "units libya germany: 3 inf 1 arm",
        "units germany germany: 20 inf 6 arm 1 aa 1 ic",
        "units japan japan: 12 inf 1 aa 1 ic",
        "money uk 25",
        turn="uk purchase round 6",
        right=ships_rather_than_troops(2, 2),
        edition="3rd",
    ),
    spot(
        "the Eastern USA are full, a factory in Sinkiang: transports",
        "units eastern_usa usa: 16 inf 8 arm 1 aa 1 ic",
        "units western_usa usa: 2 inf 1 aa 1 ic",
        "units sinkiang usa: 4 inf 1 ic",
        "units china japan: 4 inf",
        "owner china japan",
        "units germany germany: 20 inf 8 arm 1 aa 1 ic",
        "money usa 36",
        turn="usa purchase round 5",
        right=ships_rather_than_troops(2, 4),
    ),
    spot(
        "few troops in Tokyo, no ship: no more than Manchuria can make without ships for the rest",
        "units japan japan: 6 inf 1 aa 1 ic",
        "units manchuria japan: 4 inf 1 ic",
        "units soviet_far_east ussr: 2 inf",
        "units yakut_ssr ussr: 2 inf",
        "units germany germany: 18 inf 6 arm 1 aa 1 ic",
        "money japan 32",
        turn="japan purchase round 4",
        right=lambda s: of(s, "infantry", "armor") <= 4 or of(s, "transport") >= 1,
    ),
    spot(
        "ships for half of the army off Tokyo: more ships, not more armor",
        "units japan japan: 20 inf 6 arm 1 aa 1 ic",
        "units sz_japan japan: 3 trn 1 bb",
        "units manchuria japan: 4 inf 1 ic",
        "units soviet_far_east ussr: 4 inf",
        "units china usa: 3 inf",
        "units russia ussr: 18 inf 4 arm 1 aa 1 ic",
        "money japan 30",
        turn="japan purchase round 5",
        right=ships_rather_than_troops(1, 3),
        edition="3rd",
    ),
]


def begins_or_saves(least: int) -> Callable[[State], bool]:
    """A carrier or battleship, or at least so much kept for one; no ship without them."""
    return lambda s: of(s, *WARSHIPS) >= 1 or (s.ipc[s.seat] >= least and not of(s, "transport"))


FLEETS = [
    spot(
        "two fighters and a bomber in reach of London, too little money: a fleet is begun or saved for",
        "option no_new_complexes = true",
        "units united_kingdom uk: 12 inf 4 arm 2 ftr 1 aa 1 ic",
        "units western_europe germany: 6 inf 2 ftr",
        "units germany germany: 12 inf 2 arm 1 bmb 1 aa 1 ic",
        "money uk 30",
        turn="uk purchase round 4",
        right=begins_or_saves(24),
    ),
    spot(
        "four fighters and a bomber in reach of London: a fleet is begun, or the money kept for one",
        "units united_kingdom uk: 16 inf 6 arm 4 ftr 1 aa 1 ic",
        "units western_europe germany: 8 inf 4 ftr",
        "units germany germany: 16 inf 6 arm 1 bmb 1 aa 1 ic",
        "units japan japan: 16 inf 4 arm 1 aa 1 ic",
        "money uk 60",
        turn="uk purchase round 6",
        right=begins_or_saves(40),
    ),
    spot(
        "five fighters in reach of London, too little money: a carrier or the money kept",
        "option no_new_complexes = true",
        "units united_kingdom uk: 18 inf 8 arm 8 ftr 1 aa 1 ic",
        "units western_europe germany: 10 inf 5 ftr",
        "units germany germany: 16 inf 10 arm 2 bmb 1 aa 1 ic",
        "units japan japan: 16 inf 8 arm 4 ftr 1 aa 1 ic",
        "money uk 20",
        turn="uk purchase round 7",
        right=begins_or_saves(15),
        edition="3rd",
    ),
    spot(
        "fighters in Norway and a factory in India: London begins a fleet",
        "units united_kingdom uk: 20 inf 6 arm 3 ftr 1 aa 1 ic",
        "units india uk: 4 inf 1 ic",
        "units french_indo_china japan: 5 inf",
        "units finland_norway germany: 4 inf 2 ftr",
        "units germany germany: 16 inf 6 arm 1 aa 1 ic",
        "units japan japan: 16 inf 4 arm 1 aa 1 ic",
        "money uk 36",
        turn="uk purchase round 6",
        right=lambda s: of(s, *WARSHIPS) >= 1 and of(s, "infantry", "armor") <= 4,
    ),
    spot(
        "American fighters in Manchuria: Tokyo begins a fleet or saves for it",
        "option no_new_complexes = true",
        "units japan japan: 16 inf 4 arm 2 ftr 1 aa 1 ic",
        "units manchuria usa: 4 inf 3 ftr",
        "owner manchuria usa",
        "units germany germany: 16 inf 4 arm 1 aa 1 ic",
        "money japan 30",
        turn="japan purchase round 7",
        right=begins_or_saves(24),
        edition="3rd",
    ),
    spot(
        "eleven fighters idle in London: a carrier takes them to sea",
        "option no_new_complexes = true",
        "units united_kingdom uk: 12 inf 2 arm 11 ftr 1 aa 1 ic",
        "units western_europe germany: 12 inf 3 ftr",
        "units germany germany: 20 inf 10 arm 1 bmb 1 aa 1 ic",
        "units japan japan: 20 inf 6 arm 2 ftr 1 aa 1 ic",
        "money uk 28",
        turn="uk purchase round 8",
        right=begins_or_saves(20),
    ),
]

LONG_GAMES = [
    spot(
        "ten empty transports in the Black Sea, the last enemy in Tokyo: no eleventh",
        *(f"owner {land} ussr" for land in ("germany", "eastern_europe", "ukraine_ssr", "southern_europe")),
        *(f"owner {land} uk" for land in ("western_europe", "finland_norway", "algeria", "libya")),
        *(f"owner {land} ussr" for land in ("manchuria",)),
        *(f"owner {land} usa" for land in ("kwangtung", "french_indo_china", "philippines")),
        "units germany ussr: 6 inf 1 ic",
        "units russia ussr: 30 inf 10 arm 1 aa 1 ic",
        "units karelia_ssr ussr: 6 inf 1 ic",
        "units sz_black_sea ussr: 10 trn",
        "units japan japan: 9 inf 1 aa 1 ic",
        "money ussr 60",
        turn="ussr purchase round 20",
        right=lambda s: not of(s, "transport"),
    ),
    spot(
        "Moscow's only sea is the Caspian: no ship at all",
        *(f"owner {land} uk" for land in ("germany", "western_europe", "finland_norway", "southern_europe")),
        *(f"owner {land} uk" for land in ("eastern_europe", "ukraine_ssr", "karelia_ssr")),
        *(f"owner {land} usa" for land in ("manchuria", "kwangtung", "french_indo_china")),
        "units germany uk: 6 inf 1 ic",
        "units russia ussr: 30 inf 1 aa 1 ic",
        "units japan japan: 20 inf 1 aa 1 ic",
        "money ussr 40",
        turn="ussr purchase round 18",
        right=lambda s: not of(s, "transport", "submarine", *WARSHIPS),
        edition="3rd",
    ),
    spot(
        "twelve empty transports in the Baltic, the army walks: no more",
        *(f"owner {land} uk" for land in ("germany", "western_europe", "finland_norway", "southern_europe")),
        "owner eastern_europe ussr",
        "owner ukraine_ssr ussr",
        "owner manchuria ussr",
        "units germany uk: 24 inf 6 arm 1 ic",
        "units southern_europe uk: 8 inf 1 ic",
        "units united_kingdom uk: 8 inf 1 aa 1 ic",
        "units sz_baltic uk: 12 trn 2 bb",
        "units japan japan: 9 inf 1 aa 1 ic",
        "money uk 60",
        turn="uk purchase round 20",
        right=lambda s: not of(s, "transport"),
    ),
    spot(
        "enemy fleets off London, forty troops inside: no more troops",
        "units united_kingdom uk: 30 inf 10 arm 1 aa 1 ic",
        "units india uk: 5 inf 1 ic",
        "units french_indo_china japan: 4 inf",
        "units sz_united_kingdom germany: 4 sub 1 bb",
        "units western_europe germany: 10 inf 4 ftr",
        "units germany germany: 20 inf 6 arm 1 aa 1 ic",
        "units japan japan: 16 inf 4 arm 1 aa 1 ic",
        "money uk 40",
        turn="uk purchase round 8",
        right=lambda s: of(s, "infantry", "armor") <= 4,
    ),
    spot(
        "one infantry in Alaska and one on Hawaii are no front for a whole army: ships",
        "units eastern_usa usa: 14 inf 1 aa 1 ic",
        "units western_usa usa: 8 inf 1 aa 1 ic",
        "units sz_east_usa usa: 3 trn",
        "units hawaiian_islands japan: 1 inf",
        "owner hawaiian_islands japan",
        "units alaska japan: 1 inf",
        "owner alaska japan",
        "money usa 30",
        turn="usa purchase round 4",
        right=lambda s: of(s, "transport") >= 1,
    ),
]

PLACES = [
    spot(
        "ships off the east coast: new troops in the Eastern USA",
        "units eastern_usa usa: 3 inf 1 aa 1 ic",
        "units western_usa usa: 3 inf 1 aa 1 ic",
        "units sz_east_usa usa: 4 trn 1 bb",
        "bought 8 inf",
        turn="usa place round 4",
        right=lambda s: army(s, "eastern_usa", "usa") >= 10,
    ),
    spot(
        "ships off the west coast: new troops in the Western USA",
        "units eastern_usa usa: 3 inf 1 aa 1 ic",
        "units western_usa usa: 3 inf 1 aa 1 ic",
        "units sz_west_usa usa: 4 trn 1 bb",
        "bought 6 inf 1 arm",
        turn="usa place round 4",
        right=lambda s: army(s, "western_usa", "usa") >= 9,
        edition="3rd",
    ),
    spot(
        "troops wait on the east coast: new ships there",
        "units eastern_usa usa: 12 inf 2 arm 1 aa 1 ic",
        "units western_usa usa: 1 inf 1 aa 1 ic",
        "bought 3 trn",
        turn="usa place round 4",
        right=lambda s: count(s, "sz_east_usa", "usa", "transport") == 3,
    ),
]


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("place", [*ISLANDS, *FLEETS, *LONG_GAMES, *PLACES])
def test_buys_and_places_sensibly(name: str, place: Spot) -> None:
    after, _ = phase_of(name, place.state())
    assert place.right(after)
