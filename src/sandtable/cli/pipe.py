"""A game for programs: orders in, one JSON object out for each (`sandtable play … --json`).

Every answer holds the version, what is awaited, and the menus of the awaited seats; after an order
also what happened (`events`, as the seat that acted saw it; a referee sees all) or why not (`refused` or
`error`), and on `view` the view of the first seat.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from sandtable.cli import vault
from sandtable.cli.inputs import InputError
from sandtable.kernel.export import visible
from sandtable.kernel.log import Refused
from sandtable.kernel.protocol import Decide, Over, Step
from sandtable.kernel.table import Table


class Pipe:
    """One table driven by lines: orders (`[seat:] notation`), `undo`, `redo`, `view`, `save FILE`, `quit`."""

    def __init__(self, table: Table[Any, Any, Any], is_referee: bool = False) -> None:
        self.table = table
        self.is_referee = is_referee
        self.log = table.log
        self.autosave = vault.autosave_path(self.log)
        if table.key is not None:
            try:
                vault.keep_key(table.key)
            except OSError as error:
                print(
                    f"sandtable: the dice key could not be stored: {error.strerror or error}", file=sys.stderr
                )

    def run(self) -> None:
        """Answer lines until the input ends."""
        self._answer({"game": self.log.header.id, "events": self._told(None, self.table.throw_owed())})
        for line in sys.stdin:
            if line.strip() == "quit":
                return
            if line.strip():
                self._answer(self._obey(line.strip()))

    def _obey(self, line: str) -> dict[str, Any]:
        word, _, rest = line.partition(" ")
        try:
            if word in ("undo", "redo"):
                return self._take_back(word, _count(rest))
            if word == "view":
                return {"view": msgspec.to_builtins(self.log.game.view(self.log.state, self._seat()))}
            if word == "save":
                return {"saved": str(vault.save_as(self.log, rest.strip()))}
            return {"events": self._told(*self._order(line))}
        except Refused as refused:
            return {"refused": msgspec.to_builtins(refused.refusal)}
        except (ValueError, InputError) as error:
            return {"error": str(error)}

    def _seat(self) -> str | None:
        pending = self.log.pending
        return pending.seats[0] if isinstance(pending, Decide) else None

    def _order(self, line: str) -> tuple[str | None, list[Step[Any, Any]]]:
        """The seat that acted, None for the table, and what came of it."""
        head, colon, rest = line.partition(":")
        seat, text = (
            (head.strip(), rest.strip()) if colon and " " not in head.strip() else (self._seat(), line)
        )
        if seat == "table":
            return None, self.table.table_act(self.log.game.parse(self.log.state, "table", text))
        if seat is None:
            raise ValueError("the game is over")
        return seat, self.table.act(seat, self.log.game.parse(self.log.state, seat, text))

    def _take_back(self, word: str, count: int) -> dict[str, Any]:
        line = self.log.line
        if word == "undo":
            self.table.undo(line[-1][1].by if line else "", count)
            return {"undone": count}
        seats = [name for people in self.log.header.people.values() for name in people]
        seat = next((s for s in seats if self.log.redoable(s)), self._seat() or "")
        self.table.redo(seat, count)
        return {"redone": count, "events": self._told(seat, self.table.throw_owed())}

    def _told(self, seat: str | None, steps: list[Step[Any, Any]]) -> list[Any]:
        """The events that the seat, or a spectator, saw; all of them for a referee."""
        events = (event for step in steps for event in step.events)
        return [msgspec.to_builtins(event) for event in events if self.is_referee or visible(event, seat)]

    def _keep(self) -> None:
        """Write the autosave; a game goes on without one where the folder cannot be written."""
        try:
            vault.write_autosave(self.log, self.autosave)
        except OSError as error:
            print(f"sandtable: no autosave: {error.strerror or error}", file=sys.stderr)

    def _answer(self, said: dict[str, Any]) -> None:
        if isinstance(self.log.pending, Over) and self.table.key is not None:
            self.table.finish()
        self._keep()
        pending, game = self.log.pending, self.log.game
        seats = pending.seats if isinstance(pending, Decide) else ()
        menus = {seat: msgspec.to_builtins(game.options(self.log.state, seat).offers) for seat in seats}
        whole = {"version": self.log.version, "pending": msgspec.to_builtins(pending), "menus": menus, **said}
        print(msgspec.json.encode(whole).decode(), flush=True)


def _count(text: str) -> int:
    if text and not text.strip().isdecimal():
        raise ValueError(f"a number is missing at {text!r}")
    return int(text) if text else 1
