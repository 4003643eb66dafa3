"""What is left of the round of a sea battle that is on."""

from __future__ import annotations

from ....games.axis.core.melee import LOSSES
from ....games.axis.core.shots import ANYTHING, SHIPS
from ....games.axis.global40 import fire
from ....games.axis.global40.engaged import SEA
from ....games.axis.global40.fire import SEEN
from ....games.axis.global40.state import Battle, State
from ...dice import gathered
from ...midway import Owed, Part, Then
from ..branches import at_step

CLASSES = (ANYTHING, SHIPS, SEEN)
NOTHING = Owed()
LEFT: dict[str, tuple[str, str, Then]] = {
    "strike_losses": ("counterstrike", "strike_losses", "fire"),
    "counterstrike": ("counterstrike", "", "fire"),
    "counterstrike_losses": ("counterstrike_losses", "", "fire"),
    "attack": ("", "", "fire"),
    "attack_losses": ("defense", "attack_losses", "close"),
    "defense": ("defense", "", "close"),
    "defense_losses": ("defense_losses", "", "close"),
}
"""By the step of a round: at which steps attackers and defenders suffer what is left, and what follows."""


def midway(state: State) -> Part | None:
    """The rest of the round; None where no sea battle is in the middle of one."""
    on = state.battle
    if on is None or on.kind != SEA:
        return None
    if on.step == "dive":
        divers = tuple(n for n in state.rules.order if n not in (*on.decided, state.seat))
        return Part(NOTHING, NOTHING, "strike", divers)
    if on.step not in LEFT:
        return None
    mine, theirs, then = LEFT[on.step]
    return Part(_owed(state, on, mine), _owed(state, on, theirs), then)


def _owed(state: State, on: Battle, step: str) -> Owed:
    """What a side still suffers: the hits that are placed now, or the dice of a later step."""
    if step.endswith(LOSSES):
        return Owed(hits=_classes(on))
    return _dice(state, on, step) if step else NOTHING


def _classes(on: Battle) -> tuple[int, int, int]:
    free, torpedoes, seen = (on.hits.get(target, 0) for target in CLASSES)
    return free, torpedoes, seen


def _dice(state: State, on: Battle, step: str) -> Owed:
    """The dice of a later step, thrown by all that stand now."""
    shots = fire.shots(state, at_step(on, step))
    free, torpedoes, seen = (gathered((n, 1) for n, aim in shots if aim == target) for target in CLASSES)
    return Owed(dice=(free, torpedoes, seen))
