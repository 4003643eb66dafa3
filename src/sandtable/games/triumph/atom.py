"""The bomb: all four stages, and an air force near a rival's main capital (section 1)."""

from __future__ import annotations

from ...kernel.protocol import Refusal, refuse
from .blocks import AIR, rows
from .board import board
from .data import setup_table, technology_table
from .economy import stages
from .state import State, Stepping, of_faction, others
from .technology import has, open_vault
from .year import win

RULE = "1.atomic"


def why_not_atom(state: State, seat: str) -> Refusal | None:
    """Why there is no bomb, or no target for it."""
    needed = sum(row.stage > 0 for row in technology_table().values())
    if stages(state, seat) < needed:
        return refuse("stages_missing", RULE, has=stages(state, seat), needs=needed)
    if not targets(state, seat):
        return refuse("no_target", RULE)
    return None


def targets(state: State, seat: str) -> tuple[str, ...]:
    """Main capitals of rivals within the range of an air force of the faction."""
    points = air_range(state, seat)
    mains = {setup_table().seats[s].main for s in others(seat)}
    found: set[str] = set()
    for start in {area for area, block in of_faction(state, seat) if block.kind == AIR}:
        found |= mains & within(start, points)
    return tuple(sorted(found))


def air_range(state: State, seat: str) -> int:
    return rows()[AIR].air + has(state, seat, "heavy_bombers")


def within(start: str, points: int) -> set[str]:
    """All areas that an air force reaches over whatever lies between."""
    land = board()
    best = {start: 0}
    queue = [start]
    for area in queue:
        for near in land.near[area]:
            total = best[area] + land.areas[near].points
            if total <= points and total < best.get(near, 99):
                best[near] = total
                queue.append(near)
    return set(best)


def explode(step: Stepping, seat: str) -> None:
    """All stages are shown, and the war is over."""
    target = targets(step.state, seat)[0]
    open_vault(step, seat)
    step.reveals = True
    step.tell("atom", seat=seat, space=target)
    win(step, (seat,), "atomic", {})
