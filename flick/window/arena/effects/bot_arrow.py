"""What a bot means to flick, shown before it does: an arrow like that of a person grows from the pawn."""

from flick.table.rules import Aim
from flick.window.arena.arena_tool import Marks
from flick.window.arena.arrow import aimed_from, draw_arrow
from flick.window.arena.scene import ArenaScene
from flick.window.widgets.glide import ease_out
from flick.window.widgets.kit import Kit
from flick.window.widgets.surfaces import Laid

GROWS = 0.7
"""The share of the time for which the arrow is seen in which it grows."""
STEPS = 20
"""The number of steps in which it grows, each of which is drawn once."""


class BotArrow:
    """The arrow of an aim, which is seen for ``lasts`` ms from ``since`` on."""

    def __init__(self, kit: Kit, aim: Aim, power: float, since: float, lasts: float) -> None:
        self.pawn = aim.pawn
        self._kit, self._aim, self._power = kit, aim, power
        self._since, self._lasts = since, lasts
        self._drawn: tuple[object, Marks] | None = None

    def marks(self, now: float, scene: ArenaScene) -> Marks:
        """The arrow as it is now; nothing where the pawn does not lie there."""
        piece = scene.pieces.lying.get(self._aim.pawn)
        if piece is None:
            return Marks()
        step = round(STEPS * ease_out(max(0.0, min(1.0, (now - self._since) / (GROWS * self._lasts)))))
        key = step, piece.pawn, scene.stage.view
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, Marks([self._arrow(scene, step / STEPS)])
        return self._drawn[1]

    def _arrow(self, scene: ArenaScene, grown: float) -> Laid:
        piece = scene.pieces.lying[self._aim.pawn]
        aimed = aimed_from(scene.stage.view, piece.pawn, self._aim.angle, max(0.02, self._power * grown))
        return draw_arrow(self._kit.theme, aimed)
