"""The command `sandtable odds classic`: what it is asked, and the answer as tables with bars."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable import odds
from sandtable.cli import inputs
from sandtable.cli.boards import new_console
from sandtable.cli.inputs import InputError
from sandtable.cli.odds.show import Json, Words, bar, bars, of_lines, percent, read_parts
from sandtable.odds.answer import Survivors
from sandtable.odds.raids import Raid, rocket

MOST_ROWS = 12
RESULTS = ("attacker_wins", "defender_wins", "both_destroyed", "retreat", "takes_territory")
LINE_KEYS = ("edition", "at", "fleet", "ships", "tech", "orders", "goal", "rounds", "retreat_at", "name")
NUMBERS = ("rounds", "retreat_at")
KINDS = {"amphibious": "landing"}
UNITS = "Chances in %; swing in IPC."

Options: TypeAlias = Annotated[
    list[str] | None,
    Parameter(name="--option", consume_multiple=True, help="A rule option, name=value; see `games`."),
]


def command(
    *,
    attack: str | None = None,
    defend: str | None = None,
    edition: str = "",
    at: str = "",
    fleet: str = "",
    ships: str = "",
    tech: Words = None,
    orders: str = "",
    goal: str = "win",
    rounds: int = 0,
    retreat_at: int = 0,
    method: str = "exact",
    battles: int = 2000,
    seed: int = 0,
    raid: bool = False,
    rockets: bool = False,
    money: int | None = None,
    file: Path | None = None,
    position: Path | None = None,
    plan: Words = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """The exact odds of a battle, of many in a file, or of every battle in a position."""
    asked: dict[str, Any] = {
        "edition": edition or "2nd",
        "at": at,
        "fleet": fleet,
        "ships": ships,
        "tech": " ".join(tech or ()),
        "options": inputs.read_options(option or ()),
        "orders": orders,
        "goal": goal,
        "rounds": rounds,
        "retreat_at": retreat_at,
        "method": method,
        "battles": battles,
        "seed": seed,
    }
    try:
        if position is not None:
            said = odds.read_orders(orders, goal, rounds, retreat_at)
            _show_all(_of_position(position, plan or [], said), as_json)
        elif file is not None:
            _show_all(_of_file(file, asked), as_json)
        elif rockets:
            _show(rocket(money), as_json)
        elif raid:
            _check_sides("uk: 2 bmb", attack, defend)
            known = {key: asked[key] for key in ("edition", "tech", "options")}
            _show(odds.raid_of_text(attack or "", defend or "", money=money, **known), as_json)
        else:
            _check_sides("germany: 3 inf", fleet or None if attack is None else attack, defend)
            _show(odds.battle(attack or "", defend or "", **asked), as_json)
    except odds.OddsError as error:
        raise InputError(str(error)) from error


# What is asked


def _check_sides(example: str, attack: str | None, defend: str | None) -> None:
    """Both sides must be named, be it as empty ones."""
    for name, side, like in (("attack", attack, example), ("defend", defend, "ussr: 2 inf")):
        if side is None:
            nation = like.partition(":")[0]
            raise InputError(f"--{name} is missing; write --{name} '{like}', or '{nation}:' for nobody")


def _of_position(path: Path, plan: list[str], orders: odds.Orders) -> list[odds.Odds | Raid]:
    game, _, state = inputs.read_position(path)
    if game.name != "classic":
        raise InputError(f"{path} is a game of {game.name}; there are odds for classic")
    return odds.preview(state, plan, orders) if plan else odds.pending(state, orders)


def _of_file(path: Path, asked: dict[str, Any]) -> list[odds.Odds | Raid]:
    """One battle a line: `germany: 3 inf vs ussr: 2 inf; at=karelia_ssr; rounds=2`; # begins a remark."""
    return list(of_lines(path, lambda text: _of_line(text, asked)))


def _of_line(text: str, asked: dict[str, Any]) -> odds.Odds:
    sides, *rest = text.split(";")
    attack, versus, defend = sides.partition(" vs ")
    if not versus:
        raise InputError(f"write 'germany: 3 inf vs ussr: 2 inf', not {sides.strip()!r}")
    said = read_parts(rest, LINE_KEYS)
    numbers = {key: _number(key, said[key]) for key in NUMBERS if key in said}
    here = {**asked, **said, **numbers}
    name = str(here.pop("name", sides.strip()))
    return msgspec.structs.replace(odds.battle(attack, defend, **here), name=name)


def _number(key: str, text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise InputError(f"{key}: a number from 0 on, not {text!r}") from error


# What is answered


def _show(found: odds.Odds | Raid, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        new_console().print(_text(found))


def _show_all(found: list[odds.Odds | Raid], as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode({"battles": found}).decode())
        return
    new_console().print(_overview(found) if found else Text("No battle stands open."))


def _overview(found: list[odds.Odds | Raid]) -> Grid:
    """One row for each battle, within 80 columns."""
    grid = Grid(box=SIMPLE_HEAD, padding=0, caption=UNITS, caption_justify="left")
    grid.add_column("battle", overflow="fold")
    grid.add_column("kind")
    for name in ("wins", "loses", "both", "retreat", "takes", "swing", "rounds"):
        grid.add_column(name, justify="right", no_wrap=True)
    for one in found:
        kind = KINDS.get(one.kind, one.kind)
        if isinstance(one, Raid):
            grid.add_row(one.space, kind, *[""] * 5, f"{one.swing:+.2f}", "")
        else:
            shares = [f"{100 * getattr(one, result):.1f}" for result in RESULTS]
            grid.add_row(
                one.name or one.space, kind, *shares, f"{one.swing:+.2f}", f"{one.expected_rounds:.2f}"
            )
    return grid


def _text(found: odds.Odds | Raid) -> RenderableType:
    if isinstance(found, Raid):
        return Group(Text(_raid_words(found), style="bold"), bars("damage", found.damage))
    parts: list[RenderableType] = [Text(_heading(found), style="bold"), _results(found), _losses(found)]
    for who in ("attacker", "defender"):
        parts.append(_survivors(who, getattr(found.survivors, who)))
    parts.append(bars("rounds", found.rounds))
    for sea in found.sea:
        parts += [Text("The sea battle first:", style="bold"), _results(sea)]
    return Group(*parts)


def _heading(found: odds.Odds) -> str:
    orders = found.orders
    how = f"{found.battles} battles played" if found.method == "play" else "exact"
    place = f" in {found.space}" if found.space else ""
    note = f"; {found.note}" if found.note else ""
    return f"{found.kind}{place}, {how}; attacker {orders.attacker}, defender {orders.defender}{note}"


def _results(found: odds.Odds) -> Grid:
    grid = Grid("result", "chance", "")
    for name in RESULTS:
        chance = getattr(found, name)
        grid.add_row(name.replace("_", " "), percent(chance), bar(chance))
    return grid


def _losses(found: odds.Odds) -> Grid:
    quantiles = list(found.losses.attacker.quantiles)
    grid = Grid("losses in IPC", "expected", *(f"{float(q):.0%}" for q in quantiles))
    for who in ("attacker", "defender"):
        row = getattr(found.losses, who)
        grid.add_row(who, f"{row.expected:.2f}", *(str(row.quantiles[q]) for q in quantiles))
    grid.add_row("swing", f"{found.swing:+.2f}", *[""] * len(quantiles))
    return grid


def _survivors(who: str, ways: list[Survivors]) -> Grid:
    grid = Grid(f"{who}s left", "chance", "")
    for way in ways[:MOST_ROWS]:
        units = " ".join(f"{count} {name}" for name, count in way.units.items()) or "none"
        grid.add_row(units, percent(way.p), bar(way.p))
    if rest := sum(way.p for way in ways[MOST_ROWS:]):
        grid.add_row(f"{len(ways) - MOST_ROWS} other ways", percent(rest), bar(rest))
    return grid


def _raid_words(found: Raid) -> str:
    paid = f"{found.kind}: expected damage {found.expected_damage:.2f}, paid {found.expected_paid:.2f} IPC"
    return f"{paid}, bombers lost {found.expected_loss:.2f} IPC, swing {found.swing:+.2f}"
