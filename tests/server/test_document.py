"""The messages that docs/server.md shows are messages of ours."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from sandtable.server.messages import Reply, Request
from sandtable.server.sockets import read_request

TEXT = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
REQUESTS = re.findall(r"```json request\n(.*?)```", TEXT, re.DOTALL)
REPLIES = re.findall(r"```json reply\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("example", REQUESTS)
def test_examples_of_requests(example: str) -> None:
    assert isinstance(read_request(example.encode()), Request)


@pytest.mark.parametrize("example", REPLIES)
def test_examples_of_replies(example: str) -> None:
    msgspec.json.decode(example, type=Reply)


def test_every_message_is_shown() -> None:
    shown = {key for example in REQUESTS for key in msgspec.json.decode(example)}
    assert shown >= set(Request.__struct_fields__) - {"undo", "v", "seat"}
    types = {msgspec.json.decode(example)["type"] for example in REPLIES}
    assert types == {"welcome", "update", "brief", "done", "answer", "hint", "refused", "beat"}
