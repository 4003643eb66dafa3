"""A game in the terminal, everybody at one keyboard: reads lines, makes orders, never loses the game.

Lines are commands (`help`, `undo`), numbers from the menu, or orders in the game's notation. Input may be
a pipe: at its end the session stops as if told to quit.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from sandtable.cli import vault
from sandtable.cli.boards import header_text, last_entries, look_of, menu_table, new_console
from sandtable.cli.inputs import InputError, seats_of
from sandtable.cli.prompts import Answer, choose
from sandtable.cli.words import printable, sentence
from sandtable.kernel.export import events_of, visible
from sandtable.kernel.log import Refused
from sandtable.kernel.menus import table_actions
from sandtable.kernel.protocol import Decide, Menu, Over, Refusal
from sandtable.kernel.table import Table
from sandtable.kernel.verify import PROVEN, verify

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what could be scrolled back to."""
SHORT_MENU = 14
FEW_TARGETS = 4
"""A menu within these bounds is shown with each decision; a larger one when asked for."""

HELP = {
    "help": "this page",
    "board [what]": "the position; narrowed to a side, nation, theatre or space",
    "options [words]": "the menu, or its lines that contain the words; 'options 7' shows line 7 in full",
    "NUMBER [how many] [target]": "do line NUMBER of the menu; you are asked for what you leave out",
    "undo [n]": "take back the last orders, up to the last dice or somebody else's order",
    "redo [n]": "enter again what was taken back",
    "remove n": "take back only the order of record n (see log) and keep the later ones",
    "log [n]": "the last orders and dice",
    "save FILE": "write the game to a file",
    "load FILE": "continue a saved game",
    "resign": "give up for the side or player that must decide now; it is asked once more",
    "table: ORDER": "an order of the table itself, such as concede",
    "quit": "leave; the autosave stays",
}


class Quit(Exception):  # noqa: N818 - not an error
    """The session ends."""


class Session:
    """One table, its player's terminal, and the autosave behind it."""

    def __init__(
        self, table: Table[Any, Any, Any], salts: dict[str, str], console: Console | None = None
    ) -> None:
        self.console = console or new_console()
        self.salts = salts
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "options": self._options,
            "undo": self._undo,
            "redo": self._redo,
            "remove": self._remove,
            "log": self._log,
            "save": self._save,
            "load": self._load,
            "resign": self._resign,
            "quit": self._quit,
        }
        self._sit_down(table)

    def run(self) -> None:
        """Play until the input ends or somebody quits."""
        self.say("Type help for the commands, board for the position.")
        try:
            while True:
                self._show_decision()
                self.obey(self.ask("> "))
        except (Quit, KeyboardInterrupt):
            self.say("")
        if self.autosave:
            self.say(f"To continue: sandtable play {self.log.game.name} --load {self.autosave}")

    def obey(self, line: str) -> None:
        """Carry out one line; what is wrong with it is said, and nothing changes."""
        try:
            self._obey(line.strip())
        except Refused as refused:
            self.say(self._why(refused.refusal))
        except InputError as error:
            self.say(str(error))
        except ValueError as error:
            text = str(error) or "that cannot be read"
            self.say(text[0].upper() + text[1:])
        self._keep()

    def ask(self, prompt: str) -> str:
        """A line of input; raises Quit at its end. Piped lines are shown, so that the output reads well."""
        try:
            if sys.stdin is None:
                raise Quit
            if sys.stdin.isatty():
                return input(prompt)
            line = sys.stdin.readline()
        except EOFError:
            raise Quit from None
        if not line:
            raise Quit
        self.say(f"{prompt}{printable(line.rstrip())}")
        return line

    def say(self, text: str) -> None:
        self.console.print(text, soft_wrap=True)

    # The table

    def _sit_down(self, table: Table[Any, Any, Any]) -> None:
        self.table, self.log = table, table.log
        self.look = look_of(self.log.game)
        self.shown = self.kept = -1
        self.viewer: str | None = None
        self.letters: dict[str, list[tuple[int, RenderableType]]] = {}
        self.autosave: Path | None = vault.autosave_path(self.log)
        try:
            if table.key is not None:
                vault.keep_key(table.key)
        except OSError as error:
            self.say(f"The dice key cannot be stored ({error}); after a reload older dice stay unproven.")
        self.console.print(header_text(self.log))
        self._tell(self.table.throw_owed(), self.log.state)
        self._keep()
        if self.autosave:
            self.say(f"Autosave: {self.autosave}")

    def _keep(self) -> None:
        """Finish a game that is over, and write the autosave if anything is new."""
        if isinstance(self.log.pending, Over) and self.table.key is not None:
            self.table.finish()
            proven = verify(self.log).exit_code == PROVEN
            self.say(f"The dice key is revealed; the dice are {'proven' if proven else 'not all proven'}.")
        if self.autosave is None or self.log.version == self.kept:
            return
        try:
            vault.write_autosave(self.log, self.autosave)
            self.kept = self.log.version
        except OSError as error:
            self.say(f"No autosave: {error}. Use save FILE.")
            self.autosave = None

    def _tell(self, steps: list[Any], before: Any) -> None:
        """Say what happened: to all at once what all may see, to others their own when they sit down."""
        first = self.log.version - len(steps) + 1
        for n, step in enumerate(steps, start=first):
            for event in step.events:
                if (line := self.look.event(before, event)) is None:
                    continue
                if visible(event, self.viewer):
                    self.console.print(line, soft_wrap=True)
                for seat in event.seen_by or ():
                    if seat != self.viewer:
                        self.letters.setdefault(seat, []).append((n, line))
            before = step.state

    def _hand_over(self) -> None:
        """Draw the curtain when another seat comes to the keyboard and there are secrets."""
        seat = self._seat()
        if self.log.game.is_open or seat is None or seat == self.viewer:
            return
        people = len(self.log.header.people) > 1
        if people and (self.viewer is None or self._holder(seat) != self._holder(self.viewer)):
            self.say(f"--- Hand over to {self.look.title(seat)} ---")
            if sys.stdin.isatty():
                self.console.file.write(WIPE)
                self.ask(f"{self.look.title(seat)}: press Enter when only you can see this. ")
        self.viewer = seat
        in_effect = {n for n, _ in self.log.line}
        for n, line in self.letters.pop(seat, []):
            if n in in_effect:
                self.console.print(line, soft_wrap=True)

    def _holder(self, seat: str) -> str:
        people = self.log.header.people.items()
        return next((name for name, seats in people if seat in seats), seat)

    def _show_decision(self) -> None:
        """Who decides what, once for each new situation."""
        if self.shown == self.log.version:
            return
        self.shown = self.log.version
        self._hand_over()
        pending = self.log.pending
        self.console.print(self.look.status(self._view()))
        self.say(f"{self.look.heading(self.log.state, pending)}{self._person()}")
        menu = self._menu()
        if menu is None:
            return
        if len(menu.offers) <= SHORT_MENU and all(len(offer.targets) <= FEW_TARGETS for offer in menu.offers):
            self.console.print(menu_table(menu, self.look), soft_wrap=True)
        else:
            count = len(menu.offers)
            self.say(f"{count} option{'s' if count != 1 else ''}; type options to see them.")

    def _seat(self) -> str | None:
        pending = self.log.pending
        return pending.seats[0] if isinstance(pending, Decide) else None

    def _person(self) -> str:
        seat = self._seat()
        names = [name for name, seats in self.log.header.people.items() if seat in seats]
        return f" ({printable(names[0])})" if names and len(self.log.header.people) > 1 else ""

    def _view(self) -> Any:
        return self.log.game.view(self.log.state, self._seat())

    def _menu(self) -> Menu | None:
        seat = self._seat()
        return self.log.game.options(self.log.state, seat) if seat is not None else None

    # Lines

    def _obey(self, line: str) -> None:
        if not line:
            return
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        name = {"?": "help", "q": "quit", "exit": "quit"}.get(word, word)
        # Classic has an order `load` too; orders of that name have an arrow, file names do not.
        if name in self.commands and not (name in self.look.orders() and ">" in rest):
            self.commands[name](rest)
        elif word.isdecimal():
            self._choose(int(word), rest)
        else:
            self._order(line)

    def _choose(self, number: int, rest: str) -> None:
        menu = self._menu()
        if menu is None:
            raise ValueError("there is nothing to choose")
        choices = choose(menu, number, rest, self.look, self.ask)
        if isinstance(choices, Answer):
            self.say("Never mind.")
            return
        line = self.look.order(self.log.state, menu.seat, choices)
        self.say(f"  {line}")
        self._order(line)

    def _order(self, line: str) -> None:
        state, seat = self.log.state, self._seat()
        if seat is None:
            raise ValueError("the game is over; you can look at it (board, log), save or quit")
        by_table = line.startswith("table:")
        action = self.log.game.parse(state, seat, line.removeprefix("table:").strip())
        if by_table or self.look.is_for_table(action):
            self._tell(self.table.table_act(action), state)
        else:
            self._tell(self.table.act(seat, action), state)

    def _resign(self, rest: str) -> None:
        game, state, seat = self.log.game, self.log.state, self._seat()
        said = (action for _, _, action in table_actions(game, state))
        found = next((action for action in said if seat in game.speaks_for(state, action)), None)
        if found is None:
            raise ValueError("nobody can resign now")
        if self.ask(f"{game.write(found)}: this cannot be taken back. Are you sure (yes)? ").strip() != "yes":
            self.say("Never mind.")
            return
        self._tell(self.table.table_act(found), state)

    def _help(self, rest: str) -> None:
        for name, text in HELP.items():
            self.say(f"  {name:<28} {text}")
        if self.look.orders():
            self.say("Orders, with examples:")
        for example in self.look.orders().values():
            self.say(f"  {example}")

    def _board(self, rest: str) -> None:
        self.console.print(self.look.board(self._view(), rest))

    def _options(self, rest: str) -> None:
        menu = self._menu()
        shown = Text("There are no options.") if menu is None else menu_table(menu, self.look, rest)
        self.console.print(shown, soft_wrap=True)

    def _undo(self, rest: str) -> None:
        line = self.log.line
        seat = line[-1][1].by if line else ""
        if not self.log.undoable(seat):
            raise ValueError("There is nothing to undo: dice and what was revealed are final.")
        self.table.undo(seat, _count(rest))
        self.say(f"Undone; {self.log.undoable(seat)} more can be.")

    def _redo(self, rest: str) -> None:
        setup = self.log.header.setup
        seats = setup.seats or seats_of(self.log.game, setup.ruleset)
        seat = next((seat for seat in seats if self.log.redoable(seat)), "")
        if not seat:
            raise ValueError("There is nothing to redo.")
        before = self.log.state
        self.table.redo(seat, _count(rest))
        self._tell(self.table.throw_owed(), before)
        self.say("Done again.")

    def _remove(self, rest: str) -> None:
        n = _count(rest)
        by = next((entry.by for number, entry in self.log.line if number == n), "")
        if not by:
            raise ValueError(f"record {n} is not an order in effect; see log")
        for entry, refusal in self.table.remove(by, n):
            self.say(f"  no longer possible: {self.log.game.write(entry.do)}. {self._why(refusal)}")

    def _why(self, refusal: Refusal) -> str:
        return sentence(refusal, self.log.game.name)

    def _log(self, rest: str) -> None:
        if not self.log.game.is_open and not isinstance(self.log.pending, Over):
            self._story(_count(rest) if rest else 20)
            return
        self.console.print(last_entries(self.log, _count(rest) if rest else 20), soft_wrap=True)

    def _story(self, count: int) -> None:
        """The last things the seat at the keyboard has seen: the log itself holds secrets."""
        lines: list[RenderableType] = []
        before = self.log.game.start(self.log.setup)
        for _, events, state in events_of(self.log, self.viewer):
            lines += [line for e in events if (line := self.look.event(before, e)) is not None]
            before = state
        for line in lines[-count:]:
            self.console.print(line, soft_wrap=True)

    def _save(self, rest: str) -> None:
        path = vault.save_as(self.log, rest)
        self.say(f"Saved: {path}")

    def _load(self, rest: str) -> None:
        if not rest:
            raise ValueError("name a file: load FILE")
        table, notes = vault.resumed(Path(rest).expanduser(), self.salts)
        self._sit_down(table)
        for note in notes:
            self.say(note)

    def _quit(self, rest: str) -> None:
        raise Quit


def _count(text: str) -> int:
    if text and not text.isdecimal():
        raise ValueError(f"a number is missing at {text!r}")
    return int(text) if text else 1
