"""The picture of an arena that developers look at."""

import numpy as np
import pytest

from flick.commands.shot import read_layout
from flick.paint.palette import PALETTES
from tests.window.arena.drawing.arena_scene import scene, with_projectiles
from tests.window.arena.drawing.seeing import pixels


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("mode", ["mat", "walls", "kitchen-table"])
def test_a_scene_of_every_kind_of_table(mode: str, palette: str):
    seen = pixels(scene(palette, (640, 360), mode, False))
    assert seen.shape == (360, 640, 3)
    still = pixels(scene(palette, (640, 360), mode, True))
    assert np.abs(seen - still).max() > 60


def test_the_scene_shows_every_projectile():
    assert {"missile", "fireball", "longbow", "wave", "power-wave"} <= set(
        with_projectiles(read_layout("mat", None)).pawns
    )
