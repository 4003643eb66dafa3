"""The odds of the axis family: positions read into the small battle model, advice, a reader for each game."""
