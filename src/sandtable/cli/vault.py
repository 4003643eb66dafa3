"""Where games are kept while they are played: autosaves, and the dice keys of open segments.

Both lie in the user's data folder (on Linux `$XDG_DATA_HOME/sandtable`). A save never holds a live key:
keys have private files of their own, named by their commitment, so that a save finds its key on this
machine only.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from sandtable.cli.inputs import InputError, read_log
from sandtable.kernel import dice, save
from sandtable.kernel.save import AnyLog
from sandtable.kernel.table import Table


def data_folder() -> Path:
    """The user's data folder for this program, where the system keeps such things."""
    return user_data_path("sandtable", appauthor=False).absolute()


def autosave_path(log: AnyLog) -> Path:
    """The autosave of a session: one file for each game and each time it was taken up."""
    segment = log.dice.segments[-1].commitment[:8] if log.dice.segments else "new"
    name = f"{log.header.setup.game}-{log.header.id}-{segment}{save.SUFFIX}"
    return data_folder() / "autosave" / name


def write_autosave(log: AnyLog, path: Path) -> None:
    """Write the autosave in a folder only its owner can enter; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    save.write(log, path)


def keep_key(key: bytes) -> None:
    """Keep a live key in a private file; raises OSError."""
    path = _key_path(dice.commitment_of(key))
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(opened, "w", encoding="ascii") as file:
        file.write(key.hex() + "\n")
        file.flush()
        os.fsync(file.fileno())


def find_key(commitment: str) -> bytes | None:
    """The key of a commitment, if this machine has it."""
    try:
        key = bytes.fromhex(_key_path(commitment).read_text(encoding="ascii").strip())
    except (OSError, ValueError):
        return None
    return key if dice.commitment_of(key) == commitment else None


def resumed(path: Path, salts: dict[str, str]) -> tuple[Table[Any, Any, Any], list[str]]:
    """A table for a saved game with fresh dice, and what is to be said about the old ones."""
    log = read_log(path)
    notes = []
    for segment in log.dice.segments:
        if segment.key:
            continue
        key = find_key(segment.commitment)
        if key is not None:
            log.reveal(key)
        elif segment.rolls:
            notes.append(f"The key of dice segment {segment.number} is not here: its dice stay unproven.")
    return Table.resume(log, salts=salts), notes


def _key_path(commitment: str) -> Path:
    return data_folder() / "keys" / f"{commitment}.key"


def is_other_game(path: Path, log: AnyLog) -> bool:
    """Whether a file exists already that is not a save of this very game."""
    if not path.exists():
        return False
    try:
        with path.open("rb") as file:
            first = file.readline(2**20)
    except OSError:
        return True
    return f'"id":"{log.header.id}"'.encode() not in first


def save_as(log: AnyLog, text: str) -> Path:
    """Write the game to a file a person named, and say where; raises InputError or ValueError."""
    if not text:
        raise ValueError("name a file: save FILE")
    path = Path(text).expanduser()
    path = path if path.suffix else path.with_suffix(save.SUFFIX)
    if is_other_game(path, log):
        raise InputError(f"{path} exists and is not this game; choose another name")
    try:
        save.write(log, path)
    except OSError as error:
        raise InputError(f"{path}: {error.strerror or error}") from error
    return path
