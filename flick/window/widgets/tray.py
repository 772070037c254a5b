"""Trays: recesses in the table for standing facts, with a heading and thin lines between their sections."""

from collections.abc import Sequence

from pygame import Rect, Surface

from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import overline
from flick.window.widgets.layout import Placeable
from flick.window.widgets.materials import Recess
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Widget

PAD = 14
HEADING = 9
"""How far the baseline of the heading lies below the padding."""
DIVIDER = 0.22


class Divider(Widget):
    """A thin line between two sections, or two rows. It takes no room between them."""

    def wish(self, width: int) -> tuple[int, int]:
        return width, 0

    def paint(self, target: Surface) -> None:
        line = Rect(self.rect.topleft, (self.rect.width, self.kit.px(1)))
        self.kit.line(target, line, "tray.edge", 1.0 if self.kit.theme.flat else DIVIDER)


class Tray(Group):
    """A recess with the parts that lie in it."""

    beyond = Recess.margin

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        heading: str = "",
        parts: Sequence[Widget] = (),
        *,
        radius: float = 12,
        opacity: float = 0.62,
        pad: float = PAD,
        heading_size: float | None = None,
        content: Placeable | None = None,
    ) -> None:
        super().__init__(kit, rect, parts, content=content)
        self.heading = heading
        self.heading_size = heading_size
        self.recess = Recess(radius, opacity)
        self.pad = pad
        self.dividers: Sequence[int] = ()
        """Heights on the screen at which a line parts two sections."""

    @property
    def inner(self) -> Rect:
        """What lies between its paddings."""
        return self.rect.inflate(-2 * self.kit.px(self.pad), -2 * self.kit.px(self.pad))

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, self.recess)
        thin = self.kit.px(1)
        for height in self.dividers:
            rule = Rect(self.inner.left, height, self.inner.width, thin)
            self.kit.line(target, rule, "tray.edge", 1.0 if self.kit.theme.flat else DIVIDER)
        super().paint(target)

    def own_texts(self) -> list[TextBox]:
        if not self.heading:
            return []
        place = (self.rect.left + self.kit.px(self.pad), self.rect.top + self.kit.px(self.pad + HEADING))
        room = self.rect.width - 2 * self.kit.px(self.pad)
        return [overline(self.kit, self.heading, place, room=room, size=self.heading_size)]
