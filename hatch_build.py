"""Writes the commit into what is built, so that an installed program can say where it comes from."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STAMP = "sandtable/commit.txt"


class CommitHook(BuildHookInterface[BuilderConfig]):
    """Adds `commit.txt` to wheels and source archives; in a checkout in use it would soon be wrong."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        found = commit(Path(self.root)) if version != "editable" else ""
        if not found:
            return  # in an unpacked source archive the stamp lies in src/ already
        self._folder = tempfile.TemporaryDirectory()
        stamp = Path(self._folder.name, "commit.txt")
        stamp.write_text(f"{found}\n", encoding="utf-8")
        build_data["force_include"][str(stamp)] = STAMP if self.target_name == "wheel" else f"src/{STAMP}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()


def commit(root: Path) -> str:
    """The commit that is checked out here, `-dirty` where files differ from it; empty outside of git."""
    if not (root / ".git").exists():  # a repository around us is not ours
        return ""
    describe = ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        return subprocess.run(describe, cwd=root, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
