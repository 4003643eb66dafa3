"""Where dice keys and game ids come from."""

from __future__ import annotations

import hmac
import secrets

from msgspec import Struct

from sandtable.kernel import dice


class KeyMaker(Struct, frozen=True):
    """Fresh keys and ids; in tests all of them follow from one known key, so that the dice are known."""

    known: bytes = b""

    def key(self, game_id: str, segment: int) -> bytes:
        """The key for the so-many-th segment of a game."""
        if not self.known:
            return dice.new_key()
        return hmac.digest(self.known, f"{game_id} {segment}".encode(), "sha256")

    def game_id(self, number: int) -> str:
        """The id of the so-many-th game of the house."""
        if not self.known:
            return secrets.token_hex(8)
        return hmac.digest(self.known, f"game {number}".encode(), "sha256").hex()[:16]
