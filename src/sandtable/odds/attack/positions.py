"""The battles of a position: the one that is on, those that are ordered, and the challenge for the sea."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from ...games.attack.actions import AttackAction
from ...games.attack.game import ATTACK
from ...games.attack.naval import usable
from ...games.attack.pieces import Army, Fleet
from ...games.attack.state import State
from ...kernel.protocol import Entry
from ..model import OddsError
from .best import odds
from .decide import MANY
from .model import LandOdds, NeutralOdds, Plan, SeaOdds, fight_of, opening
from .neutral import card_chances, neutral_odds, troops_of
from .sea import sea

PLAIN = Plan("cheapest", "cheapest")
Found: TypeAlias = LandOdds | NeutralOdds | SeaOdds


class Open(Struct, frozen=True):
    """A battle that stands open, with its odds."""

    space: str
    """The region; "" for the sea."""
    attacker: str
    defender: str
    """The owner of the region or the holder of the sea; "" for neutral troops."""
    mine: Army | Fleet
    theirs: Army | Fleet
    """Nobody where neutral troops are not known yet."""
    odds: Found


def plan_for(attackers: Army, defenders: Army) -> Plan:
    """How both sides are taken to fight: as usual, in very large battles in the plainest way."""
    return PLAIN if attackers.size * defenders.size > MANY else Plan()


def attack_odds(state: State, seat: str, region: str, attackers: Army) -> LandOdds | NeutralOdds:
    """The odds of an attack on a region as it stands, by what the seat knows of the pile."""
    if region in state.owner or not state.pile:
        defenders = state.at(region)
        return odds(opening(attackers, defenders), plan_for(attackers, defenders))
    return neutral_odds(attackers, troops_of(card_chances(state, seat)), Plan())


def open_battles(state: State, seat: str) -> list[Open]:
    """Every battle ordered or on, the one that is on first; `seat` is whose knowledge counts."""
    found = [_running(state, seat)] if state.battle is not None else []
    for region, army in ordered(state).items():
        there = attack_odds(state, seat, region, army)
        owner = state.owner.get(region, "")
        found.append(Open(region, state.seat, owner, army, state.at(region), there))
    if state.sea is not None:
        found.append(_at_sea(state))
    return found


def ordered(state: State) -> dict[str, Army]:
    """Units on their way into regions of others, by region; voyages count as if they were let pass."""
    if state.march is None:
        return {}
    found = dict(state.march.attacks)
    for voyage in (*state.march.afloat, *state.march.refused):
        if state.owner.get(voyage.target) != state.seat:
            found[voyage.target] = found.get(voyage.target, Army()) + voyage.army
    return found


def _running(state: State, seat: str) -> Open:
    battle = state.battle
    assert battle is not None
    mine, theirs = battle.attack.all, battle.defense.all
    if battle.step == "card":
        there = attack_odds(state, seat, battle.region, mine)
        return Open(battle.region, battle.attacker, "", mine, Army(), there)
    there = odds(fight_of(battle), plan_for(mine, theirs))
    return Open(battle.region, battle.attacker, battle.defender, mine, theirs, there)


def _at_sea(state: State) -> Open:
    """The challenge, as if both fought to the end from the next line on."""
    on = state.sea
    assert on is not None
    mine, theirs = usable(state, on.challenger), usable(state, on.holder)
    there = sea(mine, theirs, "screen", "screen", state.rules.naval_line == "all8")
    return Open("", on.challenger, on.holder, mine, theirs, there)


def planned(state: State, texts: Iterable[str]) -> State:
    """The position after the active player has done this; raises OddsError."""
    for text in texts:
        try:
            action = ATTACK.parse(state, state.seat, text)
        except ValueError as error:
            raise OddsError(f"plan: {error}") from error
        entry: Entry[AttackAction] = Entry(state.seat, action)
        refusal = ATTACK.check(state, entry)
        if refusal:
            raise OddsError(f"plan: {text}: {refusal}")
        state = ATTACK.apply(state, entry).state
    return state
