"""A match on a text terminal."""

WIDTH = 80
"""The width of all output in columns. Only what cannot be broken, such as the name of a file, is wider."""
