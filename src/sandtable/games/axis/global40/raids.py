"""Raids on facilities, with their air battle, and rockets (rule book, lines 828-848, 1180, 1225-1237)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.facilities import damaged, facilities
from ..core.pieces import Pile, Piles, add, read_spec, select_all, take
from ..core.position import noted, with_piles
from ..core.reach import distances
from ..core.script import after
from .actions import Rocket, Target
from .engaged import LAND, SEA, is_operative, raiders
from .state import Battle, State, Stepping

AIR_BATTLE = ("air_attack", "air_attack_losses", "air_defense", "air_defense_losses")
STEPS = (*AIR_BATTLE, "aim", "guns", "guns_losses", "bombs", "end")


# Targets, chosen after the air battle (line 842)


def targets_of(state: State, space: str, kind: str) -> tuple[str, ...]:
    """The facilities there that a kind may bomb; those at their most damage too (reading A74)."""
    may = state.kinds(state.seat)[kind].raids_on
    return tuple(p.kind for p in facilities(state, space) if p.kind in may)


def unaimed(state: State, space: str) -> Piles:
    """Raiders whose target is still to be chosen."""
    return tuple(p for p in raiders(state, space) if not p.came)


def aim(step: Stepping, battle: Battle) -> bool:
    """Bombers go for the only facility there is for them; True when a choice is owed."""
    step.state = replace(step.state, battle=replace(battle, dead=()))
    for p in unaimed(step.state, battle.space):
        found = targets_of(step.state, battle.space, p.kind)
        if len(found) == 1:
            step.state = _aimed(step.state, battle.space, (p,), found[0])
    if any(targets_of(step.state, battle.space, p.kind) for p in unaimed(step.state, battle.space)):
        return True
    _next(step)
    return False


def _aimed(state: State, space: str, piles: Piles, kind: str) -> State:
    """The position with these bombers at a facility."""
    there = state.at(space)
    for p in piles:
        there = add(take(there, p), replace(p, came=kind))
    return with_piles(state, space, there)


def _next(step: Stepping) -> None:
    battle = step.state.battle
    assert battle is not None
    step.state = replace(step.state, battle=replace(battle, step=after(STEPS, battle.step)))


def _chosen(state: State, space: str, units: Mapping[str, int]) -> Piles | None:
    """The raiders without a target that an order names; None when there are not so many."""
    return select_all(unaimed(state, space), units, state.seat, lambda p: (p.used,))


def why_not_target(state: State, do: Target) -> Refusal | None:
    """Why these bombers cannot go for these facilities."""
    battle = state.battle
    assert battle is not None
    together: dict[str, int] = {}
    for kind, units in do.on.items():
        for text in units:
            bomber = read_spec(text).kind
            if bomber in state.kinds(state.seat) and kind not in targets_of(state, battle.space, bomber):
                return refuse("no_target", "13.targets", unit=bomber, target=kind)
        free = _free(state, battle.space, units)
        bound = {text: count for text, count in units.items() if text not in free}
        there = tuple(p for p in raiders(state, battle.space) if p.came == kind)
        if bound and select_all(there, bound, state.seat, lambda p: (p.used,)) is None:
            return refuse("not_there", "13.targets", unit=next(iter(bound)), count=sum(bound.values()))
        for text, count in free.items():
            together[text] = together.get(text, 0) + count
    if not together and any(do.on.values()):
        return refuse("choose_targets", "13.targets")
    if not together or _chosen(state, battle.space, together) is None:
        return refuse("not_there", "13.targets", unit=next(iter(together), ""), count=sum(together.values()))
    return None


def _free(state: State, space: str, units: Mapping[str, int]) -> dict[str, int]:
    """Those of an order that have a choice: the others go for the one target they have, named or not."""
    kinds = {text: read_spec(text).kind for text in units}
    known = state.kinds(state.seat)
    bound = {
        text for text, kind in kinds.items() if kind in known and len(targets_of(state, space, kind)) == 1
    }
    return {text: count for text, count in units.items() if text not in bound}


def targeted(step: Stepping, do: Target) -> None:
    """These bombers go for these facilities; the others are asked for again."""
    battle = step.state.battle
    assert battle is not None
    for kind, units in do.on.items():
        picked = _chosen(step.state, battle.space, _free(step.state, battle.space, units))
        assert picked is not None
        step.state = _aimed(step.state, battle.space, picked, kind)


# Bombs (line 846)


def _bombers(state: State, space: str) -> list[Pile]:
    """Bombers that reached their targets, in the order in which their dice are thrown."""
    return sorted((p for p in raiders(state, space) if p.came), key=lambda p: (p.came, p.kind))


def count_bombs(state: State, battle: Battle) -> int:
    """Dice owed for bombs."""
    kinds = state.kinds(state.seat)
    return sum(p.count * kinds[p.kind].raid_dice for p in _bombers(state, battle.space))


def bombs_away(step: Stepping, battle: Battle) -> bool:
    """True when dice are owed for bombs."""
    if count_bombs(step.state, battle):
        return True
    _next(step)
    return False


def bombed(step: Stepping, dice: tuple[int, ...]) -> None:
    """Each bomber does its best die of damage, and what its kind adds; the rest over the limit is lost."""
    battle = step.state.battle
    assert battle is not None
    kinds, left = step.state.kinds(step.state.seat), list(dice)
    harm: dict[str, int] = {}
    for p in _bombers(step.state, battle.space):
        kind = kinds[p.kind]
        for _ in range(p.count):
            thrown, left = left[: kind.raid_dice], left[kind.raid_dice :]
            harm[p.came] = harm.get(p.came, 0) + max(thrown) + kind.raid_bonus
    step.tell("fired", space=battle.space, step=battle.step, dice=dice)
    for facility, amount in harm.items():
        hurt(step, battle.space, facility, amount, "bombed")
    _next(step)


def hurt(step: Stepping, space: str, facility: str, amount: int, what: str) -> None:
    """A facility takes so much damage, up to its limit."""
    most = step.state.rules.facilities[facility].most_damage
    step.state = damaged(step.state, space, facility, amount, most)
    now = next(p.damage for p in step.state.at(space) if p.kind == facility)
    step.tell(what, space=space, target=facility, damage=amount, now=now)


# Rockets (line 1180)


def rocket_targets(state: State) -> dict[str, dict[str, tuple[str, ...]]]:
    """For each base that may still launch one: the territories in reach, and the enemy facilities there.

    Rockets fly in the step of the raids, before any other battle.
    """
    if not state.tech.get(state.seat):
        return {}
    base = next((k for k, row in state.kinds(state.seat).items() if row.rockets), "")
    others = any(done.startswith((f"{LAND} ", f"{SEA} ")) for done in state.turn.fought)
    if not base or others:
        return {}
    foes = {
        space: tuple(p.kind for p in facilities(state, space) if p.nation in state.relations.foes[state.seat])
        for space in state.units
        if state.owner.get(space, "") in state.relations.foes[state.seat]
    }
    targets = {space: kinds for space, kinds in foes.items() if kinds}
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for space in state.units:
        if space not in state.turn.rockets and _can_launch(state, space, base):
            found[space] = _in_reach(state, space, base, targets)
    return {space: there for space, there in found.items() if there}


def _can_launch(state: State, space: str, base: str) -> bool:
    """Whether an own base there, held since the turn began, works."""
    if state.turn.held.get(space) != state.seat:
        return False
    return any(p.kind == base and p.nation == state.seat and is_operative(state, p) for p in state.at(space))


def _in_reach(
    state: State, space: str, base: str, targets: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    board, reach = state.rules.board, state.kinds(state.seat)[base].rockets
    away = distances(board.near, board.bit[space], open_to_rockets(state))
    return {there: kinds for there, kinds in targets.items() if away[board.index[there]] <= reach}


def open_to_rockets(state: State) -> int:
    """What rockets may cross: not land of neutrals or of nations at war with nobody, nor what is impassable
    (line 1180, reading A96)."""
    board = state.rules.board
    shut = state.rules.impassable
    for space, owner in state.owner.items():
        if (owner and not state.relations.foes[owner]) or state.neutral.get(space, "dutch") != "dutch":
            shut |= board.bit[space]
    return (board.land | board.sea) & ~shut


def why_not_rocket(state: State, do: Rocket) -> Refusal | None:
    there = rocket_targets(state).get(do.base, {})
    if do.kind in there.get(do.target, ()):
        return None
    return refuse("no_rocket", "22.rockets", base=do.base, target=do.target)


def launched(step: Stepping, do: Rocket) -> None:
    """A rocket flies; its die is owed."""
    rockets = (*step.state.turn.rockets, do.base)
    step.state = noted(step.state, rockets=rockets, rocket=f"{do.target} {do.kind}")
    step.tell("launched", base=do.base, space=do.target, target=do.kind)


def rocket_dice(state: State) -> int:
    """Dice owed for the rocket that flies."""
    base = next(k for k, row in state.kinds(state.seat).items() if row.rockets)
    return state.developed(state.seat, base, "rocket_dice", 1)


def rocket_hit(step: Stepping, dice: tuple[int, ...]) -> None:
    """Its dice are the damage."""
    space, facility = step.state.turn.rocket.split()
    step.state = noted(step.state, rocket="")
    hurt(step, space, facility, sum(dice), "rocket")
