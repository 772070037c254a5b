"""The screen that is seen comes up through a picture of the one before it."""

from pygame import Surface

from flick.window.app.screen import Screen
from flick.window.widgets.surfaces import lay_over


class Fade:
    """``before`` is what was seen, from ``since`` on it goes away within so many ms (``lasts``).

    What comes up is painted beside the window: in each frame only what has changed of it, not everything anew.
    """

    def __init__(self, before: Surface, since: float, lasts: float) -> None:
        self.before, self.since, self.lasts = before, since, lasts

    def over(self, size: tuple[int, int], now: float) -> bool:
        """Whether nothing is left to be seen of it in a window of that size."""
        return now - self.since >= self.lasts or self.before.get_size() != size

    def draw(self, target: Surface, page: Surface, now: float) -> None:
        """``page`` is the screen that comes up."""
        target.blit(page, (0, 0))
        lay_over(target, self.before, (0, 0), (1 - (now - self.since) / self.lasts) ** 3)


class PaintedPage:
    """A screen painted beside the window, before it is seen or while something else still covers it."""

    def __init__(self, screen: Screen, size: tuple[int, int]) -> None:
        self.screen, self.desk = screen, screen.desk
        self.surface = Surface(size, 0, 32)
        screen.draw_all(self.surface)

    def shows(self, screen: Screen, size: tuple[int, int]) -> bool:
        """Whether it is that screen, laid out as it is now, in a window of that size."""
        return screen is self.screen and screen.desk is self.desk and self.surface.get_size() == size

    def draw(self) -> Surface:
        """As the screen looks now."""
        self.screen.draw(self.surface)
        return self.surface
