"""Intelligence: seven kinds of cards, and Double Agent, which is asked of every victim (10.1)."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Pending, Refusal, refuse
from .actions import Double, Intel, Pass, Tech, TriumphAction
from .blocks import side
from .board import board
from .data import country_table, investment_cards
from .decks import is_openly_gone, out_of_hand, owe, to_discards
from .diplomacy import USA, with_stake
from .frames import Plot
from .knowledge import see_cards, see_vault, shown
from .state import State, Stepping, ask, others
from .technology import achieve, shows, why_not_achieve

RULE = "10.intelligence"
DOUBLE = "10.double"
AGENT, COUP, MOLE = "agent", "coup", "mole"


def kind_of(card: str) -> str:
    """The intelligence action of a card; "" for none."""
    row = investment_cards().get(card)
    return row.intelligence if row else ""


def double_card() -> str:
    return next(card for card, row in investment_cards().items() if row.intelligence == "double_agent")


# Playing


def why_not_intel(state: State, seat: str, do: Intel) -> Refusal | None:
    """Why the card does nothing there."""
    kind = kind_of(do.card)
    if do.card not in investment_cards():
        return refuse("unknown_card", RULE, card=do.card)
    if do.card not in state.hand(seat):
        return refuse("not_your_card", RULE, card=do.card)
    if kind in ("", "double_agent"):
        return refuse("no_intelligence", RULE, card=do.card)
    if kind == COUP:
        return _why_not_coup(state, seat, do.target)
    if do.target not in others(seat):
        return refuse("no_rival", RULE, seat=do.target)
    if kind == AGENT:
        return why_not_look(state, do.target, do.area)
    if do.area:
        return refuse("no_area_needed", RULE, space=do.area)
    if kind == "spy_ring" and not state.hand(do.target):
        return refuse("empty_hand", RULE, seat=do.target)
    return None


def _why_not_coup(state: State, seat: str, country: str) -> Refusal | None:
    if country not in country_table():
        return refuse("unknown_country", RULE, country=country)
    stake = state.influence.get(country)
    if country == USA or stake is None or stake.seat == seat:
        return refuse("no_rival_influence", RULE, country=country)
    return None


def why_not_look(state: State, rival: str, area: str) -> Refusal | None:
    """Why nothing of the rival's can be looked at in an area."""
    if area not in board().areas:
        return refuse("unknown_space", RULE, space=area)
    if area not in occupied(state, rival):
        return refuse("nothing_there", RULE, space=area)
    return None


def occupied(state: State, seat: str) -> tuple[str, ...]:
    """The areas in which a faction has blocks."""
    return tuple(a for a in board().areas if any(side(b) == seat for b in state.at(a)))


def play_intel(step: Stepping, seat: str, do: Intel) -> None:
    """The card lies open; its victim is asked for Double Agent, unless everybody can see that it is gone."""
    stake = step.state.influence.get(do.target)
    victim = stake.seat if kind_of(do.card) == COUP and stake else do.target
    target = do.target if kind_of(do.card) == COUP else do.area
    step.state = out_of_hand(step.state, seat, (do.card,))
    step.reveals = True
    step.tell("intelligence", seat=seat, card=do.card, target=do.target, space=do.area)
    plot = Plot(seat, do.card, victim, target)
    if is_openly_gone(step.state, double_card()):
        _carry_out(step, plot)
    else:
        step.state = replace(step.state, plot=plot)


# Double Agent, and the pair of a Mole


def _plot(state: State) -> Plot:
    assert state.plot is not None
    return state.plot


def pending(state: State) -> Pending:
    plot = _plot(state)
    if plot.step == "mole":
        return ask((plot.seat,), "mole", plot.victim)
    return ask((plot.victim,), "double", plot.card)


def why_not(state: State, seat: str, do: TriumphAction) -> Refusal | None:
    plot = _plot(state)
    if isinstance(do, Pass):
        return None
    if plot.step == "mole":
        if not isinstance(do, Tech):
            return refuse("not_now", RULE, phase="mole")
        return why_not_mole(state, seat, do)
    if not isinstance(do, Double):
        return refuse("not_now", DOUBLE, phase="double")
    return why_not_double(state, seat, do)


def why_not_double(state: State, seat: str, do: Double) -> Refusal | None:
    if double_card() not in state.hand(seat):
        return refuse("not_your_card", DOUBLE, card=double_card())
    found = double_targets(state)
    if (do.target or found) and do.target not in found:
        return refuse("name_a_target", DOUBLE, targets=found[:20])
    return None


def double_targets(state: State) -> tuple[str, ...]:
    """What a victim chooses among who turns the card: areas for an Agent, countries for a Coup."""
    plot = _plot(state)
    kind = kind_of(plot.card)
    if kind == AGENT:
        return occupied(state, plot.seat)
    if kind == COUP:
        return tuple(c for c, s in state.influence.items() if s.seat == plot.seat and c != USA)
    return ()


def is_mole_pair(state: State, seat: str, tech: str, card: str) -> bool:
    """Whether a card of the hand makes a pair with the Mole."""
    return shows(card, tech) and why_not_achieve(state, seat, tech) is None


def why_not_mole(state: State, seat: str, do: Tech) -> Refusal | None:
    """Why the Mole does not make a pair: one real card in hand, of a technology seen in that vault."""
    plot = _plot(state)
    refusal = why_not_achieve(state, seat, do.tech)
    if refusal:
        return refusal
    real = [card for card in do.cards if card != plot.card]
    if len(do.cards) != 2 or len(real) != 1:
        return refuse("two_cards", RULE, found=len(set(do.cards)))
    if real[0] not in investment_cards():
        return refuse("unknown_card", RULE, card=real[0])
    if real[0] not in state.hand(seat):
        return refuse("not_your_card", RULE, card=real[0])
    if not shows(real[0], do.tech):
        return refuse("no_real_card", RULE, tech=do.tech)
    if do.tech not in (pair.tech for pair in state.vault.get(plot.victim, ())):
        return refuse("not_in_vault", RULE, tech=do.tech)
    if do.keep and do.keep != real[0]:
        return refuse("keep_a_real_card", RULE, card=do.keep)
    return None


def act(step: Stepping, seat: str, do: TriumphAction) -> None:
    plot = _plot(step.state)
    step.state = replace(step.state, plot=None)
    step.reveals = True
    if plot.step == "mole":
        if isinstance(do, Tech):
            achieve(step, seat, do.tech, do.cards, do.keep, plot.victim)
        else:
            step.state = to_discards(step.state, (plot.card,))
            step.tell("passed", seat=seat)
    elif isinstance(do, Double):
        step.state = to_discards(out_of_hand(step.state, seat, (double_card(),)), (double_card(), plot.card))
        step.tell("turned", seat=seat, card=double_card())
        _EFFECTS[kind_of(plot.card)](step, plot.victim, plot.seat, do.target)
    else:
        step.tell("not_turned", seat=seat)
        _carry_out(step, plot)


# Effects


def _carry_out(step: Stepping, plot: Plot) -> None:
    """What the card does; a Mole's player may make a pair of it afterwards."""
    kind = kind_of(plot.card)
    _EFFECTS[kind](step, plot.seat, plot.victim, plot.target)
    if kind == MOLE:
        step.state = replace(step.state, plot=replace(plot, step="mole"))
    else:
        step.state = to_discards(step.state, (plot.card,))


def _agent(step: Stepping, actor: str, victim: str, area: str) -> None:
    step.state = shown(step.state, area, (actor,), victim)
    blocks = tuple(f"{b.nation}:{b.kind}{b.cv}" for b in step.state.at(area) if side(b) == victim)
    step.whisper((actor,), "seen_blocks", space=area, units=blocks)


def _code_break(step: Stepping, actor: str, victim: str, _: str) -> None:
    step.state = see_cards(step.state, actor, victim, step.state.hand(victim))
    step.whisper((actor,), "seen_hand", seat=victim, cards=step.state.hand(victim))


def _spy_ring(step: Stepping, actor: str, victim: str, _: str) -> None:
    step.state = owe(step.state, actor, "hand", 1, victim)


def _sabotage(step: Stepping, actor: str, victim: str, _: str) -> None:
    ind = max(0, step.state.ind[victim] - 1)
    step.state = replace(step.state, ind={**step.state.ind, victim: ind})
    step.tell("industry", seat=victim, ind=ind)


def _mole(step: Stepping, actor: str, victim: str, _: str) -> None:
    step.state = see_vault(step.state, actor, victim)
    techs = tuple(pair.tech for pair in step.state.vault.get(victim, ()))
    step.whisper((actor,), "seen_vault", seat=victim, techs=techs)


def _coup(step: Stepping, actor: str, victim: str, country: str) -> None:
    if country:
        step.state = with_stake(step.state, country, victim, 0)
        step.tell("influence_lost", seat=victim, country=country, count=0)


_EFFECTS = {
    AGENT: _agent,
    "code_break": _code_break,
    "spy_ring": _spy_ring,
    "sabotage": _sabotage,
    MOLE: _mole,
    COUP: _coup,
}
