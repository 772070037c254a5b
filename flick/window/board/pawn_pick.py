"""A pawn of the arena that an answer is about: ringed, and picked by a click or by the number beside it."""

from collections.abc import Sequence

from pygame import Rect, Surface

from flick.window.board.asking import Outline
from flick.window.board.piece import PiecePick
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Place, Pressed, TextBox
from flick.window.widgets.key_cap import CAP_HEIGHT, cap_text, cap_width, draw_cap

LEAST = 30
RING = 0.6
"""How strong the ring is before the pointer comes."""
GAP = 4
"""Between the ring and the cap of the number key."""


class PawnPick(Pressed):
    """``outline`` says where a pawn is seen now; the number leaves the ``others`` free."""

    focusable = False

    def __init__(
        self, around: Surroundings, pawn: str, outline: Outline, pick: PiecePick, tip: str, others: Sequence[str] = ()
    ) -> None:
        super().__init__(around.kit, Rect(0, 0, 0, 0), pick.do, tip=tip)
        self.around, self.pawn, self.outline, self.others, self.number = around, pawn, outline, others, pick.number
        self.cap = Rect(self.rect)
        """Where the cap of its number key is."""
        self._follow()

    def _follow(self) -> None:
        """Be where the pawn is."""
        found = self.outline(self.pawn)
        rect = Rect(0, 0, 0, 0) if found is None else Rect(found)
        if rect != self.rect:
            self.rect, self.dirty = rect, True
            self.cap = self._place_of_cap() if rect and self.number else Rect(rect)

    @property
    def bounds(self) -> Rect:
        edge = self.kit.px(12)
        return self.rect.inflate(2 * edge, 2 * edge).union(self.cap)

    def _place_of_cap(self) -> Rect:
        """Above the pawn, or on another side where there is no room above, or a piece; below a pawn that lies above all
        that is seen of the arena."""
        cap, pawn = Rect(0, 0, cap_width(self.kit, self.number), self.kit.px(CAP_HEIGHT)), self.rect
        gap = self.kit.px(GAP)
        places = [
            cap.move_to(midbottom=(pawn.centerx, pawn.top - gap)),
            cap.move_to(midtop=(pawn.centerx, pawn.bottom + gap)),
            cap.move_to(midright=(pawn.left - gap, pawn.centery)),
            cap.move_to(midleft=(pawn.right + gap, pawn.centery)),
        ]
        seen = [place for place in places if place.top >= self.around.peek.top]
        lying = [rect for other in self.others if (rect := self.outline(other)) is not None]
        foot = self.around.frame.cloth.bottom
        free = (place for place in seen if place.bottom <= foot and place.collidelist(lying) < 0)
        return next(free, seen[0] if seen else places[1])

    def tick(self, now: float) -> None:
        self._follow()

    def contains(self, place: Place) -> bool:
        return any(target.collidepoint(place) for target in self.targets())

    def targets(self) -> list[Rect]:
        if not self.rect:
            return []
        least = Rect(0, 0, self.kit.px(LEAST), self.kit.px(LEAST)).move_to(center=self.rect.center)
        return [self.rect.union(least)]

    def texts(self) -> list[TextBox]:
        return [cap_text(self.kit, self.cap, self.number)] if self.rect and self.number else []

    def paint(self, target: Surface) -> None:
        if self.rect:
            ring = self.around.faces.art.ring(self.rect.width / 2, 1.0 if self.hovered else RING)
            ring.draw(target, *self.rect.center)
        if self.rect and self.number:
            draw_cap(self.kit, target, self.cap, self.number)
