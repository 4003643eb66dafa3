"""Fair dice: numbers and cards that nobody could choose, and that anybody can check afterwards.

A *segment* of dice has a secret key of 32 bytes. Before its first roll the dealer publishes the
commitment, `sha256(key)` in hex, and players may then add salts. Each roll is a function of the key,
the salts and where it stands; when the key is revealed, every roll of the segment can be computed again.

The derivation, `sandtable dice 1`, for whoever wants to check with other tools:

1. A *netstring* of a text is the length of its UTF-8 bytes in decimal, a colon, the bytes, a comma
   (`hello` becomes `5:hello,`).
2. The message is the netstrings, one after another, of: `sandtable dice 1`; the game id; the segment
   number; the roll number; then for each salt, ordered by the contributor's name (by code point), the
   contributor and the salt; last the block number. Numbers are written in decimal. Segments and rolls
   count from 1, blocks from 0. Dice rolls and card draws of a segment share one count.
3. Block b is HMAC-SHA256(key, message with block number b). The byte stream of a roll is block 0,
   block 1, and so on, for as long as bytes are needed; each roll starts a stream of its own.
4. A number below `bound` takes the smallest k >= 1 with 256**k >= bound, reads k bytes as a big-endian
   number x, and throws x away and reads again while x >= 256**k - 256**k % bound. Then it is x % bound.
5. A die with `sides` sides shows 1 + a number below `sides`; the dice of a roll follow one another.
6. A card draw sorts what remains (by code point), then for each card takes a number below the count
   that is left and removes the card at that place, counting from 0.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Mapping, Sequence
from itertools import count as count_from

DERIVATION = "sandtable dice 1"
KEY_BYTES = 32


def new_key() -> bytes:
    """A fresh secret key from the system's random source."""
    return secrets.token_bytes(KEY_BYTES)


def key_from_seed(text: str) -> bytes:
    """The key that belongs to a seed, for reproducible self-play; as secret as the seed is.

    It is sha256 of the netstrings of `sandtable seed` and the text.
    """
    return hashlib.sha256(_netstring("sandtable seed") + _netstring(text)).digest()


def commitment_of(key: bytes) -> str:
    """What is published before the first roll: sha256 of the key, in hex."""
    return hashlib.sha256(key).hexdigest()


def throw(
    key: bytes, game_id: str, segment: int, number: int, salts: Mapping[str, str], count: int, sides: int
) -> tuple[int, ...]:
    """The faces of `count` dice for roll `number` of a segment; see the module for the derivation."""
    if not 2 <= sides <= 256:
        raise ValueError(f"a die has 2 to 256 sides, not {sides}")
    if count < 0:
        raise ValueError(f"cannot throw {count} dice")
    stream = _stream(key, _message(game_id, segment, number, salts))
    return tuple(1 + _below(stream, sides) for _ in range(count))


def draw(
    key: bytes,
    game_id: str,
    segment: int,
    number: int,
    salts: Mapping[str, str],
    remaining: Sequence[str],
    count: int,
) -> tuple[str, ...]:
    """`count` cards out of what remains, in the order drawn; the order of `remaining` does not matter."""
    if not 0 <= count <= len(remaining):
        raise ValueError(f"cannot draw {count} of {len(remaining)} cards")
    stream = _stream(key, _message(game_id, segment, number, salts))
    pool = sorted(remaining)
    return tuple(pool.pop(_below(stream, len(pool))) for _ in range(count))


def _netstring(text: str) -> bytes:
    raw = text.encode()
    return b"%d:%b," % (len(raw), raw)


def _message(game_id: str, segment: int, number: int, salts: Mapping[str, str]) -> bytes:
    salted = [part for pair in sorted(salts.items()) for part in pair]
    return b"".join(map(_netstring, (DERIVATION, game_id, str(segment), str(number), *salted)))


def _stream(key: bytes, message: bytes) -> Iterator[int]:
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
    for block in count_from():
        yield from hmac.digest(key, message + _netstring(str(block)), "sha256")


def _below(stream: Iterator[int], bound: int) -> int:
    width = 1
    while 256**width < bound:
        width += 1
    limit = 256**width - 256**width % bound
    while True:
        x = int.from_bytes(bytes(next(stream) for _ in range(width)), "big")
        if x < limit:
            return x % bound
