"""A battle of the board for the calculator: who stands in a space, and who attacks it or could."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from ....games.axis.classic.state import State
from ....games.axis.core.notation import write_piles
from ....games.axis.core.pieces import Cargo, Pile, Piles
from ....games.axis.core.units import Roster
from ....kernel.protocol import Scalar
from ...calculator.form import Filled
from ..advice.muster import loads
from ..advice.threats import Enemy
from .edition import EDITION, next_turn

ABOUT_THE_START = ("place.", "owner.", "ipc.")
"""Options that say how the board was set up; a battle does not depend on them."""


class _Attack(Struct, frozen=True):
    """Who attacks: those that come by land and air, the fleet of a landing, and whom it must beat first."""

    nation: str
    army: Piles = ()
    fleet: Piles = ()
    ships: Piles = ()
    is_raid: bool = False


def filled(state: State, seat: str, space: str) -> Filled:
    """The battle for a space: the one that is ordered there, else with all that the attacker can bring.

    A space of the other side is attacked by `seat`, one of its own side by the enemy most likely to take it.
    """
    if space not in state.rules.board.index:
        raise ValueError(f"space: unknown space {space!r}")
    attack = _ordered(state, space) or _possible(state, seat, space)
    values: dict[str, Scalar] = {"edition": state.rules.edition, "tech": _tech(state)}
    values["attack"] = _text(state, attack.army) or f"{attack.nation}:"
    values["defend"] = _defenders(state, attack, space)
    options = {name: value for name, value in _options(state).items() if not name.startswith(ABOUT_THE_START)}
    if attack.is_raid:
        return Filled("raid", values, options)
    if not attack.fleet:
        return Filled("sea" if state.rules.board.is_sea(space) else "land", values, options)
    values["fleet"] = _text(state, attack.fleet)
    if attack.ships:
        values["ships"] = _text(state, attack.ships)
    return Filled("landing", values, options)


# Who attacks


def _ordered(state: State, space: str) -> _Attack | None:
    """The attack of the moving nation that stands in the space, or lies before it."""
    mine = tuple(pile for pile in state.at(space) if pile.nation == state.seat)
    bound = [zone for zone in state.units if any(_is_bound(pile, space) for pile in state.at(zone))]
    if not (bound or (mine and _is_hostile(state, state.seat, space))):
        return None
    army = tuple(pile for pile in mine if pile.task != "landed")
    landed = [pile for pile in mine if pile.task == "landed"]
    fleet = (*_aboard(state.rules.roster, landed), *_supporting(state, mine))
    ships: Piles = ()
    for zone in bound:
        fleet += tuple(pile for pile in state.at(zone) if pile.nation == state.seat)
        ships += _enemies(state, state.seat, zone)
    is_raid = bool(army) and not fleet and all(pile.task == "raid" for pile in army)
    return _Attack(state.seat, army, fleet, ships, is_raid)


def _is_bound(pile: Pile, space: str) -> bool:
    return any(cargo.lands == space for cargo in pile.cargo)


def _supporting(state: State, mine: Piles) -> Iterator[Pile]:
    """Ships that bombard off the coast that troops have landed from."""
    guns = state.rules.roster.having["bombards"]
    for zone in {pile.came for pile in mine if pile.task == "landed" and pile.came}:
        yield from (p for p in state.at(zone) if p.nation == state.seat and p.kind in guns)


def _possible(state: State, seat: str, space: str) -> _Attack:
    """What the seat could bring against a space of the other side, or the enemy against one of its own."""
    if _is_hostile(state, seat, space):
        return _brought(_mover(state, seat), space)
    foes = state.relations.foes[seat]
    enemies = [nation for nation in state.rules.order if nation in foes]
    movers = {nation: _mover(state, nation) for nation in enemies}
    chances = {nation: (mover.attack_on(space) or (0.0, {}))[0] for nation, mover in movers.items()}
    worst = max(chances, key=lambda nation: chances[nation])
    return _brought(movers[worst], space)


def _mover(state: State, nation: str) -> Enemy:
    moves_now = nation == state.seat and state.phase == "combat_move" and state.flak is None
    return Enemy(EDITION, state if moves_now else next_turn(state, nation))


def _brought(mover: Enemy, space: str) -> _Attack:
    came, landed, zone = mover.brought(space)
    fleet = tuple(_aboard(mover.roster, landed))
    if fleet:
        fleet += mover.supporting(zone)
    return _Attack(mover.state.seat, tuple(came), fleet)


def _aboard(roster: Roster, troops: Iterable[Pile]) -> Iterator[Pile]:
    """Troops on as few transports as hold them."""
    (ship,) = roster.holds
    left: dict[tuple[str, str], int] = {}
    for pile in troops:
        left[pile.nation, pile.kind] = left.get((pile.nation, pile.kind), 0) + pile.count
    for (nation, kind), count in left.items():
        for size in sorted((size for load, size in loads(roster, ship) if load == kind), reverse=True):
            ships, count = divmod(count, size)
            if ships:
                yield Pile(nation, ship, ships, cargo=(Cargo(nation, kind),) * size)


# Who defends


def _is_hostile(state: State, nation: str, space: str) -> bool:
    owner = state.owner.get(space, "")
    return bool(_enemies(state, nation, space)) or state.relations.at_war(nation, owner)


def _enemies(state: State, nation: str, space: str) -> Piles:
    foes = state.relations.foes[nation]
    return tuple(pile for pile in state.at(space) if pile.nation in foes)


def _defenders(state: State, attack: _Attack, space: str) -> str:
    roster = state.rules.roster
    theirs = [pile for pile in _enemies(state, attack.nation, space) if pile.kind not in roster.makes]
    if attack.is_raid:
        theirs = [pile for pile in theirs if pile.kind in roster.having["flak"]]
    foes, owner = state.relations.foes[attack.nation], state.owner.get(space, "")
    if owner not in foes:
        owner = next(nation for nation in state.rules.order if nation in foes)
    return _text(state, theirs) or f"{owner}:"


# As text


def _text(state: State, piles: Iterable[Pile]) -> str:
    """Pieces by nation, without where they came from and where they go."""
    plain = (replace(pile, cargo=tuple(Cargo(c.nation, c.kind) for c in pile.cargo)) for pile in piles)
    return write_piles(plain, state.rules.order, state.rules.roster)


def _tech(state: State) -> str:
    return " ".join(f"{nation}:{','.join(names)}" for nation, names in state.tech.items() if names)


def _options(state: State) -> dict[str, Scalar]:
    _, options = json.loads(state.variant)
    return dict(options)
