"""The odds of Global 1940: one battle or raid from text, every battle of a position, convoys."""

from ...answer import Odds
from ...model import OddsError, Orders
from .api import battle, pending, preview, raid_of_text, read_orders
from .convoying import Convoy, convoy, convoy_of_text
from .raids import Raid, raid

__all__ = [
    "Convoy",
    "Odds",
    "OddsError",
    "Orders",
    "Raid",
    "battle",
    "convoy",
    "convoy_of_text",
    "pending",
    "preview",
    "raid",
    "raid_of_text",
    "read_orders",
]
