"""How a pawn is flicked, told when somebody is to flick for the first time: with the way that is chosen, which can be
changed there, and with the keys."""

from collections.abc import Callable

from pygame import Rect, Surface

from flick.table.words import Words
from flick.window.app.settings import FlickMode
from flick.window.match.lesson.lesson_sheet import FOOT, HEAD, PAD, TOP
from flick.window.match.lesson.sheet_text import set_text
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import overline
from flick.window.widgets.materials import Fill, PaperFace
from flick.window.widgets.rich import runs_of
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.text import TextBox

MODES: tuple[FlickMode, ...] = ("pull", "swipe")
BELOW = 8


class HowSheet(Group):
    """``on_mode`` gets the other way to flick."""

    def __init__(
        self, kit: Kit, rect: Rect, words: Words, mode: FlickMode, on_mode: Callable[[FlickMode], None]
    ) -> None:
        super().__init__(kit, rect)
        self.words, self.mode, self.on_mode = words, mode, on_mode
        labels = [words("setting-flick-mode-pull"), words("setting-flick-mode-swipe")]
        wide = kit.px(170)
        place = Rect(rect.right - kit.px(PAD) - wide, rect.top + kit.px(TOP), wide, kit.px(HEAD))
        self.modes = Segmented(kit, place, labels, MODES.index(mode), lambda index: on_mode(MODES[index]))
        self.add(self.modes)
        self._lines = self._set()

    @property
    def bounds(self) -> Rect:
        edge = self.kit.px(40)
        return self.rect.inflate(2 * edge, 2 * edge)

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, PaperFace(10))
        self.kit.stamp(target, self.modes.rect, Fill("well", 1.0, 7))
        super().paint(target)

    def own_texts(self) -> list[TextBox]:
        return list(self._lines)

    def _set(self) -> list[TextBox]:
        kit, rect, words = self.kit, self.rect, self.words
        left = rect.left + kit.px(PAD)
        baseline = rect.top + kit.px(TOP + HEAD / 2 + 4)
        room = max(1, self.modes.rect.left - kit.px(10) - left)
        head = overline(kit, words("window-tutorial-how"), (left, baseline), "ink.3", room=room)
        pulls = self.mode == "pull"
        mouse = words("window-tutorial-how-pull") if pulls else words("window-tutorial-how-swipe")
        paragraphs = [runs_of(mouse), runs_of(words("window-tutorial-how-keys"))]
        top = rect.top + kit.px(TOP + HEAD + BELOW)
        inner = Rect(left, top, rect.width - 2 * kit.px(PAD), rect.bottom - kit.px(FOOT) - top)
        return [head, *set_text(kit, paragraphs, inner, rect)]
