"""The arena in the window: cloth and pieces, flicks being made and being watched, and what they came to."""
