"""Tests of chores in ``tools``: those that let bots play many matches, and those that do harm on purpose."""
