"""The arena of a replay: it is only watched, and the ways of all flicks lie on its cloth."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from flick.arena.layout import Layout
from flick.clips import Rolled
from flick.table.words import Words
from flick.window.arena.foretold import Drawn
from flick.window.arena.show import ArenaShow
from flick.window.flicking.playback import REAL
from flick.window.match.replay.flick_ways import Way, draw_all, draw_current
from flick.window.paint.surfaces import Laid
from flick.window.parts.part import nothing

if TYPE_CHECKING:
    from flick.window.screens.page import Page


LAST_SEEN = 1200.0
"""ms for which the contact that ended the match is seen from near."""


class ReplayArena(ArenaShow):
    """``lay_ways`` of all flicks on the cloth, and ``lay_current`` of the one that is seen now."""

    def __init__(self, page: "Page", rect: Rect, words: Words, first: Layout) -> None:
        """``first`` is how everything lay in the beginning."""
        app = page.app
        super().__init__(
            page.kit,
            rect,
            Rect((0, 0), app.size),
            page.workshop,
            app.settings,
            words,
            app.sounds,
            starts=first.pawns,
            on_rule=lambda rule: page.open_rule(page.rulebook[0] if page.rulebook else "", rule),
        )
        self._studio = page.studio
        self._ways: Sequence[Way] = ()
        self._shown = True
        self._current: tuple[Rolled, Way] | None = None
        self._laid: tuple[object, ...] = ()
        self._waits = False

    def lay_ways(self, ways: Sequence[Way], shown: bool) -> None:
        """All ways, or, where they are not ``shown``, none of them."""
        self._ways, self._shown = ways, shown

    def lay_current(self, rolled: Rolled | None, way: Way | None) -> None:
        """The way of the flick that is seen now, if it is one."""
        self._current = (rolled, way) if rolled is not None and way is not None else None

    @property
    def own_pace(self) -> float:
        """A replay has a speed of its own."""
        return REAL

    @property
    def playing(self) -> Rolled | None:
        """What rolls now."""
        return Rolled(self._film.before, self._film.outcome) if self._film and self._rolls else None

    def stop(self, *, at_once: bool = True) -> None:
        """Let nothing roll any more, wherever it is. What is seen over pieces goes ``at_once``, or is seen to its
        end."""
        if self.scene is None:
            return
        if self._film is not None:
            self._film.skip()
            self._film.hush()
        self._rolls, self._rested = False, nothing
        self.scene.trails.clear()
        self.scene.close_up.retreat(self._now if at_once else self._now + LAST_SEEN)
        if at_once:
            self.scene.effects.clear()

    def hush(self) -> None:
        """Nothing that was said holds for what is seen now."""
        self._verdicts.hush(at_once=True)

    def settled(self) -> None:
        """The dotted track of reduced motion is not needed: the way lies there already."""
        if self.scene is not None:
            self.scene.show_track(Drawn())

    @property
    def moving(self) -> bool:
        return super().moving or self._waits

    def tick(self, now: float) -> None:
        super().tick(now)
        self._lay()

    def _lay(self) -> None:
        """Lay down what is not there yet."""
        scene = self.scene
        if scene is None:
            return
        view, region, theme = scene.stage.view, scene.stage.clip, self.kit.theme
        faint: Laid | None = None
        self._waits = False
        if self._shown and self._ways:
            ways = self._ways
            form = (id(ways), len(ways), view, tuple(region), theme)
            surface = self._studio.get("ways", form, lambda: draw_all(theme, view, region, ways).surface)
            faint = Laid(surface, region.left, region.top) if surface is not None else None
            self._waits = surface is None
        wanted = (faint and faint.surface, self._current, view)
        if self._laid and all(one is two or one == two for one, two in zip(wanted, self._laid, strict=True)):
            return
        self._laid = wanted
        laid = [faint] if faint is not None else []
        if self._current is not None:
            rolled, way = self._current
            laid += draw_current(theme, view, rolled.before, way)
        scene.lay_under(laid)
