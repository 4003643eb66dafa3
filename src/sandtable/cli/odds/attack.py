"""The command `sandtable odds attack`: battles on land and at sea, lines of ships, and positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli import inputs
from sandtable.cli.boards import new_console
from sandtable.cli.inputs import InputError
from sandtable.cli.odds.show import Json, Words, bar, bars, of_lines, percent, read_parts
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.names import short_names, write_units
from sandtable.odds import OddsError
from sandtable.odds.attack import Choice, LandOdds, Mixed, NavalOdds, NeutralOdds, SeaOdds
from sandtable.odds.attack.positions import open_battles, planned
from sandtable.odds.attack.reading import battle, line_round, lineup

Found: TypeAlias = LandOdds | NeutralOdds | SeaOdds | NavalOdds | Choice | Mixed
LINE_KEYS = ("attacker", "defender", "goal", "name")
MOST_ROWS = 12
UNITS = "Chances in %; swing in production points."


def command(
    *,
    attack: str | None = None,
    defend: str | None = None,
    attacker: str = "",
    defender: str = "",
    goal: str = "",
    line: str = "",
    best_line: bool = False,
    all8: bool = False,
    method: str = "exact",
    battles: int = 2000,
    seed: int = 0,
    file: Path | None = None,
    position: Path | None = None,
    plan: Words = None,
    as_json: Json = False,
) -> None:
    """The exact odds of a battle of Attack!, of many in a file, or of every battle in a position.

    Units are written '4 inf 1 tank', ships '2 dd 1 bb', a line 'dd ss bb' from its head on.
    """
    asked: dict[str, Any] = {"attacker": attacker, "defender": defender, "goal": goal, "all8": all8}
    played: dict[str, Any] = {"method": method, "battles": battles, "seed": seed}
    try:
        if position is not None:
            _show_all(_of_position(position, plan or []), as_json)
        elif file is not None:
            _show_all([(name, one) for name, one in of_lines(file, lambda t: _of_line(t, asked))], as_json)
        elif line:
            _show(line_round(line, _side("defend", defend)), as_json)
        elif best_line:
            _show(lineup(_side("attack", attack), _side("defend", defend), goal, all8), as_json)
        else:
            _show(battle(_side("attack", attack), _side("defend", defend), **asked, **played), as_json)
    except OddsError as error:
        raise InputError(str(error)) from error


def _side(name: str, text: str | None) -> str:
    if text is None:
        raise InputError(f"--{name} is missing; write --{name} '4 inf 1 tank', or 'none' for nobody")
    return text


def _of_position(path: Path, plan: list[str]) -> list[tuple[str, Found]]:
    game, _, state = inputs.read_position(path)
    if game.name != ATTACK.name:
        raise InputError(f"{path} is a game of {game.name}, not of {ATTACK.name}")
    found = open_battles(planned(state, plan), state.seat)
    return [(one.space or "sea", one.odds) for one in found]


def _of_line(text: str, asked: dict[str, Any]) -> tuple[str, Found]:
    """`4 inf vs 3 inf; attacker=all; name=first`."""
    sides, *rest = text.split(";")
    attack, versus, defend = sides.partition(" vs ")
    if not versus:
        raise InputError(f"write '4 inf vs 3 inf', not {sides.strip()!r}")
    said = read_parts(rest, LINE_KEYS)
    name = said.pop("name", sides.strip())
    return name, battle(attack, defend, **{**asked, **said})


# What is answered


def _show(found: Found, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        new_console().print(_text(found))


def _show_all(found: list[tuple[str, Found]], as_json: bool) -> None:
    if as_json:
        rows = [{"name": name, **msgspec.to_builtins(one)} for name, one in found]
        print(msgspec.json.encode({"battles": rows}).decode())
        return
    new_console().print(_overview(found) if found else Text("No battle stands open."))


def _overview(found: list[tuple[str, Found]]) -> Grid:
    """One row for each battle, within 80 columns."""
    grid = Grid(box=SIMPLE_HEAD, padding=0, caption=UNITS, caption_justify="left")
    grid.add_column("battle", overflow="fold")
    grid.add_column("kind")
    for name in ("wins", "swing", "rounds"):
        grid.add_column(name, justify="right", no_wrap=True)
    for name, one in found:
        assert isinstance(one, LandOdds | NeutralOdds | SeaOdds)
        wins = one.control if isinstance(one, SeaOdds) else one.takes
        grid.add_row(name, one.kind, f"{100 * wins:.1f}", f"{one.swing:+.2f}", f"{one.expected_rounds:.2f}")
    return grid


def _text(found: Found) -> RenderableType:
    if isinstance(found, LandOdds):
        return _land(found)
    if isinstance(found, NeutralOdds):
        return _neutral(found)
    if isinstance(found, SeaOdds):
        return _sea(found)
    if isinstance(found, NavalOdds):
        return _round(found)
    return _lines(found)


def _land(found: LandOdds) -> RenderableType:
    grid = Grid("losses in points", "expected", *(f"{float(q):.0%}" for q in found.attacker_losses.quantiles))
    for who, row in (("attacker", found.attacker_losses), ("defender", found.defender_losses)):
        grid.add_row(who, f"{row.expected:.2f}", *(str(points) for points in row.quantiles.values()))
    grid.add_row("swing", f"{found.swing:+.2f}", *[""] * len(found.attacker_losses.quantiles))
    left = [(write_units(way.units) or "none", way.p) for way in found.attacker]
    held = [(write_units(way.units) or "none", way.p) for way in found.defender]
    how = _how(found.method, found.battles)
    return Group(
        _heading(f"land, {how}; attacker {found.plan.attacker}, defender {found.plan.defender}", found.note),
        bars("result", {"attacker takes": found.takes, "defender holds": found.holds}),
        grid,
        _ways("attackers left", left),
        _ways("defenders left", held),
        bars("rounds", found.rounds),
    )


def _neutral(found: NeutralOdds) -> RenderableType:
    grid = Grid("neutral troops", "chance", "attacker takes", "")
    for troops in found.troops[:MOST_ROWS]:
        grid.add_row(write_units(troops.units), percent(troops.p), percent(troops.takes), bar(troops.takes))
    if rest := found.troops[MOST_ROWS:]:
        share = sum(troops.p for troops in rest)
        beaten = sum(troops.p * troops.takes for troops in rest) / share
        grid.add_row(f"{len(rest)} others", percent(share), percent(beaten), bar(beaten))
    return Group(
        _heading(f"neutral, exact; attacker {found.plan.attacker}, troops {found.plan.defender}", found.note),
        bars("result", {"attacker takes": found.takes, "troops hold": found.holds}),
        _points(found.attacker_loss, found.defender_loss, found.swing, "attacker", "troops"),
        grid,
    )


def _sea(found: SeaOdds) -> RenderableType:
    how = _how(found.method, found.battles)
    return Group(
        _heading(f"sea, {how}; lines: challenger {found.challenger}, holder {found.holder}", found.note),
        bars("sea control", {"challenger": found.control, "holder": 1 - found.control}),
        _points(found.challenger_loss, found.holder_loss, found.swing, "challenger", "holder"),
        Text(f"{found.expected_rounds:.2f} rounds on average"),
    )


def _round(found: NavalOdds) -> RenderableType:
    grid = Grid("challenger loses", "holder loses", "chance", "")
    for way in found.outcomes[:MOST_ROWS]:
        mine = _sunk(dict(way.challenger.items()), way.challenger_damaged)
        grid.add_row(mine, _sunk(dict(way.holder.items()), way.holder_damaged), percent(way.p), bar(way.p))
    if rest := found.outcomes[MOST_ROWS:]:
        share = sum(way.p for way in rest)
        grid.add_row(f"{len(rest)} other ways", "", percent(share), bar(share))
    hits = f"hits on average: challenger {found.challenger_hits:.2f}, holder {found.holder_hits:.2f}"
    return Group(
        _heading(f"one round at sea, exact; {_line(found.challenger)} against {_line(found.holder)}", ""),
        _points(found.challenger_loss, found.holder_loss, found.swing, "challenger", "holder"),
        Text(hits),
        grid,
    )


def _lines(found: Choice | Mixed) -> RenderableType:
    if isinstance(found, Choice):
        return Text(f"best line: {_line(found.line)}, worth {found.swing:+.3f}", style="bold")
    grid = Grid("line", "laid", "worth", "")
    for one in found.ours[:MOST_ROWS]:
        grid.add_row(_line(one.line), percent(one.p), f"{one.swing:+.3f}", bar(one.p))
    if rest := found.ours[MOST_ROWS:]:
        grid.add_row(f"{len(rest)} other lines", percent(sum(one.p for one in rest)), "", "")
    return Group(_heading(f"mixed lines, worth {found.value:+.3f} within {found.error:.3f}", ""), grid)


def _heading(text: str, note: str) -> Text:
    return Text(f"{text}; {note}" if note else text, style="bold")


def _how(method: str, battles: int) -> str:
    return f"{battles} battles played" if method == "play" else "exact"


def _points(mine: float, theirs: float, swing: float, us: str, them: str) -> Grid:
    grid = Grid("losses in points", "expected")
    grid.add_row(us, f"{mine:.2f}")
    grid.add_row(them, f"{theirs:.2f}")
    grid.add_row("swing", f"{swing:+.2f}")
    return grid


def _ways(what: str, ways: list[tuple[str, float]]) -> Grid:
    grid = Grid(what, "chance", "")
    for name, chance in ways[:MOST_ROWS]:
        grid.add_row(name, percent(chance), bar(chance))
    if rest := sum(chance for _, chance in ways[MOST_ROWS:]):
        grid.add_row(f"{len(ways) - MOST_ROWS} other ways", percent(rest), bar(rest))
    return grid


def _sunk(units: dict[str, int], damaged: int) -> str:
    parts = [write_units(units)] if units else []
    return ", ".join([*parts, f"{damaged} damaged"] if damaged else parts) or "nothing"


def _line(line: tuple[str, ...]) -> str:
    names = short_names()
    return " ".join(names[ship] for ship in line)
