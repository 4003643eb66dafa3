"""Reading files that people send. Runs in a worker: a hostile file costs nobody else any time."""

from __future__ import annotations

from sandtable.kernel import save
from sandtable.kernel.save import Limits, SaveError

MOST_BYTES = 5 * 10**6
LIMITS = Limits(file_bytes=MOST_BYTES, line_bytes=2**16, records=200_000)


def read_upload(data: bytes) -> tuple[int, str] | None:
    """What is wrong with the file, and in which line (0: the file as a whole); None when it is fine."""
    try:
        save.load(data, limits=LIMITS)
    except SaveError as error:
        return error.line, error.text
    return None
