"""What a nation may do now, factored for buttons and search; everything offered passes `check`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel.menus import Wish, is_offered
from ....kernel.protocol import TABLE, Chosen, Menu, Offer, Rng
from ..core.landing import Sky
from ..core.passage import steps_left
from ..core.pieces import Pile, in_order, is_among, read_spec, total
from ..core.position import own, unit_text
from ..core.targets import targets
from ..core.theatre import Theatre
from ..core.transport import can_load, can_unload, room_on
from .actions import (
    Buy,
    ClassicAction,
    Concede,
    Done,
    Fight,
    Load,
    Lose,
    Move,
    Place,
    Press,
    Research,
    Retreat,
    Rocket,
    Submerge,
    Unload,
    Withdraw,
)
from .combat import launchers, open_battles, rocket_targets, supporting_battleships
from .data import tech_table
from .economy import open_developments, ways_to_place
from .fire import planes
from .losses import count_air, count_owed, exposed, named, spec_of
from .state import State
from .theatre import theatre
from .transport import why_not_ashore
from .turn import why_not_done
from .withdraw import can_break_off, can_submerge, retreat_spaces, sub_zones, subs_of, why_not_retreat


def menu(state: State, seat: str, what: str) -> Menu:
    """The menu of a seat that is awaited for the decision `what`."""
    offers = MENUS[what](state, seat) if what in MENUS else iter(())
    return Menu(seat, tuple(offers), count_owed(state) if what == "casualties" else 0)


def table_menu(state: State) -> Menu:
    """What can be said for the whole table: that a side gives up."""
    return Menu(TABLE, (Offer("concede", targets=tuple(state.rules.teams)),))


def _purchase(state: State, seat: str) -> Iterator[Offer]:
    ipc, kinds = state.ipc[seat], state.kinds(seat)
    dice = ipc // tech_table().research.die_cost
    if dice and not state.turn.researched and not state.bought and open_developments(state):
        yield Offer("research", most=dice)
    for kind, row in kinds.items():
        most = min(999, ipc // row.cost) if row.cost else 999
        if kind in state.rules.not_sold:
            continue
        if most:
            yield Offer("buy", kind=kind, unit=kind, most=most)
    yield Offer("done")


def _movement(state: State, seat: str) -> Iterator[Offer]:
    th = theatre(state)
    sky = Sky(state, th)
    board = state.rules.board
    for space in state.units:
        for pile in own(state, space):
            unit = unit_text(state, pile, seat)
            for most, mask in targets(state, th, space, pile, sky).items():
                if mask:
                    yield Offer("move", space, pile.kind, unit, most, board.names_of(mask))
                    yield from _raids(state, space, pile, unit, most, mask & th.complexes)
            yield from _loads(state, space, pile, unit)
        if board.is_sea(space):
            yield from _unloads(state, th, space)
    if why_not_done(state) is None:
        yield Offer("done")


def _raids(state: State, space: str, pile: Pile, unit: str, most: int, complexes: int) -> Iterator[Offer]:
    if complexes and state.phase == "combat_move" and pile.kind in state.rules.roster.having["raids"]:
        yield Offer("raid", space, pile.kind, unit, most, state.rules.board.names_of(complexes))


def _loads(state: State, space: str, pile: Pile, unit: str) -> Iterator[Offer]:
    """Boarding: for each zone as many as the transports there can take of this kind alone."""
    kind = state.kinds(state.seat)[pile.kind]
    if not kind.load or pile.used or steps_left(state, pile, kind) <= 0:
        return
    if "noncombat" in kind.traits and state.phase == "combat_move":
        return
    board, holds = state.rules.board, state.rules.roster.holds
    ours = state.relations.shares[state.seat]
    by_room: dict[int, list[str]] = {}
    for zone in board.neighbours[space]:
        if not board.is_sea(zone):
            continue
        room = sum(
            ship.count * (room_on(state, ship) // kind.load)
            for ship in state.at(zone)
            if ship.kind in holds and ship.nation in ours and can_load(state, ship)
        )
        most = min(pile.count, room)
        if most:
            by_room.setdefault(most, []).append(zone)
    for most, zones in by_room.items():
        yield Offer("load", space, pile.kind, unit, most, tuple(zones))


def _unloads(state: State, th: Theatre, zone: str) -> Iterator[Offer]:
    """Going ashore: for each kind aboard as many as may land on each coast."""
    aboard: dict[str, int] = {}
    for ship in state.at(zone):
        for item in ship.cargo:
            if can_unload(state, ship, item):
                aboard[item.kind] = aboard.get(item.kind, 0) + ship.count
    board = state.rules.board
    for kind, most in aboard.items():
        coasts = tuple(
            c
            for c in board.neighbours[zone]
            if not board.is_sea(c) and why_not_ashore(state, th, zone, c, kind, 1) is None
        )
        most = min(most, state.rules.most_in_land.get(kind, most))
        if coasts:
            yield Offer("unload", zone, kind, kind, most, coasts)


def _combat(state: State, seat: str) -> Iterator[Offer]:
    for kind, space in open_battles(state):
        yield Offer("fight", kind=kind, most=supporting_battleships(state, space), targets=(space,))
    for gun, complexes in rocket_targets(state).items():
        yield Offer("rocket", gun, next(iter(launchers(state))), targets=complexes)
    if why_not_done(state) is None:
        yield Offer("done")


def _casualties(state: State, seat: str) -> Iterator[Offer]:
    owed = count_owed(state)
    candidates = exposed(state)
    kinds = {spec_of(state, pile): pile.kind for pile in candidates}
    for unit, count in named(state, candidates).items():
        yield Offer("lose", kind=kinds[unit], unit=unit, most=min(count, owed))


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
    for kind, has in state.bought.items():
        by_most: dict[int, list[str]] = {}
        for space, makers in ways_to_place(state, kind).items():
            most = min(has, max(makers.values()))
            by_most.setdefault(most, []).append(space)
        for most, spaces in by_most.items():
            yield Offer("place", kind=kind, unit=kind, most=most, targets=tuple(spaces))
    if why_not_done(state) is None:
        yield Offer("done")


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


# From a menu to an action


def pick(state: State, menu: Menu, rng: Rng) -> ClassicAction:
    """An action from a random line of the menu, with a random number and target."""
    offers = menu.offers
    offer = offers[rng.randrange(len(offers))]
    count = 1 + rng.randrange(offer.most) if offer.most else 0
    target = offer.targets[rng.randrange(len(offer.targets))] if offer.targets else ""
    if offer.verb == "lose":
        return random_losses(state, menu.seat, rng)
    return made(offer, count, target)


def make(chosen: Sequence[Chosen]) -> ClassicAction:
    """The action of one line of the menu, or the casualties chosen over several."""
    if chosen[0][0].verb != "lose":
        return made(*chosen[0])
    units: dict[str, int] = {}
    for offer, count, _ in chosen:
        units[offer.unit] = units.get(offer.unit, 0) + count
    return Lose(units)


def made(offer: Offer, count: int, target: str) -> ClassicAction:
    """The action an offer stands for, with a number and a target."""
    units = {offer.unit: count}
    if offer.verb in ("move", "raid"):
        return Move(units, offer.origin, (target,), offer.verb == "raid")
    if offer.verb == "place":
        return Place(units, target)
    if offer.verb == "load":
        return Load(units, offer.origin, target)
    if offer.verb == "unload":
        return Unload(units, offer.origin, target)
    if offer.verb == "buy":
        return Buy(units)
    if offer.verb == "research":
        return Research(count)
    if offer.verb == "fight":
        return Fight(target)
    if offer.verb == "rocket":
        return Rocket(offer.origin, target)
    if offer.verb == "withdraw":
        return Withdraw(count, target)
    if offer.verb == "submerge":
        return Submerge(count)
    if offer.verb == "retreat":
        return Retreat(target)
    if offer.verb == "concede":
        return Concede(target)
    return Press() if offer.verb == "press" else Done()


def offered(menu: Menu, action: ClassicAction) -> bool:
    """Whether the menu has the action; raises ValueError where it says more than any menu does."""
    if isinstance(action, Fight):
        here = [line for line in menu.offers if line.verb == "fight" and action.space in line.targets]
        return any(action.bombard <= line.most for line in here)
    seats = {read_spec(line.unit).nation for line in menu.offers if line.verb == "lose"}
    seat = menu.seat if menu.seat in seats or len(seats) != 1 else next(iter(seats))
    return is_offered(menu, wished(action), lambda text, unit: is_among(text, unit, seat))


def wished(action: ClassicAction) -> Wish:
    """What an action asks of a menu; the reverse of `made`."""
    match action:
        case Move(units, start, (goal,), raid):
            return Wish("raid" if raid else "move", dict(in_order(units)), start, goal)
        case Load(units, start, zone, ""):
            return Wish("load", dict(in_order(units)), start, zone)
        case Unload(units, zone, coast, ""):
            return Wish("unload", dict(in_order(units)), zone, coast)
        case Place(units, space, ""):
            return Wish("place", units, target=space)
        case Buy(units):
            return Wish("buy", units)
        case Lose(units):
            return Wish("lose", dict(in_order(units)))
        case Research(count):
            return Wish("research", {"": count})
        case Rocket(gun, target):
            return Wish("rocket", origin=gun, target=target)
        case Withdraw(count, zone):
            return Wish("withdraw", {"": count}, target=zone)
        case Submerge(count):
            return Wish("submerge", {"": count})
        case Retreat(space):
            return Wish("retreat", target=space)
        case Concede(side):
            return Wish("concede", target=side)
        case Press() | Done():
            return Wish(type(action).__name__.lower())
    raise ValueError(
        "a menu names neither ways, nor ships to board, nor complexes to build by: leave them out"
    )


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
