"""What enemies could bring next turn against every territory and fleet of a side.

A reading, not a search. Each enemy nation is given a fresh turn on the board as it stands. Every piece
whose own move reaches a space is counted against it, so one piece may threaten many spaces; that
fighters may have to share decks is passed over. Troops cross the sea on transports that can take them
aboard and lie off the coast within their move, in zones free of the other side: as many of one kind as fit,
those that come by land anyway not counted; ships that can bombard and get there too do so. Purchases and
attacks of several nations together are not counted. The odds of what comes are exact.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....games.axis.core.pieces import Pile, Piles, add, count_of
from ....games.axis.core.position import Position, changed
from ...model import OddsError
from ..edition import Reading
from .figures import solved
from .muster import Muster
from .shapes import Threat, Threats


def threats(edition: Reading, state: Position, seat: str) -> Threats:
    """For each space of the seat's side the most dangerous attack of one enemy nation."""
    foes = state.relations.foes[seat]
    found: dict[str, list[tuple[float, str, dict[str, int]]]] = {}
    for nation in (n for n in state.rules.order if n in foes):
        enemy = Enemy(edition, edition.next_turn(state, nation))
        for space in _held(state, seat):
            attack = enemy.attack_on(space)
            if attack is not None:
                found.setdefault(space, []).append((attack[0], nation, attack[1]))
    return Threats({space: _worst(rows) for space, rows in found.items()})


def _worst(rows: list[tuple[float, str, dict[str, int]]]) -> Threat:
    rows = sorted(rows, key=lambda row: -row[0])
    return Threat(rows[0][0], rows[0][2], tuple(nation for _, nation, _ in rows))


def _held(state: Position, seat: str) -> Iterator[str]:
    """Territories of the seat's side, and zones where it has ships."""
    friends = state.relations.friends[seat]
    for space, owner in state.owner.items():
        if owner in friends:
            yield space
    for space, piles in state.units.items():
        if state.rules.board.is_sea(space) and any(p.nation in friends for p in piles):
            yield space


class Enemy(Muster[Position]):
    """A nation about to move, with the reach of all its pieces and the odds of what it could bring."""

    def __init__(self, edition: Reading, state: Position) -> None:
        super().__init__(state, edition.theatre(state))
        self.edition = edition

    def attack_on(self, space: str) -> tuple[float, dict[str, int]] | None:
        """The chance of the attack with all that gets there, and what that is; None if there is none."""
        at_sea = self.board.is_sea(space)
        came, landed, zone = self.brought(space)
        army = [*came, *landed]
        if not army or not (at_sea or count_of(army, self.roster.having["occupies"])):
            return None
        now, edition = self._fought(space, army, zone), self.edition
        held = any(p.kind not in self.roster.having["aside"] for p in self._foes(space))
        try:
            battle = edition.battle_at(now, "sea" if at_sea else "land", space, "") if held else None
            odds = solved(battle, edition.orders) if battle is not None else None
        except OddsError:
            return None
        chance = 1.0 if odds is None else odds.win if at_sea else odds.takes
        return chance, _kinds(army)

    def _foes(self, space: str) -> Piles:
        foes = self.state.relations.foes[self.state.seat]
        return tuple(p for p in self.state.at(space) if p.nation in foes)

    def _fought(self, space: str, army: list[Pile], zone: str) -> Position:
        """The position with the attack on the space, ready to be fought."""
        units = dict(self.state.units)
        here = self._foes(space)
        for pile in army:
            here = add(here, pile)
        units[space] = here
        ships = self.supporting(zone) if zone else ()
        if ships:
            others = tuple(p for p in self.state.at(zone) if p.kind not in self.roster.having["bombards"])
            units[zone] = (*others, *ships)
        return changed(self.state, units=units, phase="combat")


def _kinds(army: list[Pile]) -> dict[str, int]:
    found: dict[str, int] = {}
    for pile in army:
        found[pile.kind] = found.get(pile.kind, 0) + pile.count
    return found
