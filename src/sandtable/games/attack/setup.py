"""The setup: dealing, who starts, claiming, placing five at a time, capitals (setup chapter after VI).

With `quick_setup` chance does what the players otherwise choose: regions are drawn, and for each figure and
each capital a four-sided die names one of the player's regions, in the order in which they were claimed.
"""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Draw, Pending, Refusal, Roll, Setup, refuse
from .actions import AttackAction, Capital, Claim, Place
from .data import deck, setup_table
from .frames import Decision, Opening, OpeningStep, Turn
from .knowledge import pass_cards
from .pieces import Army, army_of
from .rolls import best, totals
from .ruleset import ruleset, variant_of
from .state import PILE, State, Stepping, army_or_refusal, ask, owned, why_not_own, why_not_region, with_units

ASKED: dict[OpeningStep, Decision] = {
    "claim": "setup_claim",
    "place": "setup_place",
    "capital": "setup_capital",
}
"""The decisions of steps that players take."""


def opening_state(setup: Setup) -> State:
    """The state before the first card is dealt; raises ValueError on a bad setup."""
    variant, table = variant_of(setup), setup_table()
    seats = ruleset(variant).seats
    return State(
        variant=variant,
        order=seats,
        seat=seats[0],
        hands=dict.fromkeys(seats, ()),
        pile=deck(),
        ships=dict.fromkeys(seats, table.fleet),
        opening=Opening("deal", stock=dict.fromkeys(seats, table.army)),
    )


def _opening(state: State) -> Opening:
    assert state.opening is not None
    return state.opening


def pending(state: State) -> Pending:
    """Whom or what the setup awaits."""
    now, table, quick = _opening(state), setup_table(), state.rules.quick_setup
    if now.step == "deal":
        return Draw(table.hand, state.pile, why="deal")
    if now.step == "start":
        return Roll(2 * len(now.rolling), why="start")
    if quick and now.step == "claim":
        return Draw(len(state.order), _open_regions(state, state.seat), why="claim")
    if quick:
        figures = now.stock[state.seat].size if now.step == "place" else 1
        return Roll(figures, sides=table.claims, why=now.step)
    return ask((state.seat,), ASKED[now.step])


def claimable(state: State, seat: str) -> tuple[str, ...]:
    """Regions the player may claim: unowned, and on a new continent where that is agreed."""
    rules = state.rules
    free = tuple(r for r in rules.board.regions if r not in state.owner)
    if not rules.start_per_continent:
        return free
    taken = {rules.board.continent[r] for r in owned(state, seat)}
    return tuple(r for r in free if rules.board.continent[r] not in taken)


def _open_regions(state: State, seat: str) -> tuple[str, ...]:
    """What chance draws this lap's regions from: with one start per continent, the continents in turn."""
    board = state.rules.board
    free = tuple(r for r in board.regions if r not in state.owner)
    if not state.rules.start_per_continent:
        return free
    continent = tuple(dict.fromkeys(board.continent.values()))[_opening(state).lap]
    return tuple(r for r in free if board.continent[r] == continent)


def why_not(state: State, seat: str, do: AttackAction) -> Refusal | None:
    """Why the player may not do this in the setup."""
    step = _opening(state).step
    if step == "claim" and isinstance(do, Claim):
        return _why_not_claim(state, seat, do.region)
    if step == "place" and isinstance(do, Place):
        return _why_not_place(state, seat, do)
    if step == "capital" and isinstance(do, Capital):
        return why_not_own(state, seat, do.region)
    return refuse("not_now", "7.setup", phase=f"setup_{step}")


def _why_not_claim(state: State, seat: str, region: str) -> Refusal | None:
    refusal = why_not_region(state, region)
    if refusal:
        return refusal
    if region in state.owner:
        return refuse("region_taken", "7.claim", space=region)
    if region not in claimable(state, seat):
        return refuse("same_continent", "7.continents", space=region)
    return None


def _why_not_place(state: State, seat: str, do: Place) -> Refusal | None:
    now, army = _opening(state), army_or_refusal(do.units)
    if isinstance(army, Refusal):
        return army
    if not army.size:
        return refuse("no_units", "7.place")
    if army.size > now.left:
        return refuse("too_many_units", "7.place", has=now.left, count=army.size)
    if not now.stock[seat].covers(army):
        return refuse("not_in_stock", "7.place", has=tuple(now.stock[seat].kinds()))
    return why_not_own(state, seat, do.region)


def act(step: Stepping, seat: str, do: AttackAction) -> None:
    """Carry out a choice of the setup."""
    if isinstance(do, Claim):
        _claim(step, seat, do.region)
        _next_go(step)
    elif isinstance(do, Place):
        _place(step, seat, army_of(do.units), do.region)
        if not _opening(step.state).left:
            _next_go(step)
    elif isinstance(do, Capital):
        _site(step, seat, do.region)
        _next_go(step)


def _claim(step: Stepping, seat: str, region: str) -> None:
    state, now = step.state, _opening(step.state)
    stock = {**now.stock, seat: now.stock[seat] - Army(infantry=1)}
    owner = {**state.owner, region: seat}
    state = replace(state, owner=owner, opening=replace(now, stock=stock))
    step.state = with_units(state, region, Army(infantry=1))
    step.tell("claimed", by=seat, space=region)


def _place(step: Stepping, seat: str, army: Army, region: str) -> None:
    now = _opening(step.state)
    stock = {**now.stock, seat: now.stock[seat] - army}
    state = with_units(step.state, region, step.state.at(region) + army)
    step.state = replace(state, opening=replace(now, stock=stock, left=now.left - army.size))
    step.tell("placed", by=seat, space=region, units=army.words)


def _site(step: Stepping, seat: str, region: str) -> None:
    step.state = replace(step.state, capitals={**step.state.capitals, seat: region})
    step.tell("capital", by=seat, space=region)


def drawn(step: Stepping, cards: tuple[str, ...]) -> None:
    """Cards dealt to the next player, or regions drawn for all of them."""
    state, now = step.state, _opening(step.state)
    if now.step == "claim":
        for seat, region in zip(state.order, cards, strict=True):
            _claim(step, seat, region)
        _next_lap(step)
        return
    seat = state.rules.seats[now.at]
    step.state = pass_cards(state, PILE, seat, tuple(sorted(cards)), (seat,))
    step.tell("dealt", to=seat, count=len(cards))
    if now.at + 1 < len(state.order):
        step.state = replace(step.state, opening=replace(now, at=now.at + 1))
    else:
        fresh = replace(now, step="start", at=0, rolling=state.rules.seats)
        step.state = replace(step.state, opening=fresh)


def rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """Dice for the start, or for figures and capitals that chance places."""
    now = _opening(step.state)
    if now.step == "start":
        _start_rolled(step, dice)
    elif now.step == "place":
        _strew(step, dice)
        _next_go(step)
    else:
        seat = step.state.seat
        _site(step, seat, _claims(step.state, seat)[dice[0] - 1])
        _next_go(step)


def _start_rolled(step: Stepping, dice: tuple[int, ...]) -> None:
    """The highest roll starts; the tied roll again (gap G2)."""
    state, now = step.state, _opening(step.state)
    winners = best(totals(now.rolling, dice))
    step.tell("start_roll", seats=now.rolling, dice=dice)
    if len(winners) > 1:
        step.state = replace(state, opening=replace(now, rolling=winners))
        return
    place = state.rules.seats.index(winners[0])
    order = (*state.rules.seats[place:], *state.rules.seats[:place])
    fresh = Opening("claim", stock=now.stock)
    step.state = replace(state, order=order, seat=order[0], opening=fresh)
    step.tell("starts", by=order[0])


def _claims(state: State, seat: str) -> tuple[str, ...]:
    """The player's regions in the order in which they were claimed."""
    return tuple(r for r, owner in state.owner.items() if owner == seat)


def _strew(step: Stepping, dice: tuple[int, ...]) -> None:
    seat = step.state.seat
    regions = _claims(step.state, seat)
    stock = _opening(step.state).stock[seat]
    figures = [kind for kind, count in stock.items() for _ in range(count)]
    for n, region in enumerate(regions, 1):
        mine = [kind for kind, die in zip(figures, dice, strict=True) if die == n]
        if mine:
            _place(step, seat, army_of({kind: mine.count(kind) for kind in mine}), region)


def _next_go(step: Stepping) -> None:
    """The next player's go in this step of the setup."""
    state, now = step.state, _opening(step.state)
    if now.at + 1 == len(state.order):
        _next_lap(step)
    else:
        _go(step, replace(now, at=now.at + 1))


def _next_lap(step: Stepping) -> None:
    """The next lap round the table, or the next step of the setup."""
    now, table = _opening(step.state), setup_table()
    if now.step == "claim" and now.lap + 1 < table.claims:
        _go(step, replace(now, at=0, lap=now.lap + 1))
    elif now.step == "claim" or (now.step == "place" and any(a.size for a in now.stock.values())):
        _go(step, replace(now, step="place", at=0, lap=0))
    elif now.step == "place":
        _go(step, Opening("capital"))
    else:
        _begin(step)


def _go(step: Stepping, now: Opening) -> None:
    seat = step.state.order[now.at]
    left = min(setup_table().per_placement, now.stock[seat].size) if now.step == "place" else 0
    step.state = replace(step.state, seat=seat, opening=replace(now, left=left))


def _begin(step: Stepping) -> None:
    """The setup is over; the starting player's first turn begins."""
    state = step.state
    step.state = replace(state, opening=None, round=1, seat=state.order[0], turn=Turn())
    step.tell("game_begins", by=state.order[0])
