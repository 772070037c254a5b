"""Which rectangles of the window are painted again in a frame."""

from collections.abc import Sequence

from pygame import Rect

MOST_REGIONS = 6
"""So many regions of the window are painted in one frame at most, where they can be joined."""

LITTLE = 150_000
"""Pixels that cost less to paint than to paint once more whatever lies on the edge between two regions."""

ALL = 5_000_000
"""More pixels than are ever joined because that is little."""


def merged(rects: Sequence[Rect]) -> list[Rect]:
    """The same ground, or a little more, in rectangles that do not overlap. Each of them costs something by itself:
    where cutting makes too many, more and more of those that overlap become one, and all of them where they fill most
    of what lies between them."""
    found = _few(rects)
    if not found:
        return found
    whole, filled = found[0].unionall(found), sum(map(_area, found))
    spared = LITTLE * len(found) if len(found) > MOST_REGIONS else filled // 8
    return [whole] if _area(whole) <= filled + spared else found


def _few(rects: Sequence[Rect]) -> list[Rect]:
    little = LITTLE
    while little < ALL:
        found = _cut(rects, little)
        if len(found) <= MOST_REGIONS:
            return found
        little *= 2
    return _joined(rects)


def _joined(rects: Sequence[Rect]) -> list[Rect]:
    """Whatever overlaps becomes one rectangle."""
    found: list[Rect] = []
    for rect in rects:
        grown = Rect(rect)
        while touching := [other for other in found if other.colliderect(grown)]:
            for other in touching:
                found.remove(other)
            grown.unionall_ip(touching)
        found.append(grown)
    return found


def _cut(rects: Sequence[Rect], little: int) -> list[Rect]:
    """Two are joined where that is no more to paint than both, or so ``little``, and otherwise the one is cut to what
    lies beside the other."""
    found: list[Rect] = []
    waiting = [Rect(rect) for rect in reversed(rects) if rect]
    while waiting:
        rect = waiting.pop()
        other = next((other for other in found if other.colliderect(rect)), None)
        if other is None:
            found.append(rect)
            continue
        whole = rect.union(other)
        if _area(whole) <= max(_area(rect) + _area(other), little):
            found.remove(other)
            waiting.append(whole)
        else:
            waiting += _beside(rect, other)
    return found


def _area(rect: Rect) -> int:
    return rect.width * rect.height


def _beside(rect: Rect, other: Rect) -> list[Rect]:
    """What is left of a rectangle without another one that overlaps it."""
    inner = rect.clip(other)
    parts = [
        Rect(rect.left, rect.top, rect.width, inner.top - rect.top),
        Rect(rect.left, inner.bottom, rect.width, rect.bottom - inner.bottom),
        Rect(rect.left, inner.top, inner.left - rect.left, inner.height),
        Rect(inner.right, inner.top, rect.right - inner.right, inner.height),
    ]
    return [part for part in parts if part]
