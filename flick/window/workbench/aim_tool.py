"""A flick of the tuner is aimed by dragging, and a fan of flicks lies on the cloth."""

import math
from typing import TYPE_CHECKING

import msgspec
from pygame import Rect

from flick.arena.layout import Layout, Physics
from flick.arena.shapes import Point
from flick.window.app.theme import Theme
from flick.window.arena.arena_tool import ArenaTool, ToolSetting
from flick.window.arena.scene import ArenaScene
from flick.window.workbench.fan_picture import draw_fan
from flick.window.workbench.measuring import Fan

if TYPE_CHECKING:
    from flick.window.workbench.tuner_screen import TunerScreen

TURN, PRESS = math.radians(1), 0.02
"""By which a key turns the aim, and changes its strength in parts of the hardest flick."""
FINE = 0.1
"""With Ctrl."""
STILL = 4
"""Pixels of the design that a press may move and yet only choose."""
TURNS = {"left": 1, "right": -1}
PRESSES = {"up": 1, "down": -1}


class AimTool(ArenaTool):
    """A press on a piece chooses it, a drag goes from there to where it would come to rest; ``screen`` is told."""

    def __init__(self, setting: ToolSetting, screen: "TunerScreen") -> None:
        super().__init__()
        self._setting, self._screen = setting, screen
        self._pressed: Point | None = None
        self._aims = False

    @property
    def held(self) -> bool:
        return self._pressed is not None

    def press(self, at: Point, t: float) -> bool:
        name = self._setting.pieces.at(at)
        self._pressed, self._aims = at, name is None
        if name is None:
            self._aim(at)
        elif name != self._screen.bench.aim.pawn:
            self._screen.aim(lambda: self._screen.bench.choose(name))
        return True

    def drag(self, at: Point, t: float, *, fine: bool) -> None:
        if self._pressed is not None:
            self._aims |= math.dist(at, self._pressed) > STILL * self._setting.kit.theme.scale
            if self._aims:
                self._aim(at)

    def release(self, t: float) -> str | None:
        self._pressed = None
        return None

    def press_key(self, key: str, *, ctrl: bool, shift: bool, held: bool = False) -> tuple[bool, str | None]:
        bench, share = self._screen.bench, FINE if ctrl else 1.0
        if key in TURNS:
            self._screen.aim(lambda: bench.turn(TURNS[key] * TURN * share))
        elif key in PRESSES:
            self._screen.aim(lambda: bench.press(PRESSES[key] * PRESS * share))
        elif key == "n" and not ctrl:
            self._screen.aim(lambda: bench.choose_next(-1 if shift else 1))
        elif key == "space":
            self._screen.flick()
        else:
            return False, None
        return True, None

    def cancel(self) -> bool:
        held, self._pressed = self.held, None
        return held

    def targets(self) -> list[Rect]:
        return [self._setting.stage.frame]

    def _aim(self, at: Point) -> None:
        x, y = self._setting.stage.view.to_mm(at)
        self._screen.aim(lambda: self._screen.bench.aim_at(x, y))


class FanLayer:
    """The fan of flicks that is shown on the cloth, where it is that of the table which lies there."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.lies: Layout | None = None
        """The table that lies there."""
        self._fans: tuple[Fan, Fan] | None = None
        self._laid: object = None

    def fan_out(self, now: Fan, before: Fan) -> None:
        """These flicks are shown from now on."""
        self._fans = now, before

    def lay(self, scene: ArenaScene) -> bool:
        """Draw the fan, if it is another one, or is seen from elsewhere."""
        form = scene, scene.stage.view, self._fans and self._fans[0], self._fans and self._fans[1]
        known = isinstance(self._laid, tuple) and all(one is two for one, two in zip(form, self._laid, strict=True))
        if self._fans is not None and not known and seen(self._fans[0].layout) == self.lies:
            self._laid = form
            scene.lay_under([draw_fan(self._theme, scene.stage, *self._fans)])
        return False


def seen(layout: Layout) -> Layout:
    """As much of a layout as can be seen: friction cannot."""
    return msgspec.structs.replace(layout, physics=Physics())
