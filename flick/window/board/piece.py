"""A piece of a zone where it lies: picked with the pointer, a key or a number, and marked while it can be."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.table.board import Piece
from flick.window.board.faces import Faces
from flick.window.board.holder import NEXT, Drawn, Holder, SeenThing, Sort
from flick.window.board.peek import Readable
from flick.window.board.sprites import Mark
from flick.window.board.tag import Barred, PieceTag, draw_tag, tag_rect
from flick.window.widgets import Cutout, Kit, Place, Pose, Repainted, Widget
from flick.window.widgets.key_cap import CAP_HEIGHT, cap_width, draw_cap


class PiecePick(NamedTuple):
    """How a piece can be picked: what that does, the number key that does it too, what the piece is worth then, and
    what that promises; ``narrows`` says that this is not yet an answer."""

    do: Callable[[], None]
    number: str = ""
    worth: str = ""
    tag: PieceTag | None = None
    narrows: bool = False


class PiecePart(Holder, Readable):
    """``zone`` is where it lies, ``side`` whose it is."""

    sort: Sort = "figure"
    """How it travels."""
    corner: float = 5
    """The radius of its corners in pixels of the design, for the ring of the keyboard."""
    mark: Repainted[Mark] = Repainted()
    """Whether it can be picked, or is chosen."""
    number = Repainted[str]()
    """The number key that picks it."""
    calm = Repainted[bool]()
    """Whether something can be picked, so that nothing else may be more striking."""

    def __init__(self, kit: Kit, faces: Faces, piece: Piece, pose: Pose, *, zone: str = "", side: str = "") -> None:
        super().__init__(kit, pose.rect())
        self.faces, self.piece = faces, piece
        self.zone, self.side = zone, side
        self.rest = pose
        self.mark, self.number, self.calm = "", "", False
        self.large: Pose | None = None
        """Where it is shown large before it lands, so that it is read."""
        self._awaited: str | None = None
        """Where it is still on its way to, if it is."""
        self.on_pick: Callable[[], None] | None = None

    @property
    def pose(self) -> Pose:
        """Where it is now."""
        return self.rest

    def move(self, rest: Pose) -> None:
        """Lay it elsewhere."""
        if rest != self.rest:
            self.rest, self.rect, self.dirty = rest, rest.rect(), True

    @property
    def absent(self) -> bool:
        """Whether it is still on its way here."""
        return self._awaited is not None

    @property
    def lands(self) -> Pose:
        """Where it lies once nothing moves."""
        return self.rest

    @property
    def carried(self) -> Drawn:
        """What is seen of it when it travels."""
        awaited, self._awaited = self._awaited, None
        whole = Surface(self.bounds.bottomright, pygame.SRCALPHA, 32)
        self.paint(whole)
        self._awaited = awaited
        picture = whole.subsurface(self.bounds.clip(whole.get_rect())).copy()
        return lambda wide: Cutout(picture, (picture.get_width() / 2, picture.get_height() / 2))

    def seen(self, piece: str, place: str, which: int) -> SeenThing | None:
        if piece != self.piece.id:
            return None
        lands = which >= NEXT
        pose, large = self.lands if lands else self.pose, self.large if lands else None
        return SeenThing(pose, self.sort, self.piece.face or "", self.carried, single=True, large=large)

    def lag(self, piece: str, place: str, by: int) -> None:
        if piece == self.piece.id and (by < 0 or place == self._awaited):
            self._awaited = (self._awaited or place) if by < 0 else None
            self.dirty = True

    def offer(self, pick: PiecePick | None, mark: Mark = "", bar: Barred | None = None) -> None:
        """Whether it can be picked now, and how it is marked; or why it cannot."""
        self.dirty |= (pick is None) != (self.on_pick is None)
        self.on_pick, self.bar = (pick.do, None) if pick else (None, bar)
        self.mark, self.number, self.tag = (mark, pick.number, pick.tag) if pick else (mark, "", None)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return not self.absent and (self.on_pick is not None or self.peek is not None)

    def press(self, place: Place) -> bool:
        return bool(self.on_pick or self.bar or self.peek)

    def release(self, place: Place) -> bool:
        if self.contains(place):
            self.pick()
        return True

    def key(self, event: Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and (self.on_pick or self.bar) and self.ringed:
            self.pick()
            return True
        return super().key(event)

    def pick(self) -> None:
        """Take it, or be told why it cannot be taken; what nobody asks about is shown large."""
        if self.on_pick:
            self.kit.sound("button")
            self.on_pick()
        elif self.bar:
            self.bar.tell()
        elif self.peek:
            self.peek.open(self)

    def paint(self, target: Surface) -> None:
        if not self.absent:
            self.paint_piece(target)
            if self.ringed:
                self.kit.ring(target, self.rect, self.corner)
            self._paint_number(target, self.rect.midtop)

    def paint_piece(self, target: Surface) -> None:
        """Draw the piece itself, without the ring of the keyboard and its number key."""

    def _paint_number(self, target: Surface, place: Place, tagged: Rect | None = None) -> None:
        """The cap of its number key round a place, and at its right the tag, both in the middle; or the tag from the
        upper left corner of where it is ``tagged``, as wide as that."""
        kit = self.kit
        cap = Rect(0, 0, cap_width(kit, self.number) if self.number else 0, kit.px(CAP_HEIGHT)).move_to(center=place)
        if self.tag is not None:
            space = self.rect.width - cap.width if tagged is None else tagged.width
            pill = tag_rect(kit, self.tag, space)
            if tagged is None:
                cap.left -= pill.width // 2
                pill.midleft = cap.midright
            else:
                pill.topleft = tagged.topleft
            draw_tag(kit, target, pill, self.tag, space)
        if self.number:
            draw_cap(kit, target, cap, self.number)

    def targets(self) -> list[Rect]:
        return [Rect(self.rect)] if self.on_pick else []


def lying_in(parts: Iterable[Widget]) -> dict[str, PiecePart]:
    """The pieces among some parts, by their IDs."""
    return {part.piece.id: part for part in parts if isinstance(part, PiecePart)}
