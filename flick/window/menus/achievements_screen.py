"""What can be achieved in a game, how, and by whom it has been: for every grade a tray."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from flick.profile import reached_by, told_by
from flick.sitting import words_for
from flick.table.game import Achievement, find
from flick.table.words import Words
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import MARGIN, Page
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Link
from flick.window.widgets.materials import Fill
from flick.window.widgets.scrolling import Scrolling
from flick.window.widgets.text import TextBox, fitted, wrapped
from flick.window.widgets.tray import Tray
from flick.window.widgets.widget import Widget

if TYPE_CHECKING:
    from flick.window.app.app import App

HEAD = 76
PAD = 18
HEADING = 36
"""Height of the row of a tray's heading."""
COLUMNS = 2
ROW, TALLEST = 72, 96
"""Height of an achievement, at least and at most."""
DISC, BESIDE = 40, 14
NAME, TOLD, WHO = 17.0, 13.5, 12.5


class AchievementsScreen(Page):
    """``new`` are those reached just now."""

    def __init__(self, app: "App", game_id: str, new: Sequence[str] = ()) -> None:
        super().__init__(app)
        self.game, self.new = find(game_id), tuple(new)

    @property
    def rulebook(self) -> tuple[str, str]:
        listed = self.game.achievements
        return self.game.id, listed[0].rule if listed else ""

    def lay_out(self) -> None:
        listed, have = self.game.achievements, reached_by(self.game.id)
        title = self.say("window-achievements-of", game=title_of(self.app.words, self.game.id))
        count = sum(one.id in have for one in listed)
        self.head(title, self.say("window-achievements-count", part=count, whole=len(listed)))
        grades = [(grade, list(found)) for grade, found in groupby(listed, lambda one: one.grade)]
        view = self.rect(MARGIN, HEAD, self.wide - 2 * MARGIN, self.high - HEAD - MARGIN)
        self.desk.add(Scrolling(self.kit, view, self._trays(view, grades, have)))

    def _trays(
        self, view: Rect, grades: list[tuple[str, list[Achievement]]], have: dict[str, list[str]]
    ) -> list[Widget]:
        """Two trays side by side, as high as the fullest needs them or as there is room."""
        kit, gap = self.kit, self.kit.px(MARGIN)
        words = words_for(self.app.words, self.game)
        rows = -(-len(grades) // COLUMNS)
        most = max((len(found) for _, found in grades), default=0)
        frame = kit.px(HEADING) + kit.px(10)
        room = (view.height - (rows - 1) * gap) // max(1, rows) - frame
        each = min(kit.px(TALLEST), max(kit.px(ROW), room // max(1, most)))
        wide, high = (view.width - gap) // COLUMNS, frame + most * each
        trays: list[Widget] = []
        for index, (grade, found) in enumerate(grades):
            left = view.left + (index % COLUMNS) * (wide + gap)
            tray = Rect(left, view.top + (index // COLUMNS) * (high + gap), wide, high)
            trays.append(self._tray(tray, words, grade, found, have, each))
        return trays

    def _tray(
        self, rect: Rect, words: Words, grade: str, found: list[Achievement], have: dict[str, list[str]], each: int
    ) -> Tray:
        kit, pad = self.kit, self.kit.px(PAD)
        tops = [rect.top + kit.px(HEADING) + each * row for row in range(len(found))]
        tray = Tray(kit, rect, words.name(grade), pad=PAD, heading_size=12, radius=14, dividers=tops[1:])
        for top, one in zip(tops, found, strict=True):
            place = Rect(rect.left + pad, top, rect.width - 2 * pad, each)
            tray.add(AchievementRow(kit, place, words, one, self._by(one.id, have.get(one.id)), new=one.id in self.new))
            link = Link(kit, (place.right, top + kit.px(22)), one.rule, self._opener(one.rule), anchor="right")
            tray.add(link)
        return tray

    def _opener(self, rule: str) -> Callable[[], None]:
        return lambda: self.open_rule(self.game.id, rule)

    def _by(self, one: str, names: list[str] | None) -> str:
        """Who has reached it, and when; nothing where nobody has."""
        return told_by(self.game.id, one, names, self.app.words) if names else ""


class AchievementRow(Widget):
    """One achievement: a trophy that shines once it is reached, its name, how it is reached and by whom it was."""

    def __init__(self, kit: Kit, rect: Rect, words: Words, one: Achievement, who: str, *, new: bool) -> None:
        super().__init__(kit, rect)
        self.name, self.told = words.name(one.id), words(one.says)
        self.who, self.new = who, new
        self._nobody = words("window-achievement-open")

    @property
    def _disc(self) -> Rect:
        size = self.kit.px(DISC)
        return Rect(self.rect.left, self.rect.centery - size // 2, size, size)

    def paint(self, target: Surface) -> None:
        kit, disc = self.kit, self._disc
        kit.stamp(target, disc, Fill("groove", 0.7, DISC / 2))
        kit.icon(target, "trophy", disc.center, 24, "honey" if self.who else "off")
        super().paint(target)

    def texts(self) -> list[TextBox]:
        kit, left = self.kit, self._disc.right + self.kit.px(BESIDE)
        room = self.rect.right - left
        name = fitted(kit.theme, self.name, "row-title", room - kit.px(76), NAME, most=1)
        told = wrapped(self.told, kit.theme.font("body", TOLD), room)
        colour = "honey" if self.new else "bone" if self.who else "bone.2"
        lines = [(line, "row-title", name.size, colour) for line in name.lines]
        lines += [(line, "body", TOLD, "bone" if self.who else "bone.2") for line in told]
        who = fitted(kit.theme, self.who or self._nobody, "hint", room, WHO, most=1)
        lines.append((who.lines[0], "hint", who.size, "good" if self.who else "bone.2"))
        return kit.column(lines, left, self.rect.centery, self.rect)
