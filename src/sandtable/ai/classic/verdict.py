"""Whether the round ends the war: the chance that the Axis have the production then that wins it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import erf, sqrt

from sandtable.games.axis.classic.state import State, production

from .answers import attacks_of
from .assault import Attack
from .danger import Danger
from .reach import next_turn

IN_REACH = 18
"""IPC short of the victory beyond which nobody reckons with it this round."""
UNSEEN = 2.0
"""IPC by which production comes out otherwise than foreseen, beside the luck of battles."""


def axis_chance(danger: Danger, own: list[Attack], ahead: Danger, replies: dict[str, list[Attack]]) -> float:
    """How likely the Axis win by production when this round ends, if the seat attacks so.

    `ahead` is the position to be expected after the attacks, `replies` what each enemy would do in it.
    """
    state, rules = danger.state, danger.state.rules
    held = sum(production(state, nation) for nation in rules.teams["axis"])
    if not rules.axis_economic or rules.axis_economic - held > IN_REACH:
        return 0.0
    level, luck = float(held), UNSEEN**2
    for change, chance in (*changes(state, own), *_later(ahead, replies)):
        level += chance * change
        luck += chance * (1.0 - chance) * change**2
    return 0.5 + 0.5 * erf((level + 0.5 - rules.axis_economic) / sqrt(2.0 * luck))


def _later(ahead: Danger, replies: dict[str, list[Attack]]) -> Iterator[tuple[int, float]]:
    """What those who move later this round change."""
    state, rules = ahead.state, ahead.state.rules
    friends = state.relations.friends[ahead.seat]
    for nation in rules.order[rules.order.index(ahead.seat) + 1 :]:
        if nation in friends:
            yield from changes(state, attacks_of(next_turn(state, nation), set()))
        else:
            yield from changes(state, replies.get(nation, ()))


def changes(state: State, attacks: Iterable[Attack]) -> Iterator[tuple[int, float]]:
    """By how much each attack would change the production of the Axis, and how likely."""
    board, axis = state.rules.board, state.rules.teams["axis"]
    for attack in attacks:
        owner = state.owner.get(attack.target, "")
        if owner:
            value = board.value[attack.target]
            yield (-value if owner in axis else value), attack.outcome.take
