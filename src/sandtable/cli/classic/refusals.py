"""Reasons of refusals that only Classic gives, as sentences (`cli.words`)."""

from __future__ import annotations

REASONS: dict[str, tuple[str, ...]] = {
    # turn order
    "unknown_side": ("There is no side {side}.",),
    "wrong_phase": ("That belongs to another phase; this is {phase}.",),
    "battles_to_fight": ("There are still battles to fight: {spaces}.",),
    "aircraft_must_land": ("Aircraft still have to land: {spaces}.",),
    "units_to_place": ("Bought units can still be placed.",),
    # naming pieces and places
    "no_route": ("The order leads nowhere.",),
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
    "wrong_number": ("{owed} losses are due, {named} chosen.",),
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
    "not_yours_since_turn_began": ("{space} was not yours when the turn began.",),
    "once_per_turn": ("You can do that once a turn.",),
    "over_capacity": (
        "Only {most} more {unit} can be placed there.",
        "{space} can produce no more this turn.",
    ),
    "port_blocked": ("Enemy ships in {space} keep new ships out.",),
}
