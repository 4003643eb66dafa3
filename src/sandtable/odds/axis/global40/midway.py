"""What is left of the round of a sea battle that is on."""

from __future__ import annotations

from ....games.axis.core.shots import ANYTHING, SHIPS
from ....games.axis.global40 import fire
from ....games.axis.global40.engaged import SEA
from ....games.axis.global40.fire import SEEN
from ....games.axis.global40.state import Battle, State
from ...dice import gathered
from ...midway import Owed, Part
from ..branches import at_step

CLASSES = (ANYTHING, SHIPS, SEEN)
NOTHING = Owed()


def midway(state: State) -> Part | None:
    """The rest of the round; None where no sea battle is in the middle of one."""
    on = state.battle
    if on is None or on.kind != SEA:
        return None
    hit = Owed(hits=_classes(on))
    match on.step:
        case "dive":
            divers = tuple(n for n in state.rules.order if n not in (*on.decided, state.seat))
            return Part(NOTHING, NOTHING, "strike", divers)
        case "strike_losses":
            return Part(_dice(state, on, "counterstrike"), hit, "fire")
        case "counterstrike":
            return Part(_dice(state, on, "counterstrike"), NOTHING, "fire")
        case "counterstrike_losses":
            return Part(hit, NOTHING, "fire")
        case "attack":
            return Part(NOTHING, NOTHING, "fire")
        case "attack_losses":
            return Part(_dice(state, on, "defense"), hit, "close")
        case "defense":
            return Part(_dice(state, on, "defense"), NOTHING, "close")
        case "defense_losses":
            return Part(hit, NOTHING, "close")
    return None


def _classes(on: Battle) -> tuple[int, int, int]:
    free, torpedoes, seen = (on.hits.get(target, 0) for target in CLASSES)
    return free, torpedoes, seen


def _dice(state: State, on: Battle, step: str) -> Owed:
    """The dice of a later step, thrown by all that stand now."""
    shots = fire.shots(state, at_step(on, step))
    free, torpedoes, seen = (gathered((n, 1) for n, aim in shots if aim == target) for target in CLASSES)
    return Owed(dice=(free, torpedoes, seen))
