"""Adding up the rows of an array that come to the same place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .dice import Floats


class Fold:
    """Rows of an array are added up by a target each; targets that nobody has stay zero."""

    def __init__(self, targets: Sequence[int] | np.ndarray[Any, Any], size: int) -> None:
        ordered = np.asarray(targets, dtype=np.int64)
        self.size = size
        self.order = np.argsort(ordered, kind="stable")
        ordered = ordered[self.order]
        self.starts = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1]])
        self.targets = ordered[self.starts]

    def __call__(self, rows: Floats) -> Floats:
        found = np.zeros((self.size, *rows.shape[1:]))
        found[self.targets] = np.add.reduceat(rows[self.order], self.starts, axis=0)
        return found
