"""The setup (section 7): all place blocks in secret and at once, then draw; what the short game adds."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from ...kernel.protocol import Pending, Refusal, Setup, refuse
from ...tabletop.commit import Commit, Recall
from .actions import Deploy, Done, Lay, TriumphAction
from .blocks import FORTRESS, Block, kinds
from .control import with_control
from .data import BlockRow, action_cards, investment_cards, setup_table, unit_table
from .decks import out_of_hand, owe
from .diplomacy import resolve, why_not_lay
from .frames import Cards, Opening, Production
from .pool import suits
from .ruleset import SEATS, Rules, ruleset, variant_of
from .state import State, Stepping, ask, put

RULE = "7.setup"


def opening_state(setup: Setup) -> State:
    """The map and the decks before anybody has chosen; raises ValueError on a bad setup."""
    variant = variant_of(setup)
    rules = ruleset(variant)
    table = setup_table()
    state = State(
        variant=variant,
        year=0,
        phase="setup",
        order=SEATS,
        ind={s: table.short.ind[s] if rules.is_short else table.seats[s].ind for s in SEATS},
        hands=dict.fromkeys(SEATS, ()),
        decks={"action": tuple(action_cards()), "investment": tuple(investment_cards())},
        opening=Opening(),
    )
    for seat in SEATS:
        for row in block_rows(rules, seat):
            if row.kind:
                state = put(state, row.area, Block(row.nation, row.kind, row.cv))
    if rules.is_short:
        short = table.short
        row = short.garrison
        state = put(state, row.area, Block(row.nation, row.kind, row.cv))
        state = replace(state, marker={short.satellite: short.patron}, satellites=(short.satellite,))
    return with_control(state)


def block_rows(rules: Rules, seat: str) -> tuple[BlockRow, ...]:
    """What a faction sets up; rows without a kind are its own choice."""
    table = setup_table()
    found = table.blocks[seat]
    if rules.setup == "rulebook":
        mine = [r for r in table.rulebook.more if unit_table().nations[r.nation].faction == seat]
        found = (*(r for r in found if r not in table.rulebook.less), *mine)
    if rules.britannia and seat == "west":
        found = (*found, *table.britannia.blocks)
    return found


def free_blocks(state: State, seat: str) -> dict[str, tuple[str, int]]:
    """Areas in which a faction chooses the kinds of its blocks: the nation, and how many."""
    return {r.area: (r.nation, r.blocks) for r in block_rows(state.rules, seat) if not r.kind}


def _opening(state: State) -> Opening:
    assert state.opening is not None
    return state.opening


def _commit(state: State) -> Commit[dict[str, Cards]]:
    return Commit(SEATS, _opening(state).sealed)


def pending(state: State) -> Pending:
    """All choose at once; later the Axis may lay cards before the short game."""
    if _opening(state).step == "place":
        return _commit(state).pending("deploy")
    return ask((setup_table().short.patron,), "influence", is_open=False)


def why_not(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    if _opening(state).step == "influence":
        if isinstance(do, Lay):
            return why_not_lay(state, seat, do.card, do.country)
        return None if isinstance(do, Done) else refuse("not_now", RULE, phase="influence")
    if isinstance(do, Recall):
        return _commit(state).why_not_recall(seat, RULE)
    if not isinstance(do, Deploy):
        return refuse("not_now", RULE, phase="deploy")
    return why_not_deploy(state, seat, do.places)


def why_not_deploy(state: State, seat: str, places: dict[str, Cards]) -> Refusal | None:
    """Why blocks may not be these: wrong numbers, none of the kind left, no water, two fortresses."""
    wanted = free_blocks(state, seat)
    for area, names in places.items():
        if area not in wanted:
            return refuse("not_set_up_there", RULE, space=area)
        for kind in names:
            if kind not in kinds():
                return refuse("unknown_unit", RULE, unit=kind)
            if not suits(kind, area):
                return refuse("no_water", RULE, unit=kind, space=area)
    for area, (_, count) in wanted.items():
        if len(places.get(area, ())) != count:
            return refuse("wrong_number", RULE, space=area, owed=count, found=len(places.get(area, ())))
    return _why_not_kinds(state, seat, places)


def _why_not_kinds(state: State, seat: str, places: dict[str, Cards]) -> Refusal | None:
    used: Counter[tuple[str, str]] = Counter()
    for area, blocks in state.units.items():
        used.update((b.nation, b.kind) for b in blocks)
        if area in places and sum(b.kind == FORTRESS for b in blocks) and FORTRESS in places[area]:
            return refuse("two_fortresses", RULE, space=area)
    for area, (nation, _) in free_blocks(state, seat).items():
        if places[area].count(FORTRESS) > 1:
            return refuse("two_fortresses", RULE, space=area)
        used.update((nation, kind) for kind in places[area])
    for (nation, kind), count in used.items():
        most = unit_table().nations[nation].pool[kind]
        if count > most:
            return refuse("pool_empty", RULE, unit=kind, most=most)
    return None


def act(step: Stepping, seat: str, do: TriumphAction) -> None:
    opening = _opening(step.state)
    if isinstance(do, Lay):
        step.state = replace(step.state, opening=replace(opening, left=opening.left - 1))
        lay(step, seat, do.card, do.country)
        if opening.left == 1:
            _finish_influence(step)
    elif isinstance(do, Done):
        _finish_influence(step)
    elif isinstance(do, Recall):
        _seal(step, _commit(step.state).recalling(seat))
    elif isinstance(do, Deploy):
        commit = _commit(step.state).sealing(seat, {a: tuple(sorted(k)) for a, k in do.places.items()})
        _seal(step, commit)
        if commit.is_complete:
            _place_all(step, commit)


def _seal(step: Stepping, commit: Commit[dict[str, Cards]]) -> None:
    opening = replace(_opening(step.state), sealed=dict(commit.sealed))
    step.state = replace(step.state, opening=opening)


def _place_all(step: Stepping, commit: Commit[dict[str, Cards]]) -> None:
    """All blocks come onto the map; then cards are drawn, unless the short game has blocks to add."""
    state = step.state
    for seat in SEATS:
        for area, (nation, _) in free_blocks(state, seat).items():
            for kind in commit.sealed[seat][area]:
                state = put(state, area, Block(nation, kind, 1))
    step.state = replace(state, opening=Opening("draw"))
    step.reveals = True
    step.tell("deployed")
    if state.rules.is_short:
        more = Production(points=setup_table().short.extra[state.order[0]])
        step.state = replace(step.state, opening=Opening("more"), production=more)
    else:
        draw_hands(step)


def draw_hands(step: Stepping) -> None:
    """The first cards, and in the short game the first dividends."""
    table, state = setup_table(), replace(step.state, opening=Opening("draw"))
    for seat in SEATS:
        if state.rules.is_short:
            state = owe(state, seat, "action", table.short.cards[seat], "setup")
            state = owe(state, seat, "investment", table.short.investment, "setup")
            state = owe(state, seat, "chits", table.short.dividends, "setup")
        else:
            state = owe(state, seat, "action", table.seats[seat].cards, "setup")
    step.state = state


def go_on(step: Stepping) -> None:
    """After the draws: the Axis lays cards before the short game; else the first year begins."""
    if step.state.rules.is_short and _opening(step.state).step == "draw":
        left = Opening("influence", left=setup_table().short.influence)
        step.state = replace(step.state, opening=left)
    else:
        step.state = replace(step.state, opening=None)


def _finish_influence(step: Stepping) -> None:
    step.state = replace(step.state, opening=None)
    resolve(step)


def lay(step: Stepping, seat: str, card: str, country: str) -> None:
    """A card of the Axis before the short game: nobody can answer it."""
    state = out_of_hand(step.state, seat, (card,))
    row = (*state.laid.get(seat, ()), (card, country))
    step.state = replace(state, laid={**state.laid, seat: row})
    step.reveals = True
    step.tell("laid", seat=seat, card=card, country=country)
