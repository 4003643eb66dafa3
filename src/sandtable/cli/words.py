"""Reasons of refusals as sentences. The rules give a key and figures; the words for people are here."""

from __future__ import annotations

from string import Formatter

from sandtable.kernel.protocol import Fact, Refusal

# Where a reason comes with different figures, the first text that finds all its figures is used.
REASONS: dict[str, tuple[str, ...]] = {
    # the log and its dice
    "already_revealed": ("The key of dice segment {segment} has already been revealed.",),
    "bad_commitment": ("That is not a commitment to a dice key.",),
    "bad_salt": ("A salt, and the name of whoever adds it, must have 1 to {longest} characters.",),
    "cannot_redo": (
        "{seat} cannot redo that far: {wanted} wanted, {has} possible.",
        "There is nothing to redo.",
    ),
    "cannot_remove": ("Record {n} is not an order that {seat} can still take back.",),
    "cannot_undo": (
        "{seat} cannot undo that far: {wanted} wanted, {has} possible (dice and others' orders are final).",
        "There is nothing to undo: dice and others' orders are final.",
    ),
    "commitment_used": ("That dice key has been used before, in segment {segment}.",),
    "impossible_cards": ("Those cards cannot have been drawn; {owed} are due.",),
    "impossible_dice": (
        "Those dice cannot have been rolled: {owed} with {sides} sides are due.",
        "A die has {sides} sides.",
    ),
    "key_fits_no_commitment": ("The key does not fit any dice of this game.",),
    "malformed_entry": ("{by} cannot enter that.",),
    "mixed_record": ("The record mixes several kinds of entry.",),
    "no_open_segment": ("The dice have no key at the moment.",),
    "not_a_seat": ("{seat} is not a seat in this game.",),
    "not_over": ("The game is not over yet.",),
    "not_owed": ("No {what} are due now.",),
    "salt_too_late": ("Too late for a salt: dice have already been rolled ({rolls} rolls).",),
    "stale_version": ("The game has moved on since (from {has} to {now}).",),
    "too_many_salts": ("{by} cannot add another salt; there are {has}.",),
    "wrong_segment": ("The record names dice segment {found}; {expected} is due.",),
    # turn order
    "dice_owed": ("The dice must be rolled first.",),
    "game_over": ("The game is over.",),
    "no_action": ("That is not an order.",),
    "no_dice_owed": ("No dice are due now.",),
    "not_now": ("That cannot be done in this phase ({phase}).",),
    "not_your_decision": ("This is not your decision; the game is waiting for {seats}.",),
    "unknown_side": ("There is no side {side}.",),
    "wrong_number_of_dice": ("{owed} dice are due, {thrown} were rolled.",),
    "wrong_phase": ("That belongs to another phase; this is {phase}.",),
    "battles_to_fight": ("There are still battles to fight: {spaces}.",),
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
        "You do not have {count} {unit} to order in {space}.",
        "There are fewer than {count} {unit} to choose from.",
    ),
    "unknown_space": ("There is no space {space}.",),
    "unknown_unit": ("There is no unit {unit}.",),
    "name_a_space": ("Say which space to go to.",),
    # moving
    "canal_closed": ("The canal between {start} and {space} is closed to you.",),
    "cannot_move": ("The {unit} cannot move.",),
    "captured_this_turn": ("The {unit} was captured this turn and must wait.",),
    "enemy_there": ("Enemies hold {space}; you cannot go there now.",),
    "gun_there_already": ("{space} already has an AA gun; only one may stand there.",),
    "has_moved": (
        "The {unit} has used its movement ({used}) and cannot move now.",
        "The {unit} has already moved.",
    ),
    "has_fought": ("The {unit} fought this turn and stays where it is.",),
    "must_stop": ("{unit} must stop on entering {space}.", "Whoever enters {space} must stop there."),
    "neutral": ("{space} is neutral and closed in this phase.",),
    "no_attack_yet": ("You may not attack {space} on the first turn.",),
    "no_landing_space": (
        "The {unit} cannot land in {space}.",
        "Going to {space} would leave aircraft with nowhere to land.",
    ),
    "no_room_on_carrier": ("The carriers in {space} have room for {room} more fighters.",),
    "no_ride": (
        "Fighters do not ride on their carrier: they fly beside it, need {needs} spaces and have {has}.",
        "Fighters do not ride on their carrier: they fly beside it, and have no range left.",
    ),
    "no_way": ("There is no open route from {start} to {space}.",),
    "noncombat_only": (
        "The {unit} moves only in the noncombat move.",
        "AA guns move only in the noncombat move.",
    ),
    "not_adjacent": ("{start} and {space} are not next to each other.",),
    "out_of_range": ("{unit} must go {needs} spaces to get there and can go {has}.",),
    "stopped_by_enemy": ("The {unit} has met the enemy in {space} and goes no farther.",),
    "wrong_terrain": ("{unit} cannot enter {space}.", "{space} is the wrong kind of space for that."),
    "cannot_pay_fine": (
        "Entering {neutrals} neutral territories costs more than your {ipc} IPC.",
        "You cannot pay the fine for entering {space}.",
        "You cannot pay the fine with {ipc} IPC.",
    ),
    # transports
    "cannot_be_carried": ("A transport cannot carry {unit}.",),
    "enemy_in_zone": ("With enemy ships in {space}, nobody can land on a friendly coast from there.",),
    "has_unloaded": ("The {unit} has unloaded and stays where it is this turn.",),
    "no_room": ("No transport in {space} has room for them.",),
    "no_transport": ("There is no transport of your side in {space}.",),
    "not_aboard": ("Those units are not aboard in {space}, or may not leave their ship.",),
    "not_friendly": ("{space} is not in friendly hands.",),
    # battles
    "aircraft_only": ("Only aircraft are left; they break off without choosing a place to retreat to.",),
    "attackers_do_not_dive": ("Only defending submarines can dive; yours can withdraw.",),
    "bombers_only": ("Only bombers can bomb a complex.",),
    "cannot_submerge": ("Submarines cannot dive in this game.",),
    "choose_casualties": ("Choose the losses first.",),
    "no_battle_there": ("There is no battle in {space}.",),
    "no_enemy_complex": ("There is no enemy complex in {space}.",),
    "no_retreat_from_landing": ("Troops that landed in {space} cannot retreat.",),
    "no_rocket": ("No rocket can fly from {gun} to {target} now.",),
    "no_such_battleships": ("Only {has} battleships can support this landing.",),
    "no_way_out": ("The submarines cannot withdraw to {space}.",),
    "not_an_origin": ("Nobody attacked from {space}, or it is no longer safe.",),
    "press_or_retreat": ("Press on or retreat.",),
    "sea_battle_first": ("The landing in {space} waits for the sea battle in {zone}.",),
    "submarines_cannot_hit_aircraft": (
        "Submarines cannot hit aircraft: at most {hits} aircraft may be lost.",
    ),
    "withdraw_or_stay": ("Withdraw the submarines or let them stay.",),
    "wrong_number": (
        "{owed} losses are due, {named} chosen.",
        "The record has number {found}; {expected} is due.",
    ),
    # money
    "before_buying": ("Research comes before buying.",),
    "cannot_pay": (
        "{dice} dice at {each} IPC each are not possible with your {ipc} IPC.",
        "That costs {needs} IPC; you have {has}.",
    ),
    "capital_lost": ("Without your capital you cannot buy.",),
    "complex_there_already": ("{space} already has an industrial complex.",),
    "everything_developed": ("You have every technology already.",),
    "no_complex_since_turn_began": ("You had no complex in {space} when the turn began.",),
    "no_new_complexes": ("In this game no industrial complex may be bought.",),
    "no_port": ("{space} is not next to a complex of yours that can build ships there.",),
    "not_bought": ("You have only {has} {unit} to place.",),
    "not_yours_since_turn_began": ("{space} was not yours when the turn began.",),
    "once_per_turn": ("You can do that once a turn.",),
    "over_capacity": (
        "Only {most} more {unit} can be placed there.",
        "{space} can produce no more this turn.",
    ),
    "port_blocked": ("Enemy ships in {space} keep new ships out.",),
    # Attack!
    "accept_or_decline": ("Accept the offer, decline it or make a counteroffer.",),
    "action_used": ("You have already taken the action {action} this turn.",),
    "allow_or_refuse": ("Allow it or refuse it.",),
    "choose_a_battle": ("Choose a battle to fight: {spaces}.",),
    "clock_said_so": ("{what} has already been called.",),
    "empty_offer": ("An offer needs cards or a promise.",),
    "engage_or_withdraw": ("Fight at sea or withdraw.",),
    "holds_the_sea": ("You already have sea control.",),
    "lay_a_line": ("Lay out your ships, like: line bb dd ss.",),
    "move_first": ("A blitzkrieg comes after a move in the same turn.",),
    "no_actions_left": ("All actions of this turn have been used: {used}.",),
    "no_partner": ("You cannot trade with {seat}.",),
    "no_sea_way": ("There is no way by sea from {start} to {target}.",),
    "no_ships": ("Without ships you cannot go for sea control.",),
    "no_such_ships": ("You do not have these ships to lay out; you have {has}.",),
    "no_time_agreed": ("This game is not played by the clock.",),
    "no_voyage_in_blitzkrieg": ("A blitzkrieg does not cross the sea.",),
    "not_in_reserve": ("These units are not in your reserve, which has {has}.",),
    "not_in_stock": ("These units are not in your stock, which has {has}.",),
    "not_neutral": ("{space} belongs to a player; diplomacy is for neutral regions.",),
    "not_playing": ("{seat} is not in the game.",),
    "not_what_is_asked": ("The offer asks for {want}.",),
    "not_your_cards": ("You do not hold these cards.",),
    "not_your_region": ("{space} is not yours.",),
    "out_of_reach": ("The {unit} cannot get from {start} to {target}.",),
    "planes_go_or_return": ("Say how many planes fly on, from 0 to {most}.",),
    "press_or_withdraw": ("Fight on or withdraw.",),
    "region_emptied": ("{space} may not be left empty.",),
    "region_taken": ("{space} is taken.",),
    "same_continent": ("You already have a start region on the continent of {space}.",),
    "somebody_must_fight": ("At least one unit must fight.",),
    "talked_out": ("No more than {most} offers without a deal in a turn.",),
    "text_not_plain": ("A promise must be one line of plain text.",),
    "text_too_long": ("A promise may have at most {most} characters.",),
    "too_expensive": ("That costs {cost}; you have {has}.",),
    "too_slow_for_blitzkrieg": ("Only tanks and planes take part in a blitzkrieg, not {unit}.",),
    "too_late_to_trade": ("It is too late in the game to trade.",),
    "too_many_cards": ("Your partner holds only {has} cards.",),
    "too_many_units": ("Only {has} more may be ordered, not {count}.",),
    "unknown_action": ("There is no action {action}.",),
    "unknown_card": ("There is no card {card}.",),
    "unknown_clock": ("You can call last_half_hour or time_up, not {what}.",),
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
    """The text without characters that would control a terminal; files may contain anything."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
