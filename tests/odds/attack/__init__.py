"""Tests of the odds of Attack!."""
