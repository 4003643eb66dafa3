"""A board as one SVG: the layers of the look, bottom to top."""

from __future__ import annotations

from typing import Any

from ..facts import Facts
from ..mapfile import Area, MapFile, points
from ..style import style
from ..topology import Point
from .lettering import Lettering
from .names import Names

Box = tuple[float, float, float, float]


def picture(
    board: MapFile,
    facts: Facts,
    width: int,
    mode: str = "light",
    language: str = "en",
    box: Box | None = None,
    anchors: bool = False,
) -> str:
    """The board, or a box of it in map units, as an SVG so many pixels wide."""
    return _Painter(board, facts, width, mode, language, box, anchors).draw()


class _Painter:
    def __init__(
        self,
        board: MapFile,
        facts: Facts,
        width: int,
        mode: str,
        language: str,
        box: Box | None,
        anchors: bool,
    ) -> None:
        self.board, self.facts, self.mode, self.anchors = board, facts, mode, anchors
        self.tokens, self.colour = style(), style()[mode]
        whole = (0.0, 0.0, board.size[0] / board.grid, board.size[1] / board.grid)
        self.box = box or whole
        self.zoom = width / (self.box[2] - self.box[0])
        self.width, self.height = width, round((self.box[3] - self.box[1]) * self.zoom)
        self.px = self.zoom / board.grid
        self.lines = board.lines()
        self.names = Names(board, self.zoom, language, box is None).run(facts.capitals, facts.values)
        self.far = self.zoom < self.tokens["zoom"]["far_below"]
        self.weight = max(0.45, min(1.8, self.zoom / 5))

    def draw(self) -> str:
        layers = {
            "water": self._water(),
            "ground": self._ground() + self._borders() + self._links(),
            "text": self._text(),
        }
        left, top = self.box[0] * self.zoom, self.box[1] * self.zoom
        turn = self.board.wrap * self.px
        shifts = [0.0]
        if turn:
            shifts += [turn] if left + self.width > turn - 40 else []
            shifts += [-turn] if left < 40 else []
        uses = "".join(f'<use href="#{part}" x="{s:.2f}"/>' for part in layers for s in shifts)
        groups = "".join(f'<g id="{part}">{content}</g>' for part, content in layers.items())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="{left:.2f} {top:.2f} {self.width} {self.height}">'
            f"<defs>{self._defs()}{groups}</defs>"
            f'<rect x="{left:.2f}" y="{top:.2f}" width="{self.width}" height="{self.height}" '
            f'fill="url(#sea)"/>'
            f"{uses}</svg>\n"
        )

    # -- shapes

    def _line(self, number: int) -> str:
        return self._path(self.lines[number])

    def _path(self, line: list[Point]) -> str:
        """A path in pixels with a tenth of a pixel, relative steps."""
        flat: list[str] = []
        x0 = y0 = 0
        for x, y in line:
            px, py = round(x * self.px * 10), round(y * self.px * 10)
            if not flat or (px, py) != (x0, y0):
                flat.append(f"{(px - x0) / 10:g} {(py - y0) / 10:g}")
                x0, y0 = px, py
        return "M" + flat[0] + ("l" + " ".join(flat[1:]) if len(flat) > 1 else "")

    def _shape(self, area: Area) -> str:
        out = []
        for polygon in area.polygons:
            for ring in polygon:
                line: list[Point] = []
                for number in ring:
                    part = self.lines[number] if number >= 0 else self.lines[~number][::-1]
                    line.extend(part[1:] if line else part)
                out.append(self._path(line) + "z")
        return "".join(out)

    def _areas(self, *kinds: str) -> list[tuple[str, Area]]:
        return [(name, area) for name, area in self.board.areas.items() if area.kind in kinds]

    def _strokes(self, numbers: tuple[int, ...], colour: str, line: dict[str, Any], extra: str = "") -> str:
        if not numbers:
            return ""
        dash = (
            f' stroke-dasharray="{" ".join(str(d * max(1, self.weight)) for d in line["dash"])}"'
            if "dash" in line
            else ""
        )
        d = "".join(self._line(n) for n in numbers)
        return (
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{line["width"] * self.weight:.2f}" '
            f'stroke-linejoin="round" stroke-linecap="round"{dash}{extra}/>'
        )

    def _text(self) -> str:
        words = Lettering(self.tokens, self.mode, self.facts, self.px, self.weight)
        rings = words.anchors(self.board) if self.anchors else ""
        discs = "" if self.far else words.callouts(self.board)
        signs = "" if self.far else words.symbols(self.board, self.names)
        return discs + signs + "".join(words.name(name) for name in self.names) + rings

    # -- layers

    def _defs(self) -> str:
        c, hatch, shadow = self.colour, self.tokens["hatch"], self.tokens["shadow"]
        step = hatch["step"] * max(0.6, self.weight)
        clips = "".join(
            f'<clipPath id="c-{name}"><path d="{self._shape(area)}" clip-rule="evenodd"/></clipPath>'
            for name, area in self._areas("land")
        )
        return (
            f'<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">'
            f'<stop offset="0" stop-color="{c["sea2"]}"/>'
            f'<stop offset=".3" stop-color="{c["sea"]}"/><stop offset=".75" stop-color="{c["sea"]}"/>'
            f'<stop offset="1" stop-color="{c["sea2"]}"/></linearGradient>'
            f'<pattern id="hatch" width="{step:.1f}" height="{step:.1f}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate({hatch["angle"]})"><path d="M0 0V{step:.1f}" stroke="{c["ink2"]}" '
            f'stroke-width="{hatch["width"]}" stroke-opacity="{hatch["opacity"]}"/></pattern>'
            + self._more_patterns(step)
            + f'<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur '
            f'stdDeviation="{shadow["blur"] * self.zoom:.2f}"/></filter>{clips}'
        )

    def _more_patterns(self, step: float) -> str:
        """Crossed lines and dots for kinds of nobody's land, crosses for land that nothing enters."""
        c, hatch = self.colour, self.tokens["hatch"]
        look = (
            f'stroke="{c["ink2"]}" stroke-width="{hatch["width"]}" '
            f'stroke-opacity="{hatch["opacity"]}" fill="none"'
        )
        wide, mark = 1.6 * step, 0.3 * step
        drawn = {
            "grid": (f'<path d="M0 0V{wide:.1f}M0 0H{wide:.1f}" {look}/>', hatch["angle"]),
            "dots": (f'<circle cx="{mark:.1f}" cy="{mark:.1f}" r="{0.18 * step:.2f}" fill="{c["ink2"]}" '
                     f'fill-opacity="{1.4 * hatch["opacity"]:.2f}"/>', 0),
            "crosses": (f'<path d="M0 {mark:.1f}H{2 * mark:.1f}M{mark:.1f} 0V{2 * mark:.1f}" {look}/>', 0),
        }  # fmt: skip
        return "".join(
            f'<pattern id="{name}" width="{wide:.1f}" height="{wide:.1f}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate({angle})">{mark}</pattern>'
            for name, (mark, angle) in drawn.items()
        )

    def _water(self) -> str:
        """Glow and water lines around coasts, graticule, ice, sea borders."""
        c = self.colour
        coast = "".join(self._shape(area) for _, area in self._areas("land", "impassable", "inert"))
        rings, opacity = self.tokens["water_lines"]["map_units"], self.tokens["water_lines"]["opacity"]
        thin = self.tokens["water_lines"]["width"] * self.weight
        out = [f'<path id="coast" d="{coast}" fill="none" stroke-linejoin="round"/>']
        parts = []
        for i in reversed(range(len(rings))):
            glow = mix(c["sea"], c["seaglow"], 1 - i / len(rings))
            line = mix(glow, c["sealine"], opacity[i])
            wide = 2 * rings[i] * self.zoom
            parts.append(f'<use href="#coast" stroke="{line}" stroke-width="{wide + thin:.2f}"/>')
            parts.append(f'<use href="#coast" stroke="{glow}" stroke-width="{max(0.1, wide - thin):.2f}"/>')
        grid = "".join(self._path(points(flat)) for flat in self.board.graticule)
        g = self.tokens["graticule"]
        parts.append(f'<path d="{grid}" fill="none" stroke="{c["seaglow"]}" stroke-width="{g["width"]}" '
                     f'stroke-opacity="{g["opacity"]}"/>')  # fmt: skip
        for name, area in self._areas("filler"):
            fill = f'fill="{c["ice"]}"' if name.startswith("ice") else f'fill="{c["sea2"]}" opacity=".5"'
            parts.append(f'<path d="{self._shape(area)}" {fill} fill-rule="evenodd"/>')
        lines = self.tokens["lines"]
        if not self.far:
            parts.append(self._strokes(self.board.borders.get("sea", ()), c["sealine"], lines["sea"]))
        parts.append(self._strokes(self.board.borders.get("ice", ()), c["sealine"], lines["ice"]))
        return f"<defs>{out[0]}</defs>" + "".join(parts)

    def _ground(self) -> str:
        """Shadow, tints, bands inside each area, hatching of neutrals, lakes."""
        c, bands, shadow = self.colour, self.tokens["bands"], self.tokens["shadow"]
        out = [
            f'<g filter="url(#soft)" transform="translate({shadow["dx"] * self.zoom:.2f} '
            f'{shadow["dy"] * self.zoom:.2f})">'
            f'<use href="#coast" stroke="none" style="fill:{c["shadow"]}" opacity="{shadow["opacity"]}"/></g>'
        ]
        for _, area in self._areas("inert"):
            out.append(f'<path d="{self._shape(area)}" fill="{c["inert"]}"/>')
        for _, area in self._areas("impassable"):
            shape = self._shape(area)
            out.append(f'<path d="{shape}" fill="{c["impassable"]}" fill-rule="evenodd"/>')
            out.append(f'<path d="{shape}" fill="url(#crosses)" fill-rule="evenodd"/>')
        for name, area in self._areas("land"):
            nation = self.tokens["nations"].get(self.facts.owners.get(name, ""))
            fill = nation[self.mode] if nation else c["neutral"]
            band = nation[f"band_{self.mode}"] if nation else c["neutral_band"]
            shape = self._shape(area)
            out.append(f'<path d="{shape}" fill="{fill}" fill-rule="evenodd"/>')
            pattern = self._pattern(name) if not nation else ""
            if pattern:
                out.append(f'<path d="{shape}" fill="url(#{pattern})" fill-rule="evenodd"/>')
            strokes = "".join(
                f'<path d="{shape}" fill="none" stroke="{band}" stroke-width="{2 * u * self.zoom:.2f}" '
                f'stroke-opacity="{o}" stroke-linejoin="round"/>'
                for u, o in zip(bands["map_units"], bands["opacity"], strict=True)
            )
            out.append(f'<g clip-path="url(#c-{name})">{strokes}</g>')
        lakes = "".join(self._path(points(flat)) + "z" for flat in self.board.lakes)
        out.append(
            f'<path d="{lakes}" fill="{c["lake"]}" stroke="{c["sealine"]}" '
            f'stroke-width="{0.6 * self.weight:.2f}"/>'
        )
        return "".join(out)

    def _pattern(self, area: str) -> str:
        """The pattern of nobody's land: by its kind where the game tells kinds apart."""
        return str(self.tokens["neutrals"].get(self.facts.neutrals.get(area, ""), "hatch"))

    def _borders(self) -> str:
        c, lines, borders = self.colour, self.tokens["lines"], self.board.borders
        return (
            self._strokes(borders.get("land", ()), c["border"], lines["land"])
            + self._strokes(borders.get("coast", ()), c["coast"], lines["coast"])
            + self._strokes(borders.get("closed", ()), c["border"], lines["closed"])
        )

    def _links(self) -> str:
        """Canals and straits as water with a dark case, routes as dashes."""
        c, out = self.colour, []
        for link in self.board.links:
            token = self.tokens["lines"][link.kind]
            d = f'd="{self._path(points(link.line))}" fill="none" stroke-linecap="round"'
            if "case" in token:
                wide = token["case"] * self.weight
                out.append(f'<path {d} stroke="{c["coast"]}" stroke-width="{wide:.2f}"/>')
            parts = " ".join(str(d * max(1, self.weight)) for d in token.get("dash", ()))
            dash = f' stroke-dasharray="{parts}"' if parts else ""
            wide = token["width"] * self.weight
            tint = c["sealine" if link.kind == "route" else "seaglow"]
            out.append(f'<path {d} stroke="{tint}" stroke-width="{wide:.2f}"{dash}/>')
        return "".join(out)


def mix(a: str, b: str, share: float) -> str:
    """A color between two, `share` of the way from the first to the second."""
    pairs = zip((a[1:3], a[3:5], a[5:7]), (b[1:3], b[3:5], b[5:7]), strict=True)
    return "#" + "".join(f"{round(int(x, 16) + (int(y, 16) - int(x, 16)) * share):02X}" for x, y in pairs)
