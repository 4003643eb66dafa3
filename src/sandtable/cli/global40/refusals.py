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
}
