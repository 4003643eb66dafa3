"""Battles of the skirmish: the steps are its own, what happens in them is the core's."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from sandtable.games.axis.core import facilities, losses, queue, script, shots
from sandtable.games.axis.core.conquest import handed_over
from sandtable.games.axis.core.pieces import FULL, Pile, Piles, take, total
from sandtable.games.axis.core.position import enemies, own, put, with_piles
from sandtable.kernel.protocol import Refusal

from .state import RULES, Battle, State, Stepping

ROUND = ("attack", "attack_losses", "defense", "defense_losses", "remove")
STEPS = {"land": ("flak", "flak_losses", *ROUND), "sea": ROUND}
ROUNDS = 3
ROSTER, KINDS = RULES.roster, RULES.kinds
ASIDE, ARMY = ROSTER.having["aside"], ROSTER.having["occupies"]


def attackers(state: State, space: str) -> Piles:
    return tuple(p for p in own(state, space) if p.kind not in ASIDE)


def defenders(state: State, space: str) -> Piles:
    return tuple(p for p in enemies(state, space) if p.kind not in ASIDE)


def kind_of(state: State, space: str) -> str:
    if not attackers(state, space) or not defenders(state, space):
        return ""
    return "sea" if RULES.board.is_sea(space) else "land"


def open_battles(state: State) -> tuple[queue.Open, ...]:
    return queue.open_battles(state.units, lambda s: kind_of(state, s), state.fought, lambda *_: False)


def owed(state: State, on: Battle) -> list[shots.Shot]:
    """The dice of this step; flak hits aircraft."""
    mine, theirs = attackers(state, on.space), defenders(state, on.space)
    if on.step == "flak":
        guns = (p for p in enemies(state, on.space) if p.kind in ROSTER.having["flak"])
        planes = total(p for p in mine if p.kind in ROSTER.air)
        return [(strength, "air") for strength, _ in shots.flak(guns, planes, KINDS)]
    if on.step == "attack":
        return shots.supported_volley(mine, KINDS, ROSTER.having["supports"])
    return shots.volley((*theirs, *on.dead), lambda p: (KINDS[p.kind].defense, shots.ANYTHING, 1))


def may_hit(target: str, pile: Pile) -> bool:
    return target != "air" or pile.kind in ROSTER.air


def exposed(state: State, on: Battle) -> dict[str, Piles]:
    """Those on whom the hits of this step may fall, by name."""
    piles = defenders(state, on.space) if on.step == "attack_losses" else attackers(state, on.space)
    return losses.named(p for p in piles if any(may_hit(target, p) for target in on.hits))


def count_owed(state: State, on: Battle) -> int:
    there = [p for piles in exposed(state, on).values() for p in piles]
    return losses.count_placed(on.hits, there, may_hit, ROSTER.hits)


def chooser(state: State, on: Battle) -> str:
    there = {p.nation for piles in exposed(state, on).values() for p in piles}
    return next(nation for nation in RULES.order if nation in there)


def why_not_lose(state: State, units: dict[str, int]) -> Refusal | None:
    on = state.battle
    assert on is not None
    return losses.why_not_hit(exposed(state, on), units, count_owed(state, on), ROSTER.hits)


def go_on(step: Stepping, on: Battle, further: int = 1, **changes: Any) -> None:
    after = script.after(STEPS[on.kind], on.step, further)
    step.state = replace(step.state, battle=replace(on, step=after, **changes))


def lose(step: Stepping, units: dict[str, int]) -> None:
    """Hits fall on these; defenders that are lost fire once more."""
    on = step.state.battle
    assert on is not None
    left, lost = losses.hit(step.state.at(on.space), exposed(step.state, on), units, ROSTER.hits)
    step.state = with_piles(step.state, on.space, left)
    step.tell("lost", space=on.space, units=tuple(f"{count} {text}" for text, count in units.items()))
    go_on(step, on, dead=lost if on.step == "attack_losses" else on.dead, hits={})


def rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    on = step.state.battle
    assert on is not None
    step.tell("fired", space=on.space, step=on.step, dice=dice)
    go_on(step, on, hits=shots.count_hits(owed(step.state, on), dice))
    run(step)


def waits(step: Stepping, on: Battle) -> bool:
    """Do one step; True when dice or a decision are owed first."""
    if on.step.endswith("_losses"):
        plain = losses.forced(exposed(step.state, on), count_owed(step.state, on), ROSTER.hits)
        if plain is not None:
            lose(step, plain)
        return plain is None
    if on.step != "remove":
        if owed(step.state, on):
            return True
        go_on(step, on, 2)
    elif kind_of(step.state, on.space) and on.round < ROUNDS:
        step.state = replace(step.state, battle=Battle(on.space, on.kind, "attack", on.round + 1))
    else:
        finish(step, on)
    return False


def finish(step: Stepping, on: Battle) -> None:
    """Who did not clear a territory goes back where he came from."""
    state, won = step.state, not defenders(step.state, on.space)
    step.state = replace(state, battle=None, fought=(*state.fought, queue.mark(on.kind, on.space)))
    step.tell("battle_over", space=on.space, won=won)
    for p in attackers(state, on.space):
        if p.kind in ARMY and not won:
            step.state = with_piles(step.state, on.space, take(step.state.at(on.space), p))
            step.state = put(step.state, p.came, replace(p, came="", used=FULL))
    take_land(step, on.space)


def take_land(step: Stepping, space: str) -> None:
    """An army that meets nobody takes the land; it finds the installations broken."""
    state, army = step.state, any(p.kind in ARMY for p in own(step.state, space))
    hostile = state.relations.at_war(state.seat, state.owner.get(space, ""))
    if army and hostile and not defenders(state, space):
        step.state = handed_over(state, space, state.seat)
        for p in facilities.facilities(step.state, space):
            limit = KINDS[p.kind].breaks_at
            step.state = facilities.damaged(step.state, space, p.kind, limit, limit)
        step.tell("conquered", space=space, by=state.seat)


def run(step: Stepping) -> None:
    script.run(step, lambda state: state.battle, waits)
