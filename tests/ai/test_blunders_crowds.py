"""Long games: crowds walk to a harbour that leads on, ships come for them, money becomes ships for them."""

from __future__ import annotations

import pytest

from .tables import Spot, aboard, army, count, everywhere, phase_of, spot

STRONG = ("stars4", "stars5")
EUROPE = ("germany", "western_europe", "southern_europe", "eastern_europe", "ukraine_ssr", "finland_norway")
AFRICA = ("algeria", "libya")
ASIA = ("manchuria", "kwangtung", "french_indo_china")
TOKYO_ALONE = (
    *(f"owner {land} uk" for land in (*EUROPE, *AFRICA)),
    *(f"owner {land} ussr" for land in ASIA),
    "units germany uk: 1 inf 1 ic",
    "units manchuria ussr: 1 inf 1 ic",
    "units japan japan: 20 inf 2 ftr 1 aa 1 ic",
)
"""Europe, Africa and all Asia are the Allies'; what is left to take are islands."""

MARCHES = [
    spot(
        "the last enemy is an island in the east: the army in Eastern Europe marches, not waits",
        *TOKYO_ALONE,
        "units eastern_europe ussr: 30 inf",
        "money ussr 0",
        turn="ussr noncombat_move round 16",
        right=lambda s: army(s, "eastern_europe", "ussr") <= 3,
    ),
    spot(
        "no sea beside Novosibirsk: the army there marches on",
        *TOKYO_ALONE,
        "units novosibirsk ussr: 15 inf",
        "money ussr 0",
        turn="ussr noncombat_move round 17",
        right=lambda s: army(s, "novosibirsk", "ussr") <= 2,
        edition="3rd",
    ),
    spot(
        "the British armor in Southern Europe goes the same way",
        *TOKYO_ALONE,
        "units southern_europe uk: 12 inf 8 arm",
        "money uk 0",
        turn="uk noncombat_move round 15",
        right=lambda s: army(s, "southern_europe", "uk") <= 3,
    ),
]

VOYAGES = [
    spot(
        "armor in Western Europe on its way to Asia on foot: no voyage to America",
        *TOKYO_ALONE,
        "owner kazakh_ssr japan",
        "units kazakh_ssr japan: 1 inf 1 arm",
        "units japan japan: 1 arm 1 aa 1 ic",
        "units russia ussr: 12 inf 1 aa 1 ic",
        "units karelia_ssr ussr: 1 aa 1 ic",
        "units united_kingdom uk: 1 aa 1 ic",
        "units western_europe uk: 23 arm",
        "units sz_baltic uk: 7 trn 1 bb",
        "money uk 0",
        turn="uk noncombat_move round 18",
        right=lambda s: not count(s, "sz_east_canada", "uk", "transport"),
    ),
    spot(
        "six empty transports in the Black Sea, the crowd stands in Alaska: they set out",
        *TOKYO_ALONE,
        "units sz_black_sea usa: 6 trn",
        "units alaska usa: 20 inf",
        "units eastern_usa usa: 1 aa 1 ic",
        "money usa 0",
        turn="usa noncombat_move round 15",
        right=lambda s: count(s, "sz_black_sea", "usa", "transport") <= 1,
    ),
    spot(
        "eight transports in the Baltic shield a battleship, an army waits in Canada: they come",
        "owner karelia_ssr ussr",
        "units karelia_ssr ussr: 30 inf 6 arm 1 ic",
        "units eastern_europe germany: 20 inf 1 bmb",
        "units western_europe germany: 8 inf 1 ftr",
        "units germany germany: 30 inf 1 aa 1 ic",
        "units sz_baltic usa: 8 trn | uk: 1 bb 1 sub",
        "units eastern_canada usa: 21 inf 5 arm",
        "money usa 0",
        turn="usa noncombat_move round 11",
        right=lambda s: count(s, "sz_baltic", "usa", "transport") <= 2,
    ),
    spot(
        "armor in London, ships beside it, the enemy far away: it goes aboard",
        *TOKYO_ALONE,
        "units united_kingdom uk: 12 arm 1 aa 1 ic",
        "units sz_united_kingdom uk: 5 trn",
        "money uk 0",
        turn="uk noncombat_move round 15",
        right=lambda s: sum(aboard(s, "uk").values()) + 12 - everywhere(s, "uk", "armor") >= 3,
    ),
    spot(
        "loaded transports before Panama, planes on Hawaii: the empty ones sail with them as a shield",
        *TOKYO_ALONE,
        "owner hawaiian_islands japan",
        "units hawaiian_islands japan: 4 ftr",
        "units sz_mexico japan: 1 cv",
        "units japan japan: 5 inf 6 arm 5 ftr 1 aa 1 ic",
        "units sz_caribbean usa: 4 trn(inf,inf) 9 trn",
        "money usa 0",
        turn="usa noncombat_move round 23",
        right=lambda s: not count(s, "sz_caribbean", "usa", "transport"),
    ),
]

PURCHASES = [
    spot(
        "a fleet with troops lies before Panama, planes are on Hawaii: money becomes a warship for it",
        *TOKYO_ALONE,
        "owner hawaiian_islands japan",
        "units hawaiian_islands japan: 8 ftr",
        "units japan japan: 5 inf 6 arm 5 ftr 1 aa 1 ic",
        "units sz_caribbean usa: 7 trn(inf,inf) 2 trn(arm) 5 trn",
        "units eastern_usa usa: 1 inf 1 aa 1 ic",
        "units western_usa usa: 1 inf 1 aa 1 ic",
        "units alaska usa: 5 arm",
        "units manchuria ussr: 8 inf 1 ic | usa: 8 inf",
        "money usa 86",
        turn="usa purchase round 23",
        right=lambda s: (
            sum(s.bought.get(kind, 0) for kind in ("battleship", "aircraft_carrier", "submarine")) >= 1
        ),
    ),
    spot(
        "money for twenty ships, a crowd in Alaska: more than a few",
        *TOKYO_ALONE,
        "units alaska usa: 20 inf 6 arm",
        "units western_usa usa: 1 inf 1 ic",
        "units sz_baltic usa: 9 trn",
        "money usa 200",
        turn="usa purchase round 18",
        right=lambda s: s.bought.get("transport", 0) >= 6,
    ),
    spot(
        "ten in London behind an enemy fleet: no more of them",
        "units united_kingdom uk: 10 inf 10 ftr 1 aa 1 ic",
        "units sz_united_kingdom germany: 4 sub 1 bb",
        "money uk 40",
        turn="uk purchase round 7",
        right=lambda s: s.bought.get("infantry", 0) + s.bought.get("armor", 0) <= 1,
    ),
    spot(
        "a British crowd opposite the last island, ships are made in London alone: a complex there",
        *TOKYO_ALONE,
        "owner kwangtung uk",
        "units kwangtung uk: 20 inf",
        "money uk 60",
        turn="uk purchase round 16",
        right=lambda s: s.bought.get("industrial_complex", 0) == 1,
    ),
    spot(
        "a Soviet crowd in Manchuria, complexes in Moscow and Leningrad: one in the east",
        *TOKYO_ALONE,
        "units manchuria ussr: 24 inf",
        "units karelia_ssr ussr: 1 inf 1 ic",
        "money ussr 50",
        turn="ussr purchase round 16",
        right=lambda s: s.bought.get("industrial_complex", 0) == 1,
    ),
    spot(
        "crowds in Alaska and Western Canada, ships enough in the Atlantic: more for the Pacific",
        *TOKYO_ALONE,
        "units alaska usa: 22 inf",
        "units western_canada usa: 20 inf",
        "units eastern_usa usa: 1 inf 1 aa 1 ic",
        "units western_usa usa: 1 inf 1 ic",
        "units sz_east_canada usa: 6 trn",
        "units sz_japan japan: 1 bb 1 cv 2 ftr",
        "money usa 80",
        turn="usa purchase round 18",
        right=lambda s: s.bought.get("transport", 0) >= 4,
    ),
    spot(
        "the continent is won, the Soviet army stands in Eastern Europe: the complex in the east is begun",
        *TOKYO_ALONE,
        "units eastern_europe ussr: 30 inf",
        "units manchuria ussr: 2 inf",
        "units karelia_ssr ussr: 1 inf 1 ic",
        "money ussr 50",
        turn="ussr purchase round 16",
        right=lambda s: s.bought.get("industrial_complex", 0) == 1,
    ),
    spot(
        "a British crowd in Soviet Manchuria, where nothing can be built: ships from London",
        *TOKYO_ALONE,
        "units manchuria uk: 24 inf",
        "money uk 120",
        turn="uk purchase round 16",
        right=lambda s: 2 <= s.bought.get("transport", 0) <= 4,
    ),
    spot(
        "the crowd is in Alaska, the ships are in the Atlantic: ships for the Pacific",
        *TOKYO_ALONE,
        "units alaska usa: 14 inf 6 arm",
        "units western_usa usa: 11 inf 1 ic",
        "units eastern_usa usa: 1 inf 1 aa 1 ic",
        "units sz_east_canada usa: 7 trn",
        "units japan japan: 12 inf 2 ftr 1 aa 1 ic",
        "money usa 37",
        turn="usa purchase round 17",
        right=lambda s: s.bought.get("transport", 0) >= 2,
    ),
    spot(
        "eight transports without work at London, the army is in the east: they will not go there empty",
        *TOKYO_ALONE,
        "units united_kingdom uk: 1 inf 1 aa 1 ic",
        "units sz_united_kingdom uk: 8 trn 1 bb",
        "units manchuria uk: 24 inf",
        "money uk 60",
        turn="uk purchase round 20",
        right=lambda s: s.bought.get("infantry", 0) + s.bought.get("armor", 0) >= 10,
    ),
]

PLACES = [
    spot(
        "transports for the army in Manchuria are launched off India, not where two wait in Karelia",
        *TOKYO_ALONE,
        "units french_indo_china ussr: 1 inf",
        "units india ussr: 1 inf | uk: 1 ic",
        "units karelia_ssr uk: 2 inf | ussr: 1 ic",
        "units manchuria uk: 40 inf",
        "bought 3 trn",
        turn="uk place round 20",
        right=lambda s: count(s, "sz_indian_ocean", "uk", "transport") == 3,
    ),
    spot(
        "two transports and a battleship stay together, where they lead to the enemy",
        *TOKYO_ALONE,
        "owner kwangtung ussr",
        "units karelia_ssr ussr: 1 inf 1 ic",
        "units kwangtung ussr: 20 inf 1 ic",
        "bought 2 trn 1 bb",
        turn="ussr place round 18",
        right=lambda s: (
            count(s, "sz_kwangtung", "ussr", "transport") + count(s, "sz_japan", "ussr", "transport") == 2
        ),
    ),
    spot(
        "a complex for a crowd without ships stands on the coast opposite the enemy",
        *TOKYO_ALONE,
        "units soviet_far_east ussr: 20 inf",
        "units manchuria ussr: 10 inf",
        "units karelia_ssr ussr: 1 inf 1 ic",
        "bought 1 ic",
        turn="ussr place round 16",
        right=lambda s: (
            count(s, "manchuria", "ussr", "industrial_complex")
            + count(s, "kwangtung", "ussr", "industrial_complex")
            + count(s, "soviet_far_east", "ussr", "industrial_complex")
            == 1
        ),
    ),
    spot(
        "no ships for the Caspian Sea",
        *TOKYO_ALONE,
        "units russia ussr: 20 inf 1 aa 1 ic",
        "units karelia_ssr ussr: 1 ic",
        "bought 3 trn",
        turn="ussr place round 10",
        right=lambda s: not count(s, "sz_caspian", "ussr", "transport"),
    ),
]


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("place", [*MARCHES, *VOYAGES, *PURCHASES, *PLACES])
def test_crowds_are_of_use(name: str, place: Spot) -> None:
    after, _ = phase_of(name, place.state())
    assert place.right(after)
