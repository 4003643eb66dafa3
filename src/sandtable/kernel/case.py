"""Case files: plain-text scripts that set up a position, act, and say what must come out.

The grammar is in `docs/cases.md`. This module knows the lines every game shares (`do`, `dice`,
`refuse`, `allow`, `offers`, `expect pending`, `expect winner`); the rest is the game's own (`Game.arrange`,
`Game.compare`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

from . import registry
from .protocol import (
    CHANCE,
    TABLE,
    Decide,
    Draw,
    Entry,
    Menu,
    Offer,
    Over,
    Pending,
    Refusal,
    Roll,
    Scalar,
    Setup,
)
from .registry import AnyGame

MAX_BYTES = 1_000_000

PLAYING = ("do", "dice", "cards", "refuse", "allow", "offers", "expect")
"""Lines that play a position or look at it; before the first of them it may be half arranged."""
IMPOSSIBLE = "impossible"
"""The line of a case that arranges on purpose what no game could come to."""


class Failure(Struct, frozen=True):
    """The line of a case that did not hold; what follows it in that case was not tried."""

    line: int
    text: str
    expected: str
    found: str
    case: str


class CaseResult(Struct, frozen=True):
    """How the cases of a file went; `name` is the first that failed, or the last one."""

    path: str
    name: str
    ok: bool
    lines: int
    cases: int
    failure: Failure | None
    """The first one."""
    failed: int
    failures: tuple[Failure, ...]
    """One for each case that failed."""


class CaseFailed(Exception):  # noqa: N818 - says it already
    """A line did not hold."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}, found {found}")
        self.expected = expected
        self.found = found


class Block(NamedTuple):
    """A case as it is written: its lines with their numbers in the file."""

    name: str
    lines: list[tuple[int, str]]

    def script(self) -> Script:
        return Script(any(line == IMPOSSIBLE for _, line in self.lines))


class Script:
    """One case while it runs."""

    def __init__(self, impossible: bool = False) -> None:
        self.impossible = impossible
        self.rules: tuple[str, ...] = ()
        self.game: AnyGame | None = None
        self.ruleset = ""
        self.options: dict[str, Scalar] = {}
        self.seats: tuple[str, ...] = ()
        self._state: Any = None
        self._arranged = False

    @property
    def state(self) -> Any:
        """The position; made from the setup when it is first needed."""
        if self.game is None:
            raise ValueError("a case begins with a line like 'game classic 2nd'")
        if self._state is None:
            setup = Setup(self.game.name, self.ruleset, seats=self.seats, options=self.options)
            self._state = self.game.start(setup)
        return self._state

    def run(self, line: str) -> None:
        """Carry out one line; raises CaseFailed or ValueError."""
        verb, _, rest = line.partition(" ")
        rest = rest.strip()
        if verb == "rule":
            self.rules = tuple(part.strip() for part in rest.split(","))
        elif verb == "game":
            self._choose_game(rest)
        elif verb == "option":
            self._set_option(rest)
        elif verb == "seats":
            self._set_seats(rest)
        elif verb in PLAYING:
            self._settle()
            self._play(verb, rest)
        elif line != IMPOSSIBLE:
            assert self.state is not None
            assert self.game is not None
            self._state = self.game.arrange(self.state, line)
            self._arranged = True

    def _settle(self) -> None:
        """Look at what has been arranged, now that it is used; raises CaseFailed when it is impossible."""
        if self._arranged and not self.impossible:
            assert self.game is not None
            why = self.game.why_impossible(self.state)
            if why:
                raise CaseFailed(f"a possible position, or the line '{IMPOSSIBLE}'", why)
        self._arranged = False

    def _play(self, verb: str, rest: str) -> None:
        if verb in ("do", "dice", "cards"):
            self._act(verb, rest)
        elif verb in ("refuse", "allow"):
            self._judge(verb, rest)
        elif verb == "offers":
            self._offers(rest)
        else:
            self._expect(rest)

    def _choose_game(self, rest: str) -> None:
        name, _, ruleset = rest.partition(" ")
        self.game = registry.find(name)
        self.ruleset = ruleset.strip() or self.game.rulesets()[0]

    def _set_option(self, rest: str) -> None:
        name, equals, value = rest.partition("=")
        if not equals or self._state is not None:
            raise ValueError("options come before the position, like 'option total_victory = true'")
        self.options[name.strip()] = read_scalar(value.strip())

    def _set_seats(self, rest: str) -> None:
        if self._state is not None:
            raise ValueError("seats come before the position, like 'seats red green blue'")
        self.seats = tuple(rest.split())

    def _act(self, verb: str, rest: str) -> None:
        state = self.state
        assert self.game is not None
        entry: Entry[Any]
        if verb == "dice":
            entry = Entry(CHANCE, dice=_read_dice(rest))
        elif verb == "cards":
            entry = Entry(CHANCE, cards=tuple(rest.split()))
        else:
            entry = self._entry(rest)
        refusal = self.game.check(state, entry)
        if refusal:
            raise CaseFailed("accepted", f"refused: {refusal} (pending {describe(self.game.pending(state))})")
        self._state = self.game.apply(state, entry).state

    def _entry(self, text: str) -> Entry[Any]:
        """The entry of `[seat:] notation`; without a seat the first one awaited."""
        state = self.state
        assert self.game is not None
        head, colon, rest = text.partition(":")
        named = colon and " " not in head.strip()
        pending = self.game.pending(state)
        seat = pending.seats[0] if isinstance(pending, Decide) else TABLE
        if named:
            seat, text = head.strip(), rest.strip()
        return Entry(seat, self.game.parse(state, seat, text))

    def _judge(self, verb: str, rest: str) -> None:
        assert self.state is not None
        assert self.game is not None
        text, colon, reason = rest.rpartition(" : ") if verb == "refuse" else (rest, ":", "")
        if not colon:
            raise ValueError("say the reason, like 'refuse move 1 inf a > b : out_of_range'")
        refusal: Refusal | None = self.game.check(self.state, self._entry(text))
        if verb == "allow" and refusal:
            raise CaseFailed("allowed", f"refused: {refusal}")
        if verb == "refuse" and (refusal is None or refusal.reason != reason.strip()):
            raise CaseFailed(f"refused: {reason.strip()}", f"refused: {refusal}" if refusal else "allowed")

    def _offers(self, rest: str) -> None:
        """`[not] [seat:] notation`: whether the seat's menu has the order."""
        state = self.state
        assert self.game is not None
        word, _, text = rest.partition(" ")
        wanted = word != "not"
        entry = self._entry(rest if wanted else text.strip())
        menu = self.game.options(state, entry.by)
        if self.game.offered(menu, entry.do) != wanted:
            found = _like(menu, self.game.write(entry.do).split())
            raise CaseFailed("offered" if wanted else "not offered", f"the menu of {entry.by} has {found}")

    def _expect(self, rest: str) -> None:
        state = self.state
        assert self.game is not None
        what, _, wanted = rest.partition(" ")
        pending = self.game.pending(state)
        if what == "pending":
            expected, found = " ".join(wanted.split()), describe(pending)
            if not (found + " ").startswith(expected + " "):
                raise CaseFailed(expected, found)
        elif what == "winner":
            expected = " ".join(wanted.split())
            found = describe(pending) if isinstance(pending, Over) else f"nobody yet ({describe(pending)})"
            if found != expected:
                raise CaseFailed(expected, found)
        else:
            expected, found = self.game.compare(state, rest)
            if expected != found:
                raise CaseFailed(expected, found)


def describe(pending: Pending) -> str:
    """What is awaited: `uk,usa casualties karelia_ssr`, `dice 3 attack karelia_ssr`, `uk usa military`."""
    if isinstance(pending, Decide):
        return f"{','.join(pending.seats)} {pending.what} {pending.where}".strip()
    if isinstance(pending, Roll):
        return f"dice {pending.count} {pending.why} {pending.where}".strip()
    if isinstance(pending, Draw):
        return f"cards {pending.count} {pending.why}".strip()
    return f"{' '.join(pending.winners)} {pending.how}"


def _like(menu: Menu, words: list[str]) -> str:
    """The lines of a menu that have the verb of an order, and its start where they have one."""
    lines = [
        line for line in menu.offers if line.verb == words[0] and (not line.origin or line.origin in words)
    ]
    return "; ".join(map(_say, lines)) or f"no {words[0]} like that"


def _say(offer: Offer) -> str:
    """A line of a menu: `move 3 infantry germany > eastern_europe, ukraine_ssr`."""
    number = str(offer.most) if offer.most else ""
    goals = ", ".join(offer.targets)
    places = f"{offer.origin} > {goals}" if offer.origin and goals else offer.origin or goals
    return " ".join(word for word in (offer.verb, number, offer.unit or offer.kind, places) if word)


def _read_dice(text: str) -> tuple[int, ...]:
    words = text.split()
    if not words or not all(word.isdecimal() for word in words):
        raise ValueError("write dice as whole numbers, like 'dice 3 1 6'")
    return tuple(int(word) for word in words)


def read_scalar(text: str) -> Scalar:
    """true, false, a whole number, or text."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.removeprefix("-").isdecimal() else text


def run_text(text: str, path: str = "") -> CaseResult:
    """Run every case of a file's text; each ends with its first line that does not hold."""
    blocks = _blocks(text, Path(path).stem)
    found = tuple(failure for block in blocks if (failure := _run(block)) is not None)
    name = found[0].case if found else blocks[-1].name if blocks else Path(path).stem
    count = len(text.splitlines())
    return CaseResult(
        path, name, not found, count, len(blocks), found[0] if found else None, len(found), found
    )


def _blocks(text: str, name: str) -> list[Block]:
    """The cases of a text; lines before the first `case` are one of their own, under the given name."""
    blocks: list[Block] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if line.startswith("case "):
            blocks.append(Block(line[5:].strip(), []))
        elif line:
            if not blocks:
                blocks.append(Block(name, []))
            blocks[-1].lines.append((number, line))
    return blocks


def _run(block: Block) -> Failure | None:
    """The first line of a case that does not hold."""
    script = block.script()
    for number, line in block.lines:
        try:
            script.run(line)
        except CaseFailed as failed:
            return Failure(number, line, failed.expected, failed.found, block.name)
        except (ValueError, registry.UnknownGame) as error:
            return Failure(number, line, "a line that can be read", str(error), block.name)
    return None


def run_file(path: str | Path) -> CaseResult:
    """Run a case file; raises OSError when it cannot be read and ValueError when it is no text."""
    return run_text(_read(path), str(path))


def read_position(path: str | Path) -> tuple[AnyGame, str, Any]:
    """The game, its ruleset and the position that the lines of a case file's first case lead to."""
    blocks = _blocks(_read(path), Path(path).stem)
    block = blocks[0] if blocks else Block("", [])
    script = block.script()
    for _, line in block.lines:
        script.run(line)
    assert script.state is not None
    assert script.game is not None
    return script.game, script.ruleset, script.state


def _read(path: str | Path) -> str:
    data = Path(path).read_bytes()
    if len(data) > MAX_BYTES:
        raise ValueError(f"{path} is larger than {MAX_BYTES} bytes")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not a text file") from None
