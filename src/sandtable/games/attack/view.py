"""What a player sees: the board, the own hand, and only the size of what is hidden."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ...kernel.protocol import Decide, Draw, Moment, Over, Pending, Roll
from .economy import in_sets, income
from .frames import Battle, Bid, Deal, DealStep, Loot, March, Opening, Sea, SeaStep, Shop, Turn
from .naval import line_length, sides
from .pieces import Army, Cards, Fleet
from .state import State
from .trade import serving


class Owed(Struct, frozen=True, omit_defaults=True, tag="draw"):
    """Cards are owed: so many out of so many; which ones remain is nobody's business."""

    count: int
    size: int
    why: str = ""


Awaited: TypeAlias = Decide | Roll | Owed | Over


class SeaView(Struct, frozen=True, omit_defaults=True):
    """A challenge for sea control; face-down lines and answers not yet out are only named by their owner."""

    challenger: str
    holder: str
    step: SeaStep
    round: int
    lines: dict[str, tuple[str, ...]] = {}
    length: dict[str, int] = {}
    """How many ships each side lays, while lines are being laid."""
    hits: dict[str, tuple[int, ...]] = {}
    pair: int = 0
    aside: dict[str, int] = {}
    stays: dict[str, bool] = {}


class DealView(Struct, frozen=True, omit_defaults=True):
    """An offer; only the partners know its terms, and only the partner the cards chosen for it."""

    proposer: str
    partner: str
    step: DealStep
    gives: int
    asks: int
    give: Cards = ()
    want: dict[str, int] = {}
    text: str = ""
    cards: Cards = ()
    counter: bool = False
    """It answers another offer."""
    promise: bool = False
    """With a promise whose words are not written down."""
    serve: dict[str, Cards] = {}
    """For whoever answers: the own cards that may be given for each thing asked for."""


class View(Struct, frozen=True, omit_defaults=True):
    """The game as one seat sees it, or a spectator."""

    variant: str
    order: tuple[str, ...]
    active: str
    round: int
    owner: dict[str, str]
    units: dict[str, Army]
    capitals: dict[str, str]
    hand: Cards
    hand_sizes: dict[str, int]
    known: dict[str, Cards]
    """Cards this seat is certain of in other hands, and in the pile."""
    pile: int
    ships: dict[str, Fleet]
    holder: str
    out: tuple[str, ...]
    clock: str
    turn: Turn
    pending: Awaited
    moment: Moment
    seat: str | None = None
    """None for a spectator."""
    income: int = 0
    """What the own hand and capitals are worth now."""
    doubled: Cards = ()
    """Own cards that count twice, since they make sets."""
    opening: Opening | None = None
    march: March | None = None
    battle: Battle | None = None
    loot: Loot | None = None
    sea: SeaView | None = None
    bid: Bid | None = None
    deal: DealView | None = None
    shop: Shop | None = None


def chosen(view: View) -> tuple[str, ...]:
    """Who has made a choice that is sealed while others are awaited."""
    return view.pending.may_change if isinstance(view.pending, Decide) else ()


def view(state: State, seat: str | None, pending: Pending, moment: Moment) -> View:
    """What the seat sees of a state that awaits this."""
    me = seat if seat in state.rules.seats else None
    return View(
        seat=seat,
        variant=state.variant,
        order=state.order,
        active=state.seat,
        round=state.round,
        owner=state.owner,
        units=state.units,
        capitals=state.capitals,
        hand=state.hand(me) if me else (),
        hand_sizes={s: len(state.hand(s)) for s in state.rules.seats},
        known=state.known.get(me, {}) if me else {},
        pile=len(state.pile),
        ships=state.ships,
        holder=state.holder,
        out=state.out,
        clock=state.clock,
        turn=state.turn,
        pending=_awaited(pending),
        moment=moment,
        income=income(state, me) if me else 0,
        doubled=in_sets(state.hand(me)) if me else (),
        opening=state.opening,
        march=state.march,
        battle=state.battle,
        loot=state.loot,
        sea=_sea(state, state.sea, seat) if state.sea else None,
        bid=state.bid,
        deal=_deal(state, state.deal, seat) if state.deal else None,
        shop=state.shop,
    )


def _awaited(pending: Pending) -> Awaited:
    if isinstance(pending, Draw):
        return Owed(pending.count, len(pending.remaining), pending.why)
    return pending


def _sea(state: State, sea: Sea, seat: str | None) -> SeaView:
    is_open = sea.step == "pair"
    return SeaView(
        challenger=sea.challenger,
        holder=sea.holder,
        step=sea.step,
        round=sea.round,
        lines={s: line for s, line in sea.lines.items() if is_open or s == seat},
        length={s: line_length(state, s) for s in sides(sea)} if sea.step == "line" else {},
        hits=sea.hits,
        pair=sea.pair,
        aside=sea.aside,
        stays={s: stays for s, stays in sea.stays.items() if s == seat},
    )


def _deal(state: State, deal: Deal, seat: str | None) -> DealView:
    seen = DealView(
        deal.proposer,
        deal.partner,
        deal.step,
        len(deal.give),
        sum(deal.want.values()),
        counter=deal.counter,
    )
    if seat not in (deal.proposer, deal.partner):
        return seen
    seen = replace(seen, give=deal.give, want=deal.want, text=deal.text, promise=deal.promise)
    if seat == deal.proposer:
        return seen
    serve = serving(state.hand(deal.partner), deal.want) if deal.step == "answer" else {}
    return replace(seen, cards=deal.cards, serve=serve)
