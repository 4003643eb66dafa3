"""How quick and how large the web server and its client are. Reports, asserts nothing.

python benchmarks/web.py                     a table; the load runs for 60 seconds
python benchmarks/web.py --seconds 10        a shorter load
python benchmarks/web.py --json              the same figures as JSON

Each part is a function from a running house to figures; see HALVES.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import browser
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sandtable.cli.players import self_play
from sandtable.kernel import registry, save
from sandtable.kernel.protocol import Setup
from sandtable.server import assets, bots
from sandtable.server.patches import merge

TABLES = 50
ACTIONS_PER_SECOND = 10
IDLE = 200
UPDATES = 500
"""Updates that are weighed."""
COMPUTERS = {seat: {"kind": "random"} for seat in ("tan", "brown")}
SIZED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("classic", "2nd", {}),
    ("attack", "base", {"playing": ["gray", "tan", "brown"], "seats": COMPUTERS}),
)
ROUNDS = 2
"""Rounds played at the tables before anybody looks: boards and logs are those of the middle of a game."""


class Figure(msgspec.Struct):
    """One line of the table: a name, a number, its unit, and what it should be."""

    name: str
    value: float
    unit: str
    target: str = ""


class Options(msgspec.Struct):
    """What was asked for on the command line."""

    seconds: float


class House(msgspec.Struct):
    """A running server."""

    url: str
    pid: int

    def post(self, path: str, body: bytes) -> Any:
        request = urllib.request.Request(self.url + path, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


@contextmanager
def running() -> Iterator[House]:
    """A server of our own with an empty data folder."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sandtable.cli.main", "serve", "--no-open", "--port", "0"]
        process = subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            url = process.stdout.readline().split()[-1].partition("/#")[0]
            wait_for(url)
            yield House(url, process.pid)
        finally:
            process.terminate()
            process.wait()


def wait_for(url: str) -> None:
    while True:
        try:
            urllib.request.urlopen(f"{url}/api/maps/style.json").read()
        except OSError:
            time.sleep(0.05)
        else:
            return


def games(count: int) -> list[bytes]:
    """Save files of games between random players, a few rounds old."""
    classic = registry.find("classic")
    played = [self_play(classic, Setup("classic", "2nd"), seed, ROUNDS).log for seed in range(min(count, 4))]
    files = [save.dump(log) for log in played]
    return [files[n % len(files)] for n in range(count)]


# The server half


def server_half(house: House, options: Options) -> list[Figure]:
    """Sizes, first bytes, round trips under load, memory."""
    return [
        *first_load(house),
        *asyncio.run(round_trips(house, options.seconds)),
        *asyncio.run(update_sizes(house)),
        *memory(house),
    ]


def first_load(house: House) -> list[Figure]:
    """What a browser fetches at first, packed, and how long the server takes for it."""
    scripts = list(assets.STATIC.glob("assets/*.js"))
    first = [path for path in scripts if path.name in _named_in(assets.STATIC / "index.html")]
    board, board_ms = fetched(house, "/api/maps/classic.map.json")
    _, page_ms = fetched(house, "/")
    return [
        Figure("JS of the start page, gzip", _packed(first), "kB", "<= 250"),
        Figure("all JS of the client, gzip", _packed(scripts), "kB"),
        Figure("Classic's map, gzip", len(board) / 1000, "kB", "<= 400"),
        Figure("start page", page_ms, "ms"),
        Figure("Classic's map", board_ms, "ms"),
        Figure("list of games, first time", fetched(house, "/api/games")[1], "ms"),
    ]


def _named_in(page: Path) -> set[str]:
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    return {Path(name).name for name in re.findall(r'(?:src|href)="([^"]+)"', text)}


def _packed(paths: list[Path]) -> float:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths) / 1000


def fetched(house: House, path: str) -> tuple[bytes, float]:
    """What came, still packed, and after how many milliseconds."""
    began = time.perf_counter()
    request = urllib.request.Request(house.url + path, headers={"Accept-Encoding": "gzip"})
    try:
        body = urllib.request.urlopen(request).read()
    except OSError:
        body = b""
    return body, 1000 * (time.perf_counter() - began)


async def round_trips(house: House, seconds: float) -> list[Figure]:
    """Actions from click to confirmation, with 50 tables open."""
    tables = [house.post("/api/tables/load", data) for data in games(TABLES)]
    people = [await Person.enter(house, table["table"], table["token"], n) for n, table in enumerate(tables)]
    await asyncio.sleep(2)  # advisors have briefed everybody, workers are warm
    began, due, waiting = time.perf_counter(), 0, []
    while (now := time.perf_counter() - began) < seconds:
        await asyncio.sleep(max(0.0, due / ACTIONS_PER_SECOND - now))
        waiting.append(asyncio.create_task(people[due % TABLES].act()))
        due += 1
    await asyncio.gather(*waiting)
    times = sorted(spent for person in people for spent in person.times)
    refused = sum(person.refused for person in people)
    for person in people:
        await person.leave()
    rate = len(times) / seconds
    return [
        Figure("actions per second, all tables together", rate, "/s", f"{ACTIONS_PER_SECOND}"),
        Figure("action round trip, median", statistics.median(times), "ms"),
        Figure("action round trip, p95", times[int(len(times) * 0.95)], "ms", "<= 50"),
        Figure("action round trip, slowest", times[-1], "ms"),
        Figure("actions refused", refused, ""),
    ]


async def update_sizes(house: House) -> list[Figure]:
    """Bytes of an update at tables where one person plays all seats at random, and in full."""
    figures: list[Figure] = []
    for game, ruleset, more in SIZED:
        body = json.dumps({"game": game, "ruleset": ruleset, **more}).encode()
        table = house.post("/api/tables", body)
        person = await Person.enter(house, table["table"], table["token"], 1, game)
        for _ in range(100 * UPDATES):
            if len(person.sizes) >= UPDATES:
                break
            await person.act()
            await asyncio.sleep(0.01)  # for computers, who decide for themselves
        await person.leave()
        sent, whole = statistics.median(person.sizes), statistics.median(person.wholes)
        figures += [
            Figure(f"update of {game}, median", sent / 1000, "kB"),
            Figure(f"  of what it would have in full ({whole / 1000:.1f} kB)", sent / whole, "", "<= 0.2"),
        ]
    return figures


class Person:
    """One browser at one table, choosing at random from its menus."""

    def __init__(self, line: ClientConnection, seed: int, game: str) -> None:
        self._line = line
        self._game = game
        self._luck = seed
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._v = 0
        self._now: dict[str, Any] = {}
        self._mine: list[str] = []
        self._busy = asyncio.Lock()
        self._count = 0
        self._reader = asyncio.create_task(self._read())
        self.times: list[float] = []
        self.sizes: list[int] = []
        """Bytes of updates that came as patches, and those that they would have in full."""
        self.wholes: list[int] = []
        self.refused = 0

    @classmethod
    async def enter(cls, house: House, table: str, token: str, seed: int, game: str = "classic") -> Person:
        line = await connect(f"{house.url.replace('http', 'ws')}/api/tables/{table}/live", max_size=None)
        person = cls(line, seed, game)
        await person._say({"hello": {"token": token}})
        return person

    async def act(self) -> None:
        async with self._busy:
            pending = self._now["pending"]
            seat = next((seat for seat in pending.get("seats", ()) if seat in self._mine), "")
            if not seat:
                return
            view = json.dumps({"pending": pending, **self._now["view"]}).encode()
            chair = bots.Chair("benchmark", self._game, seat, bots.ANY_MOVE, self._luck)
            action = json.loads(bots.think(chair, view, 1.0).action)
            began = time.perf_counter()
            answer = await self._say({"v": self._v, "seat": seat, "do": action})
            self.times.append(1000 * (time.perf_counter() - began))
            self.refused += answer["type"] != "done"

    async def leave(self) -> None:
        self._reader.cancel()
        await self._line.close()

    async def _say(self, wish: dict[str, Any]) -> dict[str, Any]:
        self._count += 1
        ident = str(self._count)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[ident] = answer
        await self._line.send(json.dumps({"id": ident, **wish}))
        return await answer

    async def _read(self) -> None:
        async for message in self._line:
            reply = json.loads(message)
            if reply["type"] in ("welcome", "update"):
                self._now = reply["now"] if "now" in reply else merge(self._now, reply["patch"])
                self._v, self._mine = reply["v"], reply.get("mine") or self._mine
            if reply["type"] == "update" and "patch" in reply:
                self.sizes.append(len(message))
                whole = {**{k: v for k, v in reply.items() if k not in ("patch", "base")}, "now": self._now}
                self.wholes.append(len(msgspec.json.encode(whole)))
            if "id" in reply:
                self._answers.pop(reply["id"]).set_result(reply)


def memory(house: House) -> list[Figure]:
    """What the server holds with 200 tables that were used and are idle now."""
    tables = [house.post("/api/tables/load", data) for data in games(IDLE)]
    asyncio.run(_look_in(house, tables))
    time.sleep(3)
    parts = [house.pid, *_children(house.pid)]
    sizes = [_resident(pid) for pid in parts]
    return [
        Figure(f"memory with {IDLE} idle tables, everything", sum(sizes), "MB", "<= 400"),
        Figure("  of that the server itself", sizes[0], "MB"),
        Figure(f"  and {len(sizes) - 1} helper processes", sum(sizes[1:]), "MB"),
    ]


async def _look_in(house: House, tables: list[dict[str, str]]) -> None:
    for table in tables:
        person = await Person.enter(house, table["table"], table["token"], 0)
        await person.leave()


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _resident(pid: int) -> float:
    """Memory of a process in MB; pages shared with others count by their share where the system says it."""
    rollup = Path(f"/proc/{pid}/smaps_rollup")
    name, place = ("Pss:", rollup) if os.access(rollup, os.R_OK) else ("VmRSS:", Path(f"/proc/{pid}/status"))
    line = next(line for line in place.read_text().splitlines() if line.startswith(name))
    return int(line.split()[1]) / 1000


# The browser half


def browser_half(house: House, options: Options) -> list[Figure]:
    """First load, and frames while the map is dragged and zoomed, at 1440 by 900."""
    (data,) = games(1)
    seen = browser.measured(house.url, house.post("/api/tables/load", data))
    return [
        Figure("start page loaded, median of five", seen["load"], "ms", "<= 1000"),
        Figure("start page, first contentful paint", seen["paint"], "ms"),
        Figure("table opened until its map is drawn", seen["table"], "ms"),
        Figure("dragging: frame p95", seen["drag p95"], "ms"),
        Figure("dragging: slowest frame", seen["drag max"], "ms", "<= 50"),
        Figure("dragging: frames over 50 ms", seen["drag over"], ""),
        Figure("zooming: frame p95", seen["wheel p95"], "ms"),
        Figure("zooming: slowest frame", seen["wheel max"], "ms"),
    ]


def look_half(house: House, options: Options) -> list[Figure]:
    """The largest board, with the set-up of every nation, at 1440 by 900."""
    seen = browser.looked_at(f"{house.url}/#/board/global40")
    return [
        Figure("board of Global 1940 opened until drawn", seen["opened"], "ms", "<= 2500"),
        Figure("its dragging: frame p95", seen["drag p95"], "ms", "<= 20"),
        Figure("its dragging: slowest frame", seen["drag max"], "ms", "<= 50"),
        Figure("its dragging: frames over 50 ms", seen["drag over"], ""),
        Figure("memory of its page", seen["memory"], "MB", "<= 300"),
    ]


HALVES: dict[str, Callable[[House, Options], list[Figure]]] = {
    "server": server_half,
    "browser": browser_half,
    "look": look_half,
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--only", choices=sorted(HALVES))
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    figures: list[Figure] = []
    for name, half in HALVES.items():
        if chosen.only in (None, name):
            with running() as house:
                figures += half(house, Options(chosen.seconds))
    if chosen.json:
        print(msgspec.json.encode(figures).decode())
        return
    print(f"{'figure':44} {'measured':>12}  {'wanted':>8}")
    for figure in figures:
        print(f"{figure.name:44} {figure.value:9.2f} {figure.unit:3} {figure.target:>8}")


if __name__ == "__main__":
    main()
