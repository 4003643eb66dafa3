"""What of a table may leave the server as a file: the log in plain, sealed, or only what one seat saw.

In a running game with secrets nobody gets the log that other people's secrets are in. Everything that takes
long is done in a worker.
"""

from __future__ import annotations

from typing import TypeAlias

from sandtable.kernel import save
from sandtable.kernel.export import export
from sandtable.kernel.protocol import Seat
from sandtable.kernel.registry import find as find_game
from sandtable.kernel.save import Limits, SaveError
from sandtable.kernel.seal import Key, Reason, SealError, unseal
from sandtable.server.kept import Person
from sandtable.server.messages import HUMAN, FileKind, SeatPlan

UNREADABLE = "a record of the sealed game cannot be read here, perhaps because of other rules"

Opened: TypeAlias = bytes | Reason | tuple[int, str]
"""What is in a sealed save; or why it stays shut; or what is wrong with it, and in which line."""


def keepers(plans: dict[str, SeatPlan]) -> tuple[Seat, ...]:
    """The seats whose secrets are a person's, also if a computer has taken the seat over since."""
    return tuple(seat for seat, plan in plans.items() if plan.kind == HUMAN or plan.held)


def is_shared_secret(game: str, over: bool, plans: dict[str, SeatPlan]) -> bool:
    """Whether several people keep secrets in a game that is not over."""
    return not (over or find_game(game).is_open) and len(keepers(plans)) > 1


def file_kind(game: str, over: bool, plans: dict[str, SeatPlan], person: Person) -> FileKind:
    """As what the person may have the log."""
    if over or find_game(game).is_open:
        return "plain"
    secret = keepers(plans)
    return "hands" if len(secret) < 2 and set(secret) <= set(person.seats) else "sealed"


def all_held(plans: dict[str, SeatPlan]) -> dict[str, SeatPlan]:
    """The seats of a sealed game: who sat where before is not known, so all of them count as people's."""
    return {seat: SeatPlan(plan.kind, plan.name, held=True) for seat, plan in plans.items()}


def open_upload(data: bytes, key: Key, limits: Limits) -> Opened:
    """What is in a sealed save that somebody sent; runs in a worker."""
    try:
        return unseal(data, key, limits)
    except SealError as error:
        return error.reason
    except SaveError as error:
        return error.line, error.text


def seen_by(data: bytes, seat: Seat | None) -> bytes:
    """What one seat, or a spectator, saw of the game in a save file, as JSON lines; runs in a worker."""
    return b"".join(export(save.load(data), seat))
