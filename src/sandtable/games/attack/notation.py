"""Actions in text: `move 3 inf 1 tank france > germany`, `line bb dd ss`, `offer blue oil_03 for 1 any`."""

from __future__ import annotations

import re

from .actions import (
    Accept,
    AttackAction,
    Buy,
    Capital,
    Choose,
    Claim,
    Clock,
    Commit,
    Concede,
    Counter,
    Diplomacy,
    Fight,
    Fly,
    Line,
    Move,
    Offer,
    Place,
    Reinforce,
    Sail,
)
from .data import card_table
from .names import find_kind, find_region, read_number, read_units, short_names, write_units
from .pick import PLAIN
from .ruleset import Board
from .state import State
from .trade import ANY, PROMISE

HELP = {
    "claim": "claim ukraine",
    "place": "place 2 inf 1 tank france",
    "capital": "capital france",
    "choose": "choose move (or blitzkrieg, strategic, produce)",
    "move": "move 3 inf 1 tank france > germany",
    "sail": "sail 2 inf great_britain > iberia",
    "done": "done",
    "allow": "allow",
    "refuse": "refuse",
    "fly": "fly 2 (0: all planes go back)",
    "fight": "fight ukraine (against a challenge at sea: fight)",
    "volunteer": "volunteer",
    "pass": "pass",
    "commit": "commit 2 inf 1 tank 1 plane",
    "reinforce": "reinforce 1 inf",
    "hold": "hold",
    "challenge": "challenge",
    "engage": "engage",
    "withdraw": "withdraw",
    "line": "line bb dd ss",
    "press": "press",
    "recall": "recall",
    "diplomacy": "diplomacy cuba",
    "offer": "offer blue oil_03 for 1 minerals 1 any : and peace in Africa (nothing: no cards)",
    "accept": "accept minerals_02 (for no cards: accept)",
    "decline": "decline",
    "counter": "counter oil_03 for 1 minerals : and nothing more",
    "buy": "buy 2 inf 1 tank 1 bb",
    "end": "end",
    "clock": "clock last_half_hour (or time_up)",
    "concede": "concede red",
}
NOTHING = "nothing"
_UNITS_THEN_PLACE = re.compile(r"((?:\d+\s+\S+\s+)+)(.+)")


# Reading


def parse(state: State, seat: str, text: str) -> AttackAction:
    """The action a line means; raises ValueError with an example."""
    verb, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if verb not in HELP:
        raise ValueError(f"unknown order {verb!r}; orders are {', '.join(HELP)}")
    try:
        return _parse(state.rules.board, verb, rest)
    except ValueError as error:
        raise ValueError(f"{error} (like: {HELP[verb]})") from None


def _parse(board: Board, verb: str, rest: str) -> AttackAction:
    if verb == "fight" and not rest:
        return PLAIN["engage"]
    if verb in PLAIN:
        if rest:
            raise ValueError(f"nothing follows {verb!r}")
        return PLAIN[verb]
    match verb:
        case "claim":
            return Claim(find_region(board, rest))
        case "capital":
            return Capital(find_region(board, rest))
        case "diplomacy":
            return Diplomacy(find_region(board, rest))
        case "fight":
            return Fight(find_region(board, rest))
        case "choose":
            return Choose(rest)
        case "fly":
            return Fly(read_number(rest))
        case "commit":
            return Commit(read_units(rest))
        case "reinforce":
            return Reinforce(read_units(rest))
        case "buy":
            return Buy(read_units(rest))
        case "line":
            return Line(tuple(find_kind(word) for word in rest.split()))
        case "accept":
            return Accept(tuple(rest.split()))
        case "clock":
            return Clock(rest)
        case "concede":
            return Concede(rest)
    return _parse_places(board, verb, rest) if verb in ("place", "move", "sail") else _parse_terms(verb, rest)


def _parse_places(board: Board, verb: str, rest: str) -> AttackAction:
    match = _UNITS_THEN_PLACE.match(rest)
    if not match:
        raise ValueError("name units and regions")
    units, places = read_units(match[1]), match[2]
    if verb == "place":
        return Place(units, find_region(board, places))
    start, arrow, target = places.partition(">")
    if not arrow:
        raise ValueError("name where from and where to, with > between")
    ends = find_region(board, start), find_region(board, target)
    return Move(units, *ends) if verb == "move" else Sail(units, *ends)


def _parse_terms(verb: str, rest: str) -> AttackAction:
    terms, _, text = f"{rest} ".partition(" : ")
    partner = ""
    if verb == "offer":
        partner, _, terms = terms.strip().partition(" ")
    give, divider, want = f" {terms.strip()} ".partition(" for ")
    if not divider:
        raise ValueError("say what is given and what for")
    words = give.split()
    cards = () if words == [NOTHING] else tuple(word for word in words if word != PROMISE)
    asked, promise = _read_want(want), PROMISE in words
    if verb == "offer":
        return Offer(partner, cards, asked, text.strip(), promise)
    return Counter(cards, asked, text.strip(), promise)


def _read_want(text: str) -> dict[str, int]:
    words = text.split()
    if words == [NOTHING]:
        return {}
    if not words or len(words) % 2:
        raise ValueError("write what is asked for like '1 minerals 2 any'")
    want: dict[str, int] = {}
    for number, name in zip(words[::2], words[1::2], strict=True):
        what = _find_wanted(name)
        want[what] = want.get(what, 0) + read_number(number)
    return want


def _find_wanted(text: str) -> str:
    """A kind of card, a card, or any."""
    table = card_table()
    found = [kind for kind in (ANY, *table.kinds) if kind.startswith(text)]
    if text in table.cards:
        return text
    if len(found) != 1:
        raise ValueError(f"no such card or kind {text!r}; kinds are {', '.join((*table.kinds, ANY))}")
    return found[0]


# Writing


def write(action: AttackAction) -> str:
    """The action as a line that `parse` reads back."""
    for verb, plain in PLAIN.items():
        if action == plain:
            return verb
    match action:
        case Claim() | Capital() | Diplomacy() | Fight():
            return f"{type(action).__name__.lower()} {action.region}"
        case Choose():
            return f"choose {action.action}"
        case Place():
            return f"place {write_units(action.units)} {action.region}"
        case Move() | Sail():
            verb = "move" if isinstance(action, Move) else "sail"
            return f"{verb} {write_units(action.units)} {action.start} > {action.target}"
        case Fly():
            return f"fly {action.planes}"
        case Commit() | Reinforce() | Buy():
            return f"{type(action).__name__.lower()} {write_units(action.units)}"
        case Line():
            names = short_names()
            return f"line {' '.join(names.get(ship, ship) for ship in action.ships)}"
        case Offer():
            return f"offer {action.to} {_terms(action)}"
        case Counter():
            return f"counter {_terms(action)}"
        case Accept():
            return f"accept {' '.join(action.cards)}".strip()
        case Clock():
            return f"clock {action.what}"
        case Concede():
            return f"concede {action.seat}"
    raise TypeError(f"no notation for {action!r}")


def _terms(action: Offer | Counter) -> str:
    give = " ".join((*action.give, PROMISE) if action.promise else action.give) or NOTHING
    want = " ".join(f"{count} {what}" for what, count in action.want.items()) or NOTHING
    return f"{give} for {want}" + (f" : {action.text}" if action.text else "")
