"""The arena: paired games, sides swapped, resumable; tiny runs only."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable.ai import arena
from sandtable.ai.arena import ArenaError, Contest, interval, run
from sandtable.ai.match import Result
from sandtable.cli.main import main

SMALL = Contest("classic", "2nd", "stars3", "random", 2, 2, 1, 1.0)


def quiet(result: Result) -> None:
    """Watch in silence."""


def test_a_pair_has_the_same_dice_and_exchanged_sides() -> None:
    first, second, third = Contest("classic", "2nd", "a", "b", 3, 2, 7, 1.0).fixtures()
    assert (first.seed, first.a_side, second.a_side) == (second.seed, "axis", "allies")
    assert third.seed != first.seed


def test_smoke_and_resume(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    found = run(SMALL, out=out, tell=quiet)
    assert (found.played, found.illegal) == (2, 0)
    assert found.seconds["a"].turns
    assert found.memory_mb < 500
    before = out.read_bytes()
    again = run(SMALL, out=out, tell=quiet)
    assert out.read_bytes() == before
    assert again.rate == found.rate


def test_a_seeded_game_is_reproducible() -> None:
    games = [arena.play(SMALL.fixtures()[0]) for _ in range(2)]
    assert games[0].growth == games[1].growth
    assert games[0].winner == games[1].winner


def test_interval_after_wilson() -> None:
    low, high = interval(0.5, 100)
    assert (low, high) == (0.4038, 0.5962)
    assert interval(1.0, 200)[0] > 0.98


def test_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena classic --a random --b random --games 2 --rounds 1 --seed 3 --json"
    with pytest.raises(SystemExit) as end:
        main(words.split())
    assert end.value.code == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["played"], found["illegal"]) == (2, 0)


def test_ray_is_an_extra() -> None:
    try:
        import ray  # type: ignore[import-not-found]  # noqa: F401
    except ImportError:
        with pytest.raises(ArenaError, match="ray"):
            run(SMALL, engine="ray", tell=quiet)


def test_unknown_player(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["arena", "classic", "--a", "nobody", "--b", "random", "--games", "2"])
    assert end.value.code == 2
    assert "stars3" in capsys.readouterr().err
