"""Planners of the axis family: parts from which the computer players of every edition are made."""
