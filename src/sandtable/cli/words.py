"""Reasons of refusals as sentences. The rules give a key and figures; the words for people are here."""

from __future__ import annotations

from string import Formatter

from sandtable.kernel.protocol import Fact, Refusal

# Where a reason comes with different figures, the first text that finds all its figures is used.
REASONS: dict[str, tuple[str, ...]] = {
    # the log and its dice
    "already_revealed": ("The key of dice segment {segment} has been revealed already.",),
    "bad_commitment": ("That is not a commitment to a dice key.",),
    "bad_salt": ("A salt and its giver's name have 1 to {longest} signs.",),
    "cannot_redo": (
        "{seat} has nothing to redo that far: {wanted} wanted, {has} possible.",
        "There is nothing to redo.",
    ),
    "cannot_remove": ("Record {n} is not an order that {seat} can still take back.",),
    "cannot_undo": (
        "{seat} cannot undo that far: {wanted} wanted, {has} possible (dice and others' orders stand).",
        "There is nothing to undo: dice and others' orders stand.",
    ),
    "commitment_used": ("That dice key was used before, in segment {segment}.",),
    "impossible_cards": ("Those cards cannot have been drawn; {owed} are owed.",),
    "impossible_dice": (
        "Those dice cannot fall: {owed} with {sides} sides are owed.",
        "A die has {sides} sides.",
    ),
    "key_fits_no_commitment": ("The key fits no dice of this game.",),
    "malformed_entry": ("That is not something {by} can enter.",),
    "mixed_record": ("The record is a mixture of several kinds.",),
    "no_open_segment": ("No dice key is committed to at the moment.",),
    "not_a_seat": ("{seat} is no seat of this game.",),
    "not_over": ("The game is not over yet.",),
    "not_owed": ("No {what} are owed now.",),
    "salt_too_late": ("Too late for a salt: dice have fallen ({rolls} rolls).",),
    "stale_version": ("The game has moved on since (from {has} to {now}).",),
    "too_many_salts": ("{by} cannot add another salt; there are {has}.",),
    "wrong_segment": ("The record names dice segment {found}; {expected} is due.",),
    # turn order
    "dice_owed": ("Dice must fall first.",),
    "game_over": ("The game is over.",),
    "no_action": ("That is no order.",),
    "no_dice_owed": ("No dice are owed now.",),
    "not_now": ("That cannot be done in this phase ({phase}).",),
    "not_your_decision": ("It is not your decision; the game awaits {seats}.",),
    "unknown_side": ("There is no side {side}.",),
    "wrong_number_of_dice": ("{owed} dice are owed, {thrown} were thrown.",),
    "wrong_phase": ("That belongs to another phase; this is {phase}.",),
    "battles_to_fight": ("Battles are still to be fought: {spaces}.",),
    "aircraft_must_land": ("Aircraft still have to land: {spaces}.",),
    "units_to_place": ("Bought units can still be placed.",),
    # naming pieces and places
    "bad_count": (
        "{count} is not a number of {unit} that can be ordered.",
        "{count} is not a possible number; there are {has}.",
    ),
    "no_units": ("The order names no units.",),
    "no_route": ("The order leads nowhere.",),
    "not_there": (
        "There are no {count} {unit} in {space} to order.",
        "There are no {count} {unit} to choose.",
    ),
    "unknown_space": ("There is no space {space}.",),
    "unknown_unit": ("There is no unit {unit}.",),
    "name_a_space": ("Name the space to go to.",),
    # moving
    "canal_closed": ("The canal between {start} and {space} is closed to you.",),
    "cannot_move": ("An {unit} cannot move.",),
    "captured_this_turn": ("The {unit} was captured this turn and must wait.",),
    "enemy_there": ("Enemies hold {space}; you cannot go there now.",),
    "gun_there_already": ("An AA gun stands in {space} already; only one may.",),
    "has_moved": (
        "The {unit} has used its movement ({used}) and cannot move now.",
        "The {unit} has moved already.",
    ),
    "has_fought": ("The {unit} has fought this turn and stays where it is.",),
    "must_stop": ("{unit} must stop on entering {space}.", "Whoever enters {space} must stop there."),
    "neutral": ("{space} is neutral and closed in this phase.",),
    "no_attack_yet": ("You may not attack {space} on the first turn.",),
    "no_landing_space": (
        "The {unit} cannot land in {space}.",
        "Going to {space} would leave aircraft without a place to land.",
    ),
    "no_room_on_carrier": ("The carriers in {space} have room for {room} more fighters.",),
    "no_ride": (
        "Fighters do not ride on their carrier: they fly beside it, need {needs} steps and have {has}.",
        "Fighters do not ride on their carrier: they fly beside it, and have no range left.",
    ),
    "no_way": ("There is no open way from {start} to {space}.",),
    "noncombat_only": (
        "The {unit} moves only in the noncombat move.",
        "AA guns move only in the noncombat move.",
    ),
    "not_adjacent": ("{start} and {space} do not touch.",),
    "out_of_range": ("{unit} needs {needs} steps to get there and has {has}.",),
    "stopped_by_enemy": ("The {unit} met the enemy in {space} and goes no further.",),
    "wrong_terrain": ("{unit} cannot enter {space}.", "{space} is the wrong kind of space for that."),
    "cannot_pay_fine": (
        "Entering {neutrals} neutrals costs more than your {ipc} IPC.",
        "You cannot pay the fine for entering {space}.",
        "You cannot pay the fine with {ipc} IPC.",
    ),
    # transports
    "cannot_be_carried": ("A transport cannot carry {unit}.",),
    "enemy_in_zone": ("Enemy ships are in {space}: nobody can land on a friendly coast from there.",),
    "has_unloaded": ("The {unit} has unloaded and stays for this turn.",),
    "no_room": ("No transport in {space} has room for them.",),
    "no_transport": ("No transport of your side lies in {space}.",),
    "not_aboard": ("Those units are not aboard in {space}, or may not leave their ship.",),
    "not_friendly": ("{space} is not friendly.",),
    # battles
    "aircraft_only": ("Only aircraft are left; they break off without naming a space.",),
    "attackers_do_not_dive": ("Only defending submarines dive; yours may withdraw.",),
    "bombers_only": ("Only bombers can bomb a complex.",),
    "cannot_submerge": ("Submarines do not dive in this game.",),
    "choose_casualties": ("Choose casualties first.",),
    "no_battle_there": ("There is no battle in {space}.",),
    "no_enemy_complex": ("There is no enemy complex in {space}.",),
    "no_retreat_from_landing": ("Troops that landed in {space} cannot retreat.",),
    "no_rocket": ("No rocket can fly from {gun} to {target} now.",),
    "no_such_battleships": ("{has} battleships can support this landing.",),
    "no_way_out": ("The submarines cannot withdraw to {space}.",),
    "not_an_origin": ("Nobody attacked from {space}, or it is no longer safe.",),
    "press_or_retreat": ("Press the attack or retreat.",),
    "sea_battle_first": ("The landing in {space} waits for the sea battle in {zone}.",),
    "submarines_cannot_hit_aircraft": (
        "Submarines cannot hit aircraft: at most {hits} aircraft may be lost.",
    ),
    "withdraw_or_stay": ("Withdraw the submarines or let them stay.",),
    "wrong_number": (
        "{owed} casualties are owed, {named} were named.",
        "The record has number {found}; {expected} is due.",
    ),
    # money
    "before_buying": ("Research comes before buying.",),
    "cannot_pay": (
        "{dice} dice at {each} IPC are too many or too few with {ipc} IPC in hand.",
        "That costs {needs} IPC; you have {has}.",
    ),
    "capital_lost": ("Without your capital you cannot buy.",),
    "complex_there_already": ("{space} has an industrial complex already.",),
    "everything_developed": ("Everything is developed already.",),
    "no_complex_since_turn_began": ("{space} had no complex of yours when the turn began.",),
    "no_new_complexes": ("By the options of this game no complex may be bought.",),
    "no_port": ("{space} does not touch a complex of yours that can build ships there.",),
    "not_bought": ("You have {has} {unit} to place.",),
    "not_yours_since_turn_began": ("{space} was not yours when the turn began.",),
    "once_per_turn": ("You can do that once a turn.",),
    "over_capacity": ("Only {most} more {unit} can be placed there.", "{space} can make no more this turn."),
    "port_blocked": ("Enemy ships in {space} keep new ships out.",),
    # Attack!
    "accept_or_decline": ("Accept the offer, decline it or make a counter-offer.",),
    "action_used": ("You have taken the action {action} in this turn already.",),
    "allow_or_refuse": ("Allow it or refuse it.",),
    "choose_a_battle": ("Choose a battle to fight: {spaces}.",),
    "clock_said_so": ("The clock has said {what} already.",),
    "empty_offer": ("An offer needs cards or a promise.",),
    "engage_or_withdraw": ("Fight for the sea or withdraw.",),
    "holds_the_sea": ("You have sea control already.",),
    "lay_a_line": ("Lay out your ships, like: line bb dd ss.",),
    "move_first": ("A blitzkrieg comes after a move of the same turn.",),
    "no_actions_left": ("All actions of this turn are used: {used}.",),
    "no_partner": ("{seat} is nobody you can trade with.",),
    "no_sea_way": ("No sea way leads from {start} to {target}.",),
    "no_ships": ("Without a ship there is no naval action.",),
    "no_such_ships": ("You have no such ships to lay; there are {has}.",),
    "no_time_agreed": ("No time was agreed for this game.",),
    "no_voyage_in_blitzkrieg": ("A blitzkrieg never goes by sea.",),
    "not_in_reserve": ("These are not in your reserve: {has}.",),
    "not_in_stock": ("These are not among your figures left: {has}.",),
    "not_neutral": ("{space} belongs to a player; diplomacy is for neutral regions.",),
    "not_playing": ("{seat} is not in the game.",),
    "not_what_is_asked": ("The offer asks for {want}.",),
    "not_your_cards": ("You do not hold these cards.",),
    "not_your_region": ("{space} is not yours.",),
    "out_of_reach": ("The {unit} cannot get from {start} to {target}.",),
    "planes_go_or_return": ("Say how many planes go on, from 0 to {most}.",),
    "press_or_withdraw": ("Fight on or withdraw.",),
    "region_emptied": ("{space} may not be left empty.",),
    "region_taken": ("{space} is taken.",),
    "same_continent": ("You have a start region on the continent of {space} already.",),
    "somebody_must_fight": ("At least one unit must fight.",),
    "talked_out": ("{most} offers without a deal are enough for one turn.",),
    "text_not_plain": ("A promise is one line of plain text.",),
    "text_too_long": ("A promise has at most {most} signs.",),
    "too_expensive": ("That costs {cost}; you have {has}.",),
    "too_slow_for_blitzkrieg": ("Only tanks and planes go in a blitzkrieg, no {unit}.",),
    "too_late_to_trade": ("It is too late in the game to trade.",),
    "too_many_cards": ("Your partner holds only {has} cards.",),
    "too_many_units": ("Only {has} more may be ordered, not {count}.",),
    "unknown_action": ("There is no action {action}.",),
    "unknown_card": ("There is no card {card}.",),
    "unknown_clock": ("The clock says last_half_hour or time_up, not {what}.",),
    "volunteer_or_pass": ("Offer to command the neutral troops or pass.",),
    "wrong_count": ("Exactly {owed} are due, not {count}.",),
}


def sentence(refusal: Refusal) -> str:
    """Why not, in words, with the rule."""
    rule = f" (rule {refusal.rule})" if refusal.rule and refusal.rule != "notation" else ""
    for text in REASONS.get(refusal.reason, ()):
        if figures_in(text) <= set(refusal.facts):
            said = text.format(**{name: figure(value) for name, value in refusal.facts.items()})
            return said[0].upper() + said[1:] + rule
    figures = ", ".join(f"{name} {figure(value)}" for name, value in refusal.facts.items())
    reason = refusal.reason.replace("_", " ").capitalize()
    return f"{reason}{': ' + figures if figures else ''}.{rule}"


def figures_in(text: str) -> set[str]:
    """The names of the figures that a text needs."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def figure(value: Fact) -> str:
    """A fact as people write it."""
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def printable(text: str) -> str:
    """The text without signs that would steer a terminal; files may hold anything."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
