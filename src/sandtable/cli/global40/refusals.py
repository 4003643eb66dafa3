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
}
