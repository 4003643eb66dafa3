"""The lines of case files that are Attack!'s own: arranging a position and comparing it."""

from __future__ import annotations

import json

from msgspec.structs import replace

from ...kernel.protocol import Setup
from .battle import force
from .data import card_table, deck, setup_table
from .economy import income
from .frames import Turn
from .names import find_region, read_units, write_units
from .pieces import ARMY_KINDS, SHIP_KINDS, Army, Cards, Fleet, minus, plus
from .setup import opening_state
from .state import State, owned, with_units
from .turn import why_not_action

ACTIONS = ("move", "blitzkrieg", "strategic", "naval", "diplomacy", "produce", "trade")


def arrange(state: State, line: str) -> State:
    """The position after one line; the last one is `turn`, which begins a player's turn."""
    verb, _, rest = line.partition(" ")
    words = rest.split()
    if verb == "players":
        return _players(state, words)
    if verb == "position" and rest.strip() == "empty":
        return _cleared(state)
    if verb == "units":
        return _units(state, rest)
    if verb == "owner" and len(words) == 2:
        return _owner(state, find_region(state.rules.board, words[0]), words[1])
    if verb == "capital" and len(words) == 2:
        site = find_region(state.rules.board, words[1])
        return replace(state, capitals={**state.capitals, _seat(state, words[0]): site})
    if verb == "hand" and words:
        return _hand(state, _seat(state, words[0]), _cards(words[1:]))
    if verb == "ships" and words:
        return replace(state, ships={**state.ships, _seat(state, words[0]): _fleet(words[1:])})
    if verb == "holder" and len(words) == 1:
        return replace(state, holder="" if rest.strip() == "nobody" else _seat(state, words[0]))
    if verb == "turn" and words:
        return _turn(state, words)
    raise ValueError(f"cannot read {line!r}")


def _players(state: State, words: list[str]) -> State:
    """The same game with these players, clockwise, before its first card."""
    options = json.loads(state.variant)[1]
    return opening_state(Setup("attack", "base", seats=tuple(words), options=options))


def _cleared(state: State) -> State:
    """Nobody owns anything but the starting fleet; all cards are in the pile."""
    ships = dict.fromkeys(state.rules.seats, setup_table().fleet)
    hands: dict[str, Cards] = dict.fromkeys(state.rules.seats, ())
    return State(state.variant, state.order, state.seat, round=1, hands=hands, pile=deck(), ships=ships)


def _seat(state: State, text: str) -> str:
    if text not in state.rules.seats:
        raise ValueError(f"unknown player {text!r}; players are {', '.join(state.rules.seats)}")
    return text


def _region_and_units(state: State, text: str) -> tuple[str, str, Army]:
    """A region, its owner and units from `ukraine green: 3 inf 2 tank`; `none` for nothing."""
    name, _, rest = text.strip().partition(" ")
    region = find_region(state.rules.board, name)
    if rest.strip() == "none":
        return region, "", Army()
    seat, colon, units = rest.partition(":")
    if not colon:
        raise ValueError("write units like 'ukraine green: 3 inf 2 tank'")
    return region, _seat(state, seat.strip()), _army(units)


def _army(text: str) -> Army:
    units = read_units(text)
    if not set(units) <= set(ARMY_KINDS):
        raise ValueError("ships do not stand in regions")
    return Army(**units)


def _fleet(words: list[str]) -> Fleet:
    ships = read_units(" ".join(words)) if words != ["none"] else {}
    if not set(ships) <= set(SHIP_KINDS):
        raise ValueError("army units are not ships")
    return Fleet(**ships)


def _cards(words: list[str]) -> Cards:
    words = [] if words == ["none"] else words
    for card in words:
        if card not in card_table().cards:
            raise ValueError(f"unknown card {card!r}")
    return tuple(sorted(words))


def _units(state: State, text: str) -> State:
    region, seat, army = _region_and_units(state, text)
    state = _owner(state, region, seat or "neutral")
    return with_units(state, region, army) if seat else state


def _owner(state: State, region: str, seat: str) -> State:
    owner = {r: s for r, s in state.owner.items() if r != region}
    units = {r: army for r, army in state.units.items() if r != region}
    if seat != "neutral":
        owner[region] = _seat(state, seat)
        units[region] = state.units.get(region, Army(infantry=1))
    return replace(state, owner=owner, units=units)


def _hand(state: State, seat: str, cards: Cards) -> State:
    pile = plus(state.pile, state.hand(seat))
    if len(minus(pile, cards)) != len(pile) - len(cards):
        raise ValueError("not all of these cards are available")
    return replace(state, hands={**state.hands, seat: cards}, pile=minus(pile, cards))


def _turn(state: State, words: list[str]) -> State:
    """`turn red [round 3] [used move trade]`: that player's turn."""
    used, number, seat = words[1:], 1, _seat(state, words[0])
    if used[:1] == ["round"] and len(used) > 1 and used[1].isdecimal() and int(used[1]):
        number, used = int(used[1]), used[2:]
    if used and (used[0] != "used" or not set(used[1:]) <= set(ACTIONS)):
        raise ValueError("write it like 'turn red round 3 used move trade'")
    return replace(state, seat=seat, round=number, opening=None, turn=Turn(tuple(used[1:])))


def why_impossible(state: State) -> str:
    """What no game comes to between two actions, and where; "" when nothing is."""
    for region, owner in state.owner.items():
        if not state.at(region).size:
            return f"{region}: a region of {owner} without a unit"
    sites: dict[str, str] = {}
    for seat, site in state.capitals.items():
        if site in sites:
            return f"{site}: the capitals of {sites[site]} and {seat} in one region"
        if site not in state.owner and not state.rules.last_standing:
            return f"{site}: the capital of {seat} in a neutral region"
        sites[site] = seat
    for seat in state.alive:
        if state.opening is None and not owned(state, seat):
            return f"{seat}: without a region, and not out of the game"
    return _why_not_used(state)


def _why_not_used(state: State) -> str:
    """What is wrong with the actions of the turn: taken one after another, each must be allowed."""
    used = state.turn.used
    for number, action in enumerate(used):
        refusal = why_not_action(replace(state, turn=Turn(used[:number])), action)
        if refusal:
            return f"{state.seat}: used {' '.join(used)}: {refusal.reason}"
    return ""


# Comparing


def compare(state: State, line: str) -> tuple[str, str]:
    """What an `expect` line wants and what there is, written alike."""
    verb, _, rest = line.partition(" ")
    words = rest.split()
    if verb == "units":
        return _compare_units(state, rest)
    if verb in ("fighting", "reserve") and len(words) >= 2:
        return _compare_battle(state, verb, words)
    if verb == "hand" and words:
        return " ".join(_cards(words[1:])) or "none", " ".join(state.hand(_seat(state, words[0]))) or "none"
    if verb == "ships" and words:
        found = write_units(state.fleet(_seat(state, words[0])).items())
        return write_units(_fleet(words[1:]).items()) or "none", found or "none"
    if verb == "used":
        return rest.strip() or "none", " ".join(state.turn.used) or "none"
    if len(words) == 2:
        return words[1], _fact(state, verb, words[0])
    if len(words) == 1:
        return words[0], _fact(state, verb, "")
    raise ValueError(f"cannot read 'expect {line}'")


def _compare_units(state: State, text: str) -> tuple[str, str]:
    region, seat, army = _region_and_units(state, text)
    wanted = f"{seat}: {write_units(army.items())}" if seat else "none"
    owner = state.owner.get(region, "")
    return wanted, f"{owner}: {write_units(state.at(region).items())}" if owner else "none"


def _compare_battle(state: State, verb: str, words: list[str]) -> tuple[str, str]:
    if state.battle is None or words[0] not in ("attacker", "defender"):
        raise ValueError("there is no battle with such a side")
    mine = force(state.battle, words[0])
    army = mine.front if verb == "fighting" else mine.reserve
    wanted = "none" if words[1:] == ["none"] else write_units(_army(" ".join(words[1:])).items())
    return wanted, write_units(army.items()) or "none"


def _fact(state: State, verb: str, what: str) -> str:
    """One figure of the position: owner, income, cards, capital; holder, round, pile."""
    match verb:
        case "owner":
            return state.owner.get(find_region(state.rules.board, what), "neutral")
        case "income":
            return str(income(state, _seat(state, what)))
        case "cards":
            return str(len(state.hand(_seat(state, what))))
        case "capital":
            return state.capitals.get(_seat(state, what), "none")
        case "holder":
            return state.holder or "nobody"
        case "round":
            return str(state.round)
        case "pile":
            return str(len(state.pile))
    raise ValueError(f"cannot read 'expect {verb}'")
