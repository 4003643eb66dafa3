"""What a faction sees: its own blocks and cards; of others where blocks stand, how many cards they hold."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ...kernel.protocol import Decide, Draw, Moment, Over, Pending, Roll
from .blocks import NEUTRAL, Block, factions, side
from .data import unit_table
from .decks import counts
from .economy import factory_cost, hand_limit, level, open_points, people_and_resources
from .frames import (
    Battle,
    Cards,
    Council,
    Garrison,
    Leave,
    Opening,
    Owed,
    Pair,
    Phase,
    Plot,
    Production,
    Season,
    Stake,
    Turn,
)
from .pool import pool
from .ruleset import SEATS
from .state import State, count_blocks


class Hidden(Struct, frozen=True, omit_defaults=True):
    """A block of another's that stands upright."""

    nation: str
    moved: bool = False
    came: str = ""
    group: str = ""


class Area(Struct, frozen=True, omit_defaults=True):
    """What stands in an area: blocks that are known, and those of which only the nation is."""

    blocks: tuple[Block, ...] = ()
    hidden: tuple[Hidden, ...] = ()
    order: tuple[str, ...] = ()
    """Which sides came first, where several stand."""


class OwedView(Struct, frozen=True, omit_defaults=True, tag="draw"):
    """Cards are owed: so many out of so many; which ones remain is nobody's business."""

    count: int
    size: int
    why: str = ""


Awaited: TypeAlias = Decide | Roll | OwedView | Over


class CommandView(Struct, frozen=True, omit_defaults=True):
    """Command cards as they are laid: whose lie there, and one's own."""

    at: int
    passes: int
    laid: tuple[str, ...]
    own: str = ""


class Faction(Struct, frozen=True, omit_defaults=True):
    """What everybody knows of a faction."""

    ind: int
    pop: int
    res: int
    level: int
    cost: int
    """Of a rise of industry."""
    points: int
    """Of victory, as far as they are open."""
    action: int
    """Cards of each deck in the hand."""
    investment: int
    limit: int
    vault: int
    chits: int
    techs: dict[str, str] = {}
    laid: tuple[tuple[str, str], ...] = ()


class View(Struct, frozen=True, omit_defaults=True):
    """The game as one faction sees it, or a spectator."""

    variant: str
    year: int
    phase: Phase
    order: tuple[str, ...]
    areas: dict[str, Area]
    control: dict[str, str]
    factions: dict[str, Faction]
    spare: dict[str, int]
    """Blocks that each nation has beside the map."""
    steps: dict[str, int]
    """The strength of all blocks of each faction together, as what was spent and lost tells everybody."""
    deck_sizes: dict[str, int]
    pending: Awaited
    moment: Moment
    seat: str | None = None
    """None for a spectator."""
    marker: dict[str, str] = {}
    satellites: tuple[str, ...] = ()
    influence: dict[str, Stake] = {}
    armed: dict[str, tuple[str, ...]] = {}
    defeated: tuple[str, ...] = ()
    wars: tuple[tuple[str, str], ...] = ()
    restless: tuple[str, ...] = ()
    risen: dict[str, int] = {}
    atomic: tuple[str, ...] = ()
    """Who achieved an open stage this year; the own one also when it is secret."""
    blockade: dict[str, str] = {}
    arrivals: tuple[int, ...] = ()
    attacked: bool = False
    hand: Cards = ()
    pool: dict[str, dict[str, int]] = {}
    """Of the own nations, by kind."""
    vault: tuple[Pair, ...] = ()
    chits: tuple[int, ...] = ()
    known: dict[str, Cards] = {}
    peeked: dict[str, tuple[Pair, ...]] = {}
    discards: dict[str, Cards] = {}
    discard_sizes: dict[str, int] = {}
    draws: tuple[Owed, ...] = ()
    musters: tuple[Garrison, ...] = ()
    opening: Opening | None = None
    production: Production | None = None
    council: Council | None = None
    plot: Plot | None = None
    limits: tuple[str, ...] | None = None
    sealed: Cards = ()
    """Own cards chosen to be discarded."""
    command: CommandView | None = None
    season: Season | None = None
    turn: Turn | None = None
    battle: Battle | None = None
    leaving: tuple[Leave, ...] = ()
    ended: bool = False


def view(state: State, seat: str | None, pending: Pending, moment: Moment) -> View:
    """What the faction sees of a state that awaits this."""
    me = seat if seat in SEATS else None
    return View(
        seat=seat,
        variant=state.variant,
        year=state.year,
        phase=state.phase,
        order=state.order,
        areas={area: _area(state, area, me) for area in sorted(state.units)},
        control=state.control,
        factions={s: _faction(state, s) for s in SEATS},
        spare=_spare(state),
        steps=_steps(state),
        deck_sizes={deck: len(cards) for deck, cards in state.decks.items()},
        pending=_awaited(pending),
        moment=moment,
        marker=state.marker,
        satellites=state.satellites,
        influence=state.influence,
        armed=state.armed,
        defeated=state.defeated,
        wars=state.wars,
        restless=state.restless,
        risen=state.risen,
        atomic=tuple(s for s in state.atomic if s == me),
        blockade=state.blockade,
        arrivals=state.arrivals,
        attacked=state.attacked,
        hand=state.hand(me) if me else (),
        pool=_pools(state, me) if me else {},
        vault=state.vault.get(me, ()) if me else (),
        chits=state.chits.get(me, ()) if me else (),
        known=state.known.get(me, {}) if me else {},
        peeked=state.peeked.get(me, {}) if me else {},
        discards=state.discards if state.rules.discards == "open" else {},
        discard_sizes={deck: len(cards) for deck, cards in state.discards.items()},
        draws=state.draws,
        musters=state.musters,
        opening=_opening(state, me),
        production=state.production,
        council=state.council,
        plot=state.plot,
        limits=state.limits.seats if state.limits else None,
        sealed=state.limits.sealed.get(me, ()) if state.limits and me else (),
        command=_command(state, me),
        season=state.season,
        turn=_turn(state, me),
        battle=state.battle,
        leaving=state.leaving,
        ended=state.ended,
    )


def is_seen(block: Block, seat: str | None) -> bool:
    """Whether the viewer knows the kind and strength of a block."""
    if block.open or block.escaped or block.nation == NEUTRAL:
        return True
    return seat is not None and (side(block) == seat or seat in block.known)


def _area(state: State, area: str, seat: str | None) -> Area:
    seen, hidden = [], []
    for block in state.units[area]:
        is_own = seat is not None and side(block) == seat
        if is_seen(block, seat):
            known = block.known if is_own else tuple(s for s in block.known if s == seat)
            seen.append(block if is_own else replace(block, known=known, fresh=False))
        else:
            hidden.append(Hidden(block.nation, block.moved, block.came, block.group))
    hidden.sort(key=lambda h: (h.nation, h.moved, h.came, h.group))
    return Area(tuple(seen), tuple(hidden), state.arrived.get(area, ()))


def _faction(state: State, seat: str) -> Faction:
    pop, res = people_and_resources(state, seat)
    action, investment = counts(state, seat)
    return Faction(
        ind=state.ind[seat],
        pop=pop,
        res=res,
        level=level(state, seat),
        cost=factory_cost(state, seat),
        points=open_points(state, seat),
        action=action,
        investment=investment,
        limit=hand_limit(state, seat),
        vault=len(state.vault.get(seat, ())),
        chits=len(state.chits.get(seat, ())),
        techs=state.techs.get(seat, {}),
        laid=state.laid.get(seat, ()),
    )


def _spare(state: State) -> dict[str, int]:
    used: dict[str, int] = {}
    for (nation, _), count in count_blocks(state).items():
        used[nation] = used.get(nation, 0) + count
    return {n: sum(row.pool.values()) - used.get(n, 0) for n, row in unit_table().nations.items()}


def _steps(state: State) -> dict[str, int]:
    found = dict.fromkeys(SEATS, 0)
    for blocks in state.units.values():
        for block in blocks:
            if block.nation != NEUTRAL:
                found[side(block)] += block.cv
    return found


def _pools(state: State, seat: str) -> dict[str, dict[str, int]]:
    return {n: pool(state, n) for n, faction in factions().items() if faction == seat}


def _turn(state: State, seat: str | None) -> Turn | None:
    """The turn; how many troops crossed a border is their side's business."""
    turn = state.turn
    if turn is None or turn.seat == seat or not turn.crossed:
        return turn
    return replace(turn, crossed={})


def _opening(state: State, seat: str | None) -> Opening | None:
    opening = state.opening
    if opening is None:
        return None
    return Opening(opening.step, {s: c for s, c in opening.sealed.items() if s == seat}, opening.left)


def _command(state: State, seat: str | None) -> CommandView | None:
    command = state.command
    if command is None:
        return None
    own = command.laid.get(seat, "") if seat else ""
    return CommandView(command.at, command.passes, tuple(command.laid), own)


def _awaited(pending: Pending) -> Awaited:
    if isinstance(pending, Draw):
        return OwedView(pending.count, len(pending.remaining), pending.why)
    return pending
