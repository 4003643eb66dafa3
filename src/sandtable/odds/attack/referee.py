"""Battles played through the real rules with random dice: the referee of the exact figures."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ...games.attack.actions import (
    AttackAction,
    Challenge,
    Choose,
    Commit,
    Done,
    Engage,
    Line,
    Move,
    Press,
    Reinforce,
)
from ...games.attack.game import ATTACK
from ...games.attack.names import write_units
from ...games.attack.naval import line_length, usable
from ...games.attack.pick import random_line
from ...games.attack.pieces import Army, Fleet
from ...games.attack.state import State
from ...kernel.protocol import CHANCE, Decide, Draw, Entry, Roll, Scalar, Setup
from ..model import OddsError
from .best import Solved, TooLargeError
from .decide import forward
from .land import Ends, answer
from .lines import best_line, screen
from .model import Fight, LandOdds, Lines, Plan, SeaOdds, fight_of, opening
from .pairing import points
from .policies import counts_of, place_of

HOME, TARGET, REFUGE = "poland", "ukraine", "france"
US, THEM = "brown", "green"


def arranged(*lines: str, all8: bool = False) -> State:
    """A position of two players from lines of a case file."""
    options: dict[str, Scalar] = {"naval_line": "all8"} if all8 else {}
    state = ATTACK.start(Setup("attack", "base", seats=(US, THEM), options=options))
    for line in ("position empty", *lines):
        state = ATTACK.arrange(state, line)
    return state


def did(state: State, entry: Entry[AttackAction]) -> State:
    """The position after an entry that the rules allow."""
    refusal = ATTACK.check(state, entry)
    assert refusal is None, f"{entry} refused: {refusal}"
    return ATTACK.apply(state, entry).state


def attack_position(attackers: Army, defenders: Army | None) -> State:
    """A battle about to begin; without defenders the region is neutral."""
    stay = attackers + Army(infantry=1)
    lines = [f"units {HOME} {US}: {write_units(stay.items())}", f"units {REFUGE} {THEM}: 1 inf"]
    if defenders is not None:
        lines.append(f"units {TARGET} {THEM}: {write_units(defenders.items())}")
    state = arranged(*lines, f"turn {US}")
    for do in (Choose("move"), Move(dict(attackers.items()), HOME, TARGET), Done()):
        state = did(state, Entry(US, do))
    return state


# On land


def play_land(attackers: Army, defenders: Army, plan: Plan, battles: int, seed: int) -> LandOdds:
    """The odds from battles played; the same seed gives the same answer. Raises OddsError."""
    if not attackers.size or not defenders.size:
        raise OddsError("method: a battle without two sides is not played")
    start, rng, ends = attack_position(attackers, defenders), Random(seed), Ends()
    known = solution(opening(attackers, defenders), plan)
    for _ in range(battles):
        number, left, taken = play_out(start, plan, known, rng)
        into = ends.attackers if taken else ends.defenders
        ends.note(into, place_of_army(left), number, 1 / battles)
    return replace(answer(opening(attackers, defenders), ends, plan), method="play", battles=battles)


def place_of_army(army: Army) -> tuple[tuple[int, int, int, int], tuple[int, int, int, int]]:
    return counts_of(army), (0, 0, 0, 0)


def solution(fight: Fight, plan: Plan) -> Solved | None:
    """The battle solved, where a side wants the best; raises OddsError where that is too large."""
    if "optimal" not in (plan.attacker, plan.defender):
        return None
    try:
        return Solved(fight, plan)
    except TooLargeError as error:
        raise OddsError("method: too large to solve, so there is nothing to play") from error


def play_out(state: State, plan: Plan, known: Solved | None, rng: Random) -> tuple[int, Army, bool]:
    """One battle to its end: the round, the survivors, and whether the region was taken."""
    number = 1
    while (battle := state.battle) is not None:
        number = battle.round
        before = state
        state = did(state, _entry(state, plan, known, rng))
    taken = state.owner.get(TARGET) == US
    assert before.battle is not None
    left = state.at(TARGET) if taken or before.battle.defender else before.battle.defense.all
    return number, left, taken


def _entry(state: State, plan: Plan, known: Solved | None, rng: Random) -> Entry[AttackAction]:
    awaited = ATTACK.pending(state)
    if isinstance(awaited, Roll):
        return Entry(CHANCE, dice=tuple(rng.randint(1, awaited.sides) for _ in range(awaited.count)))
    if isinstance(awaited, Draw):
        return Entry(CHANCE, cards=(rng.choice(awaited.remaining),))
    assert isinstance(awaited, Decide)
    assert state.battle is not None
    fight = fight_of(state.battle)
    units = dict(_ahead(fight, plan, known).items())
    do = Commit(units) if fight.step == "commit" else Reinforce(units)
    return Entry(awaited.seats[0], do)


def _ahead(fight: Fight, plan: Plan, known: Solved | None) -> Army:
    policy = plan.attacker if fight.side == "attacker" else plan.defender
    if known is None or policy != "optimal":
        return forward(fight, plan).units
    force = fight.attack if fight.side == "attacker" else fight.defense
    return Army(*known.decide(fight)[0][0]) - Army(*place_of(force)[0])


# At sea


def play_sea(
    challenger: Fleet, holder: Fleet, ours: Lines, theirs: Lines, all8: bool, battles: int, seed: int
) -> SeaOdds:
    """The odds from battles for the sea played to the end. Raises OddsError."""
    if not challenger.size or not holder.size:
        raise OddsError("method: a battle without two sides is not played")
    rng, start = Random(seed), sea_position(challenger, holder, all8)
    how = {US: ours, THEM: theirs}
    control, mine, other, rounds = 0, 0, 0, 0
    for _ in range(battles):
        state = start
        while state.sea is not None:
            number = state.sea.round
            state = did(state, _sea_entry(state, how, all8, rng))
        control += state.holder == US
        mine += points(challenger) - points(state.fleet(US))
        other += points(holder) - points(state.fleet(THEM))
        rounds += number
    return SeaOdds(
        control=control / battles,
        challenger_loss=mine / battles,
        holder_loss=other / battles,
        swing=(other - mine) / battles,
        expected_rounds=rounds / battles,
        challenger=ours,
        holder=theirs,
        method="play",
        battles=battles,
    )


def sea_position(challenger: Fleet, holder: Fleet, all8: bool) -> State:
    """A challenge that has just been accepted."""
    state = arranged(
        f"units {HOME} {US}: 1 inf",
        f"units {REFUGE} {THEM}: 1 inf",
        f"ships {US} {write_units(challenger.items())}",
        f"ships {THEM} {write_units(holder.items())}",
        f"holder {THEM}",
        f"turn {US}",
        all8=all8,
    )
    return did(did(state, Entry(US, Challenge())), Entry(THEM, Engage()))


def _sea_entry(state: State, how: dict[str, Lines], all8: bool, rng: Random) -> Entry[AttackAction]:
    awaited = ATTACK.pending(state)
    if isinstance(awaited, Roll):
        return Entry(CHANCE, dice=tuple(rng.randint(1, awaited.sides) for _ in range(awaited.count)))
    assert isinstance(awaited, Decide)
    seat = awaited.seats[0]
    if awaited.what == "naval_stay":
        return Entry(seat, Press())
    return Entry(seat, Line(_line(state, seat, how[seat], all8, rng)))


def _line(state: State, seat: str, how: Lines, all8: bool, rng: Random) -> tuple[str, ...]:
    if how == "any":
        return random_line(state, seat, rng)
    fleet, enemy = usable(state, seat), usable(state, THEM if seat == US else US)
    if how == "best":
        return best_line(fleet, enemy, "ships", all8).line
    return screen(fleet, line_length(state, seat))
