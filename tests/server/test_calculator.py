"""The calculator of the page: the same answers and the same refusals as `sandtable odds`, without a table."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from sandtable.cli.main import app
from sandtable.server.quota import Questions, TooMuch
from tests.server.serving import PATIENCE, Server

LAND = {"attack": "germany: 3 inf 2 arm 1 ftr", "defend": "ussr: 5 inf 1 arm 1 aa"}
FLEET = {"fleet": "uk: 1 bb 2 trn(inf,inf)", "ships": "germany: 1 sub"}
BATTLES: list[Any] = [
    pytest.param("classic", "land", LAND, [], id="land"),
    pytest.param(
        "classic",
        "land",
        {**LAND, "edition": "3rd", "attacker": "keep_land", "defender": "weakest", "rounds": 2},
        ["--edition", "3rd", "--orders", "attacker=keep_land,defender=weakest", "--rounds", "2"],
        id="edition, policies and rounds",
    ),
    pytest.param(
        "classic",
        "land",
        {**LAND, "tech": "germany:jet_power ussr:heavy_bombers", "attacker": "optimal", "goal": "take"},
        [
            "--tech",
            "germany:jet_power",
            "ussr:heavy_bombers",
            "--orders",
            "attacker=optimal",
            "--goal",
            "take",
        ],
        id="technologies and optimal orders",
    ),
    pytest.param("classic", "sea", {"attack": "japan: 2 sub 1 ftr", "defend": "usa: 1 bb"}, [], id="sea"),
    pytest.param(
        "classic",
        "landing",
        {"attack": "uk: 1 ftr", "defend": "germany: 2 inf 1 aa", **FLEET},
        ["--fleet", FLEET["fleet"], "--ships", FLEET["ships"]],
        id="landing",
    ),
    pytest.param(
        "classic",
        "raid",
        {"attack": "uk: 3 bmb", "defend": "germany: 1 aa", "money": 10},
        ["--raid", "--money", "10"],
        id="raid",
    ),
    pytest.param(
        "attack", "land", {"attack": "4 inf 2 tank", "defend": "5 inf 1 art"}, [], id="Attack! on land"
    ),
    pytest.param(
        "attack",
        "land",
        {
            "attack": "3 inf 1 tank",
            "defend": "3 inf",
            "attacker": "optimal",
            "defender": "none",
            "goal": "swing",
        },
        ["--attacker", "optimal", "--defender", "none", "--goal", "swing"],
        id="Attack! with policies",
    ),
    pytest.param(
        "attack",
        "sea",
        {"attack": "2 dd 1 bb", "defend": "2 ss 1 cv", "challenger": "any", "holder": "best", "all8": True},
        ["--attacker", "any", "--defender", "best", "--all8"],
        id="Attack! at sea",
    ),
    pytest.param(
        "attack", "neutral", {"attack": "6 inf 3 tank"}, ["--defend", "neutral"], id="Attack! neutral"
    ),
]
BAD = [
    ("classic", "land", {**LAND, "attack": "germany: 3 elephants"}, "attack: unknown unit 'elephants'"),
    ("classic", "land", {**LAND, "attack": "3 inf"}, "attack: cannot read '3 inf'"),
    ("classic", "land", {**LAND, "attack": "narnia: 3 inf"}, "attack: unknown nation 'narnia'"),
    ("classic", "land", {**LAND, "attack": ""}, "attack: nobody is named"),
    ("classic", "land", {**LAND, "defend": " "}, "defend: nobody is named"),
    ("classic", "land", {**LAND, "defend": "japan: 1 inf"}, "defend: japan does not fight against germany"),
    ("classic", "land", {**LAND, "attack": "germany: 61 inf"}, "attack: at most 60 units, not 61"),
    ("classic", "land", {**LAND, "attack": "germany: 1 inf " * 40}, "attack: at most 400 letters"),
    ("classic", "land", {**LAND, "attack": 7}, "attack: write units as text"),
    ("classic", "land", {**LAND, "ships": "uk: 1 bb"}, "ships: a land battle has no such part"),
    ("classic", "land", {**LAND, "battles": 9}, "battles: a land battle has no such part"),
    ("classic", "land", {**LAND, "rounds": 51}, "rounds: a whole number between 0 and 50"),
    ("classic", "land", {**LAND, "rounds": "2"}, "rounds: a whole number between 0 and 50"),
    ("classic", "land", {**LAND, "edition": "9th"}, "edition: unknown edition '9th'"),
    ("classic", "land", {**LAND, "tech": "germany:magic"}, "tech: unknown development 'magic'"),
    ("classic", "land", {**LAND, "attacker": "bold"}, "orders: 'bold' is neither a policy"),
    ("classic", "land", {**LAND, "attacker": "x,defender=y"}, "orders: one policy for each side"),
    ("classic", "duel", LAND, "mode: 'duel' is none of land, sea, landing, raid"),
    ("classic", "raid", {"attack": "uk: 1 inf", "defend": "germany:"}, "attack: infantry cannot raid"),
    ("attack", "land", {"attack": "3 inf 1 dd", "defend": "3 inf"}, "attack: ships and army units never"),
    ("attack", "land", {"attack": "three inf", "defend": "3 inf"}, "attack: a number is missing"),
    ("attack", "sea", {}, "attack: name ships on one side"),
    ("attack", "sea", {"attack": "1 dd", "all8": 1}, "all8: true or false"),
]


REASONS = [
    (
        "classic",
        "sea",
        {"attack": "japan: 1 bb", "defend": "usa: 1 cv 3 ftr"},
        "decks",
        {"fighters": 3, "decks": 2},
    ),
    ("classic", "land", {**LAND, "attack": "germany: 61 inf"}, "too_many", {"most": 60}),
    ("classic", "land", {**LAND, "defend": "ussr: 2 ic"}, "only_one", {"unit": "industrial_complex"}),
    ("attack", "sea", {}, "ships_needed", {}),
]


def asked(server: Server, game: str, mode: str, values: dict[str, Any], **more: Any) -> httpx.Response:
    """A connection of its own: the command may take longer than a quiet line is kept open."""
    url = f"{server.url}/api/odds/{game}"
    return httpx.post(url, json={"mode": mode, "values": values, **more}, timeout=PATIENCE)


@pytest.mark.parametrize(("game", "mode", "values", "options"), BATTLES)
def test_the_answer_is_that_of_the_command(
    server: Server,
    capsys: pytest.CaptureFixture[str],
    game: str,
    mode: str,
    values: dict[str, Any],
    options: list[str],
) -> None:
    answer = asked(server, game, mode, values)
    assert answer.status_code == 200, answer.text
    sides = [word for part in ("attack", "defend") if part in values for word in (f"--{part}", values[part])]
    with pytest.raises(SystemExit) as ended:
        app(["odds", game, *sides, *options, "--json"])
    assert not ended.value.code
    assert answer.json()["answer"] == json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(("game", "mode", "values", "options"), BATTLES)
def test_every_game_has_the_same_figures(
    server: Server, game: str, mode: str, values: dict[str, Any], options: list[str]
) -> None:
    outcome = asked(server, game, mode, values).json()["outcome"]
    if mode == "raid":
        assert outcome["chance"] is None
        assert sum(outcome["damage"]) == pytest.approx(1)
    else:
        assert sum(share["p"] for share in outcome["shares"]) == pytest.approx(1)
        assert 0 <= outcome["chance"] <= 1
    for side in ("attacker", "defender"):
        numbers = outcome[side].get("numbers")
        assert not numbers or sum(numbers) == pytest.approx(1)
    assert outcome["swing"] == pytest.approx(outcome["defender"]["lost"] - outcome["attacker"]["lost"])


@pytest.mark.parametrize(("game", "mode", "values", "text"), BAD)
def test_what_is_wrong_is_named(
    server: Server, game: str, mode: str, values: dict[str, Any], text: str
) -> None:
    answer = asked(server, game, mode, values)
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith(text)


def test_an_empty_side_is_answered_as_by_the_command(server: Server) -> None:
    answer = asked(server, "classic", "land", {"attack": "germany: 2 inf", "defend": "ussr:"})
    assert answer.json()["outcome"]["chance"] == 1
    answer = asked(server, "attack", "land", {"attack": "2 inf", "defend": ""})
    assert answer.json()["outcome"]["chance"] == 1


def test_what_would_be_enough_is_the_smallest_number(server: Server) -> None:
    answer = asked(server, "classic", "land", LAND, enough=0.75).json()
    assert answer["outcome"]["chance"] < 0.75
    assert [one["unit"] for one in answer["more"]] == ["inf", "arm", "ftr", "bmb"]
    for one in answer["more"]:
        for count in (one["count"] - 1, one["count"]):
            more = f"{LAND['attack']} {count} {one['unit']}" if count else LAND["attack"]
            found = asked(server, "classic", "land", {**LAND, "attack": more}).json()["outcome"]["chance"]
            assert (found >= 0.75) == (count == one["count"])
        assert one["chance"] == found
    assert answer["more"][0]["cost"] == 3 * answer["more"][0]["count"]


def test_what_would_be_enough_of_other_battles(server: Server) -> None:
    landing = {"fleet": "uk: 1 bb 1 trn(inf,inf)", "defend": "germany: 3 inf"}
    found = asked(server, "classic", "landing", landing, enough=0.75).json()["more"]
    assert {"trn(arm)", "inf"} <= {one["unit"] for one in found}
    assert asked(server, "attack", "land", {"attack": "3 inf", "defend": "3 inf"}, enough=0.75).json()["more"]
    sure = {"attack": "germany: 9 inf", "defend": "ussr: 1 inf"}
    assert "more" not in asked(server, "classic", "land", sure, enough=0.75).json()
    assert (
        "more"
        not in asked(
            server, "classic", "raid", {"attack": "uk: 3 bmb", "defend": "germany:"}, enough=0.75
        ).json()
    )


def test_the_form_is_what_may_be_asked(server: Server) -> None:
    for game in ("classic", "attack"):
        form = server.http.get(f"/api/odds/{game}").json()
        kinds = {kind["short"] for kind in form["kinds"]}
        fields = {field["name"] for field in form["fields"]}
        for mode in form["modes"]:
            assert set(mode["fields"]) <= fields
            assert all(set(part["kinds"]) <= kinds for part in mode["parts"])
    assert server.http.get("/api/odds/chess").status_code == 404
    assert asked(server, "chess", "land", {}).status_code == 404


def test_bodies_are_bounded(server: Server) -> None:
    assert asked(server, "classic", "land", {**LAND, "tech": "x" * 70_000}).status_code == 413
    assert asked(server, "classic", "land", LAND, enough=7).status_code == 400
    assert asked(server, "classic", "land", LAND, options={str(n): n for n in range(70)}).status_code == 400
    assert (
        asked(server, "classic", "land", LAND, options={"nonsense": 1}).json()["detail"].startswith("option")
    )
    assert asked(server, "attack", "land", {"attack": "1 inf"}, options={"a": 1}).status_code == 400


def test_an_address_has_only_so_many_questions_open() -> None:
    questions = Questions(each=2)
    with questions.one("here"), questions.one("here"), questions.one("there"):
        third = questions.one("here")
        with pytest.raises(TooMuch):
            third.__enter__()
    with questions.one("here"):
        pass


@pytest.mark.parametrize(("game", "mode", "values", "reason", "facts"), REASONS)
def test_a_refusal_has_its_reason_for_other_languages(
    server: Server, game: str, mode: str, values: dict[str, Any], reason: str, facts: dict[str, Any]
) -> None:
    answer = asked(server, game, mode, values)
    assert answer.status_code == 400
    assert answer.json()["extra"] == {"reason": reason, "facts": facts}
