"""The advisor of Attack!: what is pushed after every update, and the questions it answers.

States are imagined from what the asker sees. Face-down lines and unspoken answers in them are made up, so
nothing here looks at them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from ...games.attack.actions import AttackAction
from ...games.attack.battle import count_dice, force, leader
from ...games.attack.frames import Battle
from ...games.attack.game import ATTACK
from ...games.attack.movement import needs_leave
from ...games.attack.reach import targets
from ...games.attack.state import State, army_or_refusal, why_not_own, why_not_region
from ...kernel.protocol import Decide, Refusal
from ..advice.questions import Ask, AskCalculator, AskThreats, Question, answer, carried_out
from ..calculator.form import Filled
from .decide import forward, usual
from .defaults import default, proposal, proposed_line
from .dice import expected_hits
from .filling import filled
from .model import MOST_UNITS, NeutralOdds, SeaOdds, fight_of
from .policies import counts_of, limit
from .positions import Open, attack_odds, open_battles
from .sea import sea
from .shapes import (
    AskAttack,
    AskOdds,
    AskReach,
    AskSea,
    AskUndone,
    BattleBoard,
    BattleOdds,
    BattleSide,
    Brief,
    Planned,
    Proposal,
    Reach,
    SeaBoard,
    Target,
    Threats,
    Undone,
    Warned,
)
from .talks import closed, persuasions
from .threats import threats
from .undone import undone

BAD = 0.5
"""Attacks that are less likely to succeed are warned of."""

Answer: TypeAlias = Reach | Planned | Threats | BattleOdds | Undone | Filled


class AttackAdvisor:
    """Odds, reach and proposals for Attack!."""

    @property
    def questions(self) -> Mapping[type[Ask], Question[State, Answer]]:
        return QUESTIONS

    def brief(self, state: State, seats: tuple[str, ...]) -> Brief:
        eyes = _eyes(state, seats)
        battles = [short(one) for one in open_battles(state, eyes)]
        board = _board(state, eyes, battles[0]) if state.battle is not None else None
        at_sea, talks = _sea_board(state, eyes, battles), persuasions(state, eyes)
        return Brief(battles, _warnings(state, eyes, battles), board, at_sea, talks, closed(state, eyes))

    def ask(self, state: State, seat: str | None, question: Any) -> Answer:
        return answer(QUESTIONS, state.rules.seats, state, seat, question)

    def default(self, state: State, seat: str, mark: int) -> AttackAction | None:
        return default(state, seat, mark)

    def proposal(self, state: State, seat: str) -> AttackAction | None:
        return proposal(state, seat)


ADVISOR = AttackAdvisor()


def short(one: Open) -> BattleOdds:
    """The short odds of a battle."""
    found = one.odds
    if isinstance(found, SeaOdds):
        win, mine, theirs = found.control, found.challenger_loss, found.holder_loss
    elif isinstance(found, NeutralOdds):
        win, mine, theirs = found.takes, found.attacker_loss, found.defender_loss
    else:
        win, mine, theirs = found.takes, found.attacker_losses.expected, found.defender_losses.expected
    return BattleOdds(
        space=one.space,
        kind=found.kind,
        win=win,
        lose=1 - win,
        attacker_loss=mine,
        defender_loss=theirs,
        swing=found.swing,
        rounds=found.expected_rounds,
        by=one.attacker,
        against=one.defender,
        attacker=dict(one.mine.items()),
        defender=dict(one.theirs.items()),
        note=found.note,
    )


# The brief


def _eyes(state: State, seats: tuple[str, ...]) -> str:
    """The seat whose knowledge the state has: of several that a person holds the one that decides."""
    if len(seats) == 1:
        return seats[0]
    awaited = ATTACK.pending(state)
    return next((s for s in seats if isinstance(awaited, Decide) and s in awaited.seats), "")


def _board(state: State, eyes: str, odds: BattleOdds) -> BattleBoard:
    battle = state.battle
    assert battle is not None
    return BattleBoard(
        space=battle.region,
        round=battle.round,
        step=battle.step,
        side=battle.side,
        limit=limit(battle.round),
        attacker=_side(battle, "attacker"),
        defender=_side(battle, "defender"),
        odds=odds,
        proposal=_proposal(battle, eyes),
    )


def _side(battle: Battle, side: str) -> BattleSide:
    mine = force(battle, side)
    fights = bool(mine.front.size)
    return BattleSide(
        seat=leader(battle, side),
        front=dict(mine.front.items()),
        reserve=dict(mine.reserve.items()),
        dice=count_dice(mine.front) if fights else 0,
        expected=expected_hits(counts_of(mine.front)) if fights else 0.0,
    )


def _proposal(battle: Battle, eyes: str) -> Proposal | None:
    seat = leader(battle, battle.side)
    if battle.step not in ("commit", "reinforce") or seat != eyes:
        return None
    found = forward(fight_of(battle), usual(battle.side, "optimal"))
    return Proposal(seat, dict(found.units.items()), found.optimal)


def _sea_board(state: State, eyes: str, battles: list[BattleOdds]) -> SeaBoard | None:
    if state.sea is None:
        return None
    awaited = ATTACK.pending(state)
    lays = isinstance(awaited, Decide) and awaited.what == "naval_line" and eyes in awaited.seats
    line = proposed_line(state, eyes) if lays else None
    return SeaBoard(state.sea.round, state.sea.step, battles[-1], line)


def _warnings(state: State, eyes: str, battles: list[BattleOdds]) -> list[Warned]:
    """What the active player should know before the next step; nobody else is told."""
    if state.seat != eyes:
        return []
    found: list[Warned] = []
    if state.march is not None:
        fought = state.battle.region if state.battle is not None else None
        found += [
            Warned("bad_odds", one.space, one.attacker)
            for one in battles
            if one.win < BAD and one.kind != "sea" and one.space != fought
        ]
        found += [
            Warned("may_be_refused", voyage.target, dict(voyage.army.ground.items()))
            for voyage in state.march.afloat
            if needs_leave(state, voyage)
        ]
    return [*found, *undone(state, eyes)]


# Questions


def _ask_reach(state: State, seat: str, question: AskReach) -> Reach:
    """Where the units of a region could go in the march that is on, or in a move."""
    origin = question.origin
    refusal = why_not_own(state, seat, origin)
    if refusal:
        raise ValueError(f"origin: {refusal}")
    march = state.march.kind if state.march is not None else "move"
    kinds = [kind for kind in state.at(origin).kinds() if not question.kinds or kind in question.kinds]
    found: dict[str, Target] = {}
    for verb in ("move", "sail"):
        for kind in kinds:
            for target in targets(state, seat, march, verb, origin, kind):
                before = found.get(target)
                if before is None or before.sea == (verb == "sail"):
                    ways = (*before.kinds, kind) if before else (kind,)
                    found[target] = Target(state.owner.get(target) != seat, verb == "sail", ways)
    return Reach(found)


def _ask_odds(state: State, seat: str, question: AskOdds) -> Planned:
    """The battles that planned actions would bring, on top of all that is ordered already."""
    states, refused = carried_out(ATTACK, state, seat, question.planned)
    return Planned([short(one) for one in open_battles(states[-1], seat)], refused)


def _ask_attack(state: State, seat: str, question: AskAttack) -> BattleOdds:
    """The odds if these units stood before a region, wherever they come from."""
    region = question.target
    refusal = why_not_region(state, region)
    if refusal:
        raise ValueError(f"target: {refusal}")
    army = army_or_refusal(question.units)
    if isinstance(army, Refusal):
        raise ValueError(f"units: {army}")
    if not 1 <= army.size <= MOST_UNITS:
        raise ValueError(f"units: between 1 and {MOST_UNITS}, not {army.size}")
    owner = state.owner.get(region, "")
    return short(Open(region, seat, owner, army, state.at(region), attack_odds(state, seat, region, army)))


def _ask_threats(state: State, seat: str, question: AskThreats) -> Threats:
    return threats(state, seat)


def _ask_sea(state: State, seat: str, question: AskSea) -> BattleOdds:
    """What a challenge of the holder by this seat, or by another one of him, would bring."""
    challenger, holder = question.challenger or seat, question.holder or state.holder
    for name, who in (("challenger", challenger), ("holder", holder)):
        if who not in state.rules.seats:
            raise ValueError(f"{name}: {who!r} is not a seat in this game")
    mine, theirs = state.fleet(challenger), state.fleet(holder)
    found = sea(mine, theirs, "screen", "screen", state.rules.naval_line == "all8")
    return short(Open("", challenger, holder, mine, theirs, found))


def _ask_undone(state: State, seat: str, question: AskUndone) -> Undone:
    """What would be left undone if the player stopped after the planned actions."""
    states, _ = carried_out(ATTACK, state, seat, question.planned)
    return Undone(list(undone(states[-1], seat)))


def _ask_calculator(state: State, seat: str, question: AskCalculator) -> Filled:
    return filled(state, seat, question.space)


QUESTIONS: dict[type[Ask], Question[State, Answer]] = {
    AskReach: _ask_reach,
    AskOdds: _ask_odds,
    AskAttack: _ask_attack,
    AskThreats: _ask_threats,
    AskSea: _ask_sea,
    AskUndone: _ask_undone,
    AskCalculator: _ask_calculator,
}
