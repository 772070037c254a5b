"""A game without an arena, before a match of it begins: its cover, what it is about, and where else one can go."""

from typing import TYPE_CHECKING

from pygame import Rect

from flick.window.menus import covers
from flick.window.menus.framed_theatre import Theatre
from flick.window.menus.games_screen import title_of
from flick.window.widgets.button import Button
from flick.window.widgets.label import LEADING, Caption
from flick.window.widgets.text import wrapped
from flick.window.widgets.tray import Tray

if TYPE_CHECKING:
    from flick.window.menus.new_match import NewMatchScreen

PAD, HEAD, GAP = 18, 42, 18
SHAPE, SAID, BELOW = 0.62, 16, 6
"""Of the cover its height in parts of its width; size of what is said below it, and what is free below that."""
BUTTON, SIZE, BESIDE = 36, 13.5, 52


class GamePanel(Tray):
    """What the screen offers beside a match stands at its foot once more, in words."""

    def __init__(self, screen: "NewMatchScreen", rect: Rect) -> None:
        kit, game = screen.kit, screen.game
        super().__init__(kit, rect, title_of(screen.app.words, game.id), pad=PAD, heading_size=12, radius=14)
        pad = kit.px(PAD)
        room = Rect(rect.left + pad, rect.top + kit.px(HEAD), rect.width - 2 * pad, 0)
        room.height = rect.bottom - pad - room.top
        room.height -= self._ways(screen, room)
        if screen.refused is not None:
            reason = screen.words(screen.refused.say)
            self.add(Caption(kit, room, reason, "prompt", colour="bad", size=16))
            return
        about = screen.words(f"game-{game.id}-about")
        if covers.exists(game.id):
            lines = len(wrapped(about, kit.theme.font("prompt", SAID), room.width))
            high = min(round(SHAPE * room.width), room.height - kit.px(GAP + LEADING * SAID * lines + BELOW))
            self.add(Theatre(kit, Rect(room.left, room.top, room.width, high), screen.studio, game.id))
            room.top, room.height = room.top + high + kit.px(GAP), room.height - high - kit.px(GAP)
        self.add(Caption(kit, room, about, "prompt", size=SAID))

    def _ways(self, screen: "NewMatchScreen", room: Rect) -> int:
        """Buttons at the foot, each as wide as the others and at most so many in a row that all labels have room; how
        much room they take."""
        ways = [*screen.lessons(), *screen.achievements()]
        if not ways:
            return 0
        kit, gap, between = self.kit, self.kit.px(12), self.kit.px(8)
        widest = max(kit.width(label, "button", SIZE) for _, label, _ in ways) + kit.px(BESIDE)
        columns = min(len(ways), max(1, (room.width + gap) // (widest + gap)))
        rows = -(-len(ways) // columns)
        high, step = kit.px(BUTTON), kit.px(BUTTON) + between
        top, first = room.bottom - rows * step + between, 0
        for row in range(rows):
            count = -(-(len(ways) - first) // (rows - row))
            width = (room.width - gap * (count - 1)) // count
            for column, (icon, label, go) in enumerate(ways[first : first + count]):
                place = Rect(room.left + column * (width + gap), top + row * step, width, high)
                self.add(Button(kit, place, label, go, icon=icon, size=SIZE))
            first += count
        return room.bottom - top + kit.px(GAP)
