"""Practice: a table on which everything may be moved, flicked and taken back, and puzzles to solve on it."""
