"""What a game says about its board: areas, connections, canals. Read from the game's own data file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from .definition import FactsSource
from .errors import MapError

Pair = tuple[str, str]


class Facts(Struct, frozen=True):
    """Areas in board order; pairs are sorted within and stand once.

    `pairs` holds all connections. Canals and routes must be drawn as lines; a pair that has a route and a
    border as well is in `both` and must touch besides. `impassable` is land that is connected with nothing.
    """

    land: tuple[str, ...]
    sea: tuple[str, ...]
    pairs: frozenset[Pair]
    canals: dict[str, Pair]
    routes: dict[str, Pair]
    both: frozenset[Pair]
    owners: dict[str, str]
    capitals: dict[str, str]
    values: dict[str, int]
    impassable: tuple[str, ...] = ()
    neutrals: dict[str, str] = {}
    """Which kind of nobody's land an area is, where the game says so."""
    symbols: dict[str, dict[str, str]] = {}
    """Symbols by area, and the words that go with them, such as the name of a city."""

    def neighbours(self, area: str) -> set[str]:
        return {b if a == area else a for a, b in self.pairs if area in (a, b)}

    def zones_of(self, area: str) -> list[str]:
        """Sea zones that an area is connected to, in board order."""
        near = self.neighbours(area)
        return [zone for zone in self.sea if zone in near]


def pair(a: str, b: str) -> Pair:
    return (a, b) if a <= b else (b, a)


def load(source: FactsSource) -> Facts:
    """The facts of a game, checked for names that do not exist."""
    path = files(source.package) / source.file if source.package else Path(source.file)
    return read(msgspec.toml.decode(path.read_bytes()), source)


def read(tables: dict[str, Any], source: FactsSource) -> Facts:
    sea = tables.get(source.sea, {})
    closed = tuple(a for a, row in tables[source.land].items() if _is_impassable(row, source))
    land = {name: row for name, row in tables[source.land].items() if name not in closed}
    near = [(table, a, b) for table in source.links for a, some in tables[table].items() for b in some]
    near += [(source.sea, zone, area) for zone, row in sea.items() for area in row.get(source.members, ())]
    routes = {name: pair(*row["ends"]) for name, row in tables.get(source.routes, {}).items()}
    for table, a, b in [*near, *((source.routes, a, b) for a, b in routes.values())]:
        if unknown := {a, b} - land.keys() - sea.keys():
            what = "which is impassable" if unknown & {*closed} else "which is not an area"
            raise MapError(f"[{table}] names {', '.join(sorted(unknown))}, {what}")
    borders = {pair(a, b) for _, a, b in near}
    pairs = borders.union(routes.values())
    if source.count and source.count != len(pairs):
        raise MapError(f"{source.file} has {len(pairs)} connections, the definition expects {source.count}")
    return Facts(
        land=tuple(land),
        sea=tuple(sea),
        pairs=frozenset(pairs),
        canals={row["id"]: pair(*row["zones"]) for row in tables.get(source.canals, ())},
        routes=routes,
        both=frozenset(borders.intersection(routes.values())),
        owners={name: row["owner"] for name, row in land.items() if row.get("owner")},
        capitals={name: row["capital"] for name, row in land.items() if row.get("capital")},
        values={name: row["value"] for name, row in land.items() if row.get("value")},
        impassable=closed,
        neutrals={
            a: row[source.neutral] for a, row in land.items() if isinstance(row.get(source.neutral), str)
        },
        symbols=_symbols({**land, **sea}, source.symbols),
    )


def _is_impassable(row: dict[str, Any], source: FactsSource) -> bool:
    return any(row.get(key) == value for key, value in source.impassable.items())


def _symbols(areas: dict[str, Any], keys: tuple[str, ...]) -> dict[str, dict[str, str]]:
    """What of an area's row is a symbol, with its words where the row has some."""
    found = {
        area: {key: row[key] if isinstance(row[key], str) else "" for key in keys if row.get(key)}
        for area, row in areas.items()
    }
    return {area: symbols for area, symbols in found.items() if symbols}
