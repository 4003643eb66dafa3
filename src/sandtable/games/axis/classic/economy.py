"""Money: development, purchase, placement, victory (2nd: ch. 3, 7 and 8)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Over, Refusal, refuse
from ..core import placement, purchase
from ..core.position import holds_capital
from ..core.purse import paid, production
from .actions import Buy, Place, Research
from .data import tech_table
from .state import State, Stepping

# Weapons development (ch. 3)


def why_not_research(state: State, action: Research) -> Refusal | None:
    """Why the nation may not buy these development dice: once a turn, before buying units."""
    cost = tech_table().research.die_cost
    if state.phase != "purchase":
        return refuse("wrong_phase", "3.research", phase=state.phase)
    if state.turn.researched:
        return refuse("once_per_turn", "3.research")
    if state.bought:
        return refuse("before_buying", "3.research")
    if not open_developments(state):
        return refuse("everything_developed", "3.research")
    if not 1 <= action.dice <= state.ipc[state.seat] // cost:
        return refuse("cannot_pay", "3.research", dice=action.dice, ipc=state.ipc[state.seat], each=cost)
    return None


def open_developments(state: State) -> tuple[str, ...]:
    """What the nation has not developed yet."""
    have = state.tech.get(state.seat, ())
    return tuple(name for name in tech_table().developments if name not in have)


def research(step: Stepping, action: Research) -> None:
    """Pay for the dice; they are owed now."""
    state = paid(step.state, step.state.seat, action.dice * tech_table().research.die_cost)
    step.state = replace(state, turn=replace(state.turn, research=action.dice, researched=True))
    step.tell("researched", by=state.seat, dice=action.dice)


def research_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """Each 6 is a breakthrough."""
    wins = sum(die >= tech_table().research.success for die in dice)
    state = step.state
    wins = min(wins, len(open_developments(state)))
    step.state = replace(state, turn=replace(state.turn, research=0, breakthroughs=wins))
    step.tell("research", dice=dice, breakthroughs=wins)


def breakthrough_rolled(step: Stepping, die: int) -> None:
    """A roll on the table; what the nation has already is rolled again."""
    state, seat = step.state, step.state.seat
    name = next(n for n, row in tech_table().developments.items() if row.roll == die)
    if name in state.tech.get(seat, ()):
        step.tell("rolled_again", die=die, tech=name)
        return
    tech = {**state.tech, seat: (*state.tech.get(seat, ()), name)}
    turn = replace(state.turn, breakthroughs=state.turn.breakthroughs - 1)
    step.state = replace(state, tech=tech, turn=turn)
    step.tell("developed", by=seat, tech=name)


# Purchase (ch. 3)


def why_not_buy(state: State, action: Buy) -> Refusal | None:
    """Why the nation may not buy these units."""
    return purchase.why_not_buy(state, action, _why_not_sold)


def _why_not_sold(state: State) -> Refusal | None:
    return None if holds_capital(state, state.seat) else refuse("capital_lost", "5.capital")


# Placement (ch. 7)


def output_left(state: State, factory: str) -> int:
    """How many more units a complex can place this turn.

    No limit for a complex of the start in its first owner's hands; otherwise the value of the
    territory, at least 1 (ch. 4, complexes).
    """
    if state.rules.first_factories.get(factory) == state.seat:
        return 999
    return max(1, state.rules.board.value[factory]) - state.turn.made.get(factory, 0)


def working_factories(state: State) -> tuple[str, ...]:
    """Own complexes since the turn began that can still place something."""
    mine = (f for f in state.turn.factories if state.owner[f] == state.seat)
    return tuple(f for f in mine if output_left(state, f) > 0)


def ways_to_place(state: State, kind: str) -> dict[str, dict[str, int]]:
    """For each space where a bought unit may go: the complexes that can make it, and how many."""
    if kind in state.rules.roster.having["installation"]:
        return {} if kind in state.rules.not_sold else {space: {space: 1} for space in _sites(state)}
    output = {factory: output_left(state, factory) for factory in working_factories(state)}
    return placement.ways_to_place(state, kind, output, state.rules.may_launch)


def _sites(state: State) -> tuple[str, ...]:
    """Territories where a new complex may be built: own since the turn began, none there yet."""
    held, built = state.turn.held, state.rules.roster.having["installation"]
    return tuple(
        space
        for space, owner in state.owner.items()
        if owner == state.seat
        and held.get(space) == state.seat
        and not any(p.kind in built for p in state.at(space))
    )


def why_no_site(state: State, kind: str, space: str) -> Refusal:
    afloat, roster = state.rules.board.is_sea(space), state.rules.roster
    if (kind in roster.sea) != afloat:
        return refuse("wrong_terrain", "7.place", unit=kind, space=space)
    if kind in roster.having["installation"]:
        if state.owner.get(space) != state.seat or state.turn.held.get(space) != state.seat:
            return refuse("not_yours_since_turn_began", "7.place", space=space)
        return refuse("complex_there_already", "4.complex", space=space)
    if afloat:
        return _why_no_port(state, space)
    if space not in state.turn.factories or state.owner[space] != state.seat:
        return refuse("no_complex_since_turn_began", "7.place", space=space)
    if kind in state.rules.most_in_land and output_left(state, space) > 0:
        return refuse("gun_there_already", "4.aa", space=space)
    return refuse("over_capacity", "7.place", space=space)


def _why_no_port(state: State, zone: str) -> Refusal:
    """Why no ship can be placed in a zone: nobody could build it there, or the enemy keeps it out."""
    ports = [s for s in state.rules.board.neighbours[zone] if s in state.turn.factories]
    mine = [s for s in ports if state.owner[s] == state.seat]
    if not mine:
        return refuse("no_port", "7.place", space=zone)
    if not state.rules.may_launch(state, zone):
        return refuse("port_blocked", "7.place", space=zone)
    return refuse("over_capacity", "7.place", space=mine[0])


def place(step: Stepping, action: Place) -> None:
    """Put bought units on the board, counted against the complex that makes them."""
    placement.place(step, action, ways_to_place)


def can_place_anything(state: State) -> bool:
    return any(ways_to_place(state, kind) for kind in state.bought)


# Victory (ch. 8)


def victory(state: State, round_over: bool) -> Over | None:
    """Whether a side has won at the end of this turn (or round)."""
    rules = state.rules
    for side, needed in (("allies", rules.allied_capitals), ("axis", rules.axis_capitals)):
        if _capitals_taken(state, side) >= needed and _count_lost(state, side) <= rules.most_lost:
            return won(state, side, "military")
    axis = sum(production(state, n) for n in rules.teams["axis"])
    if round_over and rules.axis_economic and axis >= rules.axis_economic:
        return won(state, "axis", "economic")
    return None


def _capitals_taken(state: State, side: str) -> int:
    """Enemy capitals a side holds."""
    ours = state.rules.teams[side]
    return sum(
        nation not in ours and state.owner[capital] in ours for nation, capital in state.rules.capital.items()
    )


def _count_lost(state: State, side: str) -> int:
    """Own capitals that a side has lost."""
    return sum(not holds_capital(state, nation) for nation in state.rules.teams[side])


def won(state: State, side: str, how: str) -> Over:
    """The result, with the growth table of the winners: the first of them is the individual winner."""
    winners = state.rules.teams[side]
    standing = {n: growth(state, n) for n in state.rules.order}
    return Over(tuple(sorted(winners, key=lambda n: -standing[n])), how, standing)


def growth(state: State, nation: str) -> int:
    """Growth of production over the start, in tenths of a percent, cut off as the printed table does."""
    first = state.rules.owner
    value = state.rules.board.value
    start = sum(value[space] for space, owner in first.items() if owner == nation)
    now = production(state, nation)
    return int(1000 * (now - start) / start) if start else 0


def factories_of(state: State, nation: str) -> tuple[str, ...]:
    """Complexes in the nation's hands."""
    makes = state.rules.roster.makes
    return tuple(
        space
        for space, piles in state.units.items()
        if state.owner.get(space) == nation and any(p.kind in makes for p in piles)
    )
