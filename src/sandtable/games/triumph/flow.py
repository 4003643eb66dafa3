"""What goes on by itself after each entry, until somebody or chance is awaited: the sequence of a year."""

from __future__ import annotations

from msgspec.structs import replace

from . import battle, combat, command, government, muster, production, setup, supply, turn, year
from .decks import with_draws_settled
from .state import Stepping


def settle(step: Stepping) -> None:
    """Go on as far as nobody is needed."""
    while step.state.over is None:
        step.state = with_draws_settled(step.state)
        if not _goes_on(step):
            return


def _goes_on(step: Stepping) -> bool:
    """Whether something went on by itself; the innermost procedure first."""
    state = step.state
    if state.draws:
        return False
    if state.musters:
        return muster.go_on(step)
    if state.plot is not None:
        return False
    if state.battle is not None:
        return battle.go_on(step)
    if state.leaving:
        return supply.go_on(step)
    if state.turn is not None:
        return state.turn.step == "battles" and combat.go_on(step)
    return _phase_goes_on(step)


def _phase_goes_on(step: Stepping) -> bool:
    state = step.state
    if state.production is not None:
        if state.production.done:
            production.go_on(step)
        return state.production.done
    if state.opening is not None:
        return _setup_goes_on(step)
    if state.council is not None:
        return government.go_on(step)
    if state.limits is not None:
        return False
    if state.command is not None:
        return command.go_on(step)
    if state.season is not None:
        return _season_goes_on(step)
    return _next_phase(step)


def _setup_goes_on(step: Stepping) -> bool:
    opening = step.state.opening
    assert opening is not None
    if opening.step == "more":
        setup.draw_hands(step)
        return True
    if opening.step == "draw":
        setup.go_on(step)
        return True
    return False


def _season_goes_on(step: Stepping) -> bool:
    """The next turn, or after the last one the supply phase."""
    season = step.state.season
    assert season is not None
    if season.chooser:
        return False
    if season.turns:
        (seat, card), *rest = season.turns
        step.state = replace(step.state, season=replace(season, turns=tuple(rest)))
        turn.begin(step, seat, card)
        return True
    step.state = replace(step.state, season=None)
    if season.any_card or step.state.rules.empty_season_supply:
        supply.check(step)
    step.state = replace(step.state, ended=True)
    return True


def _next_phase(step: Stepping) -> bool:
    """The phase after the one that is over."""
    state = step.state
    match state.phase:
        case "setup":
            year.begin(step)
        case "new_year":
            return False
        case "production" if not state.ended:
            production.begin(step)
            step.state = replace(step.state, ended=True)
        case "production":
            step.state = replace(state, ended=False)
            government.begin(step)
        case "limits" if not state.ended:
            step.state = replace(state, ended=True)
            government.begin_limits(step)
        case "limits":
            government.end(step)
            step.state = replace(step.state, ended=False)
            command.begin(step, "spring")
        case season:
            step.state = replace(state, ended=False)
            if year.military(step):
                return False
            following = command.after(season)
            if following is None:
                year.begin(step)
            else:
                command.begin(step, following)
    return True
