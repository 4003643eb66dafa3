"""Classic behind the kernel's protocol: dispatch of pending, options, check and apply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ....kernel.protocol import (
    TABLE,
    Chosen,
    Decide,
    Entry,
    Menu,
    Pending,
    Refusal,
    Rng,
    Roll,
    Scalar,
    Section,
    Setting,
    Setup,
    Step,
    refuse,
)
from ....tabletop.hearing import why_not_heard
from . import battle as battles
from .actions import (
    Buy,
    ClassicAction,
    Concede,
    Done,
    Fight,
    Load,
    Lose,
    Move,
    Place,
    Press,
    Research,
    Retreat,
    Rocket,
    Submerge,
    Unload,
    Withdraw,
)
from .cases import arrange, compare, why_impossible
from .combat import fight, flak_lost, flak_owed, flak_rolled, rocket_hit, rocket_targets, why_not_fight
from .data import option_table, setup_table
from .economy import (
    breakthrough_rolled,
    buy,
    place,
    research,
    research_rolled,
    why_not_buy,
    why_not_place,
    why_not_research,
    won,
)
from .fire import shots
from .losses import LOSS_STEPS, agreed, choosers, lost_in_battle, named, resolve
from .menu import make, menu, offered, pick, table_menu
from .movement import moved, why_not_move
from .moves import single_moves
from .notation import HELP, parse, write
from .positions import Sheet, changed_figures, describe, sheet
from .ruleset import EDITIONS, Kind
from .state import Battle, State, Stepping, production
from .transport import loaded, unloaded, why_not_load, why_not_unload
from .turn import after_battle, after_flak, done, opening, why_not_done
from .withdraw import left, stay, subs_to_ask, why_not_leave, why_not_retreat


class View(Struct, frozen=True, omit_defaults=True):
    """What a seat sees. Classic hides nothing: the position, who is awaited, production levels."""

    seat: str | None
    position: State
    pending: Pending
    production: dict[str, int]
    figures: dict[str, dict[str, Kind]] = {}
    """Units of nations whose developments changed them; the sheet has all others."""


class Classic:
    """The five-power game of spring 1942, 2nd and 3rd edition rules."""

    name = "classic"
    rules_version = "2"
    mended: Mapping[str, frozenset[str]] = {
        "1": frozenset({"no_landing_space", "no_ride", "no_room_on_carrier", "no_way_out"})
    }
    former: Mapping[str, Mapping[str, Scalar]] = {"1": {"decks_by_choice": False}}
    actions: Any = ClassicAction
    state_type = State
    view_type = View
    is_open = True
    orders: Mapping[str, str] = HELP

    moves = staticmethod(single_moves)

    def rulesets(self) -> tuple[str, ...]:
        return EDITIONS

    def seatings(self, ruleset: str, people: int) -> tuple[tuple[str, ...], ...]:
        table = setup_table()
        if people == 1:
            return (table.order,)
        if str(people) not in table.seatings:
            raise ValueError("Classic is played by 2 to 5 people")
        return table.seatings[str(people)]

    def settings(self, ruleset: str) -> tuple[Setting, ...]:
        rows = option_table().items()
        return tuple(Setting(n, r.type, r.default[ruleset], r.text, r.low, r.high) for n, r in rows)

    def start(self, setup: Setup) -> State:
        return opening(setup)

    def pending(self, state: State) -> Pending:
        if state.over is not None:
            return state.over
        if state.flak is not None:
            owed = flak_owed(state)
            if owed:
                return Roll(owed, why="flak", where=state.flak.guns[0])
            return Decide((state.seat,), "casualties", state.flak.guns[0])
        if state.battle is not None:
            return _battle_pending(state, state.battle)
        if state.turn.research:
            return Roll(state.turn.research, why="research")
        if state.turn.breakthroughs:
            return Roll(1, why="breakthrough")
        if state.turn.rocket:
            return Roll(1, why="rocket", where=state.turn.rocket)
        return Decide((state.seat,), state.phase)

    def options(self, state: State, seat: str) -> Menu:
        awaited = self.pending(state)
        if seat == TABLE and isinstance(awaited, Decide):
            return table_menu(state)
        if not isinstance(awaited, Decide) or seat not in awaited.seats:
            return Menu(seat)
        return menu(state, seat, awaited.what)

    def check(self, state: State, entry: Entry[ClassicAction]) -> Refusal | None:
        awaited = self.pending(state)
        refusal = why_not_heard(entry, awaited)
        if refusal or entry.do is None:
            return refusal
        if entry.by == TABLE:
            return _why_not_concede(state, awaited, entry.do)
        assert isinstance(awaited, Decide)
        return _why_not(state, entry.by, awaited.what, entry.do)

    def apply(self, state: State, entry: Entry[ClassicAction]) -> Step[State, ClassicAction]:
        step = Stepping(state, [])
        do = entry.do
        if entry.dice is not None:
            _roll(step, entry.dice)
        elif isinstance(do, Move):
            full = moved(step, do)
            if full is not do:
                return Step(step.state, tuple(step.events), Entry(entry.by, full))
        elif do is not None:
            _act(step, entry.by, do)
        return Step(step.state, tuple(step.events))

    def view(self, state: State, seat: str | None) -> View:
        levels = {nation: production(state, nation) for nation in state.rules.order}
        return View(seat, state, self.pending(state), levels, changed_figures(state))

    def sheet(self, state: State) -> Sheet:
        return sheet(state)

    def imagine(self, view: View, seat: str, rng: Rng) -> State:
        return view.position

    def pick(self, state: State, menu: Menu, rng: Rng) -> ClassicAction:
        return pick(state, menu, rng)

    def make(self, state: State, seat: str, chosen: Sequence[Chosen]) -> ClassicAction:
        return make(chosen)

    def offered(self, menu: Menu, action: ClassicAction) -> bool:
        return offered(menu, action)

    def speaks_for(self, state: State, action: ClassicAction) -> tuple[str, ...]:
        sides = state.rules.side
        return tuple(n for n in state.rules.order if isinstance(action, Concede) and sides[n] == action.side)

    def parse(self, state: State, seat: str, text: str) -> ClassicAction:
        return parse(state, seat, text)

    def write(self, action: ClassicAction) -> str:
        return write(action)

    def describe(self, view: View) -> tuple[Section, ...]:
        return describe(view.position)

    def arrange(self, state: State, line: str) -> State:
        return arrange(state, line)

    def why_impossible(self, state: State) -> str:
        return why_impossible(state)

    def compare(self, state: State, line: str) -> tuple[str, str]:
        return compare(state, line)


CLASSIC = Classic()


def _battle_pending(state: State, battle: Battle) -> Pending:
    if battle.step in battles.FIRE_STEPS:
        return Roll(len(shots(state, battle)), why=battle.step, where=battle.space)
    if battle.step in LOSS_STEPS:
        return Decide(choosers(state), "casualties", battle.space)
    if battle.step == "subs":
        return Decide(subs_to_ask(state), "submarines", battle.space)
    return Decide((state.seat,), "retreat", battle.space)


def _why_not_concede(state: State, awaited: Pending, do: ClassicAction | None) -> Refusal | None:
    if not isinstance(do, Concede):
        return refuse("no_action" if isinstance(awaited, Decide) else "dice_owed")
    if do.side not in state.rules.side.values():
        return refuse("unknown_side", side=do.side)
    return None


def _why_not(state: State, seat: str, what: str, do: ClassicAction) -> Refusal | None:
    """Why the seat may not do this while the game awaits the decision `what`."""
    if what == "casualties":
        if not isinstance(do, Lose):
            return refuse("choose_casualties", "5.casualties")
        found = resolve(state, seat, do.units)
        return found if isinstance(found, Refusal) else None
    if what == "submarines":
        return _why_not_subs(state, seat, do)
    if what == "retreat":
        if isinstance(do, Press):
            return None
        return why_not_retreat(state, do.to) if isinstance(do, Retreat) else refuse("press_or_retreat")
    if isinstance(do, Move):
        return why_not_move(state, do)
    if isinstance(do, Load):
        return why_not_load(state, do)
    if isinstance(do, Unload):
        return why_not_unload(state, do)
    if isinstance(do, Buy):
        return why_not_buy(state, do)
    if isinstance(do, Research):
        return why_not_research(state, do)
    if isinstance(do, Place):
        return why_not_place(state, do)
    if isinstance(do, Done):
        return why_not_done(state)
    if what == "combat" and isinstance(do, Fight):
        return why_not_fight(state, do.space, do.bombard)
    if what == "combat" and isinstance(do, Rocket):
        if do.target not in rocket_targets(state).get(do.gun, ()):
            return refuse("no_rocket", "3.rockets", gun=do.gun, target=do.target)
        return None
    return refuse("not_now", "1.sequence", phase=what)


def _why_not_subs(state: State, seat: str, do: ClassicAction) -> Refusal | None:
    if isinstance(do, Press):
        return None
    if isinstance(do, Withdraw):
        return why_not_leave(state, seat, do.count, do.to) if do.to else refuse("name_a_space")
    if isinstance(do, Submerge):
        return why_not_leave(state, seat, do.count, "")
    return refuse("withdraw_or_stay", "4.submarine")


def _roll(step: Stepping, dice: tuple[int, ...]) -> None:
    state = step.state
    if state.flak is not None:
        flak_rolled(step, dice)
        after_flak(step)
    elif state.battle is not None:
        battles.rolled(step, dice)
        _go_on(step)
    elif state.turn.research:
        research_rolled(step, dice)
    elif state.turn.breakthroughs:
        breakthrough_rolled(step, dice[0])
    else:
        rocket_hit(step, dice[0])
        after_battle(step)


def _go_on(step: Stepping) -> None:
    battles.run(step)
    after_battle(step)


def _act(step: Stepping, seat: str, do: ClassicAction) -> None:
    if isinstance(do, Lose):
        _lose(step, seat, do)
    elif isinstance(do, Done):
        done(step)
    elif isinstance(do, Fight):
        fight(step, do.space, do.bombard)
        after_battle(step)
    elif isinstance(do, Press):
        _press(step, seat)
    elif isinstance(do, Load):
        loaded(step, do)
    elif isinstance(do, Unload):
        unloaded(step, do)
    elif isinstance(do, Buy):
        buy(step, do)
    elif isinstance(do, Place):
        place(step, do)
    elif isinstance(do, Retreat):
        battles.retreat(step, do.to)
        _go_on(step)
    elif isinstance(do, Withdraw):
        left(step, seat, do.count, do.to)
        _go_on(step)
    elif isinstance(do, Submerge):
        left(step, seat, do.count, "")
        _go_on(step)
    elif isinstance(do, Research):
        research(step, do)
    elif isinstance(do, Rocket):
        turn = replace(step.state.turn, rocket=do.target, rocket_used=True)
        step.state = replace(step.state, turn=turn)
    elif isinstance(do, Concede):
        _concede(step, do.side)


def _lose(step: Stepping, seat: str, do: Lose) -> None:
    """Casualties are named; where several must agree, the last to speak settles it."""
    lost = resolve(step.state, seat, do.units)
    assert not isinstance(lost, Refusal)
    if step.state.flak is not None:
        flak_lost(step, lost)
        after_flak(step)
        return
    battle = step.state.battle
    assert battle is not None
    waiting = choosers(step.state)
    if len(waiting) > 1 or (battle.proposals and seat != step.state.seat):
        proposals = {**battle.proposals, seat: named(step.state, lost)}
        battle = replace(battle, proposals=proposals)
        step.state = replace(step.state, battle=battle)
        step.tell("proposed", by=seat, units=tuple(f"{n} {u}" for u, n in proposals[seat].items()))
        if len(waiting) > 1 or not agreed(battle):
            return
    lost_in_battle(step, lost)
    battles.to_step(step, battles.next_step(battle))
    _go_on(step)


def _press(step: Stepping, seat: str) -> None:
    battle = step.state.battle
    assert battle is not None
    if battle.step == "subs":
        stay(step, seat)
    else:
        battles.next_round(step)
    _go_on(step)


def _concede(step: Stepping, side: str) -> None:
    others = next(s for s in step.state.rules.side.values() if s != side)
    over = won(step.state, others, "conceded")
    step.state = replace(step.state, over=over)
    step.tell("game_over", winners=over.winners, how=over.how)
