"""The odds of Classic: one battle from text, every battle of a position, raids and rockets."""

from ...answer import Odds
from ...model import OddsError, Orders
from .api import battle, pending, preview, raid_of_text, read_orders
from .raids import Raid, raid
from .rockets import rocket

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
