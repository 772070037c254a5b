"""Draws a picture of a table seen from above, and of what a flick did on it."""

from collections.abc import Mapping
from functools import cache, lru_cache

from PIL import Image

from flick.arena.layout import Layout, Pawn, Pose, Table, Wall
from flick.arena.outcome import Outcome
from flick.arena.shapes import Point
from flick.paint.arena_ground import arena_ground
from flick.paint.canvas import Canvas, Raster, bytes_of
from flick.paint.flick_marks import draw_departure, draw_ghost, draw_stars, draw_way, paces, ways_of
from flick.paint.glyphs import Glyphs
from flick.paint.labels import Circle, LabelRoom, place_labels, write_labels
from flick.paint.palette import normal
from flick.paint.piece_art import PieceArt
from flick.paint.piece_look import PieceLook, look_of
from flick.paint.piece_painters import piece_art
from flick.paint.piece_stamp import PieceStamp
from flick.paint.planks import table_top
from flick.paint.table_view import view_of

STAR_ROOM = 9
FADED = 0.42
"""The opacity of a pawn where it left the mat."""


class TablePicture:
    """A picture of a table that is being drawn, in the normal palette."""

    def __init__(self, layout: Layout, width: int) -> None:
        self.layout = layout
        self.view = view_of(layout.table, width)
        self.lamp = self.view.lamp
        self.canvas = Canvas(self.view.width, self.view.height)
        self.canvas.lay(_bare(layout.table, tuple(layout.walls.items()), layout.stands, width))

    def stamp(self, name: str, pose: Pose) -> PieceStamp:
        """A pawn ready to be drawn at a pose."""
        x, y = self.view.point(pose[0], pose[1])
        return PieceStamp(self._art(name), x, y, pose[2], self.lamp.at(x, y))

    def lay(self, poses: Mapping[str, Pose]) -> None:
        """Draw pawns at these poses: all shadows first, so that none falls on a neighbour's face."""
        stamps = [self.stamp(name, pose) for name, pose in poses.items()]
        for stamp in stamps:
            stamp.lay_shadow(self.canvas)
        for stamp in stamps:
            stamp.lay_body(self.canvas)

    def image(self) -> Image.Image:
        """The finished picture."""
        return Image.fromarray(bytes_of(self.canvas.colour))

    def _art(self, name: str) -> PieceArt:
        pawn = self.layout.pawns[name]
        return _art(look_of(name, pawn), Pawn(0, 0, 0, pawn.diameter, pawn.shape), self.view.scale)


def draw(layout: Layout, outcome: Outcome | None = None, width: int = 1280) -> Image.Image:
    """A picture of a layout, or with an outcome of its end: the ways there, every touch, and ghosts where pawns began.
    ``width`` is in pixels; the height follows from the table."""
    picture = TablePicture(layout, width)
    poses = {name: pawn.pose for name, pawn in sorted(layout.pawns.items())}
    ways: dict[str, list[Point]] = {}
    if outcome is not None:
        ways = ways_of(picture.view, outcome)
        _draw_ways(picture, outcome, ways)
        poses = {name: outcome.rest[name] for name in poses if name in outcome.rest}
    picture.lay(poses)
    if outcome is not None:
        poses |= _draw_departed(picture, outcome)
        draw_stars(picture.canvas, picture.view, outcome.contacts)
    return _with_names(picture, poses, ways, outcome)


@cache
def _glyphs() -> Glyphs:
    return Glyphs()


@lru_cache(64)
def _art(look: PieceLook, pawn: Pawn, scale: float) -> PieceArt:
    return piece_art(normal(), _glyphs(), look, pawn, scale)


@lru_cache(maxsize=1)
def _bare(table: Table, walls: tuple[tuple[str, Wall], ...], stands: tuple[Point, ...], width: int) -> Raster:
    """The table without pieces, kept for the next picture of it."""
    view = view_of(table, width)
    canvas = Canvas(view.width, view.height)
    canvas.lay(table_top(normal(), view.lamp))
    layout = Layout(table, {}, walls=dict(walls), stands=stands)
    canvas.lay(arena_ground(normal(), _glyphs(), layout, view.lamp, view.box, ()))
    return Raster(canvas.colour)


def _draw_ways(picture: TablePicture, outcome: Outcome, ways: Mapping[str, list[Point]]) -> None:
    """Draw where the pawns that moved had been, and their ways from there."""
    honey, pale = normal().rgb("honey"), normal().rgb("preview")
    canvas, view = picture.canvas, picture.view
    for name, way in ways.items():
        own, pawn = name == outcome.pawn, picture.layout.pawns[name]
        draw_ghost(canvas, view, pawn, pawn.pose, honey if own else pale, 0.9 if own else 0.6, 0.10)
        for pose in paces(outcome, pawn.chain.radius) if own else ():
            draw_ghost(canvas, view, pawn, pose, pale, 0.25, 0.03)
        draw_way(canvas, view, way, own=own)


def _draw_departed(picture: TablePicture, outcome: Outcome) -> dict[str, Pose]:
    """Draw pawns that left the mat, see-through, where their centres crossed its edge; gives these poses."""
    poses: dict[str, Pose] = {}
    for departure in outcome.left:
        name, pose = departure.pawn, departure.pose
        picture.stamp(name, pose).lay_body(picture.canvas, FADED)
        colour = normal().rgb("honey" if name == outcome.pawn else "preview")
        pawn = picture.layout.pawns[name]
        draw_ghost(picture.canvas, picture.view, pawn, pose, colour, 0.8, 0.0)
        draw_departure(picture.canvas, picture.view, departure, pawn.chain.radius)
        poses[name] = pose
    return poses


def _with_names(
    picture: TablePicture, poses: Mapping[str, Pose], ways: Mapping[str, list[Point]], outcome: Outcome | None
) -> Image.Image:
    """The finished picture with a name beside each piece."""
    image, view = picture.image(), picture.view
    circles: dict[str, list[Circle]] = {}
    for name, pose in poses.items():
        outline = picture.layout.pawns[name].chain
        circles[name] = [Circle(*view.point(x, y), outline.radius * view.scale) for x, y in outline.at(*pose)]
    marks = [point for way in ways.values() for point in way]
    touched = [view.point(contact.x, contact.y) for contact in outcome.contacts] if outcome else []
    stars = [Circle(x, y, STAR_ROOM * view.unit) for x, y in touched]
    write_labels(image, place_labels(LabelRoom(image.size, circles, marks, stars)), outcome.pawn if outcome else None)
    return image
