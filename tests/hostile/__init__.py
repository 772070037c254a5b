"""Files that nobody means well with."""
