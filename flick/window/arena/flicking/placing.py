"""Putting a piece down: drag it to a spot that is allowed."""

import math
from collections.abc import Callable

from flick.arena.shapes import Point
from flick.table.answers import PLACE_DIGITS, write_place
from flick.table.rules import Place, Verdict
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.flicking.drag import Drag
from flick.window.arena.flicking.region import Region

SNAP = 14.0
"""Pixels of the design beside what is allowed from which the piece still goes there."""

NUDGE, NUDGE_LONG = 1.0, 5.0
"""mm by which a key moves the piece, with Ctrl a tenth of that; and by which it does once it has been held for long."""

NUDGES = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


class Placing:
    """A piece on its way to its spot. Pointer places are pixels of the window.

    ``spot`` is where it would lie, in mm with as many decimals as are written, and ``verdict`` why it may not; it
    begins at the first spot that was suggested. ``region`` is to be shown, and worked out with ``work``.
    """

    def __init__(self, decision: Place, view: ArenaView) -> None:
        self.decision = decision
        self.view = view
        self.region = Region(self._allows, decision.suggestions)
        self.verdict: Verdict | None = None
        self.spot: Point = view.middle
        self._drag = Drag(view.unit)
        self._suggested = 0
        self._suggest(0)
        self._before = self.spot

    @property
    def held(self) -> bool:
        return self._drag.held

    @property
    def answer(self) -> str | None:
        """The spot as it is written, if it is allowed."""
        return None if self.verdict is not None else write_place(self.decision.piece, *self.spot, self.decision.verb)

    def work(self, budget: float, clock: Callable[[], float]) -> bool:
        """Find out more of where it may lie, for at most so many ms; whether all is known."""
        return self.region.work(budget, clock)

    def press(self, at: Point, *, on_piece: bool = False) -> bool:
        """Take hold: of the piece where it was pressed, or else it comes to the pointer. Whether that is the cloth."""
        if not self.view.cloth.holds(at):
            return False
        self._before = self.spot
        self._drag.press(at, self.view.to_px(self.spot) if on_piece else None)
        if not on_piece:
            self._carry_to(at)
        return True

    def lead(self, at: Point) -> None:
        """The pointer is there, no button down: the piece goes to it, or as near to it as it may lie."""
        if self.held or not self.view.cloth.holds(at):
            return
        place = self.view.to_mm(at)
        before = self.spot
        self._put(place)
        if self.verdict is not None:
            self._put(self.region.nearest(place) or before)

    def move(self, at: Point) -> None:
        """Follow the pointer."""
        if self.held:
            self._carry_to(self._drag.move(at))

    def release(self) -> str | None:
        """Let go: the answer, or nothing where it may not lie, and ``verdict`` says why."""
        if not self.held:
            return None
        self._drag.release()
        return self.answer

    def cancel(self) -> None:
        """Let go without an answer; the piece goes back to where it was."""
        if self.held:
            self._drag.release()
            self._put(self._before)

    def press_key(
        self, key: str, *, ctrl: bool = False, shift: bool = False, held: bool = False
    ) -> tuple[bool, str | None]:
        """Take a key by its name: whether it was one of ours, and the answer if it was the one that puts down."""
        if key in NUDGES:
            share = NUDGE * 0.1 if ctrl else NUDGE_LONG if held else NUDGE
            (x, y), (dx, dy) = self.spot, NUDGES[key]
            self._put((x + dx * share, y + dy * share))
        elif key == "tab":
            self._suggest(-1 if shift else 1)
        elif key == "escape":
            self._suggest(-self._suggested)
        elif key in ("space", "return", "enter"):
            return True, self.answer
        else:
            return False, None
        return True, None

    def _suggest(self, by: int) -> None:
        spots = self.decision.suggestions
        if spots:
            self._suggested = (self._suggested + by) % len(spots)
            self._put(spots[self._suggested])
        else:
            self._put(self.spot)

    def _carry_to(self, at: Point) -> None:
        place = self.view.to_mm(at)
        self._put(place)
        if self.verdict is not None:
            near = self.region.nearest(place)
            if near is not None and math.dist(near, place) * self.view.scale <= SNAP * self.view.unit:
                self._put(near)

    def _put(self, at: Point) -> None:
        self.spot = round(at[0], PLACE_DIGITS) + 0.0, round(at[1], PLACE_DIGITS) + 0.0
        self.verdict = self.decision.refuse(*self.spot)

    def _allows(self, x: float, y: float) -> bool:
        return self.decision.refuse(x, y) is None
