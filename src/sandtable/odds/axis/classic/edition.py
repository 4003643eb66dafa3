"""Classic as the odds and the advice of the family ask for it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from ....games.axis.classic import combat, economy, fire, losses
from ....games.axis.classic.actions import Move, Place, Retreat, Withdraw
from ....games.axis.classic.aftermath import is_contested
from ....games.axis.classic.game import CLASSIC
from ....games.axis.classic.moves import fresh_turn
from ....games.axis.classic.state import State, Stepping
from ....games.axis.classic.theatre import NEUTRAL_FINE, theatre
from ....games.axis.core.pieces import Piles
from ....games.axis.core.shots import ANYTHING, Shot
from ..edition import Apart, Edition, Steps
from . import leaving, raiding
from .beside import beside_attackers, beside_defenders
from .choosing import asked_for, fixed_losses
from .reader import battle_at, behind

STEPS = Steps(
    rounds={"land": ("attack", "defense"), "sea": ("torpedoes", "attack", "defense"), "raid": ()},
    attack=("torpedoes", "attack"),
    defense=("defense",),
    edges=("aa_fire", "bombardment", "subs", "retreat", "bombing"),
    past_guns="bombardment",
    left={
        "bombardment_losses": ("attack", "defense"),
        "torpedo_losses": ("attack", "defense"),
        "attack": ("attack", "defense"),
        "attack_losses": ("defense",),
        "defense": ("defense",),
        "defense_losses": (),
    },
    losses=losses.LOSS_STEPS,
    attackers_lose=losses.ATTACKERS_LOSE,
    aftermath=(losses.DECK_LOSSES,),
)


def next_turn(state: State, nation: str) -> State:
    """The board when that nation moves next."""
    order = state.rules.order
    later = order.index(nation) <= order.index(state.seat)
    return replace(fresh_turn(state, nation, "combat_move"), round=state.round + later)


def is_before_battles(state: State) -> bool:
    """Whether guns fire at aircraft on their way."""
    return state.flak is not None


def owed(state: State) -> list[Shot]:
    """The dice of guns that were flown over, or of the battle that is on."""
    if state.flak is not None:
        strength = fire.gun_strength(state, state.flak.guns[0])
        return [(strength, ANYTHING)] * combat.flak_owed(state)
    assert state.battle is not None
    return fire.shots(state, state.battle)


def begin_combat(state: State) -> State:
    step = Stepping(state, [])
    combat.begin_combat(step)
    return step.state


def taken(state: State) -> tuple[str, ...]:
    return state.turn.taken


def count_fought(state: State) -> int:
    return len(state.turn.fought)


def without(state: State, lost: Piles) -> State:
    step = Stepping(state, [])
    losses.lost_in_battle(step, lost)
    return step.state


def planes_may_leave(state: State) -> bool:
    return state.rules.aircraft_retreat


def fine(state: State, space: str) -> int:
    return NEUTRAL_FINE if state.owner[space] == "" else 0


def capitals(state: State) -> Mapping[str, str]:
    return state.rules.capital


def factories(state: State) -> dict[str, int]:
    return {space: economy.output_left(state, space) for space in economy.working_factories(state)}


def may_launch(state: State, zone: str) -> bool:
    return state.rules.may_launch(state, zone)


def placed(state: State, units: Mapping[str, int], space: str) -> State:
    step = Stepping(state, [])
    economy.place(step, Place(dict(units), space))
    return step.state


EDITION = Edition(
    game=CLASSIC,
    steps=STEPS,
    theatre=theatre,
    next_turn=next_turn,
    open_battles=combat.open_battles,
    behind=behind,
    battle_at=battle_at,
    planes_may_leave=planes_may_leave,
    apart={"raid": Apart(raiding.raid_over_all, raiding.raid_over)},
    is_before=is_before_battles,
    begin_combat=begin_combat,
    taken=taken,
    count_fought=count_fought,
    precedence=("sea", "raid", "land"),
    attackers=fire.attackers,
    defenders=fire.defenders,
    shots=fire.shots,
    owed=owed,
    beside_attackers=beside_attackers,
    beside_defenders=beside_defenders,
    exposed=losses.exposed,
    count_owed=losses.count_owed,
    count_air=losses.count_air,
    spec_of=losses.spec_of,
    least_worth=losses.least_worth,
    resolve=losses.resolve,
    without=without,
    fixed_losses=fixed_losses,
    asked_for=asked_for,
    retreats=leaving.retreats,
    leave=leaving.leave,
    leaving=(Retreat, Withdraw),
    order=Move,
    strikes=("raid", "rocket"),
    straight=("rocket",),
    is_contested=is_contested,
    fine=fine,
    capitals=capitals,
    factories=factories,
    may_launch=may_launch,
    ways_to_place=economy.ways_to_place,
    placed=placed,
)
"""Both printed editions: what they differ in is in the state."""
