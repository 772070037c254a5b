"""The settings: sections at the left, what can be chosen in one of them at the right. Everything applies at once."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from flick.arena.layout import Layout
from flick.arenas import arena_games
from flick.window.menus.draft import usual
from flick.window.menus.page import MARGIN, Page
from flick.window.menus.setting_rows import SettingRow, keys, lay, rows_of
from flick.window.menus.table_picture_part import TablePicturePart
from flick.window.widgets.kit import Kit
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.scrolling import Scrolling
from flick.window.widgets.tray import Tray
from flick.window.widgets.widget import Widget

if TYPE_CHECKING:
    from flick.window.app.app import App

HEAD = 76
PAD = 18
SECTIONS = 240
"""Width of the tray of sections, in pixels of the design."""
BROADEST = 820
"""No row is wider."""
SAMPLE = 170
"""From so much room on, a table is shown below the rows of how it looks."""


class Section(NamedTuple):
    """One section: its name, its icon, and the rows in it."""

    id: str
    title: str
    icon: str
    rows: Callable[["SettingsScreen"], list[SettingRow]]


ALL = (
    Section("play", "window-section-play", "mouse", partial(rows_of, section="play")),
    Section("look", "window-section-look", "eye", partial(rows_of, section="look")),
    Section("sound", "window-section-sound", "sound_on", partial(rows_of, section="sound")),
    Section("keys", "window-section-keys", "keyboard", keys),
    Section("language", "window-section-language", "language", partial(rows_of, section="language")),
)


class SettingsScreen(Page):
    """Type may be larger here than elsewhere before it has to give way."""

    least = (760, 470)

    def __init__(self, app: "App", section: str = "play") -> None:
        super().__init__(app)
        self.section = section
        self._scrolled = 0
        self._view: Scrolling | None = None
        self._table: Layout | None = None

    def open_section(self, section: str) -> None:
        """Show another section."""
        self.section = section
        self._scrolled, self._view = 0, None
        self.build()

    def build(self) -> None:
        """Stay where the rows were scrolled to."""
        if self._view is not None:
            self._scrolled = self._view.offset
        super().build()

    def set(self, **chosen: object) -> None:
        """Change a setting; everything is shown at once as it is then."""
        self.app.change(**chosen)

    def lay_out(self) -> None:
        self.head(self.say("window-settings"), self.say("window-settings-hint"))
        kit, high = self.kit, self.high - HEAD - MARGIN
        sections = SECTIONS if self.wide >= 1000 else 190
        wide = min(BROADEST, self.wide - 3 * MARGIN - sections)
        left = max(MARGIN, (self.wide - sections - MARGIN - wide) / 2)
        at = [section.id for section in ALL].index(self.section)
        index = Tray(kit, self.rect(left, HEAD, sections, high), pad=PAD, radius=14)
        rows = [ListRow(self.say(section.title), icon=section.icon) for section in ALL]
        room = index.rect.inflate(-2 * kit.px(10), -2 * kit.px(12))
        index.add(Listing(kit, room, rows, lambda chosen: self.open_section(ALL[chosen].id), selected=at))
        tray = Tray(kit, self.rect(left + sections + MARGIN, HEAD, wide, high), pad=PAD, radius=14)
        room = tray.rect.inflate(-2 * kit.px(PAD), -2 * kit.px(12))
        self._view, foot = self._lay_rows(kit, room, ALL[at])
        tray.add(self._view)
        if self.section == "look" and room.bottom - foot > kit.px(SAMPLE):
            tray.add(*self._sample(Rect(room.left, foot + kit.px(16), room.width, room.bottom - foot - kit.px(28))))
        self.desk.add(index, tray)

    def _lay_rows(self, kit: Kit, room: Rect, section: Section) -> tuple[Scrolling, int]:
        """The rows of a section, narrower where a bar beside them is needed; and where they end."""
        parts, foot = self._rows(kit, room, section)
        if foot > room.bottom:
            parts, _ = self._rows(kit, Rect(room.left, room.top, room.width - kit.px(28), room.height), section)
        return Scrolling(kit, room.inflate(kit.px(12), 0), parts, self._scrolled), foot

    def _sample(self, rect: Rect) -> list[Widget]:
        """A table on which it is seen how pieces look now; nothing where no game has one."""
        if self._table is None and (games := arena_games()):
            self._table = usual(games[0].id).match().view(None).arena
        if self._table is None:
            return []
        return [TablePicturePart(self.kit, rect, self.studio, "", self._table, self.desk.window)]

    def _rows(self, kit: Kit, room: Rect, section: Section) -> tuple[list[Widget], int]:
        return lay(kit, room, section.rows(self))
