"""What the pieces of a board look like: cards with a face or a back, discs, tokens."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Surface

from flick.table.board import Piece
from flick.table.looks import CardLook
from flick.table.naming import piece_name
from flick.table.words import Words
from flick.window.board.layout_file import LayoutFile, Sign
from flick.window.board.sprites import Sprites
from flick.window.cards.plain import plain_look
from flick.window.cards.setting import IN_SIGHT, Held
from flick.window.cards.store import CardStore
from flick.window.paint.canvas import Cutout
from flick.window.paint.workshop import Workshop
from flick.window.parts.kit import Kit


class Pose(NamedTuple):
    """Where a card lies: its middle and width in pixels, turned by so many degrees counter-clockwise."""

    x: float
    y: float
    width: int
    angle: float = 0.0

    def towards(self, other: "Pose", share: float) -> "Pose":
        """On the way to another place."""
        x, y = self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share
        width = round(self.width + (other.width - self.width) * share)
        return Pose(x, y, width, self.angle + (other.angle - self.angle) * share)


class Faces:
    """One for each palette, scale and language. ``look`` is the game's own (``Game.card_look``)."""

    def __init__(
        self,
        kit: Kit,
        workshop: Workshop,
        store: CardStore,
        look: Callable[[str], CardLook | None],
        words: Words,
        sides: Sequence[str] = (),
        *,
        at_once: bool = False,
    ) -> None:
        """``sides`` is the side of each seat; ``at_once`` waits for faces that are not drawn yet."""
        self.kit, self.workshop, self.store, self.words = kit, workshop, store, words
        self.sides = list(sides)
        self.layout = LayoutFile()
        """What dice, backs and marks look like; that of the game, once there is one."""
        self.sprites = Sprites(kit)
        self._look = look
        self._at_once = at_once

    def look(self, piece: Piece) -> CardLook | None:
        """The card that a piece is, as far as it can be seen."""
        return self._look(piece.face) if piece.face is not None else None

    def named(self, thing: str) -> CardLook | None:
        """The card of that ID."""
        return self._look(thing)

    def card(
        self,
        piece: Piece,
        side: str,
        width: int,
        due: int | None = None,
        held_so: Held = IN_SIGHT,
        *,
        at_once: bool = False,
    ) -> Surface:
        """A piece as a card: its face, or the back of the cards of that side. A hidden face is never asked for.
        Without ``at_once`` the back stands in for a face that is not drawn yet."""
        if piece.face is None:
            return self.back(side, width)
        look = self._look(piece.face)
        if look is None:
            return self.store.face_now(plain_look(piece.face, len(self.kit.theme.ramp("plain"))), width)
        face = self.store.face_now if at_once or self._at_once else self.store.face
        return face(look, width, due, held_so)

    def back(self, side: str, width: int, zone: str = "") -> Surface:
        """The back of a card, of a pile of that zone."""
        backs = self.layout.backs
        known = backs.get(zone) or backs.get(zone.rpartition("-")[0])
        if known is not None:
            return self.store.kind_back(known.colour, known.icon, width)
        if self.store.has_back(side):
            return (self.store.back_now if self._at_once else self.store.back)(side, width)
        return self.store.kind_back("wood.1", "star", width)

    def lying(self, card: Piece | None, side: str, zone: str, width: int) -> Cutout:
        """A card as it lies by itself; the back of those of a zone where it is not known which one."""
        face = self.card(card, side, width) if card is not None else self.back(side, width, zone)
        return self.sprites.card(face, width)

    def signs(self, piece: Piece) -> list[Sign]:
        """What is seen of its marks."""
        return [self.layout.marks[mark] for mark in piece.marks if mark in self.layout.marks]

    def side(self, seat: int | None) -> str:
        """The side that a seat plays for; nothing where there are none."""
        return self.sides[seat] if seat is not None and seat < len(self.sides) else ""

    def name(self, piece: Piece) -> str:
        """What a piece is called."""
        return piece_name(piece, self.words)
