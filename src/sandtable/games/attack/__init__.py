"""The Attack! family: players as great powers on the western half of the world, about 1935."""
