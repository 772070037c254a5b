"""What opens the cards of a zone when it is pressed."""

from functools import partial

from pygame import Rect, Surface
from pygame.event import Event

from flick.table.board import Zone
from flick.table.naming import zone_title
from flick.window.board.holder import SMALL, Holder, SeenThing
from flick.window.board.surroundings import Surroundings
from flick.window.widgets.materials import Fill
from flick.window.widgets.pose import Pose
from flick.window.widgets.widget import PRESSING, Place


def size_of(zone: Zone) -> int:
    """How many cards lie there."""
    return len(zone.pieces) if zone.count is None else zone.count


class OpensZone(Holder):
    """Opens the cards of a zone, if any of them lies open."""

    def __init__(self, around: Surroundings, rect: Rect, zone: Zone, title: str = "") -> None:
        """``title`` is what it is called here, where that is not the zone's own name."""
        super().__init__(around.kit, rect)
        self.around, self.zone, self._named = around, zone, title
        self.tip = self.title

    @property
    def title(self) -> str:
        """What it is called."""
        return self._named or zone_title(self.zone, self.around.words)

    @property
    def count(self) -> int:
        """How many cards are seen here."""
        return size_of(self.zone) + self.behind

    @property
    def place(self) -> Pose:
        """Where cards leave and land."""
        return Pose(*self.rect.center, self.kit.px(SMALL))

    def seen(self, piece: str, place: str, which: int) -> SeenThing | None:
        if place != self.zone.id:
            return None
        card = next((one for one in self.zone.pieces if one.id == piece), None)
        faces = self.around.faces
        draw = partial(faces.lying, card, faces.side(self.zone.owner), self.zone.id)
        return SeenThing(self.place, "card", card.face or "" if card else "", draw)

    def counts(self, piece: str, place: str) -> bool:
        return place == self.zone.id

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
        if event.key in PRESSING and self.is_open and self.ringed:
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
