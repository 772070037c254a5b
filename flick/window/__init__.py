"""The window: the table as pygame draws it, and everything that mouse, touch and keys do with it."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting would stand in the output of commands
