"""Disruption of convoys (ch. 21, point 2): who rolls where, and what it costs each purse.

For each zone with the symbol beside land of the nation that collects, in which a warship of an enemy lies,
the enemies roll. Damage of all zones is shared so that the total is the largest within all limits (A89).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from . import shares
from .china import is_china
from .engaged import TRAPPED
from .purses import open_purses, purse_at
from .shares import Coast
from .state import State

Amount = Callable[[Mapping[str, int], Coast, Mapping[str, int]], float]


def dice_by_zone(state: State, nation: str) -> dict[str, int]:
    """The dice that enemies roll against a nation's convoys, for each zone where they do.

    Nobody rolls against China, nor where no purse that earns has land.
    """
    if is_china(state, nation):
        return {}
    coast = _coast(state, nation)
    found = {zone: _dice(state, nation, zone) for zone in coast}
    return {zone: dice for zone, dice in found.items() if dice}


def _coast(state: State, nation: str) -> dict[str, tuple[str, ...]]:
    """For each convoy zone the land of the nation beside it that earns for an open purse."""
    rules, purses = state.rules, open_purses(state, nation)
    found: dict[str, tuple[str, ...]] = {}
    for zone in rules.board.names_of(rules.convoy):
        own = [s for s in rules.shores[zone] if state.owner[s] == nation]
        lands = tuple([s for s in own if purse_at(rules, nation, s) in purses])
        if any(map(rules.board.value.__getitem__, lands)):
            found[zone] = lands
    return found


def _dice(state: State, nation: str, zone: str) -> int:
    """Dice of one zone: those of warships and of aircraft on carriers, if a warship of an enemy is there.

    Carriers roll none themselves, but one alone is a warship (C20); aircraft that are trapped on a damaged
    one do not roll (A90).
    """
    foes, warships = state.relations.foes[nation], state.rules.warships
    theirs = [p for p in state.at(zone) if p.nation in foes and p.task != TRAPPED]
    if not any(p.kind in warships for p in theirs):
        return 0
    decks, found = _open_decks(state, theirs[0].nation, zone), 0
    for p in theirs:
        count = p.count
        if p.kind in state.rules.roster.air:
            count = min(count, decks)
            decks -= count
        found += count * state.kinds(p.nation)[p.kind].convoy
    return found


def _open_decks(state: State, nation: str, zone: str) -> int:
    """How many aircraft of a nation's side undamaged carriers in a zone have room for: others are trapped."""
    decks, friends = state.rules.roster.decks, state.relations.friends[nation]
    carriers = (p for p in state.at(zone) if p.kind in decks and p.nation in friends and not p.damage)
    return sum(p.count * decks[p.kind] for p in carriers)


def losses(state: State, nation: str, damage: Mapping[str, int]) -> dict[str, int]:
    """What each open purse loses by the dice of all zones."""
    return {purse: round(loss) for purse, loss in _shared(state, nation, damage, shares.largest).items()}


def most(state: State, nation: str) -> dict[str, int]:
    """The most that convoys can cost each open purse now."""
    dice = dice_by_zone(state, nation)
    return {purse: round(loss) for purse, loss in _shared(state, nation, dice, shares.most).items()}


def expected(state: State, nation: str) -> dict[str, float]:
    """What convoys cost each open purse now, on average over all rolls."""
    return _shared(state, nation, dice_by_zone(state, nation), shares.expected)


def _shared(state: State, nation: str, amounts: Mapping[str, int], amount: Amount) -> dict[str, float]:
    """The loss of each open purse: the largest total of all of them, of which the first bears what it can."""
    rules, value, coast = state.rules, state.rules.board.value, _coast(state, nation)
    found: dict[str, float] = {}
    counted: list[str] = []
    before = 0.0
    for purse in open_purses(state, nation):
        counted.append(purse)
        near = {
            zone: tuple(s for s in coast[zone] if purse_at(rules, nation, s) in counted) for zone in amounts
        }
        total = amount(amounts, near, value)
        found[purse] = total - before
        before = total
    return found
