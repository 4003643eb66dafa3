"""The odds of Attack! for people to read: headings and tables."""

from __future__ import annotations

from typing import TypeAlias

from ...games.attack.names import short_names, write_units
from ..command.report import (
    MOST_ROWS,
    Heading,
    Line,
    Part,
    Report,
    Table,
    bar,
    bars,
    losses,
    percent,
    ways,
)
from ..toll import Survivors
from .model import Choice, LandOdds, Mixed, NavalOdds, NeutralOdds, SeaOdds

Answer: TypeAlias = LandOdds | NeutralOdds | SeaOdds | NavalOdds | Choice | Mixed


def report_on(found: Answer) -> Report:
    """The report on one answer."""
    return Report(found, _parts(found))


def _parts(found: Answer) -> list[Part]:
    if isinstance(found, LandOdds):
        return _land(found)
    if isinstance(found, NeutralOdds):
        return _neutral(found)
    if isinstance(found, SeaOdds):
        return _sea(found)
    if isinstance(found, NavalOdds):
        return _round(found)
    if isinstance(found, Choice):
        return [Heading(f"best line: {_line(found.line)}, worth {found.swing:+.3f}")]
    return _mixed(found)


def _land(found: LandOdds) -> list[Part]:
    how = _how(found.method, found.battles)
    lost = {"attacker": found.attacker_losses, "defender": found.defender_losses}
    return [
        _heading(f"land, {how}; attacker {found.plan.attacker}, defender {found.plan.defender}", found.note),
        bars("result", {"attacker takes": found.takes, "defender holds": found.holds}),
        losses("points", lost, found.swing),
        _left("attackers left", found.attacker),
        _left("defenders left", found.defender),
        bars("rounds", found.rounds),
    ]


def _neutral(found: NeutralOdds) -> list[Part]:
    rows = [
        (write_units(troops.units), percent(troops.p), percent(troops.takes), bar(troops.takes))
        for troops in found.troops[:MOST_ROWS]
    ]
    if rest := found.troops[MOST_ROWS:]:
        share = sum(troops.p for troops in rest)
        beaten = sum(troops.p * troops.takes for troops in rest) / share
        rows.append((f"{len(rest)} others", percent(share), percent(beaten), bar(beaten)))
    return [
        _heading(f"neutral, exact; attacker {found.plan.attacker}, troops {found.plan.defender}", found.note),
        bars("result", {"attacker takes": found.takes, "troops hold": found.holds}),
        _points({"attacker": found.attacker_loss, "troops": found.defender_loss}, found.swing),
        Table(("neutral troops", "chance", "attacker takes", ""), rows),
    ]


def _sea(found: SeaOdds) -> list[Part]:
    how = _how(found.method, found.battles)
    return [
        _heading(f"sea, {how}; lines: challenger {found.challenger}, holder {found.holder}", found.note),
        bars("sea control", {"challenger": found.control, "holder": 1 - found.control}),
        _points({"challenger": found.challenger_loss, "holder": found.holder_loss}, found.swing),
        Line(f"{found.expected_rounds:.2f} rounds on average"),
    ]


def _round(found: NavalOdds) -> list[Part]:
    rows = []
    for way in found.outcomes[:MOST_ROWS]:
        mine = _sunk(dict(way.challenger.items()), way.challenger_damaged)
        theirs = _sunk(dict(way.holder.items()), way.holder_damaged)
        rows.append((mine, theirs, percent(way.p), bar(way.p)))
    if rest := found.outcomes[MOST_ROWS:]:
        share = sum(way.p for way in rest)
        rows.append((f"{len(rest)} other ways", "", percent(share), bar(share)))
    return [
        Heading(f"one round at sea, exact; {_line(found.challenger)} against {_line(found.holder)}"),
        _points({"challenger": found.challenger_loss, "holder": found.holder_loss}, found.swing),
        Line(f"hits on average: challenger {found.challenger_hits:.2f}, holder {found.holder_hits:.2f}"),
        Table(("challenger loses", "holder loses", "chance", ""), rows),
    ]


def _mixed(found: Mixed) -> list[Part]:
    rows = [
        (_line(one.line), percent(one.p), f"{one.swing:+.3f}", bar(one.p)) for one in found.ours[:MOST_ROWS]
    ]
    if rest := found.ours[MOST_ROWS:]:
        rows.append((f"{len(rest)} other lines", percent(sum(one.p for one in rest)), "", ""))
    heading = Heading(f"mixed lines, worth {found.value:+.3f} within {found.error:.3f}")
    return [heading, Table(("line", "laid", "worth", ""), rows)]


def _heading(text: str, note: str) -> Heading:
    return Heading(f"{text}; {note}" if note else text)


def _how(method: str, battles: int) -> str:
    return f"{battles} battles played" if method == "play" else "exact"


def _points(lost: dict[str, float], swing: float) -> Table:
    rows = [(who, f"{points:.2f}") for who, points in lost.items()]
    return Table(("losses in points", "expected"), [*rows, ("swing", f"{swing:+.2f}")])


def _left(what: str, found: list[Survivors]) -> Table:
    return ways(what, [(write_units(way.units) or "none", way.p) for way in found])


def _sunk(units: dict[str, int], damaged: int) -> str:
    sunk = [write_units(units)] if units else []
    return ", ".join([*sunk, f"{damaged} damaged"] if damaged else sunk) or "nothing"


def _line(line: tuple[str, ...]) -> str:
    names = short_names()
    return " ".join(names[ship] for ship in line)
