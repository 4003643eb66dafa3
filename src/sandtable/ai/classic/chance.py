"""The chance of victory in Classic: features of a position, Axis against Allies.

All figures are those of the Axis against those of the Allies, so the Allies' own row is zero. Nothing is
hidden in Classic. Costs and strengths are those of the game's own units, victory is that of its options.
"""

from __future__ import annotations

from functools import lru_cache

from sandtable.ai.chance import Chance, Chances, Features, lead
from sandtable.games.axis.classic.economy import victory
from sandtable.games.axis.classic.game import View
from sandtable.games.axis.classic.ruleset import ruleset
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.core.position import holds_capital
from sandtable.games.axis.core.purse import production

AXIS, ALLIES = "axis", "allies"
LATE = 12
"""Later rounds are like this one."""
SOON = 25
"""IPC of production short of an economic victory at which it comes into sight."""
DEADLY = 1.5
"""Attack next to a capital for each point of defense in it; more is no worse."""
SEATS = ("germany", "uk", "japan", "usa")
"""Whose turns make a difference compared with those of the first nation."""
PROGRESS = {"purchase": 0.0, "combat_move": 0.0, "combat": 0.5, "noncombat_move": 1.0, "place": 1.0}
"""How much of what a turn brings is there in each phase."""
NAMES: tuple[str, ...] = (
    "axis",
    "round",
    "third_edition",
    *(f"turn_{seat}" for seat in SEATS),
    "income",
    "land",
    "forward",
    "air",
    "sea",
    "lift",
    "material",
    "material_late",
    "income_late",
    "capitals",
    "menace",
    "economic",
    "economic_due",
)
EITHER = frozenset({"axis", "round", "third_edition", *(f"turn_{seat}" for seat in SEATS)})
NONE: Features = (0.0,) * len(NAMES)


class Count:
    """What a side has: worth of its units by where they fight, money, income."""

    __slots__ = ("air", "forward", "income", "land", "lift", "money", "production", "sea")

    def __init__(self) -> None:
        self.land = self.forward = self.air = self.sea = self.lift = 0.0
        self.money = self.income = self.production = 0.0

    @property
    def material(self) -> float:
        """As the arena's judge counts it, with what is in hand."""
        return self.land + self.air + self.sea + self.lift + self.money + 3 * self.production


class ClassicReader:
    """Axis against Allies."""

    names, either = NAMES, EITHER

    def sides(self, view: View) -> tuple[str, ...]:
        return (AXIS, ALLIES)

    def settled(self, view: View) -> Chances | None:
        """A game that is over, or whose mover has what wins when his turn ends, since he can lose no land."""
        state = view.position
        over = state.over or victory(state, round_over=False)
        if over is None or (state.over is None and state.seat not in over.winners):
            return None
        return {state.rules.side[over.winners[0]]: 1.0}

    def features(self, view: View, clock: View | None = None) -> dict[str, Features]:
        return {AXIS: axis_row(view.position, (clock or view).position), ALLIES: NONE}


def axis_row(state: State, clock: State) -> Features:
    """The features of the Axis, with the time of `clock`."""
    axis, allies = counts(state)
    late = min(clock.round, LATE) / LATE
    material = lead(axis.material, allies.material, 50)
    income = lead(axis.income, allies.income, 10)
    near, due = economic(state, axis.production)
    return (
        1.0,
        late,
        float(state.rules.edition == "3rd"),
        *moment(clock),
        income,
        lead(axis.land + axis.money, allies.land + allies.money, 20),
        lead(axis.forward, allies.forward, 10),
        lead(axis.air, allies.air, 20),
        lead(axis.sea, allies.sea, 20),
        lead(axis.lift, allies.lift, 20),
        material,
        late * material,
        late * income,
        capitals(state, AXIS) - capitals(state, ALLIES),
        menace(state, ALLIES) - menace(state, AXIS),
        near,
        due,
    )


def moment(state: State) -> Features:
    """How near it is to the beginning of each turn of the round but the first: from one to the next in turn.

    A turn moves the front to and fro; what it usually brings should not look like news.
    """
    order, gone = state.rules.order, PROGRESS[state.phase]
    place = order.index(state.seat)
    near = {order[place]: 1 - gone, order[(place + 1) % len(order)]: gone}
    return tuple(near.get(seat, 0.0) for seat in SEATS)


def counts(state: State) -> tuple[Count, Count]:
    """What the Axis and the Allies have."""
    found = {AXIS: Count(), ALLIES: Count()}
    by_nation = {nation: found[side] for nation, side in state.rules.side.items()}
    _count_units(state, by_nation)
    for nation, count in by_nation.items():
        made = production(state, nation)
        income = made * holds_capital(state, nation)
        count.production += made
        count.income += income
        count.money += state.ipc[nation] + income * since_income(state, nation)
    kinds = state.rules.units[state.seat]
    by_nation[state.seat].money += sum(kinds[kind].cost * number for kind, number in state.bought.items())
    return found[AXIS], found[ALLIES]


def since_income(state: State, nation: str) -> float:
    """The part of a round gone by since the nation's last income: so much of the next is as good as earned.

    Without this the chances would swing with every turn that ends.
    """
    order = state.rules.order
    return (order.index(state.seat) - order.index(nation) - 1) % len(order) / len(order)


def _count_units(state: State, by_nation: dict[str, Count]) -> None:
    units, side, near = state.rules.units, state.rules.side, nearness(state.variant)
    for space, piles in state.units.items():
        for pile in piles:
            kind, count = units[pile.nation][pile.kind], by_nation[pile.nation]
            worth = kind.cost * pile.count
            if kind.domain == "land":
                count.land += worth
                if kind.attack:
                    count.forward += worth * near[side[pile.nation]].get(space, 0.0)
            elif kind.domain == "air":
                count.air += worth
            elif kind.holds:
                count.lift += worth
            else:
                count.sea += worth
            for item in pile.cargo:
                by_nation[item.nation].land += units[item.nation][item.kind].cost * pile.count


@lru_cache(maxsize=64)
def nearness(variant: str) -> dict[str, dict[str, float]]:
    """For each side, how near land is to enemy capitals on foot: 1 in one, half for each step away."""
    rules = ruleset(variant)
    found: dict[str, dict[str, float]] = {AXIS: {}, ALLIES: {}}
    for side, near in found.items():
        edge = [space for nation, space in rules.capital.items() if nation not in rules.teams[side]]
        worth = 1.0
        while edge:
            near.update(dict.fromkeys(edge, worth))
            worth /= 2
            around = {there for space in edge for there in rules.board.neighbours[space]}
            edge = [there for there in around if there not in near and not rules.board.is_sea(there)]
    return found


def capitals(state: State, side: str) -> float:
    """How much of a military victory a side has: enemy capitals held, of those it needs."""
    rules, team = state.rules, state.rules.teams[side]
    needed = rules.axis_capitals if side == AXIS else rules.allied_capitals
    held = sum(nation not in team and state.owner[space] in team for nation, space in rules.capital.items())
    return min(1.0, held / needed)


def menace(state: State, side: str) -> float:
    """How strongly enemies stand next to the capitals of a side, against what defends them."""
    rules, found = state.rules, 0.0
    for nation, space in rules.capital.items():
        if nation not in rules.teams[side] or state.owner[space] != nation:
            continue
        guard = 2 + _strength(state, space, side, attacks=False)
        near = (n for n in rules.board.neighbours[space] if not rules.board.is_sea(n))
        enemy = sum(_strength(state, there, _other(side), attacks=True) for there in near)
        found += min(DEADLY, enemy / guard)
    return found


def _strength(state: State, space: str, side: str, attacks: bool) -> int:
    team, guns, found = state.rules.teams[side], state.rules.roster.having["flak"], 0
    for pile in state.at(space):
        if pile.nation in team and pile.kind not in guns:
            kind = state.kinds(pile.nation)[pile.kind]
            found += pile.count * (kind.attack if attacks else kind.defense)
    return found


def _other(side: str) -> str:
    return ALLIES if side == AXIS else AXIS


def economic(state: State, made: float) -> tuple[float, float]:
    """How near the Axis is to an economic victory, and whether it has one unless something is taken back."""
    needed = state.rules.axis_economic
    if not needed:
        return 0.0, 0.0
    near = min(1.0, max(0.0, 1 - (needed - made) / SOON))
    order = state.rules.order
    return near * near, float(made >= needed) * (order.index(state.seat) + 1) / len(order)


CHANCE = Chance("classic", ClassicReader())
