"""SVG to PNG with resvg, without a browser."""

from __future__ import annotations

import os
from pathlib import Path

from ..errors import MapError

FONTS = "SANDTABLE_FONTS"


def png(svg: str, fonts: Path | None = None) -> bytes:
    """The picture as PNG; fonts come from a folder of TTF files (or $SANDTABLE_FONTS) and the system."""
    try:
        import resvg_py
    except ImportError as error:
        raise MapError("PNG needs the package resvg-py (extra `maps`); ask for SVG instead") from error
    folder = fonts or (Path(os.environ[FONTS]) if FONTS in os.environ else None)
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_dirs=[str(folder)] if folder else None))
