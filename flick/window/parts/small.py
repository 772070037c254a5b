"""Small things: counts, key caps, badges, bars that fill up."""

from pygame import Rect, Surface

from flick.window.parts.kit import Kit
from flick.window.parts.label import clickable
from flick.window.parts.materials import Fill, KeyCap, Outline
from flick.window.parts.part import Part, Place
from flick.window.parts.text import TextBox

CAP_HEIGHT = 24
COUNT_HEIGHT = 21
BADGE = 20


def cap_width(kit: Kit, key: str) -> int:
    """How wide the cap of a key is."""
    return max(kit.px(22), kit.width(key, "count") + kit.px(14))


def draw_cap(kit: Kit, target: Surface, rect: Rect, key: str) -> None:
    """Draw the cap of a key."""
    kit.stamp(target, rect, KeyCap())
    kit.write(target, cap_text(kit, rect, key))


def cap_text(kit: Kit, rect: Rect, key: str) -> TextBox:
    """What is printed on the cap."""
    return kit.text(key, "count", (rect.centerx, rect.top + kit.px(15)), anchor="centre", room=rect)


class Key(Part):
    """The cap of a key: its upper left corner is all it needs."""

    def __init__(self, kit: Kit, corner: Place, key: str) -> None:
        super().__init__(kit, Rect(corner, (cap_width(kit, key), kit.px(CAP_HEIGHT))))
        self.name = key

    def texts(self) -> list[TextBox]:
        return [cap_text(self.kit, self.rect, self.name)]

    def paint(self, target: Surface) -> None:
        draw_cap(self.kit, target, self.rect, self.name)


class Count(Part):
    """How many there are, in a dark pill round a place."""

    def __init__(self, kit: Kit, centre: Place, count: str, *, tip: str = "") -> None:
        super().__init__(kit, Rect(0, 0, 0, 0), tip=tip)
        self.centre = centre
        self.count = count

    @property
    def count(self) -> str:
        """What stands in the pill."""
        return self._count

    @count.setter
    def count(self, count: str) -> None:
        self._count = count
        height = self.kit.px(COUNT_HEIGHT)
        width = max(height, self.kit.width(count, "count") + self.kit.px(18))
        self.rect = Rect(0, 0, width, height)
        self.rect.center = self.centre
        self.dirty = True

    def contains(self, place: Place) -> bool:
        return clickable(self.kit, self.rect).collidepoint(place)

    def texts(self) -> list[TextBox]:
        place = (self.rect.centerx, self.rect.centery + self.kit.px(4.4))
        return [self.kit.text(self._count, "count", place, anchor="centre", room=self.rect)]

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, Fill("well", 0.92, COUNT_HEIGHT / 2))
        self.kit.stamp(target, self.rect, Outline("brass.line", 1, COUNT_HEIGHT / 2, 0.9))
        super().paint(target)


class Badge(Part):
    """A dark disc with a honey rim and a glyph or a number: a state of what it is fixed to."""

    def __init__(self, kit: Kit, centre: Place, *, icon: str = "", text: str = "", tip: str = "") -> None:
        size = kit.px(BADGE)
        rect = Rect(0, 0, size, size)
        rect.center = centre
        super().__init__(kit, rect, tip=tip)
        self.icon, self.text = icon, text

    def texts(self) -> list[TextBox]:
        place = (self.rect.centerx, self.rect.centery + self.kit.px(4.2))
        return [self.kit.text(self.text, "count", place, anchor="centre", room=self.rect)] if self.text else []

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, Fill("badge", 1, BADGE / 2))
        self.kit.stamp(target, self.rect, Outline("honey", 1.3, BADGE / 2, 0.95))
        if self.icon:
            self.kit.icon(target, self.icon, self.rect.center, 13, "bone")
        super().paint(target)


class Meter(Part):
    """A bar that fills up, with its value in bold at the right."""

    def __init__(self, kit: Kit, rect: Rect, part: float, value: str = "", *, colour: str = "brass") -> None:
        """``part`` from 0 to 1; ``rect`` is the bar and the value."""
        super().__init__(kit, rect)
        self.part, self.value, self.colour = part, value, colour

    @property
    def bar(self) -> Rect:
        """The bar alone."""
        beside = self.kit.px(8) + self.kit.width(self.value, "body-bold") if self.value else 0
        return Rect(self.rect.left, self.rect.centery - self.kit.px(5), self.rect.width - beside, self.kit.px(10))

    def show(self, part: float, value: str) -> None:
        """Fill it up to there."""
        self.dirty |= (part, value) != (self.part, self.value)
        self.part, self.value = part, value

    def texts(self) -> list[TextBox]:
        place = (self.rect.right, self.rect.centery + self.kit.px(4.7))
        return [self.kit.text(self.value, "body-bold", place, anchor="right", room=self.rect)] if self.value else []

    def paint(self, target: Surface) -> None:
        self.paint_bar(target, self.bar)
        super().paint(target)

    def paint_bar(self, target: Surface, bar: Rect) -> None:
        """The bar alone, wherever it is seen."""
        radius = bar.height / 2 / self.kit.theme.scale
        self.kit.stamp(target, bar, Fill("press", 1.0 if self.kit.theme.flat else 0.6, radius))
        if self.kit.theme.flat:
            self.kit.stamp(target, bar, Outline("bone", 1, radius))
        if self.part > 0:
            filled = Rect(bar.left, bar.top, max(bar.height, round(bar.width * min(1.0, self.part))), bar.height)
            self.kit.stamp(target, filled, Fill(self.colour, 1, radius))
