"""Sea control and naval battles (ch. XIV and XV).

Both sides lay their lines face down at the same time and later say at the same time, in secret, whether they
fight on. When both withdraw, the holder keeps control (gap G19).
"""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Pending, Refusal, Roll, refuse
from ...tabletop.commit import Commit, Recall
from .actions import AttackAction, Engage, Line, Press, Withdraw
from .data import unit_table
from .frames import Sea
from .pieces import SHIP_KINDS, Fleet, fleet_of
from .state import State, Stepping, ask
from .turn import spend, why_not_action


def _sea(state: State) -> Sea:
    assert state.sea is not None
    return state.sea


# Sea control


def why_not_challenge(state: State, seat: str) -> Refusal | None:
    """Why the player may not take the naval action: no ship (gap G20), or control already."""
    if state.holder == seat:
        return refuse("holds_the_sea", "14.control")
    if not state.fleet(seat).size:
        return refuse("no_ships", "14.control")
    return why_not_action(state, "naval")


def challenge(step: Stepping, seat: str) -> None:
    """Sea control without a fight where nobody has it; else a challenge to the holder (ch. XIV)."""
    spend(step, "naval")
    holder = step.state.holder
    step.tell("challenge", by=seat, holder=holder)
    if holder and step.state.fleet(holder).size:
        step.state = replace(step.state, sea=Sea(seat, holder))
    else:
        take_control(step, seat)


def take_control(step: Stepping, seat: str) -> None:
    """The player's ships lie in the fleet box: sea control is theirs."""
    step.state = replace(step.state, holder=seat, sea=None)
    step.tell("sea_control", by=seat)


# Who is awaited


def sides(sea: Sea) -> tuple[str, str]:
    return sea.challenger, sea.holder


def pending(state: State) -> Pending:
    """Whom or what the challenge awaits."""
    sea = _sea(state)
    if sea.step == "answer":
        return ask((sea.holder,), "naval_answer", is_open=True)
    if sea.step == "line":
        return _lines(sea).pending("naval_line")
    if sea.step == "pair":
        return Roll(4, why="pairing", where=str(sea.pair + 1))
    return _stays(sea).pending("naval_stay")


def _lines(sea: Sea) -> Commit[tuple[str, ...]]:
    """The lines, laid face down."""
    return Commit(sides(sea), sea.lines)


def _stays(sea: Sea) -> Commit[bool]:
    """Who fights on, said at the same time."""
    return Commit(sides(sea), sea.stays)


def usable(state: State, seat: str) -> Fleet:
    """Ships that can be lined up: all but the battleships set aside."""
    return state.fleet(seat) - Fleet(battleship=_sea(state).aside.get(seat, 0))


def line_length(state: State, seat: str) -> int:
    """How many ships the side lays out.

    The rule asks for all ships up to eight, its example for as many as the smaller fleet has; the option
    `naval_line` picks, by default the example (discrepancy D1).
    """
    sea = _sea(state)
    own = usable(state, seat).size
    enemy = usable(state, sea.holder if seat == sea.challenger else sea.challenger).size
    most = unit_table().battle.longest_line
    return min(own, most) if state.rules.naval_line == "all8" else min(own, enemy, most)


def why_not(state: State, seat: str, do: AttackAction) -> Refusal | None:
    """Why the player may not do this in the challenge."""
    sea = _sea(state)
    if sea.step == "answer":
        return None if isinstance(do, Engage | Withdraw) else refuse("engage_or_withdraw", "14.control")
    if sea.step == "stay":
        if isinstance(do, Recall):
            return _stays(sea).why_not_recall(seat, "15.withdraw")
        return None if isinstance(do, Press | Withdraw) else refuse("press_or_withdraw", "15.withdraw")
    if isinstance(do, Recall):
        return _lines(sea).why_not_recall(seat, "15.line")
    return _why_not_line(state, seat, do.ships) if isinstance(do, Line) else refuse("lay_a_line", "15.line")


def _why_not_line(state: State, seat: str, ships: tuple[str, ...]) -> Refusal | None:
    for ship in ships:
        if ship not in SHIP_KINDS:
            return refuse("unknown_unit", "15.line", unit=ship)
    owed = line_length(state, seat)
    if len(ships) != owed:
        return refuse("wrong_count", "15.line", owed=owed, count=len(ships))
    if not usable(state, seat).covers(fleet_of(ships)):
        return refuse("no_such_ships", "15.line", has=usable(state, seat).kinds())
    return None


# What happens


def act(step: Stepping, seat: str, do: AttackAction) -> None:
    """Carry out a decision in the challenge."""
    sea = _sea(step.state)
    if isinstance(do, Engage):
        step.tell("engaged", by=seat)
        step.state = replace(step.state, sea=replace(sea, step="line"))
    elif sea.step == "answer":
        step.tell("withdrew", by=seat)
        take_control(step, sea.challenger)
    elif isinstance(do, Recall):
        _recall(step, seat)
    elif isinstance(do, Line):
        _lay(step, seat, do.ships)
    else:
        _say(step, seat, isinstance(do, Press))


def _lay(step: Stepping, seat: str, ships: tuple[str, ...]) -> None:
    """A line is laid face down; with the second one both are revealed."""
    sea = _sea(step.state)
    lines = _lines(sea).sealing(seat, ships)
    step.tell("lined_up", by=seat, count=len(ships))
    sea = replace(sea, lines=dict(lines.sealed))
    if lines.is_complete:
        sea = replace(sea, step="pair", hits={s: (0,) * len(line) for s, line in sea.lines.items()})
        step.reveals = True
        for side in sides(sea):
            step.tell("line", by=side, ships=sea.lines[side])
    step.state = replace(step.state, sea=sea)


def _recall(step: Stepping, seat: str) -> None:
    """A line is picked up again, or an answer taken back, before the other side's is there."""
    sea = _sea(step.state)
    lines, stays = _lines(sea).recalling(seat), _stays(sea).recalling(seat)
    step.state = replace(step.state, sea=replace(sea, lines=dict(lines.sealed), stays=dict(stays.sealed)))
    step.tell("recalled", by=seat)


def count_pairings(sea: Sea) -> int:
    """As many pairings as the shorter line has ships; a ship without an opponent wins nothing (step 2)."""
    return min(len(line) for line in sea.lines.values())


def is_sunk(ship: str, hits: int) -> bool:
    return hits >= unit_table().ships[ship].hits


def bonus(sea: Sea, seat: str, enemy: str, place: int) -> int:
    """What is added to a ship's dice: for the ship it faces, and for own carriers beside it.

    Places stay fixed within a round; only carriers that are still there help (gap G17).
    """
    line, table = sea.lines[seat], unit_table().modifiers
    facing = (line[place], sea.lines[enemy][place])
    total = sum(row.bonus for row in table.facing if (row.own, row.enemy) == facing)
    for near in (place - 1, place + 1):
        if 0 <= near < len(line) and line[near] == "carrier" and not is_sunk("carrier", sea.hits[seat][near]):
            total += table.beside_carrier
    return total


def struck(sea: Sea, winner: str, loser: str, place: int) -> int | None:
    """Where a hit falls: the head of the enemy line, but carrier against carrier strikes the one faced."""
    if sea.lines[winner][place] == sea.lines[loser][place] == "carrier":
        return place
    ships = zip(sea.lines[loser], sea.hits[loser], strict=True)
    return next((i for i, (ship, hits) in enumerate(ships) if not is_sunk(ship, hits)), None)


def rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """A pairing: two dice of the challenger, then two of the holder; the higher total hits (step 3)."""
    sea = _sea(step.state)
    us, them = sides(sea)
    ours = dice[0] + dice[1] + bonus(sea, us, them, sea.pair)
    theirs = dice[2] + dice[3] + bonus(sea, them, us, sea.pair)
    step.tell("pairing", number=sea.pair + 1, dice=dice, totals=(ours, theirs))
    if ours != theirs:
        sea = _hit(step, sea, us if ours > theirs else them, them if ours > theirs else us)
    sea = replace(sea, pair=sea.pair + 1)
    step.state = replace(step.state, sea=sea)
    if sea.pair == count_pairings(sea):
        _end_round(step, sea)


def _hit(step: Stepping, sea: Sea, winner: str, loser: str) -> Sea:
    place = struck(sea, winner, loser, sea.pair)
    if place is None:
        return sea
    hits = list(sea.hits[loser])
    hits[place] += 1
    ship = sea.lines[loser][place]
    step.tell("struck", by=winner, loser=loser, ship=ship, place=place + 1, sunk=is_sunk(ship, hits[place]))
    return replace(sea, hits={**sea.hits, loser: tuple(hits)})


def _end_round(step: Stepping, sea: Sea) -> None:
    """Sunk ships go to the supply, damaged battleships are set aside (step 4); then who fights on?"""
    ships, aside = dict(step.state.ships), dict(sea.aside)
    for seat in sides(sea):
        fate = list(zip(sea.lines[seat], sea.hits[seat], strict=True))
        ships[seat] -= fleet_of(ship for ship, hits in fate if is_sunk(ship, hits))
        damaged = sum(1 for ship, hits in fate if hits and not is_sunk(ship, hits))
        if damaged:
            aside[seat] = aside.get(seat, 0) + damaged
    sea = replace(sea, step="stay", lines={}, hits={}, pair=0, aside=aside)
    step.state = replace(step.state, ships=ships, sea=sea)
    if not usable(step.state, sea.holder).size and usable(step.state, sea.challenger).size:
        take_control(step, sea.challenger)
    elif not usable(step.state, sea.challenger).size:
        # Also when neither side has a whole ship left (gap G18): the holder keeps control.
        take_control(step, sea.holder)


def _say(step: Stepping, seat: str, stays: bool) -> None:
    """One side has said whether it fights on; with the second answer both come out (step 5)."""
    sea = _sea(step.state)
    both = _stays(sea).sealing(seat, stays)
    said = dict(both.sealed)
    if not both.is_complete:
        step.tell("decided", by=seat)
        step.state = replace(step.state, sea=replace(sea, stays=said))
        return
    step.reveals = True
    step.tell("stay", seats=sides(sea), press=tuple(int(said[s]) for s in sides(sea)))
    if all(said.values()):
        fresh = replace(sea, step="line", round=sea.round + 1, stays={})
        step.state = replace(step.state, sea=fresh)
    else:
        take_control(step, sea.holder if said[sea.holder] or not said[sea.challenger] else sea.challenger)
