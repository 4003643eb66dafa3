"""The skirmish behind the kernel's protocol: phases, orders, menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from sandtable.games.axis.core import closing, melee, menus, moving, ordering, placement, purse, verbs
from sandtable.games.axis.core.actions import Buy, Done, Fight, Move, Place
from sandtable.games.axis.core.facilities import damaged, facilities
from sandtable.games.axis.core.game import OpenGame, OpenView
from sandtable.games.axis.core.purchase import buy, why_not_buy
from sandtable.games.axis.core.tables import check_setup
from sandtable.games.axis.core.theatre import survey
from sandtable.kernel.protocol import Action, Offer, Over, Refusal, Setup, refuse
from sandtable.tabletop.chapters import running

from .battle import MELEE, open_battles, take_land
from .state import KINDS, ROSTER, RULES, START, Declare, Mend, Order, State, Stepping, begun, opening

RULESETS = ("plain",)
SAID = {"declare": verbs.aimed("declare", Declare), "mend": verbs.aimed("mend", Mend)}
VERBS = SAID | {verb: verbs.VERBS[verb] for verb in ("fight", "buy", "lose", "place", "move", "done")}


def ways_to_place(state: State, kind: str) -> placement.Ways:
    """At home, as many as the land is worth."""
    mine = (s for s, owner in state.owner.items() if owner == state.turn.held[s] == state.seat)
    value, made = RULES.board.value, state.turn.made
    output = {s: value[s] - made.get(s, 0) for s in mine if placement.makers(state, s, kind)}
    return placement.ways_to_place(state, kind, output, placement.launched_anywhere)


# What a seat may do


def purchases(state: State, seat: str) -> Iterator[Offer]:
    relations = state.relations
    for nation in RULES.order:
        if not relations.at_war(seat, nation) and not relations.allied(seat, nation):
            yield Offer("declare", targets=(nation,))
    for space in state.units:
        if state.ipc[seat] and any(p.damage and p.nation == seat for p in facilities(state, space)):
            yield Offer("mend", targets=(space,))
    yield from menus.purchases(state)


def why_not_done(state: State, do: Done) -> Refusal | None:
    return closing.why_not_close(state, open_battles, survey)


MENUS: dict[str, Callable[[State, str], Iterator[Offer]]] = {
    "purchase": purchases,
    "combat_move": lambda state, seat: menus.moves(state, survey(state)),
    "combat": lambda state, seat: (Offer("fight", targets=(space,)) for _, space in open_battles(state)),
    "noncombat_move": lambda state, seat: menus.moves(state, survey(state)),
    "place": lambda state, seat: menus.placements(state, ways_to_place),
    "casualties": lambda state, seat: melee.casualties(MELEE, state),
}
menu = menus.table(MENUS, why_not_done, lambda state: melee.count_owed(MELEE, state))


# The orders


def why_not_listed(state: State, do: Order) -> Refusal | None:
    listed = GAME.offered(menu(state, state.seat, state.phase), do)
    return None if listed else refuse("not_now", phase=state.phase)


def declare(step: Stepping, do: Declare) -> None:
    step.state = replace(step.state, wars=(*step.state.wars, (step.state.seat, do.target)))


def mend(step: Stepping, do: Mend) -> None:
    (hurt, *_) = (p for p in facilities(step.state, do.target) if p.damage)
    state = damaged(step.state, do.target, hurt.kind, -1, hurt.damage)
    step.state = purse.paid(state, state.seat, 1)


def begin_combat(step: Stepping) -> None:
    """Land without defenders falls before the battles."""
    for space in RULES.board.value:
        take_land(step, space)
    closing.next_phase(step)


def victory(state: State, round_over: bool) -> Over | None:
    homes = RULES.board.capital_of
    winners = tuple(n for n in RULES.order if sum(state.owner[home] == n for home in homes) > 1)
    return Over(winners, "homes") if winners else None


ENDS: dict[str, Callable[[Stepping], None]] = {
    "combat_move": begin_combat,
    "combat": closing.end_combat,
    "noncombat_move": lambda step: closing.end_flights(step, survey(step.state)),
    "place": lambda step: closing.end_turn(step, victory, begun),
}
ORDERS: dict[type[Action], ordering.Order] = {
    Declare: ordering.Order(why_not_listed, declare),
    Mend: ordering.Order(why_not_listed, mend),
    Fight: melee.order(MELEE, open_battles),
    Buy: ordering.Order(why_not_buy, buy),
    Move: moving.order(survey, lambda state: RULES.board.near),
    Place: placement.order(ways_to_place),
    Done: ordering.Order(why_not_done, lambda step, do: closing.close(step, ENDS)),
}


class Skirmish(OpenGame[State, Order]):
    name = "skirmish"
    actions: Any = Order
    state_type, view_type = State, OpenView[State]

    def start(self, setup: Setup) -> State:
        check_setup(setup, RULESETS, RULES.order)
        if setup.options:
            raise ValueError("the skirmish has no options")
        return opening()

    def sheet(self, state: State) -> dict[str, object]:
        return {"order": RULES.order, "figures": KINDS}


chapter = running({"battle": melee.chapter(MELEE)}, ordering.phases(ORDERS))
GAME = Skirmish(chapter, menu, VERBS, dict.fromkeys(VERBS, ""), ROSTER, RULESETS, START)
