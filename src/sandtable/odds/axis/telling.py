"""The odds of a battle of any edition as tables, and what is said of one on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..answer import Odds
from ..command.report import Heading, Part, Row, Table, bars, losses, ways
from ..model import OddsError
from ..toll import Survivors

RESULTS = ("attacker_wins", "defender_wins", "both_destroyed", "retreat", "takes_territory")
KINDS = {"amphibious": "landing"}
COLUMNS = ("battle", "kind", "wins", "loses", "both", "retreat", "takes", "swing", "rounds")
UNITS = "Chances in %; swing in IPC."
NUMBERS = ("rounds", "retreat_at")


def numbers(said: Mapping[str, str]) -> dict[str, int]:
    """What a line of a file says in numbers."""
    return {key: _number(key, said[key]) for key in NUMBERS if key in said}


def check_sides(example: str, attack: str | None, defend: str | None, defended: str = "ussr: 2 inf") -> None:
    """Both sides must be named, be it as empty ones."""
    for name, side, like in (("attack", attack, example), ("defend", defend, defended)):
        if side is None:
            nation = like.partition(":")[0]
            raise OddsError(f"--{name} is missing; write --{name} '{like}', or '{nation}:' for nobody")


def _number(key: str, text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise OddsError(f"{key}: a number from 0 on, not {text!r}") from error


def row(one: Odds) -> Row:
    """One battle of many."""
    kind = KINDS.get(one.kind, one.kind)
    shares = [f"{100 * getattr(one, result):.1f}" for result in RESULTS]
    return one.name or one.space, kind, *shares, f"{one.swing:+.2f}", f"{one.expected_rounds:.2f}"


def parts(found: Odds) -> list[Part]:
    """The whole answer."""
    lost = {"attacker": found.losses.attacker, "defender": found.losses.defender}
    parts: list[Part] = [
        Heading(_words(found)),
        _results(found),
        losses("IPC", lost, found.swing),
        _left("attackers left", found.survivors.attacker),
        _left("defenders left", found.survivors.defender),
        bars("rounds", found.rounds),
    ]
    for sea in found.sea:
        parts += [Heading("The sea battle first:"), _results(sea)]
    return parts


def method(found: Any) -> str:
    """How an answer was found."""
    return f"{found.battles} battles played" if found.method == "play" else "exact"


def _words(found: Odds) -> str:
    orders = found.orders
    how = method(found)
    place = f" in {found.space}" if found.space else ""
    note = f"; {found.note}" if found.note else ""
    return f"{found.kind}{place}, {how}; attacker {orders.attacker}, defender {orders.defender}{note}"


def _results(found: Odds) -> Table:
    return bars("result", {name.replace("_", " "): getattr(found, name) for name in RESULTS}, least=0)


def _left(what: str, found: list[Survivors]) -> Table:
    units = (" ".join(f"{count} {name}" for name, count in way.units.items()) for way in found)
    return ways(what, [(text or "none", way.p) for text, way in zip(units, found, strict=True)])
