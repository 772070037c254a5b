"""A flick as it rolls, frame by frame, and such frames as a GIF."""

import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

from flick.arena.layout import Layout, Pose
from flick.arena.looks import Look, looks_of
from flick.arena.outcome import FRAME, Outcome
from flick.arena.picture import bare
from flick.arena.picture.crystal import caustic, sparkle
from flick.arena.picture.marks import draw_departure, draw_stars, draw_way, ways_of
from flick.arena.picture.paint import Array
from flick.arena.picture.pieces import Placed, carve, cast, place
from flick.arena.picture.scene import Scene
from flick.arena.shapes import Point

EVERY = 6
"""Recorded poses from one frame to the next: 20 frames in a second."""

FIRST, LAST = 400, 1600
"""ms for which the table is seen before the flick, and after it."""

COLOURS = 255
VIVID, VIVID_SHARE = 112, 0.02
"""So many of them for the most vivid pixels, and which part of all those are."""

GRAIN = 7
"""Grey levels of a grain that lies still over all frames: it hides that a GIF has few colours."""

CLOSE = 1.8
"""Of the reach of two pieces: nearer than that, the shadow of one may fall on the other."""


class Frame(NamedTuple):
    """A picture, and for how many ms it is seen."""

    image: Image.Image
    ms: int


def frames(layout: Layout, outcome: Outcome, width: int, looks: Mapping[str, Look] | None = None) -> Iterator[Frame]:
    """The flick from how everything lay before it to where it rests, with the flicked pawn's way as far as it has come;
    in the end with every touch."""
    reel = _Reel(layout, outcome, width, looks)
    count = max(outcome.track.rows.values(), default=1)
    ticks = range(0, count - 1, EVERY)
    for index, tick in enumerate(ticks):
        yield Frame(reel.at(tick), FIRST if index == 0 else round(EVERY * FRAME * 1000))
    yield Frame(reel.end(), LAST)


def save_gif(found: Sequence[Frame], path: Path) -> None:
    """All frames share their colours, and are as large as the first one."""
    size = found[0].image.size
    images = [frame.image if frame.image.size == size else frame.image.resize(size) for frame in found]
    palette = _palette([images[0], images[len(images) // 2], images[-1]])
    reduced = [_reduced(image, palette) for image in images]
    durations = [frame.ms for frame in found]
    reduced[0].save(path, "GIF", save_all=True, append_images=reduced[1:], duration=durations, loop=0)


def _palette(images: Sequence[Image.Image]) -> Image.Image:
    """Most of the colours are those that most of the table has; some are kept for what is bright and small."""
    pixels = np.concatenate([np.asarray(image).reshape(-1, 3) for image in images])
    vivid = np.ptp(pixels.astype(np.int16), axis=1)
    rare = pixels[vivid >= np.quantile(vivid, 1 - VIVID_SHARE)]
    colours: list[int] = []
    for some, count in ((pixels, COLOURS - VIVID), (rare, VIVID)):
        row = Image.fromarray(some.reshape(1, -1, 3)).quantize(count, method=Image.Quantize.MEDIANCUT)
        colours += (row.getpalette() or [])[: 3 * count]
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    return palette


def _reduced(image: Image.Image, palette: Image.Image) -> Image.Image:
    grain = np.random.default_rng(5).integers(-GRAIN // 2, GRAIN // 2 + 1, (image.height, image.width, 1))
    pixels = np.clip(np.asarray(image, dtype=np.int16) + grain, 0, 255).astype(np.uint8)
    return Image.fromarray(pixels).quantize(palette=palette, dither=Image.Dither.NONE)


class _Reel:
    """What lies still is painted once."""

    def __init__(self, layout: Layout, outcome: Outcome, width: int, looks: Mapping[str, Look] | None) -> None:
        self.scene = Scene(layout.table, width)
        self.layout, self.outcome = layout, outcome
        self.looks = looks_of(layout.pawns, looks)
        self.tracks = {name: rows.tolist() for name, rows in outcome.track.poses().items()}
        self.way = ways_of(self.scene, outcome).get(outcome.pawn, [])
        self.scene.canvas.pixels[:] = bare(layout.table, tuple(layout.walls.values()), layout.stands, width)
        pawns = sorted(layout.pawns.items())
        self.still = {name: place(self.scene, pawn, pawn.pose) for name, pawn in pawns if name not in self.tracks}
        for piece in self.still.values():
            cast(self.scene, piece)
        for name, piece in self.still.items():
            self._put(name, piece)
        self.ground: Array = self.scene.canvas.pixels.copy()

    def at(self, tick: int) -> Image.Image:
        """The table so many recorded poses after the flick."""
        poses: dict[str, Pose] = {}
        for name, rows in self.tracks.items():
            if tick < len(rows):
                x, y, angle = rows[tick]
                poses[name] = (x, y, angle)
        self._begin()
        self._draw_way(poses.get(self.outcome.pawn))
        self._draw(poses)
        return self.scene.image()

    def end(self) -> Image.Image:
        """The table at rest."""
        self._begin()
        if len(self.way) > 1:
            draw_way(self.scene, self.way, own=True)
        self._draw({name: self.outcome.rest[name] for name in self.tracks if name in self.outcome.rest})
        for departure in self.outcome.left:
            pawn = self.layout.pawns[departure.pawn]
            piece = place(self.scene, pawn, (departure.x, departure.y, departure.angle))
            draw_departure(self.scene, departure, piece.radius)
        draw_stars(self.scene, self.outcome.contacts)
        return self.scene.image()

    def _begin(self) -> None:
        self.scene.canvas.pixels[:] = self.ground

    def _draw(self, poses: Mapping[str, Pose]) -> None:
        """What moves, and again what lies still so near that a shadow would fall on its face."""
        placed = {name: place(self.scene, self.layout.pawns[name], pose) for name, pose in poses.items()}
        for piece in placed.values():
            cast(self.scene, piece)
        for name, piece in self.still.items():
            if any(_close(piece, other) for other in placed.values()):
                self._put(name, piece)
        for name, piece in placed.items():
            self._put(name, piece)

    def _put(self, name: str, piece: Placed) -> None:
        scene, pawn, look = self.scene, self.layout.pawns[name], self.looks[name]
        stone = look.kind == "crystal" and pawn.shape == "disc"
        if stone:
            caustic(scene, piece.centre, piece.radius, look.field)
        carve(scene, piece, name, pawn, look)
        if stone:
            sparkle(scene.canvas, piece.centre, piece.radius, scene.light(*piece.centre))

    def _draw_way(self, pose: Pose | None) -> None:
        """The flicked pawn's way up to where it is; all of it once it has left."""
        if len(self.way) < 2:
            return
        upto = self.way if pose is None else _upto(self.way, self.scene.point(pose[0], pose[1]))
        if len(upto) > 1:
            draw_way(self.scene, upto, own=True)


def _upto(way: Sequence[Point], here: Point) -> list[Point]:
    """The beginning of a way, as far as the place on it that is nearest to ``here``."""
    nearest = min(range(len(way)), key=lambda index: math.dist(way[index], here))
    return [*way[:nearest], here]


def _close(one: Placed, two: Placed) -> bool:
    reach = _reach(one) + _reach(two)
    return math.dist(one.centre, two.centre) < CLOSE * reach


def _reach(piece: Placed) -> float:
    return max(math.dist(piece.centre, point) for point in piece.points) + piece.radius
