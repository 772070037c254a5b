"""What a person may do in the arena now, from the first press to the answer, and how that looks."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from pygame import Rect, Surface

from flick.arena.layout import Pawn
from flick.arena.shapes import Point
from flick.table.sayings import Say
from flick.table.words import Words
from flick.window.arena.pieces import Pieces
from flick.window.arena.plate import Plate
from flick.window.arena.pointer import Pointer, SystemPointer
from flick.window.arena.stage import Stage
from flick.window.paint.surfaces import Laid
from flick.window.parts.kit import Kit
from flick.window.settings import Settings

Stopwatch: TypeAlias = Callable[[], float]
"""ms, only to be compared."""


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
        """Everything that they cover."""
        laid = [mark.surface.get_rect(topleft=(mark.left, mark.top)) for mark in self.laid]
        return [*laid, *(plate.rect for plate in self.plates)]


class Setting(NamedTuple):
    """All that is needed to ask somebody something in the arena."""

    kit: Kit
    window: Rect
    stage: Stage
    pieces: Pieces
    settings: Settings
    words: Words
    stopwatch: Stopwatch
    pointer: Pointer = SystemPointer()
    by_keys: Callable[[], bool] = never
    """Whether a key was what somebody used last, not the pointer."""

    @property
    def narrow(self) -> bool:
        return self.window.width / self.kit.theme.scale < NARROW

    @property
    def room(self) -> Rect:
        """Where plates may lie."""
        edge = -2 * self.kit.px(6)
        return self.window.inflate(edge, edge)

    @property
    def rooms(self) -> list[Rect]:
        """Where plates lie best: in the arena, since there is something to be read round it; and otherwise."""
        return [self.stage.frame.clip(self.room), self.room]


class Asked(Protocol):
    """A decision that is being answered. Places are pixels of the window, times are milliseconds."""

    damage: list[Rect]
    """What must be drawn again on the cloth; whoever draws it takes it away."""

    @property
    def held(self) -> bool:
        """Whether a button is down for it."""
        ...

    @property
    def busy(self) -> bool:
        """Whether there is work left to do, or a stroke to be looked at."""
        ...

    @property
    def hint(self) -> Say:
        """How it is done."""
        ...

    def see(self) -> None:
        """The arena is seen from nearer or farther now."""
        ...

    def press(self, at: Point, t: float) -> bool: ...

    def drag(self, at: Point, t: float, *, fine: bool) -> None: ...

    def over(self, at: Point) -> None: ...

    def release(self, t: float) -> str | None: ...

    def press_key(self, key: str, *, ctrl: bool, shift: bool, held: bool = False) -> tuple[bool, str | None]: ...

    def cancel(self) -> bool:
        """Give up; whether there was anything to give up."""
        ...

    def tick(self) -> str | None:
        """Work for a frame; the answer, if one has come about."""
        ...

    def rings(self) -> Mapping[str, float]:
        """How strong the ring of each piece is that can be chosen."""
        ...

    def in_the_way(self) -> Collection[str]:
        """Pieces that forbid what is about to be done."""
        ...

    def coming(self) -> Mapping[str, Pawn]:
        """Pieces that do not lie there yet, by their names."""
        ...

    def draw_below(self, target: Surface) -> None: ...

    def draw_above(self, target: Surface) -> None: ...

    def marks(self) -> Marks:
        """What lies above everything."""
        ...

    def reach(self) -> list[Rect]:
        """Everything that it covers now: cards should not."""
        ...
