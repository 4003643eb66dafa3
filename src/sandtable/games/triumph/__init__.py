"""Triumph & Tragedy: the struggle of three factions for Europe, 1936 to 1945."""
