"""The position to be expected after planned attacks: likely wins are won, with the expected losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from sandtable.games.axis.core.pieces import FULL, Pile, Piles, merged
from sandtable.games.axis.core.position import changed

from .assault import Attack
from .edition import Edition
from .position import Position

LIKELY = 0.5


def expected(edition: Edition, state: Position, attacks: Iterable[Attack]) -> Position:
    """The board after the battles; `state` has the combat moves made."""
    units = {space: tuple(_calm(state, pile) for pile in piles) for space, piles in state.units.items()}
    owner = dict(state.owner)
    for attack in attacks:
        if attack.outcome.win >= LIKELY:
            _won(edition, state, units, owner, attack)
        else:
            _lost(edition, state, units, attack)
    return changed(state, units={s: merged(p) for s, p in units.items() if p}, owner=owner)


def _calm(state: Position, pile: Pile) -> Pile:
    """A pile after combat: troops that were ordered ashore have gone."""
    if not pile.cargo or pile.nation != state.seat:
        return pile
    return replace(pile, cargo=tuple(c for c in pile.cargo if not c.lands))


def _won(
    edition: Edition, state: Position, units: dict[str, Piles], owner: dict[str, str], attack: Attack
) -> None:
    target, seat, roster = attack.target, state.seat, state.rules.roster
    friends = state.relations.friends[seat]
    left = Counter({kind: round(number) for kind, number in attack.outcome.attackers_left})
    at_sea = state.rules.board.is_sea(target)
    if not at_sea:
        owner[target] = edition.taker(state, target)
    kept: list[Pile] = []
    for pile in units.get(target, ()):
        if pile.kind in roster.having["aside"]:
            kept.append(Pile(owner[target], pile.kind, pile.count))
        elif pile.nation in friends and pile.nation != seat:
            kept.append(pile)
    for kind, number in left.items():
        if number and kind not in roster.air:
            kept.append(Pile(seat, kind, number, FULL))
    units[target] = tuple(kept)
    _home(state, units, attack, left)


def _home(state: Position, units: dict[str, Piles], attack: Attack, left: Counter[str]) -> None:
    """Aircraft that are left return to where they came from."""
    seat, air = state.seat, state.rules.roster.air
    for piece in attack.pieces:
        if piece.kind in air and left[piece.kind] > 0:
            left[piece.kind] -= 1
            units[piece.origin] = (*units.get(piece.origin, ()), Pile(seat, piece.kind, 1, FULL))


def _lost(edition: Edition, state: Position, units: dict[str, Piles], attack: Attack) -> None:
    """The attackers are gone, and as much of the defenders as is to be expected."""
    foes, aside = state.relations.foes[state.seat], state.rules.roster.having["aside"]
    theirs = [p for p in units.get(attack.target, ()) if p.nation in foes]
    hurt, figures = attack.outcome.defender_loss, edition.figures(state)
    kept: list[Pile] = []
    for pile in sorted(theirs, key=lambda p: figures[p.nation][p.kind].cost):
        cost = figures[pile.nation][pile.kind].cost
        gone = 0 if pile.kind in aside else min(pile.count, int(hurt / cost + 0.5))
        hurt -= gone * cost
        if pile.count > gone:
            kept.append(replace(pile, count=pile.count - gone))
    units[attack.target] = tuple(kept)
