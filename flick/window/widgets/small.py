"""Key caps, and bars that fill up."""

from pygame import Rect, Surface

from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import Fill, KeyCap, Outline
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Place, Widget

CAP_HEIGHT = 24


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


class Key(Widget):
    """The cap of a key: its upper left corner is all it needs."""

    def __init__(self, kit: Kit, corner: Place, key: str) -> None:
        super().__init__(kit, Rect(corner, (cap_width(kit, key), kit.px(CAP_HEIGHT))))
        self.name = key

    def texts(self) -> list[TextBox]:
        return [cap_text(self.kit, self.rect, self.name)]

    def paint(self, target: Surface) -> None:
        draw_cap(self.kit, target, self.rect, self.name)


class Meter(Widget):
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
