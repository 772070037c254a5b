"""The program in a window: its one surface, the screens in it, and what is the same on all of them."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import pygame
from pygame import Surface
from pygame.event import Event

from flick.faults import keep_report
from flick.paint.lamp import ASIDE, PLAY, Lamp
from flick.table.languages import language_of
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.window.app.bot_process import Thinker
from flick.window.app.display import LEAST, SIZE, open_display, wait_for_event
from flick.window.app.fade import ScreenPainter
from flick.window.app.held_keys import HeldKeys
from flick.window.app.process_memory import give_back_memory, look_through_memory
from flick.window.app.scale import interface_scale
from flick.window.app.screen import Screen
from flick.window.app.seen_picture import save_window
from flick.window.app.settings import Settings, save_settings, setting_kinds
from flick.window.app.sound import Sounds
from flick.window.app.theme import Theme
from flick.window.app.workers import Lane, ScreenChanges, latest
from flick.window.arena.table_art import TableArt
from flick.window.menus.fault import FaultScreen
from flick.window.menus.opening import bring_in, open_rulebook
from flick.window.widgets.icon import Icons
from flick.window.widgets.kit import Kit

FUNCTION_KEYS = (pygame.K_F1, pygame.K_F11, pygame.K_F12)
FRAMES = 60
"""Frames in a second, at most; fewer while nothing moves."""

IDLE = 200
"""ms that the program sleeps at most while nothing moves and nobody does anything."""


class App:
    """``surface`` may be given by a test; otherwise a window is opened.

    With ``behind``, another screen is made ready while the one before it is still seen, so that the window never
    stands still. What anybody does meanwhile is done to the new one. Otherwise it is there at once.
    """

    def __init__(
        self,
        settings: Settings,
        size: tuple[int, int] = SIZE,
        surface: Surface | None = None,
        *,
        behind: bool = False,
    ) -> None:
        self.settings = settings
        self._own_language: str | None = None
        """That of the settings, while another one is spoken for this time."""
        self.now = 0.0
        self.running = True
        self._screens: list[Screen] = []
        self._painter = ScreenPainter()
        self._behind = ScreenChanges() if behind else None
        self._ahead: Lane | None = None
        self._later: list[Event] = []
        self._windowed = size
        """The size of the window while it does not fill the screen, in pixels."""
        self.surface = surface or open_display(size, full_screen=settings.full_screen)
        self.sounds = Sounds(settings)
        self.thinker = Thinker()
        self._style()

    @property
    def size(self) -> tuple[int, int]:
        """Of the window, in pixels."""
        return self.surface.get_size()

    @property
    def scale(self) -> int:
        """The interface scale in percent, as it was chosen or as the window is large."""
        return interface_scale(self.settings.scale, self.size)

    @property
    def screen(self) -> Screen:
        """The one that is seen."""
        return self._screens[-1]

    def go(self, make: "Callable[[App], Screen]", *, instead: bool = False) -> Screen:
        """Open a screen: above the one that is seen, which ``back`` leads to, or in its place; the first one stays."""
        screen = make(self)

        def change() -> None:
            if instead and len(self._screens) > 1:
                self._screens.pop().leave()
            self._screens.append(screen)
            screen.build()

        self._alter(change)
        return screen

    def back(self) -> None:
        """Close the screen that is seen; the first one closes the window."""

        def change() -> None:
            self._screens.pop().leave()
            self.screen.build()

        if len(self._screens) == 1:
            self.close()
        else:
            self._alter(change)

    def back_to(self, wanted: Callable[[Screen], bool]) -> bool:
        """Close all screens above the last one that is ``wanted``; whether there is any."""
        places = [place for place, screen in enumerate(self._screens) if wanted(screen)]
        if places:
            self._back_to(places[-1])
        return bool(places)

    def home(self) -> None:
        """Close all screens but the first."""
        self._back_to(0)

    def close(self) -> None:
        """Nothing is lost: matches are on disk after each answer."""
        self.running = False

    def run(self) -> int:
        """Until the window is closed. The first picture comes before everything else."""
        clock, held = pygame.time.Clock(), HeldKeys()
        try:
            self._painter.draw(self.surface, self.screen, self.now)
            self.wake()
            while self.running:
                self.frame(held.once(pygame.event.get()), pygame.time.get_ticks())
                if self.changing or self.screen.moving or self._painter.fading:
                    clock.tick(FRAMES)
                else:
                    wait_for_event(IDLE)
        finally:
            self.end()
        return 0

    def wake(self) -> None:
        """Once the first picture is there: what it did not need."""
        self.sounds.wake()
        self._ahead = bring_in()

    @property
    def changing(self) -> bool:
        """Whether another screen is being made ready."""
        return self._behind is not None and self._behind.busy

    def frame(self, events: Sequence[Event], now: float) -> None:
        """One frame: what has been done, what time it is, and what must be drawn of that. A fault of the program costs
        the screen on which it happens, and nothing else."""
        try:
            self._frame(events, now)
        except Exception as fault:
            self._replace_failed(fault)

    def _replace_failed(self, fault: Exception) -> None:
        """Close the screen that failed, and tell what happened in its place. Where that fails as well, it is raised."""
        failed = self._screens.pop() if self._screens else None
        if failed is None or isinstance(failed, FaultScreen):
            raise fault
        path = failed.keeps
        with suppress(Exception):
            failed.leave()
        self._later.clear()
        self._painter.forget()
        told = FaultScreen(self, fault, path, keep_report(fault, path))
        self._screens.append(told)
        told.build()

    def _frame(self, events: Sequence[Event], now: float) -> None:
        self.now = now
        self._later += events
        if self.changing and not self._changed():
            return
        while self._later and self.running and not self.changing:
            self._handle(self._later.pop(0))
        if self.running and not self.changing:
            self.screen.tick(now)
        if self.running and not self.changing:
            self._painter.draw(self.surface, self.screen, self.now)

    def end(self) -> None:
        """Close all screens, and let go of what is not the window's own."""
        if self._behind is not None:
            self._behind.end()
        while self._screens:
            self._screens.pop().leave()
        self.thinker.stop()
        self.sounds.quiet()
        if self._ahead is not None:
            self._ahead.close()

    def change(self, **chosen: object) -> None:
        """Change settings and keep them. The screen that is seen is laid out anew only for those whose row says so; the
        screens below follow when one comes back to them."""
        if "language" in chosen:
            self._own_language = None
        if not self.settings.full_screen:
            self._windowed = self.size
        for name, value in chosen.items():
            setattr(self.settings, name, value)
        own = self.settings.language if self._own_language is None else self._own_language
        save_settings(msgspec.structs.replace(self.settings, language=own))
        if "full_screen" in chosen:
            self.surface = open_display(self._windowed, full_screen=self.settings.full_screen)
        if any(kind.row.anew for kind in setting_kinds() if kind.name in chosen):
            self.restyle()

    def speak(self, language: str) -> None:
        """Speak this language until another one is chosen; it is not kept."""
        self._own_language, self.settings.language = self.settings.language, language
        self.restyle()

    def restyle(self) -> None:
        """Make everything anew that depends on size, scale, palette or language, and lay out the screen that is
        seen."""
        self._style()
        if self._screens:
            self._alter(lambda: self.screen.build(), fade=False)

    def table(self, lamp: str) -> Surface:
        """The wooden table under the lamp, as large as the window: ``play``, or ``title`` for all other screens."""
        return self.art.table(Lamp(*self.size, PLAY if lamp == "play" else ASIDE))

    def picture(self) -> Path:
        """Save what is seen as a picture; where it lies. ``Refused`` where it cannot be written."""
        return save_window(self.surface)

    def _take_picture(self) -> None:
        try:
            self.picture()
        except Refused:
            self.sounds.play("refused")
        else:
            self.sounds.play("switch-on")

    def _back_to(self, place: int) -> None:
        def change() -> None:
            while len(self._screens) > place + 1:
                self._screens.pop().leave()
            self.screen.build()

        self._alter(change)

    def _style(self) -> None:
        settings = self.settings
        self.theme = Theme(settings.palette, self.scale / 100, still=settings.still)
        self.icons = Icons(self.theme)
        self.art = TableArt(self.theme, self.icons)
        self.kit = Kit(self.theme, self.icons, self.sounds.play)
        self.words = Words(language_of(settings.language or None))

    def _alter(self, change: Callable[[], None], *, fade: bool = True) -> None:
        """Change what is seen, at once or behind what is seen now."""
        self._painter.draw_whole_next()
        if fade and self._screens and (lasts := self.theme.ms("screen")):
            self._painter.come_up(self.surface, self.now, lasts)
        if not self._screens:
            change()
        elif self._behind is None:
            change()
            give_back_memory()
        else:
            self._behind.begin(change, self._rehearse)

    def _rehearse(self) -> None:
        """Tick and draw the screen once where nobody sees it: everything is painted then."""
        self.screen.warm()
        self.screen.tick(self.now)
        self._painter.rehearse(self.screen, self.size)
        look_through_memory()
        give_back_memory()

    def _changed(self) -> bool:
        """Whether the other screen is ready now. Only closing the window does not wait for it."""
        assert self._behind is not None
        self._later = latest(self._later)
        if any(event.type == pygame.QUIT for event in self._later):
            self.close()
        if not self._behind.done():
            return False
        self._painter.come_up_from(self.now)
        return True

    def _handle(self, event: Event) -> None:
        if event.type == pygame.QUIT:
            self.close()
        elif event.type == pygame.VIDEORESIZE:
            self._resized(event.size)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self._painter.draw_whole_next()
        elif event.type == pygame.KEYDOWN and event.key in FUNCTION_KEYS:
            self._handle_key(event.key)
        elif not self.screen.handle(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_m:
            self.change(mute=not self.settings.mute)

    def _handle_key(self, key: int) -> None:
        """Keys that are the same everywhere, whatever is asked or typed."""
        if key == pygame.K_F11:
            self.change(full_screen=not self.settings.full_screen)
        elif key == pygame.K_F12:
            self._take_picture()
        elif self.screen.rulebook is None:
            self.back()
        else:
            open_rulebook(self, *self.screen.rulebook)

    def _resized(self, size: tuple[int, int]) -> None:
        wanted = max(size[0], LEAST[0]), max(size[1], LEAST[1])
        if wanted != size or wanted != self.surface.get_size():
            self.surface = open_display(wanted, full_screen=self.settings.full_screen)
        self.restyle()
