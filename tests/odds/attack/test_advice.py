"""The advisor of Attack!: odds unasked, questions, and defaults that the rules allow."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from sandtable.games.attack.actions import Commit, Engage, Fight, Line, Press, Reinforce, Volunteer
from sandtable.games.attack.data import deck
from sandtable.games.attack.game import ATTACK
from sandtable.games.attack.pieces import Army, Fleet
from sandtable.games.attack.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Draw, Entry, Over, Roll, Setup
from sandtable.odds.advice import find
from sandtable.odds.advice.questions import Planned, Reach, Threats
from sandtable.odds.attack import card_chances, land, sea
from sandtable.odds.attack.advice import ADVISOR
from sandtable.odds.attack.shapes import BattleOdds, Target, Warned

SEATS = ("brown", "green", "red")
BOARD = (
    "position empty",
    "units poland brown: 6 inf 2 tank 1 plane",
    "units germany brown: 2 inf",
    "units ukraine green: 3 inf 1 art",
    "units france green: 2 inf",
    "units brazil red: 2 inf",
    "ships brown 2 dd 1 bb",
    "ships green 2 ss 1 bb",
    "holder green",
)


def arranged(*lines: str, seats: tuple[str, ...] = SEATS) -> State:
    state = ATTACK.start(Setup("attack", "base", seats=seats))
    for line in (*BOARD, *lines):
        state = ATTACK.arrange(state, line)
    return state


def did(state: State, seat: str, *texts: str) -> State:
    for text in texts:
        entry: Entry[Any] = Entry(seat, ATTACK.parse(state, seat, text))
        refusal = ATTACK.check(state, entry)
        assert refusal is None, f"{text}: {refusal}"
        state = ATTACK.apply(state, entry).state
    return state


@pytest.fixture
def turn() -> State:
    return arranged("turn brown")


ATTACK_UKRAINE = ("choose move", "move 4 inf 2 tank poland > ukraine")


def test_the_advisor_is_registered() -> None:
    assert find("attack") is ADVISOR


# The brief


def test_ordered_attacks_are_told_with_their_odds(turn: State) -> None:
    brief = ADVISOR.brief(did(turn, "brown", *ATTACK_UKRAINE), ("brown",))
    exact = land(Army(4, 2), Army(infantry=3, artillery=1))
    assert [(one.space, one.kind, one.by, one.against) for one in brief.battles] == [
        ("ukraine", "land", "brown", "green")
    ]
    assert brief.battles[0].win == exact.takes
    assert brief.battles[0].win + brief.battles[0].lose == pytest.approx(1)


def test_bad_odds_and_voyages_are_warned_of(turn: State) -> None:
    state = did(turn, "brown", "choose move", "move 1 inf poland > ukraine")
    assert Warned("bad_odds", "ukraine", {"infantry": 1}) in ADVISOR.brief(state, ("brown",)).warnings
    assert ADVISOR.brief(state, ("green",)).warnings == []


def test_a_voyage_may_be_refused(turn: State) -> None:
    goal = next(region for region, target in reached(turn, "germany").items() if target.sea)
    state = did(turn, "brown", "choose move", f"sail 1 inf germany > {goal}")
    assert Warned("may_be_refused", goal, {"infantry": 1}) in ADVISOR.brief(state, ("brown",)).warnings


def test_unspent_points_are_warned_of() -> None:
    state = did(arranged("capital brown poland", "turn brown"), "brown", "choose produce")
    assert Warned("points_lost", points=10) in ADVISOR.brief(state, ("brown",)).warnings


def test_diplomacy_is_told_by_region(turn: State) -> None:
    told = ADVISOR.brief(turn, ("brown",)).diplomacy
    assert set(told) == set(turn.rules.board.regions) - set(turn.owner)
    near, far = told["scandinavia"], told["chile"]
    assert [near.needs, near.win] == pytest.approx([8, 15 / 36])
    assert [far.needs, far.win] == pytest.approx([9, 10 / 36])
    assert far.lose == pytest.approx((26 / 36) * (1 - (26 / 36) ** 2)), "two others roll for it"
    assert ADVISOR.brief(turn, ("green",)).diplomacy == {}
    assert ADVISOR.brief(did(turn, "brown", "choose move"), ("brown",)).diplomacy == {}


def test_closed_actions_have_their_reasons(turn: State) -> None:
    told = ADVISOR.brief(turn, ("brown",)).closed
    assert {name: why.reason for name, why in told.items()} == {"blitzkrieg": "move_first"}
    last = ATTACK.start(Setup("attack", "base", seats=SEATS, options={"end": "rounds:1"}))
    for line in (*BOARD, "turn green"):
        last = ATTACK.arrange(last, line)
    told = ADVISOR.brief(last, ("green",)).closed
    assert told["offer"].reason == "too_late_to_trade"
    assert told["challenge"].reason == "holds_the_sea"
    moved = did(turn, "brown", "choose move", "move 1 inf poland > germany", "done")
    assert ADVISOR.brief(moved, ("brown",)).closed == {}, "what was taken is no longer asked for"
    assert ADVISOR.brief(moved, ("green",)).closed == {}


def test_the_battle_board_and_what_to_send(turn: State) -> None:
    state = did(turn, "brown", *ATTACK_UKRAINE, "done")
    board = ADVISOR.brief(state, ("brown",)).battle
    assert board is not None
    assert (board.space, board.step, board.side, board.limit) == ("ukraine", "commit", "attacker", 4)
    assert board.attacker.reserve == {"infantry": 4, "tank": 2}
    assert board.proposal is not None
    assert board.proposal.optimal
    assert sum(board.proposal.units.values()) == 4
    theirs = ADVISOR.brief(state, ("green",)).battle
    assert theirs is not None
    assert theirs.proposal is None
    state = did(state, "brown", "commit 4 inf")
    board = ADVISOR.brief(state, ("brown",)).battle
    assert board is not None
    assert (board.attacker.dice, board.defender.dice) == (4, 4)
    assert board.attacker.expected == pytest.approx(4 / 6)


def test_a_neutral_region_is_told_by_what_the_seat_knows(turn: State) -> None:
    state = did(turn, "brown", "choose move", "move 4 inf poland > balkans")
    one = ADVISOR.brief(state, ("brown",)).battles[0]
    assert (one.kind, one.against, one.defender) == ("neutral", "", {})
    assert 0 < one.win < 1


def test_the_challenge_is_told_and_a_line_proposed(turn: State) -> None:
    state = did(did(turn, "brown", "challenge"), "green", "engage")
    brief = ADVISOR.brief(state, ("brown",))
    assert brief.sea is not None
    assert brief.sea.odds.win == sea(Fleet(2, 0, 1), Fleet(0, 2, 1), "screen", "screen").control
    assert brief.sea.proposal is not None
    assert sorted(brief.sea.proposal.line) == ["battleship", "destroyer", "destroyer"]


def test_a_line_laid_face_down_changes_no_advice(turn: State) -> None:
    state = did(did(turn, "brown", "challenge"), "green", "engage")
    told = {
        msgspec.json.encode(ADVISOR.brief(did(state, "green", line), ("brown",)))
        for line in ("line ss ss bb", "line bb ss ss")
    }
    assert len(told) == 1


def test_a_person_with_several_seats_is_advised_for_the_one_that_decides(turn: State) -> None:
    state = did(did(turn, "brown", "challenge"), "green", "engage", "line ss ss bb")
    told = ADVISOR.brief(state, ("green", "brown")).sea
    assert told is not None
    assert told.proposal is not None
    assert sorted(told.proposal.line) == ["battleship", "destroyer", "destroyer"]
    answer = did(turn, "brown", "challenge")
    assert ADVISOR.brief(answer, ("brown", "red")).warnings == []


# Cards


def test_the_chance_of_a_card_follows_from_what_is_seen() -> None:
    state = arranged(
        "hand brown oil_01 oil_02", "hand green minerals_01 minerals_02 minerals_03", "turn brown"
    )
    chances = card_chances(state, "brown")
    assert sum(chances.values()) == pytest.approx(1)
    assert "oil_01" not in chances
    copies = Counter(deck())
    hidden = len(deck()) - 2
    assert chances["minerals_01"] == pytest.approx(copies["minerals_01"] / hidden)
    assert chances["population_01"] == pytest.approx(copies["population_01"] / hidden)


# Questions


def reached(state: State, origin: str, *kinds: str) -> dict[str, Target]:
    found = ADVISOR.ask(state, "brown", {"what": "reach", "origin": origin, "kinds": list(kinds)})
    assert isinstance(found, Reach)
    return found.targets


def planned(state: State, plan: list[dict[str, Any]]) -> Planned[BattleOdds]:
    found = ADVISOR.ask(state, "brown", {"what": "odds", "planned": plan})
    assert isinstance(found, Planned)
    return found


def fought(state: State, **question: Any) -> BattleOdds:
    found = ADVISOR.ask(state, "brown", question)
    assert isinstance(found, BattleOdds)
    return found


def test_reach(turn: State) -> None:
    found = reached(turn, "poland")
    assert found["ukraine"] == Target(True, False, ("infantry", "tank", "plane"))
    assert found["germany"].attack is False
    planes = reached(turn, "poland", "plane")
    assert planes["ukraine"].kinds == ("plane",)
    assert planes.keys() >= {r for r, target in found.items() if not target.sea}


def test_planned_actions(turn: State) -> None:
    plan: list[dict[str, Any]] = [
        {"act": "choose", "action": "move"},
        {"act": "move", "units": {"infantry": 4, "tank": 2}, "start": "poland", "target": "ukraine"},
    ]
    assert [one.space for one in planned(turn, plan).battles] == ["ukraine"]
    refused = planned(turn, [*plan, plan[1]]).refused
    assert refused is not None
    assert (refused.at, refused.refusal.reason) == (2, "not_there")


def test_a_possible_attack(turn: State) -> None:
    found = fought(turn, what="attack", target="ukraine", units={"infantry": 4})
    assert found.win == land(Army(4), Army(infantry=3, artillery=1)).takes


def test_threats(turn: State) -> None:
    told = ADVISOR.ask(turn, "green", {"what": "threats"})
    assert isinstance(told, Threats)
    found = told.threats["ukraine"]
    assert found.seats[0] == "brown"
    assert found.win == land(Army(5, 2, 0, 1), Army(infantry=3, artillery=1)).takes
    assert found.units == {"infantry": 5, "tank": 2, "plane": 1}


def test_a_possible_challenge(turn: State) -> None:
    found = fought(turn, what="sea")
    assert (found.kind, found.by, found.against) == ("sea", "brown", "green")


@pytest.mark.parametrize(
    ("question", "text"),
    [
        pytest.param({"what": "weather"}, "unknown question 'weather'; questions are reach", id="unknown"),
        pytest.param("reach", "unknown question None", id="no object"),
        pytest.param({"what": "reach"}, "needs 'origin'", id="no origin"),
        pytest.param({"what": "reach", "origin": "ukraine"}, "origin: ", id="not ours"),
        pytest.param({"what": "odds", "planned": [{"act": "jump"}]}, "planned: Invalid", id="no action"),
        pytest.param({"what": "attack", "target": "atlantis", "units": {}}, "target: ", id="no region"),
        pytest.param({"what": "attack", "target": "ukraine", "units": {"mice": 1}}, "units: ", id="no unit"),
        pytest.param({"what": "attack", "target": "ukraine", "units": {}}, "units: between 1", id="nobody"),
        pytest.param({"what": "sea", "holder": "pink"}, "holder: 'pink' is not a seat", id="no seat"),
    ],
)
def test_nonsense_is_named(turn: State, question: Any, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        ADVISOR.ask(turn, "brown", question)


def test_a_spectator_has_no_seat_to_ask_for(turn: State) -> None:
    with pytest.raises(ValueError, match="None is not a seat"):
        ADVISOR.ask(turn, None, {"what": "threats"})


# Defaults


def test_what_an_agreeable_person_does(turn: State) -> None:
    assert ADVISOR.default(turn, "brown", 50) is None
    state = did(turn, "brown", *ATTACK_UKRAINE, "done")
    assert isinstance(ADVISOR.default(state, "brown", 50), Commit)
    assert ADVISOR.default(state, "green", 50) is None
    two = did(turn, "brown", *ATTACK_UKRAINE, "move 1 inf germany > france", "done")
    assert ADVISOR.default(two, "brown", 50) == Fight("ukraine")
    sea_ = did(turn, "brown", "challenge")
    assert ADVISOR.default(sea_, "green", 1) == Engage()
    assert ADVISOR.default(sea_, "green", 99) is None
    assert isinstance(ADVISOR.default(did(sea_, "green", "engage"), "green", 50), Line)


def test_a_hint_says_what_the_brief_proposes(turn: State) -> None:
    land_ = did(turn, "brown", *ATTACK_UKRAINE, "done")
    board = ADVISOR.brief(land_, ("brown",)).battle
    assert board is not None
    assert board.proposal is not None
    assert ADVISOR.proposal(land_, "brown") == Commit(board.proposal.units)
    at_sea = did(did(turn, "brown", "challenge"), "green", "engage")
    lines = ADVISOR.brief(at_sea, ("green",)).sea
    assert lines is not None
    assert lines.proposal is not None
    assert ADVISOR.proposal(at_sea, "green") == Line(lines.proposal.line)
    assert ADVISOR.proposal(turn, "brown") is None


def test_every_default_is_allowed_by_the_rules() -> None:
    """Random games in which each decision that has a default is made so; many kinds of them come up."""
    seen: Counter[str] = Counter()
    for seed in range(2):
        rng = Random(seed)
        state = ATTACK.start(Setup("attack", "base", seats=SEATS, options={"quick_setup": True}))
        for _ in range(450):
            awaited = ATTACK.pending(state)
            if isinstance(awaited, Over):
                break
            entry = _entry(state, awaited, rng)
            if entry.do is not None and entry.by in SEATS:
                seen[type(entry.do).__name__] += 1
            refusal = ATTACK.check(state, entry)
            assert refusal is None, (entry, refusal)
            state = ATTACK.apply(state, entry).state
    for kind in (Commit, Reinforce, Line, Press, Engage, Volunteer):
        assert seen[kind.__name__], f"no {kind.__name__} came up"


def _entry(state: State, awaited: Any, rng: Random) -> Entry[Any]:
    if isinstance(awaited, Roll):
        return Entry(CHANCE, dice=tuple(rng.randint(1, awaited.sides) for _ in range(awaited.count)))
    if isinstance(awaited, Draw):
        return Entry(CHANCE, cards=tuple(rng.sample(awaited.remaining, awaited.count)))
    assert isinstance(awaited, Decide)
    seat = awaited.seats[0]
    imagined = ATTACK.imagine(ATTACK.view(state, seat), seat, Random(0))
    assert msgspec.json.encode(ADVISOR.brief(imagined, (seat,)))
    do = ADVISOR.default(imagined, seat, 20)
    return Entry(seat, do or ATTACK.pick(state, ATTACK.options(state, seat), rng))
