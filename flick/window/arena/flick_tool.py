"""A flick that a person is asked for."""

from collections.abc import Callable, Mapping

from pygame import Rect, Surface

from flick.arena.layout import Layout
from flick.arena.shapes import Point
from flick.table.rules import Flick
from flick.table.sayings import Say, say
from flick.window.arena.aim_marks import AimMarks, HeldAim
from flick.window.arena.aiming import Aiming
from flick.window.arena.arena_tool import ArenaTool, Marks, ToolSetting
from flick.window.arena.arrow import draw_trail
from flick.window.arena.flicking.shot_sounds import click_of
from flick.window.arena.piece_marks import SELECTABLE
from flick.window.arena.pointer import Leading

LEAST = 30
"""Pixels of the design that a pawn which can be pressed is wide at least, with what is round it."""


class FlickTool(ArenaTool):
    """A pull, a swipe or keys: one of the pawns of a decision is flicked."""

    def __init__(self, setting: ToolSetting, decision: Flick, layout: Layout, click: Callable[[str], None]) -> None:
        """``click`` is told the sounds of the power as it grows."""
        super().__init__()
        self._setting, self._decision, self._layout = setting, decision, layout
        self._click = click
        self._power: float | None = None
        self._ringed: str | None = None
        self.nothing_of = ""
        """The pawn that was pulled and let go last, where that was too gentle for a flick."""
        self._aiming = Aiming(decision, layout, setting.stage.view)
        self._shown = AimMarks(setting, decision, layout)
        self.damage = self._shown.damage
        self._leading = Leading(setting.pointer, setting.room)
        self._above = Marks()
        self._stale = False

    @property
    def held(self) -> bool:
        return self._aiming.held

    @property
    def busy(self) -> bool:
        return self._stale or self._aiming.by == "swipe" or not self._shown.settled

    @property
    def hint(self) -> Say:
        several = len(self._decision.pawns) > 1
        if self._aiming.by == "keys" or (self._aiming.by is None and self._setting.by_keys()):
            return say("window-hint-keys-any") if several else say("window-hint-keys")
        if self._setting.settings.flick_mode == "swipe":
            return say("window-hint-swipe-any") if several else say("window-hint-swipe")
        return say("window-hint-pull-any") if several else say("window-hint-pull")

    def see(self) -> None:
        self._aiming.see(self._setting.stage.view)
        self._shown.see()
        self._stale = True

    def press(self, at: Point, t: float) -> bool:
        self._stale = True
        return self._aiming.press(at, t, self._setting.settings.flick_mode)

    def drag(self, at: Point, t: float, *, fine: bool) -> None:
        self._aiming.move(at, t, fine=fine)
        self._stale = True

    def release(self, t: float) -> str | None:
        self._stale = True
        self._leading.free()
        pawn, answer = self._aiming.pawn, self._aiming.release(t)
        self.nothing_of = pawn if self._aiming.too_gentle else ""
        return answer

    def press_key(self, key: str, *, ctrl: bool, shift: bool, held: bool = False) -> tuple[bool, str | None]:
        ours, answer = self._aiming.press_key(key, ctrl=ctrl, shift=shift, held=held)
        self._stale |= ours
        if ours:
            self._setting.pieces.touch(self._decision.pawns)
        return ours, answer

    def cancel(self) -> bool:
        self._stale = True
        self._leading.free()
        return self._aiming.cancel()

    def tick(self) -> str | None:
        self._aiming.follow()
        answer = self._aiming.struck()
        hold = self._hold
        self._leading.follow(hold and hold.hand, self._aiming.wishes, strayed=self._aiming.strayed)
        if self._stale:
            self._stale = False
            self._sound()
        if self._ringed != self._chosen:
            self._ringed = self._chosen
            self._setting.pieces.touch(self._decision.pawns)
        self._shown.follow(hold, self._aiming.aim)
        trail = self._aiming.trail
        self._above = Marks([draw_trail(self._setting.kit.theme, trail)]) if trail else self._shown.above
        return answer

    def rings(self) -> Mapping[str, float]:
        """All that can be flicked are bright until one is chosen."""
        chosen = self._chosen
        return {name: 1.0 if chosen in (None, name) else SELECTABLE for name in self._decision.pawns}

    def draw_below(self, target: Surface) -> None:
        self._shown.draw_below(target)

    def draw_above(self, target: Surface) -> None:
        self._shown.draw_above(target)

    def marks(self) -> Marks:
        return self._above

    def reach(self) -> list[Rect]:
        return [*self._above.rects, *self._shown.rects]

    def targets(self) -> list[Rect]:
        lying, stage, least = self._setting.pieces.lying, self._setting.stage, self._setting.kit.px(LEAST)
        pawns = [lying[name].outline(stage) for name in self._decision.pawns if name in lying]
        return [pawn.union(Rect(0, 0, least, least).move(_from_middle(pawn, least))) for pawn in pawns]

    @property
    def _chosen(self) -> str | None:
        return self._aiming.pawn if self._aiming.by else None

    @property
    def _hold(self) -> HeldAim | None:
        aiming = self._aiming
        pawn = self._layout.pawns[aiming.pawn]
        angle = aiming.idle if aiming.angle is None else aiming.angle
        if angle is None:
            return None
        hint = say("window-finer") if aiming.by == "pull" else say("window-finer-keys")
        return HeldAim(pawn, pawn, angle, aiming.power, aiming.hand, hint)

    def _sound(self) -> None:
        """A click at each tenth of power while it is pulled."""
        power = self._aiming.power
        if self._aiming.held and (name := click_of(self._power, power)):
            self._click(name)
        self._power = power


def _from_middle(rect: Rect, size: int) -> tuple[int, int]:
    """Where a square of that size begins round the middle of a rectangle."""
    return rect.centerx - size // 2, rect.centery - size // 2
