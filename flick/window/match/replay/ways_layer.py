"""The ways of flicks on the cloth of a replay: those of all, faint, and that of the one which is seen."""

from collections.abc import Sequence

from flick.clips import Rolled
from flick.window.app.theme import Theme
from flick.window.app.workers import Studio
from flick.window.arena.scene import ArenaScene
from flick.window.match.replay.flick_ways import TrackWay, draw_all, draw_current
from flick.window.widgets.surfaces import Laid


class WaysLayer:
    """``lay_ways`` of all flicks on the cloth, and ``lay_current`` of the one that is seen now. All ways are drawn
    beside the window, in ``studio``."""

    def __init__(self, theme: Theme, studio: Studio) -> None:
        self._theme, self._studio = theme, studio
        self._ways: Sequence[TrackWay] = ()
        self._shown = True
        self._current: tuple[Rolled, TrackWay] | None = None
        self._laid: tuple[object, ...] = ()

    def lay_ways(self, ways: Sequence[TrackWay], shown: bool) -> None:
        """All ways, or, where they are not ``shown``, none of them."""
        self._ways, self._shown = ways, shown

    def lay_current(self, rolled: Rolled | None, way: TrackWay | None) -> None:
        """The way of the flick that is seen now, if it is one."""
        self._current = (rolled, way) if rolled is not None and way is not None else None

    def lay(self, scene: ArenaScene) -> bool:
        """Lay down what is not there yet; whether something is still being drawn."""
        view, region, theme, ways = scene.stage.view, scene.stage.clip, self._theme, self._ways
        faint: Laid | None = None
        waits = False
        if self._shown and ways:
            form = (id(ways), len(ways), view, tuple(region), theme)
            surface = self._studio.get("ways", form, lambda: draw_all(theme, view, region, ways).surface)
            faint = Laid(surface, region.left, region.top) if surface is not None else None
            waits = surface is None
        wanted = (scene, faint and faint.surface, self._current, view)
        if not self._laid or not all(one is two or one == two for one, two in zip(wanted, self._laid, strict=True)):
            self._laid = wanted
            laid = [faint] if faint is not None else []
            if self._current is not None:
                rolled, way = self._current
                laid += draw_current(theme, view, rolled.before, way)
            scene.lay_under(laid)
        return waits
