"""How what lies on a desk is painted: in its order, and only where it is."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from pygame import Rect, Surface

from flick.window.widgets.group import Group
from flick.window.widgets.widget import Widget


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
