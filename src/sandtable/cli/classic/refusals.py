"""Reasons of refusals that only Classic gives, as sentences (`cli.words`)."""

from __future__ import annotations

REASONS: dict[str, tuple[str, ...]] = {
    # naming pieces and places
    # battles
    "attackers_do_not_dive": ("Only defending submarines can dive; yours can withdraw.",),
    "cannot_submerge": ("Submarines cannot dive in this game.",),
    "no_such_battleships": ("Only {has} battleships can support this landing.",),
    "no_way_out": ("The submarines cannot withdraw to {space}.",),
    "submarines_cannot_hit_aircraft": (
        "Submarines cannot hit aircraft: at most {hits} aircraft may be lost.",
    ),
    "withdraw_or_stay": ("Withdraw the submarines or let them stay.",),
    # money
    "capital_lost": ("Without your capital you cannot buy.",),
    "complex_there_already": ("{space} already has an industrial complex.",),
    "no_complex_since_turn_began": ("You had no complex in {space} when the turn began.",),
    "port_blocked": ("Enemy ships in {space} keep new ships out.",),
}
