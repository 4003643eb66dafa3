"""A map definition, read from `definitions/<game>.toml` and typed. The format is told in docs/maps.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from .errors import MapError

FOLDER = Path(__file__).parent / "definitions"
LonLat = tuple[float, float]
Box = tuple[float, float, float, float]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the plane in degrees: one of box (west, south, east, north), polygon, or disc."""

    box: Box | None = None
    polygon: tuple[LonLat, ...] = ()
    disc: tuple[float, float, float] | None = None


class FactsSource(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the game keeps its areas and connections, and how its tables are called.

    `file` is a TOML file inside `package`; with an empty package it is a path.
    """

    package: str
    file: str
    land: str = "land"
    sea: str = "sea"
    links: tuple[str, ...] = ("links",)
    canals: str = "canal"
    routes: str = "routes"
    members: str = "regions"
    """Key of a sea row that lists the land on that zone, for games that say it so."""
    impassable: dict[str, str] = {}
    """Land that nothing may enter: what its rows say, as key = value."""
    neutral: str = "neutral"
    """Key of a row that says which kind of nobody's land it is."""
    symbols: tuple[str, ...] = ()
    """Keys of rows that put a symbol on an area, such as a city or a convoy."""
    count: int = 0
    """Connections expected; 0 means not stated."""


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """The projection and what of the world is on the map."""

    kind: str = "cylinder"  # or "conic"
    centre: float = 0.0
    wrap: bool = False
    cut_latitude: float = 0.0
    """Where the cut must hit its meridian exactly; the cartogram bends it elsewhere."""
    west: float = -180.0
    east: float = 180.0
    south: float = -57.0
    north: float = 82.5
    stretch: float = 1.18
    parallels: tuple[float, float] = (38.0, 62.0)
    width: float = 360.0
    """Map units across; the conic frame is scaled to it, the cylinder has one unit per degree at 360."""


class Bump(Struct, frozen=True, forbid_unknown_fields=True):
    """Room wanted around a place: size in map units; height 1 doubles the density there."""

    at: LonLat
    size: tuple[float, float]
    height: float


class Room(Struct, frozen=True, forbid_unknown_fields=True):
    """How large areas want to be, instead of bumps alone; see `room.py`. Sizes are map units a degree.

    Each land area wants the size that makes its largest circle `radius` map units, within `least` and `most`.
    """

    radius: float = 2.6
    least: float = 0.8
    most: float = 3.0
    water: float = 0.8
    water_weight: float = 0.1
    """How much the wish of water matters beside that of land."""
    spread: float = 2.0
    """How far wishes reach over the water beside them, in map units."""
    upright: float = 0.8
    """1: shapes as on a globe; 0: as wide in the north as at the equator."""
    stiff: float = 1.0
    """How much it matters that nothing leans."""


class Detail(Struct, frozen=True, forbid_unknown_fields=True):
    """Measures of the drawing, in map units unless said otherwise."""

    simplify: float = 0.12
    smallest_island: float = 0.12  # square degrees, true area
    coast_step: float = 0.4
    coast_end: float = 0.08
    smooth_from_coast: float = 0.9
    smooth: float = 0.7
    touch: float = 0.25
    grid: int = 50  # steps per map unit in the output
    facilities: int = 0  # places for installations in every land area
    symbol: float = 1.0  # radius of the places for symbols


class Cut(Struct, frozen=True, forbid_unknown_fields=True):
    """The part of one unit that goes elsewhere."""

    country: str
    unit: str
    inside: Part
    to: str
    rough: float = 0.0
    """How far its lines stray, as a share of the length of their stretches."""


class Carve(Struct, frozen=True, forbid_unknown_fields=True):
    """Water cut into land along a line, width in degrees."""

    what: str
    line: tuple[LonLat, ...]
    width: float
    areas: tuple[str, ...] = ()


class Fill(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the plane given to an area: land and water, or only what `areas` hold of it."""

    what: str
    inside: Part
    to: str
    areas: tuple[str, ...] = ()


class Calm(Struct, frozen=True, forbid_unknown_fields=True):
    """Fjords and sounds narrower than `width` degrees closed inside a part of the world."""

    what: str
    inside: Part
    width: float
    areas: tuple[str, ...]


class Enlarge(Struct, frozen=True, forbid_unknown_fields=True):
    """Islands drawn larger than they are, in true shape.

    Each island grows by `scale`, and to at least `smallest` map units across; the distances between the
    islands grow by `spread`; the middle of the group moves to `at` when given. Islands that are smaller
    than `drop` square map units afterwards are left out.
    """

    area: str
    scale: float
    spread: float = 1.0
    smallest: float = 0.0
    drop: float = 0.1
    at: LonLat | None = None
    soften: float = 0.0


class Island(Struct, frozen=True, forbid_unknown_fields=True):
    """Inert land put on the map as a disc in map units, roughened a little."""

    id: str
    at: LonLat
    radius: float


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """A connection that is drawn as a line and not as a shared border: canal, strait or route.

    Narrows lie in open water: their zones share a border, and the line crosses it.
    """

    kind: str
    between: tuple[str, str]
    line: tuple[LonLat, ...]
    id: str = ""


class Exempt(Struct, frozen=True, forbid_unknown_fields=True):
    """Two areas that touch on the map and are not connected; their border is drawn closed."""

    pair: tuple[str, str]
    why: str


class Closed(Struct, frozen=True, forbid_unknown_fields=True):
    """A contact that some editions close."""

    pair: tuple[str, str]
    rulesets: tuple[str, ...]
    why: str


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Label decided by hand: where the name stands, its angle, where the call-out stands."""

    at: LonLat | None = None
    angle: float | None = None
    callout: LonLat | None = None


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """A preset of the camera: the box of degrees to show."""

    id: str
    box: Box


class Definition(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    title: str
    names: str
    facts: FactsSource
    frame: Frame
    land: dict[str, tuple[str, ...]]
    units: dict[str, dict[str, tuple[str, ...]]] = {}
    scenery: dict[str, dict[str, tuple[str, ...]]] = {}
    sea: dict[str, tuple[LonLat, ...]] = {}
    filler: dict[str, tuple[LonLat, ...]] = {}
    detail: Detail = Detail()
    room: Room | None = None
    bump: tuple[Bump, ...] = ()
    cut: tuple[Cut, ...] = ()
    carve: tuple[Carve, ...] = ()
    fill: tuple[Fill, ...] = ()
    calm: tuple[Calm, ...] = ()
    enlarge: tuple[Enlarge, ...] = ()
    island: tuple[Island, ...] = ()
    link: tuple[Link, ...] = ()
    exception: tuple[Exempt, ...] = ()
    closed: tuple[Closed, ...] = ()
    view: tuple[View, ...] = ()
    keep_islands: tuple[str, ...] = ()
    places: dict[str, Place] = {}


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """An area's name in the languages of the client, and a short form where the long one is long."""

    en: str
    de: str
    nl: str
    short: dict[str, str] = field(default_factory=dict)


def known() -> list[str]:
    """Games that have a definition."""
    return sorted(p.stem for p in FOLDER.glob("*.toml") if not p.stem.endswith("_names"))


def load(game: str) -> Definition:
    path = FOLDER / f"{game}.toml"
    if not path.exists():
        raise MapError(f"no map definition for {game!r}; there is one for: {', '.join(known())}")
    return decode(path.read_bytes(), str(path.name))


def decode(text: bytes | str, where: str = "definition") -> Definition:
    try:
        return msgspec.toml.decode(text, type=Definition)
    except msgspec.MsgspecError as error:
        raise MapError(f"{where}: {error}") from error


def load_names(definition: Definition) -> dict[str, Name]:
    path = FOLDER / definition.names
    try:
        return decode_names(path.read_bytes(), definition.names)
    except OSError as error:
        raise MapError(f"{definition.names}: {error}") from error


def decode_names(text: bytes | str, where: str) -> dict[str, Name]:
    """Names by area; an area that lacks a language is named."""
    try:
        rows = msgspec.toml.decode(text, type=dict[str, dict[str, Any]])
    except msgspec.MsgspecError as error:
        raise MapError(f"{where}: {error}") from error
    return {area: _name(area, row, where) for area, row in rows.items()}


def _name(area: str, row: dict[str, Any], where: str) -> Name:
    try:
        name = msgspec.convert(row, Name)
    except msgspec.MsgspecError as error:
        raise MapError(f"{where}: {area}: {error}") from error
    for language in ("en", "de", "nl"):
        if not getattr(name, language).strip():
            raise MapError(f"{where}: {area} has no name in {language}")
    return name
