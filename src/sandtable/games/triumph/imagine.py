"""A full state that fits what one faction knows, the rest made up by chance.

Certain knowledge stays. Hidden blocks are dealt from what is left of each nation's pool: ships only where
there is water, one fortress an area and none at sea; their strengths add up to what everybody has counted.
Of what other factions know of each other nothing is kept: no rule asks for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from ...kernel.menus import some_choice
from ...kernel.protocol import Decide, Over, Rng
from .actions import Deploy
from .blocks import AIR, FORTRESS, NEUTRAL, Block, factions, kinds, most_cv, needs_water, rows, sorted_blocks
from .board import board
from .data import investment_cards, setup_table, unit_table
from .decks import all_cards, deck_of
from .economy import hand_limit
from .frames import Cards, Command, Limits, Opening, Pair
from .menu import menu
from .pick import make
from .ruleset import SEATS
from .state import State
from .technology import shows
from .view import Hidden, View

TRIES = 40


def imagine(view: View, seat: str, rng: Rng) -> State:
    """A state that gives the faction the same view."""
    state = _open_state(view, seat)
    state = replace(state, units=_dealt_blocks(view, rng))
    state = _with_cards(state, view, seat, rng)
    return _with_sealed(state, view, seat, rng)


def shuffled(things: Sequence[str], rng: Rng) -> list[str]:
    mixed = list(things)
    for i in range(len(mixed) - 1, 0, -1):
        j = rng.randrange(i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


def _open_state(view: View, seat: str) -> State:
    """The state as far as everybody sees it."""
    return State(
        variant=view.variant,
        year=view.year,
        phase=view.phase,
        order=view.order,
        arrived={a: row.order for a, row in view.areas.items() if row.order},
        control=view.control,
        marker=view.marker,
        satellites=view.satellites,
        influence=view.influence,
        armed=view.armed,
        defeated=view.defeated,
        wars=view.wars,
        restless=view.restless,
        ind={s: row.ind for s, row in view.factions.items()},
        risen=view.risen,
        atomic=view.atomic,
        laid={s: row.laid for s, row in view.factions.items() if row.laid},
        techs={s: row.techs for s, row in view.factions.items() if row.techs},
        blockade=view.blockade,
        arrivals=view.arrivals,
        attacked=view.attacked,
        known={seat: view.known} if view.known else {},
        peeked={seat: view.peeked} if view.peeked else {},
        draws=view.draws,
        musters=view.musters,
        opening=view.opening,
        production=view.production,
        council=view.council,
        plot=view.plot,
        season=view.season,
        turn=view.turn,
        battle=view.battle,
        leaving=view.leaving,
        ended=view.ended,
        over=view.pending if isinstance(view.pending, Over) else None,
    )


# Blocks


def _dealt_blocks(view: View, rng: Rng) -> dict[str, tuple[Block, ...]]:
    """All blocks: those that are seen, and the hidden ones made up."""
    places = [(area, row) for area, there in view.areas.items() for row in there.hidden]
    forts = {a for a, there in view.areas.items() if any(b.kind == FORTRESS for b in there.blocks)}
    fits = _fitting(view, places, forts)
    chosen = _dealt_kinds(places, fits, _pools_left(view), forts, rng)
    strengths = _dealt_strengths(view, places, rng)
    units: dict[str, list[Block]] = {area: list(there.blocks) for area, there in view.areas.items()}
    for (area, row), kind, cv in zip(places, chosen, strengths, strict=True):
        units[area].append(Block(row.nation, kind, cv, moved=row.moved, came=row.came, group=row.group))
    return {area: sorted_blocks(blocks) for area, blocks in units.items() if blocks}


def _fitting(view: View, places: list[tuple[str, Hidden]], forts: set[str]) -> list[tuple[str, ...]]:
    """The kinds that each hidden block could be; of those alone in foreign land one is on foot."""
    found, on_foot = [], set()
    for area, row in places:
        could = _could_be(area, row, forts)
        if area not in on_foot and row.moved and _took(view, area, row):
            on_foot.add(area)
            could = tuple(kind for kind in could if rows()[kind].supply) or could
        found.append(could)
    return found


def _took(view: View, area: str, row: Hidden) -> bool:
    """Whether the block stands in land of others with only its own side: air and ships do not go alone."""
    side = factions()
    there = view.areas[area]
    nations = {*(b.nation for b in there.blocks), *(b.nation for b in there.hidden)}
    sides = {side[nation] for nation in nations}
    is_land = not board().areas[area].is_water
    return is_land and len(sides) == 1 and view.control.get(area) != side[row.nation]


def _pools_left(view: View) -> dict[str, Counter[str]]:
    left = {nation: Counter(row.pool) for nation, row in unit_table().nations.items()}
    for there in view.areas.values():
        for block in there.blocks:
            if block.nation != NEUTRAL:
                left[block.nation][block.kind] -= 1
    return left


def _dealt_kinds(
    places: list[tuple[str, Hidden]],
    fits: list[tuple[str, ...]],
    left: dict[str, Counter[str]],
    forts: set[str],
    rng: Rng,
) -> list[str]:
    """A kind for every hidden block: the narrow places first; what does not come out is dealt anew."""
    order = sorted(range(len(places)), key=lambda i: len(fits[i]))
    for _ in range(TRIES):
        chosen = _one_deal(places, fits, order, {n: Counter(c) for n, c in left.items()}, set(forts), rng)
        if len(chosen) == len(places):
            break
    return [chosen.get(i, fits[i][-1]) for i in range(len(places))]


def _one_deal(
    places: list[tuple[str, Hidden]],
    fits: list[tuple[str, ...]],
    order: list[int],
    left: dict[str, Counter[str]],
    forts: set[str],
    rng: Rng,
) -> dict[int, str]:
    chosen: dict[int, str] = {}
    for i in order:
        area, row = places[i]
        stock = left[row.nation]
        free = (kind for kind in fits[i] if kind != FORTRESS or area not in forts)
        weights = [(kind, stock[kind]) for kind in free if stock[kind] > 0]
        total = sum(count for _, count in weights)
        if not total:
            continue
        kind = _weighted(weights, rng.randrange(total))
        chosen[i] = kind
        stock[kind] -= 1
        if kind == FORTRESS:
            forts.add(area)
    return chosen


def _weighted(weights: list[tuple[str, int]], at: int) -> str:
    """The kind on which a number falls that counts through them."""
    for kind, count in weights:
        at -= count
        if at < 0:
            return kind
    raise AssertionError("the number lies beyond the weights")


def _could_be(area: str, row: Hidden, forts: set[str]) -> tuple[str, ...]:
    """The kinds that a hidden block in an area may have, by where it stands and how it came."""
    there = board().areas[area]
    came = board().areas.get(row.came)
    found = []
    for kind in kinds():
        if kind == FORTRESS and (there.is_water or row.moved or area in forts):
            continue
        if needs_water(kind) and not (there.is_water or there.has_coast):
            continue
        if needs_water(kind) and came is not None and not (came.is_water or came.has_coast):
            continue
        if row.group and rows()[kind].cls == "g":
            continue
        if kind != AIR and row.group and _is_inland(row.group.split(">")[0]):
            continue
        found.append(kind)
    return tuple(found)


def _is_inland(area: str) -> bool:
    there = board().areas[area]
    return not (there.is_water or there.has_coast)


def _dealt_strengths(view: View, places: list[tuple[str, Hidden]], rng: Rng) -> list[int]:
    """Strengths that add up, faction by faction, to what has been spent and lost."""
    side = factions()
    seen = dict.fromkeys(SEATS, 0)
    for there in view.areas.values():
        for block in there.blocks:
            if block.nation != NEUTRAL:
                seen[side[block.nation]] += block.cv
    found = [1] * len(places)
    for seat in SEATS:
        mine = [i for i, (_, row) in enumerate(places) if side[row.nation] == seat]
        more = view.steps[seat] - seen[seat] - len(mine)
        while more > 0:
            room = [i for i in mine if found[i] < most_cv(places[i][1].nation)]
            if not room:
                break
            found[room[rng.randrange(len(room))]] += 1
            more -= 1
    return found


# Cards


def _with_cards(state: State, view: View, seat: str, rng: Rng) -> State:
    """Hands, vaults, decks and chits: certain ones stay, the others are dealt from what was not seen."""
    gone = _seen_cards(view, seat)
    unseen = {
        deck: shuffled([c for c, d in all_cards().items() if d == deck and c not in gone], rng)
        for deck in ("action", "investment")
    }
    vault = {seat: view.vault} if view.vault else {}
    for rival in SEATS:
        if rival != seat and view.factions[rival].vault:
            vault[rival] = _imagined_vault(view, rival, unseen["investment"])
    hands = {}
    for rival in SEATS:
        hands[rival] = view.hand if rival == seat else _imagined_hand(view, rival, unseen)
    discards = dict(view.discards)
    if not discards:
        discards = {
            deck: tuple(sorted(unseen[deck].pop() for _ in range(size)))
            for deck, size in view.discard_sizes.items()
        }
    decks = {deck: _by_table(cards) for deck, cards in unseen.items()}
    return replace(
        state,
        hands=hands,
        vault={s: vault[s] for s in SEATS if s in vault},
        discards=discards,
        decks=decks,
        chits=_imagined_chits(view, seat, rng),
    )


def _by_table(cards: Sequence[str]) -> Cards:
    return tuple(sorted(cards))


def _seen_cards(view: View, seat: str) -> set[str]:
    """Cards of which the viewer knows where they are."""
    found = {*view.hand, *(card for pair in view.vault for card in pair.cards)}
    for row in view.factions.values():
        found.update(row.techs.values())
        found.update(card for card, _ in row.laid)
    for cards in (*view.known.values(), *view.discards.values()):
        found.update(cards)
    for pairs in view.peeked.values():
        found.update(card for pair in pairs for card in pair.cards)
    if view.season:
        found.update(card for _, card in view.season.turns)
    if view.turn:
        found.add(view.turn.card)
    if view.plot:
        found.add(view.plot.card)
    return found


def _imagined_hand(view: View, rival: str, unseen: dict[str, list[str]]) -> Cards:
    sure = view.known.get(rival, ())
    row = view.factions[rival]
    hand = list(sure)
    for deck, size in (("action", row.action), ("investment", row.investment)):
        for _ in range(size - sum(deck_of(card) == deck for card in sure)):
            hand.append(unseen[deck].pop())
    return tuple(sorted(hand))


def _imagined_vault(view: View, rival: str, unseen: list[str]) -> tuple[Pair, ...]:
    """The pairs that were seen, and others that could be, taken from the cards not seen."""
    found = list(view.peeked.get(rival, ()))
    have = {*view.factions[rival].techs, *(pair.tech for pair in found)}
    while len(found) < view.factions[rival].vault:
        pair = _some_pair(unseen, have)
        for card in pair.cards:
            unseen.remove(card)
        have.add(pair.tech)
        found.append(pair)
    return tuple(found)


def _some_pair(unseen: list[str], have: set[str]) -> Pair:
    """Two cards with the same technology, or at worst one with it and any other."""
    for place, one in enumerate(unseen):
        for tech in investment_cards()[one].techs:
            other = next((c for c in unseen[place + 1 :] if shows(c, tech)), "")
            if other and tech not in have:
                return Pair(tech, tuple(sorted((one, other))))
    one = next(c for c in unseen if investment_cards()[c].techs)
    other = next(c for c in unseen if c != one)
    return Pair(investment_cards()[one].techs[0], tuple(sorted((one, other))))


def _imagined_chits(view: View, seat: str, rng: Rng) -> dict[str, tuple[int, ...]]:
    bag = Counter({int(value): count for value, count in setup_table().chits.items()})
    bag -= Counter(view.chits)
    left = shuffled([str(v) for v in bag.elements()], rng)
    found = {}
    for rival in SEATS:
        if rival == seat:
            values = view.chits
        else:
            values = tuple(sorted((int(left.pop()) for _ in range(view.factions[rival].chits)), reverse=True))
        if values:
            found[rival] = values
    return found


# Sealed choices


def _with_sealed(state: State, view: View, seat: str, rng: Rng) -> State:
    """What others have chosen in secret."""
    chosen = view.pending.may_change if isinstance(view.pending, Decide) else ()
    if view.opening is not None and view.opening.step == "place":
        sealed = dict(view.opening.sealed)
        for rival in chosen:
            if rival != seat:
                do = make(state, rival, some_choice(menu(state, rival, "deploy"), rng))
                assert isinstance(do, Deploy)
                sealed[rival] = {a: tuple(sorted(k)) for a, k in do.places.items()}
        return replace(state, opening=Opening("place", {s: sealed[s] for s in SEATS if s in sealed}))
    if view.limits is not None:
        picks: dict[str, Cards] = {}
        for rival in view.limits:
            if rival in chosen:
                picks[rival] = view.sealed if rival == seat else _some_discards(state, rival, rng)
        return replace(state, limits=Limits(view.limits, picks))
    if view.command is not None:
        return replace(state, command=_command(state, view, seat, rng))
    return state


def _some_discards(state: State, rival: str, rng: Rng) -> Cards:
    owed = len(state.hand(rival)) - hand_limit(state, rival)
    return tuple(sorted(shuffled(state.hand(rival), rng)[: max(0, owed)]))


def _command(state: State, view: View, seat: str, rng: Rng) -> Command:
    """The command cards that lie face down: of others any of their hand."""
    assert view.command is not None
    laid = {}
    for rival in view.command.laid:
        hand = state.hand(rival)
        laid[rival] = view.command.own if rival == seat else hand[rng.randrange(len(hand))]
    return Command(view.command.at, view.command.passes, laid)
