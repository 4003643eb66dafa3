"""Defenders answer the attacks announced: aircraft scramble, fighters intercept (lines 794-806, 832)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.facilities import facilities
from ..core.pieces import Pile, Piles, add, read_spec, select_all, take, total
from ..core.position import with_all_piles, with_piles
from ..core.whereabouts import spaces_in, whereabouts
from .actions import Intercept, Scramble
from .engaged import INTERCEPTING, RAIDING, SCRAMBLED, TRAPPED, is_operative, raiders, threatened_zones
from .state import Alert, State, Stepping

RULE, RAID_RULE = "11.scramble", "13.intercept"


def begin(step: Stepping) -> None:
    """Each nation with a choice is asked, in the order of play after the active one."""
    state = step.state
    if not threatened_zones(state) and not raided(state):
        return
    order, at = state.rules.order, state.rules.order.index(state.seat)
    foes = state.relations.foes[state.seat]
    others = (*order[at + 1 :], *order[:at])
    asked = tuple(n for n in others if n in foes and has_choice(state, n))
    step.state = replace(state, alert=Alert(asked) if asked else None)


def has_choice(state: State, nation: str) -> bool:
    """Whether a nation has aircraft that may scramble or intercept."""
    scrambles = next(scramble_lines(state, nation), None)
    return scrambles is not None or next(intercept_lines(state, nation), None) is not None


def passed(step: Stepping) -> None:
    """The nation has decided; the next one does."""
    alert = step.state.alert
    assert alert is not None
    left = tuple(n for n in alert.asked[1:] if has_choice(step.state, n))
    step.state = replace(step.state, alert=Alert(left) if left else None)


def go_on(step: Stepping) -> None:
    """Who has nothing more to choose is asked no more."""
    alert = step.state.alert
    if alert is not None and not has_choice(step.state, alert.asked[0]):
        passed(step)


# Scramble (lines 796-806)


def room_at(state: State, base: str) -> int:
    """How many more may scramble from a territory: what its base launches, whatever nation (reading A58)."""
    rows = state.rules.facilities
    working = [p for p in facilities(state, base) if rows[p.kind].launches and is_operative(state, p)]
    if not working:
        return 0
    sent = total(p for zone in state.rules.coasts[base] for p in state.at(zone) if _is_from(p, base))
    return max(0, rows[working[0].kind].launches - sent)


def _is_from(pile: Pile, base: str) -> bool:
    return pile.task == SCRAMBLED and pile.came == base


def ready(state: State, nation: str, space: str, trait: str) -> Piles:
    """Aircraft of a nation there that have this to do, and nothing else."""
    having = state.rules.roster.having
    kinds = having["scrambles"] if trait == "scrambles" else having["escorts"]
    return tuple(
        p
        for p in state.at(space)
        if p.nation == nation and p.kind in kinds and p.task not in (INTERCEPTING, TRAPPED)
    )


def scramble_lines(state: State, nation: str) -> Iterator[tuple[str, Pile, int, tuple[str, ...]]]:
    """What may scramble: from where, which pieces, how many at most, to which zones."""
    if is_bound_to_land(state, nation):
        return
    zones = threatened_zones(state)
    known, bit, beside = whereabouts(state), state.rules.board.bit, 0
    for zone in zones:
        for base in state.rules.shores[zone]:
            beside |= bit[base]
    for base in spaces_in(state, beside & known.of((nation,)) & known.having(_bases(state))):
        room = room_at(state, base)
        if room:
            near = tuple(zone for zone in zones if zone in state.rules.coasts[base])
            for p in ready(state, nation, base, "scrambles"):
                yield base, p, min(room, p.count), near


def _bases(state: State) -> tuple[str, ...]:
    """The kinds of base from which aircraft scramble."""
    return tuple(kind for kind, row in state.rules.facilities.items() if row.launches)


def is_bound_to_land(state: State, nation: str) -> bool:
    """Whether a nation's aircraft may not leave its land, not even for a while: those of China (line 387)."""
    return nation == state.rules.politics.china.nation


def why_not_scramble(state: State, seat: str, do: Scramble) -> Refusal | None:
    """Why these aircraft may not scramble."""
    if is_bound_to_land(state, seat):
        return refuse("outside_china", "5.area", space=do.zone)
    if do.zone not in threatened_zones(state):
        return refuse("zone_not_attacked", RULE, space=do.zone)
    if do.zone not in state.rules.coasts.get(do.base, ()):
        return refuse("not_adjacent", RULE, start=do.base, space=do.zone)
    scrambles = state.rules.roster.having["scrambles"]
    for text in do.units:
        if read_spec(text).kind not in scrambles:
            return refuse("cannot_scramble", RULE, unit=read_spec(text).kind)
    room = room_at(state, do.base)
    if not room and not _has_base(state, do.base):
        return refuse("no_air_base", RULE, space=do.base)
    if _picked(state, seat, do.base, do.units, "scrambles") is None:
        return refuse("not_there", RULE, unit=next(iter(do.units), ""), count=sum(do.units.values()))
    if sum(do.units.values()) > room:
        return refuse("base_is_full", RULE, space=do.base, room=room)
    return None


def _has_base(state: State, space: str) -> bool:
    """Whether a base there works, with room or without."""
    rows = state.rules.facilities
    return any(rows[p.kind].launches and is_operative(state, p) for p in facilities(state, space))


def _picked(state: State, seat: str, space: str, units: Mapping[str, int], trait: str) -> Piles | None:
    """The aircraft that an order names; None when they are not there."""
    return select_all(ready(state, seat, space, trait), units, seat, lambda p: (p.used,)) or None


def scrambled(step: Stepping, seat: str, do: Scramble) -> None:
    """Aircraft rise into a zone."""
    picked = _picked(step.state, seat, do.base, do.units, "scrambles")
    assert picked is not None
    land, sea = step.state.at(do.base), step.state.at(do.zone)
    for p in picked:
        land, sea = take(land, p), add(sea, Pile(p.nation, p.kind, p.count, came=do.base, task=SCRAMBLED))
    step.state = with_all_piles(step.state, {do.base: land, do.zone: sea})
    units = tuple(f"{p.count} {p.kind}" for p in picked)
    step.tell("scrambled", by=seat, base=do.base, space=do.zone, units=units)
    go_on(step)


# Interception (line 832)


def intercept_lines(state: State, nation: str) -> Iterator[tuple[str, Pile]]:
    """Fighters that may rise against raiders of the land they stand in."""
    for space in raided(state):
        for p in ready(state, nation, space, "escorts"):
            yield space, p


def raided(state: State) -> list[str]:
    """Land that is raided."""
    return spaces_in(state, whereabouts(state).doing(RAIDING))


def why_not_intercept(state: State, seat: str, do: Intercept) -> Refusal | None:
    if not raiders(state, do.space):
        return refuse("no_raid_there", RAID_RULE, space=do.space)
    escorts = state.rules.roster.having["escorts"]
    for text in do.units:
        if read_spec(text).kind not in escorts:
            return refuse("cannot_intercept", RAID_RULE, unit=read_spec(text).kind)
    if _picked(state, seat, do.space, do.units, "escorts") is None:
        return refuse("not_there", RAID_RULE, unit=next(iter(do.units), ""), count=sum(do.units.values()))
    return None


def intercepted(step: Stepping, seat: str, do: Intercept) -> None:
    """Fighters rise; they take part in nothing else this turn (line 834)."""
    picked = _picked(step.state, seat, do.space, do.units, "escorts")
    assert picked is not None
    piles = step.state.at(do.space)
    for p in picked:
        piles = add(take(piles, p), replace(p, task=INTERCEPTING))
    step.state = with_piles(step.state, do.space, piles)
    step.tell("intercepting", by=seat, space=do.space, units=tuple(f"{p.count} {p.kind}" for p in picked))
    go_on(step)
