"""Long games nearly won: whoever is far ahead dares more, buys ships, and waits where ships are made."""

from __future__ import annotations

import pytest

from .tables import Spot, aboard, army, count, phase_of, spot
from .test_blunders_crowds import STRONG, TOKYO_ALONE

BESIEGED = (
    *TOKYO_ALONE,
    "units japan japan: 20 inf 4 arm 2 ftr 1 aa 1 ic",
    "units russia ussr: 10 inf 1 aa 1 ic",
    "units western_europe uk: 10 inf 4 arm",
    "units india uk: 10 inf 2 ftr",
)
"""The continent is won; two fighters over Tokyo are all that could sink a ship."""

VOYAGES = [
    spot(
        "loaded transports off Alaska, four fighters in Tokyo: they sail on to the army at the last island",
        *BESIEGED,
        "units japan japan: 20 inf 4 arm 4 ftr 1 aa 1 ic",
        "units manchuria ussr: 30 inf | usa: 20 inf 9 arm 8 ftr | uk: 30 inf 8 ftr",
        "units sz_alaska usa: 3 trn(inf,inf)",
        "money usa 0",
        turn="usa noncombat_move round 23",
        right=lambda s: not aboard(s, "usa").get("sz_alaska"),
    ),
    spot(
        "ten recruits are bought for Washington: the empty ships come home for them",
        "owner karelia_ssr germany",
        "units karelia_ssr germany: 20 inf 4 arm 1 ic",
        "units finland_norway usa: 6 inf",
        "owner finland_norway usa",
        "units sz_united_kingdom usa: 5 trn",
        "units united_kingdom uk: 12 inf 4 ftr 1 aa 1 ic",
        "units eastern_usa usa: 1 inf 1 aa 1 ic",
        "units western_usa usa: 1 inf",
        "bought 10 inf",
        "money usa 0",
        turn="usa noncombat_move round 6",
        right=lambda s: count(s, "sz_east_usa", "usa", "transport") >= 4,
    ),
]

MARCHES = [
    spot(
        "the last enemy is an island: recruits wait where ships are made, they do not walk to Alaska",
        *BESIEGED,
        "units manchuria ussr: 30 inf | uk: 30 inf 8 ftr",
        "units western_usa usa: 9 inf 3 arm 1 ic",
        "units western_canada usa: 6 inf",
        "units eastern_usa usa: 1 inf 1 aa 1 ic",
        "money usa 0",
        turn="usa noncombat_move round 18",
        right=lambda s: not army(s, "alaska", "usa"),
    ),
]

PURCHASES = [
    spot(
        "a hundred wait on both shores of the Pacific, ten ships among them: more ships",
        *BESIEGED,
        "owner manchuria usa",
        "owner kwangtung usa",
        "units manchuria ussr: 30 inf | usa: 38 inf 5 arm 3 ftr 1 bmb 1 ic",
        "units kwangtung usa: 1 ic",
        "units alaska usa: 11 inf 8 arm",
        "units western_usa usa: 15 inf 1 ic",
        "units eastern_usa usa: 1 inf 1 aa 1 ic",
        "units sz_hawaii usa: 2 trn(inf,inf)",
        "units sz_philippines usa: 7 trn(inf,inf)",
        "units sz_kwangtung usa: 1 cv",
        "money usa 44",
        turn="usa purchase round 18",
        right=lambda s: s.bought.get("transport", 0) >= 3,
    ),
    spot(
        "forty of ours stand before the last island with ships beside them: planes, and no more troops",
        *BESIEGED,
        "owner manchuria usa",
        "units manchuria ussr: 30 inf | usa: 26 inf 9 arm 8 ftr 1 ic",
        "units eastern_usa usa: 3 inf 1 aa 1 ic",
        "units western_usa usa: 5 inf 1 ic",
        "units sz_alaska usa: 6 trn(inf,inf)",
        "units sz_soviet_far_east usa: 9 trn(inf,inf)",
        "money usa 56",
        turn="usa purchase round 24",
        right=lambda s: s.bought.get("infantry", 0) + s.bought.get("armor", 0) <= 2,
    ),
    spot(
        "eight wait in London, the only transport near carries others, bombers in reach: no more of them",
        "option no_new_complexes = true",
        "units united_kingdom uk: 7 inf 1 arm 3 ftr 1 bmb 1 aa 1 ic",
        "units western_europe germany: 6 inf 5 ftr 1 bmb",
        "units sz_gulf_of_mexico uk: 1 trn(inf,inf)",
        "money uk 33",
        turn="uk purchase round 2",
        right=lambda s: s.bought.get("infantry", 0) + s.bought.get("armor", 0) == 0,
    ),
    spot(
        "all ships are on the long way to the Pacific: no army for London meanwhile",
        *BESIEGED,
        "units manchuria ussr: 30 inf | uk: 20 inf 8 ftr",
        "owner yakut_ssr japan",
        "units yakut_ssr japan: 1 inf",
        "units united_kingdom uk: 3 inf 3 arm 1 aa 1 ic",
        "units sz_east_usa uk: 10 trn(inf,inf)",
        "money uk 54",
        turn="uk purchase round 19",
        right=lambda s: s.bought.get("infantry", 0) + s.bought.get("armor", 0) <= 6,
    ),
]

PLACES = [
    spot(
        "no ship is near London, the front is in Asia: recruits are placed where they can march there",
        *TOKYO_ALONE,
        "units russia ussr: 10 inf 1 aa 1 ic",
        "units japan japan: 20 inf 1 aa 1 ic",
        "owner india japan",
        "units india japan: 3 inf",
        "units united_kingdom uk: 5 inf 5 arm 1 aa 1 ic",
        "units eastern_europe uk: 1 ic",
        "bought 8 inf",
        turn="uk place round 17",
        right=lambda s: army(s, "united_kingdom", "uk") <= 11,
    ),
]


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("place", [*VOYAGES, *MARCHES, *PURCHASES, *PLACES])
def test_a_war_nearly_won_is_ended(name: str, place: Spot) -> None:
    after, _ = phase_of(name, place.state())
    assert place.right(after)
