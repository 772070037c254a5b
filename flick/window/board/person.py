"""How somebody is seen: the portrait of who they play, the seal of their side, or the first letter of their name."""

from pygame import Rect, Surface

from flick.arenas import known_look, looks
from flick.paint.lamp import PANEL_LIGHT
from flick.table.board import Piece
from flick.window.board.faces import Faces
from flick.window.cards.portrait import CORNER, kept_portrait
from flick.window.widgets import Fill, Kit, Outline

LETTER, FRAMED = 0.52, 0.10
"""Height of the letter, in parts of the square, and how bright a frame is inside."""

PAWN, PAWN_AT, ALONE = 0.27, 0.80, 30
"""Radius and middle of the pawn in the corner of a portrait, in parts of the square; in a square that is smaller in
pixels of the design the pawn stands alone."""
SHADE = 0.62
"""How dark it is over somebody who is out of the game."""
SIGN = 8
"""Radius of the sign of a mark, in pixels of the design."""


def paint_person(
    faces: Faces, target: Surface, rect: Rect, seat: int | None, piece: Piece | None, *, alive: bool = False
) -> None:
    """In a square; ``piece`` is who they play. A frame of honey says that they act, or are asked. Who has a pawn on a
    map is seen with it, and with what is special about them; where there is little room the pawn stands alone."""
    kit, side = faces.kit, faces.side(seat)
    look = faces.look(piece) if piece is not None else None
    if look is None and side in looks().sides:
        faces.art.seal(side, rect.width // 2).draw(target, *rect.center)
        return
    has_pawn = look is not None and known_look(look.id) is not None
    radius = CORNER * rect.width / kit.theme.scale
    if not has_pawn or rect.width >= kit.px(ALONE):
        _paint_portrait(faces, target, rect, seat, piece, radius)
        kit.stamp(target, rect, Outline("honey", 2, radius) if alive else Outline("brass.line", 1, radius, 0.9))
    if piece is not None and look is not None and has_pawn:
        _paint_pawn(faces, target, rect, piece, look.id)


def _paint_portrait(
    faces: Faces, target: Surface, rect: Rect, seat: int | None, piece: Piece | None, radius: float
) -> None:
    kit = faces.kit
    if piece is not None and (look := faces.look(piece)) is not None:
        target.blit(kept_portrait(kit, look, rect.width), rect)
        return
    name = faces.name(piece) if piece is not None else faces.words.who(seat or 0)
    kit.stamp(target, rect, Fill("plate.top", 1, radius))
    size = LETTER * rect.height / kit.theme.scale
    place = rect.centerx, rect.centery + kit.px(0.36 * size)
    kit.write(target, kit.text(name[:1].upper(), "section", place, anchor="centre", size=size))


def _paint_pawn(faces: Faces, target: Surface, rect: Rect, piece: Piece, name: str) -> None:
    """The pawn, the signs of its marks, and the dark over who is out of the game."""
    kit, signs = faces.kit, faces.signs(piece)
    alone = rect.width < kit.px(ALONE)
    middle, radius = (rect.center, rect.width / 2) if alone else (_within(rect, PAWN_AT), PAWN * rect.width)
    faces.art.disc(faces.disc(name), radius).draw(target, *middle, 0.0, PANEL_LIGHT)
    if any(sign.dark for sign in signs):
        kit.stamp(target, rect, Fill("press", SHADE, CORNER * rect.width / kit.theme.scale))
    icons = [sign.icon for sign in signs if sign.icon and not sign.alive]
    for index, icon in enumerate(icons):
        faces.art.badge(icon, kit.px(SIGN)).draw(target, rect.right - kit.px(2), rect.top + kit.px(4 + 14 * index))


def _within(rect: Rect, share: float) -> tuple[float, float]:
    return rect.left + share * rect.width, rect.top + share * rect.height


def paint_frame(kit: Kit, target: Surface, rect: Rect, radius: float) -> None:
    """Draw a frame round whoever is awaited."""
    kit.stamp(target, rect, Fill("honey", FRAMED, radius))
    kit.stamp(target, rect, Outline("honey", 1.2, radius, 0.8))
