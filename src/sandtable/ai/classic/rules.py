"""Classic as planners of the family ask for it: its rules and orders, and what only it knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sandtable.ai.players import Decision
from sandtable.games.axis.classic.actions import Buy, Done, Load, Move, Place, Unload
from sandtable.games.axis.classic.data import roster, unit_table
from sandtable.games.axis.classic.economy import output_left, ways_to_place, working_factories
from sandtable.games.axis.classic.fire import gun_strength
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State, is_held_back
from sandtable.games.axis.classic.theatre import theatre
from sandtable.games.axis.core.position import holds_capital
from sandtable.games.axis.core.purse import production
from sandtable.games.axis.core.theatre import Theatre
from sandtable.games.axis.core.units import Kind
from sandtable.kernel.protocol import Decide
from sandtable.odds.axis.advice.muster import Muster
from sandtable.odds.axis.classic.edition import next_turn
from sandtable.tabletop.tables import read_table

from ..axis.assault import Attack
from ..axis.danger import Danger
from ..axis.draft import Draft
from ..axis.edition import Edition, Makers
from ..axis.roles import make_roles
from ..axis.style import Style
from ..axis.weights import WeightTable, wrong_weights
from .battles import in_combat
from .raids import order_raids
from .research import order_research
from .verdict import axis_chance, economic_pressure


def _wrong(table: WeightTable) -> Iterator[tuple[str, str]]:
    return wrong_weights(table, unit_table())


WEIGHTS = read_table(__package__, "weights", WeightTable, _wrong)


class ClassicEdition:
    """Both printed editions: what they differ in is in the state."""

    game = CLASSIC
    roles = make_roles(unit_table(), roster(), WEIGHTS)
    weights = WEIGHTS.weights
    compared = WEIGHTS.compared()

    def money(self, state: State) -> Mapping[str, int]:
        return state.ipc

    def figures(self, state: State) -> Mapping[str, Mapping[str, Kind]]:
        return state.rules.units

    def capitals(self, state: State) -> Mapping[str, str]:
        return state.rules.capital

    def taker(self, state: State, space: str) -> str:
        """Liberated land goes back."""
        first = state.rules.owner[space]
        is_freed = first in state.relations.friends[state.seat] and holds_capital(state, first)
        return first if is_freed else state.seat

    def production(self, state: State, nation: str) -> int:
        return production(state, nation)

    def holds_capital(self, state: State, nation: str) -> bool:
        return holds_capital(state, nation)

    def may_attack(self, state: State) -> bool:
        return not is_held_back(state)

    def gun_strength(self, state: State, space: str) -> int:
        return gun_strength(state, space)

    def theatre(self, state: State) -> Theatre:
        return theatre(state)

    def muster(self, state: State) -> Muster[State]:
        return Muster(state, theatre(state))

    def next_turn(self, state: State, nation: str) -> State:
        return next_turn(state, nation)

    def factories(self, state: State) -> Mapping[str, int]:
        return {space: output_left(state, space) for space in working_factories(state)}

    def ways_to_place(self, state: State, kind: str) -> Makers:
        return ways_to_place(state, kind)

    def move(self, units: Mapping[str, int], start: str, goal: str) -> tuple[Move, ...]:
        return (Move(dict(units), start, (goal,)),)

    def load(self, units: Mapping[str, int], start: str, zone: str, ship: str) -> Load:
        return Load(dict(units), start, zone, ship)

    def unload(self, units: Mapping[str, int], zone: str, coast: str, ship: str) -> Unload:
        return Unload(dict(units), zone, coast, ship)

    def buy(self, units: Mapping[str, int]) -> tuple[Buy, ...]:
        return (Buy(dict(units)),)

    def place(self, units: Mapping[str, int], space: str) -> Place:
        return Place(dict(units), space)

    def done(self) -> Done:
        return Done()

    def pressure(self, state: State) -> float:
        """The Axis win by production."""
        return economic_pressure(state)

    def verdict(
        self, danger: Danger, attacks: Sequence[Attack], ahead: Danger, replies: Mapping[str, list[Attack]]
    ) -> float:
        state = danger.state
        assert isinstance(state, State)
        chance = axis_chance(state, attacks, ahead, replies)
        return chance if danger.seat in state.rules.teams["axis"] else -chance

    def before_buying(self, draft: Draft, danger: Danger, style: Style) -> bool:
        """Weapons are developed before units are bought."""
        assert isinstance(draft.state, State)
        return style.researches and order_research(draft, danger, draft.state)

    def after_attacks(self, draft: Draft, style: Style) -> None:
        """Bombers raid."""
        assert isinstance(draft.state, State)
        if style.raids:
            order_raids(draft, draft.state, style.boldness)

    def in_battle(self, state: State, seat: str, awaited: Decide) -> Decision:
        return in_combat(self, state, seat, awaited)


EDITION: Edition = ClassicEdition()
