"""Pieces and money are accounted for, entry by entry, in random games: what changed is what events say."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.games.axis.core.pieces import read_spec
from sandtable.games.axis.core.purse import price
from sandtable.games.axis.global40.actions import Buy, Research, Upgrade
from sandtable.games.axis.global40.data import tech_table
from sandtable.games.axis.global40.state import State
from tests.games.global40.chance import Change, changes

Pieces = Counter[tuple[str, str]]
"""Numbers by nation and kind."""

GOING = ("lost", "crashed", "drowned", "guns_removed", "battle_over", "phase_done", "sheltered")
"""Events with which pieces leave the board; the armies of neutrals stand down when combat is over."""


def pieces(state: State) -> Pieces:
    """All units on the board, cargo too; facilities change hands and kind with their land.

    Armies of neutrals that are attacked are nobody's: they come and go with the battle.
    """
    found, built = Pieces(), state.rules.facilities
    for space, piles in state.units.items():
        for p in piles:
            if p.kind not in built and not _is_neutral_army(state, space, p.nation):
                found[p.nation, p.kind] += p.count
            for item in p.cargo:
                found[item.nation, item.kind] += p.count
    return found


def _is_neutral_army(state: State, space: str, nation: str) -> bool:
    return state.neutral.get(space, "dutch") != "dutch" and nation != state.seat


def came(change: Change) -> Pieces:
    """The pieces that events say are new."""
    found, built = Pieces(), change.before.rules.facilities
    for facts in change.told("placed", "bonus"):
        for text in facts["units"]:
            count, _, name = text.partition(" ")
            kind = read_spec(name).kind
            if kind not in built:
                found[facts["by"], kind] += int(count)
    for facts in change.told("joined"):
        found[facts["by"], "infantry"] += facts["army"]
    return found


def no_piece_appears_or_vanishes(change: Change) -> None:
    before, after = pieces(change.before) + came(change), pieces(change.after)
    more = after - before
    assert not more, (more, change.entry, change.events)
    if before - after:
        assert change.told(*GOING), (before - after, change.entry, change.events)


def spent(change: Change) -> int:
    """What the entry paid the bank."""
    state, do = change.before, change.entry.do
    if isinstance(do, Buy):
        return price(state.kinds(state.seat), do.units)
    if isinstance(do, Research):
        dice = sum(int(facts["dice"]) for facts in change.told("researched"))
        return dice * tech_table().research.die_cost
    if isinstance(do, Upgrade):
        return sum(
            state.rules.facilities[p.kind].price
            for p in state.at(do.space)
            if p.kind in state.rules.facilities
        )
    return sum(facts["ipc"] for facts in change.told("repaired"))


def money_goes_where_events_say(change: Change) -> None:
    income = sum(facts["ipc"] for facts in change.told("income", "refunded"))
    before, after = sum(change.before.ipc.values()), sum(change.after.ipc.values())
    assert after - before == income - spent(change), (change.entry, change.events)
    for facts in change.told("income"):
        assert facts["ipc"] >= 0


def land_changes_hands_by_events(change: Change) -> None:
    told = {facts["space"] for facts in change.told("conquered", "returned", "joined")}
    now = {space for space, owner in change.after.owner.items() if owner != change.before.owner[space]}
    assert now <= told, (now - told, change.entry, change.events)


def wars_begin_by_events(change: Change) -> None:
    told = {frozenset((facts["by"], facts["on"])) for facts in change.told("declared")}
    joint = change.before.rules.politics.joint
    for war in set(change.after.wars) - set(change.before.wars):
        partners = {frozenset((nation, joint.foe)) for nation in joint.nations}
        assert frozenset(war) in told or (frozenset(war) in partners and told & partners), war


@pytest.mark.parametrize("seed", [11, 12])
def test_conservation(seed: int) -> None:
    for change in changes(seed, 3, research=seed % 2 == 1):
        no_piece_appears_or_vanishes(change)
        money_goes_where_events_say(change)
        land_changes_hands_by_events(change)
        wars_begin_by_events(change)
