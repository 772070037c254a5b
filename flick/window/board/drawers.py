"""What stands for rails, log and corner in a small window: strips, buttons and a number, which open them as drawers."""

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from flick.window.board.corner_part import CornerPart
from flick.window.board.log_part import LogPart
from flick.window.board.rail import RailPart
from flick.window.board.strip import StripPart
from flick.window.board.surroundings import Surroundings
from flick.window.board.tally import BowlPart, CountedPart
from flick.window.widgets import Button, Widget
from flick.window.widgets.desk import Desk
from flick.window.widgets.drawer import Drawer

RAIL, CORNER = (400, 290), (330, 150)
"""Width and height of what lies in a drawer."""
BUTTON, GAP = 36, 8
LOG = (300, 136)
"""The size of a log that is seen nowhere but in its drawer."""


class Drawers:
    """``rails`` are those of the frame, the left one first."""

    def __init__(self, around: Surroundings, rails: Sequence[RailPart], log: LogPart, corner: CornerPart) -> None:
        self.around, self.kit, self.rails, self.log, self.corner = around, around.kit, rails, log, corner
        places = zip(rails, (around.frame.left, around.frame.right), strict=True)
        self.strips = [
            StripPart(around, rect, rail, partial(self._open_rail, index)) for index, (rail, rect) in enumerate(places)
        ]
        self.parts: list[Widget] = [*self.strips, *self._buttons(), *self._counted()]

    @property
    def desk(self) -> Desk | None:
        """The desk on which drawers open."""
        return self.parts[0].desk

    def shortcut(self, key: int) -> bool:
        """Open a drawer by its letter; whether there is one of that letter."""
        if key == pygame.K_l:
            self._open_log()
        elif key == pygame.K_b:
            self._open_corner()
        elif key == pygame.K_a:
            self._open_rail(0)
        else:
            return False
        return True

    def _buttons(self) -> list[Button]:
        """What opens the drawers of log and corner, at the lower corners."""
        kit, window, words = self.kit, self.around.frame.window, self.around.words
        edge, square = kit.px(GAP), Rect(0, 0, kit.px(BUTTON), kit.px(BUTTON))
        log = square.move_to(bottomleft=(window.left + edge, window.bottom - edge))
        corner = square.move_to(bottomright=(window.right - edge, window.bottom - edge))
        tips = [f"{words('window-log')} (L)", f"{words(self._corner_called)} (B)"]
        sign = "settings" if self.corner.flicks else "disc"
        return [
            Button(kit, log, "", self._open_log, kind="quiet", icon="log", tip=tips[0]),
            Button(kit, corner, "", self._open_corner, kind="quiet", icon=sign, tip=tips[1]),
        ]

    @property
    def _corner_called(self) -> str:
        """The message for what lies in the corner; it has settings where there is anything to flick."""
        return "window-bank-and-settings" if self.corner.flicks else "window-piles-and-counters"

    def _counted(self) -> list[CountedPart]:
        """What is needed in play of the corner, above the button that opens it."""
        kit, window = self.kit, self.around.frame.window
        right, foot = window.right - kit.px(GAP), window.bottom - kit.px(GAP + BUTTON + 6)
        bowls = [slot for slot in self.corner.slots if isinstance(slot, BowlPart)]
        return [CountedPart(self.around, (right, foot), bowl, self._open_corner) for bowl in bowls[:1]]

    def _open_log(self) -> None:
        if self.desk is not None:
            self.log.open(self.desk)

    def _open_corner(self) -> None:
        self._open(self.corner, CORNER, self.around.words(self._corner_called))

    def _open_rail(self, index: int) -> None:
        rail = self.rails[index]
        self._open(rail, RAIL, self.around.words.name(rail.side) if rail.side else "")

    def _open(self, part: RailPart, size: tuple[int, int], title: str) -> None:
        kit, window = self.kit, self.around.frame.window
        if (desk := self.desk) is None:
            return
        high = min(kit.px(size[1] + 68), window.height - kit.px(8))
        rect = Rect(0, 0, kit.px(size[0] + 32), high).move_to(center=window.center)
        drawer = Drawer(kit, window, rect, title, self.around.words("window-close"), lambda: drawer.remove(part))
        part.lay(drawer.inner)
        drawer.add(part)
        desk.show(drawer)
