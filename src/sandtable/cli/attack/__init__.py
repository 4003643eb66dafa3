"""Attack! in a terminal."""
