"""Chance of victory: plays games for the fit, fits the weights, and checks the forecasts on other games.

python benchmarks/chance.py play --game classic --games 400 classic.jsonl
python benchmarks/chance.py fit --game classic classic.jsonl
python benchmarks/chance.py check --game classic classic.jsonl

`play` goes on where it stopped. Each line of its file is a game: who won, and one position of each round,
taken at random, as a spectator sees it; so features can be changed without playing anew. Games with odd
numbers are kept from the fit, and `check` looks at these alone. `cross` looks at all of them, each half with
weights fitted on the other half: a check of the features rather than of the weights in the package.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from logit import Data, fit_signed
from msgspec import Struct

from sandtable.ai.arena import judge_of
from sandtable.ai.chance import WEIGHTS, Chance, Features, Fitted, Reader, chance_of
from sandtable.ai.match import STALLED, Fixture, Match, opening
from sandtable.kernel import registry
from sandtable.kernel.protocol import Over, Scalar

ROUNDS = {"classic": 12, "attack": 15}
"""Then the judge of the arena calls the winner."""
PAIRS = (
    *(("stars4", "stars4"),) * 5,
    *(("stars4", "stars3"),) * 2,
    ("stars3", "stars4"),
    ("stars5", "stars4"),
)
"""Who plays whom, drawn for each game; the first holds one side, the second all others."""
QUICK = 0.2
"""Seconds for a turn of five stars."""
CALLED = 2
"""Rounds before a winner is called that are passed over: people play on, so nothing is nearly over there."""
RIDGE = 10.0
"""How strongly weights are drawn to zero."""
ENOUGH = 100
"""Fewer forecasts say little."""
AGREED = (5, 13)
"""Agreed last rounds lie from here to before there."""
SEATS = (2, 2, 3, 4, 4, 5, 6)
"""How many play Attack!, drawn for each game."""


class Record(Struct, frozen=True):
    """One game: what was played, what each side won of it (together 1), positions as spectators see them."""

    number: int
    fixture: Fixture
    how: str
    won: dict[str, float]
    seconds: float
    positions: dict[int, msgspec.Raw]
    """By round."""


# Playing


class Sampler:
    """Keeps one position of each round: of a turn taken at random, a decision taken at random."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.kept: dict[int, Any] = {}
        self.turn: tuple[int, str] = (-1, "")
        self.turns = self.looks = 0
        self.is_chosen = False

    def look(self, turn: tuple[int, str], state: Any) -> None:
        """Take note of a decision: each turn of the round, and each decision of a turn, is as likely."""
        if turn != self.turn:
            self.turns = 1 if turn[0] != self.turn[0] else self.turns + 1
            self.turn, self.looks = turn, 0
            self.is_chosen = self.rng.randrange(self.turns) == 0
        self.looks += 1
        if self.is_chosen and self.rng.randrange(self.looks) == 0:
            self.kept[turn[0]] = state


class Watched(Match):
    """A game of the arena under the eyes of a sampler."""

    sampler: Sampler

    def _decide(self, seat: str) -> None:
        self.sampler.look(self.turn(), self.state)
        super()._decide(seat)


def fixture_of(game: str, seed: int, number: int) -> Fixture:
    """The game of this number: dice of its own; players, edition, seats and end drawn by lot.

    Two games in a row have the same lot, so that those for the fit and those for the check are alike.
    """
    rng = random.Random(f"chance {game} {seed} {number // 2}")
    a, b = rng.choice(PAIRS)
    edition = rng.choice(registry.find(game).rulesets())
    players, options = 0, {}
    if game == "attack":
        players, options = rng.choice(SEATS), _end(rng)
    sides = sorted(set(judge_of(game).sides(opening(game, edition, players, options)).values()))
    dice = seed * 1_000_003 + number
    rounds = ROUNDS[game]
    return Fixture(number, game, edition, a, b, rng.choice(sides), dice, rounds, QUICK, players, options)


def _end(rng: random.Random) -> dict[str, Scalar]:
    """An agreed last round in half of the games."""
    return {"end": f"rounds:{rng.randrange(*AGREED)}"} if rng.randrange(2) else {}


def play(fixture: Fixture) -> Record:
    """One game with its positions."""
    began = time.process_time()
    match = Watched(fixture, judge_of(fixture.game))
    match.sampler = Sampler(random.Random(f"look {fixture.seed}"))
    how = match.play().how
    view = match.rules.view
    kept = match.sampler.kept
    seen = {turn: msgspec.Raw(msgspec.json.encode(view(state, None))) for turn, state in kept.items()}
    seconds = round(time.process_time() - began, 2)
    return Record(fixture.number, fixture, how, _won(match, how), seconds, seen)


def _won(match: Match, how: str) -> dict[str, float]:
    """What each side won: by the rules, else by the growth of its share, as in the arena; 0 after a stall."""
    sides = dict.fromkeys(match.side.values(), 0.0)
    if how == STALLED:
        return sides
    pending = match.rules.pending(match.state)
    if isinstance(pending, Over):
        best = {match.side[seat] for seat in pending.winners}
    else:
        share = match.judge.share(match.state)
        grown = {side: share[side] - match.first[side] for side in share}
        best = {side for side, growth in grown.items() if growth == max(grown.values())}
    return {side: (side in best) / len(best) for side in sides}


def records(path: Path) -> Iterator[Record]:
    """The games in a file; a line half written is passed over."""
    if not path.exists():
        return
    with path.open("rb") as file:
        for line in file:
            try:
                yield msgspec.json.decode(line, type=Record)
            except msgspec.DecodeError:
                continue


def play_many(game: str, out: Path, games: int, seed: int, part: str) -> None:
    """Play the games that are not in the file yet, one after the other; of several parts only this one."""
    done = {r.number for r in records(out)}
    mine, parts = map(int, part.split("/"))
    for number in range(games):
        if number in done or number // 2 % parts != mine:
            continue
        record = play(fixture_of(game, seed, number))
        with out.open("ab") as file:
            file.write(msgspec.json.encode(record) + b"\n")
        print(number, record.how, record.won, f"{record.seconds} s", flush=True)


# Fitting


class Sample(Struct, frozen=True):
    """A position with what came of it."""

    number: int
    view: Any
    won: dict[str, float]


def is_kept(number: int) -> bool:
    """Whether a game is kept from the fit, for the check."""
    return number % 2 == 1


def samples(path: Path, game: str, kept: bool) -> list[Sample]:
    """The positions of the games that were used for the fit, or of those that were kept from it."""
    shape = registry.find(game).view_type
    found = []
    for record in records(path):
        if record.fixture.game != game or is_kept(record.number) != kept or not any(record.won.values()):
            continue
        last = record.fixture.rounds - CALLED * ("end" not in record.fixture.options)
        for turn, raw in record.positions.items():
            if turn <= last:
                found.append(Sample(record.number, msgspec.json.decode(raw, type=shape), record.won))
    return found


def arrays(reader: Reader, open_ones: list[Sample]) -> Data:
    """The positions as the fit needs them."""
    rows = [reader.features(sample.view) for sample in open_ones]
    most = max(map(len, rows))
    features = np.zeros((len(rows), most, len(reader.names)))
    won, there = np.zeros((len(rows), most)), np.zeros((len(rows), most))
    for i, (row, sample) in enumerate(zip(rows, open_ones, strict=True)):
        for k, (side, values) in enumerate(row.items()):
            features[i, k], won[i, k], there[i, k] = values, sample.won[side], 1.0
    return features, won, there


def weights_of(reader: Reader, found: list[Sample], ridge: float) -> Features:
    """The weights fitted on these positions, settled ones left out."""
    open_ones = [sample for sample in found if reader.settled(sample.view) is None]
    firm = [name not in reader.either for name in reader.names]
    return tuple(round(float(w), 4) for w in fit_signed(arrays(reader, open_ones), firm, ridge))


def fit_game(game: str, path: Path, ridge: float) -> None:
    """Write the weights of a game into the package."""
    reader = chance_of(game).reader
    found = samples(path, game, kept=False)
    weights = weights_of(reader, found, ridge)
    used = [r for r in records(path) if r.fixture.game == game and not is_kept(r.number)]
    players = tuple(sorted({name for r in used for name in (r.fixture.a, r.fixture.b)}))
    named = dict(zip(reader.names, weights, strict=True))
    text = msgspec.json.format(msgspec.json.encode(Fitted(named, players, len(used), len(found))))
    place = Path(sys.modules[type(reader).__module__].__file__ or "").with_name(WEIGHTS)
    place.write_bytes(text + b"\n")
    print(text.decode())


# Checking


class Told(NamedTuple):
    """A forecast for one side, what came of it, and in which game."""

    chance: float
    won: float
    game: int


def check(game: str, path: Path) -> None:
    """Print how the forecasts of the package came true in games kept from the fit."""
    kept = samples(path, game, kept=True)
    began = time.process_time()
    told = list(forecasts(chance_of(game), kept))
    spent = 1000 * (time.process_time() - began) / max(1, len(kept))
    table(told)
    print(f"{len(kept)} positions, {spent:.2f} ms each")


def cross(game: str, path: Path, ridge: float) -> None:
    """Print how forecasts for each half of the games came true, with weights fitted on the other half."""
    reader = chance_of(game).reader
    halves = [samples(path, game, kept) for kept in (False, True)]
    told: list[Told] = []
    for one, other in (halves, halves[::-1]):
        told += forecasts(Chance(game, reader, weights_of(reader, one, ridge)), other)
    table(told)


def table(told: list[Told]) -> None:
    """Print forecasts and what came of them, by tenths of the scale."""
    print("| forecast | forecasts | games | mean forecast | won | difference |\n|---|---|---|---|---|---|")
    tenths = [[one for one in told if min(9, int(10 * one.chance)) == tenth] for tenth in range(10)]
    for tenth, some in enumerate(tenths):
        print(line(f"{10 * tenth} to {10 * tenth + 10} %", some))
    enough = [means(some) for some in tenths if len(some) >= ENOUGH]
    worst = max((abs(won - mean) for mean, won in enough), default=0.0)
    games = len({one.game for one in told})
    blur = sum((one.chance - one.won) ** 2 for one in told) / max(1, len(told))
    print(f"\n{games} games, Brier score {blur:.4f}")
    print(f"largest difference of a tenth with {ENOUGH} forecasts: {worst:.1f} points")


def means(some: list[Told]) -> tuple[float, float]:
    """The mean forecast and the share that won, in percent."""
    count = max(1, len(some))
    return 100 * sum(one.chance for one in some) / count, 100 * sum(one.won for one in some) / count


def line(name: str, some: list[Told]) -> str:
    """A line of the table."""
    mean, won = means(some)
    games = len({one.game for one in some})
    return f"| {name} | {len(some)} | {games} | {mean:.1f} % | {won:.1f} % | {won - mean:+.1f} |"


def forecasts(chance: Chance, some: list[Sample]) -> Iterator[Told]:
    """The chances of all sides in each position; of two only the first, the other's is what is left."""
    for sample in some:
        found = list(chance.seen(sample.view).items())
        for side, figure in found[:1] if len(found) == 2 else found:
            yield Told(figure, sample.won[side], sample.number)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play for, fit and check the chance of victory.")
    parser.add_argument("what", choices=("play", "fit", "check", "cross"))
    parser.add_argument("file", type=Path, help="the games, one a line; outside of the repository")
    parser.add_argument("--game", choices=("classic", "attack"), required=True)
    parser.add_argument("--games", type=int, default=400, help="how many games the file is to have")
    parser.add_argument("--seed", type=int, default=1, help="of dice and lots")
    parser.add_argument("--part", default="0/1", help="which of several processes this is: 0/2 and 1/2")
    parser.add_argument("--ridge", type=float, default=RIDGE, help="how strongly weights are drawn to zero")
    args = parser.parse_args()
    if args.what == "play":
        play_many(args.game, args.file, args.games, args.seed, args.part)
    elif args.what == "fit":
        fit_game(args.game, args.file, args.ridge)
    elif args.what == "check":
        check(args.game, args.file)
    else:
        cross(args.game, args.file, args.ridge)


if __name__ == "__main__":
    main()
