"""The style tokens of `style.json`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

PATH = Path(__file__).parent / "style.json"


@lru_cache(maxsize=1)
def style() -> dict[str, Any]:
    loaded: dict[str, Any] = msgspec.json.decode(PATH.read_bytes())
    return loaded


def finger_radius() -> float:
    """Half a finger at the phone's zoom, in map units."""
    tokens = style()
    return float(tokens["finger"] / tokens["zoom"]["phone"] / 2)


def lettering(kind: str) -> str:
    """Which lettering an area of a kind is named in: impassable land in that of seas."""
    return "sea" if kind == "impassable" else kind


def least_em(kind: str) -> float:
    """Smallest size of a name at the near zoom, in map units."""
    tokens = style()
    return float(tokens["text"][lettering(kind)]["least"] / tokens["zoom"]["near_above"])


@lru_cache(maxsize=2)
def _advances(kind: str) -> dict[str, float]:
    rows = style()["text"][kind]["advance"]
    return {sign: float(width) for width, signs in rows.items() for sign in signs}


def text_width(text: str, kind: str) -> float:
    """Width of a name in ems: land names are drawn in capitals with spacing."""
    kind = lettering(kind)
    token = style()["text"][kind]
    widths, signs = _advances(kind), text.upper() if kind == "land" else text
    spacing = float(token.get("spacing", 0.0))
    return sum(widths.get(s, float(token["letter"])) + spacing for s in signs)
