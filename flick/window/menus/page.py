"""What the screens around a match have in common: a head with a way back, and type that fits the window."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

from pygame import Rect, Surface

from flick.table.sayings import Refused
from flick.table.words import Words
from flick.window.app.screen import Screen
from flick.window.app.theme import Theme
from flick.window.app.workers import Studio
from flick.window.arena.arena_setup import ArenaSetup
from flick.window.arena.table_art import TableArt
from flick.window.widgets import Button, Caption, Kit, Tray, Widget
from flick.window.widgets.desk import Desk
from flick.window.widgets.layout import UNPLACED, Placeable
from flick.window.widgets.question import Naming, Question, QuestionDeed
from flick.window.widgets.scrolling import Scrolling

if TYPE_CHECKING:
    from flick.window.app.app import App

Tool: TypeAlias = tuple[str, str, Callable[[], None]]
"""A small button in the head of a page: its icon, its tip, and what it does."""

MARGIN = 16
HEAD, PAD = 76, 18
"""Where what is below the head begins, and what is free at the sides of a tray."""
ON_WOOD = 0.75
"""Opacity of the shadow of text that stands on the lit table."""


class Page(Screen):
    """A screen that needs ``least`` pixels of the design, across and down. In a window that is too small for them at
    the interface scale that was chosen, everything is smaller, so that it fits."""

    least = (1024, 640)

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.kit = app.kit
        self._anew = True
        self._art: TableArt | None = None
        self.studio = Studio()
        self._views: dict[str, Scrolling] = {}

    @property
    def art(self) -> TableArt:
        """Where pieces and tables are painted."""
        if self.kit.theme is self.app.theme:
            return self.app.art
        if self._art is None or self._art.theme is not self.kit.theme:
            self._art = TableArt(self.kit.theme, self.app.icons)
        return self._art

    def arena_setup(self, words: Words) -> ArenaSetup:
        """What an arena on this page is made with; ``words`` are those of the game."""
        app = self.app
        tools = self.kit, Rect((0, 0), app.size), self.art, app.settings, words, app.sounds
        return ArenaSetup(*tools, clock=lambda: app.now)

    @property
    def wide(self) -> float:
        """Width of the window in pixels of the design."""
        return self.app.size[0] / self.kit.theme.scale

    @property
    def high(self) -> float:
        """Its height."""
        return self.app.size[1] / self.kit.theme.scale

    def build(self) -> None:
        """Lay everything out anew; whatever had the keyboard has it again."""
        at, ringed = self._focus_place()
        self.kit = self._fitting_kit()
        self.desk = Desk(self.kit, Rect((0, 0), self.app.size))
        self.lay_out()
        parts = self._focusable()
        if at is not None and parts:
            self.desk.give_focus(parts[min(at, len(parts) - 1)], ring=ringed, tell=False)
        self._anew = True

    def draw(self, target: Surface) -> list[Rect]:
        if not self._anew:
            return super().draw(target)
        self.draw_all(target)
        return [self.desk.window]

    def draw_all(self, target: Surface) -> None:
        self._anew = False
        super().draw_all(target)

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle of the design on the screen; its edges are those of its neighbours."""
        scale = self.kit.theme.scale
        left, top = round(x * scale), round(y * scale)
        return Rect(left, top, round((x + width) * scale) - left, round((y + height) * scale) - top)

    def head(self, title: str, hint: str, tools: Sequence[Tool] = ()) -> Caption:
        """A way back, the title, a word about it, which may be changed, and small buttons at the right."""
        kit, wide = self.kit, self.wide
        self.desk.add(Button(kit, self.rect(MARGIN, 14, 96, 36), self.say("window-back"), self.back, kind="quiet"))
        right = wide - MARGIN
        for icon, tip, do in reversed(tools):
            right -= 36
            self.desk.add(Button(kit, self.rect(right, 14, 36, 36), "", do, kind="quiet", icon=icon, tip=tip))
            right -= 7
        beside = max(MARGIN + 96, wide - right) + 16
        room = self.rect(beside, 9, wide - 2 * beside, 34)
        look = {"anchor": "centre", "shadow": ON_WOOD}
        self.desk.add(Caption(kit, room, title, "screen-title", size=26, name=True, **look))
        below = self.rect(beside, 43, wide - 2 * beside, 18)
        about = Caption(kit, below, hint, "body", colour="bone.2", name=True, **look)
        self.desk.add(about)
        return about

    def body(self, foot: float = MARGIN) -> Rect:
        """What is below the head, between the margins; ``foot`` is what is free below it."""
        return self.rect(MARGIN, HEAD, self.wide - 2 * MARGIN, self.high - HEAD - foot)

    def put(self, layout: Placeable, rect: Rect) -> None:
        """Lay out widgets in a rectangle of the screen."""
        self.desk.add(*layout.take_place(rect))

    def tray(self, content: Placeable, heading: str = "") -> Tray:
        """A tray as pages have them, for a layout."""
        return Tray(self.kit, UNPLACED, heading, pad=PAD, heading_size=12, radius=14, content=content)

    def scrolling(self, name: str, content: Placeable) -> Scrolling:
        """A view on a layout; it shows what the one of that name showed before everything was laid out anew."""
        before = self._views.get(name)
        offset = before.offset if before is not None else 0
        self._views[name] = Scrolling(self.kit, UNPLACED, offset=offset, content=content)
        return self._views[name]

    def leave(self) -> None:
        self.studio.close()

    def ask(self, title: str, sentences: Sequence[str], deeds: Sequence[tuple[str, Callable[[], None]]]) -> None:
        """Ask something on a sheet of paper. The first deed is what Enter does, the last one what Esc does."""

        def answer(index: int) -> None:
            self.desk.hide(question)
            deeds[index][1]()

        made, last = [QuestionDeed(label) for label, _ in deeds], len(deeds) - 1
        question = Question(self.kit, self.desk.window, title, made, answer, sentences=sentences, cancel=last)
        self.desk.show(question)

    def ask_text(
        self,
        title: str,
        sentences: Sequence[str],
        deeds: Sequence[str],
        then: Callable[[str], None],
        *,
        text: str,
        hint: str,
        most: int = 40,
    ) -> None:
        """Ask for a line of text on a sheet of paper, where ``text`` stands at first. ``then`` takes it with the first
        deed; the last one is what Esc does."""

        def answer(index: int, typed: str) -> None:
            self.desk.hide(sheet)
            if index == 0:
                then(typed)

        sheet = Naming(self.kit, self.desk.window, title, sentences, deeds, text, hint, answer, most)
        self.desk.show(sheet)
        self.desk.give_focus(sheet.field)

    @contextmanager
    def telling_refusals(self, title: str, words: Words | None = None) -> Iterator[None]:
        """Say on a sheet of that title why something that is tried meanwhile cannot be had."""
        try:
            yield
        except Refused as refused:
            self.tell_refusal(title, refused, words)

    def tell_refusal(self, title: str, refused: Refused, words: Words | None = None) -> None:
        """Say why something cannot be had."""
        reason = (words or self.app.words)(refused.say)
        self.kit.sound("refused")
        self.ask(title, [reason], [(self.say("window-understood"), lambda: None)])

    def open_rule(self, game: str, rule: str = "") -> None:
        """Open a game's rulebook, at a rule if one is named."""
        from flick.window.menus.opening import open_rulebook

        open_rulebook(self.app, game, rule)

    def _focus_place(self) -> tuple[int | None, bool]:
        """Where in the order of the keyboard the focus is, and whether that is shown."""
        parts, current = self._focusable(), self.desk.focus
        if current is None or current not in parts:
            return None, False
        return parts.index(current), current.ringed

    def _focusable(self) -> list[Widget]:
        return [part for part in self.desk.root.walk() if part.focusable]

    def _fitting_kit(self) -> Kit:
        """The kit of the program, or a smaller one where the window has not so many pixels of the design; the last one
        is kept if it still fits."""
        app, before, theme = self.app, self.kit.theme, self.app.theme
        fits = min(app.size[0] / self.least[0], app.size[1] / self.least[1])
        if theme.scale <= fits:
            return app.kit
        if (before.scale, before.palette, before.still) == (fits, theme.palette, theme.still):
            return self.kit
        return Kit(Theme(theme.palette, fits, still=theme.still), app.icons, app.sounds.play)
