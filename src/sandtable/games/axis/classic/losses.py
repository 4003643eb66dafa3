"""Casualties: how many, from which pieces, and who chooses (2nd: ch. 5).

The owner chooses. Where several nations defend together they must name the same pieces, otherwise
the attacker picks; in the 3rd edition the owner of the territory picks. So it is, too, where
fighters of several nations find too few decks after a sea battle.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core import agreeing
from ..core.losses import count_placed
from ..core.pieces import Pile, Piles, counted, in_order, merged, select, take, total, write_spec
from ..core.position import own, with_piles
from ..core.shots import ANYTHING, SHIPS, Target, finds
from .decks import contending, count_without_deck
from .fire import attackers, defenders, planes, ships
from .state import Battle, LossStep, State, Stepping

DECK_LOSSES: LossStep = "deck_losses"
"""The step after a sea battle at which fighters that find no deck are chosen."""
LOSS_STEPS: tuple[LossStep, ...] = get_args(LossStep)
ATTACKERS_LOSE: tuple[LossStep, ...] = ("aa_losses", "defense_losses")


def least_worth(pile: Pile) -> tuple[int, ...]:
    """Which of like-named pieces is lost first: empty transports, aircraft with least range left."""
    return (len(pile.cargo), -pile.used)


def exposed(state: State) -> Piles:
    """The pieces that may be chosen as casualties now."""
    flak, battle = state.flak, state.battle
    if flak is not None:
        return over_gun(state, flak.guns[0])
    assert battle is not None
    if battle.step == "aa_losses":
        return planes(state, attackers(state, battle))
    if battle.step == "torpedo_losses":
        return ships(state, defenders(state, battle))
    if battle.step == "defense_losses":
        attacking = attackers(state, battle)
        return attacking if battle.hits else ships(state, attacking)
    if battle.step == DECK_LOSSES:
        return contending(state, battle.space)
    return defenders(state, battle)


def over_gun(state: State, gun: str) -> Piles:
    """Aircraft that flew over a gun, each with the space it has flown to in `came`."""
    return merged(replace(p, came=s) for s in state.units for p in own(state, s) if gun in p.over)


def count_owed(state: State) -> int:
    """How many pieces must be lost now: the hits that find a target, or fighters that find no deck."""
    if state.flak is not None:
        return min(state.flak.hits, total(exposed(state)))
    battle = state.battle
    assert battle is not None
    if battle.step == DECK_LOSSES:
        return count_without_deck(state, battle.space)
    if not battle.hits and not battle.torpedoes:
        return 0
    return count_placed(_hits(battle), exposed(state), finds(state.rules.roster.domain))


def _hits(battle: Battle) -> dict[Target, int]:
    return {ANYTHING: battle.hits, SHIPS: battle.torpedoes}


def count_air(state: State) -> int:
    """How many of the pieces lost may be aircraft: torpedoes find ships alone."""
    battle = state.battle
    if battle is None or state.flak is not None or battle.step == DECK_LOSSES:
        return count_owed(state)
    return battle.hits


def choosers(state: State) -> tuple[str, ...]:
    """The nations that must name casualties now."""
    battle = state.battle
    if battle is None or battle.step in ATTACKERS_LOSE:
        return (state.seat,)
    order = state.rules.order
    concerned = exposed(state) if battle.step == DECK_LOSSES else defenders(state, battle)
    nations = tuple(n for n in order if any(p.nation == n for p in concerned))
    if len(nations) == 1:
        return nations
    speakers = state.rules.speakers(nations, state.owner.get(battle.space, ""))
    return agreeing.choosers(speakers, battle.proposals, state.seat)


def is_forced(state: State) -> bool:
    """Whether there is no choice: everything exposed is lost, or all of it is alike."""
    candidates = exposed(state)
    return count_owed(state) == total(candidates) or len({spec_of(state, p) for p in candidates}) <= 1


def spec_of(state: State, pile: Pile) -> str:
    """The text that names a candidate; aircraft by the range they have left, others not."""
    roster = state.rules.roster
    flying = pile.kind in roster.air and pile.nation == state.seat
    place = f"/{pile.came}" if state.flak is not None else ""
    return write_spec(pile, "", flying, roster.holds) + place


def resolve(state: State, seat: str, units: Mapping[str, int]) -> Piles | Refusal:
    """The pieces a choice of casualties names, or why it will not do."""
    candidates = exposed(state)
    default = seat
    nations = {p.nation for p in candidates}
    if seat not in nations and len(nations) == 1:
        default = next(iter(nations))
    found: Piles = ()
    for spec, count in in_order(units):
        picked = select(candidates, spec, count, default, least_worth) if count > 0 else None
        if picked is None:
            return refuse("not_there", "5.casualties", unit=spec, count=count)
        for p in picked:
            candidates = take(candidates, p)
        found = (*found, *picked)
    owed = count_owed(state)
    if total(found) != owed:
        return refuse("wrong_number", "5.casualties", owed=owed, named=total(found))
    air = count_air(state)
    if total(planes(state, found)) > air:
        return refuse("submarines_cannot_hit_aircraft", "4.submarine", hits=air)
    return found


def named(state: State, piles: Piles) -> dict[str, int]:
    """A choice of casualties in one standard form, so that proposals can be compared."""
    result: dict[str, int] = {}
    for p in sorted(piles, key=lambda p: (p.nation, p.kind, p.used, len(p.cargo))):
        spec = spec_of(state, p)
        result[spec] = result.get(spec, 0) + p.count
    return result


def all_forced(state: State) -> Piles:
    """The casualties when there is no choice."""
    owed = count_owed(state)
    found: list[Pile] = []
    for p in sorted(exposed(state), key=least_worth):
        part = min(owed, p.count)
        if part:
            found.append(counted(p, part))
            owed -= part
    return tuple(found)


def taken_off(step: Stepping, space: str, lost: Piles) -> None:
    """Remove casualties from a space; cargo goes down with its ship."""
    piles = step.state.at(space)
    for p in lost:
        piles = take(piles, p)
    step.state = with_piles(step.state, space, piles)


def lost_in_battle(step: Stepping, lost: Piles) -> None:
    """Take casualties of the battle: defenders stay to fire back, unless torpedoed."""
    battle = step.state.battle
    assert battle is not None
    if lost:
        taken_off(step, battle.space, lost)
        units = tuple(f"{p.count} {spec_of(step.state, p)}" for p in lost)
        step.tell("lost", space=battle.space, units=units)
    dead = battle.dead
    if battle.step in ("bombardment_losses", "attack_losses"):
        dead = merged((*dead, *lost))
    step.state = replace(step.state, battle=replace(battle, dead=dead, hits=0, torpedoes=0, proposals={}))


def shot_down(step: Stepping, lost: Piles) -> None:
    """Remove aircraft hit on their way, wherever they have flown to."""
    for p in lost:
        taken_off(step, p.came, (replace(p, came=""),))
    step.tell("shot_down", units=tuple(f"{p.count} {p.kind}" for p in lost))
