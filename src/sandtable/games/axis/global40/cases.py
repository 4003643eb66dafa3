"""The lines of case files that are Global's own: wars, neutrals, damage, purses, flags, facilities, turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from msgspec.structs import replace

from ..core import editing
from ..core.editing import find_land, find_nation
from ..core.facilities import damaged
from ..core.notation import find_space, read_units, unit_kind, write_piles
from ..core.pieces import Pile, Piles, add, counted, merged, take
from ..core.position import PHASES, put, with_piles
from .data import Stance, tech_table
from .engaged import TRAPPED
from .positions import production
from .relations import sorted_wars
from .state import State, with_flags
from .turn import begun_at

NONE = "none"


def arrange(state: State, line: str) -> State:
    """The position after one line; the last one is `turn`, which begins a nation's turn."""
    verb, _, rest = line.partition(" ")
    read = LINES.get(verb)
    return read(state, rest.strip()) if read else editing.arrange(state, line)


def _words(text: str, count: int, like: str) -> list[str]:
    words = text.split()
    if len(words) != count:
        raise ValueError(f"write it like {like!r}")
    return words


def _number(text: str, like: str) -> int:
    if not text.isdecimal():
        raise ValueError(f"{text!r} is no number; write it like {like!r}")
    return int(text)


# Politics


def _pair(state: State, text: str, like: str) -> tuple[str, str]:
    a, b = (find_nation(state, word) for word in _words(text, 2, like))
    if state.rules.side[a] == state.rules.side[b]:
        raise ValueError(f"{a} and {b} stand on the same side")
    return a, b


def _war(state: State, text: str) -> State:
    return replace(state, wars=sorted_wars((*state.wars, _pair(state, text, "war japan usa"))))


def _peace(state: State, text: str) -> State:
    pair = _pair(state, text, "peace japan china")
    return replace(state, wars=tuple(war for war in state.wars if set(war) != set(pair)))


def _flag(state: State, text: str) -> State:
    (name,) = _words(text, 1, "flag london_fell")
    return with_flags(state, _known_flag(state, name))


def _known_flag(state: State, name: str) -> str:
    known = known_flags(state)
    if name not in known:
        raise ValueError(f"unknown flag {name!r}; flags are {', '.join(known)}")
    return name


def known_flags(state: State) -> tuple[str, ...]:
    """What later rules may ask for that has happened."""
    table, objectives = state.rules.politics, state.rules.objectives.values()
    named = {row.flag for row in table.raised} | {*table.fallen, *table.entered.values()}
    named |= {table.attacked.flag, table.pact.flag, FRENCH_BONUS} | {o.once for o in objectives if o.once}
    return tuple(sorted(named))


FRENCH_BONUS = "french_bonus"
"""The troop bonus has been given."""


# Land


def _owner(state: State, text: str) -> State:
    space, word = _words(text, 2, "owner egypt germany")
    land, nation = find_land(state, space), find_nation(state, word, neutral=True)
    if not nation:
        return _nobody(state, land, "strict")
    return replace(
        state,
        owner={**state.owner, land: nation},
        neutral={name: kind for name, kind in state.neutral.items() if name != land},
        army={name: count for name, count in state.army.items() if name != land},
    )


def _nobody(state: State, land: str, stance: Stance) -> State:
    return replace(state, owner={**state.owner, land: ""}, neutral={**state.neutral, land: stance})


def _neutral(state: State, text: str) -> State:
    space, word = _words(text, 2, "neutral turkey pro_allies")
    land = find_land(state, space)
    for stance in get_args(Stance):
        if word == stance:
            return _nobody(state, land, stance)
    raise ValueError(f"neutral land is one of {', '.join(get_args(Stance))}, not {word!r}")


def _army(state: State, text: str) -> State:
    space, number = _words(text, 2, "army turkey 4")
    land, count = find_land(state, space), _number(number, "army turkey 4")
    army = {**state.army, land: count}
    return replace(state, army={name: left for name, left in army.items() if left})


# Facilities and ships


def _facility(state: State, text: str) -> State:
    space, word = _words(text, 2, "facility egypt air_base")
    land, kind = find_land(state, space), _facility_kind(state, word)
    if not state.owner[land]:
        raise ValueError(f"{land} belongs to nobody: say who owns it first")
    return put(state, land, Pile(state.owner[land], kind))


def _facility_kind(state: State, text: str) -> str:
    kind = unit_kind(text, state.rules.roster)
    if kind not in state.rules.facilities:
        raise ValueError(f"{kind} is no facility")
    return kind


def _damage(state: State, text: str) -> State:
    like = "damage western_germany naval_base 3"
    space, word, number = _words(text, 3, like)
    land, kind, points = find_land(state, space), _facility_kind(state, word), _number(number, like)
    if not any(p.kind == kind for p in state.at(land)):
        raise ValueError(f"there is no {kind} in {land}")
    before = next(p.damage for p in state.at(land) if p.kind == kind)
    return damaged(state, land, kind, points - before, points)


def _hurt(state: State, text: str) -> State:
    """`hurt sz_6 usa: 1 bb`: so many of the ships there have taken a hit."""
    zone, nation, units = _read_hurt(state, text)
    piles = state.at(zone)
    for kind, count in units.items():
        if kind not in state.rules.roster.hits:
            raise ValueError(f"{kind} takes no hit that does not sink it")
        whole = next((p for p in piles if p.kind == kind and p.nation == nation and not p.damage), None)
        if whole is None or whole.count < count:
            raise ValueError(f"there are not {count} {kind} of {nation} in {zone}")
        piles = add(take(piles, counted(whole, count)), replace(counted(whole, count), damage=1))
    return with_piles(state, zone, piles)


def _trapped(state: State, text: str) -> State:
    """`trapped sz_6 usa: 2 ftr`: so many more aircraft lie aboard damaged carriers there."""
    zone, nation, units = _read_hurt(state, text)
    for kind, count in units.items():
        if kind not in state.rules.roster.deck_load:
            raise ValueError(f"{kind} cannot lie on a deck")
        state = put(state, zone, Pile(nation, kind, count, task=TRAPPED))
    return state


def _read_hurt(state: State, text: str) -> tuple[str, str, dict[str, int]]:
    name, _, rest = text.partition(" ")
    nation, colon, units = rest.partition(":")
    if not colon:
        raise ValueError("write it like 'hurt sz_6 usa: 1 bb'")
    zone = find_space(state.rules.board, name)
    return zone, find_nation(state, nation.strip()), read_units(units, state.rules.roster)


# Money, markers, developments, turns


def find_purse(state: State, text: str) -> str:
    """The purse that a text means; raises ValueError."""
    if text not in state.ipc:
        raise ValueError(f"unknown purse {text!r}; purses are {', '.join(state.ipc)}")
    return text


def _money(state: State, text: str) -> State:
    purse, number = _words(text, 2, "money uk_pacific 9")
    return replace(state, ipc={**state.ipc, find_purse(state, purse): _number(number, "money uk_pacific 9")})


def _kamikaze(state: State, text: str) -> State:
    (number,) = _words(text, 1, "kamikaze 6")
    return replace(state, kamikaze=_number(number, "kamikaze 6"))


def _tech(state: State, text: str) -> State:
    nation, *names = text.split() or [""]
    for name in names:
        if name not in tech_table().developments:
            raise ValueError(f"unknown development {name!r}")
    return replace(state, tech={**state.tech, find_nation(state, nation): tuple(names)})


def _bought(state: State, text: str) -> State:
    """`bought 3 inf [from uk_pacific]`: what was paid for, by the first purse or another one."""
    units, _, purse = text.partition(" from ")
    fresh = editing.arrange(state, f"bought {units}").bought
    if not purse:
        return replace(state, bought=fresh)
    named = find_purse(state, purse.strip())
    both = {kind: state.bought.get(kind, 0) + fresh.get(kind, 0) for kind in (*state.bought, *fresh)}
    return replace(state, bought=both, apart={**state.apart, named: fresh})


def _turn(state: State, text: str) -> State:
    """`turn germany combat_move [round 2]`: a fresh turn, straight in that phase."""
    words = text.split()
    phase = next((p for p in PHASES if len(words) > 1 and p == words[1]), None)
    if phase is None:
        raise ValueError(f"name the nation and one of the phases {', '.join(PHASES)}")
    number = 1
    if len(words) > 2:
        if len(words) != 4 or words[2] != "round" or not words[3].isdecimal() or words[3] == "0":
            raise ValueError("write it like 'turn germany combat_move round 2'")
        number = int(words[3])
    return begun_at(replace(state, seat=find_nation(state, words[0]), round=number), phase)


LINES: dict[str, Callable[[State, str], State]] = {
    "war": _war,
    "peace": _peace,
    "flag": _flag,
    "owner": _owner,
    "neutral": _neutral,
    "army": _army,
    "facility": _facility,
    "damage": _damage,
    "hurt": _hurt,
    "trapped": _trapped,
    "money": _money,
    "kamikaze": _kamikaze,
    "tech": _tech,
    "bought": _bought,
    "turn": _turn,
}
"""What arranges a position, beside the lines of every edition."""


# What a case expects


def compare(state: State, line: str) -> tuple[str, str]:
    """What an `expect` line wants and what there is, written alike."""
    verb, _, rest = line.partition(" ")
    read = EXPECTED.get(verb)
    return read(state, rest.split()) if read else editing.compare(state, line)


def _is_war(state: State, words: list[str]) -> tuple[str, str]:
    a, b = (find_nation(state, word) for word in words)
    return "war", "war" if state.relations.at_war(a, b) else "peace"


def _is_peace(state: State, words: list[str]) -> tuple[str, str]:
    return "peace", _is_war(state, words)[1]


def _is_flag(state: State, words: list[str]) -> tuple[str, str]:
    """`expect flag NAME [off]`."""
    name = _known_flag(state, words[0])
    return "off" if words[1:] == ["off"] else "up", "up" if name in state.flags else "off"


def _is_neutral(state: State, words: list[str]) -> tuple[str, str]:
    return words[1], state.neutral.get(find_land(state, words[0]), NONE)


def _is_army(state: State, words: list[str]) -> tuple[str, str]:
    return words[1], str(state.army.get(find_land(state, words[0]), 0))


def _is_facility(state: State, words: list[str]) -> tuple[str, str]:
    """`expect facility SPACE [kind ...]`, none where there is none."""
    there = {p.kind for p in state.at(find_land(state, words[0])) if p.kind in state.rules.facilities}
    wanted = {_facility_kind(state, word) for word in words[1:] if word != NONE}
    return " ".join(sorted(wanted)) or NONE, " ".join(sorted(there)) or NONE


def _is_damage(state: State, words: list[str]) -> tuple[str, str]:
    land, kind = find_land(state, words[0]), _facility_kind(state, words[1])
    return words[2], str(sum(p.damage for p in state.at(land) if p.kind == kind))


def _is_hurt(state: State, words: list[str]) -> tuple[str, str]:
    """`expect hurt ZONE usa: 1 bb`, or none."""
    return _compared(state, words, lambda p: p.damage > 0)


def _is_trapped(state: State, words: list[str]) -> tuple[str, str]:
    """`expect trapped ZONE usa: 2 ftr`, or none."""
    return _compared(state, words, lambda p: p.task == TRAPPED)


def _compared(state: State, words: list[str], which: Callable[[Pile], bool]) -> tuple[str, str]:
    """The pieces in a zone that a line names, and those of some sort that are there."""
    rules, zone = state.rules, find_space(state.rules.board, words[0])
    there = merged(Pile(p.nation, p.kind, p.count) for p in state.at(zone) if which(p))
    found = write_piles(there, rules.order, rules.roster) or NONE
    if words[1:] == [NONE]:
        return NONE, found
    _, nation, units = _read_hurt(state, " ".join(words))
    wanted: Piles = tuple(Pile(nation, kind, count) for kind, count in units.items())
    return write_piles(wanted, rules.order, rules.roster), found


def _is_money(state: State, words: list[str]) -> tuple[str, str]:
    return words[1], str(state.ipc[find_purse(state, words[0])])


def _is_production(state: State, words: list[str]) -> tuple[str, str]:
    return words[1], str(production(state)[find_purse(state, words[0])])


def _is_kamikaze(state: State, words: list[str]) -> tuple[str, str]:
    return words[0], str(state.kamikaze)


def _is_tech(state: State, words: list[str]) -> tuple[str, str]:
    have = state.tech.get(find_nation(state, words[0]), ())
    return " ".join(sorted(words[1:])) or NONE, " ".join(sorted(have)) or NONE


EXPECTED: dict[str, Callable[[State, list[str]], tuple[str, str]]] = {
    "war": _is_war,
    "peace": _is_peace,
    "flag": _is_flag,
    "neutral": _is_neutral,
    "army": _is_army,
    "facility": _is_facility,
    "damage": _is_damage,
    "hurt": _is_hurt,
    "trapped": _is_trapped,
    "money": _is_money,
    "production": _is_production,
    "kamikaze": _is_kamikaze,
    "tech": _is_tech,
}
