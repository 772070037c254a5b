"""How what lies on a desk is painted: in its order, only where it is, and only in the regions of the window that must
be painted again."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from pygame import Rect, Surface

from flick.window.widgets.group import Group
from flick.window.widgets.widget import Widget

MOST_REGIONS = 6
"""So many regions of the window are painted in one frame at most, where they can be joined."""

LITTLE = 150_000
"""Pixels that cost less to paint than to paint once more whatever lies on the edge between two regions."""

ALL = 5_000_000
"""More pixels than are ever joined because that is little."""


class Painting:
    """Parts and whatever is within them, as they lie now, ready to be painted in any number of regions.

    Who has nothing in a region is found out for all of them at once: a region costs what is seen in it, not what lies
    on the desk.
    """

    def __init__(self, parts: Iterable[Widget], window: Rect) -> None:
        self._bounds: list[Rect] = []
        self._paint: list[Callable[[Surface], None]] = []
        for part in parts:
            for one in _pieces(part):
                alone = type(one).draw in (Widget.draw, Group.draw)
                self._bounds.append(one.bounds if alone else window)
                self._paint.append(one.paint if alone else one.draw)

    def paint(self, target: Surface) -> None:
        """Paint all of it, as far as the clip of the target reaches."""
        for index in target.get_clip().collidelistall(self._bounds):
            self._paint[index](target)


def _pieces(part: Widget) -> Iterator[Widget]:
    """What is painted by itself, one after the other; a group that draws in a way of its own draws what is in it."""
    if part.hidden:
        return
    yield part
    if isinstance(part, Group) and type(part).draw is Group.draw:
        for inner in part.parts:
            yield from _pieces(inner)


class Below:
    """What lies below a part while that must be dealt with first, in one picture. So neither what moves above it nor
    the veil over it needs the whole table to be painted again."""

    def __init__(self, first: Widget, picture: Surface) -> None:
        """``picture`` is what was seen before ``first`` came."""
        self.first, self.picture = first, picture
        self._above: set[int] | None = None

    def stale(
        self,
        above: Iterable[int],
        changes: Iterable[tuple[int, Rect]],
        known: Mapping[int, Rect],
        drawn: Mapping[int, Rect],
    ) -> list[Rect]:
        """Where the picture is to be painted again. ``above`` are the parts that lie above it now, by their ``id``;
        ``known`` is where everything was drawn in the last frame, ``drawn`` where it is in this one."""
        before, self._above = self._above, set(above)
        if before is None:
            wrongly = [rect for key, rect in known.items() if key in self._above]
            before = self._above
        else:
            wrongly = [drawn[key] for key in before - self._above if key in drawn]
        gone = {key for key in before if key not in drawn}
        return [*wrongly, *(rect for key, rect in changes if key not in self._above and key not in gone)]


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
