"""A game as one HTML file that replays itself: the page built for it with script, style and data inside."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from sandtable.server.assets import STATIC

PAGES = STATIC / "replay"

_SCRIPT = re.compile(rb'<script\b[^>]*\bsrc="(?P<src>[^"]+)"[^>]*></script>')
_STYLE = re.compile(rb'<link\b[^>]*\bhref="(?P<src>[^"]+\.css)"[^>]*>')


class NotBuilt(Exception):  # noqa: N818 - says it already
    """The replay page is not there: the client was not built."""


def replay_page(game: str, data: Mapping[str, bytes], pages: Path = PAGES) -> bytes:
    """The page of a game with everything in it; needs nothing else, also offline.

    `data` is JSON by the id of the empty script tag it belongs into: story, map, map-style.
    """
    page = pages / game / "replay.html"
    if not page.is_file():
        raise NotBuilt(f"the replay page of {game!r} is not built; run `make client`")
    html = page.read_bytes()
    for ident, json in data.items():
        html = _filled(html, ident, json)
    folder = page.parent
    html = _STYLE.sub(lambda found: _inside(folder, found["src"], b"<style>", b"style"), html)
    return _SCRIPT.sub(
        lambda found: _inside(folder, found["src"], b'<script type="module">', b"script"), html
    )


def _filled(html: bytes, ident: str, json: bytes) -> bytes:
    """The page with data in the tag made for it."""
    tag = b'<script type="application/json" id="%b">' % ident.encode()
    if tag not in html:
        raise NotBuilt(f"the replay page has no place for {ident!r}; run `make client`")
    # In JSON a `<` can only stand in a text, and written so it cannot end the tag.
    return html.replace(tag, tag + json.replace(b"<", b"\\u003c"), 1)


def _inside(folder: Path, source: bytes, opening: bytes, tag: bytes) -> bytes:
    text = (folder / source.decode().removeprefix("./")).read_bytes()
    # Only a literal closing tag could end it early; in both languages this spelling means the same.
    return opening + text.replace(b"</" + tag, b"<\\/" + tag) + b"</" + tag + b">"
