"""A flick in the making: pulled back, swiped, or made by keyboard, whichever hand is at it."""

from typing import Literal, TypeAlias

from flick.arena.layout import Layout
from flick.arena.shapes import Point
from flick.table.rules import Aim, Flick
from flick.window.app.settings import FlickMode
from flick.window.arena.flicking.aim_sight import AimSight
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.flicking.key_flick import POWERS, SHOOT, TURNS, Keys
from flick.window.arena.flicking.pull import Pull
from flick.window.arena.flicking.swipe import Swipe

Hand: TypeAlias = Literal["pull", "swipe", "keys"]

DIGITS = {name: digit for digit in range(1, 10) for name in (str(digit), f"[{digit}]")}
"""Keys that choose one of several pawns, by their names in pygame."""

TRAIL = 8
"""So many places of a stroke are kept to be shown."""


class Aiming:
    """``by`` says which hand aims now; nothing is aimed without one. Places are pixels, times are milliseconds."""

    def __init__(self, decision: Flick, layout: Layout, view: ArenaView) -> None:
        self.decision = decision
        self.by: Hand | None = None
        self.trail: list[Point] = []
        self._sight = AimSight(decision, layout)
        self._keys = Keys(self._sight)
        self._pull = Pull(decision, layout, view)
        self._swipe = Swipe(decision, layout, view)

    def see(self, view: ArenaView) -> None:
        """The arena is seen otherwise now."""
        self._swipe.view = view
        self._pull.see(view)

    @property
    def held(self) -> bool:
        """Whether a button is down that aims."""
        return self.by in ("pull", "swipe")

    @property
    def pawn(self) -> str:
        """The pawn that is aimed with, or would be by keyboard."""
        return self._pull.pawn if self.by == "pull" else self._sight.pawn

    @property
    def angle(self) -> float | None:
        """In radians; nothing where nothing is aimed."""
        if self.by == "pull":
            return self._pull.angle
        return self._sight.angle if self.by == "keys" else None

    @property
    def power(self) -> float | None:
        if self.by == "pull":
            return self._pull.power
        return self._sight.power if self.by == "keys" else None

    @property
    def aim(self) -> Aim | None:
        """What would be flicked now."""
        if self.by == "pull":
            return self._pull.aim
        return self._sight.aim if self.by == "keys" else None

    @property
    def idle(self) -> float | None:
        """The way of a flick that is not pulled far enough yet."""
        return self._pull.idle if self.by == "pull" else None

    @property
    def too_gentle(self) -> bool:
        """Whether what was let go last was pulled, but never far enough to be a flick."""
        return self._pull.too_gentle

    @property
    def hand(self) -> Point | None:
        """The pixel where the elastic is held."""
        return self._pull.hand if self.by == "pull" else None

    @property
    def wishes(self) -> Point | None:
        """Where the pointer should be put, since it can go no farther where it is."""
        return self._pull.wishes if self.by == "pull" else None

    @property
    def strayed(self) -> bool:
        """Whether the pointer is not where the hand is."""
        return self.by == "pull" and self._pull.strayed

    def press(self, at: Point, t: float, mode: FlickMode) -> bool:
        """Whether that began anything."""
        self.cancel()
        if mode == "pull" and self._pull.press(at, t):
            self.by = "pull"
            if self._sight.pawn != self._pull.pawn:
                self._sight.choose(self._pull.pawn)
        elif mode == "swipe" and self._swipe.press(at, t):
            self.by, self.trail = "swipe", [at]
        return self.by is not None

    def move(self, at: Point, t: float, *, fine: bool) -> None:
        """Follow the pointer; how fast a hand pulls is seen only when the frame is over (``follow``)."""
        if self.by == "pull":
            self._pull.drag(at, t, fine=fine)
        elif self.by == "swipe":
            self._swipe.move(at, t)
            self.trail = [*self.trail[1 - TRAIL :], at]

    def follow(self) -> None:
        """All motions of a frame have been told."""
        self._pull.follow()

    def release(self, t: float) -> str | None:
        """Let go: the answer, if that is one."""
        answer = self._pull.release(t) if self.by == "pull" else self._swipe.answer() if self.by == "swipe" else None
        self.cancel()
        return answer

    def struck(self) -> str | None:
        """The answer of a stroke that has met a pawn; asked once a frame."""
        answer = self._swipe.answer() if self.by == "swipe" else None
        if answer is not None:
            self.cancel()
        return answer

    def cancel(self) -> bool:
        """Aim at nothing; whether anything was aimed."""
        aimed, self.by = self.by is not None, None
        self.trail = []
        self._pull.cancel()
        self._swipe.cancel()
        return aimed

    def press_key(self, key: str, *, ctrl: bool, shift: bool, held: bool = False) -> tuple[bool, str | None]:
        """Take a key by its name: whether it was one of ours, and the answer if it was the one that shoots.

        The first key only shows the aim: nothing is shot that has not been seen.
        """
        if self.held:
            return (True, None) if key == "escape" and self.cancel() else (key in (*TURNS, *POWERS, *SHOOT), None)
        if key == "escape":
            return self.cancel(), None
        if key == "tab" and not self._has_next(-1 if shift else 1):
            return self.by == "keys", None
        if (digit := DIGITS.get(key)) and self.decision.beside is None and 1 < len(self.decision.pawns) >= digit:
            self._sight.choose(self.decision.pawns[digit - 1])
            self.by = "keys"
            return True, None
        if self.by is None:
            return self._first_key(key, ctrl=ctrl, shift=shift)
        taken = self._keys.press(key, ctrl=ctrl, shift=shift, held=held)
        if taken.answer is not None:
            self.cancel()
        return taken.ours, taken.answer

    def _first_key(self, key: str, *, ctrl: bool, shift: bool) -> tuple[bool, str | None]:
        ours = key in SHOOT or self._keys.press(key, ctrl=ctrl, shift=shift).ours
        if ours:
            self.by = "keys"
        return ours, None

    def _has_next(self, by: int) -> bool:
        """Whether Tab leads to another pawn; after the last one it leads on to other parts, as soon as nothing is aimed
        any more."""
        pawns = self.decision.pawns
        return 0 <= pawns.index(self._sight.pawn) + by < len(pawns)
