"""Raids on facilities as a position has them."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ....games.axis.core.actions import Lose
from ....games.axis.core.facilities import facilities
from ....games.axis.core.pieces import Pile, Piles, total
from ....games.axis.global40 import engaged, fire, losses
from ....games.axis.global40 import raids as rules
from ....games.axis.global40.actions import Fight, Target
from ....games.axis.global40.engaged import RAID
from ....games.axis.global40.game import GLOBAL40
from ....games.axis.global40.state import State
from ....kernel.protocol import CHANCE, Decide, Entry, Roll
from ...answer import Chances
from ...dice import SIDES, Dice, gathered
from ...model import Side, Unit, once, start_of
from ..edition import Chances as Parts
from . import raids
from .choosing import exposed
from .raids import Bomber, Facility, Plan, Raid, Raiding

AIR, GUNS = ("air_attack", "air_attack_losses", "air_defense", "air_defense_losses"), ("guns", "guns_losses")


def raiding_at(state: State, space: str, plan: Plan = ()) -> Raiding:
    """The raid on a territory, from where it stands."""
    on = state.battle if state.battle is not None and state.battle.kind == RAID else None
    if on is not None and on.space != space:
        on = None
    step = on.step if on is not None else AIR[0]
    mine, along = engaged.raiders(state, space), engaged.escorts(state, space)
    theirs = engaged.interceptors(state, space)
    raiders = _side(state, mine, "")
    there = tuple(_facility(state, p) for p in facilities(state, space))
    is_met = bool(theirs) and step == AIR[0]
    dead = on.dead if on is not None else ()
    answers = step in AIR[:3] and bool(theirs or dead)
    hits = sum(on.hits.values()) if on is not None else 0
    aimed = step not in (*AIR, "aim")
    return Raiding(
        raiders=raiders,
        escorts=_side(state, along, ""),
        interceptors=_side(state, theirs, "x"),
        facilities=there,
        bombers={unit.kind: _bomber(state, unit.kind, there) for unit in raiders},
        plan=(*_bound(mine), *plan),
        attack=_dice(state, (*mine, *along)) if is_met else (),
        defense=_dice(state, (*theirs, *dead)) if answers else (),
        hit=(hits if step == AIR[3] else 0, hits if step == AIR[1] else 0),
        aimed=tuple(_at(mine, raiders, facility.kind) for facility in there) if aimed else (),
        shot=tuple(on.hits.get(f.kind, 0) for f in there) if on is not None and step == GUNS[1] else (),
        has_fired=aimed and step != GUNS[0],
    )


def _side(state: State, piles: Piles, prefix: str) -> Side:
    """Like aircraft together; those of several nations are told apart."""
    several = prefix and len({p.nation for p in piles}) > 1
    units = [
        Unit(
            f"{p.nation}:{p.kind}" if several else p.kind,
            p.nation,
            p.kind,
            p.count,
            state.kinds(p.nation)[p.kind].dogfight,
            state.kinds(p.nation)[p.kind].cost,
            "air",
        )
        for p in piles
    ]
    return once(tuple(units))


def _dice(state: State, piles: Piles) -> Dice:
    return gathered((state.kinds(p.nation)[p.kind].dogfight, p.count) for p in piles)


def _facility(state: State, pile: Pile) -> Facility:
    kind, most = state.kinds(pile.nation)[pile.kind], state.rules.facilities[pile.kind].most_damage
    points = state.developed(pile.nation, pile.kind, "repair", 1)
    return Facility(pile.kind, kind.flak_at, max(0, most - pile.damage), points)


def _bomber(state: State, name: str, there: tuple[Facility, ...]) -> Bomber:
    kind = state.kinds(state.seat)[name]
    known = {facility.kind for facility in there}
    return Bomber(kind.raid_dice, kind.raid_bonus, tuple(name for name in kind.raids_on if name in known))


def _at(mine: Piles, raiders: Side, facility: str) -> raids.At:
    return tuple(total(p for p in mine if (p.came, p.kind) == (facility, unit.kind)) for unit in raiders)


def _bound(mine: Piles) -> Plan:
    """Raiders that have their target already, while those of others are chosen."""
    return tuple((p.came, p.kind, p.count) for p in mine if p.came)


def raid_over_all(parts: Parts, space: str) -> Raid:
    """A raid; nothing that happens before it changes it."""
    return raids.raid(raiding_at(parts[0][1], space), space)


# Played


def play(state: State, space: str, plan: Plan, battles: int, seed: int) -> Raid:
    """The shares in so many raids played through the rules."""
    rng, start = Random(seed), raiding_at(state, space, plan)
    ends: raids.Ends = {}
    theirs: Chances = {}
    for _ in range(battles):
        after, seen = _played(state, space, plan, rng), raiding_at(state, space)
        harm = tuple(f.room - _room(after, space, f.kind) for f in seen.facilities)
        mine = _count(after, start.sortie, state.seat)
        ends[mine, harm] = ends.get((mine, harm), 0.0) + 1 / battles
        left = _count(after, start.interceptors, "")
        theirs[left] = theirs.get(left, 0.0) + 1 / battles
    found = raids.told(start, ends, theirs, space)
    return replace(found, method="play", battles=battles)


def _room(state: State, space: str, kind: str) -> int:
    return next(_facility(state, p).room for p in facilities(state, space) if p.kind == kind)


def _count(state: State, side: Side, seat: str) -> tuple[int, ...]:
    """How many of each unit are on the board."""
    piles = [p for piles in state.units.values() for p in piles]
    return tuple(total(p for p in piles if (p.nation, p.kind) == (unit.nation, unit.kind)) for unit in side)


def _played(state: State, space: str, plan: Plan, rng: Random) -> State:
    state = GLOBAL40.apply(state, Entry(state.seat, Fight(space))).state
    while state.battle is not None:
        awaited = GLOBAL40.pending(state)
        if isinstance(awaited, Roll):
            dice = tuple(rng.randint(1, SIDES) for _ in range(awaited.count))
            state = GLOBAL40.apply(state, Entry(CHANCE, dice=dice)).state
            continue
        assert isinstance(awaited, Decide)
        seat = awaited.seats[0]
        do = _targets(state, space, plan) if awaited.what == "targets" else _losses(state)
        refusal = GLOBAL40.check(state, Entry(seat, do))
        assert refusal is None, refusal
        state = GLOBAL40.apply(state, Entry(seat, do)).state
    return state


def _losses(state: State) -> Lose:
    """The cheapest of those that are hit; of bombers those at the facility whose guns have hit."""
    on = state.battle
    assert on is not None
    kinds, units = state.kinds, dict[str, int]()
    piles = sorted(exposed(state), key=lambda p: kinds(p.nation)[p.kind].cost)
    for target, hits in on.hits.items():
        for p in (p for p in piles if fire.may_hit(target, p)):
            part = min(hits, p.count)
            if part:
                text = losses.name(state, p)
                units[text] = units.get(text, 0) + part
                hits -= part
    return Lose(units)


def _targets(state: State, space: str, plan: Plan) -> Target:
    """The targets of those that have none yet."""
    found = raiding_at(state, space, plan)
    free = rules.unaimed(state, space)
    mine, on = engaged.raiders(state, space), dict[str, dict[str, int]]()
    for facility, at in zip(found.facilities, raids.shared(found, start_of(found.sortie)), strict=True):
        for unit, count in zip(found.raiders, at, strict=True):
            count -= total(p for p in mine if (p.came, p.kind) == (facility.kind, unit.kind))
            if count and any(p.kind == unit.kind for p in free):
                on.setdefault(facility.kind, {})[unit.kind] = count
    return Target(on)
