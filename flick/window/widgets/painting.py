"""How what lies on a desk is painted: in its order, only where it is, and only in the regions of the window that must
be painted again since the last time."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from pygame import Rect, Surface

from flick.window.widgets.group import Group
from flick.window.widgets.widget import Widget

Backdrop: TypeAlias = Surface | Callable[[Surface, Rect], None]
"""What lies below the parts: a picture of the same size as the window, or what paints a region of it."""

MOST_REGIONS = 6
"""So many regions of the window are painted in one frame at most, where they can be joined."""

LITTLE = 150_000
"""Pixels that cost less to paint than to paint once more whatever lies on the edge between two regions."""

ALL = 5_000_000
"""More pixels than are ever joined because that is little."""


class DeskPainter:
    """Draws the layers of a desk, the lowest first: all of them the first time, then what has changed since the last
    time."""

    def __init__(self, window: Rect) -> None:
        self._window = window
        self._drawn: dict[int, Rect] = {}
        """Where each part was drawn, by its ``id``."""
        self._below: Below | None = None

    def draw(self, target: Surface, backdrop: Backdrop, layers: Sequence[Widget], modal: Widget | None) -> list[Rect]:
        """Draw what has changed, and say where that was. ``modal`` is the layer that must be dealt with first."""
        known, changes = self._drawn, self._changes(layers)
        regions = merged([rect for _, rect in changes])
        if (below := self._picture_below(target, modal)) is None:
            self._redraw(target, regions, backdrop, layers)
            return regions
        place = layers.index(below.first) if below.first in layers else len(layers)
        stale = below.stale([id(part) for part in _within(layers[place:])], changes, known, self._drawn)
        self._redraw(below.picture, merged(stale), backdrop, layers[:place])
        self._redraw(target, regions, below.picture, layers[place:])
        if place == len(layers):
            self._below = None
        return regions

    def draw_all(self, target: Surface, backdrop: Backdrop, layers: Sequence[Widget]) -> None:
        """Draw everything, as for the first time."""
        self._drawn, self._below = {}, None
        self._changes(layers)
        self._redraw(target, [self._window], backdrop, layers)

    def _changes(self, layers: Sequence[Widget]) -> list[tuple[int, Rect]]:
        """What must be drawn again since this was last asked, and of which part; of what has gone too."""
        known, found = self._drawn, dict[int, Rect]()
        changes: list[tuple[int, Rect]] = []
        for part in _within(layers):
            key, bounds = id(part), self._bounds(part)
            found[key] = bounds
            before = known.get(key)
            where = [*part.changes()]
            if part.dirty or before != bounds:
                where += [rect for rect in (before, bounds) if rect]
            changes += [(key, seen) for rect in where if (seen := rect.clip(self._window))]
            part.dirty = False
        changes += [(key, rect) for key, rect in known.items() if key not in found and rect]
        self._drawn = found
        return changes

    def _bounds(self, part: Widget) -> Rect:
        """What a part may draw on, cut to the window and to the rim of the group that it lies in."""
        rim = part.parent.rim if part.parent else None
        return part.bounds.clip(self._window if rim is None else rim)

    def _picture_below(self, target: Surface, modal: Widget | None) -> "Below | None":
        """The picture of what lies below the layer that must be dealt with first. When that comes it is what is seen so
        far, and once more when it has gone the picture is what is seen again."""
        if modal is not None and (self._below is None or self._below.first is not modal):
            self._below = Below(modal, target.copy())
        return self._below

    def _redraw(self, target: Surface, regions: Sequence[Rect], backdrop: Backdrop, layers: Sequence[Widget]) -> None:
        """Paint these layers in regions of a picture, above what lies below all of them."""
        if not regions:
            return
        clip, painting = target.get_clip(), Painting(layers, self._window)
        for region in regions:
            target.set_clip(region)
            if isinstance(backdrop, Surface):
                target.blit(backdrop, region, region)
            else:
                backdrop(target, region)
            painting.paint(target)
        target.set_clip(clip)


def _within(layers: Iterable[Widget]) -> Iterator[Widget]:
    """All parts of some layers, as they are drawn."""
    return (part for layer in layers for part in layer.walk())


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
