"""Casualties proposed: legal in every battle, cheapest where that keeps the odds, with true figures."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sandtable.games.axis.classic.actions import Lose
from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import Decide, Entry
from sandtable.odds.axis.advice.choices import possible
from sandtable.odds.axis.advice.losses import after, proposal
from sandtable.odds.axis.advice.shapes import Choice, Losses
from sandtable.odds.axis.classic import battle
from sandtable.odds.axis.classic import pending as pending_odds
from sandtable.odds.axis.classic.advisor import ADVISOR
from sandtable.odds.axis.classic.edition import EDITION
from sandtable.odds.model import Orders

from .scenes import SEATS, arranged, attack, ordered, random_states, rolled

KEPT = Orders(attacker="keep_land")


def proposed(state: State) -> Losses:
    board = ADVISOR.brief(state, SEATS).battle
    assert board is not None
    assert board.losses is not None
    return board.losses


def owed(state: State) -> tuple[str, ...]:
    pending = CLASSIC.pending(state)
    return pending.seats if isinstance(pending, Decide) and pending.what == "casualties" else ()


# The figures


def test_the_example_of_the_battle_board() -> None:
    state = attack("karelia_ssr", "ussr: 7 inf 1 arm 1 ftr", "eastern_europe", "5 inf 4 arm 2 ftr")
    state = rolled(state, 4)
    assert proposed(state).chosen == {"ussr:infantry": 4}
    state = rolled(ordered(state, "lose 4 inf"), 4)
    found = proposed(state)
    assert found.seat == "germany"
    assert found.chosen == {"germany:infantry": 4}
    left = battle("germany: 1 inf 4 arm 2 ftr", "ussr: 3 inf 1 arm 1 ftr", orders=KEPT)
    assert found.win == pytest.approx(left.attacker_wins, abs=1e-9)
    assert found.takes == pytest.approx(left.takes_territory, abs=1e-9)
    # One army is kept to the last, so a fighter less now has nothing for it.
    assert found.alternatives == []


FINLAND = (
    "position empty",
    "units finland_norway germany: 1 inf 1 arm 1 ftr",
    "owner finland_norway germany",
    "turn uk combat_move",
)
ASHORE = ("units sz_united_kingdom uk: 1 trn(inf,inf)", "units united_kingdom uk: 2 ftr 1 bmb")
ON_FOOT = ("units karelia_ssr ussr: 1 inf | uk: 2 inf 2 ftr 1 bmb",)
LAND = ("unload 2 inf sz_united_kingdom > finland_norway",)
FLY = "move 2 ftr 1 bmb united_kingdom > finland_norway"
MARCH = "move 2 inf 2 ftr 1 bmb karelia_ssr > finland_norway"


@pytest.mark.parametrize(
    ("start", "orders"), [(ASHORE, (*LAND, FLY)), (ON_FOOT, (MARCH,))], ids=["ashore", "on foot"]
)
def test_one_infantry_is_kept_to_take_the_land_not_two(
    start: tuple[str, ...], orders: tuple[str, ...]
) -> None:
    """Two hits, with an armor and a fighter left to beat: the second infantry is no better than a fighter."""
    state = ordered(arranged(*FINLAND, *start), *orders, "done", "fight finland_norway")
    state = rolled(ordered(rolled(state, 1), "lose 1 inf"), 2)
    found = proposed(state)
    plane = "uk:fighter@2" if start is ASHORE else "uk:fighter@1"
    assert found.chosen == {"uk:infantry": 1, plane: 1}
    left = battle("uk: 1 inf 1 ftr 1 bmb", "germany: 1 arm 1 ftr", orders=KEPT)
    assert found.win == pytest.approx(left.attacker_wins, abs=1e-9)
    assert found.takes == pytest.approx(left.takes_territory, abs=1e-9)
    assert found.takes > 0.7
    for two in ("cheapest", "keep_land", "weakest"):
        other = battle("uk: 2 inf 1 bmb", "germany: 1 arm 1 ftr", orders=Orders(attacker=two))
        assert other.takes_territory < found.takes, "two fighters less, whatever is lost later on"
    (spared,) = found.alternatives
    assert spared.units == {"uk:infantry": 2}
    planes = battle("uk: 2 ftr 1 bmb", "germany: 1 arm 1 ftr")
    assert spared.win == spared.odds.win == pytest.approx(planes.attacker_wins, abs=1e-9)
    assert spared.takes == 0.0
    assert spared.ipc == pytest.approx(planes.swing - 6 - (left.swing - 15), abs=1e-9)


def words(units: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """Pieces as a person reads them: the range that planes have left is not told."""
    found = Counter({spec.partition("@")[0]: 0 for spec in units})
    for spec, count in units.items():
        found[spec.partition("@")[0]] += count
    return tuple(sorted(found.items()))


def test_no_alternative_reads_like_another() -> None:
    """Two fighters with different ranges left are one choice to a person, and here none worth making."""
    state = arranged(
        "position empty",
        "units ukraine_ssr ussr: 4 inf 3 arm",
        "units eastern_europe germany: 3 inf 3 arm 1 ftr 1 bmb",
        "units western_europe germany: 1 ftr",
        "owner ukraine_ssr ussr",
        "turn germany combat_move",
    )
    state = ordered(
        state,
        "move 3 inf 3 arm 1 ftr 1 bmb eastern_europe > ukraine_ssr",
        "move 1 ftr western_europe > ukraine_ssr",
        "done",
        "fight ukraine_ssr",
    )
    state = rolled(ordered(rolled(state, 1), "lose 1 inf"), 1)
    found = proposed(state)
    told = [words(one.units) for one in found.alternatives]
    assert {words(units) for units in possible(EDITION, state, "germany")} > {*told}
    assert len({words(found.chosen), *told}) == 1 + len(told)


def test_a_bomber_defends_worse_than_a_fighter() -> None:
    """Cheapest first would lose the fighter, and with it the battle."""
    state = rolled(attack("karelia_ssr", "ussr: 1 ftr 1 bmb", "eastern_europe", "2 inf 1 arm"), 1)
    found = proposed(state)
    assert found.chosen == {"ussr:bomber": 1}
    cheapest = after(EDITION, state, "ussr", {"ussr:fighter": 1})
    assert cheapest is not None
    assert found.win > cheapest.lose
    assert found.alternatives == [], "the fighter has nothing for it"


def test_a_capital_is_worth_a_fighter() -> None:
    """The last infantry is kept to take Russia and its money, not to take the Ukraine."""
    kept = {}
    for space in ("russia", "ukraine_ssr"):
        state = arranged(
            "position empty",
            f"units {space} ussr: 1 inf",
            "units caucasus germany: 1 inf 1 ftr",
            "owner caucasus germany",
            f"owner {space} ussr",
            "money ussr 40",
            "turn germany combat_move",
        )
        state = ordered(state, f"move 1 inf 1 ftr caucasus > {space}", "done", f"fight {space}")
        kept[space] = proposed(rolled(rolled(state, 0), 1)).chosen
    assert kept["russia"] == {"germany:fighter@1": 1}
    assert kept["ukraine_ssr"] == {"germany:infantry": 1}


def test_torpedoes_never_hit_planes() -> None:
    """Two hits by submarines, one by the battleship: at most one fighter may go."""
    state = attack("sz_east_usa", "usa: 2 sub 1 bb", "sz_east_canada", "1 cv 2 ftr 1 bb 1 trn")
    state = rolled(rolled(state, 0), 1, 1, 1)
    choices = list(possible(EDITION, state, "germany"))
    assert len(choices) > 1
    for units in choices:
        assert CLASSIC.check(state, Entry("germany", Lose(units))) is None
        assert units.get("germany:fighter@1", 0) <= 1


def test_the_attacker_picks_for_allies_who_disagree() -> None:
    """He takes what hurts them most."""
    state = attack("karelia_ssr", "ussr: 2 inf | uk: 1 ftr", "eastern_europe", "3 arm")
    state = ordered(rolled(state, 1), "lose 1 ussr:inf", "lose 1 uk:ftr")
    assert owed(state) == ("germany",)
    assert proposed(state).chosen == {"uk:fighter": 1}


def test_an_ally_joins_what_was_asked_for() -> None:
    state = attack("karelia_ssr", "ussr: 2 inf | uk: 1 ftr", "eastern_europe", "3 arm")
    state = ordered(rolled(state, 1), "lose 1 uk:ftr")
    assert ADVISOR.default(state, "uk", 0) == Lose({"uk:fighter": 1})


def at_the_last_deck(us: str, uk: str, *lines: str) -> State:
    """Fighters of two nations, and one carrier less than they need; Japan's submarines have gone again."""
    state = arranged(
        "position empty",
        *lines,
        f"units sz_midway usa: {us} | uk: {uk}",
        "owner midway japan",
        "units sz_north_pacific japan: 2 sub",
        "turn japan combat_move",
    )
    state = ordered(state, "move 2 sub sz_north_pacific > sz_midway", "done", "fight sz_midway")
    state = ordered(rolled(state, 1), "lose 1 uk:cv", "lose 1 uk:cv")
    return ordered(rolled(state, 0), "withdraw 2 sz_north_pacific")


def test_the_weaker_fighters_go_when_too_few_decks_are_left() -> None:
    state = at_the_last_deck("1 cv 2 ftr", "1 cv 1 ftr", "tech uk jet_power")
    board = ADVISOR.brief(state, SEATS).battle
    assert board is not None
    assert (board.step, board.odds) == ("deck_losses", None), "the battle itself is over"
    assert proposed(state).chosen == {"usa:fighter": 1}
    state = ordered(state, "lose 1 usa:ftr")
    assert ADVISOR.default(state, "usa", 0) == Lose({"usa:fighter": 1})
    assert pending_odds(state) == []


def test_the_attacker_takes_the_better_fighter_of_those_who_disagree() -> None:
    state = at_the_last_deck("1 cv 2 ftr", "1 cv 1 ftr", "tech uk jet_power")
    state = ordered(state, "lose 1 usa:ftr", "lose 1 uk:ftr")
    assert owed(state) == ("japan",)
    assert ADVISOR.default(state, "japan", 0) == Lose({"uk:fighter": 1})


def test_guests_that_find_no_deck_stand_on_the_battle_board() -> None:
    state = arranged(
        "position empty",
        "units sz_hawaii uk: 2 cv | usa: 2 ftr | ussr: 1 ftr",
        "owner midway japan",
        "units sz_midway japan: 1 bb",
        "turn uk combat_move",
    )
    state = ordered(state, "move 2 cv sz_hawaii > sz_midway", "done", "fight sz_midway")
    board = ADVISOR.brief(rolled(rolled(state, 1), 1), SEATS).battle
    assert board is not None
    assert board.losses is not None
    shown = {unit.unit: unit.count for column in board.attacker.columns for unit in column.units}
    assert shown == {"uk:aircraft_carrier": 1, "usa:fighter": 2, "ussr:fighter": 1}
    assert set(board.losses.chosen) < set(shown)


def test_flak_on_the_way_takes_the_cheapest() -> None:
    state = arranged(
        "position empty",
        "units caucasus ussr: 1 aa 1 inf",
        "units ukraine_ssr germany: 1 ftr 1 bmb",
        "units persia uk: 1 inf",
        "turn germany combat_move",
    )
    state = ordered(state, "move 1 ftr 1 bmb ukraine_ssr > caucasus > persia", "done")
    state = rolled(state, 1)
    assert ADVISOR.default(state, "germany", 0) == Lose({"germany:fighter@2/persia": 1})


# In random battles


@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize("seed", range(4))
def test_proposals_are_legal(edition: str, seed: int) -> None:
    """Every choice looked at passes, and the odds of the proposal are those of the position after it."""
    seen = 0
    for state in random_battles(edition, seed):
        for seat in owed(state):
            for units in possible(EDITION, state, seat):
                assert CLASSIC.check(state, Entry(seat, Lose(units))) is None
                seen += 1
            found, odds = proposal(EDITION, state, seat)
            assert CLASSIC.check(state, Entry(seat, Lose(found.chosen))) is None
            assert len(found.alternatives) <= 2
            assert all(is_better_somewhere(one, found, state, seat) for one in found.alternatives)
            if odds is not None:
                assert odds == after(EDITION, state, seat, found.chosen)
                total = odds.win + odds.lose + odds.both + odds.retreat
                assert total == pytest.approx(1.0, abs=1e-9)
    assert seen > 80


def is_better_somewhere(one: Choice, best: Losses, state: State, seat: str) -> bool:
    """Whether a choice wins more often, has the land more often or is worth more than the proposal."""
    attacks = state.rules.side[seat] == state.rules.side[state.seat]
    land = one.takes - best.takes if attacks else best.takes - one.takes
    return one.win >= best.win + 0.01 or land >= 0.01 or one.ipc >= 1.0


def random_battles(edition: str, seed: int) -> list[State]:
    """Casualties owed in random battles, land and sea, one or two nations in defense."""
    rng = Random(seed)
    found: list[State] = []
    while len(found) < 40:
        sea = rng.random() < 0.5
        kinds = ("sub", "trn", "bb", "cv", "ftr") if sea else ("inf", "arm", "ftr", "bmb")
        force = _force(rng, kinds)
        allies = [f"usa: {_force(rng, kinds)}"]
        if rng.random() < 0.4:
            allies.append(f"uk: {_force(rng, kinds)}")
        space, start = ("sz_east_usa", "sz_east_canada") if sea else ("eastern_usa", "western_usa")
        owner = ["owner western_usa germany"]
        lines = [f"units {space} {' | '.join(allies)}", f"units {start} germany: {force}", *owner]
        state = arranged("position empty", *lines, "turn germany combat_move", edition=edition)
        state = ordered(state, f"move {force} {start} > {space}", "done")
        while state.phase == "combat":
            if owed(state):
                found.append(state)
            state = _on(state, CLASSIC.pending(state), rng)
    return found


def _force(rng: Random, kinds: tuple[str, ...]) -> str:
    units = {kind: rng.randint(0, 4) for kind in kinds}
    units["ftr"] = min(units["ftr"], 2 * units["cv"]) if "cv" in units else units["ftr"]
    units[kinds[0]] += 1
    return " ".join(f"{count} {kind}" for kind, count in units.items() if count)


def _on(state: State, pending: object, rng: Random) -> State:
    if isinstance(pending, Decide):
        seat = pending.seats[0]
        return CLASSIC.apply(state, Entry(seat, CLASSIC.pick(state, CLASSIC.options(state, seat), rng))).state
    count = getattr(pending, "count", 0)
    return rolled(state, *(rng.randint(1, 6) for _ in range(count)))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_proposals_are_legal_in_whole_games(seed: int) -> None:
    for state in random_states("2nd" if seed % 2 else "3rd", seed, 12):
        for seat in owed(state):
            found, _ = proposal(EDITION, state, seat)
            assert CLASSIC.check(state, Entry(seat, Lose(found.chosen))) is None
