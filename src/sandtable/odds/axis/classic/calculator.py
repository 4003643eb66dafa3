"""Classic's calculator: its form, and its answers in the shape that every game shares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from ....games.axis.classic.data import roster, tech_table, unit_table
from ....games.axis.classic.editions import EDITIONS
from ....games.axis.classic.ruleset import figures
from ....games.axis.core.units import Kind as Unit
from ...answer import Odds
from ...calculator.asking import bounded
from ...calculator.form import Field, Figures, Form, Kind, Mode, Nation, Part, Values
from ...calculator.outcome import Outcome, SideOutcome, shares, side
from ...model import OPTIMAL, OddsError
from ...orders import STANDARD
from .raids import Raid
from .scene import base_state, developments


def _short(kinds: Iterable[str]) -> tuple[str, ...]:
    return tuple(roster().short[kind] for kind in kinds)


ARMY, PLANES, SHIPS = (_short(kinds) for kinds in (roster().having["occupies"], roster().air, roster().sea))
ON_DECKS, GUNS, RAIDERS = (
    _short(kinds) for kinds in (roster().deck_load, roster().having["flak"], roster().having["raids"])
)
(TRANSPORT,) = roster().holds
POLICIES = (*STANDARD, OPTIMAL)
FIGURES = ("cost", "attack", "defense", "move", "load", "dice", "rockets", "holds", "decks")
"""What the form tells of a unit."""
GOALS = ("win", "take", "swing")
LONGEST = 50
RICHEST = 500


class ClassicCalculator:
    """The calculator of Classic."""

    def form(self) -> Form:
        return _form()

    def asked(self, mode: str, values: Values) -> dict[str, Any]:
        """The command's options: policies of both sides are its orders; no money is any amount of it."""
        own = ("attacker", "defender")
        asked: dict[str, Any] = {name: value for name, value in values.items() if name not in own}
        for part in ("attack", "defend"):
            asked.setdefault(part, "")
        if not str(asked["defend"]).strip():
            raise OddsError("defend: nobody is named; write it like 'ussr: 2 inf', or 'ussr:' for nobody")
        if not any(str(asked.get(part, "")).strip() for part in ("attack", "fleet")):
            raise OddsError(
                "attack: nobody is named; write it like 'germany: 3 inf', or 'germany:' for nobody"
            )
        asked["tech"] = str(asked.get("tech", "")).split()
        if mode == "raid":
            return {**asked, "raid": True, "money": asked.get("money") or None}
        policies = [f"{who}={values[who]}" for who in ("attacker", "defender") if values.get(who)]
        if any("," in policy for policy in policies):
            raise OddsError("orders: one policy for each side")
        return {**asked, "orders": ",".join(policies)}

    def outcome(self, found: Odds | Raid, values: Values) -> Outcome:
        if isinstance(found, Raid):
            return _raided(found)
        return _fought(found, values.get("goal") == "take")

    def changed(self, values: Values, options: Values) -> dict[str, dict[str, Figures]]:
        state = base_state(str(values.get("edition") or EDITIONS[0]), tuple(sorted(options.items())))
        known = developments(state.rules, str(values.get("tech", "")))
        found: dict[str, dict[str, Figures]] = {}
        for nation in state.rules.order:
            for name, kind in figures(state.variant, nation, known.get(nation, ())).items():
                if _figures(kind) != _figures(_printed()[name]):
                    found.setdefault(nation, {})[name] = _figures(kind)
        return found


def _fought(found: Odds, aims_at_land: bool) -> Outcome:
    ends = (
        ("win", found.attacker_wins),
        ("both", found.both_destroyed),
        ("retreat", found.retreat),
        ("lose", found.defender_wins),
    )
    return Outcome(
        kind=found.kind,
        chance=found.takes_territory if aims_at_land else found.attacker_wins,
        shares=shares(ends),
        attacker=_side(found, "attacker"),
        defender=_side(found, "defender"),
        swing=found.swing,
        rounds=found.expected_rounds,
        takes=None if found.kind == "sea" else found.takes_territory,
        note=found.note,
        sea=tuple(_fought(sea, False) for sea in found.sea),
    )


def _side(found: Odds, who: str) -> SideOutcome:
    began = sum(len(chances) - 1 for chances in getattr(found.survivors_by_unit, who).values())
    return side(getattr(found.losses, who), getattr(found.survivors, who), began)


def _raided(found: Raid) -> Outcome:
    paid = [0.0] * (max(map(int, found.paid), default=0) + 1)
    for amount, p in found.paid.items():
        paid[int(amount)] = p
    shot = [0.0] * (max(map(int, found.bombers_lost), default=0) + 1)
    for number, p in found.bombers_lost.items():
        shot[-1 - int(number)] = p
    return Outcome(
        kind=found.kind,
        chance=None,
        shares=(),
        attacker=SideOutcome(found.expected_loss, numbers=tuple(shot)),
        defender=SideOutcome(found.expected_paid, found.quantiles),
        swing=found.swing,
        damage=tuple(paid),
    )


# The form


@cache
def _form() -> Form:
    laden = tuple(_laden())
    planes_and_army = (*ARMY, *PLANES)
    ships_and_planes = (*PLANES, *SHIPS)
    fighters_afloat = (*ON_DECKS, *SHIPS)
    warships = tuple(ship for ship in SHIPS if ship != roster().short[TRANSPORT])
    fought = ("edition", "tech", "attacker", "defender", "goal", "rounds", "retreat_at")
    rules = base_state(EDITIONS[0], ()).rules
    modes = (
        Mode("land", (_attack(planes_and_army), _defend((*planes_and_army, *GUNS))), fought),
        Mode("sea", (_attack(ships_and_planes), _defend(fighters_afloat)), fought),
        Mode(
            "landing",
            (
                Part("fleet", "attacker", (*(kind.short for kind in laden), *warships, *PLANES)),
                _attack(planes_and_army),
                _defend((*planes_and_army, *GUNS)),
                Part("ships", "defender", fighters_afloat),
            ),
            fought,
        ),
        Mode("raid", (_attack(RAIDERS), _defend(GUNS)), ("edition", "tech", "money")),
    )
    plain = tuple(
        Kind(name, roster().short[name], row.cost, figures=_figures(_printed()[name]))
        for name, row in unit_table().items()
    )
    nations = tuple(Nation(nation, rules.side[nation]) for nation in rules.order)
    return bounded(Form("classic", modes, (*plain, *laden), _fields(), "ipc", nations))


def _attack(kinds: tuple[str, ...]) -> Part:
    return Part("attack", "attacker", kinds)


def _defend(kinds: tuple[str, ...]) -> Part:
    return Part("defend", "defender", kinds)


def _laden() -> Iterator[Kind]:
    """Transports with every load of troops, the fullest first."""
    units = unit_table()
    room, troops = roster().holds[TRANSPORT], list(roster().having["occupies"])
    loads = [load for size in (2, 1) for load in combinations_with_replacement(troops, size)]
    fitting = [load for load in loads if sum(units[kind].load for kind in load) <= room]
    for load in sorted(fitting, key=lambda load: -sum(units[kind].load for kind in load)):
        cost = units[TRANSPORT].cost + sum(units[kind].cost for kind in load)
        yield Kind(
            TRANSPORT,
            f"{roster().short[TRANSPORT]}({','.join(_short(load))})",
            cost,
            load,
            _figures(_printed()[TRANSPORT]),
        )


def _printed() -> dict[str, Unit]:
    """The units as every nation has them in the box."""
    rules = base_state(EDITIONS[0], ()).rules
    return rules.units[rules.order[0]]


def _figures(kind: Unit) -> Figures:
    return {name: getattr(kind, name) for name in FIGURES}


def _fields() -> tuple[Field, ...]:
    return (
        Field("edition", "choice", EDITIONS[0], EDITIONS),
        Field("attacker", "choice", STANDARD[0], POLICIES),
        Field("defender", "choice", STANDARD[0], POLICIES),
        Field("goal", "choice", GOALS[0], GOALS),
        Field("rounds", "number", 0, high=LONGEST),
        Field("retreat_at", "number", 0, high=LONGEST),
        Field("tech", "techs", "", tuple(tech_table().developments)),
        Field("money", "number", 0, high=RICHEST),
    )
