"""The screen that is seen is drawn on the window; a new one comes up through a picture of the one before it."""

import pygame
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


class ScreenPainter:
    """Draws the screen that is seen: what has changed of it, all of it, or as it comes up."""

    def __init__(self) -> None:
        self._fade: Fade | None = None
        self._page: PaintedPage | None = None
        self._whole = True
        """Whether everything must be drawn anew."""

    @property
    def fading(self) -> bool:
        """Whether a screen comes up."""
        return self._fade is not None

    def draw_whole_next(self) -> None:
        """Draw everything anew in the next frame."""
        self._whole = True

    def come_up(self, before: Surface, now: float, lasts: float) -> None:
        """The next screen comes up through what is seen now, within so many ms."""
        self._fade = Fade(before.copy(), now, lasts)

    def come_up_from(self, now: float) -> None:
        """The screen that comes up is ready only now."""
        if self._fade is not None:
            self._fade.since = now

    def rehearse(self, screen: Screen, size: tuple[int, int]) -> None:
        """Paint a screen beside the window, before it is seen."""
        self._page = PaintedPage(screen, size)

    def forget(self) -> None:
        """Whatever was painted is not to be seen: a screen has failed."""
        self._fade, self._page, self._whole = None, None, True

    def draw(self, target: Surface, screen: Screen, now: float) -> None:
        """Draw a frame on the window, and show it."""
        size = target.get_size()
        if self._fade is not None and self._fade.over(size, now):
            self._fade, self._whole = None, True
        if self._fade is not None:
            if self._page is None or not self._page.shows(screen, size):
                self._page = PaintedPage(screen, size)
            self._fade.draw(target, self._page.draw(), now)
            pygame.display.flip()
        elif self._whole:
            self._draw_whole(target, screen)
            pygame.display.flip()
        elif changed := screen.draw(target):
            pygame.display.update(changed)

    def _draw_whole(self, target: Surface, screen: Screen) -> None:
        """What was painted beside the window already is only put there."""
        if self._page is not None and self._page.shows(screen, target.get_size()):
            target.blit(self._page.draw(), (0, 0))
        else:
            screen.draw_all(target)
        self._page, self._whole = None, False
