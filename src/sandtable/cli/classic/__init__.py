"""How Classic looks and reads in a terminal."""
