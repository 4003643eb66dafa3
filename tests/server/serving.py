"""A server to test against, and a person who talks to it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from sandtable.kernel import save
from sandtable.kernel.save import AnyLog
from sandtable.kernel.seal import Key, is_sealed, unseal
from sandtable.server.patches import merge
from sandtable.server.tokens import seal_key
from tests.nursery import Reared, nursery

KEY = "5a" * 32
PROGRAM = (sys.executable, "-m", "sandtable.cli.main")
PATIENCE = 180.0
"""Seconds that anything may take; a machine with much else to do is slow, not wrong."""


class Server:
    """`sandtable serve` in a process of its own; dice are known, computers do not pause."""

    def __init__(
        self,
        data: Path,
        *args: str,
        path: Path | None = None,
        start: bool = True,
        key: str = KEY,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self.data = data
        self._program = program
        self.stderr = data.with_name(data.name + ".stderr")
        self._args = [*args, *(["--dice-key", key] if key else [])]
        places = [str(path or ""), os.environ.get("PYTHONPATH", "")]
        self._env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, places))}
        self._is_plain = path is None and tuple(program) == PROGRAM
        self.process: subprocess.Popen[str] | Reared | None = None
        if start:
            self.start()

    def start(self, port: int = 0) -> None:
        args = [
            "serve",
            "--no-open",
            "--pause",
            "0",
            "--port",
            str(port),
            "--data",
            str(self.data),
            *self._args,
        ]
        with self.stderr.open("a") as errors:
            if self._is_plain:
                self.process = nursery().start(args, self._env, errors)
            else:
                command = [*self._program, *args]
                self.process = subprocess.Popen(
                    command, stdout=subprocess.PIPE, stderr=errors, text=True, env=self._env
                )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Sandtable is at "), self.stderr.read_text()
        self.url, _, owner = line.split()[-1].partition("/#desk=")
        self.owner = owner
        self.host = self.url.removeprefix("http://")
        # Each request has a line of its own: an idle one may be closed just when it is used again.
        alone = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, limits=alone)
        wait_until(self._is_up)

    def _is_up(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.stderr.read_text()
        try:
            return self.http.get("/api/maps/nothing").status_code == 404
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As Ctrl-C would; out comes the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.http.close()
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()

    # Tables

    def new(self, game: str = "classic", ruleset: str = "2nd", **more: Any) -> Seated:
        """A new table with one person at it."""
        answer = self.http.post("/api/tables", json={"game": game, "ruleset": ruleset, **more})
        assert answer.status_code == 201, answer.text
        return Seated(self, **answer.json())

    def load(self, data: bytes) -> Seated:
        answer = self.http.post("/api/tables/load", content=data)
        assert answer.status_code == 201, answer.text
        return Seated(self, **answer.json())


class Postgres:
    """A PostgreSQL of our own; it does not run as root, so root lends it another user."""

    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)

    def __init__(self) -> None:
        self._lend = "postgres" if os.geteuid() == 0 else None
        self._folder = Path(tempfile.mkdtemp(prefix="pg"))
        if self._lend:
            shutil.chown(self._folder, self._lend)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        create = ["-D", str(self._folder / "db"), "-U", "sand", "--auth=trust", "-E", "UTF8"]
        self._call("initdb", *create)
        self.url = f"postgresql://sand@127.0.0.1:{self._port}/postgres"
        self.start()

    def _call(self, program: str, *args: str) -> None:
        command = [str(self.places[0] / program), *args]
        subprocess.run(command, check=True, capture_output=True, cwd="/", user=self._lend)

    def start(self) -> None:
        options = ["-p", str(self._port), "-k", str(self._folder), "-h", "127.0.0.1", "-c", "fsync=off"]
        command = [str(self.places[0] / "postgres"), "-D", str(self._folder / "db"), *options]
        self._running = subprocess.Popen(command, stderr=subprocess.DEVNULL, cwd="/", user=self._lend)
        wait_until(self._answers)

    def _answers(self) -> bool:
        ready = ["-h", "127.0.0.1", "-p", str(self._port)]
        return subprocess.run([self.places[0] / "pg_isready", *ready], capture_output=True).returncode == 0

    def stop(self) -> None:
        """Send everybody away and end."""
        self._running.send_signal(signal.SIGINT)
        self._running.wait(PATIENCE)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


class Seated:
    """Somebody with the token of a table."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.server = server
        self.table = table
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def get(self, rest: str = "") -> httpx.Response:
        return self.server.http.get(self.path + rest, headers=self.headers)

    def post(self, rest: str, body: Any) -> httpx.Response:
        return self.server.http.post(self.path + rest, headers=self.headers, json=body)

    def summary(self) -> dict[str, Any]:
        answer = self.get()
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def file(self) -> bytes:
        answer = self.get("/file")
        assert answer.status_code == 200, answer.text
        return answer.content

    def log(self) -> AnyLog:
        """The whole log, also of a game whose log the server gives to nobody."""
        data = self.file()
        return save.load(unseal(data, Key(house=seal_key(self.server.data))) if is_sealed(data) else data)

    def tab(self, v: int = 0, seat: str = "") -> Tab:
        """A browser tab open at the table; `seat` is who had the device before its line was lost."""
        return Tab(self, v, seat=seat)

    def reseat(self, kind: str, *seats: str) -> dict[str, Any]:
        """Let others sit down, knowing what that means."""
        answer = self.post("/seats?confirmed=true", {seat: {"kind": kind} for seat in seats})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


class Tab:
    """A connection with what it was sent; `v` and `now` are the newest it knows."""

    _ids = count(1)

    def __init__(
        self, seated: Seated, v: int = 0, token: str | None = None, seat: str = "", **line: Any
    ) -> None:
        self.seated = seated
        self.heard: list[dict[str, Any]] = []
        self.v = v
        self.known: dict[str, Any] = {}
        """How the table stands, as it travels."""
        self.now: dict[str, Any] = {}
        self.mine: list[str] = []
        self._open = ExitStack()
        address = f"ws://{seated.server.host}{seated.path}/live"
        opened = connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1, **line)
        self.socket: ClientConnection = self._open.enter_context(opened)
        hello = {"token": seated.token if token is None else token, "v": v, "seat": seat}
        self.welcome = self.say(hello=hello)

    def say(self, **wish: Any) -> dict[str, Any]:
        """The answer to a wish; what else comes is noted."""
        wish.setdefault("id", f"t{next(self._ids)}")
        if "hello" not in wish:
            wish.setdefault("v", self.v)
        self.socket.send(json.dumps(wish))
        return self.until(lambda reply: reply.get("id") == wish["id"])

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of this kind."""
        while True:
            reply = json.loads(self.socket.recv(timeout=PATIENCE))
            self.heard.append(reply)
            if reply["type"] in ("welcome", "update"):
                self._know(reply)
                self.mine = reply.get("mine", self.mine)
            if wanted(reply):
                return dict(reply)

    def _know(self, reply: dict[str, Any]) -> None:
        """Put together how the table stands, as a browser does."""
        if "now" in reply:
            self.known = reply["now"]
        else:
            assert reply["base"] == self.v, "a patch is for what was sent last"
            self.known = merge(self.known, reply["patch"])
        reply["now"] = self.now = unfolded(self.known)
        self.v = reply["v"]

    @property
    def due(self) -> str:
        """The first of the person's seats that must decide; empty for none."""
        awaited = self.pending().get("seats", ())
        return next((seat for seat in self.mine if seat in awaited), "")

    def take(self) -> str:
        """Say that whoever must decide has the device; out comes the seat."""
        seat = self.due
        answer = self.say(take=seat)
        assert answer["type"] == "done", answer
        return seat

    def ready(self) -> str:
        """The seat that must decide, which takes the device where it has not got it; empty for none."""
        return self.take() if self.due and self.due not in self.now["menus"] else self.due

    def act(self, act: str, **rest: Any) -> dict[str, Any]:
        """The answer to an action, which must be granted."""
        answer = self.say(do={"act": act, **rest})
        assert answer["type"] == "done", answer
        return answer

    def reason(self, **wish: Any) -> str:
        """Why a wish is refused."""
        answer = self.say(**wish)
        assert answer["type"] == "refused", answer
        return str(answer["refusal"]["reason"])

    def pending(self) -> dict[str, Any]:
        return dict(self.now["pending"])

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def unfolded(standing: dict[str, Any]) -> dict[str, Any]:
    """How the table stands, with lists in place of the mappings that travel."""
    view = standing["view"]
    if isinstance(view, dict):
        view = {"pending": standing["pending"], **view}
    menus = {seat: _menu(menu) for seat, menu in standing["menus"].items()}
    by, listed = standing.get("by", ""), standing.get("orders", {})
    orders = [{"n": int(n), "seat": by, **listed[n]} for n in sorted(listed, key=int)]
    undo = {"undo": {by: len(orders)}} if orders else {}
    rest = {key: value for key, value in standing.items() if key != "by"}
    return {**undo, **rest, "view": view, "menus": menus, "orders": orders}


def _menu(menu: dict[str, Any]) -> dict[str, Any]:
    names = ("verb", "origin", "kind", "unit", "group")
    lines = [
        {**{key: word for key, word in zip(names, name.split(" "), strict=False) if word}, **line}
        for name, line in menu.get("lines", {}).items()
    ]
    rest = {key: value for key, value in menu.items() if key not in ("lines", "order")}
    return {**rest, "offers": [lines[place] for place in menu.get("order", range(len(lines)))]}


def wait_until(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something that must come true."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "it did not come true in time"
        time.sleep(0.02)


def types_of(replies: Sequence[dict[str, Any]]) -> list[str]:
    return [reply["type"] for reply in replies]


TINY = '''
"""An advisor of few words."""
import os, time


class Tiny:
    def brief(self, state, seats):
        return {"seats": list(seats), "round": state.round}

    def ask(self, state, seat, question):
        if question.get("what") == "die":
            os._exit(7)
        if question.get("what") != "seat":
            raise ValueError("ask me for the seat")
        return {"seat": seat, "pile": len(state.pile)}

    def default(self, state, seat, mark):
        from sandtable.games.attack.game import ATTACK
        import random
        if mark > 50:
            return None
        return ATTACK.pick(state, ATTACK.options(state, seat), random.Random(state.round))

    def proposal(self, state, seat):
        return None


ADVISOR = Tiny()
'''


def tiny_advisor(folder: Path) -> Path:
    """Put a tiny advisor for Attack! into the folder, found by its entry point like a real one."""
    return _installed(folder, "tinyadvice", TINY, "[sandtable.advice]\nattack = tinyadvice:ADVISOR\n")


FAULTY = '''
"""Players that are good for nothing."""
from sandtable.ai import Decision
from sandtable.games.axis.classic.actions import Buy


class Stuck:
    def decide(self, view, seat):
        raise RuntimeError("I do not know what to do")


class Cheat:
    def decide(self, view, seat):
        return Decision(Buy({"infantry": 1000}))


PLAYERS = {"stuck": lambda *_: Stuck(), "cheat": lambda *_: Cheat()}
'''


def faulty_players(folder: Path) -> Path:
    """Put players for Classic into the folder that fail at everything, in place of the real ones."""
    return _installed(folder, "faulty", FAULTY, "[sandtable.players]\nclassic = faulty:PLAYERS\n")


def _installed(folder: Path, name: str, code: str, points: str) -> Path:
    (folder / f"{name}.py").write_text(code)
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(points)
    return folder
