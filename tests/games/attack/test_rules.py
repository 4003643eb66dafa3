"""Tables of single rules: dice, hits, losses, reach, modifiers, target numbers, sets, terms of trade."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.games.attack.actions import Counter, Offer
from sandtable.games.attack.battle import count_dice, count_hits, losses
from sandtable.games.attack.diplomacy import target_number
from sandtable.games.attack.economy import in_sets, set_value
from sandtable.games.attack.frames import Sea
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.naval import bonus, struck
from sandtable.games.attack.pieces import Army
from sandtable.games.attack.reach import land_chain, land_targets, sea_chain
from sandtable.games.attack.trade import PROMISE, are_neighbours, fits, fitting
from sandtable.kernel.protocol import TABLE, Entry
from sandtable.kernel.protocol import Offer as Choice
from tests.games.attack.attack_play import at, do, entry_of

INF, T, A, P, BLANK = 1, 2, 3, 4, 6


@pytest.mark.parametrize(
    ("front", "dice"),
    [
        pytest.param(Army(1, 2), 5, id="§XIII.2 a die each, two for a tank"),
        pytest.param(Army(1, 1, 1, 1), 5, id="§XIII.2 one of each: five dice"),
        pytest.param(Army(plane=1), 2, id="§XIII.2 never fewer than two"),
        pytest.param(Army(tank=1), 2, id="§XIII.2 a lone tank: two"),
        pytest.param(Army(tank=6), 12, id="G28 more than eight dice"),
    ],
)
def test_count_dice(front: Army, dice: int) -> None:
    assert count_dice(front) == dice


@pytest.mark.parametrize(
    ("front", "dice", "hits"),
    [
        pytest.param(Army(1, 2), (INF, INF, P, P, BLANK), 1, id="§XIII.3 example 1"),
        pytest.param(Army(1, 1, 1, 1), (P, P, P, T, T), 2, id="§XIII.3 example 2"),
        pytest.param(Army(tank=1), (T, T), 1, id="hit_1 a tank hits once"),
        pytest.param(Army(plane=1), (P, P), 1, id="hit_2 a plane hits once"),
        pytest.param(Army(tank=3), (T, T, P, P, P, P), 2, id="hit_3 only own types count"),
        pytest.param(Army(2, 0, 1, 1), (INF, INF, A, 5), 4, id="hit_4 both plane faces are planes"),
    ],
)
def test_count_hits(front: Army, dice: tuple[int, ...], hits: int) -> None:
    assert count_hits(front, dice) == hits


@pytest.mark.parametrize(
    ("front", "hits", "lost"),
    [
        pytest.param(Army(2, 1, 1, 1), 1, Army(1), id="loss_1 infantry first"),
        pytest.param(Army(1, 2, 1, 1), 2, Army(1, 1), id="loss_2 then tanks"),
        pytest.param(Army(0, 1, 1, 1), 2, Army(0, 1, 1), id="loss_3 then artillery"),
        pytest.param(Army(0, 0, 1, 2), 2, Army(0, 0, 1, 1), id="loss_4 planes last"),
        pytest.param(Army(0, 1), 3, Army(0, 1), id="loss_5 no more than fight"),
    ],
)
def test_losses(front: Army, hits: int, lost: Army) -> None:
    assert losses(front, hits) == lost


EUROPE = ("players red green", "position empty", "units france red: 9 inf", "units germany red: 1 inf")


@pytest.mark.parametrize(
    ("kind", "target", "reaches"),
    [
        pytest.param("infantry", "italy", True, id="§X one region"),
        pytest.param("infantry", "poland", False, id="§X no further"),
        pytest.param("artillery", "poland", False, id="§X artillery too"),
        pytest.param("tank", "poland", True, id="§X a tank through an own region"),
        pytest.param("tank", "balkans", False, id="§X no tank through a foreign one"),
        pytest.param("plane", "balkans", True, id="§X a plane over anything"),
        pytest.param("plane", "ukraine", False, id="§X two regions at most"),
        pytest.param("plane", "great_britain", False, id="§X water is no region"),
        pytest.param("plane", "france", False, id="§X not to where it is"),
    ],
)
def test_land_targets(kind: str, target: str, reaches: bool) -> None:
    assert (target in land_targets(at(*EUROPE), "red", "france", kind)) == reaches


def test_chains_of_own_regions() -> None:
    state = at(
        *EUROPE, "units poland red: 1 inf", "units great_britain red: 1 inf", "units iceland red: 1 inf"
    )
    assert set(land_chain(state, "red", "france")) == {"germany", "poland"}
    assert set(sea_chain(state, "red", "france")) == {"germany", "poland", "great_britain", "iceland"}


@pytest.mark.parametrize(
    ("region", "zones", "number"),
    [
        pytest.param("italy", True, 8, id="§XVI a neighbour"),
        pytest.param("peru", True, 9, id="§XVI far away"),
        pytest.param("finland", False, 8, id="§XVI by sea route"),
        pytest.param("egypt", True, 8, id="G8 by zone"),
        pytest.param("egypt", False, 9, id="option diplomacy_zones off"),
    ],
)
def test_target_number(region: str, zones: bool, number: int) -> None:
    assert target_number(at(*EUROPE, diplomacy_zones=zones), "red", region) == number


def sea(ours: str, theirs: str, hits: tuple[int, ...] = ()) -> Sea:
    names = {"dd": "destroyer", "ss": "submarine", "bb": "battleship", "cv": "carrier"}
    lines = {side: tuple(names[s] for s in line.split()) for side, line in (("red", ours), ("green", theirs))}
    none = (0,) * len(lines["red"])
    return Sea("red", "green", "pair", lines=lines, hits={"red": hits or none, "green": none})


@pytest.mark.parametrize(
    ("ours", "theirs", "place", "gain"),
    [
        pytest.param("bb", "dd", 0, 2, id="§XV battleship against destroyer"),
        pytest.param("ss", "bb", 0, 2, id="§XV submarine against battleship"),
        pytest.param("dd", "ss", 0, 2, id="§XV destroyer against submarine"),
        pytest.param("cv", "bb", 0, 1, id="§XV carrier against anything"),
        pytest.param("cv", "cv", 0, 0, id="§XV but not against a carrier"),
        pytest.param("dd", "dd", 0, 0, id="§XV alike"),
        pytest.param("dd", "bb", 0, 0, id="§XV destroyer against battleship"),
        pytest.param("bb cv", "ss ss", 0, 1, id="§XV beside a carrier"),
        pytest.param("cv dd cv", "dd dd dd", 1, 2, id="§XV between two"),
        pytest.param("ss cv", "bb bb", 0, 3, id="§XV all together"),
        pytest.param("cv cv", "dd dd", 0, 2, id="§XV a carrier beside a carrier"),
    ],
)
def test_bonus(ours: str, theirs: str, place: int, gain: int) -> None:
    assert bonus(sea(ours, theirs), "red", "green", place) == gain


def test_g17_a_sunk_carrier_gives_nothing() -> None:
    assert bonus(sea("cv dd", "dd dd", (1, 0)), "red", "green", 1) == 0


@pytest.mark.parametrize(
    ("ours", "theirs", "hits", "place", "where"),
    [
        pytest.param("dd dd", "dd dd", (0, 0), 1, 0, id="§XV.3 the head"),
        pytest.param("dd dd", "dd dd", (1, 0), 1, 1, id="§XV.3 the first still there"),
        pytest.param("bb dd", "dd dd", (1, 0), 1, 0, id="§XV.3 a damaged battleship is still there"),
        pytest.param("bb dd", "dd dd", (2, 0), 1, 1, id="§XV.3 a sunk one is not"),
        pytest.param("ss cv", "ss cv", (0, 0), 1, 1, id="§XV.3 carrier against carrier"),
    ],
)
def test_struck(ours: str, theirs: str, hits: tuple[int, ...], place: int, where: int) -> None:
    assert struck(sea(ours, theirs, hits), "green", "red", place) == where


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        pytest.param("oil_10 minerals_10 factories_11 rail_transport_11", 16, id="§XVIII a set"),
        pytest.param("oil_10 minerals_10 factories_11 population_09", 0, id="§XVIII never population"),
        pytest.param("oil_01 oil_10 minerals_10 factories_11 rail_transport_11", 16, id="G16 highest cards"),
        pytest.param("", 0, id="§XVIII no cards"),
    ],
)
def test_set_value(cards: str, value: int) -> None:
    assert set_value(cards.split()) == value


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        pytest.param(
            "oil_01 oil_10 minerals_10 factories_11 rail_transport_11 population_09",
            "oil_10 minerals_10 factories_11 rail_transport_11",
            id="G16 the highest of each kind",
        ),
        pytest.param("oil_10 minerals_10 factories_11", "", id="§XVIII a kind is missing"),
        pytest.param(
            "oil_04 oil_04 minerals_01 minerals_02 factories_01 factories_02 rail_transport_01",
            "oil_04 minerals_01 factories_01 rail_transport_01",
            id="G16 as many sets as the rarest kind",
        ),
    ],
)
def test_in_sets(cards: str, found: str) -> None:
    assert sorted(in_sets(cards.split())) == sorted(found.split())


@pytest.mark.parametrize(
    ("cards", "want", "good"),
    [
        ("oil_01", {"oil": 1}, True),
        ("oil_01", {"any": 1}, True),
        ("oil_01", {"oil_01": 1}, True),
        ("oil_01", {"minerals": 1}, False),
        ("oil_01 oil_02", {"oil": 1}, False),
        ("oil_01 oil_02", {"oil": 1, "oil_02": 1}, True),
        ("oil_02 minerals_01", {"oil": 1, "oil_02": 1}, False),
        ("oil_02 minerals_01", {"any": 1, "oil_02": 1}, True),
        ("oil_04 oil_04", {"oil_04": 2}, True),
        ("", {}, True),
    ],
)
def test_what_fits_an_offer(cards: str, want: dict[str, int], good: bool) -> None:
    given = tuple(cards.split())
    assert fits(given, want) == good
    assert (fitting(given, want) == tuple(sorted(given))) == good


def test_g25_neighbours_by_land_or_also_by_sea() -> None:
    lines = ("players red green", "position empty", "units france red: 1 inf", "units egypt green: 1 inf")
    assert not are_neighbours(at(*lines), "red", "green")
    assert are_neighbours(at(*lines, trade_neighbours="all"), "red", "green")
    assert are_neighbours(at(*lines, "units italy green: 1 inf"), "red", "green")


BEGGARS = (
    "players red green",
    "position empty",
    "units cuba red: 1 inf",
    "units peru green: 1 inf",
    "turn red",
)


@pytest.mark.parametrize(("coast", "attack"), [("iberia", True), ("france", False)])
def test_a_landing_says_whether_it_is_an_attack(coast: str, attack: bool) -> None:
    own = ("units great_britain red: 3 inf 2 tank", "units france red: 1 inf")
    state = do(
        at("players red green", "position empty", *own, "units iberia green: 1 inf", "turn red"),
        "choose move",
        f"sail 1 tank great_britain > {coast}",
    )
    step = ATTACK.apply(state, entry_of(state, "done"))
    (landed,) = (event.facts for event in step.events if event.what == "landed")
    assert (landed["target"], landed["attack"]) == (coast, attack)


def test_a_promise_is_offered_without_any_cards() -> None:
    offers = [one for one in ATTACK.options(at(*BEGGARS), "red").offers if one.verb == "offer"]
    assert [(one.kind, one.targets) for one in offers] == [(PROMISE, ("green",))]
    state = do(at(*BEGGARS), "offer green nothing for nothing : peace")
    answers = [(one.verb, one.kind) for one in ATTACK.options(state, "green").offers]
    assert ("counter", PROMISE) in answers


def test_a_promise_from_the_menu_has_no_words_of_ours() -> None:
    state = at(*BEGGARS)
    (line,) = (one for one in ATTACK.options(state, "red").offers if one.verb == "offer")
    wish = ATTACK.make(state, "red", [(line, 0, "green")])
    assert wish == Offer("green", promise=True)
    step = ATTACK.apply(state, Entry("red", do=wish))
    (terms,) = (event.facts for event in step.events if event.what == "terms")
    assert (terms["promise"], terms["text"]) == (True, "")
    for seat in ("red", "green"):
        deal = ATTACK.view(step.state, seat).deal
        assert deal is not None
        assert (deal.promise, deal.text) == (True, "")
    assert ATTACK.make(step.state, "green", [(Choice("counter", kind=PROMISE), 0, "")]) == Counter(
        promise=True
    )


def test_whoever_answers_is_told_which_cards_serve() -> None:
    hands = ("hand red population_01", "hand green minerals_01 minerals_02 oil_03 oil_04")
    asked = do(at(*BEGGARS, *hands), "offer green population_01 for 1 oil 1 minerals_02 1 any")
    deal = ATTACK.view(asked, "green").deal
    assert deal is not None
    hand = asked.hand("green")
    assert deal.serve == {"oil": ("oil_03", "oil_04"), "minerals_02": ("minerals_02",), "any": hand}
    for other in ("red", None):
        theirs = ATTACK.view(asked, other).deal
        assert theirs is not None
        assert theirs.serve == {}


def test_a_counter_offer_is_told_apart_from_an_offer() -> None:
    state = do(at(*BEGGARS), "offer green nothing for nothing : peace")
    for seat, counters in (("green", False), ("red", True)):
        deal = ATTACK.view(state, seat).deal
        assert deal is not None
        assert deal.counter is counters
        state = do(state, "counter nothing for nothing : war") if seat == "green" else state


@pytest.mark.parametrize(
    ("end", "clock", "said"),
    [
        pytest.param("time", "", ["last_half_hour", "time_up"], id="an agreed time"),
        pytest.param("time", "last_half_hour", ["time_up"], id="half an hour before"),
        pytest.param("time", "time_up", [], id="nothing after the end"),
        pytest.param("elimination", "", [], id="no agreed time"),
    ],
)
def test_what_the_table_may_say(end: str, clock: str, said: list[str]) -> None:
    state = replace(at(*BEGGARS, end=end), clock=clock)
    *times, last = ATTACK.options(state, TABLE).offers
    assert [one.kind for one in times] == said
    assert (last.verb, last.targets) == ("concede", state.alive)


def test_talk_goes_on_as_long_as_one_likes() -> None:
    """The book sets no limit (ch. XX); offers that come to nothing cost no action either."""
    state = at("players red green", "position empty", "units france red: 1 inf", "units italy green: 1 inf")
    state = do(state, *("offer green nothing for nothing : peace", "decline") * 60)
    assert any(offer.verb == "offer" for offer in ATTACK.options(state, state.seat).offers)
    assert state.turn.used == ()
