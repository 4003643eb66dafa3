"""Whether a finished board is right: read from the file alone, compared with the game's facts.

Needs no geometry library: borders are shared arcs on a grid of integers, so contacts are exact.
"""

from __future__ import annotations

import gzip
import math
from collections.abc import Iterator
from typing import NamedTuple

from . import geometry
from .facts import Facts, Pair, pair
from .mapfile import Area, MapFile, encode, rings
from .style import finger_radius, least_em, text_width
from .topology import Point, signed_area

LARGEST = 200_000  # bytes, gzipped
LANGUAGES = ("en", "de", "nl")
VISIBLE = 0.04  # square map units: the smallest island worth drawing
STRAIT = 1.0  # map units: land of one area this near over water hangs together


class Report(NamedTuple):
    """What was found: problems, and figures for people."""

    problems: list[str]
    figures: dict[str, int]


def check(board: MapFile, facts: Facts) -> Report:
    """All checks of a board."""
    lines = board.lines()
    lengths = contacts(board, lines)
    problems = [
        *compare(board, facts, lengths),
        *coverage(board, lines),
        *pieces(board, lines),
        *places(board, lines),
        *words(board),
        *fingers(board),
    ]
    size = len(gzip.compress(encode(board), 9, mtime=0))
    if size >= LARGEST:
        problems.append(f"file of {size} bytes gzipped, at most {LARGEST} wanted")
    figures = {
        "land areas": sum(a.kind in ("land", "impassable") for a in board.areas.values()),
        "sea zones": sum(a.kind == "sea" for a in board.areas.values()),
        "connections": len(facts.pairs),
        "drawn links": len(board.links),
        "named exceptions": len(board.exceptions),
        "call-outs": sum(a.callout is not None for a in board.areas.values()),
        "arcs": len(board.arcs),
        "points": sum(len(line) for line in lines),
        "bytes gzipped": size,
    }
    return Report(problems, figures)


def users(board: MapFile) -> dict[int, list[tuple[str, bool]]]:
    """For each arc the areas that use it and whether forwards."""
    found: dict[int, list[tuple[str, bool]]] = {i: [] for i in range(len(board.arcs))}
    for name, area in board.areas.items():
        for polygon in area.polygons:
            for ring in polygon:
                for number in ring:
                    found[max(number, ~number)].append((name, number >= 0))
    return found


def contacts(board: MapFile, lines: list[list[Point]]) -> dict[Pair, float]:
    """Length of the common border of every two areas, in grid steps."""
    lengths: dict[Pair, float] = {}
    for number, some in users(board).items():
        if len(some) == 2:
            key = pair(some[0][0], some[1][0])
            lengths[key] = lengths.get(key, 0.0) + geometry.length(lines[number])
    return lengths


def compare(board: MapFile, facts: Facts, lengths: dict[Pair, float]) -> Iterator[str]:
    """Touching pairs against the facts, both ways, except the named links and exceptions."""
    game = {*facts.land, *facts.sea}
    for area in sorted({*game, *facts.impassable} - board.areas.keys()):
        yield f"area missing: {area}"
    touching = {p for p, size in lengths.items() if size >= board.touch and {*p} <= game}
    drawn = {link.between for link in board.links if link.kind != "narrows"}
    narrow = {link.between for link in board.links if link.kind == "narrows"}
    exempt = {row.pair for row in board.exceptions}
    for a, b in sorted(facts.pairs - touching - (drawn - facts.both)):
        yield f"missing contact: {a} and {b} are connected, but do not touch"
    for a, b in sorted(touching - facts.pairs - exempt):
        yield f"extra contact: {a} and {b} touch for {lengths[a, b] / board.grid:.2f}, but are not connected"
    for a, b in sorted((drawn | narrow) - facts.pairs):
        yield f"link between {a} and {b}, which are not connected"
    for a, b in sorted(drawn & touching - facts.both):
        yield f"link between {a} and {b}, which touch anyway"
    for a, b in sorted(narrow - touching):
        yield f"narrows between {a} and {b}, which do not touch"
    for a, b in sorted(exempt - touching | exempt & facts.pairs):
        yield f"exception for {a} and {b} is not needed"
    shown = {(link.id, link.between) for link in board.links}
    for kind, table in (("canal", facts.canals), ("route", facts.routes)):
        for name, ends in sorted(table.items()):
            if (name, ends) not in shown:
                yield f"{kind} {name} between {ends[0]} and {ends[1]} is not drawn"
    for row in board.closed:
        if row.pair not in touching or row.pair not in facts.pairs:
            yield f"closed contact of {row.pair[0]} and {row.pair[1]} is not a contact"


def coverage(board: MapFile, lines: list[list[Point]]) -> Iterator[str]:
    """Areas fill the frame: every arc has two sides, rings close, nothing crosses, the sum is right."""
    edge = {*board.borders.get("frame", ()), *board.borders.get("cut", ())}
    for number, some in users(board).items():
        if len(some) != (1 if number in edge else 2) or len({forward for _, forward in some}) != len(some):
            yield f"arc {number} is used by {', '.join(name for name, _ in some) or 'nobody'}"
    listed = sorted(n for numbers in board.borders.values() for n in numbers)
    if listed != list(range(len(board.arcs))):
        yield "borders do not list every arc once"
    total = 0.0
    for name, area in board.areas.items():
        for polygon in area.polygons:
            for ring in polygon:
                ends = [
                    (lines[n][0], lines[n][-1]) if n >= 0 else (lines[~n][-1], lines[~n][0]) for n in ring
                ]
                if any(ends[i - 1][1] != ends[i][0] for i in range(len(ends))):
                    yield f"{name}: a ring does not close"
        total += sum(signed_area(ring) for polygon in rings(area, lines) for ring in polygon)
    if total != board.size[0] * board.size[1]:
        yield f"areas cover {total} of {board.size[0] * board.size[1]} square steps"
    for a, b, where in geometry.crossings(lines):
        yield f"borders {a} and {b} cross near {where}"


def pieces(board: MapFile, lines: list[list[Point]]) -> Iterator[str]:
    """A zone is one piece (glued at the cut); land has no bits cut off by other land, and none too small.

    A piece of land may lie against another area when the rest of its own is just across a strait.
    """
    sides = users(board)
    dry = {name for name, area in board.areas.items() if area.kind in ("land", "impassable", "inert")}
    for name, area in board.areas.items():
        if area.kind == "sea" and (count := geometry.count_glued(rings(area, lines), board.wrap)) != 1:
            yield f"{name} is in {count} pieces"
        if area.kind != "land":
            continue
        shape = rings(area, lines)
        sizes = [sum(signed_area(r) for r in polygon) / board.grid**2 for polygon in shape]
        for number, (polygon, size) in enumerate(zip(area.polygons, sizes, strict=True)):
            if size < VISIBLE:
                yield f"{name}: an island of {size:.3f} square units is too small to see"
            neighbours = {other for n in polygon[0] for other, _ in sides[max(n, ~n)]} & dry - {name}
            named = {x for row in board.exceptions if name in row.pair for x in row.pair}
            if size < max(sizes) and neighbours - named and not _across_a_strait(number, shape, board):
                yield f"{name}: a detached piece of {size:.2f} lies against {', '.join(sorted(neighbours))}"


def _across_a_strait(number: int, shape: geometry.Polygons, board: MapFile) -> bool:
    """Whether a piece of an area is near another piece of it."""
    rest = [polygon for i, polygon in enumerate(shape) if i != number]
    return any(geometry.distance(p, rest, board.wrap) < STRAIT * board.grid for p in shape[number][0])


def places(board: MapFile, lines: list[list[Point]]) -> Iterator[str]:
    """Labels, poles and anchors lie inside their areas, circles included."""
    for name, area in board.areas.items():
        if area.kind not in ("land", "impassable", "sea"):
            continue
        shape = rings(area, lines)
        if area.label is None or area.pole is None or not (area.anchors or area.kind == "impassable"):
            yield f"{name} has no label, pole or anchor"
            continue
        if area.callout is None and not geometry.inside((area.label.x, area.label.y), shape, board.wrap):
            yield f"{name}: its label lies outside"
        for x, y, r in (area.pole, *area.anchors):
            if not geometry.inside((x, y), shape, board.wrap):
                yield f"{name}: an anchor lies outside"
            elif geometry.distance((x, y), shape, board.wrap) < r - 3:
                yield f"{name}: an anchor reaches over the border"
        yield from _symbols(name, area, shape, board)
    yield from _crowded(board)


def _symbols(name: str, area: Area, shape: geometry.Polygons, board: MapFile) -> Iterator[str]:
    """Places for symbols lie inside their area, or beside its call-out."""
    for key, spots in area.symbols.items():
        for x, y, r in spots:
            beside = (
                area.callout and math.hypot(x - area.callout.x, y - area.callout.y) <= area.callout.r + 4 * r
            )
            if not beside and not geometry.inside((x, y), shape, board.wrap):
                yield f"{name}: the place for {key} lies outside"


def _crowded(board: MapFile) -> Iterator[str]:
    discs = [(name, area.callout) for name, area in board.areas.items() if area.callout]
    for i, (a, one) in enumerate(discs):
        if not (one.r <= one.x <= board.size[0] - one.r and one.r <= one.y <= board.size[1] - one.r):
            yield f"the call-out of {a} is cut by the frame"
        for b, two in discs[i + 1 :]:
            if math.hypot(one.x - two.x, one.y - two.y) < one.r + two.r:
                yield f"the call-outs of {a} and {b} overlap"


def words(board: MapFile) -> Iterator[str]:
    """Every area has its names; a land name fits its room at near zoom or the area has a call-out."""
    for name, area in board.areas.items():
        if area.kind not in ("land", "impassable", "sea") or area.label is None:
            continue
        for language in LANGUAGES:
            long = area.names.get(language, "")
            if not long:
                yield f"{name} has no name in {language}"
            text = area.short.get(language, long)
            if area.kind == "land" and area.callout is None and not _fits(area, text, board.grid):
                yield f"{name}: {text!r} does not fit and there is no call-out"


def _fits(area: Area, text: str, grid: int) -> bool:
    em = least_em(area.kind) * grid
    return area.label is not None and area.label.width + 2 >= text_width(text, area.kind) * em


def fingers(board: MapFile) -> Iterator[str]:
    """No land area is smaller than a finger on a phone, unless a call-out stands for it."""
    for name, area in board.areas.items():
        least = finger_radius() * board.grid
        if area.kind == "land" and area.callout is None and (area.pole is None or area.pole[2] + 1 < least):
            yield f"{name} is smaller than a finger and has no call-out"
        if area.callout and area.callout.r + 1 < least:
            yield f"the call-out of {name} is smaller than a finger"
