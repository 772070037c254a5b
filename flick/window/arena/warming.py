"""What takes long, done ahead while nothing happens, so that no flick waits for it."""

from collections.abc import Iterator, Mapping
from typing import get_args

from pygame import Surface

from flick.arena.friction import grip
from flick.arena.layout import Pawn
from flick.arena.shapes import ShapeName
from flick.paint.lamp import Light, stepped
from flick.paint.piece_look import look_of
from flick.window.app.workers import Aside
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.flicking.arena_view import ZOOMS
from flick.window.arena.table_art import TableArt
from flick.window.widgets.icon import Icons

ACROSS, DOWN = 24, 14
"""The columns and rows of places on the table at which the light is looked at."""


class Warmer:
    """Paints the pieces of a table ahead beside the window, and gives them to the art of that table."""

    def __init__(self, stage: ArenaStage) -> None:
        self._stage = stage
        self._aside = Aside[TableArt | None]()
        self._known: set[object] = set()
        """Which pieces are painted, or will be, as far as they look otherwise than others."""

    @property
    def busy(self) -> bool:
        """Whether there is something left to be painted."""
        return self._aside.busy

    def go_on(self, pawns: Mapping[str, Pawn]) -> None:
        """Take over what has become ready, and go on with these pieces; those that nobody knew come first."""
        new = {name: pawn for name, pawn in pawns.items() if _kind(name, pawn) not in self._known}
        if new:
            self._known.update(_kind(name, pawn) for name, pawn in new.items())
            self._aside.want(warming(self._stage, new))
        made = self._aside.step()
        if made is not None:
            self._stage.art.take(made)


def _kind(name: str, pawn: Pawn) -> object:
    """The key of a piece, which is the same for pieces that look alike."""
    return look_of(name, pawn), pawn.diameter, pawn.shape


def warming(stage: ArenaStage, pawns: Mapping[str, Pawn]) -> Iterator[TableArt | None]:
    """A step at a time, in a thread beside the window: the tables of friction, then characters drawn everywhere under
    the lamp, and everything from near. Each piece is made in table art of its own, which is given out when nothing
    more is to be done in it."""
    for shape in get_args(ShapeName):
        grip(shape)
        yield None
    theme, scale = stage.art.theme, stage.plain.scale
    icons, scratch = Icons(theme), Surface((1, 1), 0, 32)
    lights = _lights(stage)
    discs = {name: pawn for name, pawn in pawns.items() if look_of(name, pawn).kind == "disc"}
    for name, pawn in discs.items():
        art = TableArt(theme, icons)
        sprite = art.piece(name, pawn, scale)
        for light in lights:
            yield None
            sprite.draw_body(scratch, -999, -999, 0.3, light)
        yield art
    for zoom in ZOOMS[1:]:
        for name, pawn in pawns.items():
            art = TableArt(theme, icons)
            sprite = art.piece(name, pawn, scale * zoom)
            yield None
            sprite.draw(scratch, -999, -999, pawn.angle, stage.light((pawn.x, pawn.y)))
            if name in discs:
                yield None
                art.ring(pawn.chain.extent * scale * zoom)
                art.halo(pawn.chain.extent * scale * zoom)
            yield art


def _lights(stage: ArenaStage) -> list[Light]:
    """One light of each step that is told apart somewhere on the table."""
    width, height = stage.plain.table
    places = [(width * (i + 0.5) / ACROSS, height * (j + 0.5) / DOWN) for j in range(DOWN) for i in range(ACROSS)]
    found: dict[tuple[int, int], Light] = {}
    for place in places:
        light = stage.light(place)
        found.setdefault(stepped(light), light)
    return list(found.values())
