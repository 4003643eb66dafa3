"""Sea control: when to take it, when to fight for it, and lines nobody can foresee."""

from __future__ import annotations

import random
from functools import lru_cache

from sandtable.ai.players import Decision, because
from sandtable.games.attack.actions import Allow, Engage, Line, Press, Refuse, Withdraw
from sandtable.games.attack.data import unit_table
from sandtable.games.attack.naval import line_length, usable
from sandtable.games.attack.pick import random_line, shuffled
from sandtable.games.attack.pieces import Fleet
from sandtable.games.attack.state import State, count_units, owned
from sandtable.odds.attack import OddsError, mixed

from .field import Field
from .navy import coasts, kept, odds_at_sea, taken, worth_of_sea
from .style import Style

LINES = 12
"""Own lines that are thought of, each against as many of the enemy's."""
HOPELESS = 0.15
"""The chance below which no battle for the sea is fought, or fought on."""
ENEMY_SHIPS = 0.8
"""What a point of ships is worth that the enemy loses, shared among the rivals."""
LIKELY_FOUGHT = 0.5
"""How likely a holder is thought to fight when challenged."""


def value_of_challenge(field: Field) -> float:
    """What the naval action promises: freedom to sail now, the sea as long as it is kept, less losses."""
    state, fleet = field.state, field.state.fleet(field.seat)
    if state.holder == field.seat or not fleet.size:
        return 0.0
    win = taken(field, fleet)
    if not win:
        return 0.0
    value = win * (coasts(field) + kept(field, fleet) * worth_of_sea(field))
    if state.holder:
        odds = odds_at_sea(state, fleet, state.fleet(state.holder), field.style)
        value -= LIKELY_FOUGHT * _cost_of_battle(field, odds.challenger_loss, odds.holder_loss)
    return value


def answer(state: State, seat: str, style: Style) -> Decision:
    """Fight for the sea where what may be kept outweighs the ships that a battle costs."""
    assert state.sea is not None
    fights, win = _is_worth_it(state, seat, style, state.fleet(state.sea.challenger), state.fleet(seat))
    if fights:
        return Decision(Engage(), (because("engage", win=win),))
    return Decision(Withdraw(), (because("give_up_sea", win=win),))


def stay(state: State, seat: str, style: Style) -> Decision:
    """Fight on as long as that is worth more than it costs."""
    assert state.sea is not None
    challenger, holder = usable(state, state.sea.challenger), usable(state, state.sea.holder)
    fights, win = _is_worth_it(state, seat, style, challenger, holder)
    if fights:
        return Decision(Press(), (because("press", win=win),))
    return Decision(Withdraw(), (because("give_up_sea", win=win),))


def _is_worth_it(
    state: State, seat: str, style: Style, challenger: Fleet, holder: Fleet
) -> tuple[bool, float]:
    """Whether a side should fight for the sea, and its chance to win."""
    assert state.sea is not None
    odds, field = odds_at_sea(state, challenger, holder, style), Field(state, seat, style)
    win, own, other = odds.control, odds.challenger_loss, odds.holder_loss
    if seat == state.sea.holder:
        win, own, other = 1 - win, other, own
    if win < HOPELESS:
        return False, win
    return win * worth_of_sea(field) > _cost_of_battle(field, own, other), win


def _cost_of_battle(field: Field, own: float, other: float) -> float:
    """What ships lost cost a player: its own, less part of its rival's."""
    return own - ENEMY_SHIPS * other / len(field.rivals)


def line(state: State, seat: str, style: Style, rng: random.Random) -> Decision:
    """A line drawn by lot: as game theory has it where that is solved, else one of the better of several."""
    ships = (_mixed_line(state, seat, rng) if style.exact else None) or _fair_line(state, seat, rng)
    return Decision(Line(ships), (because("line_up", ships=len(ships)),))


def _mixed_line(state: State, seat: str, rng: random.Random) -> tuple[str, ...] | None:
    """A line of the plan of which neither side can do better alone; None where there are too many lines."""
    all8 = state.rules.naval_line == "all8"
    try:
        plan = mixed(usable(state, seat), usable(state, _enemy(state, seat)), all8=all8).ours
    except OddsError:
        return None
    return rng.choices(plan, [choice.p for choice in plan])[0].line


def _fair_line(state: State, seat: str, rng: random.Random) -> tuple[str, ...]:
    """One of the better of several lines, against any of the enemy's."""
    theirs = [_any_line(state, _enemy(state, seat), rng) for _ in range(LINES)]
    ours = sorted((random_line(state, seat, rng) for _ in range(LINES)), key=lambda o: _against(o, theirs))
    return rng.choice(ours[-LINES // 3 :])


def _enemy(state: State, seat: str) -> str:
    """The other side of the challenge."""
    assert state.sea is not None
    return state.sea.holder if seat == state.sea.challenger else state.sea.challenger


def _any_line(state: State, seat: str, rng: random.Random) -> tuple[str, ...]:
    ships = [kind for kind, n in usable(state, seat).items() for _ in range(n)]
    return tuple(shuffled(ships, rng)[: line_length(state, seat)])


def _against(own: tuple[str, ...], theirs: list[tuple[str, ...]]) -> float:
    return sum(_facing(own, enemy) for enemy in theirs)


def _facing(own: tuple[str, ...], enemy: tuple[str, ...]) -> float:
    """Hits made less hits taken, on average; no ship is thought to sink."""
    pairs = range(min(len(own), len(enemy)))
    return sum(lead(_bonus(own, enemy, i) - _bonus(enemy, own, i)) for i in pairs)


def _bonus(line: tuple[str, ...], enemy: tuple[str, ...], place: int) -> int:
    table = unit_table().modifiers
    beside = [line[i] for i in (place - 1, place + 1) if 0 <= i < len(line)]
    facing = sum(row.bonus for row in table.facing if (row.own, row.enemy) == (line[place], enemy[place]))
    return facing + table.beside_carrier * beside.count("carrier")


@lru_cache(maxsize=64)
def lead(bonus: int) -> float:
    """The chance that two dice with a bonus beat two without, less the chance that they lose."""
    sums = [a + b for a in range(1, 7) for b in range(1, 7)]
    return sum((x + bonus > y) - (x + bonus < y) for x in sums for y in sums) / len(sums) ** 2


def leave(state: State, seat: str, style: Style) -> Decision:
    """Voyages may pass only against a rival who is ahead of both."""
    assert state.march is not None
    target = state.march.afloat[0].target
    owner, count = state.owner.get(target, ""), _counts(state)
    if owner not in ("", seat, state.seat) and count[owner] > max(count[seat], count[state.seat]):
        return Decision(Allow(), (because("let_pass", space=target, rival=owner),))
    return Decision(Refuse(), (because("stop_voyage", space=target, rival=state.seat),))


def trade_leave(state: State, seat: str, style: Style) -> Decision:
    """Deals may pass between players who are both behind."""
    deal, count = state.deal, _counts(state)
    assert deal is not None
    if max(count[deal.proposer], count[deal.partner]) < count[seat]:
        return Decision(Allow(), (because("let_trade"),))
    return Decision(Refuse(), (because("stop_trade"),))


def _counts(state: State) -> dict[str, tuple[int, int]]:
    return {s: (len(owned(state, s)), count_units(state, s)) for s in state.order}
