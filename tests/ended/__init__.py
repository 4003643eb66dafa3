"""Games to look back at: whole ones, and the same one entry before their end."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
CLASSIC = (HERE / "classic.sandtable").read_bytes()
"""Four rounds of three stars against themselves; Axis production of 70 wins."""
ATTACK = (HERE.parent / "saves" / "0.1.0" / "attack_4_players.sandtable").read_bytes()


def one_before_the_end(file: bytes) -> bytes:
    """The game without its last record."""
    return b"".join(line + b"\n" for line in file.splitlines()[:-1])
