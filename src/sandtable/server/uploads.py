"""Reading files that people send. Runs in a worker: a hostile file costs nobody else any time."""

from __future__ import annotations

from sandtable.kernel.save import Limits, SaveError
from sandtable.server.founding import Draft, take_up
from sandtable.server.keys import KeyMaker

MOST_BYTES = 5 * 10**6
LIMITS = Limits(file_bytes=MOST_BYTES, line_bytes=2**16, records=200_000)


def read_upload(data: bytes, keys: KeyMaker, sealed: bool = False) -> Draft | tuple[int, str]:
    """The table that the file becomes; or what is wrong, and in which line (0: the file as a whole)."""
    try:
        return take_up(data, LIMITS, keys, sealed)
    except SaveError as error:
        return error.line, error.text
