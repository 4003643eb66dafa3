"""What owners may do at their own decisions: give up blocks, take off markers (section 5)."""

from __future__ import annotations

from ...kernel.protocol import Refusal, refuse
from .actions import Disband, Repudiate
from .data import country_table
from .diplomacy import with_stake
from .find import find_block, why_not_block
from .standing import stood_up
from .state import State, Stepping, take

RULE = "5.disband"


def why_not_disband(state: State, seat: str, do: Disband) -> Refusal | None:
    return why_not_block(state, seat, do.block, do.area)


def disband(step: Stepping, seat: str, do: Disband) -> None:
    """The block goes back beside the map, before everybody's eyes."""
    block = find_block(step.state, seat, do.block, do.area)
    assert block is not None
    step.state = stood_up(take(step.state, do.area, block), do.area)
    step.reveals = True
    step.tell("disbanded", seat=seat, nation=block.nation, unit=block.kind, cv=block.cv, space=do.area)


def why_not_repudiate(state: State, seat: str, do: Repudiate) -> Refusal | None:
    """Why so many own markers cannot come off."""
    if do.country not in country_table():
        return refuse("unknown_country", RULE, country=do.country)
    stake = state.influence.get(do.country)
    if stake is None or stake.seat != seat:
        return refuse("no_influence", RULE, country=do.country)
    if not 1 <= do.count <= stake.count:
        return refuse("bad_count", RULE, count=do.count)
    return None


def repudiate(step: Stepping, seat: str, do: Repudiate) -> None:
    stake = step.state.influence[do.country]
    step.state = with_stake(step.state, do.country, seat, stake.count - do.count)
    step.tell("influence_lost", seat=seat, country=do.country, count=stake.count - do.count)
