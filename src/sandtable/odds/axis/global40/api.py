"""The calls: one battle from text, all battles of a position, and those that planned moves would bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from ....games.axis.core.notation import read_units
from ....games.axis.global40 import alert
from ....games.axis.global40.actions import Done, GlobalAction, Intercept, Pass, Scramble
from ....games.axis.global40.data import roster
from ....games.axis.global40.game import GLOBAL40
from ....games.axis.global40.state import State
from ....kernel.protocol import Decide, Entry, Scalar
from ...answer import Odds
from ...model import OddsError, Orders, check_battles, check_method
from .. import ordering
from ..answering import answered, done
from ..positions import open_odds
from ..reading import find_unit
from . import raiding
from .edition import EDITION
from .raids import Plan, Raid, raid
from .scene import Text, raid_scene, scene

PASS, ALL = "none", "all"
"""What defenders do who may scramble or intercept."""


def battle(
    attack: str,
    defend: str,
    *,
    edition: str = "2nd",
    at: str = "",
    fleet: str = "",
    ships: str = "",
    scramble: str = "",
    kamikaze: str = "",
    tech: str = "",
    options: Mapping[str, Scalar] | None = None,
    orders: str | Orders = "",
    goal: str = "win",
    rounds: int = 0,
    retreat_at: int = 0,
    method: str = "exact",
    battles: int = 2000,
    seed: int = 0,
) -> Odds:
    """The odds of one battle written as text; raises OddsError naming the part that cannot be."""
    asked = read_orders(orders, goal, rounds, retreat_at)
    switched = tuple(sorted((options or {}).items()))
    text = Text(attack, defend, edition, at, fleet, ships, scramble, kamikaze, tech, switched)
    found = scene(text)
    return replace(answered(EDITION, found, asked, method, battles, seed), space=found.space if at else "")


def raid_of_text(
    attack: str,
    defend: str,
    *,
    edition: str = "2nd",
    at: str = "",
    targets: str = "",
    damage: str = "",
    tech: str = "",
    options: Mapping[str, Scalar] | None = None,
    method: str = "exact",
    battles: int = 2000,
    seed: int = 0,
) -> Raid:
    """The odds of a raid: raiders and escorts against fighters that intercept, and facilities.

    `targets` says who goes for what, `maj: 2 bmb | nb: 1 tac`; the others go for what they prefer.
    """
    switched = tuple(sorted((options or {}).items()))
    text = Text(attack, defend, edition, at, tech=tech, options=switched)
    state, space = raid_scene(text, damage)
    found = raiding.raiding_at(state, space, read_plan(state, space, targets))
    check_method(method)
    if method == "play":
        check_battles(battles)
        played = raiding.play(state, space, found.plan, battles, seed)
        return replace(played, space=space if at else "")
    return raid(found, space if at else "")


def pending(
    state: State, orders: str | Orders = "", goal: str = "win", scramble: str = PASS
) -> list[Odds | Raid]:
    """The odds of every battle of the moving nation that stands open in a position.

    While combat moves are being made: those that would be fought if the move were closed now. Defenders who
    still decide about scrambling and interception all pass, or do `all` that they can.
    """
    asked = read_orders(orders, goal)
    if GLOBAL40.pending(state) == Decide((state.seat,), "combat_move"):
        state = done(EDITION, state, Done())
    return open_odds(EDITION, answered_alert(state, scramble), asked)


def preview(
    state: State,
    planned: Iterable[str | GlobalAction],
    orders: str | Orders = "",
    goal: str = "win",
    scramble: str = PASS,
) -> list[Odds | Raid]:
    """The odds of every battle that planned combat moves would bring, as if all else stayed put."""
    for move in planned:
        state = done(EDITION, state, move)
    return pending(state, orders, goal, scramble)


def answered_alert(state: State, scramble: str) -> State:
    """The position once the defenders have answered the attacks; nobody spends kamikaze markers."""
    if scramble not in (PASS, ALL):
        raise OddsError(f"scramble: {scramble!r} is neither {PASS} nor {ALL}")
    while isinstance(awaited := GLOBAL40.pending(state), Decide) and awaited.what in ("alert", "kamikaze"):
        seat = awaited.seats[0]
        do = next(_rising(state, seat), Pass()) if scramble == ALL and awaited.what == "alert" else Pass()
        state = GLOBAL40.apply(state, Entry[GlobalAction](seat, do)).state
    return state


def _rising(state: State, seat: str) -> Iterator[GlobalAction]:
    """What aircraft of a nation may still do: scramble to the first zone that they can, or intercept."""
    for base, pile, most, zones in alert.scramble_lines(state, seat):
        yield Scramble({pile.kind: most}, base, zones[0])
    for space, pile in alert.intercept_lines(state, seat):
        yield Intercept({pile.kind: pile.count}, space)


def read_plan(state: State, space: str, text: str) -> Plan:
    """Who goes for what facility."""
    kinds, found = state.kinds(state.seat), list[tuple[str, str, int]]()
    there = {p.kind for p in state.at(space)}
    for stack in (part for part in text.split("|") if part.strip()):
        name, colon, units = stack.partition(":")
        if not colon:
            raise OddsError(f"targets: cannot read {stack.strip()!r}; write it like 'maj: 2 bmb | nb: 1 tac'")
        target = find_unit(roster(), name.strip(), "targets")
        if target not in there:
            raise OddsError(f"targets: there is no {target}")
        try:
            read = read_units(units, roster())
        except ValueError as error:
            raise OddsError(f"targets: {error}") from error
        for kind, count in read.items():
            if kind not in kinds or target not in kinds[kind].raids_on:
                raise OddsError(f"targets: {kind} cannot raid {target}")
            found.append((target, kind, count))
    return tuple(found)


def read_orders(text: str | Orders, goal: str = "win", rounds: int = 0, retreat_at: int = 0) -> Orders:
    """Orders from `attacker=keep_land,defender=2 inf ftr,defender_subs=leave`, `optimal` or `both`."""
    return ordering.read_orders(roster(), text, goal, rounds, retreat_at)
