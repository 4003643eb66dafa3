"""Diplomacy: cards laid and canceled, wild cards, resolution, the status of countries (10.1 to 10.6)."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.protocol import Refusal, refuse
from .board import areas_of, board
from .control import NOBODY, is_neutral, with_control_of
from .data import WildRow, action_cards, country_table, setup_table
from .decks import out_of_hand, play, to_discards
from .frames import Garrison, Stake
from .pool import cadre, left
from .state import State, Stepping, others, put

RULE = "10.diplomacy"
WILD = "10.wild"
USA = "usa"


def is_target(state: State, country: str) -> bool:
    """Whether there is diplomacy in a country: neutral, without a marker of control, not in arms."""
    row = country_table()[country]
    return row.kind in ("minor", "major_power") and is_neutral(state, country)


def why_not_card(state: State, seat: str, card: str) -> Refusal | None:
    """Why a card is not one of the faction's hand."""
    if card not in action_cards():
        return refuse("unknown_card", RULE, card=card)
    if card not in state.hand(seat):
        return refuse("not_your_card", RULE, card=card)
    return None


def why_not_lay(state: State, seat: str, card: str, country: str) -> Refusal | None:
    """Why the card may not be laid for a country."""
    refusal = why_not_card(state, seat, card)
    if refusal:
        return refusal
    if country not in country_table():
        return refuse("unknown_country", RULE, country=country)
    if country not in action_cards()[card].countries:
        return refuse("not_on_card", RULE, card=card, country=country)
    if not is_target(state, country):
        return refuse("not_neutral", RULE, country=country)
    return None


def lay(step: Stepping, seat: str, card: str, country: str) -> None:
    """A card lies for a country, or takes a rival's card for it away with itself."""
    state = out_of_hand(step.state, seat, (card,))
    step.reveals = True
    for rival in others(seat):
        row = state.laid.get(rival, ())
        found = next((pair for pair in row if pair[1] == country), None)
        if found is not None:
            rest = list(row)
            rest.remove(found)
            state = to_discards(state, (card, found[0]))
            step.state = replace(state, laid={**state.laid, rival: tuple(rest)})
            step.tell("canceled", seat=seat, card=card, country=country, rival=rival, other=found[0])
            return
    row = (*state.laid.get(seat, ()), (card, country))
    step.state = replace(state, laid={**state.laid, seat: row})
    step.tell("laid", seat=seat, card=card, country=country)


# Wild cards


def wild_targets(state: State, seat: str, card: str) -> tuple[str, ...]:
    """The countries in which a wild card does something for the faction."""
    return tuple(c for c in country_table() if why_not_wild_country(state, seat, card, c) is None)


def why_not_wild(state: State, seat: str, card: str, country: str) -> Refusal | None:
    """Why a wild card may not be played in a country."""
    refusal = why_not_card(state, seat, card)
    if refusal:
        return refusal
    wild = action_cards()[card].wild
    if wild is None:
        return refuse("no_wild_card", WILD, card=card)
    if country not in country_table():
        return refuse("unknown_country", WILD, country=country)
    if state.ind[seat] < wild.cost:
        return refuse("no_industry", WILD, has=state.ind[seat], needs=wild.cost)
    return why_not_wild_country(state, seat, card, country)


def why_not_wild_country(state: State, seat: str, card: str, country: str) -> Refusal | None:
    wild = action_cards()[card].wild
    assert wild is not None
    if not is_target(state, country):
        return refuse("not_neutral", WILD, country=country)
    stake = state.influence.get(country)
    rival = stake.seat if stake is not None and stake.seat != seat else ""
    if not _is_listed(state, seat, wild, country, rival):
        return refuse("not_on_card", WILD, card=card, country=country)
    if wild.only_remove and not rival:
        return refuse("no_rival_influence", WILD, country=country)
    if not rival and is_full(state, seat, country):
        return refuse("no_more_influence", WILD, country=country)
    return None


def _is_listed(state: State, seat: str, wild: WildRow, country: str, rival: str) -> bool:
    if wild.any:
        return True
    if wild.beside:
        return (
            country != USA
            and country_table()[country].kind == "minor"
            and _is_beside(state, seat, wild, country)
        )
    if wild.by_rival:
        return (
            country in wild.by_rival.get(rival, ())
            if rival
            else any(country in v for v in wild.by_rival.values())
        )
    return country in (wild.countries or wild.by_player.get(seat, ()))


def _is_beside(state: State, seat: str, wild: WildRow, country: str) -> bool:
    """Whether it lies next to the player's own land, or a rival's, over land or a strait."""
    land = board()
    for area in areas_of(country):
        for near in land.over_land[area]:
            who = state.control.get(near, NOBODY)
            if land.areas[near].country != country and who and (who == seat) == (wild.beside == "own"):
                return True
    return False


def is_full(state: State, seat: str, country: str) -> bool:
    """Whether the faction can have no more markers there: three are all that a rival may have in the USA."""
    stake = state.influence.get(country)
    usa = setup_table().usa
    return (
        country == USA
        and seat != usa.seat
        and stake is not None
        and stake.seat == seat
        and stake.count >= usa.most_rival
    )


def wild(step: Stepping, seat: str, card: str, country: str) -> None:
    """A wild card takes effect at once; a satellite comes of it when diplomacy is resolved."""
    row = action_cards()[card].wild
    assert row is not None
    step.state = play(step.state, seat, (card,))
    step.reveals = True
    step.tell("wild", seat=seat, card=card, country=country)
    if row.cost:
        ind = {**step.state.ind, seat: max(0, step.state.ind[seat] - row.cost)}
        step.state = replace(step.state, ind=ind)
    influence(step, seat, country)
    if step.state.rules.satellite == "at_once":
        check_status(step, country)


# Markers


def influence(step: Stepping, seat: str, country: str) -> None:
    """A rival's marker comes off, or one of the faction's own goes on."""
    state = step.state
    stake = state.influence.get(country)
    if stake is not None and stake.seat != seat:
        step.state = with_stake(state, country, stake.seat, stake.count - 1)
        step.tell("influence_lost", seat=stake.seat, country=country, count=stake.count - 1)
    elif not is_full(state, seat, country):
        count = (stake.count if stake else 0) + 1
        step.state = with_stake(state, country, seat, count)
        step.tell("influence", seat=seat, country=country, count=count)


def with_stake(state: State, country: str, seat: str, count: int) -> State:
    """The state with so many markers of a faction in a country."""
    rest = {c: s for c, s in state.influence.items() if c != country}
    if count > 0:
        rest[country] = Stake(seat, count)
    return replace(state, influence=dict(sorted(rest.items())))


def protector(state: State, country: str) -> str:
    """The faction whose protectorate a country is; "" for none."""
    stake = state.influence.get(country)
    return stake.seat if stake and stake.count >= setup_table().influence.protectorate else ""


def resolve(step: Stepping) -> None:
    """All cards that lie take effect, faction by faction; then countries change their status (10.3)."""
    for seat in step.state.order:
        for card, country in step.state.laid.get(seat, ()):
            step.state = to_discards(step.state, (card,))
            if is_target(step.state, country):
                influence(step, seat, country)
    step.state = replace(step.state, laid={})
    for country in tuple(step.state.influence):
        if country != USA:
            check_status(step, country)


def check_status(step: Stepping, country: str) -> None:
    """With three markers a country becomes a satellite, the USA only of the West."""
    stake = step.state.influence.get(country)
    if stake is None or stake.count < setup_table().influence.satellite:
        return
    if country == USA:
        if stake.seat == setup_table().usa.seat:
            join_usa(step)
    else:
        make_satellite(step, country, stake.seat)


def make_satellite(step: Stepping, country: str, seat: str, forces: dict[str, int] | None = None) -> None:
    """The country is the faction's, which sets up blocks of its great power there (10.4)."""
    state = with_stake(step.state, country, "", 0)
    armed = {c: v for c, v in state.armed.items() if c != country}
    state = replace(
        state,
        armed=armed,
        marker={**state.marker, country: seat},
        satellites=tuple(sorted({*state.satellites, country})),
    )
    state = _without_cards(state, country)
    step.state = with_control_of(state, country)
    step.tell("satellite", country=country, seat=seat)
    strengths = muster(country) if forces is None else forces
    blocks = tuple(Garrison(seat, area, cv) for area, cv in strengths.items())
    step.state = replace(step.state, musters=(*step.state.musters, *blocks))


def _without_cards(state: State, country: str) -> State:
    """The state with the cards that lay for a country discarded: there is no more diplomacy."""
    laid = {}
    for seat, row in state.laid.items():
        state = to_discards(state, (card for card, c in row if c == country))
        laid[seat] = tuple(pair for pair in row if pair[1] != country)
    return replace(state, laid=laid) if state.laid else state


def end_diplomacy(state: State, country: str) -> State:
    """The state without markers and cards for a country."""
    return _without_cards(with_stake(state, country, "", 0), country)


def muster(country: str) -> dict[str, int]:
    """The strength of the blocks that a country brings, by area."""
    land = board().areas
    return {area: land[area].muster for area in areas_of(country) if land[area].muster}


# The USA


def join_usa(step: Stepping) -> None:
    """The USA is a satellite of the West: cheaper factories, and two fortresses at once (10.6)."""
    usa = setup_table().usa
    state = end_diplomacy(step.state, USA)
    state = replace(
        state,
        marker={**state.marker, USA: usa.seat},
        satellites=tuple(sorted({*state.satellites, USA})),
    )
    for area, cv in usa.forts.items():
        state = put(state, area, cadre(USA, "fortress", cv))
    step.state = with_control_of(state, USA)
    step.tell("satellite", country=USA, seat=usa.seat)


def arrive(step: Stepping, cv: int) -> None:
    """American units of a strength appear at home, as far as there are blocks."""
    usa = setup_table().usa
    for kind in usa.kinds:
        if left(step.state, USA, kind) > 0:
            step.state = put(step.state, usa.home, cadre(USA, kind, cv))
    step.reveals = True
    step.tell("arrivals", nation=USA, space=usa.home, cv=cv)


def opinion(step: Stepping) -> None:
    """Public opinion in the USA moves toward the West (8.1 b)."""
    usa = setup_table().usa
    if not step.state.rules.usa_opinion <= step.state.year <= usa.opinion_until:
        return
    if is_target(step.state, USA):
        influence(step, usa.seat, USA)
        check_status(step, USA)
