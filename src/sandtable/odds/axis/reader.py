"""Battles as the small model of `model.py`, read from a position of the game."""

from __future__ import annotations

from msgspec.structs import replace

from ...games.axis.classic import battle as steps
from ...games.axis.classic import combat, fire, withdraw
from ...games.axis.classic.aftermath import is_contested
from ...games.axis.classic.decks import friendly_island
from ...games.axis.classic.state import Battle as Fought
from ...games.axis.classic.state import State
from ...games.axis.core.position import has_enemies, is_enemy, own
from ...games.axis.core.units import Kind
from ..model import Assault, Battle, Unit
from .sides import attacking, defending


def opened(state: State, kind: str, space: str) -> State:
    """The position with that battle on, as `fight` opens it, before its first step."""
    if state.battle is not None and state.battle.space == space:
        return state
    battle = Fought(space, kind, steps.STEPS[kind][0])
    mine = fire.attackers(state, battle)
    origins = tuple(sorted({p.came for p in mine if p.came and p.task != "landed"}))
    landed = any(p.task == "landed" for p in mine)
    guns = combat.supporting_battleships(state, space) if kind == "land" else 0
    return replace(state, battle=replace(battle, origins=origins, landed=landed, bombard=guns))


def battle_at(state: State, kind: str, space: str, coast: str = "") -> Battle:
    """The battle to be fought in a space; troops for `coast` are told apart from other cargo.

    Of a battle that is on: the rounds still to come, from the edge of a round.
    """
    state = opened(state, kind, space)
    on = state.battle
    assert on is not None
    fresh = on.step in (steps.STEPS[kind][0], "bombardment")
    closing = on.step in ("subs", "retreat")
    free = withdraw.retreat_spaces(state)
    has_way_out = kind == "sea" and bool(withdraw.sub_zones(state, state.seat))
    return Battle(
        kind="sea" if kind == "sea" else "land",
        attackers=attacking(state, fire.attackers(state, on), kind == "sea", has_way_out, coast),
        defenders=defending(
            state,
            fire.defenders(state, on),
            kind == "sea",
            lambda nation: _has_way_out(state, nation),
            lambda nation: bool(friendly_island(state, space, nation)),
        ),
        flak=fire.gun_strength(state, space) if kind == "land" and on.step == "aa_fire" else 0,
        bombard=on.bombard if fresh and kind == "land" and fire.defenders(state, on) else 0,
        bombard_on=fire.bombarding(state),
        can_retreat=bool(free),
        landed=on.landed,
        planes_may_leave=on.landed and state.rules.aircraft_retreat,
        one_way=kind == "sea" and _is_one_way(state, free),
        closing=closing,
        fought=on.round - (not closing),
    )


def _has_way_out(state: State, nation: str) -> bool:
    return withdraw.can_submerge(state, nation) or bool(withdraw.sub_zones(state, nation))


def _is_one_way(state: State, free: tuple[str, ...]) -> bool:
    on = state.battle
    assert on is not None
    dives = state.rules.roster.having["submerges"]
    nations = {p.nation for p in fire.defenders(state, on) if p.kind in dives}
    return any(
        len(free) == 1 and not withdraw.can_submerge(state, n) and withdraw.sub_zones(state, n) == free
        for n in nations
    )


def assault_at(state: State, coast: str) -> Assault:
    """The assault on a coast from zones that must be cleared first."""
    zones = contested_zones(state, coast)
    fleets = tuple(battle_at(state, "sea", zone, coast) for zone in zones)
    troops: dict[str, Unit] = {}
    army = state.rules.roster.having["occupies"]
    for cargo in (c for zone in zones for p in own(state, zone) for c in p.cargo):
        name = cargo.kind if cargo.nation == state.seat else f"{cargo.nation}:{cargo.kind}"
        kind = state.kinds(cargo.nation)[cargo.kind]
        troops[name] = Unit(
            name, cargo.nation, cargo.kind, 0, kind.attack, kind.cost, is_army=cargo.kind in army
        )
    land = battle_at(state, "land", coast)
    return Assault(fleets, land, troops, planes_may_leave=state.rules.aircraft_retreat)


def landing_zones(state: State, coast: str) -> list[str]:
    """The zones from which troops are ordered to a coast."""
    return [
        zone
        for zone, piles in state.units.items()
        if any(c.lands == coast and c.nation == state.seat for p in piles for c in p.cargo)
    ]


def contested_zones(state: State, coast: str) -> list[str]:
    """Those of them that must be cleared before."""
    return [zone for zone in landing_zones(state, coast) if has_enemies(state, zone)]


def battles_of(state: State) -> list[tuple[str, str]]:
    """Every battle of the moving nation that stands open, as (kind, space); kind may be `amphibious`."""
    found: list[tuple[str, str]] = []
    if state.phase != "combat":
        return found
    coasts = {
        c.lands
        for zone in state.units
        if has_enemies(state, zone)
        for p in own(state, zone)
        for c in p.cargo
        if c.lands
    }
    if state.battle is not None:
        found.append((state.battle.kind, state.battle.space))
    for kind, space in combat.open_battles(state):
        if (kind, space) not in found:
            found.append((kind, space))
        if kind == "raid" and is_contested(state, space) and space not in coasts:
            found.append(("land", space))
    return [*found, *(("amphibious", coast) for coast in sorted(coasts))]


def raider(state: State) -> Kind:
    """The kind that raids, as the moving nation has it."""
    return state.kinds(state.seat)[next(iter(state.rules.roster.having["raids"]))]


def raid_at(state: State, space: str) -> tuple[int, int, int, int]:
    """Bombers over a complex, the dice of each, the strength of a gun yet to fire, the money of the owner."""
    on = state.battle
    has_fired = on is not None and on.kind == "raid" and on.space == space and on.step != "aa_fire"
    bombers = sum(p.count for p in own(state, space) if p.task == "raid")
    dice = state.developed(raider(state).name, "raid_dice", 1)
    flak = 0 if has_fired else fire.gun_strength(state, space)
    return bombers, dice, flak, state.ipc[state.owner[space]]


def still_there(before: State, after: State, space: str) -> tuple[int, int]:
    """Attackers and defenders in a battle that has just ended, without those that had left it before.

    When the combat phase is over too, nothing tells any more who had left.
    """
    mine, theirs = _armed(after, space)
    idle = [p for p in before.at(space) if p.task in ("withdrawn", "raid", "submerged")]
    gone = sum(p.count for p in idle if p.nation == before.seat)
    return mine - gone, theirs - sum(p.count for p in idle if is_enemy(before, p.nation))


def _armed(state: State, space: str) -> tuple[int, int]:
    here = [p for p in state.at(space) if p.kind not in state.rules.roster.having["aside"]]
    mine = sum(p.count for p in here if p.nation == state.seat)
    return mine, sum(p.count for p in here if is_enemy(state, p.nation))
