"""How a pawn is flicked, told when somebody is to flick for the first time: with the way that is chosen, which can be
changed there, and with the keys."""

from collections.abc import Callable

from pygame import Rect, Surface

from flick.table.words import Words
from flick.window.app.settings import FlickMode
from flick.window.arena.flick_settings import MODES
from flick.window.match.lesson.lesson_sheet import BASELINE
from flick.window.match.lesson.sheet_text import FOOT, HEAD, PAD, TOP, LessonPaper, SheetText
from flick.window.widgets import Fill, Kit
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import UNPLACED, Column, Row, Sized
from flick.window.widgets.rich import runs_of
from flick.window.widgets.segmented import Segmented

WIDE, BELOW = 170, 8


class HowSheet(LessonPaper):
    """``on_mode`` gets the other way to flick."""

    def __init__(
        self, kit: Kit, rect: Rect, words: Words, mode: FlickMode, on_mode: Callable[[FlickMode], None]
    ) -> None:
        labels = [words("setting-flick-mode-pull"), words("setting-flick-mode-swipe")]
        self.modes = Segmented(kit, UNPLACED, labels, MODES.index(mode), lambda index: on_mode(MODES[index]))
        heading = Overline(kit, UNPLACED, words("window-tutorial-how"), colour="ink.3")
        title = Column(kit, Sized(heading, size=BASELINE))
        head = Row(kit, Sized(title, grow=1), 10, Sized(self.modes, size=WIDE))
        mouse = words("window-tutorial-how-pull") if mode == "pull" else words("window-tutorial-how-swipe")
        text = SheetText(kit, [runs_of(mouse), runs_of(words("window-tutorial-how-keys"))], rect)
        content = Column(kit, Sized(head, size=HEAD), BELOW, Sized(text, grow=1), pad=(PAD, TOP, FOOT))
        super().__init__(kit, rect, content=content)

    def paint(self, target: Surface) -> None:
        super().paint(target)
        self.kit.stamp(target, self.modes.rect, Fill("well", 1.0, 7))
