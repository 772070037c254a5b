"""Where the things lie that events move: what a part of the table answers when one sets out from it or lands on it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from pygame import Rect

from flick.table.board import Board, Zone
from flick.table.naming import zone_title
from flick.window.widgets import Cutout, Group, Pose, Widget

if TYPE_CHECKING:
    from flick.window.board.surroundings import Surroundings

Sort: TypeAlias = Literal["card", "token", "figure"]
"""How a thing travels: cards are dealt, tokens counted, figures walk."""

Drawn: TypeAlias = Callable[[int], Cutout]
"""The picture of a thing with nothing round it, as wide as is asked."""

LAST, NEXT = -1, 0
"""Of the things at a place: the one that came last, and the one that comes next."""


SMALL = 34
"""Width of a card that leaves or lands where none is seen, in pixels of the design."""


class SeenThing(NamedTuple):
    """A thing as it is seen where it lies, or will lie. ``face`` names what is seen on it, so that it is turned over
    where that changes; ``draw`` is ``None`` where its place is all that is seen. What is ``single`` lies there by
    itself, not among others that look like it."""

    pose: Pose
    sort: Sort = "card"
    face: str = ""
    draw: Drawn | None = None
    single: bool = False
    thud: str = ""
    """What is heard as it lands there."""
    warm: bool = False
    """Whether a warm light goes with what comes from there."""
    large: Pose | None = None
    """Where what lands there is shown large before, turned as it comes from its pile."""


class Holder(Widget):
    """A part of the table at which things lie. ``piece`` is the ID of a piece, nothing for a hidden one, or a fact that
    counts; ``place`` the ID of a zone, of a cell of a map, or of the piece whose fact it is."""

    behind = 0
    """How many more things are seen here than lie here: they have not left, or, below 0, not landed."""

    def counts(self, piece: str, place: str) -> bool:
        """Whether that is one of many things of which only the number is seen here."""
        del piece, place
        return False

    def seen(self, piece: str, place: str, which: int) -> SeenThing | None:
        """That thing here, or ``None`` where it is no matter of this part: one that leaves by how many leave before it
        (-1 is the first), one that comes by how many come before it (0 is the first)."""
        del piece, place, which
        return None

    def lag(self, piece: str, place: str, by: int) -> None:
        """So many more things are seen here than lie here, since they have not left, or fewer, since they have not
        landed; it is told again with the opposite sign when they do. A part that has none of them passes that by."""
        if self.counts(piece, place):
            self.behind += by
            self.dirty = True

    def keep(self, piece: str, place: str, which: int, face: str) -> None:
        """The thing that comes as that one shows this face, where things of several faces lie together."""


class ShowsZone(Group, Holder):
    """A part that shows a zone, at its place on the cloth or in a rail; ``shows`` is the ID of that zone, if it is
    about a single one."""

    shows = ""

    def __init__(self, around: "Surroundings", rect: Rect) -> None:
        super().__init__(around.kit, rect)
        self.around, self.faces, self.words = around, around.faces, around.words

    def show(self, board: Board) -> None:
        """Show everything as it is now."""

    def throw(self, board: Board) -> None:
        """Throw the dice that lie here, as they lie on a board, and show nothing else of it."""

    def where(self, zone: str) -> Rect | None:
        """Where a zone lies in it, if it does."""
        return self.rect if zone == self.shows and not self.hidden else None

    def seen(self, piece: str, place: str, which: int) -> SeenThing | None:
        rect = self.where(place)
        return SeenThing(Pose(*rect.center, self.kit.px(SMALL))) if rect is not None else None

    def title(self, heading: str, zone: Zone | None) -> str:
        """A heading in the words of the game, or what the zone is called."""
        if heading and self.words.has(heading):
            return self.words(heading)
        return zone_title(zone, self.words) if zone is not None else ""
