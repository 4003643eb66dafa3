"""Odds of the battles of a live position, also in the middle of a battle or of dice that come before it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from ...games.axis.core.pieces import cargo_names
from .. import landing
from ..answer import Chances, Odds, Tally, answer, mixed, tally
from ..engine import is_optimal, odds
from ..midway import going_on
from ..model import OPTIMAL, Battle, Counts, Orders, Result, Side, Unit, once
from ..orders import CHEAPEST
from . import edition as editions
from .branches import branches, is_past_dice, is_round_edge
from .edition import Combat, Reading
from .position import Position, still_there
from .reader import assault_at, battles_of

RESULTS: tuple[Result, ...] = ("attacker_wins", "defender_wins", "both_destroyed", "retreat")


def open_odds(edition: Combat, state: Position, orders: Orders) -> list[Any]:
    """The odds of every battle of the moving nation that is not decided yet.

    `Odds`, or what the edition tells of kinds of battle that are its own.
    """
    if edition.is_before(state):
        return _behind_dice(edition, state, orders)
    on, found = state.battle, list[Any]()
    is_edge = is_round_edge(edition, state)
    for kind, space in battles_of(edition, state):
        is_on = on is not None and space == on.space
        if is_on and on is not None and on.step in edition.steps.aftermath:
            continue
        if kind in edition.apart:
            found.append(edition.apart[kind].whole([(1.0, state)], space))
        elif is_edge or (kind != "amphibious" and not is_on):
            found.append(replace(odds_at(edition, state, kind, space, orders), space=space))
        elif is_on:
            found.append(replace(_going_on(edition, state, orders), space=space))
    return found


def odds_at(edition: Reading, state: Position, kind: str, space: str, orders: Orders) -> Odds:
    """The exact odds of one battle or assault that has not begun, or between two of its rounds."""
    if kind == "amphibious":
        run = landing.run(assault_at(edition, state, space), orders)
        seas = [answer(sea, "sea", run.orders) for sea in run.seas]
        return replace(answer(run.whole, "amphibious", run.orders, run.note), sea=seas)
    chances, followed, note = odds(edition.battle_at(state, kind, space, ""), orders)
    return answer(chances, kind, followed, note)


# Dice before the battles


def _behind_dice(edition: Combat, state: Position, orders: Orders) -> list[Any]:
    """Every battle, over all that may be lost before."""
    parts = branches(edition, state, stated(orders), is_past_dice)
    every = list(dict.fromkeys(battle for _, now in parts for battle in battles_of(edition, now)))
    found: list[Any] = []
    for kind, space in every:
        if kind in edition.apart:
            found.append(edition.apart[kind].whole(parts, space))
        else:
            found.append(replace(_mixed(edition, parts, kind, space, orders), space=space))
    return found


def odds_behind_dice(edition: Combat, state: Position, kind: str, space: str, orders: Orders) -> Odds:
    """The exact odds of one battle, over all that may be lost before it."""
    return _mixed(edition, branches(edition, state, stated(orders), is_past_dice), kind, space, orders)


def _mixed(edition: Combat, parts: editions.Chances, kind: str, space: str, orders: Orders) -> Odds:
    rows: list[tuple[float, Tally]] = []
    seas: list[list[tuple[float, Tally]]] = []
    note = ""
    for chance, now in parts:
        if kind == "amphibious":
            run = landing.run(assault_at(edition, now, space), orders)
            rows.append((chance, run.whole))
            seas.append([(chance, sea) for sea in run.seas])
            note = note or run.note
        else:
            found, _, said = odds(edition.battle_at(now, kind, space, ""), orders)
            rows.append((chance, found))
            note = note or said
    before = [answer(_blended(list(fleet)), "sea", orders) for fleet in zip(*seas, strict=True)]
    return replace(answer(_blended(rows), kind, orders, note), sea=before)


def _blended(rows: list[tuple[float, Tally]]) -> Tally:
    """The chances when each of them happens with its own chance; their sides may differ in numbers."""
    mine = largest([tally.attackers for _, tally in rows])
    theirs = largest([tally.defenders for _, tally in rows])
    return mixed([(chance, counted_in(tally, mine, theirs)) for chance, tally in rows])


def largest(sides: list[Side]) -> Side:
    """Every unit of the sides, with the greatest number any of them has."""
    found = {_known_as(unit): unit for side in sides for unit in sorted(side, key=lambda unit: unit.count)}
    for unit in (unit for side in sides for unit in side):
        if unit.count > found[_known_as(unit)].count:
            found[_known_as(unit)] = unit
    return tuple(found.values())


def _known_as(unit: Unit) -> tuple[str, str]:
    """What a unit is, also when its side has shrunk to one nation and names go without it."""
    return unit.nation, unit.name.removeprefix(f"{unit.nation}:")


def counted_in(tally: Tally, mine: Side, theirs: Side) -> Tally:
    """The same chances with survivors counted in larger sides; what is missing was lost before."""
    return Tally(
        mine,
        theirs,
        tally.results,
        tally.takes,
        _recounted(tally.attackers, tally.left_a, mine),
        _recounted(tally.defenders, tally.left_d, theirs),
        tally.rounds,
    )


def _recounted(side: Side, left: Chances, whole: Side) -> Chances:
    found: Chances = {}
    for counts, chance in left.items():
        by_name = {_known_as(unit): n for unit, n in zip(side, counts, strict=True)}
        key = tuple(by_name.get(_known_as(unit), 0) for unit in whole)
        found[key] = found.get(key, 0.0) + chance
    return found


# A battle that is on


def stated(orders: Orders) -> Orders:
    """Orders without optimal ones, for what is decided before the next round."""
    mine = CHEAPEST if orders.attacker == OPTIMAL else orders.attacker
    theirs = CHEAPEST if orders.defender == OPTIMAL else orders.defender
    return replace(orders, attacker=mine, defender=theirs)


def _going_on(edition: Combat, state: Position, orders: Orders) -> Odds:
    """The odds in the middle of a round: it is fought to its end first."""
    on = state.battle
    assert on is not None
    part = edition.midway(state) if edition.midway else None
    if part is not None:
        battle = replace(edition.battle_at(state, on.kind, on.space, ""), closing=True, fought=on.round)
        battle = replace(battle, has_dived=False)
        said = "in the middle of a round the cheapest first, not the best" if is_optimal(orders) else ""
        return answer(tally(battle, going_on(battle, part, stated(orders))), on.kind, stated(orders), said)
    start = edition.battle_at(state, on.kind, on.space, "")
    start = replace(start, attackers=once(start.attackers), defenders=once(start.defenders))
    rows: list[tuple[float, Tally]] = []
    note = "losses of the running round cheapest first" if is_optimal(orders) else ""
    for chance, now in branches(edition, state, stated(orders), is_round_edge):
        if now.battle is None:
            rows.append((chance, _over(edition, state, now, start)))
            continue
        found, _, said = odds(edition.battle_at(now, on.kind, on.space, ""), orders)
        later = {number + 1: p for number, p in found.rounds.items()}
        rows.append((chance, counted_in(replace(found, rounds=later), start.attackers, start.defenders)))
        note = note or said
    return answer(mixed(rows), on.kind, orders, note)


def _over(edition: Combat, before: Position, after: Position, start: Battle) -> Tally:
    """The chances when the battle has ended: one way, certain."""
    on = before.battle
    assert on is not None
    place = on.space if edition.midway else ""
    mine, theirs = (_left(before, after, side, place) for side in (start.attackers, start.defenders))
    alive, held = still_there(before, after, on.space)
    if place:
        holds = (n for unit, n in zip(start.defenders, theirs, strict=True) if not unit.is_gun)
        alive, held = sum(mine), sum(holds)
    result: Result = "attacker_wins" if alive and not held else "defender_wins" if held else "both_destroyed"
    takes = float(on.space in edition.taken(after) and on.space not in edition.taken(before))
    results: dict[Result, float] = {one: float(one == result) for one in RESULTS}
    return Tally(start.attackers, start.defenders, results, takes, {mine: 1.0}, {theirs: 1.0}, {1: 1.0})


def _left(before: Position, after: Position, side: Side, space: str) -> Counts:
    """How many of each unit of a battle are left: what the board, or the space, has less, it has lost.

    A ship whose cargo went ashore is another ship on the board, but none the less there.
    """
    lost = _on_board(before, space)
    lost.subtract(_on_board(after, space))
    of_kind: Counter[tuple[str, str]] = Counter()
    for (nation, kind, _), number in lost.items():
        of_kind[nation, kind] += number
    left: list[int] = []
    for unit in side:
        gone = max(0, min(lost[_on_board_as(unit)], of_kind[unit.nation, unit.kind]))
        of_kind[unit.nation, unit.kind] -= gone
        left.append(unit.count - gone)
    return tuple(left)


def _on_board_as(unit: Unit) -> tuple[str, str, str]:
    return unit.nation, unit.kind, unit.name.partition("(")[2]


def _on_board(state: Position, space: str) -> Counter[tuple[str, str, str]]:
    found: Counter[tuple[str, str, str]] = Counter()
    places = [state.at(space)] if space else state.units.values()
    for pile in (p for piles in places for p in piles):
        cargo = f"{','.join(cargo_names(pile))})" if pile.cargo else ""
        found[pile.nation, pile.kind, cargo] += pile.count
    return found
