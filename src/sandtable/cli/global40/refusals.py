"""Reasons of refusals that only Global 1940 gives, as sentences (`cli.words`)."""

from __future__ import annotations

REASONS: dict[str, tuple[str, ...]] = {
    # politics
    "at_peace": ("You are at war with nobody: declare war, or close the phase.",),
    "at_war_already": ("You are at war with {nation} already.",),
    "may_not_declare": ("You may not declare war on {nation} yet.",),
    "no_nations": ("The order names no nation.",),
    "same_side": ("{nation} is on your own side.",),
    "too_late_to_declare": ("War is declared at the start of the combat move, before the first move.",),
    "unknown_nation": ("There is no nation {nation}.",),
    "declare_or_pass": ("Declare war, or pass.",),
    # money
    "not_sold_to_china": ("China cannot buy {unit} now.",),
    "not_your_purse": ("{purse} is not your money.",),
    "nothing_to_repair": ("Your {unit} in {space} has {has} points of damage to repair.",),
    "purse_closed": ("{purse} has lost its capital: it neither spends nor earns.",),
    "repair_first": ("The factory in {space} must be repaired first: {points} points.",),
    "no_minor_factory": ("You have no minor factory in {space}.",),
    # research
    "choose_a_chart": ("Choose the chart to roll on.",),
    "never_researches": ("{nation} does not research.",),
    "no_research": ("This game is played without research.",),
    "no_such_chart": ("There is nothing to gain on chart {chart}.",),
    # new units and facilities
    "carrier_is_bound": ("Aircraft count on new carriers in {spaces}.",),
    "no_coast": ("{space} has no coast.",),
    "no_factory_on_islands": ("{space} is an island: no factory can be built there.",),
    "no_factory_since_turn_began": ("You had no factory for {space} when the turn began.",),
    "not_chinese_land": ("Chinese units appear in Chinese land that China controls, not in {space}.",),
    "not_first_yours": ("A {unit} needs land that was yours from the first; {space} was not.",),
    "one_of_each_kind": ("{space} already has such a facility: no {unit} can be built there.",),
    "worth_too_little": ("{space} is worth too little for a {unit}: {needs} IPC are needed.",),
    "wrong_purse": ("{space} belongs to the economy of {purse}, which did not pay for this.",),
    # combat
    "base_is_full": ("{room} more aircraft can scramble from {space}.",),
    "cannot_intercept": ("{unit} cannot intercept; fighters can.",),
    "cannot_scramble": ("{unit} cannot scramble; fighters and tactical bombers can.",),
    "choose_bonus": ("Choose units for the troop bonus, or pass.",),
    "choose_targets": ("Share your bombers among their targets first.",),
    "dive_or_press": ("Dive with some of your submarines, or press on.",),
    "no_air_base": ("There is no working air base in {space}.",),
    "no_escort": (
        "Enemy submarines lie in {spaces}: without a warship of yours there, troops cannot land from there.",
    ),
    "no_kamikaze_target": ("Kamikazes strike warships on the surface, not {unit}.",),
    "no_kamikaze_there": ("There can be no kamikaze in {space} now.",),
    "no_markers": ("{count} is not possible; you have {has} markers left.",),
    "no_raid_there": ("{space} is not raided.",),
    "no_rocket": ("No rocket can fly from {base} to that target in {target} now.",),
    "no_such_ships": ("{has} {unit} can support this landing.",),
    "no_target": ("{unit} cannot bomb {target} there.",),
    "not_for_bonus": ("{unit} cannot be part of the troop bonus.",),
    "others_come_first": ("{space} must wait; these come first: {spaces}.",),
    "over_bonus": ("These units cost {cost} IPC; the bonus has {ipc} left.",),
    "scramble_or_pass": ("Scramble, intercept, or pass.",),
    "strike_or_pass": ("Name ships for kamikaze strikes, or pass.",),
    "too_many_ships": ("{most} ships can support this landing, one for each unit; {named} were named.",),
    "was_hostile": ("{space} was hostile when your turn began.",),
    "zone_not_attacked": ("{space} is not attacked, and no landing is made from it.",),
}
