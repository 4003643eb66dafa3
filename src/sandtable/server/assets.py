"""Files for browsers, from memory and already compressed: the built client and the boards."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response
from msgspec import Struct

STATIC = Path(__file__).parent / "static"
BOARDS = files("sandtable.maps")

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
AN_HOUR = "public, max-age=3600"

NOT_BUILT = (
    b"<!doctype html><meta charset=utf-8><title>Sandtable</title><h1>The client is not built</h1>"
    b"<p>Run <code>make client</code> in the source folder, then load this page again.</p>"
)

_TEXT = (".html", ".js", ".css", ".json", ".svg", ".txt", ".map", ".webmanifest", ".ico", ".wasm")


class Asset(Struct, frozen=True):
    """One file, with what a browser needs to keep it."""

    body: bytes
    packed: bytes
    """The same with gzip; empty where that saves nothing."""
    etag: str
    kind: str


def asset(body: bytes, name: str) -> Asset:
    """The file of this name, compressed once and for all."""
    packed = gzip.compress(body, 7, mtime=0) if name.endswith(_TEXT) else b""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/javascript":
        kind += "; charset=utf-8"
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Asset(body, packed if len(packed) < len(body) else b"", etag, kind)


class Shelf:
    """The files of the built client by their path. A file that was built anew is read again."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, tuple[float, Asset]] = {}

    @property
    def is_built(self) -> bool:
        return (self._folder / "index.html").is_file()

    def warm(self) -> None:
        """Read and pack everything before somebody waits for it."""
        for place in sorted(self._folder.rglob("*")):
            self.find(place.relative_to(self._folder).as_posix())

    def find(self, path: str) -> Asset | None:
        """The file at this path below the folder; never one outside."""
        try:
            place = (self._folder / path).resolve()
            if not place.is_relative_to(self._folder) or not place.is_file():
                return None
        except (ValueError, OSError):  # no file can be named so
            return None
        changed = place.stat().st_mtime
        kept = self._kept.get(place)
        if kept is None or kept[0] != changed:
            kept = self._kept[place] = (changed, asset(place.read_bytes(), place.name))
        return kept[1]


class Boards:
    """The map files and their style, by file name; never anything else."""

    def __init__(self) -> None:
        self._kept: dict[str, Asset] = {}
        places = [place for place in (BOARDS / "boards").iterdir() if place.name.endswith(".map.json")]
        self._places = {place.name: place for place in (*places, BOARDS / "style.json")}

    def warm(self) -> None:
        """Read and pack everything before somebody waits for it."""
        for name in self._places:
            self.find(name)

    def find(self, name: str) -> Asset | None:
        """The file of this name."""
        place = self._places.get(name)
        if place is None:
            return None
        if name not in self._kept:
            self._kept[name] = asset(place.read_bytes(), name)
        return self._kept[name]


def respond(request: Request[Any, Any, Any], found: Asset, cache: str) -> Response[bytes]:
    """The file, packed where the browser can unpack it, or word that its copy is still good."""
    headers = {"etag": found.etag, "cache-control": cache, "vary": "accept-encoding"}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=found.kind)
    return Response(found.body, headers=headers, media_type=found.kind)
