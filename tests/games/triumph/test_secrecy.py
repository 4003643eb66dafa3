"""Non-interference: change what a seat cannot know, and its view, menu, refusals and events stay equal."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sandtable.games.triumph import view as seeing
from sandtable.games.triumph.game import TRIUMPH
from sandtable.games.triumph.state import State
from sandtable.kernel.export import export
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import Decide, Setup
from tests.games.triumph.triumph_play import SEATS, Moment, at, do, random_game
from tests.games.triumph.twins import KINDS, Twins, twin

AHEAD = 12
"""Entries that are made side by side."""


def _compared(
    seed: int, ruleset: str, every: int, most: int = 10**9, only: tuple[str, ...] = KINDS
) -> Counter[str]:
    """Twins of a random game until so many entries were compared: how many, by the kind of secret."""
    rng = Random(seed)
    moments = list(random_game(seed, ruleset))
    found: Counter[str] = Counter()
    for place, moment in enumerate(moments):
        if not _is_rare(moment.state) and rng.randrange(every):
            continue
        if sum(found.values()) >= most:
            break
        for viewer in (*SEATS, None):
            what = _rare_or(moment.state, rng.choice(only), rng) if only == KINDS else rng.choice(only)
            other = twin(moment.state, viewer, what, rng)
            if other != moment.state:
                ahead: list[Moment] = moments[place : place + AHEAD]
                found[what] += 1 + Twins(moment.state, other, viewer).play(ahead)
    return found


def _is_rare(state: State) -> bool:
    """Whether it has secrets that most moments have not: cards face down, vaults."""
    return bool((state.command and state.command.laid) or state.vault)


def _rare_or(state: State, what: str, rng: Random) -> str:
    if state.command and state.command.laid:
        return "command"
    return "vault" if state.vault and rng.randrange(2) else what


def test_twins() -> None:
    found: Counter[str] = Counter()
    for seed in range(2):
        found += _compared(seed, ("aid", "2nd")[seed % 2], every=15, most=550)
    assert sum(found.values()) >= 1000, found


@pytest.mark.soak
def test_twins_of_many_games() -> None:
    found: Counter[str] = Counter()
    for seed in range(100, 160):
        found += _compared(seed, ("aid", "2nd")[seed % 2], every=3)
    print(dict(found))
    assert sum(found.values()) >= 20_000, found
    assert set(found) == set(KINDS)
    assert min(found.values()) >= 1000, found


# The check finds what it should: leaks on purpose


def _leaks_found(*only: str) -> bool:
    try:
        _compared(3, "aid", every=5, most=400, only=only or KINDS)
    except AssertionError:
        return True
    return False


def test_nothing_leaks_before() -> None:
    assert not _leaks_found()


def _leaky(monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    """A view with one thing too many in it."""
    plain = seeing.view

    def view(state: Any, seat: Any, pending: Any, moment: Any) -> Any:
        return leak(state, plain(state, seat, pending, moment))

    monkeypatch.setattr("sandtable.games.triumph.game.view", view)


def test_a_leaked_kind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(state: Any, shown: Any) -> Any:
        first = [state.at(area)[0].kind for area in sorted(state.units)]
        return replace(shown, spare={**shown.spare, "leak": sum(map(ord, "".join(first)))})

    _leaky(monkeypatch, leak)
    assert _leaks_found("kind", "pool")


def test_a_leaked_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(state: Any, shown: Any) -> Any:
        return replace(shown, discard_sizes={"leak": sum(map(ord, "".join(state.hand("axis"))))})

    _leaky(monkeypatch, leak)
    assert _leaks_found("hand")


def test_a_leaked_chit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(state: Any, shown: Any) -> Any:
        return replace(shown, risen={"leak": sum(state.chits.get("ussr", ()))})

    _leaky(monkeypatch, leak)
    assert _leaks_found("chits")


def test_a_question_that_depends_on_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = type(TRIUMPH).pending

    def pending(self: Any, state: Any) -> Any:
        found = plain(self, state)
        if isinstance(found, Decide) and found.what == "govern":
            return replace(found, where=str(sum(map(ord, "".join(state.hand("west"))))))
        return found

    monkeypatch.setattr(type(TRIUMPH), "pending", pending)
    assert _leaks_found("hand")


# Exports and single secrets


def test_an_export_holds_no_secret_of_others() -> None:
    """Cards that the Axis never saw, and kinds of blocks nobody ever showed, are not in what it is given."""
    log: Any = Log.new(TRIUMPH, Setup("triumph", "aid"), game_id="g")
    shown = dict.fromkeys(SEATS, "")
    for moment in random_game(5, "aid", 1):
        log.append(moment.entry)
        for seat in SEATS:
            shown[seat] += msgspec.json.encode(TRIUMPH.view(log.state, seat)).decode()
    found = 0
    for seat in SEATS:
        text = "\n".join(map(str, export(log, seat)))
        held = {c for s in SEATS if s != seat for c in log.state.hand(s)}
        others = {card for card in held if f'"{card}"' not in shown[seat]}
        found += len(others)
        assert not [card for card in others if f'"{card}"' in text]
    assert found


def test_only_the_agent_sees() -> None:
    state = at(
        "position empty",
        "discards I36",
        "units glasgow west: fleet3",
        "hand axis I37",
        "turn axis government",
    )
    other = at(
        "position empty",
        "discards I36",
        "units glasgow west: infantry3",
        "hand axis I37",
        "turn axis government",
    )
    for seat in ("axis", "ussr", None):
        assert TRIUMPH.view(state, seat) == TRIUMPH.view(other, seat)
    state, other = do(state, "intel I37 west glasgow"), do(other, "intel I37 west glasgow")
    assert TRIUMPH.view(state, "ussr") == TRIUMPH.view(other, "ussr")
    assert TRIUMPH.view(state, "axis") != TRIUMPH.view(other, "axis")
