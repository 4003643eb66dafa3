"""Words of a picture: names with halo and value ring, call-outs with leader lines, anchors."""

from __future__ import annotations

from html import escape
from typing import Any

from ..facts import Facts
from ..mapfile import MapFile
from .names import Placed, ring_offset

RED = "#C8321F"


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
        return str(self.colour["ink" if name.area in self.facts.owners else "ink2"])

    def _face(self, name: Placed, shift: float) -> str:
        token = self.tokens["text"][name.kind]
        look = 'font-style="italic"'
        if name.kind == "land":
            weight = token["capital_weight"] if name.bold else token["weight"]
            look = f'font-weight="{weight}" letter-spacing="{token["spacing"] * name.size:.2f}"'
        place = f'text-anchor="middle" x="{shift:.2f}" y="{name.size * 0.35:.2f}"'
        return f'font-family="{self._family(name)}" font-size="{name.size:.2f}" {look} {place}'

    def _family(self, name: Placed) -> str:
        """Fonts to try; semi-bold cuts often come as a family of their own."""
        token = self.tokens["text"][name.kind]
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

    def anchors(self, board: MapFile) -> str:
        """Rings where stacks may stand, for looking at them."""
        return "".join(
            f'<circle cx="{x * self.px:.1f}" cy="{y * self.px:.1f}" r="{r * self.px:.1f}" '
            f'fill="none" stroke="{RED}"/>'
            for area in board.areas.values()
            for x, y, r in area.anchors
        )
