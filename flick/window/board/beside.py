"""Where words about a thing lie: beside it, and on nothing that is needed."""

from collections.abc import Sequence

from pygame import Rect


def free_beside(
    size: tuple[int, int], thing: Rect, room: Rect, taken: Sequence[Rect], gap: int, step: int
) -> Rect | None:
    """The lowest place of that size at the right of a thing or at its left that covers nothing taken, else right
    above it; ``None`` where there is none. All of it in pixels, ``gap`` between both and ``step`` from one place that
    is tried to the next."""
    lowest = min(thing.bottom, room.bottom) - size[1]
    beside = [
        (left, top)
        for top in range(lowest, thing.top - size[1], -step)
        for left in (thing.right + gap, thing.left - gap - size[0])
    ]
    middle = min(max(thing.centerx - size[0] // 2, room.left), room.right - size[0])
    above = [(middle, top) for top in range(thing.top - gap - size[1], thing.top - 4 * gap - size[1], -step)]
    places = (Rect(corner, size) for corner in [*beside, *above])
    return next((place for place in places if room.contains(place) and place.collidelist(taken) < 0), None)
