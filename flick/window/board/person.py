"""How somebody is seen: the portrait of who they play, the seal of their side, or the first letter of their name."""

from pygame import Rect, Surface

from flick.arenas import looks
from flick.table.board import Piece
from flick.window.board.faces import Faces
from flick.window.cards.portrait import CORNER, portrait
from flick.window.parts.kit import Kit
from flick.window.parts.materials import Fill, Outline

LETTER, FRAMED = 0.52, 0.10
"""Height of the letter, in parts of the square, and how bright a frame is inside."""


def paint_person(
    faces: Faces, target: Surface, rect: Rect, seat: int | None, piece: Piece | None, *, alive: bool = False
) -> None:
    """In a square; ``piece`` is who they play. A frame of honey says that they act, or are asked."""
    kit, side = faces.kit, faces.side(seat)
    look = faces.look(piece) if piece is not None else None
    if look is None and side in looks().sides:
        faces.workshop.seal(side, rect.width // 2).draw(target, *rect.center)
        return
    radius = CORNER * rect.width / kit.theme.scale
    if look is not None:
        made = kit.picture(("portrait", look.id, rect.width), lambda: portrait(look, rect.width, kit.theme))
        target.blit(made, rect)
    else:
        name = faces.name(piece) if piece is not None else faces.words.who(seat or 0)
        kit.stamp(target, rect, Fill("plate.top", 1, radius))
        size = LETTER * rect.height / kit.theme.scale
        place = rect.centerx, rect.centery + kit.px(0.36 * size)
        kit.write(target, kit.text(name[:1].upper(), "section", place, anchor="centre", size=size))
    kit.stamp(target, rect, Outline("honey", 2, radius) if alive else Outline("brass.line", 1, radius, 0.9))


def paint_frame(kit: Kit, target: Surface, rect: Rect, radius: float) -> None:
    """Round whoever is awaited."""
    kit.stamp(target, rect, Fill("honey", FRAMED, radius))
    kit.stamp(target, rect, Outline("honey", 1.2, radius, 0.8))
