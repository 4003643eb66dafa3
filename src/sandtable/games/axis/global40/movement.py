"""Moving pieces in both movement phases (ch. 11, 19): orders judged and carried out."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.protocol import Refusal, refuse
from ..core import moving
from ..core.actions import Move
from ..core.passage import Rank, chosen, nearest_first
from ..core.pieces import TRAPPED, Pile, Piles, add, take
from ..core.position import COMBAT_MOVE, NONCOMBAT_MOVE, noted, own, with_piles
from ..core.relocate import relocated
from ..core.routes import strands
from ..core.touchdown import count_lost
from .actions import Attack, Escort, Raid
from .conquest import conquer
from .engaged import is_hostile
from .neutrals import enter
from .passages import on_the_way, put_request, whom_to_ask
from .reaching import has_moved, is_laden
from .shipping import AWAY
from .state import Request, State, Stepping
from .theatre import Theatre, theatre
from .ways import (
    SEA,
    count_riders,
    find_way,
    friends_of,
    full_way,
    is_plain,
    why_no_way,
    why_not_leave,
    why_not_way,
)

RAIDS = "13.raids"


def why_not_move(state: State, do: Move) -> Refusal | None:
    """Why the order may not be carried out.

    Aircraft with the same name may have different ranges. Those that get farthest are meant, unless only the
    others leave everybody a place to land.
    """
    refusal = _why_not(state, do)
    if (
        refusal is not None
        and refusal.reason == "no_landing_space"
        and _why_not(state, do, nearest_first) is None
    ):
        return None
    return refusal


def meant(state: State, do: Move) -> Piles:
    """The pieces of a legal order."""
    picks = chosen(state, do.start, do.units)
    assert not isinstance(picks, Refusal)
    if not _differ_in_range(state, do.start, picks) or _why_not(state, do) is None:
        return picks
    others = chosen(state, do.start, do.units, nearest_first)
    assert not isinstance(others, Refusal)
    return others


def _differ_in_range(state: State, start: str, picks: Piles) -> bool:
    """Whether aircraft that read like those that an order names stand there with another range."""
    air, there = state.rules.roster.air, state.at(start)
    for p in picks:
        if p.kind in air:
            for other in there:
                if other.extra != p.extra and (other.kind, other.used, other.nation) == (
                    p.kind,
                    p.used,
                    p.nation,
                ):
                    return True
    return False


def _why_not(state: State, do: Move, rank: Rank | None = None) -> Refusal | None:
    """Why the order may not be carried out, like-named pieces being meant by this rank."""
    picks = moving.ready(state, do, rank)
    if isinstance(picks, Refusal):
        return _plainer(state, do, picks)
    kinds = state.kinds(state.seat)
    for p in picks:
        if has_moved(state, p, kinds[p.kind]):
            return refuse("has_moved", "11.moves", unit=p.kind, used=min(p.used, kinds[p.kind].move))
    th = theatre(state)
    refusal = _why_not_aim(state, th, do, picks)
    if refusal:
        return refusal
    route = full_way(state, th, picks, do.start, do.route)
    if route is None:
        return why_no_way(state, th, picks, do.start, do.route[0])
    return (
        why_not_way(state, th, picks, do.start, route)
        or why_not_leave(state, th, picks, do.start)
        or _why_no_landing(state, th, picks, do.start, route)
    )


def _plainer(state: State, do: Move, refusal: Refusal) -> Refusal:
    """The refusal of pieces that cannot stir: aircraft on a closed deck have not moved, they are trapped."""
    named = chosen(state, do.start, do.units) if refusal.reason == "has_moved" else refusal
    for p in () if isinstance(named, Refusal) else named:
        if p.task == TRAPPED:
            return refuse("trapped_aboard", "17.guests", unit=p.kind)
    return refusal


def _why_no_landing(
    state: State, th: Theatre, picks: Piles, start: str, route: tuple[str, ...]
) -> Refusal | None:
    """Why aircraft find no place to land after the move: at its goal, or where it leaves them."""
    if state.phase == NONCOMBAT_MOVE:
        refusal = moving.why_no_room(state, picks, start, route[-1])
        if refusal:
            return refusal
    if not moving.concerns_aircraft(state, th, picks, start) and not _takes_decks(state, picks, route[-1]):
        return None
    before = count_lost(state, th)
    if not strands(state, th, picks, start, route, before):
        return None
    lost = count_lost(relocated(state, picks, start, route[-1], len(route), for_good=True), th)
    return refuse("no_landing_space", "16.landing", space=route[-1], missing=max(1, lost - before))


def _takes_decks(state: State, picks: Piles, goal: str) -> bool:
    """Whether aircraft come down at sea, where others may need the decks more."""
    air = state.rules.roster.air
    return state.rules.board.is_sea(goal) and any(p.kind in air for p in picks)


# What a move is for beside going there


def _why_not_aim(state: State, th: Theatre, do: Move, picks: Piles) -> Refusal | None:
    """Why these pieces cannot do at the goal what they are sent for."""
    goal = do.route[-1]
    if not isinstance(do, Raid | Escort):
        return None
    if state.phase != COMBAT_MOVE:
        return refuse("wrong_phase", RAIDS, phase=state.phase)
    if not state.rules.board.bit[goal] & th.complexes:
        return refuse("no_enemy_complex", RAIDS, space=goal)
    if isinstance(do, Escort):
        escorts = state.rules.roster.having["escorts"]
        if any(p.kind not in escorts for p in picks):
            return refuse("fighters_only", RAIDS)
        return None if has_raiders(state, goal) else refuse("no_raiders", RAIDS, space=goal)
    if not all(may_raid(state, p.kind, goal) for p in picks):
        return refuse("bombers_only", RAIDS)
    return None


def may_raid(state: State, kind: str, space: str) -> bool:
    """Whether a kind may bomb a facility that an enemy has in a territory."""
    targets = state.kinds(state.seat)[kind].raids_on
    foes = state.relations.foes[state.seat]
    return any(p.kind in targets and p.nation in foes for p in state.at(space))


def raid_goals(state: State, th: Theatre) -> tuple[dict[str, int], dict[str, int]]:
    """Land where each kind may raid facilities, and where those that escort may join a raid."""
    having, board = state.rules.roster.having, state.rules.board
    spaces = board.names_of(th.complexes)
    raided = {k: sum(board.bit[s] for s in spaces if may_raid(state, k, s)) for k in having["raids"]}
    joined = sum(board.bit[s] for s in spaces if has_raiders(state, s))
    found = {kind: goals for kind, goals in raided.items() if goals}
    return found, dict.fromkeys(having["escorts"], joined) if joined else {}


def has_raiders(state: State, space: str) -> bool:
    """Whether bombers of the moving nation are on a raid there."""
    return any(p.task == "raid" for p in own(state, space))


# Carrying it out


def moved(step: Stepping, do: Move) -> Move:
    """Carry out a move, or ask for the leave that it needs; gives back the order with its way in full."""
    state = step.state
    picks, route = meant(state, do), do.route
    if not is_plain(state, picks, do.start, route):
        route = find_way(state, theatre(state), picks, do.start, route[0]) or route
    full = replace(do, route=route) if route != do.route else do
    request = _request(state, picks, full)
    if request:
        put_request(step, request)
        return full
    _go(step, picks, full)
    return full


def _request(state: State, picks: Piles, do: Move) -> Request | None:
    """What has to be asked before these ships may go that way."""
    sea = state.rules.roster.sea
    kinds = frozenset(p.kind for p in picks if p.kind in sea)
    for canal in on_the_way(state, kinds, do.start, do.route) if kinds else ():
        asked = whom_to_ask(state, canal)
        if asked:
            return Request(canal.id, asked, Move(do.units, do.start, do.route))
    return None


def resumed(step: Stepping, do: Move) -> None:
    """An order that waited for leave goes on, if it still may."""
    if why_not_move(step.state, do) is None:
        moved(step, do)


def _go(step: Stepping, picks: Piles, do: Move) -> None:
    """The pieces go, and what follows on their way: land blitzed, neutrals entered."""
    state = step.state
    fighting, board = state.phase == COMBAT_MOVE, state.rules.board
    task = {Raid: "raid", Escort: "escort"}.get(type(do), "")
    if fighting and not state.turn.moved:
        step.state = noted(state, moved=True)
    if fighting and board.is_sea(do.start):
        if is_hostile(state, do.start):
            picks = _get_away(step, picks, do.start)
        else:
            _expect_landing(step, picks, do.route[-1])
    moving.move_along(step, picks, do.start, do.route, task)
    if board.is_sea(do.start) or picks[0].kind not in state.rules.roster.land:
        return
    if not fighting:
        enter(step, do.route[-1])
    elif len(do.route) > 1:
        _blitz(step, picks, do)


def _expect_landing(step: Stepping, picks: Piles, zone: str) -> None:
    """Warships that go where nothing is to be fought for yet count on a landing of the troops beside them."""
    state, th = step.state, theatre(step.state)
    calm = not state.rules.board.bit[zone] & (th.occupied | th.lurking | th.landings)
    if calm and any(p.kind in state.rules.warships for p in picks) and any(is_laden(state, p) for p in picks):
        step.state = noted(state, expected=tuple(dict.fromkeys((*state.turn.expected, zone))))


def _get_away(step: Stepping, picks: Piles, start: str) -> Piles:
    """The pieces that leave a zone with enemy warships; those that could carry troops are marked."""
    piles, going = step.state.at(start), list[Pile]()
    for p in picks:
        marked = replace(p, task=AWAY) if p.kind in step.state.rules.roster.holds and not p.task else p
        piles = add(take(piles, p), marked)
        going.append(marked)
    step.state = with_piles(step.state, start, piles)
    return tuple(going)


def _blitz(step: Stepping, picks: Piles, do: Move) -> None:
    """Land that was hostile and is gone through is taken; tanks without company may still take some along."""
    before = step.state
    on_way = [s for s in do.route[:-1] if before.owner[s] not in friends_of(before)]
    passed = [s for s in do.route[:-1] if s in before.turn.taken]
    for space in on_way:
        conquer(step, space)
    if on_way or passed:
        kinds, way = before.kinds(before.seat), f"{do.start} > {do.route[-1]}"
        tanks = sum(p.count for p in picks if "blitz" in kinds[p.kind].traits)
        free = before.turn.leaders.get(way, 0) + tanks - count_riders(before, picks)
        step.state = noted(step.state, leaders={**before.turn.leaders, way: max(0, free)})


def meets(state: State, space: str, pile: Pile) -> bool:
    """Whether a piece that goes to a space meets the enemy there: where it may be fought over."""
    if state.phase != COMBAT_MOVE:
        return _is_hunted(state, space, pile)
    if not state.rules.board.is_sea(space):
        return state.owner[space] not in friends_of(state)
    foes, surface = state.relations.foes[state.seat], state.rules.surface
    carries = pile.kind in state.rules.roster.holds
    return any(p.nation in foes and (p.kind in surface or not carries) for p in state.at(space))


def _is_hunted(state: State, space: str, pile: Pile) -> bool:
    """Whether a submarine is stopped by enemies in a zone (line 1071)."""
    having, foes = state.rules.roster.having, state.relations.foes[state.seat]
    if pile.kind not in having["submerges"]:
        return False
    return any(p.kind in having["hunts"] and p.nation in foes for p in state.at(space))


# Ships that could be ignored


def attackable_zones(state: State, th: Theatre) -> tuple[str, ...]:
    """Zones with enemy submarines or transports beside own pieces that could attack them, by no order yet."""
    zones = state.rules.board.names_of(th.lurking & th.fighting)
    return tuple(zone for zone in zones if zone not in state.turn.attacked)


def why_not_attack(state: State, do: Attack) -> Refusal | None:
    """Why the submarines and transports in a zone cannot be attacked."""
    if state.phase != COMBAT_MOVE:
        return refuse("wrong_phase", SEA, phase=state.phase)
    if do.zone not in state.rules.shores:
        return refuse("unknown_space", "notation", space=do.zone)
    return (
        None
        if do.zone in attackable_zones(state, theatre(state))
        else refuse("nothing_to_attack", SEA, space=do.zone)
    )


def attack(step: Stepping, do: Attack) -> None:
    """The submarines and transports in a zone are attacked, all of them (line 686)."""
    step.state = noted(step.state, attacked=(*step.state.turn.attacked, do.zone), moved=True)
    step.tell("attack_ordered", zone=do.zone, by=step.state.seat)
