"""The window: the table as pygame draws it, and everything that mouse, touch and keys do with it."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting would stand in the output of commands

# By this name desktops group windows; without it SDL takes that of the file that was run, "__main__.py".
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "flick")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "flick")
