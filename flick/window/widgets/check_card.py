"""A card that is chosen or left: its name, what it means in a sentence, and why it cannot be chosen where it cannot."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from flick.window.widgets.kit import Kit, TextLook
from flick.window.widgets.materials import Fill, Outline, Well
from flick.window.widgets.switch import Toggle
from flick.window.widgets.text import TextBox, fitted, wrapped

PAD, BOX, BESIDE = 14, 18, 10
NAME, TOLD = 17.0, 13.0
LEADING = 1.3
RADIUS = 12


class CheckCard(Toggle):
    """``about`` is the sentence. A card that is off says in a line at its foot what ``bars`` it, and explains why when
    it is looked at; the room for that line is always there, so that nothing moves when others are chosen."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        name: str,
        about: str,
        on: bool,
        on_change: Callable[[bool], None],
        *,
        off: str | None = None,
        bars: str = "",
    ) -> None:
        super().__init__(kit, rect, name, on, on_change, off=off)
        self.about, self.bars = about, bars

    @property
    def mark(self) -> Rect:
        pad = self.kit.px(PAD)
        return Rect(self.rect.left + pad, self.rect.top + pad, self.kit.px(BOX), self.kit.px(BOX))

    def paint(self, target: Surface) -> None:
        kit, box = self.kit, self.mark
        kit.stamp(target, self.rect, Fill("groove", 0.9 if self.on else 0.55, RADIUS))
        edge, width = (
            ("honey", 2) if self.on else ("plate.line" if self.hovered and self.off is None else "tray.edge", 1)
        )
        kit.stamp(target, self.rect, Outline(edge, width, RADIUS))
        kit.stamp(target, box, Well(5))
        if self.on:
            kit.icon(target, "check", box.center, 13, "honey" if self.off is None else "off")
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, self.rect, RADIUS)

    def texts(self) -> list[TextBox]:
        kit, box = self.kit, self.mark
        left = box.right + kit.px(BESIDE)
        name = fitted(kit.theme, self.label, "row-title", self._room - box.width - kit.px(BESIDE), NAME, most=1)
        colour, tint = ("off", "off") if self.off is not None else ("bone", "bone.2")
        look = TextLook(room=self.rect, struck=self.struck)
        title = kit.centred_lines(name.lines[:1], "row-title", (left, box.centery), name.size, colour, **look)
        first, step = (box.left, box.bottom + kit.px(TOLD + 6)), kit.px(LEADING * TOLD)
        told = kit.lines(self._lines(self.about), "body", first, step, tint, size=TOLD, room=self.rect)
        if self.off is not None:
            bars = fitted(kit.theme, self.bars or self.off, "hint-bold", self._room, TOLD, most=1)
            foot = box.left, self.rect.bottom - kit.px(PAD)
            told.append(kit.text(bars.lines[0], "hint-bold", foot, "bad", size=bars.size, room=self.rect))
        return [*title, *told]

    @property
    def _room(self) -> int:
        return self.rect.width - 2 * self.kit.px(PAD)

    def _lines(self, text: str, width: int | None = None) -> Sequence[str]:
        """A text in lines; in another ``width`` of the card than its own, if one is given."""
        room = self._room if width is None else width - 2 * self.kit.px(PAD)
        return wrapped(text, self.kit.theme.font("body", TOLD), room) if text else ()

    def wish(self, width: int) -> tuple[int, int]:
        """As high as all that it says, and may say, needs."""
        count = len(self._lines(self.about, width)) + 1
        return width, self.kit.px(2 * PAD + BOX + 4) + count * self.kit.px(LEADING * TOLD)
