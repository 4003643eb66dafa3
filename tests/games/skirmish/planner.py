"""Players of the skirmish from the parts of the family: what planners ask of an edition, answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from sandtable.ai.axis.assault import Attack
from sandtable.ai.axis.danger import Danger
from sandtable.ai.axis.draft import Draft
from sandtable.ai.axis.edition import Edition
from sandtable.ai.axis.reach import Overland
from sandtable.ai.axis.roles import make_roles
from sandtable.ai.axis.style import Style
from sandtable.ai.axis.weights import WeightTable, wrong_weights
from sandtable.ai.players import Decision, because
from sandtable.games.axis.core import facilities, losses, melee
from sandtable.games.axis.core.actions import Buy, Done, Fight, Lose, Move, Place
from sandtable.games.axis.core.conquest import heir
from sandtable.games.axis.core.pieces import total
from sandtable.games.axis.core.position import Position, enemies, holds_capital
from sandtable.games.axis.core.purse import production
from sandtable.games.axis.core.theatre import Theatre, survey
from sandtable.games.axis.core.units import Kind
from sandtable.kernel.protocol import Action, Decide
from sandtable.tabletop.tables import read_table

from . import battle
from .game import GAME, ways_to_place
from .odds import next_turn
from .state import KINDS, ROWS, RULES, Declare, Mend, State

WEIGHTS = read_table("tests.games.skirmish", "weights", WeightTable, lambda table: wrong_weights(table, ROWS))


class SkirmishEdition:
    game = GAME
    roles = make_roles(ROWS, RULES.roster, WEIGHTS)
    weights = WEIGHTS.weights
    compared = WEIGHTS.compared()

    def money(self, state: State) -> Mapping[str, int]:
        return state.ipc

    def figures(self, state: State) -> Mapping[str, Mapping[str, Kind]]:
        return dict.fromkeys(RULES.order, KINDS)

    def capitals(self, state: State) -> Mapping[str, str]:
        return RULES.capital

    def taker(self, state: State, space: str) -> str:
        return heir(state, space)

    def production(self, state: State, nation: str) -> int:
        return production(state, nation)

    def holds_capital(self, state: State, nation: str) -> bool:
        return holds_capital(state, nation)

    def may_attack(self, state: State) -> bool:
        return bool(state.relations.foes[state.seat])

    def gun_strength(self, state: State, space: str) -> int:
        flak = RULES.roster.having["flak"]
        return max((KINDS[p.kind].defense for p in enemies(state, space) if p.kind in flak), default=0)

    def theatre(self, state: State) -> Theatre:
        return survey(state)

    def muster(self, state: State) -> Overland:
        return Overland(state, survey(state))

    def next_turn(self, state: State, nation: str) -> State:
        return next_turn(state, nation)

    def factories(self, state: State) -> Mapping[str, int]:
        return {space: max(ways.values()) for space, ways in ways_to_place(state, self.roles.recruit).items()}

    def ways_to_place(self, state: State, kind: str) -> Mapping[str, Mapping[str, int]]:
        return ways_to_place(state, kind)

    def move(self, units: Mapping[str, int], start: str, goal: str) -> tuple[Move, ...]:
        return tuple(Move({unit: count}, start, (goal,)) for unit, count in units.items())

    def buy(self, units: Mapping[str, int]) -> tuple[Buy, ...]:
        return tuple(Buy({kind: count}) for kind, count in units.items())

    def load(self, units: Mapping[str, int], start: str, zone: str, ship: str) -> Action:
        raise ValueError("nothing is carried in the skirmish")

    def unload(self, units: Mapping[str, int], zone: str, coast: str, ship: str) -> Action:
        raise ValueError("nothing is carried in the skirmish")

    def place(self, units: Mapping[str, int], space: str) -> Place:
        return Place(dict(units), space)

    def done(self) -> Done:
        return Done()

    def pressure(self, state: State) -> float:
        return 0.0

    def verdict(
        self, danger: Danger, attacks: Sequence[Attack], ahead: Danger, replies: Mapping[str, list[Attack]]
    ) -> float:
        return 0.0

    def before_buying(self, draft: Draft, danger: Danger, style: Style) -> bool:
        """Who has no enemy makes one of the poorest; what is broken at home is mended."""
        state = draft.state
        assert isinstance(state, State)
        if not self.may_attack(state):
            others = (nation for nation in RULES.order if nation != draft.seat)
            weakest = min(others, key=lambda nation: self.production(state, nation))
            return draft.does(Declare(weakest), because("declare"))
        home = RULES.capital[draft.seat]
        while self.is_broken(draft.state, home) and draft.does(Mend(home), because("mend", space=home)):
            pass
        return False

    def is_broken(self, state: Position, space: str) -> bool:
        return any(not facilities.is_working(p, KINDS) for p in facilities.facilities(state, space))

    def after_attacks(self, draft: Draft, style: Style) -> None:
        """There are no other combat moves."""

    def in_battle(self, state: State, seat: str, awaited: Decide) -> Decision:
        """Battles as they come; what is tough takes a hit first, then the cheapest goes."""
        on = state.battle
        if on is None:
            for _, space in battle.open_battles(state):
                return Decision(Fight(space), (because("fight", space=space),))
            return Decision(Done())
        there, owed = melee.exposed(battle.MELEE, state), melee.count_owed(battle.MELEE, state)
        chosen = Counter[str]()
        cheapest = sorted(there, key=lambda text: KINDS[there[text][0].kind].cost)
        for tough in (True, False):
            for text in cheapest:
                most = losses.count_bearable(there[text], RULES.roster.hits) - chosen[text]
                chosen[text] += (count := min(owed, most - total(there[text]) if tough else most))
                owed -= count
        return Decision(Lose(dict(+chosen)), (because("casualties", space=on.space),))


EDITION: Edition = SkirmishEdition()
