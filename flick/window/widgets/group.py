"""Parts that belong together."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from flick.window.widgets.kit import Kit
from flick.window.widgets.layout import Placeable
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Place, Widget

if TYPE_CHECKING:
    from flick.window.widgets.desk import Desk


class Group(Widget):
    """A part that holds others, drawn one after the other. It catches no clicks of its own. A group that draws
    something itself says how far ``beyond`` its rectangle."""

    beyond = None
    rim: Rect | None = None
    """Where what is drawn of its own parts ends, if it ends anywhere."""

    def __init__(self, kit: Kit, rect: Rect, parts: Sequence[Widget] = (), *, content: Placeable | None = None) -> None:
        """``content`` lays out what is in it as soon as it has its place."""
        super().__init__(kit, rect)
        self.content = content
        self.parts: list[Widget] = []
        self.home: Desk | None = None
        """The desk, if this is what lies on it directly."""
        self.add(*parts)
        if content is not None and self.rect:
            self.take_place(self.rect)

    def wish(self, width: int) -> tuple[int, int]:
        return self.content.wish(width) if self.content is not None else super().wish(width)

    def take_place(self, rect: Rect) -> list[Widget]:
        super().take_place(rect)
        if self.content is not None:
            self.empty()
            self.add(*self.content.take_place(self.rect))
        return [self]

    @property
    def desk(self) -> "Desk | None":
        return self.home or super().desk

    @property
    def primary(self) -> Widget | None:
        """What Enter does here: the brass button."""
        return next((part for part in self.walk() if getattr(part, "kind", "") == "primary"), None)

    def add(self, *parts: Widget) -> None:
        """Lay parts into the group, above those that are in it."""
        for part in parts:
            part.parent = self
            part.dirty = True
            self.parts.append(part)

    def add_below(self, above: Widget, part: Widget) -> None:
        """Lay a part into the group right below one that is in it, and so below all that lie above that."""
        self.add(part)
        self.parts.insert(self.parts.index(above), self.parts.pop())

    def add_above(self, below: Widget, part: Widget) -> None:
        """Lay a part into the group right above one that is in it."""
        self.add(part)
        self.parts.insert(self.parts.index(below) + 1, self.parts.pop())

    def remove(self, *parts: Widget) -> None:
        """Take parts out."""
        for part in parts:
            self.parts.remove(part)
            part.parent = None

    def empty(self) -> list[Widget]:
        """Take all parts out; which they were."""
        parts = list(self.parts)
        self.remove(*parts)
        return parts

    def gather(self, found: list[Widget]) -> None:
        if not self.hidden:
            found.append(self)
            for part in self.parts:
                part.gather(found)

    def path(self, place: Place) -> list[Widget]:
        if self.hidden:
            return []
        for part in reversed(self.parts):
            if found := part.path(place):
                return [self, *found]
        return []

    def draw(self, target: Surface) -> None:
        if not self.hidden:
            super().draw(target)
            for part in self.parts:
                part.draw(target)

    def own_texts(self) -> list[TextBox]:
        """What the group itself writes."""
        return []

    def paint(self, target: Surface) -> None:
        self.kit.write(target, *self.own_texts())

    def texts(self) -> list[TextBox]:
        found = list(self.own_texts())
        for part in (part for part in self.parts if not part.hidden):
            if (covered := part.covers) is not None:
                found = [text for text in found if not covered.colliderect(text.rect)]
            found += part.texts()
        return found

    def targets(self) -> list[Rect]:
        found: list[Rect] = []
        for part in (part for part in self.parts if not part.hidden):
            if (covered := part.covers) is not None:
                found = [target for target in found if not covered.colliderect(target)]
            found += part.targets()
        return found
