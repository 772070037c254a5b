"""What can be achieved in a game, how, and by whom it has been: for every grade a tray."""

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from flick.profile import reached_by, told_by
from flick.sitting import words_for
from flick.table.game import Achievement, find
from flick.table.words import Words
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import MARGIN, PAD, Page
from flick.window.widgets import Fill, Kit, Link, TextBox, Tray, Widget, fitted, wrapped
from flick.window.widgets.grid_layout import Grid
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Piece, Row, Sized
from flick.window.widgets.special_layouts import Layers
from flick.window.widgets.tray import Divider

if TYPE_CHECKING:
    from flick.window.app.app import App

HEADING, FOOT = 36, 10
"""Height of the row of a tray's heading, and what is free below its last row."""
COLUMNS = 2
ROW, TALLEST = 72, 96
"""Height of an achievement, at least and at most."""
DISC, BESIDE = 40, 14
NAME, TOLD, WHO = 17.0, 13.5, 12.5


class AchievementsScreen(Page):
    """The achievements of a game; ``new`` are the IDs of those that were reached just now."""

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
        view = self.body()
        each = self._each(view, [len(found) for _, found in grades])
        trays = [self._tray(grade, found, have, each) for grade, found in grades]
        self.put(self.scrolling("grades", Grid(self.kit, trays, COLUMNS, gap=MARGIN)), view)

    def _each(self, view: Rect, counts: Sequence[int]) -> list[float]:
        """How high each achievement is, in pixels of the design, as often as the fullest tray has one: all trays are
        as high as that one needs, or as there is room."""
        kit, rows, most = self.kit, -(-len(counts) // COLUMNS), max(counts, default=0)
        room = (view.height - (rows - 1) * kit.px(MARGIN)) // max(1, rows) - kit.px(HEADING) - kit.px(FOOT)
        each = min(kit.px(TALLEST), max(kit.px(ROW), room // max(1, most)))
        return [each / kit.theme.scale] * most

    def _tray(self, grade: str, found: list[Achievement], have: dict[str, list[str]], each: Sequence[float]) -> Tray:
        kit, words = self.kit, words_for(self.app.words, self.game)
        pieces: list[Piece] = []
        for one, high in zip(found, each, strict=False):
            row = AchievementRow(kit, words, one, self._by(one.id, have.get(one.id)), new=one.id in self.new)
            link = Link(kit, (0, 0), one.rule, partial(self.open_rule, self.game.id, one.rule), anchor="right")
            beside = Column(kit, Sized(Row(kit, STRETCH, link), size=36))
            pieces += [Divider(kit, UNPLACED)] if pieces else []
            pieces.append(Sized(Layers(row, beside), size=high))
        content = Column(kit, *pieces, sum(each[len(found) :]), pad=(PAD, HEADING, FOOT))
        return self.tray(content, words.name(grade))

    def _by(self, one: str, names: list[str] | None) -> str:
        """Who has reached it, and when; nothing where nobody has."""
        return told_by(self.game.id, one, names, self.app.words) if names else ""


class AchievementRow(Widget):
    """One achievement: a trophy that shines once it is reached, its name, how it is reached and by whom it was."""

    def __init__(self, kit: Kit, words: Words, one: Achievement, who: str, *, new: bool) -> None:
        super().__init__(kit, UNPLACED)
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
