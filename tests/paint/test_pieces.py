"""Every piece can be drawn, whatever it is called and whatever its shape is."""

import math

import pytest

from flick.arena.layout import Pawn
from flick.arena.shapes import ShapeName
from flick.paint.canvas import Canvas
from flick.paint.glyphs import Glyphs
from flick.paint.lamp import Lamp
from flick.paint.palette import PALETTES, Palette, PaletteName
from flick.paint.piece_look import look_of
from flick.paint.piece_painters import piece_art
from flick.paint.piece_stamp import PieceStamp

NAMES = ("sword-1", "crystal-2", "missile", "fireball", "longbow", "wave", "somebody")


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("shape", ["disc", "longbow", "wave"])
def test_a_piece_of_any_shape_may_have_any_name(shape: ShapeName, palette: PaletteName) -> None:
    """A wave that is called a fireball has no colours of its own, and is drawn as any wave."""
    glyphs, light = Glyphs(), Lamp(1280, 720).at(40, 40)
    for name in NAMES:
        pawn = Pawn(0, 0, 0, 30, shape)
        canvas = Canvas(80, 80)
        art = piece_art(Palette(palette), glyphs, look_of(name, pawn), pawn, 1.0)
        PieceStamp(art, 40.3, 39.6, 0.7, light).lay_body(canvas)
        assert canvas.alpha.sum() == pytest.approx(math.pi * 15**2, rel=0.03), name
