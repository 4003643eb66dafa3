"""How orders are said, in a line of text and by a line of the menu: a table of verbs that editions add to."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from msgspec.structs import astuple

from ....kernel.menus import Wish
from ....kernel.protocol import Action, Offer
from .actions import Buy, Done, Fight, Load, Lose, Move, Place, Press, Retreat, Unload
from .board import Board
from .notation import find_space, read_units, write_units
from .pieces import in_order
from .units import Roster

_UNITS_THEN_PLACE = re.compile(r"((?:\d+\s+[^\s>]+\s+)+)(.+)")


class Reads(Protocol):
    def __call__(self, rest: str, board: Board, roster: Roster) -> Action:
        """The order that a line means, by what follows its verb; raises ValueError."""


class Writes(Protocol):
    def __call__(self, do: Any, roster: Roster) -> str:
        """The order as a line, the verb included."""


class Makes(Protocol):
    def __call__(self, offer: Offer, count: int, target: str) -> Action:
        """The order that a line of the menu stands for, with a number and a target."""


class Wishes(Protocol):
    def __call__(self, do: Any) -> Wish | None:
        """What the order asks of a menu; None where it says more than any menu does."""


class Verb(NamedTuple):
    """One order in both forms, and back."""

    read: Reads
    write: Writes
    made: Makes
    wished: Wishes


Verbs = Mapping[str, Verb]
"""By the word that a line begins with, which is the tag of the action too."""


def parse(text: str, verbs: Verbs, examples: Mapping[str, str], board: Board, roster: Roster) -> Any:
    """The action a line means; raises ValueError, with the example of its verb."""
    verb, _, rest = text.strip().partition(" ")
    if verb not in examples:
        raise ValueError(f"unknown order {verb!r}; orders are {', '.join(examples)}")
    try:
        return verbs[verb].read(rest.strip(), board, roster)
    except ValueError as error:
        raise ValueError(f"{error} (like: {examples[verb]})") from None


def write(action: Action, verbs: Verbs, roster: Roster) -> str:
    """The action as a line that `parse` reads back."""
    return verbs[tag_of(action)].write(action, roster)


def wished(action: Action, verbs: Verbs) -> Wish:
    """What an action asks of a menu; raises ValueError where it says more than any menu does."""
    wish = verbs[tag_of(action)].wished(action)
    if wish is None:
        raise ValueError(
            "a menu names neither ways, nor ships to board, nor complexes to build by: leave them out"
        )
    return wish


def tag_of(action: Action) -> str:
    """The word by which an action is known on the wire."""
    return str(action.__struct_config__.tag)


# Parts of a line


def read_number(text: str) -> int:
    if not text.strip().isdecimal():
        raise ValueError(f"a number is missing at {text!r}")
    return int(text)


def read_units_and_place(text: str, roster: Roster) -> tuple[dict[str, int], str]:
    """`3 kind 1 kind place`: the units, and the rest."""
    match = _UNITS_THEN_PLACE.match(text + " " if text else "")
    if not match or not match.group(2).strip():
        raise ValueError("name units and spaces")
    return read_units(match.group(1), roster), match.group(2)


def read_journey(rest: str, board: Board, roster: Roster) -> tuple[dict[str, int], list[str], str]:
    """`3 kind place > place on ship`: the units, the spaces, the ship."""
    rest, _, ship = rest.partition(" on ")
    units, places = read_units_and_place(rest, roster)
    spaces = [find_space(board, part) for part in places.split(">")]
    if len(spaces) < 2:
        raise ValueError("name where from and where to, with > between")
    return units, spaces, next(iter(read_units(f"1 {ship.strip()}", roster))) if ship else ""


def write_way(verb: str, do: Move, roster: Roster) -> str:
    """A move by this verb."""
    return f"{verb} {write_units(do.units, roster)} {' > '.join((do.start, *do.route))}"


def wish_way(verb: str, do: Move) -> Wish | None:
    """What a move by this verb asks of a menu; a way in full is more than it has."""
    return Wish(verb, ordered(do.units), do.start, *do.route) if len(do.route) == 1 else None


def bare(verb: str, kind: type[Action]) -> Verb:
    """An order of one word."""

    def read(rest: str, board: Board, roster: Roster) -> Action:
        if rest:
            raise ValueError(f"nothing follows {verb!r}")
        return kind()

    return Verb(read, lambda do, roster: verb, lambda offer, count, target: kind(), lambda do: Wish(verb))


def aimed(verb: str, kind: Callable[[str], Action]) -> Verb:
    """An order that names one thing, by its id."""
    return Verb(
        read=lambda rest, board, roster: kind(rest),
        write=lambda do, roster: f"{verb} {astuple(do)[0]}",
        made=lambda offer, count, target: kind(target),
        wished=lambda do: Wish(verb, target=astuple(do)[0]),
    )


def ordered(units: Mapping[str, int]) -> dict[str, int]:
    """The units of an order, the closer named first."""
    return dict(in_order(units))


# The orders of every edition


def _read_move(rest: str, board: Board, roster: Roster) -> Move:
    units, spaces, _ = read_journey(rest, board, roster)
    return Move(units, spaces[0], tuple(spaces[1:]))


def _read_load(rest: str, board: Board, roster: Roster) -> Load:
    units, spaces, ship = read_journey(rest, board, roster)
    return Load(units, spaces[0], spaces[1], ship)


def _write_load(do: Load, roster: Roster) -> str:
    return f"load {write_units(do.units, roster)} {do.start} > {do.zone}{_on(do.ship)}"


def _wish_load(do: Load) -> Wish | None:
    return None if do.ship else Wish("load", ordered(do.units), do.start, do.zone)


def _read_unload(rest: str, board: Board, roster: Roster) -> Unload:
    units, spaces, ship = read_journey(rest, board, roster)
    return Unload(units, spaces[0], spaces[1], ship)


def _write_unload(do: Unload, roster: Roster) -> str:
    return f"unload {write_units(do.units, roster)} {do.zone} > {do.coast}{_on(do.ship)}"


def _on(ship: str) -> str:
    return f" on {ship}" if ship else ""


def _wish_unload(do: Unload) -> Wish | None:
    return None if do.ship else Wish("unload", ordered(do.units), do.zone, do.coast)


def _read_fight(rest: str, board: Board, roster: Roster) -> Fight:
    place, _, ships = rest.partition(" bombard ")
    return Fight(find_space(board, place), read_number(ships) if ships else -1)


def _write_fight(do: Fight, roster: Roster) -> str:
    return f"fight {do.space}" + (f" bombard {do.bombard}" if do.bombard >= 0 else "")


def _read_place(rest: str, board: Board, roster: Roster) -> Place:
    rest, _, via = rest.partition(" via ")
    units, place = read_units_and_place(rest, roster)
    return Place(units, find_space(board, place), find_space(board, via) if via else "")


def _write_place(do: Place, roster: Roster) -> str:
    via = f" via {do.via}" if do.via else ""
    return f"place {write_units(do.units, roster)} {do.space}{via}"


def _wish_place(do: Place) -> Wish | None:
    return None if do.via else Wish("place", do.units, target=do.space)


VERBS: dict[str, Verb] = {
    "buy": Verb(
        read=lambda rest, board, roster: Buy(read_units(rest, roster)),
        write=lambda do, roster: f"buy {write_units(do.units, roster)}",
        made=lambda offer, count, target: Buy({offer.unit: count}),
        wished=lambda do: Wish("buy", do.units),
    ),
    "move": Verb(
        read=_read_move,
        write=lambda do, roster: write_way("move", do, roster),
        made=lambda offer, count, target: Move({offer.unit: count}, offer.origin, (target,)),
        wished=lambda do: wish_way("move", do),
    ),
    "load": Verb(
        read=_read_load,
        write=_write_load,
        made=lambda offer, count, target: Load({offer.unit: count}, offer.origin, target),
        wished=_wish_load,
    ),
    "unload": Verb(
        read=_read_unload,
        write=_write_unload,
        made=lambda offer, count, target: Unload({offer.unit: count}, offer.origin, target),
        wished=_wish_unload,
    ),
    "fight": Verb(
        read=_read_fight,
        write=_write_fight,
        made=lambda offer, count, target: Fight(target),
        wished=lambda do: Wish("fight", target=do.space),
    ),
    "lose": Verb(
        read=lambda rest, board, roster: Lose(read_units(rest, roster)),
        write=lambda do, roster: f"lose {write_units(do.units, roster)}",
        made=lambda offer, count, target: Lose({offer.unit: count}),
        wished=lambda do: Wish("lose", ordered(do.units)),
    ),
    "press": bare("press", Press),
    "retreat": Verb(
        read=lambda rest, board, roster: Retreat(find_space(board, rest) if rest else ""),
        write=lambda do, roster: f"retreat {do.to}".strip(),
        made=lambda offer, count, target: Retreat(target),
        wished=lambda do: Wish("retreat", target=do.to),
    ),
    "place": Verb(
        read=_read_place,
        write=_write_place,
        made=lambda offer, count, target: Place({offer.unit: count}, target),
        wished=_wish_place,
    ),
    "done": bare("done", Done),
}
