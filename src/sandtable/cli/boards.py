"""How a game looks and reads in a terminal: the hooks every game may fill, and a plain way for all.

A `Look` turns views, menus, events and offers into text. A look of a game's own is found under the game's
name in the entry point group `sandtable.looks`; the other games are shown as the data of their view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from typing import Any, cast

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.words import figure, printable
from sandtable.kernel.protocol import (
    Chosen,
    Decide,
    Draw,
    Entry,
    Event,
    Menu,
    Notation,
    Offer,
    Over,
    Pending,
    Roll,
)
from sandtable.kernel.registry import AnyGame
from sandtable.kernel.save import AnyLog

GROUP = "sandtable.looks"

MANY_TARGETS = 8


class Look:
    """The plain look, which works for any game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def board(self, view: Any, words: str) -> RenderableType:
        """The position as a seat sees it; `words` may narrow it down. Raises ValueError."""
        parts: list[RenderableType] = []
        for section in self.game.describe(view):
            rows = [row for row in section.rows if _matches(words, (section.title, *row))]
            if rows:
                grid = Grid(*section.columns, title=section.title, title_justify="left")
                for row in rows:
                    grid.add_row(*map(printable, row))
                parts.append(grid)
        return Group(*parts) if parts else Text("Nothing matches.")

    def status(self, view: Any) -> RenderableType:
        """A few lines that open each decision; empty text for none."""
        return Text("")

    def heading(self, state: Any, pending: Pending) -> str:
        """Whom or what the game awaits, in words."""
        if isinstance(pending, Decide):
            where = f" in {pending.where}" if pending.where else ""
            return f"{', '.join(self.title(seat) for seat in pending.seats)}: {_plain(pending.what)}{where}"
        if isinstance(pending, Roll):
            return f"{pending.count} dice are due ({_plain(pending.why)} {pending.where})".replace(" )", ")")
        if isinstance(pending, Draw):
            return f"{pending.count} cards are due ({_plain(pending.why)})"
        return (
            f"The game is over: {', '.join(map(self.title, pending.winners)) or 'nobody'} won ({pending.how})"
        )

    def title(self, seat: str) -> str:
        """A seat's name for people."""
        return seat

    def event(self, before: Any, event: Event) -> RenderableType | None:
        """What happened, in words; `before` is the state it happened in. None: not worth a line."""
        facts = ", ".join(f"{name} {figure(value)}" for name, value in event.facts.items())
        return Text(f"  {_plain(event.what)}{': ' + facts if facts else ''}")

    def orders(self) -> Mapping[str, str]:
        """The verbs of the game's notation, each with an example."""
        return self.game.orders

    def order(self, state: Any, seat: str, choices: Sequence[Chosen]) -> str:
        """The line of notation for what was chosen from a menu."""
        return self.game.write(self.game.make(state, seat, choices))

    def most(self, offer: Offer) -> int:
        """The largest number to ask for with an offer; 0 when none need be asked."""
        return offer.most

    def is_for_table(self, action: Any) -> bool:
        """Whether an action is one that the table makes, not a seat."""
        return False


def look_of(game: AnyGame) -> Look:
    """The look of a game."""
    for point in entry_points(group=GROUP, name=game.name):
        return cast(type[Look], point.load())(game)
    return Look(game)


def _matches(words: str, cells: Sequence[str]) -> bool:
    """Whether a row holds all the words of a filter."""
    text = " ".join(cells).lower()
    return all(word in text for word in words.lower().split())


def _plain(name: str) -> str:
    return name.replace("_", " ")


def new_console() -> Console:
    """A console on stdout that takes all text as it is."""
    return Console(markup=False, emoji=False, highlight=False)


def menu_table(menu: Menu, look: Look, words: str = "") -> RenderableType:
    """The lines of a menu, numbered; with words only those that hold them all."""
    grid = Grid("no.", "do", "with", "up to", "from", "to", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    shown = 0
    wanted = words.lower().split()
    for number, offer in enumerate(menu.offers, start=1):
        cells = (offer.verb, offer.unit or offer.kind, offer.origin, *offer.targets)
        if not all(any(word in cell for cell in cells) for word in wanted) and words != str(number):
            continue
        most = look.most(offer)
        grid.add_row(
            str(number),
            offer.verb,
            offer.unit or offer.kind,
            str(most) if most else "",
            offer.origin,
            _targets(offer.targets, shorten=words != str(number)),
        )
        shown += 1
    return grid if shown else Text(f"No option contains {words!r}." if words else "There are no options.")


def _targets(targets: tuple[str, ...], shorten: bool) -> str:
    if not shorten or len(targets) <= MANY_TARGETS:
        return " ".join(targets)
    return f"{' '.join(targets[:MANY_TARGETS])} … ({len(targets)})"


def entry_text(game: Notation[Any, Any, Any], entry: Entry[Any]) -> str:
    """An entry in notation: `germany: done`, `dice 2 5 6`."""
    if entry.do is not None:
        return printable(f"{entry.by}: {game.write(entry.do)}")
    if entry.dice is not None:
        return f"dice {' '.join(map(str, entry.dice))}"
    return printable(f"cards {' '.join(entry.cards or ())}")


def last_entries(log: AnyLog, count: int) -> RenderableType:
    """The last entries in effect, each with the number of its record."""
    lines = [f"{n:>6}  {entry_text(log.game, entry)}" for n, entry in log.line[-count:]]
    return Text("\n".join(lines) or "Nothing has been entered yet.")


def header_text(log: AnyLog) -> RenderableType:
    """What a log says about itself."""
    header, setup = log.header, log.setup
    lines = [f"{setup.game} {setup.ruleset}, game {header.id}, rules {header.rules_version}"]
    if setup.options:
        lines.append("options: " + ", ".join(f"{k}={figure(v)}" for k, v in sorted(setup.options.items())))
    lines += [f"{name}: {', '.join(seats)}" for name, seats in header.people.items()]
    if header.parent:
        lines.append(f"branched from {header.parent}")
    return Group(*(Text(printable(line)) for line in lines))


def result_of(pending: Pending) -> dict[str, Any] | None:
    """How the game ended, as data; None while it goes on."""
    return {"winners": list(pending.winners), "how": pending.how} if isinstance(pending, Over) else None
