"""Reasons of refusals that only Global 1940 gives, as sentences (`cli.words`)."""

from __future__ import annotations

REASONS: dict[str, tuple[str, ...]] = {
    # politics
    "at_peace": ("You are at war with nobody: declare war, or close the phase.",),
    "at_war_already": ("You are at war with {nation} already.",),
    "may_not_declare": ("You may not declare war on {nation} yet.",),
    "no_nations": ("The order names no nation.",),
    "same_side": ("{nation} is on your own side.",),
    "too_early_to_declare": ("War is declared at the start of the combat move, which comes next.",),
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
        "Troops land from {space} beside enemy submarines: a warship must stay.",
    ),
    "no_kamikaze_target": ("Kamikazes strike warships on the surface, not {unit}.",),
    "no_kamikaze_there": ("There can be no kamikaze in {space} now.",),
    "no_markers": ("{count} is not possible; you have {has} markers left.",),
    "no_raid_there": ("{space} is not raided.",),
    "no_target": ("{unit} cannot bomb {target} there.",),
    "not_for_bonus": ("{unit} cannot be part of the troop bonus.",),
    "others_come_first": ("{space} must wait; these come first: {spaces}.",),
    "over_bonus": ("These units cost {cost} IPC; the bonus has {ipc} left.",),
    "scramble_or_pass": ("Scramble, intercept, or pass.",),
    "strike_or_pass": ("Name ships for kamikaze strikes, or pass.",),
    "too_many_ships": ("{most} ships can support this landing, one for each unit; {named} were named.",),
    "was_hostile": ("{space} was hostile when your turn began.",),
    "zone_not_attacked": ("{space} is not attacked, and no landing is made from it.",),
    # movement
    "cargo_must_land": ("Troops that boarded for an assault can still be ordered ashore: {spaces}.",),
    "cannot_stay_alone": (
        "Ships without an attack value lie beside enemy warships in {spaces}: they must leave, or be joined.",
    ),
    "fighters_only": ("Only fighters escort bombers.",),
    "forbidden_waters": ("Before war, {unit} may not end its move in {space}.",),
    "friendly_neutral": ("{space} is a friendly neutral: only land units enter it, in the noncombat move.",),
    "impassable": ("Nothing can enter or cross {space}.",),
    "never_aboard": ("Chinese units board no ships.",),
    "no_fight_there": ("There is nothing to fight in {space}: go there in the noncombat move.",),
    "no_overflight": ("Aircraft may not fly over {space}.",),
    "no_raiders": ("No bombers of yours raid {space}.",),
    "landing_expected": (
        "Warships came to {space} for a landing: troops must stay to make it, or be ordered ashore first.",
    ),
    "nobody_fights": (
        "{unit} cannot attack {space} without a unit that has an attack value.",
        "Somebody must stay in {space} who can fight there.",
    ),
    "not_at_war": ("You are not at war with {owner}: {space} is closed to you.",),
    "not_shared": ("You do not share {space} with {owner} yet.",),
    "not_through": ("A friendly neutral may be entered, not passed: {space}.",),
    "nothing_to_attack": ("There is nothing in {space} that you could attack there.",),
    "nowhere_to_land": ("The transport cannot reach a coast to attack from {space}.",),
    "outside_china": ("Chinese units may not go to {space}.",),
    "no_transport_yet": ("Ships of allies in {space} take troops aboard in the noncombat move alone.",),
    "sailed_for_nothing": (
        "Transports that sail in the combat move must land troops or be in a battle; not yet so: {spaces}.",
    ),
    "third_party": ("Units of a nation you are not at war with stand in {space}.",),
    # passages
    "answered_already": ("You have had the answer for {passage} this turn.",),
    "nobody_to_ask": ("Nobody could give you leave for {passage}.",),
    "unknown_passage": ("There is no passage {passage}.",),
    # paratroopers
    "infantry_only": ("Only infantry drops from the air.",),
    "no_drop_there": ("Paratroopers cannot drop on {space}.",),
    "no_paratroopers": ("You have no paratroopers.",),
    "too_many_paratroopers": ("{most} more paratroopers can take off from there.",),
    # aboard
    "trapped_aboard": ("The {unit} lies aboard a damaged carrier and cannot take off.",),
    # stranded aircraft and bought carriers
    "bring_them_down": ("Bring your stranded aircraft down, or pass.",),
    "carrier_awaited": ("Aircraft elsewhere count on that carrier; it cannot be placed in {space}.",),
    "too_many": ("{most} may go there.",),
}
