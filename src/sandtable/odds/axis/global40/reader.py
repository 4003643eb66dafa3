"""Battles of Global 1940 as the small model of `model.py`, read from a position of the game."""

from __future__ import annotations

from msgspec.structs import replace

from ....games.axis.core.pieces import TRAPPED, Cargo, Pile, Piles, total
from ....games.axis.core.queue import Open
from ....games.axis.global40 import assault, combat, engaged, losses, noncombat, withdraw
from ....games.axis.global40.engaged import ASSAULT, DROPPED, LAND, LANDED, SCRAMBLED, SEA
from ....games.axis.global40.state import Battle as Fought
from ....games.axis.global40.state import State
from ...dice import Dice, gathered
from ...model import Battle, Side, Unit
from ..sides import attacking, defending

FIRST = ("muster", "bombardment")
"""Steps of a land battle before ships have fired in support."""
BEFORE_GUNS = (*FIRST, "aa_fire")


def tag(pile: Pile) -> str:
    """What tells like pieces apart: who landed or dropped may not retreat, who scrambled flies home."""
    return pile.task if pile.task in (LANDED, DROPPED, SCRAMBLED) else ""


def opened(state: State, kind: str, space: str) -> State:
    """The position with that battle on, as `fight` opens it, before its first step."""
    on = state.battle
    if on is not None and (on.kind, on.space) == (kind, space):
        return state
    ships = assault.fullest_support(state, space) if kind == LAND else {}
    return replace(state, battle=combat.opened(state, kind, space, ships))


def attackers(state: State, battle: Fought) -> Piles:
    return engaged.attackers(state, battle.space)


def defenders(state: State, battle: Fought) -> Piles:
    """The defenders by nation, in turn order."""
    order = state.rules.order
    return tuple(sorted(engaged.defenders(state, battle.space), key=lambda p: order.index(p.nation)))


def open_battles(state: State) -> tuple[Open, ...]:
    """Every battle still to be fought, those that may be opened now first."""
    now, waiting = combat.open_battles(state), combat.coasts_awaited(state)
    later = (found for found in combat.due(state) if found not in now)
    return (*now, *(found for found in later if found[0] != LAND or found[1] not in waiting))


def battle_at(state: State, kind: str, space: str, coast: str = "") -> Battle:
    """The battle to be fought in a space; troops for `coast` are told apart from other cargo.

    Of a battle that is on: the rounds still to come, from the edge of a round.
    """
    state = opened(state, kind, space)
    on = state.battle
    assert on is not None
    at_sea, closing = kind == SEA, on.step == "retreat"
    mine = attacking(
        state, attackers(state, on), at_sea, at_sea, coast, lambda u, p: _attacker(state, u, p), tag
    )
    theirs = defending(
        state,
        defenders(state, on),
        at_sea,
        lambda nation: at_sea,
        lambda nation: bool(_airfields(state, nation, space) - {coast}),
        lambda u, p: _defender(state, u, p, coast),
        tag,
    )
    flak = _flak(state, on) if kind == LAND and on.step in BEFORE_GUNS else ()
    return Battle(
        kind="sea" if at_sea else "land",
        attackers=(*mine, *_riders(state, space, mine, True)) if at_sea else mine,
        defenders=(*theirs, *_riders(state, space, theirs, False)) if at_sea else theirs,
        flak=max(flak, default=0),
        flak_dice=len(flak),
        bombard=_bombardment(state, on) if kind == LAND and on.step in FIRST else (),
        can_retreat=bool(withdraw.retreat_spaces(state)),
        is_deep=at_sea,
        has_dived=at_sea and on.step not in ("line_up", "dive", "retreat"),
        room=_room_beside(state, theirs, space) if at_sea else 0,
        has_haven=at_sea and any(coast in _airfields(state, unit.nation, space) for unit in theirs),
        closing=closing or _may_stay_away(state, on),
        fought=on.round - (not closing),
    )


def _may_stay_away(state: State, on: Fought) -> bool:
    """Whether aircraft that were to support a landing may leave before the first round."""
    waits = on.step == "muster" and not on.landed and withdraw.can_break_off(state)
    return waits and engaged.is_fought(state, ASSAULT, on.space)


# What only this edition says of a unit


def _attacker(state: State, unit: Unit, pile: Pile) -> Unit:
    kind, having = state.kinds(pile.nation)[pile.kind], state.rules.roster.having
    return replace(
        unit,
        dice=1,
        best_of=kind.dice,
        supports=kind.lifts,
        supported_by=kind.supported_by,
        hunts=pile.kind in having["hunts"],
        is_prey=pile.kind in having["defenseless"],
        is_landed=pile.task == LANDED,
        is_dropped=pile.task == DROPPED,
        decks=state.rules.roster.decks.get(pile.kind, 0),
        shuts=pile.kind in state.rules.roster.decks,
    )


def _defender(state: State, unit: Unit, pile: Pile, coast: str) -> Unit:
    having = state.rules.roster.having
    return replace(
        unit,
        hunts=pile.kind in having["hunts"],
        is_prey=pile.kind in having["defenseless"],
        is_gun=pile.kind in having["flak"],
        needs_deck=unit.needs_deck and not (pile.task == SCRAMBLED and _flies_home(state, pile, coast)),
        shuts=pile.kind in state.rules.roster.decks,
    )


def _flies_home(state: State, pile: Pile, coast: str) -> bool:
    """Whether it flies home in any case: not to the coast that may fall."""
    return pile.came != coast and state.owner[pile.came] in state.relations.friends[pile.nation]


def ashore(state: State, cargo: Cargo) -> Unit:
    """Troops from a ship as they fight on a coast."""
    pile = Pile(cargo.nation, cargo.kind, 0, task=LANDED)
    (unit,) = attacking(state, (pile,), False, False, "", lambda u, p: _attacker(state, u, p), tag)
    return unit


# Guns and ships in support


def _flak(state: State, on: Fought) -> list[int]:
    """What each die of the guns hits with; none where nobody else defends."""
    theirs = (*engaged.defenders(state, on.space), *on.dead)
    if not engaged.without_guns(state, theirs):
        return []
    guns = [p for p in theirs if p.kind in state.rules.roster.having["flak"]]
    kinds = [(state.kinds(p.nation)[p.kind], p.count) for p in guns]
    return [kind.flak_at for kind, count in kinds for _ in range(kind.flak_dice * count)]


def _bombardment(state: State, on: Fought) -> Dice:
    kinds = state.kinds(state.seat)
    if not engaged.without_guns(state, engaged.defenders(state, on.space)):
        return ()
    return gathered((kinds[kind].attack, count) for kind, count in on.bombard.items())


def guns(state: State, coast: str) -> tuple[int, ...]:
    """Ships in calm zones that may support a landing on a coast, by what they hit with, the best first."""
    kinds = state.kinds(state.seat)
    ships = assault.supporting(state, coast)
    return tuple(kinds[kind].attack for kind, count in ships.items() for _ in range(count))


# Aircraft and decks


def _airfields(state: State, nation: str, zone: str) -> set[str]:
    """Friendly land one space away where a nation's aircraft may land, however many they are."""
    board, light = state.rules.board, next(iter(state.rules.roster.deck_load))
    return {space for space in noncombat.shelters(state, nation, zone, light) if not board.is_sea(space)}


def _room_beside(state: State, theirs: Side, zone: str) -> int:
    """Aircraft that find decks in other zones one space away."""
    light, board = next(iter(state.rules.roster.deck_load)), state.rules.board
    nations = {unit.nation for unit in theirs if unit.needs_deck}
    room: dict[str, int] = {}
    for nation in nations:
        for space in noncombat.shelters(state, nation, zone, light):
            if board.is_sea(space):
                room[space] = max(room.get(space, 0), noncombat.deck_room(state, nation, space))
    return sum(room.values())


def _riders(state: State, zone: str, side: Side, attack: bool) -> Side:
    """Aircraft that are cargo of the ships of one side and would be lost with them.

    Those trapped on damaged decks, and guests aboard in the turn of an ally; what other carriers there have
    room for is in no danger. The first in the zone go down first.
    """
    fighting = {unit.nation for unit in side}
    friends = state.relations.friends[state.seat] if attack else state.relations.foes[state.seat]
    piles = [p for p in state.at(zone) if p.task == TRAPPED and p.nation in friends]
    if attack:
        piles = [*losses.guests(state, zone), *piles]
    decks = state.rules.roster.decks
    others = (p for p in state.at(zone) if p.kind in decks and p.nation in friends - fighting)
    spare = sum(decks[p.kind] * p.count for p in others)
    risked = max(0, total(piles) - spare)
    found: list[Unit] = []
    for p in piles:
        part = min(risked, p.count)
        if part:
            kind = state.kinds(p.nation)[p.kind]
            name = p.kind if attack and p.nation == state.seat else f"{p.nation}:{p.kind}"
            found.append(Unit(name, p.nation, p.kind, part, 0, kind.cost, kind.domain, rides=True))
            risked -= part
    return tuple(reversed(found))
