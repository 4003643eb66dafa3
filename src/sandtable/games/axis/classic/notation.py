"""Actions in text: `move 3 inf germany > eastern_europe`, `lose 1 inf`, `place 2 arm russia`."""

from __future__ import annotations

import re

from ..core.notation import find_space, read_units, write_units
from .actions import (
    Buy,
    ClassicAction,
    Concede,
    Done,
    Fight,
    Load,
    Lose,
    Move,
    Place,
    Press,
    Research,
    Retreat,
    Rocket,
    Submerge,
    Unload,
    Withdraw,
)
from .data import roster
from .state import State

HELP = {
    "research": "research 2",
    "buy": "buy 3 inf 1 arm",
    "move": "move 3 inf germany > eastern_europe (or with the way: a > b > c)",
    "raid": "raid 1 bmb united_kingdom > germany",
    "load": "load 2 inf japan > sz_japan",
    "unload": "unload 2 inf sz_midway > midway",
    "fight": "fight karelia_ssr (bombard 1)",
    "rocket": "rocket germany > united_kingdom",
    "lose": "lose 1 inf 1 ftr",
    "press": "press",
    "retreat": "retreat ukraine_ssr (aircraft alone: retreat)",
    "withdraw": "withdraw 1 sz_baltic",
    "submerge": "submerge 1",
    "place": "place 2 arm russia (ships: place 1 trn sz_karelia via karelia_ssr)",
    "done": "done",
    "concede": "concede axis",
}
_UNITS_THEN_PLACE = re.compile(r"((?:\d+\s+\S+\s+)+)(.+)")


def parse(state: State, seat: str, text: str) -> ClassicAction:
    """The action a line means; raises ValueError with an example."""
    verb, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if verb not in HELP:
        raise ValueError(f"unknown order {verb!r}; orders are {', '.join(HELP)}")
    try:
        return _parse(state, verb, rest)
    except ValueError as error:
        raise ValueError(f"{error} (like: {HELP[verb]})") from None


def _parse(state: State, verb: str, rest: str) -> ClassicAction:
    board = state.rules.board
    if verb in ("move", "raid", "load", "unload"):
        return _parse_journey(state, verb, rest)
    if verb == "buy":
        return Buy(read_units(rest, roster()))
    if verb == "lose":
        return Lose(read_units(rest, roster()))
    if verb == "research":
        return Research(_number(rest))
    if verb == "fight":
        place, _, ships = rest.partition(" bombard ")
        return Fight(find_space(board, place), _number(ships) if ships else -1)
    if verb == "rocket":
        gun, arrow, target = rest.partition(">")
        if not arrow:
            raise ValueError("name the gun and the target")
        return Rocket(find_space(board, gun), find_space(board, target))
    if verb == "retreat":
        return Retreat(find_space(board, rest) if rest else "")
    if verb == "withdraw":
        count, _, zone = rest.partition(" ")
        return Withdraw(_number(count), find_space(board, zone))
    if verb == "submerge":
        return Submerge(_number(rest))
    if verb == "place":
        return _parse_place(state, rest)
    if verb == "concede":
        return Concede(rest)
    if rest:
        raise ValueError(f"nothing follows {verb!r}")
    return Press() if verb == "press" else Done()


def _number(text: str) -> int:
    if not text.strip().isdecimal():
        raise ValueError(f"a number is missing at {text!r}")
    return int(text)


def _units_and_place(text: str) -> tuple[dict[str, int], str]:
    match = _UNITS_THEN_PLACE.match(text + " " if text else "")
    if not match or not match.group(2).strip():
        raise ValueError("name units and spaces")
    return read_units(match.group(1), roster()), match.group(2)


def _parse_journey(state: State, verb: str, rest: str) -> ClassicAction:
    board = state.rules.board
    rest, _, ship = rest.partition(" on ")
    units, places = _units_and_place(rest)
    spaces = [find_space(board, part) for part in places.split(">")]
    if len(spaces) < 2:
        raise ValueError("name where from and where to, with > between")
    carrier = next(iter(read_units(f"1 {ship.strip()}", roster()))) if ship else ""
    if verb == "load":
        return Load(units, spaces[0], spaces[1], carrier)
    if verb == "unload":
        return Unload(units, spaces[0], spaces[1], carrier)
    return Move(units, spaces[0], tuple(spaces[1:]), verb == "raid")


def _parse_place(state: State, rest: str) -> Place:
    board = state.rules.board
    rest, _, via = rest.partition(" via ")
    units, place = _units_and_place(rest)
    return Place(units, find_space(board, place), find_space(board, via) if via else "")


def write(action: ClassicAction) -> str:
    """The action as a line that `parse` reads back."""
    match action:
        case Move():
            verb = "raid" if action.raid else "move"
            return f"{verb} {write_units(action.units, roster())} {' > '.join((action.start, *action.route))}"
        case Load():
            ship = f" on {action.ship}" if action.ship else ""
            return f"load {write_units(action.units, roster())} {action.start} > {action.zone}{ship}"
        case Unload():
            ship = f" on {action.ship}" if action.ship else ""
            return f"unload {write_units(action.units, roster())} {action.zone} > {action.coast}{ship}"
        case Buy() | Lose():
            return f"{'buy' if isinstance(action, Buy) else 'lose'} {write_units(action.units, roster())}"
        case Research():
            return f"research {action.dice}"
        case Fight():
            return f"fight {action.space}" + (f" bombard {action.bombard}" if action.bombard >= 0 else "")
        case Rocket():
            return f"rocket {action.gun} > {action.target}"
        case Retreat():
            return f"retreat {action.to}".strip()
        case Withdraw():
            return f"withdraw {action.count} {action.to}"
        case Submerge():
            return f"submerge {action.count}"
        case Place():
            via = f" via {action.via}" if action.via else ""
            return f"place {write_units(action.units, roster())} {action.space}{via}"
        case Concede():
            return f"concede {action.side}"
        case Press():
            return "press"
        case Done():
            return "done"
