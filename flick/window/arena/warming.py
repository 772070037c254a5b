"""What takes long, done ahead while nothing happens, so that no flick waits for it."""

from collections.abc import Iterator, Mapping
from typing import get_args

from pygame import Surface

from flick.arena.friction import grip
from flick.arena.layout import Pawn
from flick.arena.shapes import ShapeName
from flick.window.arena.stage import Stage
from flick.window.flicking.view import ZOOMS
from flick.window.paint.lamp import Light, stepped
from flick.window.paint.looks import look_of

ACROSS, DOWN = 24, 14
"""In so many columns and rows of the table the light is looked at."""


def warming(stage: Stage, pawns: Mapping[str, Pawn]) -> Iterator[None]:
    """A step at a time: the tables of friction, then pieces drawn where nobody sees it, characters everywhere under the
    lamp and everything from near."""
    for shape in get_args(ShapeName):
        grip(shape)
        yield
    scratch = Surface((1, 1), 0, 32)
    discs = {name: pawn for name, pawn in pawns.items() if look_of(name, pawn).kind == "disc"}
    for light in _lights(stage):
        for name, pawn in discs.items():
            stage.workshop.piece(name, pawn, stage.plain.scale).draw_body(scratch, -999, -999, 0.3, light)
            yield
    for zoom in ZOOMS[1:]:
        for name, pawn in pawns.items():
            sprite = stage.workshop.piece(name, pawn, stage.plain.scale * zoom)
            yield
            sprite.draw(scratch, -999, -999, pawn.angle, stage.light((pawn.x, pawn.y)))
            yield


def _lights(stage: Stage) -> list[Light]:
    """All that are told apart, one of each."""
    width, height = stage.plain.table
    places = [(width * (i + 0.5) / ACROSS, height * (j + 0.5) / DOWN) for j in range(DOWN) for i in range(ACROSS)]
    found: dict[tuple[int, int], Light] = {}
    for place in places:
        light = stage.light(place)
        found.setdefault(stepped(light), light)
    return list(found.values())
