"""Battles between random forces: everything offered passes, nothing stalls, nothing comes from nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from sandtable.games.axis.core.pieces import Cargo, Pile, merged
from sandtable.games.axis.core.position import noted, put
from sandtable.games.axis.global40.actions import (
    Bonus,
    Dive,
    Done,
    Fight,
    GlobalAction,
    Intercept,
    Kamikaze,
    Lose,
    Retreat,
    Rocket,
    Scramble,
    Target,
)
from sandtable.games.axis.global40.cases import arrange
from sandtable.games.axis.global40.data import Kind
from sandtable.games.axis.global40.fire import supported
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Event, Roll, Setup

MOST = 2000
SHIPS = ("battleship", "aircraft_carrier", "cruiser", "destroyer", "submarine", "transport")
ARMY = ("infantry", "artillery", "mechanized_infantry", "tank")
AIR = ("fighter", "tactical_bomber", "strategic_bomber")


NASTY: tuple[GlobalAction, ...] = (
    Lose({}),
    Lose({"": 1}),
    Lose({"no such thing": 1}),
    Lose({"infantry": 0}),
    Lose({"infantry": -1, "tank": 1000000}),
    Scramble({}, "", ""),
    Scramble({"fighter": 1}, "sz_110", "normandy_bordeaux"),
    Scramble({"fighter": -3}, "normandy_bordeaux", "sz_110"),
    Scramble({"nothing": 1}, "nowhere", "sz_110"),
    Intercept({}, "nowhere"),
    Intercept({"fighter": 0}, "western_germany"),
    Kamikaze("nowhere", "", 1),
    Kamikaze("sz_6", "usa:", -1),
    Kamikaze("sz_6", "usa:destroyer", 99),
    Target({}),
    Target({"nothing": {"x": 1}}),
    Target({"air_base": {"strategic_bomber": 0}}),
    Target({"air_base": {"fighter": 1}}),
    Dive(-1),
    Dive(99),
    Retreat("nowhere"),
    Retreat("sz_6"),
    Rocket("nowhere", "", ""),
    Fight("nowhere"),
    Fight("sz_110", {"battleship": -1}),
    Fight("normandy_bordeaux", {"": 7}),
    Bonus({}),
    Bonus({"nothing": 1}),
)


def arranged(*lines: str) -> State:
    state: State = GLOBAL40.start(Setup("global40", "2nd"))
    for line in ("position empty", *lines):
        state = arrange(state, line)
    return state


def some(rng: Random, nation: str, kinds: tuple[str, ...], most: int, came: str = "") -> Iterator[Pile]:
    """Random pieces of these kinds, some of the tough ones damaged."""
    tough = GLOBAL40.start(Setup("global40", "2nd")).rules.roster.hits
    for kind in kinds:
        for _ in range(rng.randrange(most + 1)):
            hurt = kind in tough and rng.random() < 0.3
            yield Pile(nation, kind, 1, came=came if kind not in AIR else "", damage=int(hurt))


def played(state: State, rng: Random) -> tuple[State, list[Event]]:
    """The position once combat is over, by random choices out of the menus; and what happened."""
    events: list[Event] = []
    for _ in range(MOST):
        awaited = GLOBAL40.pending(state)
        if isinstance(awaited, Roll):
            dice = tuple(rng.choices(range(1, 7), k=awaited.count))
            entry = Entry[GlobalAction](CHANCE, dice=dice)
        else:
            assert isinstance(awaited, Decide)
            if awaited.what == "noncombat_move" or state.stage == "stranded":
                return state, events
            seat = rng.choice(awaited.seats)
            assert all(GLOBAL40.check(state, Entry(seat, nasty)) for nasty in NASTY)
            menu = GLOBAL40.options(state, seat)
            assert menu.offers, awaited
            closes = awaited.what == "combat_move" and GLOBAL40.offered(menu, Done())
            do = Done() if closes else GLOBAL40.pick(state, menu, rng)
            entry = Entry(seat, do)
            refusal = GLOBAL40.check(state, entry)
            assert refusal is None, f"offered and refused: {entry}: {refusal}"
            assert GLOBAL40.offered(menu, do), entry
            assert GLOBAL40.parse(state, seat, GLOBAL40.write(do)) == do
        step = GLOBAL40.apply(state, entry)
        state = step.state
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        events += step.events
    raise AssertionError("the battle does not come to an end")


def count_pieces(state: State) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for piles in state.units.values():
        for p in piles:
            found[p.nation, p.kind] += p.count
            for c in p.cargo:
                found[c.nation, c.kind] += p.count
    return found


@pytest.mark.parametrize("seed", range(60))
def test_sea_battles(seed: int) -> None:
    """The British attack a zone of German and Italian ships, from two zones, with aircraft and a landing."""
    rng = Random(seed)
    lines = ["owner normandy_bordeaux germany", "units normandy_bordeaux germany: 2 inf 3 ftr 1 tac"]
    if rng.random() < 0.5:
        lines.append("facility normandy_bordeaux air_base")
    state = arranged(*lines, "turn uk combat_move")
    theirs = (*some(rng, "germany", SHIPS, 2), *some(rng, "italy", SHIPS, 1))
    decks = sum(2 for p in theirs if p.kind == "aircraft_carrier" and not p.damage)
    flying = tuple(Pile("germany", rng.choice(AIR[:2])) for _ in range(rng.randrange(decks + 1)))
    mine = (*some(rng, "uk", SHIPS, 2, "sz_109"), *some(rng, "uk", SHIPS, 1, "sz_104"))
    guests = tuple(Pile("france", "fighter") for p in mine if p.kind == "aircraft_carrier" and not p.damage)
    cargo = (Cargo("uk", "infantry", "normandy_bordeaux"), Cargo("uk", "tank", "normandy_bordeaux"))
    troops = (Pile("uk", "transport", 1, came="sz_109", task="spent", cargo=cargo),)
    planes = tuple(some(rng, "uk", AIR, 2))
    for p in merged((*theirs, *flying, *mine, *guests, *planes, *(troops if rng.random() < 0.5 else ()))):
        state = put(state, "sz_110", p)
    if rng.random() < 0.7:
        state = noted(state, attacked=("sz_110",))
    before = count_pieces(state)
    if GLOBAL40.check(state, Entry("uk", Done())) is not None:
        pytest.skip("a landing without an escort")
    after, events = played(state, rng)
    assert count_pieces(after) <= before
    if count_pieces(after) != before:
        assert {event.what for event in events} & {"lost", "drowned"}


@pytest.mark.parametrize("seed", range(40))
def test_land_battles(seed: int) -> None:
    """Troops over land and from ships, aircraft and bombarding ships against defenders of two nations."""
    rng = Random(seed)
    state = arranged("owner normandy_bordeaux germany", "owner holland_belgium uk", "turn uk combat_move")
    kinds = (*ARMY, "aa_gun", *AIR)
    theirs = (*some(rng, "germany", kinds, 2), *some(rng, "italy", kinds, 1))
    overland = some(rng, "uk", ARMY, 2, "holland_belgium")
    cargo = (Cargo("uk", "infantry", "normandy_bordeaux"), Cargo("uk", "artillery", "normandy_bordeaux"))
    for p in merged((*theirs, *overland, *some(rng, "uk", AIR, 2))):
        state = put(state, "normandy_bordeaux", p)
    if rng.random() < 0.6:
        state = put(state, "sz_110", Pile("uk", "transport", 1, task="spent", cargo=cargo))
        for p in merged(some(rng, "uk", ("battleship", "cruiser"), 2)):
            state = put(state, "sz_110", p)
    before = count_pieces(state)
    after, _ = played(state, rng)
    assert count_pieces(after) <= before
    owner = after.owner["normandy_bordeaux"]
    assert owner in ("germany", "france")
    assert (owner == "france") == any(
        p.nation == "uk" and p.kind in ARMY for p in after.at("normandy_bordeaux")
    )


@pytest.mark.parametrize("seed", range(30))
def test_raids(seed: int) -> None:
    """Bombers and escorts against facilities, with fighters that may rise."""
    rng = Random(seed)
    lines = [f"facility western_germany {kind}" for kind in ("major_factory", "air_base", "naval_base")]
    tech = rng.choice(["tech uk heavy_bombers", "tech germany radar", "tech uk jet_fighters"])
    rise = "units western_germany germany: 2 ftr 1 tac | italy: 1 ftr"
    state = arranged(tech, rise, *rng.sample(lines, 1 + rng.randrange(3)), "turn uk combat_move")
    built = {p.kind for p in state.at("western_germany")}
    kinds = ("strategic_bomber", "tactical_bomber") if built & {"air_base", "naval_base"} else AIR[2:]
    for kind in kinds:
        state = put(state, "western_germany", Pile("uk", kind, 1 + rng.randrange(3), 2, task="raid"))
    state = put(state, "western_germany", Pile("uk", "fighter", 2, 2, task="escort"))
    after, _ = played(state, rng)
    most = {kind: row.most_damage for kind, row in state.rules.facilities.items()}
    assert all(p.damage <= most[p.kind] for p in after.at("western_germany") if p.kind in most)
    assert count_pieces(after) <= count_pieces(state)


@pytest.mark.parametrize("seed", range(30))
def test_kamikaze(seed: int) -> None:
    """Americans off Japan, and markers spent at random."""
    rng = Random(seed)
    state = arranged("war japan usa", "units japan japan: 2 inf 2 ftr", "facility japan air_base")
    state = arrange(state, "turn usa combat_move")
    for p in merged((*some(rng, "usa", SHIPS, 2, "sz_16"), *some(rng, "japan", SHIPS[2:5], 1))):
        state = put(state, "sz_6", p)
    after, _ = played(state, rng)
    assert 0 <= after.kamikaze <= state.kamikaze


@pytest.mark.parametrize("seed", range(60))
def test_as_many_are_supported_as_can_be(seed: int) -> None:
    """Combined arms by trying every way to pair them."""
    rng = Random(seed)
    tech = rng.choice([(), ("advanced_artillery",), ("improved_mechanized_infantry",)])
    state: State = GLOBAL40.start(Setup("global40", "2nd"))
    kinds = arrange(state, f"tech uk {' '.join(tech)}").kinds("uk") if tech else state.kinds("uk")
    piles = tuple(Pile("uk", kind, count) for kind in (*ARMY, *AIR) if (count := rng.randrange(4)))
    helpers = [p.kind for p in piles for _ in range(p.count * kinds[p.kind].lifts)]
    wanting = [p.kind for p in piles if kinds[p.kind].supported for _ in range(p.count)]
    assert sum(supported(piles, kinds).values()) == _paired(wanting, helpers, kinds)


def _paired(wanting: list[str], helpers: list[str], kinds: dict[str, Kind]) -> int:
    """The size of a largest pairing, by augmenting ways."""
    partner: dict[int, int] = {}

    def place(one: int, seen: set[int]) -> bool:
        for at, helper in enumerate(helpers):
            if at in seen or helper not in kinds[wanting[one]].supported_by:
                continue
            seen.add(at)
            if at not in partner or place(partner[at], seen):
                partner[at] = one
                return True
        return False

    return sum(place(one, set()) for one in range(len(wanting)))
