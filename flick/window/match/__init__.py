"""The room of a match: one controller for play, lesson, puzzle and replay, and what shows its news on the table."""
