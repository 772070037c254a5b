"""A pile that lies open, looked through: a list of its cards, and the one that is chosen beside it, large."""

from collections.abc import Callable

from pygame import Rect, Surface

from flick.table.board import Piece, Zone
from flick.window.board.faces import Faces
from flick.window.board.peek import ShowsCards
from flick.window.widgets.drawer import Drawer
from flick.window.widgets.kit import Kit
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.pose import card_height

WIDTH = 640
LARGE = 240


class _Chosen(ShowsCards):
    """The card that is chosen in the list."""

    def __init__(self, kit: Kit, rect: Rect, faces: Faces, side: str, piece: Piece) -> None:
        super().__init__(kit, rect)
        self.faces, self.side, self.piece = faces, side, piece

    def show(self, piece: Piece) -> None:
        """Show another one."""
        self.piece = piece
        self.dirty = True

    @property
    def bounds(self) -> Rect:
        edge = self.kit.px(40)
        return self.rect.inflate(2 * edge, 2 * edge)

    def paint(self, target: Surface) -> None:
        face = self.faces.card(self.piece, self.side, self.rect.width)
        self.faces.sprites.card(face, self.rect.width, lift=1.4).draw(target, *self.rect.center)


def open_pile(
    kit: Kit,
    window: Rect,
    zone: Zone,
    faces: Faces,
    title: str,
    close_tip: str,
    on_close: Callable[[], None] | None = None,
) -> Drawer:
    """The drawer, with the uppermost card first."""
    pieces = [piece for piece in reversed(zone.pieces) if piece.face is not None]
    rect = Rect(0, 0, min(kit.px(WIDTH), window.width - kit.px(32)), min(kit.px(408), window.height - kit.px(60)))
    rect.center = window.center
    drawer = Drawer(kit, window, rect, title, close_tip, on_close)
    inner = drawer.inner
    width = min(kit.px(LARGE), round(inner.height / 1.4), inner.width // 2)
    card = Rect(0, 0, width, card_height(width))
    card.topright = inner.topright
    shown = _Chosen(kit, card, faces, faces.side(zone.owner), pieces[0])
    listed = Rect(inner.left, inner.top, inner.width - width - kit.px(20), inner.height)
    rows = [ListRow(faces.name(piece), _detail(piece, faces)) for piece in pieces]
    drawer.put([Listing(kit, listed, rows, lambda index: shown.show(pieces[index]), selected=0), shown])
    return drawer


def _detail(piece: Piece, faces: Faces) -> str:
    """Who is on the card, and the key word of what it does; of one that is held, what it and its bar count for."""
    look, words = faces.look(piece), faces.words
    if look is None:
        return ""
    if look.number and look.kind is None:
        counts = [f"{look.number} {', '.join(words.name(colour) for colour in look.colours)}"]
        if look.bar is not None:
            counts.append(f"{words(look.bar.word)} {look.bar.number} {words.name(look.bar.colour)}")
        return " · ".join(counts)
    keyword = faces.words(look.ability.keyword).rstrip(".") if look.ability else ""
    return " · ".join(part for part in (look.subtitle, keyword) if part)
