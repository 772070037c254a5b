"""The table of a game that has no arena, at a moment: as in play, but nothing on it answers anything."""

import msgspec
from pygame import Rect

from flick.table.board import Board, Zone
from flick.table.naming import zone_title
from flick.window.board.faces import Faces
from flick.window.board.hand import HandPart
from flick.window.board.laying import ZONES, rails_in, zones_in
from flick.window.board.layout_file import LayoutFile
from flick.window.board.open_pile import open_pile
from flick.window.board.peek import Peek
from flick.window.board.piece import ShowsCards
from flick.window.board.plan import on_cloth
from flick.window.board.rail import RailPart
from flick.window.board.repeating import repeated
from flick.window.board.slot import Surroundings
from flick.window.board.tabs import TabsPart
from flick.window.board.zones import ClothPart, ZonePart
from flick.window.parts.group import Group
from flick.window.parts.kit import Kit
from flick.window.parts.label import Caption
from flick.window.replay.places import places_in

HEADING, SHADOW = 14, 0.75
"""Size of the words above the hand, and the opacity of their shadow on the wood."""


class BoardShow(Group):
    """``show`` a board. Without a ``layout`` of the game all zones lie on the cloth. Cards are drawn meanwhile, in the
    background; they are looked at from near, and open piles looked through, as in play."""

    def __init__(self, kit: Kit, rect: Rect, window: Rect, layout: LayoutFile | None, faces: Faces, game: str) -> None:
        super().__init__(kit, rect)
        self.layout, self.faces, self.game = layout, faces, game
        self._window = window
        self._around = Surroundings(kit, faces, Peek(kit, rect.top), self._open_pile, "narrow")
        self._ids: list[tuple[str, str]] = []
        self._furnished = False
        self._rails: list[RailPart] = []
        self._zones: list[ZonePart | TabsPart] = []
        self._hand: HandPart | None = None
        self._heading = Caption(kit, rect, "", "row-title", size=HEADING, anchor="centre", shadow=SHADOW, name=True)

    def show(self, board: Board, asked: int | None, viewer: int | None) -> None:
        """Show everything as it is, with the hand of ``viewer``, and mark whoever is ``asked``."""
        board = msgspec.structs.replace(board, seat=viewer)
        ids = [(zone.id, zone.kind) for zone in board.zones]
        if not self._furnished or (self.layout is None and ids != self._ids):
            self._ids = ids
            self._furnish(board)
        self._around.asked = asked
        for part in (*self._rails, *self._zones):
            part.show(board)
        if self._hand is not None:
            self._hand.show(board)
            self._heading.text = self._hand_title(board)

    @property
    def moving(self) -> bool:
        return self.faces.store.busy

    def tick(self, now: float) -> None:
        """Faces that were drawn meanwhile take the place of backs."""
        if self.faces.store.changed():
            for part in self.walk():
                part.dirty |= isinstance(part, ShowsCards)

    def _furnish(self, board: Board) -> None:
        """Everything anew, with nothing on it yet."""
        self._furnished = True
        self.remove(*list(self.parts))
        layout = repeated(self.layout, board) if self.layout is not None else _plan(board)
        around, kit = self._around, self.kit
        rails, hand = layout.rails, self.layout is not None and any(zone.kind == "hand" for zone in board.zones)
        beside = bool(rails.each or rails.left or rails.right)
        places = places_in(self.rect, kit.theme.scale, rails=beside, hand=hand)
        self.faces.layout = layout
        self._rails = [rail for _, rail in rails_in(layout, around, (places.left, places.right))]
        self._zones = zones_in(layout, around, places.cloth, board)
        self.add(ClothPart(kit, places.cloth, self.faces, self._window, self.game), *self._zones, *self._rails)
        self._hand = None
        if hand:
            self._hand = HandPart(around, places.hand, places.card, layout.playing)
            self._heading.rect = places.heading
            self.add(self._heading, self._hand)

    def _hand_title(self, board: Board) -> str:
        """Whose hand it is."""
        held = (zone for zone in board.zones if zone.kind == "hand" and zone.owner == board.seat)
        zone = next(held, None)
        return zone_title(zone, self.faces.words) if zone is not None else ""

    def _open_pile(self, zone: Zone, title: str) -> None:
        if self.desk is not None:
            self._around.peek.hide()
            self.desk.show(open_pile(self.kit, self._window, zone, self.faces, title, self.faces.words("window-close")))


def _plan(board: Board) -> LayoutFile:
    """All zones on the cloth, hands too, piles in a column."""
    zones = [zone for zone in board.zones if zone.kind in ZONES]
    stacks = [zone for zone in zones if zone.kind == "stack"]
    return LayoutFile(cloth=on_cloth([zone for zone in zones if zone.kind != "stack"], stacks))
