"""Reasons of refusals as sentences: those that games share; a game's own are in `cli.<game>.refusals`.

The rules give a key and figures. Where a reason comes with different figures, the first text that finds all
its figures is used, the game's own before the shared ones.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from string import Formatter

from sandtable.kernel import registry
from sandtable.kernel.protocol import Fact, Refusal

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
    "wrong_number": (
        "{owed} losses are due, {named} chosen.",
        "The record has number {found}; {expected} is due.",
    ),
    # turn order
    "dice_owed": ("The dice must be rolled first.",),
    "game_over": ("The game is over.",),
    "no_action": ("That is not an order.",),
    "not_now": ("That cannot be done in this phase ({phase}).",),
    "nothing_to_recall": ("There is no choice to take back.",),
    "not_your_decision": ("This is not your decision; the game is waiting for {seats}.",),
    # naming pieces and places
    "bad_count": (
        "{count} is not a number of {unit} that can be ordered.",
        "{count} is not a possible number; there are {has}.",
    ),
    "no_units": ("The order names no units.",),
    "not_there": (
        "You do not have {count} {unit} to order in {space}.",
        "There are fewer than {count} {unit} to choose from.",
    ),
    "unknown_space": ("There is no space {space}.",),
    "unknown_unit": ("There is no unit {unit}.",),
    # money
    "once_per_turn": ("You can do that once a turn.",),
    "not_yours_since_turn_began": ("{space} was not yours when the turn began.",),
    "everything_developed": ("You have every technology already.",),
    "before_buying": ("Research comes before buying.",),
    "not_bought": ("You have only {has} {unit} to place.",),
    "unknown_side": ("There is no side {side}.",),
    "wrong_phase": ("That belongs to another phase; this is {phase}.",),
    "battles_to_fight": ("There are still battles to fight: {spaces}.",),
    "aircraft_must_land": ("Aircraft still have to land: {spaces}.",),
    "units_to_place": ("Bought units can still be placed.",),
    "no_route": ("The order leads nowhere.",),
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
    "cannot_be_carried": ("A transport cannot carry {unit}.",),
    "enemy_in_zone": ("With enemy ships in {space}, nobody can land on a friendly coast from there.",),
    "has_unloaded": ("The {unit} has unloaded and stays where it is this turn.",),
    "no_room": ("No transport in {space} has room for them.",),
    "no_transport": ("There is no transport of your side in {space}.",),
    "not_aboard": ("Those units are not aboard in {space}, or may not leave their ship.",),
    "not_friendly": ("{space} is not in friendly hands.",),
    "cannot_be_hit": ("Not all of the {hits} hits can fall on these.",),
    "choose_casualties": ("Choose the losses first.",),
    "others_first": ("Others are hit before transports: {owed} of these are lost, {named} were chosen.",),
    "no_battle_there": ("There is no battle in {space}.",),
    "aircraft_only": ("Only aircraft are left; they break off without choosing a place to retreat to.",),
    "name_a_space": ("Say which space to go to.",),
    "no_retreat_from_landing": ("Troops that landed in {space} cannot retreat.",),
    "not_an_origin": ("Nobody attacked from {space}, or it is no longer safe.",),
    "press_or_retreat": ("Press on or retreat.",),
    "sea_battle_first": ("The landing in {space} waits for the sea battle in {zone}.",),
    "cannot_pay": (
        "{dice} dice at {each} IPC each are not possible with your {ipc} IPC.",
        "That costs {needs} IPC; you have {has}.",
    ),
    "no_new_complexes": ("In this game no industrial complex may be bought.",),
    "no_port": ("{space} is not next to a complex of yours that can build ships there.",),
    "over_capacity": (
        "Only {most} more {unit} can be placed there.",
        "{space} can produce no more this turn.",
    ),
    "no_rocket": (
        "No rocket can fly from {gun} to {target} now.",
        "No rocket can fly from {base} to that target in {target} now.",
    ),
    "no_such_ships": (
        "{has} {unit} can support this landing.",
        "You do not have these ships to lay out; you have {has}.",
    ),
    "bombers_only": ("Only bombers can bomb a complex.",),
    "no_enemy_complex": ("There is no enemy complex in {space}.",),
    "allow_or_refuse": ("Allow it or refuse it.",),
    "no_target": ("There is no target for that.",),
    "not_neutral": ("That is not neutral.",),
    "unknown_card": ("There is no card {card}.",),
}


@cache
def texts_of(reason: str, game: str = "") -> tuple[str, ...]:
    """The texts of a reason, as a game gives it; without a game those of all of them."""
    own = (text for name in ([game] if game else registry.names()) for text in _own(name).get(reason, ()))
    return tuple(dict.fromkeys((*own, *REASONS.get(reason, ()))))


@cache
def _own(game: str) -> dict[str, tuple[str, ...]]:
    beside = f"{__package__}.{game}"
    if find_spec(beside) is None or find_spec(f"{beside}.refusals") is None:
        return {}
    found: dict[str, tuple[str, ...]] = import_module(f"{beside}.refusals").REASONS
    return found


def sentence(refusal: Refusal, game: str = "") -> str:
    """Why not, in words, with the rule."""
    rule = f" (rule {refusal.rule})" if refusal.rule and refusal.rule != "notation" else ""
    for text in texts_of(refusal.reason, game):
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
