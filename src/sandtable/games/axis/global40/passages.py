"""Canals and straits (ch. 2): which are open to the moving nation, and leave that is asked for (A29-A31)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from ....kernel.protocol import Decide, Pending, Refusal, refuse
from ....tabletop.chapters import Chapter
from ..core.actions import Move
from ..core.board import Board, Canal
from ..core.position import COMBAT_MOVE, NONCOMBAT_MOVE, noted
from .actions import Allow, Ask, GlobalAction, Refuse
from .politics import may_share_at
from .state import Request, State, Stepping

RULE = "2.passages"
PASSAGE = "passage"
"""The decision of a nation that is asked for leave."""


def closed_passages(state: State) -> tuple[str, ...]:
    """The passages that ships of the moving nation may not use; those it may ask for are not among them."""
    return tuple(canal.id for canal in state.rules.board.canals if whom_to_ask(state, canal) is None)


def whom_to_ask(state: State, canal: Canal) -> tuple[str, ...] | None:
    """The nations whose leave ships still need to pass; empty where it is open, None where it is closed.

    A bank must have been in the same hands since the turn began. Banks of two sides close it to everybody.
    """
    rules, answer = state.rules, state.turn.allowed.get(canal.id)
    owners = [state.owner[bank] for bank in canal.hold]
    if answer is False or any(not owner for owner in owners):
        return None
    if len({rules.side[owner] for owner in owners}) > 1 or not _is_held(state, canal):
        return None
    if any(owner in state.relations.foes[state.seat] for owner in owners):
        return None
    banks = zip(canal.hold, owners, strict=True)
    asked = tuple(o for bank, o in banks if not may_share_at(state, state.seat, o, bank))
    if answer or not asked:
        return ()
    return None if rules.canal_requests == "never" else tuple(dict.fromkeys(asked))


def _is_held(state: State, canal: Canal) -> bool:
    """Whether the banks were in the hands of the same side when the turn began."""
    side, held = state.rules.side, state.turn.held
    return all(side.get(held.get(bank, "")) == side[state.owner[bank]] for bank in canal.hold)


@lru_cache(maxsize=8)
def joined(board: Board) -> dict[frozenset[str], Canal]:
    """The passages by the two zones that they join."""
    return {frozenset(canal.zones): canal for canal in board.canals}


def on_the_way(state: State, kinds: frozenset[str], start: str, route: tuple[str, ...]) -> tuple[Canal, ...]:
    """The passages on a way that are not free for all these kinds of ship."""
    passages, found = joined(state.rules.board), []
    for zones in zip((start, *route), route, strict=False):
        canal = passages.get(frozenset(zones))
        if canal and not kinds <= frozenset(canal.free):
            found.append(canal)
    return tuple(found)


# Asking for leave


def why_not_ask(state: State, do: Ask) -> Refusal | None:
    """Why leave to use a passage cannot be asked for."""
    if state.phase not in (COMBAT_MOVE, NONCOMBAT_MOVE):
        return refuse("wrong_phase", RULE, phase=state.phase)
    canal = next((c for c in state.rules.board.canals if c.id == do.passage), None)
    if canal is None:
        return refuse("unknown_passage", "notation", passage=do.passage)
    if canal.id in state.turn.allowed:
        return refuse("answered_already", RULE, passage=do.passage)
    asked = whom_to_ask(state, canal)
    if asked is None:
        return refuse("canal_closed", RULE, passage=do.passage)
    return None if asked else refuse("nobody_to_ask", RULE, passage=do.passage)


def ask(step: Stepping, do: Ask) -> None:
    """Leave is asked for; whoever holds the passage answers."""
    canal = next(c for c in step.state.rules.board.canals if c.id == do.passage)
    put_request(step, Request(canal.id, whom_to_ask(step.state, canal) or ()))


def put_request(step: Stepping, request: Request) -> None:
    """The game waits for the answer to a request."""
    step.state = replace(step.state, request=request)
    step.tell("leave_asked", by=step.state.seat, of=request.asked, passage=request.passage)


def askable(state: State) -> tuple[str, ...]:
    """The passages that the moving nation may ask for now."""
    canals = state.rules.board.canals
    return tuple(c.id for c in canals if c.id not in state.turn.allowed and whom_to_ask(state, c))


def _pending(state: State) -> Pending:
    assert state.request is not None
    return Decide(state.request.asked[:1], PASSAGE, state.request.passage)


def _why_not(state: State, seat: str, do: GlobalAction) -> Refusal | None:
    return None if isinstance(do, Allow | Refuse) else refuse("allow_or_refuse", RULE)


def answered(step: Stepping, given: bool) -> Request | None:
    """The request that an answer settles, with the passage noted; None while others have to agree."""
    request = step.state.request
    assert request is not None
    by, *others = request.asked
    step.tell("leave_given" if given else "leave_refused", by=by, passage=request.passage)
    if given and others:
        step.state = replace(step.state, request=replace(request, asked=tuple(others)))
        return None
    allowed = {**step.state.turn.allowed, request.passage: given}
    step.state = noted(replace(step.state, request=None), allowed=allowed)
    return request


def chapter(go_on: Callable[[Stepping, Move], None]) -> Chapter[State, GlobalAction]:
    """Answering a request; `go_on` carries out the order that waited for it."""

    def act(step: Stepping, seat: str, do: GlobalAction) -> None:
        request = answered(step, isinstance(do, Allow))
        if request and request.order and isinstance(do, Allow):
            go_on(step, request.order)

    return Chapter(_pending, _why_not, act)
