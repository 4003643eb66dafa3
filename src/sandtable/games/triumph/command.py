"""Seasons (section 12): command cards face down one after the other, then turns in command order."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Pending, Refusal, refuse
from .actions import Command as Lay
from .actions import First, Pass, TriumphAction
from .control import with_control
from .data import ActionCard, action_cards
from .decks import all_cards, out_of_hand, play
from .frames import SEASONS, Command, Phase, Season
from .state import State, Stepping, ask

RULE = "12.command"
ORDER = "12.order"
WINTER = "winter"
WINTER_SEAT = "ussr"


def begin(step: Stepping, season: Phase) -> None:
    """A season begins; in winter only the USSR may have a turn (section 17)."""
    step.state = replace(step.state, phase=season, command=Command())
    step.tell("phase", phase=season)


def players(state: State) -> tuple[str, ...]:
    """Who lays cards this season, in the order of the year."""
    return (WINTER_SEAT,) if state.phase == WINTER else state.order


def _command(state: State) -> Command:
    assert state.command is not None
    return state.command


def player(state: State) -> str:
    return players(state)[_command(state).at]


def pending(state: State) -> Pending:
    return ask((player(state),), "command", state.phase)


def why_not(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    if isinstance(do, Pass):
        return None
    if not isinstance(do, Lay):
        return refuse("not_now", RULE, phase="command")
    if do.card not in all_cards():
        return refuse("unknown_card", RULE, card=do.card)
    if do.card not in state.hand(seat):
        return refuse("not_your_card", RULE, card=do.card)
    return None


def act(step: Stepping, seat: str, do: TriumphAction) -> None:
    if isinstance(do, Lay):
        command = _command(step.state)
        laid = {**command.laid, seat: do.card}
        step.state = replace(step.state, command=replace(command, laid=laid))
        step.tell("commanded", seat=seat)
        step.whisper((seat,), "command_card", seat=seat, card=do.card)
        _next(step, passed=False)
    else:
        step.tell("passed", seat=seat)
        _next(step, passed=True)


def _next(step: Stepping, passed: bool) -> None:
    command = _command(step.state)
    at = (command.at + 1) % len(players(step.state))
    passes = command.passes + 1 if passed else 0
    step.state = replace(step.state, command=replace(command, at=at, passes=passes))


def go_on(step: Stepping) -> bool:
    """Whoever has laid a card, or has none, passes by himself; after all passes cards are turned up."""
    state = step.state
    command = _command(state)
    if command.passes >= len(players(state)):
        _turn_up(step)
        return True
    seat = player(state)
    if seat in command.laid or not state.hand(seat):
        _next(step, passed=True)
        return True
    return False


def _turn_up(step: Stepping) -> None:
    """Investment cards were a bluff; the others give turns, by their letters."""
    state = step.state
    laid = _command(state).laid
    step.reveals = bool(laid) or step.reveals
    for seat in players(state):
        if seat in laid:
            step.tell("turned_up", seat=seat, card=laid[seat])
    bluffs = {s: c for s, c in laid.items() if c not in action_cards()}
    for seat, card in bluffs.items():
        state = play(state, seat, (card,))
    for seat, card in laid.items():
        if seat not in bluffs:
            state = out_of_hand(state, seat, (card,))
    turns = [(seat, laid[seat]) for seat in players(state) if seat in laid and seat not in bluffs]
    turns.sort(key=lambda turn: action_cards()[turn[1]].letter)
    state = replace(state, command=None, season=_season(state, tuple(turns), bool(laid)))
    step.state = with_control(state)


def _season(state: State, turns: tuple[tuple[str, str], ...], any_card: bool) -> Season:
    """The turns, with who is tied and who chooses among them: the one whose card is of this season."""
    letters = [action_cards()[card].letter for _, card in turns]
    tied = tuple(
        seat for (seat, card), letter in zip(turns, letters, strict=True) if letters.count(letter) > 1
    )
    valid = [s for s, card in turns if s in tied and is_of_season(state, action_cards()[card])]
    if not valid:
        return Season(turns, any_card=any_card)
    return Season(turns, tied, valid[0], any_card)


def is_of_season(state: State, card: ActionCard) -> bool:
    """Whether the card gives a full turn now; in winter any does."""
    return card.season == state.phase or state.phase == WINTER


def _frame(state: State) -> Season:
    assert state.season is not None
    return state.season


# Ties


def pending_first(state: State) -> Pending:
    return ask((_frame(state).chooser,), "first", is_open=True)


def why_not_first(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    if not isinstance(do, First):
        return refuse("not_now", ORDER, phase="first")
    if do.seat not in _frame(state).ties:
        return refuse("not_tied", ORDER, seat=do.seat)
    return None


def act_first(step: Stepping, seat: str, do: TriumphAction) -> None:
    """The named one goes before the others with that letter."""
    assert isinstance(do, First)
    season = _frame(step.state)
    place = min(i for i, (s, _) in enumerate(season.turns) if s in season.ties)
    named = next(turn for turn in season.turns if turn[0] == do.seat)
    rest = [turn for turn in season.turns if turn != named]
    rest.insert(place, named)
    ties = tuple(s for s in season.ties if s != do.seat)
    chooser = season.chooser if len(ties) > 1 else ""
    season = replace(season, turns=tuple(rest), ties=ties if chooser else (), chooser=chooser)
    step.state = replace(step.state, season=season)
    step.tell("first", seat=do.seat)


def after(season: Phase) -> Phase | None:
    """The season that follows; None after winter."""
    place = SEASONS.index(season) + 1
    return SEASONS[place] if place < len(SEASONS) else None
