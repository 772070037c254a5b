"""The tuner: a table of one's own, changed until it feels like the one at home."""
