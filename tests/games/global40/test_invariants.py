"""What is true of every position, and of every position at the end of a turn, all through random games."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from sandtable.games.axis.core.pieces import Cargo, Pile
from sandtable.games.axis.core.position import put
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.state import State
from sandtable.kernel.protocol import Setup
from tests.games.global40.chance import changes

# At every moment


def land_is_somebodys_or_nobodys(state: State) -> None:
    """All land is owned, neutral or impassable, and only one of these."""
    owned = {space for space, owner in state.owner.items() if owner}
    impassable = set(state.rules.board.names_of(state.rules.impassable))
    assert owned.isdisjoint(state.neutral)
    assert owned | set(state.neutral) | impassable == set(state.rules.board.value)
    assert set(state.army) <= set(state.neutral)
    assert all(count > 0 for count in state.army.values())


def wars_are_sound(state: State) -> None:
    """Nobody fights an ally; the UK and ANZAC are at war with Japan together."""
    rules, joint = state.rules, state.rules.politics.joint
    assert state.wars == tuple(sorted(set(state.wars)))
    for a, b in state.wars:
        assert a < b
        assert rules.side[a] != rules.side[b]
    assert len({joint.foe in state.relations.foes[nation] for nation in joint.nations}) == 1


def facilities_are_sound(state: State) -> None:
    """One factory and one base of each kind in a territory, damage within limits, none that China holds."""
    rules = state.rules
    for space, piles in state.units.items():
        groups = Counter[str]()
        for p in piles:
            row = rules.facilities.get(p.kind)
            if row:
                groups[row.group] += p.count
                assert 0 <= p.damage <= row.most_damage, (space, p)
                assert p.nation == state.owner[space], (space, p)
                assert not (row.output and p.nation == rules.politics.china.nation), space
            elif p.damage:
                assert p.damage < rules.roster.hits[p.kind], (space, p)
        assert all(count == 1 for count in groups.values()), (space, groups)


def chinese_stay_in_china(state: State) -> None:
    nation, board = state.rules.politics.china.nation, state.rules.board
    for space, piles in state.units.items():
        for p in piles:
            # It may command the army of a neutral that is attacked.
            if p.nation == nation and space not in state.neutral:
                assert board.bit[space] & state.rules.open_to_china, (space, p)
            assert not any(c.nation == nation for c in p.cargo), (space, p)


def money_is_there(state: State) -> None:
    assert all(amount >= 0 for amount in state.ipc.values())
    assert set(state.ipc) == set(state.rules.money)
    for paid in state.apart.values():
        assert all(count <= state.bought.get(kind, 0) for kind, count in paid.items())


ALWAYS = (
    land_is_somebodys_or_nobodys,
    wars_are_sound,
    facilities_are_sound,
    chinese_stay_in_china,
    money_is_there,
)


# When a turn is over


def neutral_nations_keep_apart(state: State) -> None:
    """A nation at war with nobody has units in its own land and at sea alone, and nobody is in its land."""
    for nation in state.rules.order:
        if state.relations.foes[nation]:
            continue
        for space, owner in state.owner.items():
            there = {p.nation for p in state.at(space)}
            assert nation not in there or owner == nation, (nation, space)
            assert owner != nation or there <= {nation}, (nation, space)


def nobody_stands_on_neutral_land(state: State) -> None:
    for space in state.neutral:
        if state.neutral[space] != "dutch":
            assert not state.at(space), space


def land_belongs_to_who_stands_there(state: State) -> None:
    side, land = state.rules.side, state.rules.roster.land
    for space, owner in state.owner.items():
        for p in state.at(space):
            if owner and p.kind in land:
                assert side[p.nation] == side[owner], (space, p, owner)


def aircraft_at_sea_have_decks(state: State) -> None:
    """They fit on undamaged carriers of those they share with, or are shut in as cargo of damaged ones."""
    decks, load = state.rules.roster.decks, state.rules.roster.deck_load
    for space, piles in state.units.items():
        if not state.rules.board.is_sea(space):
            continue
        for nation in {p.nation for p in piles if p.kind in state.rules.roster.air}:
            ours = state.relations.shares[nation]
            room = sum(
                p.count * (decks.get(p.kind, 0) * (not p.damage) - load.get(p.kind, 0))
                for p in piles
                if p.nation in ours and p.task != "trapped"
            )
            assert room >= 0, (space, piles)
        assert not any(p.kind in state.rules.roster.air and p.kind not in load for p in piles), (space, piles)


def pieces_are_fresh(state: State) -> None:
    for space, piles in state.units.items():
        for p in piles:
            assert (p.used, p.came, p.over) == (0, "", ()), (space, p)
            assert p.task in ("", "trapped"), (space, p)


def nothing_is_under_way(state: State) -> None:
    assert (state.request, state.alert, state.strikes, state.battle, state.stranded) == (None,) * 5
    assert (state.bonus, state.asking) == (0, "")


AT_TURN_END = (
    neutral_nations_keep_apart,
    nobody_stands_on_neutral_land,
    land_belongs_to_who_stands_there,
    aircraft_at_sea_have_decks,
    pieces_are_fresh,
    nothing_is_under_way,
)


@pytest.mark.parametrize("seed", range(4))
def test_invariants(seed: int) -> None:
    for change in changes(seed, 2, research=seed % 2 == 1):
        for holds in ALWAYS:
            holds(change.after)
        if change.ends_turn:
            for holds in AT_TURN_END:
                holds(change.after)


def test_what_is_wrong_is_found() -> None:
    """Each of them can fail."""
    start = GLOBAL40.start(Setup("global40", "2nd"))
    for holds, wrong in (
        (land_is_somebodys_or_nobodys, replace(start, owner={**start.owner, "turkey": "italy"})),
        (wars_are_sound, replace(start, wars=(*start.wars, ("japan", "uk")))),
        (facilities_are_sound, put(start, "germany", Pile("germany", "minor_factory"))),
        (chinese_stay_in_china, put(start, "shan_state", Pile("china", "infantry"))),
        (money_is_there, replace(start, ipc={**start.ipc, "uk_pacific": -1})),
        (neutral_nations_keep_apart, put(start, "scotland", Pile("usa", "infantry"))),
        (nobody_stands_on_neutral_land, put(start, "turkey", Pile("italy", "infantry"))),
        (land_belongs_to_who_stands_there, put(start, "germany", Pile("uk", "infantry"))),
        (aircraft_at_sea_have_decks, put(start, "sz_113", Pile("germany", "fighter"))),
        (pieces_are_fresh, put(start, "germany", Pile("germany", "fighter", used=1))),
        (nothing_is_under_way, replace(start, bonus=12)),
    ):
        holds(start)
        with pytest.raises(AssertionError):
            holds(wrong)
    with pytest.raises(AssertionError):
        chinese_stay_in_china(
            put(start, "sz_6", Pile("uk", "transport", cargo=(Cargo("china", "infantry"),)))
        )
