"""The settings: sections at the left, what can be chosen in one of them at the right. Everything applies at once."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from flick.arena.layout import Layout
from flick.arenas import arena_games
from flick.window.menus.draft import usual
from flick.window.menus.page import MARGIN, PAD, Page
from flick.window.menus.setting_rows import SettingRow, keys, rows_layout, rows_of
from flick.window.menus.table_picture_part import TablePicturePart
from flick.window.widgets import Widget
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Row, Sized
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.scrolling import EDGE, Scrolling

if TYPE_CHECKING:
    from flick.window.app.app import App

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
    """The screen of settings. It fits smaller windows than other pages, so that whoever has chosen too large a scale
    can read how to change it."""

    least = (760, 470)

    def __init__(self, app: "App", section: str = "play") -> None:
        super().__init__(app)
        self.section = section
        self._table: Layout | None = None

    def open_section(self, section: str) -> None:
        """Show another section."""
        self.section = section
        self.build()

    def set(self, **chosen: object) -> None:
        """Change a setting; everything is shown at once as it is then."""
        self.app.change(**chosen)

    def lay_out(self) -> None:
        self.head(self.say("window-settings"), self.say("window-settings-hint"))
        kit, at = self.kit, [section.id for section in ALL].index(self.section)
        titles = [ListRow(self.say(section.title), icon=section.icon) for section in ALL]
        index = Listing(kit, UNPLACED, titles, lambda chosen: self.open_section(ALL[chosen].id), selected=at)
        rows = rows_layout(kit, ALL[at].rows(self))
        view = self.scrolling(self.section, rows)
        tray = self.tray(Column(kit, Sized(view, grow=1), pad=(PAD, 12, 12)))
        layout = Row(
            kit,
            STRETCH,
            Sized(self.tray(Column(kit, Sized(index, grow=1), pad=(10, 12, 12))), size=self._sections),
            MARGIN,
            Sized(tray, grow=1, most=BROADEST),
            STRETCH,
        )
        self.put(layout, self.body())
        if self.section == "look":
            tray.add(*self._sample(view))

    @property
    def _sections(self) -> float:
        """Width of the tray of sections, in pixels of the design."""
        return 240 if self.wide >= 1000 else 190

    def _sample(self, view: Scrolling) -> list[Widget]:
        """A table below the rows on which it is seen how pieces look now; nothing where there is no room for it, or
        where no game has one."""
        kit, foot = self.kit, view.rect.top + view.scroll.content
        if view.rect.bottom - foot <= kit.px(SAMPLE):
            return []
        if self._table is None and (games := arena_games()):
            self._table = usual(games[0].id).match().view(None).arena
        if self._table is None:
            return []
        room = view.rect.inflate(-2 * kit.px(EDGE), 0)
        place = Rect(room.left, foot + kit.px(16), room.width, room.bottom - foot - kit.px(28))
        return [TablePicturePart(self, place, self._table)]
