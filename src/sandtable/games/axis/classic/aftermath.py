"""What follows a battle: conquest, landings, fighters without a deck (2nd: ch. 4 fighters, ch. 5)."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.conquest import conquer
from ..core.engaged import has_army
from ..core.pieces import FULL, Pile, add, counted, take
from ..core.position import has_enemies, is_enemy, own, with_piles
from ..core.queue import noted_fought
from ..core.transport import called_off, disembarked
from .conquest import violate
from .decks import Party, contending, count_decks, friendly_island, seeking_decks
from .fire import attackers, defenders, domain
from .losses import DECK_LOSSES
from .state import State, Stepping


def finish(step: Stepping) -> None:
    """Close the battle and draw its consequences; first the owners of fighters choose who keeps a deck."""
    state, battle = step.state, step.state.battle
    assert battle is not None
    if battle.kind == "sea" and contending(state, battle.space):
        step.state = replace(state, battle=replace(battle, step=DECK_LOSSES))
        return
    won = not defenders(state, battle)
    survivors = attackers(state, battle)
    step.state = replace(noted_fought(state, battle.kind, battle.space), battle=None)
    step.tell("battle_over", space=battle.space, kind=battle.kind, won=won and bool(survivors))
    if battle.kind == "land" and won and has_army(state, battle.space):
        conquer(step, battle.space)
    elif battle.kind == "raid" and has_army(state, battle.space):
        take_if_empty(step, battle.space)
    elif battle.kind == "sea":
        _after_sea_battle(step, battle.space)


def _after_sea_battle(step: Stepping, zone: str) -> None:
    state = step.state
    piles = tuple(
        replace(p, used=FULL) if p.nation == state.seat and domain(state, p) == "sea" else p
        for p in state.at(zone)
    )
    step.state = with_piles(state, zone, piles)
    for party in state.relations.parties:
        settle_fighters(step, zone, party)
    if has_enemies(step.state, zone):
        call_off(step, zone)
    else:
        disembark(step, zone)


def settle_fighters(step: Stepping, zone: str, party: Party) -> None:
    """Fighters whose carrier is gone land on another in the zone, on a friendly island there, or are lost.

    Where nobody was asked, the decks go to those whose pieces came first.
    """
    room = count_decks(step.state, zone, party)
    for p in seeking_decks(step.state, zone, party):
        over = max(0, p.count - room)
        room = max(0, room - p.count)
        if over:
            _land_or_lose(step, zone, counted(p, over))


def _land_or_lose(step: Stepping, zone: str, stranded: Pile) -> None:
    island = friendly_island(step.state, zone, stranded.nation)
    piles = take(step.state.at(zone), stranded)
    step.state = with_piles(step.state, zone, piles)
    if island:
        landed = Pile(stranded.nation, stranded.kind, stranded.count)
        step.state = with_piles(step.state, island, add(step.state.at(island), landed))
    step.tell("stranded", space=zone, nation=stranded.nation, count=stranded.count, to=island)


def call_off(step: Stepping, zone: str) -> None:
    """The zone was not cleared: the landings announced from it are off, the troops stay aboard."""
    step.state = called_off(step.state, zone)


def disembark(step: Stepping, zone: str) -> None:
    """The troops ordered ashore from a zone land; where nobody stands they take the coast at once."""
    step.state, coasts = disembarked(step.state, zone)
    for coast in coasts:
        step.tell("landed", zone=zone, space=coast, by=step.state.seat)
        take_if_empty(step, coast)


def take_if_empty(step: Stepping, space: str) -> None:
    """Take a territory that troops stand in unopposed: no enemy pieces, or guns and complexes alone
    with no aircraft for them to fire at."""
    state = step.state
    owner = state.owner[space]
    if owner == "":
        violate(step, space)
    elif (
        is_enemy(state, owner)
        and has_army(state, space)
        and not is_contested(state, space)
        and not is_raid_due(state, space)
    ):
        conquer(step, space)


def is_raid_due(state: State, space: str) -> bool:
    """Whether bombers are still to raid the complex there; they fly before the land is taken."""
    raiders = any(p.task == "raid" for p in own(state, space))
    return raiders and f"raid {space}" not in state.turn.fought


def is_contested(state: State, space: str) -> bool:
    """Whether a land battle must be fought: defenders, or a gun with aircraft to fire at."""
    against = state.relations.foes[state.seat]
    foes = [p for p in state.at(space) if p.nation in against]
    if not foes:
        return False
    mine = [p for p in own(state, space) if p.task not in ("raid", "withdrawn")]
    roster = state.rules.roster
    if any(p.kind not in roster.having["aside"] for p in foes):
        return bool(mine)
    guns, air = roster.having["flak"], roster.air
    return any(p.kind in guns for p in foes) and any(p.kind in air for p in mine)
