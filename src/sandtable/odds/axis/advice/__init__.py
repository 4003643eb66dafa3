"""The advice of the axis family: odds, reach, landings, threats and losses of a position."""
