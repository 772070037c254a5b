"""A pawn of the arena that an answer is about: ringed, and picked by a click or by the number beside it."""

from pygame import Rect, Surface

from flick.window.board.asking import Outline
from flick.window.board.piece import PiecePick
from flick.window.board.surroundings import Surroundings
from flick.window.widgets.small import CAP_HEIGHT, cap_text, cap_width, draw_cap
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Place, Widget

LEAST = 30
RING = 0.6
"""How strong the ring is before the pointer comes."""
GAP = 4
"""Between the ring and the cap of the number key."""


class PawnPick(Widget):
    """``outline`` says where a pawn is seen now."""

    def __init__(self, around: Surroundings, pawn: str, outline: Outline, pick: PiecePick, tip: str) -> None:
        super().__init__(around.kit, Rect(0, 0, 0, 0), tip=tip)
        self.around, self.pawn, self.outline = around, pawn, outline
        self.on_pick, self.number = pick.do, pick.number
        self._follow()

    def _follow(self) -> None:
        """Be where the pawn is."""
        found = self.outline(self.pawn)
        rect = Rect(0, 0, 0, 0) if found is None else Rect(found)
        self.dirty |= rect != self.rect
        self.rect = rect

    @property
    def bounds(self) -> Rect:
        edge = self.kit.px(12)
        return self.rect.inflate(2 * edge, 2 * edge).union(self.cap)

    @property
    def cap(self) -> Rect:
        """Where the cap of its number key is: above it, or below where there is no room."""
        if not self.rect or not self.number:
            return Rect(self.rect)
        cap = Rect(0, 0, cap_width(self.kit, self.number), self.kit.px(CAP_HEIGHT))
        gap = self.kit.px(GAP)
        cap.midbottom = self.rect.centerx, self.rect.top - gap
        if cap.top < self.around.peek.top:
            cap.midtop = self.rect.centerx, self.rect.bottom + gap
        return cap

    def tick(self, now: float) -> None:
        self._follow()

    def contains(self, place: Place) -> bool:
        return any(target.collidepoint(place) for target in self.targets())

    def press(self, place: Place) -> bool:
        return True

    def release(self, place: Place) -> bool:
        if self.contains(place):
            self.kit.sound("button")
            self.on_pick()
        return True

    def targets(self) -> list[Rect]:
        if not self.rect:
            return []
        least = Rect(0, 0, self.kit.px(LEAST), self.kit.px(LEAST))
        least.center = self.rect.center
        return [self.rect.union(least)]

    def texts(self) -> list[TextBox]:
        return [cap_text(self.kit, self.cap, self.number)] if self.rect and self.number else []

    def paint(self, target: Surface) -> None:
        if self.rect:
            ring = self.around.faces.workshop.ring(self.rect.width / 2, 1.0 if self.hovered else RING)
            ring.draw(target, *self.rect.center)
        if self.rect and self.number:
            draw_cap(self.kit, target, self.cap, self.number)
