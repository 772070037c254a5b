"""One section of a rail or of the corner: a zone, or a few that belong together."""

import math
from collections.abc import Callable, Sequence
from typing import ClassVar

from pygame import Rect

from flick.table.board import Board, Piece, Zone
from flick.table.duel import Odds
from flick.table.looks import SequenceChip
from flick.table.naming import zone_title
from flick.table.sayings import Say
from flick.window.board.board_frame import Room
from flick.window.board.doings import ignore
from flick.window.board.faces import Faces
from flick.window.board.glance import Glance
from flick.window.board.holder import SMALL, Holder, SeenThing
from flick.window.board.layout_file import of_side
from flick.window.board.peek import Peek
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import overline
from flick.window.widgets.pose import Pose
from flick.window.widgets.text import Fitted, TextBox, fitted
from flick.window.widgets.widget import nothing

LEAST, MOST = 0.78, 1.5
"""How much smaller or larger than it was designed a section may be drawn."""
SLIM = 0.85
"""As small as this it may be in a narrow place, by its height alone."""

EDGE = 8
"""How far that reaches, in pixels of the design."""
NAME, NOTE = 15.0, 12.0
"""Sizes of the name beside something, and of what is told below it."""
ANY_WIDTH = 10_000
"""In pixels: a heading that has so much room is not made smaller."""
HEADING_AT = 19
"""Where the baseline of a heading stands."""

Open = Callable[[Zone, str], None]
"""Opens the cards of a zone, under a title."""


class Surroundings:
    """What all sections work with: faces, the large card, and what opens a pile."""

    def __init__(
        self,
        kit: Kit,
        faces: Faces,
        peek: Peek,
        open_pile: Open,
        room: Room,
        on_rule: Callable[[str], None] = ignore,
    ) -> None:
        self.kit, self.faces, self.peek, self.open_pile = kit, faces, peek, open_pile
        self.words = faces.words
        self.glance = Glance(kit, faces)
        self.room: Room = room
        self.stage = Rect(0, 0, 0, 0)
        """Where what comes is shown large: the cloth."""
        self.on_rule = on_rule
        self.asked: int | None = None
        """The seat of whoever is asked now."""
        self.on_tab: Callable[[], object] = nothing
        """Told when other zones are seen behind tabs."""
        self.people: dict[int, Piece] = {}
        """Whom seats play, as far as a section shows them."""
        self.own: int | None = None
        """The seat whose cards lie in the hand, also while nobody's are seen."""

    def step_name(self, chip: SequenceChip) -> str:
        """What a step of a card is called, in the words of the game."""
        playing = self.faces.layout.playing
        name = self.words.name(f"{playing.steps}-{chip.kind}" if playing and playing.steps else chip.kind)
        if chip.targeted and playing and playing.targeted:
            name = self.words(Say(playing.targeted, {"shot": name}))
        return name[:1].upper() + name[1:]

    @property
    def narrow(self) -> bool:
        """Whether there is less room than the sections were designed for."""
        return self.room == "narrow"


class SlotPart(Group, Holder):
    """``natural`` is the height and ``wide`` the width for which it was designed; everything in it grows and shrinks
    with the place that it has. Below the height ``least`` something in it would be lost, and below the height that is
    ``wanted`` something is left out that is good to have."""

    natural: float = 100.0
    wanted: float = 0.0
    least: float = 0.0
    wide: ClassVar[float] = 140.0
    share: float = 1.0
    """How wide it is beside others in the corner."""
    spare = False
    """Whether it is left out where others need its room."""

    def __init__(self, around: Surroundings, side: str = "", heading: str = "") -> None:
        super().__init__(around.kit, Rect(0, 0, 0, 0))
        self.around, self.side, self.heading = around, side, heading
        self.faces, self.words = around.faces, around.words
        self.unit = 1.0
        self.heading_size: float | None = None
        """The size of its heading where that is not the usual one,"""
        self.most_number = math.inf
        """and the most that its number may have: beside others all are alike."""
        self.shows = ""
        """The ID of the zone that it is about, if it is about a single one."""

    @property
    def bounds(self) -> Rect:
        """With the shadows of what lies at its edge, and long names that reach a little into the margin."""
        return self.rect.inflate(2 * self.kit.px(EDGE), 2 * self.kit.px(EDGE))

    def seen(self, piece: str, place: str, which: int) -> SeenThing | None:
        rect = self.where(place)
        return SeenThing(Pose(*rect.center, self.u(SMALL))) if rect is not None else None

    def show(self, board: Board) -> None:
        """Show the zones as they are now."""

    @property
    def narrowest(self) -> int:
        """How wide it must be beside others in the corner, with a heading and a number of these sizes, in pixels."""
        return 0

    def throw(self, board: Board) -> None:
        """Throw the dice that lie here, as they lie on a board, and show nothing else of it."""

    def hope(self, odds: Odds | None) -> None:
        """What may be hoped for as things stand, where somebody wants to be told."""

    def lay(self, rect: Rect) -> None:
        """Take that place."""
        self.rect = Rect(rect)
        scale = self.kit.theme.scale
        across, down = max(SLIM, rect.width / self.wide / scale), rect.height / self.natural / scale
        self.unit = min(max(min(across, down), LEAST), MOST)
        self.dirty = True

    def fit(self, width: int) -> None:
        """So wide it will be: whatever is higher in a narrow place changes ``natural``."""

    def u(self, size: float) -> int:
        """So many pixels of the design, at the size of this section."""
        return round(size * self.unit * self.kit.theme.scale)

    def zone(self, board: Board, zone_id: str) -> Zone | None:
        """A zone of this side, if the board has it."""
        own = 1 if board.seat is None else board.seat + 1
        wanted = of_side(zone_id, self.side).replace("{own}", str(own))
        return next((zone for zone in board.zones if zone.id == wanted), None)

    def lies_in(self, board: Board, zones: Sequence[str]) -> bool:
        """Whether something lies in one of the zones of those IDs."""
        found = [self.zone(board, zone) for zone in zones]
        return any(zone is not None and zone.pieces for zone in found)

    def beside(self, name: str, told: str, left: int, middle: float, out: int = 8) -> list[TextBox]:
        """A name and what is told below it, round a height, from ``left`` to a little beyond the edge; a name that
        would have to be broken within a word is left out."""
        kit, room = self.kit, self.rect.right + self.kit.px(out) - left
        named = fitted(kit.theme, name, "row-title", room, NAME) if name else Fitted([], NAME)
        if " ".join(named.lines) != name:
            named = Fitted([], NAME)
        below = fitted(kit.theme, told, "hint", room, NOTE, most=3) if told else Fitted([], NOTE)
        rows = [(line, "row-title", named.size, "bone") for line in named.lines]
        rows += [(line, "hint", below.size, "bone.2") for line in below.lines]
        column = Rect(left, self.rect.top, room, self.rect.height)
        return [
            text.within(Rect(0, 0, 0, 0)) for text in kit.column(rows, left, self.rect.top + self.u(middle), column)
        ]

    def where(self, zone: str) -> Rect | None:
        """Where a zone lies in it, if it does."""
        return self.rect if zone == self.shows and not self.hidden else None

    def title(self, heading: str, zone: Zone | None) -> str:
        """A heading in the words of the game, or what the zone is called."""
        if heading and self.words.has(heading):
            return self.words(heading)
        return zone_title(zone, self.words) if zone else ""

    def heading_text(self, text: str, *, room: int = 0, colour: str = "bone.2", left: int = 0) -> TextBox:
        """The overline at the top of the section."""
        place = (self.rect.left + left, self.rect.top + self.u(HEADING_AT))
        room = room or self.rect.width - left
        return overline(self.kit, text, place, colour, room=room, size=self.heading_size)
