"""A game before its first move, for whoever looks at its board without a table."""

from __future__ import annotations

import pytest

from tests.server.serving import Server


def test_the_start_of_global_1940_is_its_set_up(server: Server) -> None:
    view = server.http.get("/api/games/global40/2nd/start").json()
    assert {"kind": "infantry", "nation": "germany", "count": 11}.items() <= view["position"]["units"][
        "germany"
    ][0].items()
    assert view["position"]["owner"]["germany"] == "germany"


@pytest.mark.parametrize("path", ["classic/2nd", "classic/3rd", "attack/base"])
def test_every_game_has_one(server: Server, path: str) -> None:
    answer = server.http.get(f"/api/games/{path}/start")
    assert answer.status_code == 200
    assert "moment" in answer.json()


@pytest.mark.parametrize(
    "path", ["nothing/2nd", "classic/9th", "global40/", "classic/..%2f2nd", "classic/%00"]
)
def test_games_and_editions_that_are_not_there(server: Server, path: str) -> None:
    assert server.http.get(f"/api/games/{path}/start").status_code == 404
