"""The arranging lines of case files; comparing is in `comparing`."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from . import command, government, production, supply, year
from .arranging import read_block, read_blocks, read_parts
from .blocks import FORTRESS, NEUTRAL, Block, side
from .board import board, country_of
from .comparing import compare
from .control import with_control
from .data import country_table, setup_table, unit_table
from .decks import all_cards, deck_of
from .flow import settle
from .frames import SEASONS, Cards, Pair, Phase, Season, Stake, Turn
from .notation import find_area, find_card, find_country, find_seat, find_tech, read_count
from .ruleset import SEATS
from .state import State, Stepping, at_war, count_blocks, freshened, put, with_blocks
from .technology import shows

__all__ = ["arrange", "compare", "why_impossible"]


def arrange(state: State, line: str) -> State:
    """The position after one line; the last one is `turn`, which begins a phase."""
    verb, _, rest = line.partition(" ")
    if verb not in _LINES:
        raise ValueError(f"cannot read {line!r}")
    try:
        return _LINES[verb](state, rest.strip())
    except IndexError:
        raise ValueError(f"too few words in {line!r}") from None


def _position(state: State, rest: str) -> State:
    """An empty map at peace in the first year, all cards in their decks."""
    if rest != "empty":
        raise ValueError("write 'position empty'")
    first = State(
        variant=state.variant,
        year=state.rules.start,
        phase="government",
        ind={s: setup_table().seats[s].ind for s in SEATS},
        hands=dict.fromkeys(SEATS, ()),
        decks={d: tuple(c for c, deck in all_cards().items() if deck == d) for d in ("action", "investment")},
    )
    return with_control(first)


def _year(state: State, rest: str) -> State:
    return replace(state, year=read_count(rest))


def _order(state: State, rest: str) -> State:
    seats = tuple(map(find_seat, rest.split()))
    if sorted(seats) != sorted(SEATS):
        raise ValueError("name all three factions in order")
    return replace(state, order=seats)


def _war(state: State, rest: str) -> State:
    one, two = map(find_seat, rest.split())
    return replace(state, wars=(*state.wars, (one, two)))


def _units(state: State, rest: str) -> State:
    """Exactly these blocks; the first side named was there first."""
    area, parts = read_parts(rest)
    state = with_blocks(state, area, ())
    for seat, text in parts:
        for block in read_blocks(seat, text, area):
            state = put(state, area, block)
    return with_control(state)


def _forts(state: State, rest: str) -> State:
    """A country in arms against a faction, with what is left of its fortresses."""
    seat, *words = rest.split()
    country = country_of(find_area(words[0]))
    for name, cv in zip(words[::2], words[1::2], strict=True):
        area = find_area(name)
        blocks = [b for b in state.at(area) if b.nation != NEUTRAL]
        state = with_blocks(state, area, ())
        if read_count(cv):
            state = put(state, area, Block(NEUTRAL, FORTRESS, read_count(cv)))
        for block in blocks:
            state = put(state, area, block)
    armed = {**state.armed, country: (find_seat(seat),)}
    return with_control(replace(state, armed=armed))


def _control(state: State, rest: str) -> State:
    """A control marker on a capital."""
    area, seat = rest.split()
    found = find_area(area)
    country = country_of(found)
    if not country or country_table()[country].capital != found:
        raise ValueError(f"control markers lie on capitals, not in {found}")
    marker = {c: s for c, s in state.marker.items() if c != country}
    if seat != "none":
        marker[country] = find_seat(seat)
    return with_control(replace(state, marker=marker))


def _satellite(state: State, rest: str) -> State:
    country, seat = rest.split()
    found = find_country(country)
    state = replace(
        state, marker={**state.marker, found: find_seat(seat)}, satellites=(*state.satellites, found)
    )
    return with_control(state)


def _influence(state: State, rest: str) -> State:
    country, seat, count = rest.split()
    stakes = {c: s for c, s in state.influence.items() if c != find_country(country)}
    if read_count(count):
        stakes[find_country(country)] = Stake(find_seat(seat), read_count(count))
    return replace(state, influence=dict(sorted(stakes.items())))


def _ind(state: State, rest: str) -> State:
    seat, count = rest.split()
    return replace(state, ind={**state.ind, find_seat(seat): read_count(count)})


def _without(state: State, cards: Cards) -> State:
    """The state with these cards nowhere."""
    for card in cards:
        find_card(card)
    gone = set(cards)
    return replace(
        state,
        decks={d: tuple(c for c in cs if c not in gone) for d, cs in state.decks.items()},
        hands={s: tuple(c for c in cs if c not in gone) for s, cs in state.hands.items()},
        discards={d: tuple(c for c in cs if c not in gone) for d, cs in state.discards.items()},
    )


def _hand(state: State, rest: str) -> State:
    seat, *cards = rest.split()
    cards = [] if cards == ["none"] else cards
    who = find_seat(seat)
    for card in state.hand(who):
        deck = deck_of(card)
        state = replace(state, decks={**state.decks, deck: tuple(sorted((*state.decks[deck], card)))})
    state = _without(replace(state, hands={**state.hands, who: ()}), tuple(cards))
    return replace(state, hands={**state.hands, who: tuple(sorted(cards))})


def _tech(state: State, rest: str) -> State:
    """An open technology, with the first card of it that lies in a deck."""
    seat, *names = rest.split()
    who = find_seat(seat)
    for name in names:
        tech = find_tech(name)
        card = next(c for c in state.decks["investment"] if shows(c, tech))
        state = _without(state, (card,))
        state = replace(state, techs={**state.techs, who: {**state.techs.get(who, {}), tech: card}})
    return state


def _vault(state: State, rest: str) -> State:
    seat, tech, *cards = rest.split()
    if len(cards) != 2:
        raise ValueError("a pair has two cards")
    who = find_seat(seat)
    pair = Pair(find_tech(tech), tuple(sorted(map(find_card, cards))))
    state = _without(state, pair.cards)
    return replace(state, vault={**state.vault, who: (*state.vault.get(who, ()), pair)})


def _chits(state: State, rest: str) -> State:
    seat, *values = rest.split()
    chits = tuple(sorted(map(read_count, values), reverse=True))
    return replace(state, chits={**state.chits, find_seat(seat): chits})


def _discards(state: State, rest: str) -> State:
    cards = tuple(map(find_card, rest.split()))
    state = _without(state, cards)
    piles = dict(state.discards)
    for card in cards:
        piles[deck_of(card)] = tuple(sorted((*piles.get(deck_of(card), ()), card)))
    return replace(state, discards=piles)


def _known(state: State, rest: str) -> State:
    """`known axis glasgow: britain:fleet3`: the faction knows that block."""
    head, _, names = rest.partition(":")
    seat, name = head.split()
    viewer, area = find_seat(seat), find_area(name)
    blocks = list(state.at(area))
    for word in names.split():
        wanted = next((b for b in blocks if viewer not in b.known and _is_named(b, word, area)), None)
        if wanted is None:
            raise ValueError(f"no {word} in {area}")
        blocks.remove(wanted)
        blocks.append(replace(wanted, known=tuple(s for s in SEATS if s in (*wanted.known, viewer))))
    return with_blocks(state, area, blocks)


def _is_named(block: Block, word: str, area: str) -> bool:
    named = read_block(side(block), word, area) if ":" not in word or word.startswith(block.nation) else None
    return named is not None and (named.nation, named.kind, named.cv) == (block.nation, block.kind, block.cv)


def _escaped(state: State, rest: str) -> State:
    area, parts = read_parts(rest)
    for seat, text in parts:
        for block in read_blocks(seat, text, area):
            state = put(state, area, replace(block, escaped=True, open=True))
    return state


def _blockade(state: State, rest: str) -> State:
    area, *how = rest.split()
    marks = {**state.blockade, find_area(area): how[0] if how else "full"}
    return replace(state, blockade=dict(sorted(marks.items())))


def _restless(state: State, rest: str) -> State:
    return replace(state, restless=tuple(map(find_seat, rest.split())))


# The phase


def _turn(state: State, rest: str) -> State:
    """`turn axis summer movement 9`, `turn axis production`, `turn government`, `turn summer command`."""
    words = rest.split()
    seat = find_seat(words.pop(0)) if words and words[0] in SEATS else ""
    season = words.pop(0) if words and words[0] in SEASONS else ""
    what = words.pop(0) if words and not words[0].isdecimal() else ("movement" if words else "command")
    if what not in _PHASES:
        raise ValueError(f"unknown phase {what!r}; phases are {', '.join(_PHASES)}")
    clean = replace(state, opening=None, production=None, council=None, command=None, season=None, turn=None)
    step = Stepping(with_control(freshened(clean)), [])
    _PHASES[what](step, seat, season, words)
    settle(step)
    return step.state


def _begin_turn(step: Stepping, seat: str, season: str, words: list[str]) -> None:
    _begin(step, seat, season, words, "movement")


def _begin_combat(step: Stepping, seat: str, season: str, words: list[str]) -> None:
    _begin(step, seat, season, words, "combat")


def _begin_emergency(step: Stepping, seat: str, season: str, words: list[str]) -> None:
    _begin(step, seat, season, words, "emergency")


def _begin(step: Stepping, seat: str, season: str, words: list[str], kind: str) -> None:
    if not seat:
        raise ValueError("whose turn is it?")
    commands = read_count(words[0]) if words else 9
    turn = Turn(
        seat, "", commands, emergency=kind == "emergency", step="battles" if kind == "combat" else "moves"
    )
    phase = season or "summer"
    step.state = replace(step.state, phase=phase, turn=turn, season=Season(any_card=True))


def _begin_production(step: Stepping, seat: str, season: str, words: list[str]) -> None:
    at = step.state.order.index(seat) if seat else 0
    step.state = replace(step.state, phase="production", ended=True)
    production.begin(step, at)


def _begin_government(step: Stepping, seat: str, season: str, words: list[str]) -> None:
    government.begin(step)
    council = step.state.council
    if seat and council is not None:
        step.state = replace(step.state, council=replace(council, at=step.state.order.index(seat)))


def _season(text: str, otherwise: Phase) -> Phase:
    return next((s for s in SEASONS if s == text), otherwise)


def _begin_command(step: Stepping, seat: str, season: str, words: list[str]) -> None:
    command.begin(step, _season(season, "spring"))


def _begin_year(step: Stepping, seat: str, season: str, words: list[str]) -> None:
    step.state = replace(step.state, year=step.state.year - 1)
    year.begin(step)


def _begin_supply(step: Stepping, seat: str, season: str, words: list[str]) -> None:
    step.state = replace(step.state, phase=season or "summer", ended=True)
    supply.check(step)


def _begin_limits(step: Stepping, seat: str, season: str, words: list[str]) -> None:
    step.state = replace(step.state, phase="limits", ended=True)
    government.begin_limits(step)


_PHASES: dict[str, Callable[[Stepping, str, str, list[str]], None]] = {
    "movement": _begin_turn,
    "combat": _begin_combat,
    "emergency": _begin_emergency,
    "production": _begin_production,
    "government": _begin_government,
    "limits": _begin_limits,
    "command": _begin_command,
    "supply": _begin_supply,
    "new_year": _begin_year,
}
_LINES: dict[str, Callable[[State, str], State]] = {
    "position": _position,
    "year": _year,
    "order": _order,
    "war": _war,
    "units": _units,
    "forts": _forts,
    "control": _control,
    "satellite": _satellite,
    "influence": _influence,
    "ind": _ind,
    "hand": _hand,
    "tech": _tech,
    "vault": _vault,
    "chits": _chits,
    "discards": _discards,
    "known": _known,
    "escaped": _escaped,
    "blockade": _blockade,
    "restless": _restless,
    "turn": _turn,
}


# What no game comes to


def why_impossible(state: State) -> str:
    """What no game comes to, and where; "" when nothing is."""
    for (nation, kind), count in count_blocks(state).items():
        if nation != NEUTRAL and count > unit_table().nations[nation].pool[kind]:
            return f"{nation}: {count} blocks of {kind}, more than there are"
    for area, blocks in state.units.items():
        if sum(b.kind == FORTRESS for b in blocks) > 1:
            return f"{area}: two fortresses"
        country = board().areas[area].country
        if country and (why := _why_not_there(state, area, country)):
            return why
    return ""


def _why_not_there(state: State, area: str, country: str) -> str:
    there = sorted({side(b) for b in state.at(area)} - {NEUTRAL})
    for one in there:
        for two in there:
            if one < two and not at_war(state, one, two):
                return f"{area}: rivals at peace in one area of land: {one}, {two}"
    is_free = country_table()[country].faction == "" and country not in {*state.marker, *state.armed}
    if there and is_free:
        return f"{area}: units in a neutral country"
    return ""
