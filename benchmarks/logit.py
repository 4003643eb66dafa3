"""Logistic regression for choices among any number of sides (conditional logit), with NumPy alone."""

from __future__ import annotations

from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Data: TypeAlias = tuple[Floats, Floats, Floats]
"""Features by position, side and name; what each side won; and 1 for sides that can still win."""
STEPS = 30
"""Of Newton's method, more than enough."""


def forecast(features: Floats, there: Floats, weights: Floats) -> Floats:
    """The chance of each side."""
    scores = np.where(there > 0, features @ weights, -np.inf)
    parts = np.exp(scores - scores.max(axis=1, keepdims=True))
    return cast(Floats, parts / parts.sum(axis=1, keepdims=True))


def fit(data: Data, ridge: float) -> Floats:
    """The weights that make what happened likeliest, drawn to zero by the ridge; Newton's method."""
    features, won, there = data
    held = there.sum(axis=1, keepdims=True)
    middle = (features * there[..., None]).sum(axis=1) / held
    centred = (features - middle[:, None]) * there[..., None]
    spread = np.sqrt((centred**2).sum(axis=(0, 1)) / there.sum())
    scaled = centred / np.where(spread > 0, spread, 1.0)
    weights = np.zeros(features.shape[2])
    for _ in range(STEPS):
        chance = forecast(scaled, there, weights)
        slope = np.einsum("ik,ikd->d", won - chance, scaled) - ridge * weights
        mean = np.einsum("ik,ikd->id", chance, scaled)
        bend = np.einsum("ik,ikd,ike->de", chance, scaled, scaled) - mean.T @ mean
        weights = weights + np.linalg.solve(bend + ridge * np.eye(len(weights)), slope)
    return cast(Floats, np.where(spread > 0, weights / np.where(spread > 0, spread, 1.0), 0.0))


def fit_signed(data: Data, firm: list[bool], ridge: float) -> Floats:
    """The weights; firm features can only help: those that seem to harm are left out, the worst first."""
    features, won, there = data
    used = np.ones(len(firm))
    while True:
        weights = fit((features * used, won, there), ridge)
        scaled = np.where(firm, weights * features.std(axis=(0, 1)), 0.0)
        if scaled.min() >= 0:
            return weights
        used[scaled.argmin()] = 0.0
