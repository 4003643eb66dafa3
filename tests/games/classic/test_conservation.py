"""Pieces, money and land are accounted for, entry by entry, in random games.

What an entry changed must be what its events say, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from sandtable.games.axis.classic.actions import ClassicAction, Load, Move
from sandtable.games.axis.classic.data import roster, tech_table
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.core.pieces import Cargo, Pile, read_spec
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Event, Over, Roll, Setup

Pieces = Counter[tuple[str, str]]
"""Numbers by nation and kind."""


class Change(NamedTuple):
    """What one entry did."""

    before: State
    entry: Entry[ClassicAction]
    after: State
    events: tuple[Event, ...]

    def told(self, *whats: str) -> list[dict[str, Any]]:
        """The facts of the events of these names."""
        return [event.facts for event in self.events if event.what in whats]


def changes(setup: Setup, seed: int, rounds: int) -> Iterator[Change]:
    """All entries of a random game and what they did."""
    rng = Random(seed)
    state = CLASSIC.start(setup)
    while state.round <= rounds and not isinstance(awaited := CLASSIC.pending(state), Over):
        if isinstance(awaited, Roll):
            entry = Entry[ClassicAction](CHANCE, dice=tuple(rng.choices(range(1, 7), k=awaited.count)))
        else:
            assert isinstance(awaited, Decide)
            seat = rng.choice(awaited.seats)
            entry = Entry(seat, CLASSIC.pick(state, CLASSIC.options(state, seat), rng))
        step = CLASSIC.apply(state, entry)
        yield Change(state, entry, step.state, step.events)
        state = step.state


# Counting


def counted(piles: Iterable[Pile]) -> Pieces:
    """All these pieces, cargo too."""
    found = Pieces()
    for pile in piles:
        found[pile.nation, pile.kind] += pile.count
        for item in pile.cargo:
            found[item.nation, item.kind] += pile.count
    return found


def on_board(state: State) -> Pieces:
    return counted(pile for piles in state.units.values() for pile in piles)


def said(units: tuple[str, ...], nation: str = "") -> Pieces:
    """The pieces in event texts such as `2 uk:transport(infantry,usa:armor)`, cargo too."""
    found = Pieces()
    for text in units:
        count, _, name = text.partition(" ")
        spec = read_spec(name)
        owner = spec.nation or nation
        cargo = (c.partition(">")[0].rpartition(":") for c in spec.cargo or ())
        held = tuple(Cargo(whose or owner, kind) for whose, _, kind in cargo)
        found += counted([Pile(owner, spec.kind, int(count), cargo=held)])
    return found


# Pieces


def came(change: Change) -> Pieces:
    return sum((said(f["units"], f["by"]) for f in change.told("placed")), Pieces())


def went(change: Change) -> Pieces:
    """The pieces that events say are gone."""
    seat = change.before.seat
    gone = sum((said(f["units"]) for f in change.told("lost")), Pieces())
    gone += sum((said(f["units"], seat) for f in change.told("shot_down")), Pieces())
    for facts in change.told("crashed"):
        gone[seat, facts["unit"]] += facts["count"]
    for facts in change.told("stranded"):
        if not facts["to"]:
            gone[facts["nation"], "fighter"] += facts["count"]
    return gone


def handed_over(change: Change) -> Pieces:
    """Guns and complexes that changed hands with their territory: plus here, minus there."""
    result = Pieces()
    side = change.before.rules.side
    for facts in change.told("conquered", "returned", "neutral_violated"):
        new = facts.get("owner", change.before.seat)
        for p in change.before.at(facts["space"]):
            is_booty = p.kind == "aa_gun" and side[p.nation] != side[change.before.seat]
            if is_booty or p.kind == "industrial_complex":
                result[p.nation, p.kind] -= p.count
                result[new, p.kind] += p.count
    return result


def pieces_are_accounted_for(change: Change) -> None:
    expected = on_board(change.before)
    for difference, sign in ((came(change), 1), (handed_over(change), 1), (went(change), -1)):
        for key, number in difference.items():
            expected[key] += sign * number
    assert {k: n for k, n in expected.items() if n} == dict(on_board(change.after))


def the_dead_have_been_told(change: Change) -> None:
    """Pieces that are hit and still fire have left the board, and are forgotten with the battle."""
    before, after = change.before.battle, change.after.battle
    dead = counted(after.dead if after else ())
    known = counted(before.dead if before else ())
    assert not dead - (known + went(change))


def purchases_are_placed_or_lost(change: Change) -> None:
    expected = Counter(change.before.bought)
    for what, sign in (("bought", 1), ("placed", -1), ("not_placed", -1)):
        for facts in change.told(what):
            for (_, kind), count in said(facts["units"], facts["by"]).items():
                expected[kind] += sign * count
    assert {k: n for k, n in expected.items() if n} == change.after.bought


# Money and land


def money_is_accounted_for(change: Change) -> None:
    expected = Counter(change.before.ipc)
    kinds = change.before.kinds(change.before.seat)
    for facts in change.told("bought"):
        for (nation, kind), count in said(facts["units"], facts["by"]).items():
            expected[nation] -= kinds[kind].cost * count
    for facts in change.told("researched"):
        expected[facts["by"]] -= facts["dice"] * tech_table().research.die_cost
    for facts in change.told("income"):
        expected[facts["by"]] += facts["ipc"]
    for facts in change.told("neutral_violated"):
        expected[facts["by"]] -= facts["fine"]
    for facts in change.told("bombed", "rocket"):
        expected[facts["nation"]] -= facts["paid"]
    for facts in change.told("capital_taken"):
        expected[facts["nation"]] -= facts["ipc"]
        expected[facts["by"]] += facts["ipc"]
    assert change.after.ipc == dict(expected)
    assert min(change.after.ipc.values()) >= 0


def land_is_accounted_for(change: Change) -> None:
    expected = dict(change.before.owner)
    for facts in change.told("conquered", "returned", "neutral_violated"):
        expected[facts["space"]] = facts["owner"] if "owner" in facts else facts["by"]
    assert change.after.owner == expected


def production_is_the_value_of_the_land(change: Change) -> None:
    after = change.after
    value = after.rules.board.value
    owned = Counter[str]()
    for space, owner in after.owner.items():
        owned[owner] += value[space]
    levels = CLASSIC.view(after, None).production
    assert levels == {nation: owned[nation] for nation in after.rules.order}
    assert sum(owned.values()) == sum(value.values())


# Where pieces may be


def piles_are_in_order(change: Change) -> None:
    """Every piece stands on its own element, aboard only what fits, and like pieces lie together."""
    state = change.after
    board, units = state.rules.board, state.rules.units
    assert all(state.units.values())
    for space, piles in state.units.items():
        conditions = [(p.nation, p.kind, p.used, p.came, p.task, p.over, p.cargo) for p in piles]
        assert len(set(conditions)) == len(piles), space
        for p in piles:
            domain = units[p.nation][p.kind].domain
            assert p.count > 0
            assert domain == "air" or (domain == "sea") == board.is_sea(space), (space, p)
            room = units[p.nation][p.kind].holds
            assert sum(units[c.nation][c.kind].load for c in p.cargo) <= room, (space, p)
            assert not p.cargo or p.kind == "transport"


def guns_and_complexes_belong_to_the_land(change: Change) -> None:
    state = change.after
    side = state.rules.side
    for space in state.owner:
        guns = [p for p in state.at(space) if p.kind == "aa_gun"]
        complexes = [p for p in state.at(space) if p.kind == "industrial_complex"]
        assert sum(p.count for p in complexes) <= 1
        assert all(p.nation == state.owner[space] for p in complexes)
        assert all(side[p.nation] == side[state.owner[space]] for p in guns)
        assert "aa_gun" not in state.rules.most_in_land or sum(p.count for p in guns) <= 1, space


def a_turn_ends_in_order(change: Change) -> None:
    """Aircraft have come down, no land is shared by enemies, and every piece is ready to move again."""
    state = change.after
    if not change.told("turn_over"):
        return
    side = state.rules.side
    for space, piles in state.units.items():
        if state.rules.board.is_sea(space):
            decks_hold(state, piles)
        else:
            assert len({side[p.nation] for p in piles}) == 1, (space, piles)
    if state.over is None:
        ready = [Pile(p.nation, p.kind, p.count, cargo=p.cargo) for u in state.units.values() for p in u]
        assert ready == [p for piles in state.units.values() for p in piles]
        cargo = [c for piles in state.units.values() for p in piles for c in p.cargo]
        assert all(c == Cargo(c.nation, c.kind) for c in cargo)


def decks_hold(state: State, piles: tuple[Pile, ...]) -> None:
    """No bomber rests at sea, and no side has more fighters in a zone than room on its carriers."""
    for team in set(state.rules.side.values()):
        ours = Counter[str]()
        for p in piles:
            if state.rules.side[p.nation] == team:
                ours[p.kind] += p.count
        assert not ours["bomber"]
        assert ours["fighter"] <= roster().decks["aircraft_carrier"] * ours["aircraft_carrier"]


LAWS = (
    pieces_are_accounted_for,
    the_dead_have_been_told,
    purchases_are_placed_or_lost,
    money_is_accounted_for,
    land_is_accounted_for,
    production_is_the_value_of_the_land,
    piles_are_in_order,
    guns_and_complexes_belong_to_the_land,
    a_turn_ends_in_order,
)


def must_hold(setup: Setup, seed: int, rounds: int) -> None:
    for n, change in enumerate(changes(setup, seed, rounds), start=1):
        for law in LAWS:
            try:
                law(change)
            except AssertionError as error:
                state, entry = change.before, change.entry
                text = CLASSIC.write(entry.do) if entry.do else str(entry.dice)
                error.add_note(f"{law.__name__}, entry {n}, round {state.round}, {state.seat} {state.phase}")
                error.add_note(f"{entry.by}: {text}; events {change.events}")
                raise


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("edition", CLASSIC.rulesets())
def test_conservation(edition: str, seed: int) -> None:
    must_hold(Setup("classic", edition), seed, 4)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 160))
@pytest.mark.parametrize("edition", CLASSIC.rulesets())
def test_conservation_in_long_games(edition: str, seed: int) -> None:
    must_hold(Setup("classic", edition), seed, 12)


@pytest.mark.parametrize("edition", CLASSIC.rulesets())
def test_nobody_orders_the_pieces_of_others_about(edition: str) -> None:
    """Whatever nation an order names, only the moving one's pieces move or board."""
    tried = 0
    for change in changes(Setup("classic", edition), 5, 2):
        state, do = change.before, change.entry.do
        if not isinstance(do, Move | Load):
            continue
        kinds = {p.kind: p.nation for p in state.at(do.start) if p.nation != state.seat}
        for kind, nation in kinds.items():
            tried += 1
            units = {f"{nation}:{kind}": 1}
            order = (
                Move(units, do.start, do.route) if isinstance(do, Move) else Load(units, do.start, do.zone)
            )
            refusal = CLASSIC.check(state, Entry(state.seat, order))
            assert refusal is not None, f"{state.seat}: {CLASSIC.write(order)}"
    assert tried
