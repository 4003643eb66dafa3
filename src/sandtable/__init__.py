"""Sandtable plays WWII grand-strategy board games, every rule enforced."""

__version__ = "0.2.0"
