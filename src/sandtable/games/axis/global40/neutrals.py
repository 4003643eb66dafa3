"""Neutral territories (ch. 3), Dutch land, and the Mongolian pact (ch. 4).

Land that nobody controls is in `state.neutral`, with what it is to the sides, and in `state.army`, with the
infantry it has left. Its army is on the board only while it is attacked, as infantry of the opponent who
commands it (A35).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from ..core.pieces import FULL, Pile
from ..core.position import own, put, with_piles
from ..core.whereabouts import spaces_in, whereabouts
from .politics import is_bound, opponents
from .ruleset import PRO
from .state import State, Stepping, with_flags

Towards: TypeAlias = Literal["friendly", "unfriendly", "strict", "dutch", "closed"]

INFANTRY = "infantry"
"""What neutral armies are (line 335)."""
PACT_DUE = "pact_due"
"""The flag between an attack that the pact answers and the end of that combat phase."""


def stance(state: State, nation: str, space: str) -> Towards:
    """What a territory that nobody controls is to a nation; impassable land is closed to all."""
    kind = state.neutral.get(space)
    if kind is None:
        return "closed"
    if kind == "strict" or kind == "dutch":
        return kind
    return "friendly" if kind == PRO[state.rules.side[nation]] else "unfriendly"


def may_walk_in(state: State, nation: str, space: str) -> bool:
    """Whether land units of a nation may go into a friendly neutral in the noncombat move.

    They may if the nation is at war there; not through it, and Dutch land is another matter
    (`politics.free_dutch`).
    """
    return stance(state, nation, space) == "friendly" and _may_act(state, nation, space)


def may_attack(state: State, nation: str, space: str) -> bool:
    """Whether a nation may attack a territory that nobody controls.

    Unfriendly and strict neutrals, if it is at war there; Dutch land, if it is at war with all its guardians
    (A20, A21).
    """
    kind = stance(state, nation, space)
    if kind == "dutch":
        return state.relations.foes[nation].issuperset(state.rules.politics.dutch.guardians)
    return kind in ("unfriendly", "strict") and _may_act(state, nation, space)


def _may_act(state: State, nation: str, space: str) -> bool:
    """Whether a nation may enter neutral territories there at all: it is at war, and it is not China."""
    return not is_bound(state, nation, space) and nation != state.rules.politics.china.nation


# Walking in


def enter(step: Stepping, space: str) -> None:
    """Land units of the moving nation in a friendly neutral or in free Dutch land take control of it.

    The army of a neutral joins them and may move from the nation's next turn on (line 343). AA guns alone
    take nothing (A23), and Dutch land is taken by its guardians alone (A22).
    """
    state, seat = step.state, step.state.seat
    if space not in state.neutral or not _may_take(state, seat, space):
        return
    occupies = state.rules.roster.having["occupies"]
    if any(p.kind in occupies for p in own(state, space)):
        _take(step, space, seat, FULL)


def _may_take(state: State, nation: str, space: str) -> bool:
    if stance(state, nation, space) == "dutch":
        return nation in state.rules.politics.dutch.guardians
    return may_walk_in(state, nation, space)


def _take(step: Stepping, space: str, nation: str, used: int) -> None:
    """A nation takes control of a neutral, whose army is its own from now on."""
    state, army = step.state, step.state.army.get(space, 0)
    if army:
        state = put(state, space, Pile(nation, INFANTRY, army, used))
    step.state = forgotten(replace(state, owner={**state.owner, space: nation}), space)
    step.tell("joined", space=space, by=nation, army=army)


def forgotten(state: State, space: str) -> State:
    """The position with nothing remembered of a neutral: somebody controls the land."""
    neutral = {s: kind for s, kind in state.neutral.items() if s != space}
    army = {s: count for s, count in state.army.items() if s != space}
    return replace(state, neutral=neutral, army=army)


# Attacks


def attacked_lands(state: State) -> frozenset[str]:
    """The territories that the moving nation attacks as it closes its combat move, by land, air, sea or raid.

    Those that it may not use as friendly land, in which its units stand or on which its troops are ordered
    ashore.
    """
    seat, board, known = state.seat, state.rules.board, whereabouts(state)
    found = set(board.names_of(known.of((seat,)) & board.land))
    for zone in spaces_in(state, known.bound):
        found.update(c.lands for p in state.at(zone) for c in p.cargo if c.lands and c.nation == seat)
    friends = state.relations.friends[seat]
    return frozenset(s for s in found if state.owner[s] not in friends and _is_hostile(state, s))


def _is_hostile(state: State, space: str) -> bool:
    return bool(state.owner[space]) or may_attack(state, state.seat, space)


def challenge(step: Stepping) -> None:
    """As the combat move is closed, attacked neutrals set up their armies, and other strict ones turn.

    Those attacked in the same move are attacked as what they were (A36). Then every other strict neutral
    leans to the other side, whether the attack is won or lost, and the pact is remembered (ch. 4).
    """
    attacked = attacked_lands(step.state)
    board = step.state.rules.board
    neutrals = [s for s in step.state.neutral if s in attacked and step.state.neutral[s] != "dutch"]
    strict = [s for s in neutrals if step.state.neutral[s] == "strict"]
    _note_pact(step, attacked)
    for space in sorted(neutrals, key=board.index.__getitem__):
        _call_up(step, space)
    if strict:
        _turn(step, strict)


def _call_up(step: Stepping, space: str) -> None:
    """The army of an attacked neutral joins the other side and is on the board, led by an opponent."""
    state = step.state
    leader, army = commander(state, state.seat), state.army.get(space, 0)
    neutral = {**state.neutral, space: PRO[state.rules.other_side(state.seat)]}
    state = replace(state, neutral=neutral, army={s: n for s, n in state.army.items() if s != space})
    step.state = put(state, space, Pile(leader, INFANTRY, army)) if army else state
    step.tell("neutral_attacked", space=space, by=state.seat, leader=leader, army=army)


def commander(state: State, attacker: str) -> str:
    """Who leads the army of a neutral: the first in turn order at war with the attacker (A35)."""
    order, foes = state.rules.order, state.relations.foes[attacker]
    return next((n for n in order if n in foes), opponents(state, attacker)[0])


def _turn(step: Stepping, attacked: list[str]) -> None:
    """All other strict neutrals lean to the side that did not attack (line 359)."""
    state, other = step.state, PRO[step.state.rules.other_side(step.state.seat)]
    turned = [s for s, kind in state.neutral.items() if kind == "strict" and _turns(state, s, attacked)]
    step.state = replace(state, neutral={**state.neutral, **dict.fromkeys(turned, other)})
    step.tell("neutrals_turned", by=state.seat, to=other, spaces=tuple(turned))


def _turns(state: State, space: str, attacked: list[str]) -> bool:
    """Whether a strict neutral turns; Mongolia to the Axis only if its guardian attacks it (line 433)."""
    rules, pact, bit = state.rules, state.rules.politics.pact, state.rules.board.bit
    if not bit[space] & rules.mongolia or rules.side[state.seat] != rules.side[pact.guardian]:
        return True
    return state.seat == pact.guardian and any(bit[s] & rules.mongolia for s in attacked)


def stand_down(step: Stepping) -> None:
    """After combat what is left of attacked armies leaves the board; land that fell is neutral no more."""
    for space in tuple(step.state.neutral):
        state = step.state
        if state.owner[space]:
            step.state = forgotten(state, space)
        elif state.neutral[space] != "dutch" and (left := _army_on_board(state, space)):
            piles = tuple(p for p in state.at(space) if p.nation not in opponents(state, state.seat))
            step.state = replace(with_piles(state, space, piles), army={**state.army, space: left})


def _army_on_board(state: State, space: str) -> int:
    others = opponents(state, state.seat)
    return sum(p.count for p in state.at(space) if p.nation in others and p.kind == INFANTRY)


# The Mongolian pact


def _note_pact(step: Stepping, attacked: frozenset[str]) -> None:
    """What attacks of the two nations mean for the pact: it will be honored, or is off for good (A40)."""
    state, row = step.state, step.state.rules.politics.pact
    if row.flag in state.flags:
        return
    if state.seat == row.aggressor and any(
        state.owner[s] == row.guardian and _borders(state, s) for s in attacked
    ):
        step.state = with_flags(state, PACT_DUE)
    if state.seat == row.guardian and _is_strict(state) and any(_breaks(state, s) for s in attacked):
        step.state = with_flags(state, row.flag)
        step.tell("pact_off", by=state.seat)


def _borders(state: State, space: str) -> bool:
    """Whether a territory lies beside Mongolia."""
    board = state.rules.board
    return bool(board.near[board.index[space]] & state.rules.mongolia)


def _is_strict(state: State) -> bool:
    """Whether Mongolia is strictly neutral still, or some of it."""
    return any(state.neutral.get(s) == "strict" for s in state.rules.board.names_of(state.rules.mongolia))


def _breaks(state: State, space: str) -> bool:
    """Whether an attack of the guardian on this land takes him out of the pact."""
    row = state.rules.politics.pact
    return space in row.off_by or (state.owner[space] == row.aggressor and _borders(state, space))


def honor_pact(step: Stepping) -> None:
    """At the end of the aggressor's combat phase Mongolia joins its guardian, if called for (line 433).

    All its territories that are strict or lean to the guardian's side do, with what is left of their armies,
    whoever won and whoever is at war.
    """
    state, row = step.state, step.state.rules.politics.pact
    if PACT_DUE not in state.flags:
        return
    step.state = replace(state, flags=tuple(flag for flag in state.flags if flag != PACT_DUE))
    for space in state.rules.board.names_of(state.rules.mongolia):
        if state.neutral.get(space) in ("strict", PRO[state.rules.side[row.guardian]]):
            _take(step, space, row.guardian, 0)
