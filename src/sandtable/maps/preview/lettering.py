"""Words of a picture: names with halo and value ring, call-outs with leader lines, anchors."""

from __future__ import annotations

from html import escape
from typing import Any

from ..facts import Facts
from ..mapfile import MapFile
from ..style import lettering
from .names import Placed, ring_offset

RED = "#C8321F"
MARKS = {
    "city": "M-7 -7H7V7H-7zM-3 -3H3V3H-3z",
    "convoy": "M-10 -2H-4L-5 2H-9zM-3 -2H3L2 2H-2zM4 -2H10L9 2H5zM-7 -2V-5M0 -2V-5M7 -2V-5",
    "kamikaze": "M-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0M0 6V-5M-6 -1L0 -3L6 -1M-3 5H3",
}
"""Symbols by their keys, in a square of 20."""


class Lettering:
    """Draws text over the map; `px` is pixels per grid step."""

    def __init__(self, tokens: dict[str, Any], mode: str, facts: Facts, px: float, weight: float) -> None:
        self.tokens, self.mode, self.colour = tokens, mode, tokens[mode]
        self.facts, self.px, self.weight = facts, px, weight

    def name(self, name: Placed) -> str:
        """A name, turned to its angle; land names with a halo, and the value in a ring behind them."""
        shift, ring = ring_offset(name)
        land = name.kind == "land"
        text = escape(name.text.upper() if land else name.text)
        common = self._face(name, shift)
        value = self._value(name, ring) if name.value else ""
        return (
            f'<g transform="translate({name.x:.2f} {name.y:.2f}) rotate({name.angle:g})">'
            f"{self._halo(name, common, text) if land else ''}"
            f'<text {common} fill="{self._ink(name)}">{text}</text>{value}</g>'
        )

    def _ink(self, name: Placed) -> str:
        if name.kind == "sea":
            return str(self.colour["sealabel"])
        if name.kind == "impassable":
            return str(self.colour["ink2"])
        return str(self.colour["ink" if name.area in self.facts.owners else "ink2"])

    def _face(self, name: Placed, shift: float) -> str:
        token = self.tokens["text"][lettering(name.kind)]
        look = 'font-style="italic"'
        if name.kind == "land":
            weight = token["capital_weight"] if name.bold else token["weight"]
            look = f'font-weight="{weight}" letter-spacing="{token["spacing"] * name.size:.2f}"'
        place = f'text-anchor="middle" x="{shift:.2f}" y="{name.size * 0.35:.2f}"'
        return f'font-family="{self._family(name)}" font-size="{name.size:.2f}" {look} {place}'

    def _family(self, name: Placed) -> str:
        """Fonts to try; semi-bold cuts often come as a family of their own."""
        token = self.tokens["text"][lettering(name.kind)]
        cut = f"'{token['family']} SemiBold', " if name.kind == "land" and not name.bold else ""
        return f"{cut}'{token['family']}', '{token['fallback']}'"

    def _halo(self, name: Placed, common: str, text: str) -> str:
        token = self.tokens["text"]["land"]
        return (
            f'<text {common} fill="none" stroke="{self.colour["halo"]}" stroke-linejoin="round" '
            f'stroke-width="{token["halo"] * name.size / 10:.2f}" '
            f'stroke-opacity="{token["halo_opacity"]}">{text}</text>'
        )

    def _value(self, name: Placed, ring: float) -> str:
        c, size = self.colour, name.size
        return (
            f'<circle cx="{ring:.2f}" cy="0" r="{0.58 * size:.2f}" fill="{c["panel"]}" '
            f'stroke="{c["ink"]}" stroke-width="{0.07 * size:.2f}"/>'
            f'<text x="{ring:.2f}" y="{0.31 * size:.2f}" font-family="{self._family(name)}" '
            f'font-weight="700" font-size="{0.88 * size:.2f}" text-anchor="middle" '
            f'fill="{c["ink"]}">{name.value}</text>'
        )

    def callouts(self, board: MapFile) -> str:
        """Discs beside small areas with their leader lines."""
        c, out = self.colour, []
        wide = self.tokens["lines"]["leader"]["width"] * self.weight
        for name, area in board.areas.items():
            if not area.callout:
                continue
            nation = self.tokens["nations"].get(self.facts.owners.get(name, ""))
            fill = nation[self.mode] if nation else c["neutral"]
            x, y, r = area.callout.x * self.px, area.callout.y * self.px, area.callout.r * self.px
            tx, ty = area.callout.to[0] * self.px, area.callout.to[1] * self.px
            out.append(
                f'<path d="M{x:.1f} {y:.1f}L{tx:.1f} {ty:.1f}" stroke="{c["ink"]}" '
                f'stroke-width="{wide:.2f}"/>'
                f'<circle cx="{tx:.1f}" cy="{ty:.1f}" r="{1.6 * self.weight:.1f}" fill="{c["ink"]}"/>'
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r * 0.72:.1f}" fill="{fill}" '
                f'stroke="{c["coast"]}" stroke-width="{wide:.2f}"/>'
            )
        return "".join(out)

    def symbols(self, board: MapFile, names: list[Placed]) -> str:
        """Cities, convoys and the like at their places, where no name stands."""
        return "".join(
            self._symbol(key, x * self.px, y * self.px, max(3.5, min(r * self.px, 9.0)))
            for area in board.areas.values()
            for key, spots in area.symbols.items()
            for x, y, r in spots
            if key in MARKS and not any(_is_under(name, x * self.px, y * self.px) for name in names)
        )

    def _symbol(self, key: str, x: float, y: float, r: float) -> str:
        ink = self.colour["ink" if key == "city" else "sealabel"]
        return (
            f'<g transform="translate({x:.1f} {y:.1f}) scale({r / 10:.3f})" fill="none" stroke="{ink}" '
            f'stroke-width="1.6" stroke-linejoin="round"><path d="{MARKS[key]}"/></g>'
        )

    def anchors(self, board: MapFile) -> str:
        """Rings where stacks may stand, for looking at them."""
        return "".join(
            f'<circle cx="{x * self.px:.1f}" cy="{y * self.px:.1f}" r="{r * self.px:.1f}" '
            f'fill="none" stroke="{RED}"/>'
            for area in board.areas.values()
            for x, y, r in area.anchors
        )


def _is_under(name: Placed, x: float, y: float) -> bool:
    """Whether a place lies under a name, or so near that its symbol would."""
    return abs(x - name.x) < name.width / 2 + 6 and abs(y - name.y) < name.size / 2 + 5
