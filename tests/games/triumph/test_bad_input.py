"""What nobody should send is refused with a rule, and changes nothing."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sandtable.games.triumph.game import TRIUMPH
from sandtable.kernel.protocol import Entry
from tests.contract.garbage import spoiled, words_in
from tests.games.triumph.triumph_play import SEATS, at, random_game

STRANGERS = ("nobody", "chance", "table", "")


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ("move infantry2 berlin > prague", "no_such_block"),
        ("move infantry1 berlin > prague", "needs_declaration"),
        ("move infantry1 berlin > madrid", "too_far"),
        ("move infantry1 berlin > rome > madrid", "no_border"),
        ("war ussr", "cannot_be_kept"),
        ("violate germany", "not_neutral"),
        ("intervene poland", "not_violated"),
        ("repudiate poland 1", "no_influence"),
        ("disband tank1 london", "no_such_block"),
        ("reveal jets", "not_in_vault"),
        ("atom", "stages_missing"),
        ("buy 1 action", "not_now"),
    ],
)
def test_a_movement_phase(order: str, reason: str) -> None:
    state = at("position empty", "units berlin axis: infantry1", "turn axis summer movement 3")
    refusal = TRIUMPH.check(state, Entry("axis", TRIUMPH.parse(state, "axis", order)))
    assert refusal is not None
    assert (refusal.reason, bool(refusal.rule)) == (reason, True)


@pytest.mark.parametrize(
    "line",
    [
        "lay A99 spain",
        "lay A01 atlantis",
        "deploy berlin zeppelin",
        "move tank ruhr > berlin",
        "move tank1 ruhr",
        "buy x action",
        "tech jets I55",
        "tech jets I55 I15 keep",
        "fight here now then",
        "repudiate poland -1",
        "fire tank1",
        "",
    ],
)
def test_what_cannot_be_read(line: str) -> None:
    state = at("position empty", "turn axis summer movement 3")
    with pytest.raises(ValueError, match=r"unknown|like:|orders are"):
        TRIUMPH.parse(state, "axis", line)


def _spoil(count: int, seed: int) -> int:
    """So many spoiled entries all through random games; how many were refused."""
    rng, tried, refused = Random(seed), 0, 0
    while tried < count:
        moments = list(random_game(rng.randrange(10**6), "aid", 4))
        acts = [m.entry.do for m in moments if m.entry.do is not None]
        words = sorted({*SEATS, *(w for act in acts for w in words_in(msgspec.to_builtins(act)))})
        for moment in rng.sample(moments, min(len(moments), 120)):
            before = msgspec.json.encode(moment.state)
            for _ in range(5):
                act = spoiled(rng.choice(acts), TRIUMPH.actions, words, rng)
                by = rng.choice((*SEATS, *STRANGERS))
                if act is None:
                    continue
                tried += 1
                refusal = TRIUMPH.check(moment.state, Entry(by, act))
                if refusal is not None:
                    refused += 1
                    assert refusal.reason
                    assert refusal.rule or by in STRANGERS, refusal
                else:
                    TRIUMPH.apply(moment.state, Entry(by, act))
            assert msgspec.json.encode(moment.state) == before
    return refused


def test_spoiled_entries() -> None:
    assert _spoil(1000, 1) > 800


@pytest.mark.soak
def test_many_spoiled_entries() -> None:
    assert _spoil(10_000, 2) > 8000
