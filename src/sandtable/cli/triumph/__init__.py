"""Triumph & Tragedy in a terminal."""
