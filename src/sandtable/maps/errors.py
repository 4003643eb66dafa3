"""What goes wrong with a map, said so that the definition can be mended."""

from __future__ import annotations


class MapError(Exception):
    """A definition that cannot be built, or a board that is wrong; the text names the culprit."""
