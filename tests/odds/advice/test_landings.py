"""Landings in one go: the orders pass the rules, the best that fit go, the chances are exact."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sandtable.games.axis.classic.game import CLASSIC
from sandtable.games.axis.classic.state import State
from sandtable.kernel.protocol import Entry
from sandtable.odds.axis import classic as odds
from sandtable.odds.axis.advice.battles import open_odds
from sandtable.odds.axis.advice.shapes import Coasts, LandingPlan, Stay
from sandtable.odds.axis.classic.advisor import ADVISOR
from sandtable.odds.axis.classic.edition import EDITION

from .scenes import arranged, did, landing_behind_a_fleet, random_states

EXACT = 1e-9


def planned(state: State, target: str, **more: Any) -> LandingPlan:
    found = ADVISOR.ask(state, state.seat, {"what": "landing_plan", "target": target, **more})
    assert isinstance(found, LandingPlan)
    return found


def lit(state: State, **forces: dict[str, int]) -> Coasts:
    found = ADVISOR.ask(state, state.seat, {"what": "coasts", "forces": forces})
    assert isinstance(found, Coasts)
    return found


def carried_out(state: State, plan: LandingPlan) -> State:
    """The position after all orders of the plan; each must pass the rules."""
    assert len(plan.actions) == len(plan.steps)
    for action in plan.actions:
        state = did(state, Entry(state.seat, action))
    return state


def at(*lines: str, seat: str = "uk", phase: str = "combat_move", edition: str = "2nd") -> State:
    """An empty board with these pieces, and a British turn."""
    return arranged("position empty", *lines, f"turn {seat} {phase}", edition=edition)


def kinds(plan: LandingPlan) -> list[str]:
    return [step.kind for step in plan.steps]


def test_a_lone_transport() -> None:
    state = at(
        "units united_kingdom uk: 2 inf",
        "units sz_united_kingdom uk: 1 trn",
        "units western_europe germany: 1 inf",
    )
    plan = planned(state, "western_europe", forces={"united_kingdom": {"infantry": 2}})
    assert kinds(plan) == ["load", "land"]
    assert plan.lands == {"infantry": 2}
    assert (plan.left, plan.zone, plan.sea, plan.at_risk) == ({}, "", None, 0)
    (battle,) = open_odds(EDITION, carried_out(state, plan))
    assert plan.together == pytest.approx(battle.win, abs=EXACT)
    assert plan.battle == battle


def test_a_coast_that_nobody_defends() -> None:
    state = at(
        "units united_kingdom uk: 4 inf 1 ftr",
        "units sz_united_kingdom uk: 2 trn",
    )
    plan = planned(state, "finland_norway")
    assert plan.together == 1.0
    assert plan.battle is None
    assert plan.lands == {"infantry": 2}, "one transport is enough where nobody asked for troops"
    after = did(carried_out(state, plan), Entry("uk", CLASSIC.parse(state, "uk", "done")))
    assert after.owner["finland_norway"] == "uk"


def test_a_zone_that_must_be_cleared_first() -> None:
    state = at(
        "units united_kingdom uk: 2 inf 1 ftr",
        "units sz_united_kingdom uk: 1 trn 1 bb",
        "units sz_baltic germany: 1 trn",
        "units germany germany: 1 inf",
    )
    plan = planned(state, "germany", forces={"united_kingdom": {"infantry": 2}})
    assert plan.zone == "sz_baltic"
    assert kinds(plan)[:3] == ["load", "sail", "land"]
    assert "escort" in kinds(plan), "the battleship covers the transport"
    assert plan.at_risk == 1
    after = carried_out(state, plan)
    (land,) = (one for one in open_odds(EDITION, after) if one.kind == "amphibious")
    (sea,) = (one for one in open_odds(EDITION, after) if one.kind == "sea")
    assert plan.sea == pytest.approx(sea.win, abs=EXACT)
    assert plan.together == pytest.approx(land.takes, abs=EXACT)
    assert plan.sea is not None
    assert plan.land is not None
    assert plan.sea * plan.land == pytest.approx(plan.together, abs=EXACT)


def test_what_is_left_at_sea_lands() -> None:
    """The chance ashore counts that transports may be lost in a sea battle that is won."""
    (land,) = (one for one in open_odds(EDITION, landing_behind_a_fleet()) if one.kind == "amphibious")
    assert [sea.space for sea in land.sea] == ["sz_united_kingdom"]
    assert land.ashore is not None
    assert land.sea[0].win * land.ashore == pytest.approx(land.takes, abs=EXACT)


def test_those_who_go_along_can_be_left_out() -> None:
    state = at(
        "units united_kingdom uk: 2 inf 2 ftr 1 bmb",
        "units sz_united_kingdom uk: 1 trn",
        "units western_europe germany: 3 inf",
    )
    forces = {"united_kingdom": {"infantry": 2}}
    plan = planned(state, "western_europe", forces=forces)
    going = {helper.id: helper.count for helper in plan.helpers}
    assert going["united_kingdom fighter"] == 2
    less = planned(state, "western_europe", forces=forces, helpers={"united_kingdom fighter": 1}, zone="")
    assert {helper.id: helper.count for helper in less.helpers} == {
        "united_kingdom fighter": 1,
        "united_kingdom bomber": 0,
    }
    assert less.together is not None
    assert plan.together is not None
    assert less.together < plan.together
    carried_out(state, less)


def test_planes_that_were_chosen_go_along() -> None:
    state = at(
        "units united_kingdom uk: 2 inf 1 bmb",
        "units sz_united_kingdom uk: 1 trn",
        "units western_europe germany: 1 inf",
    )
    alone = planned(state, "western_europe", forces={"united_kingdom": {"infantry": 2}}, helpers={})
    assert "fly" not in kinds(alone)
    both = planned(state, "western_europe", forces={"united_kingdom": {"infantry": 2, "bomber": 1}})
    assert "fly" in kinds(both)


def test_nobody_flies_into_a_lost_battle() -> None:
    state = at(
        "units united_kingdom uk: 2 inf 1 ftr",
        "units sz_united_kingdom uk: 1 trn",
        "units western_europe germany: 12 inf 3 arm 2 ftr",
    )
    plan = planned(state, "western_europe", forces={"united_kingdom": {"infantry": 2}})
    assert "fly" not in kinds(plan)
    assert plan.helpers[0].count == 0


def test_two_transports_from_two_ports() -> None:
    state = at(
        "units united_kingdom uk: 2 inf",
        "units eastern_canada uk: 2 inf",
        "units sz_united_kingdom uk: 1 trn",
        "units sz_east_canada uk: 1 trn",
        "units western_europe germany: 2 inf",
    )
    forces = {"united_kingdom": {"infantry": 2}, "eastern_canada": {"infantry": 2}}
    plan = planned(state, "western_europe", forces=forces)
    assert plan.lands == {"infantry": 4}
    assert sorted(step.start for step in plan.steps if step.kind == "load") == [
        "eastern_canada",
        "united_kingdom",
    ]
    carried_out(state, plan)


def test_the_ship_with_less_choice_chooses_first() -> None:
    """The transport off Canada could fetch the British too; the one off Britain only those."""
    state = at(
        "units united_kingdom uk: 2 inf",
        "units eastern_canada uk: 2 inf",
        "units sz_united_kingdom uk: 1 trn",
        "units sz_east_canada uk: 1 trn",
    )
    plan = planned(
        state, "western_europe", forces={"united_kingdom": {"infantry": 2}, "eastern_canada": {"infantry": 2}}
    )
    assert plan.left == {}


def test_one_ship_calls_at_two_ports() -> None:
    state = at(
        "units eastern_canada uk: 1 inf",
        "units united_kingdom uk: 1 inf",
        "units sz_east_canada uk: 1 trn",
        "units western_europe germany: 1 inf",
    )
    plan = planned(
        state, "western_europe", forces={"united_kingdom": {"infantry": 1}, "eastern_canada": {"infantry": 1}}
    )
    assert kinds(plan) == ["load", "sail", "load", "land"]
    assert plan.lands == {"infantry": 2}
    carried_out(state, plan)


def test_more_than_fit() -> None:
    state = at(
        "units united_kingdom uk: 3 inf 2 arm",
        "units sz_united_kingdom uk: 2 trn",
        "units western_europe germany: 1 inf",
    )
    plan = planned(state, "western_europe", forces={"united_kingdom": {"infantry": 3, "armor": 2}})
    assert plan.lands == {"infantry": 2, "armor": 1}
    assert plan.left == {"infantry": 1, "armor": 1}
    only = planned(state, "western_europe", forces={"united_kingdom": {"armor": 2}})
    assert only.lands == {"armor": 2}


def test_like_ships_are_ordered_together() -> None:
    state = at(
        "units united_kingdom uk: 6 inf",
        "units sz_united_kingdom uk: 3 trn",
        "units germany germany: 1 inf",
    )
    plan = planned(state, "germany", forces={"united_kingdom": {"infantry": 6}})
    assert [sum(step.units.values()) for step in plan.steps] == [6, 3, 6]
    carried_out(state, plan)


def test_troops_that_are_aboard_already() -> None:
    state = at(
        "units sz_west_spain uk: 1 trn(inf,inf)",
        "units united_kingdom uk: 2 inf",
        "units germany germany: 1 inf",
    )
    plan = planned(state, "germany")
    assert kinds(plan) == ["sail", "land"]
    assert planned(state, "germany", forces={"sz_west_spain": {"transport(infantry,infantry)": 1}}) == plan
    asked = planned(state, "germany", forces={"united_kingdom": {"infantry": 2}})
    assert asked.refused is not None
    assert asked.refused.reason == "transports_full"


def test_a_ship_that_is_half_full_takes_one_more() -> None:
    state = at(
        "units sz_united_kingdom uk: 1 trn(inf)",
        "units united_kingdom uk: 2 inf",
        "units western_europe germany: 1 inf",
    )
    both = planned(state, "western_europe")
    assert both.lands == {"infantry": 2}
    one = planned(state, "western_europe", forces={"united_kingdom": {"infantry": 2}})
    assert (one.lands, one.left) == ({"infantry": 1}, {"infantry": 1})
    carried_out(state, both)
    carried_out(state, one)


def test_over_to_a_friendly_coast_after_the_battles() -> None:
    state = at(
        "units eastern_canada uk: 2 inf 1 aa", "units sz_east_canada uk: 1 trn", phase="noncombat_move"
    )
    plan = planned(state, "united_kingdom", forces={"eastern_canada": {"infantry": 2}})
    assert kinds(plan) == ["load", "sail", "land"]
    assert (plan.together, plan.helpers, plan.battle) == (None, [], None)
    carried_out(state, plan)
    gun = planned(state, "united_kingdom", forces={"eastern_canada": {"aa_gun": 1}})
    assert gun.lands == {"aa_gun": 1}
    carried_out(state, gun)


@pytest.mark.parametrize(
    ("target", "lines", "reason"),
    [
        pytest.param("western_europe", ("units united_kingdom uk: 2 inf",), "no_voyage", id="no transport"),
        pytest.param("western_europe", ("units sz_united_kingdom uk: 1 trn",), "no_troops", id="no troops"),
        pytest.param("china", ("units united_kingdom uk: 2 inf",), "no_coast", id="no coast"),
        pytest.param("sz_baltic", ("units united_kingdom uk: 2 inf",), "no_coast", id="no land"),
        pytest.param(
            "germany",
            (
                "units united_kingdom uk: 2 inf",
                "units sz_united_kingdom uk: 1 trn",
                "units sz_baltic germany: 2 bb",
            ),
            "sea_held",
            id="nobody can clear the sea",
        ),
    ],
)
def test_why_there_is_none(target: str, lines: tuple[str, ...], reason: str) -> None:
    plan = planned(at(*lines), target)
    assert plan.actions == []
    assert plan.refused is not None
    assert plan.refused.reason == reason


def test_only_whose_turn_it_is_may_move() -> None:
    state = arranged("turn germany combat_move")
    found = ADVISOR.ask(state, "uk", {"what": "landing_plan", "target": "western_europe"})
    assert isinstance(found, LandingPlan)
    assert found.refused is not None
    assert found.refused.reason == "wrong_phase"
    with pytest.raises(ValueError, match="unknown space"):
        planned(state, "atlantis")
    with pytest.raises(ValueError, match="unknown space"):
        planned(state, "western_europe", forces={"atlantis": {"infantry": 1}})


def test_coasts_are_lit_by_what_can_be_fetched() -> None:
    state = at(
        "units united_kingdom uk: 2 inf",
        "units sz_united_kingdom uk: 1 trn 1 bb",
        "units sz_baltic germany: 1 sub",
    )
    found = lit(state, united_kingdom={"infantry": 2}).coasts
    assert found["western_europe"].attack
    assert not found["western_europe"].fight
    assert found["germany"].fight
    assert "japan" not in found
    assert not lit(state, united_kingdom={"infantry": 0}).coasts
    bare = at(
        "units united_kingdom uk: 2 inf",
        "units sz_united_kingdom uk: 1 trn",
        "units sz_baltic germany: 1 sub",
    )
    assert "germany" not in lit(bare, united_kingdom={"infantry": 2}).coasts


@pytest.mark.parametrize("edition", ["2nd", "3rd"])
@pytest.mark.parametrize("seed", range(2))
def test_every_plan_passes_the_rules(edition: str, seed: int) -> None:
    rng, plans = Random(seed), 0
    for state in random_states(edition, seed, 4):
        if state.phase not in ("combat_move", "noncombat_move") or state.flak or rng.randrange(6):
            continue
        lands = [space for space in state.owner if space in state.units]
        origin = rng.choice(lands)
        units = {p.kind: p.count for p in state.at(origin) if p.nation == state.seat and not p.used}
        forces = {origin: units} if units and rng.random() < 0.7 else {}
        targets = list(lit(state, **forces).coasts) or [rng.choice(list(state.owner))]
        plan = planned(state, rng.choice(targets), forces=forces)
        assert bool(plan.actions) != (plan.refused is not None)
        carried_out(state, plan)
        assert msgspec.json.decode(msgspec.json.encode(plan))["target"] == plan.target
        plans += bool(plan.actions)
    assert plans >= 5


# Awkward ones

UK = "units united_kingdom uk: "
OFF_THE_COAST = "units sz_united_kingdom uk: "


def test_on_a_friendly_coast_the_ships_of_the_plan_unload() -> None:
    state = at(
        UK + "3 inf", OFF_THE_COAST + "1 trn 1 trn(inf)", "owner western_europe uk", phase="noncombat_move"
    )
    plan = planned(state, "western_europe", forces={"united_kingdom": {"infantry": 2}})
    after = carried_out(state, plan)
    ships = {(tuple(c.kind for c in pile.cargo), pile.task) for pile in after.at("sz_united_kingdom")}
    assert ships == {((), "spent"), (("infantry",), "")}
    assert planned(state, "western_europe", forces={"united_kingdom": {"infantry": 3}}).refused is None


def test_planes_take_no_land() -> None:
    state = at(UK + "2 inf 3 ftr 1 bmb", OFF_THE_COAST + "1 trn", "units western_europe germany: 5 inf")
    plan = planned(state, "western_europe", forces={"united_kingdom": {"infantry": 2}})
    assert plan.battle is not None
    assert plan.together is not None
    assert plan.battle.takes < plan.together < plan.battle.win


def test_behind_a_sea_battle_one_unit_ashore_is_kept_too() -> None:
    state = at(
        "units united_kingdom uk: 1 inf 2 bmb",
        "units sz_united_kingdom uk: 1 trn 2 bb",
        "units sz_baltic germany: 1 trn",
        "units germany germany: 2 inf",
    )
    forces = {"united_kingdom": {"infantry": 1, "bomber": 2}}
    plan = planned(state, "germany", forces=forces)
    assert plan.sea is not None
    assert plan.land is not None

    def takes(orders: str) -> float:
        fleet, ships = "uk: 2 bb 1 trn(inf)", "germany: 1 trn"
        return odds.battle(
            "uk: 2 bmb", "germany: 2 inf", fleet=fleet, ships=ships, orders=orders
        ).takes_territory

    kept = takes("attacker=keep_land")
    assert plan.together == pytest.approx(kept, abs=EXACT)
    assert plan.sea * plan.land == pytest.approx(kept, abs=EXACT)
    assert kept > takes("") + 0.1
    (ordered,) = open_odds(EDITION, carried_out(state, plan), "germany")
    assert ordered.kind == "amphibious"
    assert ordered.takes == pytest.approx(kept, abs=EXACT)


def test_a_gun_aboard_hinders_nobody() -> None:
    state = at(UK + "4 inf", OFF_THE_COAST + "2 trn 1 trn(aa)", "units western_europe germany: 1 inf")
    assert planned(state, "western_europe").lands == {"infantry": 4}
    assert lit(state, sz_united_kingdom={"transport(aa_gun)": 1}).coasts == {}


def test_a_gun_too_many_stays_and_the_others_land() -> None:
    state = at(
        UK + "2 inf 1 aa",
        OFF_THE_COAST + "2 trn",
        "owner western_europe uk",
        "units western_europe uk: 1 aa",
        phase="noncombat_move",
    )
    plan = planned(state, "western_europe", forces={"united_kingdom": {"infantry": 2, "aa_gun": 1}})
    assert (plan.lands, plan.left) == ({"infantry": 2}, {"aa_gun": 1})
    carried_out(state, plan)


def test_own_troops_on_an_allys_ship_go_ashore() -> None:
    state = at("units sz_united_kingdom usa: 1 trn(uk:inf,uk:inf)", "units western_europe germany: 1 inf")
    plan = planned(state, "western_europe")
    assert (kinds(plan), plan.lands) == (["land"], {"infantry": 2})
    carried_out(state, plan)
    assert "western_europe" in lit(state).coasts


def test_a_named_ship_lands_what_it_carries_too() -> None:
    state = at(UK + "1 inf", OFF_THE_COAST + "1 trn(inf)", "units western_europe germany: 1 inf")
    forces = {"sz_united_kingdom": {"transport(infantry)": 1}, "united_kingdom": {"infantry": 1}}
    assert planned(state, "western_europe", forces=forces).lands == {"infantry": 2}


def test_planes_named_as_helpers_go_to_the_sea_battle() -> None:
    state = at(
        UK + "2 inf 2 ftr",
        OFF_THE_COAST + "1 trn 1 bb",
        "units sz_baltic germany: 1 trn",
        "units germany germany: 1 inf",
    )
    plan = planned(
        state,
        "germany",
        forces={"united_kingdom": {"infantry": 2}},
        zone="sz_baltic",
        helpers={"united_kingdom fighter": 2, "sz_united_kingdom battleship": 1},
    )
    going = {(one.kind, one.to): one.count for one in plan.helpers if one.count}
    assert going == {("fighter", "sz_baltic"): 2, ("battleship", "sz_baltic"): 1}


def test_planes_of_another_attack_stay_with_it() -> None:
    state = at(
        UK + "2 inf 1 bmb",
        OFF_THE_COAST + "1 trn",
        "units western_europe germany: 2 inf",
        "units finland_norway germany: 1 inf",
        "units karelia_ssr uk: 1 inf",
    )
    for text in ("move 1 inf karelia_ssr > finland_norway", "move 1 bmb united_kingdom > finland_norway"):
        state = did(state, Entry("uk", CLASSIC.parse(state, "uk", text)))
    assert "fly" not in kinds(planned(state, "western_europe"))


def test_armor_needs_a_ship_with_room_for_it() -> None:
    state = at(UK + "1 arm", OFF_THE_COAST + "1 trn(inf)")
    assert lit(state, united_kingdom={"armor": 1}).coasts == {}


def test_warships_come_for_the_sake_of_transports() -> None:
    state = at(
        UK + "4 inf",
        OFF_THE_COAST + "2 trn 1 bb 1 sub",
        "units sz_baltic germany: 1 cv",
        "units germany germany: 2 inf",
    )
    plan = planned(state, "germany", forces={"united_kingdom": {"infantry": 4}}, zone="sz_baltic")
    assert {one.kind for one in plan.helpers if one.count} == {"battleship", "submarine"}


WEST = ("units sz_united_kingdom uk: 1 trn", "units western_europe germany: 1 inf")


@pytest.mark.parametrize(
    ("lines", "forces", "stays"),
    [
        pytest.param(
            ("units united_kingdom uk: 2 inf", "units india uk: 1 ftr", *WEST),
            {"united_kingdom": {"infantry": 2}, "india": {"fighter": 1}},
            [Stay("fighter", "fighter", "india", 1, "out_of_reach")],
            id="too far away",
        ),
        pytest.param(
            ("units united_kingdom uk: 2 inf", "units sz_united_kingdom uk: 1 trn 1 sub", WEST[1]),
            {"united_kingdom": {"infantry": 2}, "sz_united_kingdom": {"submarine": 1}},
            [Stay("submarine", "submarine", "sz_united_kingdom", 1, "no_use")],
            id="a submarine fights nobody ashore",
        ),
        pytest.param(
            ("units united_kingdom uk: 2 inf 1 ftr", WEST[0]),
            {"united_kingdom": {"infantry": 2, "fighter": 1}},
            [Stay("fighter", "fighter", "united_kingdom", 1, "no_use")],
            id="nobody to fight",
        ),
        pytest.param(
            ("units united_kingdom uk: 2 inf 4 ftr", *WEST),
            {"united_kingdom": {"infantry": 2, "fighter": 4}},
            [],
            id="all go along",
        ),
    ],
)
def test_who_was_asked_for_and_stays_is_named(
    lines: tuple[str, ...], forces: dict[str, dict[str, int]], stays: list[Stay]
) -> None:
    assert planned(at(*lines), "western_europe", forces=forces).stays == stays


def test_who_is_not_needed_stays_and_whoever_is_told_to_knows_it() -> None:
    """A fighter into a battle that is lost anyway."""
    state = at("units united_kingdom uk: 2 inf 1 ftr", WEST[0], "units western_europe germany: 9 inf 3 arm")
    forces = {"united_kingdom": {"infantry": 2, "fighter": 1}}
    plan = planned(state, "western_europe", forces=forces)
    assert plan.stays == [Stay("fighter", "fighter", "united_kingdom", 1, "not_needed")]
    assert planned(state, "western_europe", forces=forces, helpers={}).stays == []
