"""Draws what a flick left behind: ways, touches, where pawns started and where they left the mat."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from flick.arena.layout import Pawn, Pose
from flick.arena.outcome import FRAME, Contact, Departure, Outcome
from flick.arena.shapes import Point
from flick.paint.arrays import Array
from flick.paint.canvas import Canvas, Patch
from flick.paint.distances import blurred, chain, cover, polygon
from flick.paint.palette import normal
from flick.paint.table_view import TableView

WAY, OWN_WAY = 1.8, 3.0
"""The widths of the ways of pawns that were struck, and of the one that was flicked, in pixels of the design."""

PACE = 12
"""The frames between two ghosts on the flicked pawn's way."""

BRIM = 1.2
"""The width of the dark outline of every mark, which sets it off from any ground."""

MOST_STARS = 200
"""The most stars in a picture, for the strongest touches; nobody can tell more of them apart."""

STAR = (5.5, 11.0)
"""The radius of the star of the faintest and of the strongest touch."""


def ways_of(view: TableView, outcome: Outcome) -> dict[str, list[Point]]:
    """The tracks of pawns as points of the picture, the flicked pawn's last."""
    tracks = outcome.track.poses()
    ways: dict[str, list[Point]] = {}
    for name in sorted(tracks, key=lambda name: (name == outcome.pawn, name)):
        rows: list[list[float]] = tracks[name].tolist()
        touches = [contact.t for contact in outcome.contacts if name in contact.moved]
        points = [view.point(x, y) for x, y in _with_corners([(x, y) for x, y, _ in rows], touches)]
        ways[name] = _thinned(points, 0.2 * view.unit)
    return ways


def _with_corners(way: list[Point], touches: Sequence[float]) -> list[Point]:
    """A way with the places where the pawn struck something, which fall between two frames and are corners."""
    frames = [int(t / FRAME) for t in touches]
    corners: dict[int, Point] = {}
    for t, frame in zip(touches, frames, strict=True):
        if frames.count(frame) == 1 and 0 < frame < len(way) - 1:
            (ax, ay), (bx, by) = way[frame - 1], way[frame]
            share = t / FRAME - frame
            corners[frame] = bx + (bx - ax) * share, by + (by - ay) * share
    return [point for i, own in enumerate(way) for point in ((own, corners[i]) if i in corners else (own,))]


def _thinned(points: list[Point], least: float) -> list[Point]:
    kept = points[:1]
    for point in points[1:-1]:
        if math.dist(point, kept[-1]) >= least:
            kept.append(point)
    return [*kept, points[-1]]


def paces(outcome: Outcome, least: float) -> list[Pose]:
    """The poses of the flicked pawn every tenth of a second, where they lie at least ``least`` mm apart."""
    rows = outcome.track.poses().get(outcome.pawn)
    if rows is None:
        return []
    kept: list[Pose] = [(float(rows[0][0]), float(rows[0][1]), 0.0)]
    for x, y, angle in rows[PACE:-1:PACE].tolist():
        if math.dist((x, y), kept[-1][:2]) >= least:
            kept.append((x, y, angle))
    return kept[1:]


def draw_ghost(
    canvas: Canvas, view: TableView, pawn: Pawn, pose: Pose, colour: Array, ring: float, fill: float
) -> None:
    """Draw the edge of a piece as a thin line, with a faint face; ``ring`` and ``fill`` are opacities."""
    u, outline = view.unit, pawn.chain
    points, radius = [view.point(x, y) for x, y in outline.at(*pose)], outline.radius * view.scale
    patch = canvas.patch_round(points, radius, 3 * u)
    if patch.empty:
        return
    distance = chain(patch.x, patch.y, points, radius)
    canvas.over(patch, cover(distance), colour, fill)
    canvas.over(patch, cover(np.abs(distance - 0.5 * u) - 0.9 * u), normal().rgb("outline"), 0.30 * ring)
    canvas.over(patch, cover(np.abs(distance + 0.7 * u) - 0.7 * u), colour, ring)


def draw_way(canvas: Canvas, view: TableView, way: Sequence[Point], *, own: bool) -> None:
    """Draw one pawn's way, in honey for the flicked pawn and pale for the others."""
    width = (OWN_WAY if own else WAY) * view.unit
    brim = BRIM * view.unit
    patch = canvas.patch_round(way, width + brim)
    if patch.empty:
        return
    distance = _way_distance(patch, way, width / 2 + brim + 2)
    distance = np.minimum(distance, chain(patch.x, patch.y, way[:1], 0.55 * width))
    soft = blurred(distance - (width / 2 + brim), 0.5 * view.unit)
    canvas.over(patch, soft, normal().rgb("outline"), 0.55 if own else 0.34)
    canvas.over(
        patch,
        cover(distance - width / 2),
        normal().rgb("honey" if own else "preview"),
        0.96 if own else 0.62,
    )


def _way_distance(patch: Patch, way: Sequence[Point], reach: float) -> Array:
    """The distance to the way, exact up to ``reach``; each leg is computed only near itself."""
    nearest = np.full(patch.shape, 2 * reach, dtype=np.float32)
    for a, b in pairwise(way):
        x0, x1 = sorted((a[0], b[0]))
        y0, y1 = sorted((a[1], b[1]))
        columns = slice(max(0, int(x0 - reach) - patch.left), max(0, int(x1 + reach) + 2 - patch.left))
        rows = slice(max(0, int(y0 - reach) - patch.top), max(0, int(y1 + reach) + 2 - patch.top))
        near = Patch(patch.x[:, columns], patch.y[rows], 0, 0)
        if not near.empty:
            nearest[rows, columns] = np.minimum(nearest[rows, columns], chain(near.x, near.y, [a, b]))
    return nearest


def draw_stars(canvas: Canvas, view: TableView, contacts: Sequence[Contact]) -> None:
    """A four-pointed star at each touch, its size by impulse; the strongest are drawn last."""
    strongest = max((contact.impulse for contact in contacts), default=0.0)
    for contact in sorted(contacts, key=lambda c: c.impulse)[-MOST_STARS:]:
        share = math.sqrt(contact.impulse / strongest) if strongest > 0 else 1.0
        size = (STAR[0] + (STAR[1] - STAR[0]) * share) * view.unit
        x, y = view.point(contact.x, contact.y)
        patch = canvas.patch_round([(x, y)], size, 4 * view.unit)
        if not patch.empty:
            distance = polygon(patch.x, patch.y, _star(x, y, size))
            _lay_with_brim(canvas, patch, distance, 1.6 * view.unit, 0.8 * view.unit, normal().rgb("piece.glint"))


def _star(x: float, y: float, size: float) -> list[Point]:
    waist = 0.22 * size
    reach = [size if i % 2 == 0 else waist for i in range(8)]
    return [(x + r * math.cos(i * math.pi / 4), y + r * math.sin(i * math.pi / 4)) for i, r in enumerate(reach)]


def draw_departure(canvas: Canvas, view: TableView, departure: Departure, radius: float) -> None:
    """Mark where a pawn's centre crossed the edge: a short bar along the rim, and an arrow head that points away;
    ``radius`` of the pawn in mm."""
    x, y = view.point(departure.x, departure.y)
    (dx, up), u = departure.outwards(view.table), view.unit
    size = min(max(0.30 * radius * view.scale, 3.5 * u), 9 * u)

    def at(out: float, along: float) -> Point:
        return x + dx * out * size + up * along * size, y - up * out * size + dx * along * size

    head = [at(2.2, 0), at(0.85, 0.95), at(1.15, 0), at(0.85, -0.95)]
    bar = [at(0, -1.8), at(0, 1.8)]
    patch = canvas.patch_round([(x, y)], 4 * size)
    distance = np.minimum(polygon(patch.x, patch.y, head), chain(patch.x, patch.y, bar, 0.17 * size))
    _lay_with_brim(canvas, patch, distance, BRIM * u, 0.5 * u, normal().rgb("hot"))


def _lay_with_brim(canvas: Canvas, patch: Patch, distance: Array, brim: float, soft: float, colour: Array) -> None:
    canvas.over(patch, blurred(distance - brim, soft), normal().rgb("outline"), 0.75)
    canvas.over(patch, cover(distance), colour)
