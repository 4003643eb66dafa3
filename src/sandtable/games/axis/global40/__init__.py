"""Global 1940, 2nd edition: nine nations on two boards joined into one world."""
