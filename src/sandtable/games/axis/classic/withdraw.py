"""Leaving a battle: the attacker's retreat, and submarines (2nd: ch. 4 submarines, ch. 5)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.pieces import Piles, total
from ..core.position import has_enemies, is_friendly_land
from ..core.withdraw import has_foes, slipped_away, withdrawn, zones_beside
from .fire import attackers, defenders, domain, planes, ships
from .state import Battle, State, Stepping


def battle_of(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


def retreat_spaces(state: State) -> tuple[str, ...]:
    """Where the attackers may retreat to: spaces they came from, friendly or free of the enemy."""
    battle = battle_of(state)
    if battle.kind == "sea":
        return tuple(z for z in battle.origins if not has_enemies(state, z))
    return tuple(t for t in battle.origins if is_friendly_land(state, t))


def can_break_off(state: State) -> bool:
    """Whether aircraft may leave by themselves: an attack of aircraft only, or, in the 3rd edition,
    out of an amphibious assault (3rd: new rules)."""
    battle = battle_of(state)
    attacking = attackers(state, battle)
    if not planes(state, attacking):
        return False
    if battle.landed:
        return state.rules.aircraft_retreat
    return len(planes(state, attacking)) == len(attacking)


def can_retreat(state: State) -> bool:
    """Whether the attacker has anything to decide after a round."""
    battle = battle_of(state)
    return can_break_off(state) or (not battle.landed and bool(retreat_spaces(state)) and _has_surface(state))


def _has_surface(state: State) -> bool:
    attacking = attackers(state, battle_of(state))
    return any(domain(state, p) != "air" for p in attacking)


def why_not_retreat(state: State, to: str) -> Refusal | None:
    """Why the attackers may not retreat to that space."""
    battle = battle_of(state)
    if to == "":
        return None if can_break_off(state) else refuse("name_a_space", "5.retreat")
    if battle.landed:
        return refuse("no_retreat_from_landing", "4.amphibious", space=battle.space)
    if to not in retreat_spaces(state):
        return refuse("not_an_origin", "5.retreat", space=to)
    if not _has_surface(state):
        return refuse("aircraft_only", "5.retreat")
    return None


def retreated(step: Stepping, to: str) -> None:
    """All attackers go back to one space; aircraft stay in the air and land in the noncombat move."""
    state, battle = step.state, battle_of(step.state)
    step.state = withdrawn(state, attackers(state, battle), battle.space, to)
    step.tell("retreated", space=battle.space, to=to, by=state.seat)


# Submarines


def subs_of(state: State, nation: str) -> Piles:
    """Submarines of a nation in the battle."""
    battle, kinds = battle_of(state), state.rules.roster.having["submerges"]
    there = attackers(state, battle) if nation == state.seat else defenders(state, battle)
    return tuple(p for p in there if p.kind in kinds and p.nation == nation)


def count_subs(state: State, nation: str) -> int:
    return total(subs_of(state, nation))


def sub_zones(state: State, nation: str) -> tuple[str, ...]:
    """Where a nation's submarines may withdraw to.

    Attackers: a zone any attacking ship came from. Defenders: an adjacent zone without enemies, aircraft
    at work there included.
    """
    battle = battle_of(state)
    if nation == state.seat:
        return tuple(z for z in battle.origins if not has_enemies(state, z))
    return tuple(
        z
        for z in zones_beside(state, nation, battle_of(state).space)
        if not has_foes(state, nation, state.at(z))
    )


def can_submerge(state: State, nation: str) -> bool:
    """Whether the nation's submarines may dive: defenders, by the 3rd edition."""
    return state.rules.may_dive(state, nation)


def subs_to_ask(state: State) -> tuple[str, ...]:
    """The nation whose submarines may leave now: the attacker first, then the defenders in turn."""
    battle = battle_of(state)
    others = tuple(n for n in state.rules.order if n != state.seat)
    for nation in (state.seat, *others):
        if nation in battle.stayed or not count_subs(state, nation):
            continue
        if _is_asked(state, nation):
            return (nation,)
    return ()


def _is_asked(state: State, nation: str) -> bool:
    """Whether a nation is asked about its submarines.

    Also where enemy aircraft alone bar every way out and only staying is left: games begun under rules 1
    were asked then, and hold the answer.
    """
    if nation == state.seat:
        return bool(sub_zones(state, nation))
    free = (
        z
        for z in zones_beside(state, nation, battle_of(state).space)
        if not has_foes(state, nation, ships(state, state.at(z)))
    )
    return can_submerge(state, nation) or any(free)


def stay(step: Stepping, nation: str) -> None:
    """The nation's submarines fight on this round."""
    battle = battle_of(step.state)
    step.state = replace(step.state, battle=replace(battle, stayed=(*battle.stayed, nation)))


def why_not_leave(state: State, nation: str, count: int, to: str) -> Refusal | None:
    """Why so many submarines may not withdraw there; with no zone: dive."""
    has = count_subs(state, nation)
    if not 1 <= count <= has:
        return refuse("bad_count", "4.submarine", has=has, count=count)
    if not to:
        return _why_not_dive(state, nation)
    if to not in sub_zones(state, nation):
        return refuse("no_way_out", "4.submarine", space=to)
    return None


def _why_not_dive(state: State, nation: str) -> Refusal | None:
    if can_submerge(state, nation):
        return None
    if any(can_submerge(state, other) for other in state.rules.order):
        return refuse("attackers_do_not_dive", "4.submarine")
    return refuse("cannot_submerge", "4.submarine")


def left(step: Stepping, nation: str, count: int, to: str) -> None:
    """Submarines withdraw to a zone, or dive where they are."""
    battle = battle_of(step.state)
    step.state = slipped_away(step.state, subs_of(step.state, nation), count, battle.space, to)
    what = "withdrew" if to else "submerged"
    step.tell(what, space=battle.space, to=to, by=nation, count=count)
