"""Words of Classic for a terminal: what happened, the steps of a battle, and the theatres of the board."""

from __future__ import annotations

SILENT = ("phase_done",)
"""Events not worth a line."""

EVENTS = {
    "assault_announced": "{by} will land {units} from {zone} in {space}.",
    "battle": "{by} fights in {space} ({kind}).",
    "battle_over": "The {kind} battle in {space} is over; attacker won: {won}.",
    "bombed": "The complex in {space} is bombed for {damage}; {nation} pays {paid} IPC.",
    "bought": "{by} buys {units}.",
    "capital_taken": "{by} takes the capital of {nation} and {ipc} IPC.",
    "conquered": "{by} takes {space} from {lost_by}; it now belongs to {owner}.",
    "crashed": "{count} {unit} crash in {space}: nowhere to land.",
    "developed": "{by} develops {tech}.",
    "game_over": "The game is over ({how}): {winners} won.",
    "income": "{by} collects {ipc} IPC.",
    "landed": "{by} lands in {space} from {zone}.",
    "loaded": "{by} loads {units} from {start} in {zone}.",
    "lost": "Lost in {space}: {units}.",
    "moved": "{by} moves {units}: {start} > {route}.",
    "neutral_violated": "{by} violates neutral {space} and pays {fine} IPC.",
    "not_placed": "{by} cannot place {units}; they are lost.",
    "placed": "{by} places {units} in {space}.",
    "proposed": "{by} proposes to lose {units}.",
    "research": "Research dice {dice}: {breakthroughs} breakthroughs.",
    "researched": "{by} pays for {dice} research dice.",
    "retreated": "{by} retreats from {space} to {to}.",
    "returned": "{space} goes back from {held_by} to {owner}.",
    "rocket": "A rocket hits {space} for {damage}; {nation} pays {paid} IPC.",
    "rolled_again": "Rolled {die}: {tech} is already known; rolled again.",
    "shot_down": "Shot down: {units}.",
    "stranded": "{count} fighters of {nation} leave {space} for {to}.",
    "stranded_lost": "{count} fighters of {nation} find no deck in {space} and are lost.",
    "submerged": "{count} submarines of {by} dive in {space}.",
    "turn_over": "The turn of {by} is over (round {round}).",
    "unloaded": "{by} unloads {units} from {zone} in {space}.",
    "withdrew": "{count} submarines of {by} withdraw from {space} to {to}.",
}

STEPS = {
    "aa_fire": "anti-aircraft fire",
    "aa_losses": "aircraft shot down",
    "attack": "attack",
    "attack_losses": "defender's losses",
    "bombardment": "bombardment",
    "bombardment_losses": "losses of the bombardment",
    "bombing": "bombing",
    "defense": "defense",
    "deck_losses": "fighters without a deck",
    "defense_losses": "attacker's losses",
    "flak": "anti-aircraft fire on the way",
    "remove": "casualties leave",
    "retreat": "press or retreat",
    "subs": "submarines may leave",
    "torpedoes": "torpedoes",
    "torpedo_losses": "ships torpedoed",
}

_LAND = {
    "europe": "eastern_europe eire finland_norway germany gibraltar southern_europe spain sweden switzerland "
    "ukraine_ssr united_kingdom western_europe karelia_ssr caucasus russia turkey",
    "russia_front": "karelia_ssr caucasus russia ukraine_ssr eastern_europe finland_norway germany "
    "southern_europe kazakh_ssr novosibirsk persia",
    "africa": "algeria anglo_egyptian_sudan angola belgian_congo french_equatorial_africa "
    "french_west_africa italian_east_africa kenya_rhodesia libya madagascar mozambique "
    "rio_de_oro south_africa",
    "asia": "afghanistan china evenki_national_okrug french_indo_china india kazakh_ssr kwangtung manchuria "
    "mongolia novosibirsk persia saudi_arabia sinkiang soviet_far_east syria_iraq turkey yakut_ssr",
    "pacific": "alaska australia borneo_celebes caroline_islands east_indies hawaiian_islands japan midway "
    "new_guinea new_zealand okinawa philippines solomon_islands wake_island western_usa",
    "america": "alaska argentina_chile brazil colombia cuba eastern_canada eastern_usa mexico panama peru "
    "western_canada western_usa",
}
THEATRES = {name: frozenset(spaces.split()) for name, spaces in _LAND.items()}
"""Parts of the board that a player may ask to see; they overlap. Zones that touch them belong to them."""
