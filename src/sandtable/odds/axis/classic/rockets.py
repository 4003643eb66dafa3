"""Rockets: how much the owner of a complex pays."""

from __future__ import annotations

import numpy as np

from .raids import Raid, answer, check, sums


def rocket(money: int | None = None) -> Raid:
    """One rocket: one die."""
    check(0, 1, 0, money)
    return answer("rocket", sums(1), money, np.ones(1), 0)
