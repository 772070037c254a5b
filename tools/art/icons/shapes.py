"""Ready shapes: circles and boxes, stars, arrows, strokes that swell and taper."""

from collections.abc import Iterable, Sequence
from math import atan2, degrees, dist, radians, tan

from tools.art.icons.pen import MIDDLE, WEAR, Knot, Outline, Point, Stretch, along, closed


def circle(x: float, y: float, radius: float) -> Outline:
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, across: float, down: float, angle: float = 0.0) -> Outline:
    """Its two radii, before it is turned."""
    rim = [Point(x + across, y), Point(x, y + down), Point(x - across, y), Point(x, y - down)]
    outside = [Point(x + across * i, y + down * j) for i, j in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    bulge = 4 / 3 * tan(radians(22.5))
    quarters = [
        Stretch(a, a.toward(corner, bulge), d.toward(corner, bulge), d)
        for a, corner, d in zip(rim, outside, rim[1:] + rim[:1], strict=True)
    ]
    return Outline((tuple(quarters),)).turned(angle, x, y)


def box(x: float, y: float, width: float, height: float, wear: float = WEAR) -> Outline:
    """A rectangle from its upper left corner."""
    right, foot = x + width, y + height
    return corners([Point(x, y), Point(right, y), Point(right, foot), Point(x, foot)], wear)


def arc(x: float, y: float, radius: float, start: float, end: float) -> Outline:
    """An open part of a circle, from angle to angle."""
    middle = Point(x, y)
    pieces = max(1, round(abs(end - start) / 45))
    step = (end - start) / pieces
    handle = 4 / 3 * tan(radians(step / 4)) * radius
    stretches: list[Stretch] = []
    for k in range(pieces):
        here, there = start + k * step, start + (k + 1) * step
        a, d = middle.ahead(here, radius), middle.ahead(there, radius)
        stretches.append(Stretch(a, a.ahead(here + 90, handle), d.ahead(there - 90, handle), d))
    return Outline((tuple(stretches),))


def arrow_head(x: float, y: float, angle: float, size: float = 11.6) -> Outline:
    """The head of an arrow that flies at an angle; the middle of its back is the end of the shaft."""
    back, tip = Point(x, y).ahead(angle, -1), Point(x, y).ahead(angle, size)
    return corners([tip, back.ahead(angle + 90, size), back.ahead(angle - 90, size)], 1.6)


def ring(count: int, radius: float, x: float = MIDDLE, y: float = MIDDLE, start: float = -90.0) -> list[Point]:
    """Points at equal distances round a circle, the first at an angle, which is at the top."""
    return [Point(x, y).ahead(start + 360 * k / count, radius) for k in range(count)]


def around(way: Iterable[tuple[float, float]], x: float = MIDDLE, y: float = MIDDLE) -> list[Point]:
    """Points by their angles and distances as seen from one point."""
    return [Point(x, y).ahead(angle, far) for angle, far in way]


def corners(points: Iterable[Point], wear: float = WEAR) -> Outline:
    """A closed outline of points that are not told as text."""
    return closed([Knot(point, wear) for point in points])


def inset(points: Sequence[Point], gap: float) -> list[Point]:
    """The corners of a convex polygon, told clockwise, after each of its sides has moved inwards."""
    inner: list[Point] = []
    for before, here, after in zip([points[-1], *points], points, [*points[1:], points[0]], strict=False):
        a, b = _inward(before, here), _inward(here, after)
        share = gap / (1 + a.x * b.x + a.y * b.y)
        inner.append(Point(here.x + share * (a.x + b.x), here.y + share * (a.y + b.y)))
    return inner


def star(points: int, outer: float, inner: float, x: float = MIDDLE, y: float = MIDDLE, wear: float = WEAR) -> Outline:
    tips, notches = ring(points, outer, x, y), ring(points, inner, x, y, -90 + 180 / points)
    return corners([point for pair in zip(tips, notches, strict=True) for point in pair], wear)


def spark(radius: float, x: float = MIDDLE, y: float = MIDDLE, waist: float = 0.3) -> Outline:
    """A star of four hollow points."""
    tips, notches = ring(4, radius, x, y), ring(4, radius * waist, x, y, -45)
    return closed([knot for tip, notch in zip(tips, notches, strict=True) for knot in (Knot(tip, 0.8), Knot(notch))])


def plus(x: float, y: float, reach: float, width: float, wear: float = 1.2) -> Outline:
    """An upright cross, its arms as long as ``reach``."""
    w = width / 2
    quarter = [(-w, -reach), (w, -reach), (w, -w), (reach, -w), (reach, w), (w, w)]
    return corners([Point(x + sign * i, y + sign * j) for sign in (1, -1) for i, j in quarter], wear)


def ribbon(*spine: tuple[float, float, float]) -> Outline:
    """A stroke that swells and tapers: points of its spine, each with half the width there."""
    fine = _fine([(Point(x, y), half) for x, y, half in spine])
    there: list[Knot] = []
    back: list[Knot] = []
    for k, (p, half) in enumerate(fine):
        before, after = fine[max(k - 1, 0)][0], fine[min(k + 1, len(fine) - 1)][0]
        angle = degrees(atan2(after.y - before.y, after.x - before.x))
        there.append(Knot(p.ahead(angle + 90, half)))
        back.insert(0, Knot(p.ahead(angle - 90, half)))
    ends = (_cap(there[-1].at, *fine[-1]), _cap(back[-1].at, *fine[0]))
    return Outline(((*along(there), *ends[0], *along(back), *ends[1]),))


def bar(x: float, y: float, to_x: float, to_y: float, half: float) -> Outline:
    """A straight ribbon of one width: a slot, or a stick."""
    return ribbon((x, y, half), (to_x, to_y, half))


def _inward(a: Point, b: Point) -> Point:
    length = dist(a, b)
    return Point((a.y - b.y) / length, (b.x - a.x) / length)


def _fine(spine: Sequence[tuple[Point, float]], steps: int = 4) -> list[tuple[Point, float]]:
    """More points on the spine's smooth curve, with widths in between; a straight spine stays as it is."""
    if len(spine) == 2:
        return list(spine)
    fine = [spine[0]]
    for stretch, (_, half), (_, other) in zip(along([Knot(p) for p, _ in spine]), spine, spine[1:], strict=False):
        parts = [k / steps for k in range(1, steps + 1)]
        fine += [(stretch.split(part)[0].d, half + (other - half) * part) for part in parts]
    return fine


def _cap(start: Point, centre: Point, radius: float) -> tuple[Stretch, ...]:
    """Half a circle round the end of a ribbon, from the side on which its outline arrives."""
    angle = degrees(atan2(start.y - centre.y, start.x - centre.x))
    return arc(centre.x, centre.y, radius, angle, angle - 180).curves[0]
