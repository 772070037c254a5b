"""The screens of the window: what is seen before a match, beside it and after it."""
