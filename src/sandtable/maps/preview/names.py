"""Which names stand where in a picture of a given zoom; none covers another one.

A name is as large as its room allows, in the steps of the style; when it does not fit it takes its short
form, and when that does not fit either it is left out, as the client does.
"""

from __future__ import annotations

from typing import NamedTuple

import shapely
from shapely import Polygon
from shapely.affinity import rotate, translate

from ..mapfile import Area, MapFile, rings
from ..style import style, text_width

OVERRUN = 1.0  # a name may be this much longer than its room
RING = 1.45  # room for the value behind a name, in ems


class Placed(NamedTuple):
    """A name to draw, in pixels."""

    area: str
    kind: str
    text: str
    x: float
    y: float
    angle: float
    size: float
    bold: bool
    value: int
    width: float


class Names:
    """Places names in order of importance."""

    def __init__(self, board: MapFile, zoom: float, language: str, whole: bool) -> None:
        """`whole`: the picture ends at the edge of the map, so no name may cross it."""
        self.board, self.zoom, self.language, self.whole = board, zoom, language, whole
        self.tokens = style()
        self.px = zoom / board.grid
        self.growth = max(1.0, min(2.0, zoom / self.tokens["zoom"]["near_above"] * 1.1))
        self.taken: list[Polygon] = []
        self.placed: list[Placed] = []
        lines = board.lines()
        self.land = shapely.STRtree(
            [
                shapely.Polygon(polygon[0])
                for area in board.areas.values()
                if area.kind in ("land", "impassable", "inert")
                for polygon in rings(area, lines)
            ]
        )

    def run(self, capitals: dict[str, str], values: dict[str, int]) -> list[Placed]:
        """Names of all areas that the zoom shows: only capitals when far, else land, then sea."""
        areas = self.board.areas
        far = self.zoom < self.tokens["zoom"]["far_below"]
        self._reserve_callouts(far)
        land = [a for a, area in areas.items() if area.kind == "land" and (not far or a in capitals)]
        land.sort(key=lambda a: (a not in capitals, areas[a].callout is None, -values.get(a, 0), a))
        for name in land:
            self._land(name, areas[name], name in capitals, values.get(name, 0), far)
        if not far:
            done = {p.area for p in self.placed}
            for name in land:
                if name not in done and areas[name].callout is None:
                    self._overrun(name, areas[name], name in capitals, values.get(name, 0))
        if not far:
            level = [
                (a.label.height, n) for n, a in areas.items() if a.kind in ("impassable", "sea") and a.label
            ]
            for _, name in sorted(level, reverse=True):
                self._sea(name, areas[name])
        return self.placed

    def words(self, area: Area) -> list[str]:
        """The long form and the short form, the same one once."""
        long = area.names[self.language]
        return list(dict.fromkeys([long, area.short.get(self.language, long)]))

    def _reserve_callouts(self, far: bool) -> None:
        if far:
            return
        for area in self.board.areas.values():
            if area.callout:
                c = area.callout
                x, y, tx, ty = c.x * self.px, c.y * self.px, c.to[0] * self.px, c.to[1] * self.px
                self.taken.append(shapely.Point(x, y).buffer(c.r * 0.8 * self.px, quad_segs=4))
                self.taken.append(shapely.LineString([(x, y), (tx, ty)]).buffer(1.0, quad_segs=1))

    def _land(self, name: str, area: Area, capital: bool, value: int, far: bool) -> None:
        tokens = self.tokens["text"]["land"]
        label = area.label
        if label is None:
            return
        sizes = [s * self.growth for s in tokens["steps"]][::-1]
        if area.callout and not far:
            self._beside(name, area, value, sizes[-1])
            return
        if far:
            self._capital(name, area, sizes[-1])
            return
        x, y = label.x * self.px, label.y * self.px
        for text in self.words(area):
            for size in sizes:
                width = self._width(text, size, "land") + (RING * size if value else 0)
                fits = width <= label.width * self.px * OVERRUN and size <= label.height * self.px * 1.5
                if fits and self._put(name, "land", text, x, y, label.angle, size, capital, value, width):
                    return

    def _capital(self, name: str, area: Area, size: float) -> None:
        """The name of a capital on a small map: on its place or a little beside it."""
        if area.label is None:
            return
        x, y = area.label.x * self.px, area.label.y * self.px
        for text in self.words(area):
            width = self._width(text, size, "land")
            for dx, dy in ((0, 0), (-0.6, -0.5), (0, -1), (-1.2, 0), (1.2, 0), (0, 1)):
                if self._put(name, "land", text, x + dx * size, y + dy * size, 0, size, True, 0, width):
                    return

    def _beside(self, name: str, area: Area, value: int, size: float) -> None:
        """The name of a called-out area: over, under or beside its disc, where it covers least land."""
        c = area.callout
        if c is None:
            return
        x, y, r = c.x * self.px, c.y * self.px, c.r * self.px + 2
        best: tuple[float, str, float, float, float] | None = None
        for rank, text in enumerate(reversed(self.words(area))):
            width = self._width(text, size, "land") + (RING * size if value else 0)
            spots = [(x, y - r - size * 0.55), (x, y + r + size * 0.55),
                     (x + r + width / 2, y), (x - r - width / 2, y)]  # fmt: skip
            for order, (sx, sy) in enumerate(spots):
                box = self._box(sx, sy, 0, width, size)
                if self._is_free(box):
                    cost = self._land_under(box) + 0.04 * order + 0.02 * rank
                    if best is None or cost < best[0]:
                        best = (cost, text, sx, sy, width)
        if best and best[0] < 0.75:
            _, text, sx, sy, width = best
            self._put(name, "land", text, sx, sy, 0, size, False, value, width)

    def _overrun(self, name: str, area: Area, capital: bool, value: int) -> None:
        """A name too long for its area: level and smallest, where it hits no other name."""
        label, size = area.label, self.tokens["text"]["land"]["least"] * self.growth
        if label is None:
            return
        spots = [(label.x, label.y), *((x, y) for x, y, _ in area.anchors)]
        for text in reversed(self.words(area)):
            width = self._width(text, size, "land") + (RING * size if value else 0)
            for x, y in spots:
                if self._put(name, "land", text, x * self.px, y * self.px, 0, size, capital, value, width):
                    return

    def _land_under(self, box: Polygon) -> float:
        """Share of a box of pixels that lies on land."""
        here = shapely.transform(box, lambda p: p / self.px)
        under = sum(here.intersection(self.land.geometries[i]).area for i in self.land.query(here))
        return float(under / here.area)

    def _sea(self, name: str, area: Area) -> None:
        label = area.label
        if label is None:
            return
        for size in [s * self.growth for s in self.tokens["text"]["sea"]["steps"]][::-1]:
            for text in self.words(area):
                width = self._width(text, size, "sea")
                fits = width <= label.width * self.px * 0.96 and size <= label.height * self.px
                x, y, kind = label.x * self.px, label.y * self.px, area.kind
                if fits and self._put(name, kind, text, x, y, label.angle, size, False, 0, width):
                    return

    def _width(self, text: str, size: float, kind: str) -> float:
        return text_width(text, kind) * size

    def _box(self, x: float, y: float, angle: float, width: float, size: float) -> Polygon:
        half, tall = width / 2 + 1.5, size * 0.5
        return rotate(shapely.box(x - half, y - tall, x + half, y + tall), angle, origin=(x, y))

    def _is_free(self, box: Polygon) -> bool:
        turns = (-1, 0, 1) if self.board.wrap else (0,)
        wide = self.board.wrap * self.px
        left, _, right, _ = box.bounds
        if self.whole and (left < 1 or right > self.board.size[0] * self.px - 1):
            return False
        shifted = [translate(box, t * wide) for t in turns]
        return not any(s.intersects(other) for s in shifted for other in self.taken)

    def _put(self, area: str, kind: str, text: str, x: float, y: float, angle: float, size: float,
             bold: bool, value: int, width: float) -> bool:  # fmt: skip
        box = self._box(x, y, angle, width, size)
        if not self._is_free(box):
            return False
        self.taken.append(box)
        self.placed.append(Placed(area, kind, text, x, y, angle, size, bold, value, width))
        return True


def ring_offset(name: Placed) -> tuple[float, float]:
    """How far the text moves left and the value ring right of the middle, in pixels."""
    if not name.value:
        return 0.0, 0.0
    room = RING * name.size
    return -room / 2, name.width / 2 - room / 2 + 0.1 * name.size
