"""Whether production wins the war: how near the Axis are to it, and whether this round brings it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import erf, sqrt

from sandtable.games.axis.classic.ruleset import Ruleset
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.core.purse import production

from ..axis.answers import attacks_of
from ..axis.assault import Attack
from ..axis.danger import Danger
from ..axis.reach import next_turn

IN_SIGHT = 24
"""IPC short of it at which a victory by production comes into sight."""
IN_REACH = 18
"""IPC short of the victory beyond which nobody reckons with it this round."""
UNSEEN = 2.0
"""IPC by which production comes out otherwise than foreseen, beside the luck of battles."""


def economic_pressure(state: State) -> float:
    """How near the Axis are to winning by production, from 0 to 1."""
    rules = state.rules
    if not rules.axis_economic:
        return 0.0
    axis = sum(production(state, nation) for nation in rules.teams["axis"])
    missing = max(0, rules.axis_economic - axis)
    return max(0.0, 1.0 - missing / IN_SIGHT) ** 2


def axis_chance(
    state: State, own: Sequence[Attack], ahead: Danger, replies: Mapping[str, list[Attack]]
) -> float:
    """How likely the Axis win by production when this round ends, if the seat attacks so.

    `ahead` is the position to be expected after the attacks, `replies` what each enemy would do in it.
    """
    rules = state.rules
    held = sum(production(state, nation) for nation in rules.teams["axis"])
    if not rules.axis_economic or rules.axis_economic - held > IN_REACH:
        return 0.0
    level, luck = float(held), UNSEEN**2
    for change, chance in (*changes(rules, state.owner, own), *_later(state, ahead, replies)):
        level += chance * change
        luck += chance * (1.0 - chance) * change**2
    return 0.5 + 0.5 * erf((level + 0.5 - rules.axis_economic) / sqrt(2.0 * luck))


def _later(now: State, ahead: Danger, replies: Mapping[str, list[Attack]]) -> Iterator[tuple[int, float]]:
    """What those who move later this round change."""
    state, order = ahead.state, now.rules.order
    friends = state.relations.friends[ahead.seat]
    for nation in order[order.index(ahead.seat) + 1 :]:
        if nation in friends:
            yield from changes(
                now.rules, state.owner, attacks_of(next_turn(ahead.edition, state, nation), set())
            )
        else:
            yield from changes(now.rules, state.owner, replies.get(nation, ()))


def changes(
    rules: Ruleset, owners: Mapping[str, str], attacks: Iterable[Attack]
) -> Iterator[tuple[int, float]]:
    """By how much each attack would change the production of the Axis, and how likely."""
    axis = rules.teams["axis"]
    for attack in attacks:
        owner = owners.get(attack.target, "")
        if owner:
            value = rules.board.value[attack.target]
            yield (-value if owner in axis else value), attack.outcome.take
