"""What opens the cards of a zone when it is pressed, and the drawer in which they are looked through."""

from functools import partial

from pygame import Rect, Surface
from pygame.event import Event

from flick.table.board import Piece, Zone
from flick.table.naming import zone_title
from flick.window.board.faces import Faces
from flick.window.board.holder import SMALL, Holder, SeenThing
from flick.window.board.peek import ShowsCards
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Fill, Kit, Place, Pose, card_height
from flick.window.widgets.drawer import Drawer
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.widget import PRESSING

WIDTH, LARGE = 640, 240
"""Of the drawer, and of the card that is chosen in it, in pixels of the design."""


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

    def paint(self, target: Surface) -> None:
        if self.is_open and self.hovered:
            self.kit.stamp(target, self.rect, Fill("hover", 0.08, 5))
        self.kit.write(target, *self.texts())
        if self.ringed:
            self.kit.ring(target, self.rect, 5)


class _Chosen(ShowsCards):
    """The card that is chosen in the list."""

    beyond = 40

    def __init__(self, kit: Kit, rect: Rect, faces: Faces, side: str, piece: Piece) -> None:
        super().__init__(kit, rect)
        self.faces, self.side, self.piece = faces, side, piece

    def show(self, piece: Piece) -> None:
        """Show another one."""
        self.piece = piece
        self.dirty = True

    def paint(self, target: Surface) -> None:
        face = self.faces.card(self.piece, self.side, self.rect.width)
        self.faces.sprites.card(face, self.rect.width, lift=1.4).draw(target, *self.rect.center)


def open_pile(kit: Kit, window: Rect, zone: Zone, faces: Faces, title: str, close_tip: str) -> Drawer:
    """The drawer, with the uppermost card first."""
    pieces = [piece for piece in reversed(zone.pieces) if piece.face is not None]
    rect = Rect(0, 0, min(kit.px(WIDTH), window.width - kit.px(32)), min(kit.px(408), window.height - kit.px(60)))
    rect.center = window.center
    drawer = Drawer(kit, window, rect, title, close_tip)
    inner = drawer.inner
    width = min(kit.px(LARGE), round(inner.height / 1.4), inner.width // 2)
    card = Rect(0, 0, width, card_height(width)).move_to(topright=inner.topright)
    shown = _Chosen(kit, card, faces, faces.side(zone.owner), pieces[0])
    listed = Rect(inner.left, inner.top, inner.width - width - kit.px(20), inner.height)
    rows = [ListRow(faces.name(piece), _detail(piece, faces)) for piece in pieces]
    drawer.add(Listing(kit, listed, rows, lambda index: shown.show(pieces[index]), selected=0), shown)
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
