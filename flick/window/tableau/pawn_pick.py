"""A pawn of the arena that an answer is about: ringed, and picked by a click."""

from collections.abc import Callable

from pygame import Rect, Surface

from flick.window.paint.workshop import Workshop
from flick.window.parts.kit import Kit
from flick.window.parts.part import Part, Place

LEAST = 30
RING = 0.6
"""How strong the ring is before the pointer comes."""

Outline = Callable[[str], Rect | None]


class PawnPick(Part):
    """``outline`` says where a pawn is seen now."""

    def __init__(
        self, kit: Kit, workshop: Workshop, pawn: str, outline: Outline, on_pick: Callable[[], None], tip: str
    ) -> None:
        super().__init__(kit, Rect(0, 0, 0, 0), tip=tip)
        self.workshop, self.pawn, self.outline, self.on_pick = workshop, pawn, outline, on_pick
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
        return self.rect.inflate(2 * edge, 2 * edge)

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

    def paint(self, target: Surface) -> None:
        if self.rect:
            ring = self.workshop.ring(self.rect.width / 2, 1.0 if self.hovered else RING)
            ring.draw(target, *self.rect.center)
