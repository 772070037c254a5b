"""What opens the cards of a zone when it is pressed."""

from pygame import Rect, Surface
from pygame.event import Event

from flick.table.board import Zone
from flick.table.naming import zone_title
from flick.window.board.slot import Surroundings
from flick.window.parts.materials import Fill
from flick.window.parts.part import PRESSING, Part, Place


class OpensZone(Part):
    """Opens the cards of a zone, if any of them lies open."""

    def __init__(self, around: Surroundings, rect: Rect, zone: Zone, title: str = "") -> None:
        """``title`` is what it is called here, where that is not the zone's own name."""
        super().__init__(around.kit, rect)
        self.around, self.zone = around, zone
        self.title = title or zone_title(zone, around.words)
        self.tip = self.title

    @property
    def is_open(self) -> bool:
        """Whether there is something to be looked at."""
        return any(piece.face is not None for piece in self.zone.pieces)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return self.is_open

    def press(self, place: Place) -> bool:
        return self.is_open

    def release(self, place: Place) -> bool:
        if self.contains(place):
            self.around.open_pile(self.zone, self.title)
        return True

    def key(self, event: Event) -> bool:
        if event.key in PRESSING and self.is_open:
            self.around.open_pile(self.zone, self.title)
            return True
        return False

    def targets(self) -> list[Rect]:
        return [Rect(self.rect)] if self.is_open else []

    def paint(self, target: Surface) -> None:
        if self.is_open and self.hovered:
            self.kit.stamp(target, self.rect, Fill("hover", 0.08, 5))
        self.kit.write(target, *self.texts())
        if self.ringed:
            self.kit.ring(target, self.rect, 5)
