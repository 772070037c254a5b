"""What all programs of a session share, as one program shares it between its screens: pictures of the same theme. Every
test has a program of its own; painting everything anew for each would be most of what tests cost."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from flick.window import app
from flick.window.paint.icon import Icons
from flick.window.paint.workshop import Workshop
from flick.window.parts.kit import Kit, Pictures, pictures_for
from flick.window.screens import page
from flick.window.theme import Theme

THEMES = 3
"""So many palettes and scales are kept at once; the pictures of one take some megabytes."""


@lru_cache(THEMES)
def theme(*given: Any, **options: Any) -> Theme:
    return Theme(*given, **options)


@lru_cache(THEMES)
def icons(theme: Theme) -> Icons:
    return Icons(theme)


@lru_cache(THEMES)
def workshop(theme: Theme, icons: Icons) -> Workshop:
    return Workshop(theme, icons)


@lru_cache(THEMES)
def pictures(theme: Theme) -> Pictures:
    return pictures_for(theme)


def kit(theme: Theme, icons: Icons, sound: Callable[[str], None]) -> Kit:
    return Kit(theme, icons, sound, pictures(theme))


def share(patch: pytest.MonkeyPatch) -> None:
    """Let every program take these from now on."""
    for module, names in ((app, ("Theme", "Icons", "Workshop", "Kit")), (page, ("Theme", "Workshop", "Kit"))):
        for name in names:
            patch.setattr(module, name, globals()[name.lower()])
