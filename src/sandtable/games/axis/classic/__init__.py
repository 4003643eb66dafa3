"""Classic, spring 1942: the 2nd and 3rd edition rules on one board."""
