"""The program itself: its loop and its stack of screens, settings, theme, keys, sound, and the work beside it."""
