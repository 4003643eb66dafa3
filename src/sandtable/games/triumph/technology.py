"""Technologies: pairs of cards, open or in the vault, and what they give (section 11)."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Refusal, refuse
from .data import investment_cards, technology_table
from .decks import out_of_hand, to_discards
from .frames import Cards, Pair
from .knowledge import pair_opened, see_pair
from .ruleset import SEATS
from .state import State, Stepping, others

RULE = "11.technology"
ATOMIC = "11.atomic"


def has(state: State, seat: str, tech: str) -> bool:
    """Whether the faction has it open, so that it works."""
    return tech in state.techs.get(seat, {})


def achieved(state: State, seat: str) -> frozenset[str]:
    """All technologies of a faction, secret ones too."""
    return frozenset((*state.techs.get(seat, {}), *(pair.tech for pair in state.vault.get(seat, ()))))


def has_first_fire(state: State, seat: str, kind: str) -> bool:
    return any(technology_table()[tech].first == kind for tech in state.techs.get(seat, {}))


def revealed_by_rivals(state: State, seat: str) -> frozenset[str]:
    return frozenset(tech for s in others(seat) for tech in state.techs.get(s, {}))


def shows(card: str, tech: str) -> bool:
    """Whether the technology is printed at an end of the card."""
    return tech in investment_cards()[card].techs


def stands_for(state: State, seat: str, card: str, tech: str) -> bool:
    """Whether the card may be the wild half of a pair: science of its year, or espionage."""
    row = investment_cards()[card]
    if row.science is not None and row.science.year <= state.year and tech in row.science.techs:
        return True
    return row.espionage and tech in revealed_by_rivals(state, seat)


def why_not_tech(state: State, seat: str, tech: str, cards: Cards, keep: str) -> Refusal | None:
    """Why two cards do not make the technology."""
    refusal = why_not_achieve(state, seat, tech)
    if refusal:
        return refusal
    if len(cards) != 2 or len(set(cards)) != 2:
        return refuse("two_cards", RULE, found=len(set(cards)))
    for card in cards:
        if card not in investment_cards():
            return refuse("unknown_card", RULE, card=card)
        if card not in state.hand(seat):
            return refuse("not_your_card", RULE, card=card)
    real = [card for card in cards if shows(card, tech)]
    if not real:
        return refuse("no_real_card", RULE, tech=tech)
    wild = [card for card in cards if card not in real]
    if wild and not stands_for(state, seat, wild[0], tech):
        return refuse("no_pair", RULE, tech=tech, card=wild[0])
    if keep and keep not in real:
        return refuse("keep_a_real_card", RULE, card=keep)
    return None


def why_not_achieve(state: State, seat: str, tech: str) -> Refusal | None:
    """Why the technology cannot be the faction's now, whatever the cards."""
    if tech not in technology_table():
        return refuse("unknown_technology", RULE, tech=tech)
    have = achieved(state, seat)
    if tech in have:
        return refuse("has_technology", RULE, tech=tech)
    stage = technology_table()[tech].stage
    if stage and seat in state.atomic:
        return refuse("one_stage_a_year", ATOMIC)
    if stage > 1 and any(
        row.stage == stage - 1 and name not in have for name, row in technology_table().items()
    ):
        return refuse("stage_before", ATOMIC, stage=stage - 1)
    return None


def pairs(state: State, seat: str) -> dict[str, tuple[Cards, ...]]:
    """Every technology that the hand can make, with the pairs of cards that do."""
    hand = [c for c in state.hand(seat) if c in investment_cards()]
    found: dict[str, tuple[Cards, ...]] = {}
    for tech in technology_table():
        if why_not_achieve(state, seat, tech) is None:
            real = [c for c in hand if shows(c, tech)]
            wild = [c for c in hand if c not in real and stands_for(state, seat, c, tech)]
            both = [(a, b) for i, a in enumerate(real) for b in (*real[i + 1 :], *wild)]
            if both:
                found[tech] = tuple(both)
    return found


def achieve(step: Stepping, seat: str, tech: str, cards: Cards, keep: str, witness: str = "") -> None:
    """The technology is the faction's: openly, one card staying, or in the vault, seen by a witness."""
    state = step.state
    if technology_table()[tech].stage:
        state = replace(state, atomic=tuple(s for s in SEATS if s in (*state.atomic, seat)))
    step.reveals = step.reveals or bool(keep or witness)
    held = tuple(card for card in cards if card in state.hand(seat))
    if keep:
        state = out_of_hand(state, seat, held)
        state = to_discards(state, (card for card in cards if card != keep))
        step.state = _opened(state, seat, tech, keep)
        step.tell("technology", seat=seat, tech=tech, card=keep)
        return
    pair = Pair(tech, tuple(sorted(cards)))
    state = out_of_hand(state, seat, held, unseen=True)
    state = replace(state, vault={**state.vault, seat: (*state.vault.get(seat, ()), pair)})
    if witness:
        state = see_pair(state, witness, seat, pair)
    step.state = state
    step.tell("vaulted", seat=seat)
    step.whisper((seat, witness) if witness else (seat,), "secret", seat=seat, tech=tech, cards=pair.cards)


def _opened(state: State, seat: str, tech: str, card: str) -> State:
    return replace(state, techs={**state.techs, seat: {**state.techs.get(seat, {}), tech: card}})


# Reveals


def why_not_reveal(state: State, seat: str, tech: str, keep: str) -> Refusal | None:
    pair = _pair(state, seat, tech)
    if pair is None:
        return refuse("not_in_vault", RULE, tech=tech)
    if keep and (keep not in pair.cards or not _may_stay(keep, tech)):
        return refuse("keep_a_real_card", RULE, card=keep)
    return None


def _pair(state: State, seat: str, tech: str) -> Pair | None:
    return next((p for p in state.vault.get(seat, ()) if p.tech == tech), None)


def _may_stay(card: str, tech: str) -> bool:
    return shows(card, tech)


def reveal(step: Stepping, seat: str, tech: str, keep: str) -> str:
    """A pair from the vault is laid open and works at once; comes back with the card that stays."""
    pair = _pair(step.state, seat, tech)
    assert pair is not None
    kept = keep or next(card for card in pair.cards if _may_stay(card, tech))
    rest = tuple(p for p in step.state.vault[seat] if p != pair)
    vault = {s: p for s, p in {**step.state.vault, seat: rest}.items() if p}
    state = pair_opened(replace(step.state, vault=vault), seat, pair)
    state = to_discards(state, (card for card in pair.cards if card != kept))
    step.state = _opened(state, seat, tech, kept)
    step.reveals = True
    step.tell("technology", seat=seat, tech=tech, card=kept)
    return kept


def open_vault(step: Stepping, seat: str) -> None:
    """All stages of atomic research of a faction are shown, as by whoever wins with them."""
    for pair in step.state.vault.get(seat, ()):
        if technology_table()[pair.tech].stage:
            reveal(step, seat, pair.tech, "")
