"""The `expect` lines of case files: what is wanted and what there is, in one form."""

from __future__ import annotations

from collections.abc import Callable

from .arranging import read_blocks, read_parts, write_blocks
from .blocks import NEUTRAL, name_of
from .control import worked_out
from .data import country_table, setup_table
from .economy import factory_cost, level, people_and_resources, points
from .notation import find_area, find_block, find_card, find_country, find_seat, find_tech
from .state import State, at_war, first_there
from .trade import blockades, routes, supplied_areas
from .view import is_seen


def compare(state: State, line: str) -> tuple[str, str]:
    """What an `expect` line wants and what there is."""
    verb, _, rest = line.partition(" ")
    words = rest.split()
    if verb == "units":
        area, parts = read_parts(rest)
        wanted = [b for seat, text in parts for b in read_blocks(seat, text, area)]
        return write_blocks(wanted), write_blocks(list(state.at(area)))
    if verb == "seen":
        return _compare_seen(state, rest)
    if verb not in _FACTS:
        raise ValueError(f"cannot read {line!r}")
    count, fact = _FACTS[verb]
    if len(words) < count:
        raise ValueError(f"too few words in {line!r}")
    return " ".join(words[count:]), fact(state, *words[:count])


def _compare_seen(state: State, rest: str) -> tuple[str, str]:
    """`axis glasgow: britain:fleet3 1 hidden`: what a faction sees of others there."""
    head, _, wanted = rest.partition(":")
    seat, name = head.split()
    viewer = find_seat(seat)
    seen = [b for b in state.at(find_area(name)) if is_seen(b, viewer)]
    hidden = len(state.at(find_area(name))) - len(seen)
    found = [name_of(b) for b in seen] + ([f"{hidden} hidden"] if hidden else [])
    words = wanted.split()
    tail = [" ".join(words[-2:])] if words[-1:] == ["hidden"] else []
    names = [find_block(word) for word in (words[:-2] if tail else words)]
    return " ".join(sorted(names) + tail) or "none", " ".join(
        sorted(found[: len(seen)]) + found[len(seen) :]
    ) or "none"


def _owner(state: State, area: str) -> str:
    there = first_there(state, find_area(area))
    return there[0] if there else "none"


def _control(state: State, area: str) -> str:
    return worked_out(state).get(find_area(area), NEUTRAL)


def _influence(state: State, country: str) -> str:
    stake = state.influence.get(find_country(country))
    return f"{stake.seat} {stake.count}" if stake else "none"


def _status(state: State, name: str) -> str:
    country = find_country(name)
    if country in state.armed:
        return " ".join(["armed", *state.armed[country]])
    if country in state.defeated:
        return f"defeated {state.marker.get(country, '')}".strip()
    if country in state.marker:
        return f"{'satellite' if country in state.satellites else 'conquered'} {state.marker[country]}"
    stake = state.influence.get(country)
    if stake is None:
        return country_table()[country].faction or "unaligned"
    status = "protectorate" if stake.count >= setup_table().influence.protectorate else "associate"
    return f"{status} {stake.seat}"


def _tracks(state: State, seat: str) -> str:
    pop, res = people_and_resources(state, find_seat(seat))
    return f"{state.ind[seat]} {pop} {res}"


def _yes(found: bool) -> str:
    return "yes" if found else "no"


def _blockade(state: State, area: str) -> str:
    """The marker, or outside the supply phase what there would be now."""
    found = find_area(area)
    if found in state.blockade:
        return state.blockade[found]
    for seat in setup_table().seats:
        how = blockades(state, seat).get(found)
        if how:
            return how
    return "none"


def _cards(cards: tuple[str, ...]) -> str:
    return " ".join(map(find_card, cards)) or "none"


def _techs(state: State, seat: str) -> str:
    return " ".join(sorted(map(find_tech, state.techs.get(find_seat(seat), {})))) or "none"


_FACTS: dict[str, tuple[int, Callable[..., str]]] = {
    "owner": (1, _owner),
    "control": (1, _control),
    "influence": (1, _influence),
    "status": (1, _status),
    "tracks": (1, _tracks),
    "level": (1, lambda state, seat: str(level(state, find_seat(seat)))),
    "cost": (1, lambda state, seat: str(factory_cost(state, find_seat(seat)))),
    "hand": (1, lambda state, seat: _cards(state.hand(find_seat(seat)))),
    "cards": (1, lambda state, seat: str(len(state.hand(find_seat(seat))))),
    "vault": (1, lambda state, seat: str(len(state.vault.get(find_seat(seat), ())))),
    "chits": (1, lambda state, seat: str(len(state.chits.get(find_seat(seat), ())))),
    "tech": (1, _techs),
    "vp": (1, lambda state, seat: str(points(state, find_seat(seat)))),
    "commands": (0, lambda state: str(state.turn.commands if state.turn else 0)),
    "order": (0, lambda state: " ".join(state.order)),
    "war": (2, lambda state, one, two: _yes(at_war(state, find_seat(one), find_seat(two)))),
    "supplied": (
        2,
        lambda state, area, seat: _yes(find_area(area) in supplied_areas(state, find_seat(seat))),
    ),
    "trade": (2, lambda state, area, seat: _yes(find_area(area) in routes(state, find_seat(seat)))),
    "blockade": (1, _blockade),
}
