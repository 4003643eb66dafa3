"""What a nation may do now, factored for buttons and search; everything offered passes `check`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel.protocol import Offer, Rng
from ..core import menus
from ..core.pieces import Pile, total
from .actions import Lose
from .combat import launchers, open_battles, rocket_targets, supporting_battleships
from .data import tech_table
from .economy import open_developments, ways_to_place
from .fire import planes
from .losses import count_air, count_owed, exposed, named, spec_of
from .state import State
from .theatre import theatre
from .turn import why_not_done
from .withdraw import can_break_off, can_submerge, retreat_spaces, sub_zones, subs_of, why_not_retreat


def _purchase(state: State, seat: str) -> Iterator[Offer]:
    dice = state.ipc[seat] // tech_table().research.die_cost
    if dice and not state.turn.researched and not state.bought and open_developments(state):
        yield Offer("research", most=dice)
    yield from menus.purchases(state)


def _movement(state: State, seat: str) -> Iterator[Offer]:
    th = theatre(state)
    bombers = state.rules.roster.having["raids"] if th.complexes and state.phase == "combat_move" else ()

    def raids(offer: Offer, mask: int) -> Iterator[Offer]:
        complexes = mask & th.complexes
        if complexes and offer.kind in bombers:
            yield replace(offer, verb="raid", targets=state.rules.board.names_of(complexes))

    return menus.moves(state, th, raids if bombers else None)


def _combat(state: State, seat: str) -> Iterator[Offer]:
    for kind, space in open_battles(state):
        yield Offer("fight", kind=kind, most=supporting_battleships(state, space), targets=(space,))
    for gun, complexes in rocket_targets(state).items():
        yield Offer("rocket", gun, next(iter(launchers(state))), targets=complexes)


def _casualties(state: State, seat: str) -> Iterator[Offer]:
    owed = count_owed(state)
    candidates = exposed(state)
    kinds = {spec_of(state, pile): pile.kind for pile in candidates}
    yield from menus.casualties(named(state, candidates), kinds, owed)


def _subs(state: State, seat: str) -> Iterator[Offer]:
    subs = subs_of(state, seat)
    zones, count, kind = sub_zones(state, seat), total(subs), subs[0].kind
    if zones:
        yield Offer("withdraw", kind=kind, most=count, targets=zones)
    if can_submerge(state, seat):
        yield Offer("submerge", kind=kind, most=count)
    yield Offer("press")


def _retreat(state: State, seat: str) -> Iterator[Offer]:
    spaces = tuple(s for s in retreat_spaces(state) if why_not_retreat(state, s) is None)
    if spaces:
        yield Offer("retreat", targets=spaces)
    if can_break_off(state):
        yield Offer("retreat")
    yield Offer("press")


def _place(state: State, seat: str) -> Iterator[Offer]:
    return menus.placements(state, ways_to_place)


MENUS = {
    "purchase": _purchase,
    "combat_move": _movement,
    "combat": _combat,
    "casualties": _casualties,
    "submarines": _subs,
    "retreat": _retreat,
    "noncombat_move": _movement,
    "place": _place,
}
menu = menus.table(MENUS, why_not_done, count_owed)


def random_losses(state: State, seat: str, rng: Rng) -> Lose:
    """A random legal choice of casualties; a nation joining others takes over what they proposed."""
    battle = state.battle
    if battle is not None and battle.proposals and seat != state.seat:
        return Lose(next(iter(battle.proposals.values())))
    owed = count_owed(state)
    candidates = [p for p in exposed(state) for _ in range(p.count)]
    for i in range(len(candidates) - 1, 0, -1):
        j = rng.randrange(i + 1)
        candidates[i], candidates[j] = candidates[j], candidates[i]
    # Hits by submarines must find ships: let enough ships stand in front.
    flying = {id(p) for p in planes(state, candidates)}
    air_room = count_air(state)
    chosen: list[Pile] = []
    for p in candidates:
        if len(chosen) == owed:
            break
        if id(p) in flying:
            if air_room <= 0:
                continue
            air_room -= 1
        chosen.append(p)
    units: dict[str, int] = {}
    for p in chosen:
        units[spec_of(state, p)] = units.get(spec_of(state, p), 0) + 1
    return Lose(units)
