"""The command `sandtable serve`, and the promises made about the wire."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sandtable.cli.inputs import InputError
from sandtable.cli.serve import PORT, _bound, _key, _listen
from sandtable.server import types
from tests.server.serving import Server


def test_types_of_the_client_are_those_of_the_server() -> None:
    assert types.main(["--check"]) == 0, "run python -m sandtable.server.types"


def test_ports() -> None:
    """A port that was asked for must be free; otherwise the next one will do."""
    with _bound("127.0.0.1", 0) as taken:
        number = taken.getsockname()[1]
        with pytest.raises(InputError, match="cannot listen"):
            _listen("127.0.0.1", number)
    try:
        first = _bound("127.0.0.1", PORT)
    except OSError:  # somebody plays on this machine
        first = socket.socket()
    with first, _listen("127.0.0.1", None) as listening:
        assert listening.getsockname()[1] in range(PORT + 1, PORT + 50)


def test_bad_dice_keys_are_refused() -> None:
    for key in ("xyz", "5a"):
        with pytest.raises(InputError, match="a dice key"):
            _key(key)


def test_known_dice_and_a_clean_end(tmp_path: Path) -> None:
    """Two houses with the same key throw the same dice; both end with code 0 and say nothing."""
    dice = []
    for name in ("one", "two"):
        with Server(tmp_path / name) as house:
            with house.new().tab() as tab:
                tab.act("research", dice=4)
                told = next(m for m in tab.heard if m["type"] == "update")["told"]
                dice.append(told[1]["dice"])
                assert house.stop() == 0
            assert house.stderr.read_text() == ""
    assert dice[0] == dice[1]


AnyOperation: TypeAlias = APIOperation[Any, Any, Any, Any]
AnyCase: TypeAlias = schemathesis.Case[AnyOperation]
KEPT = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_whatever_is_sent_the_answer_is_as_described(server: Server) -> None:
    """Never a 500, never a code or a body that the OpenAPI description does not know."""
    described = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    results = list(described.get_all_operations())
    operations = [found.ok() for found in results if isinstance(found, Ok)]
    assert len(operations) == len(results)
    assert len(operations) >= 13
    for operation in operations:
        check_operation(operation)


def check_operation(operation: AnyOperation) -> None:
    """Send a few requests made up from the description."""

    @given(case=operation.as_strategy())
    @settings(max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def send(case: AnyCase) -> None:
        case.call_and_validate(checks=KEPT)

    send()
