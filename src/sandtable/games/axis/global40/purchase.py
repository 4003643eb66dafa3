"""Phase 1 (ch. 10): units, repairs and upgrades, paid by a purse; ships in dock are repaired free."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel.protocol import Offer, Refusal, refuse
from ..core import menus, purchase
from ..core.facilities import damaged, facilities, is_working
from ..core.pieces import Pile, merged
from ..core.position import PURCHASE, noted, with_piles
from ..core.purse import paid
from .actions import Buy, Repair, Upgrade
from .bases import with_extra
from .china import is_china, sold
from .losses import freed
from .politics import may_share_at
from .purses import is_open, open_purses, purse_at
from .state import State, Stepping

RULE = "10.purchase"


# Units


def why_not_buy(state: State, do: Buy) -> Refusal | None:
    """Why the nation may not buy these units with this purse."""
    purse = _named(state, do.purse)
    if purse not in state.rules.purses[state.seat]:
        return refuse("not_your_purse", "6.purses", purse=purse)
    return purchase.why_not_buy(state, do, lambda s: _why_not_sold(s, do, purse), purse)


def _named(state: State, purse: str) -> str:
    """The purse that an order names: the nation's first, where it names none."""
    return purse or state.rules.purses[state.seat][0]


def _why_not_sold(state: State, do: Buy, purse: str) -> Refusal | None:
    if not is_open(state, purse):
        return refuse("purse_closed", "18.capitals", purse=purse)
    if is_china(state, state.seat):
        closed = next((kind for kind in do.units if kind not in sold(state)), None)
        return refuse("not_sold_to_china", "5.purchase", unit=closed) if closed else None
    return None


def buy(step: Stepping, do: Buy) -> None:
    """Pay now, place at the end of the turn; what another purse than the first paid for is kept apart."""
    purse = _named(step.state, do.purse)
    purchase.buy(step, do, purse)
    state = step.state = noted(step.state, spent=True)
    if purse != state.rules.purses[state.seat][0]:
        had = state.apart.get(purse, {})
        has = {kind: had.get(kind, 0) + do.units.get(kind, 0) for kind in {**had, **do.units}}
        step.state = replace(state, apart={**state.apart, purse: has})


# Repairs


def why_not_repair(state: State, do: Repair) -> Refusal | None:
    """Why the nation may not repair so many points of a facility; the purse of the place pays."""
    if state.phase != PURCHASE:
        return refuse("wrong_phase", RULE, phase=state.phase)
    if do.space not in state.owner:
        return refuse("unknown_space", "notation", space=do.space)
    has = _damage(state, do.space, do.kind)
    if state.owner[do.space] != state.seat or not 1 <= do.points <= has:
        return refuse("nothing_to_repair", "10.repair", unit=do.kind, space=do.space, has=has)
    return _why_not_pay(state, do.space, repair_cost(state, do.kind, do.points), "10.repair")


def _damage(state: State, space: str, kind: str) -> int:
    return sum(p.damage for p in facilities(state, space) if p.kind == kind)


def _why_not_pay(state: State, space: str, needs: int, rule: str) -> Refusal | None:
    purse = purse_at(state.rules, state.seat, space)
    if not is_open(state, purse):
        return refuse("purse_closed", "18.capitals", purse=purse)
    has = state.ipc[purse]
    return refuse("cannot_pay", rule, needs=needs, has=has) if needs > has else None


def repair_cost(state: State, kind: str, points: int) -> int:
    """What so many points cost: 1 IPC each, or for two of a factory by development (line 1184)."""
    each = state.developed(state.seat, kind, "repair", 1)
    return -(-points // each)


def repair(step: Stepping, do: Repair) -> None:
    """The facility is mended at once and serves in this turn."""
    state = step.state
    cost, purse = repair_cost(state, do.kind, do.points), purse_at(state.rules, state.seat, do.space)
    most = state.rules.facilities[do.kind].most_damage
    mended = damaged(paid(state, purse, cost), do.space, do.kind, -do.points, most)
    step.state = with_extra(noted(mended, spent=True))
    step.tell("repaired", by=state.seat, space=do.space, unit=do.kind, points=do.points, ipc=cost)


# Upgrades


def why_not_upgrade(state: State, do: Upgrade) -> Refusal | None:
    """Why a minor factory may not be made a major one."""
    if state.phase != PURCHASE:
        return refuse("wrong_phase", RULE, phase=state.phase)
    if do.space not in state.owner:
        return refuse("unknown_space", "notation", space=do.space)
    pile = _growing(state, do.space)
    if pile is None or state.owner[do.space] != state.seat:
        return refuse("no_minor_factory", "10.upgrade", space=do.space)
    row = state.rules.facilities[pile.kind]
    refusal = why_not_suited(state, row.grows_to, do.space)
    if refusal:
        return refusal
    if pile.damage:
        return refuse("repair_first", "10.upgrade", space=do.space, points=pile.damage)
    return _why_not_pay(state, do.space, row.price, "10.upgrade")


def _growing(state: State, space: str) -> Pile | None:
    """What in a territory could be upgraded."""
    rows = state.rules.facilities
    return next((p for p in facilities(state, space) if rows[p.kind].grows_to), None)


def why_not_suited(state: State, kind: str, space: str) -> Refusal | None:
    """Why land does not suit a facility: its value, whose it was first, its coast.

    Major factories only on land that was first the nation's own, which formerly neutral land never was
    (A101).
    """
    rules, row = state.rules, state.rules.facilities[kind]
    bit = rules.board.bit[space]
    if row.mainland and bit & rules.islands:
        return refuse("no_factory_on_islands", "20.facilities", space=space)
    if row.coast and not rules.coasts[space]:
        return refuse("no_coast", "20.facilities", space=space)
    if row.home and rules.first[space] != state.seat:
        return refuse("not_first_yours", "20.facilities", unit=kind, space=space)
    if rules.board.value[space] < row.value:
        return refuse("worth_too_little", "20.facilities", unit=kind, space=space, needs=row.value)
    return None


def upgrade(step: Stepping, do: Upgrade) -> None:
    """The factory is a major one at once, but makes no more than a minor one this turn (line 1081)."""
    state = step.state
    small = _growing(state, do.space)
    assert small is not None
    row = state.rules.facilities[small.kind]
    state = paid(state, purse_at(state.rules, state.seat, do.space), row.price)
    piles = merged(replace(p, kind=row.grows_to) if p is small else p for p in state.at(do.space))
    state = with_piles(state, do.space, piles)
    step.state = noted(state, upgraded=(*state.turn.upgraded, do.space), spent=True)
    step.tell("upgraded", by=state.seat, space=do.space)


# Ships in dock


def dock(step: Stepping) -> None:
    """As the phase is closed, own damaged ships beside a working friendly base are repaired (A13).

    A nation without its capital has no such phase (line 1013). Aircraft that were trapped aboard are free
    again.
    """
    state = step.state
    if not open_purses(state, state.seat):
        return
    docked = [
        (s, p) for s, piles in state.units.items() for p in piles if p.damage and _is_docked(state, s, p)
    ]
    for space in dict.fromkeys(space for space, _ in docked):
        mended = merged(replace(p, damage=0) if (space, p) in docked else p for p in state.at(space))
        step.state = freed(with_piles(step.state, space, mended), space)
        step.tell("ships_repaired", by=state.seat, space=space)


def _is_docked(state: State, zone: str, pile: Pile) -> bool:
    if pile.nation != state.seat or not state.rules.board.is_sea(zone):
        return False
    return any(_serves(state, land, pile.kind) for land in state.rules.shores[zone])


def _serves(state: State, land: str, kind: str) -> bool:
    """Whether a base in a territory repairs such ships of the moving nation in zones beside it.

    Not those of the economy that the base belongs to while its capital is lost: that repairs nothing (line
    421).
    """
    owner, rows = state.owner[land], state.rules.facilities
    if not owner or not may_share_at(state, state.seat, owner, land):
        return False
    if owner == state.seat and not is_open(state, purse_at(state.rules, owner, land)):
        return False
    return any(
        kind in rows[p.kind].docks and is_working(p, state.kinds(owner)) for p in facilities(state, land)
    )


# The menu


def offers(state: State, seat: str) -> Iterator[Offer]:
    """What each open purse can pay for: units, repairs, upgrades."""
    first = state.rules.purses[seat][0]
    allowed = sold(state) if is_china(state, seat) else None
    for purse in open_purses(state, seat):
        for line in menus.purchases(state, purse, "" if purse == first else purse):
            if allowed is None or line.kind in allowed:
                yield line
    yield from _repairs(state)
    upgrades = tuple(s for s in state.units if s in state.owner and not why_not_upgrade(state, Upgrade(s)))
    if upgrades:
        yield Offer("upgrade", targets=upgrades)


def _repairs(state: State) -> Iterator[Offer]:
    for space in state.units:
        if state.owner.get(space) != state.seat:
            continue
        purse = purse_at(state.rules, state.seat, space)
        if not is_open(state, purse):
            continue
        for p in facilities(state, space):
            most = min(p.damage, state.ipc[purse] * state.developed(state.seat, p.kind, "repair", 1))
            if most:
                yield Offer("repair", kind=p.kind, unit=p.kind, most=most, targets=(space,))
