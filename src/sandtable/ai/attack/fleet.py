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
from sandtable.odds.attack import mixed, sea

from .clash import strength
from .field import Field
from .style import Style

POWER = {"destroyer": 1.0, "submarine": 1.0, "battleship": 1.9, "carrier": 1.8}
LINES = 12
"""Own lines that are thought of, each against as many of the enemy's."""
FREE_SEA = 5.0
"""What sea control is worth where it costs no fight, if nothing is known of the coasts."""
WORTH_FIGHTING = 0.6


SMALL = 11
"""Ships of both sides together up to which a battle for the sea is worked out exactly."""


def power(fleet: Fleet) -> float:
    return sum(POWER[kind] * count for kind, count in fleet.items())


def chance_at_sea(own: Fleet, enemy: Fleet, style: Style, challenges: bool) -> float:
    """The chance to win a battle for the sea: exact for small fleets, else by their power."""
    if not own.size or not enemy.size:
        return float(own.size > 0)
    if style.exact and own.size + enemy.size <= SMALL:
        return sea(own, enemy).control if challenges else 1 - sea(enemy, own).control
    return 1 / (1 + (power(enemy) / power(own)) ** 3)


def value_of_challenge(field: Field) -> float:
    """What the naval action promises."""
    state, seat = field.state, field.seat
    if state.holder == seat or not state.fleet(seat).size:
        return 0.0
    win = 1.0
    if state.holder:
        win = chance_at_sea(state.fleet(seat), state.fleet(state.holder), field.style, True)
        if win < WORTH_FIGHTING:
            return 0.0
    if not field.style.rules_sea:
        return FREE_SEA if not state.holder else 0.0
    return win * coasts(field)


def coasts(field: Field) -> float:
    """What it is worth that rivals may not sail and the own troops may."""
    total = 0.0
    for region in field.mine():
        here = strength(field.at[region])
        for far in field.board.sea[region]:
            owner = field.owner.get(far, "")
            if owner == field.seat or far in field.board.land[region]:
                continue
            if owner and strength(field.at[far]) > here:
                total += 1.0
            elif here > 8:
                total += 0.3
    return min(total, 12.0)


def answer(state: State, seat: str, style: Style) -> Decision:
    """Fight for the sea where the odds are not bad."""
    assert state.sea is not None
    win = chance_at_sea(state.fleet(seat), state.fleet(state.sea.challenger), style, False)
    if win >= 0.4:
        return Decision(Engage(), (because("engage", win=win),))
    return Decision(Withdraw(), (because("give_up_sea", win=win),))


def stay(state: State, seat: str, style: Style) -> Decision:
    """Fight on as long as it looks well."""
    enemy = _enemy(state, seat)
    challenges = state.seat == seat
    win = chance_at_sea(usable(state, seat), usable(state, enemy), style, challenges)
    if win >= 0.4:
        return Decision(Press(), (because("press", win=win),))
    return Decision(Withdraw(), (because("give_up_sea", win=win),))


def line(state: State, seat: str, style: Style, rng: random.Random) -> Decision:
    """A line drawn by lot: as game theory has it for small fleets, else one of the better of several."""
    enemy = _enemy(state, seat)
    own, other = usable(state, seat), usable(state, enemy)
    if style.exact and own.size + other.size <= SMALL:
        plan = mixed(own, other, all8=state.rules.naval_line == "all8").ours
        chosen = rng.choices(plan, [choice.p for choice in plan])[0]
        return Decision(Line(chosen.line), (because("line_up", ships=len(chosen.line)),))
    theirs = [_any_line(state, enemy, rng) for _ in range(LINES)]
    ours = sorted((random_line(state, seat, rng) for _ in range(LINES)), key=lambda o: _against(o, theirs))
    return Decision(Line(rng.choice(ours[-LINES // 3 :])), (because("line_up", ships=len(ours[0])),))


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
