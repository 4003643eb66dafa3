"""The command `sandtable serve`, and the promises made about the wire."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any, TypeAlias

import httpx
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
from sandtable.server.quota import DAY, TableQuota, TooMuch
from sandtable.server.settings import Settings
from tests.server.serving import PATIENCE, Server


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


def test_a_wider_server_says_what_that_opens_and_takes_so_many_tables(tmp_path: Path) -> None:
    limits = ("--tables-each", "2", "--most-tables", "4")
    with Server(tmp_path / "house", "--host", "0.0.0.0", *limits) as house:
        assert house.process is not None
        assert house.process.stdout is not None
        said = house.process.stdout.readline()
        assert "can reach this machine" in said
        assert "2 an address in a day, 4 in all" in said
        plan = {"game": "classic", "ruleset": "2nd"}
        seated = house.new()
        file = house.load(seated.file()).file()
        for path, body in (("/api/tables", json.dumps(plan).encode()), ("/api/tables/load", file)):
            answer = house.http.post(path, content=body)
            assert (answer.status_code, "2 tables a day" in answer.json()["detail"]) == (429, True)
        assert seated.post("/branch", {"n": 0}).status_code == 429
        with _from("127.0.0.2", house.url) as other:
            assert other.post("/api/tables", json={"game": "chess", "ruleset": ""}).status_code == 400
            assert [other.post("/api/tables", json=plan).status_code for _ in range(3)] == [201, 201, 429]
        with _from("127.0.0.3", house.url) as third:
            assert "full" in third.post("/api/tables", json=plan).json()["detail"]


def _from(address: str, url: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=url, transport=transport, timeout=PATIENCE)


def test_limits_of_tables() -> None:
    assert Settings(Path()).table_limits == (0, 0), "at home there are none"
    assert Settings(Path(), host="0.0.0.0").table_limits == (50, 5000)
    assert Settings(Path(), proxies=("10.0.0.1",)).table_limits == (50, 5000)
    assert Settings(Path(), tables_each=3).table_limits == (3, 0)
    clock = [0.0]
    quota = TableQuota(2, 0, lambda: clock[0])
    for _ in range(2):
        quota.must_have_room("a", 10**6)
        quota.note("a")
    with pytest.raises(TooMuch):
        quota.must_have_room("a", 0)
    quota.must_have_room("b", 0)
    clock[0] += DAY + 1
    quota.must_have_room("a", 0)


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
