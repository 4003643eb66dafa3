"""Long games: ships come back, convoys dare what one ship does not, money is of use behind the sea."""

from __future__ import annotations

import pytest

from .tables import Spot, aboard, army, count, phase_of, spot
from .test_blunders_crowds import STRONG, TOKYO_ALONE

RETURNS = [
    spot(
        "five empty transports flee from fighters: home to those who wait, not on to the south",
        "owner algeria germany",
        "units algeria germany: 2 inf 4 ftr",
        "units eastern_usa usa: 3 inf 1 aa 1 ic",
        "units sz_west_africa usa: 5 trn",
        "money usa 0",
        turn="usa noncombat_move round 4",
        right=lambda s: count(s, "sz_east_usa", "usa", "transport") >= 4,
    ),
    spot(
        "each armor needs a ship of its own: all eight come for the eight in Tokyo",
        "units japan japan: 2 inf 8 arm 1 aa 1 ic",
        "units sz_mexico japan: 8 trn",
        "money japan 0",
        turn="japan noncombat_move round 9",
        right=lambda s: count(s, "sz_mexico", "japan", "transport") <= 1,
    ),
    spot(
        "who has just landed at the front stays there, the ships go back for the crowd at home",
        "owner karelia_ssr germany",
        "units karelia_ssr germany: 3 inf 1 ic",
        "owner finland_norway usa",
        "units finland_norway usa: 12 inf",
        "units eastern_usa usa: 14 inf 4 arm 1 aa 1 ic",
        "units sz_united_kingdom usa: 6 trn",
        "money usa 0",
        turn="usa noncombat_move round 9",
        right=lambda s: count(s, "sz_east_usa", "usa", "transport") >= 5,
    ),
    spot(
        "a small fleet on the way does not stop nine ships: they come home together for the crowd",
        "units japan japan: 3 inf 14 arm 1 aa 1 ic",
        "units sz_west_usa japan: 9 trn",
        "units sz_new_guinea usa: 1 bb 1 cv 1 ftr",
        "money japan 0",
        turn="japan noncombat_move round 12",
        right=lambda s: count(s, "sz_west_usa", "japan", "transport") <= 2,
    ),
    spot(
        "the enemy is left in the far east: twelve in Karelia walk there, and no ship comes for them",
        *TOKYO_ALONE,
        "units karelia_ssr usa: 12 inf",
        "units sz_united_kingdom usa: 2 trn",
        "money usa 0",
        turn="usa noncombat_move round 18",
        right=lambda s: (
            army(s, "karelia_ssr", "usa") <= 2
            and not count(s, "sz_baltic", "usa", "transport") + count(s, "sz_karelia", "usa", "transport")
        ),
    ),
    spot(
        "six ships lie off New York: the troops there wait for them and do not walk to Canada",
        "owner karelia_ssr germany",
        "units karelia_ssr germany: 3 inf 1 ic",
        "owner finland_norway usa",
        "units finland_norway usa: 12 inf",
        "units eastern_usa usa: 12 inf 2 arm 1 aa 1 ic",
        "units sz_united_kingdom usa: 6 trn",
        "money usa 0",
        turn="usa noncombat_move round 9",
        right=lambda s: army(s, "eastern_usa", "usa") >= 12,
    ),
]

VOYAGES = [
    spot(
        "troops at sea sail on to the enemy, they are not put ashore where they came from",
        *TOKYO_ALONE,
        "units sz_caribbean uk: 4 trn(inf,inf)",
        "units western_canada uk: 8 inf",
        "money uk 0",
        turn="uk noncombat_move round 21",
        right=lambda s: sum(aboard(s, "uk").values()) >= 8 and not aboard(s, "uk").get("sz_east_canada"),
    ),
    spot(
        "eight ships with troops dare together what none dares alone",
        *TOKYO_ALONE,
        "units japan japan: 12 inf 2 ftr 1 aa 1 ic",
        "units sz_hawaii usa: 8 trn(inf,inf)",
        "money usa 0",
        turn="usa noncombat_move round 21",
        right=lambda s: aboard(s, "usa").get("sz_japan", 0) >= 14,
    ),
]

PURCHASES = [
    spot(
        "money for a fleet that nobody dares to launch becomes planes",
        *TOKYO_ALONE,
        "units yakut_ssr uk: 20 arm",
        "units karelia_ssr uk: 30 ftr",
        "units sz_japan japan: 2 bb 1 cv",
        "money uk 150",
        turn="uk purchase round 21",
        right=lambda s: s.bought.get("fighter", 0) >= 5,
    ),
    spot(
        "recruits for Tokyo stay recruits, and the rest is for planes",
        "units japan japan: 2 inf 4 arm 1 ftr 1 aa 1 ic",
        "owner india japan",
        "units india japan: 3 inf 1 ic",
        "units sz_hawaii usa: 6 trn 2 bb 1 cv 2 ftr",
        "units hawaiian_islands usa: 12 inf",
        "money japan 41",
        turn="japan purchase round 6",
        right=lambda s: s.bought.get("armor", 0) <= 3,
    ),
    spot(
        "nothing for a factory in India that falls anyway",
        "units united_kingdom uk: 7 inf 2 arm 1 aa 1 ic",
        "units india uk: 1 ic",
        "owner french_indo_china japan",
        "units french_indo_china japan: 12 inf 3 arm",
        "units sz_united_kingdom germany: 4 sub 1 bb",
        "money uk 26",
        turn="uk purchase round 3",
        right=lambda s: s.bought.get("infantry", 0) + s.bought.get("armor", 0) <= 1,
    ),
    spot(
        "nine transports in Asia are no use to the crowd at home: new ones",
        "units eastern_usa usa: 14 inf 1 aa 1 ic",
        "units sz_india usa: 9 trn",
        "units united_kingdom uk: 12 inf 4 ftr 1 aa 1 ic",
        "money usa 40",
        turn="usa purchase round 9",
        right=lambda s: s.bought.get("transport", 0) >= 2,
    ),
]


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("place", [*RETURNS, *VOYAGES, *PURCHASES])
def test_ships_and_money_are_of_use(name: str, place: Spot) -> None:
    after, _ = phase_of(name, place.state())
    assert place.right(after)
