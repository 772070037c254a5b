"""What every screen is: parts on a desk before the table in lamplight, and what happens to it."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.table.sayings import Fact
from flick.window.widgets.desk import Desk
from flick.window.widgets.painting import Backdrop

if TYPE_CHECKING:
    from flick.window.app.app import App


class Screen:
    """One screen. ``lay_out`` is called when it opens, when one comes back to it, and while it is seen whenever size,
    scale, palette or language change, so whatever has been chosen on it must not live in its parts alone."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.desk = Desk(app.kit, Rect((0, 0), app.size))

    def lay_out(self) -> None:
        """Lay the parts on the desk, which is empty."""
        raise NotImplementedError

    def build(self) -> None:
        """Make the desk anew and lay everything on it."""
        self.desk = Desk(self.app.kit, Rect((0, 0), self.app.size))
        self.lay_out()

    def backdrop(self) -> Backdrop:
        """What lies below the parts."""
        return self.app.table("title")

    def handle(self, event: Event) -> bool:
        """Take an event; whether it was meant for anything here. Esc goes back, unless something has taken it."""
        if self.desk.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        return False

    def warm(self) -> None:
        """Paint ahead what will be seen soon: the screen is laid out, and nobody sees it yet."""

    def tick(self, now: float) -> None:
        """Time goes by, in milliseconds."""
        self.desk.tick(now)

    def draw(self, target: Surface) -> list[Rect]:
        """Draw what has changed, and say where that was."""
        return self.desk.draw(target, self.backdrop())

    def draw_all(self, target: Surface) -> None:
        """Draw everything."""
        self.desk.draw_all(target, self.backdrop())

    @property
    def moving(self) -> bool:
        """Whether the next frame should come soon, though nobody does anything."""
        return self.desk.moving

    @property
    def played(self) -> Any:
        """The options of the match that it is about; ``None`` where it is about none."""
        return None

    @property
    def rulebook(self) -> tuple[str, str] | None:
        """Which game's rulebook F1 opens, and at which rule: empty where any will do. It closes what has none, for
        that is the rulebook itself."""
        return "", ""

    @property
    def keeps(self) -> Path | None:
        """The file of the match that is played here, if one is."""
        return None

    def back(self) -> None:
        """Leave for the screen before this one."""
        self.app.back()

    def leave(self) -> None:
        """The screen is closed, or the window: let go of everything."""

    def say(self, message: str, /, **facts: Fact) -> str:
        """A sentence of the window in the reader's language."""
        return self.app.words(message, **facts)
