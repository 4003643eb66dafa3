"""The battle board: both sides in columns by the number that hits, as the rules count their dice."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ....games.axis.classic import fire
from ....games.axis.classic.losses import DECK_LOSSES, exposed, spec_of
from ....games.axis.classic.state import Battle, State
from ....games.axis.core.pieces import Pile, cargo_names
from ....games.axis.core.position import enemies, is_enemy, own, with_piles
from .shapes import BattleSide, Column, ColumnUnit

GUN_STEPS = ("aa_fire", "aa_losses")
SHORE_STEPS = ("bombardment", "bombardment_losses")
VOLLEY = {"land": ("attack",), "sea": ("torpedoes", "attack"), "raid": ()}
"""The steps of a round at which attackers fire."""


def attacking(state: State, battle: Battle) -> BattleSide:
    """The attackers; while battleships bombard, those too, and guests on their carriers that find no deck."""
    piles = fire.attackers(state, battle)
    rows = [(_attack_of(state, battle, p), _row(state, p, p.count, 0)) for p in piles]
    guests = _guests(state, battle)
    rows += [(0, _row(state, p, p.count, 0)) for p in guests]
    steps: tuple[str, ...] = VOLLEY[battle.kind]
    if battle.step in SHORE_STEPS and battle.bombard:
        kind = next(iter(state.rules.roster.having["bombards"]))
        ships = Pile(state.seat, kind, battle.bombard)
        rows.append((fire.bombarding(state), _row(state, ships, ships.count, 0)))
        steps = ("bombardment",)
    facing = with_piles(state, battle.space, (*state.at(battle.space), *_hit(state, battle)))
    expected = _expected(facing, replace(battle, dead=()), steps)
    nations = (state.seat, *dict.fromkeys(p.nation for p in guests))
    return BattleSide(nations, _columns(rows), expected)


def _guests(state: State, battle: Battle) -> tuple[Pile, ...]:
    """Fighters on the attackers' carriers of which some are to be chosen; they take no part in the battle."""
    if battle.step != DECK_LOSSES:
        return ()
    friends = state.relations.friends[state.seat]
    return tuple(p for p in exposed(state) if p.nation in friends)


def defending(state: State, battle: Battle) -> BattleSide:
    """The defenders, those hit in this round included; while a gun fires, the gun too."""
    rows: list[tuple[int, ColumnUnit]] = []
    for p in fire.defenders(state, battle):
        dead = sum(d.count for d in battle.dead if _is_like(d, p))
        rows.append((_defense_of(state, battle, p), _row(state, p, p.count, dead)))
    for p in battle.dead:
        if not any(_is_like(p, q) for q in fire.defenders(state, battle)):
            rows.append((_defense_of(state, battle, p), _row(state, p, 0, p.count)))
    steps: tuple[str, ...] = () if battle.kind == "raid" else ("defense",)
    if battle.step in GUN_STEPS:
        flak = state.rules.roster.having["flak"]
        guns = [p for p in enemies(state, battle.space) if p.kind in flak]
        rows += [(fire.gun_strength(state, battle.space), _row(state, p, p.count, 0)) for p in guns]
        steps = ("aa_fire",)
    nations = {row.nation for _, row in rows} or {state.owner.get(battle.space, "")}
    order = tuple(n for n in state.rules.order if n in nations)
    return BattleSide(order, _columns(rows), _expected(state, battle, steps))


def _is_like(one: Pile, other: Pile) -> bool:
    return replace(one, count=0) == replace(other, count=0)


def _attack_of(state: State, battle: Battle, pile: Pile) -> int:
    """The number with which a piece hits in attack: that of its dice if it stood there alone.

    Those hit in this round count as targets still, so that attackers keep their columns when all are hit.
    """
    foes = tuple(enemies(state, battle.space))
    rest = tuple(p for p in state.at(battle.space) if p not in foes and p.nation != state.seat)
    alone = with_piles(state, battle.space, (*foes, *_hit(state, battle), *rest, pile))
    return _number(alone, replace(battle, dead=()), VOLLEY[battle.kind])


def _hit(state: State, battle: Battle) -> tuple[Pile, ...]:
    """Defenders hit in this round."""
    return tuple(p for p in battle.dead if is_enemy(state, p.nation))


def _defense_of(state: State, battle: Battle, pile: Pile) -> int:
    mine = tuple(own(state, battle.space))
    alone = with_piles(state, battle.space, (*mine, pile))
    return _number(alone, replace(battle, dead=()), ("defense",))


def _number(state: State, battle: Battle, steps: Iterable[str]) -> int:
    shots = [strength for step in steps for strength, _ in fire.shots(state, replace(battle, step=step))]
    return max(shots, default=0)


def _expected(state: State, battle: Battle, steps: Iterable[str]) -> float:
    """The hits on average of everything that fires at these steps."""
    shots = [strength for step in steps for strength, _ in fire.shots(state, replace(battle, step=step))]
    return sum(min(strength, 6) for strength in shots) / 6


def _row(state: State, pile: Pile, count: int, dead: int) -> ColumnUnit:
    return ColumnUnit(spec_of(state, pile), pile.nation, pile.kind, count, dead, cargo_names(pile))


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
