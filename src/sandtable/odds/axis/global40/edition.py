"""Global 1940 as the odds of the family ask for it."""

from __future__ import annotations

from msgspec.structs import replace

from ....games.axis.core.actions import Retreat
from ....games.axis.global40 import fire
from ....games.axis.global40.actions import Fight
from ....games.axis.global40.engaged import KAMIKAZE
from ....games.axis.global40.game import GLOBAL40
from ....games.axis.global40.moves import fresh_turn
from ....games.axis.global40.state import State
from ....games.axis.global40.theatre import theatre
from ...dice import SIDES
from ..edition import Apart, Combat, Steps
from . import choosing, raiding
from .midway import midway
from .reader import ashore, attackers, battle_at, defenders, guns, open_battles, tag

STEPS = Steps(
    rounds={
        "land": ("attack", "defense"),
        "sea": ("strike", "counterstrike", "attack", "defense"),
        "raid": (),
    },
    attack=("strike", "attack"),
    defense=("counterstrike", "defense"),
    edges=("muster", "bombardment", "aa_fire", "line_up", "dive", "retreat"),
    past_guns="line_up",
    left={},
    losses=("bombardment_losses", "strike_losses", "attack_losses", *fire.ON_ATTACKERS),
    attackers_lose=fire.ON_ATTACKERS,
    musters=("muster",),
)


def next_turn(state: State, nation: str) -> State:
    """The board when that nation moves next."""
    order = state.rules.order
    later = order.index(nation) <= order.index(state.seat)
    return replace(fresh_turn(state, nation, "combat_move"), round=state.round + later)


def is_before_battles(state: State) -> bool:
    """Whether dice of kamikaze strikes are owed."""
    return state.strikes is not None and state.strikes.rolling


def owed(state: State) -> list[tuple[float, str]]:
    """The dice of kamikaze strikes, each at its ship, or of the battle that is on, one for each shot."""
    if state.strikes is not None:
        hits_on = state.rules.kamikaze.hits_on
        strikes = enumerate(state.strikes.named)
        return [(hits_on, f"{KAMIKAZE} {n}") for n, strike in strikes for _ in range(strike.count)]
    on = state.battle
    assert on is not None
    shots = fire.shots(state, on)
    each, heavy = fire.heavy_shots(state, on, shots)
    plain = len(shots) - each * heavy
    best = ((SIDES * (1 - (1 - n / SIDES) ** each), target) for n, target in shots[plain::each])
    return [*shots[:plain], *(best if heavy else ())]


def thrown(state: State, dice: tuple[int, ...]) -> tuple[int, ...]:
    """All dice of these shots, one of each being given."""
    if state.strikes is not None or state.battle is None:
        return dice
    each, heavy = fire.heavy_shots(state, state.battle, fire.shots(state, state.battle))
    plain = len(dice) - heavy
    return (*dice[:plain], *(die for die in dice[plain:] for _ in range(each)))


def is_at_edge(state: State) -> bool:
    """Whether no nation has decided about its submarines this round."""
    on = state.battle
    return on is None or on.step != "dive" or not on.decided


def begin_combat(state: State) -> State:
    """The position when all combat moves are made; battles of a text have begun already."""
    return state


def taken(state: State) -> tuple[str, ...]:
    return state.turn.taken


EDITION = Combat(
    game=GLOBAL40,
    steps=STEPS,
    theatre=theatre,
    next_turn=next_turn,
    open_battles=open_battles,
    battle_at=battle_at,
    apart={"raid": Apart(raiding.raid_over_all)},
    ashore=ashore,
    guns=guns,
    army_stays=False,
    tag=tag,
    is_before=is_before_battles,
    settled=choosing.settled,
    is_at_edge=is_at_edge,
    fight=Fight,
    begin_combat=begin_combat,
    taken=taken,
    attackers=attackers,
    defenders=defenders,
    shots=fire.shots,
    owed=owed,
    thrown=thrown,
    remaining=choosing.remaining,
    midway=midway,
    exposed=choosing.exposed,
    count_owed=choosing.count_owed,
    count_air=choosing.count_owed,
    casualties=choosing.casualties,
    retreats=choosing.retreats,
    leave=choosing.leave,
    leaving=(Retreat,),
)
