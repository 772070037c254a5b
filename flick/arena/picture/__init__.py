"""A picture of a table seen from above, and of what a flick did on it, made with numpy and pillow alone."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from flick.arena.layout import Layout, Pose, Table, Wall, is_rim
from flick.arena.looks import Look, LooksFile, looks_of
from flick.arena.outcome import Outcome
from flick.arena.picture.cloth import lay_cloth
from flick.arena.picture.crystal import caustic, sparkle
from flick.arena.picture.labels import Circle, Room, place_labels, write_labels
from flick.arena.picture.marks import draw_departure, draw_stars, draw_way, paces, ways_of
from flick.arena.picture.paint import HONEY, PALE, Array
from flick.arena.picture.pieces import Placed, carve, cast, outline, place
from flick.arena.picture.scene import Scene, View, view_of
from flick.arena.picture.table import lay_floor, lay_wood
from flick.arena.picture.walls import cast_rim, stand_foot, stand_free, stand_rim
from flick.arena.shapes import Point

__all__ = ["Look", "LooksFile", "View", "draw", "view_of"]

STAR_ROOM = 9


def draw(
    layout: Layout, outcome: Outcome | None = None, width: int = 1280, looks: Mapping[str, Look] | None = None
) -> Image.Image:
    """The layout as it lies, or with an outcome: its end, the ways there, every touch, and ghosts where they began.

    ``width`` in pixels; the height follows from the table. ``looks`` says what pawns look like; those that it leaves
    out get a look by their place among the sorted names.
    """
    scene = Scene(layout.table, width)
    scene.canvas.pixels[:] = bare(layout.table, tuple(layout.walls.values()), layout.stands, width)
    known = looks_of(layout.pawns, looks)
    poses = {name: pawn.pose for name, pawn in sorted(layout.pawns.items())}
    ways: dict[str, list[Point]] = {}
    if outcome is not None:
        ways = ways_of(scene, outcome)
        _draw_ways(scene, layout, outcome, ways)
        poses = {name: outcome.rest[name] for name in poses if name in outcome.rest}
    shown = _draw_pieces(scene, layout, poses, known)
    if outcome is not None:
        shown |= _draw_departed(scene, layout, outcome, known)
        draw_stars(scene, outcome.contacts)
    return _with_names(scene, shown, ways, outcome)


@lru_cache(maxsize=1)
def bare(table: Table, walls: tuple[Wall, ...], stands: tuple[Point, ...], width: int) -> Array:
    """The table without pieces, kept for the next picture of the same table."""
    scene = Scene(table, width)
    lay_wood(scene)
    if table.edge == "walls":
        cast_rim(scene)
    lay = lay_cloth if table.floor == "cloth" else lay_floor
    lay(scene)
    if table.edge == "walls":
        stand_rim(scene, [wall for wall in walls if is_rim(wall, table)])
    for wall in walls:
        if not is_rim(wall, table):
            stand_free(scene, wall)
    for stand in stands:
        stand_foot(scene, walls, stand)
    return scene.canvas.pixels


def _draw_ways(scene: Scene, layout: Layout, outcome: Outcome, ways: Mapping[str, list[Point]]) -> None:
    """Where the pawns that moved had been, and their ways from there."""
    for name, way in ways.items():
        own = name == outcome.pawn
        pawn = layout.pawns[name]
        outline(scene, place(scene, pawn, pawn.pose), HONEY if own else PALE, 0.9 if own else 0.6, 0.10)
        for pose in paces(outcome, pawn.chain.radius) if own else ():
            outline(scene, place(scene, pawn, pose), PALE, 0.25, 0.03)
        draw_way(scene, way, own)


def _draw_pieces(
    scene: Scene, layout: Layout, poses: Mapping[str, Pose], looks: Mapping[str, Look]
) -> dict[str, Placed]:
    """All shadows first, so that none falls on a neighbour's face."""
    placed = {name: place(scene, layout.pawns[name], pose) for name, pose in poses.items()}
    for piece in placed.values():
        cast(scene, piece)
    for name, piece in placed.items():
        pawn, look = layout.pawns[name], looks[name]
        stone = look.kind == "crystal" and pawn.shape == "disc"
        if stone:
            caustic(scene, piece.centre, piece.radius, look.field)
        carve(scene, piece, name, pawn, look)
        if stone:
            sparkle(scene.canvas, piece.centre, piece.radius, scene.light(*piece.centre))
    return placed


def _draw_departed(scene: Scene, layout: Layout, outcome: Outcome, looks: Mapping[str, Look]) -> dict[str, Placed]:
    """Pawns that left the mat: see-through, where their centres crossed its edge."""
    placed: dict[str, Placed] = {}
    for departure in outcome.left:
        name, pawn = departure.pawn, layout.pawns[departure.pawn]
        piece = place(scene, pawn, (departure.x, departure.y, departure.angle))
        carve(scene, piece, name, pawn, looks[name], opacity=0.42)
        outline(scene, piece, HONEY if name == outcome.pawn else PALE, 0.8, 0.0)
        draw_departure(scene, departure, piece.radius)
        placed[name] = piece
    return placed


def _with_names(
    scene: Scene, shown: Mapping[str, Placed], ways: Mapping[str, list[Point]], outcome: Outcome | None
) -> Image.Image:
    """The finished picture at its own size, with a name beside each piece."""
    image, n = scene.image(), scene.factor
    circles = {name: [Circle(x / n, y / n, piece.radius / n) for x, y in piece.points] for name, piece in shown.items()}
    marks = [(x / n, y / n) for way in ways.values() for x, y in way]
    touched = [scene.point(contact.x, contact.y) for contact in outcome.contacts] if outcome else []
    stars = [Circle(x / n, y / n, STAR_ROOM * scene.u / n) for x, y in touched]
    boxes = place_labels(Room(image.size, circles, marks, stars))
    write_labels(image, boxes, outcome.pawn if outcome else None)
    return image
