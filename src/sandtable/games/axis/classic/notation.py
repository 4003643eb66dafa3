"""Actions in text: `move 3 inf germany > eastern_europe`, `lose 1 inf`, `place 2 arm russia`."""

from __future__ import annotations

from ....kernel.menus import Wish
from ..core import verbs
from ..core.board import Board
from ..core.notation import find_space
from ..core.units import Roster
from ..core.verbs import Verb, read_journey, read_number
from .actions import Concede, Move, Research, Rocket, Submerge, Withdraw

HELP = {
    "research": "research 2",
    "buy": "buy 3 inf 1 arm",
    "move": "move 3 inf germany > eastern_europe (or with the way: a > b > c)",
    "raid": "raid 1 bmb united_kingdom > germany",
    "load": "load 2 inf japan > sz_japan",
    "unload": "unload 2 inf sz_midway > midway",
    "fight": "fight karelia_ssr (bombard 1)",
    "rocket": "rocket germany > united_kingdom",
    "lose": "lose 1 inf 1 ftr",
    "press": "press",
    "retreat": "retreat ukraine_ssr (aircraft alone: retreat)",
    "withdraw": "withdraw 1 sz_baltic",
    "submerge": "submerge 1",
    "place": "place 2 arm russia (ships: place 1 trn sz_karelia via karelia_ssr)",
    "done": "done",
    "concede": "concede axis",
}


# The orders that are Classic's own


def _moves(raid: bool) -> Verb:
    """A move, or a raid: they are one action."""
    verb = "raid" if raid else "move"

    def read(rest: str, board: Board, roster: Roster) -> Move:
        units, spaces, _ = read_journey(rest, board, roster)
        return Move(units, spaces[0], tuple(spaces[1:]), raid)

    return Verb(
        read=read,
        write=lambda do, roster: verbs.write_way(verb, do, roster),
        made=lambda offer, count, target: Move({offer.unit: count}, offer.origin, (target,), raid),
        wished=lambda do: verbs.wish_way(verb, do),
    )


def _read_rocket(rest: str, board: Board, roster: Roster) -> Rocket:
    gun, arrow, target = rest.partition(">")
    if not arrow:
        raise ValueError("name the gun and the target")
    return Rocket(find_space(board, gun), find_space(board, target))


def _read_withdraw(rest: str, board: Board, roster: Roster) -> Withdraw:
    count, _, zone = rest.partition(" ")
    return Withdraw(read_number(count), find_space(board, zone))


MOVE, RAID = _moves(raid=False), _moves(raid=True)
VERBS: dict[str, Verb] = {
    **verbs.VERBS,
    "move": MOVE._replace(
        write=lambda do, roster: (RAID if do.raid else MOVE).write(do, roster),
        wished=lambda do: (RAID if do.raid else MOVE).wished(do),
    ),
    "raid": RAID,
    "research": Verb(
        read=lambda rest, board, roster: Research(read_number(rest)),
        write=lambda do, roster: f"research {do.dice}",
        made=lambda offer, count, target: Research(count),
        wished=lambda do: Wish("research", {"": do.dice}),
    ),
    "rocket": Verb(
        read=_read_rocket,
        write=lambda do, roster: f"rocket {do.gun} > {do.target}",
        made=lambda offer, count, target: Rocket(offer.origin, target),
        wished=lambda do: Wish("rocket", origin=do.gun, target=do.target),
    ),
    "withdraw": Verb(
        read=_read_withdraw,
        write=lambda do, roster: f"withdraw {do.count} {do.to}",
        made=lambda offer, count, target: Withdraw(count, target),
        wished=lambda do: Wish("withdraw", {"": do.count}, target=do.to),
    ),
    "submerge": Verb(
        read=lambda rest, board, roster: Submerge(read_number(rest)),
        write=lambda do, roster: f"submerge {do.count}",
        made=lambda offer, count, target: Submerge(count),
        wished=lambda do: Wish("submerge", {"": do.count}),
    ),
    "concede": verbs.aimed("concede", Concede),
}
