"""Actions in text: `move 3 inf germany > poland`, `scramble 2 ftr scotland > sz_109`, `declare usa`."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.menus import Wish
from ....kernel.protocol import Action, Offer
from ..core import actions, verbs
from ..core.board import Board
from ..core.notation import find_space, read_units, unit_kind, write_units
from ..core.units import Roster
from ..core.verbs import Verb, aimed, bare, ordered, read_journey, read_number, read_units_and_place
from .actions import (
    Allow,
    Ask,
    Attack,
    Bonus,
    Buy,
    Chart,
    Concede,
    Declare,
    Dive,
    Escort,
    Fight,
    Intercept,
    Kamikaze,
    Paradrop,
    Pass,
    Raid,
    Refuse,
    Repair,
    Research,
    Rocket,
    Scramble,
    Shelter,
    Target,
    Upgrade,
)
from .assault import read_support, support_text
from .data import setup_table

HELP = {
    "research": "research 2 (2 from uk_pacific; of both: 1 and 1 from uk_pacific)",
    "chart": "chart 1",
    "buy": "buy 3 inf 1 arm (from uk_pacific)",
    "repair": "repair 3 naval_base western_germany",
    "upgrade": "upgrade ukraine",
    "declare": "declare usa (or several: declare germany italy)",
    "ask": "ask danish_straits",
    "allow": "allow",
    "refuse": "refuse",
    "move": "move 3 inf germany > poland (or with the way: a > b > c)",
    "raid": "raid 2 bmb germany > united_kingdom",
    "escort": "escort 1 ftr western_germany > united_kingdom",
    "paradrop": "paradrop 2 inf western_germany > united_kingdom",
    "load": "load 2 inf japan > sz_6",
    "unload": "unload 2 inf sz_6 > korea",
    "attack": "attack sz_109",
    "scramble": "scramble 2 ftr scotland > sz_109",
    "intercept": "intercept 1 ftr western_germany",
    "kamikaze": "kamikaze sz_6 usa:bb 2",
    "pass": "pass",
    "fight": "fight scotland (bombard 2 bb 1 ca)",
    "rocket": "rocket germany > united_kingdom major_factory",
    "target": "target 2 bmb major_factory, 1 tac air_base",
    "dive": "dive 1",
    "lose": "lose 1 inf 1 ftr",
    "press": "press",
    "retreat": "retreat poland (aircraft alone: retreat)",
    "shelter": "shelter 1 ftr sz_109 > scotland",
    "bonus": "bonus 4 inf",
    "place": "place 2 arm germany (ships: place 1 dd sz_113 via germany)",
    "done": "done",
    "concede": "concede axis",
}


# Money


def _read_purse(text: str) -> tuple[str, str]:
    """What comes before `from`, and the purse that is named after it."""
    rest, _, purse = text.partition(" from ")
    purse = purse.strip()
    if purse and purse not in setup_table().ipc:
        raise ValueError(f"unknown purse {purse!r}; purses are {', '.join(setup_table().ipc)}")
    return rest, purse


def _from(purse: str) -> str:
    return f" from {purse}" if purse else ""


def _read_research(rest: str, board: Board, roster: Roster) -> Research:
    mine, _, others = rest.partition(" and ")
    number, purse = _read_purse(others or mine)
    if others and not purse:
        raise ValueError("name the purse that pays for the others")
    dice = read_number(mine) if others or not purse else 0
    return Research(dice, {purse: read_number(number)} if purse else {})


def _write_research(do: Research, roster: Roster) -> str:
    others = " and ".join(f"{dice} from {purse}" for purse, dice in do.apart.items())
    return "research " + " and ".join(part for part in (str(do.dice or ""), others) if part)


def _make_research(offer: Offer, count: int, target: str) -> Research:
    return Research(0, {offer.origin: count}) if offer.origin else Research(count)


def _wish_research(do: Research) -> Wish | None:
    if not do.apart:
        return Wish("research", {"": do.dice})
    ((purse, dice), *more) = do.apart.items()
    return None if do.dice or more else Wish("research", {"": dice}, purse)


def _read_buy(rest: str, board: Board, roster: Roster) -> Buy:
    units, purse = _read_purse(rest)
    return Buy(read_units(units, roster), purse)


def _read_repair(rest: str, board: Board, roster: Roster) -> Repair:
    words = rest.split(maxsplit=2)
    if len(words) != 3:
        raise ValueError("name points, facility and territory")
    return Repair(read_number(words[0]), unit_kind(words[1], roster), find_space(board, words[2]))


# Politics


def _read_declare(rest: str, board: Board, roster: Roster) -> Declare:
    nations = tuple(rest.replace(",", " ").split())
    for nation in nations:
        if nation not in setup_table().order:
            raise ValueError(f"unknown nation {nation!r}; nations are {', '.join(setup_table().order)}")
    if not nations:
        raise ValueError("name a nation")
    return Declare(nations)


# Movement


def _way(verb: str, make: Callable[[dict[str, int], str, tuple[str, ...]], actions.Move]) -> Verb:
    """A move by another verb."""

    def read(rest: str, board: Board, roster: Roster) -> Action:
        units, spaces, _ = read_journey(rest, board, roster)
        return make(units, spaces[0], tuple(spaces[1:]))

    return Verb(
        read=read,
        write=lambda do, roster: verbs.write_way(verb, do, roster),
        made=lambda offer, count, target: make({offer.unit: count}, offer.origin, (target,)),
        wished=lambda do: verbs.wish_way(verb, do),
    )


def _hop(verb: str, make: Callable[[dict[str, int], str, str], Action], ends: tuple[str, str]) -> Verb:
    """An order that takes pieces from one space to another, which are fields of these names."""
    start, goal = ends

    def read(rest: str, board: Board, roster: Roster) -> Action:
        units, spaces, _ = read_journey(rest, board, roster)
        if len(spaces) != 2:
            raise ValueError("name where from and where to, with > between")
        return make(units, spaces[0], spaces[1])

    def write(do: Action, roster: Roster) -> str:
        units: dict[str, int] = getattr(do, "units")  # noqa: B009 - the action is one with units
        return f"{verb} {write_units(units, roster)} {getattr(do, start)} > {getattr(do, goal)}"

    return Verb(
        read=read,
        write=write,
        made=lambda offer, count, target: make({offer.unit: count}, offer.origin, target),
        wished=lambda do: Wish(verb, ordered(do.units), getattr(do, start), getattr(do, goal)),
    )


# Combat


def _read_intercept(rest: str, board: Board, roster: Roster) -> Intercept:
    units, place = read_units_and_place(rest, roster)
    return Intercept(units, find_space(board, place))


def _read_kamikaze(rest: str, board: Board, roster: Roster) -> Kamikaze:
    words = rest.split()
    if len(words) not in (2, 3):
        raise ValueError("name the zone, the ship and how many markers")
    (ship,) = read_units(f"1 {words[1]}", roster)
    return Kamikaze(find_space(board, words[0]), ship, read_number(words[2]) if len(words) == 3 else 1)


def _read_target(rest: str, board: Board, roster: Roster) -> Target:
    on: dict[str, dict[str, int]] = {}
    for part in rest.split(","):
        units, facility = read_units_and_place(part.strip(), roster)
        shared = on.setdefault(unit_kind(facility.strip(), roster), {})
        for text, count in units.items():
            shared[text] = shared.get(text, 0) + count
    return Target(on)


def _write_target(do: Target, roster: Roster) -> str:
    return "target " + ", ".join(f"{write_units(units, roster)} {kind}" for kind, units in do.on.items())


def _wish_target(do: Target) -> Wish | None:
    if len(do.on) != 1:
        return None
    ((kind, units),) = do.on.items()
    return Wish("target", ordered(units), target=kind)


def _read_rocket(rest: str, board: Board, roster: Roster) -> Rocket:
    base, arrow, aim = rest.partition(">")
    target, _, kind = aim.strip().rpartition(" ")
    if not arrow or not target:
        raise ValueError("name the base, the target and the facility")
    return Rocket(find_space(board, base), find_space(board, target), unit_kind(kind, roster))


def _read_fight(rest: str, board: Board, roster: Roster) -> Fight:
    place, word, ships = rest.partition(" bombard ")
    if not word:
        return Fight(find_space(board, place))
    return Fight(find_space(board, place), {} if ships.strip() == "none" else read_units(ships, roster))


def _write_fight(do: Fight, roster: Roster) -> str:
    if do.bombard is None:
        return f"fight {do.space}"
    return f"fight {do.space} bombard {write_units(do.bombard, roster) or 'none'}"


def _wish_fight(do: Fight) -> Wish:
    return Wish("fight", None if do.bombard is None else {support_text(do.bombard): 1}, target=do.space)


def _counted(verb: str, make: Callable[[int], Action], field: str) -> Verb:
    """An order that is a number."""
    return Verb(
        read=lambda rest, board, roster: make(read_number(rest)),
        write=lambda do, roster: f"{verb} {getattr(do, field)}",
        made=lambda offer, count, target: make(count),
        wished=lambda do: Wish(verb, {"": getattr(do, field)}),
    )


def _placed(verb: str, make: Callable[[str], Action]) -> Verb:
    """An order that names one space."""
    plain = aimed(verb, make)
    return plain._replace(read=lambda rest, board, roster: make(find_space(board, rest)))


VERBS: dict[str, Verb] = {
    **verbs.VERBS,
    "research": Verb(
        read=_read_research,
        write=_write_research,
        made=_make_research,
        wished=_wish_research,
    ),
    "chart": aimed("chart", lambda number: Chart(int(number)))._replace(
        read=lambda rest, board, roster: Chart(read_number(rest)),
        wished=lambda do: Wish("chart", target=str(do.number)),
    ),
    "buy": Verb(
        read=_read_buy,
        write=lambda do, roster: f"buy {write_units(do.units, roster)}{_from(do.purse)}",
        made=lambda offer, count, target: Buy({offer.unit: count}, offer.origin),
        wished=lambda do: Wish("buy", do.units, do.purse),
    ),
    "repair": Verb(
        read=_read_repair,
        write=lambda do, roster: f"repair {do.points} {do.kind} {do.space}",
        made=lambda offer, count, target: Repair(count, offer.kind, target),
        wished=lambda do: Wish("repair", {do.kind: do.points}, target=do.space, kind=do.kind),
    ),
    "upgrade": _placed("upgrade", Upgrade),
    "bonus": Verb(
        read=lambda rest, board, roster: Bonus(read_units(rest, roster)),
        write=lambda do, roster: f"bonus {write_units(do.units, roster)}",
        made=lambda offer, count, target: Bonus({offer.unit: count}),
        wished=lambda do: Wish("bonus", do.units),
    ),
    "declare": Verb(
        read=_read_declare,
        write=lambda do, roster: f"declare {' '.join(do.on)}",
        made=lambda offer, count, target: Declare((target,)),
        wished=lambda do: Wish("declare", target=do.on[0]) if len(do.on) == 1 else None,
    ),
    "ask": aimed("ask", Ask),
    "allow": bare("allow", Allow),
    "refuse": bare("refuse", Refuse),
    "raid": _way("raid", Raid),
    "escort": _way("escort", Escort),
    "paradrop": _way("paradrop", Paradrop),
    "attack": _placed("attack", Attack),
    "scramble": _hop("scramble", Scramble, ("base", "zone")),
    "intercept": Verb(
        read=_read_intercept,
        write=lambda do, roster: f"intercept {write_units(do.units, roster)} {do.space}",
        made=lambda offer, count, target: Intercept({offer.unit: count}, offer.origin),
        wished=lambda do: Wish("intercept", ordered(do.units), do.space),
    ),
    "pass": bare("pass", Pass),
    "kamikaze": Verb(
        read=_read_kamikaze,
        write=lambda do, roster: f"kamikaze {do.zone} {do.ship} {do.count}",
        made=lambda offer, count, target: Kamikaze(target, offer.unit, count),
        wished=lambda do: Wish("kamikaze", {do.ship: do.count}, target=do.zone),
    ),
    "target": Verb(
        read=_read_target,
        write=_write_target,
        made=lambda offer, count, target: Target({target: {offer.unit: count}}),
        wished=_wish_target,
    ),
    "rocket": Verb(
        read=_read_rocket,
        write=lambda do, roster: f"rocket {do.base} > {do.target} {do.kind}",
        made=lambda offer, count, target: Rocket(offer.origin, target, offer.kind),
        wished=lambda do: Wish("rocket", origin=do.base, target=do.target, kind=do.kind),
    ),
    "fight": Verb(
        read=_read_fight,
        write=_write_fight,
        made=lambda offer, count, target: Fight(target, read_support(offer.unit) if offer.unit else None),
        wished=_wish_fight,
    ),
    "dive": _counted("dive", Dive, "count"),
    "shelter": _hop("shelter", Shelter, ("start", "to")),
    "concede": aimed("concede", Concede),
}
