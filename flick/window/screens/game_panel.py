"""A game without an arena, before a match of it begins: its cover, what it is about, and where else one can go."""

from typing import TYPE_CHECKING

from pygame import Rect

from flick.window.paint import covers
from flick.window.parts.button import Button
from flick.window.parts.label import Caption
from flick.window.parts.tray import Tray
from flick.window.screens.games import title_of
from flick.window.screens.theatre import Theatre

if TYPE_CHECKING:
    from flick.window.screens.new_match import NewMatchScreen

PAD, HEAD, GAP = 18, 42, 18
SHAPE, LEAST_TEXT = 0.62, 100
"""Of the cover its height in parts of its width, and how much is left below it for what is said."""
BUTTON = 36


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
        if covers.exists(game.id):
            high = min(round(SHAPE * room.width), room.height - kit.px(LEAST_TEXT))
            self.add(Theatre(kit, Rect(room.left, room.top, room.width, high), screen.studio, game.id))
            room.top, room.height = room.top + high + kit.px(GAP), room.height - high - kit.px(GAP)
        self.add(Caption(kit, room, screen.words(f"game-{game.id}-about"), "prompt", size=16))

    def _ways(self, screen: "NewMatchScreen", room: Rect) -> int:
        """Buttons at the foot, side by side, if there are any; how much room they take."""
        ways = [*screen.lessons(), *screen.achievements()]
        if not ways:
            return 0
        kit, gap = self.kit, self.kit.px(12)
        width, high = (room.width - gap * (len(ways) - 1)) // len(ways), kit.px(BUTTON)
        for index, (icon, label, go) in enumerate(ways):
            place = Rect(room.left + index * (width + gap), room.bottom - high, width, high)
            self.add(Button(kit, place, label, go, icon=icon, size=13.5))
        return high + kit.px(GAP)
