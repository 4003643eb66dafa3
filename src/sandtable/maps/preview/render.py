"""SVG to PNG with resvg, without a browser."""

from __future__ import annotations

import os
from pathlib import Path

from ..errors import MapError

FONTS = "SANDTABLE_FONTS"
BUNDLED = Path(__file__).parents[1] / "fonts"


def png(svg: str, fonts: Path | None = None) -> bytes:
    """The picture as PNG in the fonts of the package; a folder (or $SANDTABLE_FONTS) adds others."""
    try:
        import resvg_py
    except ImportError as error:
        raise MapError("PNG needs the package resvg-py (extra `maps`); ask for SVG instead") from error
    more = fonts or (Path(os.environ[FONTS]) if FONTS in os.environ else None)
    folders = [str(folder) for folder in (BUNDLED, more) if folder]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_dirs=folders))
