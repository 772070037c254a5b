"""A piece on its way to its spot, under the pointer or moved by keys."""

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from flick.arena.layout import Layout, Pawn, Wall
from flick.arena.shapes import Point, chain_distance, gap
from flick.table.rules import Place, Verdict
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.flicking.placing import Placing

TOUCH = 0.05
"""mm by which things may overlap that only touch."""

UNKNOWN = 20.0
"""mm: the size of a piece of which nobody says how it lies."""


class InTheWay(NamedTuple):
    """What a piece would overlap."""

    pawns: list[str]
    walls: list[str]


class Putting:
    """The piece follows the pointer, as near as it may lie; pressed, it goes anywhere, and says why it may not
    stay there."""

    def __init__(self, decision: Place, layout: Layout, view: ArenaView) -> None:
        self.decision = decision
        self.layout = layout
        self.pressed = False
        self.refused: Verdict | None = None
        """Why it was not put down there; until it moves on."""
        self._placing = Placing(decision, view)

    def see(self, view: ArenaView) -> None:
        """The arena is seen otherwise now."""
        self._placing.view = view

    @property
    def spot(self) -> Point:
        return self._placing.spot

    @property
    def verdict(self) -> Verdict | None:
        """Why it may not lie where it is."""
        return self._placing.verdict

    @property
    def pawn(self) -> Pawn:
        """The piece as it would lie."""
        x, y = self.spot
        lies = self.decision.lies
        return Pawn(x, y, diameter=UNKNOWN) if lies is None else lies(x, y)

    @property
    def edges(self) -> list[list[Point]]:
        """The lines round where it may lie, in mm; none as long as they are not known."""
        return self._placing.region.edges

    @property
    def working(self) -> bool:
        return not self._placing.region.complete

    def work(self, budget: float, clock: Callable[[], float]) -> None:
        """Find out more of where it may lie, for at most so many ms."""
        self._placing.work(budget, clock)

    def over(self, at: Point) -> None:
        """The pointer is there, no button down: the piece follows, as near as it may lie."""
        before = self._placing.spot
        self._placing.lead(at)
        if self._placing.spot != before:
            self.refused = None

    def press(self, at: Point) -> bool:
        """The button goes down; whether that took hold of the piece."""
        on_piece = math.dist(self._placing.view.to_mm(at), self.spot) <= self.pawn.chain.extent
        self.pressed = self._placing.press(at, on_piece=on_piece)
        return self.pressed

    def move(self, at: Point) -> None:
        self._placing.move(at)
        self.refused = None

    def release(self) -> str | None:
        """The button goes up: the answer, or nothing where the piece may not lie; ``refused`` says why."""
        if not self.pressed:
            return None
        self.pressed = False
        answer = self._placing.release()
        self.refused = self.verdict if answer is None else None
        return answer

    def cancel(self) -> bool:
        """Let go without an answer; whether anything was held."""
        held, self.pressed = self.pressed, False
        self.refused = None
        self._placing.cancel()
        return held

    def press_key(self, key: str, *, ctrl: bool, shift: bool, held: bool = False) -> tuple[bool, str | None]:
        """Take a key by its name: whether it was one of ours, and the answer if it was the one that puts down."""
        if key == "escape" and not self.cancel():
            return False, None
        ours, answer = self._placing.press_key(key, ctrl=ctrl, shift=shift, held=held)
        puts = key in ("space", "return", "enter")
        self.refused = self.verdict if puts and answer is None else None
        return ours, answer

    def suggested(self) -> str | None:
        """The answer that puts it on the first spot that is suggested."""
        self._placing.press_key("escape")
        return self._placing.answer

    def in_the_way(self) -> InTheWay:
        """What it would lie on."""
        if self.verdict is None:
            return InTheWay([], [])
        return in_the_way_of(self.pawn, self.layout)


def in_the_way_of(pawn: Pawn, layout: Layout) -> InTheWay:
    """What a piece would lie on."""
    spine, radius = pawn.chain.at(*pawn.pose), pawn.chain.radius
    pawns = [
        name for name, other in layout.pawns.items() if gap(pawn.chain, pawn.pose, other.chain, other.pose) < -TOUCH
    ]
    return InTheWay(pawns, _walls_in_the_way(layout.walls, spine, radius))


def _walls_in_the_way(walls: Mapping[str, Wall], spine: list[Point], radius: float) -> list[str]:
    return [
        name
        for name, wall in walls.items()
        if chain_distance(spine, [wall.start, wall.end]) < radius + wall.thickness / 2 - TOUCH
    ]
