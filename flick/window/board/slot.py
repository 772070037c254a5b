"""One section of a rail or of the corner: a zone, or a few that belong together."""

import math
from typing import ClassVar, Generic, TypeVar

from pygame import Rect

from flick.table.board import Board, Zone
from flick.table.duel import Odds
from flick.window.board.holder import SMALL, SeenThing, ShowsZone
from flick.window.board.layout_file import RailSlot, ZoneSlot, of_side
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Fitted, Pose, TextBox, fitted, overline

LEAST, MOST = 0.78, 1.5
"""How much smaller or larger than it was designed a section may be drawn."""
SLIM = 0.85
"""As small as this it may be in a narrow place, by its height alone."""

NAME, NOTE = 15.0, 12.0
"""Sizes of the name beside something, and of what is told below it."""
ANY_WIDTH = 10_000
"""In pixels: a heading that has so much room is not made smaller."""
HEADING_AT = 19
"""Where the baseline of a heading stands."""

SlotSpec = TypeVar("SlotSpec", bound=RailSlot)


class SlotPart(ShowsZone, Generic[SlotSpec]):
    """``natural`` is the height and ``wide`` the width for which it was designed; everything in it grows and shrinks
    with the place that it has. Below the height ``least`` something in it would be lost, and below the height that is
    ``wanted`` something is left out that is good to have."""

    beyond = 8
    """For the shadows of what lies at its edge, and long names that reach a little into the margin."""
    natural: float = 100.0
    wanted: float = 0.0
    least: float = 0.0
    wide: ClassVar[float] = 140.0
    share: float = 1.0
    """How wide it is beside others in the corner."""

    def __init__(self, around: Surroundings, spec: SlotSpec, side: str = "") -> None:
        """``spec`` is what the layout says of it, ``side`` whose rail it lies in."""
        super().__init__(around, Rect(0, 0, 0, 0))
        self.spec, self.side = spec, side
        self._about = spec if isinstance(spec, ZoneSlot) else ZoneSlot(zone="")
        self.heading = self._about.heading
        self.heading_size: float | None = None
        """The size of its heading where that is not the usual one."""
        self.level = False
        """Whether its heading stands as high as those of the sections beside it, however large it is itself."""
        self.most_number = math.inf
        """The most that its number may have: beside others all are alike."""
        self.shows = of_side(self._about.zone, side)
        self.unit = 1.0
        self._zone: Zone | None = None

    def seen(self, piece: str, place: str, which: int) -> SeenThing | None:
        rect = self.where(place)
        return SeenThing(Pose(*rect.center, self.u(SMALL))) if rect is not None else None

    def show(self, board: Board) -> None:
        zone = self.zone(board, self._about.zone)
        before = [self.zone(board, other) for other in self._about.gives_way]
        self.hidden = not self.is_seen(zone) or any(other is not None and other.pieces for other in before)
        self.see(board, zone)

    def is_seen(self, zone: Zone | None) -> bool:
        """Whether the section is there while its zone is so, if nothing takes its place."""
        return zone is not None

    def see(self, board: Board, zone: Zone | None) -> None:
        """The zone is so on a board, or not there: show it, where it is another than before."""
        del board
        if zone != self._zone:
            self._zone, self.dirty = zone, True
            self.fit(self.rect.width)
            self.build()

    def build(self) -> None:
        """Lay out anew what is in the section, at the place that it has."""

    def hope(self, odds: Odds | None) -> None:
        """What may be hoped for as things stand, where somebody wants to be told."""

    @property
    def narrowest(self) -> int:
        """How wide it must be beside others in the corner, with a heading and a number of these sizes, in pixels."""
        return 0

    def fit(self, width: int) -> None:
        """Change ``natural`` where the section is higher in a place that is only so wide."""

    def lay(self, rect: Rect) -> None:
        """Take that place, and lay everything out there."""
        self.rect = Rect(rect)
        scale = self.kit.theme.scale
        across, down = max(SLIM, rect.width / self.wide / scale), rect.height / self.natural / scale
        self.unit = min(max(min(across, down), LEAST), MOST)
        self.dirty = True
        self.build()

    def u(self, size: float) -> int:
        """Turn a length in pixels of the design into pixels of the window, at the size of this section."""
        return round(size * self.unit * self.kit.theme.scale)

    def zone(self, board: Board, zone_id: str) -> Zone | None:
        """A zone of this side, if the board has it."""
        own = 1 if board.seat is None else board.seat + 1
        return board.find(of_side(zone_id, self.side).replace("{own}", str(own)))

    @property
    def heading_at(self) -> int:
        """How far below its upper edge the baseline of its heading is."""
        return self.kit.px(HEADING_AT) if self.level else self.u(HEADING_AT)

    def heading_text(self, text: str = "", *, room: int = 0, colour: str = "bone.2") -> TextBox:
        """The overline at the top of the section: its own heading, unless it is another text."""
        place = (self.rect.left, self.rect.top + self.heading_at)
        text = text or self.title(self.heading, self._zone)
        return overline(self.kit, text, place, colour, room=room or self.rect.width, size=self.heading_size)

    def beside(self, name: str, told: str, left: int, middle: float, out: int = 8) -> list[TextBox]:
        """A name and what is told below it, round a height, from ``left`` to the edge; where a word has no room there,
        to a little beyond it. A name that would have to be broken within a word is left out."""
        kit, room = self.kit, self.rect.right + self.kit.px(out) - left
        named = fitted(kit.theme, name, "row-title", room, NAME) if name else Fitted([], NAME)
        if " ".join(named.lines) != name:
            named = Fitted([], NAME)
        below = fitted(kit.theme, told, "hint", self.rect.right - left, NOTE, most=3) if told else Fitted([], NOTE)
        if " ".join(below.lines) != told:
            below = fitted(kit.theme, told, "hint", room, NOTE, most=3)
        rows = [(line, "row-title", named.size, "bone") for line in named.lines]
        rows += [(line, "hint", below.size, "bone.2") for line in below.lines]
        column = Rect(left, self.rect.top, room, self.rect.height)
        return [
            text.within(Rect(0, 0, 0, 0)) for text in kit.column(rows, left, self.rect.top + self.u(middle), column)
        ]
