"""Where a pawn that left the mat comes back: at the edge (CAT-R32)."""

from collections.abc import Iterator, Sequence

from flick.arena.layout import Layout, Pawn, Pose
from flick.arena.shapes import nearer


def put_back(layout: Layout, pawn: Pawn, x: float, y: float) -> Pose:
    """The pose in which a pawn that left the mat at (x, y) comes back: inside, touching the edge there, or as near as
    there is room along the edge (CAT-R32)."""
    pose = (x, y, pawn.angle)
    for pose in _along_the_edge(layout, pawn, x, y):
        if not any(nearer(pawn.chain, pose, other.chain, other.pose, 0.0) for other in layout.pawns.values()):
            return pose
    return pose


def _along_the_edge(layout: Layout, pawn: Pawn, x: float, y: float) -> Iterator[Pose]:
    """Poses inside the arena that touch the edge: the one nearest to (x, y), then a millimetre further along the edge
    to either side, and so on."""
    table = layout.table
    left, right, low, high = _margins(pawn)
    x_range, y_range = (left, table.width - right), (low, table.height - high)
    inset_x, inset_y = min(max(x, x_range[0]), x_range[1]), min(max(y, y_range[0]), y_range[1])
    sides = {"west": x, "east": table.width - x, "south": y, "north": table.height - y}
    side = min(sides, key=lambda name: sides[name])
    corners = [(x_range[0], y_range[0]), (x_range[1], y_range[0]), (x_range[1], y_range[1]), (x_range[0], y_range[1])]
    start = {
        "south": (0, inset_x - x_range[0], (inset_x, y_range[0])),
        "east": (1, inset_y - y_range[0], (x_range[1], inset_y)),
        "north": (2, x_range[1] - inset_x, (inset_x, y_range[1])),
        "west": (3, y_range[1] - inset_y, (x_range[0], inset_y)),
    }[side]
    lengths = [x_range[1] - x_range[0], y_range[1] - y_range[0]] * 2
    around = sum(lengths)
    begin = sum(lengths[: start[0]]) + start[1]
    yield (*start[2], pawn.angle)
    for step in range(1, int(around / 2) + 1):
        for along in (begin + step, begin - step):
            yield (*_point_on(corners, lengths, along % around), pawn.angle)


def _point_on(corners: Sequence[tuple[float, float]], lengths: Sequence[float], along: float) -> tuple[float, float]:
    """The point on a rectangle's edge at the distance ``along``, counter-clockwise from its first corner."""
    for index, length in enumerate(lengths):
        if along <= length:
            (ax, ay), (bx, by) = corners[index], corners[(index + 1) % 4]
            share = along / length if length else 0.0
            return ax + share * (bx - ax), ay + share * (by - ay)
        along -= length
    return corners[0]


def _margins(pawn: Pawn) -> tuple[float, float, float, float]:
    """How far in mm a pawn reaches to the left, right, bottom and top of its place."""
    spine = pawn.chain.at(0.0, 0.0, pawn.angle)
    radius = pawn.chain.radius
    xs, ys = [p[0] for p in spine], [p[1] for p in spine]
    return radius - min(xs), radius + max(xs), radius - min(ys), radius + max(ys)
