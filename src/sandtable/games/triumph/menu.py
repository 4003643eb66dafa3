"""What a faction may do now, factored for buttons and search; everything offered passes `check`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ...kernel.protocol import Menu, Need, Offer
from . import battle as fighting
from . import government, intelligence, muster, production, setup, supply
from .atom import why_not_atom
from .blocks import FORTRESS, Block, kinds, name_of
from .board import board
from .combat import battlefields, obligations
from .data import action_cards, country_table, investment_cards
from .declare import declarable, open_promises, turn_of
from .diplomacy import USA, is_target, why_not_wild
from .economy import factory_cost
from .fire import acting, exposed, opponent, present, targets
from .frames import Battle
from .intelligence import kind_of
from .movement import reaching
from .pool import has_fortress, left, suits
from .state import State, of_faction, others
from .technology import pairs, shows
from .theatre import theatre
from .turn import why_not_done, why_not_promised


def menu(state: State, seat: str, what: str) -> Menu:
    """The menu of a faction that is awaited for the decision `what`."""
    return Menu(
        seat, tuple(MENUS[what](state, seat)), needs=NEEDS[what](state, seat) if what in NEEDS else ()
    )


# Setup


def _deploy(state: State, seat: str) -> Iterator[Offer]:
    """For each area the kinds that its blocks may be; which together must be as many as it has."""
    for area, (nation, _) in setup.free_blocks(state, seat).items():
        for kind in kinds():
            share = _shares(state, seat, nation, kind).get(area, 0)
            if share and not (kind == FORTRESS and has_fortress(state, area)):
                yield Offer("deploy", origin=area, kind=kind, unit=kind, most=share, group=area)


def _shares(state: State, seat: str, nation: str, kind: str) -> dict[str, int]:
    """How many of a kind each area of a nation may take, so that the pool holds if all take as many.

    More in one place and less in another can be said by hand.
    """
    stock, one = left(state, nation, kind), kind == FORTRESS
    free = {a: count for a, (n, count) in setup.free_blocks(state, seat).items() if n == nation}
    areas = {a: min(1, count) if one else count for a, count in free.items() if suits(kind, a)}
    wanted = sum(areas.values())
    shares = {a: min(count, stock * count // wanted) for a, count in areas.items()}
    for area in sorted(areas, key=lambda a: shares[a]):
        more = min(areas[area] - shares[area], stock - sum(shares.values()))
        shares[area] += max(0, min(more, 1))
    return shares


def _deploy_needs(state: State, seat: str) -> tuple[Need, ...]:
    return tuple(Need(area, count, count) for area, (_, count) in setup.free_blocks(state, seat).items())


def _influence(state: State, seat: str) -> Iterator[Offer]:
    yield from _lays(state, seat)
    yield Offer("done")


# Production


def _produce(state: State, seat: str) -> Iterator[Offer]:
    frame = state.production
    assert frame is not None
    if frame.points:
        yield from _builds(state, seat)
        yield from _raises(state, seat)
        if state.opening is None:
            for deck, bought in (("action", frame.action), ("investment", frame.investment)):
                most = min(frame.points, len(state.decks[deck]) - bought)
                if most > 0:
                    yield Offer("buy", kind=deck, unit=deck, most=most)
    yield from _given_up(state, seat)
    yield Offer("done")


def _builds(state: State, seat: str) -> Iterator[Offer]:
    judge = production.placing(state, seat)
    for kind in kinds():
        areas = tuple(area for area in board().areas if judge(kind, area) is None)
        if areas:
            yield Offer("build", kind=kind, targets=areas)


def _raises(state: State, seat: str) -> Iterator[Offer]:
    judge = production.raising(state, seat)
    for area, block in _distinct(of_faction(state, seat)):
        if judge(block, area) is None:
            yield Offer("raise", origin=area, kind=block.kind, unit=name_of(block), most=1)


def _distinct(found: Iterable[tuple[str, Block]]) -> Iterator[tuple[str, Block]]:
    """Blocks by where they stand, alike ones once."""
    seen = set()
    for area, block in found:
        key = (area, name_of(block), block.fresh, block.escaped, block.moved)
        if key not in seen:
            seen.add(key)
            yield area, block


def _given_up(state: State, seat: str) -> Iterator[Offer]:
    """What may be taken off the map at one's own decisions."""
    seen = set()
    for area, block in of_faction(state, seat):
        key = (area, name_of(block))
        if key not in seen:
            seen.add(key)
            yield Offer("disband", origin=area, kind=block.kind, unit=name_of(block), most=1)
    yield from _markers(state, seat)


def _markers(state: State, seat: str, only: str = "") -> Iterator[Offer]:
    for country, stake in state.influence.items():
        if stake.seat == seat and only in ("", country):
            yield Offer("repudiate", kind=country, most=stake.count)


# Government


def _govern(state: State, seat: str) -> Iterator[Offer]:
    hand = state.hand(seat)
    yield from _lays(state, seat)
    for card in hand:
        if card in action_cards() and action_cards()[card].wild is not None:
            found = tuple(c for c in country_table() if why_not_wild(state, seat, card, c) is None)
            if found:
                yield Offer("wild", kind=card, targets=found)
    yield from _industry(state, seat)
    yield from _techs(state, seat)
    for card in hand:
        if kind_of(card) not in ("", "double_agent"):
            yield from _intel(state, seat, card)
    yield from _reveals(state, seat)
    yield from _given_up(state, seat)
    yield Offer("pass")


def _lays(state: State, seat: str) -> Iterator[Offer]:
    for card in state.hand(seat):
        if card in action_cards():
            found = tuple(c for c in action_cards()[card].countries if is_target(state, c))
            if found:
                yield Offer("lay", kind=card, targets=found)


def _industry(state: State, seat: str) -> Iterator[Offer]:
    """Sets of cards that pay for a rise: for each card the cheapest set that begins with it."""
    hand = sorted(
        (c for c in state.hand(seat) if c in investment_cards()),
        key=lambda c: (-investment_cards()[c].factory, c),
    )
    cost = factory_cost(state, seat)
    for place in range(len(hand)):
        chosen, value = [], 0
        for card in (*hand[place:], *hand[:place]):
            if value < cost:
                chosen.append(card)
                value += investment_cards()[card].factory
        if government.why_not_industry(state, seat, tuple(chosen)) is None:
            yield Offer("industry", kind=",".join(sorted(chosen)))


def _techs(state: State, seat: str) -> Iterator[Offer]:
    for tech, found in pairs(state, seat).items():
        for cards in found:
            real = tuple(card for card in cards if shows(card, tech))
            yield Offer("tech", origin=",".join(cards), kind=tech, targets=(*real, "vault"))


def _intel(state: State, seat: str, card: str) -> Iterator[Offer]:
    kind = kind_of(card)
    if kind == intelligence.COUP:
        found = tuple(c for c, s in state.influence.items() if s.seat != seat and c != USA)
        if found:
            yield Offer("intel", kind=card, targets=found)
        return
    for rival in others(seat):
        if kind == intelligence.AGENT:
            areas = intelligence.occupied(state, rival)
            if areas:
                yield Offer("intel", origin=rival, kind=card, targets=areas)
        elif kind != "spy_ring" or state.hand(rival):
            yield Offer("intel", origin=rival, kind=card)


def _reveals(state: State, seat: str) -> Iterator[Offer]:
    for pair in state.vault.get(seat, ()):
        real = tuple(card for card in pair.cards if shows(card, pair.tech))
        yield Offer("reveal", kind=pair.tech, targets=real)


def _double(state: State, seat: str) -> Iterator[Offer]:
    card = intelligence.double_card()
    if card in state.hand(seat):
        yield Offer("double", targets=intelligence.double_targets(state))
    yield Offer("pass")


def _mole(state: State, seat: str) -> Iterator[Offer]:
    plot = state.plot
    assert plot is not None
    for pair in state.vault.get(plot.victim, ()):
        for card in state.hand(seat):
            if card in investment_cards() and intelligence.is_mole_pair(state, seat, pair.tech, card):
                yield Offer("tech", origin=f"{card},{plot.card}", kind=pair.tech, targets=(card, "vault"))
    yield Offer("pass")


def _discard(state: State, seat: str) -> Iterator[Offer]:
    for card in state.hand(seat):
        yield Offer("discard", kind=card, unit=card, most=1, group="cards")
    yield from _reveals(state, seat)


def _discard_needs(state: State, seat: str) -> tuple[Need, ...]:
    owed = government.over_limit(state, seat)
    return (Need("cards", owed, owed),)


# Seasons


def _command(state: State, seat: str) -> Iterator[Offer]:
    for card in state.hand(seat):
        yield Offer("command", kind=card)
    yield Offer("pass")


def _first(state: State, seat: str) -> Iterator[Offer]:
    assert state.season is not None
    yield Offer("first", targets=state.season.ties)


def _move(state: State, seat: str) -> Iterator[Offer]:
    turn = turn_of(state)
    view = theatre(state, seat)
    for verb, found in declarable(state, seat, view).items():
        if found:
            yield Offer(verb, targets=found)
    if turn.commands:
        yield from _moves(state, seat)
    if why_not_atom(state, seat) is None:
        yield Offer("atom")
    yield from _reveals(state, seat)
    yield from _given_up(state, seat)
    if why_not_done(state, seat) is None:
        yield Offer("done")


def _moves(state: State, seat: str) -> Iterator[Offer]:
    turn, reach = turn_of(state), reaching(theatre(state, seat))
    is_tight = len(open_promises(state, seat)) >= turn.commands if turn.promises else False
    found: dict[tuple[str, str], tuple[Block, set[str]]] = {}
    for area, block in of_faction(state, seat):
        if not block.moved:
            key = (area, name_of(block))
            if key not in found or found[key][0] != block:
                goals = set(reach(block, area))
                if is_tight:
                    goals = {g for g in goals if why_not_promised(state, seat, block, g) is None}
                known = found.get(key, (block, set()))[1]
                found[key] = (block, known | goals)
    for (area, name), (block, goals) in found.items():
        if goals:
            ordered = tuple(a for a in board().areas if a in goals)
            yield Offer("move", origin=area, kind=block.kind, unit=name, most=1, targets=ordered)


def _repudiate(state: State, seat: str) -> Iterator[Offer]:
    yield from _markers(state, seat, turn_of(state).violating)
    yield Offer("stand")


def _muster(state: State, seat: str) -> Iterator[Offer]:
    area = state.musters[0].area
    for kind in muster.choices(state):
        yield Offer("muster", kind=kind, targets=(area,))


# Battles


def _combat(state: State, seat: str) -> Iterator[Offer]:
    for area, rivals in battlefields(state, seat).items():
        for rival in rivals:
            yield Offer("fight", kind=rival, targets=(area,))
    if not obligations(state, seat):
        yield Offer("done")


def _reveal(state: State, seat: str) -> Iterator[Offer]:
    yield from _reveals(state, seat)
    yield Offer("done")


def _join(state: State, seat: str) -> Iterator[Offer]:
    battle = fighting.battle_of(state)
    yield Offer("join", targets=fighting.waiting_groups(state, battle))


def _act(state: State, seat: str) -> Iterator[Offer]:
    battle = fighting.battle_of(state)
    blocks = acting(state, battle)[2]
    for block in _alike_once(blocks):
        goals = targets(state, battle, block)
        if goals:
            yield Offer("fire", kind=block.kind, unit=name_of(block), most=1, targets=goals)
        yield from _outs(state, battle, block)
        if block.kind == "carrier" and fighting.is_sea(battle):
            near, home = fighting.ways_out(state, battle, block)
            if "n" in present(state, battle, opponent(battle, seat)) and (near or home):
                goals = tuple(dict.fromkeys((*near, *home)))
                yield Offer("strike", kind=block.kind, unit=name_of(block), most=1, targets=goals)
    if not any(targets(state, battle, b) for b in blocks):
        yield Offer("done")


def _alike_once(blocks: Iterable[Block]) -> Iterator[Block]:
    seen = set()
    for block in blocks:
        if name_of(block) not in seen:
            seen.add(name_of(block))
            yield block


def _outs(state: State, battle: Battle, block: Block) -> Iterator[Offer]:
    near, home = fighting.ways_out(state, battle, block)
    if near:
        yield Offer("retreat", kind=block.kind, unit=name_of(block), most=1, targets=near)
    if home:
        yield Offer("rebase", kind=block.kind, unit=name_of(block), most=1, targets=home)


def _take(state: State, seat: str) -> Iterator[Offer]:
    battle = fighting.battle_of(state)
    for block in exposed(state, battle, seat, battle.target):
        yield Offer("take", kind=block.kind, unit=name_of(block), most=1)


def _leave(state: State, seat: str) -> Iterator[Offer]:
    if state.battle is not None:
        for block in _alike_once(fighting.leavers(state, state.battle, seat)):
            yield from _outs(state, state.battle, block)
        return
    leave = state.leaving[0]
    for block in _alike_once(supply.lonely(state, leave.seat, leave.area)):
        near, home = supply.ways_out(state, leave, block)
        if near:
            yield Offer("retreat", kind=block.kind, unit=name_of(block), most=1, targets=near)
        if home:
            yield Offer("rebase", kind=block.kind, unit=name_of(block), most=1, targets=home)


def _rebase(state: State, seat: str) -> Iterator[Offer]:
    battle = fighting.battle_of(state)
    for block in _alike_once(fighting.rebasers(state, battle)):
        goals = fighting.ways_out(state, battle, block)[1]
        yield Offer("rebase", kind=block.kind, unit=name_of(block), most=1, targets=goals)
    yield Offer("done")


def _escape(state: State, seat: str) -> Iterator[Offer]:
    battle = fighting.battle_of(state)
    for block in _alike_once(fighting.submarines(state, battle, seat)):
        yield Offer("escape", kind=block.kind, unit=name_of(block), most=1)
    yield Offer("done")


MENUS: dict[str, Callable[[State, str], Iterator[Offer]]] = {
    "deploy": _deploy,
    "influence": _influence,
    "produce": _produce,
    "govern": _govern,
    "double": _double,
    "mole": _mole,
    "discard": _discard,
    "command": _command,
    "first": _first,
    "move": _move,
    "repudiate": _repudiate,
    "muster": _muster,
    "combat": _combat,
    "reveal": _reveal,
    "join": _join,
    "act": _act,
    "take": _take,
    "leave": _leave,
    "rebase": _rebase,
    "escape": _escape,
}
NEEDS: dict[str, Callable[[State, str], tuple[Need, ...]]] = {
    "deploy": _deploy_needs,
    "discard": _discard_needs,
}
