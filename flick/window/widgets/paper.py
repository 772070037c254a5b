"""Paper: where long text is read. It scrolls; rule IDs lead somewhere; one paragraph may be the current one."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.kit import Kit
from flick.window.widgets.label import LINK_OPACITY
from flick.window.widgets.materials import Fill, PaperFace
from flick.window.widgets.page_setting import (
    ICON,
    LEADING,
    Block,
    Item,
    PageSetting,
    ParagraphSetting,
    set_page,
)
from flick.window.widgets.pointed import Scrolled
from flick.window.widgets.scroll import Scroll
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Place

PAD, PAD_TOP = 24, 18
BAND = 10
"""How far the band of the current paragraph reaches beyond its text."""
CURRENT = 0.42
KEYS = {pygame.K_UP: 1, pygame.K_DOWN: -1}
LINKS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class Paper(Scrolled[str]):
    """A sheet with text. Up and down scroll it, left and right go from link to link, Enter follows one."""

    beyond = PaperFace.margin

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        blocks: Sequence[Block],
        on_link: Callable[[str], None],
        *,
        current: str = "",
        radius: float = 8,
    ) -> None:
        """``current`` is the ID of the rule that is highlighted."""
        super().__init__(kit, rect, Scroll(kit, 3 * kit.px(LEADING), on_paper=True))
        self.on_link = on_link
        self.sheet = PaperFace(radius)
        self.link: int | None = None
        self._pressed: str | None = None
        self._current = current
        self.blocks = list(blocks)

    @property
    def blocks(self) -> list[Block]:
        """What stands on it."""
        return self._blocks

    @blocks.setter
    def blocks(self, blocks: Sequence[Block]) -> None:
        self._blocks = list(blocks)
        self.page = self._set()
        self.link = None
        self.scroll.to(0)
        self.dirty = True
        if self._current:
            self.show(self._current)

    @property
    def current(self) -> str:
        """The rule that is highlighted."""
        return self._current

    @current.setter
    def current(self, rule: str) -> None:
        self._current = rule
        self.dirty = True
        self.show(rule)

    @property
    def view(self) -> Rect:
        """Where the text is seen."""
        top = self.rect.top + self.kit.px(PAD_TOP)
        return Rect(self.rect.left, top, self.rect.width, self.rect.bottom - self.kit.px(PAD_TOP) - top)

    def _set(self) -> PageSetting:
        """The page; narrower where a scroll bar is needed."""
        width = self.rect.width - 2 * self.kit.px(PAD)
        page = set_page(self.kit, self._blocks, width)
        self.scroll.fit(self.view, page.height)
        if self.scroll.needed:
            page = set_page(self.kit, self._blocks, width - self.kit.px(BAND))
            self.scroll.fit(self.view, page.height)
        return page

    def show(self, rule: str) -> None:
        """Move the text so that a rule stands in the upper third."""
        for block, (top, foot) in zip(self._blocks, self.page.bands, strict=True):
            if isinstance(block, ParagraphSetting) and block.rule == rule:
                if not (self.scroll.offset <= top and foot <= self.scroll.offset + self.view.height):
                    self.scroll.to(top - self.view.height // 4)
                self.dirty = True

    def _origin(self) -> Place:
        return self.rect.left + self.kit.px(PAD), self.view.top - self.scroll.offset

    def links(self) -> list[tuple[Item, Rect]]:
        """All links that are seen, and where a click follows them."""
        left, top = self._origin()
        found: list[tuple[Item, Rect]] = []
        for item in self.page.items:
            if item.link:
                high = self.kit.px(LEADING)
                rect = Rect(left + item.x, top + item.baseline - self.kit.px(15), item.width, high)
                if self.view.contains(rect):
                    found.append((item, rect.inflate(self.kit.px(6), 0)))
        return found

    def at(self, place: Place) -> str | None:
        near = [(abs(rect.centery - place[1]), item.link) for item, rect in self.links() if self._reach(rect, place)]
        return min(near)[1] if near else None

    def _reach(self, rect: Rect, place: Place) -> bool:
        """Whether a click there may mean this link: a finger is not as sharp as a line of text is high."""
        wide, high = max(rect.width, self.kit.px(30)), max(rect.height, self.kit.px(28))
        reach = Rect(0, 0, wide, high).move_to(center=rect.center)
        return reach.collidepoint(place)

    def press(self, place: Place) -> bool:
        if self.scroll.grab(place):
            self.dirty = True
        else:
            self._pressed = self.at(place)
        return True

    def release(self, place: Place) -> bool:
        super().release(place)
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self.at(place) == pressed:
            self.on_link(pressed)
        return True

    def key(self, event: Event) -> bool:
        if event.key in LINKS:
            return self._next_link(LINKS[event.key])
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.link is not None:
            self.on_link(self.page.items[self.link].link)
            return True
        if event.key in KEYS and self.scroll.needed:
            self.scroll.by(-KEYS[event.key] * self.kit.px(LEADING))
        elif not self.scroll.key(event.key):
            return False
        self.dirty = True
        return True

    def _next_link(self, step: int) -> bool:
        """Go to the next link of the text, and to where it stands."""
        indices = [index for index, item in enumerate(self.page.items) if item.link]
        if not indices:
            return False
        if self.link is None:
            seen = [index for index in indices if self.page.items[index].baseline > self.scroll.offset]
            self.link = (seen or indices)[0] if step > 0 else indices[-1]
        else:
            self.link = indices[(indices.index(self.link) + step) % len(indices)]
        baseline = self.page.items[self.link].baseline
        self.scroll.reveal(baseline - self.kit.px(LEADING), baseline + self.kit.px(LEADING))
        self.dirty = True
        return True

    def targets(self) -> list[Rect]:
        return [self.scroll.lane] if self.scroll.needed else []

    def inline_targets(self) -> list[Rect]:
        """Links within running text; they are as high as a line."""
        return [rect for _, rect in self.links()]

    def texts(self) -> list[TextBox]:
        """Whole lines only: none is cut at the edges of the view."""
        above, below = self.scroll.offset, self.scroll.offset + self.view.height
        boxes = [self._text(item) for item in self.page.items if above < item.baseline < below]
        return [box for box in boxes if self.view.contains(box.rect)]

    def _text(self, item: Item) -> TextBox:
        left, top = self._origin()
        return self.kit.text(
            item.text,
            item.role,
            (left + item.x, top + item.baseline),
            item.colour,
            size=item.size,
            room=self.rect,
            underline=LINK_OPACITY if item.underlined else 0,
        )

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, self.sheet)
        clip = target.get_clip()
        target.set_clip(self.view.clip(clip))
        self._paint_band(target)
        self._paint_rules(target)
        self._paint_icons(target)
        self.kit.write(target, *self.texts())
        self._paint_links(target)
        target.set_clip(clip)
        self.scroll.paint(target)
        if self.ringed:
            self.kit.ring(target, self.rect, self.sheet.radius)

    def _paint_band(self, target: Surface) -> None:
        left, top = self._origin()
        for block, (start, end) in zip(self._blocks, self.page.bands, strict=True):
            if self._current and isinstance(block, ParagraphSetting) and block.rule == self._current:
                edge, over = self.kit.px(BAND), self.kit.px(4)
                width = self.rect.width - 2 * self.kit.px(PAD) + 2 * edge
                width -= self.kit.px(BAND) if self.scroll.needed else 0
                band = Rect(left - edge, top + start - over, width, end - start + 2 * over)
                self.kit.stamp(target, band, Fill("current.paper", CURRENT, 5))
                bar = Rect(band.left, band.top, self.kit.px(3.5), band.height)
                self.kit.stamp(target, bar, Fill("paper.bar", 1, 1.5))

    def _paint_rules(self, target: Surface) -> None:
        left, top = self._origin()
        thin = self.kit.px(1)
        for x, y, width in self.page.rules:
            self.kit.line(target, Rect(left + x, top + y, width, thin), "paper.line", 0.8)

    def _paint_icons(self, target: Surface) -> None:
        left, top = self._origin()
        for name, x, y in self.page.icons:
            if self.view.collidepoint(left + x, top + y):
                self.kit.icon(target, name, (left + x, top + y), ICON, "ink")

    def _paint_links(self, target: Surface) -> None:
        for item, rect in self.links():
            if item.link == self.pointed:
                self.kit.stamp(target, rect, Fill("paper.bar", 0.14, 4))
            if self.ringed and self.link is not None and item is self.page.items[self.link]:
                self.kit.ring(target, rect.inflate(-self.kit.px(4), -self.kit.px(4)), 4, on_paper=True)
