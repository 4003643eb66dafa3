"""Rolls of two ordinary dice by several players, the highest of whom wins: start, command, diplomacy."""

from __future__ import annotations


def totals(seats: tuple[str, ...], dice: tuple[int, ...]) -> dict[str, int]:
    """What each of the seats rolled with two dice, thrown one after the other."""
    return {seat: sum(dice[2 * i : 2 * i + 2]) for i, seat in enumerate(seats)}


def best(result: dict[str, int]) -> tuple[str, ...]:
    """The seats with the highest total."""
    return tuple(seat for seat, total in result.items() if total == max(result.values()))
