"""Draws a flick frame by frame, and saves such frames as a GIF."""

import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

from flick.arena.layout import Layout, Pose
from flick.arena.outcome import FRAME, Outcome
from flick.arena.shapes import Point
from flick.paint.arrays import Array
from flick.paint.flick_marks import draw_departure, draw_stars, draw_way, ways_of
from flick.paint.table_picture import TablePicture

EVERY = 6
"""The recorded poses from one frame to the next, which gives 20 frames a second."""

MOST_FRAMES = 100
"""The most frames of a flick; a longer one has fewer of them a second."""

FIRST, LAST = 400, 1600
"""The ms for which the table is shown before the flick, and after it."""

COLOURS = 255
VIVID, VIVID_SHARE = 112, 0.02
"""The number of colours for the most vivid pixels, and the share of all pixels that these are."""

GRAIN = 7
"""The grey levels of a grain that stays the same in all frames and hides that a GIF has few colours."""

CLOSE = 1.8
"""Two pieces nearer than this many times their common reach may throw shadows on each other."""


class GifFrame(NamedTuple):
    """A picture, and the ms for which it is shown."""

    image: Image.Image
    ms: int


def frames(layout: Layout, outcome: Outcome, width: int) -> Iterator[GifFrame]:
    """The frames of a flick from the start to the rest, with the flicked pawn's way as far as it has come; the last one
    has every touch."""
    reel = _Reel(layout, outcome, width)
    count = max(outcome.track.rows.values(), default=1)
    every = max(EVERY, math.ceil(count / MOST_FRAMES))
    ticks = range(0, count - 1, every)
    for index, tick in enumerate(ticks):
        yield GifFrame(reel.at(tick), FIRST if index == 0 else round(every * FRAME * 1000))
    yield GifFrame(reel.end(), LAST)


def save_gif(found: Sequence[GifFrame], path: Path) -> None:
    """Save frames as a GIF in which all share their colours and have the size of the first one."""
    size = found[0].image.size
    images = [frame.image if frame.image.size == size else frame.image.resize(size) for frame in found]
    palette = _palette([images[0], images[len(images) // 2], images[-1]])
    reduced = [_reduced(image, palette) for image in images]
    durations = [frame.ms for frame in found]
    reduced[0].save(path, "GIF", save_all=True, append_images=reduced[1:], duration=durations, loop=0)


def _palette(images: Sequence[Image.Image]) -> Image.Image:
    """The palette of a GIF: most colours are the frequent ones, some are kept for what is vivid and rare."""
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
    """Draws the frames of a flick; what lies still is painted once."""

    def __init__(self, layout: Layout, outcome: Outcome, width: int) -> None:
        self.picture = TablePicture(layout, width)
        self.outcome = outcome
        self.tracks = {name: rows.tolist() for name, rows in outcome.track.poses().items()}
        self.way = ways_of(self.picture.view, outcome).get(outcome.pawn, [])
        self.still = {name: pawn.pose for name, pawn in sorted(layout.pawns.items()) if name not in self.tracks}
        self.picture.lay(self.still)
        self.ground: Array = self.picture.canvas.colour.copy()

    def at(self, tick: int) -> Image.Image:
        """The table ``tick`` recorded poses after the flick."""
        poses: dict[str, Pose] = {}
        for name, rows in self.tracks.items():
            if tick < len(rows):
                x, y, angle = rows[tick]
                poses[name] = (x, y, angle)
        self._begin(self._gone(poses.get(self.outcome.pawn)))
        self._lay(poses)
        return self.picture.image()

    def end(self) -> Image.Image:
        """The table at rest, with every touch and every departure."""
        picture, outcome = self.picture, self.outcome
        self._begin(self.way)
        self._lay({name: outcome.rest[name] for name in self.tracks if name in outcome.rest})
        for departure in outcome.left:
            radius = picture.layout.pawns[departure.pawn].chain.radius
            draw_departure(picture.canvas, picture.view, departure, radius)
        draw_stars(picture.canvas, picture.view, outcome.contacts)
        return picture.image()

    def _begin(self, way: Sequence[Point]) -> None:
        """Draw what lies still, and a part of the flicked pawn's way."""
        self.picture.canvas.colour[:] = self.ground
        if len(way) > 1:
            draw_way(self.picture.canvas, self.picture.view, way, own=True)

    def _lay(self, poses: Mapping[str, Pose]) -> None:
        """Draw what moves, and again the faces of pieces that lie so near that a shadow would fall on them."""
        near = {name: pose for name, pose in self.still.items() if self._is_near(name, pose, poses)}
        moving = [self.picture.stamp(name, pose) for name, pose in poses.items()]
        for stamp in moving:
            stamp.lay_shadow(self.picture.canvas)
        for stamp in [*(self.picture.stamp(name, pose) for name, pose in near.items()), *moving]:
            stamp.lay_body(self.picture.canvas)

    def _is_near(self, name: str, pose: Pose, others: Mapping[str, Pose]) -> bool:
        pawns = self.picture.layout.pawns
        return any(
            math.dist(pose[:2], at[:2]) < CLOSE * (pawns[name].chain.extent + pawns[other].chain.extent)
            for other, at in others.items()
        )

    def _gone(self, pose: Pose | None) -> Sequence[Point]:
        """The flicked pawn's way up to where it is; the whole way once it has left."""
        if pose is None or len(self.way) < 2:
            return self.way
        here = self.picture.view.point(pose[0], pose[1])
        nearest = min(range(len(self.way)), key=lambda index: math.dist(self.way[index], here))
        return [*self.way[:nearest], here]
