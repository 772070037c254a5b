"""What is said of a flick in the arena itself: verdicts where it ended, signs over pieces, darkness round the end."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from flick.arena.shapes import Point
from flick.window.arena.effects.amount import amount_of
from flick.window.arena.effects.names import SignName
from flick.window.arena.effects.shade import Shade
from flick.window.arena.effects.signs import SOUNDS, signs_of
from flick.window.arena.scene import ArenaScene
from flick.window.arena.verdicts import Verdicts

if TYPE_CHECKING:
    from flick.window.arena.show import ArenaShow


class SaidInArena:
    """Speaks in ``arena``. Times are ms of the window's clock."""

    def __init__(self, arena: "ArenaShow", on_rule: Callable[[str], None] | None) -> None:
        self.arena = arena
        self.verdicts = Verdicts(arena.kit, arena.kit.theme.ms("verdict-stays"), on_rule, self._see_again)
        self._shade: Shade | None = None
        self._now = 0.0

    @property
    def waiting(self) -> bool:
        """Whether something will look otherwise soon."""
        return self.verdicts.waiting or self._shade is not None

    def tick(self, now: float) -> None:
        """Time goes by."""
        self._now = now
        self.verdicts.tick(now)

    def say(self, text: str, rule: str, at: Point) -> None:
        """Say what a flick came to, where it happened (mm)."""
        desk, scene = self.arena.desk, self.arena.scene
        if desk is None or scene is None or scene.close_up.away:
            return
        stage = scene.stage
        avoid = [piece.outline(stage) for piece in scene.pieces.lying.values()]
        x, y = stage.view.to_px(at)
        room = stage.clip.clip(self.arena.setup.window)
        place = min(max(round(x), room.left), room.right), min(max(round(y), room.top), room.bottom)
        self.verdicts.say(desk, self.arena.rect, place, text, rule, avoid)

    def hush(self, *, at_once: bool = False) -> None:
        """What was said need not stay longer than it must to be read, or goes ``at_once``."""
        self.verdicts.hush(at_once=at_once)

    def sign(self, sign: SignName, names: Sequence[str], numbers: Sequence[str], now: float) -> None:
        """What an event has done to pieces is heard, and seen over each of them, with a number. What a shield stands
        against has come to nothing: so has what was said of it. Without effects it is heard all the same."""
        arena, setup = self.arena, self.arena.setup
        scene = arena.scene
        if scene is None:
            return
        if not arena.holds_breath:
            setup.sounds.play(SOUNDS[sign])
        if sign == "shield":
            self.hush(at_once=True)
        if amount_of(setup.settings).weight <= 0:
            return
        lying = {name: piece.pawn for name, piece in scene.pieces.lying.items()}
        for name, number in zip(names, numbers, strict=True):
            if name in lying:
                scene.effects.add(now, *signs_of(setup.kit, sign, name, lying[name], number, lying.values()))
        scene.pieces.touch(names)

    def darken(self, scene: ArenaScene) -> None:
        """While the camera is away everything else is darker."""
        desk = self.arena.desk
        if scene.close_up.away and self._shade is None and desk is not None:
            self._shade = Shade(self.arena.kit, self.arena.setup.window, scene.stage.frame)
            desk.show(self._shade)
        if self._shade is None:
            return
        self._shade.darken(scene.close_up.share)
        if not scene.close_up.away and self._shade.clear and desk is not None:
            desk.hide(self._shade)
            self._shade = None

    def _see_again(self) -> None:
        self.arena.again(self._now)
