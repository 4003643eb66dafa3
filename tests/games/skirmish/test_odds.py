"""Odds of the skirmish against its rules: every face of every die, the cheapest lost first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec
import pytest
from msgspec.structs import replace

from sandtable.games.axis.core import melee
from sandtable.games.axis.core.actions import Fight, Lose
from sandtable.games.axis.core.engaged import attackers, defenders
from sandtable.games.axis.core.theatre import survey
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Roll, Setup
from sandtable.odds.axis.advice.muster import Muster
from sandtable.odds.axis.advice.threats import threats
from sandtable.odds.axis.reader import battles_of

from .battle import MELEE
from .game import GAME
from .odds import ORDERS, READING, battle_at, odds_at
from .state import KINDS, ROSTER, State

BATTLES = [
    ("hill", "red: 2 grd 1 can | blue: 2 grd"),
    ("hill", "red: 1 grd 2 can 1 kit | blue: 1 can 1 gun"),
    ("hill", "red: 1 grd 3 kit | blue: 1 grd 1 gun"),
    ("hill", "red: 2 kit | blue: 1 grd 2 gun"),
    ("sound", "red: 1 iro | blue: 1 iro"),
    ("sound", "red: 2 iro | blue: 1 iro 1 raf"),
    ("sound", "red: 1 iro 1 kit | blue: 1 iro 1 kit 1 raf"),
]


def arranged(space: str, units: str) -> State:
    state = replace(GAME.start(Setup("skirmish", "plain")), units={}, phase="combat")
    return GAME.arrange(state, f"units {space} {units}")


def cheapest(state: State) -> Lose:
    """Damage what can be damaged; then the cheapest, of those the weakest, are lost."""
    on = state.battle
    assert on is not None
    there, left, units = melee.exposed(MELEE, state), melee.count_owed(MELEE, state), dict[str, int]()
    spare = {
        text: sum(p.count * (ROSTER.hits.get(p.kind, 1) - 1 - p.damage) for p in piles)
        for text, piles in there.items()
    }
    attacks = on.step != "attack_losses"

    def rank(text: str) -> tuple[int, int]:
        kind = KINDS[text.partition(":")[2]]
        return kind.cost, kind.attack if attacks else kind.defense

    ranked = sorted(there, key=rank)
    rooms = [*spare.items(), *((text, sum(p.count for p in there[text])) for text in ranked)]
    for text, room in rooms:
        part = min(room, left)
        if part:
            units[text], left = units.get(text, 0) + part, left - part
    return Lose(units)


def steps(state: State) -> Iterator[tuple[float, State]]:
    awaited = GAME.pending(state)
    if isinstance(awaited, Roll):
        for dice in product(range(1, 7), repeat=awaited.count):
            yield 6.0**-awaited.count, GAME.apply(state, Entry(CHANCE, dice=dice)).state
    else:
        assert isinstance(awaited, Decide)
        yield 1.0, GAME.apply(state, Entry(awaited.seats[0], cheapest(state))).state


def every_face(state: State, space: str) -> dict[tuple[str, str], float]:
    """Who is left of both sides in the end, with chances, all of it through the rules."""
    begun = GAME.apply(state, Entry(state.seat, Fight(space))).state
    weights = {b"": (1.0, begun)}
    found: dict[tuple[str, str], float] = {}
    while weights:
        following: dict[bytes, tuple[float, State]] = {}
        for weight, now in weights.values():
            if now.battle is None:
                key = kinds_of(now, state.seat, True), kinds_of(now, state.seat, False)
                found[key] = found.get(key, 0.0) + weight
                continue
            for chance, then in steps(now):
                code = msgspec.json.encode(then)
                following[code] = (following.get(code, (0.0, then))[0] + weight * chance, then)
        weights = following
    return found


def kinds_of(state: State, seat: str, mine: bool) -> str:
    """The pieces of one side that fight, wherever they are now."""
    found: dict[str, int] = {}
    for pile in (p for piles in state.units.values() for p in piles):
        if (pile.nation == seat) == mine and pile.kind not in ROSTER.having["aside"]:
            found[pile.kind] = found.get(pile.kind, 0) + pile.count
    return " ".join(f"{count} {kind}" for kind, count in sorted(found.items()))


@pytest.mark.parametrize(("space", "units"), BATTLES)
def test_every_face_of_every_die(space: str, units: str) -> None:
    state = arranged(space, units)
    exact, faces = odds_at(state, space), every_face(state, space)
    assert sum(faces.values()) == pytest.approx(1, abs=1e-11)
    for which, ways in enumerate((exact.survivors.attacker, exact.survivors.defender)):
        told: dict[str, float] = {}
        for way in ways:
            text = " ".join(f"{count} {kind}" for kind, count in sorted(way.units.items()))
            told[text] = told.get(text, 0.0) + way.p
        played: dict[str, float] = {}
        for sides, chance in faces.items():
            played[sides[which]] = played.get(sides[which], 0.0) + chance
        assert {k: p for k, p in told.items() if p > 1e-11} == pytest.approx(played, abs=1e-10)


def test_the_figures_of_the_model_come_from_the_table() -> None:
    state = arranged("hill", "red: 1 grd 1 can 1 kit | blue: 2 gun 1 grd")
    battle = battle_at(state, "land", "hill")
    assert {unit.kind: (unit.supports, unit.supported) for unit in battle.attackers} == {
        "guard": (0, 2),
        "cannon": (1, 0),
        "kite": (0, 0),
    }
    assert (battle.flak, battle.flak_dice) == (1, 4)
    assert {unit.kind for unit in battle.defenders} == {"guard"}


def test_a_ship_that_was_hit_before_takes_one_hit_less() -> None:
    state = arranged("sound", "red: 2 iro | blue: 1 iro")
    mine, theirs = attackers(state, "sound"), defenders(state, "sound")
    hurt = replace(mine[0], count=1, damage=1)
    now = replace(state, units={"sound": (replace(mine[0], count=1), hurt, *theirs)})
    (unit,) = battle_at(now, "sea", "sound").attackers
    assert (unit.count, unit.hits, unit.damage) == (2, 2, 1)
    assert odds_at(now, "sound").attacker_wins < odds_at(state, "sound").attacker_wins
    assert ORDERS.rounds == 3


def test_what_a_nation_could_bring_is_read_with_the_same_parts() -> None:
    """Army and kites get to the pass, ships and kites to the sound; guns stay, land at peace is closed."""
    state = replace(GAME.start(Setup("skirmish", "plain")), phase="combat_move")
    muster = Muster(state, survey(state))
    came, landed, ships = muster.brings("pass")
    assert {pile.kind: pile.count for pile in came} == {"guard": 4, "cannon": 2, "kite": 1}
    assert (landed, ships) == ([], 0)
    assert {pile.kind for pile in muster.brings("sound")[0]} == {"ironclad", "kite"}
    assert muster.brings("moor")[0] == []


def test_threats_are_the_odds_of_what_an_enemy_can_bring() -> None:
    """Blue comes on foot, by air and by sea, for three rounds; green is at peace and threatens nobody."""
    state = replace(GAME.start(Setup("skirmish", "plain")), phase="combat_move")
    found = threats(READING, state, "red").threats
    assert {space: threat.units for space, threat in found.items()} == {
        "dale": {"guard": 2, "kite": 1},
        "bay": {"ironclad": 2, "kite": 1},
    }
    assert {threat.nations for threat in found.values()} == {("blue",)}
    at_sea = replace(arranged("bay", "blue: 2 iro 1 kit | red: 1 iro 1 raf"), seat="blue")
    assert found["bay"].win == pytest.approx(odds_at(at_sea, "bay").attacker_wins)
    on_land = replace(arranged("dale", "blue: 2 grd 1 kit | red: 4 grd 2 can 1 kit 1 gun"), seat="blue")
    assert found["dale"].win == pytest.approx(odds_at(on_land, "dale").takes_territory)
    assert threats(READING, state, "green").threats == {}
    at_war = replace(state, wars=(*state.wars, ("red", "green")))
    assert "green" in threats(READING, at_war, "red").threats["bay"].nations


def test_battles_of_a_position_are_found_by_the_same_parts() -> None:
    state = arranged("hill", "red: 2 grd | blue: 2 grd")
    state = GAME.arrange(state, "units sound red: 1 iro | blue: 1 iro")
    assert set(battles_of(READING, state)) == {("land", "hill"), ("sea", "sound")}
    assert battles_of(READING, replace(state, phase="combat_move")) == []
