"""What the commands answer, as data for `--json` and as text for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.boards import entry_text, header_text, look_of
from sandtable.cli.inputs import seats_of
from sandtable.kernel.case import CaseResult
from sandtable.kernel.protocol import Setups
from sandtable.kernel.registry import AnyGame, shares
from sandtable.kernel.save import AnyLog
from sandtable.kernel.verify import PROVEN, UNPROVEN, WRONG, Report

LAST_ENTRIES = 10
VERDICTS = {PROVEN: "proven", WRONG: "wrong", UNPROVEN: "unproven"}


def game_row(game: AnyGame) -> dict[str, Any]:
    """A game with its rulesets, seats, seatings by number of people, and options."""
    rulesets = game.rulesets()
    return {
        "name": game.name,
        "rules_version": game.rules_version,
        "rulesets": list(rulesets),
        "seats": list(seats_of(game, rulesets[0])),
        "seatings": _seatings(game, rulesets[0]),
        "options": _options(game),
    }


def _options(game: Setups) -> list[dict[str, Any]]:
    """The settings of a game; defaults that differ by ruleset are told for each."""
    found: dict[str, dict[str, Any]] = {}
    for ruleset in game.rulesets():
        for setting in game.settings(ruleset):
            row = msgspec.to_builtins(setting)
            default = row.pop("default")
            found.setdefault(setting.name, {**row, "default": {}})["default"][ruleset] = default
    return list(found.values())


def _seatings(game: Setups, ruleset: str) -> dict[str, list[list[str]]]:
    return {str(people): [list(seats) for seats in share] for people, share in shares(game, ruleset).items()}


def games_text(rows: list[dict[str, Any]]) -> RenderableType:
    """The games and their options as tables."""
    parts: list[RenderableType] = []
    for row in rows:
        parts.append(Text(f"{row['name']} (rules {row['rules_version']})", style="bold"))
        parts.append(Text(f"  rulesets: {', '.join(row['rulesets'])}"))
        parts.append(Text(f"  seats: {', '.join(row['seats'])}; people: {', '.join(row['seatings'])}"))
        grid = Grid("option", "type", *row["rulesets"], "meaning")
        for option in row["options"]:
            defaults = [_default(option["default"][ruleset]) for ruleset in row["rulesets"]]
            grid.add_row(option["name"], option["type"], *defaults, option["text"])
        if row["options"]:
            parts.append(grid)
    return Group(*parts) if parts else Text("No games are installed.")


def _default(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def forecast_text(purses: Sequence[Any]) -> RenderableType:
    """Incomes to come as a table: objectives that hold, and those that do not in brackets."""
    grid = Grid("purse", "land", Column("objectives", no_wrap=True), "convoys", "total")
    for row in purses:
        goals = [f"{g.id} {g.amount}" if g.holds else f"({g.id} {g.amount})" for g in row.objectives]
        lost = f"{row.convoy_expected:.2f} (up to {row.convoy_most})" if row.convoy_most else ""
        grid.add_row(row.purse, str(row.land), "\n".join(goals), lost, f"{row.total:g}")
    return grid


def position(log: AnyLog, n: int, seat: str | None = None) -> dict[str, Any]:
    """The position after record `n` as a seat or a spectator sees it; `version` is the last record."""
    state = log.state_at(n)
    view = msgspec.to_builtins(log.game.view(state, seat))
    return {
        "game": log.header.setup.game,
        "ruleset": log.header.setup.ruleset,
        "version": log.version,
        "at": n,
        "pending": view["pending"],
        "view": view,
    }


def position_text(log: AnyLog, n: int, seat: str | None = None) -> RenderableType:
    """Header, board, who is awaited, and the last entries before."""
    state, look = log.state_at(n), look_of(log.game)
    entries = log.entries_at(n)
    shown = entries if log.game.is_open else [e for e in entries if seat is not None and e.by == seat]
    last = "\n".join(f"  {entry_text(log.game, entry)}" for entry in shown[-LAST_ENTRIES:])
    return Group(
        header_text(log),
        look.board(log.game.view(state, seat), ""),
        Text(f"After record {n} of {log.version}, {len(entries)} entries in effect; the last ones:"),
        Text(last or "  none"),
        Text(look.heading(state, log.game.pending(state)), style="bold"),
    )


def dice_report(path: str, report: Report) -> dict[str, Any]:
    """A report on dice as data; `wrong` is the first wrong die."""
    wrong = report.first_wrong
    return {
        "file": path,
        "verdict": VERDICTS[report.exit_code],
        "wrong": None if wrong is None else {"record": wrong.n, **_without_n(msgspec.to_builtins(wrong))},
        "segments": msgspec.to_builtins(report.segments),
        "outside": list(report.outside),
        "inherited": list(report.inherited),
        "parent": report.parent,
        "pardoned": [{"record": n, "reason": reason} for n, reason in report.pardoned.items()],
    }


def _without_n(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "n"}


def dice_lines(report: Report) -> list[str]:
    """A report on dice in words: the verdict first."""
    lines = [f"Dice: {VERDICTS[report.exit_code]}."]
    if wrong := report.first_wrong:
        place = f"record {wrong.n}, die {wrong.position}"
        lines.append(f"First wrong die: {place}: expected {wrong.expected}, found {wrong.found}.")
    for segment in report.segments:
        known = "revealed" if segment.revealed else "key not revealed"
        fits = "" if segment.commitment_ok else ", key does not fit its commitment"
        lines.append(f"Segment {segment.number}: {segment.rolls} rolls, {known}{fits}.")
    if report.outside:
        lines.append(f"Dice outside any segment: records {', '.join(map(str, report.outside))}.")
    if report.inherited:
        lines.append(f"{len(report.inherited)} rolls come from {report.parent}; its file proves them.")
    for n, reason in report.pardoned.items():
        lines.append(f"Record {n} stands as it was made under older rules; today it is refused: {reason}.")
    return lines


def case_report(results: list[CaseResult]) -> dict[str, Any]:
    """How case files went, in numbers of cases."""
    failed = sum(result.failed for result in results)
    return {
        "ok": not failed,
        "files": len(results),
        "failed_files": sum(not result.ok for result in results),
        "cases": sum(result.cases for result in results),
        "failed": failed,
        "results": results,
    }


def case_lines(results: list[CaseResult]) -> list[str]:
    """What differed in each case that failed, and the count."""
    lines = []
    for result in results:
        for failure in result.failures:
            lines += [
                f"{result.path}:{failure.line}: {failure.case}",
                f"  {failure.text}",
                f"  expected: {failure.expected}",
                f"  found:    {failure.found}",
            ]
    cases, failed = sum(result.cases for result in results), sum(result.failed for result in results)
    return [*lines, f"{cases - failed} of {cases} cases in {len(results)} files passed."]
