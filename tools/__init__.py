"""Chores of the people who develop Flick."""
