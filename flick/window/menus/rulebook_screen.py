"""The rulebook of a game on paper, with its headings and a search beside it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect
from pygame.event import Event

from flick.table import game as games
from flick.table.rulebook import Paragraph, Rulebook, book_of
from flick.table.sayings import Refused
from flick.window.app.held_keys import pressed_alone
from flick.window.board.layout_file import layout_in
from flick.window.menus import book as books
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import MARGIN, Page
from flick.window.widgets.field import Field
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Piece, Row, Sized
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.paper import Paper
from flick.window.widgets.select import Select

if TYPE_CHECKING:
    from flick.window.app.app import App

PAPER, INDEX = 720, 300
"""Widths of the page, at most, and of what stands beside it."""
SCROLLING = (pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN)


class RulebookScreen(Page):
    """A rulebook, opened at the paragraph of ``rule``. Backspace goes back to where a link was followed; F1 and Esc
    close the book. What is typed is searched for, wherever the keyboard is."""

    least = (700, 420)

    def __init__(self, app: "App", game_id: str, rule: str = "", options: Any = None) -> None:
        """``options`` are those of the match that is read about; rules that they change are marked so."""
        super().__init__(app)
        self.game_id, self.rule, self.options = game_id, rule, options
        self.wanted = ""
        self._been: list[str] = []
        self._paper: Paper
        self._turned: tuple[int, int] | None = None
        """The paragraph that was turned to, and how far the page was scrolled then."""
        self._as_built: tuple[str, int] | None = None
        """The language and the width of the window for which the page was set."""

    @property
    def rulebook(self) -> None:
        return None

    def build(self) -> None:
        """The page stays where it is read."""
        built = self.app.words.language, self.app.size[0]
        read = (self._paper.scroll.offset, self._turned) if built == self._as_built else None
        self._as_built = built
        super().build()
        if read is not None:
            offset, self._turned = read
            self._paper.scroll.to(offset)

    def lay_out(self) -> None:
        kit, title = self.kit, title_of(self.app.words, self.game_id)
        self.head(self.say("window-rulebook-of", game=title), self.say("window-rulebook-hint"))
        self._book, icons = self._read(title)
        self._chapters = books.chapters_of(self._book)
        blocks = books.blocks_of(self._book, icons)
        index, gap = (INDEX, MARGIN) if self.wide >= 1024 else (220 if self.wide < 860 else 260, 12)

        def paper(rect: Rect) -> Paper:
            self._paper = Paper(kit, rect, blocks, self.follow, current=self.rule, radius=10)
            return self._paper

        tray = self.tray(self._index())
        self.put(
            Row(kit, STRETCH, Sized(tray, size=index), gap, Sized(paper, grow=1, most=PAPER), STRETCH), self.body()
        )
        self._turned = self._turned_to(self.rule)
        self._list()
        self.desk.give_focus(self._paper)

    def _read(self, title: str) -> tuple[Rulebook, Mapping[str, tuple[str, ...]]]:
        """The book of the game, and the icons that its rules tell about; where it cannot be read, one that says why."""
        try:
            game = games.find(self.game_id)
            layout = layout_in(game.folder)
            return book_of(game, self.options, self.app.words), layout.icons if layout is not None else {}
        except Refused as refused:
            return Rulebook([Paragraph(None, title, heading=1), Paragraph(None, self.app.words(refused.say))]), {}

    def follow(self, rule: str) -> None:
        """Go to another rule of the book; an ID that it does not have stays where it is."""
        if rule not in self._book.rules:
            self.app.sounds.play("refused")
            return
        if self.rule:
            self._been.append(self.rule)
        self._show(rule)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL:
            self.desk.give_focus(self._field, ring=True)
            return True
        if self.desk.modal is None:
            self._bring_field(event)
            if self._scrolls(event) and self._paper.handle(event):
                return True
        if super().handle(event) or _is_letter(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and self._been:
            self._show(self._been.pop())
            return True
        return False

    def tick(self, now: float) -> None:
        """The chapter that is read is selected in the index."""
        if not self.wanted:
            chapter = books.chapter_at(self._chapters, self._read_at())
            if chapter != self._listing.selected:
                self._listing.selected = chapter
        super().tick(now)

    def _read_at(self) -> int:
        """The paragraph that is read: the one that was turned to until the page is scrolled, then the topmost."""
        offset = self._paper.scroll.offset
        if self._turned is not None and self._turned[1] == offset:
            return self._turned[0]
        edge = offset + self.kit.px(24)
        return max((index for index, band in enumerate(self._paper.page.bands) if band[0] <= edge), default=0)

    def _turned_to(self, rule: str) -> tuple[int, int] | None:
        """Where a rule of the book stands, and how far the page is scrolled now."""
        at = next((at for at, one in enumerate(self._book.paragraphs) if rule and one.rule == rule), None)
        return None if at is None else (at, self._paper.scroll.offset)

    def _bring_field(self, event: Event) -> None:
        """Whoever types text means to search."""
        typed = event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING) and bool(event.text.strip())
        if typed and not self._field.focused:
            self.desk.give_focus(self._field)

    def _scrolls(self, event: Event) -> bool:
        """Whether a key turns the pages although the search has the keyboard: as long as nothing stands there."""
        waits = self._field.focused and not self._field.text
        return waits and event.type == pygame.KEYDOWN and event.key in SCROLLING

    def _show(self, rule: str) -> None:
        self.rule = rule
        self._paper.current = rule
        self._turned = self._turned_to(rule)

    def _index(self) -> Column:
        """Which book, what to search for, and the headings or what was found."""
        kit, say, names = self.kit, self.say, games.names()
        books_of: list[Piece] = []
        if len(names) > 1:
            titles = [title_of(self.app.words, name) for name in names]
            at = names.index(self.game_id)
            books_of.append(Sized(Select(kit, UNPLACED, titles, at, lambda index: self._open(names[index])), size=34))
        hint, none = say("window-search"), say("window-nothing-found")
        self._field = Field(kit, UNPLACED, self.wanted, self._search, hint=hint, icon="search", on_enter=self._first)
        self._listing = Listing(kit, UNPLACED, [], self._choose, empty=none)
        return Column(kit, *books_of, Sized(self._field, size=34), Sized(self._listing, grow=1), gap=10, pad=12)

    def _open(self, game_id: str) -> None:
        """Another game's book."""
        self.game_id, self.rule, self.wanted = game_id, "", ""
        self._been, self._as_built = [], None
        self.build()

    def _search(self, text: str) -> None:
        self.wanted = text.strip()
        self._list()

    def _list(self) -> None:
        """The headings, or what the search has found."""
        self._hits = books.search(self._book, self.wanted)
        self._listing.selected = None
        if self.wanted:
            letters = round(self._listing.rect.width / self.kit.theme.scale / 7.4) - 6
            found = [ListRow(hit.title, books.snippet(hit.text, self.wanted, letters)) for hit in self._hits]
            self._listing.rows = found
        else:
            self._listing.rows = [ListRow(chapter.title) for chapter in self._chapters]

    def _first(self) -> None:
        """Enter goes to the first thing found."""
        if self._hits:
            self._listing.selected = 0
            self._choose(0)

    def _choose(self, index: int) -> None:
        """Turn to a heading, or to what was found."""
        at = self._hits[index].at if self.wanted else self._chapters[index].at
        rule = self._book.paragraphs[at].rule
        if rule:
            self.follow(rule)
        else:
            self._paper.scroll.to(self._paper.page.bands[at][0])
            self._paper.dirty = True
            self._turned = at, self._paper.scroll.offset


def _is_letter(event: Event) -> bool:
    """Whether a key types something, so that it is no shortcut here."""
    return pressed_alone(event) and event.unicode.isprintable() and bool(event.unicode.strip())
