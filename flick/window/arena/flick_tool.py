"""A flick that a person is asked for: pulled back, swiped, or made by keyboard."""

import math
from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from pygame import Rect, Surface

from flick.arena.layout import Layout
from flick.arena.shapes import Point
from flick.table.rules import Aim, Flick
from flick.table.sayings import Say, say
from flick.window.arena.aim_marks import AimMarks, HeldAim
from flick.window.arena.arena_tool import ArenaTool, Marks, ToolSetting
from flick.window.arena.arrow import draw_trail
from flick.window.arena.flicking.key_aim import POWERS, SHOOT, TURNS, KeyAim
from flick.window.arena.flicking.pull import Pull
from flick.window.arena.flicking.swipe import Swipe
from flick.window.arena.piece_marks import SELECTABLE
from flick.window.arena.pointer import PullFeedback

Hand: TypeAlias = Literal["pull", "swipe", "keys"]

HINTS: dict[Hand, tuple[str, str]] = {
    "pull": ("window-hint-pull", "window-hint-pull-any"),
    "swipe": ("window-hint-swipe", "window-hint-swipe-any"),
    "keys": ("window-hint-keys", "window-hint-keys-any"),
}
"""How one flicks, with one pawn and with several."""

DIGITS = {name: digit for digit in range(1, 10) for name in (str(digit), f"[{digit}]")}
"""Keys that choose one of several pawns, by their names in pygame."""

TRAIL = 8
"""How many places of a stroke are kept to be shown."""

FAR = 30
"""Pixels of the design that a hand goes at least which means to pull, though it has hold of nothing, or to strike,
though it comes upon nothing."""

LEAST = 30
"""Pixels of the design that a pawn which can be pressed is wide at least, with what is round it."""


class FlickTool(ArenaTool):
    """Lets somebody flick one of the pawns of a decision. ``by`` says which hand aims now; without one nothing is
    aimed."""

    def __init__(self, setting: ToolSetting, decision: Flick, layout: Layout, click: Callable[[str], None]) -> None:
        """``click`` is told the sounds of the power as it grows."""
        super().__init__()
        self._setting, self._decision, self._layout = setting, decision, layout
        self.by: Hand | None = None
        self.nothing_of = ""
        """The pawn of which nothing came just now: it was pulled or struck too gently for a flick, a stroke began on it
        or went past it, or the hand pulled without having pressed on it."""
        self.why_nothing = ""
        """The message that says why."""
        self._keys = KeyAim(decision, layout)
        self._pull = Pull(decision, layout, setting.stage.view)
        self._swipe = Swipe(decision, layout, setting.stage.view)
        self._beside: Point | None = None
        """Where a hand has pressed, but not on a pawn: a stroke begins there, a pull does not."""
        self._trail: list[Point] = []
        """Where the pointer has been lately in a stroke."""
        self._shown = AimMarks(setting, decision, layout)
        self.damage = self._shown.damage
        self._feedback = PullFeedback(setting.pointer, setting.room, click)
        self._above = Marks()
        self._ringed: str | None = None
        self._stale = False

    @property
    def held(self) -> bool:
        return self.by in ("pull", "swipe")

    @property
    def busy(self) -> bool:
        return self._stale or self.by == "swipe" or not self._shown.settled

    @property
    def hint(self) -> Say:
        keys = self.by == "keys" or (self.by is None and self._setting.by_keys())
        one, several = HINTS["keys" if keys else self._setting.settings.flick_mode]
        return say(several if len(self._decision.pawns) > 1 else one)

    def see(self) -> None:
        self._swipe.view = self._setting.stage.view
        self._pull.see(self._setting.stage.view)
        self._shown.see()
        self._stale = True

    def press(self, at: Point, t: float) -> bool:
        self.cancel()
        mode = self._setting.settings.flick_mode
        if mode == "pull" and self._pull.press(at, t):
            self.by = "pull"
            if self._keys.pawn != self._pull.pawn:
                self._keys.choose(self._pull.pawn)
        elif mode == "swipe" and self._swipe.press(at, t):
            self.by, self._trail, self._beside = "swipe", [at], at
        elif mode == "swipe":
            self.nothing_of, self.why_nothing = self._swipe.under(at), "window-swipe-beside"
        else:
            self._beside = at
        return self.by is not None

    def drag(self, at: Point, t: float, *, fine: bool) -> None:
        """Follow the pointer; how fast a hand pulls is seen only when the frame is over."""
        self._stale = True
        if self.by == "pull":
            self._pull.drag(at, t, fine=fine)
        elif self.by == "swipe":
            self._swipe.move(at, t)
            self._trail = [*self._trail[1 - TRAIL :], at]
        elif self._beside is not None and math.dist(at, self._beside) > self._setting.kit.px(FAR):
            self.nothing_of, self.why_nothing = self._nearest(self._beside), "window-pull-on"
            self._beside = None

    def _nearest(self, at: Point) -> str:
        """The pawn that lies nearest to a place of the window."""
        here, lying = self._setting.stage.view.to_mm(at), self._layout.pawns
        return min(self._decision.pawns, key=lambda name: math.dist(here, (lying[name].x, lying[name].y)))

    def release(self, t: float) -> str | None:
        answer, pawn, why = None, "", "window-too-gentle"
        if self.by == "pull":
            answer = self._pull.release(t)
            pawn = self._pull.pawn if self._pull.too_gentle else ""
        elif self.by == "swipe" and (answer := self._swipe.answer()) is None:
            pawn, why = self._not_struck()
        self.cancel()
        self.nothing_of, self.why_nothing = pawn, why
        return answer

    def _not_struck(self) -> tuple[str, str]:
        """The pawn that a stroke has come upon too slowly, or gone past, and the message that says so; no pawn where
        the hand has hardly moved."""
        begun = self._beside
        if self._swipe.touched:
            return self._swipe.touched, "window-swipe-slow"
        if begun is None or math.dist(begun, self._trail[-1]) <= self._setting.kit.px(FAR):
            return "", ""
        return self._nearest(begun), "window-swipe-past"

    def press_key(self, key: str, *, ctrl: bool, shift: bool, held: bool = False) -> tuple[bool, str | None]:
        """The first key only shows the aim: nothing is shot that has not been seen."""
        self.nothing_of = ""
        ours, answer = self._press_key(key, ctrl=ctrl, shift=shift, held=held)
        self._stale |= ours
        if ours:
            self._setting.pieces.touch(self._decision.pawns)
        if answer is not None:
            self.cancel()
        return ours, answer

    def cancel(self) -> bool:
        self._stale, self.nothing_of, self._beside = True, "", None
        self._feedback.free()
        aimed, self.by, self._trail = self.by is not None, None, []
        self._pull.cancel()
        self._swipe.cancel()
        return aimed

    def tick(self, now: float) -> str | None:
        self._pull.follow()
        self._swipe.frame(now)
        answer = self._swipe.answer() if self.by == "swipe" else None
        if answer is not None:
            self.cancel()
        hold = self._hold
        self._feedback.follow(self._pull, hold and hold.hand)
        self._stale = False
        if self._ringed != self._chosen:
            self._ringed = self._chosen
            self._setting.pieces.touch(self._decision.pawns)
        self._shown.follow(hold, self._aim)
        trail = self._trail
        self._above = Marks([draw_trail(self._setting.kit.theme, trail)]) if trail else self._shown.above
        return answer

    def rings(self) -> Mapping[str, float]:
        """All that can be flicked are bright until one is chosen."""
        chosen = self._chosen
        return {name: 1.0 if chosen in (None, name) else SELECTABLE for name in self._decision.pawns}

    def draw_below(self, target: Surface) -> None:
        self._shown.drawn.draw_below(target)

    def draw_above(self, target: Surface) -> None:
        self._shown.drawn.draw_above(target)

    def marks(self) -> Marks:
        return self._above

    def reach(self) -> list[Rect]:
        return [*self._above.rects, *self._shown.rects]

    def targets(self) -> list[Rect]:
        lying, stage, least = self._setting.pieces.lying, self._setting.stage, self._setting.kit.px(LEAST)
        pawns = [lying[name].outline(stage) for name in self._decision.pawns if name in lying]
        return [pawn.inflate(max(0, least - pawn.width), max(0, least - pawn.height)) for pawn in pawns]

    @property
    def _chosen(self) -> str | None:
        if self.by is None:
            return None
        return self._pull.pawn if self.by == "pull" else self._keys.pawn

    @property
    def _aim(self) -> Aim | None:
        """The flick as it would be made now."""
        if self.by == "pull":
            return self._pull.aim
        return self._keys.aim if self.by == "keys" else None

    @property
    def _hold(self) -> HeldAim | None:
        """The aim as it is shown; a pull shows its way before it is far enough to flick."""
        pull, keys = self._pull, self._keys
        if self.by == "keys":
            pawn = self._layout.pawns[keys.pawn]
            return HeldAim(pawn, pawn, keys.angle, keys.power, None, say("window-finer-keys"))
        angle = pull.idle if pull.angle is None else pull.angle
        if self.by != "pull" or angle is None:
            return None
        pawn = self._layout.pawns[pull.pawn]
        return HeldAim(pawn, pawn, angle, pull.power, pull.hand, say("window-finer"))

    def _press_key(self, key: str, *, ctrl: bool, shift: bool, held: bool) -> tuple[bool, str | None]:
        if self.held:
            return (key == "escape" and self.cancel()) or key in (*TURNS, *POWERS, *SHOOT), None
        if key == "escape":
            return self.cancel(), None
        if key == "tab" and not self._has_next(-1 if shift else 1):
            return self.by == "keys", None
        pawns = self._decision.pawns
        if (digit := DIGITS.get(key)) and self._decision.beside is None and 1 < len(pawns) >= digit:
            self._keys.choose(pawns[digit - 1])
            self.by = "keys"
            return True, None
        if self.by is None and key in SHOOT:
            self.by = "keys"
            return True, None
        ours, answer = self._keys.press(key, ctrl=ctrl, shift=shift, held=held)
        if ours:
            self.by = "keys"
        return ours, answer

    def _has_next(self, by: int) -> bool:
        """Whether Tab leads to another pawn; after the last one it leads on to other parts, as soon as nothing is aimed
        any more."""
        pawns = self._decision.pawns
        return 0 <= pawns.index(self._keys.pawn) + by < len(pawns)
