"""A sense of theatre: how strongly each space draws troops, from what the enemy holds near it.

No script for one map: every enemy territory pulls with its worth, less with distance; a step at sea
is longer than one on land.
"""

from __future__ import annotations

import heapq
from functools import lru_cache

from sandtable.games.axis.core.board import Board

from .edition import Edition
from .position import Position

SEA_STEP = 2.0
FADES = 0.75
"""What is left of a pull after one step on land."""
CAPITAL = 8.0
FACTORY = 2.0
LEAST = 1.0
NO_WAY = 99


STRANDED = 0.3
"""What a pull counts where troops cannot walk to any enemy."""


class Pull:
    """The pull on each space for one nation, and what troops that stand there can do about it."""

    def __init__(self, edition: Edition, state: Position, seat: str) -> None:
        rules, board = state.rules, state.rules.board
        self.board = board
        makes, foes = rules.roster.makes, state.relations.foes[seat]
        factories = {s for s, piles in state.units.items() if any(p.kind in makes for p in piles)}
        self.of: dict[str, float] = dict.fromkeys(board.names, 0.0)
        self.on_foot: dict[str, float] = dict.fromkeys(board.names, 0.0)
        closed, capitals = neutral_land(state), set(edition.capitals(state).values())
        for space, owner in state.owner.items():
            if owner not in foes:
                continue
            weight = LEAST + board.value[space] + CAPITAL * (space in capitals)
            weight += FACTORY * (space in factories)
            for place, away in distances_from(board, space).items():
                self.of[place] = max(self.of[place], weight * FADES**away)
            for place, away in land_distances(board, space, closed).items():
                self.on_foot[place] = max(self.on_foot[place], weight * FADES**away)


@lru_cache(maxsize=512)
def distances_from(board: Board, space: str) -> dict[str, float]:
    """Steps from everywhere to a space, those at sea longer."""
    found: dict[str, float] = {}
    queue: list[tuple[float, str]] = [(0.0, space)]
    while queue:
        away, place = heapq.heappop(queue)
        if place in found:
            continue
        found[place] = away
        for near in board.neighbours[place]:
            if near not in found:
                step = SEA_STEP if board.is_sea(near) and board.is_sea(place) else 1.0
                heapq.heappush(queue, (away + step, near))
    return found


def neutral_land(state: Position) -> frozenset[str]:
    """Territories that nobody holds, closed to troops on the march."""
    return frozenset(space for space, owner in state.owner.items() if not owner)


def walk(board: Board, start: str, goal: str, closed: frozenset[str]) -> int:
    """Steps over land, around closed territories; NO_WAY where there is none."""
    return land_distances(board, start, closed).get(goal, NO_WAY)


@lru_cache(maxsize=2048)
def land_distances(board: Board, start: str, closed: frozenset[str]) -> dict[str, int]:
    """Steps over land from a territory, around closed ones."""
    found, ring, away = {start: 0}, [start], 0
    while ring:
        away += 1
        near = dict.fromkeys(n for place in ring for n in board.neighbours[place])
        ring = [n for n in near if n not in found and not board.is_sea(n) and n not in closed]
        found |= dict.fromkeys(ring, away)
    return found
