"""Battle odds: the whole distribution, exact, over a small battle model that a family of games provides."""

from .answer import Odds
from .api import battle, pending, preview, raid_of_text, read_orders
from .model import OddsError, Orders
from .raids import Raid, raid, rocket

__all__ = [
    "Odds",
    "OddsError",
    "Orders",
    "Raid",
    "battle",
    "pending",
    "preview",
    "raid",
    "raid_of_text",
    "read_orders",
    "rocket",
]
