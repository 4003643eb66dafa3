"""The skirmish behind the kernel's protocol: phases, orders, menu."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from sandtable.games.axis.core import editing, facilities, losses, placement, purse, stranded
from sandtable.games.axis.core.notation import write_piles
from sandtable.games.axis.core.passage import chosen
from sandtable.games.axis.core.pieces import Pile, is_among, take
from sandtable.games.axis.core.position import COMBAT_MOVE, NONCOMBAT_MOVE, own, put, unit_text, with_piles
from sandtable.games.axis.core.relocate import relocated
from sandtable.games.axis.core.resting import rested, settled
from sandtable.games.axis.core.routes import find_route
from sandtable.games.axis.core.targets import targets
from sandtable.games.axis.core.theatre import Theatre, survey
from sandtable.kernel import protocol as kernel
from sandtable.kernel.menus import Wish, is_offered
from sandtable.kernel.protocol import Decide, Entry, Menu, Offer, Refusal, refuse
from sandtable.tabletop.chapters import Chapter, carry_out, running
from sandtable.tabletop.hearing import why_not_heard

from . import battle as battles
from .state import (
    RULES,
    Battle,
    Buy,
    Declare,
    Fight,
    Lose,
    Mend,
    Move,
    Order,
    Phase,
    Place,
    State,
    Stepping,
    opening,
)

PHASES: tuple[Phase, ...] = get_args(Phase)
ORDERS: dict[str, Any] = {one.__struct_config__.tag: one for one in get_args(Order)}
HOMES = ("dale", "hill", "moor")


def theatre(state: State) -> Theatre:
    return survey(state, state.held, canals=())


# What a seat may do: its menu, by which every order is judged


def offers(state: State) -> Iterator[Offer]:
    on, th, board = state.battle, theatre(state), RULES.board
    if on is not None:
        for text, piles in battles.exposed(state, on).items():
            most = min(battles.count_owed(state, on), losses.count_bearable(piles, RULES.roster.hits))
            yield Offer("lose", kind=piles[0].kind, unit=text, most=most)
        return
    if state.phase == "purchase":
        yield from _purchases(state)
    elif state.phase in (COMBAT_MOVE, NONCOMBAT_MOVE):
        for space, pile in ((s, p) for s in state.units for p in own(state, s)):
            for most, mask in targets(state, th, space, pile).items():
                if mask:
                    unit = unit_text(state, pile, state.seat)
                    yield Offer("move", space, pile.kind, unit, most, board.names_of(mask))
    elif state.phase == "combat":
        yield from (Offer("fight", targets=(space,)) for _, space in battles.open_battles(state))
    else:
        for kind, has in state.bought.items():
            for space, ways in ways_to_place(state, kind).items():
                most = min(has, max(ways.values()))
                yield Offer("place", kind=kind, unit=kind, most=most, targets=(space,))
    waiting = state.phase == "combat" and battles.open_battles(state)
    if not waiting and not (state.phase == NONCOMBAT_MOVE and stranded.must_land(state, th)):
        yield Offer("done")


def _purchases(state: State) -> Iterator[Offer]:
    seat, relations = state.seat, state.relations
    for nation in RULES.order:
        if not relations.at_war(seat, nation) and not relations.allied(seat, nation):
            yield Offer("declare", targets=(nation,))
    for space in state.units:
        built = facilities.facilities(state, space)
        if state.money[seat] and any(p.damage and p.nation == seat for p in built):
            yield Offer("mend", targets=(space,))
    for kind, row in RULES.kinds.items():
        if row.cost <= state.money[seat] and "installation" not in row.traits:
            yield Offer("buy", kind=kind, unit=kind, most=state.money[seat] // row.cost)


def ways_to_place(state: State, kind: str) -> placement.Ways:
    mine = (s for s, owner in state.owner.items() if owner == state.held[s] == state.seat)
    value, made = RULES.board.value, state.made
    output = {s: value[s] - made.get(s, 0) for s in mine if placement.makers(state, s, kind)}
    return placement.ways_to_place(state, kind, output, lambda zone: True)


def made(offer: Offer, count: int, target: str) -> Order:
    """The order that a line of the menu stands for; its fields are called as those of the line."""
    words: dict[str, Any] = {"units": {offer.unit: count}, "target": target, "origin": offer.origin}
    kind = ORDERS[offer.verb]
    order: Order = kind(**{name: words[name] for name in kind.__struct_fields__})
    return order


def wished(do: Order) -> Wish:
    words = msgspec.structs.asdict(do)
    return Wish(words.pop("act", type(do).__name__.lower()), **words)


# The orders


def why_not_order(state: State, seat: str, do: Order) -> Refusal | None:
    if isinstance(do, Move | Place | Buy) and len(do.units) != 1:
        return refuse("one_kind")
    if isinstance(do, Place | Buy) and not do.units.keys() <= RULES.kinds.keys():
        return refuse("unknown_unit")
    menu = Menu(seat, tuple(offers(state)))
    return None if GAME.offered(menu, do) else refuse("not_now", phase=state.phase)


def carry_out_order(step: Stepping, seat: str, do: Order) -> None:
    state, money = step.state, step.state.money
    match do:
        case Declare(nation):
            step.state = replace(state, wars=(*state.wars, (seat, nation)))
        case Mend(space):
            (hurt, *_) = (p for p in facilities.facilities(state, space) if p.damage)
            state = facilities.damaged(state, space, hurt.kind, -1, hurt.damage)
            step.state = replace(state, money=purse.paid(money, seat, 1))
        case Buy(units):
            bought = {k: state.bought.get(k, 0) + units.get(k, 0) for k in (*state.bought, *units)}
            money = purse.paid(money, seat, purse.price(RULES.kinds, units))
            step.state = replace(state, bought=bought, money=money)
        case Move(units, to, start):
            picks = chosen(state, start, units)
            assert not isinstance(picks, Refusal)
            route = find_route(state, theatre(state), picks, start, to) or (to,)
            step.state = relocated(state, picks, start, to, len(route), route)
        case Fight(space):
            kind = battles.kind_of(state, space)
            step.state = replace(state, battle=Battle(space, kind, battles.STEPS[kind][0]))
            battles.run(step)
        case Place(units, space):
            ((kind, count),) = units.items()
            ways = ways_to_place(state, kind)[space]
            maker = max(ways, key=lambda one: ways[one])
            left = {k: n - units.get(k, 0) for k, n in state.bought.items() if n > units.get(k, 0)}
            made = {**state.made, maker: state.made.get(maker, 0) + count}
            step.state = replace(put(state, space, Pile(seat, kind, count)), bought=left, made=made)
        case _:
            close(step)


def close(step: Stepping) -> None:
    """A phase is over; land without defenders falls before combat, aircraft in the air after all moves."""
    state = step.state
    if state.phase == "place":
        return end_turn(step)
    if state.phase == COMBAT_MOVE:
        for space in state.owner:
            battles.take_land(step, space)
    elif state.phase == "combat":
        step.state = settled(state)
    elif state.phase == NONCOMBAT_MOVE:
        for space, piles in stranded.misplaced(state, theatre(state)).items():
            for p in piles:
                step.state = with_piles(step.state, space, take(step.state.at(space), p))
    step.state = replace(step.state, phase=PHASES[PHASES.index(state.phase) + 1])


def end_turn(step: Stepping) -> None:
    state, order = step.state, RULES.order
    income = purse.income(state.owner, RULES.board.value, state.seat)
    winners = tuple(n for n in order if sum(state.owner[home] == n for home in HOMES) > 1)
    place = order.index(state.seat) + 1
    step.state = State(
        order[place % len(order)],
        "purchase",
        rested(state).units,
        state.owner,
        purse.paid(state.money, state.seat, -income),
        state.wars,
        held=state.owner,
        round=state.round + place // len(order),
        over=kernel.Over(winners, "homes") if winners else None,
    )


# Chapters: a battle, else a phase


def battle_pending(state: State) -> kernel.Pending:
    on = state.battle
    assert on is not None
    if on.step.endswith("_losses"):
        return Decide((battles.chooser(state, on),), "casualties", on.space)
    return kernel.Roll(len(battles.owed(state, on)), why=on.step, where=on.space)


def why_not_battle(state: State, seat: str, do: Order) -> Refusal | None:
    return battles.why_not_lose(state, do.units) if isinstance(do, Lose) else refuse("choose_casualties")


def battle_act(step: Stepping, seat: str, do: Order) -> None:
    assert isinstance(do, Lose)
    battles.lose(step, do.units)
    battles.run(step)


def phase_pending(state: State) -> kernel.Pending:
    return Decide((state.seat,), state.phase)


BATTLE: Chapter[State, Order] = Chapter(battle_pending, why_not_battle, battle_act, battles.rolled)
PHASE: Chapter[State, Order] = Chapter(phase_pending, why_not_order, carry_out_order)
chapter = running({"battle": BATTLE}, PHASE)


class View(msgspec.Struct, frozen=True):
    """Nothing is hidden: the position, and where the game stands."""

    position: State
    moment: kernel.Moment


class Skirmish:
    name = "skirmish"
    rules_version = "1"
    mended: Mapping[str, frozenset[str]] = {}
    former: Mapping[str, Mapping[str, kernel.Scalar]] = {}
    actions: Any = Order
    state_type, view_type = State, View
    is_open = True
    orders: Mapping[str, str] = dict.fromkeys(ORDERS, "")

    def rulesets(self) -> tuple[str, ...]:
        return ("plain",)

    def seatings(self, ruleset: str, people: int) -> tuple[tuple[str, ...], ...]:
        return (RULES.order,) if people == 1 else tuple((nation,) for nation in RULES.order)

    def settings(self, ruleset: str) -> tuple[kernel.Setting, ...]:
        return ()

    def start(self, setup: kernel.Setup) -> State:
        if setup.ruleset != "plain" or setup.options:
            raise ValueError("the skirmish has one ruleset, 'plain', and no options")
        return opening()

    def pending(self, state: State) -> kernel.Pending:
        return state.over or chapter(state).pending(state)

    def moment(self, state: State) -> kernel.Moment:
        return kernel.Moment(state.round, state.seat, state.phase)

    def options(self, state: State, seat: str) -> Menu:
        awaited = self.pending(state)
        if not isinstance(awaited, Decide) or seat not in awaited.seats:
            return Menu(seat)
        owed = battles.count_owed(state, state.battle) if state.battle else 0
        return Menu(seat, tuple(offers(state)), owed)

    def check(self, state: State, entry: Entry[Order]) -> Refusal | None:
        refusal = why_not_heard(entry, self.pending(state))
        if refusal or entry.do is None:
            return refusal
        if entry.by == kernel.TABLE:
            return refuse("no_action")
        return chapter(state).why_not(state, entry.by, entry.do)

    def apply(self, state: State, entry: Entry[Order]) -> kernel.Step[State, Order]:
        step = Stepping(state, [])
        full = carry_out(chapter(state), step, entry)
        return kernel.Step(step.state, tuple(step.events), full)

    def view(self, state: State, seat: str | None) -> View:
        return View(state, self.moment(state))

    def sheet(self, state: State) -> dict[str, object]:
        return {"order": RULES.order, "figures": RULES.kinds}

    def imagine(self, view: View, seat: str, rng: kernel.Rng) -> State:
        return view.position

    def pick(self, state: State, menu: Menu, rng: kernel.Rng) -> Order:
        pool = [offer for offer in menu.offers for _ in range(offer.most if menu.owed else 1)]
        some = [pool.pop(rng.randrange(len(pool))) for _ in range(menu.owed or 1)]
        if menu.owed:
            return self.make(state, menu.seat, [(offer, 1, "") for offer in some])
        (offer,) = some
        target = offer.targets[rng.randrange(len(offer.targets))] if offer.targets else ""
        return made(offer, 1 + rng.randrange(offer.most) if offer.most else 0, target)

    def make(self, state: State, seat: str, chosen: Sequence[kernel.Chosen]) -> Order:
        if chosen[0][0].verb != "lose":
            return made(*chosen[0])
        texts = [offer.unit for offer, count, _ in chosen for _ in range(count)]
        return Lose({text: texts.count(text) for text in texts})

    def offered(self, menu: Menu, action: Order) -> bool:
        return is_offered(menu, wished(action), lambda text, unit: is_among(text, unit, menu.seat))

    def speaks_for(self, state: State, action: Order) -> tuple[str, ...]:
        return ()

    def parse(self, state: State, seat: str, text: str) -> Order:
        try:
            order: Order = msgspec.json.decode(text, type=Order)
        except msgspec.DecodeError as error:
            raise ValueError(f"cannot read {text!r}: {error}") from error
        return order

    def write(self, action: Order) -> str:
        return msgspec.json.encode(action).decode()

    def describe(self, view: View) -> tuple[kernel.Section, ...]:
        rows = ((s, write_piles(p, RULES.order, RULES.roster)) for s, p in view.position.units.items())
        return (kernel.Section("board", ("space", "units"), tuple(rows)),)

    def arrange(self, state: State, line: str) -> State:
        return with_piles(state, *editing.read_placed(state, line.removeprefix("units ")))

    def why_impossible(self, state: State) -> str:
        return ""

    def compare(self, state: State, line: str) -> tuple[str, str]:
        space, piles = editing.read_placed(state, line.removeprefix("units "))
        wanted, found = (write_piles(p, RULES.order, RULES.roster) for p in (piles, state.at(space)))
        return wanted or "none", found or "none"


GAME = Skirmish()
