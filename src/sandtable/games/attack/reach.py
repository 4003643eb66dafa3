"""Where units can go: by land and air, by sea, and along chains of own regions (ch. X to XII)."""

from __future__ import annotations

from collections.abc import Callable

from .data import unit_table
from .state import State, is_owned_by


def land_targets(state: State, seat: str, start: str, kind: str) -> tuple[str, ...]:
    """Regions a unit of this kind reaches in a move or blitzkrieg (ch. X).

    One border, or as many as the kind can cross; on the way a tank passes only own regions, a plane any.
    """
    row, board = unit_table().army[kind], state.rules.board
    found = dict.fromkeys(board.land[start])
    edge = tuple(found)
    for _ in range(row.move - 1):
        passed = [r for r in edge if row.over_any or is_owned_by(state, r, seat)]
        edge = tuple(far for r in passed for far in board.land[r] if far not in found)
        found |= dict.fromkeys(edge)
    found.pop(start, None)
    return tuple(found)


def sea_targets(state: State, start: str) -> tuple[str, ...]:
    """Regions joined to this one by a route or a common zone (ch. X)."""
    return state.rules.board.sea[start]


def land_chain(state: State, seat: str, start: str) -> tuple[str, ...]:
    """Own regions joined to this one by own regions alone, over land (ch. XII)."""
    board = state.rules.board
    return _chain(state, seat, start, lambda r: board.land[r])


def sea_chain(state: State, seat: str, start: str) -> tuple[str, ...]:
    """Own regions joined to this one by own regions alone, over land and sea (ch. XII)."""
    board = state.rules.board
    return _chain(state, seat, start, lambda r: (*board.land[r], *board.sea[r]))


def _chain(state: State, seat: str, start: str, near: Callable[[str], tuple[str, ...]]) -> tuple[str, ...]:
    found, edge = {start: None}, [start]
    while edge:
        here = edge.pop()
        for there in near(here):
            if there not in found and is_owned_by(state, there, seat):
                found[there] = None
                edge.append(there)
    del found[start]
    return tuple(found)


def targets(state: State, seat: str, march: str, verb: str, start: str, kind: str) -> tuple[str, ...]:
    """Regions that a unit may be ordered to in this kind of march, with `move` or with `sail`.

    A strategic move goes by sea only where it has to, since the holder can stop no other.
    """
    if march == "strategic":
        dry = land_chain(state, seat, start)
        return dry if verb == "move" else tuple(r for r in sea_chain(state, seat, start) if r not in dry)
    if march == "blitzkrieg" and (verb == "sail" or not unit_table().army[kind].blitzkrieg):
        return ()
    return land_targets(state, seat, start, kind) if verb == "move" else sea_targets(state, start)
