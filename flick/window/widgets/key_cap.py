"""Key caps."""

from pygame import Rect, Surface

from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import KeyCap
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
