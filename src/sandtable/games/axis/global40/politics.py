"""Politics (ch. 7): who may declare war, what that brings, and what nations may not do before it.

Who fights whom is in the state; its relations follow from that. What depends on the place as well is answered
here: the two fronts of the Soviet Union, China closed to those at peace with Japan, waters in which ships may
not stay.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core.board import Board, bits
from ..core.pieces import merged
from ..core.position import COMBAT_MOVE, PURCHASE, noted, with_piles
from ..core.same import Same
from .actions import Declare
from .data import DeclarationRow, Half
from .relations import Wars, sorted_wars
from .ruleset import relations, ruleset
from .state import State, Stepping, hostile_zones, with_flags

DECLARE = "declare"
"""What a nation is asked that may declare war as its income phase begins."""


# Neutral nations, and boards on which a nation is bound like one


def is_neutral_nation(state: State, nation: str) -> bool:
    """Whether a nation is at war with nobody."""
    return not state.relations.foes[nation]


def at_war_in(state: State, nation: str, half: Half) -> bool:
    """Whether a nation is free of the limits of a neutral one on a board.

    Nobody is while at war with nobody; the Soviet Union keeps them on each board until it is at war with the
    Axis there (A28).
    """
    return nation in _free_on(state.variant, state.wars)[half]


def is_bound(state: State, nation: str, space: str) -> bool:
    """Whether a nation has the limits of a neutral one in a space; zones count by their board."""
    return not at_war_in(state, nation, state.rules.half[space])


@lru_cache(maxsize=256)
def _free_on(variant: str, wars: Wars) -> dict[Half, frozenset[str]]:
    """On each board the nations that are at war there, and so without the limits of a neutral one."""
    rules, foes = ruleset(variant), relations(variant, wars).foes

    def is_free(nation: str, half: Half) -> bool:
        fronts = rules.politics.fronts.get(nation)
        return not foes[nation].isdisjoint(fronts[half]) if fronts else bool(foes[nation])

    return {half: frozenset(n for n in rules.order if is_free(n, half)) for half in rules.cities}


def opponents(state: State, nation: str) -> tuple[str, ...]:
    """The nations of the other side, at war or not, in turn order."""
    return state.rules.teams[state.rules.other_side(nation)]


# Land of others


def may_share_at(state: State, a: str, b: str, space: str) -> bool:
    """Whether two nations share decks, ships, bases and land there: of one side, and neither is bound."""
    return a == b or b in sharing(state, a)[state.rules.half[space]]


def sharing(state: State, nation: str) -> dict[Half, frozenset[str]]:
    """With whom a nation shares on each board; with itself everywhere."""
    return _sharing(state.variant, state.wars)[nation]


@lru_cache(maxsize=256)
def _sharing(variant: str, wars: Wars) -> dict[str, dict[Half, frozenset[str]]]:
    rules, free = ruleset(variant), _free_on(variant, wars)

    def with_whom(nation: str, half: Half) -> frozenset[str]:
        friends = free[half] & set(rules.teams[rules.side[nation]]) if nation in free[half] else frozenset()
        return frozenset({nation}) | friends

    return {n: {half: with_whom(n, half) for half in rules.cities} for n in rules.order}


def may_enter_china(state: State, nation: str) -> bool:
    """Whether China is open to a nation: itself, its opponents, and Allies at war with Japan (A15)."""
    row = state.rules.politics.china
    if nation == row.nation or state.rules.side[nation] != state.rules.side[row.nation]:
        return True
    return row.foe in state.relations.foes[nation]


def may_use(state: State, nation: str, space: str) -> bool:
    """Whether land is open to a nation's units as friendly land: to stand in, to pass, to land on."""
    return bool(open_land(state, nation) & state.rules.board.bit[space])


def open_land(state: State, nation: str, owner: dict[str, str] | None = None) -> int:
    """The land that is open to a nation's units as friendly land, by the owners now or at another moment.

    Its own, that of nations it shares with there, and free Dutch land for its guardians and Allies at war
    (A22). China is closed to Allies at peace with Japan, and all but China to Chinese units.
    """
    rules = state.rules
    land, china = holdings(state.owner if owner is None else owner, rules.board), rules.politics.china.nation
    found = 0
    for half, shares in sharing(state, nation).items():
        on = rules.europe if half == "europe" else rules.pacific
        for holder in shares:
            found |= land.get(holder, 0) & on
    if not may_enter_china(state, nation):
        found &= ~(rules.chinese | land.get(china, 0))
    found |= free_dutch(state, nation)
    return found & rules.open_to_china if nation == china else found


def holdings(owner: dict[str, str], board: Board) -> dict[str, int]:
    """The land of each owner, and of nobody, as sets of spaces."""
    return _holdings(Same(owner), board)


@lru_cache(maxsize=32)
def _holdings(owner: Same[dict[str, str]], board: Board) -> dict[str, int]:
    found: dict[str, int] = {}
    for space, holder in owner.value.items():
        found[holder] = found.get(holder, 0) | board.bit[space]
    return found


def free_dutch(state: State, nation: str) -> int:
    """The untaken Dutch land that a nation's units may be in: those of its guardians and Allies at war."""
    rules, guardians = state.rules, state.rules.politics.dutch.guardians
    if rules.side[nation] != rules.side[guardians[0]]:
        return 0
    return sum(
        rules.board.bit[space]
        for space, kind in state.neutral.items()
        if kind == "dutch" and (nation in guardians or not is_bound(state, nation, space))
    )


def closed_sky(state: State, nation: str) -> int:
    """The land that a nation's aircraft may not cross; what they attack they may enter (A55).

    Neutral and impassable land, land of a nation that is neutral there or any but its own for one that is,
    China for Allies at peace with Japan. Opponents who are not at war with it do not close theirs.
    """
    rules, foes, china = state.rules, state.relations.foes[nation], state.rules.politics.china.nation
    land, found = holdings(state.owner, rules.board), 0
    for holder, spaces in land.items():
        if holder != nation and holder not in foes:
            found |= spaces & ~_crossed(state, nation, holder)
    if not may_enter_china(state, nation):
        at_war = sum(land.get(foe, 0) for foe in foes)
        found |= (rules.chinese | land.get(china, 0)) & ~at_war & ~land.get(nation, 0)
    found &= ~free_dutch(state, nation)
    return found | rules.board.land & ~rules.open_to_china if nation == china else found


def _crossed(state: State, nation: str, holder: str) -> int:
    """The boards on which aircraft of a nation may cross land of another one: where neither is bound."""
    found = 0
    for half, free in _free_on(state.variant, state.wars).items():
        if nation in free and holder in free:
            found |= state.rules.europe if half == "europe" else state.rules.pacific
    return found


# Waters in which ships may not end a move


def forbidden_waters(state: State, nation: str, is_warship: bool) -> int:
    """The zones where ships of a nation may not end a move in the two move phases (A27).

    Passing, retreating, being placed and staying where one lies are free.
    """
    rules, foes, found = state.rules, state.relations.foes[nation], 0
    for row in rules.politics.waters:
        if row.nation != nation or not foes.isdisjoint(row.until):
            continue
        found |= _zones(rules.board, row.zones)
        if row.beside:
            found |= _coast(state, row.beside)
        if row.board:
            free = _coast(state, nation) | (_zones(rules.board, row.warships) if is_warship else 0)
            found |= (rules.europe if row.board == "europe" else rules.pacific) & rules.board.sea & ~free
    return found


@lru_cache(maxsize=64)
def _zones(board: Board, zones: tuple[str, ...]) -> int:
    return sum(board.bit[zone] for zone in zones)


def _coast(state: State, nation: str) -> int:
    """The zones beside land that a nation controls now."""
    board = state.rules.board
    return _shore(board, holdings(state.owner, board).get(nation, 0))


@lru_cache(maxsize=64)
def _shore(board: Board, land: int) -> int:
    """The zones beside some land."""
    found = 0
    for space in bits(land):
        found |= board.near[space]
    return found & board.sea


# Declaring war


def may_declare(state: State, nation: str) -> tuple[str, ...]:
    """The nations on which a nation may declare war in its own turn of this round."""
    foes, rows = state.relations.foes[nation], state.rules.politics.declaration
    return tuple(
        target
        for target in state.rules.order
        if target not in foes and any(_allows(state, row, nation, target) for row in rows)
    )


def _allows(state: State, row: DeclarationRow, nation: str, target: str) -> bool:
    if nation not in row.by or target not in row.on:
        return False
    return 0 < row.turn <= state.round or any(flag in state.flags for flag in row.flags)


def may_declare_at_income(state: State) -> tuple[str, ...]:
    """On whom the moving nation may declare war as its income phase begins, if at peace with all."""
    row = state.rules.politics.at_income
    if state.seat != row.nation or state.round != row.turn or state.relations.foes[state.seat]:
        return ()
    return opponents(state, state.seat)


def declarable(state: State) -> tuple[str, ...]:
    """The nations on which the moving nation may declare war at this moment.

    As its income phase begins, once asked, all its opponents, one after the other (line 514).
    """
    if state.asking == DECLARE:
        return tuple(n for n in opponents(state, state.seat) if n not in state.relations.foes[state.seat])
    if state.phase != COMBAT_MOVE or state.turn.moved:
        return ()
    return may_declare(state, state.seat)


def why_not_declare(state: State, do: Declare) -> Refusal | None:
    """Why the moving nation may not declare war on these nations now."""
    if not do.on:
        return refuse("no_nations", "notation")
    return next((refusal for nation in do.on if (refusal := _why_not_on(state, nation))), None)


def _why_not_on(state: State, nation: str) -> Refusal | None:
    seat = state.seat
    if nation not in state.rules.order:
        return refuse("unknown_nation", "notation", nation=nation)
    if nation not in opponents(state, seat):
        return refuse("same_side", "7.declare", nation=nation)
    if nation in state.relations.foes[seat]:
        return refuse("at_war_already", "7.declare", nation=nation)
    if nation in declarable(state):
        return None
    if state.phase == PURCHASE:
        return refuse("too_early_to_declare", "7.declare", nation=nation)
    if state.asking != DECLARE and (state.phase != COMBAT_MOVE or state.turn.moved):
        return refuse("too_late_to_declare", "7.declare", nation=nation)
    return refuse("may_not_declare", f"7.{seat}", nation=nation)


def declare(step: Stepping, do: Declare) -> None:
    """The moving nation is at war with these nations, and only with them, from now on.

    What the rules allow other nations because of it, they do in their own turns (line 665).
    """
    for nation in do.on:
        if nation not in step.state.relations.foes[step.state.seat]:
            _declare_on(step, nation)


def _declare_on(step: Stepping, nation: str) -> None:
    before, seat = step.state, step.state.seat
    raised = (row.flag for row in before.rules.politics.raised if seat in row.by and nation in row.on)
    state = replace(before, wars=sorted_wars((*before.wars, *_drawn_in(before, seat, nation))))
    step.state = _mixed(before, with_flags(state, *raised))
    step.tell("declared", by=seat, on=nation)
    for one in state.rules.order:
        if state.relations.foes[one] and not before.relations.foes[one]:
            _arm(step, one)


def _drawn_in(state: State, a: str, b: str) -> tuple[tuple[str, str], ...]:
    """The pairs at war when one declares war on the other: the United Kingdom and ANZAC go together."""
    joint = state.rules.politics.joint
    if joint.foe in (a, b) and not {a, b}.isdisjoint(joint.nations):
        return tuple((nation, joint.foe) for nation in joint.nations)
    return ((a, b),)


def _mixed(before: State, after: State) -> State:
    """The position with zones noted that turned hostile: ships that lie there may still load (A47)."""
    known = (*hostile_zones(before), *before.turn.mixed)
    more = tuple(zone for zone in hostile_zones(after) if zone not in known)
    return noted(after, mixed=(*after.turn.mixed, *more)) if more else after


def _arm(step: Stepping, nation: str) -> None:
    """A nation that comes to be at war has its war economy at once: free, damage kept (line 429)."""
    rows = step.state.rules.facilities
    for space in step.state.rules.politics.war_economy.get(nation, ()):
        state = step.state
        small = [p for p in state.at(space) if p.kind in rows and rows[p.kind].grows_to]
        if state.owner[space] == nation and small:
            piles = merged(
                replace(p, kind=rows[p.kind].grows_to) if p in small else p for p in state.at(space)
            )
            step.state = with_piles(state, space, piles)
            step.tell("upgraded", by=nation, space=space)


# What politics remembers


def note_conquest(state: State, space: str, winner: str) -> State:
    """The position with what a conquest makes possible for others: London, North America (lines 474, 514)."""
    if state.rules.side[winner] != "axis":
        return state
    return with_flags(state, *(flag for flag, land in state.rules.politics.fallen.items() if space in land))


def note_attacks(state: State, attacked: frozenset[str]) -> State:
    """The position with what the attacks of a closed combat move are remembered for (A18)."""
    row = state.rules.politics.attacked
    return with_flags(state, row.flag) if state.seat == row.by and row.space in attacked else state


def note_entries(state: State) -> State:
    """The position with what units of the moving nation in land open to Chinese units are remembered for."""
    flag = state.rules.politics.entered.get(state.seat)
    if flag is None or flag in state.flags:
        return state
    land = state.rules.board.names_of(state.rules.open_to_china)
    inside = any(p.nation == state.seat for space in land for p in state.at(space))
    return with_flags(state, flag) if inside else state
