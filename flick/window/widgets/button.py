"""Buttons: plates that stand on the table and name a deed."""

from collections.abc import Callable
from typing import NamedTuple, Unpack

from pygame import Rect, Surface

from flick.window.widgets.glide import Glide
from flick.window.widgets.key_cap import CAP_HEIGHT, cap_text, cap_width, draw_cap
from flick.window.widgets.kit import Kit, TextLook
from flick.window.widgets.materials import ButtonFace, Fill, Outline, PlateKind
from flick.window.widgets.pressed import Pressed
from flick.window.widgets.text import TextBox, fitted
from flick.window.widgets.widget import Place, Tooltips

DOWN = 1.5
"""How far a button goes down while it is pressed."""
HOVER, PRESSED = 0.06, 0.10
ICON, ICON_GAP = 16, 8
PAD = 10
HIGH, SIDES, WIDER_SIDES = 36, 28, 44
"""Height of a button that a layout gives its place, and what is free beside its label; a brass one has more."""
OFF = 0.94
"""Opacity of the plate of a button that is off: its words must be read on paper too."""


class Button(Pressed):
    """A plate with a label, an icon, or both. Pressed when the button is let go over it, or with Enter or Space."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        label: str,
        on_press: Callable[[], None],
        *,
        kind: PlateKind = "secondary",
        icon: str = "",
        role: str = "button",
        size: float | None = None,
        radius: float = 8,
        key: str = "",
        on_paper: bool = False,
        **told: Unpack[Tooltips],
    ) -> None:
        """``radius`` of half its height makes it round. Without a label it needs a ``tip``, which names the deed.
        ``key`` is the cap of the key that does the same; it is drawn at the right."""
        super().__init__(kit, rect, on_press, **told)
        self.label = label
        self.kind: PlateKind = kind
        self.icon = icon
        self.role, self.size = role, size
        self.radius = radius
        self.cap = key
        self.on_paper = on_paper
        self._hover = Glide(0.0, kit.theme.ms("hover"))
        self._down = Glide(0.0, kit.theme.ms("hover"))

    def wish(self, width: int) -> tuple[int, int]:
        """As it was made; else as wide as its label and its icon with room at their sides, and square with an icon
        alone."""
        wide, high = self.made[0], self.made[1] or self.kit.px(HIGH)
        if wide or not self.label:
            return wide or high, high
        beside = self.kit.px(ICON + ICON_GAP) if self.icon else 0
        sides = self.kit.px(WIDER_SIDES if self.kind == "primary" else SIDES)
        return self.kit.width(self.label, self.role, self.size) + beside + sides, high

    @property
    def moving(self) -> bool:
        return self._hover.moving or self._down.moving

    def tick(self, now: float) -> None:
        self._hover.go(1.0 if self.hovered and self.off is None else 0.0)
        self._down.go(1.0 if self.held and self.hovered else 0.0)
        self.dirty |= self._hover.tick(now) | self._down.tick(now)

    def drag(self, place: Place) -> bool:
        self.hovered = self.contains(place)
        return True

    @property
    def colour(self) -> str:
        """The colour of what stands on it."""
        if self.off is not None:
            return "off"
        return "brass.ink" if self.kind == "primary" else "bone"

    @property
    def face(self) -> Rect:
        """Where its plate is now."""
        return self.rect.move(0, round(DOWN * self.kit.theme.scale * self._down.value))

    def paint(self, target: Surface) -> None:
        self.paint_plate(target)
        self.paint_face(target)
        if self.ringed:
            self.kit.ring(target, self.face, self.radius, on_paper=self.on_paper)

    def paint_plate(self, target: Surface) -> None:
        """The plate below whatever stands on it."""
        if self.off is not None:
            self.kit.stamp(target, self.rect, Fill("off.field", OFF, self.radius))
            self.kit.stamp(target, self.rect, Outline("off.edge", 1, self.radius, 0.6))
            return
        self.kit.stamp(target, self.face, ButtonFace(self.kind, self.radius))
        self.kit.stamp(target, self.face, Fill("hover", HOVER, self.radius), self._hover.value - self._down.value)
        self.kit.stamp(target, self.face, Fill("press", PRESSED, self.radius), self._down.value)

    def paint_face(self, target: Surface) -> None:
        """What stands on the plate."""
        if self.cap:
            draw_cap(self.kit, target, self._cap, self.cap)
        if self.icon:
            size = ICON if self.label else 0.54 * self.rect.height / self.kit.theme.scale
            left = self._content()[0]
            middle = self.face.centerx if not self.label else left + self.kit.px(ICON) // 2
            self.kit.icon(target, self.icon, (middle, self.face.centery), size, self.colour)
        self.kit.write(target, *self.texts())

    def texts(self) -> list[TextBox]:
        cap = [cap_text(self.kit, self._cap, self.cap)] if self.cap else []
        if not self.label:
            return cap
        left, lines, size = self._content()
        if self.icon:
            left += self.kit.px(ICON + ICON_GAP)
        middle = left + max(self.kit.width(line, self.role, size) for line in lines) // 2
        place, look = (middle, self.face.centery), TextLook(anchor="centre", room=self.face, struck=self.struck)
        return cap + self.kit.centred_lines(lines, self.role, place, size, self.colour, **look)

    def _content(self) -> tuple[int, list[str], float]:
        """Where icon and label begin, and the label as it fits."""
        beside = self.kit.px(ICON + ICON_GAP) if self.icon and self.label else 0
        capped = self._cap.width + self.kit.px(PAD) if self.cap else 0
        room = self.rect.width - 2 * self.kit.px(PAD) - beside - capped
        lines, size = fitted(self.kit.theme, self.label, self.role, room, self.size)
        if len(lines) > 1:
            size = min(size or self.kit.theme.size(self.role), TWO_LINES * self.rect.height / self.kit.theme.scale)
        width = max(self.kit.width(line, self.role, size) for line in lines) + beside
        return self.rect.centerx - (width + capped) // 2, lines, size

    @property
    def _cap(self) -> Rect:
        """Where the cap of its key is."""
        width, height = cap_width(self.kit, self.cap), self.kit.px(CAP_HEIGHT)
        right = self.face.right - self.kit.px(PAD)
        return Rect(right - width, self.face.centery - height // 2, width, height)


TWO_LINES = 0.35
"""Of the height of a button: no letter of two lines is larger, so that none touches its edge."""

TILE_TITLE = 17
COMPACT = 150
"""A tile that is less wide keeps less free round its icon."""


class _Inner(NamedTuple):
    """Lengths in a tile: its disc, what is free at the left of the disc and at its right, and at the right of the
    words."""

    disc: float
    left: float
    between: float
    right: float


WIDE_TILE, COMPACT_TILE = _Inner(36, 11, 9, 8), _Inner(28, 6, 6, 4)


class TileButton(Button):
    """A large quiet button: an icon in a dark disc, what it is in serif, a word about it below."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        label: str,
        detail: str,
        on_press: Callable[[], None],
        *,
        icon: str,
        **told: Unpack[Tooltips],
    ) -> None:
        super().__init__(kit, rect, label, on_press, kind="quiet", icon=icon, role="row-title", **told)
        self.detail = detail
        self._inner = COMPACT_TILE if rect.width < kit.px(COMPACT) else WIDE_TILE

    @property
    def _disc(self) -> Rect:
        size = self.kit.px(self._inner.disc)
        return Rect(self.face.left + self.kit.px(self._inner.left), self.face.centery - size // 2, size, size)

    def paint_face(self, target: Surface) -> None:
        self.kit.stamp(target, self._disc, Fill("groove", 0.7, self._inner.disc / 2))
        colour = "honey" if self.off is None else "off"
        self.kit.icon(target, self.icon, self._disc.center, 20, colour)
        self.kit.write(target, *self.texts())

    def texts(self) -> list[TextBox]:
        kit, left = self.kit, self._disc.right + self.kit.px(self._inner.between)
        width = self.rect.right - left - kit.px(self._inner.right)
        title = fitted(kit.theme, self.label, self.role, width, TILE_TITLE)
        detail = fitted(kit.theme, self.detail, "hint", width)
        below = self.colour if self.off is not None else "bone.2"
        lines = [(line, self.role, title.size, self.colour) for line in title.lines]
        lines += [(line, "hint", detail.size, below) for line in detail.lines if line]
        return kit.column(lines, left, self.face.centery + kit.px(1), self.face, struck=self.struck)
