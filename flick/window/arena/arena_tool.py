"""What somebody may do in the arena now, from the first press to the answer, and how that looks: a tool."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from flick.arena.layout import Pawn
from flick.arena.shapes import Point
from flick.table.sayings import Say
from flick.table.words import Words
from flick.window.app.settings import Settings
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.lying_pieces import Pieces
from flick.window.arena.plate import Plate
from flick.window.arena.pointer import PointedPlace, SystemPointer
from flick.window.widgets.kit import Kit
from flick.window.widgets.surfaces import Laid


def never() -> bool:
    return False


NARROW = 1180
"""Pixels of the design: windows that are less wide get shorter arrows and no hints."""


class Marks(NamedTuple):
    """What lies above everything: pictures, and plates with words above those."""

    laid: Sequence[Laid] = ()
    plates: Sequence[Plate] = ()

    @property
    def rects(self) -> list[Rect]:
        """Everything that the marks cover."""
        return [*(laid.rect for laid in self.laid), *(plate.rect for plate in self.plates)]


class ToolSetting(NamedTuple):
    """What a tool works with."""

    kit: Kit
    window: Rect
    stage: ArenaStage
    pieces: Pieces
    settings: Settings
    words: Words
    stopwatch: Callable[[], float]
    """ms, only to be compared."""

    pointer: PointedPlace = SystemPointer()
    by_keys: Callable[[], bool] = never
    """Whether a key was what somebody used last, not the pointer."""

    @property
    def narrow(self) -> bool:
        return self.window.width / self.kit.theme.scale < NARROW

    @property
    def room(self) -> Rect:
        """The part of the window in which plates may lie."""
        edge = -2 * self.kit.px(6)
        return self.window.inflate(edge, edge)

    @property
    def rooms(self) -> list[Rect]:
        """Where plates may lie, the best first: in the arena, beside which other things are read, and then anywhere."""
        return [self.stage.frame.clip(self.room), self.room]


class ArenaTool:
    """A tool with which somebody does something in the arena; this one only watches. Places are pixels of the window,
    times are milliseconds.

    A tool is taken up on the layout that lies there, and another one whenever something lies elsewhere.
    """

    own_keys: Collection[str] = ()
    """Keys that it takes before the arena does."""

    def __init__(self) -> None:
        self.damage: list[Rect] = []
        """What must be drawn again on the cloth; whoever draws it takes it away."""

    @property
    def held(self) -> bool:
        """Whether a button is held down for the tool."""
        return False

    @property
    def busy(self) -> bool:
        """Whether the tool has work left to do, or a stroke to look at."""
        return False

    @property
    def hint(self) -> Say | None:
        """The words that tell how to use the tool."""
        return None

    def see(self) -> None:
        """The arena is seen from nearer or farther now."""

    def press(self, at: Point, t: float) -> bool:
        """A button goes down; whether that begins anything."""
        return False

    def drag(self, at: Point, t: float, *, fine: bool) -> None:
        """The pointer moves with the button down."""

    def over(self, at: Point) -> None:
        """The pointer moves with no button down."""

    def release(self, t: float) -> str | None:
        """The button comes up; the answer that this gives, in its written form."""
        return None

    def press_key(self, key: str, *, ctrl: bool, shift: bool, held: bool = False) -> tuple[bool, str | None]:
        """A key goes down: whether it is one of the tool's, and the answer that it gives."""
        return False, None

    def wheel(self, steps: float, at: Point, *, fine: bool) -> bool:
        """The wheel turns; whether the tool takes that."""
        return False

    def cancel(self) -> bool:
        """Give up; whether there was anything to give up."""
        return False

    def tick(self, now: float) -> str | None:
        """Work for a frame that ends at ``now`` (ms); the answer, if one has come about."""
        return None

    def rings(self) -> Mapping[str, float]:
        """How strong the ring of each piece is that can be chosen."""
        return {}

    def in_the_way(self) -> Collection[str]:
        """Pieces that forbid what is about to be done."""
        return ()

    def coming(self) -> Mapping[str, Pawn]:
        """Pieces that do not lie there yet, by their names."""
        return {}

    def draw_below(self, target: Surface) -> None:
        """Draw what lies below the pieces."""

    def draw_above(self, target: Surface) -> None:
        """Draw what lies above the pieces."""

    def marks(self) -> Marks:
        """What lies above everything."""
        return Marks()

    def reach(self) -> list[Rect]:
        """Everything that the tool covers now, which cards should not."""
        return []

    def targets(self) -> list[Rect]:
        """The parts of the window that can be pressed with the tool."""
        return []
