"""What is pushed after every update: odds, the battle board, warnings."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.games.axis.core.pieces import Pile
from sandtable.kernel.protocol import Decide
from sandtable.odds.advice import find
from sandtable.odds.axis import classic as odds
from sandtable.odds.axis.advice.battles import open_odds
from sandtable.odds.axis.advice.shapes import BattleBoard, BattleSide, Brief
from sandtable.odds.axis.classic.advisor import ADVISOR
from sandtable.odds.axis.classic.edition import EDITION

from .scenes import SEATS, arranged, attack, landing_behind_a_fleet, ordered, random_states, rolled

EXACT = 1e-8


def brief(state: State) -> Brief:
    return ADVISOR.brief(state, SEATS)


def board(state: State) -> BattleBoard:
    found = brief(state).battle
    assert found is not None
    return found


def columns(side: BattleSide) -> dict[int, dict[str, int]]:
    return {column.hits_on: {unit.kind: unit.count for unit in column.units} for column in side.columns}


def test_the_advisor_is_found_by_its_game() -> None:
    assert find("classic") is ADVISOR
    assert find("attack") is not ADVISOR
    assert find("nothing") is None


# Odds


def test_ordered_attacks() -> None:
    state = arranged("turn germany combat_move")
    assert brief(state).battles == []
    state = ordered(state, "move 3 inf ukraine_ssr > caucasus", "move 1 ftr ukraine_ssr > caucasus")
    (one,) = brief(state).battles
    whole = odds.battle("germany: 3 inf 1 ftr", "ussr: 5 inf", at="caucasus")
    assert one.space == "caucasus"
    assert one.win == pytest.approx(whole.attacker_wins, abs=EXACT)
    assert one.takes == pytest.approx(whole.takes_territory, abs=EXACT)
    assert one.attacker_loss == pytest.approx(whole.losses.attacker.expected, abs=EXACT)
    assert one.rounds == pytest.approx(whole.expected_rounds, abs=EXACT)
    assert (one.attacker, one.defender) == ({"infantry": 3, "fighter": 1}, {"infantry": 5})
    assert brief(ordered(state, "done")).battles == [one]


def test_a_landing_behind_a_sea_battle() -> None:
    state = landing_behind_a_fleet()
    sea, land = brief(state).battles
    assert (sea.kind, sea.space) == ("sea", "sz_united_kingdom")
    assert (land.kind, land.space) == ("amphibious", "united_kingdom")
    assert land.sea[0].win == pytest.approx(sea.win, abs=EXACT)
    whole = odds.battle("", "uk: 1 inf", fleet="germany: 1 bb 1 trn(inf,inf)", ships="uk: 1 trn")
    assert land.takes == pytest.approx(whole.takes_territory, abs=EXACT)


def test_a_raid() -> None:
    state = arranged("turn germany combat_move")
    state = ordered(state, "raid 1 bmb germany > united_kingdom")
    (one,) = brief(state).battles
    whole = odds.raid(1, flak=1, money=state.ipc["uk"])
    assert one.kind == "raid"
    assert one.damage == pytest.approx(whole.expected_paid, abs=EXACT)
    assert one.shot_down == pytest.approx(1 / 6, abs=EXACT)
    assert "shot_down" in msgspec.to_builtins(one)


@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize("seed", range(2))
def test_the_same_as_the_odds_of_the_position(edition: str, seed: int) -> None:
    """Also in mid-round, where the full odds play every branch through the rules."""
    rng, seen = Random(seed), 0
    for state in random_states(edition, seed, 4, share=0.5):
        fighting = state.phase == "combat" or state.flak is not None
        if rng.randrange(3 if fighting else 60):
            continue
        whole = [one for one in odds.pending(state) if isinstance(one, odds.Odds)]
        short = [one for one in open_odds(EDITION, state) if one.kind != "raid"]
        assert [(one.kind, one.space) for one in short] == [(one.kind, one.space) for one in whole]
        for mine, full in zip(short, whole, strict=True):
            assert mine.win == pytest.approx(full.attacker_wins, abs=EXACT)
            assert mine.lose == pytest.approx(full.defender_wins, abs=EXACT)
            assert mine.retreat == pytest.approx(full.retreat, abs=EXACT)
            assert mine.takes == pytest.approx(full.takes_territory, abs=EXACT)
            assert mine.rounds == pytest.approx(full.expected_rounds, abs=EXACT)
            if state.battle is None:
                assert mine.swing == pytest.approx(full.swing, abs=1e-6)
            seen += 1
    assert seen > 20


def test_hits_in_mid_round_count() -> None:
    """Three hits on the defenders, who all fire back before those three go."""
    state = attack("karelia_ssr", "ussr: 4 inf", "eastern_europe", "6 inf")
    before = board(state).odds
    now = board(rolled(state, 3)).odds
    assert before is not None
    assert now is not None
    assert now.win > before.win
    assert (now.attacker, now.defender) == ({"infantry": 6}, {"infantry": 1})


# The battle board


def test_columns_by_what_hits() -> None:
    state = attack("karelia_ssr", "ussr: 7 inf 1 arm 1 ftr 1 aa 1 ic", "eastern_europe", "5 inf 4 arm 2 ftr")
    found = board(state)
    assert columns(found.defender)[1] == {"aa_gun": 1}
    assert found.defender.expected == pytest.approx(2 / 6)
    found = board(rolled(state, 6, 6))
    assert columns(found.attacker) == {1: {"infantry": 5}, 3: {"armor": 4, "fighter": 2}}
    assert columns(found.defender) == {2: {"infantry": 7, "armor": 1}, 4: {"fighter": 1}}
    assert found.attacker.expected == pytest.approx(23 / 6)
    assert found.defender.expected == pytest.approx(20 / 6)
    assert (found.number, found.of, found.round, found.step) == (1, 1, 1, "attack")
    assert (found.attacker.nations, found.defender.nations) == (("germany",), ("ussr",))


def test_the_dead_still_fire() -> None:
    state = attack("karelia_ssr", "ussr: 3 inf 1 arm", "eastern_europe", "8 arm")
    state = ordered(rolled(state, 2), "lose 1 inf 1 arm")
    (column,) = board(state).defender.columns
    assert {unit.kind: (unit.count, unit.dead) for unit in column.units} == {
        "infantry": (2, 1),
        "armor": (0, 1),
    }
    assert board(state).defender.expected == pytest.approx(8 / 6)


def test_attackers_keep_their_columns_when_all_defenders_are_hit() -> None:
    state = attack("karelia_ssr", "ussr: 2 inf", "eastern_europe", "2 inf 1 arm")
    state = rolled(rolled(state, 3), 1)
    assert columns(board(state).attacker) == {1: {"infantry": 2}, 3: {"armor": 1}}
    assert board(state).attacker.expected == pytest.approx(5 / 6)


def test_where_attackers_could_go_back_to() -> None:
    state = attack("karelia_ssr", "ussr: 2 inf", "eastern_europe", "2 inf 1 ftr")
    assert board(state).retreats == ("eastern_europe",)
    landed = ordered(landing_behind_a_fleet(), "done", "fight sz_united_kingdom")
    landed = ordered(rolled(rolled(landed, 1), 6), "fight united_kingdom")
    assert board(landed).retreats == ()


def test_nobody_goes_back_from_a_battle_that_is_won() -> None:
    state = attack("karelia_ssr", "ussr: 2 inf", "eastern_europe", "2 inf 1 arm")
    won, fought = (rolled(rolled(state, hits), 1) for hits in (3, 1))
    assert board(won).step == board(fought).step == "defense_losses"
    assert (board(won).retreats, board(fought).retreats) == ((), ("eastern_europe",))
    assert (board(won).is_won, board(fought).is_won) == (True, False)


def test_what_closing_the_phase_leads_to() -> None:
    state = ordered(arranged("turn germany purchase"), "buy 1 inf", "done", "done")
    assert brief(state).following == "place"
    assert brief(ordered(state, "done")).following == ""
    assert brief(ordered(arranged("turn germany purchase"), "done", "done")).following == "turn"


def test_developments_and_what_cannot_fire() -> None:
    state = arranged(
        "position empty",
        "units sz_east_usa usa: 1 sub 1 trn",
        "units sz_east_canada germany: 1 sub",
        "units eastern_canada germany: 2 bmb",
        "owner eastern_canada germany",
        "tech germany heavy_bombers super_submarines",
        "turn germany combat_move",
    )
    state = ordered(
        state,
        "move 1 sub sz_east_canada > sz_east_usa",
        "move 2 bmb eastern_canada > sz_east_usa",
        "done",
        "fight sz_east_usa",
    )
    found = board(state)
    assert columns(found.attacker) == {3: {"submarine": 1}, 4: {"bomber": 2}}
    assert found.attacker.expected == pytest.approx((3 + 6 * 4) / 6)
    assert columns(found.defender) == {1: {"transport": 1}, 2: {"submarine": 1}}


def test_a_submarine_cannot_fire_at_planes() -> None:
    state = arranged(
        "position empty",
        "units sz_east_usa usa: 1 sub",
        "units eastern_canada germany: 2 bmb",
        "owner eastern_canada germany",
        "turn germany combat_move",
    )
    state = ordered(state, "move 2 bmb eastern_canada > sz_east_usa", "done", "fight sz_east_usa")
    assert columns(board(state).defender) == {0: {"submarine": 1}}
    assert board(state).defender.expected == 0


def test_battles_are_numbered() -> None:
    state = arranged(
        "position empty",
        "units karelia_ssr ussr: 1 inf",
        "units caucasus ussr: 1 inf",
        "units ukraine_ssr germany: 4 arm",
        "turn germany combat_move",
    )
    state = ordered(
        state, "move 2 arm ukraine_ssr > karelia_ssr", "move 2 arm ukraine_ssr > caucasus", "done"
    )
    state = ordered(state, "fight karelia_ssr")
    first = board(state)
    assert (first.number, first.of) == (1, 2)
    second = board(ordered(rolled(rolled(state, 1, 6), 6), "fight caucasus"))
    assert (second.number, second.of) == (2, 2)


def test_everything_survives_json_and_names_what_the_menu_names() -> None:
    for state in random_states("3rd", 5, 3, share=0.5):
        found = brief(state)
        text = msgspec.json.encode(found)
        assert msgspec.json.decode(text, type=Brief) == found
        pending = CLASSIC.pending(state)
        if found.battle is not None and found.battle.losses is not None:
            assert isinstance(pending, Decide)
            offered = {offer.unit for offer in CLASSIC.options(state, pending.seats[0]).offers}
            assert found.battle.losses.chosen.keys() <= offered
            sides = (found.battle.attacker, found.battle.defender)
            shown = {u.unit for side in sides for column in side.columns for u in column.units}
            assert offered <= shown


def test_proposals_are_for_ones_own_seats() -> None:
    state = rolled(attack("karelia_ssr", "ussr: 3 inf 1 ftr", "eastern_europe", "8 arm"), 2)
    owner, attacker, watcher = (ADVISOR.brief(state, who).battle for who in (("ussr",), ("germany",), ()))
    assert owner is not None
    assert owner.losses is not None
    assert attacker is not None
    assert attacker.losses is None
    assert watcher is not None
    assert watcher.odds is not None


# Warnings


def test_no_warning_at_the_start() -> None:
    assert brief(arranged("turn germany combat_move")).warnings == []


def test_a_plane_without_a_landing_place() -> None:
    """It flew out over a carrier that has sunk since."""
    state = arranged("position empty", "turn germany combat_move")
    state = replace(state, units={"sz_mid_atlantic": (Pile("germany", "fighter", 2, used=4),)})
    (found,) = brief(state).warnings
    assert (found.what, found.space, found.units) == ("no_landing", "sz_mid_atlantic", {"fighter": 2})
    (found,) = brief(replace(state, phase="noncombat_move")).warnings
    assert (found.what, found.units) == ("crash", {"fighter": 2})


def test_planes_that_must_still_land() -> None:
    state = arranged("position empty", "units sz_baltic germany: 1 ftr 1 bmb", "turn germany noncombat_move")
    (found,) = brief(state).warnings
    assert (found.what, found.space, found.units) == ("must_land", "sz_baltic", {"fighter": 1, "bomber": 1})


def test_units_without_a_place() -> None:
    """Eastern Europe makes infantry, but no ships where the enemy lies off both its coasts."""
    state = arranged(
        "position empty",
        "units eastern_europe germany: 1 ic",
        "units sz_baltic uk: 1 sub",
        "units sz_black_sea ussr: 1 sub",
        "bought 2 inf 1 trn",
        "turn germany place",
    )
    warned = {found.what: found.units for found in brief(state).warnings}
    assert warned == {"to_place": {"infantry": 2}, "not_placed": {"transport": 1}}


def test_more_than_a_complex_can_make() -> None:
    state = arranged(
        "position empty",
        "owner eastern_europe germany",
        "units eastern_europe germany: 1 ic",
        "bought 5 inf",
        "turn germany place",
    )
    value = state.rules.board.value["eastern_europe"]
    warned = {found.what: found.units for found in brief(state).warnings}
    assert warned == {"to_place": {"infantry": value}, "not_placed": {"infantry": 5 - value}}


def test_odds_name_those_who_are_attacked() -> None:
    """The owner comes first, then allies who stand there; a gun is somebody's too."""
    state = arranged(
        "position empty",
        "owner karelia_ssr ussr",
        "owner caucasus ussr",
        "units karelia_ssr uk: 1 ftr | ussr: 2 inf",
        "units caucasus ussr: 1 aa",
        "units sz_baltic uk: 1 sub",
        "units eastern_europe germany: 5 inf 2 ftr",
        "units ukraine_ssr germany: 3 inf 1 ftr",
        "units sz_west_spain germany: 1 sub",
        "turn germany combat_move",
    )
    state = ordered(
        state,
        "move 5 inf 1 ftr eastern_europe > karelia_ssr",
        "move 1 ftr eastern_europe > sz_baltic",
        "move 3 inf 1 ftr ukraine_ssr > caucasus",
    )
    found = {one.space: one.against for one in ADVISOR.brief(state, SEATS).battles}
    assert found == {"karelia_ssr": ("ussr", "uk"), "sz_baltic": ("uk",), "caucasus": ("ussr",)}
