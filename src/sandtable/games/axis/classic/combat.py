"""The combat phase around the battles: flak on the way, which battle next, rockets (2nd: ch. 3 to 5)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core import queue
from ..core.engaged import has_army
from ..core.pieces import FULL, Piles, add, merged, total
from ..core.position import has_enemies, own, with_all_piles
from ..core.purse import paid
from ..core.queue import coasts_awaited
from ..core.reach import distances
from ..core.transport import has_landings
from .aftermath import call_off, disembark, is_contested, take_if_empty
from .battle import STEPS, run
from .data import Effect
from .fire import attackers, gun_strength, gunner
from .losses import all_forced, is_forced, over_gun, shot_down
from .state import Battle, Flak, State, Stepping, is_held_back
from .theatre import theatre

# Guns flown over fire when the combat move is closed


def begin_flak(step: Stepping) -> None:
    """Queue the guns that were flown over."""
    state = step.state
    order = state.rules.board.index
    crossed = {g for s in state.units for p in own(state, s) for g in p.over if gun_strength(state, g)}
    guns = sorted(crossed, key=order.__getitem__)
    if guns:
        step.state = replace(state, flak=Flak(tuple(guns)))


def flak_targets(state: State) -> int:
    """Aircraft that flew over the gun firing now."""
    assert state.flak is not None
    return total(over_gun(state, state.flak.guns[0]))


def flak_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """Dice of the gun flown over: each at or under its strength brings one aircraft down."""
    flak = step.state.flak
    assert flak is not None
    gun = flak.guns[0]
    strength = gun_strength(step.state, gun)
    hits = sum(die <= strength for die in dice)
    by = gunner(step.state, gun)
    step.tell("fired", space=gun, step="flak", dice=dice, hits_on=(strength,) * len(dice), by=by)
    step.state = replace(step.state, flak=replace(flak, hits=hits))
    if not hits:
        _next_gun(step)
    elif is_forced(step.state):
        flak_lost(step, all_forced(step.state))


def flak_lost(step: Stepping, lost: Piles) -> None:
    """Aircraft brought down by the gun firing now; the next gun follows."""
    shot_down(step, lost)
    _next_gun(step)


def _next_gun(step: Stepping) -> None:
    flak = step.state.flak
    assert flak is not None
    guns = flak.guns[1:]
    while guns:
        step.state = replace(step.state, flak=Flak(guns))
        if flak_targets(step.state):
            return
        guns = guns[1:]
    step.state = replace(step.state, flak=None)


def flak_owed(state: State) -> int:
    """Dice owed by the gun firing now, 0 while casualties are being chosen."""
    return flak_targets(state) if state.flak is not None and not state.flak.hits else 0


# Battles


def begin_combat(step: Stepping) -> None:
    """All combat moves are made: troops land where no sea battle comes first, empty coasts fall."""
    _forget_flights(step)
    step.state = replace(step.state, phase="combat")
    for zone in tuple(step.state.units):
        if has_landings(step.state, zone):
            if not has_enemies(step.state, zone):
                disembark(step, zone)
            elif ("sea", zone) not in open_battles(step.state):
                call_off(step, zone)
    for space in tuple(step.state.units):
        if space in step.state.owner and has_army(step.state, space):
            take_if_empty(step, space)


def _forget_flights(step: Stepping) -> None:
    changed: dict[str, Piles] = {}
    for space, piles in step.state.units.items():
        if any(p.over for p in piles):
            changed[space] = merged(replace(p, over=()) if p.over else p for p in piles)
    if changed:
        step.state = with_all_piles(step.state, changed)


def open_battles(state: State) -> tuple[tuple[str, str], ...]:
    """Battles still to be fought, as (kind, space): raids come before the land battle of their space,
    sea battles before the landings they cover."""
    if is_held_back(state):
        return ()
    waiting = coasts_awaited(state.units.values())
    return queue.open_battles(
        queue.meeting(state),
        lambda space: _battle_kind(state, space, state.units[space]),
        state.turn.fought,
        lambda kind, space: kind == "land" and space in waiting,
    )


def _battle_kind(state: State, space: str, piles: Piles) -> str:
    """The battle to be fought in a space where the moving nation has pieces, "" for none."""
    if state.rules.board.is_sea(space):
        return "sea" if has_enemies(state, space) else ""
    if f"raid {space}" not in state.turn.fought and any(p.task == "raid" for p in piles):
        return "raid"
    return "land" if is_contested(state, space) else ""


def supporting_battleships(state: State, space: str) -> int:
    """Battleships that may bombard for a landing: with the landing fleet, in a zone without a sea
    battle this turn, not yet fired."""
    zones = {p.came for p in own(state, space) if p.task == "landed"}
    calm = [z for z in zones if f"sea {z}" not in state.turn.fought]
    guns = state.rules.roster.having["bombards"]
    return sum(p.count for z in calm for p in own(state, z) if p.kind in guns and p.task == "")


def why_not_fight(state: State, space: str, bombard: int) -> Refusal | None:
    """Why that battle cannot be opened now."""
    if space not in {s for _, s in open_battles(state)}:
        zone = _landing_from(state, space)
        if zone:
            return refuse("sea_battle_first", "4.amphibious", space=space, zone=zone)
        return refuse("no_battle_there", "5.combat", space=space)
    most = supporting_battleships(state, space)
    if bombard > most or bombard < -1:
        return refuse("no_such_battleships", "4.battleship", has=most)
    return None


def _landing_from(state: State, space: str) -> str:
    """The zone where troops that are to land in a space still wait for their sea battle, "" if none."""
    waiting = (
        zone
        for zone, piles in state.units.items()
        if any(c.lands == space and c.nation == state.seat for p in piles for c in p.cargo)
    )
    return next(waiting, "")


def fight(step: Stepping, space: str, bombard: int) -> None:
    """Open a battle and let it run until something is owed."""
    state = step.state
    kind = next(k for k, s in open_battles(state) if s == space)
    battle = Battle(space, kind, STEPS[kind][0])
    mine = attackers(state, battle)
    order = state.rules.board.index
    origins = tuple(sorted({p.came for p in mine if p.came and p.task != "landed"}, key=order.__getitem__))
    ships = supporting_battleships(state, space) if kind == "land" else 0
    ships = ships if bombard < 0 else min(bombard, ships)
    landed = any(p.task == "landed" for p in mine)
    step.state = replace(
        _fired(state, space, ships),
        battle=replace(battle, origins=origins, landed=landed, bombard=ships),
    )
    step.tell("battle", space=space, kind=kind, by=state.seat)
    run(step)


def _fired(state: State, space: str, ships: int) -> State:
    """The state with so many supporting battleships marked as having fired."""
    zones = sorted({p.came for p in own(state, space) if p.task == "landed"})
    guns = state.rules.roster.having["bombards"]
    changed: dict[str, Piles] = {}
    for zone in zones:
        piles: Piles = ()
        for p in state.at(zone):
            calm = f"sea {zone}" not in state.turn.fought
            part = ships if calm and p.nation == state.seat and p.kind in guns and p.task == "" else 0
            part = min(part, p.count)
            ships -= part
            if part:
                piles = add(piles, replace(p, count=part, task="fired"))
            if p.count > part:
                piles = add(piles, replace(p, count=p.count - part))
        changed[zone] = piles
    return with_all_piles(state, changed) if changed else state


# Rockets


def launchers(state: State) -> dict[str, int]:
    """The kinds of unit from which the nation launches rockets, once developed, and how far these fly."""
    if not state.tech.get(state.seat):
        return {}
    return {kind: row.rockets for kind, row in state.kinds(state.seat).items() if row.rockets}


def rocket_targets(state: State) -> dict[str, tuple[str, ...]]:
    """For each own gun the enemy complexes its rockets reach (2nd: ch. 3, rockets)."""
    if state.turn.rocket_used or is_held_back(state):
        return {}
    board, reaches = state.rules.board, launchers(state)
    if not reaches:
        return {}
    result: dict[str, tuple[str, ...]] = {}
    complexes = board.names_of(theatre(state).complexes)
    for gun, piles in state.units.items():
        ready = (p for p in piles if p.kind in reaches and p.nation == state.seat and p.used != FULL)
        reach = max((reaches[p.kind] for p in ready), default=0)
        if reach:
            away = distances(board.near, board.bit[gun], board.land | board.sea)
            near = tuple(s for s in complexes if away[board.index[s]] <= reach)
            if near:
                result[gun] = near
    return result


def launch(step: Stepping, target: str) -> None:
    """A rocket flies; only so many a turn do."""
    turn, most = step.state.turn, _of_rockets(step.state, "rockets_per_turn")
    launched = turn.rockets + 1
    used_up = launched >= most
    turn = replace(turn, rocket=target, rocket_used=used_up, rockets=0 if used_up else launched)
    step.state = replace(step.state, turn=turn)


def rocket_dice(state: State) -> int:
    """Dice owed for the rocket that flies."""
    return _of_rockets(state, "rocket_dice")


def _of_rockets(state: State, effect: Effect) -> int:
    """A number of the development by which the nation's guns launch rockets."""
    return max((state.developed(kind, effect, 1) for kind in launchers(state)), default=1)


def rocket_hit(step: Stepping, damage: int) -> None:
    """The owner of the complex pays the dice to the bank, at most what he has."""
    target = step.state.turn.rocket
    owner = step.state.owner[target]
    loss = min(damage, step.state.ipc[owner])
    state = paid(step.state, owner, loss)
    step.state = replace(state, turn=replace(state.turn, rocket=""))
    step.tell("rocket", space=target, nation=owner, damage=damage, paid=loss)


def is_combat_over(state: State) -> bool:
    """Whether nothing is left to decide in the combat phase."""
    return state.battle is None and not open_battles(state) and not rocket_targets(state)
