"""Somebody is led through a game in the window: the way it takes, and what is shown of it."""
