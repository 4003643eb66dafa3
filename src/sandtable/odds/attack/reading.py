"""Battles of Attack! as text: units, lines, and the calls that answer them."""

from __future__ import annotations

from typing import TypeAlias, TypeVar, get_args

from ...games.attack.data import unit_table
from ...games.attack.names import find_kind, read_units
from ...games.attack.pieces import ARMY_KINDS, SHIP_KINDS, Army, Fleet
from ..model import OddsError, check_battles, check_method
from . import referee
from .best import odds
from .lines import best_reply, lengths, mixed
from .model import (
    GOALS,
    MOST_UNITS,
    POLICIES,
    Choice,
    LandOdds,
    Line,
    Lines,
    Mixed,
    NavalOdds,
    NeutralOdds,
    Plan,
    SeaGoal,
    SeaOdds,
    opening,
)
from .neutral import any_card, neutral_odds
from .pairing import naval
from .sea import sea

Answer: TypeAlias = LandOdds | NeutralOdds | SeaOdds | NavalOdds
T = TypeVar("T", bound=str)

NEUTRAL = "neutral"
NOBODY = "none"


def battle(
    attack: str,
    defend: str,
    *,
    attacker: str = "",
    defender: str = "",
    goal: str = "",
    all8: bool = False,
    method: str = "exact",
    battles: int = 2000,
    seed: int = 0,
) -> LandOdds | NeutralOdds | SeaOdds:
    """The odds of `4 inf 1 tank` against `3 inf`, `neutral`, or of ships against ships.

    `attacker` and `defender` are policies, for ships ways to lay lines. Raises OddsError naming the part.
    """
    mine = _units("attack", attack)
    theirs = {} if defend.strip() == NEUTRAL else _units("defend", defend)
    played = _is_played(method, battles)
    if _is_fleet("attack", mine) or _is_fleet("defend", theirs):
        if not (set(mine) <= set(SHIP_KINDS) and set(theirs) <= set(SHIP_KINDS)) or defend.strip() == NEUTRAL:
            raise OddsError("defend: ships fight ships, army units army units")
        ways = (_lines("attacker", attacker, "screen"), _lines("defender", defender, "screen"))
        ours, other = Fleet(**mine), Fleet(**theirs)
        if played:
            return referee.play_sea(ours, other, *ways, all8, battles, seed)
        return sea(ours, other, *ways, all8)
    plan = Plan(
        _one_of("attacker", attacker or "screen", POLICIES),
        _one_of("defender", defender or "all", POLICIES),
        _one_of("goal", goal or "take", GOALS),
    )
    if defend.strip() == NEUTRAL:
        if played:
            raise OddsError("method: attacks on neutral regions are computed, not played")
        return neutral_odds(Army(**mine), any_card(), plan)
    armies = Army(**mine), Army(**theirs)
    if played:
        return referee.play_land(*armies, plan, battles, seed)
    return odds(opening(*armies), plan)


def line_round(line: str, against: str) -> NavalOdds:
    """The odds of a round between two lines such as `dd ss bb` and `cv ss ss`."""
    return naval(read_line("line", line), read_line("against", against))


def lineup(fleet: str, enemy: str, goal: str = "", all8: bool = False) -> Choice | Mixed:
    """The best line of a fleet: against a line (`dd ss bb`), or mixed against a fleet (`2 dd 1 bb`)."""
    ours = _fleet("attack", fleet)
    aim: SeaGoal = _one_of("goal", goal or "ships", get_args(SeaGoal))
    if enemy.split()[:1] and not enemy.split()[0].isdigit():
        line = read_line("defend", enemy)
        return best_reply(ours, line, lengths(ours, Fleet(destroyer=len(line)), all8)[0], aim)
    return mixed(ours, _fleet("defend", enemy), aim, all8)


def read_line(part: str, text: str) -> Line:
    """Ships in order from `dd ss bb`; raises OddsError."""
    try:
        line = tuple(find_kind(word) for word in text.split())
    except ValueError as error:
        raise OddsError(f"{part}: {error}") from error
    if not line or not set(line) <= set(SHIP_KINDS):
        raise OddsError(f"{part}: a line names ships from the head on, such as 'dd ss bb'")
    most = unit_table().battle.longest_line
    if len(line) > most:
        raise OddsError(f"{part}: a line has at most {most} ships, not {len(line)}")
    return line


def _units(part: str, text: str) -> dict[str, int]:
    if text.strip() == NOBODY:
        return {}
    try:
        units = read_units(text)
    except ValueError as error:
        raise OddsError(f"{part}: {error}") from error
    for kind, count in units.items():
        if count < 1:
            raise OddsError(f"{part}: a number from 1 on, not {count} {kind}")
    if sum(units.values()) > MOST_UNITS:
        raise OddsError(
            f"{part}: at most {MOST_UNITS} units, not {sum(units.values())}", "too_many", most=MOST_UNITS
        )
    return units


def _is_fleet(part: str, units: dict[str, int]) -> bool:
    kinds = set(units)
    if kinds & set(SHIP_KINDS) and kinds & set(ARMY_KINDS):
        raise OddsError(f"{part}: ships and army units never fight together")
    return bool(kinds & set(SHIP_KINDS))


def _fleet(part: str, text: str) -> Fleet:
    units = _units(part, text)
    if not units or not _is_fleet(part, units):
        raise OddsError(f"{part}: name ships, such as '2 dd 1 bb'", "ships_needed")
    return Fleet(**units)


def _lines(part: str, text: str, default: Lines) -> Lines:
    return _one_of(part, text or default, get_args(Lines))


def _one_of(part: str, text: str, words: tuple[T, ...]) -> T:
    for word in words:
        if text == word:
            return word
    raise OddsError(f"{part}: {text!r} is none of {', '.join(words)}")


def _is_played(method: str, battles: int) -> bool:
    check_method(method)
    check_battles(battles)
    return method == "play"
