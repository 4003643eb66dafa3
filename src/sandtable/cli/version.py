"""What `sandtable --version` says."""

from __future__ import annotations

from importlib.resources import files

from sandtable import __version__

STAMP = "commit.txt"
"""Written beside the code when a wheel or a source archive is built; not in git."""


def version_text() -> str:
    """The program, its version and the commit it was built from: `sandtable 0.2.0 (1a2b3c4d5e6f)`."""
    try:
        built_from = files("sandtable").joinpath(STAMP).read_text(encoding="utf-8").strip()
    except OSError:
        built_from = "from source"
    return f"sandtable {__version__} ({built_from})"
