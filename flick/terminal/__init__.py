"""A match on a text terminal."""

WIDTH = 80
"""Columns: nothing is wider but what cannot be broken, such as the name of a file."""
