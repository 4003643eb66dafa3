"""The arena: paired games, sides swapped, resumable; tiny runs only."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from sandtable.ai import arena, match
from sandtable.ai.arena import ArenaError, Contest, interval, run
from sandtable.ai.match import Match, Result
from sandtable.ai.players import Decision
from sandtable.cli.main import main
from sandtable.games.attack.actions import Choose, Done
from sandtable.games.attack.view import View

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


def test_seats_are_rotated_with_the_same_dice() -> None:
    contest = Contest("attack", "base", "a", "b", 6, 2, 7, 1.0, players=3, options={"end": "rounds:2"})
    games = contest.fixtures()
    assert sorted(f.a_side for f in games[:3]) == ["brown", "gray", "tan"]
    assert len({f.seed for f in games[:3]}) == 1
    assert games[3].seed != games[0].seed
    assert all(f.options == {"end": "rounds:2"} for f in games)


def test_several_players(tmp_path: Path) -> None:
    """One seat of a among two of b: a win is worth a third."""
    contest = Contest("attack", "base", "stars3", "random", 3, 3, 1, 1.0, players=3)
    found = run(contest, out=tmp_path / "games.jsonl", tell=quiet)
    assert (found.played, found.illegal, found.stalled) == (3, 0, 0)
    assert found.fair == 0.3333
    assert set(found.by_side) == {"gray", "tan", "brown"}
    assert [name for name in found.told() if name.startswith("a_as_")] == [
        "a_as_brown",
        "a_as_gray",
        "a_as_tan",
    ]


def test_a_game_that_ends_by_its_rules() -> None:
    contest = Contest("attack", "base", "stars3", "random", 2, 9, 1, 1.0, 2, {"end": "rounds:2"})
    results = [arena.play(fixture) for fixture in contest.fixtures()]
    assert {(r.how, r.rounds) for r in results} == {("rounds", 2)}


class Dawdler:
    """Begins a move and ends it again without moving."""

    def decide(self, view: View, seat: str) -> Decision:
        return Decision(Choose("move") if view.march is None else Done())


def test_a_stall_is_counted_and_loses_no_other_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_DECISIONS", 40)
    contest = Contest("attack", "base", "random", "random", 1, 2, 1, 1.0, 2, {"quick_setup": True})
    game = Match(contest.fixtures()[0], arena.judge_of("attack"))
    game.players = {side: Dawdler() for side in game.players}
    result = game.play()
    assert (result.how, result.winner, result.illegal) == ("stalled", "", 0)
    found = arena.summary(contest, [result])
    assert (found.stalled, found.draws, found.victories) == (1, 1, 0)


def test_an_illegal_answer_is_counted_and_the_game_goes_on() -> None:
    contest = Contest("attack", "base", "random", "random", 1, 1, 1, 1.0, 2, {"quick_setup": True})
    game = Match(contest.fixtures()[0], arena.judge_of("attack"))
    bad = Dawdler()
    bad.decide = lambda view, seat: Decision(Done())  # type: ignore[method-assign]
    game.players[contest.fixtures()[0].a_side] = bad
    assert game.play().illegal > 0


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


def test_command_for_several_players(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena attack --a random --b random --games 3 --rounds 4 --players 3 --option end=rounds:2 --json"
    with pytest.raises(SystemExit) as end:
        main(words.split())
    assert end.value.code == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["played"], found["victories"], found["stalled"]) == (3, 3, 0)
    assert found["contest"]["options"] == {"end": "rounds:2"}


def test_keys_of_classic_stay(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "classic", "--a=random", "--b=random", "--games=1", "--rounds=1", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert {"a_as_axis", "a_as_allies", "rate", "interval", "seconds", "memory_mb", "illegal"} <= set(found)
    assert set(found["contest"]) == {"game", "edition", "a", "b", "games", "rounds", "seed", "budget"}


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as where it is not installed
    with pytest.raises(ArenaError, match="ray"):
        run(SMALL, engine="ray", tell=quiet)


def test_unknown_player(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["arena", "classic", "--a", "nobody", "--b", "random", "--games", "2"])
    assert end.value.code == 2
    assert "stars3" in capsys.readouterr().err
