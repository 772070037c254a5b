"""Putting a piece down: it follows the pointer, is dragged, or is moved by keys, to a spot that is allowed."""

import math
from collections.abc import Callable

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.table.answers import PLACE_DIGITS, write_place
from flick.table.rules import Place, Verdict
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.flicking.free_places import Trouble, lies_on
from flick.window.arena.flicking.region import Region

SNAP = 14.0
"""Pixels of the design beside what is allowed from which the piece still goes there."""

NUDGE, NUDGE_LONG = 1.0, 5.0
"""mm by which a key moves the piece, with Ctrl a tenth of that; and by which it does once it has been held for long."""

NUDGES = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
PUTS_DOWN = ("space", "return", "enter")

TOUCH = 0.05
"""mm by which things may overlap that only touch."""

UNKNOWN = 20.0
"""mm: the size of a piece of which nobody says how it lies."""


class Placing:
    """A piece on its way to its spot. Pointer places are pixels of the window.

    With no button down the piece follows the pointer as near as it may lie (``over``); pressed, it goes anywhere, and
    ``verdict`` says why it may not stay there. ``spot`` is where it would lie, in mm with as many decimals as are
    written; it begins at the first spot that was suggested. ``region`` is where it may lie: it is to be shown, and
    worked out with ``work``.
    """

    def __init__(self, decision: Place, view: ArenaView) -> None:
        self.decision = decision
        self.view = view
        self.region = Region(self._allows, decision.suggestions)
        self.verdict: Verdict | None = None
        self.refused: Verdict | None = None
        """Why it was not put down where somebody tried to; until it moves on."""
        self.spot: Point = view.middle
        self.held = False
        self._grip: Point = (0.0, 0.0)
        """The way from the pointer to the middle of the piece, in pixels, so that it does not jump when it is taken."""
        self._suggested = 0
        self._suggest(0)
        self._before = self.spot

    @property
    def answer(self) -> str | None:
        """The spot in its written form; ``None`` where the piece may not lie there."""
        return None if self.verdict is not None else write_place(self.decision.piece, *self.spot, self.decision.verb)

    @property
    def pawn(self) -> Pawn:
        """The piece as it would lie."""
        lies = self.decision.lies
        return Pawn(*self.spot, diameter=UNKNOWN) if lies is None else lies(*self.spot)

    def in_the_way(self, layout: Layout) -> Trouble:
        """What the piece would lie on; nothing where it may lie."""
        return Trouble() if self.verdict is None else lies_on(layout, self.pawn, TOUCH)

    def work(self, budget: float, clock: Callable[[], float]) -> bool:
        """Find out more of where it may lie, for at most so many ms; whether all is known."""
        return self.region.work(budget, clock)

    def over(self, at: Point) -> None:
        """Move the piece to the pointer, no button being down, or as near to it as it may lie."""
        if self.held or not self.view.cloth.holds(at):
            return
        place = self.view.to_mm(at)
        before = self.spot
        self._put(place)
        if self.verdict is not None:
            self._put(self.region.nearest(place) or before)
        if self.spot != before:
            self.refused = None

    def press(self, at: Point) -> bool:
        """Take hold of the piece where it was pressed, or else bring it to the pointer; whether that is on the
        cloth."""
        if not self.view.cloth.holds(at):
            return False
        self._before, self.held, self._grip = self.spot, True, (0.0, 0.0)
        if math.dist(self.view.to_mm(at), self.spot) <= self.pawn.chain.extent:
            x, y = self.view.to_px(self.spot)
            self._grip = x - at[0], y - at[1]
        else:
            self._carry_to(at)
        return True

    def move(self, at: Point) -> None:
        """Follow the pointer with the button down."""
        if self.held:
            self._carry_to((at[0] + self._grip[0], at[1] + self._grip[1]))
            self.refused = None

    def release(self) -> str | None:
        """Let go. That gives the answer, or ``None`` where the piece may not lie, and ``refused`` says why."""
        if not self.held:
            return None
        self.held = False
        self.refused = self.verdict
        return self.answer

    def cancel(self) -> bool:
        """Let go without an answer, and say whether the piece was held; it goes back to where it was."""
        held, self.held, self.refused = self.held, False, None
        if held:
            self._put(self._before)
        return held

    def press_key(
        self, key: str, *, ctrl: bool = False, shift: bool = False, held: bool = False
    ) -> tuple[bool, str | None]:
        """Take a key by its name: whether it was one of ours, and the answer if it was the one that puts down."""
        self.refused = None
        if key in NUDGES:
            share = NUDGE * 0.1 if ctrl else NUDGE_LONG if held else NUDGE
            (x, y), (dx, dy) = self.spot, NUDGES[key]
            self._put((x + dx * share, y + dy * share))
        elif key == "tab":
            self._suggest(-1 if shift else 1)
        elif key == "escape" and self.cancel():
            self._suggest(-self._suggested)
        elif key in PUTS_DOWN:
            self.refused = self.verdict
            return True, self.answer
        else:
            return False, None
        return True, None

    def suggested(self) -> str | None:
        """The answer that puts it on the first spot that is suggested."""
        self._suggest(-self._suggested)
        return self.answer

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
