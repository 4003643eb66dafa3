"""Positions of computer games as the page gets them, for measuring where it puts counters and chips.

`python -m tests.client.positions` writes those that `client/tests/board/measured.test.ts` always measures.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sandtable.ai.arena import judge_of
from sandtable.ai.match import Fixture, Match
from sandtable.kernel.protocol import Decide, Seat

ROOT = Path(__file__).parents[2]
FIXTURE = ROOT / "client" / "tests" / "fixtures" / "positions.json"
MOVES = ("combat_move", "noncombat_move", "move", "blitzkrieg", "strategic")
"""Decisions in which pieces are moved, of all games."""
SHOWN = ("seat", "phase", "active", "owner", "units", "capitals", "march", "battle")
"""What a board shows of a view, or of the position in it."""
FIGURES = ("value", "order", "side", "capital", "regions", "figures")
"""And of the fixed figures."""


class Recorded(Match):
    """A game that keeps its state at the end of each seat's moves."""

    def __init__(self, fixture: Fixture) -> None:
        super().__init__(fixture, judge_of(fixture.game))
        self.kept: dict[tuple[int, Seat, str], Any] = {}

    def _decide(self, seat: Seat) -> None:
        pending = self.rules.pending(self.state)
        if isinstance(pending, Decide) and pending.what in MOVES:
            self.kept[(*self.turn(), pending.what)] = self.state
        super()._decide(seat)

    def positions(self) -> Iterator[dict[str, Any]]:
        """All that was kept, in the order of play."""
        self.play()
        for state in self.kept.values():
            pending = self.rules.pending(state)
            assert isinstance(pending, Decide)
            seat = pending.seats[0]
            offers = self.rules.options(state, seat).offers
            view = msgspec.to_builtins(self.rules.view(state, seat))
            yield {
                "game": self.fixture.game,
                "view": {"position": shown(view["position"])} if "position" in view else shown(view),
                "targets": sorted({target for offer in offers if offer.origin for target in offer.targets}),
            }


def shown(view: dict[str, Any]) -> dict[str, Any]:
    return {key: view[key] for key in SHOWN if view.get(key) is not None}


def fixtures(players: str) -> Iterator[Fixture]:
    """Games of both kinds without end, each with other dice."""
    for seed in range(1000):
        edition = ("2nd", "3rd")[seed % 2]
        yield Fixture(seed, "classic", edition, players, players, "axis", seed, 8, 0.2)
        if seed % 3 == 0:
            yield Fixture(seed, "attack", "base", players, players, "gray", seed, 5, 0.2, players=4)


def spread(found: list[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """So many of them, from all parts of the game."""
    step = max(1, len(found) // count)
    return found[step - 1 :: step][:count]


def record(path: Path, count: int, each: int, players: str = "stars3") -> int:
    """Writes `count` positions, at most `each` of one game; says how many they are."""
    kept: list[dict[str, Any]] = []
    sheets: dict[str, Any] = {}
    for fixture in fixtures(players):
        game = Recorded(fixture)
        sheet = msgspec.to_builtins(game.rules.sheet(game.state))
        sheets[fixture.game] = {key: sheet[key] for key in FIGURES if key in sheet}
        kept += spread(list(game.positions()), min(each, count - len(kept)))
        if len(kept) >= count:
            break
    path.write_bytes(msgspec.json.encode({"sheets": sheets, "positions": kept}) + b"\n")
    return len(kept)


if __name__ == "__main__":
    print(record(FIXTURE, 20, 5))
