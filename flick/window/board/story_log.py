"""A log whose entries show the card that they are about."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from flick.table.board import Piece
from flick.window.board.faces import Faces
from flick.window.cards.portrait import portrait
from flick.window.parts.kit import Kit
from flick.window.parts.log import Log
from flick.window.parts.log_row import ROOMY, Entry


class StoryLog(Log):
    """Whom a card shows stands before its entries."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        entries: Sequence[Entry],
        on_entry: Callable[[int], None],
        on_rule: Callable[[str], None],
        faces: Faces,
        *,
        short: bool = False,
    ) -> None:
        self.faces = faces
        super().__init__(kit, rect, entries, on_entry, on_rule, short=short)

    def picture(self, entry: Entry) -> Surface | None:
        return picture_of(self.faces, entry.thing, self.measures.picture)


def picture_of(faces: Faces, thing: str, size: float = ROOMY.picture) -> Surface | None:
    """Whom a card shows, that small; ``None`` for what is no card."""
    look = faces.look(Piece(thing, face=thing))
    if look is None:
        return None
    kit, side = faces.kit, faces.kit.px(size)
    return kit.picture(("portrait", thing, side), lambda: portrait(look, side, kit.theme))
