"""Prints the folder with a Node that can build the client: an installed one, or the one in a PyPI wheel.

Run by the Makefile. The wheel goes into a virtual environment of its own, pinned by requirements-node.lock.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
OWN = ROOT / ".venv-node"
LOCK = ROOT / "requirements-node.lock"


def main() -> None:
    print(installed() or from_wheel())


def installed() -> Path | None:
    """The folder of a Node on the path that is new enough and has npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True)
    return Path(node).parent if is_new_enough(answer.stdout) else None


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on it: 20.19 and later 20s, 22.12 and everything later."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def from_wheel() -> Path:
    """The folder with the wheel's node and npm, installed on the first call and whenever the lock changes."""
    scripts = OWN / ("Scripts" if os.name == "nt" else "bin")
    lock, ready = LOCK.read_text(encoding="utf-8"), OWN / "ready"
    if not ready.exists() or ready.read_text(encoding="utf-8") != lock:
        print("No suitable Node is installed; fetching one from PyPI.", file=sys.stderr)
        run = [sys.executable, "-m", "venv", "--clear", str(OWN)]
        subprocess.run(run, check=True, stdout=sys.stderr)
        pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True, stdout=sys.stderr)
        ready.write_text(lock, encoding="utf-8")
    return scripts


if __name__ == "__main__":
    main()
