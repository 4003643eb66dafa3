"""Battle odds: the whole distribution, exact, over a small battle model that a family of games provides."""

from .answer import Odds
from .model import OddsError, Orders

__all__ = ["Odds", "OddsError", "Orders"]
