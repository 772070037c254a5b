"""Parts that may need more room than there is: they are seen through a view, and move under it."""

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.layout import Placeable
from flick.window.widgets.pointed import ScrolledPart
from flick.window.widgets.scroll import Scroll
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Place, Widget

STEP = 48
EDGE, BAR = 6, 26
"""How far it reaches beyond its layout at the sides, for rings and shadows, and what the layout leaves to the bar where
one is needed."""


class Scrolling(ScrolledPart, Group):
    """A view on parts that were laid out as if there were room below it. It scrolls with the wheel, its bar, Page up
    and Page down, and to whatever the keyboard comes to."""

    beyond = 0

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        parts: Sequence[Widget] = (),
        offset: int = 0,
        *,
        content: Placeable | None = None,
    ) -> None:
        """``offset`` is how far it was moved before everything was laid out anew. ``content`` is laid out as high as it
        wishes, and narrower where a bar is needed beside it."""
        self.scroll = Scroll(kit, kit.px(STEP))
        self._reached: Widget | None = None
        self._shown, self._offset = 0, offset
        super().__init__(kit, rect, parts, content=content)
        if content is None:
            self._fit()

    def take_place(self, rect: Rect) -> list[Widget]:
        if self.content is None:
            return super().take_place(rect)
        self.rect, self._shown = rect.inflate(2 * self.kit.px(EDGE), 0), 0
        room = Rect(rect)
        if self.content.wish(room.width)[1] > rect.height:
            room.width -= self.kit.px(BAR)
            room.height = max(rect.height, self.content.wish(room.width)[1])
        self.empty()
        self.add(*self.content.take_place(room))
        self._fit()
        return [self]

    def _fit(self) -> None:
        """Scroll over all that lies in it, from where it was scrolled to before."""
        foot = max((part.rect.bottom for part in self._inner()), default=self.rect.top)
        self.scroll.fit(self.rect, foot - self.rect.top)
        self.scroll.to(self._offset)
        self.follow()

    @property
    def offset(self) -> int:
        """How far it has been moved."""
        return self.scroll.offset

    def path(self, place: Place) -> list[Widget]:
        if self.hidden or not self.contains(place):
            return []
        if self.scroll.needed and self.scroll.lane.collidepoint(place):
            return [self]
        return super().path(place) or [self]

    def draw(self, target: Surface) -> None:
        clip = target.get_clip()
        target.set_clip(self.rect.clip(clip))
        super().draw(target)
        self.scroll.paint(target)
        target.set_clip(clip)

    def texts(self) -> list[TextBox]:
        return [text for text in super().texts() if self.rect.contains(text.rect)]

    def targets(self) -> list[Rect]:
        seen = [target for target in super().targets() if self.rect.contains(target)]
        return [*seen, self.scroll.lane] if self.scroll.needed else seen

    def tick(self, now: float) -> None:
        """Follow the keyboard."""
        desk = self.desk
        focus = desk.focus if desk else None
        if focus is not self._reached:
            self._reached = focus
            if focus and focus.ringed and focus is not self and any(part is focus for part in self._inner()):
                top = focus.rect.top - self.rect.top + self.scroll.offset
                edge = self.kit.px(10)
                self.moved(self.scroll.reveal(max(0, top - edge), top + focus.rect.height + edge))

    def press(self, place: Place) -> bool:
        return self.moved(self.scroll.grab(place))

    def key(self, event: Event) -> bool:
        return self.scroll.needed and self.moved(self.scroll.key(event.key))

    def _inner(self) -> Iterator[Widget]:
        for part in self.parts:
            yield from part.walk()

    def follow(self) -> None:
        """Move the parts to where they are seen now."""
        down = self._shown - self.scroll.offset
        self._shown = self.scroll.offset
        for part in self._inner():
            part.rect.move_ip(0, down)
