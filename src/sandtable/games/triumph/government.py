"""Government (section 10): card play in turn, until all pass in a row; then the limits of hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.protocol import Pending, Refusal, refuse
from ...tabletop.commit import Commit, Recall
from .actions import (
    Disband,
    Discard,
    Industry,
    Intel,
    Lay,
    Pass,
    Repudiate,
    Reveal,
    Tech,
    TriumphAction,
    Wild,
)
from .control import with_control
from .data import investment_cards, setup_table
from .decks import out_of_hand, play, to_discards
from .diplomacy import USA, check_status, lay, resolve, why_not_lay, why_not_wild, wild
from .disband import disband, repudiate, why_not_disband, why_not_repudiate
from .economy import factory_cost, hand_limit
from .frames import Cards, Council, Limits
from .intelligence import play_intel, why_not_intel
from .state import State, Stepping, ask
from .technology import achieve, reveal, why_not_reveal, why_not_tech

RULE = "10.card_play"
INDUSTRY = "10.industry"
LIMIT = "10.limit"


def begin(step: Stepping) -> None:
    step.state = with_control(replace(step.state, phase="government", council=Council()))


def _council(state: State) -> Council:
    assert state.council is not None
    return state.council


def player(state: State) -> str:
    """Whose go it is."""
    return state.order[_council(state).at]


def pending(state: State) -> Pending:
    return ask((player(state),), "govern")


def why_not(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    judge = _JUDGES.get(type(do))
    return judge(state, seat, do) if judge else refuse("not_now", RULE, phase="government")


def why_not_industry(state: State, seat: str, cards: Cards) -> Refusal | None:
    """Why these investment cards raise no industry."""
    if state.risen.get(seat, 0) >= setup_table().industry.rises:
        return refuse("risen_twice", INDUSTRY, most=setup_table().industry.rises)
    if len(set(cards)) != len(cards):
        return refuse("same_card_twice", INDUSTRY)
    for card in cards:
        if card not in investment_cards():
            return refuse("unknown_card", INDUSTRY, card=card)
        if card not in state.hand(seat):
            return refuse("not_your_card", INDUSTRY, card=card)
    value, cost = sum(investment_cards()[card].factory for card in cards), factory_cost(state, seat)
    if value < cost:
        return refuse("too_few_factories", INDUSTRY, has=value, needs=cost)
    return None


_JUDGES: dict[type, Callable[[State, str, Any], Refusal | None]] = {
    Lay: lambda state, seat, do: why_not_lay(state, seat, do.card, do.country),
    Wild: lambda state, seat, do: why_not_wild(state, seat, do.card, do.country),
    Industry: lambda state, seat, do: why_not_industry(state, seat, do.cards),
    Tech: lambda state, seat, do: why_not_tech(state, seat, do.tech, do.cards, do.keep),
    Intel: why_not_intel,
    Reveal: lambda state, seat, do: why_not_reveal(state, seat, do.tech, do.keep),
    Disband: why_not_disband,
    Repudiate: why_not_repudiate,
    Pass: lambda state, seat, do: None,
}


def act(step: Stepping, seat: str, do: TriumphAction) -> None:
    """What a faction does; all but what is free ends its go."""
    council = _council(step.state)
    _ACTS[type(do)](step, seat, do)
    if isinstance(do, _FREE):
        return
    passes = council.passes + 1 if isinstance(do, Pass) else 0
    at = (council.at + 1) % len(step.state.order)
    step.state = replace(step.state, council=Council(at, passes))


_FREE = (Reveal, Disband, Repudiate)


def _industry(step: Stepping, seat: str, do: Industry) -> None:
    state = play(step.state, seat, do.cards)
    ind = state.ind[seat] + 1
    risen = {**state.risen, seat: state.risen.get(seat, 0) + 1}
    step.state = replace(state, ind={**state.ind, seat: ind}, risen=risen)
    step.reveals = True
    step.tell("industry", seat=seat, ind=ind, cards=do.cards)


_ACTS: dict[type, Callable[[Stepping, str, Any], Any]] = {
    Lay: lambda step, seat, do: lay(step, seat, do.card, do.country),
    Wild: lambda step, seat, do: wild(step, seat, do.card, do.country),
    Industry: _industry,
    Tech: lambda step, seat, do: achieve(step, seat, do.tech, do.cards, do.keep),
    Intel: play_intel,
    Reveal: lambda step, seat, do: reveal(step, seat, do.tech, do.keep),
    Disband: disband,
    Repudiate: repudiate,
    Pass: lambda step, seat, do: step.tell("passed", seat=seat),
}


def go_on(step: Stepping) -> bool:
    """Whoever has neither cards nor secrets passes by himself; after all passes diplomacy is resolved."""
    state = step.state
    council = _council(state)
    if council.passes >= len(state.order):
        step.state = replace(state, council=None, phase="limits")
        resolve(step)
        return True
    seat = player(state)
    if state.hand(seat) or state.vault.get(seat):
        return False
    step.state = replace(state, council=Council((council.at + 1) % len(state.order), council.passes + 1))
    step.tell("passed", seat=seat)
    return True


# The limits of hands


def over_limit(state: State, seat: str) -> int:
    """How many cards a faction must discard."""
    return max(0, len(state.hand(seat)) - hand_limit(state, seat))


def begin_limits(step: Stepping) -> bool:
    """Whether somebody must discard; the factions that must do so at once."""
    seats = tuple(s for s in step.state.order if over_limit(step.state, s))
    if seats:
        step.state = replace(step.state, limits=Limits(seats))
    return bool(seats)


def _limits(state: State) -> Limits:
    assert state.limits is not None
    return state.limits


def _commit(state: State) -> Commit[Cards]:
    limits = _limits(state)
    return Commit(limits.seats, limits.sealed)


def pending_discard(state: State) -> Pending:
    return _commit(state).pending("discard")


def why_not_limits(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    if isinstance(do, Recall):
        return _commit(state).why_not_recall(seat, LIMIT)
    if isinstance(do, Reveal):
        return why_not_reveal(state, seat, do.tech, do.keep)
    if not isinstance(do, Discard):
        return refuse("not_now", LIMIT, phase="discard")
    if len(set(do.cards)) != len(do.cards):
        return refuse("same_card_twice", LIMIT)
    for card in do.cards:
        if card not in state.hand(seat):
            return refuse("not_your_card", LIMIT, card=card)
    owed = over_limit(state, seat)
    if len(do.cards) != owed:
        return refuse("wrong_number", LIMIT, owed=owed, found=len(do.cards))
    return None


def act_limits(step: Stepping, seat: str, do: TriumphAction) -> None:
    commit = _commit(step.state)
    if isinstance(do, Recall):
        commit = commit.recalling(seat)
    elif isinstance(do, Discard):
        commit = commit.sealing(seat, tuple(sorted(do.cards)))
    elif isinstance(do, Reveal):
        reveal(step, seat, do.tech, do.keep)
        if not over_limit(step.state, seat):
            commit = Commit(tuple(s for s in commit.seats if s != seat), commit.sealed)
    step.state = replace(step.state, limits=Limits(commit.seats, dict(commit.sealed)))
    if commit.is_complete:
        _discard_all(step, commit)


def _discard_all(step: Stepping, commit: Commit[Cards]) -> None:
    """All discards are shown together."""
    is_open = step.state.rules.discards == "open"
    step.state = replace(step.state, limits=None)
    step.reveals = True
    for seat, cards in commit.sealed.items():
        step.state = to_discards(out_of_hand(step.state, seat, cards, unseen=not is_open), cards)
        if is_open:
            step.tell("discarded", seat=seat, cards=cards)
        else:
            step.tell("discarded", seat=seat, count=len(cards))


def end(step: Stepping) -> None:
    """At the end of government the USA may become a satellite of the West (10.6)."""
    check_status(step, USA)
