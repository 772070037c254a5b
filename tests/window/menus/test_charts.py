"""Figures on paper keep their words whole."""

import pytest
from pygame import Rect

from flick.window.app.theme import Theme
from flick.window.menus.charts import RingFigure
from flick.window.widgets.kit import Kit


@pytest.mark.parametrize("width", [140, 170, 260])
def test_a_name_beside_a_ring_is_not_cut(width: int) -> None:
    """The ring took all the room at the end of a match in a small window: "Joue" stood above "ur 1"."""
    room = Rect(10, 20, width, 100)
    ring = RingFigure(Kit(Theme()), room, 0.5, "50 %", "Joueur 1", "11 sur 22", 0)
    words = [word for box in ring.texts() for word in box.text.split(" ")]
    assert "Joueur" in words
    assert all(room.contains(box.rect) for box in ring.texts())
    assert room.contains(ring.ring)
