"""The battle board: both sides in columns by the number that hits, as the rules count their dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from ....games.axis.core.pieces import Pile, cargo_names
from ....games.axis.core.position import enemies, is_enemy, own, with_piles
from ...dice import SIDES
from ..branches import at_step
from ..edition import Edition
from ..position import Fought, Position
from .shapes import BattleSide, Column, ColumnUnit


def attacking(edition: Edition, state: Position, battle: Fought) -> BattleSide:
    """The attackers, and those who help them at this step or stand with them in the end."""
    piles, beside = edition.attackers(state, battle), edition.beside_attackers(state, battle)
    rows = [(_attack_of(edition, state, battle, p), _row(edition, state, p, p.count, 0)) for p in piles]
    rows += [(number, _row(edition, state, p, p.count, 0)) for number, p in beside.rows]
    steps = (beside.step,) if beside.step else volley(edition, battle, True)
    facing = with_piles(state, battle.space, (*state.at(battle.space), *_hit(state, battle)))
    expected = _expected(edition, facing, _unhurt(battle), steps)
    nations = dict.fromkeys((state.seat, *(p.nation for _, p in beside.rows)))
    return BattleSide(tuple(nations), _columns(rows), expected)


def defending(edition: Edition, state: Position, battle: Fought) -> BattleSide:
    """The defenders, those hit in this round included; while a gun fires, the gun too."""
    rows: list[tuple[int, ColumnUnit]] = []
    theirs = edition.defenders(state, battle)
    for p in theirs:
        dead = sum(d.count for d in battle.dead if _is_like(d, p))
        rows.append((_defense_of(edition, state, battle, p), _row(edition, state, p, p.count, dead)))
    for p in battle.dead:
        if not any(_is_like(p, q) for q in theirs):
            rows.append((_defense_of(edition, state, battle, p), _row(edition, state, p, 0, p.count)))
    beside = edition.beside_defenders(state, battle)
    rows += [(number, _row(edition, state, p, p.count, 0)) for number, p in beside.rows]
    steps = (beside.step,) if beside.step else volley(edition, battle, False)
    nations = {row.nation for _, row in rows} or {state.owner.get(battle.space, "")}
    order = tuple(n for n in state.rules.order if n in nations)
    return BattleSide(order, _columns(rows), _expected(edition, state, battle, steps))


def volley(edition: Edition, battle: Fought, attack: bool) -> tuple[str, ...]:
    """The steps of a round at which one side fires."""
    steps = edition.steps
    return tuple(step for step in steps.rounds[battle.kind] if (step in steps.attack) == attack)


def _unhurt(battle: Any) -> Any:
    """The battle before anybody was hit in this round."""
    return replace(battle, dead=())


def _is_like(one: Pile, other: Pile) -> bool:
    return replace(one, count=0) == replace(other, count=0)


def _attack_of(edition: Edition, state: Position, battle: Fought, pile: Pile) -> int:
    """The number with which a piece hits in attack: that of its dice if it stood there alone.

    Those hit in this round count as targets still, so that attackers keep their columns when all are hit.
    """
    foes = tuple(enemies(state, battle.space))
    rest = tuple(p for p in state.at(battle.space) if p not in foes and p.nation != state.seat)
    alone = with_piles(state, battle.space, (*foes, *_hit(state, battle), *rest, pile))
    return max(_shots(edition, alone, _unhurt(battle), volley(edition, battle, True)), default=0)


def _hit(state: Position, battle: Fought) -> tuple[Pile, ...]:
    """Defenders hit in this round."""
    return tuple(p for p in battle.dead if is_enemy(state, p.nation))


def _defense_of(edition: Edition, state: Position, battle: Fought, pile: Pile) -> int:
    mine = tuple(own(state, battle.space))
    alone = with_piles(state, battle.space, (*mine, pile))
    return max(_shots(edition, alone, _unhurt(battle), edition.steps.defense), default=0)


def _shots(edition: Edition, state: Position, battle: Fought, steps: Iterable[str]) -> list[int]:
    """The numbers that hit of everything that fires at these steps."""
    return [strength for step in steps for strength, _ in edition.shots(state, at_step(battle, step))]


def _expected(edition: Edition, state: Position, battle: Fought, steps: Iterable[str]) -> float:
    """The hits on average of everything that fires at these steps."""
    return sum(min(strength, SIDES) for strength in _shots(edition, state, battle, steps)) / SIDES


def _row(edition: Edition, state: Position, pile: Pile, count: int, dead: int) -> ColumnUnit:
    spec = edition.spec_of(state, pile)
    return ColumnUnit(spec, pile.nation, pile.kind, count, dead, cargo_names(pile))


def _columns(rows: list[tuple[int, ColumnUnit]]) -> list[Column]:
    """Rows by the number that hits, the weakest first; rows that are named alike are one."""
    columns: dict[int, dict[str, ColumnUnit]] = {}
    for number, row in sorted(rows, key=lambda item: item[0]):
        units = columns.setdefault(number, {})
        before = units.get(row.unit)
        if before is not None:
            row = replace(row, count=row.count + before.count, dead=row.dead + before.dead)
        units[row.unit] = row
    return [Column(number, list(units.values())) for number, units in columns.items()]
