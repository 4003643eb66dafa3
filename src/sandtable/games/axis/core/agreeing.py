"""Losses that several nations name together: who speaks, and when it is settled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from ....tabletop.stepping import Stepping
from .position import P, changed

Proposals: TypeAlias = Mapping[str, Mapping[str, int]]
"""The losses that each nation asks for."""


def all_speak(nations: tuple[str, ...], owner: str) -> tuple[str, ...]:
    """Of several defenders all name the losses and must agree."""
    return nations


def owner_speaks(nations: tuple[str, ...], owner: str) -> tuple[str, ...]:
    """Of several defenders the owner of the land names the losses; at sea nobody owns it."""
    return (owner,) if owner else nations


def choosers(speakers: tuple[str, ...], proposals: Proposals, attacker: str) -> tuple[str, ...]:
    """Who must name losses now: all that have not spoken; who did not agree leaves it to the attacker."""
    if len(speakers) > 1 and len(proposals) == len(speakers):
        return (attacker,)
    return tuple(nation for nation in speakers if nation not in proposals)


def heard(
    step: Stepping[P], battle: Any, waiting: tuple[str, ...], seat: str, units: Mapping[str, int]
) -> bool:
    """A nation names losses, and whether that settles it: where several must agree, the last to speak does.

    What was proposed before is in the `battle`; choices are compared, so they come in one standard form.
    """
    if len(waiting) == 1 and (not battle.proposals or seat == step.state.seat):
        return True
    proposals = {**battle.proposals, seat: dict(units)}
    step.state = changed(step.state, battle=replace(battle, proposals=proposals))
    step.tell("proposed", by=seat, units=tuple(f"{count} {unit}" for unit, count in units.items()))
    return len(waiting) == 1 and all(other == units for other in proposals.values())
