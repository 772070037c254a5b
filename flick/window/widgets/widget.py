"""What every part of a screen is: a rectangle that is drawn, may be pressed, and says what stands written in it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias, TypedDict, Unpack

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.kit import Kit
from flick.window.widgets.repainted import Repainted
from flick.window.widgets.text import TextBox

if TYPE_CHECKING:
    from flick.window.widgets.desk import Desk
    from flick.window.widgets.group import Group

Place: TypeAlias = tuple[int, int]

PRESSING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""Keys that press what has the keyboard."""


EDGE = 12
"""How far the shadows of plates, and rings, reach beyond what throws them."""


def nothing() -> None:
    """Do nothing, where a function is wanted."""


class Tooltips(TypedDict, total=False):
    """What is read in the tooltip of a widget."""

    tip: str
    """What it does."""
    off: str | None
    """Why it cannot be used; ``None`` while it can."""


class Widget:
    """One thing on a screen. A desk draws it, tells it of events, and gives it the keyboard."""

    beyond: float | None = EDGE
    """How far beyond its rectangle it may draw, in pixels of the design: its shadow, and the ring of the keyboard.
    ``None`` for a part that draws nothing of its own."""
    focusable = False
    """Whether the keyboard can go there."""
    modal = False
    """Whether, while it is shown, nothing else can be used."""
    editing = False
    """Whether something is typed into it: its ring shows even when the mouse gave it the keyboard."""
    catches = True
    """Whether the pointer stops at it, rather than going through to what lies below."""

    off = Repainted[str | None]()
    """Why it cannot be used; nothing while it can."""
    hidden = Repainted[bool]()
    """Whether it is not there at all."""

    def __init__(self, kit: Kit, rect: Rect, **told: Unpack[Tooltips]) -> None:
        self.kit = kit
        self.rect = Rect(rect)
        self.made = self.rect.size
        """How large it was made, before a layout gave it its place."""
        self.tip = told.get("tip", "")
        self.tip_above = False
        """Whether its tooltip stands above it rather than below, where something is read."""
        self.parent: Group | None = None
        self.dirty: bool = True
        self.hovered = self.held = self.focused = self.ringed = False
        self.off = told.get("off")
        self.hidden = False

    @property
    def desk(self) -> "Desk | None":
        """The desk that it lies on."""
        return self.parent.desk if self.parent else None

    def wish(self, width: int) -> tuple[int, int]:
        """How wide and how high it would be where it may be so many pixels wide: as it was made, unless its kind knows
        better."""
        return self.made

    def take_place(self, rect: Rect) -> "list[Widget]":
        """Lie there from now on; what that puts on the screen is this widget alone."""
        self.rect = Rect(rect)
        self.dirty = True
        return [self]

    @property
    def bounds(self) -> Rect:
        """Everything that it may draw on."""
        if self.beyond is None:
            return Rect(self.rect.topleft, (0, 0))
        edge = self.kit.px(self.beyond)
        return self.rect.inflate(2 * edge, 2 * edge)

    @property
    def covers(self) -> Rect | None:
        """Where it hides what lies below it in its group, so that nothing of that is read or clicked."""
        return None

    def changes(self) -> list[Rect]:
        """What must be drawn again of it since this was last asked, where that is not everything (``dirty``)."""
        return []

    def contains(self, place: Place) -> bool:
        """Whether the pointer there is over it."""
        return self.catches and self.rect.collidepoint(place)

    def walk(self) -> Iterator["Widget"]:
        """This part and all within it that are shown, as they are drawn."""
        found: list[Widget] = []
        self.gather(found)
        return iter(found)

    def gather(self, found: "list[Widget]") -> None:
        """Add them to those that were found before."""
        if not self.hidden:
            found.append(self)

    def path(self, place: Place) -> list["Widget"]:
        """The parts under the pointer, from the outermost to this one."""
        return [self] if not self.hidden and self.contains(place) else []

    def draw(self, target: Surface) -> None:
        """Draw it, as far as the clip of the target reaches."""
        if not self.hidden and self.bounds.colliderect(target.get_clip()):
            self.paint(target)

    def paint(self, target: Surface) -> None:
        """Draw what is its own."""
        self.kit.write(target, *self.texts())

    def texts(self) -> list[TextBox]:
        """Everything that stands written in it now."""
        return []

    def targets(self) -> list[Rect]:
        """Everything in it that can be clicked: all of it where the keyboard can go, unless its kind knows better."""
        return [self.rect] if self.focusable else []

    def tip_at(self, place: Place | None) -> str:
        """What its tooltip says with the pointer there, or with the keyboard on it."""
        return self.off or self.tip

    def tip_rect(self, place: Place | None) -> Rect:
        """What the tooltip points at."""
        return self.rect

    def refuse(self, place: Place | None = None) -> None:
        """Say why it cannot be used, or what lies there in it: with a sound, and at once in its tooltip."""
        self.kit.sound("refused")
        if self.desk:
            self.desk.explain(self, place)

    def tick(self, now: float) -> None:
        """Time goes by, in milliseconds; what moves marks itself dirty."""

    @property
    def moving(self) -> bool:
        """Whether it needs the next tick soon."""
        return False

    @property
    def struck(self) -> bool:
        """Whether its words are struck out: in high contrast, while it cannot be used."""
        return self.off is not None and self.kit.theme.flat

    def handle(self, event: Event) -> bool:
        """Take an event; whether it was meant for this part."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.held = True
            taken = self.press(event.pos)
            self.held &= taken
            return taken
        if event.type == pygame.MOUSEMOTION:
            return self.drag(event.pos) if self.held else self.over(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self.held:
            self.held = False
            return self.release(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self.wheel(getattr(event, "precise_y", event.y))
        if event.type == pygame.MULTIGESTURE:
            return self.pinch(self.desk.place_of(event) if self.desk else self.rect.center, event.pinched)
        if event.type == pygame.KEYDOWN:
            return self.key(event)
        if event.type == pygame.TEXTINPUT:
            return self.typed(event.text)
        if event.type == pygame.TEXTEDITING:
            return self.composed(event.text)
        return False

    def press(self, place: Place) -> bool:
        """The button went down on it."""
        return False

    def drag(self, place: Place) -> bool:
        """The pointer moves while the button that went down here is held."""
        return False

    def over(self, place: Place) -> bool:
        """The pointer moves over it."""
        return False

    def release(self, place: Place) -> bool:
        """The button that went down here is let go, anywhere."""
        return False

    def leave(self) -> None:
        """The pointer is no longer over it."""

    def missed(self) -> None:
        """While nothing else can be used, the button went down beside it."""

    def wheel(self, steps: float) -> bool:
        """The wheel turns over it; upwards is positive."""
        return False

    def pinch(self, place: Place, spread: float) -> bool:
        """Two fingers on a touch screen, with their middle over it, are by so much of its size farther apart than
        before."""
        return False

    def pulls(self, start: Place, place: Place) -> bool:
        """The pointer has gone from ``start`` to there with the button held on something within it that does not move
        with the pointer; whether it is taken along from now on."""
        return False

    def key(self, event: Event) -> bool:
        """A key goes down while it has the keyboard."""
        return False

    def typed(self, text: str) -> bool:
        """Text is typed into it."""
        return False

    def composed(self, text: str) -> bool:
        """Text is being put together, as accents and input methods do; nothing when that is over."""
        return False
