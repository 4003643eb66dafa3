"""A finished board as data: what a client reads. Needs no geometry library. Schema: docs/maps.md."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from pathlib import Path

import msgspec
from msgspec import Struct, field

from .errors import MapError
from .topology import Point, Ring, points_of

FORMAT = "sandtable-map/1"
FOLDER = Path(__file__).parent / "boards"


class Label(Struct, frozen=True):
    """Middle of the name, its slope in degrees (down to the right is positive), and the room for it."""

    x: int
    y: int
    angle: int
    width: int
    height: int


class Callout(Struct, frozen=True):
    """A disc beside a small area that stands for it: middle, radius, and where its leader line ends."""

    x: int
    y: int
    r: int
    to: Point


class Area(Struct, frozen=True, omit_defaults=True):
    """Land, impassable, sea, inert (scenery) or filler (ice, idle sea); polygons as rings of references."""

    kind: str
    polygons: tuple[tuple[tuple[int, ...], ...], ...]
    box: tuple[int, int, int, int]
    names: dict[str, str] = field(default_factory=dict)
    short: dict[str, str] = field(default_factory=dict)
    label: Label | None = None
    pole: tuple[int, int, int] | None = None
    """Middle and radius of the largest circle inside the area's main part."""
    anchors: tuple[tuple[int, int, int], ...] = ()
    callout: Callout | None = None
    symbols: dict[str, tuple[tuple[int, int, int], ...]] = field(default_factory=dict)
    """Places for symbols by what they stand for: middle and radius."""


class Link(Struct, frozen=True):
    """A connection drawn as a line: canal, strait, narrows or route."""

    kind: str
    id: str
    between: tuple[str, str]
    line: tuple[int, ...]


class Exempt(Struct, frozen=True):
    """Two areas that touch and are not connected."""

    pair: tuple[str, str]
    why: str


class Closed(Struct, frozen=True):
    """A contact that is closed under some rulesets, with the arcs to draw closed there."""

    pair: tuple[str, str]
    rulesets: tuple[str, ...]
    arcs: tuple[int, ...]
    why: str


class MapFile(Struct, frozen=True):
    format: str
    game: str
    title: str
    credit: str
    grid: int
    size: tuple[int, int]
    wrap: int
    touch: int
    """Borders shorter than this, in grid steps, are corners and no contact."""
    views: dict[str, tuple[int, int, int, int]]
    borders: dict[str, tuple[int, ...]]
    links: tuple[Link, ...]
    exceptions: tuple[Exempt, ...]
    closed: tuple[Closed, ...]
    areas: dict[str, Area]
    lakes: tuple[tuple[int, ...], ...]
    graticule: tuple[tuple[int, ...], ...]
    arcs: tuple[tuple[int, ...], ...]

    def lines(self) -> list[list[Point]]:
        """The arcs as points of the grid."""
        return [points(flat) for flat in self.arcs]


def points(flat: tuple[int, ...]) -> list[Point]:
    """Points from a flat list of first point and steps."""
    return list(zip(accumulate(flat[::2]), accumulate(flat[1::2]), strict=True))


def steps(line: list[Point] | tuple[Point, ...]) -> tuple[int, ...]:
    """A line as a flat list: first point, then steps."""
    flat: list[int] = []
    x0 = y0 = 0
    for x, y in line:
        flat += (x - x0, y - y0)
        x0, y0 = x, y
    return tuple(flat)


def rings(area: Area, lines: list[list[Point]]) -> list[list[Ring]]:
    """The polygons of an area, each an outer ring and its holes."""
    return [[points_of(ring, lines) for ring in polygon] for polygon in area.polygons]


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.map.json"


@lru_cache(maxsize=4)
def load(game: str) -> MapFile:
    """The committed board of a game."""
    path = path_of(game)
    if not path.exists():
        raise MapError(f"no board for {game!r} yet: run `sandtable-map build {game}`")
    return decode(path.read_bytes())


def decode(text: bytes) -> MapFile:
    board = msgspec.json.decode(text, type=MapFile)
    if board.format != FORMAT:
        raise MapError(f"map format {board.format!r}, expected {FORMAT!r}")
    return board


def encode(board: MapFile) -> bytes:
    """One line per top-level part and per area, so that changes can be read."""
    parts = msgspec.to_builtins(board)
    rows = []
    for key, value in parts.items():
        if key == "areas":
            inner = [f"{_json(name)}:{_json(area)}" for name, area in value.items()]
            rows.append('"areas":{\n' + ",\n".join(inner) + "\n}")
        else:
            rows.append(f"{_json(key)}:{_json(value)}")
    return ("{\n" + ",\n".join(rows) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
