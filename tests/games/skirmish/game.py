"""The skirmish behind the kernel's protocol: phases, orders, menu."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.axis.core import melee, menus, moving, placement, purchase, purse, stranded, verbs
from sandtable.games.axis.core.actions import Buy, Done, Fight, Move, Place
from sandtable.games.axis.core.closing import next_seat, why_not_close
from sandtable.games.axis.core.facilities import damaged, facilities
from sandtable.games.axis.core.game import OpenGame
from sandtable.games.axis.core.ordering import Order as Ordering
from sandtable.games.axis.core.ordering import phases
from sandtable.games.axis.core.resting import rested, settled
from sandtable.games.axis.core.theatre import Theatre, survey
from sandtable.kernel.protocol import Action, Menu, Moment, Offer, Over, Refusal, Setup, refuse
from sandtable.tabletop.chapters import running

from .battle import MELEE, kind_of, open_battles, take_land
from .state import KINDS, RULES, Declare, Mend, Order, Phase, State, Stepping, opening

PHASES: tuple[Phase, ...] = get_args(Phase)
SOLD = {kind: row for kind, row in KINDS.items() if "installation" not in row.traits}
SAID = {"declare": verbs.aimed("declare", Declare), "mend": verbs.aimed("mend", Mend)}
VERBS = SAID | {verb: verbs.VERBS[verb] for verb in ("fight", "buy", "lose", "place", "move", "done")}


def theatre(state: State) -> Theatre:
    return survey(state, state.held, canals=())


# What a seat may do


def menu(state: State, seat: str, what: str) -> Menu:
    if state.battle is not None:
        return Menu(seat, tuple(melee.casualties(MELEE, state)), melee.count_owed(MELEE, state))
    done = () if why_not_done(state, Done()) else (Offer("done"),)
    return Menu(seat, (*offers(state), *done))


def offers(state: State) -> Iterator[Offer]:
    if state.phase == "purchase":
        yield from purchases(state)
    elif state.phase == "combat":
        yield from (Offer("fight", targets=(space,)) for _, space in open_battles(state))
    elif state.phase == "place":
        yield from menus.placements(state.bought, lambda kind: ways_to_place(state, kind))
    else:
        yield from menus.moves(state, theatre(state))


def purchases(state: State) -> Iterator[Offer]:
    seat, relations = state.seat, state.relations
    for nation in RULES.order:
        if not relations.at_war(seat, nation) and not relations.allied(seat, nation):
            yield Offer("declare", targets=(nation,))
    for space in state.units:
        if state.ipc[seat] and any(p.damage and p.nation == seat for p in facilities(state, space)):
            yield Offer("mend", targets=(space,))
    yield from menus.purchases(SOLD, state.ipc[seat])


def ways_to_place(state: State, kind: str) -> placement.Ways:
    mine = (s for s, owner in state.owner.items() if owner == state.held[s] == state.seat)
    value, made = RULES.board.value, state.made
    output = {s: value[s] - made.get(s, 0) for s in mine if placement.makers(state, s, kind)}
    return placement.ways_to_place(state, kind, output, lambda zone: True)


# The orders


def why_not_listed(state: State, do: Order) -> Refusal | None:
    listed = GAME.offered(menu(state, state.seat, state.phase), do)
    return None if listed else refuse("not_now", phase=state.phase)


def declare(step: Stepping, do: Declare) -> None:
    step.state = replace(step.state, wars=(*step.state.wars, (step.state.seat, do.target)))


def mend(step: Stepping, do: Mend) -> None:
    (hurt, *_) = (p for p in facilities(step.state, do.target) if p.damage)
    state = damaged(step.state, do.target, hurt.kind, -1, hurt.damage)
    step.state = replace(state, ipc=purse.paid(state.ipc, state.seat, 1))


def why_not_sold(do: Buy) -> Refusal | None:
    return None if do.units.keys() <= SOLD.keys() else refuse("unknown_unit")


def moved(step: Stepping, do: Move) -> Move:
    return moving.moved(step, do, theatre, lambda _: RULES.board.near)[0]


def fight(step: Stepping, do: Fight) -> None:
    melee.begin(MELEE, step, do.space, kind_of(step.state, do.space))


def made(state: State, maker: str, kind: str, count: int) -> State:
    return replace(state, made={**state.made, maker: state.made.get(maker, 0) + count})


def why_not_done(state: State, do: Done) -> Refusal | None:
    return why_not_close(state, open_battles, theatre)


def close(step: Stepping, do: Done) -> None:
    """A phase is over; land without defenders falls before combat, aircraft in the air after all moves."""
    state = step.state
    if state.phase == "place":
        return end_turn(step)
    if state.phase == "combat_move":
        for space in state.owner:
            take_land(step, space)
    elif state.phase == "combat":
        step.state = settled(state)
    elif state.phase == "noncombat_move":
        stranded.crash(step, theatre(state))
    step.state = replace(step.state, phase=PHASES[PHASES.index(state.phase) + 1])


def end_turn(step: Stepping) -> None:
    state, order, homes = step.state, RULES.order, RULES.board.capital_of
    money = purse.paid(state.ipc, state.seat, -purse.income(state.owner, RULES.board.value, state.seat))
    winners = tuple(n for n in order if sum(state.owner[home] == n for home in homes) > 1)
    seat, round_over = next_seat(state)
    over = Over(winners, "homes") if winners else None
    units, owner, number = rested(state).units, state.owner, state.round + round_over
    step.state = State(seat, "purchase", units, owner, money, state.wars, owner, number, over=over)


ORDERS: dict[type[Action], Ordering] = {
    Declare: Ordering(why_not_listed, declare),
    Mend: Ordering(why_not_listed, mend),
    Fight: Ordering(why_not_listed, fight),
    Buy: Ordering(lambda state, do: purchase.why_not_buy(state, do, why_not_sold), purchase.buy),
    Move: Ordering(lambda state, do: moving.why_not_move(state, do, theatre), moved),
    Place: Ordering(
        lambda state, do: placement.why_not_place(state, do, ways_to_place, made),
        lambda step, do: placement.place(step, do, ways_to_place, made),
    ),
    Done: Ordering(why_not_done, close),
}


class View(Struct, frozen=True):
    """Nothing is hidden: the position, and where the game stands."""

    position: State
    moment: Moment


class Skirmish(OpenGame[State, Order]):
    name = "skirmish"
    actions: Any = Order
    state_type, view_type = State, View

    def rulesets(self) -> tuple[str, ...]:
        return ("plain",)

    def seatings(self, ruleset: str, people: int) -> tuple[tuple[str, ...], ...]:
        return (RULES.order,) if people == 1 else tuple((nation,) for nation in RULES.order)

    def start(self, setup: Setup) -> State:
        if setup.ruleset != "plain" or setup.options:
            raise ValueError("the skirmish has one ruleset, 'plain', and no options")
        return opening()

    def view(self, state: State, seat: str | None) -> View:
        return View(state, self.moment(state))

    def sheet(self, state: State) -> dict[str, object]:
        return {"order": RULES.order, "figures": KINDS}


chapter = running({"battle": melee.chapter(MELEE)}, phases(ORDERS))
GAME = Skirmish(chapter, menu, VERBS, dict.fromkeys(VERBS, ""), RULES.roster)
