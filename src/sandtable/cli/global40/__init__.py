"""Global 1940 in the terminal."""
