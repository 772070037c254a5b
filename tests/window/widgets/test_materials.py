"""What things are made of looks as it should in every palette."""

import pytest
from pygame import SRCALPHA, Rect, Surface

from flick.paint.palette import PALETTES, PaletteName
from flick.window.app.theme import Theme
from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import Recess


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("opacity", [0.0, 0.62])
def test_a_recess_covers_what_lies_in_it_as_far_as_it_is_opaque(palette: PaletteName, opacity: float) -> None:
    """In high contrast the rim round a large dungeon covered all of it."""
    target = Surface((120, 120), SRCALPHA, 32)
    Kit(Theme(palette)).stamp(target, Rect(10, 10, 100, 100), Recess(10, opacity))
    assert (target.get_at((60, 60)).a > 0) == (opacity > 0)
