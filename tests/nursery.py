"""The program without the wait for imports: a process that has made them forks `sandtable` for tests.

What it forks is the real program in a process of its own, begun as `python -m sandtable.cli.main` begins it.
Servers begun here fork their workers from one process, which has made its imports too.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import tempfile
import time
from functools import cache
from multiprocessing import forkserver
from pathlib import Path
from typing import TextIO

MODULE = "sandtable.cli.main"
Done = subprocess.CompletedProcess[str]
LONGEST = 1 << 18
"""Bytes of an order: the arguments and the environment."""


class Reared:
    """A forked program; what tests use of `subprocess.Popen`."""

    def __init__(self, nursery: Nursery, pid: int, stdout: TextIO | None = None) -> None:
        self._nursery, self.pid, self.stdout = nursery, pid, stdout
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code; minus the signal that ended it; None while it runs."""
        if self.returncode is None:
            answer = self._nursery.ask({"poll": self.pid})
            self.returncode = None if answer is None else os.waitstatus_to_exitcode(answer)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """The exit code, once there is one."""
        end = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(MODULE, timeout)
            time.sleep(0.01)
        return code

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)


class Nursery:
    """The process that forks, on this end of a line to it."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        root = str(Path(__file__).parents[1])
        command = [sys.executable, __file__, str(theirs.fileno())]
        # One thread only, so that forking is safe.
        env = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
        subprocess.Popen(command, pass_fds=[theirs.fileno()], cwd=root, env=env, stdin=subprocess.DEVNULL)
        theirs.close()

    def ask(self, order: dict[str, object], files: tuple[int, ...] = ()) -> int | None:
        """What the process answers to an order."""
        socket.send_fds(self._line, [json.dumps(order).encode()], list(files))
        answer: int | None = json.loads(self._line.recv(LONGEST))
        return answer

    def start(self, args: list[str], env: dict[str, str], errors: TextIO) -> Reared:
        """The program with these arguments, its output to be read, its errors in a file."""
        read, write = os.pipe()
        with open(os.devnull) as nothing:
            pid = self._fork(args, env, Path.cwd(), (nothing.fileno(), write, errors.fileno()))
        os.close(write)
        return Reared(self, pid, os.fdopen(read, "r"))

    def run(self, args: list[str], env: dict[str, str], cwd: Path, text: str, timeout: float) -> Done:
        """The program with these arguments and this text typed into it, when it has ended."""
        with (
            tempfile.TemporaryFile() as typed,
            tempfile.TemporaryFile() as said,
            tempfile.TemporaryFile() as errors,
        ):
            typed.write(text.encode())
            typed.seek(0)
            pid = self._fork(args, env, cwd, (typed.fileno(), said.fileno(), errors.fileno()))
            code = Reared(self, pid).wait(timeout)
            said.seek(0)
            errors.seek(0)
            return Done([MODULE, *args], code, said.read().decode(), errors.read().decode())

    def _fork(self, args: list[str], env: dict[str, str], cwd: Path, files: tuple[int, int, int]) -> int:
        pid = self.ask({"args": args, "env": env, "cwd": str(cwd)}, files)
        assert pid is not None
        return pid


@cache
def nursery() -> Nursery:
    """The one from which the programs of this process are forked."""
    return Nursery()


# The process itself


def main(line: socket.socket) -> None:
    """Fork and look after children until the tests are over; each child returns as the program."""
    while True:
        data, files, _, _ = socket.recv_fds(line, LONGEST, 3)
        if not data:
            return
        order = json.loads(data)
        if "poll" in order:
            pid, status = os.waitpid(order["poll"], os.WNOHANG)
            line.send(json.dumps(status if pid else None).encode())
            continue
        pid = os.fork()
        if not pid:
            line.close()
            become(order, files)
            return
        for file in files:
            os.close(file)
        line.send(json.dumps(pid).encode())


def become(order: dict[str, object], files: list[int]) -> None:
    """Go on as the program that was asked for; its end is the end of the process."""
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    args, env, cwd = order["args"], order["env"], order["cwd"]
    assert isinstance(args, list)
    assert isinstance(env, dict)
    assert isinstance(cwd, str)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    sys.argv = [MODULE, *args]
    sys.stdin = os.fdopen(0, closefd=False)
    sys.stdout, sys.stderr = (os.fdopen(number, "w", closefd=False) for number in (1, 2))
    # The process for workers is there already; a look after it would fail, since it is a brother.
    vars(shared_forks())["ensure_running"] = lambda: None
    del sys.modules[MODULE]
    runpy.run_module(MODULE, run_name="__main__", alter_sys=True)


def shared_forks() -> forkserver.ForkServer:
    """The process from which workers are forked."""
    found: forkserver.ForkServer = forkserver._forkserver
    return found


if __name__ == "__main__":
    import sandtable.cli.main
    import sandtable.cli.serve
    import sandtable.server.kindling  # noqa: F401 - and all they import
    from sandtable.server.workers import KINDLING

    sys.path[0] = ""
    gc.collect()
    gc.freeze()
    forkserver.set_forkserver_preload([KINDLING])
    forkserver.ensure_running()
    main(socket.socket(fileno=int(sys.argv[1])))
