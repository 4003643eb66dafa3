"""A position in words, as one seat sees it: players, own hand, regions, what is going on."""

from __future__ import annotations

from ...kernel.protocol import Section
from .data import card_table
from .names import write_units
from .ruleset import ruleset
from .view import View, chosen


def describe(view: View) -> tuple[Section, ...]:
    """Players, the viewer's own hand, the procedure that runs, and every region by owner."""
    sections = [_players(view)]
    if view.hand:
        sections.append(_hand(view))
    if view.battle is not None:
        sections.append(_battle(view))
    if view.sea is not None:
        sections.append(_sea(view))
    if view.deal is not None:
        sections.append(_deal(view))
    for owner in (*view.order, ""):
        regions = tuple(
            (region, write_units(army.items()))
            for region, army in view.units.items()
            if view.owner.get(region, "") == owner and army.size
        )
        if regions:
            sections.append(Section(owner or "neutral", ("region", "units"), regions))
    return tuple(sections)


def _players(view: View) -> Section:
    regions = list(view.owner.values())
    rows = tuple(
        (
            seat,
            "out" if seat in view.out else str(regions.count(seat)),
            str(view.hand_sizes.get(seat, 0)),
            write_units(view.ships[seat].items()) if seat in view.ships else "",
            view.capitals.get(seat, ""),
            "sea control" if view.holder == seat else "",
        )
        for seat in view.order or ruleset(view.variant).seats
    )
    return Section(f"round {view.round}", ("player", "regions", "cards", "ships", "capital", ""), rows)


def _hand(view: View) -> Section:
    cards = card_table().cards
    rows = tuple((card, cards[card].kind, str(cards[card].value)) for card in view.hand)
    return Section(f"your hand, income {view.income}", ("card", "kind", "value"), rows)


def _battle(view: View) -> Section:
    assert view.battle is not None
    forces = (("attacker", view.battle.attack), ("defender", view.battle.defense))
    rows = tuple(
        (name, write_units(side.front.items()) or "none", write_units(side.reserve.items()) or "none")
        for name, side in forces
    )
    return Section(f"battle for {view.battle.region}", ("side", "fighting", "reserve"), rows)


def _sea(view: View) -> Section:
    assert view.sea is not None
    laid = chosen(view) if view.sea.step == "line" else ()
    rows = tuple(
        (seat, " ".join(view.sea.lines.get(seat, ())) or ("face down" if seat in laid else ""))
        for seat in (view.sea.challenger, view.sea.holder)
    )
    return Section("battle for the sea", ("player", "line"), rows)


def _deal(view: View) -> Section:
    deal = view.deal
    assert deal is not None
    want = ", ".join(f"{n} {kind}" for kind, n in deal.want.items()) or f"{deal.asks} cards"
    give = " ".join(deal.give) or f"{deal.gives} cards"
    row = (deal.proposer, deal.partner, give, want, deal.text or ("made" if deal.promise else ""))
    return Section("offer", ("from", "to", "gives", "wants", "promise"), (row,))
